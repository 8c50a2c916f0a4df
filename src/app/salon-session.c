/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-session.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "app/salon-departure.h"
#include "app/salon-house.h"
#include "app/salon-programs.h"
#include "model/salon-company.h"
#include "model/salon-keeper.h"
#include "model/salon-reading.h"

/* A game that the player has asked for. It is asleep until it takes the place of the one in
 * progress. */
typedef struct {
  SalonGame *game;
  SalonLook look;
  char *aside;               /* the name under which it was put aside; NULL for any other game */
  const SalonGameKind *kind; /* of a new game, whose set-up is kept for the next one; else NULL */
  char *setup;
} Wish;

struct _SalonSession {
  GObject parent_instance;

  SalonStore *store;
  SalonGame *game;
  SalonLook look;

  SalonOpening *opening;
  SalonDeparture *departure;
  Wish *wish; /* waits for the end of the search, or of the departure */

  GCancellable *searching; /* NULL: the search is over */
  gboolean wanted;         /* “play” is to be emitted as soon as the game is found */

  char *aside; /* the name of the game that was put aside for the one in progress */

  char *taken; /* the name of the kept game that the opening reads, or has read last */
};

G_DEFINE_FINAL_TYPE (SalonSession, salon_session, G_TYPE_OBJECT)

enum {
  PROP_0,
  PROP_GAME,
  PROP_CAN_UNDO,
  N_PROPS,
};

enum {
  SEARCHED,
  PLAY,
  MESSAGE,
  ALERT,
  N_SIGNALS,
};

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

static void
wish_free (Wish *wish)
{
  g_object_unref (wish->game);
  g_free (wish->aside);
  g_free (wish->setup);
  g_free (wish);
}

/* The game in progress */

/* Makes @game (transfer full) the game in progress. */
static void
take_game (SalonSession *self, SalonGame *game)
{
  self->game = game;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_GAME]);
}

/* Closes the game in progress, so that nothing writes its record any more. */
static void
drop_game (SalonSession *self)
{
  g_autoptr (SalonGame) game = NULL;

  if (self->game == NULL)
    return;

  game = g_steal_pointer (&self->game);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_GAME]);
  if (salon_game_is_resting (game))
    salon_game_rouse (game);
  salon_game_close (game);
}

/* Sets the name of the game that can be resumed by “undo”; @aside is nullable. */
static void
set_aside (SalonSession *self, const char *aside)
{
  if (g_strcmp0 (aside, self->aside) == 0)
    return;

  g_free (self->aside);
  self->aside = g_strdup (aside);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CAN_UNDO]);
}

/* Wishes */

/* Makes the game of @wish the one in progress. The store has no such game at this moment. */
static void
grant (SalonSession *self, Wish *wish)
{
  if (wish->aside != NULL)
    salon_store_restore (self->store, wish->aside, SALON_STORE_GAME);
  /* From here on the game is saved. Any earlier, it would overwrite the other game's record. */
  salon_game_wake (wish->game, self->store);
  if (wish->aside == NULL)
    salon_game_save (wish->game);
  if (wish->setup != NULL)
    {
      salon_keeper_save_setup (wish->kind, self->store, wish->setup, &wish->look);
      salon_programs_seat (wish->game);
    }

  self->look = wish->look;
  take_game (self, g_object_ref (wish->game));
  /* A game that was put aside brings its own look. */
  if (wish->aside == NULL)
    salon_keeper_save_look (self->store, &self->look);
  g_signal_emit (self, signals[PLAY], 0);
}

static void
gone_cb (SalonSession *self, const char *aside)
{
  Wish *wish = g_steal_pointer (&self->wish);

  drop_game (self);
  grant (self, wish);
  /* After an undo there is nothing to undo: the game that was begun by mistake stays aside. */
  if (wish->aside == NULL)
    set_aside (self, aside);
  wish_free (wish);
}

static void
departure_failed_cb (SalonSession *self, const char *reason)
{
  /* Translators: the placeholder is the system's reason */
  g_autofree char *body = g_strdup_printf (_ ("It stays there, and you can keep playing. The reason: %s"), reason);

  g_clear_pointer (&self->wish, wish_free);
  g_signal_emit (self, signals[ALERT], 0, _ ("The game on the table cannot be put aside"), body);
}

/* Has the game in progress put aside for that of @wish (transfer full). During the search this
 * waits, because it is not yet known which game is in progress. @wish is dropped if the other
 * game cannot be put aside, or if another wish replaces it. */
static void
take_wish (SalonSession *self, Wish *wish)
{
  const gboolean waits = self->wish != NULL;

  salon_opening_stop (self->opening);
  self->wanted = FALSE;
  g_clear_pointer (&self->wish, wish_free);
  self->wish = wish;
  if (waits)
    return;

  set_aside (self, NULL);
  if (self->searching == NULL)
    salon_departure_begin (self->departure, self->game);
  else
    g_signal_emit (self, signals[MESSAGE], 0, _ ("The game starts as soon as the last one has been loaded"));
}

/* The search */

static void
found_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  SalonSession *self = data;
  g_autofree char *notice = NULL;
  SalonGame *game;

  /* The session that cancelled the search may be freed by now. */
  if (g_cancellable_is_cancelled (g_task_get_cancellable (G_TASK (result))))
    return;

  g_clear_object (&self->searching);
  game = salon_keeper_resume_finish (result, &self->look, &notice);
  if (game != NULL)
    take_game (self, game);
  g_signal_emit (self, signals[SEARCHED], 0, notice);
  if (game != NULL && self->wanted)
    g_signal_emit (self, signals[PLAY], 0);

  salon_opening_set_waits (self->opening, FALSE);
  if (self->wish != NULL)
    salon_departure_begin (self->departure, self->game);
}

static void
search (SalonSession *self)
{
  self->wanted = FALSE;
  self->searching = g_cancellable_new ();
  salon_opening_set_waits (self->opening, TRUE);
  salon_keeper_resume_async (salon_house_get_kinds (), self->store, self->searching, found_cb, self);
}

/* Another game has been read */

static void
opened_cb (SalonSession *self, SalonGame *game, gboolean aside)
{
  Wish *wish;

  if (!aside && self->game != NULL && salon_game_is_same (self->game, game))
    {
      g_signal_emit (self, signals[PLAY], 0);
      return;
    }

  wish = g_new0 (Wish, 1);
  wish->game = g_object_ref (game);
  wish->aside = aside ? g_strdup (self->taken) : NULL;
  if (aside)
    salon_keeper_read_look (salon_store_get_directory (self->store), self->taken, &wish->look);
  else
    salon_look_init (&wish->look);
  take_wish (self, wish);
}

static void
opening_failed_cb (SalonSession *self, const char *heading, const char *reason)
{
  g_signal_emit (self, signals[ALERT], 0, heading, reason);
}

/* The object */

static void
salon_session_dispose (GObject *object)
{
  SalonSession *self = SALON_SESSION (object);

  salon_session_end (self);
  g_clear_object (&self->opening);
  g_clear_object (&self->departure);
  g_clear_object (&self->store);

  G_OBJECT_CLASS (salon_session_parent_class)->dispose (object);
}

static void
salon_session_finalize (GObject *object)
{
  g_free (SALON_SESSION (object)->aside);
  g_free (SALON_SESSION (object)->taken);

  G_OBJECT_CLASS (salon_session_parent_class)->finalize (object);
}

static void
salon_session_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  SalonSession *self = SALON_SESSION (object);

  switch (id)
    {
    case PROP_GAME:
      g_value_set_object (value, self->game);
      break;
    case PROP_CAN_UNDO:
      g_value_set_boolean (value, self->aside != NULL);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static guint
new_signal (const char *name, guint n)
{
  return g_signal_new (name, SALON_TYPE_SESSION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, n, G_TYPE_STRING,
                       G_TYPE_STRING);
}

static void
salon_session_class_init (SalonSessionClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = salon_session_dispose;
  object_class->finalize = salon_session_finalize;
  object_class->get_property = salon_session_get_property;

  props[PROP_GAME] =
    g_param_spec_object ("game", NULL, NULL, SALON_TYPE_GAME, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  props[PROP_CAN_UNDO] =
    g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  signals[SEARCHED] = new_signal ("searched", 1);
  signals[PLAY] = new_signal ("play", 0);
  signals[MESSAGE] = new_signal ("message", 1);
  signals[ALERT] = new_signal ("alert", 2);
}

static void
salon_session_init (SalonSession *self)
{
  salon_look_init (&self->look);
}

SalonSession *
salon_session_new (SalonStore *store)
{
  SalonSession *self = g_object_new (SALON_TYPE_SESSION, NULL);

  self->store = g_object_ref (store);
  self->departure = salon_departure_new (store);
  g_signal_connect_object (self->departure, "gone", G_CALLBACK (gone_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->departure, "failed", G_CALLBACK (departure_failed_cb), self, G_CONNECT_SWAPPED);
  self->opening = salon_opening_new (store);
  g_signal_connect_object (self->opening, "opened", G_CALLBACK (opened_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->opening, "failed", G_CALLBACK (opening_failed_cb), self, G_CONNECT_SWAPPED);
  search (self);
  return self;
}

void
salon_session_end (SalonSession *self)
{
  if (self->store == NULL)
    return;

  salon_opening_stop (self->opening);
  if (self->searching != NULL)
    g_cancellable_cancel (self->searching);
  g_clear_object (&self->searching);
  g_signal_handlers_disconnect_by_data (self->departure, self);
  g_clear_pointer (&self->wish, wish_free);
  drop_game (self);
}

SalonGame *
salon_session_get_game (SalonSession *self)
{
  return self->game;
}

const SalonLook *
salon_session_get_look (SalonSession *self)
{
  return &self->look;
}

SalonOpening *
salon_session_get_opening (SalonSession *self)
{
  return self->opening;
}

gboolean
salon_session_is_searching (SalonSession *self)
{
  return self->searching != NULL;
}

/* Whether there is a game in progress that is not finished. */
static gboolean
has_unfinished (SalonSession *self)
{
  return self->game != NULL && salon_game_get_stage (self->game) != SALON_GAME_FINISHED;
}

gboolean
salon_session_can_resume (SalonSession *self)
{
  return has_unfinished (self) || (self->searching != NULL && !self->wanted);
}

void
salon_session_set_shown (SalonSession *self, gboolean shown)
{
  if (self->game == NULL || shown != salon_game_is_resting (self->game))
    return;

  if (shown)
    salon_game_rouse (self->game);
  else
    salon_game_rest (self->game);
}

gboolean
salon_session_resume (SalonSession *self)
{
  if (!has_unfinished (self) && self->searching == NULL)
    return FALSE;

  salon_opening_stop (self->opening);
  if (self->searching != NULL)
    {
      self->wanted = TRUE;
      g_clear_pointer (&self->wish, wish_free);
    }
  else
    g_signal_emit (self, signals[PLAY], 0);
  return TRUE;
}

void
salon_session_resume_later (SalonSession *self)
{
  self->wanted = FALSE;
}

gboolean
salon_session_begin (SalonSession *self, const SalonGameKind *kind, const char *setup, const SalonLook *look)
{
  g_autoptr (GError) error = NULL;
  /* The game is made before anything is put aside, in case that the set-up is refused. */
  SalonGame *game = kind->begin (setup, strlen (setup), salon_reading_seed (), &error);
  Wish *wish;

  if (game == NULL)
    {
      g_signal_emit (self, signals[ALERT], 0, _ ("The game cannot begin"), error->message);
      return FALSE;
    }

  wish = g_new0 (Wish, 1);
  wish->game = game;
  wish->look = *look;
  wish->kind = kind;
  wish->setup = g_strdup (setup);
  take_wish (self, wish);
  return TRUE;
}

void
salon_session_play (SalonSession *self, SalonGame *game, const SalonLook *look)
{
  Wish *wish = g_new0 (Wish, 1);

  wish->game = game;
  wish->look = *look;
  take_wish (self, wish);
}

void
salon_session_play_again (SalonSession *self, gboolean by_lot, int step)
{
  g_autofree char *next = NULL, *setup = NULL;

  if (self->game == NULL)
    return;

  next = salon_game_get_next_setup (self->game, by_lot);
  setup = salon_company_step_setup (next, step);
  salon_session_begin (self, salon_house_find (self->game)->kind, setup, &self->look);
}

void
salon_session_open (SalonSession *self, GFile *file)
{
  self->wanted = FALSE;
  salon_opening_open (self->opening, file);
}

void
salon_session_undo (SalonSession *self)
{
  if (self->aside != NULL)
    salon_session_take_up (self, self->aside);
}

void
salon_session_take_up (SalonSession *self, const char *name)
{
  char *taken = g_strdup (name);

  g_free (self->taken);
  self->taken = taken;
  self->wanted = FALSE;
  salon_opening_take_up (self->opening, taken);
}

gboolean
salon_session_go_next (SalonSession *self)
{
  if (self->wish != NULL || self->game == NULL || !salon_game_is_saved (self->game)
      || !salon_store_go_next (self->store))
    return FALSE;

  salon_opening_stop (self->opening);
  drop_game (self);
  search (self);
  return TRUE;
}
