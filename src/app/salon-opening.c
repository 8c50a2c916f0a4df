/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-opening.h"

#include <glib/gi18n-lib.h>

#include "app/salon-files.h"
#include "app/salon-house.h"
#include "model/salon-reading.h"

/* Milliseconds after which players are told that a game is being read. */
#define SILENCE 1000

struct _SalonOpening {
  GObject parent_instance;

  SalonStore *store;
  gboolean waits;

  /* The request. Either @file or @aside is set. */
  GCancellable *cancellable; /* NULL if there is no request */
  GFile *file;
  char *aside;
  guint slow_id; /* 0 once “slow” was emitted */
};

G_DEFINE_FINAL_TYPE (SalonOpening, salon_opening, G_TYPE_OBJECT)

enum {
  SLOW,
  OVER,
  OPENED,
  FAILED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
forget (SalonOpening *self)
{
  g_clear_handle_id (&self->slow_id, g_source_remove);
  g_clear_object (&self->file);
  g_clear_pointer (&self->aside, g_free);
  g_clear_object (&self->cancellable);
  g_signal_emit (self, signals[OVER], 0);
}

static gboolean
slow_cb (gpointer data)
{
  SalonOpening *self = data;
  g_autofree char *text = NULL;

  self->slow_id = 0;
  if (self->file != NULL)
    {
      g_autofree char *name = salon_files_display_name (self->file);

      /* Translators: the name of a file */
      text = g_strdup_printf (_ ("Opening “%s”…"), name);
    }
  else
    text = g_strdup (_ ("Resuming the game…"));
  g_signal_emit (self, signals[SLOW], 0, text);
  return G_SOURCE_REMOVE;
}

/* Emits “failed”. @file is the file that could not be read; NULL if the game had been put
 * aside. */
static void
tell_failure (SalonOpening *self, GFile *file, const GError *error)
{
  g_autofree char *name = file != NULL ? salon_files_display_name (file) : NULL;
  /* Translators: the name of a file */
  g_autofree char *heading =
    name != NULL ? g_strdup_printf (_ ("“%s” cannot be opened"), name) : g_strdup (_ ("The game cannot be resumed"));

  g_signal_emit (self, signals[FAILED], 0, heading, error->message);
}

static void
read_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SalonGame) game = salon_reading_finish (result, NULL, &error);
  g_autoptr (GFile) file = NULL;
  SalonOpening *self = data;

  /* The opening that cancelled the reading may be freed by now. */
  if (g_cancellable_is_cancelled (g_task_get_cancellable (G_TASK (result))))
    return;

  file = g_steal_pointer (&self->file);
  forget (self);
  if (game == NULL)
    tell_failure (self, file, error);
  else
    g_signal_emit (self, signals[OPENED], 0, game, file == NULL);
}

static void
read_game (SalonOpening *self)
{
  if (self->waits || self->cancellable == NULL)
    return;

  if (self->file != NULL)
    salon_reading_open_async (salon_house_get_kinds (), self->file, self->cancellable, read_cb, self);
  else
    salon_reading_load_async (salon_house_get_kinds (), self->store, self->aside, self->cancellable, read_cb, self);
}

/* Takes a request: one of @file and @aside is NULL. */
static void
begin (SalonOpening *self, GFile *file, const char *aside)
{
  salon_opening_stop (self);
  self->cancellable = g_cancellable_new ();
  g_set_object (&self->file, file);
  self->aside = g_strdup (aside);
  self->slow_id = g_timeout_add (SILENCE, slow_cb, self);
  read_game (self);
}

static void
salon_opening_dispose (GObject *object)
{
  SalonOpening *self = SALON_OPENING (object);

  salon_opening_stop (self);
  g_clear_object (&self->store);

  G_OBJECT_CLASS (salon_opening_parent_class)->dispose (object);
}

static guint
new_signal (const char *name, guint n, GType first, GType second)
{
  return g_signal_new (name, SALON_TYPE_OPENING, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, n, first, second);
}

static void
salon_opening_class_init (SalonOpeningClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = salon_opening_dispose;

  signals[SLOW] = new_signal ("slow", 1, G_TYPE_STRING, G_TYPE_NONE);
  signals[OVER] = new_signal ("over", 0, G_TYPE_NONE, G_TYPE_NONE);
  signals[OPENED] = new_signal ("opened", 2, SALON_TYPE_GAME, G_TYPE_BOOLEAN);
  signals[FAILED] = new_signal ("failed", 2, G_TYPE_STRING, G_TYPE_STRING);
}

static void
salon_opening_init (SalonOpening *self)
{
}

SalonOpening *
salon_opening_new (SalonStore *store)
{
  SalonOpening *self = g_object_new (SALON_TYPE_OPENING, NULL);

  self->store = g_object_ref (store);
  return self;
}

void
salon_opening_open (SalonOpening *self, GFile *file)
{
  begin (self, file, NULL);
}

void
salon_opening_take_up (SalonOpening *self, const char *aside)
{
  begin (self, NULL, aside);
}

void
salon_opening_stop (SalonOpening *self)
{
  if (self->cancellable == NULL)
    return;

  g_cancellable_cancel (self->cancellable);
  forget (self);
}

void
salon_opening_set_waits (SalonOpening *self, gboolean waits)
{
  self->waits = waits;
  read_game (self);
}
