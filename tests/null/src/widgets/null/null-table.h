/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "widgets/salon-table.h"

G_BEGIN_DECLS

#define NULL_TYPE_TABLE (null_table_get_type ())
G_DECLARE_FINAL_TYPE (NullTable, null_table, NULL, TABLE, GtkBox)

/**
 * NullTable:
 *
 * A #SalonTable with a word on it: “Playing” until the only move of the null game is made, then “Done”.
 */

G_END_DECLS
