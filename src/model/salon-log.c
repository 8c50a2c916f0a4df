/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/salon-log.h"

#include <string.h>

/* Bytes of the first block. */
#define FIRST_ROOM 4096

struct _SalonLog {
  char *block; /* counted (g_atomic_rc_box); snapshots have references, too */
  gsize length;
  gsize room;
};

SalonLog *
salon_log_new (void)
{
  SalonLog *self = g_new0 (SalonLog, 1);

  self->room = FIRST_ROOM;
  self->block = g_atomic_rc_box_alloc (self->room);
  return self;
}

void
salon_log_free (SalonLog *self)
{
  g_atomic_rc_box_release (self->block);
  g_free (self);
}

/* Bytes that a snapshot shares are never overwritten. A text that outgrows its block is
 * copied to one at least twice as large; the old block is freed with its last snapshot. */
void
salon_log_append (SalonLog *self, const char *text, gsize length)
{
  if (length > self->room - self->length)
    {
      char *block;

      while (length > self->room - self->length)
        self->room *= 2;
      block = g_atomic_rc_box_alloc (self->room);
      memcpy (block, self->block, self->length);
      g_atomic_rc_box_release (self->block);
      self->block = block;
    }

  memcpy (self->block + self->length, text, length);
  self->length += length;
}

const char *
salon_log_peek (SalonLog *self, gsize *length)
{
  *length = self->length;
  return self->block;
}

GBytes *
salon_log_get_snapshot (SalonLog *self)
{
  return g_bytes_new_with_free_func (self->block, self->length, g_atomic_rc_box_release,
                                     g_atomic_rc_box_acquire (self->block));
}
