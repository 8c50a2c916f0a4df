/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/salon-look.h"

G_BEGIN_DECLS

#define SALON_TYPE_SETUP_PAGE (salon_setup_page_get_type ())
G_DECLARE_INTERFACE (SalonSetupPage, salon_setup_page, SALON, SETUP_PAGE, GtkWidget)

/**
 * SalonSetupPage:
 *
 * Where people choose what they are going to play: editions, seats, options. Each game of
 * the house has its own.
 *
 * What is chosen is a set-up: the text of a record up to the words that are laid, or
 * whatever else is done before the first move, without the line `begin`. It has
 * neither date nor title.
 *
 * Signals:
 *
 *  - start (): the game is to begin; salon_setup_page_get() tells what was chosen.
 */
struct _SalonSetupPageInterface {
  GTypeInterface parent_iface;

  void (*set) (SalonSetupPage *self, const char *setup, const SalonLook *look, gboolean by_lot);
  char *(*get) (SalonSetupPage *self, SalonLook *look, gboolean *by_lot);
  /* Optional: the only one. */
  guint (*get_edition) (SalonSetupPage *self);
  void (*focus) (SalonSetupPage *self);
};

/* Shows what @setup, of the page's own game, and @look tell. @by_lot: the lot decides who
 * begins, whatever @setup says. */
void salon_setup_page_set (SalonSetupPage *self, const char *setup, const SalonLook *look, gboolean by_lot);
/* The set-up and its look, (transfer full); NULL when no game can be begun with what is
 * chosen. The lot is drawn anew at each call. @by_lot (inout) stays as it is where there is
 * nothing to draw. */
char *salon_setup_page_get (SalonSetupPage *self, SalonLook *look, gboolean *by_lot);
/* Which of the editions of #SalonHelp is chosen. */
guint salon_setup_page_get_edition (SalonSetupPage *self);
/* So that Enter begins the game. */
void salon_setup_page_focus (SalonSetupPage *self);

/* For the pages themselves */

void salon_setup_page_start (SalonSetupPage *self);

G_END_DECLS
