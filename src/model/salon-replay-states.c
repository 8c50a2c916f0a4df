/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/salon-replay-states.h"

#include <string.h>

void
salon_replay_states_init (SalonReplayStates *self, gsize size, guint most, guint every)
{
  *self = (SalonReplayStates) { .size = size, .most = most, .every = every };
  self->kept = g_ptr_array_new_with_free_func (g_free);
  self->state = g_malloc0 (size);
}

void
salon_replay_states_clear (SalonReplayStates *self)
{
  g_clear_pointer (&self->kept, g_ptr_array_unref);
  g_clear_pointer (&self->state, g_free);
}

void
salon_replay_states_keep (SalonReplayStates *self, gconstpointer state, guint moves)
{
  if (moves % self->every != 0)
    return;

  if (self->kept->len == self->most)
    {
      guint n = 0;

      /* Every other one goes. */
      for (guint i = 0; i < self->most; i++)
        if (i % 2 == 0)
          self->kept->pdata[n++] = self->kept->pdata[i];
        else
          g_free (self->kept->pdata[i]);
      memset (&self->kept->pdata[n], 0, (self->most - n) * sizeof (gpointer));
      g_ptr_array_set_size (self->kept, (int) n);
      self->every *= 2;
    }
  g_ptr_array_add (self->kept, g_memdup2 (state, self->size));
}

void
salon_replay_states_seek (SalonReplayStates *self, guint moves)
{
  const guint place = moves / self->every;

  if (self->at <= moves && self->at >= place * self->every)
    return;

  memcpy (self->state, self->kept->pdata[place], self->size);
  self->at = place * self->every;
}
