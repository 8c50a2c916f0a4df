/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-puzzle-result.h"

#include <glib/gi18n-lib.h>

#include "model/probe/probe-puzzle-text.h"
#include "widgets/probe/probe-puzzle-signs.h"

/* How long the lines of the hint are where nothing else says how wide the card is. */
#define HINT_CHARS 40

struct _ProbePuzzleResult {
  GtkWidget parent_instance;

  GtkWidget *box, *day, *result, *scroller, *paper, *title, *signs, *hint, *copy;
  char *text; /* what is copied */
};

G_DEFINE_FINAL_TYPE (ProbePuzzleResult, probe_puzzle_result, GTK_TYPE_WIDGET)

static guint copied_signal;

static void
copy_cb (ProbePuzzleResult *self)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), self->text);
  g_signal_emit (self, copied_signal, 0);
}

static void
probe_puzzle_result_dispose (GObject *object)
{
  g_clear_pointer (&PROBE_PUZZLE_RESULT (object)->box, gtk_widget_unparent);

  G_OBJECT_CLASS (probe_puzzle_result_parent_class)->dispose (object);
}

static void
probe_puzzle_result_finalize (GObject *object)
{
  g_free (PROBE_PUZZLE_RESULT (object)->text);

  G_OBJECT_CLASS (probe_puzzle_result_parent_class)->finalize (object);
}

static void
probe_puzzle_result_class_init (ProbePuzzleResultClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = probe_puzzle_result_dispose;
  G_OBJECT_CLASS (klass)->finalize = probe_puzzle_result_finalize;
  copied_signal =
    g_signal_new ("copied", PROBE_TYPE_PUZZLE_RESULT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "probe-puzzle-result");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
make_label (double xalign, const char *class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "xalign", xalign, "wrap", TRUE, NULL);

  gtk_widget_add_css_class (label, class);
  return label;
}

static void
probe_puzzle_result_init (ProbePuzzleResult *self)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  gtk_widget_add_css_class (self->box, "result-sheet");
  self->day = make_label (0, "result-day");
  self->result = make_label (1, "result");
  gtk_widget_set_hexpand (self->day, TRUE);
  gtk_box_append (GTK_BOX (head), self->day);
  gtk_box_append (GTK_BOX (head), self->result);
  gtk_box_append (GTK_BOX (self->box), head);

  self->paper = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  gtk_widget_add_css_class (self->paper, "result-paper");
  self->title = make_label (0, "result-title");
  self->signs = probe_puzzle_signs_new ();
  gtk_widget_set_name (self->signs, "signs");
  gtk_box_append (GTK_BOX (self->paper), self->title);
  gtk_box_append (GTK_BOX (self->paper), self->signs);
  /* Whoever has asked very often has more signs than there is room for. */
  self->scroller = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "child", self->paper, "hscrollbar-policy", GTK_POLICY_NEVER,
                                 "propagate-natural-height", TRUE, "vexpand", TRUE, NULL);
  gtk_box_append (GTK_BOX (self->box), self->scroller);
  self->hint = make_label (0, "second");
  gtk_label_set_max_width_chars (GTK_LABEL (self->hint), HINT_CHARS);
  gtk_box_append (GTK_BOX (self->box), self->hint);
  self->copy = gtk_button_new_with_label (_ ("Copy these signs"));
  gtk_widget_set_name (self->copy, "copy-signs");
  gtk_widget_add_css_class (self->copy, "accent");
  g_signal_connect_swapped (self->copy, "clicked", G_CALLBACK (copy_cb), self);
  gtk_box_append (GTK_BOX (self->box), self->copy);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

GtkWidget *
probe_puzzle_result_new (void)
{
  return g_object_new (PROBE_TYPE_PUZZLE_RESULT, NULL);
}

void
probe_puzzle_result_show (ProbePuzzleResult *self, const ProbePuzzle *puzzle, const char *day)
{
  g_autofree char *result = NULL, *title = NULL, *signs = NULL;

  g_return_if_fail (PROBE_IS_PUZZLE_RESULT (self));

  gtk_widget_set_visible (self->scroller, puzzle != NULL);
  gtk_widget_set_visible (self->copy, puzzle != NULL);
  gtk_widget_set_visible (self->result, puzzle != NULL);
  /* A card without signs is as small as its text. */
  gtk_widget_set_vexpand (GTK_WIDGET (self), puzzle != NULL);
  gtk_label_set_label (GTK_LABEL (self->day), puzzle != NULL ? day : _ ("Your signs"));
  gtk_label_set_label (GTK_LABEL (self->hint),
                       puzzle != NULL
                         /* Translators: of the signs of a result, which can be sent to others */
                         ? _ ("A sign a question, a ring a wrong one. It gives nothing away.")
                         : _ ("When all three words lie open, your questions will stand here as signs that you can "
                              "send to others. They give nothing away."));
  if (puzzle == NULL)
    return;

  result = probe_puzzle_say_result (puzzle);
  title = probe_puzzle_make_title (puzzle);
  signs = probe_puzzle_make_signs (puzzle);
  gtk_label_set_label (GTK_LABEL (self->result), result);
  gtk_label_set_label (GTK_LABEL (self->title), title);
  probe_puzzle_signs_set (PROBE_PUZZLE_SIGNS (self->signs), signs);
  g_free (self->text);
  self->text = g_strdup_printf ("%s\n%s", title, signs);
}

void
probe_puzzle_result_focus (ProbePuzzleResult *self)
{
  g_return_if_fail (PROBE_IS_PUZZLE_RESULT (self));

  gtk_widget_grab_focus (self->copy);
}
