/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-review-side.h"

#include <glib/gi18n.h>

#include "model/probe/probe-text.h"
#include "widgets/salon-chart-ring.h"
#include "widgets/salon-chart-split.h"
#include "widgets/salon-chart.h"
#include "widgets/salon-seat-tag.h"

struct _ProbeReviewSide {
  GtkWidget parent_instance;

  ProbeReviewJob *job;
  SalonLook look;
  GtkWidget *scroller;
  SalonChart *chart;
  GtkWidget *players; /* the sheet; hidden until the review is done */
  GtkWidget *rows, *even, *luck;
  GtkWidget *helped; /* says that the game does not count; hidden if it does */
};

G_DEFINE_FINAL_TYPE (ProbeReviewSide, probe_review_side, GTK_TYPE_WIDGET)

enum {
  CHOSEN,
  PLAYER,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
fill_chart (ProbeReviewSide *self)
{
  const ProbeReviewGame *game = probe_review_job_get_game (self->job);
  const guint n = game->asks->len;
  g_autofree int *totals = g_new (int, n);

  salon_chart_clear (self->chart);
  for (int seat = 0; seat < game->header.setup.seats; seat++)
    {
      for (guint i = 0; i < n; i++)
        totals[i] = probe_review_game_get_ask (game, i)->score[seat];
      salon_chart_add (self->chart, game->header.salon.name[seat], probe_review_colour (&self->look, seat), totals, n,
                       probe_winner (&game->last, seat));
    }
}

/* Players */

static void
clicked_cb (GtkWidget *button, ProbeReviewSide *self)
{
  g_signal_emit (self, signals[PLAYER], 0, GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "seat")));
}

static GtkWidget *
make_legend (const ProbeReviewSeat *figures)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  g_autofree char *play = salon_format_signed (figures->play, FALSE), *luck = salon_format_signed (figures->luck, TRUE);
  /* Translators: points: “214 by play”, “+66 by luck” */
  g_autofree char *by_play = g_strdup_printf (_ ("<b>%s</b> by play"), play);
  g_autofree char *by_luck = g_strdup_printf (_ ("<b>%s</b> by luck"), luck);
  const char *texts[] = { by_play, by_luck };

  for (int i = 0; i < 2; i++)
    {
      GtkWidget *label = probe_review_line (NULL, "review-legend");

      gtk_label_set_markup (GTK_LABEL (label), texts[i]);
      if (i == 1 && figures->luck < 0)
        gtk_widget_add_css_class (label, "lost");
      gtk_box_append (GTK_BOX (box), label);
    }
  return box;
}

static GtkWidget *
make_player (ProbeReviewSide *self, int seat, int low, int high)
{
  const ProbeReviewGame *game = probe_review_job_get_game (self->job);
  const ProbeReviewSeat *figures = &probe_review_job_get_review (self->job)->seat[seat];
  GtkWidget *button = gtk_button_new (), *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3), *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *ring = salon_chart_ring_new (), *split = salon_chart_split_new (), *accuracy;
  g_autofree char *name = probe_text_name (&game->header, seat), *sum = probe_review_text_sum (figures);
  g_autofree char *said = g_strdup_printf (_ ("accuracy %d"), figures->accuracy);
  g_autofree char *label = g_strdup_printf ("%s, %s, %s", name, said, sum);
  g_autofree char *id = g_strdup_printf ("review-player-%d", seat + 1);

  salon_chart_ring_set (SALON_CHART_RING (ring), probe_review_colour (&self->look, seat), figures->accuracy, 3.5);
  gtk_box_append (GTK_BOX (row), ring);
  accuracy = probe_review_line (said, "review-second");
  gtk_box_append (GTK_BOX (line), probe_review_line (name, "review-strong"));
  gtk_widget_set_hexpand (accuracy, TRUE);
  gtk_widget_set_valign (accuracy, GTK_ALIGN_BASELINE);
  gtk_box_append (GTK_BOX (line), accuracy);
  gtk_box_append (GTK_BOX (line), probe_review_number (figures->points, 15));
  gtk_box_append (GTK_BOX (column), line);
  salon_chart_split_set (SALON_CHART_SPLIT (split), figures->play, figures->luck, low, high, sum);
  gtk_box_append (GTK_BOX (column), split);
  gtk_box_append (GTK_BOX (column), make_legend (figures));
  gtk_widget_set_hexpand (column, TRUE);
  gtk_box_append (GTK_BOX (row), column);
  gtk_button_set_child (GTK_BUTTON (button), row);
  gtk_widget_set_name (button, id);
  gtk_widget_add_css_class (button, "review-player");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  g_object_set_data (G_OBJECT (button), "seat", GINT_TO_POINTER (seat));
  g_signal_connect (button, "clicked", G_CALLBACK (clicked_cb), self);
  return button;
}

/* Orders the seats by their points. */
static void
rank (const ProbeReview *review, int order[PROBE_MAX_SEATS])
{
  for (int i = 0; i < review->seats; i++)
    {
      int at = i;

      for (; at > 0 && review->seat[order[at - 1]].points < review->seat[i].points; at--)
        order[at] = order[at - 1];
      order[at] = i;
    }
}

static void
fill_players (ProbeReviewSide *self)
{
  const ProbeReview *review = probe_review_job_get_review (self->job);
  g_autofree char *even = probe_review_text_even_luck (self->job), *luck = probe_review_text_luck (self->job);
  int order[PROBE_MAX_SEATS], low = 0, high = 1;

  for (int seat = 0; seat < review->seats; seat++)
    {
      const ProbeReviewSeat *figures = &review->seat[seat];

      low = MIN (low, MIN (figures->play, figures->points));
      high = MAX (high, MAX (figures->play, figures->points));
    }
  rank (review, order);
  probe_review_empty (self->rows);
  for (int i = 0; i < review->seats; i++)
    {
      gtk_box_append (GTK_BOX (self->rows), probe_review_rule ());
      gtk_box_append (GTK_BOX (self->rows), make_player (self, order[i], low, high));
    }
  gtk_label_set_label (GTK_LABEL (self->even), even);
  gtk_label_set_label (GTK_LABEL (self->luck), luck);
  gtk_widget_set_visible (self->helped, probe_review_job_get_game (self->job)->helped);
}

static void
moved_cb (ProbeReviewSide *self, int move)
{
  g_signal_emit (self, signals[CHOSEN], 0, (guint) MAX (move - 1, 0));
}

static void
probe_review_side_dispose (GObject *object)
{
  ProbeReviewSide *self = PROBE_REVIEW_SIDE (object);

  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  g_clear_object (&self->job);

  G_OBJECT_CLASS (probe_review_side_parent_class)->dispose (object);
}

static void
probe_review_side_class_init (ProbeReviewSideClass *klass)
{
  const GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = probe_review_side_dispose;

  signals[CHOSEN] = g_signal_new ("chosen", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[PLAYER] = g_signal_new ("player", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);

  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "probe-review-side");
}

static void
probe_review_side_init (ProbeReviewSide *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 14),
            *score = probe_review_paper (GTK_ORIENTATION_VERTICAL, 6), *foot;

  gtk_widget_add_css_class (score, "review-score");
  gtk_box_append (GTK_BOX (score), probe_review_line (_ ("The score, and where it turned"), "review-title"));
  self->chart = g_object_new (SALON_TYPE_CHART, "name", "review-chart", "hexpand", TRUE, "height-request", 170, NULL);
  salon_chart_set_labelled (self->chart, TRUE);
  salon_chart_set_caption (self->chart, _ ("The score, question by question"));
  salon_chart_set_slider (self->chart, _ ("Question"));
  g_signal_connect_swapped (self->chart, "moved", G_CALLBACK (moved_cb), self);
  gtk_box_append (GTK_BOX (score), GTK_WIDGET (self->chart));
  gtk_box_append (GTK_BOX (box), score);

  self->players = probe_review_paper (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_overflow (self->players, GTK_OVERFLOW_HIDDEN);
  gtk_widget_add_css_class (self->players, "review-players");
  gtk_box_append (GTK_BOX (self->players), probe_review_line (_ ("Play and luck"), "review-title"));
  self->rows = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_vexpand (self->rows, TRUE);
  gtk_box_append (GTK_BOX (self->players), self->rows);
  foot = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  gtk_widget_add_css_class (foot, "review-even");
  self->even = probe_review_label ("", "review-strong");
  self->luck = probe_review_label ("", "review-light");
  gtk_widget_set_name (self->even, "review-even");
  gtk_box_append (GTK_BOX (foot), self->even);
  gtk_box_append (GTK_BOX (foot), self->luck);
  self->helped = probe_review_label (_ ("There was help in this game, or it goes on from a finished one: its accuracy "
                                        "does not count in the statistics."),
                                     "review-light");
  gtk_widget_set_name (self->helped, "review-helped");
  gtk_box_append (GTK_BOX (foot), self->helped);
  gtk_box_append (GTK_BOX (self->players), foot);
  gtk_widget_set_vexpand (self->players, TRUE);
  gtk_widget_set_visible (self->players, FALSE);
  gtk_box_append (GTK_BOX (box), self->players);

  self->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), box);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
}

GtkWidget *
probe_review_side_new (ProbeReviewJob *job, const SalonLook *look)
{
  ProbeReviewSide *self = g_object_new (PROBE_TYPE_REVIEW_SIDE, NULL);

  self->job = g_object_ref (job);
  self->look = *look;
  fill_chart (self);
  return GTK_WIDGET (self);
}

void
probe_review_side_update (ProbeReviewSide *self)
{
  guint turns[PROBE_REVIEW_TURNS];
  guint n;

  if (probe_review_job_get_state (self->job) != PROBE_REVIEW_JOB_DONE)
    return;
  n = probe_review_find_turns (self->job, turns);
  for (guint i = 0; i < n; i++)
    turns[i]++; /* the chart counts from 1 */
  salon_chart_set_flags (self->chart, turns, n);
  fill_players (self);
  gtk_widget_set_visible (self->players, TRUE);
}

void
probe_review_side_choose (ProbeReviewSide *self, guint ask)
{
  const ProbeReviewGame *game = probe_review_job_get_game (self->job);
  g_autofree char *sentence = probe_review_text_ask (game, ask);
  /* Translators: the number of a question, how many there are, and the sentence about it */
  g_autofree char *text = g_strdup_printf (_ ("Question %u of %u. %s"), ask + 1, game->asks->len, sentence);

  salon_chart_set_cursor (self->chart, (int) ask + 1);
  salon_chart_set_ringed (self->chart, probe_review_game_get_ask (game, ask)->seat);
  salon_chart_set_slider_text (self->chart, text);
}
