/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/salon-company.h"

#include <stdlib.h>
#include <string.h>

#define BEST    (SALON_BOT - 1)
#define LONGEST 1000 /* a run is counted so far */

static const char *const levels[SALON_BOT] = {
  [SALON_HUMAN] = "none",
  [SALON_COMPUTER_BEGINNER] = "computer-beginner",
  [SALON_COMPUTER_EASY] = "computer-easy",
  [SALON_COMPUTER_MEDIUM] = "computer-medium",
  [SALON_COMPUTER_HARD] = "computer-hard",
};

/* The kind with the name that begins @text and is @length bytes long; %SALON_BOT if there is none. */
static SalonSeatKind
find_level (const char *text, gsize length)
{
  int kind = 0;

  while (kind < SALON_BOT && (strlen (levels[kind]) != length || memcmp (levels[kind], text, length) != 0))
    kind++;
  return (SalonSeatKind) kind;
}

/* Reads a whole number from -@most to @most. */
static gboolean
read_number (const char *text, int most, int *number)
{
  gint64 value;

  if (!g_ascii_string_to_signed (text, 10, -most, most, &value, NULL))
    return FALSE;
  *number = (int) value;
  return TRUE;
}

void
salon_company_read (SalonCompany *self, const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", 5);
  SalonCompany read = { 0 };

  *self = read;
  if (g_strv_length (words) != 4 || !read_number (words[1], LONGEST, &read.run)
      || !read_number (words[2], 1, &read.offered)
      || g_strlcpy (read.last, words[3], sizeof read.last) >= sizeof read.last)
    return;
  read.level = find_level (words[0], strlen (words[0]));
  if (read.level != SALON_BOT)
    *self = read;
}

char *
salon_company_write (const SalonCompany *self)
{
  return g_strdup_printf ("%s %d %d %s", levels[self->level], self->run, self->offered, self->last);
}

int
salon_company_count (SalonCompany *self, SalonSeatKind level, int result, const char *date)
{
  const int before = self->run;

  g_return_val_if_fail (level > SALON_HUMAN && level < SALON_BOT, 0);

  if (*date != '\0' && strcmp (date, self->last) == 0)
    return 0;
  g_strlcpy (self->last, date, sizeof self->last);
  if (level != self->level)
    {
      self->level = level;
      self->offered = 0;
      self->run = result;
    }
  else
    self->run = result == 0 || before * result < 0 ? result : CLAMP (before + result, -LONGEST, LONGEST);

  if (abs (self->run) < SALON_COMPANY_RUN || self->offered == result || salon_company_step (level, result) == level)
    return 0;
  return self->offered = result;
}

SalonSeatKind
salon_company_step (SalonSeatKind level, int step)
{
  return (SalonSeatKind) CLAMP ((int) level + step, SALON_COMPUTER_BEGINNER, BEST);
}

/* Appends a line of a set-up; “seat 2 computer-easy Otto” with another level. */
static void
append_line (GString *text, const char *line, int step)
{
  const char *kind = g_str_has_prefix (line, "seat ") ? strchr (line + strlen ("seat "), ' ') : NULL;

  if (kind != NULL)
    {
      const gsize length = strcspn (++kind, " ");
      const SalonSeatKind level = find_level (kind, length);

      if (level != SALON_HUMAN && level != SALON_BOT)
        {
          g_string_append_len (text, line, kind - line);
          g_string_append (text, levels[salon_company_step (level, step)]);
          line = kind + length;
        }
    }
  g_string_append (text, line);
}

char *
salon_company_step_setup (const char *setup, int step)
{
  g_auto (GStrv) lines = g_strsplit (setup, "\n", -1);
  GString *text = g_string_new (NULL);

  for (int i = 0; lines[i] != NULL; i++)
    {
      if (i > 0)
        g_string_append_c (text, '\n');
      append_line (text, lines[i], step);
    }
  return g_string_free (text, FALSE);
}
