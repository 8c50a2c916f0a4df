/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-saving.h"

#include <glib/gi18n-lib.h>

struct _SalonSaving {
  GObject parent_instance;

  SalonGame *game; /* nullable */
  GSignalGroup *game_signals;
  char *failure;    /* why the game cannot be saved, as a sentence; NULL: it can be */
  gboolean leaving; /* the window is hidden, and closes when the disk has the game */
};

G_DEFINE_FINAL_TYPE (SalonSaving, salon_saving, G_TYPE_OBJECT)

enum {
  PROP_0,
  PROP_FAILURE,
  N_PROPS,
};

enum {
  MESSAGE,
  SAFE,
  SLOW,
  UNSAFE,
  N_SIGNALS,
};

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

/* What the game and the store tell */

static void
set_failure (SalonSaving *self, const char *failure)
{
  if (g_strcmp0 (failure, self->failure) == 0)
    return;

  g_free (self->failure);
  self->failure = g_strdup (failure);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_FAILURE]);
}

static void
tell (SalonSaving *self, const char *text)
{
  g_signal_emit (self, signals[MESSAGE], 0, text);
}

static void
failed_cb (SalonSaving *self, const char *message)
{
  set_failure (self, message);
  tell (self, message);
  if (!self->leaving)
    return;

  self->leaving = FALSE;
  g_signal_emit (self, signals[UNSAFE], 0, message);
}

static void
recovered_cb (SalonSaving *self, const char *message)
{
  set_failure (self, NULL);
  tell (self, message);
}

static void
store_saved_cb (SalonSaving *self)
{
  if (!self->leaving || (self->game != NULL && !salon_game_is_saved (self->game)))
    return;

  self->leaving = FALSE;
  g_signal_emit (self, signals[SAFE], 0);
}

/* A backup, or a program that copies files from elsewhere, has replaced the saved game. */
static void
found_cb (SalonSaving *self, const char *aside)
{
  /* Translators: the name of a file */
  g_autofree char *text =
    g_strdup_printf (_ ("The saved game was changed elsewhere; that version is kept as “%s”"), aside);

  tell (self, text);
}

static void
moved_cb (SalonSaving *self)
{
  tell (self, _ ("Another program is writing to the saved game; this game is now saved separately"));
}

/* The object */

static void
salon_saving_dispose (GObject *object)
{
  SalonSaving *self = SALON_SAVING (object);

  g_clear_object (&self->game_signals);
  g_clear_object (&self->game);

  G_OBJECT_CLASS (salon_saving_parent_class)->dispose (object);
}

static void
salon_saving_finalize (GObject *object)
{
  g_free (SALON_SAVING (object)->failure);

  G_OBJECT_CLASS (salon_saving_parent_class)->finalize (object);
}

static void
salon_saving_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_FAILURE:
      g_value_set_string (value, SALON_SAVING (object)->failure);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static guint
new_signal (const char *name, guint n)
{
  return g_signal_new (name, SALON_TYPE_SAVING, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, n, G_TYPE_STRING);
}

static void
salon_saving_class_init (SalonSavingClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = salon_saving_dispose;
  object_class->finalize = salon_saving_finalize;
  object_class->get_property = salon_saving_get_property;

  props[PROP_FAILURE] = g_param_spec_string ("failure", NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  signals[MESSAGE] = new_signal ("message", 1);
  signals[SAFE] = new_signal ("safe", 0);
  signals[SLOW] = new_signal ("slow", 0);
  signals[UNSAFE] = new_signal ("unsafe", 1);
}

static void
salon_saving_init (SalonSaving *self)
{
  self->game_signals = g_signal_group_new (SALON_TYPE_GAME);
  g_signal_group_connect_swapped (self->game_signals, "save-failed", G_CALLBACK (failed_cb), self);
  g_signal_group_connect_swapped (self->game_signals, "saved", G_CALLBACK (recovered_cb), self);
}

SalonSaving *
salon_saving_new (SalonStore *store)
{
  SalonSaving *self = g_object_new (SALON_TYPE_SAVING, NULL);

  g_signal_connect_object (store, "found", G_CALLBACK (found_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (store, "moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
  /* The game listens to the same signal, and has to know first that it is saved. */
  g_signal_connect_object (store, "saved", G_CALLBACK (store_saved_cb), self, G_CONNECT_AFTER | G_CONNECT_SWAPPED);
  return self;
}

void
salon_saving_set_game (SalonSaving *self, SalonGame *game)
{
  g_set_object (&self->game, game);
  g_signal_group_set_target (self->game_signals, game);
  set_failure (self, NULL);
}

const char *
salon_saving_get_failure (SalonSaving *self)
{
  return self->failure;
}

void
salon_saving_leave (SalonSaving *self)
{
  SalonGame *game = self->game;

  if (game == NULL || salon_game_is_saved (game) || !salon_game_is_begun (game))
    g_signal_emit (self, signals[SAFE], 0);
  else if (salon_game_is_saving (game))
    {
      self->leaving = TRUE;
      g_signal_emit (self, signals[SLOW], 0);
    }
  else
    {
      salon_game_save (game);
      g_signal_emit (self, signals[UNSAFE], 0, self->failure);
    }
}

void
salon_saving_stay (SalonSaving *self)
{
  self->leaving = FALSE;
}
