/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/wedges/wedges-error.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "questions/questions-plain.h"
#include "rules/salon-random.h"

/* As many answers of the kind are thought of at most. */
#define THOUGHTS 64

/* Words with fewer letters do not make two questions similar, and no more words than these do. */
#define LEAST_LETTERS 4
#define MOST_SHARED   3

/* Wrong numbers that are tried. */
#define TRIES 24

/* A kind of which most answers are numbers between these asks for years. */
#define FIRST_YEAR 1000
#define LAST_YEAR  2100

/* An answer that comes to the player's mind. */
typedef struct {
  const char *answer;
  unsigned weight; /* how easily it comes */
} Thought;

static bool
is_wrong (const QuestionsJudge *judge, const QuestionsQuestion *question, const char *text)
{
  QuestionsProposal proposal;

  questions_judge_answer (judge, question, text, strlen (text), &proposal);
  return !proposal.right;
}

/* Words */

/* Finds the word of @plain that begins at @begin; returns where it ends. */
static size_t
word_end (const QuestionsPlain *plain, size_t begin)
{
  while (begin < plain->n && plain->letters[begin] != ' ')
    begin++;

  return begin;
}

/* Tells whether the @n letters at @letters stand in @plain as whole words. */
static bool
has_words (const QuestionsPlain *plain, const uint32_t *letters, size_t n)
{
  for (size_t i = 0; i + n <= plain->n; i = word_end (plain, i) + 1)
    if ((i + n == plain->n || plain->letters[i + n] == ' ')
        && memcmp (plain->letters + i, letters, n * sizeof *letters) == 0)
      return true;

  return false;
}

/* Counts the longer words that two questions share, up to MOST_SHARED. */
static unsigned
count_shared (const QuestionsPlain *one, const QuestionsPlain *other)
{
  unsigned shared = 0;
  size_t end;

  for (size_t begin = 0; begin < other->n && shared < MOST_SHARED; begin = end + 1)
    {
      end = word_end (other, begin);
      shared += end - begin >= LEAST_LETTERS && has_words (one, other->letters + begin, end - begin);
    }

  return shared;
}

/* Gives how easily the answer to @other comes to one's mind: that of an easy question does, of the same category, or
 * one in which the same words are said.  What the question names itself is not the answer. */
static unsigned
weigh (const QuestionsQuestion *question, const QuestionsPlain *asked, const QuestionsQuestion *other)
{
  QuestionsPlain plain;
  unsigned weight;

  if (!questions_plain_make (other->answer, strlen (other->answer), false, &plain) || plain.n == plain.bare
      || strlen (other->answer) >= WEDGES_ANSWER_CHARACTERS
      || has_words (asked, plain.letters + plain.bare, plain.n - plain.bare)
      || !questions_plain_make (other->text, strlen (other->text), false, &plain))
    return 0;

  weight = QUESTIONS_MAX_DIFFICULTY + 1u - other->difficulty;
  if (other->category == question->category)
    weight *= 16;

  return weight * (1 + 4 * count_shared (asked, &plain));
}

/* Takes one of the @n thoughts by lot; NULL when none is left. */
static Thought *
draw (Thought *thoughts, size_t n, uint64_t *random)
{
  uint64_t sum = 0, ticket;

  for (size_t i = 0; i < n; i++)
    sum += thoughts[i].weight;
  if (sum == 0)
    return NULL;

  ticket = salon_random_next (random) % sum;
  for (size_t i = 0; i < n; i++)
    {
      if (ticket < thoughts[i].weight)
        return &thoughts[i];
      ticket -= thoughts[i].weight;
    }

  return NULL;
}

/* Thinks of answers of the kind, from a place that @random says, and returns how many they are. */
static size_t
think (const QuestionsJudge *judge, const QuestionsQuestion *question, uint64_t random, Thought thoughts[THOUGHTS])
{
  QuestionsPlain asked;
  size_t n_kin, n = 0;
  const QuestionsQuestion *const *kin = questions_judge_kin (judge, question, &n_kin);

  questions_plain_make (question->text, strlen (question->text), false, &asked);
  for (; n < THOUGHTS && n < n_kin; n++)
    {
      const QuestionsQuestion *other = kin[(random % n_kin + n) % n_kin];

      thoughts[n] = (Thought) { other->answer, other == question ? 0 : weigh (question, &asked, other) };
    }

  return n;
}

static bool
err_by_words (const QuestionsJudge *judge,
              const QuestionsQuestion *question,
              uint64_t random,
              char text[WEDGES_ANSWER_SIZE])
{
  Thought thoughts[THOUGHTS] = { { NULL, 0 } };
  const size_t n = think (judge, question, salon_random_next (&random), thoughts);

  for (Thought *thought = draw (thoughts, n, &random); thought != NULL; thought = draw (thoughts, n, &random))
    {
      if (is_wrong (judge, question, thought->answer))
        {
          snprintf (text, WEDGES_ANSWER_SIZE, "%s", thought->answer);
          return true;
        }
      thought->weight = 0;
    }

  return false;
}

/* Numbers */

/* Tells whether @question asks for a year: most of its kind are. */
static bool
is_year (const QuestionsJudge *judge, const QuestionsQuestion *question)
{
  size_t n, years = 0;
  const QuestionsQuestion *const *kin = questions_judge_kin (judge, question, &n);

  if (n > THOUGHTS)
    n = THOUGHTS;
  for (size_t i = 0; i < n; i++)
    {
      int64_t number;

      years += questions_judge_number (judge, kin[i], &number) && number >= FIRST_YEAR && number <= LAST_YEAR;
    }

  return 2 * years > n;
}

/* Gives how far away a wrong number may be, in steps of @round: a year some years, the further back the more; another number
 * some of its third part, and a round one stays as round. */
static uint64_t
find_spread (const QuestionsJudge *judge, const QuestionsQuestion *question, uint64_t number, uint64_t *round)
{
  *round = 1;
  if (number <= LAST_YEAR && is_year (judge, question))
    return 4 + (LAST_YEAR - number) / 25;

  while (number % (*round * 10) == 0 && *round * 50 <= number)
    *round *= 10;
  return number / 3 / *round + 2 + (uint64_t) question->tolerance / *round;
}

static bool
err_by_number (const QuestionsJudge *judge,
               const QuestionsQuestion *question,
               int64_t number,
               uint64_t random,
               char text[WEDGES_ANSWER_SIZE])
{
  const uint64_t size = (uint64_t) (number < 0 ? -number : number);
  uint64_t round;
  const uint64_t spread = find_spread (judge, question, size, &round);

  for (int i = 0; i < TRIES; i++)
    {
      const uint64_t bits = salon_random_next (&random);
      const uint64_t step = (1 + (bits >> 1) % (spread + (uint64_t) i)) * round;
      const bool below = (bits & 1) != 0 && step < size;

      snprintf (text, WEDGES_ANSWER_SIZE, "%s%" PRIu64, number < 0 ? "-" : "", below ? size - step : size + step);
      if (is_wrong (judge, question, text))
        return true;
    }

  text[0] = '\0';
  return false;
}

bool
wedges_player_err (const WedgesPlayer *player,
                   const WedgesQuestion *place,
                   const QuestionsJudge *judge,
                   const QuestionsQuestion *question,
                   char text[WEDGES_ANSWER_SIZE])
{
  const uint64_t random = wedges_player_luck (player, place);
  int64_t number;

  text[0] = '\0';
  return questions_judge_number (judge, question, &number) ? err_by_number (judge, question, number, random, text)
                                                           : err_by_words (judge, question, random, text);
}
