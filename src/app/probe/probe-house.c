/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/probe/probe-house.h"

#include <glib/gi18n-lib.h>

#include "app/probe/probe-edition-chooser.h"
#include "app/probe/probe-figures.h"
#include "app/probe/probe-first-game.h"
#include "app/probe/probe-help.h"
#include "app/probe/probe-new-game-page.h"
#include "app/probe/probe-puzzle-room.h"
#include "app/probe/probe-review-room.h"
#include "app/salon-replay-page.h"
#include "app/salon-statistics-room.h"
#include "model/probe/probe-game.h"
#include "model/probe/probe-replay.h"
#include "model/probe/probe-review-cache.h"
#include "model/probe/probe-statistics.h"
#include "model/probe/probe-text.h"
#include "widgets/probe/probe-game-picture.h"
#include "widgets/probe/probe-replay-table.h"
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

static const char *
say_edition (const char *name)
{
  const int edition = probe_edition_from_name (name);

  return edition >= 0 ? probe_editions[edition].title : NULL;
}

static gboolean
get_onlookers_view (SalonGame *game, ProbeView *view)
{
  if (salon_game_get_stage (game) == SALON_GAME_SETTING_UP)
    return FALSE;

  probe_game_get_view (PROBE_GAME (game), PROBE_NOBODY, view);
  return TRUE;
}

static char *
say_turn (SalonGame *game)
{
  ProbeView view;
  g_autofree char *name = NULL;

  if (!get_onlookers_view (game, &view) || salon_game_get_stage (game) == SALON_GAME_FINISHED)
    return NULL;

  name = probe_text_name (get_header (game), view.seen.turn);
  /* Translators: a player’s name */
  return g_strdup_printf (_ ("it is %s’s turn"), name);
}

static gboolean
get_points (SalonGame *game, guint seat, int *points)
{
  ProbeView view;

  if (!get_onlookers_view (game, &view))
    return FALSE;

  *points = probe_score (&view.seen, (int) seat);
  return TRUE;
}

static GtkWidget *
make_picture (SalonGame *game, const SalonLook *look)
{
  const ProbeSetup *setup = &get_header (game)->setup;
  GtkWidget *picture = probe_game_picture_new ();
  ProbeView view;

  probe_game_picture_set (PROBE_GAME_PICTURE (picture), get_onlookers_view (game, &view) ? &view : NULL, setup->seats,
                          setup->trays, look->colour);
  return picture;
}

static const char *
get_theme (SalonGame *game)
{
  return probe_table_get_theme_of ((ProbeEdition) get_edition (game));
}

static const char *
get_replay_theme (SalonReplay *replay)
{
  ProbeHeader header;

  probe_replay_get_header (PROBE_REPLAY (replay), 0, &header);
  return probe_table_get_theme_of ((ProbeEdition) header.setup.edition);
}

static void
judge_games (const char *directory, GArray *games, int *accuracy)
{
  probe_review_use_cache ();
  probe_statistics_judge (directory, games, accuracy);
}

static gboolean
is_reviewed (GBytes *record)
{
  ProbeReviewFigures figures;

  probe_review_use_cache ();
  return probe_review_cache_find (record, &figures);
}

G_STATIC_ASSERT (PROBE_REVIEW_TURNS == SALON_HOUSE_TURNS);

static guint
find_turns (GBytes *record, guint moves[SALON_HOUSE_TURNS])
{
  ProbeReviewFigures figures;

  probe_review_use_cache ();
  if (!probe_review_cache_find (record, &figures))
    return 0;
  for (guint i = 0; i < figures.n_turns; i++)
    moves[i] = figures.turns[i];
  return figures.n_turns;
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
  .start = &probe_first_game,
  .copy_question = N_ ("Save a copy with the hidden words?"),
  .copy_reason = N_ ("The game is not over. In the copy, every word is in plain text, and anyone who opens it can "
                     "read them all."),
  .sentence = N_ ("secret words on trays · 2 to 6"),
  .on_table = "house:probe/on-table",
  .cloth = { .182f, .44f, .451f, 1.f },
  .setting_up = N_ ("words are being laid"),
  .get_edition = get_edition,
  .describe = describe,
  .say_edition = say_edition,
  .say_turn = say_turn,
  .get_points = get_points,
  .make_picture = make_picture,
  .get_replay_type = probe_replay_get_type,
  .get_replay_table_type = probe_replay_table_get_type,
  .get_replay_theme = get_replay_theme,
  .get_theme = get_theme,
  .make_replay = salon_replay_page_new,
  .replays_rest = TRUE,
  .make_review = probe_review_room_new,
  .is_reviewed = is_reviewed,
  .find_turns = find_turns,
  .make_puzzle = probe_puzzle_room_new,
  .make_statistics = salon_statistics_room_new,
  .fill_figures = probe_figures_fill,
  .judge_games = judge_games,
};
