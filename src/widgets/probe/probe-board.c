/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/probe/probe-board-private.h"

#include <string.h>

#include <glib/gi18n.h>

#include "model/probe/probe-aid.h"
#include "model/probe/probe-text.h"
#include "model/probe/probe-why.h"
#include "rules/probe/probe-apply.h"
#include "widgets/probe/probe-board-layout.h"
#include "widgets/probe/probe-chronicle.h"
#include "widgets/probe/probe-deck.h"
#include "widgets/probe/probe-pad.h"
#include "widgets/probe/probe-seats.h"
#include "widgets/salon-tooltip.h"
#include "widgets/salon-why.h"

/* A board at least this high, in px, has larger text. */
#define LARGE_HEIGHT 840

/* The height in px of the font that is usual, on a screen of 96 px for each inch. */
#define USUAL_FONT (11. * 96 / 72)

G_DEFINE_FINAL_TYPE (ProbeBoard, probe_board, GTK_TYPE_WIDGET)

enum {
  MOVE,
  DRAW,
  NAME_WORD,
  NAMED,
  NAMING_CANCELLED,
  DECISION_CHANGED,
  CHALLENGE,
  LOOK,
  RESULTS,
  SKIP,
  PAUSE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* What the person does */

void
probe_board_emit_move (ProbeBoard *self, const ProbeMove *move)
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
    probe_board_emit_move (self, &move);
}

/* People may choose first the letter and then the opponent, or the other way round. */
static void
letter_chosen_cb (ProbeBoard *self, int letter)
{
  if (self->naming.on)
    {
      probe_board_type (self, letter);
      return;
    }
  if (self->choices.everybody || self->target != PROBE_NOBODY)
    {
      ask (self, (char) letter, self->target);
      return;
    }

  self->letter = (char) letter;
  probe_board_show_choices (self);
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
  probe_board_show_choices (self);
  probe_letter_pad_focus_letter (probe_panel_get_letters (PROBE_PANEL (self->panel)), 'A');
}

static void
tray_activated_cb (ProbeBoard *self, int seat, int tray)
{
  if (probe_board_decide_tray (self, seat, tray))
    return;
  probe_board_emit_move (self,
                         &(ProbeMove) { .type = PROBE_CHOOSE_TRAY, .seat = (guint8) seat, .tray = (guint8) tray });
}

static void
space_activated_cb (ProbeBoard *self, int seat, int tray, int slot)
{
  ProbeMove move = { .seat = (guint8) self->person, .tray = (guint8) tray, .slot = (guint8) slot };

  if (probe_board_decide_space (self, seat, tray, slot))
    return;
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
  probe_board_emit_move (self, &move);
}

static void
no_clicked_cb (ProbeBoard *self)
{
  probe_board_emit_move (self, &(ProbeMove) { .type = PROBE_NO, .seat = (guint8) self->person });
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
skip_cb (ProbeBoard *self)
{
  if (self->waiting)
    g_signal_emit (self, signals[SKIP], 0);
}

static void
pause_cb (ProbeBoard *self, gboolean pause)
{
  g_signal_emit (self, signals[PAUSE], 0, pause);
}

/* Making */

static void
make_panel (ProbeBoard *self)
{
  self->panel = probe_panel_new ();
  g_signal_connect_swapped (self->panel, "chosen", G_CALLBACK (letter_chosen_cb), self);
  g_signal_connect_swapped (self->panel, "no", G_CALLBACK (no_clicked_cb), self);
  g_signal_connect_swapped (self->panel, "hide-word", G_CALLBACK (hide_clicked_cb), self);
  g_signal_connect_swapped (self->panel, "name-word", G_CALLBACK (name_word_clicked_cb), self);
  g_signal_connect_swapped (self->panel, "results", G_CALLBACK (results_clicked_cb), self);
  g_signal_connect_swapped (self->panel, "challenged", G_CALLBACK (challenge_cb), self);
  g_signal_connect_swapped (self->panel, "skip", G_CALLBACK (skip_cb), self);
  g_signal_connect_swapped (self->panel, "pause", G_CALLBACK (pause_cb), self);
}

/* Layout */

/* Returns how large the user wants text: 1 for the 11 points that are usual, on whatever screen. A larger font is as
 * good a wish as a larger scale, and both come out of the font that GTK gives the widget. */
static double
text_scale (GtkWidget *widget)
{
  PangoContext *context = gtk_widget_get_pango_context (widget);
  const PangoFontDescription *font = pango_context_get_font_description (context);
  double px = font != NULL ? pango_font_description_get_size (font) / (double) PANGO_SCALE : 0;

  if (px > 0 && !pango_font_description_get_size_is_absolute (font))
    px *= MAX (pango_cairo_context_get_resolution (context), 48) / 72;
  return px > 0 ? CLAMP (px / USUAL_FONT, .75, 3) : 1;
}

static void
compute_layout (ProbeBoard *self, int width, int height, ProbeBoardLayout *layout)
{
  const ProbeHeader *header = self->game != NULL ? probe_game_get_header (self->game) : NULL;
  const ProbeBoardShape shape = {
    .width = MAX (width, PROBE_BOARD_LEAST_WIDTH),
    .height = MAX (height, PROBE_BOARD_LEAST_HEIGHT),
    .seats = header != NULL ? header->setup.seats : 0,
    .trays = header != NULL ? header->setup.trays : 1,
    .main_seat = self->main_seat != PROBE_NOBODY,
    .deck = gtk_widget_get_visible (self->deck),
    .notes = self->notes,
    .aside = self->aside != NULL,
    .text = text_scale (GTK_WIDGET (self)),
  };

  probe_board_layout_compute (layout, &shape);
}

/* Gives @widget the place @to, or more where it cannot be so small. */
static void
place (GtkWidget *widget, const GdkRectangle *to)
{
  GdkRectangle rect = *to;
  int least;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  rect.width = MAX (rect.width, least);
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, rect.width, &least, NULL, NULL, NULL);
  rect.height = MAX (rect.height, least);
  gtk_widget_size_allocate (widget, &rect, -1);
}

static void
probe_board_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  ProbeBoard *self = PROBE_BOARD (widget);
  ProbeBoardLayout layout;
  GdkRectangle seats = { 0 }, deck;

  compute_layout (self, width, height, &layout);
  seats.width = layout.pad.x;
  seats.height = layout.panel.y;
  salon_art_tile_prepare (&self->table, widget, "table", NULL, width, height);
  salon_large_update (&self->large, width, height, LARGE_HEIGHT);
  probe_seats_set_layout (PROBE_SEATS (self->seats), &layout);
  place (self->seats, &seats);
  probe_chronicle_set_form (PROBE_CHRONICLE (self->chronicle), layout.chronicle_form);
  place (self->chronicle, &layout.chronicle);
  place (self->lane, &layout.lane);
  probe_panel_set_layout (PROBE_PANEL (self->panel), layout.panel_head, layout.key_width, layout.key_height);
  place (self->panel, &layout.panel);
  if (gtk_widget_should_layout (self->deck))
    {
      gdk_rectangle_union (&layout.deck, layout.note.width > 0 ? &layout.note : &layout.deck, &deck);
      probe_deck_set_box_height (PROBE_DECK (self->deck), layout.deck.height);
      place (self->deck, &deck);
    }
  place (self->pad, &layout.pad);
  if (self->aside != NULL)
    {
      gtk_widget_set_child_visible (self->aside, layout.aside.width > 0);
      if (layout.aside.width > 0)
        place (self->aside, &layout.aside);
    }
}

static void
probe_board_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  salon_art_tile_snapshot (&PROBE_BOARD (widget)->table, snapshot, 0, 0);
  GTK_WIDGET_CLASS (probe_board_parent_class)->snapshot (widget, snapshot);
}

static void
probe_board_measure (GtkWidget *widget,
                     GtkOrientation orientation,
                     int for_size,
                     int *minimum,
                     int *natural,
                     int *minimum_baseline,
                     int *natural_baseline)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_should_layout (child))
      gtk_widget_measure (child, orientation, -1, minimum, natural, NULL, NULL);
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? PROBE_BOARD_LEAST_WIDTH : PROBE_BOARD_LEAST_HEIGHT;
  *natural = *minimum;
}

static void
probe_board_init (ProbeBoard *self)
{
  self->person = PROBE_NOBODY;
  self->main_seat = PROBE_NOBODY;
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
  self->chronicle = probe_chronicle_new ();
  make_panel (self);
  gtk_widget_set_name (self->panel, "panel");
  gtk_widget_set_name (self->seats, "seats");
  self->pad = salon_pad_new ();
  self->lane = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_set_name (self->lane, "lane");
  gtk_widget_set_can_target (self->lane, FALSE);

  self->large.page = GTK_WIDGET (self);
  salon_art_watch (GTK_WIDGET (self));
  /* Tab moves the focus in the order in which the children are added here. */
  gtk_widget_set_parent (self->deck, GTK_WIDGET (self));
  gtk_widget_set_parent (self->seats, GTK_WIDGET (self));
  gtk_widget_set_parent (self->panel, GTK_WIDGET (self));
  gtk_widget_set_parent (self->chronicle, GTK_WIDGET (self));
  gtk_widget_set_parent (self->pad, GTK_WIDGET (self));
  gtk_widget_set_parent (self->lane, GTK_WIDGET (self));

  probe_board_init_decisions (self);
}

static void
probe_board_dispose (GObject *object)
{
  ProbeBoard *self = PROBE_BOARD (object);

  salon_large_clear (&self->large);
  salon_art_tile_clear (&self->table);
  g_clear_object (&self->game);
  g_clear_pointer (&self->news, g_free);
  g_clear_pointer (&self->deck, gtk_widget_unparent);
  g_clear_pointer (&self->seats, gtk_widget_unparent);
  g_clear_pointer (&self->panel, gtk_widget_unparent);
  g_clear_pointer (&self->chronicle, gtk_widget_unparent);
  g_clear_pointer (&self->aside, gtk_widget_unparent);
  g_clear_pointer (&self->pad, gtk_widget_unparent);
  g_clear_pointer (&self->lane, gtk_widget_unparent);

  G_OBJECT_CLASS (probe_board_parent_class)->dispose (object);
}

static void
probe_board_class_init (ProbeBoardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = probe_board_dispose;
  widget_class->measure = probe_board_measure;
  widget_class->size_allocate = probe_board_size_allocate;
  widget_class->snapshot = probe_board_snapshot;

  signals[MOVE] =
    g_signal_new ("move", PROBE_TYPE_BOARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[DRAW] = g_signal_new ("draw", PROBE_TYPE_BOARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[NAME_WORD] =
    g_signal_new ("name-word", PROBE_TYPE_BOARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[NAMED] =
    g_signal_new ("named", PROBE_TYPE_BOARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[NAMING_CANCELLED] =
    g_signal_new ("naming-cancelled", PROBE_TYPE_BOARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[DECISION_CHANGED] =
    g_signal_new ("decision-changed", PROBE_TYPE_BOARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[CHALLENGE] = g_signal_new ("challenge", PROBE_TYPE_BOARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                     4, G_TYPE_INT, G_TYPE_INT, G_TYPE_INT, G_TYPE_BOOLEAN);
  signals[LOOK] =
    g_signal_new ("look", PROBE_TYPE_BOARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  signals[RESULTS] = g_signal_new ("results", PROBE_TYPE_BOARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SKIP] = g_signal_new ("skip", PROBE_TYPE_BOARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[PAUSE] =
    g_signal_new ("pause", PROBE_TYPE_BOARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_BOOLEAN);
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
  self->look = *look;
  probe_naming_stop (&self->naming);
  self->choosing = (ProbeChoosing) { .chosen = -1 };
  self->main_seat = main_seat;
  self->target = PROBE_NOBODY;
  probe_deck_show_none (PROBE_DECK (self->deck));
  gtk_widget_set_visible (self->deck, header->setup.activity_cards);
  probe_letter_pad_set_blank_name (probe_panel_get_letters (PROBE_PANEL (self->panel)),
                                   probe_text_blank (&header->setup));
  probe_letter_pad_set_dot (probe_panel_get_letters (PROBE_PANEL (self->panel)), header->setup.rules.blank_is_dot);
  probe_panel_set_paused (PROBE_PANEL (self->panel), FALSE);
  probe_seats_set_up (PROBE_SEATS (self->seats), header, look, main_seat);
}

void
probe_board_set_aside (ProbeBoard *self, GtkWidget *aside)
{
  g_clear_pointer (&self->aside, gtk_widget_unparent);
  self->aside = aside;
  if (aside != NULL)
    gtk_widget_insert_before (aside, GTK_WIDGET (self), self->pad);
}

void
probe_board_set_notes (ProbeBoard *self, gboolean notes)
{
  g_return_if_fail (PROBE_IS_BOARD (self));

  if (notes == self->notes)
    return;
  self->notes = notes;
  gtk_widget_set_visible (self->chronicle, !notes);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

GtkWidget *
probe_board_get_key (ProbeBoard *self, char letter)
{
  g_return_val_if_fail (PROBE_IS_BOARD (self), NULL);

  return probe_letter_pad_get_key (probe_panel_get_letters (PROBE_PANEL (self->panel)), letter);
}

void
probe_board_clear (ProbeBoard *self)
{
  ProbeHeader nobody = { 0 };
  SalonLook look;

  memset (&self->view, 0, sizeof self->view);
  probe_naming_stop (&self->naming);
  self->choosing = (ProbeChoosing) { .chosen = -1 };
  probe_choice_panel_clear (probe_panel_get_choice (PROBE_PANEL (self->panel)));
  salon_look_init (&look);
  probe_seats_set_up (PROBE_SEATS (self->seats), &nobody, &look, PROBE_NOBODY);
  probe_chronicle_clear (PROBE_CHRONICLE (self->chronicle));
  g_clear_object (&self->game);
}

/* Updating */

static int
only_seat (guint seats)
{
  return seats != 0 && (seats & (seats - 1)) == 0 ? __builtin_ctz (seats) : PROBE_NOBODY;
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

/* Updates everything that depends on the chosen opponent or letter: trays, keys, what can
 * be clicked, and the lines that say what to do. */
void
probe_board_show_choices (ProbeBoard *self)
{
  const ProbeState *state = &self->view.seen;
  const ProbeHeader *header = probe_game_get_header (self->game);
  const gboolean asks = self->choices.everybody || self->choices.askable != 0;
  const gboolean ready = asks && (self->choices.everybody || self->target != PROBE_NOBODY);
  const int waiting = probe_game_get_waiting (self->game);
  g_autofree char *status = NULL;
  g_autofree char *hint = NULL;

  g_autofree char *final_turns = probe_text_final_turns (state);
  const ProbeWhy why = {
    .header = header,
    .state = state,
    .person = self->person,
    .people = self->scene.people,
    .waiting = self->waiting,
  };
  g_autofree char *why_keys = probe_why_not_ask (&why);
  g_autofree char *why_name = probe_why_not_name (&why);
  g_autofree char *title = NULL;
  ProbePanelScene scene;
  ProbeChoiceScene choice;

  if (self->naming.on)
    {
      probe_board_show_naming (self);
      return;
    }

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
  else if (waiting != PROBE_NOBODY)
    /* Translators: a player for whom a program plays, which nobody has chosen yet */
    status = g_strdup_printf (_ ("%s waits for a program."), header->salon.name[waiting]);
  else
    status = probe_text_status (header, &self->view, self->person);
  hint = find_hint (self, ready);

  scene = (ProbePanelScene) {
    .prompt = status,
    .hint = hint,
    .final_turns = final_turns,
    .asks = asks,
    .resting = !(self->scene.people >> state->turn & 1) || self->scene.looking
               || (state->phase != PROBE_TO_ASK && state->phase != PROBE_TO_ANSWER),
    .selected = self->letter,
    .say_no = self->choices.say_no,
    .hide_word = self->scene.looking,
    .results = state->phase == PROBE_OVER,
    .name_word = state->phase != PROBE_OVER && self->scene.people != 0 && !self->scene.looking,
    .can_name = probe_choices_can_name (state, self->scene.people),
    .hurry = self->waiting,
    .can_pause = state->phase != PROBE_OVER && !self->scene.looking,
    .game = self->game,
    .people = self->scene.people,
    .why_keys = why_keys,
    .why_name = why_name,
    .struck = asks ? find_struck (self, ready) : 0,
  };
  if (probe_board_fill_choice (self, &choice))
    {
      choice.title = title = probe_choosing_title (&self->choosing, header, state);
      choice.status = status;
      choice.hint = _ ("Click a card, or use the arrow keys. Nothing counts before you show it.");
      scene.choice = &choice;
    }
  probe_panel_update (PROBE_PANEL (self->panel), &scene);

  /* The gold ring is around the trays of the players who are asked. */
  if (self->choices.everybody)
    self->choices.selected = probe_choices_everybody (state);
  else if (state->phase == PROBE_TO_ANSWER)
    self->choices.selected = 1u << state->chooser;
  else
    self->choices.selected = ready ? 1u << self->target : 0;
  probe_seats_update (PROBE_SEATS (self->seats), &self->view, &self->choices);
  show_reasons (self, &why);
  probe_chronicle_set_sentence (PROBE_CHRONICLE (self->chronicle), state->turn, self->news);
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

  gtk_widget_set_visible (self->deck, state->setup.activity_cards);
  probe_deck_set_left (deck, probe_pile_left (state));
  probe_deck_set_drawable (deck, self->choices.draw);
  salon_why_set (GTK_WIDGET (deck), self->choices.draw ? NULL : why_not_draw);
  if (state->card != PROBE_NO_CARD)
    {
      g_autofree char *text = probe_text_card_in_play (probe_game_get_header (self->game), state);

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

void
probe_board_focus (ProbeBoard *self)
{
  const gboolean ready = self->choices.everybody || (self->choices.askable != 0 && self->target != PROBE_NOBODY);

  /* What is typed goes to the row that is being named. */
  if (self->naming.on)
    {
      gtk_widget_grab_focus (GTK_WIDGET (self));
      return;
    }
  if (self->choosing.n > 0 && probe_choice_panel_focus (probe_panel_get_choice (PROBE_PANEL (self->panel)), 0))
    return;
  if (self->choices.draw && probe_deck_grab_focus (PROBE_DECK (self->deck)))
    return;
  if (ready && probe_letter_pad_focus_letter (probe_panel_get_letters (PROBE_PANEL (self->panel)), 'A'))
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

ProbeTray *
probe_board_get_tray (ProbeBoard *self, int seat, int tray)
{
  const ProbeSetup *setup = self->game != NULL ? &probe_game_get_header (self->game)->setup : NULL;

  if (setup == NULL || seat >= setup->seats || tray >= setup->trays)
    return NULL;
  return probe_seats_get_tray (PROBE_SEATS (self->seats), seat, tray);
}

GtkWidget *
probe_board_get_plate (ProbeBoard *self, int seat)
{
  if (self->game == NULL || seat >= probe_game_get_header (self->game)->setup.seats)
    return NULL;
  return GTK_WIDGET (probe_seats_get_tag (PROBE_SEATS (self->seats), seat));
}

void
probe_board_set_asked (ProbeBoard *self, int seat, int tray, double asked)
{
  probe_seats_set_asked (PROBE_SEATS (self->seats), seat, tray, asked);
}

ProbeDeck *
probe_board_get_deck (ProbeBoard *self)
{
  return PROBE_DECK (self->deck);
}

SalonPad *
probe_board_get_pad (ProbeBoard *self)
{
  return SALON_PAD (self->pad);
}

void
probe_board_set_glide (ProbeBoard *self, int from, int to, double way)
{
  probe_seats_set_glide (PROBE_SEATS (self->seats), from, to, way);
}

void
probe_board_rest (ProbeBoard *self)
{
  probe_seats_rest (PROBE_SEATS (self->seats));
  probe_deck_rest (PROBE_DECK (self->deck));
}
