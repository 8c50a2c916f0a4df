/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-draw.h"

#include <math.h>

const GdkRGBA salon_ink = { 0x24 / 255.f, 0x1f / 255.f, 0x31 / 255.f, 1.f };
const GdkRGBA salon_gold = { 0xf5 / 255.f, 0xc2 / 255.f, 0x11 / 255.f, 1.f };
const GdkRGBA salon_white = { 1.f, 1.f, 1.f, 1.f };

static const GdkRGBA focus_dark = { 0x14 / 255.f, 0x3c / 255.f, 0x7d / 255.f, 1.f };

PangoLayout *
salon_draw_layout (GtkWidget *widget, const char *text, double size)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (widget, text);
  PangoFontDescription *font;

  font = pango_font_description_copy (pango_context_get_font_description (gtk_widget_get_pango_context (widget)));
  pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);

  return layout;
}

void
salon_draw_centre (GtkWidget *widget, PangoLayout *layout, double x, double y, graphene_point_t *origin)
{
  g_autoptr (PangoLayout) capital = gtk_widget_create_pango_layout (widget, "H");
  PangoRectangle ink, logical;
  double baseline = pango_layout_get_baseline (layout) / (double) PANGO_SCALE;
  double height;

  pango_layout_set_font_description (capital, pango_layout_get_font_description (layout));
  pango_layout_get_extents (capital, &ink, NULL);
  height = ink.height / (double) PANGO_SCALE;
  pango_layout_get_extents (layout, NULL, &logical);

  origin->x = x - (logical.x + logical.width / 2.) / PANGO_SCALE;
  /* The baseline on a whole pixel keeps the feet of letters crisp. */
  origin->y = round (y + height / 2) - baseline;
}

void
salon_draw_text (GtkSnapshot *snapshot, PangoLayout *layout, const graphene_point_t *origin, const GdkRGBA *colour)
{
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, origin);
  gtk_snapshot_append_layout (snapshot, layout, colour);
  gtk_snapshot_restore (snapshot);
}

void
salon_draw_get_colour (GtkWidget *widget, GdkRGBA *colour)
{
#if GTK_CHECK_VERSION(4, 10, 0)
  gtk_widget_get_color (widget, colour);
#else
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), colour);
#endif
}

void
salon_draw_ring (GtkSnapshot *snapshot,
                 const graphene_rect_t *inner,
                 float radius,
                 float distance,
                 float width,
                 const GdkRGBA *colour)
{
  GskRoundedRect outline;
  graphene_rect_t rect;

  graphene_rect_inset_r (inner, -(distance + width), -(distance + width), &rect);
  gsk_rounded_rect_init_from_rect (&outline, &rect, radius + distance + width);
  gtk_snapshot_append_border (snapshot, &outline, (float[4]) { width, width, width, width },
                              (GdkRGBA[4]) { *colour, *colour, *colour, *colour });
}

void
salon_draw_focus (GtkSnapshot *snapshot, const graphene_rect_t *inner, float radius, float distance)
{
  salon_draw_ring (snapshot, inner, radius, distance, 4, &focus_dark);
  salon_draw_ring (snapshot, inner, radius, distance + 1, 2, &salon_white);
}
