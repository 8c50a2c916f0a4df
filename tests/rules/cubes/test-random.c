/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Random games of Cubes.  At each position every kind of move is tried, right and wrong ones, and both
 * implementations must say the same of it; after each move both must stand the same.  A game is then read from
 * its record, plain and veiled.
 *
 * usage: test-random [GAMES [SEED]] */

#include <stdlib.h>
#include <string.h>

#include "naive-cubes.h"
#include "rules/cubes/cubes-edition.h"
#include "rules/cubes/cubes-record.h"
#include "rules/salon-random.h"
#include "tap.h"

#define WORDS      14
#define MOST_MOVES 140

/* Rolls, some of which no cubes can show; the slower implementation takes some milliseconds to say which. */
#define ROLLS 200

static struct {
  char faces[CUBES_CELLS + 1];
  bool legal;
} rolls[ROLLS];

/* Both implementations, and the moves so far. */
typedef struct {
  CubesState state, before;
  Naive naive;
  CubesMove moves[MOST_MOVES];
  int n;
} Game;

static uint64_t random_state;
static long tried, allowed, rounds, over, reopened;

static int
below (int n)
{
  return (int) (salon_random_next (&random_state) % (unsigned) n);
}

/* A third of all words is not in the list. */
static bool
is_word (const char *word)
{
  unsigned sum = 7;

  for (; *word != '\0'; word++)
    sum = sum * 31 + (unsigned char) *word;

  return sum % 3 != 0;
}

static SalonVerdict
judge (void *data, const char *language, const char *word, bool headwords, const char **reason)
{
  *reason = is_word (word) ? NULL : "not in the list";
  return *reason == NULL ? SALON_WORD_GOOD : SALON_WORD_REFUSED;
}

static const CubesDictionary dictionary = { judge, NULL, "en" };

/* An honest roll. */
static void
roll (char faces[CUBES_CELLS + 1])
{
  uint8_t cubes[CUBES_CELLS];

  for (int i = 0; i < CUBES_CELLS; i++)
    cubes[i] = (uint8_t) i;
  for (int i = CUBES_CELLS - 1; i > 0; i--)
    {
      const int other = below (i + 1);
      const uint8_t cube = cubes[i];

      cubes[i] = cubes[other];
      cubes[other] = cube;
    }
  for (int i = 0; i < CUBES_CELLS; i++)
    faces[i] = cubes_edition_cube (0, cubes[i])[below (CUBES_FACES)];
  faces[CUBES_CELLS] = '\0';
}

/* Whether both agree about all rolls, of which every third is honest and the others have up to three letters changed. */
static bool
make_rolls (void)
{
  int illegal = 0;

  for (int i = 0; i < ROLLS; i++)
    {
      roll (rolls[i].faces);
      for (int changes = i % 3 > 0 ? below (4) : 0; changes > 0; changes--)
        rolls[i].faces[below (CUBES_CELLS)] = "QJKXZWVGEEE"[below (11)];
      rolls[i].legal = naive_can_show (0, rolls[i].faces);
      illegal += !rolls[i].legal;
      if (cubes_edition_can_show (0, rolls[i].faces) != rolls[i].legal || (i % 3 == 0 && !rolls[i].legal))
        {
          tap_note ("%s", rolls[i].faces);
          return false;
        }
    }

  return illegal > 20 && illegal < ROLLS - 20;
}

/* A walk over the cubes that may go wrong: it jumps, or comes back, or meets the Bar. */
static void
make_word (const char *faces, char word[CUBES_LETTERS + 2])
{
  const int letters = 1 + below (9);
  int cell = below (CUBES_CELLS), n = 0;

  while (n < letters)
    {
      const uint32_t next = cubes_neighbours (cell);

      word[n++] = faces[cell];
      if (faces[cell] == 'Q' && below (8) > 0)
        word[n++] = 'U';
      do
        cell = below (CUBES_CELLS);
      while (!(next >> cell & 1) && below (60) > 0);
    }
  word[n] = '\0';
}

static void
make_words (const Game *game, char words[WORDS][CUBES_LETTERS + 2])
{
  const char *faces = game->state.faces[0] == '\0' ? "WGLHWOYTHAIDSKAEEAELEOTRT" : game->state.faces;
  const int seat = below (game->state.setup.seats);

  memset (words, 0, WORDS * sizeof *words);
  for (int i = 0; i < WORDS; i++)
    if (i < 5 && game->state.list[seat].n > 0)
      strcpy (words[i], game->state.list[seat].word[below (game->state.list[seat].n)].letters);
    else
      make_word (faces, words[i]);
  strcpy (words[WORDS - 1], below (2) ? "ABCDEFGHIJKLMNOPQRSTUVWXYZA" : "read");
}

/* Tries @move on both; gives false when they do not agree. */
static bool
try_move (Game *game, const CubesMove *move, bool legal, CubesMove *chosen, int *choices)
{
  static const int weights[] = {
    [CUBES_BAR] = 20,   [CUBES_SHAKE] = 20, [CUBES_WRITE] = 1,
    [CUBES_STRIKE] = 1, [CUBES_TIME] = 12,  [CUBES_CHALLENGE] = 4,
  };
  const bool can = cubes_check (&game->state, move) == CUBES_OK;

  tried++;
  allowed += can;
  if (can != naive_allows (&game->naive, move, legal))
    {
      tap_note ("type %d seat %d target %d corner %d text %s second %d: %s", move->type, move->seat, move->target,
                move->corner, move->text, move->second, cubes_reason_text (cubes_check (&game->state, move)));
      return false;
    }

  /* One of those that are allowed comes next: words are many, so that each of them has a small weight. */
  if (can)
    {
      *choices += weights[move->type];
      if (below (*choices) < weights[move->type])
        *chosen = *move;
    }
  if (!can && below (400) == 0)
    {
      game->before = game->state;
      return cubes_apply (&game->state, move, &dictionary) != CUBES_OK
             && memcmp (&game->before, &game->state, sizeof game->state) == 0;
    }
  return true;
}

/* Tries the moves of @seat with @word. */
static bool
try_word (Game *game, int seat, const char *word, CubesMove *chosen, int *choices)
{
  const int second = seat < game->state.setup.seats ? game->state.list[seat].second : 0;
  CubesMove move = { .seat = (uint8_t) seat };
  bool good;

  strcpy (move.text, word);
  move.type = CUBES_STRIKE;
  good = try_move (game, &move, false, chosen, choices);
  move.type = CUBES_WRITE;
  good = good && try_move (game, &move, false, chosen, choices);
  for (int change = -1; change <= 1 && good; change++)
    if (second + change >= 0)
      {
        move.timed = true;
        move.second = (uint16_t) (second + change);
        good = try_move (game, &move, false, chosen, choices);
      }
  move.second = (uint16_t) (below (100) > 0 ? 3601 : 3600);
  good = good && try_move (game, &move, false, chosen, choices);
  move.timed = false;
  move.second = 0;

  move.type = CUBES_CHALLENGE;
  for (int other = 0; other <= game->state.setup.seats && good; other++)
    {
      move.target = (uint8_t) other;
      move.valid = (uint8_t) below (2);
      good = try_move (game, &move, false, chosen, choices);
    }
  return good;
}

/* Tries everything at the position.  @chosen becomes one of the allowed moves, if there was any (@choices). */
static bool
try_all (Game *game, CubesMove *chosen, int *choices)
{
  char words[WORDS][CUBES_LETTERS + 2];
  bool good = true;

  *choices = 0;
  make_words (game, words);

  for (int seat = 0; seat <= game->state.setup.seats && good; seat++)
    {
      CubesMove move = { .seat = (uint8_t) seat, .type = CUBES_BAR };

      for (int corner = 0; corner <= CUBES_NO_BAR && good; corner++)
        {
          move.corner = (uint8_t) corner;
          good = try_move (game, &move, false, chosen, choices);
        }
      move.corner = 0;
      move.type = CUBES_TIME;
      good = good && try_move (game, &move, false, chosen, choices);
      move.type = CUBES_N_MOVE_TYPES;
      good = good && try_move (game, &move, false, chosen, choices);
      move.type = CUBES_SHAKE;
      for (int i = 0; i < 3 && good; i++)
        {
          const int which = below (ROLLS);

          strcpy (move.text, rolls[which].faces);
          good = try_move (game, &move, rolls[which].legal, chosen, choices);
          move.text[CUBES_CELLS - 1] = i == 0 ? '\0' : 'a';
          good = good && try_move (game, &move, false, chosen, choices);
          memset (move.text, 0, sizeof move.text);
        }
      for (int i = 0; i < WORDS && good; i++)
        good = try_word (game, seat, words[i], chosen, choices);
    }

  return good;
}

/* Whether both stand the same. */
static bool
is_same (const Game *game)
{
  static const char verdicts[] = { 0, 's', 'g', 'w', 'x', '+' };
  const CubesState *state = &game->state;
  const Naive *naive = &game->naive;
  bool same = (cubes_phase (state) == CUBES_OVER) == naive_is_over (naive) && (int) state->rounds == naive->rounds
              && (cubes_phase (state) == CUBES_WRITING) == naive->writing && cubes_shaker (state) == naive->shaker;

  for (int seat = 0; seat < state->setup.seats && same; seat++)
    {
      const CubesList *list = &state->list[seat];

      same =
        state->points[seat] == naive->total[seat] && list->n == naive->n[seat] && list->second == naive->second[seat];
      for (int i = 0; i < list->n && same; i++)
        {
          const NaiveWord *word = &naive->word[seat][i];

          same =
            strcmp (list->word[i].letters, word->letters) == 0 && verdicts[list->word[i].verdict] == word->verdict
            && (list->word[i].ruling != CUBES_NOT_CHALLENGED) == word->challenged
            && (i == 0 || strcmp (list->word[list->sorted[i - 1]].letters, list->word[list->sorted[i]].letters) < 0);
        }
    }

  return same;
}

/* Reads the game from its record, and compares where it ends. */
static bool
is_read_again (const Game *game, bool veiled)
{
  static CubesRecord record;
  static CubesHeader header;
  char text[CUBES_HEADER_TEXT];
  const char *at = text, *end;
  SalonReader reader;
  SalonLine kind = SALON_LINE_SETUP;

  cubes_header_init (&header, game->state.setup.seats);
  header.setup = game->state.setup;
  header.salon.veiled = veiled;
  header.salon.salt = veiled ? salon_random_next (&random_state) : 0;
  end = text + cubes_header_write (&header, text, sizeof text);

  cubes_record_init (&record, judge, NULL);
  salon_reader_init (&reader, cubes_record_find, &record);
  while (at < end && kind != SALON_LINE_ERROR)
    at = salon_reader_next (&reader, at, end, &kind);
  for (int i = 0; i < game->n && kind != SALON_LINE_ERROR; i++)
    {
      const CubesVeil veil = { header.salon.salt, (uint32_t) i };
      const size_t n = cubes_move_format (&game->moves[i], veiled ? &veil : NULL, text);

      kind = salon_reader_line (&reader, text, n);
    }
  if (kind == SALON_LINE_ERROR)
    tap_note ("line %ld: %s", reader.error_line, reader.error);

  return salon_reader_end (&reader) == SALON_LINE_END && memcmp (&record.state, &game->state, sizeof game->state) == 0;
}

static bool
play (Game *game)
{
  CubesSetup setup = {
    .grid = (uint8_t) below (CUBES_N_GRIDS),
    .seats = (uint8_t) (1 + below (below (3) == 0 ? CUBES_MAX_SEATS : 3)),
    .spelling_free = (uint8_t) below (2),
    .minutes = 3,
    .target = (uint16_t) (below (4) == 0 ? 0 : 10 + below (12)),
  };
  const int length = 20 + below (MOST_MOVES - 20);

  setup.first = (uint8_t) below (setup.seats);
  cubes_begin (&setup, &game->state);
  naive_begin (&game->naive, &setup, is_word);
  for (game->n = 0; game->n < length;)
    {
      CubesMove move;
      int choices;
      bool was_over;

      if (!try_all (game, &move, &choices))
        return false;
      if (choices == 0 || (naive_is_over (&game->naive) && below (6) == 0))
        break;

      was_over = naive_is_over (&game->naive);
      game->moves[game->n++] = move;
      naive_make (&game->naive, &move);
      if (cubes_apply (&game->state, &move, &dictionary) != CUBES_OK || !is_same (game))
        {
          tap_note ("after move %d of type %d", game->n, move.type);
          return false;
        }
      rounds += move.type == CUBES_TIME;
      over += !was_over && naive_is_over (&game->naive);
      reopened += was_over && !naive_is_over (&game->naive) && move.type == CUBES_CHALLENGE;
    }

  return game->state.moves == (uint32_t) game->n && is_read_again (game, false) && is_read_again (game, true);
}

int
main (int argc, char **argv)
{
  const int games = argc > 1 ? atoi (argv[1]) : 300;
  Game *game = malloc (sizeof *game);
  int good = 0;

  random_state = argc > 2 ? strtoull (argv[2], NULL, 10) : 1997;
  if (game == NULL)
    abort ();
  tap_ok (make_rolls (), "both implementations agree about %d rolls", ROLLS);
  while (good < games && play (game))
    good++;
  free (game);

  tap_note ("%ld moves tried, %ld allowed, %ld rounds, %ld games to their end, %ld reopened", tried, allowed, rounds,
            over, reopened);
  tap_ok (good == games, "%d of %d games: both implementations agree, and the records bring them back", good, games);
  tap_ok (allowed > 0 && allowed < tried && rounds > 0 && over > 0, "rounds were played to their end");
  tap_ok (games < 100 || reopened > 0, "games were reopened");
  return tap_done ();
}
