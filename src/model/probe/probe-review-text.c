/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/probe/probe-review-text.h"

#include <math.h>

#include <glib/gi18n.h>

#include "model/probe/probe-text.h"

/* Verdicts */

double
probe_review_given (const ProbeReviewVerdict *verdict)
{
  return MAX (verdict->best_worth - verdict->worth, 0);
}

ProbeReviewMark
probe_review_mark (const ProbeReviewVerdict *verdict)
{
  const double given = probe_review_given (verdict);

  if (given <= .5)
    return PROBE_REVIEW_BEST;
  if (given < 2)
    return PROBE_REVIEW_GOOD;
  return given <= 5 ? PROBE_REVIEW_FAIR : PROBE_REVIEW_COSTLY;
}

const char *
probe_review_mark_text (ProbeReviewMark mark)
{
  static const char *const texts[PROBE_REVIEW_N_MARKS] = {
    [PROBE_REVIEW_BEST] = NC_ ("a question", "best"),
    [PROBE_REVIEW_GOOD] = NC_ ("a question", "good"),
    [PROBE_REVIEW_FAIR] = NC_ ("a question", "fair"),
    [PROBE_REVIEW_COSTLY] = NC_ ("a question", "costly"),
  };

  return g_dpgettext2 (NULL, "a question", texts[mark]);
}

guint
probe_review_find_turns (ProbeReviewJob *job, guint turns[PROBE_REVIEW_TURNS])
{
  const guint n = probe_review_job_get_judged (job);

  return n > 0
           ? probe_review_turns_find (probe_review_job_get_game (job), probe_review_job_get_verdict (job, 0), n, turns)
           : 0;
}

/* Sentences */

char *
probe_review_text_chance (double chance)
{
  guint of;

  if (chance >= 1)
    return g_strdup (_ ("certain"));
  if (chance <= 0)
    return g_strdup (_ ("impossible"));
  /* Translators: a chance: “7 in 10” */
  if (chance >= .095)
    return g_strdup_printf (_ ("%d in 10"), CLAMP ((int) lround (chance * 10), 1, 9));
  of = (guint) lround (1 / MAX (chance, .001));
  if (of > 20)
    of = (of + 2) / 5 * 5;
  if (of > 100)
    of = (of + 50) / 100 * 100;
  /* Translators: a small chance: “1 in 25” */
  return g_strdup_printf (_ ("1 in %u"), of);
}

char *
probe_review_text_points (int points)
{
  return g_strdup_printf ("%s%d", points < 0 ? "−" : "", ABS (points));
}

char *
probe_review_text_target (const ProbeReviewGame *game, int target)
{
  if (target >= game->header.setup.seats)
    return g_strdup (_ ("everybody"));
  return probe_text_name (&game->header, target);
}

char *
probe_review_text_ask (const ProbeReviewGame *game, guint ask)
{
  const ProbeReviewAsk *here = probe_review_game_get_ask (game, ask);
  g_autofree char *name = probe_text_name (&game->header, here->seat);
  g_autofree char *target = probe_review_text_target (game, here->target);
  g_autofree char *card = probe_text_one_card (&game->header.setup, here->letter);
  g_autofree char *points = probe_review_text_points (here->points);

  if (!here->hit)
    /* Translators: who asked whom for which card: “Nora asked Marie for T: not there.” */
    return g_strdup_printf (_ ("%s asked %s for %s: not there."), name, target, card);
  /* Translators: the points may be below 0. */
  return g_strdup_printf (ngettext ("%s asked %s for %s: %s point.", "%s asked %s for %s: %s points.",
                                    (gulong) ABS (here->points)),
                          name, target, card, points);
}

/* Points as they are said: whole, as no chance is known better. */
static int
whole (double points)
{
  return (int) lround (points);
}

char *
probe_review_text_given (const ProbeReviewVerdict *verdict)
{
  const int given = whole (probe_review_given (verdict));

  if (probe_review_mark (verdict) == PROBE_REVIEW_BEST)
    return g_strdup (_ ("The best question there was"));
  return g_strdup_printf (ngettext ("It gave away %d point", "It gave away %d points", (gulong) MAX (given, 1)),
                          MAX (given, 1));
}

char *
probe_review_text_row (ProbeReviewJob *job, guint ask, gboolean turning)
{
  const ProbeReviewGame *game = probe_review_job_get_game (job);
  g_autofree char *sentence = probe_review_text_ask (game, ask);
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_append_printf (text, "%u, %s", ask + 1, sentence);
  if (ask < probe_review_job_get_judged (job))
    {
      const ProbeReviewVerdict *verdict = probe_review_job_get_verdict (job, ask);
      const ProbeReviewMark mark = probe_review_mark (verdict);

      if (mark != PROBE_REVIEW_BEST)
        {
          g_string_append (text, " ");
          /* Translators: points that a question gave away against the best one */
          g_string_append_printf (text, _ ("Gave away %d,"), MAX (whole (probe_review_given (verdict)), 1));
        }
      g_string_append_printf (text, " %s", probe_review_mark_text (mark));
    }
  if (turning)
    g_string_append_printf (text, ", %s", _ ("turning point"));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* What could have been named instead. */
static char *
say_name (const ProbeReviewGame *game, const ProbeReviewName *name)
{
  char row[PROBE_SPACES + 1];
  g_autofree char *chance = probe_review_text_chance (name->chance);
  g_autofree char *target = NULL;

  if (name->target == PROBE_NOBODY || name->worth <= 0)
    return NULL;
  target = probe_text_name (&game->header, name->target);
  probe_row_word (&name->row, row);
  /* Translators: a word, whose it is, how likely it was (“6 in 10”), and what it was worth on average */
  return g_strdup_printf (_ ("%s could have been named on %s’s tray: right %s, worth %d."), row, target, chance,
                          whole (name->worth));
}

char *
probe_review_text_why (ProbeReviewJob *job, guint ask)
{
  const ProbeReviewGame *game = probe_review_job_get_game (job);
  const ProbeReviewMove *move = probe_review_job_get_move (job, ask);
  g_autofree char *named = NULL, *asked = NULL, *asked_of = NULL, *asked_chance = NULL;
  g_autofree char *best = NULL, *best_of = NULL, *best_chance = NULL, *sentence = NULL;

  g_return_val_if_fail (move != NULL, NULL);

  named = say_name (game, &move->could_name);
  asked = probe_text_letter (&game->header.setup, move->asked.letter);
  asked_of = probe_review_text_target (game, move->asked.target);
  asked_chance = probe_review_text_chance (move->asked.chance);
  best = probe_text_letter (&game->header.setup, move->best.letter);
  best_of = probe_review_text_target (game, move->best.target);
  best_chance = probe_review_text_chance (move->best.chance);
  if (move->asked.target == move->best.target && move->asked.letter == move->best.letter)
    /* Translators: a letter, a name, a chance: “E from Hugo was 7 in 10.” */
    sentence = g_strdup_printf (_ ("%s from %s was %s."), best, best_of, best_chance);
  else if (move->best.chance > move->asked.chance)
    /* Translators: a letter, a name, a chance, and the same again: “E from Hugo was 7 in 10, T from Marie 3 in 10.” */
    sentence = g_strdup_printf (_ ("%s from %s was %s, %s from %s %s."), best, best_of, best_chance, asked, asked_of,
                                asked_chance);
  else
    /* Translators: as before; the first question was less likely, but worth more */
    sentence = g_strdup_printf (_ ("%s from %s was %s, and worth more than %s from %s, %s."), best, best_of,
                                best_chance, asked, asked_of, asked_chance);
  return named != NULL ? g_strjoin (" ", named, sentence, NULL) : g_steal_pointer (&sentence);
}

char *
probe_review_text_after (ProbeReviewJob *job, guint ask)
{
  const ProbeReviewGame *game = probe_review_job_get_game (job);
  const ProbeReviewMove *move = probe_review_job_get_move (job, ask);
  const ProbeReviewAsk *next;
  g_autofree char *name = NULL, *card = NULL, *target = NULL, *points = NULL;

  g_return_val_if_fail (move != NULL, NULL);

  if (ask + 1 >= game->asks->len || probe_review_mark (probe_review_job_get_verdict (job, ask)) == PROBE_REVIEW_BEST)
    return NULL;
  next = probe_review_game_get_ask (game, ask + 1);
  if (next->target != move->best.target || next->letter != move->best.letter || !next->hit)
    return NULL;
  name = probe_text_name (&game->header, next->seat);
  card = probe_text_one_card (&game->header.setup, next->letter);
  target = probe_review_text_target (game, next->target);
  points = probe_review_text_points (next->points);
  /* Translators: who asked that question next: name, letter, name, points, “+5” or “−5” */
  return g_strdup_printf (_ ("%s asked it next: %s from %s, %s%s."), name, card, target, next->points > 0 ? "+" : "",
                          points);
}

/* Orders seats by what they had by play. */
static void
rank_seats (const ProbeReview *review, int rank[PROBE_MAX_SEATS])
{
  for (int i = 0; i < review->seats; i++)
    {
      int at = i;

      for (; at > 0 && review->seat[rank[at - 1]].play < review->seat[i].play; at--)
        rank[at] = rank[at - 1];
      rank[at] = i;
    }
}

char *
probe_review_text_even_luck (ProbeReviewJob *job)
{
  const ProbeReviewGame *game = probe_review_job_get_game (job);
  const ProbeReview *review = probe_review_job_get_review (job);
  int rank[PROBE_MAX_SEATS];
  g_autofree char *first = NULL, *second = NULL, *more = NULL, *less = NULL;

  g_return_val_if_fail (review != NULL, NULL);

  rank_seats (review, rank);
  more = probe_review_text_points (review->seat[rank[0]].play);
  less = probe_review_text_points (review->seat[rank[1]].play);
  first = probe_text_name (&game->header, rank[0]);
  second = probe_text_name (&game->header, rank[1]);
  /* Translators: the two names with the most points by play: “With even luck: Nora 226, Ada 214.” */
  return g_strdup_printf (_ ("With even luck: %s %s, %s %s."), first, more, second, less);
}

char *
probe_review_text_luck (ProbeReviewJob *job)
{
  const ProbeReviewGame *game = probe_review_job_get_game (job);
  const ProbeReview *review = probe_review_job_get_review (job);
  int best = 0, lucky = 0;
  g_autofree char *best_name = NULL, *lucky_name = NULL;

  g_return_val_if_fail (review != NULL, NULL);

  for (int seat = 1; seat < review->seats; seat++)
    {
      if (review->seat[seat].accuracy > review->seat[best].accuracy)
        best = seat;
      if (review->seat[seat].luck > review->seat[lucky].luck)
        lucky = seat;
    }
  best_name = probe_text_name (&game->header, best);
  lucky_name = probe_text_name (&game->header, lucky);
  if (review->seat[lucky].luck <= 0)
    /* Translators: a name */
    return g_strdup_printf (_ ("%s asked best."), best_name);
  /* Translators: two names, maybe the same one */
  return g_strdup_printf (_ ("%s asked best; most luck: %s."), best_name, lucky_name);
}

char *
probe_review_text_sum (const ProbeReviewSeat *seat)
{
  g_autofree char *play = probe_review_text_points (seat->play), *points = probe_review_text_points (seat->points);

  if (seat->luck >= 0)
    return g_strdup_printf (_ ("%s by play + %d by luck = %s"), play, seat->luck, points);
  return g_strdup_printf (_ ("%s by play − %d by luck = %s"), play, -seat->luck, points);
}
