/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What salon-words knows of a game: which list it has, and which words of it. */

#pragma once

#include <stdbool.h>
#include <stddef.h>

typedef struct {
  const char *name;     /* as the option --game has it */
  const char *list_tag; /* what the tag of the game's lists has behind the language */
  size_t shortest;      /* letters of its shortest word */
  bool forms;           /* it always takes all forms */
} SalonWordsGame;

/* The games, the one of whoever names none first; the last one has no name. */
extern const SalonWordsGame salon_words_games[];
