/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-tray-row.h"

#include <glib/gi18n-lib.h>

static char *
describe_space (int position, ProbeSpaceState state, char letter, const char *blank_name)
{
  const char text[2] = { letter, '\0' };
  const char *card = text;

  if (letter == PROBE_BLANK)
    card = blank_name != NULL ? blank_name : C_ ("letter card", "blank");
  switch (state)
    {
    case PROBE_SPACE_HIDDEN:
      /* Translators: a card in a row that is read aloud; %d is its place in the tray */
      return g_strdup_printf (C_ ("tray", "%d hidden"), position);
    case PROBE_SPACE_OWN:
      /* Translators: a card of one’s own that the others do not see, in a row that is read aloud; %1$d is its place in the
       * tray, %2$s a letter or the name of the blank */
      return g_strdup_printf (C_ ("tray", "%1$d %2$s, hidden"), position, card);
    case PROBE_SPACE_GUESS:
      /* Translators: a hidden card that somebody says to be a letter, in a row that is read aloud; %1$d is its place in the
       * tray, %2$s a letter or the name of the blank */
      return g_strdup_printf (C_ ("tray", "%1$d hidden, you say %2$s"), position, card);
    case PROBE_SPACE_EXPOSED:
      return g_strdup_printf ("%d %s", position, card);
    case PROBE_SPACE_EMPTY:
    default:
      return NULL;
    }
}

char *
probe_tray_row_describe (const ProbeTrayRow *row, const char *blank_name)
{
  GString *all = g_string_new (NULL);

  for (int i = 0; i < PROBE_SPACES; i++)
    {
      g_autofree char *space = describe_space (i + 1, row->state[i], row->letter[i], blank_name);

      if (space != NULL)
        g_string_append_printf (all, "%s%s", all->len > 0 ? "; " : "", space);
    }

  return g_string_free (all, FALSE);
}
