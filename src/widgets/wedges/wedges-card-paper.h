/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How the paper of a card is drawn, and what is seen of a card that flies or is stamped. */

#pragma once

#include "widgets/salon-art.h"

G_BEGIN_DECLS

/* How far the two sheets below a card, and its shadow, stand out of it, in px at the usual size of text. */
#define WEDGES_CARD_OUT 16

/* The radius of its corners. */
#define WEDGES_CARD_RADIUS 12

/* A picture that is drawn anew only when something about it has changed. Zero it, clear it in dispose. */
typedef struct {
  SalonArtTile tile;
  char *key; /* all that the picture depends on */
} WedgesCardPicture;

void wedges_card_picture_clear (WedgesCardPicture *self);

/* The ruled paper, with the sheets below it and their shadow. Its corner is at 0 0.
 * @band: how high the band in the colour of the category is, in px: the rules begin below it */
void wedges_card_paper_prepare (WedgesCardPicture *self,
                                GtkWidget *widget,
                                int width,
                                int height,
                                double unit,
                                int band);
/* A card that flies, seen from its face or its back. Its middle is at 0 0.
 * @name: of the category */
void wedges_card_paper_prepare_flight (WedgesCardPicture *self,
                                       GtkWidget *widget,
                                       int width,
                                       int height,
                                       double unit,
                                       int category,
                                       gboolean back);
/* A stamp. Its middle is at 0 0. */
void wedges_card_paper_prepare_stamp (WedgesCardPicture *self, GtkWidget *widget, double unit, gboolean right);

G_END_DECLS
