/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/probe/probe-ask.h"

#include <string.h>

#include "players/probe/probe-ask-plan.h"
#include "players/probe/probe-odds.h"

/* A question that is as good as sure is never misjudged on a whim. */
#define OBVIOUS (PROBE_SURE * 94 / 100)

#define MAX_QUESTIONS ((PROBE_MAX_SEATS - 1) * PROBE_LETTERS)

typedef struct {
  uint8_t target;
  uint8_t letter; /* index */
  bool denied;
  bool planned;   /* points tell already what follows in the same tray */
  bool elsewhere; /* what follows in its tray is planned */
  uint32_t hit;   /* probability, of 65536 */
  int64_t points; /* expected, in 65536ths, as the first question */
  int64_t later;  /* the same without the effects of the first question */
} Question;

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

/* What is to be had in the trays with plans, but for that of @first: all of it
 * when the turn goes on, less when it ends. */
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

/* Chooses what to ask whom, when that is due: the most points expected over the
 * rest of the turn (probe-rules.md 4.2 and 4.3), taking the questions for
 * independent of each other.  What was denied is not asked again, unless nothing
 * else is left: then some "no" was false (probe-rules.md 6). */
void
probe_ask_choose (const ProbePlayer *player, const ProbeView *view, const ProbeLexicon *lexicon, ProbeMove *move)
{
  const ProbeState *seen = &view->seen;
  const ProbeLevelInfo *info = &probe_levels[player->level];
  const ProbeCardKind *card = &probe_card_kinds[seen->card];
  const bool all = seen->first_guess && card->effect == PROBE_EFFECT_ALL_EXPOSE;
  const bool free_blank = card->effect == PROBE_EFFECT_NO_BLANK_PENALTY;
  const int factor = seen->first_guess && card->effect == PROBE_EFFECT_MULTIPLY ? card->amount : 1;
  Question single[MAX_QUESTIONS], everybody[PROBE_LETTERS];
  const Question *sorted[MAX_QUESTIONS], *firsts = single, *best = NULL;
  uint64_t nobody[PROBE_LETTERS];
  int n = 0, n_firsts, n_sorted;
  const int turn_worth = seen->setup.seats == 2 ? PROBE_TURN_OF_TWO : PROBE_TURN_OF_MORE;
  const int again = seen->setup.seats == 2 ? PROBE_AGAIN_OF_TWO : PROBE_AGAIN_OF_MORE;
  int64_t planned[PROBE_MAX_SEATS] = { 0 };
  int64_t best_value = 0;
  bool best_denied = true;

  memset (everybody, 0, sizeof everybody);
  for (int letter = 0; letter < PROBE_LETTERS; letter++)
    {
      everybody[letter].target = PROBE_EVERYBODY;
      everybody[letter].letter = (uint8_t) letter;
      everybody[letter].denied = true;
      nobody[letter] = PROBE_SURE;
    }

  for (int i = 1; i < seen->setup.seats; i++)
    {
      const int target = (view->seat + i) % seen->setup.seats;
      ProbeBelief beliefs[PROBE_MAX_TRAYS];
      ProbeOdds odds[PROBE_LETTERS];

      if (probe_hidden_of (seen, target) == 0)
        continue;
      for (int tray = 0; tray < seen->setup.trays; tray++)
        if (seen->hidden[target][tray] != 0)
          {
            ProbeClues clues;

            probe_clues_init (&clues, seen, target, tray, &player->misnamed[target][tray]);
            probe_belief_init (&beliefs[tray], lexicon, &clues);
          }
      probe_odds_init (odds, seen, target, beliefs);

      for (int letter = 0; letter < PROBE_LETTERS; letter++)
        {
          const bool denied = seen->denied[target] >> letter & 1;

          single[n] = question (target, letter, denied, &odds[letter], factor);
          everybody[letter].denied &= denied;
          everybody[letter].points += single[n].later;
          nobody[letter] = nobody[letter] * (PROBE_SURE - odds[letter].hit) >> 16;
          everybody[letter].hit = (uint32_t) (PROBE_SURE - nobody[letter]);
          n++;
        }
      if (info->depth >= PROBE_PLAN_DEPTH && !all && seen->setup.trays == 1)
        planned[target] = plan_questions (&single[n - PROBE_LETTERS], seen, view->seat, target, &beliefs[0]);
    }

  /* Leaving out the first one, for all seats, still leaves enough. */
  n_sorted = sort_later (single, n, info->depth + PROBE_MAX_SEATS, sorted);
  n_firsts = n;
  if (all)
    {
      firsts = everybody;
      n_firsts = PROBE_LETTERS;
    }
  for (int i = 0; i < n_firsts; i++)
    {
      const Question *first = &firsts[i];
      const int64_t rest = rest_of_turn (sorted, n_sorted, info->depth, first);
      int64_t value =
        first->points + (rest * first->hit >> 16) + plans_of_others (planned, seen->setup.seats, again, first);

      if (info->whim > 0 && first->hit < OBVIOUS)
        value -= value
                 * (int64_t) (probe_random (player->seed, seen->moves, (uint64_t) (first->target * 32 + first->letter))
                              % (info->whim + 1u))
                 / 100;
      if (info->depth >= PROBE_PLAN_DEPTH && !first->planned)
        value -= (int64_t) (PROBE_SURE - first->hit) * turn_worth;
      if (first->letter == probe_letter_index (PROBE_BLANK) && !free_blank && !first->planned)
        value -= (int64_t) (PROBE_SURE - first->hit) * PROBE_WRONG_BLANK;

      if (best == NULL || (best_denied && !first->denied)
          || (best_denied == first->denied && (value > best_value || (value == best_value && first->hit > best->hit))))
        {
          best = first;
          best_value = value;
          best_denied = first->denied;
        }
    }

  *move = (ProbeMove) {
    .type = PROBE_ASK,
    .seat = view->seat,
    .target = best->target,
    .letter = probe_letter_at (best->letter),
  };
}
