/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the review of a game that a released version has kept says, word for word: whoever changes a sentence, or what the
 * review believes, sees here what players will read.
 *
 * usage: test-model-review-text DIRECTORY, of the records of that version */

#include <string.h>

#include "await.h"
#include "model-scratch.h"
#include "model/probe/probe-review-moments.h"

static const char *games;

/* The review of the record, when it is done (transfer full). */
static ProbeReviewJob *
review (const char *record)
{
  g_autoptr (GBytes) bytes = g_bytes_new (record, strlen (record));
  g_autoptr (GError) error = NULL;
  ProbeReviewJob *job = probe_review_job_new (bytes, &error);

  g_assert_no_error (error);
  probe_review_job_start (job);
  await (probe_review_job_get_state (job) != PROBE_REVIEW_JOB_WORKS);
  g_assert_cmpint (probe_review_job_get_state (job), ==, PROBE_REVIEW_JOB_DONE);
  return job;
}

/* That of the game that was kept. */
static ProbeReviewJob *
review_kept (void)
{
  g_autofree char *path = g_build_filename (games, "parker-1964-over.salon", NULL), *text = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return review (text);
}

/* Marks at their bounds. */
static void
test_marks (void)
{
  static const struct {
    double given;
    ProbeReviewMark mark;
    const char *text, *said;
  } cases[] = {
    { -3, PROBE_REVIEW_BEST, "best", "The best question there was" },
    { 0, PROBE_REVIEW_BEST, "best", "The best question there was" },
    { .5, PROBE_REVIEW_BEST, "best", "The best question there was" },
    { .51, PROBE_REVIEW_GOOD, "good", "It gave away 1 point" },
    { 1.99, PROBE_REVIEW_GOOD, "good", "It gave away 2 points" },
    { 2, PROBE_REVIEW_FAIR, "fair", "It gave away 2 points" },
    { 5, PROBE_REVIEW_FAIR, "fair", "It gave away 5 points" },
    { 5.01, PROBE_REVIEW_COSTLY, "costly", "It gave away 5 points" },
    { 100, PROBE_REVIEW_COSTLY, "costly", "It gave away 100 points" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const ProbeReviewVerdict verdict = { .worth = 0, .best_worth = cases[i].given };
      g_autofree char *said = probe_review_text_given (&verdict);

      g_assert_cmpint (probe_review_mark (&verdict), ==, cases[i].mark);
      g_assert_cmpstr (probe_review_mark_text (cases[i].mark), ==, cases[i].text);
      g_assert_cmpstr (said, ==, cases[i].said);
    }
}

/* Questions: a better one for somebody else, and for the same player; the best one; a better one that was asked next; one that
 * was worth more though it was less likely; and one instead of which a word could have been named. */
static void
test_questions (void)
{
  static const struct {
    guint ask;
    const char *row, *why, *after;
  } cases[] = {
    { 0, "1, Ada asked Béla for Q: not there. Gave away 5, fair", "N from Béla was 6 in 10, Q from Béla 1 in 60.",
      NULL },
    { 1, "2, Ada asked Cleo for O: not there. Gave away 16, costly",
      "blank from Béla was 9 in 10, O from Cleo 3 in 10.", NULL },
    { 3, "4, Béla asked Ada for I: 5 points. Gave away 3, fair", "E from Ada was 7 in 10, I from Ada 6 in 10.",
      "Béla asked it next: E from Ada, +15." },
    { 4, "5, Béla asked Ada for E: 15 points. best", "E from Ada was 6 in 10.", NULL },
    { 5, "6, Béla asked Ada for S: not there. Gave away 2, fair", "blank from Ada was 9 in 10, S from Ada 7 in 10.",
      "Cleo asked it next: a blank from Ada, +5." },
    { 12, "13, Béla asked Cleo for E: 5 points. Gave away 3, fair",
      "T from Ada was 5 in 10, and worth more than E from Cleo, 5 in 10.", NULL },
    { 15, "16, Cleo asked Béla for T: not there. Gave away 65, costly",
      "POLITICAL could have been named on Béla’s tray: right 3 in 10, worth 17. I from Béla was 9 in 10, T from Béla 6 in 10.",
      NULL },
    { 36, "37, Béla asked Cleo for A: not there. Gave away 70, costly",
      "I from Cleo was certain, A from Cleo impossible.", NULL },
  };
  g_autoptr (ProbeReviewJob) job = review_kept ();

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *row = probe_review_text_row (job, cases[i].ask, FALSE),
                      *turning = probe_review_text_row (job, cases[i].ask, TRUE);
      g_autofree char *why = probe_review_text_why (job, cases[i].ask),
                      *after = probe_review_text_after (job, cases[i].ask);
      g_autofree char *turned = g_strdup_printf ("%s, turning point", cases[i].row);

      g_assert_cmpstr (row, ==, cases[i].row);
      g_assert_cmpstr (turning, ==, turned);
      g_assert_cmpstr (why, ==, cases[i].why);
      g_assert_cmpstr (after, ==, cases[i].after);
    }
}

static void
test_luck (void)
{
  static const char *const sums[] = {
    "21 by play + 19 by luck = 40",
    "170 by play + 20 by luck = 190",
    "231 by play + 9 by luck = 240",
  };
  const ProbeReviewSeat unlucky = { .play = -12, .luck = -3, .points = -15 };
  g_autoptr (ProbeReviewJob) job = review_kept ();
  g_autofree char *even = probe_review_text_even_luck (job), *luck = probe_review_text_luck (job),
                  *less = probe_review_text_sum (&unlucky);

  g_assert_cmpstr (even, ==, "With even luck: Cleo 231, Béla 170.");
  g_assert_cmpstr (luck, ==, "Cleo asked best; most luck: Béla.");
  for (gsize i = 0; i < G_N_ELEMENTS (sums); i++)
    {
      g_autofree char *sum = probe_review_text_sum (&probe_review_job_get_review (job)->seat[i]);

      g_assert_cmpstr (sum, ==, sums[i]);
    }
  g_assert_cmpstr (less, ==, "−12 by play − 3 by luck = −15");
}

typedef struct {
  guint ask;
  int weight; /* points, rounded down */
  const char *text;
} Moment;

static void
assert_moments (ProbeReviewJob *job, int seat, gboolean costly, const Moment *expected, guint n)
{
  ProbeReviewMoment found[PROBE_REVIEW_MOMENTS];

  g_assert_cmpuint ((costly ? probe_review_find_costly : probe_review_find_best) (job, seat, found), ==, n);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *text = probe_review_text_moment (job, &found[i]);

      g_assert_cmpuint (found[i].ask, ==, expected[i].ask);
      g_assert_cmpint ((int) found[i].weight, ==, expected[i].weight);
      g_assert_cmpstr (text, ==, expected[i].text);
    }
}

/* The best and the costliest three, the heaviest first, and of equal ones the earliest; Ada found nothing. */
static void
test_moments (void)
{
  static const Moment of_ada[] = {
    { 19, 191,
      "PRINCIPAL could have been named on Béla’s tray: right 6 in 10, worth 100. R from Béla was 9 in 10, M from Béla 1 in "
      "1000." },
    { 34, 84, "S from Cleo was 9 in 10, M from Cleo 1 in 1000." },
    { 37, 70, "I from Cleo was certain, O from Cleo impossible." },
  };
  static const Moment best_of_bela[] = {
    { 25, 55, "F from Ada was certain." },
    { 4, 15, "E from Ada was 6 in 10." },
    { 11, 15, "D from Ada was 7 in 10." },
  };
  static const Moment costly_of_bela[] = {
    { 36, 70, "I from Cleo was certain, A from Cleo impossible." },
    { 38, 70, "I from Cleo was certain, E from Cleo impossible." },
    { 26, 57, "I from Cleo was 9 in 10, R from Cleo 2 in 10." },
  };
  g_autoptr (ProbeReviewJob) job = review_kept ();

  assert_moments (job, 0, FALSE, NULL, 0);
  assert_moments (job, 0, TRUE, of_ada, G_N_ELEMENTS (of_ada));
  assert_moments (job, 1, FALSE, best_of_bela, G_N_ELEMENTS (best_of_bela));
  assert_moments (job, 1, TRUE, costly_of_bela, G_N_ELEMENTS (costly_of_bela));
}

/* Words that are named: one of very many that could have been laid, and the right one, which was unlikely still. */
static void
test_names (void)
{
  static const char record[] =
    "salon-record 1\ngame probe\nedition parker-1964\nwords en\noption activity-cards off\noption trays 1\n"
    "seat 1 human Ada\nseat 2 human Nora\nfirst 1\nword 1 A\nword 2 TREASURER\nbegin\n1 interrupt 2 ADVENTURE\n1 ask 2 U\n"
    "2 show 6\n1 ask 2 A\n2 show 4\n1 ask 2 S\n2 show 5\n1 interrupt 2 TREASURER\n2 ask 1 B\n1 no\n2 ask 1 C\n1 no\n";
  static const Moment costly[] = {
    { 0, 49, "The chance that it was right: 1 in 1000. Worth −50." },
    { 3, 22, "The chance that it was right: 1 in 10. Worth −22." },
    { 0, 8, "E from Nora was 7 in 10, U from Nora 2 in 10." },
  };
  g_autoptr (ProbeReviewJob) job = review (record);

  assert_moments (job, 0, TRUE, costly, G_N_ELEMENTS (costly));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 2);
  games = argv[1];

  g_test_add_func ("/review-text/marks", test_marks);
  g_test_add_func ("/review-text/questions", test_questions);
  g_test_add_func ("/review-text/luck", test_luck);
  g_test_add_func ("/review-text/moments", test_moments);
  g_test_add_func ("/review-text/names", test_names);

  return g_test_run ();
}
