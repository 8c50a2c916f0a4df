/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "widgets/probe/probe-card.h"

G_BEGIN_DECLS

#define PROBE_TYPE_SPACE (probe_space_get_type ())
G_DECLARE_FINAL_TYPE (ProbeSpace, probe_space, PROBE, SPACE, GtkWidget)

/**
 * ProbeSpaceState:
 * @PROBE_SPACE_EMPTY: no card
 * @PROBE_SPACE_HIDDEN: a card's back
 * @PROBE_SPACE_EXPOSED: the face of a card that all players know
 * @PROBE_SPACE_OWN: the face of a card that only its owner may see
 * @PROBE_SPACE_GUESS: a hidden card, and the letter that somebody says it has
 *
 * What one of the twelve spaces of a tray shows.
 */
typedef enum {
  PROBE_SPACE_EMPTY,
  PROBE_SPACE_HIDDEN,
  PROBE_SPACE_EXPOSED,
  PROBE_SPACE_OWN,
  PROBE_SPACE_GUESS,
} ProbeSpaceState;

/**
 * ProbeSpace:
 *
 * One of the spaces of a tray: a recess and at most one card. The tray draws the lip with the
 * value over it, because cards stand behind the lip.
 * For assistive technologies it is a cell of its tray's grid.
 *
 * Properties: activatable, highlight.
 * Signals: activated (): the space was activated by click, Enter, Space or an assistive
 * technology; only while it is activatable.
 */

/* Makes an empty space. */
GtkWidget *probe_space_new (void);

/**
 * probe_space_describe:
 * @position: 1 … 12, from the left
 * @value: of the space, in points
 * @letter: of the card; ignored for a hidden card and an empty space
 * @blank_name: (nullable): what the edition calls the blank
 *
 * Returns: (transfer full): the accessible name, such as “space 6, worth 5,
 *   hidden” or “space 3, worth 15, R”
 */
char *probe_space_describe (int position, int value, ProbeSpaceState state, char letter, const char *blank_name);

/* @position: 1 … 12, from the left */
void probe_space_set_position (ProbeSpace *self, int position);
/* @value: in points */
void probe_space_set_value (ProbeSpace *self, int value);
/* @colour: of the seat that the card belongs to, for salon_colour_get() */
void probe_space_set_colour (ProbeSpace *self, unsigned colour);
/* Sets whether the blank has a dot; at first it is an empty face. */
void probe_space_set_blank_is_dot (ProbeSpace *self, gboolean is_dot);
/* Sets where the card is, in px from the corner of the space, before the space is allocated. */
void probe_space_set_card_place (ProbeSpace *self, int x, int y, int width, int height);
/* @name: (nullable): what the edition calls the blank; %NULL for “blank” */
void probe_space_set_blank_name (ProbeSpace *self, const char *name);
/* @letter: %PROBE_LETTER_NONE for a hidden card and an empty space. Another letter given
 *   for one of those is ignored, not stored.
 * @pulled: whether the card stands raised */
void probe_space_set_card (ProbeSpace *self, ProbeSpaceState state, char letter, gboolean pulled);
/* Returns what the space shows. */
ProbeSpaceState probe_space_get_state (ProbeSpace *self);
/* Returns the letter that the card shows, or %PROBE_LETTER_NONE. */
char probe_space_get_letter (ProbeSpace *self);
/* Sets whether the space can be activated; at first it cannot. */
void probe_space_set_activatable (ProbeSpace *self, gboolean activatable);
/* Returns whether the space can be activated. */
gboolean probe_space_get_activatable (ProbeSpace *self);
/* Draws a gold frame, which attracts attention and does not make the space activatable. */
void probe_space_set_highlight (ProbeSpace *self, gboolean highlight);
/* How the card stands while somebody chooses one. Then only the one that is chosen has a frame. */
void probe_space_set_standing (ProbeSpace *self, ProbeCardStanding standing);
/* Returns: (nullable) (transfer none): the card, if there is one */
ProbeCard *probe_space_get_card (ProbeSpace *self);

G_END_DECLS
