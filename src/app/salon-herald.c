/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-herald.h"

#include <glib/gi18n-lib.h>

#include "app/salon-compat.h"

/* How long it takes to read a sentence aloud, in ms: as long as a quick voice needs, because whoever is used to screen
 * readers has them speak quickly. */
#define READING_MS   300
#define CHARACTER_MS 30
/* If more sentences wait, they are said as one text. */
#define PATIENCE 3

struct _SalonHerald {
  GtkWidget parent_instance;

  GSignalGroup *game;
  GQueue waiting;    /* sentences about events, the oldest first */
  GQueue remarks;    /* sentences of the table, the oldest first */
  char *status;      /* what a person has to do; NULL: nothing that was not said */
  char *known;       /* the status of the game at the last change */
  guint reading;     /* a source: the sentence that was said is being read */
  gboolean remarked; /* the sentence that was said last is one of the table */
};

G_DEFINE_FINAL_TYPE (SalonHerald, salon_herald, GTK_TYPE_WIDGET)

static gboolean read_cb (gpointer herald);

static void
set_name (SalonHerald *self, const char *text)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

/* Has the name of a herald that has said nothing. */
static void
clear_name (SalonHerald *self)
{
  /* Translators: what screen readers call the place that tells what happens, as long as nothing has happened */
  set_name (self, _ ("News from the table"));
}

/* Says @text, and what waits when that can have been read. */
static void
say (SalonHerald *self, const char *text)
{
  const guint length = (guint) g_utf8_strlen (text, -1);

  set_name (self, text);
  salon_compat_announce (GTK_WIDGET (self), text);
  self->reading = g_timeout_add (READING_MS + CHARACTER_MS * length, read_cb, self);
}

/* Takes the next sentence of @queue (transfer full), or all of them if they are too many. */
static char *
take_sentence (GQueue *queue)
{
  GString *all;

  if (g_queue_get_length (queue) <= PATIENCE)
    return g_queue_pop_head (queue);

  all = g_string_new (NULL);
  while (!g_queue_is_empty (queue))
    {
      g_autofree char *sentence = g_queue_pop_head (queue);

      g_string_append_printf (all, "%s%s", all->len > 0 ? " " : "", sentence);
    }
  return g_string_free (all, FALSE);
}

/* Takes what has to be said next (transfer full); NULL if nothing waits. */
static char *
take_next (SalonHerald *self)
{
  if (!g_queue_is_empty (&self->waiting))
    return take_sentence (&self->waiting);
  if (!g_queue_is_empty (&self->remarks))
    return take_sentence (&self->remarks);
  return g_steal_pointer (&self->status);
}

static void
say_next (SalonHerald *self)
{
  const gboolean remark = g_queue_is_empty (&self->waiting) && !g_queue_is_empty (&self->remarks);
  g_autofree char *text = take_next (self);

  if (text == NULL)
    return;
  self->remarked = remark;
  say (self, text);
}

static gboolean
read_cb (gpointer herald)
{
  SalonHerald *self = herald;

  self->reading = 0;
  say_next (self);
  return G_SOURCE_REMOVE;
}

static void
told_cb (SalonHerald *self, const char *sentence)
{
  g_queue_push_tail (&self->waiting, g_strdup (sentence));
  g_clear_pointer (&self->status, g_free);
  /* The status is said again after what has happened. */
  g_clear_pointer (&self->known, g_free);
  /* A game may tell without a change, as when a minute is left: that is said too, after a change that comes at once. */
  if (self->reading == 0)
    self->reading = g_idle_add_full (G_PRIORITY_DEFAULT, read_cb, self, NULL);
}

static void
changed_cb (SalonHerald *self, SalonGame *game)
{
  g_autofree char *status = salon_game_get_status (game);

  if (g_strcmp0 (status, self->known) != 0)
    {
      g_free (self->status);
      self->status = g_strdup (status);
      g_free (self->known);
      self->known = g_steal_pointer (&status);
    }
  if (self->reading == 0)
    say_next (self);
}

static void
forget (SalonHerald *self)
{
  g_queue_clear_full (&self->waiting, g_free);
  g_clear_pointer (&self->status, g_free);
  g_clear_pointer (&self->known, g_free);
}

/* What only the table said is out of the name as well, where somebody else could find it. */
static void
forget_remarks (SalonHerald *self)
{
  g_queue_clear_full (&self->remarks, g_free);
  if (self->remarked)
    clear_name (self);
  self->remarked = FALSE;
}

void
salon_herald_follow (SalonHerald *self, SalonGame *game)
{
  g_return_if_fail (SALON_IS_HERALD (self));
  g_return_if_fail (game == NULL || SALON_IS_GAME (game));

  forget (self);
  forget_remarks (self);
  g_signal_group_set_target (self->game, game);
}

void
salon_herald_say (SalonHerald *self, const char *text)
{
  g_return_if_fail (SALON_IS_HERALD (self));

  if (text == NULL)
    {
      forget_remarks (self);
      return;
    }
  g_queue_push_tail (&self->remarks, g_strdup (text));
  if (self->reading == 0)
    say_next (self);
}

static void
salon_herald_dispose (GObject *object)
{
  SalonHerald *self = SALON_HERALD (object);

  g_clear_handle_id (&self->reading, g_source_remove);
  forget (self);
  g_queue_clear_full (&self->remarks, g_free);
  self->remarked = FALSE;
  g_clear_object (&self->game);

  G_OBJECT_CLASS (salon_herald_parent_class)->dispose (object);
}

static void
salon_herald_class_init (SalonHeraldClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = salon_herald_dispose;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_STATUS);
}

static void
salon_herald_init (SalonHerald *self)
{
  g_queue_init (&self->waiting);
  g_queue_init (&self->remarks);
  clear_name (self);
  self->game = g_signal_group_new (SALON_TYPE_GAME);
  g_signal_group_connect_object (self->game, "told", G_CALLBACK (told_cb), self, G_CONNECT_SWAPPED);
  g_signal_group_connect_object (self->game, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
}
