/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/salon-count.h"

#include <string.h>

#include <glib/gi18n.h>

char *
salon_count_format (guint n)
{
  /* Translators: what stands between the thousands of a number, as in 268,819; a space that does not break a line where
   * your language has a space. */
  const char *separator = C_ ("thousands", ",");
  g_autofree char *digits = g_strdup_printf ("%u", n);
  const gsize length = strlen (digits);
  GString *text = g_string_new (NULL);

  for (gsize i = 0; i < length; i++)
    {
      if (i > 0 && (length - i) % 3 == 0)
        g_string_append (text, separator);
      g_string_append_c (text, digits[i]);
    }

  return g_string_free (text, FALSE);
}
