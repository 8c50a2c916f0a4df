/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define WEDGES_TYPE_BOXES (wedges_boxes_get_type ())
/* WEDGES_BOXES is their number, in the rules. */
G_DECLARE_FINAL_TYPE (WedgesBoxes, wedges_boxes, WEDGES, BOXES_WIDGET, GtkWidget)

/**
 * WedgesBoxes:
 *
 * The two boxes of cards, or the one, and what comes out of each next.
 */

GtkWidget *wedges_boxes_new (void);
/* @n: 1 or 2
 * @next: the number of the card at the front of each, from 1; of a card that is out, the one behind it
 * @out: the number of the card that lies on the table; 0 while none does
 * @turn: the box that it came from; while none is out, the box that the next card comes from. From 0 */
void wedges_boxes_set (WedgesBoxes *self, int n, const int next[2], int out, int turn);
/* Where a card comes out of @box, in coordinates of @other. FALSE: nowhere, the boxes are not on the screen. */
gboolean wedges_boxes_get_mouth (WedgesBoxes *self, int box, GtkWidget *other, graphene_point_t *mouth);

G_END_DECLS
