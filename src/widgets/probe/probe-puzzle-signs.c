/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-puzzle-signs.h"

#include "model/probe/probe-puzzle-text.h"
#include "widgets/salon-art.h"
#include "widgets/salon-colours.h"
#include "widgets/salon-draw.h"
#include "widgets/salon-theme-use.h"

/* In ems: from one sign to the next, and how high the unit of a sign is. */
#define PITCH 1.75
#define SIGN  1.13

#define N_SIGNS   4
#define RING_TRAY (-1)

/* The ring of a wrong question: its radius and width, in ems. */
#define RING       .5
#define RING_WIDTH .14

/* Which sign is drawn as which seat's emblem. */
typedef struct {
  gunichar sign;
  int tray;
} Kind;

static const Kind kinds[N_SIGNS] = {
  { 0x25b2, 0 },
  { 0x25c6, 1 },
  { 0x25a0, 2 },
  { 0x25cb, RING_TRAY },
};

struct _ProbePuzzleSigns {
  GtkWidget parent_instance;

  char *signs;
  int rows;
  SalonArtTile tile[N_SIGNS];
};

G_DEFINE_FINAL_TYPE (ProbePuzzleSigns, probe_puzzle_signs, GTK_TYPE_WIDGET)

static double
get_pitch (GtkWidget *widget)
{
  return PITCH * salon_draw_get_em (widget);
}

static void
probe_puzzle_signs_measure (GtkWidget *widget,
                            GtkOrientation orientation,
                            int for_size,
                            int *minimum,
                            int *natural,
                            int *minimum_baseline,
                            int *natural_baseline)
{
  const int n = orientation == GTK_ORIENTATION_HORIZONTAL ? PROBE_PUZZLE_ROW : PROBE_PUZZLE_SIGNS (widget)->rows;

  *minimum = *natural = (int) (n * get_pitch (widget));
}

static void
draw_ring_cb (cairo_t *cr, gconstpointer data)
{
  const double em = salon_draw_get_em ((GtkWidget *) data);

  gdk_cairo_set_source_rgba (cr, salon_theme_get_role ("wrong"));
  cairo_set_line_width (cr, RING_WIDTH * em);
  cairo_arc (cr, 0, 0, RING * em, 0, 2 * G_PI);
  cairo_stroke (cr);
}

static void
probe_puzzle_signs_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  ProbePuzzleSigns *self = PROBE_PUZZLE_SIGNS (widget);
  const float em = (float) salon_draw_get_em (widget);

  for (int i = 0; i < N_SIGNS; i++)
    {
      guint seat;

      if (kinds[i].tray == RING_TRAY)
        {
          salon_art_tile_draw (&self->tile[i], widget, &GRAPHENE_RECT_INIT (-em, -em, 2 * em, 2 * em), draw_ring_cb,
                               widget);
          continue;
        }
      seat = probe_puzzle_get_colour ((guint) kinds[i].tray);
      salon_art_glyph_prepare (&self->tile[i], widget, "emblems", salon_colour_get_emblem (seat),
                               salon_colour_get (seat), SIGN * em);
    }
}

static void
probe_puzzle_signs_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  ProbePuzzleSigns *self = PROBE_PUZZLE_SIGNS (widget);
  const double pitch = get_pitch (widget);
  double x = pitch / 2, y = x;

  for (const char *at = self->signs; *at != '\0'; at = g_utf8_next_char (at))
    {
      const gunichar sign = g_utf8_get_char (at);

      if (sign == '\n')
        {
          x = pitch / 2;
          y += pitch;
          continue;
        }
      for (int i = 0; i < N_SIGNS; i++)
        if (kinds[i].sign == sign)
          salon_art_tile_snapshot (&self->tile[i], snapshot, (float) (int) x, (float) (int) y);
      x += pitch;
    }
}

static void
probe_puzzle_signs_dispose (GObject *object)
{
  for (int i = 0; i < N_SIGNS; i++)
    salon_art_tile_clear (&PROBE_PUZZLE_SIGNS (object)->tile[i]);

  G_OBJECT_CLASS (probe_puzzle_signs_parent_class)->dispose (object);
}

static void
probe_puzzle_signs_finalize (GObject *object)
{
  g_free (PROBE_PUZZLE_SIGNS (object)->signs);

  G_OBJECT_CLASS (probe_puzzle_signs_parent_class)->finalize (object);
}

static void
probe_puzzle_signs_class_init (ProbePuzzleSignsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = probe_puzzle_signs_dispose;
  G_OBJECT_CLASS (klass)->finalize = probe_puzzle_signs_finalize;
  widget_class->measure = probe_puzzle_signs_measure;
  widget_class->size_allocate = probe_puzzle_signs_size_allocate;
  widget_class->snapshot = probe_puzzle_signs_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
probe_puzzle_signs_init (ProbePuzzleSigns *self)
{
  self->signs = g_strdup ("");
  salon_art_watch (GTK_WIDGET (self));
}

GtkWidget *
probe_puzzle_signs_new (void)
{
  return g_object_new (PROBE_TYPE_PUZZLE_SIGNS, NULL);
}

void
probe_puzzle_signs_set (ProbePuzzleSigns *self, const char *signs)
{
  g_return_if_fail (PROBE_IS_PUZZLE_SIGNS (self));

  g_free (self->signs);
  self->signs = g_strdup (signs);
  self->rows = 1;
  for (const char *at = signs; *at != '\0'; at++)
    self->rows += *at == '\n';
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, signs, -1);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
