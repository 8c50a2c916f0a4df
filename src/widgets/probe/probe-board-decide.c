/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Decisions that take several steps: a word is named card by card, and a card to show is chosen before it is shown.
 * Until the last step everything can be taken back. */

#include "widgets/probe/probe-board-private.h"

#include <glib/gi18n.h>

#include "model/probe/probe-text.h"
#include "widgets/probe/probe-chronicle.h"
#include "widgets/probe/probe-seats.h"
#include "widgets/probe/probe-typing.h"
#include "widgets/salon-why.h"

/* Naming a word */

gboolean
probe_board_name_word (ProbeBoard *self)
{
  if (!probe_naming_begin (&self->naming, &self->view.seen, self->scene.people, self->view.seat, self->target))
    return FALSE;

  self->letter = 0;
  probe_board_show_choices (self);
  gtk_widget_grab_focus (GTK_WIDGET (self));
  return TRUE;
}

void
probe_board_stop_naming (ProbeBoard *self)
{
  if (!self->naming.on)
    return;

  probe_naming_stop (&self->naming);
  if (self->game != NULL)
    probe_board_show_choices (self);
}

gboolean
probe_board_has_chosen (ProbeBoard *self)
{
  g_return_val_if_fail (PROBE_IS_BOARD (self), FALSE);

  return self->choosing.n > 0 && self->choosing.chosen >= 0;
}

gboolean
probe_board_is_named (ProbeBoard *self)
{
  g_return_val_if_fail (PROBE_IS_BOARD (self), FALSE);

  return self->naming.on && probe_guess_complete (&self->naming.guess);
}

void
probe_board_fill_name (ProbeBoard *self, const ProbeRow *row)
{
  ProbeGuess *guess = &self->naming.guess;

  g_return_if_fail (PROBE_IS_BOARD (self));

  if (!self->naming.on)
    return;
  for (int slot = 0; slot < guess->row.n && slot < row->n; slot++)
    if ((guess->open >> slot & 1) == 0)
      {
        probe_guess_go (guess, slot);
        probe_guess_type (guess, row->card[slot]);
      }
  probe_board_show_choices (self);
}

void
probe_board_type (ProbeBoard *self, int letter)
{
  probe_guess_type (&self->naming.guess, (char) letter);
  probe_board_show_choices (self);
}

static void
cancel_cb (ProbeBoard *self)
{
  if (self->naming.on)
    g_signal_emit_by_name (self, "naming-cancelled");
}

static void
named_cb (ProbeBoard *self)
{
  ProbeMove move;

  if (!self->naming.on || !probe_guess_complete (&self->naming.guess))
    return;
  probe_naming_get_move (&self->naming, &move);
  g_signal_emit_by_name (self, "named", &move);
}

static void
who_cb (ProbeBoard *self, int seat)
{
  probe_naming_choose_seat (&self->naming, &self->view.seen, seat);
  probe_board_show_choices (self);
}

void
probe_board_show_naming (ProbeBoard *self)
{
  const ProbeHeader *header = probe_game_get_header (self->game);
  const gboolean complete = probe_guess_complete (&self->naming.guess);
  g_autofree char *title = probe_naming_title (&self->naming, header);
  g_autofree char *stakes = probe_naming_stakes (&self->naming);
  g_autofree char *doubt = complete ? probe_game_doubt_row (self->game, &self->naming.guess.row) : NULL;
  g_autofree char *final_turns = probe_text_final_turns (&self->view.seen);
  const ProbePanelScene scene = {
    .prompt = title,
    .hint = _ ("the shown cards stay"),
    .final_turns = final_turns,
    .asks = TRUE,
    .game = self->game,
    .look = &self->look,
    .naming = &self->naming,
    .doubt = doubt,
  };

  probe_naming_fill (&self->naming, &self->view.seen, &self->choices);
  self->choices.selected = 1u << self->naming.target;
  probe_panel_update (PROBE_PANEL (self->panel), &scene);
  probe_seats_update (PROBE_SEATS (self->seats), &self->view, &self->choices);
  probe_chronicle_set_sentence (PROBE_CHRONICLE (self->chronicle), self->naming.seat, doubt != NULL ? doubt : stakes);
  g_signal_emit_by_name (self, "decision-changed");
}

/* Choosing a card */

gboolean
probe_board_fill_choice (ProbeBoard *self, ProbeChoiceScene *scene)
{
  if (self->choosing.n == 0)
    return FALSE;

  probe_choosing_fill (&self->choosing, &self->choices);
  *scene = (ProbeChoiceScene) {
    .choosing = &self->choosing,
    .header = probe_game_get_header (self->game),
    .colour = self->look.colour[self->choosing.seat],
    .say_no = self->choices.say_no,
  };
  return TRUE;
}

static void
take_back_cb (ProbeBoard *self)
{
  if (!probe_choosing_take_back (&self->choosing))
    return;

  probe_board_show_choices (self);
  probe_choice_panel_focus (probe_panel_get_choice (PROBE_PANEL (self->panel)), 0);
  g_signal_emit_by_name (self, "decision-changed");
}

static void
show_cb (ProbeBoard *self)
{
  ProbeMove move;

  if (probe_choosing_get_move (&self->choosing, &move))
    probe_board_emit_move (self, &move);
}

/* Shows what was chosen, and gives the focus to what tells about it or to what comes next. */
static void
show_chosen (ProbeBoard *self, gboolean by_key)
{
  ProbeChoicePanel *panel = probe_panel_get_choice (PROBE_PANEL (self->panel));

  probe_board_show_choices (self);
  probe_choice_panel_focus (panel, by_key ? self->choosing.chosen : -1);
  g_signal_emit_by_name (self, "decision-changed");
}

static void
picked_cb (ProbeBoard *self, int index)
{
  if (index >= self->choosing.n)
    return;
  self->choosing.chosen = index;
  show_chosen (self, FALSE);
}

static gboolean
choose_by_key (ProbeBoard *self, int index, int direction)
{
  if (direction != 0)
    probe_choosing_step (&self->choosing, direction);
  else if (index < self->choosing.n)
    self->choosing.chosen = index;
  else
    return FALSE;

  show_chosen (self, TRUE);
  return TRUE;
}

/* The game */

void
probe_board_follow (ProbeBoard *self)
{
  probe_choosing_update (&self->choosing, self->game, &self->view, &self->choices);
}

gboolean
probe_board_decide_tray (ProbeBoard *self, int seat, int tray)
{
  if (!self->naming.on)
    return FALSE;

  if (probe_naming_choose_target (&self->naming, &self->view.seen, seat, tray))
    probe_board_show_choices (self);
  gtk_widget_grab_focus (GTK_WIDGET (self));
  return TRUE;
}

gboolean
probe_board_decide_space (ProbeBoard *self, int seat, int tray, int slot)
{
  if (self->naming.on)
    {
      probe_guess_go (&self->naming.guess, slot);
      probe_board_show_choices (self);
      /* The board takes the focus from the space, so that Enter names the word instead of choosing the space again. */
      gtk_widget_grab_focus (GTK_WIDGET (self));
      return TRUE;
    }
  if (!probe_choosing_choose (&self->choosing, tray, slot))
    return FALSE;

  show_chosen (self, FALSE);
  return TRUE;
}

/* Keys */

static int
direction_of (guint keyval)
{
  switch (keyval)
    {
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      return -1;
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      return 1;
    default:
      return 0;
    }
}

static gboolean
is_enter (guint keyval)
{
  return keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter || keyval == GDK_KEY_ISO_Enter;
}

static gboolean
key_while_naming (ProbeBoard *self, guint keyval)
{
  /* If a key of the panel, or a button, has the focus, arrow keys belong to that. */
  const gboolean here = gtk_widget_has_focus (GTK_WIDGET (self));
  char letters[PROBE_TYPING_MAX + 1];
  int n;

  if (keyval == GDK_KEY_Escape)
    {
      cancel_cb (self);
      return TRUE;
    }
  if (is_enter (keyval))
    {
      named_cb (self);
      return TRUE;
    }
  if (keyval == GDK_KEY_BackSpace || keyval == GDK_KEY_Delete || keyval == GDK_KEY_KP_Delete)
    {
      probe_guess_erase (&self->naming.guess, keyval == GDK_KEY_BackSpace);
      probe_board_show_choices (self);
      return TRUE;
    }
  if (here && (direction_of (keyval) != 0))
    {
      probe_guess_step (&self->naming.guess, direction_of (keyval));
      probe_board_show_choices (self);
      return TRUE;
    }

  n = probe_typing_letters (keyval, letters);
  for (int i = 0; i < n; i++)
    probe_board_type (self, letters[i]);
  return n > 0;
}

static gboolean
key_while_choosing (ProbeBoard *self, guint keyval)
{
  const guint digit = gdk_keyval_to_unicode (keyval);

  if (direction_of (keyval) != 0)
    return choose_by_key (self, 0, direction_of (keyval));
  if (digit >= '1' && digit <= '9')
    return choose_by_key (self, (int) (digit - '1'), 0);
  if (keyval == GDK_KEY_Escape && self->choosing.chosen >= 0)
    {
      take_back_cb (self);
      return TRUE;
    }

  return FALSE;
}

/* A letter that is typed while none can be asked for tells why. */
static gboolean
tell_why (ProbeBoard *self, char letter)
{
  GtkWidget *key = probe_letter_pad_get_key (probe_panel_get_letters (PROBE_PANEL (self->panel)), letter);
  GtkWidget *table = gtk_widget_get_ancestor (GTK_WIDGET (self), SALON_TYPE_TABLE);
  const char *reason = key != NULL ? salon_why_get (key) : NULL;

  if (reason == NULL || table == NULL)
    return FALSE;
  salon_table_tell (SALON_TABLE (table), reason);
  return TRUE;
}

/* A typed letter or full stop gives the focus to its key on the board, where Enter asks
 * for it. */
static gboolean
key_pressed_cb (ProbeBoard *self, guint keyval, guint keycode, GdkModifierType modifiers)
{
  const gunichar c = g_unichar_toupper (gdk_keyval_to_unicode (keyval));

  if (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK))
    return GDK_EVENT_PROPAGATE;
  if (self->naming.on)
    return key_while_naming (self, keyval);
  if (self->choosing.n > 0)
    return key_while_choosing (self, keyval);
  if ((c >= 'A' && c <= 'Z') || c == PROBE_BLANK)
    return tell_why (self, (char) c)
           || probe_letter_pad_focus_letter (probe_panel_get_letters (PROBE_PANEL (self->panel)), (char) c);

  return GDK_EVENT_PROPAGATE;
}

/* Enter shows the card that is chosen, wherever the focus is but on another button. */
static gboolean
enter_pressed_cb (ProbeBoard *self, guint keyval, guint keycode, GdkModifierType modifiers)
{
  if (!is_enter (keyval) || modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK) || self->choosing.chosen < 0
      || probe_choice_panel_has_focus_on_button (probe_panel_get_choice (PROBE_PANEL (self->panel))))
    return GDK_EVENT_PROPAGATE;

  show_cb (self);
  return GDK_EVENT_STOP;
}

void
probe_board_init_decisions (ProbeBoard *self)
{
  GtkEventController *keys = gtk_event_controller_key_new (), *enter = gtk_event_controller_key_new ();

  self->choosing.chosen = -1;
  g_signal_connect_swapped (self->panel, "who", G_CALLBACK (who_cb), self);
  g_signal_connect_swapped (self->panel, "named", G_CALLBACK (named_cb), self);
  g_signal_connect_swapped (self->panel, "cancelled", G_CALLBACK (cancel_cb), self);
  g_signal_connect_swapped (self->panel, "picked", G_CALLBACK (picked_cb), self);
  g_signal_connect_swapped (self->panel, "shown", G_CALLBACK (show_cb), self);
  g_signal_connect_swapped (self->panel, "taken-back", G_CALLBACK (take_back_cb), self);

  gtk_event_controller_set_propagation_phase (enter, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (enter, "key-pressed", G_CALLBACK (enter_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), enter);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}
