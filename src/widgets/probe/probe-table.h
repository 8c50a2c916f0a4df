/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "widgets/salon-table.h"

G_BEGIN_DECLS

#define PROBE_TYPE_TABLE (probe_table_get_type ())
G_DECLARE_FINAL_TYPE (ProbeTable, probe_table, PROBE, TABLE, GtkWidget)

/**
 * ProbeTable:
 *
 * A game at the table, from the first word laid to the end: it shows the curtain,
 * the page for laying a word, the board, and the end, whichever the game asks for.
 *
 * See #SalonTable for what the window does with it.
 */

G_END_DECLS
