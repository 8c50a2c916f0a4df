/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-review-question.h"

#include <glib/gi18n.h>

#include "model/probe/probe-text.h"
#include "widgets/probe/probe-review-sheet.h"
#include "widgets/probe/probe-review-sign.h"
#include "widgets/salon-emblem.h"
#include "widgets/salon-why.h"

struct _ProbeReviewQuestionPage {
  GtkWidget parent_instance;

  ProbeReviewJob *job;
  SalonLook look;
  GtkWidget *all;                     /* a box: what is scrolled, and the buttons below it */
  GtkWidget *emblem, *title, *second; /* of the strip */
  GtkWidget *stack;                   /* the judged question, or how far the review is */
  GtkWidget *asked, *best;            /* sheets */
  GtkWidget *sign, *given, *why, *after;
  GtkWidget *bar, *progress, *stop; /* while it is at work */
  GtkWidget *before, *next, *turn, *table;
};

G_DEFINE_FINAL_TYPE (ProbeReviewQuestionPage, probe_review_question, GTK_TYPE_WIDGET)

enum {
  STEP,
  NEXT_TURN,
  SEE_TABLE,
  STOP,
  GO_ON,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* At work */

static void
show_progress (ProbeReviewQuestionPage *self)
{
  const guint n = probe_review_job_get_game (self->job)->asks->len, judged = probe_review_job_get_judged (self->job);
  const ProbeReviewJobState state = probe_review_job_get_state (self->job);
  /* Translators: questions that have been looked at, of all: “31 of 58” */
  g_autofree char *text = g_strdup_printf (_ ("%u of %u"), judged, n);

  gtk_label_set_label (GTK_LABEL (self->progress),
                       state == PROBE_REVIEW_JOB_FAILED ? probe_review_job_get_fault (self->job) : text);
  gtk_widget_set_visible (self->bar, state != PROBE_REVIEW_JOB_FAILED);
  gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (self->bar), (double) judged / n);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->bar), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text, -1);
  gtk_button_set_label (GTK_BUTTON (self->stop), state == PROBE_REVIEW_JOB_WORKS    ? _ ("Stop")
                                                 : state == PROBE_REVIEW_JOB_FAILED ? _ ("Try Again")
                                                                                    : _ ("Go On"));
}

static void
stop_cb (ProbeReviewQuestionPage *self)
{
  g_signal_emit (self, signals[probe_review_job_get_state (self->job) == PROBE_REVIEW_JOB_WORKS ? STOP : GO_ON], 0);
}

static GtkWidget *
make_progress (ProbeReviewQuestionPage *self)
{
  GtkWidget *box = probe_review_paper (GTK_ORIENTATION_VERTICAL, 14);
  GtkWidget *inner = gtk_box_new (GTK_ORIENTATION_VERTICAL, 14);

  gtk_widget_set_halign (inner, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (inner, GTK_ALIGN_CENTER);
  gtk_widget_set_vexpand (inner, TRUE);
  gtk_box_append (GTK_BOX (inner),
                  probe_review_label (_ ("Every question is being looked at again"), "review-heading"));
  self->bar = gtk_progress_bar_new ();
  gtk_box_append (GTK_BOX (inner), self->bar);
  self->progress = probe_review_label ("", "review-second");
  gtk_widget_set_name (self->progress, "review-progress");
  gtk_label_set_xalign (GTK_LABEL (self->progress), .5);
  gtk_box_append (GTK_BOX (inner), self->progress);
  self->stop = gtk_button_new ();
  gtk_widget_set_name (self->stop, "review-stop");
  gtk_widget_add_css_class (self->stop, "paper");
  gtk_widget_set_halign (self->stop, GTK_ALIGN_CENTER);
  g_signal_connect_swapped (self->stop, "clicked", G_CALLBACK (stop_cb), self);
  gtk_box_append (GTK_BOX (inner), self->stop);
  gtk_box_append (GTK_BOX (box), inner);
  return box;
}

/* The judged question */

static GtkWidget *
make_judged (ProbeReviewQuestionPage *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 14), *sheets = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 14);
  GtkWidget *why = probe_review_paper (GTK_ORIENTATION_HORIZONTAL, 18),
            *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);

  gtk_box_set_homogeneous (GTK_BOX (sheets), TRUE);
  gtk_widget_set_vexpand (sheets, TRUE);
  self->asked = probe_review_sheet_new ();
  self->best = probe_review_sheet_new ();
  gtk_widget_set_name (self->asked, "review-asked");
  gtk_widget_set_name (self->best, "review-best");
  gtk_box_append (GTK_BOX (sheets), self->asked);
  gtk_box_append (GTK_BOX (sheets), self->best);
  gtk_box_append (GTK_BOX (box), sheets);

  gtk_widget_add_css_class (why, "review-why");
  self->sign = probe_review_sign_new ();
  gtk_box_append (GTK_BOX (why), self->sign);
  self->given = probe_review_label ("", "review-heading");
  self->why = probe_review_label ("", NULL);
  self->after = probe_review_label ("", "review-second");
  gtk_widget_set_name (self->given, "review-given");
  gtk_widget_set_name (self->why, "review-why");
  gtk_widget_set_hexpand (texts, TRUE);
  gtk_widget_set_valign (texts, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (texts), self->given);
  gtk_box_append (GTK_BOX (texts), self->why);
  gtk_box_append (GTK_BOX (texts), self->after);
  gtk_box_append (GTK_BOX (why), texts);
  gtk_box_append (GTK_BOX (box), why);
  return box;
}

static void
show_judged (ProbeReviewQuestionPage *self, guint ask)
{
  const ProbeReviewGame *game = probe_review_job_get_game (self->job);
  const ProbeReviewAsk *here = probe_review_game_get_ask (game, ask);
  const ProbeReviewMove *move = probe_review_job_get_move (self->job, ask);
  const ProbeReviewVerdict *verdict = probe_review_job_get_verdict (self->job, ask);
  g_autofree char *name = probe_text_name (&game->header, here->seat);
  /* Translators: a name */
  g_autofree char *title = g_strdup_printf (_ ("What %s asked"), name);
  g_autofree char *given = probe_review_text_given (verdict);
  g_autofree char *why = probe_review_text_why (self->job, ask);
  g_autofree char *after = probe_review_text_after (self->job, ask);
  ProbeReviewSheetContent content;
  ProbeState state;

  probe_review_game_go_to (game, here->move, &state);
  content = (ProbeReviewSheetContent) { title, FALSE, &move->asked, move->seen_asked, &state };
  probe_review_sheet_set (PROBE_REVIEW_SHEET (self->asked), game, &self->look, &content);
  content = (ProbeReviewSheetContent) { _ ("The best question"), TRUE, &move->best, move->seen_best, &state };
  probe_review_sheet_set (PROBE_REVIEW_SHEET (self->best), game, &self->look, &content);
  probe_review_sign_set (PROBE_REVIEW_SIGN (self->sign), (int) probe_review_mark (verdict), TRUE);
  gtk_label_set_label (GTK_LABEL (self->given), given);
  gtk_label_set_label (GTK_LABEL (self->why), why);
  gtk_label_set_label (GTK_LABEL (self->after), after != NULL ? after : "");
  gtk_widget_set_visible (self->after, after != NULL);
}

static GtkWidget *
make_strip (ProbeReviewQuestionPage *self)
{
  GtkWidget *strip = probe_review_paper (GTK_ORIENTATION_HORIZONTAL, 10),
            *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);

  gtk_widget_add_css_class (strip, "review-strip");
  self->emblem = salon_emblem_new (0, 18);
  gtk_widget_set_valign (self->emblem, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (strip), self->emblem);
  self->title = probe_review_label ("", "review-sentence");
  self->second = probe_review_label ("", "review-second");
  gtk_widget_set_name (self->title, "review-sentence");
  gtk_box_append (GTK_BOX (texts), self->title);
  gtk_box_append (GTK_BOX (texts), self->second);
  gtk_box_append (GTK_BOX (strip), texts);
  return strip;
}

/* Buttons */

static void
before_cb (ProbeReviewQuestionPage *self)
{
  g_signal_emit (self, signals[STEP], 0, -1);
}

static void
next_cb (ProbeReviewQuestionPage *self)
{
  g_signal_emit (self, signals[STEP], 0, 1);
}

static void
turn_cb (ProbeReviewQuestionPage *self)
{
  g_signal_emit (self, signals[NEXT_TURN], 0);
}

static void
table_cb (ProbeReviewQuestionPage *self)
{
  g_signal_emit (self, signals[SEE_TABLE], 0);
}

static GtkWidget *
add_button (ProbeReviewQuestionPage *self,
            GtkWidget *box,
            const char *name,
            const char *label,
            const char *css_class,
            GCallback clicked)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  gtk_widget_set_name (button, name);
  gtk_widget_add_css_class (button, css_class);
  gtk_widget_add_css_class (button, "review-button");
  g_signal_connect_swapped (button, "clicked", clicked, self);
  gtk_box_append (GTK_BOX (box), button);
  return button;
}

static GtkWidget *
make_buttons (ProbeReviewQuestionPage *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  self->before = add_button (self, box, "review-before", _ ("_Before"), "paper", G_CALLBACK (before_cb));
  self->next = add_button (self, box, "review-next", _ ("_Next"), "paper", G_CALLBACK (next_cb));
  self->turn = add_button (self, box, "review-next-turn", _ ("Next _Turning Point"), "accent", G_CALLBACK (turn_cb));
  gtk_widget_set_hexpand (self->turn, TRUE);
  self->table = add_button (self, box, "review-table", _ ("See the T_able"), "review-dark", G_CALLBACK (table_cb));
  gtk_widget_set_visible (self->table, FALSE);
  return box;
}

/* The widget */

static void
probe_review_question_dispose (GObject *object)
{
  ProbeReviewQuestionPage *self = PROBE_REVIEW_QUESTION (object);

  g_clear_pointer (&self->all, gtk_widget_unparent);
  g_clear_object (&self->job);

  G_OBJECT_CLASS (probe_review_question_parent_class)->dispose (object);
}

static void
probe_review_question_class_init (ProbeReviewQuestionPageClass *klass)
{
  const GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = probe_review_question_dispose;

  signals[STEP] = g_signal_new ("step", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  signals[NEXT_TURN] = g_signal_new ("next-turn", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SEE_TABLE] = g_signal_new ("see-table", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[STOP] = g_signal_new ("stop", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[GO_ON] = g_signal_new ("go-on", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "probe-review-question");
}

static void
probe_review_question_init (ProbeReviewQuestionPage *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 14), *scroller = gtk_scrolled_window_new ();

  gtk_box_append (GTK_BOX (box), make_strip (self));
  self->stack = gtk_stack_new ();
  gtk_stack_set_vhomogeneous (GTK_STACK (self->stack), FALSE);
  gtk_widget_set_vexpand (self->stack, TRUE);
  gtk_stack_add_named (GTK_STACK (self->stack), make_judged (self), "judged");
  gtk_stack_add_named (GTK_STACK (self->stack), make_progress (self), "progress");
  gtk_box_append (GTK_BOX (box), self->stack);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), box);
  gtk_widget_set_vexpand (scroller, TRUE);
  self->all = gtk_box_new (GTK_ORIENTATION_VERTICAL, 14);
  gtk_box_append (GTK_BOX (self->all), scroller);
  gtk_box_append (GTK_BOX (self->all), make_buttons (self));
  gtk_widget_set_parent (self->all, GTK_WIDGET (self));
}

GtkWidget *
probe_review_question_new (ProbeReviewJob *job, const SalonLook *look)
{
  ProbeReviewQuestionPage *self = g_object_new (PROBE_TYPE_REVIEW_QUESTION, NULL);

  self->job = g_object_ref (job);
  self->look = *look;
  return GTK_WIDGET (self);
}

void
probe_review_question_set (ProbeReviewQuestionPage *self, guint ask)
{
  const ProbeReviewGame *game = probe_review_job_get_game (self->job);
  const ProbeReviewAsk *here = probe_review_game_get_ask (game, ask);
  const gboolean done = probe_review_job_get_state (self->job) == PROBE_REVIEW_JOB_DONE;
  g_autofree char *sentence = probe_review_text_ask (game, ask);
  g_autofree char *name = probe_text_name (&game->header, here->seat);
  /* Translators: a name */
  g_autofree char *second =
    g_strdup_printf (_ ("Judged by what %s could see and had heard by then, nothing else."), name);

  salon_emblem_set_seat (SALON_EMBLEM (self->emblem), probe_review_colour (&self->look, here->seat));
  gtk_label_set_label (GTK_LABEL (self->title), sentence);
  gtk_label_set_label (GTK_LABEL (self->second), second);
  salon_why_grey (self->before, ask > 0 ? NULL : _ ("This is the first question."));
  salon_why_grey (self->next, ask + 1 < game->asks->len ? NULL : _ ("This is the last question."));
  salon_why_grey (self->turn, done ? NULL : _ ("The game is still being judged."));
  if (done)
    show_judged (self, ask);
  else
    show_progress (self);
  gtk_stack_set_visible_child_name (GTK_STACK (self->stack), done ? "judged" : "progress");
}

void
probe_review_question_set_has_table (ProbeReviewQuestionPage *self, gboolean has_table)
{
  gtk_widget_set_visible (self->table, has_table);
}

void
probe_review_question_set_large (ProbeReviewQuestionPage *self, gboolean large)
{
  g_return_if_fail (PROBE_IS_REVIEW_QUESTION (self));

  probe_review_sheet_set_large (PROBE_REVIEW_SHEET (self->asked), large);
  probe_review_sheet_set_large (PROBE_REVIEW_SHEET (self->best), large);
}
