/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rules/probe/probe-edition.h"
#include "widgets/salon-table.h"

G_BEGIN_DECLS

#define PROBE_TYPE_TABLE (probe_table_get_type ())
G_DECLARE_FINAL_TYPE (ProbeTable, probe_table, PROBE, TABLE, GtkWidget)

/**
 * ProbeTable:
 *
 * Shows a game of Probe from the first word laid to the end. The state of the game decides
 * which page is visible: the curtain, the page for laying a word, the board, the panel for
 * naming a word, or the page at the end.
 *
 * See #SalonTable for what the window does with it.
 */

/* The game is one of several of an evening: its end has the button @next (nullable, with a mnemonic), which emits
 * “play-again”, and no other way to another game. */
void probe_table_set_next (ProbeTable *self, const char *next);
/* Others than the people of this game use the screen as well: the one who lays a word finds the curtain shut, even
 * where no other person plays. To be called before the game is set. */
void probe_table_set_shared (ProbeTable *self, gboolean shared);
/* Shows @aside on the board, beside the trays; see probe_board_set_aside(). */
void probe_table_set_aside (ProbeTable *self, GtkWidget *aside);
/* Ends at once what is being shown. */
void probe_table_hurry (ProbeTable *self);

/* The id of the look that comes with @edition: that of its box. */
const char *probe_table_get_theme_of (ProbeEdition edition);

G_END_DECLS
