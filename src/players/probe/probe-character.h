/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The characters of computer players: data/probe/characters, read while building.  A character is a taste, at any
 * level.  A taste shapes which word is laid, what is asked and when a row is named; it makes nobody stronger or weaker,
 * and knows nothing that the level does not know. */

#pragma once

#include "players/probe/probe-level.h"

#define PROBE_CHARACTER_NAMES 2

/* Every number is 0 for a plain player. */
typedef struct {
  const char *key;                         /* the name of its file, and of its portrait */
  const char *name[PROBE_CHARACTER_NAMES]; /* in English, in French: both are looked for in any language */
  const char *manner;                      /* in a word or two, marked for translation */
  const char *line;                        /* in one line, marked for translation */
  uint8_t level;                           /* ProbePlayerLevel, if nobody has chosen another one */

  int8_t longer;   /* letters by which the longest words that it lays may be longer, or the shortest ones shorter */
  int8_t blanks;   /* how much more often it lays each further blank */
  int8_t tries;    /* words more, or fewer, that it compares before it lays one */
  int sureness;    /* percent of sureness that it needs, more than its level, to name a row */
  int8_t dread;    /* percent by which a wrong blank seems worse than it is */
  int8_t common;   /* percent by which questions for common letters seem better, or worse */
  int8_t faithful; /* percent by which questions about the word that is most open seem better */
  int8_t slower;   /* percent */
  bool changes;    /* it takes the numbers of another one, another in each game */
} ProbeCharacter;

/* By number, below probe_n_characters; number 0 is plain and has no name. */
extern const ProbeCharacter probe_characters[];
extern const int probe_n_characters;

/* Gives the number of the character that is called @name, 0 if there is none. */
int probe_character_find (const char *name);

/* Gives the tastes of @player, those of another character if its own changes. */
const ProbeCharacter *probe_character_of (const ProbePlayer *player);

/* Fills @info with the numbers of the level of @player, as its character has them. */
void probe_character_level (const ProbePlayer *player, ProbeLevelInfo *info);
