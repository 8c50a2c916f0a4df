/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-vigil.h"

#include <glib/gi18n-lib.h>

struct _SalonVigil {
  GObject parent_instance;

  const SalonVigilDesktop *desktop;
  gpointer data;
  SalonGame *game;
  guint away; /* reasons, bits of SalonVigilAway */
  gboolean keeps;
  guint number; /* of the request; 0 if the desktop does not know it */
};

G_DEFINE_FINAL_TYPE (SalonVigil, salon_vigil, G_TYPE_OBJECT)

static guint
begin (gpointer window, const char *reason)
{
  return gtk_application_inhibit (gtk_window_get_application (window), window, GTK_APPLICATION_INHIBIT_IDLE, reason);
}

static void
end (gpointer window, guint number)
{
  GtkApplication *application = gtk_window_get_application (window);

  /* An application that has lost its window has ended the request with it. */
  if (application != NULL)
    gtk_application_uninhibit (application, number);
}

const SalonVigilDesktop salon_vigil_gtk = { begin, end };

static void
update (SalonVigil *self)
{
  const gboolean keeps = self->game != NULL && self->away == 0
                         && salon_game_get_stage (self->game) != SALON_GAME_FINISHED
                         && salon_game_count_people (self->game) > 0;

  if (keeps == self->keeps)
    return;

  self->keeps = keeps;
  if (keeps)
    /* Translators: why the screen must not go blank now */
    self->number = self->desktop->begin (self->data, _ ("A game is being played"));
  else if (self->number != 0)
    self->desktop->end (self->data, self->number);
}

void
salon_vigil_set_game (SalonVigil *self, SalonGame *game)
{
  if (game == self->game)
    return;

  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_set_object (&self->game, game);
  if (game != NULL)
    g_signal_connect_swapped (game, "changed", G_CALLBACK (update), self);
  update (self);
}

void
salon_vigil_set_away (SalonVigil *self, SalonVigilAway why, gboolean away)
{
  self->away = away ? self->away | why : self->away & ~(guint) why;
  update (self);
}

static void
salon_vigil_dispose (GObject *object)
{
  salon_vigil_set_game (SALON_VIGIL (object), NULL);

  G_OBJECT_CLASS (salon_vigil_parent_class)->dispose (object);
}

static void
salon_vigil_class_init (SalonVigilClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = salon_vigil_dispose;
}

static void
salon_vigil_init (SalonVigil *self)
{
}

SalonVigil *
salon_vigil_new (const SalonVigilDesktop *desktop, gpointer data)
{
  SalonVigil *self = g_object_new (SALON_TYPE_VIGIL, NULL);

  self->desktop = desktop;
  self->data = data;
  return self;
}
