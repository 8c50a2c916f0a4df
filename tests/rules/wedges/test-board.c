/* SPDX-License-Identifier: GPL-3.0-or-later */

/* wedges-rules.md 1 and 2.2: the board, and what a roll reaches. */

#include <string.h>

#include "rules/wedges/wedges-board.h"
#include "tap.h"

static int
count (WedgesSpaceType type)
{
  int n = 0;

  for (int space = 0; space < WEDGES_SPACES; space++)
    n += wedges_space_type (space) == type;

  return n;
}

static void
test_spaces (void)
{
  bool ten_each = true, one_headquarters = true;

  tap_ok (WEDGES_SPACES == 73, "1 there are 73 spaces");
  tap_ok (count (WEDGES_THE_HUB) == 1 && count (WEDGES_HEADQUARTERS) == 6 && count (WEDGES_ROLL_AGAIN) == 12
            && count (WEDGES_PLAIN) == 54,
          "1 a hub, six headquarters, twelve spaces to roll again, and the rest");
  for (int category = 0; category < WEDGES_CATEGORIES; category++)
    {
      int spaces = 0, headquarters = 0, on_spokes = 0;

      for (int space = 0; space < WEDGES_SPACES; space++)
        if (wedges_space_category (space) == category)
          {
            spaces++;
            headquarters += wedges_space_type (space) == WEDGES_HEADQUARTERS;
            on_spokes += space <= WEDGES_SPOKES * WEDGES_SPOKE;
          }
      ten_each = ten_each && spaces == 10;
      one_headquarters = one_headquarters && headquarters == 1 && on_spokes == 5;
    }
  tap_ok (ten_each, "1 each category has ten spaces");
  tap_ok (one_headquarters, "1 of them one headquarters, five on the spokes and four on the rim");
}

static void
test_names (void)
{
  static const char *const no_names[] = { "",    "h",   "H0",  "S0.0", "S0.6", "S6.1",  "S1",  "S01.1",
                                          "R42", "R-1", "R01", "R",    "r1",   "S1.1 ", "HUB", "S1,1" };
  bool again = true, refused = wedges_space_from_name (NULL) == -1;
  char name[WEDGES_SPACE_NAME];

  for (int space = 0; space < WEDGES_SPACES; space++)
    {
      wedges_space_name (space, name);
      again = again && wedges_space_from_name (name) == space;
    }
  tap_ok (again, "6 each space has a name of its own");
  for (size_t i = 0; i < sizeof no_names / sizeof *no_names; i++)
    refused = refused && wedges_space_from_name (no_names[i]) == -1;
  tap_ok (refused, "6 nothing else is the name of a space");
}

/* The category of the space called @name as its letter, or a hyphen. */
static char
letter_of (const char *name)
{
  const int category = wedges_space_category (wedges_space_from_name (name));

  return category == WEDGES_CATEGORIES ? '-' : wedges_category_letters[category];
}

static void
test_categories (void)
{
  static const struct {
    const char *name;
    char letter;
  } spaces[] = {
    /* worked out by hand from the formula */
    { "H", '-' },    { "R0", 'A' },   { "R7", 'G' },   { "R14", 'P' },  { "R21", 'H' },  { "R28", 'E' },
    { "R35", 'S' },  { "R1", 'H' },   { "R2", '-' },   { "R3", 'P' },   { "R4", 'S' },   { "R5", '-' },
    { "R6", 'E' },   { "R8", 'E' },   { "R41", 'H' },  { "R36", 'P' },  { "S0.1", 'S' }, { "S0.2", 'G' },
    { "S0.3", 'P' }, { "S0.4", 'E' }, { "S0.5", 'H' }, { "S3.4", 'G' }, { "S5.1", 'E' }, { "S5.5", 'P' },
  };
  bool good = true, apart = true;

  for (size_t i = 0; i < sizeof spaces / sizeof *spaces; i++)
    if (letter_of (spaces[i].name) != spaces[i].letter)
      {
        tap_note ("%s is %c", spaces[i].name, letter_of (spaces[i].name));
        good = false;
      }
  tap_ok (good, "1 the categories follow from the formula");

  for (int space = 0; space < WEDGES_SPACES; space++)
    {
      uint8_t next[WEDGES_MAX_NEIGHBOURS];
      const int n = wedges_neighbours (space, next), category = wedges_space_category (space);

      for (int i = 0; i < n; i++)
        apart = apart && (category == WEDGES_CATEGORIES || wedges_space_category (next[i]) != category);
    }
  tap_ok (apart, "1 no two spaces side by side have the same category");
}

static void
test_rings (void)
{
  bool good = true;

  for (int step = 1; step <= WEDGES_SPOKE; step++)
    {
      unsigned seen = 0;

      for (int spoke = 0; spoke < WEDGES_SPOKES; spoke++)
        {
          const char name[] = { 'S', (char) ('0' + spoke), '.', (char) ('0' + step), '\0' };

          seen |= 1u << wedges_space_category (wedges_space_from_name (name));
        }
      good = good && seen == 0x3f;
    }
  tap_ok (good, "1 each ring of the spokes shows all six categories");
}

static void
test_neighbours (void)
{
  bool both_ways = true, as_many = true;

  for (int space = 0; space < WEDGES_SPACES; space++)
    {
      uint8_t next[WEDGES_MAX_NEIGHBOURS], back[WEDGES_MAX_NEIGHBOURS];
      const WedgesSpaceType type = wedges_space_type (space);
      const int n = wedges_neighbours (space, next);

      as_many = as_many && n == (type == WEDGES_THE_HUB ? 6 : type == WEDGES_HEADQUARTERS ? 3 : 2);
      for (int i = 0; i < n; i++)
        both_ways = both_ways && memchr (back, space, (size_t) wedges_neighbours (next[i], back)) != NULL;
    }
  tap_ok (as_many, "1 the hub has six neighbours, a headquarters three, any other space two");
  tap_ok (both_ways, "1 who is a neighbour has one");
}

static void
test_reach (void)
{
  int most = 0, least = WEDGES_SPACES;

  for (int steps = 1; steps <= WEDGES_DIE; steps++)
    {
      uint8_t spaces[WEDGES_MAX_REACH];
      const int n = wedges_reach (WEDGES_HUB, steps, spaces);
      const WedgesSpaceType type = steps < WEDGES_DIE ? WEDGES_PLAIN : WEDGES_HEADQUARTERS;
      unsigned seen = 0;

      for (int i = 0; i < n; i++)
        seen |= wedges_space_type (spaces[i]) == type ? 1u << wedges_space_category (spaces[i]) : 1u << 7;
      tap_ok (n == 6 && seen == 0x3f, "2.2 from the hub %d reaches the six %s", steps,
              steps < WEDGES_DIE ? "categories" : "headquarters");
    }
  for (int space = 0; space < WEDGES_SPACES; space++)
    for (int steps = 1; steps <= WEDGES_DIE; steps++)
      {
        uint8_t spaces[WEDGES_MAX_REACH];
        const int n = wedges_reach (space, steps, spaces);

        most = n > most ? n : most;
        least = n < least ? n : least;
      }
  tap_ok (most == WEDGES_MAX_REACH, "2.2 a roll reaches seven spaces at most");
  tap_ok (least >= 2, "2.2 and two at least: there is no dead end");
}

/* The spaces that a roll reaches, by name, parted by spaces. */
static bool
reaches (const char *from, int steps, const char *expected)
{
  uint8_t spaces[WEDGES_MAX_REACH];
  const int n = wedges_reach (wedges_space_from_name (from), steps, spaces);
  char found[WEDGES_MAX_REACH * WEDGES_SPACE_NAME + 1] = "";

  for (int i = 0; i < n; i++)
    {
      if (i > 0)
        strcat (found, " ");
      wedges_space_name (spaces[i], found + strlen (found));
    }
  if (strcmp (found, expected) != 0)
    tap_note ("%s by %d: expected %s, found %s", from, steps, expected, found);

  return strcmp (found, expected) == 0;
}

int
main (void)
{
  test_spaces ();
  test_names ();
  test_categories ();
  test_rings ();
  test_neighbours ();
  test_reach ();
  tap_ok (reaches ("S0.3", 2, "S0.1 S0.5"), "2.2 both ways along a spoke");
  tap_ok (reaches ("S0.1", 2, "S0.3 S1.1 S2.1 S3.1 S4.1 S5.1"), "2.2 the hub is passed, into any spoke but one’s own");
  tap_ok (reaches ("S0.1", 1, "H S0.2"), "2.2 onto the hub by exact count");
  tap_ok (reaches ("R7", 1, "S1.5 R6 R8"), "2.2 a choice of three ways at a headquarters");
  tap_ok (reaches ("R6", 2, "S1.5 R4 R8"), "2.2 past a headquarters, or down its spoke");
  tap_ok (reaches ("R1", 3, "S0.4 R4 R40"), "2.2 round the end of the rim");

  return tap_done ();
}
