/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/wedges/wedges-house.h"

#include <glib/gi18n-lib.h>

#include "app/salon-replay-page.h"
#include "app/wedges/wedges-help.h"
#include "app/wedges/wedges-new-game-page.h"
#include "app/wedges/wedges-packs-page.h"
#include "model/wedges/wedges-game.h"
#include "model/wedges/wedges-replay.h"
#include "model/wedges/wedges-text.h"
#include "rules/wedges/wedges-record.h"
#include "widgets/wedges/wedges-game-picture.h"
#include "widgets/wedges/wedges-replay-table.h"
#include "widgets/wedges/wedges-table.h"

static const WedgesState *
get_state (SalonGame *game)
{
  return wedges_game_get_state (WEDGES_GAME (game));
}

static char *
describe (SalonGame *game)
{
  return g_strdup (_ ("Wedges"));
}

static const char *
say_edition (const char *edition)
{
  /* Translators: what is played, behind the name of the game: “Wedges, Master 1981” */
  return g_str_equal (edition, WEDGES_EDITION) ? C_ ("edition", "Master 1981") : NULL;
}

static char *
say_turn (SalonGame *game)
{
  const int seat = wedges_seat_due (get_state (game));
  g_autofree char *name = seat >= 0 ? wedges_text_name (wedges_game_get_header (WEDGES_GAME (game)), seat) : NULL;

  return name != NULL ? g_strdup_printf (_ ("it is %s’s turn"), name) : NULL;
}

static gboolean
get_points (SalonGame *game, guint seat, int *points)
{
  const WedgesState *state = get_state (game);

  *points = __builtin_popcount (state->wedges[seat]);
  return state->phase != WEDGES_FIRST_ROLL;
}

static GtkWidget *
make_picture (SalonGame *game, const SalonLook *look)
{
  return wedges_game_picture_new (get_state (game), look->colour);
}

static const char *
get_theme (SalonGame *game)
{
  return WEDGES_HOUSE_LOOK;
}

static const char *
get_replay_theme (SalonReplay *replay)
{
  return WEDGES_HOUSE_LOOK;
}

const SalonHouseGame wedges_house_game = {
  .kind = &wedges_game_kind,
  .get_game_type = wedges_game_get_type,
  .get_table_type = wedges_table_get_type,
  .get_setup_type = wedges_new_game_page_get_type,
  .title = N_ ("Wedges"),
  .about =
    N_ ("Wedges, the wheel of questions, by the rules of Trivial Pursuit’s Master Game of 1981, with questions of "
        "our own. Salon is not connected with the makers of the boxed game."),
  .help = &wedges_help,
  .sentence = N_ ("six wedges, a thousand questions · 1 to 24"),
  .on_table = "house:wedges/on-table",
  .cloth = { .486f, .165f, .271f, 1.f },
  .home_table = "house:wedges/home-table",
  .home_lamp = "house:wedges/home-lamp",
  .setting_up = N_ ("nobody has rolled yet"),
  .describe = describe,
  .say_edition = say_edition,
  .say_turn = say_turn,
  .get_points = get_points,
  .points_a_game = N_ ("wedges a game"),
  .make_picture = make_picture,
  .get_theme = get_theme,
  .get_replay_type = wedges_replay_get_type,
  .get_replay_table_type = wedges_replay_table_get_type,
  .get_replay_theme = get_replay_theme,
  .make_replay = salon_replay_page_new,
  .replays_rest = TRUE,
  .make_packs = wedges_packs_page_new,
};
