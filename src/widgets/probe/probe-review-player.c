/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-review-player.h"

#include <math.h>

#include <glib/gi18n.h>

#include "model/probe/probe-review-moments.h"
#include "model/probe/probe-text.h"
#include "widgets/probe/probe-review-letter.h"
#include "widgets/probe/probe-review-sign.h"
#include "widgets/salon-chart-ring.h"
#include "widgets/salon-chart-rows.h"
#include "widgets/salon-chart-sum.h"
#include "widgets/salon-emblem.h"
#include "widgets/salon-seat-tag.h"

struct _ProbeReviewPlayer {
  GtkWidget parent_instance;

  ProbeReviewJob *job;
  SalonLook look;
  int seat;
  GtkWidget *left, *middle, *right;       /* three columns */
  GtkWidget *players, *even;              /* on the left */
  GtkWidget *strip, *sum, *best, *costly; /* in the middle */
  GtkWidget *word;                        /* on the right */
};

G_DEFINE_FINAL_TYPE (ProbeReviewPlayer, probe_review_player, GTK_TYPE_WIDGET)

enum {
  BACK,
  CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static const ProbeReviewGame *
get_game (ProbeReviewPlayer *self)
{
  return probe_review_job_get_game (self->job);
}

static const ProbeReviewSeat *
get_figures (ProbeReviewPlayer *self, int seat)
{
  return &probe_review_job_get_review (self->job)->seat[seat];
}

/* The players, on the left */

static void
player_cb (GtkWidget *button, ProbeReviewPlayer *self)
{
  const int seat = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "seat"));
  GtkWidget *plate;

  /* This makes the plates anew, also the one that has the focus. */
  probe_review_player_set (self, seat);
  plate = gtk_widget_get_first_child (self->players);
  for (int i = 0; i < seat && plate != NULL; i++)
    plate = gtk_widget_get_next_sibling (plate);
  if (plate != NULL)
    gtk_widget_grab_focus (plate);
}

static void
add_player (ProbeReviewPlayer *self, int seat)
{
  const ProbeReviewSeat *figures = get_figures (self, seat);
  GtkWidget *button = gtk_button_new (), *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 14);
  GtkWidget *ring = salon_chart_ring_new (), *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2), *number;
  g_autofree char *name = probe_text_name (&get_game (self)->header, seat);
  g_autofree char *accuracy = g_strdup_printf (_ ("accuracy %d"), figures->accuracy);
  g_autofree char *points = salon_format_points (figures->points);
  g_autofree char *label = g_strdup_printf ("%s, %s, %s", name, points, accuracy);

  salon_chart_ring_set (SALON_CHART_RING (ring), probe_review_colour (&self->look, seat), figures->accuracy, 4.2);
  gtk_box_append (GTK_BOX (row), ring);
  gtk_box_append (GTK_BOX (column), probe_review_line (name, "review-strong"));
  gtk_box_append (GTK_BOX (column), probe_review_line (accuracy, "review-plate-second"));
  gtk_widget_set_hexpand (column, TRUE);
  gtk_widget_set_valign (column, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (row), column);
  number = probe_review_number (figures->points, 17);
  gtk_box_append (GTK_BOX (row), number);
  gtk_button_set_child (GTK_BUTTON (button), row);
  gtk_widget_add_css_class (button, "review-plate");
  if (seat == self->seat)
    gtk_widget_add_css_class (button, "chosen");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  g_object_set_data (G_OBJECT (button), "seat", GINT_TO_POINTER (seat));
  g_signal_connect (button, "clicked", G_CALLBACK (player_cb), self);
  gtk_box_append (GTK_BOX (self->players), button);
}

static void
fill_players (ProbeReviewPlayer *self)
{
  const ProbeReviewGame *game = get_game (self);
  const int n = game->header.setup.seats;
  SalonChartRow rows[PROBE_MAX_SEATS];
  char *texts[PROBE_MAX_SEATS];
  int order[PROBE_MAX_SEATS];
  GtkWidget *chart = salon_chart_rows_new ();

  probe_review_empty (self->players);
  probe_review_empty (self->even);
  for (int i = 0; i < n; i++)
    {
      int at = i;

      add_player (self, i);
      for (; at > 0 && get_figures (self, order[at - 1])->play < get_figures (self, i)->play; at--)
        order[at] = order[at - 1];
      order[at] = i;
    }
  for (int i = 0; i < n; i++)
    {
      const int play = get_figures (self, order[i])->play;

      texts[i] = salon_format_signed (play, FALSE);
      rows[i] = (SalonChartRow) { game->header.salon.name[order[i]],
                                  0,
                                  (int) probe_review_colour (&self->look, order[i]),
                                  play,
                                  texts[i],
                                  -1,
                                  -1,
                                  order[i] == self->seat };
    }
  salon_chart_rows_set (SALON_CHART_ROWS (chart), rows, (guint) n, 0, FALSE, _ ("With even luck"), _ ("Player"),
                        _ ("points"));
  for (int i = 0; i < n; i++)
    g_free (texts[i]);
  gtk_box_append (GTK_BOX (self->even), probe_review_line (_ ("With even luck"), "review-title"));
  gtk_box_append (GTK_BOX (self->even), chart);
}

/* Accuracy, and where the points come from */

static void
fill_strip (ProbeReviewPlayer *self)
{
  const ProbeReviewSeat *figures = get_figures (self, self->seat);
  GtkWidget *ring = salon_chart_ring_new (), *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  g_autofree char *name = probe_text_name (&get_game (self)->header, self->seat);
  /* Translators: a name, and a number from 0 to 100 */
  g_autofree char *title = g_strdup_printf (_ ("%s: accuracy %d"), name, figures->accuracy);
  g_autofree char *meaning =
    g_strdup_printf (_ ("Of every 100 points the best questions were worth, these questions were worth %d."),
                     figures->accuracy);
  g_autofree char *hits =
    g_strdup_printf (ngettext ("%u question, %u hit.", "%u questions, %u hit.", figures->questions), figures->questions,
                     figures->hits);

  probe_review_empty (self->strip);
  salon_chart_ring_set (SALON_CHART_RING (ring), probe_review_colour (&self->look, self->seat), figures->accuracy, 4.8);
  gtk_box_append (GTK_BOX (self->strip), ring);
  gtk_widget_set_valign (texts, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (texts), probe_review_label (title, "review-heading"));
  gtk_box_append (GTK_BOX (texts), probe_review_label (meaning, NULL));
  gtk_box_append (GTK_BOX (texts), probe_review_label (hits, "review-second"));
  gtk_box_append (GTK_BOX (self->strip), texts);
}

static void
add_part (SalonChartPart *parts, guint *n, int points, gboolean luck, const char *name, const char *note)
{
  if (points != 0)
    parts[(*n)++] = (SalonChartPart) { points, luck, name, note };
}

static void
fill_sum (ProbeReviewPlayer *self)
{
  const ProbeReviewSeat *figures = get_figures (self, self->seat);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10), *chart = salon_chart_sum_new (), *title;
  g_autofree char *sum = probe_review_text_sum (figures);
  g_autofree char *points = salon_format_signed (figures->points, FALSE);
  g_autofree char *caption = g_strdup_printf (ngettext ("Where %s point comes from", "Where %s points come from",
                                                        (gulong) ABS (figures->points)),
                                              points);
  SalonChartPart parts[8];
  guint n = 0;

  probe_review_empty (self->sum);
  title = probe_review_line (caption, "review-title");
  gtk_widget_set_hexpand (title, TRUE);
  gtk_box_append (GTK_BOX (line), title);
  gtk_box_append (GTK_BOX (line), probe_review_line (sum, "review-sum"));
  gtk_box_append (GTK_BOX (self->sum), line);
  add_part (parts, &n, figures->play_questions, FALSE, _ ("questions"), NULL);
  add_part (parts, &n, figures->play_names, FALSE, _ ("words named"), NULL);
  add_part (parts, &n, figures->play_draws, FALSE, _ ("draws"), _ ("on average"));
  add_part (parts, &n, figures->play_kept, FALSE, _ ("kept"), _ ("to the end"));
  add_part (parts, &n, figures->play_rest, FALSE, _ ("penalties"), NULL);
  add_part (parts, &n, figures->luck_draws, TRUE, _ ("cards drawn"),
            figures->luck_draws > 0 ? _ ("better than most") : _ ("worse than most"));
  add_part (parts, &n, figures->luck_questions, TRUE, _ ("letters"),
            figures->luck_questions > 0 ? _ ("hit often") : _ ("hit too seldom"));
  add_part (parts, &n, figures->luck_names, TRUE, _ ("names"),
            figures->luck_names > 0 ? _ ("right often") : _ ("right too seldom"));
  salon_chart_sum_set (SALON_CHART_SUM (chart), parts, n, probe_review_colour (&self->look, self->seat), _ ("points"),
                       _ ("on the pad"), caption);
  gtk_widget_set_vexpand (chart, TRUE);
  gtk_box_append (GTK_BOX (self->sum), chart);
  gtk_box_append (GTK_BOX (self->sum), probe_review_label (_ ("By play: what questions, names and the laid word were "
                                                              "worth on average."),
                                                           "review-second"));
  gtk_box_append (GTK_BOX (self->sum), probe_review_label (_ ("By luck: what fell above or below: cards drawn, letters "
                                                              "that hit more or less often."),
                                                           "review-second"));
}

/* Moments */

static void
moment_cb (GtkWidget *button, ProbeReviewPlayer *self)
{
  g_signal_emit (self, signals[CHOSEN], 0, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "ask")));
}

static void
add_moment (ProbeReviewPlayer *self, GtkWidget *box, const ProbeReviewMoment *moment, gboolean costly)
{
  const ProbeReviewMove *move = moment->move;
  const int target = move->type == PROBE_REVIEW_MOVE_NAME ? move->named.target : move->asked.target;
  GtkWidget *button = gtk_button_new (), *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8), *value;
  g_autofree char *number = g_strdup_printf ("%u", moment->ask + 1),
                  *text = probe_review_text_moment (self->job, moment);
  g_autofree char *worth = costly ? g_strdup_printf (_ ("gave away %d"), (int) lround (moment->weight))
                                  : salon_format_signed ((int) moment->weight, TRUE);
  g_autofree char *what = NULL, *label = NULL;

  gtk_box_append (GTK_BOX (line), probe_review_line (number, "review-second"));
  if (move->type == PROBE_REVIEW_MOVE_NAME)
    {
      char word[PROBE_SPACES + 1];

      probe_row_word (&move->named.row, word);
      /* Translators: a word in quotation marks */
      what = g_strdup_printf (_ ("“%s”"), word);
      gtk_box_append (GTK_BOX (line), probe_review_line (what, "review-strong"));
    }
  else
    {
      GtkWidget *letter = probe_review_letter_new ();

      probe_review_letter_set (PROBE_REVIEW_LETTER (letter), move->asked.letter, move->hit);
      gtk_box_append (GTK_BOX (line), letter);
      what = probe_review_text_ask (get_game (self), moment->ask);
    }
  if (target < get_game (self)->header.setup.seats)
    gtk_box_append (GTK_BOX (line), salon_emblem_new (probe_review_colour (&self->look, target), 12));
  value = probe_review_line (worth, costly ? "review-costly" : "review-won");
  gtk_widget_set_hexpand (value, TRUE);
  gtk_label_set_xalign (GTK_LABEL (value), 1);
  gtk_box_append (GTK_BOX (line), value);
  gtk_box_append (GTK_BOX (column), line);
  gtk_box_append (GTK_BOX (column), probe_review_label (text, "review-second"));
  gtk_button_set_child (GTK_BUTTON (button), column);
  gtk_widget_add_css_class (button, "review-moment");
  label = g_strdup_printf ("%s, %s %s. %s", number, what, worth, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  g_object_set_data (G_OBJECT (button), "ask", GUINT_TO_POINTER (moment->ask));
  g_signal_connect (button, "clicked", G_CALLBACK (moment_cb), self);
  gtk_box_append (GTK_BOX (box), probe_review_rule ());
  gtk_box_append (GTK_BOX (box), button);
}

static void
fill_moments (ProbeReviewPlayer *self, GtkWidget *box, gboolean costly)
{
  ProbeReviewMoment moments[PROBE_REVIEW_MOMENTS];
  const guint n = costly ? probe_review_find_costly (self->job, self->seat, moments)
                         : probe_review_find_best (self->job, self->seat, moments);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8), *sign = probe_review_sign_new ();

  probe_review_empty (box);
  probe_review_sign_set (PROBE_REVIEW_SIGN (sign), costly ? PROBE_REVIEW_COSTLY : PROBE_REVIEW_BEST, FALSE);
  gtk_box_append (GTK_BOX (line), sign);
  gtk_box_append (GTK_BOX (line),
                  probe_review_line (costly ? _ ("The costliest moments") : _ ("The best moments"), "review-title"));
  gtk_box_append (GTK_BOX (box), line);
  for (guint i = 0; i < n; i++)
    add_moment (self, box, &moments[i], costly);
  if (n == 0)
    gtk_box_append (GTK_BOX (box),
                    probe_review_label (costly ? _ ("Nothing was given away.") : _ ("No question brought points."),
                                        "review-second"));
}

/* The laid word */

static void
add_hidden (ProbeReviewPlayer *self, int tray)
{
  const ProbeReviewGame *game = get_game (self);
  const ProbeReviewStand *stand = &probe_review_job_get_review (self->job)->stand[self->seat][tray];
  const ProbeRow *row = &game->header.setup.row[self->seat][tray];
  const guint colour = probe_review_colour (&self->look, self->seat);
  SalonChartRow rows[PROBE_SPACES];
  char *texts[PROBE_SPACES];
  GtkWidget *chart = salon_chart_rows_new ();

  for (int i = 0; i < row->n; i++)
    {
      const gboolean end = stand->turned_move[i] == 0;
      const guint ask = end ? game->asks->len : probe_review_game_find_ask (game, stand->turned_move[i]) + 1;
      const int finder = end || stand->turned_for[i] >= game->header.setup.seats
                           ? -1
                           : (int) probe_review_colour (&self->look, stand->turned_for[i]);

      texts[i] = end ? g_strdup (_ ("end")) : g_strdup_printf ("%u", ask);
      rows[i] = (SalonChartRow) { NULL, row->card[i], -1, (int) ask, texts[i], (int) colour, finder, FALSE };
    }
  salon_chart_rows_set (SALON_CHART_ROWS (chart), rows, row->n, (int) game->asks->len, TRUE,
                        _ ("Hidden until question …, found by"), _ ("Letter"), _ ("Question"));
  for (int i = 0; i < row->n; i++)
    g_free (texts[i]);
  gtk_box_append (GTK_BOX (self->word), chart);
  gtk_box_append (GTK_BOX (self->word), probe_review_label (_ ("hidden until question …, found by"), "review-second"));
}

static void
add_wrong (ProbeReviewPlayer *self, int tray)
{
  const ProbeReviewStand *stand = &probe_review_job_get_review (self->job)->stand[self->seat][tray];
  const int usual = (int) lroundf (stand->usual);
  const gboolean known = stand->usual > 0;
  g_autofree char *here = g_strdup_printf ("%u", stand->wrong), *often = g_strdup_printf ("%d", usual);
  const SalonChartRow rows[] = {
    { _ ("here"), 0, -1, (int) stand->wrong, here, (int) probe_review_colour (&self->look, self->seat), -1, TRUE },
    { _ ("usual"), 0, -1, usual, often, -1, -1, FALSE },
  };
  GtkWidget *chart = salon_chart_rows_new ();

  gtk_box_append (GTK_BOX (self->word), probe_review_rule ());
  gtk_box_append (GTK_BOX (self->word), probe_review_line (_ ("Wrong questions it drew"), "review-title"));
  salon_chart_rows_set (SALON_CHART_ROWS (chart), rows, known ? 2 : 1, 0, FALSE, _ ("Wrong questions it drew"), "",
                        _ ("Wrong questions"));
  gtk_box_append (GTK_BOX (self->word), chart);
  if (known)
    gtk_box_append (GTK_BOX (self->word),
                    probe_review_label (_ ("“Usual” is what words of as many letters draw."), "review-second"));
}

static void
add_named (ProbeReviewPlayer *self)
{
  const ProbeReviewGame *game = get_game (self);
  const ProbeReviewMove *moves[PROBE_MAX_SEATS];
  guint asks[PROBE_MAX_SEATS];
  gboolean any = FALSE;

  probe_review_find_named (self->job, self->seat, moves, asks);
  for (int seat = 0; seat < game->header.setup.seats; seat++)
    {
      GtkWidget *line;
      g_autofree char *name = NULL, *chance = NULL, *text = NULL;

      if (moves[seat] == NULL)
        continue;
      if (!any)
        {
          gtk_box_append (GTK_BOX (self->word), probe_review_rule ());
          gtk_box_append (GTK_BOX (self->word), probe_review_line (_ ("It could have been named"), "review-title"));
        }
      any = TRUE;
      line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
      name = probe_text_name (&game->header, seat);
      chance = probe_review_text_chance (moves[seat]->could_name.chance);
      /* Translators: a name, the number of a question, a chance, points: “Ada at 45: 6 in 10, worth 8” */
      text = g_strdup_printf (_ ("%s at %u: %s, worth %d"), name, asks[seat] + 1, chance,
                              (int) lround (moves[seat]->could_name.worth));
      gtk_box_append (GTK_BOX (line), salon_emblem_new (probe_review_colour (&self->look, seat), 14));
      gtk_box_append (GTK_BOX (line), probe_review_label (text, NULL));
      gtk_box_append (GTK_BOX (self->word), line);
    }
}

static void
fill_word (ProbeReviewPlayer *self)
{
  const ProbeReviewGame *game = get_game (self);

  probe_review_empty (self->word);
  gtk_box_append (GTK_BOX (self->word), probe_review_line (_ ("How the word stood up"), "review-title"));
  for (int tray = 0; tray < game->header.setup.trays; tray++)
    {
      gtk_box_append (GTK_BOX (self->word), probe_review_tray (game, &game->last, self->seat, tray,
                                                               probe_review_colour (&self->look, self->seat), TRUE));
      add_hidden (self, tray);
      add_wrong (self, tray);
    }
  add_named (self);
}

/* The widget */

static void
back_cb (ProbeReviewPlayer *self)
{
  g_signal_emit (self, signals[BACK], 0);
}

static GtkWidget *
wrap_scroller (GtkWidget *child)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), child);
  return scroller;
}

#define GUTTER       16
#define GUTTER_LARGE 32
#define LARGE        1500

static int
measure_width (GtkWidget *column)
{
  int least;

  gtk_widget_measure (column, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  return least;
}

static void
probe_review_player_measure (GtkWidget *widget,
                             GtkOrientation orientation,
                             int for_size,
                             int *minimum,
                             int *natural,
                             int *minimum_baseline,
                             int *natural_baseline)
{
  int wide = 2 * GUTTER_LARGE;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      wide += measure_width (child);
      gtk_widget_measure (child, orientation, -1, NULL, NULL, NULL, NULL);
    }
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? MAX (600, wide) : 300;
}

/* As the questions, a question and the score stand: 256, 640 and 312 of 1240. A column that needs more takes it from the
 * middle, and the middle from what the others can spare. */
static void
probe_review_player_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  ProbeReviewPlayer *self = PROBE_REVIEW_PLAYER (widget);
  const int gutter = width >= LARGE ? GUTTER_LARGE : GUTTER;
  const int least_left = measure_width (self->left), least_right = measure_width (self->right);
  int left = MAX (width * 256 / 1240, least_left), right = MAX (width * 312 / 1240, least_right);
  int lacking = measure_width (self->middle) + left + right + 2 * gutter - width;

  if (lacking > 0)
    {
      const int spared = MIN (lacking, left - least_left);

      left -= spared;
      lacking -= spared;
      right -= MIN (lacking, right - least_right);
    }
  gtk_widget_size_allocate (self->left, &(GdkRectangle) { 0, 0, left, height }, -1);
  gtk_widget_size_allocate (self->middle,
                            &(GdkRectangle) { left + gutter, 0, width - left - right - 2 * gutter, height }, -1);
  gtk_widget_size_allocate (self->right, &(GdkRectangle) { width - right, 0, right, height }, -1);
}

static void
probe_review_player_dispose (GObject *object)
{
  ProbeReviewPlayer *self = PROBE_REVIEW_PLAYER (object);

  g_clear_pointer (&self->left, gtk_widget_unparent);
  g_clear_pointer (&self->middle, gtk_widget_unparent);
  g_clear_pointer (&self->right, gtk_widget_unparent);
  g_clear_object (&self->job);

  G_OBJECT_CLASS (probe_review_player_parent_class)->dispose (object);
}

static void
probe_review_player_class_init (ProbeReviewPlayerClass *klass)
{
  const GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = probe_review_player_dispose;

  signals[BACK] = g_signal_new ("back", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[CHOSEN] = g_signal_new ("chosen", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  GTK_WIDGET_CLASS (klass)->measure = probe_review_player_measure;
  GTK_WIDGET_CLASS (klass)->size_allocate = probe_review_player_size_allocate;

  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "probe-review-player");
}

static void
probe_review_player_init (ProbeReviewPlayer *self)
{
  GtkWidget *left = gtk_box_new (GTK_ORIENTATION_VERTICAL, 14), *middle = gtk_box_new (GTK_ORIENTATION_VERTICAL, 14);
  GtkWidget *moments = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 14),
            *back = gtk_button_new_with_mnemonic (_ ("_Back to the Questions"));
  GtkWidget *side = gtk_box_new (GTK_ORIENTATION_VERTICAL, 14);

  self->players = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  self->even = probe_review_paper (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_add_css_class (self->even, "review-pad");
  gtk_box_append (GTK_BOX (side), self->players);
  gtk_box_append (GTK_BOX (side), self->even);
  side = wrap_scroller (side);
  gtk_widget_set_vexpand (side, TRUE);
  gtk_box_append (GTK_BOX (left), side);
  gtk_widget_set_name (back, "review-back");
  gtk_widget_add_css_class (back, "paper");
  gtk_widget_add_css_class (back, "review-button");
  g_signal_connect_swapped (back, "clicked", G_CALLBACK (back_cb), self);
  gtk_box_append (GTK_BOX (left), back);
  self->left = left;

  self->strip = probe_review_paper (GTK_ORIENTATION_HORIZONTAL, 16);
  gtk_widget_add_css_class (self->strip, "review-strip");
  self->sum = probe_review_paper (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_add_css_class (self->sum, "review-pad");
  gtk_widget_set_vexpand (self->sum, TRUE);
  self->best = probe_review_paper (GTK_ORIENTATION_VERTICAL, 8);
  self->costly = probe_review_paper (GTK_ORIENTATION_VERTICAL, 8);
  gtk_widget_add_css_class (self->best, "review-pad");
  gtk_widget_add_css_class (self->costly, "review-pad");
  gtk_box_set_homogeneous (GTK_BOX (moments), TRUE);
  gtk_box_append (GTK_BOX (moments), self->best);
  gtk_box_append (GTK_BOX (moments), self->costly);
  gtk_box_append (GTK_BOX (middle), self->strip);
  gtk_box_append (GTK_BOX (middle), self->sum);
  gtk_box_append (GTK_BOX (middle), moments);
  self->middle = wrap_scroller (middle);

  self->word = probe_review_paper (GTK_ORIENTATION_VERTICAL, 8);
  gtk_widget_add_css_class (self->word, "review-pad");
  self->right = wrap_scroller (self->word);
  gtk_widget_set_parent (self->left, GTK_WIDGET (self));
  gtk_widget_set_parent (self->middle, GTK_WIDGET (self));
  gtk_widget_set_parent (self->right, GTK_WIDGET (self));
}

GtkWidget *
probe_review_player_new (ProbeReviewJob *job, const SalonLook *look)
{
  ProbeReviewPlayer *self = g_object_new (PROBE_TYPE_REVIEW_PLAYER, NULL);

  self->job = g_object_ref (job);
  self->look = *look;
  return GTK_WIDGET (self);
}

void
probe_review_player_set (ProbeReviewPlayer *self, int seat)
{
  self->seat = seat;
  fill_players (self);
  fill_strip (self);
  fill_sum (self);
  fill_moments (self, self->best, FALSE);
  fill_moments (self, self->costly, TRUE);
  fill_word (self);
}

int
probe_review_player_get (ProbeReviewPlayer *self)
{
  return self->seat;
}
