/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "rules/probe/probe-record.h"

G_BEGIN_DECLS

#define PROBE_TYPE_OPTIONS_ROW (probe_options_row_get_type ())
G_DECLARE_FINAL_TYPE (ProbeOptionsRow, probe_options_row, PROBE, OPTIONS_ROW, AdwExpanderRow)

/* Who begins, when the lot decides. */
#define PROBE_FIRST_BY_LOT (-1)

/**
 * ProbeOptionsRow:
 *
 * The house options of a new game, folded away behind a line that sums them up.
 * What does not go with the edition or the number of seats cannot be touched,
 * and says why.
 *
 * Signals: changed ()
 */

/* Takes over the options and the language of @header. @first: a seat from 0, or
 * PROBE_FIRST_BY_LOT. */
void probe_options_row_set (ProbeOptionsRow *self, const ProbeHeader *header, int first);
/* The edition was changed: supply goes back to what its box has. */
void probe_options_row_set_edition (ProbeOptionsRow *self, ProbeEdition edition);
/* The players in order, NULL-terminated. */
void probe_options_row_set_seats (ProbeOptionsRow *self, const char *const *names);
/* Writes options and language into @header, whose edition and number of seats
 * must be those told before. Who begins is left to the caller. */
void probe_options_row_get (ProbeOptionsRow *self, ProbeHeader *header);
int probe_options_row_get_first (ProbeOptionsRow *self);
void probe_options_row_set_first (ProbeOptionsRow *self, int first);

/* Whether a word list for @language is there. */
gboolean probe_options_has_words (const char *language);

G_END_DECLS
