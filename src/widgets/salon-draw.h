/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Drawing functions that the widgets of a table share; for files of this folder and its
 * subfolders only. */

extern const GdkRGBA salon_ink;   /* dark text on cards */
extern const GdkRGBA salon_gold;  /* rings around things that can be chosen or are chosen */
extern const GdkRGBA salon_white; /* text and rings on dark colours */

/* Gets the size of the font that the style sheets give to @widget, in px. */
double salon_draw_get_em (GtkWidget *widget);

/**
 * salon_draw_layout:
 * @text: the text of the layout
 * @size: of the font, in px
 *
 * Returns: (transfer full): a bold layout in the font of @widget
 */
PangoLayout *salon_draw_layout (GtkWidget *widget, const char *text, double size);

/**
 * salon_draw_centre:
 *
 * @origin: (out): where the upper left corner of @layout has to be
 *
 * Centres the line of @layout horizontally around @x, and the height of a capital letter
 * vertically around @y. Letters at the same @y thus share a baseline, whether or not they
 * have descenders.
 */
void salon_draw_centre (GtkWidget *widget, PangoLayout *layout, double x, double y, graphene_point_t *origin);

/* Draws @layout with its upper left corner at @origin. */
void salon_draw_text (GtkSnapshot *snapshot,
                      PangoLayout *layout,
                      const graphene_point_t *origin,
                      const GdkRGBA *colour);

/* The text of @widget stands on one line with the texts beside it. */
void salon_draw_share_baseline (GtkWidget *widget);

/* Gets the text colour that the style sheets give to @widget. */
void salon_draw_get_colour (GtkWidget *widget, GdkRGBA *colour);

/**
 * salon_draw_ring:
 * @inner: the rectangle that the ring surrounds, with round corners of @radius px
 * @distance: between @inner and the ring, in px; negative if the ring lies inside
 *
 * Draws a ring @width px wide around @inner.
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
 * Draws the focus ring around @inner: a white line in a dark one, which can be seen on
 * felt, wood, paper and any card. The arguments are those of salon_draw_ring().
 */
void salon_draw_focus (GtkSnapshot *snapshot, const graphene_rect_t *inner, float radius, float distance);

/**
 * salon_draw_picture:
 * @widget: must be on the screen
 * @now: shows @widget, and was made by gtk_widget_paintable_new() some frames ago: a new one is empty while
 *   @widget waits for a new layout
 *
 * Returns: (transfer full) (nullable): how @widget looked in the last frame, in its own resolution. It is drawn at
 *   once, which takes as long as a frame with all of it
 */
GdkTexture *salon_draw_picture (GtkWidget *widget, GdkPaintable *now);

/**
 * salon_draw_push_whole:
 * @extents: of what is drawn, with its shadows
 * @version: another one whenever something has changed
 *
 * Makes one thing of all that is drawn until gtk_snapshot_pop(): when @version is another one, GTK draws all of it
 * again. Otherwise GTK looks for what differs, and gives up, and draws the whole window, as soon as it has found
 * more than thirty rectangles in it; a few words and figures have as many.
 */
void salon_draw_push_whole (GtkSnapshot *snapshot, const graphene_rect_t *extents, guint version);

/* Draws a dashed line of @width px along @rect, whose corners have @radius. */
void salon_draw_dashes (GtkSnapshot *snapshot,
                        const graphene_rect_t *rect,
                        float radius,
                        float width,
                        const GdkRGBA *colour);

G_END_DECLS
