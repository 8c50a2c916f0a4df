/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The button of a review at work: it stops the review, which then stays where it is, and goes on with it.
 *
 * usage: test-review-stop RECORD, a finished game of Probe */

#include <glib/gi18n.h>

#include "await.h"
#include "pages-hands.h"
#include "widgets/probe/probe-review-page.h"

static const char *path;

static ProbeReviewJob *
make_job (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) record = NULL;
  ProbeReviewJob *job;
  char *text;
  gsize length;

  g_assert_true (g_file_get_contents (path, &text, &length, &error));
  record = g_bytes_new_take (text, length);
  job = probe_review_job_new (record, &error);
  g_assert_no_error (error);
  return job;
}

static void
test_stop (void)
{
  g_autoptr (ProbeReviewJob) job = make_job ();
  GtkWidget *page, *stop;
  SalonLook look;

  salon_look_init (&look);
  page = probe_review_page_new (job, &look, TRUE);
  stop = hands_get (page, "review-stop");

  /* What the thread finds reaches the job by the main loop, which has not run yet: so the review is at work here. */
  g_assert_cmpint (probe_review_job_get_state (job), ==, PROBE_REVIEW_JOB_WORKS);
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (stop)), ==, "Stop");
  g_signal_emit_by_name (stop, "clicked");
  g_assert_cmpint (probe_review_job_get_state (job), ==, PROBE_REVIEW_JOB_WAITS);
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (stop)), ==, "Go On");

  /* Whatever the thread still does, nothing of it comes back. */
  hands_present (page);
  hands_look_on (500);
  g_assert_cmpint (probe_review_job_get_state (job), ==, PROBE_REVIEW_JOB_WAITS);
  g_assert_null (probe_review_job_get_review (job));
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (stop)), ==, "Go On");

  g_signal_emit_by_name (stop, "clicked");
  g_assert_cmpint (probe_review_job_get_state (job), ==, PROBE_REVIEW_JOB_WORKS);
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (stop)), ==, "Stop");
  await (probe_review_job_get_state (job) != PROBE_REVIEW_JOB_WORKS);
  g_assert_cmpint (probe_review_job_get_state (job), ==, PROBE_REVIEW_JOB_DONE);
  g_assert_cmpuint (probe_review_job_get_judged (job), ==, probe_review_job_get_game (job)->asks->len);
  g_assert_false (gtk_widget_get_mapped (stop));
}

int
main (int argc, char **argv)
{
  hands_init (&argc, &argv);
  g_assert_cmpint (argc, ==, 2);
  path = argv[1];
  g_test_add_func ("/review/stop", test_stop);
  return g_test_run ();
}
