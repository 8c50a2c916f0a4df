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
 * @PROBE_SPACE_EXPOSED: a card that all have seen
 * @PROBE_SPACE_OWN: shown to its owner, unknown to the others
 *
 * What stands in one of the twelve places of a tray.
 */
typedef enum {
  PROBE_SPACE_EMPTY,
  PROBE_SPACE_HIDDEN,
  PROBE_SPACE_EXPOSED,
  PROBE_SPACE_OWN,
} ProbeSpaceState;

/**
 * ProbeSpace:
 *
 * One place of a tray: the recess, its value on the lip below, and at most one
 * card. Part of the grid of its tray.
 *
 * Properties: activatable, highlight.
 * Signals: activated (), by click, Enter or Space; only while activatable.
 */

GtkWidget *probe_space_new (void);

/**
 * probe_space_describe:
 * @position: 1 … 12
 * @value: points it is worth
 * @letter: ignored for a hidden or an empty space
 * @blank_name: (nullable): what the edition calls the blank
 *
 * Returns: (transfer full): the accessible name, such as “space 6, worth 5,
 *   hidden” or “space 3, worth 15, R”
 */
char *probe_space_describe (int position, int value, ProbeSpaceState state, char letter, const char *blank_name);

void probe_space_set_position (ProbeSpace *self, int position);
void probe_space_set_value (ProbeSpace *self, int value);
void probe_space_set_colour (ProbeSpace *self, const GdkRGBA *colour);
void probe_space_set_blank_name (ProbeSpace *self, const char *name);
/* @letter is %PROBE_LETTER_NONE for a hidden card and an empty space; a
 * letter given for one of those is dropped, never kept. */
void probe_space_set_card (ProbeSpace *self, ProbeSpaceState state, char letter, gboolean pulled);
ProbeSpaceState probe_space_get_state (ProbeSpace *self);
char probe_space_get_letter (ProbeSpace *self);
void probe_space_set_activatable (ProbeSpace *self, gboolean activatable);
gboolean probe_space_get_activatable (ProbeSpace *self);
/* A gold frame without being clickable: “look here”. */
void probe_space_set_highlight (ProbeSpace *self, gboolean highlight);
/* (nullable) (transfer none): the card, while there is one. */
ProbeCard *probe_space_get_card (ProbeSpace *self);

G_END_DECLS
