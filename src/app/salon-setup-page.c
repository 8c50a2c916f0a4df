/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-setup-page.h"

#include "widgets/salon-theme.h"

G_DEFINE_INTERFACE (SalonSetupPage, salon_setup_page, GTK_TYPE_WIDGET)

enum {
  START,
  THEME_CHANGED,
  PLAY,
  SHOW_ROOM,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
salon_setup_page_default_init (SalonSetupPageInterface *iface)
{
  signals[START] =
    g_signal_new ("start", SALON_TYPE_SETUP_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[THEME_CHANGED] =
    g_signal_new ("theme-changed", SALON_TYPE_SETUP_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[PLAY] = g_signal_new ("play", SALON_TYPE_SETUP_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                                SALON_TYPE_GAME, G_TYPE_POINTER);
  signals[SHOW_ROOM] = g_signal_new ("show-room", SALON_TYPE_SETUP_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                     G_TYPE_NONE, 1, SALON_TYPE_ROOM);
}

void
salon_setup_page_set (SalonSetupPage *self, const char *setup, const SalonLook *look, gboolean by_lot)
{
  SALON_SETUP_PAGE_GET_IFACE (self)->set (self, setup, look, by_lot);
}

char *
salon_setup_page_get (SalonSetupPage *self, SalonLook *look, gboolean *by_lot)
{
  return SALON_SETUP_PAGE_GET_IFACE (self)->get (self, look, by_lot);
}

guint
salon_setup_page_get_edition (SalonSetupPage *self)
{
  guint (*get_edition) (SalonSetupPage *) = SALON_SETUP_PAGE_GET_IFACE (self)->get_edition;

  return get_edition != NULL ? get_edition (self) : 0;
}

const char *
salon_setup_page_get_theme (SalonSetupPage *self)
{
  const char *(*get_theme) (SalonSetupPage *) = SALON_SETUP_PAGE_GET_IFACE (self)->get_theme;

  return get_theme != NULL ? get_theme (self) : SALON_THEME_DEFAULT;
}

void
salon_setup_page_advise (SalonSetupPage *self, const SalonCompany *company)
{
  void (*advise) (SalonSetupPage *, const SalonCompany *) = SALON_SETUP_PAGE_GET_IFACE (self)->advise;

  if (advise != NULL)
    advise (self, company);
}

void
salon_setup_page_show_room (SalonSetupPage *self, SalonRoom *room)
{
  g_signal_emit (self, signals[SHOW_ROOM], 0, room);
}

void
salon_setup_page_focus (SalonSetupPage *self)
{
  SALON_SETUP_PAGE_GET_IFACE (self)->focus (self);
}

void
salon_setup_page_start (SalonSetupPage *self)
{
  g_signal_emit (self, signals[START], 0);
}

void
salon_setup_page_theme_changed (SalonSetupPage *self)
{
  g_signal_emit (self, signals[THEME_CHANGED], 0);
}

void
salon_setup_page_play (SalonSetupPage *self, SalonGame *game, const SalonLook *look)
{
  g_signal_emit (self, signals[PLAY], 0, game, look);
}
