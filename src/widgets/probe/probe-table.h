/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/probe/probe-game.h"
#include "model/salon-look.h"

G_BEGIN_DECLS

#define PROBE_TYPE_TABLE (probe_table_get_type ())
G_DECLARE_FINAL_TYPE (ProbeTable, probe_table, PROBE, TABLE, GtkWidget)

/**
 * ProbeTable:
 *
 * A game at the table, from the first word laid to the end: it shows the curtain,
 * the page for laying a word, the board, and the end, whichever the game asks for.
 *
 * Where several people sit at it, whoever turns away from a secret finds the curtain
 * before it afterwards: when the table is unmapped or its window no longer in use.
 *
 * Properties: title, subtitle (read only; notify): what the window's title says.
 *
 * Signals: play-again (); new-game (); message (const char *text): something
 * that a toast should say.
 */

/* %NULL takes the game from the table. */
void probe_table_set_game (ProbeTable *self, ProbeGame *game, const SalonLook *look);
ProbeGame *probe_table_get_game (ProbeTable *self);
const char *probe_table_get_title (ProbeTable *self);
const char *probe_table_get_subtitle (ProbeTable *self);
/* How long others' moves stay to be read, in seconds: 0 for not at all. */
void probe_table_set_pace (ProbeTable *self, double seconds);

G_END_DECLS
