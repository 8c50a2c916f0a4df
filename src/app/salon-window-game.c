/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which game the window is about: one found on the disk, begun, opened, put aside or
 * taken up again. */

#include "app/salon-window-private.h"

#include <glib/gi18n-lib.h>

#include "app/salon-compat.h"
#include "app/salon-files.h"
#include "app/salon-herald.h"
#include "model/salon-keeper.h"
#include "model/salon-reading.h"

const SalonGameKind *const salon_window_kinds[] = { &probe_game_kind, NULL };

/* Seconds to take a new game back, or to go to another one. */
#define OFFER_SECONDS 12

/* Taking and dropping */

void
salon_window_hold_game (SalonWindow *self, gboolean hold)
{
  if (self->game == NULL || hold == self->held)
    return;

  self->held = hold;
  if (hold)
    salon_game_hold (SALON_GAME (self->game));
  else
    salon_game_release (SALON_GAME (self->game));
}

/* Nothing of the game is left that could write its record. */
void
salon_window_drop_game (SalonWindow *self)
{
  if (self->game == NULL)
    return;

  if (self->table != NULL)
    probe_table_set_game (self->table, NULL, NULL);
  salon_window_hold_game (self, FALSE);
  g_signal_handlers_disconnect_by_data (self->game, self);
  salon_window_tell_saving (self, NULL);
  salon_game_close (SALON_GAME (self->game));
  g_clear_object (&self->game);
}

static void
take_game (SalonWindow *self, ProbeGame *game)
{
  self->game = game;
  salon_window_follow_saving (self, game);
  g_signal_connect_swapped (game, "changed", G_CALLBACK (salon_window_update), self);
  salon_herald_follow (SALON_GAME (game), GTK_WIDGET (self));
}

/* Making room for another game */

/* What follows when there is room. */
struct _SalonRoom {
  SalonWindow *window;
  void (*go_on) (SalonWindow *self, gpointer data);
  gpointer data;
  GDestroyNotify free_data;
  char *aside;
};

static void
room_free (SalonRoom *room)
{
  g_object_unref (room->window);
  room->free_data (room->data);
  g_free (room->aside);
  g_free (room);
}

static void
forget_aside (SalonWindow *self)
{
  AdwToast *toast = g_steal_pointer (&self->aside_toast);

  g_clear_pointer (&self->aside, g_free);
  if (toast != NULL)
    {
      adw_toast_dismiss (toast);
      g_object_unref (toast);
    }
}

/* The game has gone where it belongs; its end here. */
static void
have_room (SalonRoom *room)
{
  SalonWindow *self = room->window;
  const gboolean unfinished =
    self->game != NULL && salon_game_get_stage (SALON_GAME (self->game)) != SALON_GAME_FINISHED;

  self->aside_look = self->look;
  if (unfinished)
    self->aside = g_steal_pointer (&room->aside);
  salon_window_drop_game (self);
  room->go_on (self, room->data);
  room_free (room);
}

static void
put_aside_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  SalonRoom *room = data;
  SalonWindow *self = room->window;
  g_autoptr (GError) error = NULL;

  self->room = NULL;
  room->aside = salon_keeper_put_aside_finish (self->store, result, &error);
  if (self->game == NULL) /* the window was closed meanwhile */
    room_free (room);
  else if (room->aside != NULL)
    have_room (room);
  else
    {
      /* Translators: the placeholder is the system's reason */
      g_autofree char *body =
        g_strdup_printf (_ ("It stays there, and you can play on. The reason is: %s"), error->message);

      salon_game_thaw (SALON_GAME (self->game));
      salon_compat_show_alert (GTK_WINDOW (self), _ ("The game on the table cannot be put aside"), body);
      room_free (room);
    }
}

/* The game that is there goes aside, unless there is nothing in it to be lost. */
static void
clear_table (SalonRoom *room)
{
  SalonWindow *self = room->window;

  if (self->game == NULL)
    have_room (room);
  else if (!salon_game_is_begun (SALON_GAME (self->game)))
    {
      salon_game_close (SALON_GAME (self->game));
      salon_store_post (self->store, SALON_STORE_GAME, NULL);
      have_room (room);
    }
  else
    {
      self->room = room;
      salon_keeper_put_aside_async (self->store, SALON_GAME (self->game), put_aside_cb, room);
    }
}

/* Clears the way for another game, once it is known which one is there. Then @go_on is
 * called; never, when that fails, or somebody wants yet another game meanwhile. */
static void
make_room (SalonWindow *self, void (*go_on) (SalonWindow *self, gpointer data), gpointer data, GDestroyNotify free_data)
{
  SalonRoom *room = self->room;

  salon_window_stop_opening (self);
  if (room != NULL)
    room->free_data (room->data);
  else
    room = g_new0 (SalonRoom, 1);
  room->go_on = go_on;
  room->data = data;
  room->free_data = free_data;
  if (self->room != NULL)
    return;

  room->window = g_object_ref (self);
  forget_aside (self);
  if (self->resuming == NULL)
    {
      clear_table (room);
      return;
    }

  self->room = room;
  salon_window_tell (self, _ ("The game begins as soon as the last one is read"));
}

/* What is on the disk */

/* A game was found and waits, unless somebody wants it or another one. */
static void
offer (SalonWindow *self, ProbeGame *game)
{
  self->held = TRUE;
  take_game (self, game);
  salon_start_page_offer (salon_window_get_start_page (self), game, &self->look);
  if (self->room == NULL && self->wanted)
    salon_window_show_table (self);
  else
    salon_window_update (self);
}

static void
resumed_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  SalonWindow *self = data;
  SalonGame *found;
  ProbeGame *game;

  /* Whoever has stopped it may be gone. */
  if (g_cancellable_is_cancelled (g_task_get_cancellable (G_TASK (result))))
    return;

  g_clear_object (&self->resuming);
  found = salon_keeper_resume_finish (result, &self->look, &self->notice);
  game = found != NULL ? PROBE_GAME (found) : NULL;
  self->has_next = game != NULL && salon_store_has_next (self->store);
  self->elsewhere = game == NULL && salon_store_is_elsewhere (self->store);
  if (game != NULL)
    offer (self, game);
  else if (!salon_window_shows (self, PAGE_NEW_GAME))
    salon_window_show_new_game (self);

  salon_window_tell_notices (self);
  salon_window_read_opening (self);
  if (self->room != NULL)
    clear_table (g_steal_pointer (&self->room));
}

void
salon_window_look_for_game (SalonWindow *self)
{
  self->wanted = FALSE;
  self->resuming = g_cancellable_new ();
  salon_keeper_resume_async (salon_window_kinds, self->store, self->resuming, resumed_cb, self);
}

void
salon_window_show_search (SalonWindow *self)
{
  if (!salon_store_has (self->store, SALON_STORE_GAME))
    {
      salon_window_show_new_game (self);
      return;
    }

  salon_start_page_wait (salon_window_get_start_page (self));
  salon_window_show_page (self, PAGE_START);
}

void
salon_window_want_game (SalonWindow *self)
{
  self->wanted = TRUE;
  salon_window_stop_opening (self);
  g_clear_pointer (&self->room, room_free);
  if (self->start_page != NULL)
    salon_window_show_page (self, PAGE_START);
  else
    salon_window_update (self);
}

void
salon_window_stop_looking (SalonWindow *self)
{
  if (self->resuming == NULL)
    return;

  g_cancellable_cancel (self->resuming);
  g_clear_object (&self->resuming);
  g_clear_pointer (&self->room, room_free);
}

static gboolean
tell_notices_cb (gpointer data)
{
  SalonWindow *self = data;
  g_autofree char *notice = g_steal_pointer (&self->notice);

  if (notice != NULL)
    salon_compat_show_alert (GTK_WINDOW (self), _ ("The last game cannot be read"), notice);
  if (self->elsewhere)
    salon_window_tell (self, _ ("The game in progress is open in another Salon"));
  if (self->has_next)
    salon_window_offer (self, _ ("Another game is not finished either"), _ ("_Show it"), "win.next-game",
                        OFFER_SECONDS);
  self->elsewhere = self->has_next = FALSE;
  return G_SOURCE_REMOVE;
}

void
salon_window_tell_notices (SalonWindow *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    g_idle_add_full (G_PRIORITY_LOW, tell_notices_cb, g_object_ref (self), g_object_unref);
}

void
salon_window_go_next (SalonWindow *self)
{
  if (self->room != NULL || self->game == NULL || !salon_window_shows (self, PAGE_START)
      || !salon_game_is_saved (SALON_GAME (self->game)) || !salon_store_go_next (self->store))
    return;

  salon_window_stop_opening (self);
  salon_window_drop_game (self);
  salon_window_look_for_game (self);
  salon_window_show_search (self);
}

/* Says that a game was put aside, and offers to take it up again. */
static void
tell_aside (SalonWindow *self)
{
  if (self->aside != NULL)
    self->aside_toast = g_object_ref (salon_window_offer (self, _ ("The game in progress was put aside"), _ ("_Undo"),
                                                          "win.undo", OFFER_SECONDS));
}

/* Puts @game (transfer full) on the table, in the place that is free now. */
static void
play (SalonWindow *self, ProbeGame *game, const SalonLook *look)
{
  self->look = *look;
  take_game (self, game);
  salon_keeper_save_look (self->store, look);
  salon_window_show_table (self);
}

/* Undoing */

typedef struct {
  ProbeGame *game;
  char *name;
  SalonLook look;
} Aside;

static void
aside_free (gpointer data)
{
  Aside *aside = data;

  g_object_unref (aside->game);
  g_free (aside->name);
  g_free (aside);
}

static void
take_up (SalonWindow *self, gpointer data)
{
  Aside *aside = data;

  /* What was begun since stays where it went; nobody wants to undo the undoing. */
  forget_aside (self);
  salon_store_restore (self->store, aside->name, SALON_STORE_GAME);
  salon_game_wake (SALON_GAME (aside->game), self->store);
  play (self, g_object_ref (aside->game), &aside->look);
}

void
salon_window_take_up (SalonWindow *self, ProbeGame *game)
{
  Aside *aside = g_new (Aside, 1);

  *aside = (Aside) { g_object_ref (game), g_strdup (self->aside), self->aside_look };
  make_room (self, take_up, aside, aside_free);
}

/* Beginning */

typedef struct {
  SalonGame *game;
  char *setup;
  SalonLook look;
} Plan;

static void
plan_free (gpointer data)
{
  Plan *plan = data;

  g_object_unref (plan->game);
  g_free (plan->setup);
  g_free (plan);
}

static void
begin (SalonWindow *self, gpointer data)
{
  const Plan *plan = data;

  salon_game_wake (plan->game, self->store);
  salon_game_save (plan->game);
  salon_keeper_save_setup (&probe_game_kind, self->store, plan->setup, &plan->look);
  play (self, PROBE_GAME (g_object_ref (plan->game)), &plan->look);
  tell_aside (self);
}

void
salon_window_begin_game (SalonWindow *self, const char *setup, const SalonLook *look)
{
  g_autoptr (GError) error = NULL;
  SalonGame *game;
  Plan *plan;

  /* A game that cannot be played at all puts nothing aside. */
  game = probe_game_kind.begin (setup, strlen (setup), salon_reading_seed (), &error);
  if (game == NULL)
    {
      salon_compat_show_alert (GTK_WINDOW (self), _ ("The game cannot begin"), error->message);
      return;
    }

  plan = g_new (Plan, 1);
  *plan = (Plan) { game, g_strdup (setup), *look };
  make_room (self, begin, plan, plan_free);
}

/* Opening */

static void
play_opened (SalonWindow *self, gpointer data)
{
  ProbeGame *game = PROBE_GAME (data);
  SalonLook look;

  /* Not before: it would write over the other's record. */
  salon_game_wake (SALON_GAME (game), self->store);
  salon_game_save (SALON_GAME (game));
  salon_look_init (&look);
  play (self, g_object_ref (game), &look);
  tell_aside (self);
}

void
salon_window_play_opened (SalonWindow *self, ProbeGame *game)
{
  make_room (self, play_opened, g_object_ref (game), g_object_unref);
}
