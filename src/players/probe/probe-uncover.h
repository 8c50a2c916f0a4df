/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How well *hard* uncovers words when nobody plays against it and only wrong questions count: the par of the puzzle of the
 * day.
 *
 * It knows what hard knows (every word of the list, each as likely as probe_tier_weight() says of its tier) and what
 * everybody sees: the lengths, the cards that lie open, the letters that were asked for in vain, and that of several copies of a
 * letter the leftmost one is shown first.  There are no blanks.  Each time it asks for the letter that is
 * likeliest to be there, in whichever tray; where two are as likely, the first tray and then the first letter.
 * All of it is whole numbers, so par is the same on every machine. */

#pragma once

#include <stdbool.h>
#include <stdint.h>

#include "rules/probe/probe-edition.h"
#include "words/words-list.h"

/* What is public about one tray. */
typedef struct {
  uint8_t length;          /* 1 … PROBE_SPACES */
  char card[PROBE_SPACES]; /* of each space: the letter that lies open, or 0 */
  uint32_t denied;         /* bit per letter: no hidden card has it */
} ProbeUncoverTray;

/* Chooses the next question to the @n trays: @tray, from 0, and @letter, a capital. @tray is −1 if no card is hidden.
 * @headwords: the words are headwords, where the list tells them */
void probe_uncover_choose (const WordsList *words,
                           bool headwords,
                           const ProbeUncoverTray trays[],
                           int n,
                           int *tray,
                           char *letter);

/* Counts the wrong questions that it needs to uncover the @n words @row, bare capitals. */
unsigned probe_uncover_count (const WordsList *words, bool headwords, const char *const row[], int n);
