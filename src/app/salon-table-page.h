/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "app/salon-settings.h"
#include "widgets/salon-table.h"

G_BEGIN_DECLS

#define SALON_TYPE_TABLE_PAGE (salon_table_page_get_type ())
G_DECLARE_FINAL_TYPE (SalonTablePage, salon_table_page, SALON, TABLE_PAGE, AdwBin)

/**
 * SalonTablePage:
 *
 * Where games are played: contains the #SalonTable for the game that was shown last, which has the pace that the
 * settings say, and offers another level when #SalonOffer does.
 *
 * Signals:
 *
 *  - retitled (): title or subtitle of the table are others than before.
 *  - play-again (int step): somebody wants another game with the same seats, in which the computers play @step levels
 *    better.
 *  - new-game (), pause (gboolean paused), message (const char *text): as those of #SalonTable.
 */

GtkWidget *salon_table_page_new (SalonSettings *settings);
/* Shows @game, which may be the one that is shown already. */
void salon_table_page_show (SalonTablePage *self, SalonGame *game, const SalonLook *look);
/* Takes the game off the table. */
void salon_table_page_clear (SalonTablePage *self);
/* Returns: (nullable) (transfer none): the table; NULL before the first game was shown */
SalonTable *salon_table_page_get_table (SalonTablePage *self);
/* Moves the keyboard focus to the table, unless it is there. */
void salon_table_page_focus (SalonTablePage *self);

G_END_DECLS
