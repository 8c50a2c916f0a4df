/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/probe/probe-edition.h"

#include <string.h>

#include "probe-decks.h" /* generated from data/probe/decks */

const ProbeCardKind probe_card_kinds[PROBE_N_KINDS] = {
  [PROBE_NO_CARD] = { "", PROBE_EFFECT_NONE, PROBE_SIDE_NONE, 0 },
  [PROBE_NORMAL] = { "normal", PROBE_EFFECT_NONE, PROBE_SIDE_NONE, 0 },
  [PROBE_ADDITIONAL_TURN] = { "additional-turn", PROBE_EFFECT_ADDITIONAL_TURN, PROBE_SIDE_NONE, 0 },
  [PROBE_LEFT_EXPOSES] = { "left-exposes", PROBE_EFFECT_OPPONENT_EXPOSES, PROBE_SIDE_LEFT, 0 },
  [PROBE_RIGHT_EXPOSES] = { "right-exposes", PROBE_EFFECT_OPPONENT_EXPOSES, PROBE_SIDE_RIGHT, 0 },
  [PROBE_OWN_BLANK] = { "own-blank", PROBE_EFFECT_OWN_BLANK, PROBE_SIDE_NONE, 0 },
  [PROBE_TIMES_2] = { "times-2", PROBE_EFFECT_MULTIPLY, PROBE_SIDE_NONE, 2 },
  [PROBE_TIMES_3] = { "times-3", PROBE_EFFECT_MULTIPLY, PROBE_SIDE_NONE, 3 },
  [PROBE_TIMES_4] = { "times-4", PROBE_EFFECT_MULTIPLY, PROBE_SIDE_NONE, 4 },
  [PROBE_TIMES_5] = { "times-5", PROBE_EFFECT_MULTIPLY, PROBE_SIDE_NONE, 5 },
  [PROBE_ADD_15] = { "add-15", PROBE_EFFECT_POINTS, PROBE_SIDE_NONE, 15 },
  [PROBE_ADD_20] = { "add-20", PROBE_EFFECT_POINTS, PROBE_SIDE_NONE, 20 },
  [PROBE_ADD_25] = { "add-25", PROBE_EFFECT_POINTS, PROBE_SIDE_NONE, 25 },
  [PROBE_DEDUCT_10] = { "deduct-10", PROBE_EFFECT_POINTS, PROBE_SIDE_NONE, -10 },
  [PROBE_ALL_EXPOSE] = { "all-expose", PROBE_EFFECT_ALL_EXPOSE, PROBE_SIDE_NONE, 0 },
  [PROBE_NO_BLANK_PENALTY] = { "no-blank-penalty", PROBE_EFFECT_NO_BLANK_PENALTY, PROBE_SIDE_NONE, 0 },
  [PROBE_LEFT_YOUR_CHOICE] = { "left-your-choice", PROBE_EFFECT_YOUR_CHOICE, PROBE_SIDE_LEFT, 0 },
  [PROBE_RIGHT_YOUR_CHOICE] = { "right-your-choice", PROBE_EFFECT_YOUR_CHOICE, PROBE_SIDE_RIGHT, 0 },
};

/* Cards of each letter in one player's set, A–Z (probe-rules.md 2).  Blanks are
 * a behaviour of their own. */
enum {
  SET_1964,
  SET_MIRO,
  SET_1982,
  N_SETS
};

static const uint8_t letter_sets[N_SETS][26] = {
  /*            A  B  C  D  E  F  G  H  I  J  K  L  M  N  O  P  Q  R  S  T  U  V  W  X  Y  Z */
  [SET_1964] = { 5, 3, 4, 4, 4, 3, 4, 3, 4, 2, 4, 4, 4, 4, 4, 3, 2, 4, 5, 4, 4, 2, 3, 2, 3, 2 },
  [SET_MIRO] = { 5, 3, 4, 3, 5, 3, 3, 3, 5, 2, 3, 4, 4, 4, 4, 3, 2, 4, 5, 5, 4, 3, 2, 2, 3, 2 },
  [SET_1982] = { 2, 1, 1, 1, 2, 1, 1, 1, 2, 1, 1, 1, 1, 2, 2, 1, 1, 3, 2, 2, 1, 1, 1, 1, 1, 1 },
};

const ProbeEditionInfo probe_editions[PROBE_N_EDITIONS] = {
  [PROBE_PARKER_1964] = {
    "parker-1964", "Parker 1964",
    {
      .seats_max = 6,
      .blanks = 6,
      .word_min = 1,
      .word_max = 12,
      .letter_set = SET_1964,
      .deck = PROBE_DECK_48,
      .answers_by_hand_possible = true,
    },
  },
  [PROBE_MIRO_1967] = {
    "miro-1967", "Miro 1967",
    {
      .seats_max = 6,
      .blanks = 6,
      .word_min = 1,
      .word_max = 12,
      .headwords = true,
      .letter_set = SET_MIRO,
      .deck = PROBE_DECK_48,
      .interrupt_on_own_turn = true,
      .answers_by_hand_possible = true,
    },
  },
  [PROBE_PARKER_1982] = {
    "parker-1982", "Parker 1982",
    {
      .seats_max = 4,
      .blanks = 5,
      .word_min = 4,
      .word_max = 12,
      .letter_set = SET_1982,
      .deck = PROBE_DECK_36,
      .supply_unlimited = true,
      .last_card_bonus_by_card = true,
      .end_bonuses_add_up = true,
      .pad_at_end_of_turn = true,
      .opponent_chooses_tray = true,
      .blank_is_dot = true,
    },
  },
};

/* Gives the ProbeEdition that a record calls @name, or -1. */
int
probe_edition_from_name (const char *name)
{
  for (int i = 0; i < PROBE_N_EDITIONS; i++)
    if (strcmp (probe_editions[i].name, name) == 0)
      return i;

  return -1;
}

/* Gives the ProbeKind that a record calls @name, or -1. */
int
probe_kind_from_name (const char *name)
{
  for (int i = PROBE_NORMAL; i < PROBE_N_KINDS; i++)
    if (strcmp (probe_card_kinds[i].name, name) == 0)
      return i;

  return -1;
}

/* Gives the points of space @slot, 0–11 from the left as opponents read it
 * (probe-rules.md 2). */
int
probe_space_value (int slot)
{
  static const uint8_t values[PROBE_SPACES] = { 5, 10, 15, 15, 10, 5, 5, 10, 15, 15, 10, 5 };

  return values[slot];
}

/* Gives 0–25 for 'A'–'Z', 26 for the blank, -1 for anything else. */
int
probe_letter_index (char letter)
{
  if (letter >= 'A' && letter <= 'Z')
    return letter - 'A';

  return letter == PROBE_BLANK ? 26 : -1;
}

/* The letter of an @index 0–26; the reverse of probe_letter_index(). */
char
probe_letter_at (int index)
{
  return index == 26 ? PROBE_BLANK : (char) ('A' + index);
}

/* Gives how many cards of @letter, 'A'–'Z', a player's set holds. */
int
probe_letter_cards (int letter_set, char letter)
{
  return letter_sets[letter_set][letter - 'A'];
}

/* Gives how many cards of @kind a full activity deck holds (probe-rules.md 3). */
int
probe_deck_count (int deck, ProbeKind kind)
{
  return decks[deck][kind];
}
