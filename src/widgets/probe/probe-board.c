/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/probe/probe-board-private.h"

#include <string.h>

#include <glib/gi18n.h>

#include "model/probe/probe-text.h"
#include "widgets/probe/probe-board-layout.h"
#include "widgets/probe/probe-chronicle.h"
#include "widgets/probe/probe-deck.h"
#include "widgets/probe/probe-pad.h"
#include "widgets/probe/probe-seats.h"
#include "widgets/salon-place.h"

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
  UNDO,
  HELP,
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

static void
undo_cb (ProbeBoard *self)
{
  g_signal_emit (self, signals[UNDO], 0);
}

static void
help_cb (ProbeBoard *self)
{
  g_signal_emit (self, signals[HELP], 0);
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
  g_signal_connect_swapped (self->panel, "undo", G_CALLBACK (undo_cb), self);
  g_signal_connect_swapped (self->panel, "help", G_CALLBACK (help_cb), self);
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

const ProbeHeader *
probe_board_get_header (ProbeBoard *self)
{
  if (self->replay.header.setup.seats > 0)
    return &self->replay.header;
  return self->game != NULL ? probe_game_get_header (self->game) : NULL;
}

static void
compute_layout (ProbeBoard *self, int width, int height, ProbeBoardLayout *layout)
{
  const ProbeHeader *header = probe_board_get_header (self);
  const ProbeBoardShape shape = {
    .width = MAX (width, PROBE_BOARD_LEAST_WIDTH),
    .height = MAX (height, PROBE_BOARD_LEAST_HEIGHT),
    .seats = header != NULL ? header->setup.seats : 0,
    .trays = header != NULL ? header->setup.trays : 1,
    .main_seat = self->main_seat != PROBE_NOBODY,
    .deck = gtk_widget_get_visible (self->deck),
    .notes = self->notes,
    .aside = self->aside != NULL,
    .replay = self->replay.sentence != NULL,
    .watched = self->scene.watched,
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
  if (gtk_widget_should_layout (self->deck))
    {
      gdk_rectangle_union (&layout.deck, layout.note.width > 0 ? &layout.note : &layout.deck, &deck);
      probe_deck_set_box_height (PROBE_DECK (self->deck), layout.deck.height);
      place (self->deck, &deck);
    }
  if (probe_board_place_replay (self, &layout))
    return;
  probe_chronicle_set_form (PROBE_CHRONICLE (self->chronicle), layout.chronicle_form);
  place (self->chronicle, &layout.chronicle);
  place (self->lane, &layout.lane);
  probe_panel_set_layout (PROBE_PANEL (self->panel), layout.panel_head, layout.key_width, layout.key_height);
  place (self->panel, &layout.panel);
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
  salon_place_measure_all (widget, orientation);
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
  g_clear_pointer (&self->replay.sentence, gtk_widget_unparent);
  g_clear_pointer (&self->replay.panel, gtk_widget_unparent);
  g_clear_pointer (&self->replay.side, gtk_widget_unparent);

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
  signals[UNDO] = g_signal_new ("undo", PROBE_TYPE_BOARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[HELP] = g_signal_new ("help", PROBE_TYPE_BOARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
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
probe_board_forget (ProbeBoard *self)
{
  g_return_if_fail (PROBE_IS_BOARD (self));

  self->choosing = (ProbeChoosing) { .chosen = -1 };
  self->target = PROBE_NOBODY;
  self->letter = 0;
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

/* The focus, and the parts of the board */

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
  const ProbeHeader *header = probe_board_get_header (self);

  if (header == NULL || seat >= header->setup.seats || tray >= header->setup.trays)
    return NULL;
  return probe_seats_get_tray (PROBE_SEATS (self->seats), seat, tray);
}

GtkWidget *
probe_board_get_plate (ProbeBoard *self, int seat)
{
  const ProbeHeader *header = probe_board_get_header (self);

  if (header == NULL || seat >= header->setup.seats)
    return NULL;
  return GTK_WIDGET (probe_seats_get_tag (PROBE_SEATS (self->seats), seat));
}

double
probe_board_get_text_scale (ProbeBoard *self)
{
  g_return_val_if_fail (PROBE_IS_BOARD (self), 1);

  return text_scale (GTK_WIDGET (self));
}

guint
probe_board_get_colour (ProbeBoard *self, int seat)
{
  g_return_val_if_fail (PROBE_IS_BOARD (self), 0);

  return self->look.colour[seat];
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

GtkWidget *
probe_board_get_counter (ProbeBoard *self)
{
  return probe_panel_get_counter (PROBE_PANEL (self->panel));
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
  for (int seat = 0; seat < PROBE_MAX_SEATS; seat++)
    salon_pad_set_written (SALON_PAD (self->pad), seat, 1);
}
