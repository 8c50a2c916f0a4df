/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rules/probe/probe-setup.h"

G_BEGIN_DECLS

#define PROBE_TYPE_LETTER_SET (probe_letter_set_get_type ())
G_DECLARE_FINAL_TYPE (ProbeLetterSet, probe_letter_set, PROBE, LETTER_SET, GtkWidget)

/**
 * ProbeLetterSet:
 *
 * A player's set of letter cards: a pile for each letter and one for the blank, in two lines or,
 * where these would be too small, in more. A figure below each pile says how many cards are left. Each pile is a ProbeCard; their widget names are "set-A"
 * … "set-Z" and "set-blank". Arrow keys move the focus from pile to pile; Tab leaves the
 * set. Cards can be dragged away as text.
 *
 * Signals: chosen (int letter): the pile of that letter was activated.
 */

/* Sets up the piles for a player.
 * @setup: tells which piles there are, and what the blank is called
 * @colour: of the player's seat */
void probe_letter_set_begin (ProbeLetterSet *self, const ProbeSetup *setup, unsigned colour);
/* @left: number of cards in the pile of @letter; 0 shows an outline that cannot be chosen;
 *   -1 if the number is not limited */
void probe_letter_set_set_left (ProbeLetterSet *self, char letter, int left);
/* Sets @place to where the pile of @letter lies in @within, in px; it is empty while the set is not shown. */
void probe_letter_set_get_place (ProbeLetterSet *self, char letter, GtkWidget *within, graphene_rect_t *place);

G_END_DECLS
