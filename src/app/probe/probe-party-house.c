/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/probe/probe-party-house.h"

#include <glib/gi18n-lib.h>

#include "app/probe/probe-help.h"
#include "app/probe/probe-party-replay-room.h"
#include "app/probe/probe-party-setup-page.h"
#include "model/probe/probe-party-game.h"
#include "model/probe/probe-party-text.h"
#include "widgets/probe/probe-game-picture.h"
#include "widgets/probe/probe-party-room.h"
#include "widgets/probe/probe-party-table.h"
#include "widgets/probe/probe-table.h"

static const ProbePartyHeader *
get_header (SalonGame *game)
{
  return probe_party_game_get_header (PROBE_PARTY_GAME (game));
}

static guint
get_edition (SalonGame *game)
{
  return get_header (game)->probe.setup.edition;
}

static char *
describe (SalonGame *game)
{
  /* Translators: the edition of the game follows */
  return g_strdup_printf (_ ("The party · %s"), probe_editions[get_edition (game)].title);
}

static const char *
say_edition (const char *name)
{
  const int edition = probe_edition_from_name (name);

  return edition >= 0 ? probe_editions[edition].title : NULL;
}

/* Where the evening is: at which table, or after which game. */
static char *
say_turn (SalonGame *game)
{
  ProbePartyGame *party = PROBE_PARTY_GAME (game);
  const guint rounds = probe_party_game_get_rounds (party);
  ProbeParty standing;

  probe_party_game_get_standing (party, &standing);
  if (probe_party_game_is_playing (party))
    return g_strdup_printf (_ ("game %1$u of %2$u, table %3$d"), standing.round, rounds, standing.over + 1);
  if (probe_party_round_is_over (&standing))
    return g_strdup_printf (_ ("after game %1$u of %2$u"), standing.round, rounds);

  return g_strdup_printf (_ ("game %1$u of %2$u"), standing.round, rounds);
}

static gboolean
get_points (SalonGame *game, guint seat, int *points)
{
  ProbeParty standing;

  probe_party_game_get_standing (PROBE_PARTY_GAME (game), &standing);
  *points = (int) standing.total[seat];
  return standing.round > 1 || standing.over > 0;
}

/* The trays of the game at the table, veiled. */
static GtkWidget *
make_picture (SalonGame *game, const SalonLook *look)
{
  ProbePartyGame *party = PROBE_PARTY_GAME (game);
  ProbeGame *table = probe_party_game_get_table (party);
  const gboolean laid = table != NULL && salon_game_get_stage (SALON_GAME (table)) != SALON_GAME_SETTING_UP;
  GtkWidget *picture = probe_game_picture_new ();
  guint colours[PROBE_PARTY_PLACES];
  ProbeParty standing;
  ProbeView view;

  probe_party_game_get_standing (party, &standing);
  for (int place = 0; place < PROBE_PARTY_PLACES; place++)
    colours[place] = probe_party_chair_colour (MIN (standing.over, PROBE_PARTY_TABLES - 1), place);
  if (laid)
    probe_game_get_view (table, PROBE_NOBODY, &view);
  probe_game_picture_set (PROBE_GAME_PICTURE (picture), laid ? &view : NULL, PROBE_PARTY_PLACES, 1, colours);
  return picture;
}

static const char *
get_theme (SalonGame *game)
{
  return probe_table_get_theme_of ((ProbeEdition) get_edition (game));
}

static GObject *
read_replay (GBytes *record, GError **error)
{
  return (GObject *) probe_party_replay_new (record, error);
}

static SalonRoom *
make_replay_of (const SalonRoomMeans *means, GBytes *record, GObject *read, const SalonLook *look)
{
  return probe_party_replay_room_new_read (means, record, PROBE_PARTY_REPLAY (read), look);
}

const SalonHouseGame probe_party_house_game = {
  .kind = &probe_party_game_kind,
  .get_game_type = probe_party_game_get_type,
  .get_table_type = probe_party_table_get_type,
  .get_setup_type = probe_party_setup_page_get_type,
  .title = N_ ("The party"),
  .help = &probe_help,
  .copy_question = N_ ("Save a copy with the hidden words?"),
  .copy_reason = N_ ("The game is not over. In the copy, every word is in plain text, and anyone who opens it can "
                     "read them all."),
  .setting_up = N_ ("words are being laid"),
  .get_edition = get_edition,
  .describe = describe,
  .say_edition = say_edition,
  .say_turn = say_turn,
  .get_points = get_points,
  .make_picture = make_picture,
  .get_theme = get_theme,
  .make_replay = probe_party_replay_room_new,
  .read_replay = read_replay,
  .make_replay_of = make_replay_of,
  .replays_rest = TRUE,
};
