/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/probe/probe-defaults.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "app/probe/probe-options-row.h"

static const char *const computer_names[] = {
  /* Translators: the computers’ first names; take such as your players like */
  NC_ ("computer player", "Marie"), NC_ ("computer player", "Hugo"),  NC_ ("computer player", "Nora"),
  NC_ ("computer player", "Emil"),  NC_ ("computer player", "Clara"), NC_ ("computer player", "Otto"),
  NC_ ("computer player", "Lucie"),
};

static gboolean
is_taken (const char *name, const char *const *taken)
{
  for (int i = 0; taken[i] != NULL; i++)
    if (g_utf8_collate (name, taken[i]) == 0)
      return TRUE;

  return FALSE;
}

char *
probe_defaults_computer_name (const char *const *taken)
{
  /* There are more names than seats, so the end is never reached. */
  for (guint i = 0; i < G_N_ELEMENTS (computer_names); i++)
    {
      const char *name = g_dpgettext2 (GETTEXT_PACKAGE, "computer player", computer_names[i]);

      if (!is_taken (name, taken))
        return g_strdup (name);
    }

  return g_strdup (_ ("Computer"));
}

/* What the desktop knows the player by, as one says it at a table. */
static char *
person_name (void)
{
  const char *real = g_get_real_name ();

  if (real != NULL && strcmp (real, "Unknown") != 0 && strcmp (real, "root") != 0)
    {
      g_autofree char *name = g_strstrip (g_strdup (real));

      name[strcspn (name, " ,\t")] = '\0';
      if (g_utf8_validate (name, -1, NULL) && salon_name_check (name) == NULL)
        return g_steal_pointer (&name);
    }

  /* Translators: the name of a player that nobody has told us yet */
  return g_strdup (_ ("Player"));
}

static gboolean
language_is_french (void)
{
  const char *const *names = g_get_language_names ();

  /* “fr”, “fr_CH”, but not “frp” */
  return g_str_has_prefix (names[0], "fr") && !g_ascii_isalpha (names[0][2]);
}

void
probe_defaults_fill (ProbeHeader *header, SalonLook *look)
{
  const gboolean french = language_is_french ();
  const char *names[4] = { NULL };
  g_autofree char *person = person_name ();
  g_autofree char *one = NULL, *other = NULL;

  names[0] = person;
  names[1] = one = probe_defaults_computer_name (names);
  names[2] = other = probe_defaults_computer_name (names);

  probe_header_init (header, french ? PROBE_MIRO_1967 : PROBE_PARKER_1964, 3);
  g_strlcpy (header->words, french && probe_options_has_words ("fr") ? "fr" : "en", sizeof header->words);
  for (int i = 0; i < 3; i++)
    {
      header->salon.kind[i] = i == 0 ? SALON_HUMAN : SALON_COMPUTER_MEDIUM;
      g_strlcpy (header->salon.name[i], names[i], sizeof header->salon.name[i]);
    }
  salon_look_init (look);
}
