/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/probe/probe-review-moments.h"

#include <math.h>

#include <glib/gi18n.h>

#include "model/probe/probe-text.h"

/* Keeps @moment among the heaviest. */
static void
keep (ProbeReviewMoment moments[PROBE_REVIEW_MOMENTS], guint *n, const ProbeReviewMoment *moment)
{
  guint at = MIN (*n, PROBE_REVIEW_MOMENTS - 1);

  if (*n == PROBE_REVIEW_MOMENTS && moments[at].weight >= moment->weight)
    return;
  *n = MIN (*n + 1, PROBE_REVIEW_MOMENTS);
  for (; at > 0 && moments[at - 1].weight < moment->weight; at--)
    moments[at] = moments[at - 1];
  moments[at] = *moment;
}

static double
given_of (const ProbeReviewMove *move)
{
  return move->type == PROBE_REVIEW_MOVE_NAME ? -move->named.worth : move->best.worth - move->asked.worth;
}

/* Finds moments of @seat: the well chosen ones that brought points, or those that gave points away. */
static guint
find_moments (ProbeReviewJob *job, int seat, gboolean costly, ProbeReviewMoment moments[PROBE_REVIEW_MOMENTS])
{
  const ProbeReview *review = probe_review_job_get_review (job);
  guint n = 0;

  g_return_val_if_fail (review != NULL, 0);

  for (guint i = 0; i < review->n; i++)
    {
      const ProbeReviewMove *move = &review->moves[i];
      const double given = given_of (move);
      ProbeReviewMoment moment = { move, 0, costly ? given : move->points };

      if (move->seat != seat || move->type == PROBE_REVIEW_MOVE_DRAW)
        continue;
      if (costly ? given < 2 : given >= 2 || !move->hit || move->points <= 0)
        continue;
      moment.ask = probe_review_game_find_ask (probe_review_job_get_game (job), move->move);
      keep (moments, &n, &moment);
    }
  return n;
}

guint
probe_review_find_best (ProbeReviewJob *job, int seat, ProbeReviewMoment moments[PROBE_REVIEW_MOMENTS])
{
  return find_moments (job, seat, FALSE, moments);
}

guint
probe_review_find_costly (ProbeReviewJob *job, int seat, ProbeReviewMoment moments[PROBE_REVIEW_MOMENTS])
{
  return find_moments (job, seat, TRUE, moments);
}

void
probe_review_find_named (ProbeReviewJob *job,
                         int seat,
                         const ProbeReviewMove *moves[PROBE_MAX_SEATS],
                         guint asks[PROBE_MAX_SEATS])
{
  const ProbeReviewGame *game = probe_review_job_get_game (job);

  for (int i = 0; i < PROBE_MAX_SEATS; i++)
    moves[i] = NULL;
  for (guint ask = 0; ask < game->asks->len; ask++)
    {
      const ProbeReviewMove *move = probe_review_job_get_move (job, ask);

      if (move != NULL && move->could_name.target == seat && move->could_name.worth > 0 && moves[move->seat] == NULL)
        {
          moves[move->seat] = move;
          asks[move->seat] = ask;
        }
    }
}

static char *
say_name (const ProbeReviewMove *move)
{
  g_autofree char *chance = probe_review_text_chance (move->named.chance);
  g_autofree char *worth = probe_review_text_points ((int) lround (move->named.worth));

  /* Translators: of a word that was named: its chance, such as “6 in 10”, and what naming it was worth on average */
  return g_strdup_printf (_ ("The chance that it was right: %s. Worth %s."), chance, worth);
}

char *
probe_review_text_moment (ProbeReviewJob *job, const ProbeReviewMoment *moment)
{
  const ProbeReviewMove *move = moment->move;
  const ProbeReviewGame *game = probe_review_job_get_game (job);
  g_autofree char *card = NULL, *target = NULL, *chance = NULL;

  if (move->type == PROBE_REVIEW_MOVE_NAME)
    return say_name (move);
  if (given_of (move) >= 2)
    return probe_review_text_why (job, moment->ask);
  card = probe_text_letter (&game->header.setup, move->asked.letter);
  target = probe_review_text_target (game, move->asked.target);
  chance = probe_review_text_chance (move->asked.chance);
  return g_strdup_printf (_ ("%s from %s was %s."), card, target, chance);
}
