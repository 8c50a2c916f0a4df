/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/cubes/cubes-house.h"

#include <glib/gi18n-lib.h>

#include "app/cubes/cubes-day-house.h"
#include "app/cubes/cubes-help.h"
#include "app/cubes/cubes-new-game-page.h"
#include "app/salon-replay-page.h"
#include "model/cubes/cubes-game.h"
#include "model/cubes/cubes-lexicon.h"
#include "model/cubes/cubes-replay.h"
#include "model/cubes/cubes-text.h"
#include "widgets/cubes/cubes-grid-picture.h"
#include "widgets/cubes/cubes-replay-table.h"
#include "widgets/cubes/cubes-table.h"

static const CubesHeader *
get_header (SalonGame *game)
{
  return cubes_game_get_header (CUBES_GAME (game));
}

static CubesView *
get_onlookers_view (SalonGame *game)
{
  CubesView *view = g_new (CubesView, 1);

  cubes_game_get_view (CUBES_GAME (game), CUBES_ONLOOKER, view);
  return view;
}

static guint
get_edition (SalonGame *game)
{
  return cubes_help_get_edition ((CubesGrid) get_header (game)->setup.grid);
}

static char *
describe (SalonGame *game)
{
  return g_strdup (get_edition (game) == CUBES_HELP_MASTER ? _ ("Cubes · Master grid") : _ ("Cubes · with the Bar"));
}

static const char *
say_edition (const char *grid)
{
  /* Translators: what Cubes is played on, behind the name of the game: “Cubes, Master grid” */
  return g_str_equal (grid, "master") ? C_ ("edition", "Master grid") : C_ ("edition", "with the Bar");
}

static char *
say_turn (SalonGame *game)
{
  g_autofree CubesView *view = get_onlookers_view (game);
  const int turn = cubes_game_get_turn (CUBES_GAME (game));
  g_autofree char *name = NULL;

  switch (cubes_game_get_due (CUBES_GAME (game)))
    {
    case CUBES_DUE_OVER:
      return NULL;
    case CUBES_DUE_NEXT:
      /* Translators: rounds of a game that goes on */
      return g_strdup_printf (_ ("after round %u"), view->seen.rounds);
    case CUBES_DUE_BAR:
    case CUBES_DUE_SHAKE:
    case CUBES_DUE_LID:
    case CUBES_DUE_WRITE:
    case CUBES_DUE_LISTS:
    case CUBES_DUE_END:
    default:
      break;
    }

  if (turn == CUBES_ONLOOKER)
    return g_strdup_printf (_ ("in round %u"), view->seen.rounds + 1);
  name = cubes_text_name (get_header (game), turn);
  /* Translators: a player’s name */
  return g_strdup_printf (_ ("it is %s’s turn"), name);
}

static gboolean
get_points (SalonGame *game, guint seat, int *points)
{
  g_autofree CubesView *view = get_onlookers_view (game);

  *points = view->seen.points[seat];
  return view->seen.rounds > 0;
}

static GtkWidget *
make_picture (SalonGame *game, const SalonLook *look)
{
  g_autofree CubesView *view = get_onlookers_view (game);
  GtkWidget *picture = cubes_grid_picture_new ();
  CubesTrayScene scene = { .lid = view->seen.faces[0] == '\0', .upright = TRUE };

  g_strlcpy (scene.faces, view->seen.faces, sizeof scene.faces);
  scene.corner = (CubesCorner) view->seen.corner;
  cubes_grid_picture_set (CUBES_GRID_PICTURE (picture), &scene);
  return picture;
}

static const char *
get_theme (SalonGame *game)
{
  return CUBES_HOUSE_LOOK;
}

static const char *
get_replay_theme (SalonReplay *replay)
{
  return CUBES_HOUSE_LOOK;
}

const SalonHouseGame cubes_house_game = {
  .kind = &cubes_game_kind,
  .get_game_type = cubes_game_get_type,
  .get_table_type = cubes_table_get_type,
  .get_setup_type = cubes_new_game_page_get_type,
  .title = N_ ("Cubes"),
  .about = N_ ("Cubes, the hunt for words in a tray of letter cubes, by the rules of Boggle Deluxe of 1997. Salon is "
               "not connected with the makers of the boxed game."),
  .help = &cubes_help,
  .copy_question = N_ ("Save a copy with the lists?"),
  .copy_reason =
    N_ ("The round is not over. In the copy, every list is in plain text, and anyone who opens it can read "
        "them all."),
  .sentence = N_ ("words in a tray of letter cubes · 1 to 8"),
  .on_table = "house:cubes/on-table",
  .cloth = { .184f, .38f, .6f, 1.f },
  .home_table = "house:cubes/home-table",
  .home_lamp = "house:cubes/home-lamp",
  .setting_up = N_ ("the cubes are not shaken yet"),
  .get_edition = get_edition,
  .describe = describe,
  .say_edition = say_edition,
  .say_turn = say_turn,
  .get_points = get_points,
  .make_picture = make_picture,
  .get_theme = get_theme,
  .forget_unused = cubes_lexicon_forget_unused,
  .get_replay_type = cubes_replay_get_type,
  .get_replay_table_type = cubes_replay_table_get_type,
  .get_replay_theme = get_replay_theme,
  .make_replay = salon_replay_page_new,
  .replays_rest = TRUE,
  .day_title = N_ ("Cubes: the grid of the day"),
  .make_day = cubes_day_house_make,
  .keep_day = cubes_day_house_keep,
  .say_day = cubes_day_house_say,
};
