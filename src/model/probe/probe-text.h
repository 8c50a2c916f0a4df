/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the table says, in the player's language. Everything is made from what
 * an onlooker (or the seat that looks) may know. */

#pragma once

#include <glib.h>

#include "rules/probe/probe-record.h"

G_BEGIN_DECLS

/* The name of a seat as it can stand within a sentence, whichever way its letters
 * run (transfer full). */
char *probe_text_name (const ProbeHeader *header, int seat);
/* What the edition calls the empty card: “blank” or “dot”. */
const char *probe_text_blank (const ProbeSetup *setup);
/* A letter as one says it: “E”, or the name of the blank. (transfer full) */
char *probe_text_letter (const ProbeSetup *setup, char letter);
/* One card in a sentence, asked for or shown: “E”, “a blank” (transfer full). */
char *probe_text_one_card (const ProbeSetup *setup, char letter);
/* “activity cards · spelling by the list · answers by the table” (transfer full) */
char *probe_text_options (const ProbeSetup *setup);
/* Two short lines that tell the edition from the others. */
const char *probe_text_edition_lines (ProbeEdition edition);
/* What stands large on an activity card, “×3”, and what it says. */
const char *probe_text_card_title (ProbeKind kind);
char *probe_text_card (const ProbeSetup *setup, ProbeKind kind);
/* Whose move it is and why: “Ada, ask an opponent for a letter.” Only @person, who
 * decides now (PROBE_NOBODY for none), is spoken to. (transfer full) */
char *probe_text_status (const ProbeHeader *header, const ProbeView *view, int person);
/* What a move brought about, in a sentence or two; NULL when there is nothing to
 * say. (transfer full) */
char *probe_text_events (const ProbeHeader *header, const ProbeMove *move, const ProbeEvents *events);
/* What a wrong guess at a blank costs now. (transfer full) */
char *probe_text_stakes (const ProbeState *state);
/* Why somebody is called behind the curtain: what they decide there, or that they
 * look at their word. (transfer full) */
char *probe_text_curtain (const ProbeHeader *header, const ProbeState *state);
/* What gave or cost points: “cards shown by others”. */
const char *probe_text_source (ProbeSource source);

G_END_DECLS
