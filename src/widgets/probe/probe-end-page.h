/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/probe/probe-game.h"
#include "model/salon-look.h"
#include "widgets/salon-end-page.h"

G_BEGIN_DECLS

#define PROBE_TYPE_END_PAGE (probe_end_page_get_type ())
G_DECLARE_FINAL_TYPE (ProbeEndPage, probe_end_page, PROBE, END_PAGE, SalonEndPage)

/**
 * ProbeEndPage:
 *
 * The page at the end of a game: the winners, every word with its true spelling, how each
 * player got their points, and the words that can still be challenged.
 */

/* Makes an empty page. */
GtkWidget *probe_end_page_new (void);
/* Shows @game, which must be finished, and follows its changes. */
void probe_end_page_show (ProbeEndPage *self, ProbeGame *game, const SalonLook *look);
/**
 * ProbeEndTable:
 * @in: whose coordinates @card has, an ancestor of the page and as large
 * @picture: (nullable): how it looked
 * @card: where each card of each word was
 *
 * How the table looked before the page came.
 */
typedef struct {
  GtkWidget *in;
  GdkTexture *picture;
  graphene_rect_t card[PROBE_MAX_SEATS][PROBE_MAX_TRAYS][PROBE_SPACES];
} ProbeEndTable;

/* Lets what is shown appear, piece by piece, within @ms; Space, or the button to hurry, ends that. Where animations
 * are switched off, the page is there at once and the table only fades; if @ms is 0, that does not happen, either.
 * @table: (nullable): how the table looked */
void probe_end_page_play (ProbeEndPage *self, guint ms, const ProbeEndTable *table);

G_END_DECLS
