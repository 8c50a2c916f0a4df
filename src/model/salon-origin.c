/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/salon-origin.h"

#include <string.h>

/* Whether the @length bytes at @line begin with @word. */
static gboolean
begins (const char *line, gsize length, const char *word)
{
  return length >= strlen (word) && memcmp (line, word, strlen (word)) == 0;
}

static gboolean
is_left_out (const char *line, gsize length)
{
  return length == 0 || line[0] == '#' || begins (line, length, "date ") || begins (line, length, "title ");
}

char *
salon_origin_make (const char *text, gsize length, guint n_moves)
{
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);
  const char *end = text + length;
  gboolean begun = FALSE;
  guint n = 0;

  while (text < end && (!begun || n < n_moves))
    {
      const char *feed = memchr (text, '\n', (gsize) (end - text));
      const gsize size = (gsize) ((feed != NULL ? feed : end) - text);

      if (!is_left_out (text, size))
        {
          g_checksum_update (sum, (const guchar *) text, (gssize) size);
          g_checksum_update (sum, (const guchar *) "\n", 1);
          n += begun;
          begun |= size == strlen ("begin") && begins (text, size, "begin");
        }
      text += size + (feed != NULL);
    }
  return g_strdup (g_checksum_get_string (sum));
}
