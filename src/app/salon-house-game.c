/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-house.h"

#include "widgets/salon-theme.h"

const SalonGameKind *const *
salon_house_get_kinds (void)
{
  static const SalonGameKind **kinds;

  if (g_once_init_enter (&kinds))
    {
      GPtrArray *array = g_ptr_array_new ();

      for (const SalonHouseGame *const *game = salon_house_games; *game != NULL; game++)
        g_ptr_array_add (array, (gpointer) (*game)->kind);
      g_ptr_array_add (array, NULL);
      g_once_init_leave (&kinds, (const SalonGameKind **) g_ptr_array_free (array, FALSE));
    }

  return kinds;
}

const SalonHouseGame *
salon_house_find (SalonGame *game)
{
  for (const SalonHouseGame *const *row = salon_house_games; *row != NULL; row++)
    if (G_TYPE_CHECK_INSTANCE_TYPE (game, (*row)->get_game_type ()))
      return *row;

  g_return_val_if_reached (NULL);
}

const char *
salon_house_get_theme (SalonGame *game)
{
  const SalonHouseGame *house = salon_house_find (game);

  return house->get_theme != NULL ? house->get_theme (game) : SALON_THEME_DEFAULT;
}
