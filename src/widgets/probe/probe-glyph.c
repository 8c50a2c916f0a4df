/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-glyph.h"

#include "widgets/probe/probe-card.h"
#include "widgets/salon-draw.h"

struct _ProbeGlyph {
  GtkWidget parent_instance;

  char letter;
  PangoLayout *layout;
  graphene_point_t origin;
};

G_DEFINE_FINAL_TYPE (ProbeGlyph, probe_glyph, GTK_TYPE_WIDGET)

static void
probe_glyph_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  ProbeGlyph *self = PROBE_GLYPH (widget);
  const char text[2] = { self->letter, '\0' };

  g_clear_object (&self->layout);
  if (self->letter == PROBE_BLANK)
    return;

  self->layout = salon_draw_layout (widget, text, MIN (width, height) * .5);
  salon_draw_centre (widget, self->layout, width / 2., height / 2., &self->origin);
}

static void
probe_glyph_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  ProbeGlyph *self = PROBE_GLYPH (widget);
  const float width = gtk_widget_get_width (widget);
  const float height = gtk_widget_get_height (widget);
  GdkRGBA colour;

  salon_draw_get_colour (widget, &colour);
  if (self->layout)
    {
      salon_draw_text (snapshot, self->layout, &self->origin, &colour);
    }
  else
    {
      const float r = MIN (width, height) * .125f;
      const graphene_rect_t rect = GRAPHENE_RECT_INIT (width / 2 - r, height / 2 - r, 2 * r, 2 * r);
      GskRoundedRect round;

      gsk_rounded_rect_init_from_rect (&round, &rect, r);
      gtk_snapshot_push_rounded_clip (snapshot, &round);
      gtk_snapshot_append_color (snapshot, &colour, &rect);
      gtk_snapshot_pop (snapshot);
    }
}

static void
probe_glyph_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (probe_glyph_parent_class)->css_changed (widget, change);
  gtk_widget_queue_allocate (widget);
}

static void
probe_glyph_dispose (GObject *object)
{
  g_clear_object (&PROBE_GLYPH (object)->layout);

  G_OBJECT_CLASS (probe_glyph_parent_class)->dispose (object);
}

static void
probe_glyph_class_init (ProbeGlyphClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = probe_glyph_dispose;
  widget_class->size_allocate = probe_glyph_size_allocate;
  widget_class->snapshot = probe_glyph_snapshot;
  widget_class->css_changed = probe_glyph_css_changed;

  gtk_widget_class_set_css_name (widget_class, "probe-glyph");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
probe_glyph_init (ProbeGlyph *self)
{
}

GtkWidget *
probe_glyph_new (char letter)
{
  ProbeGlyph *self = g_object_new (PROBE_TYPE_GLYPH, NULL);

  self->letter = letter;
  return GTK_WIDGET (self);
}
