/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-departure.h"

#include "model/salon-keeper.h"

struct _SalonDeparture {
  GObject parent_instance;

  SalonStore *store;
  SalonGame *game; /* is being put aside; NULL if none is */
};

G_DEFINE_FINAL_TYPE (SalonDeparture, salon_departure, G_TYPE_OBJECT)

enum {
  GONE,
  FAILED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
put_aside_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (SalonDeparture) self = data;
  g_autoptr (SalonGame) game = g_steal_pointer (&self->game);
  g_autoptr (GError) error = NULL;
  g_autofree char *aside = salon_keeper_put_aside_finish (SALON_STORE (source), result, &error);

  if (aside != NULL)
    g_signal_emit (self, signals[GONE], 0, salon_game_get_stage (game) != SALON_GAME_FINISHED ? aside : NULL);
  else
    {
      salon_game_thaw (game);
      g_signal_emit (self, signals[FAILED], 0, error->message);
    }
}

static void
salon_departure_dispose (GObject *object)
{
  SalonDeparture *self = SALON_DEPARTURE (object);

  g_clear_object (&self->game);
  g_clear_object (&self->store);

  G_OBJECT_CLASS (salon_departure_parent_class)->dispose (object);
}

static void
salon_departure_class_init (SalonDepartureClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = salon_departure_dispose;

  signals[GONE] =
    g_signal_new ("gone", SALON_TYPE_DEPARTURE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[FAILED] = g_signal_new ("failed", SALON_TYPE_DEPARTURE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                  1, G_TYPE_STRING);
}

static void
salon_departure_init (SalonDeparture *self)
{
}

SalonDeparture *
salon_departure_new (SalonStore *store)
{
  SalonDeparture *self = g_object_new (SALON_TYPE_DEPARTURE, NULL);

  self->store = g_object_ref (store);
  return self;
}

/* Whether @game (nullable) is kept: every game that is over, even one of computers alone, and every other one in which a
 * person has done anything. */
static gboolean
keeps (SalonGame *game)
{
  return game != NULL && (salon_game_is_begun (game) || salon_game_get_stage (game) == SALON_GAME_FINISHED);
}

void
salon_departure_begin (SalonDeparture *self, SalonGame *game)
{
  g_return_if_fail (self->game == NULL);

  if (keeps (game))
    {
      self->game = g_object_ref (game);
      salon_keeper_put_aside_async (self->store, game, put_aside_cb, g_object_ref (self));
      return;
    }

  if (game != NULL)
    {
      salon_game_close (game);
      salon_store_post (self->store, SALON_STORE_GAME, NULL);
    }
  g_signal_emit (self, signals[GONE], 0, NULL);
}
