/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What plates and card of Wedges are told, at the table as in a replay. */

#include "widgets/wedges/wedges-board-scene.h"

#define SEATS 3

typedef struct {
  WedgesHeader header;
  WedgesState state;
  guint8 rolled[WEDGES_MAX_SEATS];
  WedgesBoardView view;
  SalonLook look;
} Table;

/* Three people, of whom seat 1 is asked about geography on its headquarters. */
static void
set_table (Table *table)
{
  *table = (Table) {
    .header = { .salon.name = { "Ada", "Bob", "Cleo" } },
    .state = { .setup = { .seats = SEATS, .boxes = 1 }, .seat = 1, .phase = WEDGES_TO_ANSWER, .had_turn = 0x7 },
    .look.colour = { 4, 2, 0 },
  };
  table->state.category = WEDGES_GEOGRAPHY;
  table->header.setup = table->state.setup;
  for (int space = 0; space < WEDGES_SPACES; space++)
    if (wedges_space_type (space) == WEDGES_HEADQUARTERS)
      table->state.space[1] = (uint8_t) space;
  table->view = (WedgesBoardView) {
    .header = &table->header,
    .state = &table->state,
    .stage = WEDGES_CARD_ASKED,
    .rolled = table->rolled,
  };
}

static WedgesCardQuestion
ask (const Table *table, gboolean final)
{
  const WedgesAsked asked = { .seat = 1, .member = -1, .card = 7, .category = WEDGES_GEOGRAPHY, .final = final };

  return wedges_board_scene_get_question (&table->view, &table->look, &asked, NULL);
}

static void
test_stake (void)
{
  Table table;

  set_table (&table);
  g_assert_cmpint (ask (&table, FALSE).stake, ==, WEDGES_CARD_FOR_WEDGE);
  table.state.wedges[1] = 1u << WEDGES_GEOGRAPHY;
  g_assert_cmpint (ask (&table, FALSE).stake, ==, WEDGES_CARD_FOR_ROLL);
  g_assert_cmpint (ask (&table, TRUE).stake, ==, WEDGES_CARD_FOR_GAME);

  /* Somebody has won already; but whoever has not had a first turn may win as well. */
  table.state.place[0] = 1;
  g_assert_cmpint (ask (&table, TRUE).stake, ==, WEDGES_CARD_FOR_PLACE);
  table.state.had_turn = 0x1;
  g_assert_cmpint (ask (&table, TRUE).stake, ==, WEDGES_CARD_FOR_GAME);
}

static void
test_way (void)
{
  Table table;
  WedgesCardQuestion asked;

  set_table (&table);
  asked = ask (&table, FALSE);
  g_assert_cmpint (asked.way, ==, WEDGES_CARD_ALOUD);
  g_assert_cmpstr (asked.name, ==, "Bob");
  g_assert_cmpuint (asked.colour, ==, 2);
  g_assert_true (asked.one_box);
  table.header.typed = TRUE;
  g_assert_cmpint (ask (&table, FALSE).way, ==, WEDGES_CARD_TYPED);
  table.header.salon.kind[1] = SALON_COMPUTER_EASY;
  g_assert_cmpint (ask (&table, FALSE).way, ==, WEDGES_CARD_COMPUTER);
}

static void
test_plates (void)
{
  Table table;

  set_table (&table);
  for (int seat = 0; seat < SEATS; seat++)
    {
      const WedgesPlateScene scene = wedges_board_scene_get_plate (&table.view, &table.look, seat);

      g_assert_cmpstr (scene.name, ==, table.header.salon.name[seat]);
      g_assert_cmpint (scene.turn, ==, seat == 1);
      g_assert_cmpint (scene.answers, ==, seat == 1);
      g_assert_false (scene.acts);
    }

  /* While the others vote, the one who votes acts, and the turn is that of the one who will be asked. */
  table.state.phase = WEDGES_TO_VOTE;
  table.state.voter = 2;
  g_assert_true (wedges_board_scene_get_plate (&table.view, &table.look, 2).acts);
  g_assert_true (wedges_board_scene_get_plate (&table.view, &table.look, 1).turn);
  g_assert_false (wedges_board_scene_get_plate (&table.view, &table.look, 1).answers);
  table.state.phase = WEDGES_OVER;
  g_assert_false (wedges_board_scene_get_plate (&table.view, &table.look, 1).turn);
}

static void
test_voters (void)
{
  Table table;

  set_table (&table);
  g_assert_cmpint (wedges_voter (&table.state, 0), ==, 2);
  g_assert_cmpint (wedges_voter (&table.state, 1), ==, 0);
  g_assert_cmpint (wedges_voter_number (&table.state, 2), ==, 0);
  g_assert_cmpint (wedges_voter_number (&table.state, 0), ==, 1);
  g_assert_cmpint (wedges_voter_number (&table.state, 1), ==, -1);
}

static void
test_answer (void)
{
  const WedgesAnswer answer = {
    .answer = "Oslo", .others = "", .fact = "", .given = "Bergen", .reason = "", .late = TRUE
  };
  const WedgesCardAnswer shown = wedges_board_scene_get_answer (&answer, WEDGES_VERDICT_SETTLED);

  g_assert_cmpint (shown.verdict, ==, WEDGES_VERDICT_SETTLED);
  g_assert_cmpstr (shown.answer, ==, "Oslo");
  g_assert_cmpstr (shown.given, ==, "Bergen");
  g_assert_false (shown.right);
  g_assert_true (shown.late);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/board-scene/stake", test_stake);
  g_test_add_func ("/board-scene/way", test_way);
  g_test_add_func ("/board-scene/plates", test_plates);
  g_test_add_func ("/board-scene/voters", test_voters);
  g_test_add_func ("/board-scene/answer", test_answer);

  return g_test_run ();
}
