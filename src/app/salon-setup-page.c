/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-setup-page.h"

G_DEFINE_INTERFACE (SalonSetupPage, salon_setup_page, GTK_TYPE_WIDGET)

enum {
  START,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
salon_setup_page_default_init (SalonSetupPageInterface *iface)
{
  signals[START] =
    g_signal_new ("start", SALON_TYPE_SETUP_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
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
