/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/salon-date.h"

#include <glib/gi18n.h>

static const char *const months[] = {
  NC_ ("name of a month", "January"), NC_ ("name of a month", "February"), NC_ ("name of a month", "March"),
  NC_ ("name of a month", "April"),   NC_ ("name of a month", "May"),      NC_ ("name of a month", "June"),
  NC_ ("name of a month", "July"),    NC_ ("name of a month", "August"),   NC_ ("name of a month", "September"),
  NC_ ("name of a month", "October"), NC_ ("name of a month", "November"), NC_ ("name of a month", "December"),
};

static const char *const short_months[] = {
  NC_ ("short name of a month", "Jan"), NC_ ("short name of a month", "Feb"), NC_ ("short name of a month", "Mar"),
  NC_ ("short name of a month", "Apr"), NC_ ("short name of a month", "May"), NC_ ("short name of a month", "Jun"),
  NC_ ("short name of a month", "Jul"), NC_ ("short name of a month", "Aug"), NC_ ("short name of a month", "Sep"),
  NC_ ("short name of a month", "Oct"), NC_ ("short name of a month", "Nov"), NC_ ("short name of a month", "Dec"),
};

static const char *const weekdays[] = {
  NC_ ("name of a weekday", "Monday"),   NC_ ("name of a weekday", "Tuesday"), NC_ ("name of a weekday", "Wednesday"),
  NC_ ("name of a weekday", "Thursday"), NC_ ("name of a weekday", "Friday"),  NC_ ("name of a weekday", "Saturday"),
  NC_ ("name of a weekday", "Sunday"),
};

static const char *const short_weekdays[] = {
  NC_ ("short name of a weekday", "Mon"), NC_ ("short name of a weekday", "Tue"),
  NC_ ("short name of a weekday", "Wed"), NC_ ("short name of a weekday", "Thu"),
  NC_ ("short name of a weekday", "Fri"), NC_ ("short name of a weekday", "Sat"),
  NC_ ("short name of a weekday", "Sun"),
};

/* The name for the conversion @sign; NULL: it gives no name. */
static const char *
find_name (GDateTime *date, char sign)
{
  const int month = g_date_time_get_month (date) - 1, weekday = g_date_time_get_day_of_week (date) - 1;

  switch (sign)
    {
    case 'B':
      return g_dpgettext2 (NULL, "name of a month", months[month]);
    case 'b':
      return g_dpgettext2 (NULL, "short name of a month", short_months[month]);
    case 'A':
      return g_dpgettext2 (NULL, "name of a weekday", weekdays[weekday]);
    case 'a':
      return g_dpgettext2 (NULL, "short name of a weekday", short_weekdays[weekday]);
    default:
      return NULL;
    }
}

char *
salon_date_format (GDateTime *date, const char *format)
{
  g_autoptr (GString) named = g_string_new (NULL);

  for (const char *at = format; *at != '\0'; at++)
    {
      const gboolean begins = at[0] == '%' && at[1] != '\0';
      const gsize skipped = begins && at[1] == 'O' && at[2] == 'B' ? 2 : 1;
      const char *name = begins ? find_name (date, at[skipped]) : NULL;

      if (name != NULL)
        {
          g_string_append (named, name);
          at += skipped;
          continue;
        }
      g_string_append_c (named, *at);
      /* So that “%%B” stays a percent sign and a letter. */
      if (begins)
        g_string_append_c (named, *++at);
    }
  return g_date_time_format (date, named->str);
}

char *
salon_date_record_now (void)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();

  return g_date_time_format (now, "%Y-%m-%dT%H:%M:%SZ");
}
