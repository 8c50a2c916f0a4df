/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-library-text.h"

#include <glib/gi18n-lib.h>

#include "app/salon-library-open.h"
#include "model/salon-date.h"

/* Days */

static GDateTime *
to_local (gint64 time)
{
  g_autoptr (GDateTime) local = g_date_time_new_from_unix_local (time);

  return local != NULL ? g_steal_pointer (&local) : g_date_time_new_from_unix_local (0);
}

/* How many days before today @date is. */
static int
count_days (GDateTime *date)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  GDate day, today;

  g_date_set_dmy (&day, (GDateDay) g_date_time_get_day_of_month (date), (GDateMonth) g_date_time_get_month (date),
                  (GDateYear) g_date_time_get_year (date));
  g_date_set_dmy (&today, (GDateDay) g_date_time_get_day_of_month (now), (GDateMonth) g_date_time_get_month (now),
                  (GDateYear) g_date_time_get_year (now));
  return g_date_days_between (&day, &today);
}

static gboolean
is_this_year (GDateTime *date)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();

  return g_date_time_get_year (date) == g_date_time_get_year (now);
}

static char *
say_day (gint64 time)
{
  g_autoptr (GDateTime) date = to_local (time);
  const int days = count_days (date);

  if (days == 0)
    /* Translators: when a game began, behind its name and edition: “… 1964 · today” */
    return g_strdup (C_ ("day", "today"));
  if (days == 1)
    return g_strdup (C_ ("day", "yesterday"));
  if (days > 1 && days < 7)
    /* Translators: a date for salon_date_format(): Saturday */
    return salon_date_format (date, C_ ("day", "%A"));
  if (is_this_year (date))
    /* Translators: a date for salon_date_format(): 22 November */
    return salon_date_format (date, C_ ("day", "%-d %B"));

  /* Translators: a date for salon_date_format(): 22 November 2026 */
  return salon_date_format (date, C_ ("day", "%-d %B %Y"));
}

/* @text with a capital first letter (transfer full). */
static char *
begin_large (const char *text)
{
  GString *large = g_string_new (NULL);

  if (text[0] == '\0')
    return g_string_free (large, FALSE);

  g_string_append_unichar (large, g_unichar_totitle (g_utf8_get_char (text)));
  g_string_append (large, g_utf8_next_char (text));
  return g_string_free (large, FALSE);
}

char *
salon_library_say_month (gint64 time)
{
  g_autoptr (GDateTime) date = to_local (time);
  /* Translators: dates for salon_date_format(): November, and November 2026 */
  g_autofree char *month = salon_date_format (date, is_this_year (date) ? C_ ("month", "%OB") : C_ ("month", "%OB %Y"));

  return begin_large (month);
}

/* Titles */

/* The title of a game to which nobody gave one. */
static char *
make_title (gint64 time, guint n_seats)
{
  /* Translators: titles of games to which nobody gave one; the placeholder is the day of the week */
  static const char *const titles[SALON_MAX_SEATS + 1] = {
    NULL,
    N_ ("%s, one player"),
    N_ ("%s, two players"),
    N_ ("%s, three players"),
    N_ ("%s, four players"),
    N_ ("%s, five players"),
    N_ ("%s, six players"),
    N_ ("%s, seven players"),
    N_ ("%s, eight players"),
    N_ ("%s, nine players"),
    N_ ("%s, ten players"),
    N_ ("%s, eleven players"),
    N_ ("%s, twelve players"),
  };
  g_autoptr (GDateTime) date = to_local (time);
  g_autofree char *day = salon_date_format (date, "%A"), *large = begin_large (day);
  g_autoptr (GString) title = g_string_new (_ (titles[CLAMP (n_seats, 1, SALON_MAX_SEATS)]));

  g_string_replace (title, "%s", large, 1);
  return g_strdup (title->str);
}

char *
salon_library_say_title (SalonLibraryEntry *entry)
{
  const SalonSummary *summary = salon_library_entry_get_summary (entry);

  if (summary == NULL)
    return g_filename_display_name (salon_library_entry_get_name (entry));
  if (summary->title[0] != '\0')
    return g_strdup (summary->title);

  return make_title (salon_library_entry_get_time (entry), summary->n_seats);
}

const char *
salon_library_say_edition (SalonLibraryEntry *entry)
{
  const SalonSummary *summary = salon_library_entry_get_summary (entry);
  const SalonHouseGame *house = salon_house_find_kind (salon_library_entry_get_kind (entry));
  const char *edition = NULL;

  if (summary != NULL && house != NULL && house->say_edition != NULL)
    edition = house->say_edition (summary->edition);
  return edition != NULL ? edition : "";
}

/* The game and its edition. */
static char *
say_kind (SalonLibraryEntry *entry)
{
  const SalonHouseGame *house = salon_house_find_kind (salon_library_entry_get_kind (entry));
  const char *edition = salon_library_say_edition (entry), *title = house != NULL ? _ (house->title) : "";

  if (edition[0] == '\0')
    return g_strdup (title);

  /* Translators: a game and its edition */
  return g_strdup_printf (C_ ("edition", "%1$s, %2$s"), title, edition);
}

char *
salon_library_say_game (SalonLibraryEntry *entry)
{
  g_autofree char *kind = say_kind (entry), *day = say_day (salon_library_entry_get_time (entry));

  return g_strdup_printf ("%s · %s", kind, day);
}

/* Players */

char *
salon_library_say_player (const SalonSummary *summary, guint seat)
{
  const SalonSummarySeat *one = &summary->seat[seat];

  if (!summary->has_points)
    return g_strdup (one->name);
  /* Translators: a player’s name, and the points */
  return g_strdup_printf (C_ ("player", "%s %s%d"), one->name, one->points < 0 ? "−" : "", ABS (one->points));
}

void
salon_library_sort_seats (const SalonSummary *summary, guint order[SALON_MAX_SEATS])
{
  const gboolean over = summary->stage == SALON_GAME_FINISHED && summary->has_points;

  for (guint i = 0; i < summary->n_seats; i++)
    {
      guint at = i;

      /* Equal ones stay in the order of their seats. */
      for (; over && at > 0 && summary->seat[order[at - 1]].points < summary->seat[i].points; at--)
        order[at] = order[at - 1];
      order[at] = i;
    }
}

static void
add_players (GString *text, const SalonSummary *summary)
{
  guint order[SALON_MAX_SEATS];

  salon_library_sort_seats (summary, order);
  for (guint i = 0; i < summary->n_seats; i++)
    {
      const SalonSummarySeat *seat = &summary->seat[order[i]];
      g_autofree char *player = salon_library_say_player (summary, order[i]);

      if (i > 0)
        g_string_append (text, "; ");
      if (seat->won && summary->has_points)
        /* Translators: a player’s name, and the points */
        g_string_append_printf (text, _ ("%1$s won with %2$s%3$d"), seat->name, seat->points < 0 ? "−" : "",
                                ABS (seat->points));
      else
        g_string_append (text, player);
    }
  g_string_append (text, ". ");
}

const char *
salon_library_say_aided (const SalonSummary *summary)
{
  if (summary->gone_on)
    return _ ("It goes on from a finished game: it does not count in statistics.");
  if (summary->idle)
    return _ ("Nobody played in it: it does not count in statistics.");
  if (summary->hinted)
    return _ ("Played with hints: it does not count in accuracy.");
  if (summary->taken_back)
    return _ ("Played with moves taken back: it does not count in accuracy.");

  return NULL;
}

const char *
salon_library_say_copy (void)
{
  return _ ("It is a copy of another game: the one that was over first counts in statistics.");
}

/* The fault comes as what a program says: “line 212: unknown move”. */
char *
salon_library_say_fault (SalonLibraryEntry *entry)
{
  const char *fault = salon_library_entry_get_fault (entry);
  const gboolean sentence = g_str_has_suffix (fault, ".");
  g_autofree char *first = g_utf8_substring (fault, 0, 1), *large = g_utf8_strup (first, -1);

  return g_strdup_printf ("%s%s%s %s", large, g_utf8_next_char (fault), sentence ? "" : ".",
                          salon_library_can_look_back (entry)
                            ? _ ("Up to there it can be replayed; the file stays as it is.")
                            : _ ("The file stays as it is."));
}

char *
salon_library_say_all (SalonLibraryEntry *entry, SalonLibrarySigns signs)
{
  const SalonSummary *summary = salon_library_entry_get_summary (entry);
  g_autofree char *title = salon_library_say_title (entry), *kind = NULL, *day = NULL;
  GString *text = g_string_new (title);

  g_string_append (text, ". ");
  if (summary == NULL)
    {
      g_autofree char *fault = salon_library_say_fault (entry);

      g_string_append_printf (text, "%s ", fault);
    }
  else
    {
      kind = say_kind (entry);
      day = say_day (salon_library_entry_get_time (entry));
      /* Translators: a game with its edition, and the day when it was played */
      g_string_append_printf (text, C_ ("game and day", "%1$s, %2$s"), kind, day);
      g_string_append (text, ". ");
      if (summary->stage != SALON_GAME_FINISHED)
        g_string_append_printf (text, "%s ", _ ("It is not over."));
      add_players (text, summary);
      if (salon_library_say_aided (summary) != NULL)
        g_string_append_printf (text, "%s ", salon_library_say_aided (summary));
    }
  if ((signs & SALON_LIBRARY_COPY) != 0)
    g_string_append_printf (text, "%s ", salon_library_say_copy ());
  if ((signs & SALON_LIBRARY_REVIEWED) != 0)
    g_string_append_printf (text, "%s. ", C_ ("a game", "Reviewed"));
  if ((signs & SALON_LIBRARY_CHOSEN) != 0)
    g_string_append (text, _ ("Chosen."));
  g_strchomp (text->str);
  return g_string_free (text, FALSE);
}
