/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-note.h"

#include <string.h>

#include "widgets/salon-art.h"
#include "widgets/salon-theme-use.h"

#define TEETH 4 /* of a slip, at either end */
#define TOOTH 5 /* how deep, in px */

struct _SalonNote {
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkWidget *icon;
  GtkWidget *label;
  gboolean slip;
};

G_DEFINE_FINAL_TYPE (SalonNote, salon_note, GTK_TYPE_WIDGET)

static const struct {
  const char *icon;
  const char *css_class;
} kinds[] = {
  [SALON_NOTE_HINT] = { "dialog-information-symbolic", "hint" },
  [SALON_NOTE_GOOD] = { "object-select-symbolic", "good" },
  [SALON_NOTE_WRONG] = { "dialog-warning-symbolic", "wrong" },
};

/* Adds a side of the slip, torn in teeth, from @from to @to. */
static void
tear (cairo_t *cr, double x, double from, double to)
{
  const double step = (to - from) / (2 * TEETH);

  for (int i = 0; i <= 2 * TEETH; i++)
    cairo_line_to (cr, x + (i % 2 == 0 ? 0 : from < to ? -TOOTH : TOOTH), from + i * step);
}

static void
draw_slip (cairo_t *cr, double width, double height, double lower)
{
  cairo_translate (cr, 0, lower);
  cairo_new_path (cr);
  tear (cr, width, 0, height);
  tear (cr, 0, height, 0);
  cairo_close_path (cr);
}

/* A slip of paper that was torn off at both ends, with a soft shadow below it. */
static void
snapshot_slip (GtkWidget *widget, GtkSnapshot *snapshot)
{
  const double width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  cairo_t *cr =
    gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (-4, -2, (float) width + 8, (float) height + 10));

  for (int i = 1; i <= 4; i++)
    {
      cairo_save (cr);
      draw_slip (cr, width, height, i);
      cairo_set_source_rgba (cr, 0, 0, 0, .1);
      cairo_fill (cr);
      cairo_restore (cr);
    }
  draw_slip (cr, width, height, 0);
  gdk_cairo_set_source_rgba (cr, salon_theme_get_role ("chronicle"));
  cairo_fill (cr);
  cairo_destroy (cr);
}

static void
salon_note_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  if (SALON_NOTE (widget)->slip)
    snapshot_slip (widget, snapshot);
  GTK_WIDGET_CLASS (salon_note_parent_class)->snapshot (widget, snapshot);
}

static void
salon_note_dispose (GObject *object)
{
  SalonNote *self = SALON_NOTE (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (salon_note_parent_class)->dispose (object);
}

static void
salon_note_class_init (SalonNoteClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = salon_note_dispose;
  widget_class->snapshot = salon_note_snapshot;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "salon-note");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_STATUS);
}

static void
salon_note_init (SalonNote *self)
{
  self->icon = g_object_new (GTK_TYPE_IMAGE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  self->label = g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, NULL);
  self->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  gtk_box_append (GTK_BOX (self->box), self->icon);
  gtk_box_append (GTK_BOX (self->box), self->label);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  gtk_widget_add_css_class (GTK_WIDGET (self), "table-note");
  salon_note_say (self, SALON_NOTE_HINT, "");
}

void
salon_note_set_slip (SalonNote *self)
{
  g_return_if_fail (SALON_IS_NOTE (self));

  self->slip = TRUE;
  gtk_widget_remove_css_class (GTK_WIDGET (self), "table-note");
  gtk_widget_add_css_class (GTK_WIDGET (self), "slip");
  /* The paper is drawn over the whole widget, so its edges keep their distance from the text by margins. */
  g_object_set (self->box, "margin-start", 26, "margin-end", 26, "margin-top", 11, "margin-bottom", 11, "halign",
                GTK_ALIGN_CENTER, NULL);
  salon_art_watch (GTK_WIDGET (self));
}

/* Makes the part of @text before its first dot in the middle bold: what it is about. */
static void
mark_beginning (GtkLabel *label, const char *text)
{
  const char *end = strstr (text, " · ");
  PangoAttrList *marks = pango_attr_list_new ();

  if (end)
    {
      PangoAttribute *bold = pango_attr_weight_new (PANGO_WEIGHT_BOLD);

      bold->end_index = (guint) (end - text);
      pango_attr_list_insert (marks, bold);
    }
  gtk_label_set_attributes (label, marks);
  pango_attr_list_unref (marks);
}

void
salon_note_say (SalonNote *self, SalonNoteKind kind, const char *text)
{
  g_return_if_fail (SALON_IS_NOTE (self));
  g_return_if_fail (kind < G_N_ELEMENTS (kinds));

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (i == kind)
      gtk_widget_add_css_class (GTK_WIDGET (self), kinds[i].css_class);
    else
      gtk_widget_remove_css_class (GTK_WIDGET (self), kinds[i].css_class);
  gtk_image_set_from_icon_name (GTK_IMAGE (self->icon), kinds[kind].icon);
  gtk_label_set_label (GTK_LABEL (self->label), text);
  mark_beginning (GTK_LABEL (self->label), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

const char *
salon_note_get_text (SalonNote *self)
{
  g_return_val_if_fail (SALON_IS_NOTE (self), NULL);

  return gtk_label_get_label (GTK_LABEL (self->label));
}
