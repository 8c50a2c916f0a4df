/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The games that the application knows: a row each. No other file of the application that
 * games share names one. */

#include "app/salon-house.h"

#include <glib/gi18n-lib.h>

#include "app/probe/probe-help.h"
#include "app/probe/probe-house.h"
#include "app/probe/probe-new-game-page.h"
#include "model/probe/probe-game.h"
#include "widgets/probe/probe-table.h"

const SalonHouseGame salon_house_games[] = {
  {
    .kind = &probe_game_kind,
    .get_game_type = probe_game_get_type,
    .get_table_type = probe_table_get_type,
    .get_setup_type = probe_new_game_page_get_type,
    .title = N_ ("Probe"),
    .about = N_ ("Probe, the game of hidden words, by the rules of its editions of 1964, 1967 and 1982. Salon is not "
                 "connected with the makers of the boxed game."),
    .help = &probe_help,
    .copy_question = N_ ("Save a copy with the hidden words?"),
    .copy_reason = N_ ("The game is not over. In the copy, every word is in plain text, and anyone who opens it "
                       "can read them all."),
    .setting_up = N_ ("words are being laid"),
    .get_edition = probe_house_get_edition,
    .describe = probe_house_describe,
    .get_colour = probe_house_get_colour,
  },
  { NULL },
};

const SalonGameKind *const *
salon_house_get_kinds (void)
{
  static const SalonGameKind *kinds[G_N_ELEMENTS (salon_house_games)];
  static gsize done;

  if (g_once_init_enter (&done))
    {
      for (guint i = 0; salon_house_games[i].kind != NULL; i++)
        kinds[i] = salon_house_games[i].kind;
      g_once_init_leave (&done, 1);
    }

  return kinds;
}

const SalonHouseGame *
salon_house_find (SalonGame *game)
{
  for (const SalonHouseGame *row = salon_house_games; row->kind != NULL; row++)
    if (G_TYPE_CHECK_INSTANCE_TYPE (game, row->get_game_type ()))
      return row;

  g_return_val_if_reached (NULL);
}
