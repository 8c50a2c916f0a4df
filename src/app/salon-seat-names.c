/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-seat-names.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "rules/salon-record.h"

static const char *const computer_names[] = {
  /* Translators: the computers’ first names. Games know the characters that have the first eight by the English and
   * the French names: keep one of these. */
  NC_ ("computer player", "Rosa"),
  NC_ ("computer player", "Otto"),
  NC_ ("computer player", "Ines"),
  NC_ ("computer player", "Bruno"),
  NC_ ("computer player", "Lydia"),
  NC_ ("computer player", "Pim"),
  NC_ ("computer player", "Viktor"),
  NC_ ("computer player", "Suki"),
  /* Translators: more of them, for a party of twelve; take such as your players like */
  NC_ ("computer player", "Marie"),
  NC_ ("computer player", "Hugo"),
  NC_ ("computer player", "Nora"),
  NC_ ("computer player", "Paul"),
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
salon_seat_names_computer (const char *const *taken)
{
  /* There are as many names as seats that any game has, and the new player takes one of the seats. So
   * all names are taken only if a translation has two equal ones. */
  for (guint i = 0; i < G_N_ELEMENTS (computer_names); i++)
    {
      const char *name = g_dpgettext2 (GETTEXT_PACKAGE, "computer player", computer_names[i]);

      if (!is_taken (name, taken))
        return g_strdup (name);
    }

  return g_strdup (_ ("Computer"));
}

char *
salon_seat_names_person (void)
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
