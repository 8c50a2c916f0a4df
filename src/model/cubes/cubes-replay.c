/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/cubes/cubes-replay-private.h"

#include <string.h>

#include <glib/gi18n.h>

#include "model/cubes/cubes-setup.h"
#include "model/cubes/cubes-standing.h"
#include "model/cubes/cubes-text.h"

G_DEFINE_FINAL_TYPE (CubesReplay, cubes_replay, SALON_TYPE_REPLAY)

/* Positions: each is as many moves from the beginning as its number says. */

static guint
get_last (SalonReplay *replay)
{
  return CUBES_REPLAY (replay)->moves->len;
}

static const CubesMove *
get_move (CubesReplay *self, guint position)
{
  return &g_array_index (self->moves, CubesMove, MIN (position, self->moves->len) - 1);
}

CubesDictionary
cubes_replay_get_dictionary (CubesReplay *self)
{
  return (CubesDictionary) { cubes_lexicon_judge, &self->judge,
                             g_str_equal (self->header.words, "fr") ? "fr" CUBES_LIST_TAG : "en" CUBES_LIST_TAG };
}

const CubesState *
cubes_replay_go_to (CubesReplay *self, guint moves)
{
  const CubesDictionary dictionary = cubes_replay_get_dictionary (self);

  salon_replay_states_seek (&self->states, moves);
  for (; self->states.at < moves; self->states.at++)
    cubes_apply (self->states.state, get_move (self, self->states.at + 1), &dictionary);

  return self->states.state;
}

const CubesHeader *
cubes_replay_get_header (CubesReplay *self)
{
  g_return_val_if_fail (CUBES_IS_REPLAY (self), NULL);

  return &self->shown;
}

void
cubes_replay_get_view (CubesReplay *self, guint position, guint eyes, CubesView *view)
{
  const CubesState *state;

  g_return_if_fail (CUBES_IS_REPLAY (self));
  g_return_if_fail (salon_replay_allows_eyes (SALON_REPLAY (self), eyes));

  state = cubes_replay_go_to (self, MIN (position, self->moves->len));
  cubes_view (state, eyes < CUBES_MAX_SEATS ? (int) eyes : CUBES_ONLOOKER, view);
  if (eyes == SALON_EYES_ALL)
    view->seen = *state;
  /* Cubes of a round that was never read out are still to be found words on: nobody may study them beforehand. */
  if (!self->open && position > self->read_out && !cubes_is_read_out (state))
    memset (view->seen.faces, 0, sizeof view->seen.faces);
}

void
cubes_replay_get_move (CubesReplay *self, guint position, guint eyes, CubesMove *move)
{
  g_return_if_fail (CUBES_IS_REPLAY (self) && position > 0);
  g_return_if_fail (salon_replay_allows_eyes (SALON_REPLAY (self), eyes));

  *move = *get_move (self, position);
  if ((move->type == CUBES_WRITE || move->type == CUBES_STRIKE) && eyes != SALON_EYES_ALL && eyes != move->seat)
    memset (move->text, 0, sizeof move->text);
}

/* Sentences */

/* Of a word that is written or rubbed out; not which one it is as long as its list was never read out. */
static char *
tell_word (CubesReplay *self, guint position, const char *name, const CubesMove *move)
{
  const gboolean known = self->open || position <= self->read_out;

  if (move->type == CUBES_STRIKE)
    {
      if (!known)
        return g_strdup_printf (_ ("%s rubs a word out."), name);
      /* Translators: who rubs out which word of their own list */
      return g_strdup_printf (_ ("%s rubs %s out."), name, move->text);
    }
  if (!known)
    return g_strdup_printf (_ ("%s writes a word."), name);
  if (!move->timed)
    /* Translators: who writes which word */
    return g_strdup_printf (_ ("%s writes %s."), name, move->text);
  /* Translators: who writes which word, and the minutes and seconds of their own time */
  return g_strdup_printf (_ ("%s writes %s, after %u:%02u."), name, move->text, move->second / 60u, move->second % 60u);
}

static char *
tell_round (CubesReplay *self, guint position, const CubesHeader *header)
{
  const CubesState *state = cubes_replay_go_to (self, position);
  CubesRound round;

  cubes_round_set (&round, state, NULL);
  for (int seat = 0; seat < state->setup.seats; seat++)
    round.points[seat] = 0;
  for (int seat = 0; seat < state->setup.seats; seat++)
    for (int i = 0; i < state->list[seat].n; i++)
      if (state->list[seat].word[i].verdict == CUBES_SCORED)
        round.points[seat] += cubes_word_points ((int) strlen (state->list[seat].word[i].letters));
  return cubes_text_round (header, state, &round);
}

static char *
tell (SalonReplay *replay, guint position)
{
  CubesReplay *self = CUBES_REPLAY (replay);
  const CubesHabits habits = { 0 };
  const CubesMove *move;
  g_autofree char *name = NULL;
  CubesHeader header = self->header;
  char *text;

  if (position == 0)
    return g_strdup ("");

  move = get_move (self, position);
  salon_replay_seat_players (replay, position - 1, &header.salon);
  name = cubes_text_name (&header, move->seat);
  switch ((CubesMoveType) move->type)
    {
    case CUBES_WRITE:
    case CUBES_STRIKE:
      return tell_word (self, position, name, move);
    case CUBES_TIME:
      return tell_round (self, position, &header);
    case CUBES_BAR:
    case CUBES_SHAKE:
    case CUBES_CHALLENGE:
    case CUBES_N_MOVE_TYPES:
    default:
      text = cubes_text_move (&header, &habits, cubes_replay_go_to (self, position), move);
      return text != NULL ? text : g_strdup ("");
    }
}

static guint
get_number (SalonReplay *replay, guint position)
{
  return g_array_index (CUBES_REPLAY (replay)->words, guint32, MIN (position, get_last (replay)));
}

/* The round that is played at @position, from 1; after its lists were read out, the same. */
static guint
get_round (CubesReplay *self, guint position)
{
  const CubesState *state = cubes_replay_go_to (self, position);

  return state->rounds + (cubes_is_read_out (state) ? 0 : 1);
}

static char *
name_position (SalonReplay *replay, guint position)
{
  CubesReplay *self = CUBES_REPLAY (replay);

  if (position > 0 && get_move (self, position)->type == CUBES_WRITE)
    return g_strdup_printf (_ ("Word %u of %u"), get_number (replay, position), get_number (replay, get_last (replay)));
  return g_strdup_printf (_ ("Round %u"), get_round (self, position));
}

static char *
name_turn (SalonReplay *replay, guint position)
{
  CubesReplay *self = CUBES_REPLAY (replay);

  if (position > 0 && get_move (self, position)->type == CUBES_WRITE)
    return g_strdup_printf (_ ("Round %u"), get_round (self, position));
  return g_strdup ("");
}

static char *
name_start (SalonReplay *replay, guint position)
{
  const guint words = get_number (replay, position);

  if (words == 0)
    return g_strdup (_ ("From the beginning on"));
  /* Translators: where a new game begins: “From word 24 on” */
  return g_strdup_printf (_ ("From word %u on"), words);
}

/* What every replay has */

static int
get_points (SalonReplay *replay, guint position, guint seat)
{
  CubesReplay *self = CUBES_REPLAY (replay);

  return g_array_index (self->points, gint32, MIN (position, get_last (replay)) * self->header.setup.seats + seat);
}

static guint
get_speaker (SalonReplay *replay, guint position)
{
  return position > 0 ? get_move (CUBES_REPLAY (replay), position)->seat : SALON_REPLAY_NOBODY;
}

static gboolean
begins_turn (SalonReplay *replay, guint position)
{
  const CubesMove *move = position > 0 ? get_move (CUBES_REPLAY (replay), position) : NULL;

  return move == NULL || move->type == CUBES_SHAKE || move->type == CUBES_TIME;
}

static char *
describe (SalonReplay *replay)
{
  const CubesSetup *setup = &CUBES_REPLAY (replay)->header.setup;

  return g_strdup (setup->grid == CUBES_MASTER ? _ ("Cubes · Master grid") : _ ("Cubes · with the Bar"));
}

/* The object */

static void
cubes_replay_finalize (GObject *object)
{
  CubesReplay *self = CUBES_REPLAY (object);

  g_array_unref (self->moves);
  g_array_unref (self->points);
  g_array_unref (self->words);
  salon_replay_states_clear (&self->states);

  G_OBJECT_CLASS (cubes_replay_parent_class)->finalize (object);
}

static void
cubes_replay_class_init (CubesReplayClass *klass)
{
  SalonReplayClass *replay = SALON_REPLAY_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = cubes_replay_finalize;
  /* Translators: behind a name, in a list of whose eyes a game is seen with: what this player saw */
  replay->own = N_ ("and their own list");
  replay->get_last = get_last;
  replay->name_position = name_position;
  replay->name_turn = name_turn;
  replay->name_start = name_start;
  replay->tell = tell;
  replay->get_number = get_number;
  replay->get_points = get_points;
  replay->get_speaker = get_speaker;
  replay->begins_turn = begins_turn;
  replay->describe = describe;
  replay->can_go_on = cubes_replay_can_go_on;
  replay->go_on = cubes_replay_go_on;
}

static void
cubes_replay_init (CubesReplay *self)
{
  self->moves = g_array_new (FALSE, FALSE, sizeof (CubesMove));
  self->points = g_array_new (FALSE, FALSE, sizeof (gint32));
  self->words = g_array_new (FALSE, FALSE, sizeof (guint32));
  salon_replay_states_init (&self->states, sizeof (CubesState), CUBES_REPLAY_CHECKPOINTS, 64);
  salon_replay_comments_init (salon_replay_get_comments (SALON_REPLAY (self)),
                              SALON_REMARKS_MAX + CUBES_MAX_ROUNDS * (CUBES_MAX_SEATS + 1));
}
