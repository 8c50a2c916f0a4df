/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/null/null-house.h"

#include "app/null/null-new-game-page.h"
#include "model/null/null-game.h"
#include "widgets/null/null-table.h"

static char *
describe (SalonGame *game)
{
  return g_strdup ("Null game");
}

static const SalonHelpChapter chapters[] = {
  { { "What it is about" }, "Say that you are done.", { NULL }, NULL },
  { { NULL } },
};

static const SalonHelpKey keys[] = {
  { "Return", "Be done" },
  { NULL },
};

static const SalonHelp help = {
  .chapters = chapters,
  .keys = keys,
};

const SalonHouseGame null_house_game = {
  .kind = &null_game_kind,
  .get_game_type = null_game_get_type,
  .get_table_type = null_table_get_type,
  .get_setup_type = null_new_game_page_get_type,
  .title = "Null game",
  .about = "The null game, which is over as soon as you say so.",
  .help = &help,
  .sentence = "over as soon as you say so · 1",
  .cloth = { .16f, .36f, .58f, 1.f },
  .setting_up = "nobody has come yet",
  .describe = describe,
};
