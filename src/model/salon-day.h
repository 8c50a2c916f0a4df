/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Days of the calendar, and the chance that belongs to each of them: the same for everybody, on every machine, without a
 * network. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A day, counted from 1 January of the year 1, which is day 1. Today and yesterday differ by 1. 0 is no day. */
typedef guint32 SalonDay;

/* Bytes of a day as text, “2026-11-23”, with its NUL. */
#define SALON_DAY_TEXT 11

/* The day that the clock of this machine shows, in its time zone. */
SalonDay salon_day_today (void);
/* @year: 1 to 9999. Returns 0 if there is no such day. */
SalonDay salon_day_make (guint year, guint month, guint day);
/* Reads the first ten characters of @text; 0 if they are no day. */
SalonDay salon_day_parse (const char *text);
/* Writes @day as “2026-11-23”. */
void salon_day_write (SalonDay day, char text[SALON_DAY_TEXT]);

/* The parts of a date. @weekday: 1 is Monday, 7 is Sunday */
void salon_day_get (SalonDay day, guint *year, guint *month, guint *of_month, guint *weekday);
/* The first day of the month that @day is in, and of the month @step months later. */
SalonDay salon_day_get_month (SalonDay day, int step);
/* Writes @day in the user’s language, (transfer full): what @format, of salon_date_format(), makes of its midnight. */
char *salon_day_format (SalonDay day, const char *format);

/**
 * salon_day_hash:
 * @thing: ASCII without spaces
 *
 * Gives the number that belongs to @thing on @day in @language: FNV-1a (64 bits) of the text “2026-11-23 en THING”, which is
 * the seed of which salon_random_at() gives output 0. It never changes in later versions. Whatever is chosen for a day is the
 * thing with the smallest number; so where one thing comes to a list or leaves it, few days get another one.
 */
guint64 salon_day_hash (SalonDay day, const char *language, const char *thing);

G_END_DECLS
