/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Editions: presets of independent behaviours, the values of the spaces, the
 * letter sets and the activity decks.  All of it is data; the rules look at one
 * behaviour at a time and never ask which edition is played. */

#pragma once

#include <stdbool.h>
#include <stdint.h>

#include "rules/salon-text.h"

#define PROBE_MAX_SEATS 6
#define PROBE_MAX_TRAYS 2
#define PROBE_SPACES    12

/* Letter cards are bare capitals; these two stand beside 'A'–'Z'. */
#define PROBE_BLANK   '.'
#define PROBE_UNKNOWN '?'

/* A–Z and the blank, as indices 0–26. */
#define PROBE_LETTERS 27

typedef enum {
  PROBE_PARKER_1964,
  PROBE_MIRO_1967,
  PROBE_PARKER_1982,
  PROBE_N_EDITIONS,
} ProbeEdition;

/* Every kind of activity card there is (probe-rules.md 3). */
typedef enum {
  PROBE_NO_CARD,
  PROBE_NORMAL,
  PROBE_ADDITIONAL_TURN,
  PROBE_LEFT_EXPOSES,
  PROBE_RIGHT_EXPOSES,
  PROBE_OWN_BLANK,
  PROBE_TIMES_2,
  PROBE_TIMES_3,
  PROBE_TIMES_4,
  PROBE_TIMES_5,
  PROBE_ADD_15,
  PROBE_ADD_20,
  PROBE_ADD_25,
  PROBE_DEDUCT_10,
  PROBE_ALL_EXPOSE,
  PROBE_NO_BLANK_PENALTY,
  PROBE_LEFT_YOUR_CHOICE,
  PROBE_RIGHT_YOUR_CHOICE,
  PROBE_N_KINDS,
} ProbeKind;

/* What a kind of card does, apart from its amount. */
typedef enum {
  PROBE_EFFECT_NONE,
  PROBE_EFFECT_ADDITIONAL_TURN,
  PROBE_EFFECT_OPPONENT_EXPOSES, /* the named opponent chooses the card */
  PROBE_EFFECT_YOUR_CHOICE,      /* the drawer points at the card */
  PROBE_EFFECT_OWN_BLANK,
  PROBE_EFFECT_MULTIPLY,
  PROBE_EFFECT_POINTS,
  PROBE_EFFECT_ALL_EXPOSE,
  PROBE_EFFECT_NO_BLANK_PENALTY,
} ProbeEffect;

typedef enum {
  PROBE_SIDE_NONE,
  PROBE_SIDE_LEFT,
  PROBE_SIDE_RIGHT,
} ProbeSide;

typedef struct {
  const char *name; /* as in a record: "times-3" */
  ProbeEffect effect;
  ProbeSide side;
  int amount; /* multiplier or points */
} ProbeCardKind;

extern const ProbeCardKind probe_card_kinds[PROBE_N_KINDS];

/* One row of the table of probe-rules.md 1.  Small integers only, without
 * padding, because a game is compared with memcmp. */
typedef struct {
  uint8_t seats_max;
  uint8_t blanks;                  /* blanks a row may hold, and a set has */
  uint8_t word_min;                /* letters */
  uint8_t word_max;                /* letters */
  uint8_t headwords;               /* only headwords may be laid */
  uint8_t letter_set;              /* index for probe_letter_cards() */
  uint8_t deck;                    /* index for probe_deck_count() */
  uint8_t supply_unlimited;        /* by default */
  uint8_t interrupt_on_own_turn;   /* and only then */
  uint8_t last_card_bonus_by_card; /* also when an activity card turned it */
  uint8_t end_bonuses_add_up;      /* 50 and 100, not 50 or 100 */
  uint8_t answers_by_hand_possible;
  uint8_t pad_at_end_of_turn;    /* written then, not at once */
  uint8_t opponent_chooses_tray; /* two trays: not the card's left or right */
  uint8_t blank_is_dot;          /* the name of the empty card */
} ProbeBehaviours;

typedef struct {
  const char *name;  /* as in a record: "parker-1964" */
  const char *title; /* shown: "Parker 1964" */
  ProbeBehaviours behaviours;
} ProbeEditionInfo;

extern const ProbeEditionInfo probe_editions[PROBE_N_EDITIONS];

/* The points paid by the rules; probe-rules.md 4.2, 5, 6 and 7. */
#define PROBE_LAST_CARD            50
#define PROBE_WRONG_BLANK          50
#define PROBE_NAMED_WORD           100
#define PROBE_MISNAMED_WORD        50
#define PROBE_INTERRUPTION_MINIMUM 5
#define PROBE_FALSE_DENIAL         100
#define PROBE_MISSPELLING          100
#define PROBE_KEPT_BONUS           50
#define PROBE_KEPT_BONUS_MANY      100
#define PROBE_KEPT_MANY            5
#define PROBE_FINAL_TURNS          2

int probe_edition_from_name (const char *name);
int probe_kind_from_name (const char *name);
int probe_space_value (int slot);
int probe_letter_index (char letter);
char probe_letter_at (int index);
int probe_letter_cards (int letter_set, char letter);
int probe_deck_count (int deck, ProbeKind kind);
