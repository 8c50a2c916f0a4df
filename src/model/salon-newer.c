/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Whether a record was made by a newer Salon, or is damaged. A version, game, edition,
 * option or other word that the reader does not know may be one that came later, if it
 * is written as all of them are: a version as a number above ours, a word in small
 * letters, digits and hyphens. Whatever else is wrong was never written by any Salon.
 * The first fault of a record decides, because the reader stops there. */

#include "model/salon-newer.h"

#include <string.h>

/* Letters of the longest word that may have come later. */
#define WORD_MAX 32

#define LETTERS "abcdefghijklmnopqrstuvwxyz"
#define DIGITS  "0123456789"

/* Letters, digits and hyphens, the first of them one of @first. */
static gboolean
is_written_so (const char *text, const char *first)
{
  const gsize length = strlen (text);

  return length > 0 && length <= WORD_MAX && strchr (first, text[0]) != NULL
         && strspn (text, LETTERS DIGITS "-") == length;
}

static gboolean
is_word (const char *text)
{
  return is_written_so (text, LETTERS);
}

/* What an option is set to: a word or a number. */
static gboolean
is_value (const char *text)
{
  return is_written_so (text, LETTERS DIGITS);
}

/* A version after 1, which is ours. */
static gboolean
is_later_version (const char *text)
{
  const gsize length = strlen (text);

  return length > 0 && length <= WORD_MAX && text[0] != '0' && strspn (text, DIGITS) == length
         && !g_str_equal (text, "1");
}

/* What the reader says of a word that it does not know, the place of that word in its
 * line, counted from 0, and what a later one looks like. */
static const struct {
  const char *reason;
  guint field;
  gboolean (*is_possible) (const char *text);
} unknown[] = {
  { "This version of the record is not known.", 1, is_later_version },
  { "This game is not known.", 1, is_word },
  { "This edition is not known.", 1, is_word },
  { "This language of words is not known.", 1, is_word },
  { "This option is not known.", 1, is_word },
  { "This option has no such value.", 2, is_value },
  { "This kind of player is not known.", 2, is_word },
  { "This line is not known.", 0, is_word },
  { "unknown move", 1, is_word },
  { "expected a kind of activity card", 2, is_word },
};

gboolean
salon_record_is_newer (const char *reason, const char *line, gsize length)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) fields = NULL;
  const char *field;
  guint i = 0;

  while (i < G_N_ELEMENTS (unknown) && !g_str_equal (reason, unknown[i].reason))
    i++;
  if (i == G_N_ELEMENTS (unknown))
    return FALSE;

  text = g_strndup (line, length);
  fields = g_strsplit (text, " ", 4);
  field = unknown[i].field < g_strv_length (fields) ? fields[unknown[i].field] : "";
  return unknown[i].is_possible (field);
}
