/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/probe/probe-aid.h"

#include <glib/gi18n.h>

#include "model/probe/probe-text.h"

guint32
probe_aid_denied (const ProbeHeader *header, const ProbeState *state, guint seats)
{
  guint32 denied = ~(guint32) 0;
  gboolean any = FALSE;

  for (int seat = 0; seat < state->setup.seats && header->aid; seat++)
    if (seats >> seat & 1 && probe_hidden_of (state, seat) > 0)
      {
        denied &= state->denied[seat];
        any = TRUE;
      }

  return any ? denied : 0;
}

char *
probe_aid_describe (const ProbeHeader *header, const ProbeState *state, int seat)
{
  const guint32 denied = probe_aid_denied (header, state, 1u << seat);
  g_autoptr (GPtrArray) letters = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;

  for (int i = 0; i < PROBE_LETTERS; i++)
    if (denied >> i & 1)
      g_ptr_array_add (letters, probe_text_letter (&header->setup, probe_letter_at (i)));
  if (letters->len == 0)
    return NULL;

  g_ptr_array_add (letters, NULL);
  list = g_strjoinv (", ", (char **) letters->pdata);
  /* Translators: the learner’s aid; a list of letters that a player has not */
  return g_strdup_printf (_ ("asked in vain: %s"), list);
}
