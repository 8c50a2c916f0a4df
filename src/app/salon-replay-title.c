/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-replay-title.h"

#include <glib/gi18n-lib.h>

#include "model/salon-date.h"

static gboolean
is_given (const char *title)
{
  return title != NULL && title[0] != '\0';
}

char *
salon_replay_make_title (const char *title, const char *game)
{
  return g_strdup (is_given (title) ? title : game);
}

static char *
describe_record (const char *date, SalonReplayState state, const char *fault)
{
  g_autoptr (GDateTime) utc = g_date_time_new_from_iso8601 (date, NULL);
  g_autoptr (GDateTime) began = utc != NULL ? g_date_time_to_local (utc) : NULL;

  switch (state)
    {
    case SALON_REPLAY_DAMAGED:
      /* Translators: of a game that is replayed: the rest cannot be read, and why */
      return g_strdup_printf (_ ("only the beginning: %s"), fault);
    case SALON_REPLAY_UNFINISHED:
      return g_strdup (_ ("not over yet"));
    case SALON_REPLAY_FINISHED:
    default:
      if (began == NULL)
        return g_strdup (_ ("replay"));
      /* Translators: a date for salon_date_format(): a game of 21 November 2026 is looked at again */
      return salon_date_format (began, _ ("%-d %B %Y · replay"));
    }
}

char *
salon_replay_make_subtitle (const char *title,
                            const char *game,
                            const char *date,
                            SalonReplayState state,
                            const char *fault)
{
  g_autofree char *record = describe_record (date, state, fault);

  return is_given (title) ? g_strdup_printf ("%s · %s", game, record) : g_steal_pointer (&record);
}

char *
salon_replay_add_uncounted (char *subtitle, gboolean uncounted)
{
  g_autofree char *before = subtitle;

  if (!uncounted)
    return g_steal_pointer (&before);

  /* Translators: what stands before it is which game it is, and when it was played */
  return g_strdup_printf (_ ("%s · does not count in accuracy"), before);
}
