/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "widgets/salon-table.h"

G_BEGIN_DECLS

#define CUBES_TYPE_TABLE (cubes_table_get_type ())
G_DECLARE_FINAL_TYPE (CubesTable, cubes_table, CUBES, TABLE, GtkWidget)

/**
 * CubesTable:
 *
 * Shows a game of Cubes from the first shake to the last round. What is due decides which page is visible: the round,
 * the page on which the table is handed over to the next person, or one on which the lists lie open.
 *
 * The lid lies over the cubes, and no list is in any widget, while the time stands still, and, where several people share
 * the screen, until the one who writes has said that they are there. The time stands still as soon as the page, the window
 * or the people turn away.
 *
 * See #SalonTable for what the window does with it.
 */

G_END_DECLS
