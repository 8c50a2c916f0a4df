/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rules/wedges/wedges-board.h"

G_BEGIN_DECLS

#define WEDGES_TYPE_DIE (wedges_die_get_type ())
/* WEDGES_DIE is the number of its faces already. */
G_DECLARE_FINAL_TYPE (WedgesDie, wedges_die, WEDGES, DIE_TRAY, GtkWidget)

/**
 * WedgesDie:
 *
 * The leather tray in which the die is rolled, and beside the die what came: “Ada rolled a four.” It takes the width
 * and height that it gets, 120 × 84 at least. Its shadow lies outside of it.
 *
 * Who rolled what is a function of the last call alone; what is seen on the way there, of that and of the time since then.
 *
 * Signals:
 *
 *  - thrown (): somebody clicks on the die that they may throw. Keys are the business of the page.
 *  - settled (): the die has come to rest, or its motion was skipped. Never before wedges_die_roll() has returned.
 */

/* How long the die rolls, in ms. */
#define WEDGES_DIE_MS 700

/* Makes a tray with a six, in which nobody has rolled yet. */
GtkWidget *wedges_die_new (void);

/**
 * wedges_die_roll:
 * @face: what came, 1–6
 * @name: who rolled; the text says so
 * @moving: whether the die is seen to roll. Where animations are switched off, or the tray is not mapped, it is not.
 */
void wedges_die_roll (WedgesDie *self, int face, const char *name, gboolean moving);
/* The die waits in the middle with the face that it had, and the text is empty. */
void wedges_die_wait (WedgesDie *self);

/* Sets whether the die can be thrown; at first it cannot. */
void wedges_die_set_open (WedgesDie *self, gboolean open);

/* Ends the motion at once. */
void wedges_die_skip (WedgesDie *self);
gboolean wedges_die_is_moving (WedgesDie *self);

/* Returns: (transfer full): “Ada rolled a four.” */
char *wedges_die_get_sentence (const char *name, int face);

G_END_DECLS
