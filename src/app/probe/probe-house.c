/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/probe/probe-house.h"

#include <glib/gi18n-lib.h>

#include "app/probe/probe-edition-chooser.h"
#include "app/probe/probe-help.h"
#include "app/probe/probe-new-game-page.h"
#include "model/probe/probe-game.h"
#include "widgets/probe/probe-table.h"

static const ProbeHeader *
get_header (SalonGame *game)
{
  return probe_game_get_header (PROBE_GAME (game));
}

static guint
get_edition (SalonGame *game)
{
  return get_header (game)->setup.edition;
}

static char *
describe (SalonGame *game)
{
  /* Translators: the name of the game, then its edition */
  return g_strdup_printf (_ ("Probe · %s"), probe_editions[get_edition (game)].title);
}

static const GdkRGBA *
get_colour (SalonGame *game)
{
  return probe_edition_get_colour ((ProbeEdition) get_edition (game));
}

const SalonHouseGame probe_house_game = {
  .kind = &probe_game_kind,
  .get_game_type = probe_game_get_type,
  .get_table_type = probe_table_get_type,
  .get_setup_type = probe_new_game_page_get_type,
  .title = N_ ("Probe"),
  .about = N_ ("Probe, the game of hidden words, by the rules of its editions of 1964, 1967 and 1982. Salon is not "
               "connected with the makers of the boxed game."),
  .help = &probe_help,
  .copy_question = N_ ("Save a copy with the hidden words?"),
  .copy_reason = N_ ("The game is not over. In the copy, every word is in plain text, and anyone who opens it can "
                     "read them all."),
  .setting_up = N_ ("words are being laid"),
  .get_edition = get_edition,
  .describe = describe,
  .get_colour = get_colour,
};
