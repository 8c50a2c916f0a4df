/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-table-theme.h"

#include <string.h>

#include "widgets/salon-theme-use.h"

void
salon_table_theme_apply (SalonSettings *settings, const char *of_game)
{
  g_autofree char *chosen = salon_settings_get_string (settings, SALON_SETTING_LOOK);
  SalonTheme *theme = strcmp (chosen, SALON_LOOK_OF_GAME) != 0 ? salon_theme_find (chosen) : NULL;

  if (theme == NULL)
    theme = salon_theme_get (of_game);
  salon_theme_use (theme);
}
