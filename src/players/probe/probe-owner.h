/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a player believes of words before it has any clue: by what level their owner is, if it is a computer and the
 * player reckons with that. */

#pragma once

#include "players/probe/probe-lexicon.h"

/* A word that cannot be laid in such a row. */
#define PROBE_OWNER_NEVER 255

/* The weight of a word by its code: half for every eight, never below 1, and 0 for the last. */
static inline uint32_t
probe_owner_weight (unsigned code)
{
  /* 2^22, and less by an eighth of an octave each. */
  static const uint32_t eighth[8] = { 4194304, 3846195, 3526978, 3234256, 2965821, 2719665, 2493939, 2286947 };
  const uint32_t weight = eighth[code & 7] >> (code >> 3);

  return code == PROBE_OWNER_NEVER ? 0 : weight > 0 ? weight : 1;
}

/* Makes @lexicon what @player believes of the words in @tray of @seat, in a game with @setup, of which the rows'
 * lengths alone are looked at; @known is the lexicon of its level. */
void probe_owner_lexicon (ProbeLexicon *lexicon,
                          const ProbeLexicon *known,
                          const ProbePlayer *player,
                          const ProbeSetup *setup,
                          int seat,
                          int tray);
