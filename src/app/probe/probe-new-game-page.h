/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/salon-look.h"
#include "rules/probe/probe-record.h"

G_BEGIN_DECLS

#define PROBE_TYPE_NEW_GAME_PAGE (probe_new_game_page_get_type ())
G_DECLARE_FINAL_TYPE (ProbeNewGamePage, probe_new_game_page, PROBE, NEW_GAME_PAGE, GtkWidget)

/**
 * ProbeNewGamePage:
 *
 * Edition, seats and house options of a new game.
 *
 * Signals: start (): probe_new_game_page_get() tells what was chosen.
 */

/* @by_lot: the lot decides who begins, whatever @header says. */
void probe_new_game_page_set (ProbeNewGamePage *self,
                              const ProbeHeader *header,
                              const SalonLook *look,
                              gboolean by_lot);
/* TRUE when a game can be begun with it. The lot is drawn anew at each call. */
gboolean probe_new_game_page_get (ProbeNewGamePage *self, ProbeHeader *header, SalonLook *look, gboolean *by_lot);
/* The edition chosen at this moment. */
ProbeEdition probe_new_game_page_get_edition (ProbeNewGamePage *self);
/* So that Enter begins the game. */
void probe_new_game_page_focus (ProbeNewGamePage *self);

G_END_DECLS
