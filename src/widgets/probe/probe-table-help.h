/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a person who plays against computers can do at the table with what they did before, or do not know: take it back,
 * and have a hint. For files of the table only. */

#pragma once

#include "widgets/probe/probe-table-private.h"

G_BEGIN_DECLS

/* Connects the buttons of the board, and the keys. */
void probe_table_help_init (ProbeTable *self);
/* What salon_table_set_helps() does. */
void probe_table_help_set (SalonTable *table, gboolean helps);
/* A game came on the table. */
void probe_table_help_watch (ProbeTable *self);

G_END_DECLS
