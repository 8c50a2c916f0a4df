/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the board shows of a view: who and what can be chosen, the lines that say what to do, and why something cannot
 * be done. */

#include "widgets/probe/probe-board-private.h"

#include <glib/gi18n.h>

#include "model/probe/probe-aid.h"
#include "model/probe/probe-text.h"
#include "model/probe/probe-why.h"
#include "rules/probe/probe-apply.h"
#include "widgets/probe/probe-chronicle.h"
#include "widgets/probe/probe-deck.h"
#include "widgets/probe/probe-pad.h"
#include "widgets/probe/probe-seats.h"
#include "widgets/salon-tooltip.h"
#include "widgets/salon-why.h"

static int
only_seat (guint seats)
{
  return seats != 0 && (seats & (seats - 1)) == 0 ? __builtin_ctz (seats) : PROBE_NOBODY;
}

/* The hint for the question that is to be put; NULL if there is none. */
static const ProbeReviewQuestion *
hint_now (ProbeBoard *self)
{
  return self->scene.helps && (self->choices.everybody || self->choices.askable != 0) ? probe_game_get_hint (self->game)
                                                                                      : NULL;
}

/* The letter of the hint, where those are asked whom it means. */
static char
find_hinted (ProbeBoard *self)
{
  const ProbeReviewQuestion *hint = hint_now (self);

  return hint != NULL && (self->choices.everybody || hint->target == self->target) ? hint->letter : PROBE_LETTER_NONE;
}

/* The chosen opponent stays chosen until the turn ends or they cannot be asked any more.
 * If only one opponent can be asked, that one is chosen automatically. */
static void
choose_target (ProbeBoard *self, const ProbeState *state)
{
  if (self->turn != state->turn_began)
    self->target = PROBE_NOBODY;
  self->turn = state->turn_began;
  self->letter = 0;
  /* Whoever wants a hint sees whom to ask; another tray can be chosen all the same. */
  if (self->target == PROBE_NOBODY && hint_now (self) != NULL && self->choices.askable >> hint_now (self)->target & 1)
    self->target = hint_now (self)->target;
  if (self->choices.askable != 0 && (self->target == PROBE_NOBODY || !(self->choices.askable >> self->target & 1)))
    self->target = only_seat (self->choices.askable);
}

/* What more there is to say about what to do, (transfer full); NULL for nothing. @ready: it is known
 * who is asked. */
static char *
find_hint (ProbeBoard *self, gboolean ready)
{
  const gboolean asks = self->choices.everybody || self->choices.askable != 0;

  /* In a lesson the notes say it, and the thread runs here. */
  if (self->notes)
    return NULL;
  if (asks && self->letter != 0)
    return g_strdup (_ ("Click a tray"));
  if (asks && !ready)
    return g_strdup (_ ("Click a tray, then a letter"));
  if (ready && !self->choices.everybody)
    {
      char *aid = probe_aid_describe (probe_game_get_header (self->game), &self->view.seen, self->target);

      if (aid != NULL)
        return aid;
    }
  if (ready && !self->choices.everybody && only_seat (self->choices.askable) == PROBE_NOBODY)
    return g_strdup (_ ("or click another tray"));
  return ready ? probe_text_stakes (&self->view.seen) : NULL;
}

/* The letters that were asked in vain of those who are asked now, with the learner's aid. */
static guint32
find_struck (ProbeBoard *self, gboolean ready)
{
  const ProbeHeader *header = probe_game_get_header (self->game);

  if (self->choices.everybody)
    return probe_aid_denied (header, &self->view.seen, probe_choices_everybody (&self->view.seen));
  return ready ? probe_aid_denied (header, &self->view.seen, 1u << self->target) : 0;
}

/* Says on plates and trays what was asked in vain, and why somebody cannot be asked. */
static void
show_reasons (ProbeBoard *self, const ProbeWhy *why)
{
  const ProbeSetup *setup = &why->header->setup;

  for (int seat = 0; seat < setup->seats; seat++)
    {
      const gboolean usable = (self->choices.askable | self->choices.lookable) >> seat & 1;
      g_autofree char *aid = probe_aid_describe (why->header, why->state, seat);
      g_autofree char *reason = usable || seat == self->person ? NULL : probe_why_not_seat (why, seat);

      salon_tooltip_set (probe_board_get_plate (self, seat), aid);
      for (int tray = 0; tray < setup->trays; tray++)
        {
          GtkWidget *widget = GTK_WIDGET (probe_board_get_tray (self, seat, tray));
          const gboolean used = self->choices.spaces[seat][tray] != 0 || self->choices.trays[seat] >> tray & 1;

          salon_why_set (widget, used ? NULL : reason);
          if (used || reason == NULL)
            salon_tooltip_set (widget, aid);
        }
    }
}

/* What the person has to do, or what the table waits for (transfer full). @ready: it is known who is asked. */
static char *
say_status (ProbeBoard *self, gboolean asks, gboolean ready)
{
  const ProbeHeader *header = probe_game_get_header (self->game);
  const int waiting = probe_game_get_waiting (self->game);

  if (ready && !self->choices.everybody)
    /* Translators: who asks, and who is asked; a letter is chosen below */
    return g_strdup_printf (_ ("%s, ask %s for…"), header->salon.name[self->person], header->salon.name[self->target]);
  if (asks && self->letter != 0)
    {
      g_autofree char *card = probe_text_one_card (&header->setup, self->letter);

      /* Translators: who asks, and for which letter; an opponent is chosen next */
      return g_strdup_printf (_ ("%s, whom do you ask for %s?"), header->salon.name[self->person], card);
    }
  if (waiting != PROBE_NOBODY)
    /* Translators: a player for whom a program plays, which nobody has chosen yet */
    return g_strdup_printf (_ ("%s waits for a program."), header->salon.name[waiting]);
  return probe_text_status (header, &self->view, self->person);
}

/* The gold ring is around the trays of the players who are asked. */
static guint
find_selected (ProbeBoard *self, gboolean ready)
{
  const ProbeState *state = &self->view.seen;

  if (self->choices.everybody)
    return probe_choices_everybody (state);
  if (state->phase == PROBE_TO_ANSWER)
    return 1u << state->chooser;
  return ready ? 1u << self->target : 0;
}

/* Shows on the panel what the person can do, and why they cannot do the rest. */
static void
show_panel (ProbeBoard *self, const ProbeWhy *why, gboolean asks, gboolean ready)
{
  const ProbeState *state = why->state;
  const gboolean over = state->phase == PROBE_OVER, looking = self->scene.looking;
  const gboolean helps = self->scene.helps && self->scene.people != 0 && !over && !looking;
  g_autofree char *status = say_status (self, asks, ready), *hint = find_hint (self, ready);
  g_autofree char *final_turns = probe_text_final_turns (state);
  g_autofree char *why_keys = probe_why_not_ask (why), *why_name = probe_why_not_name (why);
  g_autofree char *why_undo = helps ? probe_game_why_not_undo (self->game) : NULL;
  g_autofree char *why_hint = helps ? probe_game_why_not_hint (self->game) : NULL;
  g_autofree char *title = NULL;
  ProbeChoiceScene choice;
  ProbePanelScene scene = {
    .prompt = status,
    .hint = hint,
    .final_turns = final_turns,
    .asks = asks,
    .watched = self->scene.watched,
    .resting = !(self->scene.people >> state->turn & 1) || looking
               || (state->phase != PROBE_TO_ASK && state->phase != PROBE_TO_ANSWER),
    .selected = self->letter,
    .say_no = self->choices.say_no,
    .hide_word = looking,
    .results = over,
    .name_word = !over && self->scene.people != 0 && !looking,
    .can_name = probe_choices_can_name (state, self->scene.people),
    .hurry = self->waiting,
    .can_pause = !over && !looking,
    .helps = helps,
    .hinted = find_hinted (self),
    .game = self->game,
    .people = self->scene.people,
    .why_keys = why_keys,
    .why_name = why_name,
    .why_undo = why_undo,
    .why_hint = why_hint,
    .struck = asks ? find_struck (self, ready) : 0,
  };

  if (probe_board_fill_choice (self, &choice))
    {
      choice.title = title = probe_choosing_title (&self->choosing, why->header, state);
      choice.status = status;
      choice.hint = _ ("Click a card, or use the arrow keys. Nothing counts before you show it.");
      scene.choice = &choice;
    }
  probe_panel_update (PROBE_PANEL (self->panel), &scene);
}

void
probe_board_show_choices (ProbeBoard *self)
{
  const gboolean asks = self->choices.everybody || self->choices.askable != 0;
  const gboolean ready = asks && (self->choices.everybody || self->target != PROBE_NOBODY);
  const ProbeWhy why = {
    .header = probe_game_get_header (self->game),
    .state = &self->view.seen,
    .person = self->person,
    .people = self->scene.people,
    .waiting = self->waiting,
  };

  if (self->naming.on)
    {
      probe_board_show_naming (self);
      return;
    }

  show_panel (self, &why, asks, ready);
  self->choices.selected = find_selected (self, ready);
  probe_seats_update (PROBE_SEATS (self->seats), &self->view, &self->choices);
  show_reasons (self, &why);
  probe_chronicle_set_sentence (PROBE_CHRONICLE (self->chronicle), why.state->turn, self->news);
}

void
probe_board_show_deck (ProbeBoard *self, const ProbeHeader *header, const ProbeState *state)
{
  ProbeDeck *deck = PROBE_DECK (self->deck);

  gtk_widget_set_visible (self->deck, state->setup.activity_cards);
  probe_deck_set_left (deck, probe_pile_left (state));
  if (state->card != PROBE_NO_CARD)
    {
      g_autofree char *text = probe_text_card_in_play (header, state);

      probe_deck_show_card (deck, probe_card_kinds[state->card].name, probe_text_card_title ((ProbeKind) state->card),
                            text);
    }
  else
    probe_deck_show_none (deck);
}

static void
update_deck (ProbeBoard *self, const ProbeState *state)
{
  ProbeDeck *deck = PROBE_DECK (self->deck);
  const ProbeWhy why = {
    .header = probe_game_get_header (self->game),
    .state = state,
    .person = self->person,
    .people = self->scene.people,
    .waiting = self->waiting,
  };
  g_autofree char *why_not_draw = probe_why_not_draw (&why);

  probe_deck_set_drawable (deck, self->choices.draw);
  salon_why_set (GTK_WIDGET (deck), self->choices.draw ? NULL : why_not_draw);
  probe_board_show_deck (self, why.header, state);
}

void
probe_board_update (ProbeBoard *self, const ProbeBoardScene *scene)
{
  const ProbeState *state = &scene->view->seen;

  /* The panel becomes another size then, and all trays. */
  if (scene->watched != self->scene.watched)
    gtk_widget_queue_resize (GTK_WIDGET (self));
  self->view = *scene->view;
  self->person = scene->person;
  self->waiting = scene->waiting;
  self->scene = *scene;
  self->scene.look = NULL;
  self->scene.view = NULL;
  self->scene.news = NULL;
  if (scene->person != PROBE_NOBODY && !scene->waiting && !scene->looking)
    probe_choices_find (&self->choices, state, scene->person);
  else
    self->choices = (ProbeChoices) { 0 };
  if (scene->may_look && !scene->waiting && !scene->looking)
    self->choices.lookable = scene->people & ~self->choices.askable;
  if (scene->news != self->news)
    {
      g_free (self->news);
      self->news = g_strdup (scene->news);
    }
  choose_target (self, state);
  probe_board_follow (self);

  probe_board_show_choices (self);
  update_deck (self, state);
  if (!scene->ahead)
    {
      probe_pad_update (SALON_PAD (self->pad), self->game, scene->look);
      probe_chronicle_show (PROBE_CHRONICLE (self->chronicle), self->game, scene->look,
                            scene->people >> state->turn & 1 ? state->turn : only_seat (scene->people));
    }
}
