/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Simple players that the levels are measured against.  Like those they know a
 * view and give a move; they remember every “no”, never name a row and never
 * challenge. */

#pragma once

#include "rules/probe/probe-state.h"
#include "words/words-list.h"

typedef enum {
  PROBE_YARDSTICK_RANDOM, /* any legal move */
  PROBE_YARDSTICK_ETAOIN, /* letters by how common they are in the list’s words */
  PROBE_YARDSTICK_GREEDY, /* the likeliest letter among the commonest words that fit, 900 at most */
  PROBE_YARDSTICK_N,
} ProbeYardstickKind;

/* The rows that the greedy one looks at, at most. */
#define PROBE_YARDSTICK_CANDIDATES 900

/* What the yardsticks make of a word list: read by any number of them at once. */
typedef struct ProbeYardstickWords ProbeYardstickWords;

typedef struct {
  const ProbeYardstickWords *words;
  uint64_t seed;
  uint32_t laid;
  uint8_t kind; /* ProbeYardstickKind */
} ProbeYardstick;

/* Sorts the words of @list by how common they are; with @headwords only those
 * count where the list tells them.  @list must outlive the result.  NULL when there is no
 * memory. */
ProbeYardstickWords *probe_yardstick_words_new (const WordsList *list, bool headwords);
void probe_yardstick_words_free (ProbeYardstickWords *words);

/* The letters A–Z, as 0–25, commonest first; a word counts once for each of its letters. */
const uint8_t *probe_yardstick_letters (const ProbeYardstickWords *words);

/* Makes @yardstick a new player for one game. */
void probe_yardstick_init (ProbeYardstick *yardstick,
                           ProbeYardstickKind kind,
                           const ProbeYardstickWords *words,
                           uint64_t seed);

/* Chooses a row for one tray: any of the words of tier 60 or below with four
 * letters or more that may be laid, all as likely, and 0 to 3 blanks on either
 * side.  If there are none, any word that may be laid.  False, with @row empty,
 * when no word of the list can be. */
bool probe_yardstick_lay (ProbeYardstick *yardstick, const ProbeSetup *setup, ProbeRow *row);

/* Chooses the move that is due from the view's seat; a draw has PROBE_NO_CARD
 * for its kind.  False, with @move all zero, when nothing is due from it. */
bool probe_yardstick_choose (const ProbeYardstick *yardstick, const ProbeView *view, ProbeMove *move);
