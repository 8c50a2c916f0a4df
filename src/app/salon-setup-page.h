/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "app/salon-room.h"
#include "model/salon-company.h"
#include "model/salon-game.h"
#include "model/salon-look.h"

G_BEGIN_DECLS

#define SALON_TYPE_SETUP_PAGE (salon_setup_page_get_type ())
G_DECLARE_INTERFACE (SalonSetupPage, salon_setup_page, SALON, SETUP_PAGE, GtkWidget)

/**
 * SalonSetupPage:
 *
 * The page on which people choose edition, seats and options of a new game. Each game
 * implements it with a widget of its own.
 *
 * The result is a set-up: the first lines of a record, without those for what players do
 * before the first move, such as laying words. It has no date, no title and no line `begin`.
 *
 * Signals:
 *
 *  - start (): the player wants to begin; salon_setup_page_get() gives what was chosen.
 *  - theme-changed (): salon_setup_page_get_theme() gives another answer than before.
 *  - play (SalonGame *game, gconstpointer look): the player wants to play @game, which is new and asleep, with this
 *    #SalonLook; what was chosen on the page is not kept.
 *  - show-room (SalonRoom *room): @room, which is new, is entered from the page.
 */
struct _SalonSetupPageInterface {
  GTypeInterface parent_iface;

  void (*set) (SalonSetupPage *self, const char *setup, const SalonLook *look, gboolean by_lot);
  char *(*get) (SalonSetupPage *self, SalonLook *look, gboolean *by_lot);
  /* Optional; a game without it has one edition. */
  guint (*get_edition) (SalonSetupPage *self);
  /* Optional; a game without it has the default look. */
  const char *(*get_theme) (SalonSetupPage *self);
  /* Optional. */
  void (*advise) (SalonSetupPage *self, const SalonCompany *company);
  void (*focus) (SalonSetupPage *self);
};

/* Shows @setup, which must be a valid one of the page's own game, and @look. @by_lot: a draw
 * decides who begins, whatever @setup says. */
void salon_setup_page_set (SalonSetupPage *self, const char *setup, const SalonLook *look, gboolean by_lot);
/* Gives the set-up (transfer full) and its @look; NULL if no game can be begun with what is
 * chosen. If a draw decides who begins, each call draws again. @by_lot (inout) is set to
 * whether a draw decides; a game in which there is nothing to draw leaves it unchanged. */
char *salon_setup_page_get (SalonSetupPage *self, SalonLook *look, gboolean *by_lot);
/* The edition that is chosen, as an index for the game's #SalonHelp. */
guint salon_setup_page_get_edition (SalonSetupPage *self);
/* The ID of the look that comes with what is chosen. */
const char *salon_setup_page_get_theme (SalonSetupPage *self);
/* Tells how one person has fared against computers, for a page that may offer another level. */
void salon_setup_page_advise (SalonSetupPage *self, const SalonCompany *company);
/* Moves the keyboard focus to the button that begins the game. */
void salon_setup_page_focus (SalonSetupPage *self);

/* For the pages themselves */

/* Emits “start”. */
void salon_setup_page_start (SalonSetupPage *self);
/* Emits “play”. */
void salon_setup_page_play (SalonSetupPage *self, SalonGame *game, const SalonLook *look);
/* Emits “show-room”. @room is new (floating). */
void salon_setup_page_show_room (SalonSetupPage *self, SalonRoom *room);
/* Emits “theme-changed”. */
void salon_setup_page_theme_changed (SalonSetupPage *self);

G_END_DECLS
