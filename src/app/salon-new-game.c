/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-new-game.h"

#include <glib/gi18n-lib.h>

#include "app/salon-beginner.h"
#include "app/salon-setup-page.h"
#include "model/salon-keeper.h"

struct _SalonNewGame {
  AdwBin parent_instance;

  SalonSettings *settings;
  SalonStore *store;
  const SalonHouseGame *house; /* the game that page is for */
  SalonSetupPage *page;
  gboolean told_newer; /* players know that a newer Salon has saved the last set-up */
};

G_DEFINE_FINAL_TYPE (SalonNewGame, salon_new_game, ADW_TYPE_BIN)

enum {
  START,
  PLAY,
  SHOW_ROOM,
  THEME_CHANGED,
  MESSAGE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static gboolean
draws_first (SalonNewGame *self)
{
  return salon_settings_get_boolean (self->settings, SALON_SETTING_DRAW_FIRST);
}

static void
start_cb (SalonNewGame *self)
{
  SalonLook look;
  gboolean by_lot = draws_first (self);
  g_autofree char *setup = salon_setup_page_get (self->page, &look, &by_lot);

  if (setup == NULL)
    return;

  salon_settings_set_boolean (self->settings, SALON_SETTING_DRAW_FIRST, by_lot);
  g_signal_emit (self, signals[START], 0, self->house->kind, setup, &look);
}

static void
play_cb (SalonNewGame *self, SalonGame *game, const SalonLook *look)
{
  g_signal_emit (self, signals[PLAY], 0, game, look);
}

static void
show_room_cb (SalonNewGame *self, SalonRoom *room)
{
  g_signal_emit (self, signals[SHOW_ROOM], 0, room);
}

static void
theme_changed_cb (SalonNewGame *self)
{
  g_signal_emit (self, signals[THEME_CHANGED], 0);
}

void
salon_new_game_choose (SalonNewGame *self, const SalonHouseGame *house)
{
  g_autofree char *easy = NULL;
  SalonLook look;

  if (house == self->house)
    return;

  self->house = house;
  self->page = g_object_new (house->get_setup_type (), NULL);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->page));
  g_signal_connect_object (self->page, "start", G_CALLBACK (start_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->page, "play", G_CALLBACK (play_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->page, "show-room", G_CALLBACK (show_room_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->page, "theme-changed", G_CALLBACK (theme_changed_cb), self, G_CONNECT_SWAPPED);
  easy = salon_beginner_propose (self->settings, house, &look);
  if (easy != NULL)
    salon_setup_page_set (self->page, easy, &look, draws_first (self));
}

void
salon_new_game_load (SalonNewGame *self)
{
  const SalonGameKind *kind = self->house->kind;
  SalonLook look;
  g_autofree char *setup = salon_keeper_load_setup (kind, self->store, &look);
  g_autofree char *kept = salon_settings_get_string (self->settings, SALON_SETTING_COMPANY);
  SalonCompany company;

  salon_company_read (&company, kept);
  salon_setup_page_advise (self->page, &company);

  if (setup != NULL)
    salon_setup_page_set (self->page, setup, &look, draws_first (self));
  else if (!self->told_newer && salon_keeper_has_newer_setup (kind, self->store))
    {
      self->told_newer = TRUE;
      g_signal_emit (self, signals[MESSAGE], 0,
                     _ ("The last setup was saved by a newer version of Salon and is left unchanged"));
    }
}

guint
salon_new_game_get_edition (SalonNewGame *self)
{
  return salon_setup_page_get_edition (self->page);
}

const char *
salon_new_game_get_theme (SalonNewGame *self)
{
  return salon_setup_page_get_theme (self->page);
}

void
salon_new_game_focus (SalonNewGame *self)
{
  salon_setup_page_focus (self->page);
}

static void
salon_new_game_dispose (GObject *object)
{
  SalonNewGame *self = SALON_NEW_GAME (object);

  g_clear_object (&self->settings);
  g_clear_object (&self->store);

  G_OBJECT_CLASS (salon_new_game_parent_class)->dispose (object);
}

static void
salon_new_game_class_init (SalonNewGameClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = salon_new_game_dispose;

  signals[START] = g_signal_new ("start", SALON_TYPE_NEW_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 3,
                                 G_TYPE_POINTER, G_TYPE_STRING, G_TYPE_POINTER);
  signals[PLAY] = g_signal_new ("play", SALON_TYPE_NEW_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                                SALON_TYPE_GAME, G_TYPE_POINTER);
  signals[SHOW_ROOM] = g_signal_new ("show-room", SALON_TYPE_NEW_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                     G_TYPE_NONE, 1, SALON_TYPE_ROOM);
  signals[THEME_CHANGED] =
    g_signal_new ("theme-changed", SALON_TYPE_NEW_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[MESSAGE] = g_signal_new ("message", SALON_TYPE_NEW_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                   1, G_TYPE_STRING);
}

static void
salon_new_game_init (SalonNewGame *self)
{
}

GtkWidget *
salon_new_game_new (SalonSettings *settings, SalonStore *store)
{
  SalonNewGame *self = g_object_new (SALON_TYPE_NEW_GAME, NULL);

  self->settings = g_object_ref (settings);
  self->store = g_object_ref (store);
  return GTK_WIDGET (self);
}
