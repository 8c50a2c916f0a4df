/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Width to height of an activity card. */
#define SALON_ACTIVITY_WIDTH 120
#define SALON_ACTIVITY_HEIGHT 172

/* The face-up card of a SalonDeck: pictogram, title and text, as large as the
 * card allows, and one readable label; for files of this folder only. */

#define SALON_TYPE_ACTIVITY_CARD (salon_activity_card_get_type ())
G_DECLARE_FINAL_TYPE (SalonActivityCard, salon_activity_card, SALON, ACTIVITY_CARD, GtkWidget)

void salon_activity_card_set (SalonActivityCard *self,
                              const char        *kind,
                              const char        *title,
                              const char        *text);
/* 0 lies on the pile @distance px to the left, face down, 1 is in its place. */
void salon_activity_card_set_turned (SalonActivityCard *self,
                                     double             turned,
                                     double             distance);

G_END_DECLS
