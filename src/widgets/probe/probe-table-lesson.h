/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How the table shows the notes of a lesson. For files of the table only. */

#pragma once

#include "widgets/probe/probe-table-private.h"

G_BEGIN_DECLS

/* Makes the guide, above the stack. */
void probe_table_lesson_init (ProbeTable *self);
/* A game came on the table. */
void probe_table_lesson_show_game (ProbeTable *self);
/* Shows the note that stands now, as soon as what happened has been shown. */
void probe_table_lesson_update (ProbeTable *self);
/* What stands in the header: of a lesson its own title; otherwise @title. */
const char *probe_table_lesson_title (ProbeTable *self, const char *title);

G_END_DECLS
