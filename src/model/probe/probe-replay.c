/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/probe/probe-replay-private.h"

#include <glib/gi18n.h>

#include "model/probe/probe-text.h"

G_DEFINE_FINAL_TYPE (ProbeReplay, probe_replay, SALON_TYPE_REPLAY)

/* Positions */

const ProbeStop *
probe_replay_get_stop (ProbeReplay *self, guint position)
{
  return &g_array_index (self->stops, ProbeStop, MIN (position, self->stops->len - 1));
}

static const ProbeMove *
get_move (ProbeReplay *self, guint move)
{
  return &g_array_index (self->moves, ProbeMove, move);
}

/* Gives the state after @moves moves, which is good until the next call. */
static const ProbeState *
go_to (ProbeReplay *self, guint moves)
{
  salon_replay_states_seek (&self->states, moves);
  for (; self->states.at < moves; self->states.at++)
    {
      ProbeEvents events;

      probe_apply (self->states.state, get_move (self, self->states.at), &events);
    }

  return self->states.state;
}

/* Sets @view to what @eyes see after @moves moves. While the game goes on, it has no notes: neither who has said no to what,
 * where no aid is played with, nor what an answered question was. */
static void
see (ProbeReplay *self, guint moves, guint eyes, ProbeView *view)
{
  const ProbeState *state = go_to (self, moves);

  probe_view (state, eyes < PROBE_MAX_SEATS ? (int) eyes : PROBE_NOBODY, view);
  if (eyes == SALON_EYES_ALL)
    view->seen.setup = state->setup;
  if (self->open)
    return;

  if (!self->header.aid)
    memset (view->seen.denied, 0, sizeof view->seen.denied);
  if (moves < self->moves->len)
    view->seen.asked = '\0';
}

static void
get_header_after (ProbeReplay *self, guint moves, ProbeHeader *header)
{
  *header = self->header;
  header->salon.salt = 0;
  header->salon.veiled = FALSE;
  memset (header->setup.row, 0, sizeof header->setup.row);
  salon_replay_seat_players (SALON_REPLAY (self), moves, &header->salon);
}

void
probe_replay_get_header (ProbeReplay *self, guint position, ProbeHeader *header)
{
  g_return_if_fail (PROBE_IS_REPLAY (self));

  get_header_after (self, probe_replay_get_stop (self, position)->moves, header);
}

void
probe_replay_set_part (ProbeReplay *self, gboolean shared)
{
  g_return_if_fail (PROBE_IS_REPLAY (self));

  self->part = TRUE;
  if (shared && !self->open)
    salon_replay_forget_only_person (SALON_REPLAY (self));
}

void
probe_replay_get_view (ProbeReplay *self, guint position, guint eyes, ProbeView *view)
{
  g_return_if_fail (PROBE_IS_REPLAY (self));
  g_return_if_fail (salon_replay_allows_eyes (SALON_REPLAY (self), eyes));

  see (self, probe_replay_get_stop (self, position)->moves, eyes, view);
}

int
probe_replay_get_main_seat (ProbeReplay *self)
{
  const guint person = salon_replay_get_only_person (SALON_REPLAY (self));

  return person != SALON_REPLAY_NOBODY ? (int) person : PROBE_NOBODY;
}

/* Sentences */

/* What may be said of @events: all of it or, while the game goes on, neither a letter that was asked in vain nor what
 * follows from it. Returns whether all of it may. */
static gboolean
may_tell (const ProbeReplay *self, const ProbeEvents *events)
{
  if (self->open)
    return TRUE;
  for (int i = 0; i < events->n; i++)
    if (events->event[i].type == PROBE_EVENT_DENIED
        || (events->event[i].type == PROBE_EVENT_NAMED && !events->event[i].right))
      return FALSE;

  return TRUE;
}

/* Takes what must not be told out of @events: who has no such letter, and what a wrong blank costs. */
static void
leave_out_denials (ProbeEvents *events)
{
  int n = 0;

  for (int i = 0; i < events->n; i++)
    if (events->event[i].type != PROBE_EVENT_DENIED
        && !(events->event[i].type == PROBE_EVENT_POINTS && events->event[i].source == PROBE_FROM_WRONG_BLANKS))
      events->event[n++] = events->event[i];
  events->n = n;
}

/* Tells what @events were; @in_vain: nobody showed a card, so nobody says what was asked. */
static char *
tell_events (const ProbeReplay *self,
             const ProbeHeader *header,
             const ProbeMove *move,
             ProbeEvents *events,
             gboolean in_vain)
{
  if (!self->open)
    leave_out_denials (events);
  if (in_vain && move->type == PROBE_ASK)
    {
      g_autofree char *asker = probe_text_name (header, move->seat);
      g_autofree char *asked = NULL;

      if (move->target == PROBE_EVERYBODY)
        /* Translators: who asks; nobody had the letter, which is not said */
        return g_strdup_printf (_ ("%s asks everybody in vain."), asker);
      asked = probe_text_name (header, move->target);
      /* Translators: who asks whom for a letter that is not there and not said */
      return g_strdup_printf (_ ("%s asks %s in vain."), asker, asked);
    }

  return probe_text_events (header, move, events);
}

/* Whether the question that the move @ask, counted from 0, puts is answered by no card, as far as the record goes. */
static gboolean
is_in_vain (ProbeReplay *self, guint ask)
{
  for (guint i = ask + 1; i < self->moves->len; i++)
    switch ((ProbeMoveType) get_move (self, i)->type)
      {
      case PROBE_SHOW:
        return FALSE;
      case PROBE_NO:
      case PROBE_INTERRUPT:
      case PROBE_CHALLENGE:
        break;
      case PROBE_DRAW:
      case PROBE_ASK:
      case PROBE_EXPOSE:
      case PROBE_CHOOSE_TRAY:
      case PROBE_PICK:
      case PROBE_N_MOVE_TYPES:
      default:
        return TRUE;
      }

  return ask + 1 < self->moves->len;
}

/* Makes the move @move again, from 0, and tells what it was. */
static char *
tell_move (ProbeReplay *self, guint move, ProbeEvents *events)
{
  ProbeState state = *go_to (self, move);
  ProbeEvents told;
  ProbeHeader header;

  probe_apply (&state, get_move (self, move), events);
  get_header_after (self, move, &header);
  told = *events;
  return tell_events (self, &header, get_move (self, move), &told, !self->open && is_in_vain (self, move));
}

static char *
tell (SalonReplay *replay, guint position)
{
  ProbeReplay *self = PROBE_REPLAY (replay);
  GString *all = g_string_new (NULL);
  const guint end = probe_replay_get_stop (self, position)->moves;

  for (guint move = position > 0 ? probe_replay_get_stop (self, position - 1)->moves : end; move < end; move++)
    {
      ProbeEvents events;
      g_autofree char *sentence = tell_move (self, move, &events);

      if (sentence == NULL)
        continue;
      if (all->len > 0)
        g_string_append_c (all, ' ');
      g_string_append (all, sentence);
    }

  return g_string_free (all, FALSE);
}

static char *
name_position (SalonReplay *replay, guint position)
{
  ProbeReplay *self = PROBE_REPLAY (replay);
  const ProbeStop *stop = probe_replay_get_stop (self, position);
  const guint questions = probe_replay_get_stop (self, G_MAXUINT)->question;

  if (stop->question == 0)
    return g_strdup (_ ("Before the first question"));
  if (stop->asks)
    return g_strdup_printf (_ ("Question %u of %u"), stop->question, questions);
  return g_strdup_printf (_ ("After question %u of %u"), stop->question, questions);
}

static char *
name_turn (SalonReplay *replay, guint position)
{
  ProbeReplay *self = PROBE_REPLAY (replay);
  const ProbeStop *stop = probe_replay_get_stop (self, position);
  g_autofree char *name = NULL;
  ProbeHeader header;

  if (position == 0)
    return g_strdup ("");

  probe_replay_get_header (self, position, &header);
  name = probe_text_name (&header, stop->seat);
  /* Translators: a player, and which of their turns it is: “Ada’s turn 5” */
  return g_strdup_printf (_ ("%s’s turn %u"), name, stop->nth_turn);
}

static char *
name_start (SalonReplay *replay, guint position)
{
  const ProbeStop *stop = probe_replay_get_stop (PROBE_REPLAY (replay), position);

  if (stop->question == 0)
    return g_strdup (_ ("From the beginning on"));
  /* Translators: where a new game begins: “From question 24 on” */
  return g_strdup_printf (_ ("From question %u on"), stop->question);
}

/* Moments */

guint
probe_replay_count_moves (ProbeReplay *self, guint position)
{
  g_return_val_if_fail (PROBE_IS_REPLAY (self) && position > 0, 0);

  return probe_replay_get_stop (self, position)->moves - probe_replay_get_stop (self, position - 1)->moves;
}

void
probe_replay_make_moment (ProbeReplay *self,
                          guint position,
                          guint nth,
                          guint eyes,
                          const ProbeMomentOptions *options,
                          ProbeMoment *moment,
                          char **question,
                          char **result)
{
  const guint move = probe_replay_get_stop (self, MAX (position, 1) - 1)->moves + nth;
  ProbeMomentOptions shown = { .pace = options->pace, .reduced = options->reduced };
  ProbeView before, after;
  ProbeEvents events;
  ProbeHeader header;

  g_return_if_fail (PROBE_IS_REPLAY (self) && position > 0 && nth < probe_replay_count_moves (self, position));
  g_return_if_fail (salon_replay_allows_eyes (SALON_REPLAY (self), eyes));

  *result = tell_move (self, move, &events);
  see (self, move, eyes, &before);
  see (self, move + 1, eyes, &after);
  get_header_after (self, move, &header);
  *question = may_tell (self, &events) ? probe_text_question (&header, get_move (self, move)) : NULL;
  if (!may_tell (self, &events) || (!self->open && is_in_vain (self, move)))
    shown.pace = SALON_PACE_AT_ONCE;
  probe_moment_make (moment, &before, &after, get_move (self, move), &events, &shown);
}

/* What every replay has */

static guint
get_last (SalonReplay *replay)
{
  return PROBE_REPLAY (replay)->stops->len - 1;
}

static guint
get_number (SalonReplay *replay, guint position)
{
  return probe_replay_get_stop (PROBE_REPLAY (replay), position)->question;
}

static guint
get_moves (SalonReplay *replay, guint position)
{
  return probe_replay_get_stop (PROBE_REPLAY (replay), position)->moves;
}

static int
get_points (SalonReplay *replay, guint position, guint seat)
{
  ProbeReplay *self = PROBE_REPLAY (replay);

  return g_array_index (self->points, gint32, MIN (position, get_last (replay)) * self->header.setup.seats + seat);
}

static guint
get_speaker (SalonReplay *replay, guint position)
{
  const ProbeStop *stop = probe_replay_get_stop (PROBE_REPLAY (replay), position);

  return position > 0 ? stop->speaker : SALON_REPLAY_NOBODY;
}

static gboolean
begins_turn (SalonReplay *replay, guint position)
{
  return probe_replay_get_stop (PROBE_REPLAY (replay), position)->begins;
}

static char *
describe (SalonReplay *replay)
{
  const ProbeHeader *header = &PROBE_REPLAY (replay)->header;

  /* Translators: the name of the game, then its edition */
  return g_strdup_printf (_ ("Probe · %s"), probe_editions[header->setup.edition].title);
}

/* The object */

static void
probe_replay_finalize (GObject *object)
{
  ProbeReplay *self = PROBE_REPLAY (object);

  g_array_unref (self->moves);
  g_array_unref (self->stops);
  g_array_unref (self->points);
  salon_replay_states_clear (&self->states);

  G_OBJECT_CLASS (probe_replay_parent_class)->finalize (object);
}

static void
probe_replay_class_init (ProbeReplayClass *klass)
{
  SalonReplayClass *replay = SALON_REPLAY_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = probe_replay_finalize;
  /* Translators: behind a name, in a list of whose eyes a game is seen with: what this player saw */
  replay->own = N_ ("and their own word");
  replay->get_last = get_last;
  replay->name_position = name_position;
  replay->name_turn = name_turn;
  replay->name_start = name_start;
  replay->tell = tell;
  replay->get_number = get_number;
  replay->get_moves = get_moves;
  replay->get_points = get_points;
  replay->get_speaker = get_speaker;
  replay->begins_turn = begins_turn;
  replay->describe = describe;
  replay->can_go_on = probe_replay_can_go_on;
  replay->go_on = probe_replay_go_on;
}

static void
probe_replay_init (ProbeReplay *self)
{
  self->moves = g_array_new (FALSE, FALSE, sizeof (ProbeMove));
  self->stops = g_array_new (FALSE, FALSE, sizeof (ProbeStop));
  self->points = g_array_new (FALSE, FALSE, sizeof (gint32));
  salon_replay_states_init (&self->states, sizeof (ProbeState), PROBE_REPLAY_CHECKPOINTS, 1);
  salon_replay_comments_init (salon_replay_get_comments (SALON_REPLAY (self)), SALON_REMARKS_MAX);
}
