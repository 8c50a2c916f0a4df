/* SPDX-License-Identifier: GPL-3.0-or-later */

/* cubes-rules.md 1, 2.5 and 2.6: the cubes, the grid, the Bar, how cubes lie, and how words are traced. */

#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "cubes-scene.h"
#include "rules/cubes/cubes-edition.h"
#include "rules/salon-random.h"
#include "tap.h"

/* The rest of a grid whose first row and first place of the second one matter. */
#define OTHERS "XXXXXXXXXXXXXXXXXXX"

/* A roll of the French cubes, nine of which show A; the English ones cannot. */
#define FRENCH "AAAAAAAAABBBCCCCCCDDDDFFJ"

static void
test_cubes (void)
{
  static const char deluxe[] =
    "AAAFRS AAEEEE AAFIRS ADENNN AEEEEM AEEGMU AEGMNN AFIRSY BJKQXZ CCNSTW CEIILT CEILPT CEIPST DDLNOR DHHLOR "
    "DHHNOT DHLNOR EIIITT EMOTTT ENSSSU FIPRSY GORRVW HIPRRY NOOTUW OOOTTU ";
  const int edition = cubes_edition_from_name ("deluxe-1997");
  bool same = true;

  for (int cube = 0; cube < CUBES_CELLS; cube++)
    same = same && memcmp (cubes_edition_cube (edition, cube), deluxe + cube * (CUBES_FACES + 1), CUBES_FACES) == 0;
  tap_ok (same, "1.1 the 25 cubes of deluxe-1997");
  tap_ok (edition == 0 && strcmp (cubes_edition_name (0), "deluxe-1997") == 0,
          "1.1 they are the edition of a new game");
  tap_ok (cubes_edition_from_name ("salon-fr") == 1 && strcmp (cubes_edition_name (1), "salon-fr") == 0,
          "5 the French cubes");
  tap_ok (cubes_edition_can_show (1, FRENCH) && !cubes_edition_can_show (0, FRENCH),
          "1.1 each edition has its own rolls");
  tap_ok (cubes_edition_from_name ("deluxe-1998") < 0 && cubes_edition_from_name ("") < 0
            && cubes_edition_from_name ("deluxe-1997 ") < 0,
          "1.1 no other edition");
}

static void
test_turns (void)
{
  /* Reckoned apart from the program, from the words of cubes-grid.h. */
  static const char *const turns[][2] = {
    { CUBES_SCENE_FACES, "1312203133130010321011100" },
    { "OQENTYTRSITARACNEDELTELIR", "1031133211313121332033321" },
  };

  for (int i = 0; i < 2; i++)
    {
      bool good = true;

      for (int cell = 0; cell < CUBES_CELLS; cell++)
        good = good && cubes_quarter_turns (turns[i][0], cell) == turns[i][1][cell] - '0';
      tap_ok (good, "1.2 how the cubes of %s lie", turns[i][0]);
    }
}

static void
test_bar (void)
{
  static const char *const left[] = {
    [CUBES_NW] = "GHIJLMNOQRSTVWXY",
    [CUBES_NE] = "FGHIKLMNPQRSUVWX",
    [CUBES_SW] = "BCDEGHIJLMNOQRST",
    [CUBES_SE] = "ABCDFGHIKLMNPQRS",
    [CUBES_NO_BAR] = "ABCDEFGHIJKLMNOPQRSTUVWXY",
  };

  for (int corner = CUBES_NW; corner <= CUBES_NO_BAR; corner++)
    {
      const uint32_t open = cubes_open_cells ((CubesCorner) corner);
      char found[CUBES_CELLS + 1];
      int n = 0;

      for (int cell = 0; cell < CUBES_CELLS; cell++)
        if (open >> cell & 1)
          found[n++] = (char) ('A' + cell);
      found[n] = '\0';
      tap_ok (strcmp (found, left[corner]) == 0, "1.4 what the Bar leaves: %s",
              corner == CUBES_NO_BAR ? "none" : cubes_corner_names[corner]);
    }
}

/* Two places touch when neither row nor column differs by more than one. */
static bool
touch (int one, int other)
{
  const int rows = one / 5 - other / 5, columns = one % 5 - other % 5;

  return one != other && rows >= -1 && rows <= 1 && columns >= -1 && columns <= 1;
}

static void
test_neighbours (void)
{
  bool good = true;

  for (int one = 0; one < CUBES_CELLS; one++)
    for (int other = 0; other < CUBES_CELLS; other++)
      good = good && (cubes_neighbours (one) >> other & 1) == touch (one, other);
  tap_ok (good, "2.5 cubes touch sideways, up and down and diagonally");
}

/* The path of @word spells it with cubes that touch, none twice, none covered. */
static bool
is_path (const char *faces, uint32_t open, const char *word, const uint8_t *path, int n)
{
  uint32_t used = 0;

  for (int i = 0; i < n; i++)
    {
      if (faces[path[i]] != *word++ || (used >> path[i] & 1) || !(open >> path[i] & 1)
          || (i > 0 && !touch (path[i - 1], path[i])))
        return false;
      if (faces[path[i]] == 'Q' && *word++ != 'U')
        return false;
      used |= UINT32_C (1) << path[i];
    }

  return *word == '\0';
}

static void
test_trace (void)
{
  static const struct {
    const char *faces, *word;
    CubesCorner corner;
    int cubes; /* 0: it cannot be traced */
    const char *rule;
  } cases[] = {
    { CUBES_SCENE_FACES, "LEASED", CUBES_NO_BAR, 6, "2.5" },
    { CUBES_SCENE_FACES, "WHALER", CUBES_NO_BAR, 6, "2.5" },
    { CUBES_SCENE_FACES, "SEEDS", CUBES_NO_BAR, 0, "2.5 no cube twice" },
    { CUBES_SCENE_FACES, "SALT", CUBES_NO_BAR, 0, "2.5 no cube is jumped over" },
    { CUBES_SCENE_FACES, "WW", CUBES_NO_BAR, 0, "2.5 a row does not go on at the other side" },
    { CUBES_SCENE_FACES, "X", CUBES_NO_BAR, 0, "2.5 a letter that is not there" },
    { CUBES_SCENE_FACES, "W", CUBES_NO_BAR, 1, "2.5 one cube" },
    { CUBES_SCENE_FACES, "THAW", CUBES_SW, 4, "1.4" },
    { CUBES_SCENE_FACES, "THAW", CUBES_NW, 0, "1.4 the Bar covers a cube of it" },
    { CUBES_SCENE_FACES, "", CUBES_NO_BAR, 0, "2.5 nothing is no word" },
    { "QEUEAA" OTHERS, "QUEUE", CUBES_NO_BAR, 4, "2.6 QUEUE takes four cubes" },
    { "QEUEAA" OTHERS, "QUA", CUBES_NO_BAR, 2, "2.6 QUA is two cubes" },
    { "QEUEAA" OTHERS, "QU", CUBES_NO_BAR, 1, "2.6 one cube, two letters" },
    { "QEUEAA" OTHERS, "QA", CUBES_NO_BAR, 0, "2.6 no Q without U" },
    { "QEUEAA" OTHERS, "Q", CUBES_NO_BAR, 0, "2.6 no Q alone" },
    { "QEUEAA" OTHERS, "EQ", CUBES_NO_BAR, 0, "2.6 no Q at the end" },
    { "QUUUUUUUUUUUUUUUUUUUUUUUU", "QUU", CUBES_NO_BAR, 2, "2.6 another U is another cube" },
    { "AAAAAAAAAAAAQAAAAAAAAAAAA", "AAAAAAAAAAAAQUAAAAAAAAAAAA", CUBES_NO_BAR, 25, "2.6 26 letters on 25 cubes" },
    { "AAAAAAAAAAAAAAAAAAAAAAAAA", "AAAAAAAAAAAAAAAAAAAAAAAAA", CUBES_NO_BAR, 25, "2.5 every cube once" },
    { "AAAAAAAAAAAAAAAAAAAAAAAAA", "AAAAAAAAAAAAAAAAAAAAAAAAAA", CUBES_NO_BAR, 0, "2.5 no cube is left" },
    { "AAAAAAAAAAAAAAAAAAAAAAAAA", "AAAAAAAAAAAAAAAA", CUBES_SE, 16, "1.4 every cube beside the Bar" },
    { "AAAAAAAAAAAAAAAAAAAAAAAAA", "AAAAAAAAAAAAAAAAA", CUBES_SE, 0, "1.4 no cube of the Bar" },
  };

  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
    {
      const uint32_t open = cubes_open_cells (cases[i].corner);
      uint8_t path[CUBES_CELLS];
      const int n = cubes_trace (cases[i].faces, open, cases[i].word, path);

      tap_ok (n == cases[i].cubes && (n == 0 || is_path (cases[i].faces, open, cases[i].word, path, n)),
              "%s: “%s”, %d cubes", cases[i].rule, cases[i].word, n);
    }
}

static void
test_follow (void)
{
  static const struct {
    const char *faces, *letters;
    CubesCorner corner;
    CubesObstacle obstacle;
    int traced; /* letters */
    const char *before, *face;
    int needed;
  } cases[] = {
    { CUBES_SCENE_FACES, "LEASED", CUBES_NO_BAR, CUBES_TRACED, 6, "D", "", 0 },
    { CUBES_SCENE_FACES, "", CUBES_NO_BAR, CUBES_TRACED, 0, "", "", 0 },
    { CUBES_SCENE_FACES, "READZ", CUBES_NO_BAR, CUBES_NO_FACE, 4, "D", "Z", 1 },
    { CUBES_SCENE_FACES, "ZED", CUBES_NO_BAR, CUBES_NO_FACE, 0, "", "Z", 1 },
    { CUBES_SCENE_FACES, "SEEDS", CUBES_NO_BAR, CUBES_FEW_FACES, 4, "D", "S", 2 },
    { CUBES_SCENE_FACES, "WTA", CUBES_NO_BAR, CUBES_NOT_BESIDE, 1, "W", "T", 1 },
    { CUBES_SCENE_FACES, "SALT", CUBES_NO_BAR, CUBES_NOT_REACHED, 2, "A", "L", 1 },
    { CUBES_SCENE_FACES, "THAW", CUBES_NW, CUBES_NO_FACE, 3, "A", "W", 1 },
    { CUBES_SCENE_FACES, "Q", CUBES_NO_BAR, CUBES_NO_FACE, 0, "", "Q", 1 },
    { CUBES_SCENE_FACES, "READ?", CUBES_NO_BAR, CUBES_NO_FACE, 4, "D", "?", 1 },
    { "QEUEAA" OTHERS, "QUEUE", CUBES_NO_BAR, CUBES_TRACED, 5, "E", "", 0 },
    { "QEUEAA" OTHERS, "AEQ", CUBES_NO_BAR, CUBES_Q_WITHOUT_U, 2, "E", "Q", 1 },
    { "QEUEAA" OTHERS, "AEQUE", CUBES_NO_BAR, CUBES_NOT_REACHED, 4, "Q", "E", 2 },
    { "AAAAAAAAAAAAQAAAAAAAAAAAA", "AAAAAAAAAAAAQUAAAAAAAAAAAAA", CUBES_NO_BAR, CUBES_FEW_FACES, 26, "A", "A", 25 },
  };

  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
    {
      const uint32_t open = cubes_open_cells (cases[i].corner);
      char beginning[40];
      CubesTrail trail;

      cubes_follow (cases[i].faces, open, cases[i].letters, &trail);
      strcpy (beginning, cases[i].letters);
      beginning[trail.letters] = '\0';
      tap_ok (trail.obstacle == cases[i].obstacle && trail.letters == cases[i].traced
                && trail.before == *cases[i].before && trail.face == *cases[i].face && trail.needed == cases[i].needed
                && is_path (cases[i].faces, open, beginning, trail.path, trail.cubes),
              "2.5 “%s” can be traced to “%s”", cases[i].letters, beginning);
    }
}

/* Whatever is typed, following it ends soon, and agrees with what is decided when the time is up. */
static void
test_follow_any (void)
{
  static const char letters[] = "EERRATSQU";
  static const char absurd[] = "RRRXRRRRXXRRRRRRRRRRRRRRR";
  uint64_t seed = 1997;
  clock_t begin;
  CubesTrail trail;
  int n = 0;
  bool good = true;

  for (; n < 20000 && good; n++)
    {
      const uint64_t random = salon_random_next (&seed);
      char faces[CUBES_CELLS + 1], word[24];
      uint8_t path[CUBES_CELLS];
      int cubes;

      for (int cell = 0; cell < CUBES_CELLS; cell++)
        faces[cell] = letters[salon_random_next (&seed) % 8];
      for (size_t i = 0; i < sizeof word - 1; i++)
        word[i] = letters[salon_random_next (&seed) % 9];
      word[random % 12] = '\0';
      cubes = cubes_trace (faces, CUBES_ALL_CELLS, word, path);
      cubes_follow (faces, CUBES_ALL_CELLS, word, &trail);
      good = (trail.obstacle == CUBES_TRACED) == (cubes > 0 || *word == '\0')
             && (cubes == 0 || (trail.cubes == cubes && memcmp (path, trail.path, (size_t) cubes) == 0));
    }
  tap_ok (good, "2.5 following letters agrees with tracing a word: %d words", n);

  begin = clock ();
  cubes_follow (absurd, CUBES_ALL_CELLS, "RRRRRRRRRRRRRRRRRRRRRR", &trail);
  tap_ok (trail.letters >= 20 && clock () - begin < CLOCKS_PER_SEC, "2.5 following ends soon on a made-up grid too");
}

static void
test_points (void)
{
  static const int points[] = { 0, 0, 0, 1, 1, 2, 3, 5, 11, 11, 11 };

  for (int letters = 0; letters < 11; letters++)
    tap_ok (cubes_word_points (letters) == points[letters], "2.9 points of %d letters", letters);
  tap_ok (cubes_word_points (26) == 11, "2.9 points of 26 letters");
}

static void
test_rolls (void)
{
  static const struct {
    const char *faces, *what;
    bool can;
  } rolls[] = {
    { CUBES_SCENE_FACES, "the picture of the rule page", true },
    { "OQENTYTRSITARACNEDELTELIR", "the roll with more than 1,000 words", true },
    { "ONHGFEEEDDDDCCCCBAAAAAAAA", "each cube with its first face, in another order", true },
    { "SESNMUNYZWTTTRRTRTTUYWYWU", "each cube with its last face", true },
    { "SESNMUNYZWTTTRRTRTTUYWYWZ", "two of Z, which one cube has", false },
    { "SESNMUNYQWTTTRRTRTTUYWYWK", "Qu and K, which are on one cube", false },
    { "AAAAAAAAAAAAAAAAAAAAAAAAA", "25 of A", false },
    { "EEEEEEEEEEEEEEEEEEEEEEEEE", "25 of E", false },
  };

  for (size_t i = 0; i < sizeof rolls / sizeof *rolls; i++)
    tap_ok (cubes_edition_can_show (0, rolls[i].faces) == rolls[i].can, "4 %s: %s", rolls[i].faces, rolls[i].what);
}

/* Honest rolls: the cubes can show each, and every face comes as often as it stands on the cubes; a cube lies anywhere. */
static void
test_shaking (void)
{
  enum {
    ROLLS = 20000
  };
  uint64_t random = 4, again = 4;
  char faces[CUBES_CELLS + 1], second[CUBES_CELLS + 1];
  long seen[26] = { 0 }, q_at[CUBES_CELLS] = { 0 };
  bool legal = true, even = true;

  for (int i = 0; i < ROLLS; i++)
    {
      cubes_edition_roll (0, &random, faces);
      legal = legal && (i % 100 > 0 || cubes_edition_can_show (0, faces)) && faces[CUBES_CELLS] == '\0';
      for (int cell = 0; cell < CUBES_CELLS; cell++)
        {
          seen[faces[cell] - 'A']++;
          q_at[cell] += faces[cell] == 'Q';
        }
    }
  tap_ok (legal, "1.1 a roll is one that the cubes can show");

  for (int letter = 0; letter < 26; letter++)
    {
      long sides = 0;

      for (int cube = 0; cube < CUBES_CELLS; cube++)
        for (int side = 0; side < CUBES_FACES; side++)
          sides += cubes_edition_cube (0, cube)[side] == 'A' + letter;
      even = even && labs (seen[letter] - sides * ROLLS / CUBES_FACES) < 500;
    }
  for (int cell = 0; cell < CUBES_CELLS; cell++)
    even = even && labs (q_at[cell] - ROLLS / CUBES_FACES / CUBES_CELLS) < 60;
  tap_ok (even, "5 honest rolls: each face of each cube, at each place, as often as any other");

  cubes_edition_roll (0, &again, second);
  random = 4;
  cubes_edition_roll (0, &random, faces);
  tap_ok (strcmp (faces, second) == 0 && random == again, "5 the same numbers give the same roll");
}

int
main (void)
{
  test_cubes ();
  test_turns ();
  test_bar ();
  test_neighbours ();
  test_trace ();
  test_follow ();
  test_follow_any ();
  test_points ();
  test_rolls ();
  test_shaking ();

  return tap_done ();
}
