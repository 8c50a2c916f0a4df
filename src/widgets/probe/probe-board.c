/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/probe/probe-board.h"

#include <string.h>

#include <glib/gi18n.h>

#include "model/probe/probe-choices.h"
#include "model/probe/probe-text.h"
#include "rules/probe/probe-apply.h"
#include "widgets/probe/probe-board-layout.h"
#include "widgets/probe/probe-challenge-button.h"
#include "widgets/probe/probe-deck.h"
#include "widgets/probe/probe-letter-pad.h"
#include "widgets/probe/probe-pad.h"
#include "widgets/probe/probe-seats.h"

struct _ProbeBoard {
  GtkWidget parent_instance;

  ProbeGame *game;
  GtkWidget *seats;
  GtkWidget *bar, *news, *no, *hide, *challenge, *name_word, *results;
  GtkWidget *panel, *status, *hint, *letters;
  GtkWidget *deck, *pad;

  ProbeView view; /* as it is shown */
  ProbeChoices choices;
  int person;
  int target;   /* the opponent chosen to be asked, or PROBE_NOBODY */
  char letter;  /* chosen before the opponent is, or 0 */
  guint32 turn; /* when the turn began in which they were chosen */
  gboolean waiting;
};

G_DEFINE_FINAL_TYPE (ProbeBoard, probe_board, GTK_TYPE_WIDGET)

enum {
  MOVE,
  DRAW,
  NAME_WORD,
  CHALLENGE,
  LOOK,
  RESULTS,
  SKIP,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* What the person does */

static void
emit_move (ProbeBoard *self, const ProbeMove *move)
{
  g_signal_emit (self, signals[MOVE], 0, move);
}

static void
ask (ProbeBoard *self, char letter, int target)
{
  const ProbeMove move = {
    .type = PROBE_ASK,
    .seat = (guint8) self->person,
    .target = (guint8) (self->choices.everybody ? PROBE_EVERYBODY : target),
    .letter = letter,
  };

  if (self->choices.everybody || target != PROBE_NOBODY)
    emit_move (self, &move);
}

static void show_choices (ProbeBoard *self);

/* First the letter and then the opponent is as good as the other way round. */
static void
letter_chosen_cb (ProbeBoard *self, int letter)
{
  if (self->choices.everybody || self->target != PROBE_NOBODY)
    {
      ask (self, (char) letter, self->target);
      return;
    }

  self->letter = (char) letter;
  show_choices (self);
  probe_seats_focus (PROBE_SEATS (self->seats));
}

static void
letter_dropped_cb (ProbeBoard *self, int letter, int seat)
{
  ask (self, (char) letter, seat);
}

static void
seat_activated_cb (ProbeBoard *self, int seat)
{
  const char letter = self->letter;

  if (!(self->choices.askable >> seat & 1))
    {
      g_signal_emit (self, signals[LOOK], 0, seat);
      return;
    }

  self->target = seat;
  self->letter = 0;
  if (letter != 0)
    {
      ask (self, letter, seat);
      return;
    }
  show_choices (self);
  probe_letter_pad_focus_letter (PROBE_LETTER_PAD (self->letters), 'A');
}

static void
tray_activated_cb (ProbeBoard *self, int seat, int tray)
{
  emit_move (self, &(ProbeMove) { .type = PROBE_CHOOSE_TRAY, .seat = (guint8) seat, .tray = (guint8) tray });
}

static void
space_activated_cb (ProbeBoard *self, int seat, int tray, int slot)
{
  ProbeMove move = { .seat = (guint8) self->person, .tray = (guint8) tray, .slot = (guint8) slot };

  switch ((ProbePhase) self->view.seen.phase)
    {
    case PROBE_TO_ANSWER:
      move.type = PROBE_SHOW;
      break;
    case PROBE_TO_EXPOSE:
      move.type = PROBE_EXPOSE;
      break;
    case PROBE_TO_PICK:
      move.type = PROBE_PICK;
      move.target = (guint8) seat;
      break;
    case PROBE_TO_DRAW:
    case PROBE_TO_TRAY:
    case PROBE_TO_ASK:
    case PROBE_OVER:
    default:
      return;
    }
  emit_move (self, &move);
}

static void
no_clicked_cb (ProbeBoard *self)
{
  emit_move (self, &(ProbeMove) { .type = PROBE_NO, .seat = (guint8) self->person });
}

static void
draw_cb (ProbeBoard *self)
{
  g_signal_emit (self, signals[DRAW], 0);
}

static void
name_word_clicked_cb (ProbeBoard *self)
{
  g_signal_emit (self, signals[NAME_WORD], 0);
}

static void
hide_clicked_cb (ProbeBoard *self)
{
  g_signal_emit (self, signals[LOOK], 0, PROBE_NOBODY);
}

static void
results_clicked_cb (ProbeBoard *self)
{
  g_signal_emit (self, signals[RESULTS], 0);
}

static void
challenge_cb (ProbeBoard *self, int seat, int target, int tray, gboolean valid)
{
  g_signal_emit (self, signals[CHALLENGE], 0, seat, target, tray, valid);
}

static void
pressed_cb (ProbeBoard *self)
{
  if (self->waiting)
    g_signal_emit (self, signals[SKIP], 0);
}

/* A letter typed goes to its key; Enter there asks.  While something is shown,
 * any such key goes on. */
static gboolean
key_pressed_cb (ProbeBoard *self, guint keyval, guint keycode, GdkModifierType modifiers)
{
  const gunichar c = g_unichar_toupper (gdk_keyval_to_unicode (keyval));

  if (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK))
    return GDK_EVENT_PROPAGATE;
  if (self->waiting && (c == ' ' || keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter || keyval == GDK_KEY_Escape))
    {
      g_signal_emit (self, signals[SKIP], 0);
      return GDK_EVENT_STOP;
    }
  if ((c >= 'A' && c <= 'Z') || c == PROBE_BLANK)
    return probe_letter_pad_focus_letter (PROBE_LETTER_PAD (self->letters), (char) c);

  return GDK_EVENT_PROPAGATE;
}

/* Making */

static GtkWidget *
make_button (ProbeBoard *self, const char *label, const char *name, const char *style, GCallback clicked_cb)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  gtk_widget_set_name (button, name);
  gtk_widget_add_css_class (button, style);
  gtk_widget_add_css_class (button, "pill");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  g_signal_connect_swapped (button, "clicked", clicked_cb, self);
  gtk_box_append (GTK_BOX (self->bar), button);

  return button;
}

static GtkWidget *
make_label (const char *name, const char *style, float xalign)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_lines (GTK_LABEL (label), 2);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_name (label, name);
  gtk_widget_add_css_class (label, style);

  return label;
}

static void
make_bar (ProbeBoard *self)
{
  self->bar = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  self->news = make_label ("news", "table-note", 0);
  gtk_widget_set_hexpand (self->news, TRUE);
  gtk_widget_set_valign (self->news, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self->bar), self->news);

  self->no = make_button (self, _ ("No, _I have none"), "answer-no", "suggested-action", G_CALLBACK (no_clicked_cb));
  self->hide = make_button (self, _ ("_Hide my word"), "hide-word", "suggested-action", G_CALLBACK (hide_clicked_cb));
  self->challenge = probe_challenge_button_new ();
  gtk_widget_set_name (self->challenge, "challenge");
  gtk_widget_set_valign (self->challenge, GTK_ALIGN_CENTER);
  g_signal_connect_swapped (self->challenge, "challenged", G_CALLBACK (challenge_cb), self);
  gtk_box_append (GTK_BOX (self->bar), self->challenge);
  self->name_word = make_button (self, _ ("Na_me a word…"), "name-word", "gold", G_CALLBACK (name_word_clicked_cb));
  self->results = make_button (self, _ ("_Results"), "results", "gold", G_CALLBACK (results_clicked_cb));
}

static void
make_panel (ProbeBoard *self)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  self->panel = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_add_css_class (self->panel, "table-panel");

  self->status = make_label ("status", "heading", 0);
  gtk_widget_set_hexpand (self->status, TRUE);
  gtk_box_append (GTK_BOX (head), self->status);
  self->hint = make_label ("hint", "hint", 1);
  gtk_label_set_width_chars (GTK_LABEL (self->hint), 12);
  gtk_box_append (GTK_BOX (head), self->hint);
  gtk_box_append (GTK_BOX (self->panel), head);

  self->letters = probe_letter_pad_new ();
  gtk_widget_set_name (self->letters, "letters");
  gtk_widget_set_vexpand (self->letters, TRUE);
  g_signal_connect_swapped (self->letters, "chosen", G_CALLBACK (letter_chosen_cb), self);
  gtk_box_append (GTK_BOX (self->panel), self->letters);
}

static void
probe_board_init (ProbeBoard *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->person = PROBE_NOBODY;
  self->target = PROBE_NOBODY;
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Table"), -1);

  self->deck = probe_deck_new ();
  gtk_widget_set_name (self->deck, "deck");
  g_signal_connect_swapped (self->deck, "draw", G_CALLBACK (draw_cb), self);

  self->seats = probe_seats_new ();
  g_signal_connect_swapped (self->seats, "seat-activated", G_CALLBACK (seat_activated_cb), self);
  g_signal_connect_swapped (self->seats, "tray-activated", G_CALLBACK (tray_activated_cb), self);
  g_signal_connect_swapped (self->seats, "space-activated", G_CALLBACK (space_activated_cb), self);
  g_signal_connect_swapped (self->seats, "letter-dropped", G_CALLBACK (letter_dropped_cb), self);
  make_bar (self);
  make_panel (self);
  self->pad = salon_pad_new ();

  gtk_widget_set_layout_manager (GTK_WIDGET (self),
                                 probe_board_layout_new (self->seats, self->bar, self->panel, self->deck, self->pad));
  /* In the order in which the focus goes round. */
  gtk_widget_set_parent (self->deck, GTK_WIDGET (self));
  gtk_widget_set_parent (self->seats, GTK_WIDGET (self));
  gtk_widget_set_parent (self->panel, GTK_WIDGET (self));
  gtk_widget_set_parent (self->bar, GTK_WIDGET (self));
  gtk_widget_set_parent (self->pad, GTK_WIDGET (self));

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

static void
probe_board_dispose (GObject *object)
{
  ProbeBoard *self = PROBE_BOARD (object);

  g_clear_object (&self->game);
  g_clear_pointer (&self->deck, gtk_widget_unparent);
  g_clear_pointer (&self->seats, gtk_widget_unparent);
  g_clear_pointer (&self->panel, gtk_widget_unparent);
  g_clear_pointer (&self->bar, gtk_widget_unparent);
  g_clear_pointer (&self->pad, gtk_widget_unparent);

  G_OBJECT_CLASS (probe_board_parent_class)->dispose (object);
}

static void
probe_board_class_init (ProbeBoardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = probe_board_dispose;

  signals[MOVE] =
    g_signal_new ("move", PROBE_TYPE_BOARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[DRAW] = g_signal_new ("draw", PROBE_TYPE_BOARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[NAME_WORD] =
    g_signal_new ("name-word", PROBE_TYPE_BOARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[CHALLENGE] = g_signal_new ("challenge", PROBE_TYPE_BOARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                     4, G_TYPE_INT, G_TYPE_INT, G_TYPE_INT, G_TYPE_BOOLEAN);
  signals[LOOK] =
    g_signal_new ("look", PROBE_TYPE_BOARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  signals[RESULTS] = g_signal_new ("results", PROBE_TYPE_BOARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SKIP] = g_signal_new ("skip", PROBE_TYPE_BOARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_css_name (widget_class, "probe-board");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

GtkWidget *
probe_board_new (void)
{
  return g_object_new (PROBE_TYPE_BOARD, NULL);
}

void
probe_board_set_up (ProbeBoard *self, ProbeGame *game, const SalonLook *look, int main_seat)
{
  const ProbeHeader *header = probe_game_get_header (game);

  g_set_object (&self->game, game);
  self->target = PROBE_NOBODY;
  probe_deck_show_none (PROBE_DECK (self->deck));
  gtk_widget_set_visible (self->deck, TRUE);
  probe_letter_pad_set_blank_name (PROBE_LETTER_PAD (self->letters), probe_text_blank (&header->setup));
  probe_seats_set_up (PROBE_SEATS (self->seats), header, look, main_seat);
}

void
probe_board_clear (ProbeBoard *self)
{
  ProbeHeader nobody = { 0 };
  SalonLook look;

  memset (&self->view, 0, sizeof self->view);
  salon_look_init (&look);
  probe_seats_set_up (PROBE_SEATS (self->seats), &nobody, &look, PROBE_NOBODY);
  g_clear_object (&self->game);
}

/* Updating */

static int
only_seat (guint seats)
{
  return seats != 0 && (seats & (seats - 1)) == 0 ? __builtin_ctz (seats) : PROBE_NOBODY;
}

/* Who was chosen stays chosen to the end of the turn, as long as they can be asked;
 * a single opponent need not be chosen. */
static void
choose_target (ProbeBoard *self, const ProbeState *state)
{
  if (self->turn != state->turn_began)
    self->target = PROBE_NOBODY;
  self->turn = state->turn_began;
  self->letter = 0;
  if (self->choices.askable != 0 && (self->target == PROBE_NOBODY || !(self->choices.askable >> self->target & 1)))
    self->target = only_seat (self->choices.askable);
}

/* The trays and the keys, with what may be clicked: all that depends on who is
 * chosen to be asked. */
static void
show_choices (ProbeBoard *self)
{
  const ProbeState *state = &self->view.seen;
  const ProbeHeader *header = probe_game_get_header (self->game);
  const gboolean asks = self->choices.everybody || self->choices.askable != 0;
  const gboolean ready = asks && (self->choices.everybody || self->target != PROBE_NOBODY);
  g_autofree char *status = NULL;
  g_autofree char *hint = NULL;

  if (ready && !self->choices.everybody)
    /* Translators: who asks, and who is asked; a letter is chosen below */
    status =
      g_strdup_printf (_ ("%s, ask %s for…"), header->salon.name[self->person], header->salon.name[self->target]);
  else if (asks && self->letter != 0)
    {
      g_autofree char *card = probe_text_one_card (&header->setup, self->letter);

      /* Translators: who asks, and for which letter; an opponent is chosen next */
      status = g_strdup_printf (_ ("%s, whom do you ask for %s?"), header->salon.name[self->person], card);
    }
  else
    status = probe_text_status (header, &self->view, self->person);

  if (self->waiting)
    hint = g_strdup (_ ("Click to continue"));
  else if (ready)
    hint = probe_text_stakes (state);
  else if (asks && self->letter != 0)
    hint = g_strdup (_ ("Click a tray"));
  else if (asks)
    hint = g_strdup (_ ("Click a tray, then a letter"));

  gtk_label_set_label (GTK_LABEL (self->status), status);
  gtk_label_set_label (GTK_LABEL (self->hint), hint != NULL ? hint : "");
  probe_letter_pad_set_name (PROBE_LETTER_PAD (self->letters), asks ? status : _ ("Letters"));
  for (int i = 0; i < PROBE_LETTERS; i++)
    probe_letter_pad_set_letter_sensitive (PROBE_LETTER_PAD (self->letters), probe_letter_at (i), asks);
  probe_letter_pad_set_selected (PROBE_LETTER_PAD (self->letters), self->letter);
  probe_letter_pad_set_draggable (PROBE_LETTER_PAD (self->letters), asks);

  /* The gold ring is round whoever is asked. */
  if (self->choices.everybody)
    self->choices.selected = probe_choices_everybody (state);
  else if (state->phase == PROBE_TO_ANSWER)
    self->choices.selected = 1u << state->chooser;
  else
    self->choices.selected = ready ? 1u << self->target : 0;
  probe_seats_update (PROBE_SEATS (self->seats), &self->view, &self->choices);
}

static void
update_deck (ProbeBoard *self, const ProbeState *state)
{
  ProbeDeck *deck = PROBE_DECK (self->deck);

  gtk_widget_set_visible (self->deck, state->setup.activity_cards);
  probe_deck_set_left (deck, probe_pile_left (state));
  probe_deck_set_drawable (deck, self->choices.draw);
  if (state->card != PROBE_NO_CARD)
    {
      g_autofree char *text = probe_text_card (&state->setup, (ProbeKind) state->card);

      probe_deck_show_card (deck, probe_card_kinds[state->card].name, probe_text_card_title ((ProbeKind) state->card),
                            text);
    }
  else
    probe_deck_show_none (deck);
}

void
probe_board_update (ProbeBoard *self, const ProbeBoardScene *scene)
{
  const ProbeState *state = &scene->view->seen;

  self->view = *scene->view;
  self->person = scene->person;
  self->waiting = scene->waiting;
  if (scene->person != PROBE_NOBODY && !scene->waiting && !scene->looking)
    probe_choices_find (&self->choices, state, scene->person);
  else
    self->choices = (ProbeChoices) { 0 };
  if (scene->may_look && !scene->waiting && !scene->looking)
    self->choices.lookable = scene->people & ~self->choices.askable;
  choose_target (self, state);

  show_choices (self);
  update_deck (self, state);
  probe_pad_update (SALON_PAD (self->pad), self->game, scene->look);

  gtk_label_set_label (GTK_LABEL (self->news), scene->news != NULL ? scene->news : "");
  gtk_widget_set_opacity (self->news, scene->news != NULL ? 1 : 0);
  gtk_widget_set_visible (self->no, self->choices.say_no);
  gtk_widget_set_visible (self->hide, scene->looking);
  gtk_widget_set_visible (self->results, state->phase == PROBE_OVER);
  gtk_widget_set_visible (self->name_word, state->phase != PROBE_OVER && scene->people != 0);
  gtk_widget_set_sensitive (self->name_word, !scene->looking && probe_choices_can_name (state, scene->people));
  probe_challenge_button_update (PROBE_CHALLENGE_BUTTON (self->challenge), self->game, scene->people);
}

void
probe_board_focus (ProbeBoard *self)
{
  const gboolean ready = self->choices.everybody || (self->choices.askable != 0 && self->target != PROBE_NOBODY);

  if (self->choices.draw && probe_deck_grab_focus (PROBE_DECK (self->deck)))
    return;
  if (ready && probe_letter_pad_focus_letter (PROBE_LETTER_PAD (self->letters), 'A'))
    return;
  if (!probe_seats_focus (PROBE_SEATS (self->seats)))
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

void
probe_board_skip (ProbeBoard *self)
{
  probe_seats_skip (PROBE_SEATS (self->seats));
  probe_deck_skip_animation (PROBE_DECK (self->deck));
}
