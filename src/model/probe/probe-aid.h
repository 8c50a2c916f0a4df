/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The learner's aid (record.md, option aid): the letters that were asked for in vain. Nobody may keep notes otherwise
 * (probe-rules.md 4), so without the option these functions tell nothing. */

#pragma once

#include <glib.h>

#include "rules/probe/probe-record.h"
#include "rules/probe/probe-state.h"

G_BEGIN_DECLS

/* Bit per letter, as of probe_letter_index(): all of @seats (bit per seat) that have hidden cards have said no to it;
 * 0 without the aid. */
guint32 probe_aid_denied (const ProbeHeader *header, const ProbeState *state, guint seats);
/* “asked in vain: A, E, blank” (transfer full); NULL if there is none, or without the aid. */
char *probe_aid_describe (const ProbeHeader *header, const ProbeState *state, int seat);

G_END_DECLS
