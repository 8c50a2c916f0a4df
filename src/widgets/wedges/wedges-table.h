/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "widgets/salon-table.h"

G_BEGIN_DECLS

#define WEDGES_TYPE_TABLE (wedges_table_get_type ())
G_DECLARE_FINAL_TYPE (WedgesTable, wedges_table, WEDGES, TABLE, GtkWidget)

/**
 * WedgesTable:
 *
 * Shows a game of Wedges from the first roll to the end: the board, where people do what is due, and the page of the end.
 * Nobody at this table has a secret, so there is no curtain; the time for an answer stands still as soon as the page, the
 * window or the people turn away, and the question is not seen meanwhile.
 *
 * See #SalonTable for what the window does with it.
 */

G_END_DECLS
