/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/wedges/wedges-board.h"

#include <string.h>

#include "rules/salon-text.h"

#define RIM_BEGINS (1 + WEDGES_SPOKES * WEDGES_SPOKE)

/* From one headquarters to the next, along the rim. */
#define RIM_PART (WEDGES_RIM / WEDGES_SPOKES)

#define NOWHERE (-1)

const char wedges_category_letters[] = "GEHASP";

/* The categories as they lie round the wheel clockwise; the formula counts in them. */
static const uint8_t wheel[WEDGES_CATEGORIES] = {
  WEDGES_ART, WEDGES_GEOGRAPHY, WEDGES_SPORTS, WEDGES_HISTORY, WEDGES_ENTERTAINMENT, WEDGES_SCIENCE,
};

/* What the formula adds along a spoke from the hub outwards, and along the rim from a headquarters clockwise. */
static const uint8_t along_spoke[WEDGES_SPOKE] = { 5, 1, 2, 4, 3 };
static const uint8_t along_rim[RIM_PART] = { 0, 3, WEDGES_CATEGORIES, 2, 5, WEDGES_CATEGORIES, 4 };

static int
spoke_space (int spoke, int place)
{
  return 1 + spoke * WEDGES_SPOKE + place;
}

static int
rim_space (int place)
{
  return RIM_BEGINS + (place + WEDGES_RIM) % WEDGES_RIM;
}

int
wedges_space_category (int space)
{
  const int spoke = (space - 1) / WEDGES_SPOKE, place = space - RIM_BEGINS;

  if (space == WEDGES_HUB)
    return WEDGES_CATEGORIES;
  if (space < RIM_BEGINS)
    return wheel[(spoke + along_spoke[(space - 1) % WEDGES_SPOKE]) % WEDGES_CATEGORIES];
  if (along_rim[place % RIM_PART] == WEDGES_CATEGORIES)
    return WEDGES_CATEGORIES;

  return wheel[(place / RIM_PART + along_rim[place % RIM_PART]) % WEDGES_CATEGORIES];
}

WedgesSpaceType
wedges_space_type (int space)
{
  if (space == WEDGES_HUB)
    return WEDGES_THE_HUB;
  if (space >= RIM_BEGINS && (space - RIM_BEGINS) % RIM_PART == 0)
    return WEDGES_HEADQUARTERS;

  return wedges_space_category (space) == WEDGES_CATEGORIES ? WEDGES_ROLL_AGAIN : WEDGES_PLAIN;
}

void
wedges_space_name (int space, char name[WEDGES_SPACE_NAME])
{
  SalonText out;

  salon_text_init (&out, name, WEDGES_SPACE_NAME);
  if (space == WEDGES_HUB)
    salon_text_put (&out, "H");
  else if (space < RIM_BEGINS)
    salon_text_format (&out, "S%d.%d", (space - 1) / WEDGES_SPOKE, (space - 1) % WEDGES_SPOKE + 1);
  else
    salon_text_format (&out, "R%d", space - RIM_BEGINS);
}

int
wedges_space_from_name (const char *name)
{
  char found[WEDGES_SPACE_NAME];

  for (int space = 0; space < WEDGES_SPACES && name != NULL; space++)
    {
      wedges_space_name (space, found);
      if (strcmp (name, found) == 0)
        return space;
    }

  return -1;
}

int
wedges_neighbours (int space, uint8_t neighbours[WEDGES_MAX_NEIGHBOURS])
{
  const int spoke = (space - 1) / WEDGES_SPOKE, step = (space - 1) % WEDGES_SPOKE, place = space - RIM_BEGINS;
  int n = 0;

  if (space == WEDGES_HUB)
    {
      for (; n < WEDGES_SPOKES; n++)
        neighbours[n] = (uint8_t) spoke_space (n, 0);
    }
  else if (space < RIM_BEGINS)
    {
      neighbours[n++] = (uint8_t) (step == 0 ? WEDGES_HUB : space - 1);
      neighbours[n++] = (uint8_t) (step == WEDGES_SPOKE - 1 ? rim_space (spoke * RIM_PART) : space + 1);
    }
  else
    {
      neighbours[n++] = (uint8_t) rim_space (place - 1);
      neighbours[n++] = (uint8_t) rim_space (place + 1);
      if (place % RIM_PART == 0)
        neighbours[n++] = (uint8_t) spoke_space (place / RIM_PART, WEDGES_SPOKE - 1);
    }

  return n;
}

/* Marks what is reached from @space, to which a token came from @before. */
static void
walk (int space, int before, int steps, bool reached[WEDGES_SPACES])
{
  uint8_t next[WEDGES_MAX_NEIGHBOURS];
  const int n = wedges_neighbours (space, next);

  if (steps == 0)
    {
      reached[space] = true;
      return;
    }
  for (int i = 0; i < n; i++)
    if (next[i] != before)
      walk (next[i], space, steps - 1, reached);
}

int
wedges_reach (int from, int steps, uint8_t spaces[WEDGES_MAX_REACH])
{
  bool reached[WEDGES_SPACES] = { false };
  int n = 0;

  walk (from, NOWHERE, steps, reached);
  for (int space = 0; space < WEDGES_SPACES && n < WEDGES_MAX_REACH; space++)
    if (reached[space])
      spaces[n++] = (uint8_t) space;

  return n;
}
