/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-panel.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "widgets/probe/probe-challenge-button.h"
#include "widgets/probe/probe-panel-head.h"
#include "widgets/probe/probe-panel-who.h"
#include "widgets/salon-art.h"
#include "widgets/salon-bulb.h"
#include "widgets/salon-draw.h"
#include "widgets/salon-theme-use.h"
#include "widgets/salon-tooltip.h"
#include "widgets/salon-why.h"

/* Height of the line with the prompt where the board says nothing else, and the height of the panel
 * that this goes with, in px. */
#define HEAD       48
#define USUAL      169
#define LEAST_HEAD 30
#define LEAST      96
#define FOOT       6. /* below the keys, where the panel is USUAL high */

/* A panel of fewer ems than this has narrower buttons, so that the prompt has room beside them. */
#define TIGHT 38

/* From this height of the head on, in px, its buttons can be clicked above and below their pictures too. */
#define ROOMY_HEAD 48

struct _ProbePanel {
  GtkWidget parent_instance;

  GtkWidget *head;
  GtkWidget *status, *hint, *final_turns;
  GtkWidget *no, *hide, *challenge, *name_word, *results, *undo, *help, *hurry, *pause;
  GtkWidget *who; /* the people who may name a word */
  GtkWidget *cancel, *done;
  GtkWidget *letters;
  GtkWidget *choice;
  int head_height; /* 0: as fits */
  gboolean watched;
  SalonArtTile wood;
};

G_DEFINE_FINAL_TYPE (ProbePanel, probe_panel, GTK_TYPE_WIDGET)

enum {
  CHOSEN,
  NO,
  HIDE,
  NAME_WORD,
  RESULTS,
  CHALLENGED,
  SKIP,
  PAUSE,
  WHO,
  NAMED,
  CANCELLED,
  PICKED,
  SHOWN,
  TAKEN_BACK,
  UNDO,
  HELP,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* What the person does */

static void
chosen_cb (ProbePanel *self, int letter)
{
  g_signal_emit (self, signals[CHOSEN], 0, letter);
}

static void
no_cb (ProbePanel *self)
{
  g_signal_emit (self, signals[NO], 0);
}

static void
hide_cb (ProbePanel *self)
{
  g_signal_emit (self, signals[HIDE], 0);
}

static void
name_word_cb (ProbePanel *self)
{
  g_signal_emit (self, signals[NAME_WORD], 0);
}

static void
results_cb (ProbePanel *self)
{
  g_signal_emit (self, signals[RESULTS], 0);
}

static void
hurry_cb (ProbePanel *self)
{
  g_signal_emit (self, signals[SKIP], 0);
}

static void
undo_cb (ProbePanel *self)
{
  g_signal_emit (self, signals[UNDO], 0);
}

static void
help_cb (ProbePanel *self)
{
  g_signal_emit (self, signals[HELP], 0);
}

static void
challenged_cb (ProbePanel *self, int seat, int target, int tray, gboolean valid)
{
  g_signal_emit (self, signals[CHALLENGED], 0, seat, target, tray, valid);
}

static void
done_cb (ProbePanel *self)
{
  g_signal_emit (self, signals[NAMED], 0);
}

static void
cancel_cb (ProbePanel *self)
{
  g_signal_emit (self, signals[CANCELLED], 0);
}

static void
who_cb (ProbePanel *self, int seat)
{
  g_signal_emit (self, signals[WHO], 0, seat);
}

static void
picked_cb (ProbePanel *self, int index)
{
  g_signal_emit (self, signals[PICKED], 0, index);
}

static void
shown_cb (ProbePanel *self)
{
  g_signal_emit (self, signals[SHOWN], 0);
}

static void
taken_back_cb (ProbePanel *self)
{
  g_signal_emit (self, signals[TAKEN_BACK], 0);
}

/* The icon and the name of the button say what a press of it does. */
static void
show_pause (ProbePanel *self)
{
  const gboolean paused = gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->pause));
  const char *name = paused ? _ ("Go on") : _ ("Pause");

  gtk_button_set_icon_name (GTK_BUTTON (self->pause),
                            paused ? "media-playback-start-symbolic" : "media-playback-pause-symbolic");
  salon_tooltip_set (self->pause, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->pause), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
pause_cb (ProbePanel *self)
{
  show_pause (self);
  g_signal_emit (self, signals[PAUSE], 0, gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->pause)));
}

/* Sizes */

static void
probe_panel_measure (GtkWidget *widget,
                     GtkOrientation orientation,
                     int for_size,
                     int *minimum,
                     int *natural,
                     int *minimum_baseline,
                     int *natural_baseline)
{
  ProbePanel *self = PROBE_PANEL (widget);
  int head, keys, head_natural, keys_natural;

  gtk_widget_measure (self->head, orientation, -1, &head, &head_natural, NULL, NULL);
  /* A widget that is not visible has no size. */
  gtk_widget_measure (self->letters, orientation, -1, &keys, &keys_natural, NULL, NULL);
  if (gtk_widget_should_layout (self->choice))
    gtk_widget_measure (self->choice, orientation, -1, NULL, NULL, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MAX (head, keys);
      *natural = *minimum; /* the board gives it its width */
    }
  else if (self->watched)
    {
      *minimum = MAX (LEAST_HEAD, head);
      *natural = MAX (*minimum, HEAD);
    }
  else
    {
      *minimum = MAX (LEAST, MAX (LEAST_HEAD, head) + keys);
      *natural = MAX (*minimum, USUAL);
    }
}

static void
probe_panel_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  ProbePanel *self = PROBE_PANEL (widget);
  const int fits = (int) round (MIN (height * HEAD / (double) USUAL, 2. * HEAD));
  const int foot = (int) round (FOOT * height / USUAL);
  int head, letters, least;

  if (width > 0 && height > 0)
    salon_art_tile_prepare (&self->wood, widget, "panel.9", NULL, width, height);
  if (self->watched)
    {
      gtk_widget_size_allocate (self->head, &(GtkAllocation) { 0, 0, width, height }, -1);
      return;
    }

  gtk_widget_measure (self->head, GTK_ORIENTATION_VERTICAL, width, &least, NULL, NULL, NULL);
  head = MIN (height, self->head_height > 0 ? self->head_height : MAX (least, fits));
  letters = MAX (1, height - head - foot);
  gtk_widget_size_allocate (self->head, &(GtkAllocation) { 0, 0, width, head }, -1);
  gtk_widget_size_allocate (self->letters, &(GtkAllocation) { 0, head, width, letters }, -1);
  if (gtk_widget_should_layout (self->choice))
    gtk_widget_size_allocate (self->choice, &(GtkAllocation) { 0, 0, width, height }, -1);
}

static void
probe_panel_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  salon_art_tile_snapshot (&PROBE_PANEL (widget)->wood, snapshot, 0, 0);
  GTK_WIDGET_CLASS (probe_panel_parent_class)->snapshot (widget, snapshot);
}

/* Buttons have the corners that keys of the look have. */
static void
shape_buttons (ProbePanel *self)
{
  static const char *const shapes[] = {
    [SALON_KEY_ROUND] = "round",
    [SALON_KEY_SQUARE] = "square",
    [SALON_KEY_CAP] = "cap",
  };
  const SalonKeyShape shape = salon_theme_get_key_shape (salon_theme_get_used ());

  for (guint i = 0; i < G_N_ELEMENTS (shapes); i++)
    if (i == shape)
      gtk_widget_add_css_class (GTK_WIDGET (self), shapes[i]);
    else
      gtk_widget_remove_css_class (GTK_WIDGET (self), shapes[i]);
}

/* The object */

static GtkWidget *
make_button (ProbePanel *self, const char *label, const char *name, const char *style, GCallback clicked_cb)
{
  GtkWidget *button = label ? gtk_button_new_with_mnemonic (label) : gtk_button_new ();

  if (!label)
    gtk_button_set_child (GTK_BUTTON (button), gtk_label_new (NULL));
  gtk_widget_set_name (button, name);
  gtk_widget_add_css_class (button, style);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  g_signal_connect_swapped (button, "clicked", clicked_cb, self);
  gtk_box_append (GTK_BOX (self->head), button);

  return button;
}

static GtkWidget *
make_label (ProbePanel *self, const char *name, const char *style)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "name", name, "xalign", 0.f, "ellipsize", PANGO_ELLIPSIZE_END, NULL);

  gtk_widget_add_css_class (label, style);
  gtk_box_append (GTK_BOX (self->head), label);
  return label;
}

/* Adds @button, a sign that is called @name; @keys do the same. */
static void
add_icon (ProbePanel *self, GtkWidget *button, const char *name, const char *keys)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS, keys, -1);
  gtk_widget_add_css_class (button, "panel-icon");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self->head), button);
}

static void
make_helps (ProbePanel *self)
{
  self->undo = gtk_button_new_from_icon_name ("edit-undo-symbolic");
  gtk_widget_set_name (self->undo, "undo");
  g_signal_connect_swapped (self->undo, "clicked", G_CALLBACK (undo_cb), self);
  add_icon (self, self->undo, _ ("Take back"), "Control+Z");

  self->help = gtk_button_new ();
  gtk_button_set_child (GTK_BUTTON (self->help), salon_bulb_new (GTK_ACCESSIBLE_ROLE_PRESENTATION));
  gtk_widget_set_name (self->help, "help");
  g_signal_connect_swapped (self->help, "clicked", G_CALLBACK (help_cb), self);
  add_icon (self, self->help, _ ("Hint"), "Control+H");
}

static void
make_pause (ProbePanel *self)
{
  self->hurry = gtk_button_new_from_icon_name ("media-seek-forward-symbolic");
  gtk_widget_set_name (self->hurry, "hurry");
  gtk_widget_set_tooltip_text (self->hurry, _ ("Hurry on"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->hurry), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Hurry on"), -1);
  g_signal_connect_swapped (self->hurry, "clicked", G_CALLBACK (hurry_cb), self);

  self->pause = gtk_toggle_button_new ();
  gtk_widget_set_name (self->pause, "pause");
  show_pause (self);
  g_signal_connect_swapped (self->pause, "toggled", G_CALLBACK (pause_cb), self);

  for (int i = 0; i < 2; i++)
    {
      GtkWidget *button = i == 0 ? self->pause : self->hurry;

      gtk_widget_add_css_class (button, "panel-icon");
      gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (self->head), button);
    }
}

static void
make_head (ProbePanel *self)
{
  self->head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_set_layout_manager (self->head, probe_panel_head_new ());
  gtk_widget_add_css_class (self->head, "panel-head");
  self->status = make_label (self, "status", "prompt");
  g_object_set (self->status, "wrap", TRUE, "lines", 2, NULL);
  self->hint = make_label (self, "hint", "hint");
  self->final_turns = make_label (self, "final-turns", "final-turns");

  make_helps (self);
  make_pause (self);
  self->no = make_button (self, _ ("No, _I have none"), "answer-no", "accent", G_CALLBACK (no_cb));
  self->hide = make_button (self, _ ("_Hide my word"), "hide-word", "accent", G_CALLBACK (hide_cb));
  self->challenge = probe_challenge_button_new ();
  gtk_widget_set_name (self->challenge, "challenge");
  gtk_widget_set_valign (self->challenge, GTK_ALIGN_CENTER);
  g_signal_connect_swapped (self->challenge, "challenged", G_CALLBACK (challenged_cb), self);
  gtk_box_append (GTK_BOX (self->head), self->challenge);
  self->name_word = make_button (self, _ ("Na_me a word…"), "name-word", "accent", G_CALLBACK (name_word_cb));
  self->who = probe_panel_who_new ();
  g_signal_connect_swapped (self->who, "chosen", G_CALLBACK (who_cb), self);
  gtk_box_append (GTK_BOX (self->head), self->who);
  self->cancel = make_button (self, _ ("N_ot now"), "name-cancel", "paper", G_CALLBACK (cancel_cb));
  self->done = make_button (self, NULL, "name-done", "accent", G_CALLBACK (done_cb));
  self->results = make_button (self, _ ("_Results"), "results", "accent", G_CALLBACK (results_cb));
}

static void
probe_panel_dispose (GObject *object)
{
  ProbePanel *self = PROBE_PANEL (object);

  salon_art_tile_clear (&self->wood);
  g_clear_pointer (&self->head, gtk_widget_unparent);
  g_clear_pointer (&self->letters, gtk_widget_unparent);
  g_clear_pointer (&self->choice, gtk_widget_unparent);

  G_OBJECT_CLASS (probe_panel_parent_class)->dispose (object);
}

static guint
new_signal (const char *name)
{
  return g_signal_new (name, PROBE_TYPE_PANEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
probe_panel_class_init (ProbePanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = probe_panel_dispose;
  widget_class->measure = probe_panel_measure;
  widget_class->size_allocate = probe_panel_size_allocate;
  widget_class->snapshot = probe_panel_snapshot;

  signals[CHOSEN] =
    g_signal_new ("chosen", PROBE_TYPE_PANEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  signals[NO] = new_signal ("no");
  signals[HIDE] = new_signal ("hide-word");
  signals[NAME_WORD] = new_signal ("name-word");
  signals[RESULTS] = new_signal ("results");
  signals[CHALLENGED] = g_signal_new ("challenged", PROBE_TYPE_PANEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                      G_TYPE_NONE, 4, G_TYPE_INT, G_TYPE_INT, G_TYPE_INT, G_TYPE_BOOLEAN);
  signals[SKIP] = new_signal ("skip");
  signals[PAUSE] =
    g_signal_new ("pause", PROBE_TYPE_PANEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_BOOLEAN);
  signals[WHO] =
    g_signal_new ("who", PROBE_TYPE_PANEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  signals[NAMED] = new_signal ("named");
  signals[CANCELLED] = new_signal ("cancelled");
  signals[PICKED] =
    g_signal_new ("picked", PROBE_TYPE_PANEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  signals[SHOWN] = new_signal ("shown");
  signals[TAKEN_BACK] = new_signal ("taken-back");
  signals[UNDO] = new_signal ("undo");
  signals[HELP] = new_signal ("help");
  gtk_widget_class_set_css_name (widget_class, "probe-panel");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
probe_panel_init (ProbePanel *self)
{
  make_head (self);
  self->letters = probe_letter_pad_new ();
  gtk_widget_set_name (self->letters, "letters");
  g_signal_connect_swapped (self->letters, "chosen", G_CALLBACK (chosen_cb), self);
  /* The keys come first: Tab goes from them to the buttons. */
  gtk_widget_set_parent (self->letters, GTK_WIDGET (self));
  gtk_widget_set_parent (self->head, GTK_WIDGET (self));
  self->choice = probe_choice_panel_new ();
  gtk_widget_set_visible (self->choice, FALSE);
  g_signal_connect_swapped (self->choice, "chosen", G_CALLBACK (picked_cb), self);
  g_signal_connect_swapped (self->choice, "shown", G_CALLBACK (shown_cb), self);
  g_signal_connect_swapped (self->choice, "take-back", G_CALLBACK (taken_back_cb), self);
  g_signal_connect_swapped (self->choice, "no", G_CALLBACK (no_cb), self);
  gtk_widget_set_parent (self->choice, GTK_WIDGET (self));
  salon_art_watch (GTK_WIDGET (self));
  shape_buttons (self);
  salon_theme_connect (self, G_CALLBACK (shape_buttons));
}

GtkWidget *
probe_panel_new (void)
{
  return g_object_new (PROBE_TYPE_PANEL, NULL);
}

static void
set_text (GtkWidget *label, const char *text)
{
  gtk_label_set_label (GTK_LABEL (label), text != NULL ? text : "");
  salon_tooltip_set (label, text);
}

/* The buttons that end the naming of a word. */
static void
update_naming (ProbePanel *self, const ProbePanelScene *scene)
{
  const ProbeNaming *naming = scene->naming;

  probe_panel_who_update (PROBE_PANEL_WHO (self->who), scene->game, naming, scene->look);
  gtk_widget_set_visible (self->cancel, naming != NULL);
  gtk_widget_set_visible (self->done, naming != NULL);
  probe_letter_pad_set_focus_on_click (PROBE_LETTER_PAD (self->letters), naming == NULL);
  if (naming != NULL)
    {
      g_autofree char *label = probe_naming_button (naming);
      g_autofree char *missing = probe_naming_missing (naming, &probe_game_get_header (scene->game)->setup);

      /* GTK 4.8 would name a button whose text changes twice. */
      gtk_label_set_label (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (self->done))), label);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->done), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
      salon_why_grey (self->done, missing);
      if (missing == NULL && scene->doubt != NULL)
        gtk_accessible_update_property (GTK_ACCESSIBLE (self->done), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, scene->doubt,
                                        -1);
      else if (missing == NULL)
        gtk_accessible_reset_property (GTK_ACCESSIBLE (self->done), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
    }
}

/* What nobody decides on leaves nothing of its cards behind, because it may be a secret. */
static void
update_choice (ProbePanel *self, const ProbePanelScene *scene)
{
  const gboolean choosing = scene->choice != NULL;

  if (choosing)
    probe_choice_panel_update (PROBE_CHOICE_PANEL (self->choice), scene->choice);
  else
    probe_choice_panel_clear (PROBE_CHOICE_PANEL (self->choice));
  gtk_widget_set_visible (self->choice, choosing);
  gtk_widget_set_visible (self->letters, !choosing && !scene->watched);
  gtk_widget_set_visible (self->head, !choosing);
}

/* What cannot be used says why in place of what it is for. */
static void
update_help (GtkWidget *button, gboolean there, const char *why, const char *tooltip)
{
  gtk_widget_set_visible (button, there);
  salon_why_grey (button, why);
  if (why == NULL)
    salon_tooltip_set (button, tooltip);
}

void
probe_panel_update (ProbePanel *self, const ProbePanelScene *scene)
{
  g_return_if_fail (PROBE_IS_PANEL (self));

  self->watched = scene->watched;
  set_text (self->status, scene->prompt);
  set_text (self->hint, scene->hint);
  set_text (self->final_turns, scene->final_turns);
  gtk_widget_set_visible (self->final_turns, scene->final_turns != NULL);

  probe_letter_pad_set_name (PROBE_LETTER_PAD (self->letters), scene->asks ? scene->prompt : _ ("Letters"));
  for (int i = 0; i < PROBE_LETTERS; i++)
    probe_letter_pad_set_letter_sensitive (PROBE_LETTER_PAD (self->letters), probe_letter_at (i), scene->asks);
  probe_letter_pad_set_selected (PROBE_LETTER_PAD (self->letters), scene->selected);
  probe_letter_pad_set_hinted (PROBE_LETTER_PAD (self->letters), scene->hinted);
  probe_letter_pad_set_draggable (PROBE_LETTER_PAD (self->letters), scene->asks);
  probe_letter_pad_set_resting (PROBE_LETTER_PAD (self->letters), scene->resting);

  probe_letter_pad_set_reason (PROBE_LETTER_PAD (self->letters), scene->why_keys);
  probe_letter_pad_set_struck (PROBE_LETTER_PAD (self->letters), scene->struck);
  update_naming (self, scene);
  update_choice (self, scene);

  gtk_widget_set_visible (self->no, scene->say_no);
  gtk_widget_set_visible (self->hide, scene->hide_word);
  gtk_widget_set_visible (self->results, scene->results);
  gtk_widget_set_visible (self->name_word, scene->name_word);
  gtk_widget_set_sensitive (self->name_word, scene->can_name);
  salon_why_set (self->name_word, scene->can_name ? NULL : scene->why_name);
  update_help (self->undo, scene->helps, scene->why_undo, _ ("Take back what you did last (Ctrl+Z)"));
  update_help (self->help, scene->helps, scene->why_hint, _ ("A hint: which letter, and how likely it is (Ctrl+H)"));
  gtk_widget_set_visible (self->pause, scene->can_pause);
  /* The button to hurry keeps its place while there is nothing to hurry, so that nothing moves. */
  gtk_widget_set_visible (self->hurry, scene->can_pause);
  salon_why_grey (self->hurry, scene->hurry ? NULL : _ ("Nothing is being shown that could be hurried on."));
  probe_challenge_button_update (PROBE_CHALLENGE_BUTTON (self->challenge), scene->game, scene->people);
}

void
probe_panel_set_paused (ProbePanel *self, gboolean paused)
{
  g_return_if_fail (PROBE_IS_PANEL (self));

  g_signal_handlers_block_by_func (self->pause, pause_cb, self);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->pause), paused);
  show_pause (self);
  g_signal_handlers_unblock_by_func (self->pause, pause_cb, self);
}

static void
set_style (ProbePanel *self, const char *style, gboolean on)
{
  if (on)
    gtk_widget_add_css_class (GTK_WIDGET (self), style);
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), style);
}

void
probe_panel_set_layout (ProbePanel *self, int head, int key_width, int key_height)
{
  g_return_if_fail (PROBE_IS_PANEL (self));

  probe_letter_pad_set_pitch (PROBE_LETTER_PAD (self->letters), key_width, key_height);
  set_style (self, "tight", key_width * PROBE_LETTER_COLUMNS < TIGHT * salon_draw_get_em (GTK_WIDGET (self)));
  if (self->head_height == head)
    return;
  self->head_height = head;
  set_style (self, "roomy", head >= ROOMY_HEAD);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

ProbeChoicePanel *
probe_panel_get_choice (ProbePanel *self)
{
  g_return_val_if_fail (PROBE_IS_PANEL (self), NULL);

  return PROBE_CHOICE_PANEL (self->choice);
}

GtkWidget *
probe_panel_get_counter (ProbePanel *self)
{
  g_return_val_if_fail (PROBE_IS_PANEL (self), NULL);

  return self->final_turns;
}

ProbeLetterPad *
probe_panel_get_letters (ProbePanel *self)
{
  g_return_val_if_fail (PROBE_IS_PANEL (self), NULL);

  return PROBE_LETTER_PAD (self->letters);
}
