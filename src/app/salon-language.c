/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-language.h"

#include <locale.h>
#include <string.h>

#include <glib/gi18n-lib.h>
#include <gtk/gtk.h>

#include "app/salon-paths.h"

/* Whether gettext ignores the variable LANGUAGE in this locale. It does so in “C” and “POSIX”,
 * and newer systems do so in “C.UTF-8” too. */
static gboolean
is_mute (const char *locale)
{
  return locale == NULL || strcmp (locale, "C") == 0 || strcmp (locale, "POSIX") == 0
         || g_str_has_prefix (locale, "C.");
}

static void
set_language (const char *language)
{
  g_autofree char *country = g_ascii_strup (language, -1);
  g_autofree char *locale = NULL;

  if (g_str_has_prefix (language, "en"))
    locale = g_strdup ("en_US.UTF-8");
  else
    locale = g_strdup_printf ("%s_%s.UTF-8", language, country);

  g_setenv ("LANGUAGE", language, TRUE);
  /* For dates that GTK writes; ours have our own names (model/salon-date.h). They stay the desktop’s if the system lacks the
   * locale. */
  setlocale (LC_TIME, locale);
  if (is_mute (setlocale (LC_MESSAGES, NULL)) && setlocale (LC_MESSAGES, locale) == NULL
      && setlocale (LC_MESSAGES, "en_US.UTF-8") == NULL)
    setlocale (LC_MESSAGES, "C.UTF-8");
}

void
salon_language_set_up (const char *language)
{
  g_autofree char *dir = salon_paths_locale_dir ();

  setlocale (LC_ALL, "");
  /* GTK would otherwise set the desktop's locale again. */
  gtk_disable_setlocale ();
  if (g_strcmp0 (language, SALON_LANGUAGE_DEFAULT) != 0)
    set_language (language);
  bindtextdomain (GETTEXT_PACKAGE, dir);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
}

gboolean
salon_language_is (const char *language)
{
  const char *name = g_get_language_names ()[0];

  /* “fr”, “fr_CH”, but not “frp” */
  return g_str_has_prefix (name, language) && !g_ascii_isalpha (name[strlen (language)]);
}
