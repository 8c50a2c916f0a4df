/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-puzzle-sheet.h"

#include "widgets/salon-art.h"
#include "widgets/salon-text.h"

/* Below this height, in units of the piece, its corners would meet. */
#define LOWEST 56.

struct _ProbePuzzleSheet {
  GtkWidget parent_instance;

  const char *piece;
  SalonArtTile tile;
};

G_DEFINE_FINAL_TYPE (ProbePuzzleSheet, probe_puzzle_sheet, GTK_TYPE_WIDGET)

static void
probe_puzzle_sheet_measure (GtkWidget *widget,
                            GtkOrientation orientation,
                            int for_size,
                            int *minimum,
                            int *natural,
                            int *minimum_baseline,
                            int *natural_baseline)
{
  gtk_widget_measure (gtk_widget_get_first_child (widget), orientation, for_size, minimum, natural, NULL, NULL);
}

static void
probe_puzzle_sheet_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  ProbePuzzleSheet *self = PROBE_PUZZLE_SHEET (widget);

  gtk_widget_size_allocate (gtk_widget_get_first_child (widget), &(GtkAllocation) { 0, 0, width, height }, -1);
  if (width <= 0 || height <= 0 || self->piece == NULL)
    return;
  if (g_str_has_suffix (self->piece, ".9"))
    salon_art_nine_prepare (&self->tile, widget, self->piece, width, height,
                            MIN (MAX (1, salon_text_get_scale (widget)), height / LOWEST));
  else
    salon_art_tile_prepare (&self->tile, widget, self->piece, NULL, width, height);
}

static void
probe_puzzle_sheet_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  ProbePuzzleSheet *self = PROBE_PUZZLE_SHEET (widget);

  if (self->piece != NULL)
    salon_art_tile_snapshot (&self->tile, snapshot, 0, 0);
  GTK_WIDGET_CLASS (probe_puzzle_sheet_parent_class)->snapshot (widget, snapshot);
}

static void
probe_puzzle_sheet_dispose (GObject *object)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (object));

  salon_art_tile_clear (&PROBE_PUZZLE_SHEET (object)->tile);
  if (child != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (probe_puzzle_sheet_parent_class)->dispose (object);
}

static void
probe_puzzle_sheet_class_init (ProbePuzzleSheetClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = probe_puzzle_sheet_dispose;
  widget_class->measure = probe_puzzle_sheet_measure;
  widget_class->size_allocate = probe_puzzle_sheet_size_allocate;
  widget_class->snapshot = probe_puzzle_sheet_snapshot;
}

static void
probe_puzzle_sheet_init (ProbePuzzleSheet *self)
{
  salon_art_watch (GTK_WIDGET (self));
}

GtkWidget *
probe_puzzle_sheet_new (const char *piece, GtkWidget *child)
{
  ProbePuzzleSheet *self = g_object_new (PROBE_TYPE_PUZZLE_SHEET, NULL);

  self->piece = piece;
  gtk_widget_set_parent (child, GTK_WIDGET (self));
  return GTK_WIDGET (self);
}

void
probe_puzzle_sheet_set_piece (ProbePuzzleSheet *self, const char *piece)
{
  g_return_if_fail (PROBE_IS_PUZZLE_SHEET (self));

  if (g_strcmp0 (piece, self->piece) == 0)
    return;
  self->piece = piece;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
