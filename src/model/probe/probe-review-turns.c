/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/probe/probe-review-turns.h"

#include "model/probe/probe-review-text.h"

#define MOVED 40 /* points that make a turning point */

/* How far the question moved a total, or what it cost. */
static double
weigh (const ProbeReviewGame *game, const ProbeReviewVerdict *verdict, guint ask)
{
  const ProbeReviewAsk *here = probe_review_game_get_ask (game, ask);
  const double given = probe_review_given (verdict);
  double most = given > 5 ? MOVED + given : 0;

  for (int seat = 0; seat < game->header.setup.seats; seat++)
    {
      const int before = ask > 0 ? probe_review_game_get_ask (game, ask - 1)->score[seat] : 0;
      const int moved = ABS (here->score[seat] - before);

      if (moved >= MOVED)
        most = MAX (most, moved);
    }
  return most;
}

guint
probe_review_turns_find (const ProbeReviewGame *game,
                         const ProbeReviewVerdict *verdicts,
                         guint n_verdicts,
                         guint turns[PROBE_REVIEW_TURNS])
{
  double weights[PROBE_REVIEW_TURNS];
  guint n = 0;

  for (guint ask = 0; ask < n_verdicts; ask++)
    {
      const double weight = weigh (game, &verdicts[ask], ask);

      if (weight <= 0)
        continue;
      if (n == PROBE_REVIEW_TURNS)
        {
          guint least = 0;

          for (guint i = 1; i < n; i++)
            if (weights[i] < weights[least])
              least = i;
          if (weights[least] >= weight)
            continue;
          /* The others move up, so that they stay in their order. */
          n--;
          for (guint i = least; i < n; i++)
            {
              weights[i] = weights[i + 1];
              turns[i] = turns[i + 1];
            }
        }
      weights[n] = weight;
      turns[n++] = ask;
    }
  return n;
}

guint
probe_review_turns_find_moves (const ProbeReviewGame *game, const ProbeReview *review, guint moves[PROBE_REVIEW_TURNS])
{
  g_autoptr (GArray) verdicts = g_array_new (FALSE, FALSE, sizeof (ProbeReviewVerdict));
  guint n;

  for (guint i = 0; i < review->n; i++)
    {
      const ProbeReviewMove *move = &review->moves[i];
      const ProbeReviewVerdict verdict = { move->asked.chance, move->asked.worth, move->best.worth };

      if (move->type == PROBE_REVIEW_MOVE_ASK)
        g_array_append_val (verdicts, verdict);
    }
  n = probe_review_turns_find (game, (const ProbeReviewVerdict *) (gconstpointer) verdicts->data,
                               MIN (verdicts->len, game->asks->len), moves);
  for (guint i = 0; i < n; i++)
    moves[i] = probe_review_game_get_ask (game, moves[i])->move;
  return n;
}
