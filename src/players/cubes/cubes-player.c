/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/cubes/cubes-player.h"

#include <stdlib.h>
#include <string.h>

#include "players/cubes/cubes-level.h"
#include "players/cubes/cubes-straight.h"
#include "players/salon-level.h"
#include "rules/salon-random.h"

/* A level's time to look for a word is that for so many unseen ones. */
#define USUAL_UNSEEN 64

/* How easily the easiest word is seen; others are seen in proportion. */
#define EASIEST (UINT32_C (1) << 20)

/* Words are kin when one is the beginning of the other, with so many letters more at most: READ, READS, READER. */
#define KIN_LETTERS 2

/* What the random numbers are for. */
enum {
  OF_VOCABULARY,
  OF_ROUND,
  OF_WORD,
  OF_KIN,
  OF_CORNER,
};

/* A word that the player knows. */
typedef struct {
  char letters[CUBES_LETTERS + 1];
  uint8_t mark;
  bool written;
  uint32_t ease; /* up to EASIEST */
  uint64_t turn; /* the smaller ones are seen sooner */
} Candidate;

typedef struct {
  const CubesLevelInfo *info;
  uint64_t vocabulary; /* the seed of what it knows */
  uint64_t round;      /* the seed of all else in this round */
  Candidate *words;
  size_t n;
  uint64_t ease;   /* of all words */
  uint64_t unseen; /* of those that are not written */
} Mind;

_Static_assert(CUBES_PLAYER_HARD == SALON_COMPUTER_HARD - SALON_COMPUTER_BEGINNER, "the levels of the seats");

bool
cubes_player_level (SalonSeatKind kind, CubesPlayerLevel *level)
{
  const int found = salon_level_of (kind);

  if (found < 0)
    return false;

  *level = (CubesPlayerLevel) found;
  return true;
}

/* Gives 64 bits that depend on the arguments alone. */
static uint64_t
mix (uint64_t seed, uint64_t a, uint64_t b)
{
  return salon_random_at (salon_random_at (salon_random_at (seed, 0) + a, 0) + b, 0);
}

static uint64_t
mix_text (uint64_t seed, uint64_t a, const char *text)
{
  uint64_t b = 0;

  for (; *text != '\0'; text++)
    b = b * 31 + (uint8_t) *text;

  return mix (seed, a, b);
}

/* Gives a random number of an exponential distribution, in 1/65536 of the mean times 1.44: minus the logarithm of
 * @random as a fraction of 1, to the base 2. */
static uint64_t
exponential (uint64_t random)
{
  const unsigned zeros = (unsigned) __builtin_clzll (random | 1);
  const uint64_t rest = (random | 1) << zeros << 1 >> 48;
  /* The logarithm of 1 + x is about x + 0.343 x (1 - x). */
  const uint64_t logarithm = rest + (rest * (65536 - rest) >> 16) * 22479 / 65536;

  return ((uint64_t) (zeros + 1) << 16) - logarithm;
}

static uint32_t
square_root (uint64_t x)
{
  uint64_t root = 0;

  for (uint64_t bit = UINT64_C (1) << 31; bit != 0; bit >>= 1)
    if ((root | bit) * (root | bit) <= x)
      root |= bit;

  return (uint32_t) root;
}

/* Gives how easily a word is seen. */
static uint32_t
ease_of (const CubesLevelInfo *info, int step, int letters, int bends)
{
  uint64_t ease = EASIEST;

  for (; step > 0; step--)
    ease = ease * info->rarer / 100;
  for (; letters > 0; letters--)
    ease = ease * info->longer / 100;
  for (; bends > 0; bends--)
    ease = ease * info->bend / 100;

  return ease > 0 ? (uint32_t) ease : 1;
}

static int
compare_candidates (const void *a, const void *b)
{
  const Candidate *one = a, *other = b;

  if (one->turn != other->turn)
    return one->turn < other->turn ? -1 : 1;

  return strcmp (one->letters, other->letters);
}

/* Whether the player knows a word. */
static bool
knows (const Mind *mind, const char *letters, uint8_t mark)
{
  return (mark & CUBES_MARK_HURTFUL) == 0
         && mix_text (mind->vocabulary, OF_VOCABULARY, letters) % 1000 < mind->info->know[cubes_level_step (mark)];
}

/* Takes those words of the grid that the player knows, in the order in which it sees them.  Returns false if there is not enough
 * memory. */
static bool
think (Mind *mind, const CubesState *seen, CubesSolver *solver)
{
  const int least = cubes_least_letters ((CubesGrid) seen->setup.grid);
  const uint32_t open = cubes_open_cells ((CubesCorner) seen->corner);

  if (!cubes_solver_solve (solver, seen->faces, open, least))
    return false;
  mind->words = calloc (cubes_solver_count (solver) + 1, sizeof *mind->words);
  if (mind->words == NULL)
    return false;

  for (size_t i = 0; i < cubes_solver_count (solver); i++)
    {
      Candidate *word = &mind->words[mind->n];
      uint8_t path[CUBES_CELLS];
      int letters, bends;

      letters = cubes_solver_word (solver, i, word->letters, NULL, NULL);
      word->mark = cubes_solver_mark (solver, i);
      if (!knows (mind, word->letters, word->mark))
        continue;
      cubes_straightest (seen->faces, open, word->letters, path, &bends);
      word->ease = ease_of (mind->info, cubes_level_step (word->mark), letters - least, bends);
      word->turn = (exponential (mix_text (mind->round, OF_WORD, word->letters)) << 32) / word->ease;
      mind->ease += word->ease;
      mind->n++;
    }
  mind->unseen = mind->ease;
  qsort (mind->words, mind->n, sizeof *mind->words, compare_candidates);

  return true;
}

/* Gives the milliseconds for which the player looks for the next word, as far as this does not depend on chance: more when there
 * are fewer words to see, by the fourth root of their number. */
static uint64_t
search_time (const Mind *mind)
{
  /* How many words there are to see, when each counts by how easily it is seen; in 1/65536. */
  const uint64_t unseen = (mind->n * mind->unseen << 16) / mind->ease;
  const uint32_t root = square_root ((uint64_t) square_root (unseen) << 8);

  return (uint64_t) mind->info->search * square_root (square_root (USUAL_UNSEEN << 16) << 8) / (root + 1);
}

static bool
is_kin (const char *one, const char *other)
{
  const size_t a = strlen (one), b = strlen (other), least = a < b ? a : b;

  return a + b - 2 * least <= KIN_LETTERS && strncmp (one, other, least) == 0;
}

/* Gives the next word that @before makes the player see, or NULL. */
static Candidate *
next_kin (const Mind *mind, const Candidate *before)
{
  for (size_t i = 0; before != NULL && i < mind->n; i++)
    {
      Candidate *word = &mind->words[i];

      if (!word->written && is_kin (before->letters, word->letters)
          && mix_text (mind->round, OF_KIN, word->letters) % 100 < mind->info->kin)
        return word;
    }

  return NULL;
}

static Candidate *
next_word (const Mind *mind)
{
  for (size_t i = 0; i < mind->n; i++)
    if (!mind->words[i].written)
      return &mind->words[i];

  return NULL;
}

/* Writes the words one after the other, until @limit, in milliseconds, or until there are no more. */
static void
write_plan (Mind *mind, uint64_t limit, CubesPlan *plan)
{
  uint64_t now = 0, random = mind->round;
  Candidate *word = NULL;

  while (plan->n < CUBES_MAX_WORDS)
    {
      Candidate *kin = next_kin (mind, word);
      uint64_t time = 0;

      word = kin != NULL ? kin : next_word (mind);
      if (word == NULL)
        return;
      if (kin == NULL)
        {
          time = search_time (mind);
          /* From two thirds to four thirds of it. */
          time = time * (667 + salon_random_next (&random) % 667) / 1000;
          if (salon_random_next (&random) % 100 < mind->info->pause)
            time *= 2;
        }
      now += time + strlen (word->letters) * mind->info->letter;
      if (now >= limit)
        return;

      word->written = true;
      mind->unseen -= word->ease;
      plan->word[plan->n].mark = word->mark;
      plan->word[plan->n].at = (uint32_t) now;
      memcpy (plan->word[plan->n++].letters, word->letters, sizeof word->letters);
    }
}

/* Makes @mind that of the view's seat. */
static void
mind_init (Mind *mind, CubesPlayerLevel level, uint64_t seed, const CubesView *view)
{
  *mind = (Mind) { .info = &cubes_levels[level], .vocabulary = mix (seed, OF_VOCABULARY, (uint64_t) view->seat) };
  mind->round = mix_text (mix (mind->vocabulary, OF_ROUND, view->seen.rounds), view->seen.corner, view->seen.faces);
}

bool
cubes_player_plan (CubesPlayerLevel level, uint64_t seed, const CubesView *view, CubesSolver *solver, CubesPlan *plan)
{
  const unsigned minutes = view->seen.setup.minutes;
  Mind mind;
  bool good;

  memset (plan, 0, sizeof *plan);
  mind_init (&mind, level, seed, view);
  good = think (&mind, &view->seen, solver);
  if (good)
    write_plan (&mind, (minutes > 0 ? minutes * 60 : mind.info->patience) * UINT64_C (1000), plan);
  free (mind.words);

  return good;
}

/* Gives the points of the words that the player knows on the grid that the Bar leaves at @corner; 0 if there is not enough
 * memory. */
static int64_t
worth_of (const Mind *mind, const CubesState *seen, CubesCorner corner, CubesSolver *solver)
{
  int64_t points = 0;

  if (!cubes_solver_solve (solver, seen->faces, cubes_open_cells (corner),
                           cubes_least_letters ((CubesGrid) seen->setup.grid)))
    return 0;
  for (size_t i = 0; i < cubes_solver_count (solver); i++)
    {
      char letters[CUBES_LETTERS + 1];
      const int n = cubes_solver_word (solver, i, letters, NULL, NULL);

      if (knows (mind, letters, cubes_solver_mark (solver, i)))
        points += cubes_word_points (n);
    }

  return points;
}

CubesCorner
cubes_player_corner (CubesPlayerLevel level, uint64_t seed, const CubesView *view, CubesSolver *solver)
{
  Mind mind;
  CubesCorner best;
  int64_t most = -1;
  uint64_t first;

  mind_init (&mind, level, seed, view);
  first = mix (mind.round, OF_CORNER, 0) % CUBES_NO_BAR;
  best = (CubesCorner) first;
  if (view->seen.faces[0] == '\0')
    return best;

  for (unsigned i = 0; i < mind.info->corners; i++)
    {
      const CubesCorner corner = (CubesCorner) ((first + i) % CUBES_NO_BAR);
      const int64_t worth = worth_of (&mind, &view->seen, corner, solver);

      if (worth > most)
        {
          most = worth;
          best = corner;
        }
    }

  return best;
}
