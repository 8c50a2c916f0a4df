/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Computer players of Cubes: what they write is allowed, follows from their view alone, and looks like what people write.
 *
 * usage: test-player EN_LIST FR_LIST */

#include "players/cubes/cubes-player.h"

#include <stdlib.h>
#include <string.h>

#include "players/cubes/cubes-straight.h"
#include "players/cubes/cubes-tier.h"
#include "rules/cubes/cubes-apply.h"
#include "rules/cubes/cubes-edition.h"
#include "tap.h"
#include "words/words-list.h"

#define ROLLS 60

/* A language with its cubes. */
typedef struct {
  const char *name;
  WordsList *list;
  CubesIndex *index;
  CubesSolver *solver;
  int edition;
} Language;

/* They are too large for the stack. */
static CubesState state;
static CubesView view;
static CubesPlan plan, other_plan;

static void
open_language (Language *language, const char *name, const char *path, int edition)
{
  WordsError error;

  language->name = name;
  language->edition = edition;
  language->list = words_list_open (path, &error);
  language->index = language->list == NULL ? NULL : cubes_index_new_from_list (language->list, UINT8_MAX);
  language->solver = language->index == NULL ? NULL : cubes_solver_new (language->index);
  if (language->solver == NULL)
    abort ();
}

static void
close_language (Language *language)
{
  cubes_solver_free (language->solver);
  cubes_index_free (language->index);
  words_list_close (language->list);
}

/* Begins a round of four seats with roll number @number, and makes @view that of @seat. */
static void
begin (const Language *language, CubesGrid grid, int minutes, uint64_t number, int seat)
{
  const CubesSetup setup = {
    .edition = (uint8_t) language->edition,
    .grid = (uint8_t) grid,
    .seats = 4,
    .minutes = (uint8_t) minutes,
    .target = 1000,
  };
  uint64_t random = number * 1000;

  cubes_begin (&setup, &state);
  while (cubes_phase (&state) != CUBES_WRITING)
    {
      CubesMove move = { .type = state.phase == CUBES_TO_BAR ? CUBES_BAR : CUBES_SHAKE };

      if (move.type == CUBES_BAR)
        move.corner = (uint8_t) (number % CUBES_NO_BAR);
      else
        cubes_edition_roll (language->edition, &random, move.text);
      if (cubes_apply (&state, &move, NULL) != CUBES_OK)
        abort ();
    }
  cubes_view (&state, seat, &view);
}

/* Writes @word on the list of @seat. */
static void
write_word (int seat, const char *word)
{
  CubesMove move = { .type = CUBES_WRITE, .seat = (uint8_t) seat };

  strcpy (move.text, word);
  if (cubes_apply (&state, &move, NULL) != CUBES_OK)
    abort ();
}

/* Is the plan of @level one that may be written, and that nobody minds? */
static bool
is_sound (const Language *language, CubesPlayerLevel level, int minutes)
{
  const uint32_t limit = minutes > 0 ? (uint32_t) minutes * 60000 : (CUBES_LAST_SECOND + 1) * UINT32_C (1000);
  bool good = cubes_player_plan (level, 1, &view, language->solver, &plan) && plan.n <= CUBES_MAX_WORDS;

  for (int i = 0; i < plan.n && good; i++)
    {
      const CubesPlanWord *word = &plan.word[i];
      const size_t n = strlen (word->letters);
      const int index = words_list_find (language->list, word->letters, n);
      uint8_t path[CUBES_CELLS];

      good =
        n >= (size_t) cubes_least_letters ((CubesGrid) view.seen.setup.grid) && index >= 0
        && (words_list_flags (language->list, n)[index] & WORDS_FLAG_HURTFUL) == 0
        && words_list_tiers (language->list, n)[index] == word->mark
        && cubes_trace (view.seen.faces, cubes_open_cells ((CubesCorner) view.seen.corner), word->letters, path) > 0
        && word->at < limit && (i == 0 || word->at > plan.word[i - 1].at);
      for (int k = 0; k < i && good; k++)
        good = strcmp (plan.word[k].letters, word->letters) != 0;
      if (!good)
        tap_note ("%s: %s at %u", view.seen.faces, word->letters, word->at);
    }

  return good;
}

static void
test_sound (const Language *language)
{
  static const int minutes[] = { 3, 1, 10, 0 };

  for (int grid = 0; grid < CUBES_N_GRIDS; grid++)
    {
      int good = 0, n = 0, most = 0;

      for (int i = 0; i < ROLLS; i++)
        for (int level = 0; level < CUBES_PLAYER_N_LEVELS; level++, n++)
          {
            begin (language, (CubesGrid) grid, minutes[i % 4], (uint64_t) i, level);
            good += is_sound (language, (CubesPlayerLevel) level, minutes[i % 4]);
            most = plan.n > most ? plan.n : most;
          }
      tap_ok (good == n && most > 40, "%s, grid %d: %d of %d lists can be written, with %d words at most",
              language->name, grid, good, n, most);
    }
}

/* A list that holds nothing but words that hurt, and one on which nobody would come to an end. */
static void
test_odd_lists (const Language *language)
{
  CubesIndexWords *hurtful = cubes_index_words_new (), *easy = cubes_index_words_new ();
  CubesIndex *index;
  CubesSolver *solver;
  bool too_many;
  size_t n;

  for (size_t length = 3; length <= WORDS_LENGTH_MAX; length++)
    for (size_t i = 0; i < words_list_count (language->list, length); i++)
      {
        const char *word = words_list_block (language->list, length) + i * length;

        if (!cubes_index_words_add (hurtful, word, length, 10 | CUBES_MARK_HURTFUL)
            || !cubes_index_words_add (easy, word, length, 10))
          abort ();
      }

  begin (language, CUBES_MASTER, 0, 3, 0);
  index = cubes_index_new (hurtful, &too_many);
  solver = cubes_solver_new (index);
  tap_ok (cubes_player_plan (CUBES_PLAYER_HARD, 1, &view, solver, &plan) && plan.n == 0
            && cubes_solver_count (solver) > 0,
          "where all words hurt nothing is written");
  cubes_solver_free (solver);
  cubes_index_free (index);

  /* A roll that holds more words than nearly any other. */
  index = cubes_index_new (easy, &too_many);
  solver = cubes_solver_new (index);
  strcpy (view.seen.faces, "OQENTYTRSITARACNEDELTELIR");
  tap_ok (cubes_player_plan (CUBES_PLAYER_HARD, 1, &view, solver, &plan), "a player that knows every word");
  n = cubes_solver_count (solver);
  tap_ok (n > 700 && plan.n > 150 && plan.n < 500, "%d of %zu words, then it stops by itself", plan.n, n);
  cubes_solver_free (solver);
  cubes_index_free (index);
  cubes_index_words_free (hurtful);
  cubes_index_words_free (easy);
}

/* Nothing but the view counts, and of it no list. */
static void
test_view_alone (const Language *language)
{
  static CubesPlan third;
  bool same = true, different = true;

  for (int level = 0; level < CUBES_PLAYER_N_LEVELS; level++)
    {
      begin (language, CUBES_MASTER, 3, 11, 1);
      cubes_player_plan ((CubesPlayerLevel) level, 5, &view, language->solver, &plan);
      begin (language, CUBES_MASTER, 3, 12, 1);
      cubes_player_plan ((CubesPlayerLevel) level, 5, &view, language->solver, &third);
      begin (language, CUBES_MASTER, 3, 11, 1);
      write_word (0, "ABC");
      write_word (2, plan.word[0].letters);
      write_word (1, plan.word[0].letters);
      cubes_view (&state, 1, &view);
      cubes_player_plan ((CubesPlayerLevel) level, 5, &view, language->solver, &other_plan);
      same = same && memcmp (&plan, &other_plan, sizeof plan) == 0;
      cubes_player_plan ((CubesPlayerLevel) level, 6, &view, language->solver, &other_plan);
      different =
        different && memcmp (&plan, &other_plan, sizeof plan) != 0 && memcmp (&plan, &third, sizeof plan) != 0;
      cubes_view (&state, 3, &view);
      cubes_player_plan ((CubesPlayerLevel) level, 5, &view, language->solver, &other_plan);
      different = different && memcmp (&plan, &other_plan, sizeof plan) != 0;
      view.seat = 1;
      view.seen.rounds++;
      cubes_player_plan ((CubesPlayerLevel) level, 5, &view, language->solver, &other_plan);
      different = different && memcmp (&plan, &other_plan, sizeof plan) != 0;
    }
  tap_ok (same, "the lists, others' and one's own, change nothing of what is written");
  tap_ok (different, "another seed, seat, round or roll does");
}

/* What is seen sooner: of the words that everybody knows, how many of 1000 of each kind were written. */
typedef struct {
  int there, written;
} Share;

static int
per_mille (const Share *share)
{
  return share->there > 0 ? share->written * 1000 / share->there : 0;
}

static bool
is_planned (const char *word)
{
  for (int i = 0; i < plan.n; i++)
    if (strcmp (plan.word[i].letters, word) == 0)
      return true;

  return false;
}

static void
test_human (const Language *language)
{
  Share length[3] = { { 0 } }, bends[3] = { { 0 } }, tier[CUBES_N_TIERS] = { { 0 } };
  long gap = 0, gaps = 0, longest = 0;

  for (int roll = 0; roll < 300; roll++)
    {
      begin (language, CUBES_MASTER, 3, (uint64_t) roll, 0);
      cubes_player_plan (CUBES_PLAYER_MEDIUM, 7, &view, language->solver, &plan);
      for (int i = 1; i < plan.n; i++)
        {
          const long time = (long) plan.word[i].at - (long) plan.word[i - 1].at;

          gap += time;
          gaps++;
          longest = time > longest ? time : longest;
        }
      for (size_t i = 0; i < cubes_solver_count (language->solver); i++)
        {
          char word[CUBES_LETTERS + 1];
          const int letters = cubes_solver_word (language->solver, i, word, NULL, NULL);
          const CubesTier kind = cubes_tier (cubes_solver_mark (language->solver, i));
          const bool written = is_planned (word);
          uint8_t path[CUBES_CELLS];
          int turns;

          tier[kind].there++;
          tier[kind].written += written;
          if (kind != CUBES_FAMILIAR || letters > 6)
            continue;
          length[letters - 4].there++;
          length[letters - 4].written += written;
          if (letters != 5)
            continue;
          cubes_straightest (view.seen.faces, CUBES_ALL_CELLS, word, path, &turns);
          bends[turns > 1 ? turns - 1 : 0].there++;
          bends[turns > 1 ? turns - 1 : 0].written += written;
        }
    }

  tap_ok (per_mille (&length[0]) > per_mille (&length[1]) && per_mille (&length[1]) > per_mille (&length[2]),
          "short words are seen sooner: of 1000 with 4, 5 and 6 letters %d, %d and %d", per_mille (&length[0]),
          per_mille (&length[1]), per_mille (&length[2]));
  tap_ok (per_mille (&bends[0]) > per_mille (&bends[1]) && per_mille (&bends[1]) > per_mille (&bends[2]),
          "straight paths are: of 1000 with a bend at most, two and three %d, %d and %d", per_mille (&bends[0]),
          per_mille (&bends[1]), per_mille (&bends[2]));
  tap_ok (per_mille (&tier[CUBES_FAMILIAR]) > per_mille (&tier[CUBES_KNOWN])
            && per_mille (&tier[CUBES_KNOWN]) > per_mille (&tier[CUBES_RARE]),
          "and common words: of 1000 familiar, known and rare ones %d, %d and %d", per_mille (&tier[CUBES_FAMILIAR]),
          per_mille (&tier[CUBES_KNOWN]), per_mille (&tier[CUBES_RARE]));
  tap_ok (gap / gaps > 3000 && longest > 2 * gap / gaps, "it takes %ld ms for a word, with pauses of up to %ld ms",
          gap / gaps, longest);
}

/* What a level knows is the same in all rounds of a game, and more at each level. */
static void
test_levels (const Language *language)
{
  static const SalonSeatKind kinds[] = { SALON_COMPUTER_BEGINNER, SALON_COMPUTER_EASY, SALON_COMPUTER_MEDIUM,
                                         SALON_COMPUTER_HARD };
  CubesPlayerLevel level = CUBES_PLAYER_N_LEVELS;
  long words[CUBES_PLAYER_N_LEVELS] = { 0 };
  bool good = true;

  for (int i = 0; i < CUBES_PLAYER_N_LEVELS; i++)
    good = good && cubes_player_level (kinds[i], &level) && level == (CubesPlayerLevel) i;
  tap_ok (good && !cubes_player_level (SALON_HUMAN, &level) && !cubes_player_level (SALON_BOT, &level),
          "each kind of computer has its level, and nobody else");

  for (int roll = 0; roll < ROLLS; roll++)
    for (int i = 0; i < CUBES_PLAYER_N_LEVELS; i++)
      {
        begin (language, CUBES_BAR_AFTER, 3, (uint64_t) roll, 0);
        cubes_player_plan ((CubesPlayerLevel) i, 3, &view, language->solver, &plan);
        words[i] += plan.n;
      }
  tap_ok (words[0] < words[1] && words[1] < words[2] && words[2] < words[3],
          "%s: with the Bar %ld, %ld, %ld and %ld words in %d rounds", language->name, words[0], words[1], words[2],
          words[3], ROLLS);
}

/* The best corner of four is better than any one, and what is chosen is one of them. */
static void
test_corners (const Language *language)
{
  int64_t hard = 0, beginner = 0;
  bool good = true;
  int before[CUBES_NO_BAR] = { 0 };

  for (int roll = 0; roll < ROLLS; roll++)
    {
      CubesCorner corner;

      begin (language, CUBES_BAR_AFTER, 3, (uint64_t) roll, 0);
      corner = cubes_player_corner (CUBES_PLAYER_HARD, 9, &view, language->solver);
      good = good && corner < CUBES_NO_BAR
             && cubes_solver_solve (language->solver, view.seen.faces, cubes_open_cells (corner), 3);
      hard += cubes_solver_points (language->solver);
      corner = cubes_player_corner (CUBES_PLAYER_BEGINNER, 9, &view, language->solver);
      good = good && corner < CUBES_NO_BAR
             && cubes_solver_solve (language->solver, view.seen.faces, cubes_open_cells (corner), 3);
      beginner += cubes_solver_points (language->solver);

      memset (view.seen.faces, 0, sizeof view.seen.faces);
      view.seen.rounds = (uint32_t) roll;
      corner = cubes_player_corner (CUBES_PLAYER_HARD, 9, &view, language->solver);
      before[corner]++;
    }
  tap_ok (good && hard > beginner * 11 / 10, "the Bar on the best corner: %lld points, on any one %lld",
          (long long) hard, (long long) beginner);
  tap_ok (before[0] > 0 && before[1] > 0 && before[2] > 0 && before[3] > 0, "before the shake it lies on any corner");
}

/* All paths of @word from @cell on; the fewest bends of them are kept in @fewest. */
static void
walk (const char *faces, const char *word, int cell, uint32_t used, uint8_t *path, int n, int *fewest)
{
  const char *rest = word + (*word == 'Q' ? 2 : 1);
  int bends = 0;

  if (faces[cell] != *word || (used >> cell & 1))
    return;
  path[n++] = (uint8_t) cell;
  if (*rest != '\0')
    {
      for (int next = 0; next < CUBES_CELLS; next++)
        if (cubes_neighbours (cell) >> next & 1)
          walk (faces, rest, next, used | UINT32_C (1) << cell, path, n, fewest);
      return;
    }
  for (int i = 2; i < n; i++)
    bends += path[i] - path[i - 1] != path[i - 1] - path[i - 2];
  if (*fewest < 0 || bends < *fewest)
    *fewest = bends;
}

static void
test_straightest (const Language *language)
{
  int good = 0, n = 0;

  for (int roll = 0; roll < ROLLS; roll++)
    {
      begin (language, CUBES_MASTER, 3, (uint64_t) roll, 0);
      cubes_solver_solve (language->solver, view.seen.faces, CUBES_ALL_CELLS, 3);
      for (size_t i = 0; i < cubes_solver_count (language->solver); i++, n++)
        {
          char word[CUBES_LETTERS + 1];
          uint8_t path[CUBES_CELLS], any[CUBES_CELLS];
          int cubes, fewest = -1, bends, other = 0, found;

          cubes_solver_word (language->solver, i, word, NULL, &cubes);
          found = cubes_straightest (view.seen.faces, CUBES_ALL_CELLS, word, path, &bends);
          for (int k = 2; k < found; k++)
            other += path[k] - path[k - 1] != path[k - 1] - path[k - 2];
          for (int cell = 0; cell < CUBES_CELLS; cell++)
            walk (view.seen.faces, word, cell, 0, any, 0, &fewest);
          good += found == cubes && bends == fewest && other == bends;
        }
    }
  tap_ok (good == n, "%s: the straightest paths of %d words, as trying all of them finds", language->name, n);
  tap_ok (cubes_straightest ("WGLHWOYTHAIDSKAEEAELEOTRT", CUBES_ALL_CELLS, "SALT", (uint8_t[CUBES_CELLS]) { 0 }, NULL)
            == 0,
          "none of a word that cannot be traced");
}

static void
test_tiers (void)
{
  tap_ok (cubes_tier (10) == CUBES_FAMILIAR && cubes_tier (35) == CUBES_FAMILIAR && cubes_tier (40) == CUBES_KNOWN
            && cubes_tier (60) == CUBES_KNOWN && cubes_tier (70) == CUBES_RARE
            && cubes_tier (35 | CUBES_MARK_HURTFUL) == CUBES_FAMILIAR,
          "familiar, known and rare words");
}

int
main (int argc, char **argv)
{
  Language english, french;

  if (argc != 3)
    return 2;
  open_language (&english, "en", argv[1], 0);
  open_language (&french, "fr", argv[2], cubes_edition_from_name ("salon-fr"));
  test_tiers ();
  test_straightest (&english);
  test_straightest (&french);
  test_sound (&english);
  test_sound (&french);
  test_odd_lists (&english);
  test_view_alone (&english);
  test_human (&english);
  test_levels (&english);
  test_levels (&french);
  test_corners (&english);
  close_language (&english);
  close_language (&french);

  return tap_done ();
}
