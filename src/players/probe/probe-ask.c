/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/probe/probe-ask.h"

#include <string.h>

#include "players/probe/probe-ask-plan.h"
#include "players/probe/probe-character.h"
#include "players/probe/probe-odds.h"
#include "players/probe/probe-owner.h"

/* A question that is as good as sure is never misjudged on a whim. */
#define OBVIOUS (PROBE_SURE * 94 / 100)

/* Where the random numbers of a question without thinking begin; those of a whim are below, by seat and letter. */
#define STRAYS 16384u

/* Letters that are in many words, of English and of French. */
#define COMMON "AEINORST"

#define MAX_QUESTIONS ((PROBE_MAX_SEATS - 1) * PROBE_LETTERS)

typedef struct {
  uint8_t target;
  uint8_t letter; /* index */
  bool denied;
  bool planned;   /* points already include what follows in the same tray */
  bool elsewhere; /* a plan covers what follows in its tray */
  uint32_t hit;   /* probability, of 65536 */
  int64_t points; /* expected, in 65536ths, as the first question */
  int64_t later;  /* the same without the effects of the first question */
} Question;

/* One decision: who decides, what the activity card says of it, and what could be asked. */
typedef struct {
  const ProbePlayer *player;
  const ProbeView *view;
  const ProbeLexicon *lexicon;
  const ProbeLevelInfo *level;
  const ProbeCharacter *character;

  bool to_everybody; /* the first question goes to all opponents at once */
  bool free_blank;   /* a wrong blank costs nothing */
  int factor;        /* multiplies what the first question brings */

  Question single[MAX_QUESTIONS];       /* every letter, to each opponent with hidden cards */
  int n_single;                         /* of these */
  Question everybody[PROBE_LETTERS];    /* every letter, to all opponents at once */
  int64_t planned[PROBE_MAX_SEATS];     /* points that the plan for each seat's tray promises */
  const Question *later[MAX_QUESTIONS]; /* what to go on with after a right answer, best first */
  int n_later;
} Choice;

static Question
question (int target, int letter, bool denied, const ProbeOdds *odds, int factor)
{
  return (Question) {
    .target = (uint8_t) target,
    .letter = (uint8_t) letter,
    .denied = denied,
    .hit = odds->hit,
    .points = (int64_t) (odds->space * (unsigned) factor + odds->bonus),
    .later = (int64_t) (odds->space + odds->bonus),
  };
}

/* Questions that are right with probability p and then bring v points, until the
 * first wrong one, are best put in the order of p·v ∕ (1 − p). */
static bool
before (const Question *a, const Question *b)
{
  return a->later * (int64_t) (PROBE_SURE + 1 - b->hit) > b->later * (int64_t) (PROBE_SURE + 1 - a->hit);
}

/* Sorts the best @depth of @n questions to the front and returns their number.
 * Blanks that may cost points are left out: nobody has to ask for one. */
static int
sort_later (const Question *questions, int n, int depth, const Question **sorted)
{
  int n_sorted = 0;

  for (int i = 0; i < n; i++)
    {
      int place = n_sorted;

      if (questions[i].letter == probe_letter_index (PROBE_BLANK) && questions[i].hit < OBVIOUS)
        continue;
      if (questions[i].denied || questions[i].hit == 0 || questions[i].elsewhere)
        continue;
      while (place > 0 && before (&questions[i], sorted[place - 1]))
        {
          if (place < depth)
            sorted[place] = sorted[place - 1];
          place--;
        }
      if (place < depth)
        sorted[place] = &questions[i];
      if (place < depth && n_sorted < depth)
        n_sorted++;
    }

  return n_sorted;
}

/* The points expected, in 65536ths, from going on with the turn after @first was right. */
static int64_t
rest_of_turn (const Question *const *sorted, int n_sorted, int depth, const Question *first)
{
  int64_t still = PROBE_SURE, points = 0;

  for (int i = 0; i < n_sorted && depth > 0; i++)
    {
      if (sorted[i]->letter == first->letter
          && (sorted[i]->target == first->target || first->target == PROBE_EVERYBODY))
        continue;
      points += still * sorted[i]->later >> 16;
      still = still * sorted[i]->hit >> 16;
      depth--;
    }

  return points;
}

/* The points that can be won in the trays with plans, except that of @first: all of
 * them when the turn goes on, fewer when it ends. */
static int64_t
plans_of_others (const int64_t planned[PROBE_MAX_SEATS], int seats, int again, const Question *first)
{
  const int64_t kept = (int64_t) first->hit * 256 + (int64_t) (PROBE_SURE - first->hit) * again;
  int64_t points = 0;

  for (int seat = 0; seat < seats; seat++)
    if (seat != first->target)
      points += planned[seat];

  return (points >> 8) * kept >> 16;
}

/* Puts what a plan for the only tray of @target says into its @questions, by
 * letter, and returns what the tray promises after the first question. */
static int64_t
plan_questions (Question questions[PROBE_LETTERS],
                const ProbeState *seen,
                int seat,
                int target,
                const ProbeBelief *belief)
{
  int64_t points[PROBE_LETTERS], most = 0;
  ProbeStakes stakes;
  ProbePlan plan;

  probe_stakes_init (&stakes, seen, seat, target);
  probe_plan_init (&plan, belief, seen->hidden[target][0], &stakes);
  if (!probe_plan_ask (&plan, points))
    return 0;
  for (int letter = 0; letter < PROBE_LETTERS; letter++)
    {
      questions[letter].planned = points[letter] != 0;
      if (questions[letter].planned)
        {
          const int64_t later = points[letter] - (questions[letter].points - questions[letter].later);

          questions[letter].points = points[letter];
          if (later > most)
            most = later;
        }
    }
  for (int letter = 0; letter < PROBE_LETTERS; letter++)
    questions[letter].elsewhere = true;

  return most;
}

static void
choice_init (Choice *choice, const ProbePlayer *player, const ProbeView *view, const ProbeLexicon *lexicon)
{
  const ProbeState *seen = &view->seen;
  const ProbeCardKind *card = &probe_card_kinds[seen->card];

  choice->player = player;
  choice->view = view;
  choice->lexicon = lexicon;
  choice->level = &probe_levels[player->level];
  choice->character = probe_character_of (player);

  choice->to_everybody = seen->first_guess && card->effect == PROBE_EFFECT_ALL_EXPOSE;
  choice->free_blank = card->effect == PROBE_EFFECT_NO_BLANK_PENALTY;
  choice->factor = seen->first_guess && card->effect == PROBE_EFFECT_MULTIPLY ? card->amount : 1;

  choice->n_single = 0;
  choice->n_later = 0;
  memset (choice->planned, 0, sizeof choice->planned);
  for (int letter = 0; letter < PROBE_LETTERS; letter++)
    choice->everybody[letter] = (Question) {
      .target = PROBE_EVERYBODY,
      .letter = (uint8_t) letter,
      .denied = true,
    };
}

/* Fills the @beliefs about those trays of @target that have hidden cards. */
static void
believe (ProbeBelief beliefs[PROBE_MAX_TRAYS], const Choice *choice, int target)
{
  const ProbeState *seen = &choice->view->seen;

  for (int tray = 0; tray < seen->setup.trays; tray++)
    if (seen->hidden[target][tray] != 0)
      {
        ProbeLexicon lexicon;
        ProbeClues clues;

        probe_owner_lexicon (&lexicon, choice->lexicon, choice->player, &seen->setup, target, tray);
        probe_clues_init (&clues, seen, target, tray, &choice->player->misnamed[target][tray]);
        probe_belief_init (&beliefs[tray], &lexicon, &clues);
      }
}

/* Adds what one opponent contributes to a question that @everybody has to answer.
 * It has been denied when all have denied it, and is wrong when all say no. */
static void
add_opponent (Question *everybody, const Question *single)
{
  const uint64_t nobody = (uint64_t) (PROBE_SURE - everybody->hit) * (PROBE_SURE - single->hit) >> 16;

  everybody->denied &= single->denied;
  everybody->points += single->later;
  everybody->hit = (uint32_t) (PROBE_SURE - nobody);
}

/* Adds what can be asked of @target, who has hidden cards. */
static void
add_questions (Choice *choice, int target)
{
  const ProbeState *seen = &choice->view->seen;
  Question *questions = &choice->single[choice->n_single];
  ProbeBelief beliefs[PROBE_MAX_TRAYS];
  ProbeOdds odds[PROBE_LETTERS];

  believe (beliefs, choice, target);
  probe_odds_init (odds, seen, target, beliefs);
  for (int letter = 0; letter < PROBE_LETTERS; letter++)
    {
      const bool denied = seen->denied[target] >> letter & 1;

      questions[letter] = question (target, letter, denied, &odds[letter], choice->factor);
      add_opponent (&choice->everybody[letter], &questions[letter]);
    }
  choice->n_single += PROBE_LETTERS;

  if (choice->level->depth >= PROBE_PLAN_DEPTH && !choice->to_everybody && seen->setup.trays == 1)
    choice->planned[target] = plan_questions (questions, seen, choice->view->seat, target, &beliefs[0]);
}

/* The same for the same question in the same position. */
static int
whim_percent (const Choice *choice, const Question *question)
{
  const uint64_t which = (uint64_t) (question->target * 32 + question->letter);
  const uint64_t random = probe_random (choice->player->seed, choice->view->seen.moves, which);

  return (int) (random % (choice->level->whim + 1u));
}

/* Whether @question is for a letter that is in many words, while next to nothing is known of theirs. */
static bool
asks_for_common (const Choice *choice, const Question *question)
{
  const ProbeState *seen = &choice->view->seen;
  int cards = 0;

  if (question->target == PROBE_EVERYBODY || strchr (COMMON, probe_letter_at (question->letter)) == NULL)
    return false;
  for (int tray = 0; tray < seen->setup.trays; tray++)
    cards += seen->setup.row[question->target][tray].n;

  return 2 * probe_hidden_of (seen, question->target) > cards;
}

/* Whether nobody else has fewer cards hidden than the one who is asked. */
static bool
asks_most_open (const Choice *choice, const Question *question)
{
  const ProbeState *seen = &choice->view->seen;

  for (int seat = 0; seat < seen->setup.seats && question->target != PROBE_EVERYBODY; seat++)
    if (seat != choice->view->seat && probe_hidden_of (seen, seat) > 0
        && probe_hidden_of (seen, seat) < probe_hidden_of (seen, question->target))
      return false;

  return question->target != PROBE_EVERYBODY;
}

/* What its character adds to the @value of a question that is not obvious. */
static int64_t
taste (const Choice *choice, const Question *question, int64_t value)
{
  const ProbeCharacter *character = choice->character;
  const int64_t miss = (int64_t) (PROBE_SURE - question->hit);
  int64_t more = 0;

  if (question->hit >= OBVIOUS || question->denied)
    return 0;
  if (character->common != 0 && asks_for_common (choice, question))
    more += value * character->common / 100;
  if (character->faithful != 0 && asks_most_open (choice, question))
    more += value * character->faithful / 100;
  if (character->dread != 0 && question->letter == probe_letter_index (PROBE_BLANK) && !choice->free_blank)
    more -= miss * PROBE_WRONG_BLANK * character->dread / 100;

  return more;
}

/* The points expected, in 65536ths, of the rest of the turn if it begins with @first. */
static int64_t
value_of (const Choice *choice, const Question *first)
{
  const ProbeLevelInfo *level = choice->level;
  const int seats = choice->view->seen.setup.seats;
  const int turn_worth = seats == 2 ? PROBE_TURN_OF_TWO : PROBE_TURN_OF_MORE;
  const int again = seats == 2 ? PROBE_AGAIN_OF_TWO : PROBE_AGAIN_OF_MORE;
  const int64_t miss = (int64_t) (PROBE_SURE - first->hit);
  const int64_t rest = rest_of_turn (choice->later, choice->n_later, level->depth, first);
  int64_t value = first->points + (rest * first->hit >> 16) + plans_of_others (choice->planned, seats, again, first);

  if (level->whim > 0 && first->hit < OBVIOUS)
    value -= value * whim_percent (choice, first) / 100;
  if (level->depth >= PROBE_PLAN_DEPTH && !first->planned)
    value -= miss * turn_worth;
  if (first->letter == probe_letter_index (PROBE_BLANK) && !choice->free_blank && !first->planned)
    value -= miss * PROBE_WRONG_BLANK;

  return value + taste (choice, first, value);
}

/* What has not been denied comes first, then what is worth more, then what is surer. */
static bool
better (const Question *a, int64_t a_value, const Question *b, int64_t b_value)
{
  if (a->denied != b->denied)
    return b->denied;
  if (a_value != b_value)
    return a_value > b_value;
  return a->hit > b->hit;
}

/* Returns the best of the questions that may be asked now; of equal ones the first. */
static const Question *
best_question (const Choice *choice)
{
  const Question *questions = choice->to_everybody ? choice->everybody : choice->single;
  const int n = choice->to_everybody ? PROBE_LETTERS : choice->n_single;
  const Question *best = &questions[0];
  int64_t best_value = value_of (choice, best);

  for (int i = 1; i < n; i++)
    {
      const int64_t value = value_of (choice, &questions[i]);

      if (better (&questions[i], value, best, best_value))
        {
          best = &questions[i];
          best_value = value;
        }
    }

  return best;
}

/* Whether the question comes out of the blue, as a child's do, although @best would be better. What is as good as
 * sure is asked all the same. */
static bool
strays (const Choice *choice, const Question *best)
{
  const ProbeState *seen = &choice->view->seen;

  return choice->level->stray > 0 && best->hit < OBVIOUS
         && probe_random (choice->player->seed, seen->moves, STRAYS) % 100 < choice->level->stray;
}

/* Returns any question for a letter that may still be there, or @otherwise when there is none. */
static const Question *
any_question (const Choice *choice, const Question *otherwise)
{
  const Question *questions = choice->to_everybody ? choice->everybody : choice->single;
  const int n = choice->to_everybody ? PROBE_LETTERS : choice->n_single;
  const Question *any = otherwise;
  uint64_t most = 0;

  for (int i = 0; i < n; i++)
    {
      const uint64_t lot = probe_random (choice->player->seed, choice->view->seen.moves, STRAYS + 1u + (unsigned) i);

      if (questions[i].denied || questions[i].hit == 0 || questions[i].letter == probe_letter_index (PROBE_BLANK)
          || lot <= most)
        continue;
      any = &questions[i];
      most = lot;
    }

  return any;
}

/* Chooses what to ask whom, when that is due: the most points expected over the
 * rest of the turn (probe-rules.md 4.2 and 4.3), taking the questions for
 * independent of each other.  What was denied is not asked again, unless nothing
 * else is left: then some "no" was false (probe-rules.md 6). */
void
probe_ask_choose (const ProbePlayer *player, const ProbeView *view, const ProbeLexicon *lexicon, ProbeMove *move)
{
  const ProbeState *seen = &view->seen;
  const Question *best;
  Choice choice;

  choice_init (&choice, player, view, lexicon);
  for (int i = 1; i < seen->setup.seats; i++)
    {
      const int target = (view->seat + i) % seen->setup.seats;

      if (probe_hidden_of (seen, target) != 0)
        add_questions (&choice, target);
    }

  /* A first question to everybody rules out one later question for each seat: enough are left. */
  choice.n_later = sort_later (choice.single, choice.n_single, choice.level->depth + PROBE_MAX_SEATS, choice.later);

  best = best_question (&choice);
  if (strays (&choice, best))
    best = any_question (&choice, best);
  *move = (ProbeMove) {
    .type = PROBE_ASK,
    .seat = view->seat,
    .target = best->target,
    .letter = probe_letter_at (best->letter),
  };
}
