/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/salon-gate.h"

#include <glib/gi18n.h>

/* Seconds between two attempts after a failure. */
#define RETRY_SECONDS 5

struct _SalonGate {
  GObject parent_instance;

  SalonStore *store; /* NULL: nothing is kept */
  GBytes *text;      /* posted last; NULL before that */
  guint64 posted;    /* the store's number for it; 0 is none */
  guint64 on_disk;
  guint patience_id; /* set while the gate is shut; the timeout gives up on the disk */
  gboolean failing;  /* “failed” was emitted, “recovered” not yet */
  guint retry_id;
};

G_DEFINE_FINAL_TYPE (SalonGate, salon_gate, G_TYPE_OBJECT)

enum {
  OPENED,
  FAILED,
  RECOVERED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
post_again (SalonGate *self)
{
  self->posted = salon_store_post_bytes (self->store, SALON_STORE_GAME, self->text);
}

static gboolean
retry_cb (gpointer data)
{
  post_again (SALON_GATE (data));
  return G_SOURCE_CONTINUE;
}

/* Opens the gate without waiting for the disk any longer. */
static void
give_up (SalonGate *self, const char *reason)
{
  /* Translators: the placeholder is the system's reason */
  g_autofree char *message = g_strdup_printf (_ ("The game cannot be saved: %s"), reason);

  g_clear_handle_id (&self->patience_id, g_source_remove);
  if (self->failing)
    return;

  self->failing = TRUE;
  self->retry_id = g_timeout_add_seconds (RETRY_SECONDS, retry_cb, self);
  g_object_ref (self);
  g_signal_emit (self, signals[FAILED], 0, message);
  g_signal_emit (self, signals[OPENED], 0);
  g_object_unref (self);
}

static gboolean
patience_cb (gpointer data)
{
  SalonGate *self = data;

  self->patience_id = 0;
  give_up (self, _ ("the disk is not responding"));
  return G_SOURCE_REMOVE;
}

static void
saved_cb (SalonGate *self, const char *name, guint64 number, const GError *error)
{
  const gboolean recovered = self->failing && error == NULL;

  /* The answer to an earlier text says nothing about the last one. */
  if (!g_str_equal (name, SALON_STORE_GAME) || self->posted == self->on_disk || number < self->posted)
    return;
  if (error != NULL)
    {
      give_up (self, error->message);
      return;
    }

  g_clear_handle_id (&self->patience_id, g_source_remove);
  g_clear_handle_id (&self->retry_id, g_source_remove);
  self->on_disk = self->posted;
  self->failing = FALSE;
  g_object_ref (self);
  if (recovered)
    g_signal_emit (self, signals[RECOVERED], 0, _ ("The game is saved again"));
  g_signal_emit (self, signals[OPENED], 0);
  g_object_unref (self);
}

static void
salon_gate_dispose (GObject *object)
{
  salon_gate_leave (SALON_GATE (object));

  G_OBJECT_CLASS (salon_gate_parent_class)->dispose (object);
}

static void
salon_gate_class_init (SalonGateClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = salon_gate_dispose;

  signals[OPENED] = g_signal_new ("opened", SALON_TYPE_GATE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[FAILED] =
    g_signal_new ("failed", SALON_TYPE_GATE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[RECOVERED] =
    g_signal_new ("recovered", SALON_TYPE_GATE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
salon_gate_init (SalonGate *self)
{
}

SalonGate *
salon_gate_new (SalonStore *store)
{
  SalonGate *self = g_object_new (SALON_TYPE_GATE, NULL);

  if (store != NULL)
    {
      self->store = g_object_ref (store);
      g_signal_connect_swapped (store, "saved", G_CALLBACK (saved_cb), self);
    }
  return self;
}

void
salon_gate_post (SalonGate *self, GBytes *text)
{
  if (self->store == NULL)
    return;

  g_bytes_ref (text);
  g_clear_pointer (&self->text, g_bytes_unref);
  self->text = text;
  post_again (self);
  if (!self->failing && self->patience_id == 0)
    self->patience_id = g_timeout_add_seconds (SALON_STORE_PATIENCE, patience_cb, self);
}

gboolean
salon_gate_keeps (SalonGate *self)
{
  return self->store != NULL;
}

gboolean
salon_gate_is_open (SalonGate *self)
{
  return self->store == NULL || self->failing || self->posted == self->on_disk;
}

gboolean
salon_gate_is_saved (SalonGate *self)
{
  return self->store == NULL || self->posted == self->on_disk;
}

gboolean
salon_gate_is_waiting (SalonGate *self)
{
  return self->patience_id != 0;
}

gboolean
salon_gate_flush (SalonGate *self, GError **error)
{
  if (salon_gate_is_saved (self))
    return TRUE;

  /* The player may have freed disk space since the last attempt. */
  if (self->failing)
    post_again (self);
  return salon_store_flush (self->store, error);
}

void
salon_gate_leave (SalonGate *self)
{
  g_clear_handle_id (&self->patience_id, g_source_remove);
  g_clear_handle_id (&self->retry_id, g_source_remove);
  if (self->store != NULL)
    g_signal_handlers_disconnect_by_data (self->store, self);
  g_clear_object (&self->store);
  g_clear_pointer (&self->text, g_bytes_unref);
}
