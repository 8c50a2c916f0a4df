/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/salon-day.h"

#include "model/salon-date.h"
#include "rules/salon-random.h"

#define FNV_BASIS UINT64_C (0xcbf29ce484222325)
#define FNV_PRIME UINT64_C (0x100000001b3)

SalonDay
salon_day_make (guint year, guint month, guint day)
{
  GDate date;

  if (year < 1 || year > 9999 || !g_date_valid_month ((GDateMonth) month)
      || !g_date_valid_dmy ((GDateDay) MIN (day, 32), (GDateMonth) month, (GDateYear) year))
    return 0;

  g_date_clear (&date, 1);
  g_date_set_dmy (&date, (GDateDay) day, (GDateMonth) month, (GDateYear) year);
  return g_date_get_julian (&date);
}

SalonDay
salon_day_today (void)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  int year, month, day;

  g_date_time_get_ymd (now, &year, &month, &day);
  return salon_day_make ((guint) year, (guint) month, (guint) day);
}

SalonDay
salon_day_parse (const char *text)
{
  static const char form[] = "dddd-dd-dd";
  guint part[3] = { 0 }, n = 0;

  for (guint i = 0; form[i] != '\0'; i++)
    if (form[i] == 'd' && g_ascii_isdigit (text[i]))
      part[n] = part[n] * 10 + (guint) g_ascii_digit_value (text[i]);
    else if (form[i] == '-' && text[i] == '-')
      n++;
    else
      return 0;

  return salon_day_make (part[0], part[1], part[2]);
}

static void
set_date (GDate *date, SalonDay day)
{
  g_date_clear (date, 1);
  g_date_set_julian (date, day);
}

void
salon_day_get (SalonDay day, guint *year, guint *month, guint *of_month, guint *weekday)
{
  GDate date;

  set_date (&date, day);
  *year = g_date_get_year (&date);
  *month = (guint) g_date_get_month (&date);
  *of_month = g_date_get_day (&date);
  *weekday = (guint) g_date_get_weekday (&date);
}

void
salon_day_write (SalonDay day, char text[SALON_DAY_TEXT])
{
  guint year, month, of_month, weekday;

  salon_day_get (day, &year, &month, &of_month, &weekday);
  g_snprintf (text, SALON_DAY_TEXT, "%04u-%02u-%02u", year % 10000, month % 100, of_month % 100);
}

SalonDay
salon_day_get_month (SalonDay day, int step)
{
  GDate date;

  set_date (&date, day);
  g_date_set_day (&date, 1);
  if (step > 0)
    g_date_add_months (&date, (guint) step);
  else if (step < 0 && g_date_get_year (&date) > 1)
    g_date_subtract_months (&date, (guint) -step);
  return g_date_get_julian (&date);
}

char *
salon_day_format (SalonDay day, const char *format)
{
  g_autoptr (GDateTime) midnight = NULL;
  guint year, month, of_month, weekday;

  salon_day_get (day, &year, &month, &of_month, &weekday);
  midnight = g_date_time_new_utc ((int) year, (int) month, (int) of_month, 0, 0, 0);
  return salon_date_format (midnight, format);
}

guint64
salon_day_hash (SalonDay day, const char *language, const char *thing)
{
  char date[SALON_DAY_TEXT];
  const char *const parts[] = { date, " ", language, " ", thing };
  guint64 hash = FNV_BASIS;

  salon_day_write (day, date);
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    for (const char *at = parts[i]; *at != '\0'; at++)
      hash = (hash ^ (guchar) *at) * FNV_PRIME;
  return salon_random_at (hash, 0);
}
