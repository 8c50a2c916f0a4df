/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table's sentences, translated. They are made only from what an onlooker (or the seat
 * that looks) may know. */

#pragma once

#include <glib.h>

#include "rules/probe/probe-record.h"

G_BEGIN_DECLS

/* The name of a seat, made so that it does not change the direction of the text around it
 * (transfer full). */
char *probe_text_name (const ProbeHeader *header, int seat);
/* What the edition calls the empty card: “blank” or “dot”. */
const char *probe_text_blank (const ProbeSetup *setup);
/* The name of a letter: “E”, or what the edition calls the blank. (transfer full) */
char *probe_text_letter (const ProbeSetup *setup, char letter);
/* One card in a sentence, asked for or shown: “E”, “a blank” (transfer full). */
char *probe_text_one_card (const ProbeSetup *setup, char letter);
/* A question for one card, as it is said: “An E?”, “A blank?” (transfer full). */
char *probe_text_asked (const ProbeSetup *setup, char letter);
/* The house rules: “activity cards · spelling by the list · answers by the table” (transfer full). What nobody would expect
 * otherwise is left out, such as the language of the words if it is that of the program and of the edition’s box.
 * @first: (nullable): the name of who begins; NULL leaves that out */
char *probe_text_options (const ProbeHeader *header, const char *first);
/* “4 players · about 35 minutes” (transfer full). The time is an estimate: five minutes for laying the
 * words, five for each word that is to be found, and five for each of the @people, who think longer than
 * the computers. Four players of whom two are people come to 35 minutes. */
char *probe_text_estimate (const ProbeSetup *setup, int people);
/* Two short lines that say how the edition differs from the others. */
const char *probe_text_edition_lines (ProbeEdition edition);
/* The large text on an activity card, “×3”. */
const char *probe_text_card_title (ProbeKind kind);
/* The small text on it: what the card does. (transfer full) */
char *probe_text_card (const ProbeSetup *setup, ProbeKind kind);
/* The same for the card that is in play, with the name of the neighbour whom it is about.
 * (transfer full) */
char *probe_text_card_in_play (const ProbeHeader *header, const ProbeState *state);
/* Whose move it is and why: “Ada, ask an opponent for a letter.” The sentence speaks to
 * @person if that is who decides now, otherwise about the decider. (transfer full) */
char *probe_text_status (const ProbeHeader *header, const ProbeView *view, int person);
/* What a move did, in a sentence or more; NULL when there is nothing to say. (transfer
 * full) */
char *probe_text_events (const ProbeHeader *header, const ProbeMove *move, const ProbeEvents *events);
/* What somebody tries by a move, before it is seen how it goes; NULL for a move whose question was told
 * already. (transfer full) */
char *probe_text_question (const ProbeHeader *header, const ProbeMove *move);
/* What a wrong guess at a blank costs now. (transfer full) */
char *probe_text_stakes (const ProbeState *state);
/* Why a person is asked to look behind the curtain: what they have to decide, or that their
 * word is there. @state is NULL if they only look at it. (transfer full) */
char *probe_text_curtain (const ProbeHeader *header, const ProbeState *state);
/* Who plays at @seat instead of whom, of the seats before and after. (transfer full) */
char *probe_text_hand_over (const ProbeHeader *before, const ProbeHeader *after, int seat);
/* How many final turns are still to come: “Final turns: 2 left”; NULL before them (transfer
 * full). */
char *probe_text_final_turns (const ProbeState *state);

G_END_DECLS
