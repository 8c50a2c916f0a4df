/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define WEDGES_TYPE_CARD_FLAP (wedges_card_flap_get_type ())
G_DECLARE_FINAL_TYPE (WedgesCardFlap, wedges_card_flap, WEDGES, CARD_FLAP, GtkWidget)

/**
 * WedgesCardFlap:
 *
 * The linen that lies over the place of an answer. Nothing is below it while it is closed: what it holds then lies on it, and
 * the answer comes below it when it opens.
 */

GtkWidget *wedges_card_flap_new (void);
/* Closes the flap; @child lies on it. */
void wedges_card_flap_close (WedgesCardFlap *self, GtkWidget *child);
/* Puts @child below the flap. */
void wedges_card_flap_open (WedgesCardFlap *self, GtkWidget *child);
/* @slid: which part of the child the open flap has left free, 0 to 1 */
void wedges_card_flap_set_slid (WedgesCardFlap *self, double slid);

G_END_DECLS
