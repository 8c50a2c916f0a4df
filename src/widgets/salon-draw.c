/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-draw.h"

#include <math.h>

#include "widgets/salon-art.h"
#include "widgets/salon-cairo.h"

const GdkRGBA salon_ink = { 0x24 / 255.f, 0x1f / 255.f, 0x31 / 255.f, 1.f };
const GdkRGBA salon_gold = { 0xf5 / 255.f, 0xc2 / 255.f, 0x11 / 255.f, 1.f };
const GdkRGBA salon_white = { 1.f, 1.f, 1.f, 1.f };

static const GdkRGBA focus_dark = { 0x14 / 255.f, 0x3c / 255.f, 0x7d / 255.f, 1.f };

double
salon_draw_get_em (GtkWidget *widget)
{
  PangoContext *context = gtk_widget_get_pango_context (widget);
  const PangoFontDescription *font = pango_context_get_font_description (context);
  const double size = pango_font_description_get_size (font) / (double) PANGO_SCALE;

  if (pango_font_description_get_size_is_absolute (font))
    return size;
  return size * pango_cairo_context_get_resolution (context) / 72.;
}

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
  /* The baseline lies on a whole px, so the lower edges of letters are not blurred. */
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
salon_draw_share_baseline (GtkWidget *widget)
{
#if GTK_CHECK_VERSION(4, 12, 0)
  gtk_widget_set_valign (widget, GTK_ALIGN_BASELINE_FILL);
#else
  gtk_widget_set_valign (widget, GTK_ALIGN_BASELINE);
#endif
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

GdkTexture *
salon_draw_picture (GtkWidget *widget, GdkPaintable *now)
{
  const float scale = (float) salon_art_get_scale (widget);
  GtkNative *native = gtk_widget_get_native (widget);
  GskRenderer *renderer = native != NULL ? gtk_native_get_renderer (native) : NULL;
  const int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  g_autoptr (GtkSnapshot) snapshot = NULL;
  g_autoptr (GskRenderNode) node = NULL;

  if (renderer == NULL || width < 1 || height < 1)
    return NULL;

  snapshot = gtk_snapshot_new ();
  gtk_snapshot_scale (snapshot, scale, scale);
  gdk_paintable_snapshot (now, snapshot, width, height);
  node = gtk_snapshot_to_node (snapshot);
  if (node == NULL)
    return NULL;
  return gsk_renderer_render_texture (renderer, node,
                                      &GRAPHENE_RECT_INIT (0, 0, (float) width * scale, (float) height * scale));
}

/* Nodes with different clips have nothing in common for GTK. It leaves out a clip that cuts off nothing, so there is
 * something beside it, which nobody would see anyway. */
void
salon_draw_push_whole (GtkSnapshot *snapshot, const graphene_rect_t *extents, guint version)
{
  static const GdkRGBA nothing = { 0 };
  const float more = -(float) (version & 1);
  graphene_rect_t clip;

  graphene_rect_inset_r (extents, more, more, &clip);
  gtk_snapshot_push_clip (snapshot, &clip);
  gtk_snapshot_append_color (snapshot, &nothing, &GRAPHENE_RECT_INIT (clip.origin.x - 1, clip.origin.y - 1, 1, 1));
}

void
salon_draw_dashes (GtkSnapshot *snapshot, const graphene_rect_t *rect, float radius, float width, const GdkRGBA *colour)
{
  const double dashes[] = { width * 2.6, width * 2.1 };
  graphene_rect_t bounds;
  cairo_t *cr;

  graphene_rect_inset_r (rect, -width, -width, &bounds);
  cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  salon_cairo_box (cr, rect->origin.x, rect->origin.y, rect->size.width, rect->size.height, radius);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_set_line_width (cr, width);
  gdk_cairo_set_source_rgba (cr, colour);
  cairo_stroke (cr);
  cairo_destroy (cr);
}
