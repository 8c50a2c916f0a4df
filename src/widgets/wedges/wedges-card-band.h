/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define WEDGES_TYPE_CARD_BAND (wedges_card_band_get_type ())
G_DECLARE_FINAL_TYPE (WedgesCardBand, wedges_card_band, WEDGES, CARD_BAND, GtkWidget)

/**
 * WedgesCardBand:
 *
 * A box in the colour of a category, with a dark edge below, such as the head of a card. Its text is light or dark, as the
 * colour wants it.
 */

GtkWidget *wedges_card_band_new (int category);
void wedges_card_band_set_category (WedgesCardBand *self, int category);
/* What the band is the ground of; without it there is no edge either. */
void wedges_card_band_set_child (WedgesCardBand *self, GtkWidget *child);

G_END_DECLS
