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

const SalonHouseGame *
salon_house_find_kind (const char *kind)
{
  for (const SalonHouseGame *const *row = salon_house_games; *row != NULL; row++)
    if (g_strcmp0 ((*row)->kind->name, kind) == 0)
      return *row;

  return NULL;
}

GdkRGBA
salon_house_get_cloth (const SalonHouseGame *house)
{
  /* A game without a table of its own is played at that of another one, with which it shares the help. */
  for (const SalonHouseGame *const *row = salon_house_games; *row != NULL; row++)
    if ((*row)->sentence != NULL && (*row)->help == house->help)
      return (*row)->cloth;

  return house->cloth;
}

const char *
salon_house_get_theme (SalonGame *game)
{
  const SalonHouseGame *house = salon_house_find (game);

  return house->get_theme != NULL ? house->get_theme (game) : SALON_THEME_DEFAULT;
}

void
salon_house_forget_unused (void)
{
  for (const SalonHouseGame *const *row = salon_house_games; *row != NULL; row++)
    if ((*row)->forget_unused != NULL)
      (*row)->forget_unused ();
}

SalonRoomOfHouse
salon_house_find_puzzle (void)
{
  for (const SalonHouseGame *const *row = salon_house_games; *row != NULL; row++)
    if ((*row)->make_puzzle != NULL)
      return (*row)->make_puzzle;

  return NULL;
}

SalonRoomOfHouse
salon_house_find_statistics (void)
{
  for (const SalonHouseGame *const *row = salon_house_games; *row != NULL; row++)
    if ((*row)->make_statistics != NULL)
      return (*row)->make_statistics;

  return NULL;
}

SalonRoomOfHouse
salon_house_find_packs (void)
{
  for (const SalonHouseGame *const *row = salon_house_games; *row != NULL; row++)
    if ((*row)->make_packs != NULL)
      return (*row)->make_packs;

  return NULL;
}
