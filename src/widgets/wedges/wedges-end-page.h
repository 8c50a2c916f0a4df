/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/salon-look.h"
#include "model/wedges/wedges-game.h"
#include "widgets/salon-end-page.h"

G_BEGIN_DECLS

#define WEDGES_TYPE_END_PAGE (wedges_end_page_get_type ())
G_DECLARE_FINAL_TYPE (WedgesEndPage, wedges_end_page, WEDGES, END_PAGE, SalonEndPage)

/**
 * WedgesEndPage:
 *
 * The end of a game of Wedges: who has won, the winner's tin, how the wedges came, and what everybody knew in each category.
 * Its signals are those of #SalonEndPage, whose “table” is the way back to the wheel.
 */

GtkWidget *wedges_end_page_new (void);
/* Shows the end of @game, which is over. */
void wedges_end_page_update (WedgesEndPage *self, WedgesGame *game, const SalonLook *look);

G_END_DECLS
