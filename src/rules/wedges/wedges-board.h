/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The board: 73 spaces, which follow from a formula (wedges-rules.md 1).
 *
 * A space is a number from 0: the hub, then the spokes one after the other, each from the hub outwards, then the rim
 * clockwise. */

#pragma once

#include <stdbool.h>
#include <stdint.h>

#define WEDGES_CATEGORIES 6
#define WEDGES_SPOKES     6
#define WEDGES_SPOKE      5  /* the spaces of one */
#define WEDGES_RIM        42 /* the spaces of the rim */
#define WEDGES_SPACES     (1 + WEDGES_SPOKES * WEDGES_SPOKE + WEDGES_RIM)

#define WEDGES_HUB 0

/* The faces of the die. */
#define WEDGES_DIE 6

/* The most spaces next to one, those of the hub; and the most that a roll reaches. */
#define WEDGES_MAX_NEIGHBOURS 6
#define WEDGES_MAX_REACH      7

/* The bytes of the name of a space, such as “S3.4”, with its NUL. */
#define WEDGES_SPACE_NAME 5

/* The categories in the order of the rules. */
typedef enum {
  WEDGES_GEOGRAPHY,
  WEDGES_ENTERTAINMENT,
  WEDGES_HISTORY,
  WEDGES_ART,
  WEDGES_SCIENCE,
  WEDGES_SPORTS,
} WedgesCategory;

/* Their letters in that order: “GEHASP”. */
extern const char wedges_category_letters[WEDGES_CATEGORIES + 1];

typedef enum {
  WEDGES_THE_HUB,
  WEDGES_PLAIN, /* a space with a category */
  WEDGES_HEADQUARTERS,
  WEDGES_ROLL_AGAIN,
} WedgesSpaceType;

WedgesSpaceType wedges_space_type (int space);

/* Gives the category of @space; neither the hub nor a space to roll again has one, and they give WEDGES_CATEGORIES. */
int wedges_space_category (int space);

/* Writes the name of @space as a record has it: H, S0.1 … S5.5, R0 … R41. */
void wedges_space_name (int space, char name[WEDGES_SPACE_NAME]);

/* Gives the space called @name, which may be NULL, or -1. */
int wedges_space_from_name (const char *name);

/* Lists the spaces next to @space and returns how many they are. */
int wedges_neighbours (int space, uint8_t neighbours[WEDGES_MAX_NEIGHBOURS]);

/* Lists the spaces, in ascending order, that a token on @from reaches in exactly @steps steps, 1–6, without turning
 * back (rule 2.2), and returns how many they are.  There is always one. */
int wedges_reach (int from, int steps, uint8_t spaces[WEDGES_MAX_REACH]);
