/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A bot: a program that plays a seat of a game of Probe by the protocol of doc/bots.md.  All that it is told comes
 * from the view of its seat and from the moves, which everybody hears. */

#pragma once

#include "bots/salon-program.h"
#include "rules/probe/probe-record.h"
#include "words/words-list.h"

/* Bytes of the sentence that says why a bot has lost, with its NUL. */
#define PROBE_BOT_FAULT 512

typedef struct {
  SalonProgram program;
  int seat;
  unsigned limit;                                    /* milliseconds for each answer */
  bool interrupts;                                   /* it wants to be asked whether it names a word out of its turn */
  uint16_t hidden[PROBE_MAX_SEATS][PROBE_MAX_TRAYS]; /* as it was told */
  int32_t score[PROBE_MAX_SEATS];                    /* as it was told */
  bool refused;                                      /* its last answer was wrong; the fault quotes it */
  char fault[PROBE_BOT_FAULT];                       /* after a failure: what it did, translated */
} ProbeBot;

/* Greets the program, which salon_program_start() has run, and tells it the set-up of @header, whose rows are not
 * looked at, and its @seat.  Returns false, with the fault set, if its greeting is wrong. */
bool probe_bot_greet (ProbeBot *bot, const ProbeHeader *header, int seat, unsigned limit);

/* Asks for the row of one tray.  Returns false, with the fault set, unless the answer is a row that may be laid
 * (probe-rules.md 1 and 2), with a word of @words. */
bool probe_bot_lay (ProbeBot *bot, const ProbeSetup *setup, int tray, const WordsList *words, ProbeRow *row);

/* Tells what lies in one of its trays, because somebody else has laid it before this program came. */
void probe_bot_remind (ProbeBot *bot, const ProbeSetup *setup, int tray, const ProbeRow *row);

/* Tells that the game begins as @view shows it. */
void probe_bot_begin (ProbeBot *bot, const ProbeView *view);

/* Tells of @move, anybody's, after which its seat has @view. */
void probe_bot_see (ProbeBot *bot, const ProbeView *view, const ProbeMove *move);

/* Asks for the move that is due from its seat.  A draw is not asked for, as the pile decides: its kind is
 * PROBE_NO_CARD.  Returns false, with the fault set, unless the answer is a legal move. */
bool probe_bot_choose (ProbeBot *bot, const ProbeView *view, ProbeMove *move);

/* Asks whether it names a word now, if it wanted to be asked and may.  Returns whether it does, with the legal
 * @move; *@good becomes false, with the fault set, if the answer is wrong. */
bool probe_bot_interject (ProbeBot *bot, const ProbeView *view, ProbeMove *move, bool *good);

/* Tells that the game is over.  Returns false, with the fault set, if the program does not end. */
bool probe_bot_leave (ProbeBot *bot);
