/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-puzzle-panel.h"

#include <glib/gi18n-lib.h>

#include "model/probe/probe-puzzle-text.h"
#include "widgets/probe/probe-puzzle-keys.h"
#include "widgets/probe/probe-puzzle-sheet.h"
#include "widgets/salon-why.h"

struct _ProbePuzzlePanel {
  AdwBin parent_instance;

  GtkWidget *prompt, *hint, *name, *cancel, *done;
  ProbePuzzleKeys *keys;
};

G_DEFINE_FINAL_TYPE (ProbePuzzlePanel, probe_puzzle_panel, ADW_TYPE_BIN)

enum {
  LETTER,
  NAME,
  CANCEL,
  DONE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* What is shown */

static const char *
say_prompt (const ProbePuzzlePanelScene *scene)
{
  if (!scene->asks)
    return "";
  return scene->naming ? probe_puzzle_get_naming (scene->tray) : probe_puzzle_get_prompt (scene->tray);
}

static const char *
say_hint (const ProbePuzzlePanelScene *scene)
{
  if (!scene->asks)
    return "";
  if (scene->naming)
    return _ ("a wrong word is a wrong question");
  return scene->open > 1 ? _ ("or click another tray") : "";
}

/* Why no letter can be asked for; NULL if one can. */
static const char *
say_asleep (const ProbePuzzlePanelScene *scene)
{
  if (scene->asks)
    return NULL;
  return scene->has_puzzle ? _ ("Another puzzle comes tomorrow") : _ ("The puzzle is still being made.");
}

void
probe_puzzle_panel_show (ProbePuzzlePanel *self, const ProbePuzzlePanelScene *scene)
{
  const char *prompt = say_prompt (scene);
  g_autofree char *wait =
    /* Translators: cards of a word that somebody types */
    scene->missing > 0
      ? g_strdup_printf (ngettext ("%u card is still to be named.", "%u cards are still to be named.", scene->missing),
                         scene->missing)
      : NULL;

  g_return_if_fail (PROBE_IS_PUZZLE_PANEL (self));

  gtk_label_set_label (GTK_LABEL (self->prompt),
                       scene->asks || !scene->has_puzzle ? prompt : _ ("Another puzzle comes tomorrow"));
  gtk_widget_set_visible (self->hint, scene->asks && (scene->naming || scene->open > 1));
  gtk_label_set_label (GTK_LABEL (self->hint), say_hint (scene));
  gtk_widget_set_visible (self->name, scene->asks && !scene->naming);
  gtk_widget_set_visible (self->cancel, scene->naming);
  gtk_widget_set_visible (self->done, scene->naming);
  salon_why_grey (self->done, wait);
  salon_why_grey (GTK_WIDGET (self->keys), say_asleep (scene));
  probe_puzzle_keys_set_name (self->keys, prompt);
}

void
probe_puzzle_panel_set_on (ProbePuzzlePanel *self, char letter)
{
  probe_puzzle_keys_set_on (self->keys, letter);
}

void
probe_puzzle_panel_focus_keys (ProbePuzzlePanel *self)
{
  gtk_widget_child_focus (GTK_WIDGET (self->keys), GTK_DIR_TAB_FORWARD);
}

void
probe_puzzle_panel_focus_name (ProbePuzzlePanel *self)
{
  if (gtk_widget_get_visible (self->name))
    gtk_widget_grab_focus (self->name);
}

/* The object */

static void
letter_cb (ProbePuzzlePanel *self, int letter)
{
  g_signal_emit (self, signals[LETTER], 0, letter);
}

static void
name_cb (ProbePuzzlePanel *self)
{
  g_signal_emit (self, signals[NAME], 0);
}

static void
cancel_cb (ProbePuzzlePanel *self)
{
  g_signal_emit (self, signals[CANCEL], 0);
}

static void
done_cb (ProbePuzzlePanel *self)
{
  g_signal_emit (self, signals[DONE], 0);
}

static guint
make_signal (const char *name)
{
  return g_signal_new (name, PROBE_TYPE_PUZZLE_PANEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
probe_puzzle_panel_class_init (ProbePuzzlePanelClass *klass)
{
  signals[LETTER] = g_signal_new ("letter", PROBE_TYPE_PUZZLE_PANEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_INT);
  signals[NAME] = make_signal ("name");
  signals[CANCEL] = make_signal ("cancel");
  signals[DONE] = make_signal ("done");
}

static GtkWidget *
make_button (ProbePuzzlePanel *self, const char *label, const char *name, const char *class, GCallback callback)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  gtk_widget_set_name (button, name);
  gtk_widget_add_css_class (button, class);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  g_signal_connect_swapped (button, "clicked", callback, self);
  return button;
}

static GtkWidget *
make_head (ProbePuzzlePanel *self)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12),
            *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  self->prompt = g_object_new (GTK_TYPE_LABEL, "xalign", 0., "wrap", TRUE, NULL);
  gtk_widget_add_css_class (self->prompt, "prompt");
  self->hint = g_object_new (GTK_TYPE_LABEL, "xalign", 0., "ellipsize", PANGO_ELLIPSIZE_END, "hexpand", TRUE, NULL);
  gtk_widget_add_css_class (self->hint, "hint");
  gtk_widget_set_hexpand (buttons, TRUE);
  gtk_widget_set_halign (buttons, GTK_ALIGN_END);
  self->name = make_button (self, _ ("_Name a word…"), "name-word", "accent", G_CALLBACK (name_cb));
  self->cancel = make_button (self, _ ("_Cancel"), "name-cancel", "on-felt", G_CALLBACK (cancel_cb));
  /* Translators: the button that says which word is on a tray */
  self->done = make_button (self, _ ("_That is the word"), "name-done", "accent", G_CALLBACK (done_cb));
  gtk_box_append (GTK_BOX (head), self->prompt);
  gtk_box_append (GTK_BOX (head), self->hint);
  gtk_box_append (GTK_BOX (buttons), self->cancel);
  gtk_box_append (GTK_BOX (buttons), self->done);
  gtk_box_append (GTK_BOX (buttons), self->name);
  gtk_box_append (GTK_BOX (head), buttons);
  gtk_widget_add_css_class (head, "panel-head");
  return head;
}

static void
probe_puzzle_panel_init (ProbePuzzlePanel *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->keys = PROBE_PUZZLE_KEYS (probe_puzzle_keys_new ());
  gtk_widget_set_name (GTK_WIDGET (self->keys), "letters");
  gtk_widget_set_vexpand (GTK_WIDGET (self->keys), TRUE);
  g_signal_connect_swapped (self->keys, "chosen", G_CALLBACK (letter_cb), self);
  gtk_box_append (GTK_BOX (box), make_head (self));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->keys));
  gtk_widget_add_css_class (box, "puzzle-panel");
  adw_bin_set_child (ADW_BIN (self), probe_puzzle_sheet_new ("panel.9", box));
}

GtkWidget *
probe_puzzle_panel_new (void)
{
  return g_object_new (PROBE_TYPE_PUZZLE_PANEL, NULL);
}
