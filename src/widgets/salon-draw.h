/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What the table's widgets share in drawing; for files of this folder only. */

extern const GdkRGBA salon_ink;  /* dark text on cards */
extern const GdkRGBA salon_gold; /* what can be chosen, what is chosen */
extern const GdkRGBA salon_white;

/**
 * salon_draw_layout:
 * @size: of the font, in px
 *
 * Returns: (transfer full): a bold layout in the font of @widget
 */
PangoLayout *salon_draw_layout (GtkWidget *widget, const char *text, double size);

/**
 * salon_draw_centre:
 *
 * Where to put @layout so that its line is centred around @x horizontally and
 * the height of its capitals around @y vertically: letters then stand on one
 * line, whatever hangs below it.
 */
void salon_draw_centre (GtkWidget *widget, PangoLayout *layout, double x, double y, graphene_point_t *origin);

void salon_draw_text (GtkSnapshot *snapshot,
                      PangoLayout *layout,
                      const graphene_point_t *origin,
                      const GdkRGBA *colour);

/* The text colour that the style gives to @widget. */
void salon_draw_get_colour (GtkWidget *widget, GdkRGBA *colour);

/**
 * salon_draw_ring:
 * @distance: between @inner and the ring, in px
 *
 * A ring of @width px around a rectangle with round corners.
 */
void salon_draw_ring (GtkSnapshot *snapshot,
                      const graphene_rect_t *inner,
                      float radius,
                      float distance,
                      float width,
                      const GdkRGBA *colour);

/**
 * salon_draw_focus:
 *
 * The focus ring: white in dark, to be seen on felt, wood, paper and any card.
 */
void salon_draw_focus (GtkSnapshot *snapshot, const graphene_rect_t *inner, float radius, float distance);

G_END_DECLS
