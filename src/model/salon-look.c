/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/salon-look.h"

#include <string.h>

#define GROUP "seats"

/* The first version, whose texts contain no version number. A later version writes its number
 * if it gives a known key another meaning; a new key alone needs no new version. */
#define VERSION 1

void
salon_look_init (SalonLook *look)
{
  for (guint i = 0; i < SALON_TABLE_SEATS; i++)
    {
      look->colour[i] = i;
      look->chooses[i] = TRUE;
    }
}

/* Parses the key file @text; returns an empty one if @text is none. */
static GKeyFile *
parse (const char *text)
{
  GKeyFile *file = g_key_file_new ();

  if (g_key_file_load_from_data (file, text, strlen (text), G_KEY_FILE_NONE, NULL))
    return file;

  g_key_file_unref (file);
  return g_key_file_new ();
}

char *
salon_look_to_text (const SalonLook *look, const char *before)
{
  g_autoptr (GKeyFile) file = parse (before != NULL ? before : "");
  gint colours[SALON_TABLE_SEATS];
  gboolean chooses[SALON_TABLE_SEATS];

  for (guint i = 0; i < SALON_TABLE_SEATS; i++)
    {
      colours[i] = (gint) look->colour[i];
      chooses[i] = look->chooses[i];
    }
  g_key_file_set_integer_list (file, GROUP, "colours", colours, SALON_TABLE_SEATS);
  g_key_file_set_boolean_list (file, GROUP, "choose", chooses, SALON_TABLE_SEATS);

  return g_key_file_to_data (file, NULL, NULL);
}

static gboolean
is_newer (GKeyFile *file)
{
  return g_key_file_get_integer (file, GROUP, "version", NULL) > VERSION;
}

gboolean
salon_look_is_newer (const char *text)
{
  g_autoptr (GKeyFile) file = parse (text);

  return is_newer (file);
}

/* Takes over @n colours, if they are valid and all different: two seats of one colour could
 * not be told apart. The remaining seats get the remaining colours. */
static void
take_colours (SalonLook *look, const gint *colours, gsize n)
{
  guint seen = 0, next = 0;

  if (n > SALON_TABLE_SEATS)
    return;
  for (gsize i = 0; i < n; i++)
    {
      if (colours[i] < 0 || colours[i] >= SALON_TABLE_SEATS || (seen & 1u << colours[i]))
        return;
      seen |= 1u << colours[i];
    }
  for (gsize i = 0; i < SALON_TABLE_SEATS; i++)
    {
      while (i >= n && (seen & 1u << next))
        next++;
      look->colour[i] = i < n ? (guint) colours[i] : next++;
    }
}

void
salon_look_from_text (SalonLook *look, const char *text)
{
  g_autoptr (GKeyFile) file = parse (text);
  g_autofree gint *colours = NULL;
  g_autofree gboolean *chooses = NULL;
  gsize n = 0;

  salon_look_init (look);
  if (is_newer (file))
    return;

  colours = g_key_file_get_integer_list (file, GROUP, "colours", &n, NULL);
  if (colours != NULL)
    take_colours (look, colours, n);
  chooses = g_key_file_get_boolean_list (file, GROUP, "choose", &n, NULL);
  for (gsize i = 0; chooses != NULL && i < MIN (n, SALON_TABLE_SEATS); i++)
    look->chooses[i] = chooses[i];
}
