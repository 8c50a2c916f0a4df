/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/salon-days-line.h"

#include <string.h>

#include "model/salon-days.h"

void
salon_days_line_free (gpointer data)
{
  SalonDaysLine *line = data;

  g_free (line->whole);
  g_free (line->key);
  g_strfreev (line->words);
  g_free (line);
}

static gboolean
is_name (const char *text)
{
  const gsize n = strspn (text, "abcdefghijklmnopqrstuvwxyz0123456789-");

  return n > 0 && n < 32 && text[n] == '\0';
}

gboolean
salon_days_is_plain (const char *text)
{
  for (const char *at = text; *at != '\0'; at++)
    if (!g_ascii_isprint (*at))
      return FALSE;
  return strlen (text) < SALON_DAYS_TEXT;
}

SalonDaysLine *
salon_days_line_new (const char *whole)
{
  SalonDaysLine *line = g_new0 (SalonDaysLine, 1);

  line->whole = g_strdup (whole);
  line->words = g_strsplit (whole, " ", 5);
  if (g_strv_length (line->words) < 5 || strlen (line->words[0]) != SALON_DAY_TEXT - 1 || !is_name (line->words[1])
      || !is_name (line->words[2]) || !salon_days_is_plain (line->words[4]))
    return line;

  line->day = salon_day_parse (line->words[0]);
  line->language = line->words[1];
  line->game = line->words[2];
  line->done = g_str_equal (line->words[3], "done");
  line->text = line->words[4];
  if (line->day != 0 && (line->done || g_str_equal (line->words[3], "begun")))
    line->key = g_strdup_printf ("%s %s %s", line->words[0], line->language, line->game);
  return line;
}

char *
salon_days_make_key (SalonDay day, const char *language, const char *game)
{
  char date[SALON_DAY_TEXT];

  salon_day_write (day, date);
  return g_strdup_printf ("%s %s %s", date, language, game);
}

/* A list of lines, in which each key is only once. */

void
salon_days_index (GPtrArray *lines, GHashTable *by_key)
{
  g_hash_table_remove_all (by_key);
  for (guint i = 0; i < lines->len; i++)
    {
      SalonDaysLine *line = g_ptr_array_index (lines, i);

      if (line->key != NULL)
        g_hash_table_insert (by_key, line->key, line);
    }
}

gboolean
salon_days_put (GPtrArray *lines, GHashTable *by_key, SalonDaysLine *line)
{
  SalonDaysLine *now = line->key != NULL ? g_hash_table_lookup (by_key, line->key) : NULL;
  guint i;

  if (now == NULL)
    {
      g_ptr_array_add (lines, line);
      if (line->key != NULL)
        g_hash_table_insert (by_key, line->key, line);
      return TRUE;
    }
  if (now->done)
    {
      salon_days_line_free (line);
      return FALSE;
    }

  g_hash_table_replace (by_key, line->key, line);
  g_ptr_array_find (lines, now, &i);
  salon_days_line_free (now);
  lines->pdata[i] = line;
  return TRUE;
}
