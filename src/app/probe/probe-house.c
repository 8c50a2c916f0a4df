/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/probe/probe-house.h"

#include <glib/gi18n-lib.h>

#include "app/probe/probe-edition-chooser.h"
#include "model/probe/probe-game.h"

static const ProbeHeader *
get_header (SalonGame *game)
{
  return probe_game_get_header (PROBE_GAME (game));
}

guint
probe_house_get_edition (SalonGame *game)
{
  return get_header (game)->setup.edition;
}

char *
probe_house_describe (SalonGame *game)
{
  /* Translators: the name of the game, then its edition */
  return g_strdup_printf (_ ("Probe · %s"), probe_editions[probe_house_get_edition (game)].title);
}

const GdkRGBA *
probe_house_get_colour (SalonGame *game)
{
  return probe_edition_get_colour ((ProbeEdition) probe_house_get_edition (game));
}
