/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/wedges/wedges-replay-table.h"

#include <string.h>

#include "widgets/salon-sound.h"
#include "widgets/wedges/wedges-board-text.h"
#include "widgets/wedges/wedges-card.h"
#include "widgets/wedges/wedges-chronicle.h"
#include "widgets/wedges/wedges-die.h"
#include "widgets/wedges/wedges-plate.h"
#include "widgets/wedges/wedges-replay-layout.h"
#include "widgets/wedges/wedges-sounds.h"
#include "widgets/wedges/wedges-verdict-panel.h"
#include "widgets/wedges/wedges-wheel.h"
#include "widgets/wedges/wedges-widgets.h"

/* How often it is looked whether everything has come to rest, in ms: about once a frame. */
#define LOOK_MS 20

/* How long people look at what a step has shown, in ms at the even pace; a question or an answer is read letter by letter. */
#define SEE_MS      700
#define READ_MS     1200
#define READ_LETTER 30
#define READ_MOST   6000

/* So many seats have no room for the members of teams. */
#define MANY 5

/* What of a step is being shown. */
typedef enum {
  STEP_NONE,
  STEP_MOVES,    /* the die rolls, or a token hops */
  STEP_DRAWS,    /* a card comes out of its box */
  STEP_UNCOVERS, /* the answer is uncovered */
  STEP_GAINS,    /* a wedge flies to its tin, or the fans open */
  STEP_SEEN,     /* people look at it, or read it */
} Step;

struct _WedgesReplayTable {
  GtkWidget parent_instance;

  WedgesReplayParts parts;

  WedgesReplay *replay; /* NULL until there is one */
  SalonLook look;
  guint position; /* what is shown, or what the step leads to */

  Step step;
  guint step_id; /* a source: looks whether the step has come further, or whether it was seen */
  SalonPace pace;
  gboolean moving;    /* the step is seen to happen */
  WedgesState before; /* the step */
  WedgesMove move;
  guint8 flying; /* the wedge that is still on its way to the tin of its seat: a set */
};

static void wedges_replay_table_iface_init (SalonReplayTableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (WedgesReplayTable,
                               wedges_replay_table,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (SALON_TYPE_REPLAY_TABLE, wedges_replay_table_iface_init))

static int
count_seats (WedgesReplayTable *self)
{
  return self->replay != NULL ? (int) salon_replay_count_seats (SALON_REPLAY (self->replay)) : 0;
}

/* The members of the team of @seat, (transfer container), ending with NULL. */
static const char **
list_members (const WedgesHeader *header, int seat)
{
  const int n = header->members[seat];
  const char **members = g_new0 (const char *, (gsize) n + 1);

  for (int i = 0; i < n; i++)
    members[i] = wedges_header_get_member (header, seat, i);
  return members;
}

/* The plates */

static void
show_plate (WedgesReplayTable *self, const WedgesBoardView *view, int seat)
{
  const WedgesState *state = view->state;
  const gboolean mine = state->seat == seat && state->phase != WEDGES_OVER;
  g_autofree char *note = wedges_board_text_note (view, seat);
  /* Many plates are low; the card says who of a team answers alone. */
  g_autofree const char **members = view->state->setup.seats < MANY ? list_members (view->header, seat) : NULL;
  const guint8 flying = self->step != STEP_NONE && self->move.seat == seat ? self->flying : 0;
  const WedgesPlateScene scene = {
    .name = view->header->salon.name[seat],
    .colour = self->look.colour[seat],
    .wedges = state->wedges[seat] & (guint8) ~flying,
    .moving = self->step == STEP_GAINS && self->moving,
    .note = note,
    .turn = mine,
    .acts = state->phase == WEDGES_TO_VOTE && state->voter == seat,
    .place = state->place[seat],
    .members = members,
    .marked = wedges_board_text_find_member (view, seat),
    .answers = mine && state->phase == WEDGES_TO_ANSWER,
  };

  wedges_plate_set_scene (WEDGES_PLATE (self->parts.plate[seat]), &scene);
}

/* What each seat has rolled for the beginning, up to @position. */
static void
find_rolls (WedgesReplayTable *self, guint position, guint8 rolled[WEDGES_MAX_SEATS])
{
  WedgesMove move;

  memset (rolled, 0, WEDGES_MAX_SEATS);
  for (guint i = 1; i <= position; i++)
    {
      wedges_replay_get_move (self->replay, i, &move);
      rolled[move.seat] = move.die;
    }
}

static void
show_plates (WedgesReplayTable *self, guint position)
{
  const WedgesHeader header = *wedges_replay_get_header (self->replay, position);
  const WedgesState state = *wedges_replay_get_state (self->replay, position);
  guint8 rolled[WEDGES_MAX_SEATS] = { 0 };
  const WedgesBoardView view = {
    .header = &header,
    .state = &state,
    .stage = state.phase == WEDGES_TO_ANSWER ? WEDGES_CARD_ASKED : WEDGES_CARD_NONE,
    .rolled = rolled,
  };

  if (state.phase == WEDGES_FIRST_ROLL)
    find_rolls (self, position, rolled);
  for (int seat = 0; seat < count_seats (self); seat++)
    show_plate (self, &view, seat);
}

/* The wheel has tins of its own; they are those of the plates. */
static void
set_seats (WedgesReplayTable *self, guint position)
{
  const WedgesHeader *header = wedges_replay_get_header (self->replay, position);
  WedgesWheelSeat seats[WEDGES_MAX_SEATS];

  for (int seat = 0; seat < count_seats (self); seat++)
    seats[seat] = (WedgesWheelSeat) {
      .colour = self->look.colour[seat],
      .name = header->salon.name[seat],
      .token = wedges_plate_get_token (WEDGES_PLATE (self->parts.plate[seat])),
    };
  wedges_wheel_set_seats (WEDGES_WHEEL (self->parts.wheel), seats, count_seats (self));
}

/* Beside the wheel */

/* The die lies as it was rolled last. */
static void
show_die (WedgesReplayTable *self, guint position, gboolean moving)
{
  WedgesMove move;

  for (; position > 0; position--)
    {
      wedges_replay_get_move (self->replay, position, &move);
      if (move.type == WEDGES_ROLL)
        break;
    }
  if (position == 0)
    wedges_die_wait (WEDGES_DIE_TRAY (self->parts.die));
  else
    wedges_die_roll (WEDGES_DIE_TRAY (self->parts.die), move.die,
                     wedges_replay_get_header (self->replay, position)->salon.name[move.seat], moving);
}

static void
show_chronicle (WedgesReplayTable *self, guint position)
{
  const WedgesHeader header = *wedges_replay_get_header (self->replay, position);
  guint n;
  const WedgesTurn *turns = wedges_replay_get_turns (self->replay, position, &n);

  wedges_chronicle_set (WEDGES_CHRONICLE (self->parts.chronicle), &header, &self->look, turns, n);
}

/* Who has voted for which category, from the left of the one who will be asked. */
static void
show_votes (WedgesReplayTable *self, guint position)
{
  const WedgesHeader header = *wedges_replay_get_header (self->replay, position);
  const WedgesState *state = wedges_replay_get_state (self->replay, position);
  const int seats = count_seats (self);
  WedgesPanelRow rows[WEDGES_MAX_SEATS];

  gtk_widget_set_visible (self->parts.votes, state->phase == WEDGES_TO_VOTE);
  if (state->phase != WEDGES_TO_VOTE)
    return;
  for (int i = 0; i + 1 < seats; i++)
    {
      const int seat = (state->seat + 1 + i) % seats;

      rows[i] = (WedgesPanelRow) {
        .name = header.salon.name[seat],
        .colour = (int) self->look.colour[seat],
        .category = i < state->votes ? state->vote[i] : -1,
        .now = seat == state->voter,
      };
    }
  wedges_verdict_panel_show_votes (WEDGES_VERDICT_PANEL (self->parts.votes), header.salon.name[state->seat], rows,
                                   seats - 1, (state->voter - state->seat + seats) % seats - 1);
}

/* The question that lies on the table at @position, if one does; @moving: it comes out of its box. */
static void
ask (WedgesReplayTable *self, guint position, gboolean moving)
{
  WedgesHeader header;
  g_autofree const char **members = NULL;
  /* Its box would stand below it. */
  const graphene_point_t from = { (float) gtk_widget_get_width (self->parts.card) / 2,
                                  (float) gtk_widget_get_height (self->parts.card) };
  WedgesAsked question;
  WedgesCardQuestion asked;
  guint due = position;

  if (!wedges_replay_get_question (self->replay, position, &question))
    {
      wedges_card_clear (WEDGES_CARD (self->parts.card));
      return;
    }

  /* The state in which the question is due says what it is for. */
  if (wedges_replay_get_state (self->replay, position)->phase != WEDGES_TO_ANSWER)
    due--;
  header = *wedges_replay_get_header (self->replay, position);
  members = list_members (&header, question.seat);
  asked = (WedgesCardQuestion) {
    .way = header.salon.kind[question.seat] != SALON_HUMAN ? WEDGES_CARD_COMPUTER
           : header.typed                                  ? WEDGES_CARD_TYPED
                                                           : WEDGES_CARD_ALOUD,
    .replayed = TRUE,
    .stake = question.final                                                                 ? WEDGES_CARD_FOR_GAME
             : wedges_board_text_is_for_wedge (wedges_replay_get_state (self->replay, due)) ? WEDGES_CARD_FOR_WEDGE
                                                                                            : WEDGES_CARD_FOR_ROLL,
    .category = question.category,
    .text = question.text,
    .box = question.box,
    .card = question.card,
    .one_box = header.setup.boxes == 1,
    .name = header.salon.name[question.seat],
    .colour = self->look.colour[question.seat],
    .members = members,
    .member = question.member,
  };
  wedges_card_ask (WEDGES_CARD (self->parts.card), &asked, moving ? &from : NULL);
}

/* The answer to it, if it was answered on the way to @position. */
static void
show_answer (WedgesReplayTable *self, guint position)
{
  WedgesAnswer answer;
  WedgesCardAnswer shown;

  if (!wedges_replay_get_answer (self->replay, position, &answer))
    return;
  shown = (WedgesCardAnswer) {
    .verdict = WEDGES_VERDICT_SETTLED,
    .answer = answer.answer,
    .others = answer.others,
    .fact = answer.fact,
    .given = answer.given,
    .right = answer.right,
    .reason = answer.reason,
    .late = answer.late,
  };
  wedges_card_uncover (WEDGES_CARD (self->parts.card), &shown);
  if (!self->moving)
    wedges_card_skip (WEDGES_CARD (self->parts.card));
}

/* The die makes room for what is asked or voted. */
static void
show_beside (WedgesReplayTable *self)
{
  const gboolean free = !gtk_widget_get_visible (self->parts.card) && !gtk_widget_get_visible (self->parts.votes);

  gtk_widget_set_visible (self->parts.die, free);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* Positions */

/* Shows @position but for the wheel and the card. */
static void
show_table (WedgesReplayTable *self, guint position)
{
  show_plates (self, position);
  show_chronicle (self, position);
  show_votes (self, position);
  show_beside (self);
}

static void
skip_motion (WedgesReplayTable *self)
{
  wedges_die_skip (WEDGES_DIE_TRAY (self->parts.die));
  wedges_wheel_skip (WEDGES_WHEEL (self->parts.wheel));
  wedges_card_skip (WEDGES_CARD (self->parts.card));
}

static void
show_position (WedgesReplayTable *self, guint position)
{
  self->position = position;
  set_seats (self, position);
  wedges_wheel_update (WEDGES_WHEEL (self->parts.wheel), NULL, wedges_replay_get_state (self->replay, position), FALSE);
  show_die (self, position, FALSE);
  ask (self, position, FALSE);
  show_answer (self, position);
  show_table (self, position);
  skip_motion (self);
}

static void
forget_step (WedgesReplayTable *self)
{
  self->step = STEP_NONE;
  self->flying = 0;
  g_clear_handle_id (&self->step_id, g_source_remove);
}

/* Steps */

static gboolean
is_moving (WedgesReplayTable *self)
{
  return wedges_die_is_moving (WEDGES_DIE_TRAY (self->parts.die))
         || wedges_wheel_is_moving (WEDGES_WHEEL (self->parts.wheel))
         || wedges_card_is_moving (WEDGES_CARD (self->parts.card));
}

static void
tell (WedgesReplayTable *self)
{
  g_autofree char *sentence = salon_replay_tell (SALON_REPLAY (self->replay), self->position);

  salon_replay_table_tell (SALON_REPLAY_TABLE (self), sentence);
}

/* How long people look at what the step has shown, in ms at the even pace. */
static guint
get_seeing_ms (WedgesReplayTable *self)
{
  WedgesAsked question;
  WedgesAnswer answer;
  glong letters;

  if (!gtk_widget_get_visible (self->parts.card)
      || !wedges_replay_get_question (self->replay, self->position, &question))
    return SEE_MS;
  if (wedges_replay_get_answer (self->replay, self->position, &answer))
    letters = g_utf8_strlen (answer.answer, -1) + g_utf8_strlen (answer.fact, -1);
  else
    letters = g_utf8_strlen (question.text, -1);
  return (guint) MIN (READ_MOST, READ_MS + READ_LETTER * letters);
}

static gboolean
seen_cb (gpointer table)
{
  WedgesReplayTable *self = table;

  self->step_id = 0;
  forget_step (self);
  salon_replay_table_arrive (SALON_REPLAY_TABLE (self));
  return G_SOURCE_REMOVE;
}

/* Everything of the step is there. */
static void
see (WedgesReplayTable *self)
{
  g_clear_handle_id (&self->step_id, g_source_remove);
  self->step = STEP_SEEN;
  self->flying = 0;
  show_table (self, self->position);
  tell (self);
  self->step_id = g_timeout_add ((guint) (get_seeing_ms (self) * salon_pace_get_factor (self->pace)), seen_cb, self);
}

static void
draw_card (WedgesReplayTable *self)
{
  self->step = STEP_DRAWS;
  tell (self);
  ask (self, self->position, self->moving);
  show_table (self, self->position);
  if (self->moving)
    salon_sound_play (WEDGES_SOUND_CARD);
}

/* What the answer has won is seen. */
static void
show_gain (WedgesReplayTable *self)
{
  const WedgesState *state = wedges_replay_get_state (self->replay, self->position);

  self->step = STEP_GAINS;
  self->flying = state->wedges[self->move.seat] & (guint8) ~self->before.wedges[self->move.seat];
  wedges_wheel_update (WEDGES_WHEEL (self->parts.wheel), &self->before, state, self->moving);
  show_table (self, self->position);
}

/* Nothing moves any more: shows what comes next. */
static void
advance (WedgesReplayTable *self)
{
  const gboolean asks = wedges_replay_get_state (self->replay, self->position)->phase == WEDGES_TO_ANSWER;

  switch (self->step)
    {
    case STEP_MOVES:
      if (asks)
        draw_card (self);
      else
        see (self);
      break;
    case STEP_UNCOVERS:
      show_gain (self);
      break;
    case STEP_DRAWS:
    case STEP_GAINS:
      see (self);
      break;
    case STEP_SEEN:
    case STEP_NONE:
    default:
      break;
    }
}

static gboolean
look_cb (gpointer table)
{
  WedgesReplayTable *self = table;
  const guint id = self->step_id;

  if (is_moving (self))
    return G_SOURCE_CONTINUE;
  advance (self);
  return self->step_id == id ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

static void
cue_cb (WedgesReplayTable *self, int cue)
{
  if (self->step == STEP_NONE)
    return;
  switch ((WedgesWheelCue) cue)
    {
    case WEDGES_WHEEL_CUE_HOP:
      salon_sound_play (WEDGES_SOUND_KNOCK);
      break;
    case WEDGES_WHEEL_CUE_WEDGE:
      salon_sound_play (WEDGES_SOUND_WEDGE);
      self->flying = 0;
      show_plates (self, self->position);
      break;
    case WEDGES_WHEEL_CUE_FANS:
      salon_sound_play (WEDGES_SOUND_WIN);
      break;
    default:
      break;
    }
}

/* The card of the question before is put away, and the die is rolled. */
static void
play_roll (WedgesReplayTable *self)
{
  wedges_card_clear (WEDGES_CARD (self->parts.card));
  show_beside (self);
  if (self->moving)
    salon_sound_play (WEDGES_SOUND_ROLL);
  show_die (self, self->position, self->moving);
}

static void
play_answer (WedgesReplayTable *self)
{
  self->step = STEP_UNCOVERS;
  tell (self);
  show_answer (self, self->position);
  if (self->moving)
    salon_sound_play (self->move.right ? WEDGES_SOUND_RIGHT : WEDGES_SOUND_WRONG);
}

static void
play_step (WedgesReplayTable *self)
{
  self->step = STEP_MOVES;
  switch ((WedgesMoveType) self->move.type)
    {
    case WEDGES_ROLL:
      play_roll (self);
      break;
    case WEDGES_ANSWER:
      play_answer (self);
      return;
    case WEDGES_MOVE:
    case WEDGES_CHOOSE:
    case WEDGES_VOTE:
    case WEDGES_N_MOVE_TYPES:
    default:
      break;
    }
  wedges_wheel_update (WEDGES_WHEEL (self->parts.wheel), &self->before,
                       wedges_replay_get_state (self->replay, self->position), self->moving);
}

/* Functions that the page calls */

static void
show (SalonReplayTable *table, guint position, guint eyes)
{
  WedgesReplayTable *self = WEDGES_REPLAY_TABLE (table);

  forget_step (self);
  skip_motion (self);
  show_position (self, position);
}

static void
play (SalonReplayTable *table, guint position, guint eyes, SalonPace pace)
{
  WedgesReplayTable *self = WEDGES_REPLAY_TABLE (table);

  forget_step (self);
  skip_motion (self);
  if (position != self->position + 1)
    show_position (self, position - 1);
  self->position = position;
  self->pace = pace;
  self->moving = pace != SALON_PACE_AT_ONCE;
  self->before = *wedges_replay_get_state (self->replay, position - 1);
  wedges_replay_get_move (self->replay, position, &self->move);
  set_seats (self, position);
  self->step_id = g_timeout_add (LOOK_MS, look_cb, self);
  play_step (self);
}

static void
stop (SalonReplayTable *table)
{
  WedgesReplayTable *self = WEDGES_REPLAY_TABLE (table);

  if (self->step == STEP_NONE)
    return;

  forget_step (self);
  salon_sound_drop ();
  skip_motion (self);
  show_position (self, self->position);
  salon_replay_table_arrive (table);
}

static void
set_replay (SalonReplayTable *table, SalonReplay *replay, const SalonLook *look)
{
  WedgesReplayTable *self = WEDGES_REPLAY_TABLE (table);

  forget_step (self);
  g_set_object (&self->replay, WEDGES_REPLAY (replay));
  self->look = *look;
  self->parts.seats = count_seats (self);
  for (int seat = 0; seat < WEDGES_MAX_SEATS; seat++)
    gtk_widget_set_visible (self->parts.plate[seat], seat < self->parts.seats);
  show_position (self, 0);
}

static void
set_parts (SalonReplayTable *table, GtkWidget *sentence, GtkWidget *panel, GtkWidget *side)
{
  salon_replay_frame_set_parts (&WEDGES_REPLAY_TABLE (table)->parts.frame, GTK_WIDGET (table), sentence, panel, side);
}

static void
wedges_replay_table_iface_init (SalonReplayTableInterface *iface)
{
  iface->set_parts = set_parts;
  iface->set_replay = set_replay;
  iface->show = show;
  iface->play = play;
  iface->stop = stop;
}

/* The object */

static void
wedges_replay_table_measure (GtkWidget *widget,
                             GtkOrientation orientation,
                             int for_size,
                             int *minimum,
                             int *natural,
                             int *minimum_baseline,
                             int *natural_baseline)
{
  salon_replay_frame_measure (widget, orientation, minimum, natural);
}

static void
wedges_replay_table_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  wedges_replay_layout (&WEDGES_REPLAY_TABLE (widget)->parts, widget, width, height);
}

static void
wedges_replay_table_dispose (GObject *object)
{
  WedgesReplayTable *self = WEDGES_REPLAY_TABLE (object);

  forget_step (self);
  wedges_replay_layout_clear (&self->parts);
  for (GtkWidget *child; (child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL;)
    gtk_widget_unparent (child);
  g_clear_object (&self->replay);

  G_OBJECT_CLASS (wedges_replay_table_parent_class)->dispose (object);
}

static void
wedges_replay_table_class_init (WedgesReplayTableClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  wedges_widgets_init ();
  G_OBJECT_CLASS (klass)->dispose = wedges_replay_table_dispose;
  widget_class->measure = wedges_replay_table_measure;
  widget_class->size_allocate = wedges_replay_table_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "wedges-table");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
add (WedgesReplayTable *self, GtkWidget *child)
{
  gtk_widget_set_parent (child, GTK_WIDGET (self));
  return child;
}

/* A wedge flies over the plates, so the wheel is drawn after them. */
static void
wedges_replay_table_init (WedgesReplayTable *self)
{
  wedges_widgets_load_style ();
  for (int seat = 0; seat < WEDGES_MAX_SEATS; seat++)
    self->parts.plate[seat] = add (self, wedges_plate_new ());
  self->parts.die = add (self, wedges_die_new ());
  self->parts.chronicle = add (self, wedges_chronicle_new ());
  self->parts.votes = add (self, wedges_verdict_panel_new ());
  self->parts.wheel = add (self, wedges_wheel_new ());
  self->parts.card = add (self, wedges_card_new ());
  g_signal_connect_object (self->parts.wheel, "cue", G_CALLBACK (cue_cb), self, G_CONNECT_SWAPPED);
}
