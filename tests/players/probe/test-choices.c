/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Single decisions of the computers, in positions where it is obvious what a sensible player
 * does. */

#include <stdio.h>
#include <string.h>

#include "players-position.h"
#include "players/probe/probe-player.h"
#include "rules/probe/probe-apply.h"
#include "tap.h"

static const char *const level_names[PROBE_PLAYER_N_LEVELS] = { "beginner", "easy", "medium", "hard" };

#define FOR_LEVELS(level) for (int level = 0; level < PROBE_PLAYER_N_LEVELS; level++)

static WordsList *words;

/* What a player of @level chooses at @seat, as a record has it. */
static const char *
chosen (const ProbeState *state, int seat, int level)
{
  static char text[PROBE_MOVE_TEXT];
  ProbePlayer player;
  ProbeView view;
  ProbeMove move;

  probe_player_init (&player, (ProbePlayerLevel) level, 7);
  probe_view (state, seat, &view);
  if (!probe_player_choose (&player, &view, words, &move))
    return "nothing";
  if (probe_check (state, &move) != PROBE_OK && move.type != PROBE_DRAW)
    return "illegal";
  probe_move_format (&move, state->setup.trays, text);

  return text;
}

static const char *
interjected_by (const ProbePlayer *player, const ProbeState *state, int seat)
{
  static char text[PROBE_MOVE_TEXT];
  ProbeView view;
  ProbeMove move;

  probe_view (state, seat, &view);
  if (!probe_player_interject (player, &view, words, &move))
    return "nothing";
  if (probe_check (state, &move) != PROBE_OK)
    return "illegal";
  probe_move_format (&move, state->setup.trays, text);

  return text;
}

static const char *
interjected (const ProbeState *state, int seat, int level)
{
  ProbePlayer player;

  probe_player_init (&player, (ProbePlayerLevel) level, 7);
  return interjected_by (&player, state, seat);
}

static void
expect (const char *found, const char *expected, const char *name, int level)
{
  tap_ok (strcmp (found, expected) == 0, "%s (%s): %s", name, level_names[level], found);
}

/* The same of what a beginner may overlook: it only has to do what is legal. */
static void
expect_wiser (const char *found, const char *expected, const char *name, int level)
{
  if (level == PROBE_PLAYER_BEGINNER)
    tap_ok (strcmp (found, "illegal") != 0, "%s, or not (%s): %s", name, level_names[level], found);
  else
    expect (found, expected, name, level);
}

/* A beginner asks many questions without thinking, but never for a blank, nor for what was denied. */
static void
test_stray_questions (void)
{
  unsigned odd[PROBE_PLAYER_N_LEVELS] = { 0 }, wrong = 0;
  ProbeState state;
  ProbeView view;

  players_position (&state, PROBE_PARKER_1964, "ROCKET POCKET");
  players_denied (&state, 1, "SRXZ");
  probe_view (&state, 0, &view);
  for (int level = PROBE_PLAYER_BEGINNER; level <= PROBE_PLAYER_EASY; level++)
    for (uint64_t seed = 0; seed < 200; seed++)
      {
        ProbePlayer player;
        ProbeMove move;

        probe_player_init (&player, (ProbePlayerLevel) level, seed);
        wrong += !probe_player_choose (&player, &view, words, &move) || probe_check (&state, &move) != PROBE_OK
                 || strchr ("SRXZ.", move.letter) != NULL;
        odd[level] += strchr ("BFHJMQUVWY", move.letter) != NULL;
      }
  tap_ok (wrong == 0, "no level asks for a blank here, or for what was denied: %u", wrong);
  tap_ok (odd[PROBE_PLAYER_EASY] <= 20, "easy asks for what is likely: %u of 200 are odd", odd[PROBE_PLAYER_EASY]);
  tap_ok (odd[PROBE_PLAYER_BEGINNER] >= 25 && odd[PROBE_PLAYER_BEGINNER] <= 140,
          "a beginner often asks without thinking: %u of 200 are odd", odd[PROBE_PLAYER_BEGINNER]);
}

static void
test_questions (void)
{
  ProbeState state;

  FOR_LEVELS (level)
  {
    players_position (&state, PROBE_PARKER_1964, "ROCKET kAyak");
    players_denied (&state, 1, "EISTR");
    expect_wiser (chosen (&state, 0, level), "1 ask 2 A", "one gap, one word: the letter", level);

    players_position (&state, PROBE_PARKER_1964, "ROCKET KAYAK kAyak");
    expect_wiser (chosen (&state, 0, level), "1 ask 3 A", "the sure one first", level);

    players_position (&state, PROBE_PARKER_1964, "ROCKET LAne");
    players_denied (&state, 1, "CMPSV");
    expect_wiser (chosen (&state, 0, level), "1 ask 2 A", "two gaps: the letter that all fitting words have", level);

    players_position (&state, PROBE_PARKER_1964, "ROCKET Lane");
    players_denied (&state, 1, "CMPSV");
    expect_wiser (chosen (&state, 0, level), "1 ask 2 L", "denied letters leave one word", level);

    players_position (&state, PROBE_PARKER_1964, "ROCKET rocket.");
    expect (chosen (&state, 0, level), "1 ask 2 .", "a gap that only a blank fits", level);

    players_position (&state, PROBE_PARKER_1964, "ROCKET SOCKET");
    tap_ok (strcmp (chosen (&state, 0, level), "1 ask 2 .") != 0, "a blank that is unlikely is not asked for (%s): %s",
            level_names[level], chosen (&state, 0, level));

    players_position (&state, PROBE_PARKER_1982, "ROCKET KAYAK LANE");
    state.card = PROBE_ALL_EXPOSE;
    tap_ok (strncmp (chosen (&state, 0, level), "1 ask * ", 8) == 0, "all are asked when the card says so (%s): %s",
            level_names[level], chosen (&state, 0, level));

    players_position (&state, PROBE_PARKER_1964, "ROCKET/LANE KAYAK/laNE");
    players_denied (&state, 1, "E");
    tap_ok (strcmp (chosen (&state, 0, level), "1 ask 2 E") != 0, "a no counts for both trays (%s): %s",
            level_names[level], chosen (&state, 0, level));

    players_position (&state, PROBE_PARKER_1964, "ROCKET QXQX");
    players_denied (&state, 1, "ABCDEFGHIJKLMNOPRSTUVWYZ");
    tap_ok (strcmp (chosen (&state, 0, level), "1 ask 2 Q") == 0 || strcmp (chosen (&state, 0, level), "1 ask 2 X") == 0
              || strcmp (chosen (&state, 0, level), "1 ask 2 .") == 0,
            "no word fits: still nothing that was denied (%s): %s", level_names[level], chosen (&state, 0, level));
  }

  test_stray_questions ();

  players_position (&state, PROBE_PARKER_1964, "ROCKET kaYAk LANE");
  state.setup.answers_by_hand = true;
  players_denied (&state, 1, "Y");
  expect (chosen (&state, 0, PROBE_PLAYER_HARD), "1 ask 2 A", "by hand a no may be false, but is not asked at once", 2);

  players_position (&state, PROBE_PARKER_1964, "ROCKET kaYak");
  state.setup.answers_by_hand = true;
  players_denied (&state, 1, "Y");
  tap_ok (strcmp (chosen (&state, 0, PROBE_PLAYER_HARD), "1 ask 2 Y") != 0, "nor as long as anything else is left: %s",
          chosen (&state, 0, PROBE_PLAYER_HARD));

  /* PLANES, or PLANE and a blank: both equally likely, but only asking for the blank can cost
   * points. */
  players_position (&state, PROBE_PARKER_1982, "ROCKET planeS");
  expect (chosen (&state, 0, PROBE_PLAYER_HARD), "1 ask 2 S", "a wrong blank costs 50, so rather the letter", 2);
  state.card = PROBE_NO_BLANK_PENALTY;
  expect (chosen (&state, 0, PROBE_PLAYER_HARD), "1 ask 2 .", "unless the card says that it costs nothing", 2);

  players_position (&state, PROBE_PARKER_1964, "ROCKET kaYak");
  state.setup.answers_by_hand = true;
  players_denied (&state, 1, "ABCDEFGHIJKLMNOPQRSTUVWXYZ.");
  expect (chosen (&state, 0, PROBE_PLAYER_HARD), "1 ask 2 Y", "when everything was denied, the likeliest lie", 2);
}

static void
test_answers (void)
{
  ProbeState state;

  FOR_LEVELS (level)
  {
    players_position (&state, PROBE_PARKER_1964, "ROCKET KAYAK");
    state.phase = PROBE_TO_ANSWER;
    state.chooser = 1;
    state.asked = 'Y';
    expect (chosen (&state, 1, level), "2 show 3", "shows the card", level);
    expect (chosen (&state, 0, level), "nothing", "who is not asked does not answer", level);
    state.asked = 'E';
    expect (chosen (&state, 1, level), "2 no", "has not the letter", level);
    state.setup.answers_by_hand = true;
    state.asked = 'Y';
    expect (chosen (&state, 1, level), "2 show 3", "is honest when answering by hand", level);
    state.asked = 'K';
    expect (chosen (&state, 1, level), "2 show 1", "shows the cheaper of two", level);
  }
}

static void
test_cheapest_show (void)
{
  ProbeState state;
  ProbeView view;
  ProbeMove move;
  char text[PROBE_MOVE_TEXT];
  static const struct {
    const char *position;
    char asked;
    const char *expected;
  } cases[] = {
    { "LANE KAYAK", 'K', "2 show 1" },
    { "LANE KAYAK", 'A', "2 show 2" },
    { "LANE KaYAK", 'A', "2 show 4" },
    { "LANE ..LANE..", '.', "2 show 1" },
    { "LANE ,.LANE..", '.', "2 show 7" },
    { "LANE KAYAK", 'E', "2 no" },
    { "LANE/LANE kayaK/KAYAK", 'K', "2 show R1" },
    { "LANE/LANE Kayak/KAYAK", 'K', "2 show R1" },
    { "LANE/LANE kayaK/yyzyK", 'K', "2 show L5" },
    { "LANE/LANE KAYAK/KAYAK", 'Y', "2 show L3" },
  };

  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
    {
      players_position (&state, PROBE_PARKER_1964, cases[i].position);
      state.phase = PROBE_TO_ANSWER;
      state.chooser = 1;
      state.asked = cases[i].asked;
      probe_view (&state, 1, &view);
      move = probe_cheapest_show (&view);
      probe_move_format (&move, state.setup.trays, text);
      tap_ok (strcmp (text, cases[i].expected) == 0 && probe_check (&state, &move) == PROBE_OK,
              "the cheapest card of %s for %c: %s", cases[i].position, cases[i].asked, text);
    }
}

static void
test_exposures (void)
{
  ProbeState state;

  FOR_LEVELS (level)
  {
    players_position (&state, PROBE_PARKER_1964, "KAYAK LANE");
    state.setup.activity_cards = true;
    state.phase = PROBE_TO_DRAW;
    expect (chosen (&state, 0, level), "1 draw ", "draws, whatever will come", level);

    players_position (&state, PROBE_PARKER_1964, "ROCKET ABANDON");
    state.phase = PROBE_TO_EXPOSE;
    state.card = PROBE_LEFT_EXPOSES;
    state.chooser = 1;
    tap_ok (strcmp (chosen (&state, 1, level), "2 expose 1") == 0
              || strcmp (chosen (&state, 1, level), "2 expose 6") == 0
              || strcmp (chosen (&state, 1, level), "2 expose 7") == 0,
            "turns one of the cheapest (%s): %s", level_names[level], chosen (&state, 1, level));

    players_position (&state, PROBE_PARKER_1964, "ROCKET/ABANDON LANE/laNE");
    state.phase = PROBE_TO_EXPOSE;
    state.card = PROBE_RIGHT_EXPOSES;
    state.chooser = 1;
    state.tray_limit = 1;
    tap_ok (strncmp (chosen (&state, 1, level), "2 expose R", 10) == 0, "turns one of the tray named (%s): %s",
            level_names[level], chosen (&state, 1, level));

    players_position (&state, PROBE_PARKER_1964, "ROCKET. LANE");
    state.phase = PROBE_TO_EXPOSE;
    state.card = PROBE_OWN_BLANK;
    state.chooser = 0;
    state.tray_limit = PROBE_NOBODY;
    expect (chosen (&state, 0, level), "1 expose 7", "turns its own blank", level);

    players_position (&state, PROBE_PARKER_1982, "ROCKET SOCKEt LANE");
    state.phase = PROBE_TO_PICK;
    state.card = PROBE_LEFT_YOUR_CHOICE;
    state.victim = 1;
    state.chooser = 1;
    tap_ok (strcmp (chosen (&state, 0, level), "1 pick 2 3") == 0
              || strcmp (chosen (&state, 0, level), "1 pick 2 4") == 0,
            "points at one of the dearest (%s): %s", level_names[level], chosen (&state, 0, level));

    players_position (&state, PROBE_PARKER_1982, "ROCKET/LANE SOCKET/laNE");
    state.phase = PROBE_TO_PICK;
    state.card = PROBE_LEFT_YOUR_CHOICE;
    state.victim = 1;
    state.chooser = 1;
    state.tray_limit = 0;
    tap_ok (strncmp (chosen (&state, 0, level), "1 pick 2 L", 10) == 0, "points into the tray chosen (%s): %s",
            level_names[level], chosen (&state, 0, level));

    players_position (&state, PROBE_PARKER_1982, "ROCKET/LANE SOckET/laNE");
    state.phase = PROBE_TO_TRAY;
    state.card = PROBE_LEFT_YOUR_CHOICE;
    state.victim = 1;
    state.chooser = 1;
    tap_ok (strncmp (chosen (&state, 1, level), "2 tray ", 7) == 0, "chooses a tray (%s): %s", level_names[level],
            chosen (&state, 1, level));
  }

  players_position (&state, PROBE_PARKER_1982, "ROCKET/LANE SOckET/laNE");
  state.phase = PROBE_TO_TRAY;
  state.card = PROBE_LEFT_YOUR_CHOICE;
  state.victim = 1;
  state.chooser = 1;
  expect (chosen (&state, 1, PROBE_PLAYER_EASY), "2 tray L", "the tray where 10 is the most that can be lost", 0);
}

static void
test_interruptions (void)
{
  ProbeState state;
  ProbePlayer player;
  ProbeView view;
  ProbeMove move;

  FOR_LEVELS (level)
  {
    players_position (&state, PROBE_PARKER_1964, "ROCKET KAYAK trEASURER");
    players_denied (&state, 2, ".");
    expect_wiser (interjected (&state, 1, level), "2 interrupt 3 TREASURER",
                  "names the only word that fits, out of turn", level);
    expect (interjected (&state, 2, level), "nothing", "does not name its own word", level);

    players_position (&state, PROBE_PARKER_1964, "ROCKET KAYAK treaSURER");
    expect (interjected (&state, 1, level), "2 interrupt 3 TREASURER", "also with five cards left", level);
    players_position (&state, PROBE_PARKER_1964, "ROCKET KAYAK treasURER");
    expect (interjected (&state, 1, level), "nothing", "not with four", level);

    players_position (&state, PROBE_MIRO_1967, "ROCKET KAYAK trEASURER");
    players_denied (&state, 2, ".");
    expect (interjected (&state, 1, level), "nothing", "not out of turn where that is not allowed", level);
    expect_wiser (interjected (&state, 0, level), "1 interrupt 3 TREASURER", "but in turn", level);
    state.phase = PROBE_TO_ANSWER;
    expect (interjected (&state, 0, level), "nothing", "not while an answer is due", level);

    players_position (&state, PROBE_PARKER_1964, "ROCKET LANE abANDONED");
    players_denied (&state, 2, ".");
    expect (interjected (&state, 1, level), "nothing", "not when two words fit", level);

    players_position (&state, PROBE_PARKER_1964, "ROCKET/LANE KAYAK/trEASURER");
    players_denied (&state, 1, ".");
    expect_wiser (interjected (&state, 0, level), "1 interrupt 2R TREASURER", "says which word", level);
  }

  /* Three words fit; each has a D, and where it lies tells which word it is.  Where the last card was
   * shown when D was asked for, the dearest of them is likelier by far. */
  players_position (&state, PROBE_PARKER_1964, "ROCKET abANDONed");
  players_denied (&state, 1, ".");
  expect (interjected (&state, 0, PROBE_PLAYER_HARD), "1 interrupt 2 ABDICATED", "what its owner showed tells",
          PROBE_PLAYER_HARD);
  state.turned_by[1][0][8] = PROBE_TURNED_POINTED;
  expect (interjected (&state, 0, PROBE_PLAYER_HARD), "nothing", "asks on where a sure letter tells all",
          PROBE_PLAYER_HARD);

  /* The row is really another one, whose word is not in the list. */
  players_position (&state, PROBE_PARKER_1964, "ROCKET KAYAK trEASURES");
  players_denied (&state, 2, ".");
  probe_player_init (&player, PROBE_PLAYER_HARD, 7);
  probe_view (&state, 1, &view);
  tap_ok (probe_player_interject (&player, &view, words, &move), "names a row in vain");
  probe_apply (&state, &move, NULL);
  expect (interjected_by (&player, &state, 1), "nothing", "who was not told of it names nothing more", 2);
  probe_view (&state, 1, &view);
  probe_player_see (&player, &view, &move);
  expect (interjected_by (&player, &state, 1), "nothing", "who was told does not name it again", 2);
  tap_ok (player.misnamed[2][0].n == 1 && player.own_misnamed == 1, "it is remembered once");
  players_position (&state, PROBE_PARKER_1964, "abANDON KAYAK trEASURES");
  state.points[1][PROBE_FROM_MISNAMING] = -PROBE_MISNAMED_WORD;
  players_denied (&state, 0, ".");
  expect (interjected_by (&player, &state, 1), "2 interrupt 1 ABANDON", "and still names others", 2);
}

/* A word that hurts may lie there, since people may lay it: then a computer asks for its letters, but does not name it. */
static void
test_hurtful (void)
{
  WordsList *const usual = words;
  WordsList *list = players_list ("20 rocket kayak treasurer~", false);
  const char *asked;
  ProbeState state;

  words = list;
  FOR_LEVELS (level)
  {
    players_position (&state, PROBE_PARKER_1964, "ROCKET KAYAK trEASURER");
    players_denied (&state, 2, ".");
    expect (interjected (&state, 1, level), "nothing", "does not name a word that hurts", level);
    players_position (&state, PROBE_PARKER_1964, "ROCKET treASURER");
    asked = chosen (&state, 0, level);
    tap_ok (strncmp (asked, "1 ask 2 ", 8) == 0
              && (level == PROBE_PLAYER_BEGINNER || strchr ("ASURE", asked[8]) != NULL),
            "%s: but asks for its letters: %s", level_names[level], asked);
  }
  words = usual;
  words_list_close (list);
}

/* A player that hears a row named wrongly, on its turn or not, excludes it from then on. */
static void
test_named_in_vain (void)
{
  const ProbeMove *move;
  ProbeMove moves[3];
  ProbeState state;
  ProbePlayer player[3];
  ProbeView view;

  players_position (&state, PROBE_PARKER_1964, "ROCKET KAYAK trEASURES");
  players_denied (&state, 2, ".");
  for (int seat = 0; seat < 3; seat++)
    probe_player_init (&player[seat], PROBE_PLAYER_HARD, 7);
  for (int seat = 0; seat < 2; seat++)
    {
      probe_view (&state, seat, &view);
      tap_ok (probe_player_interject (&player[seat], &view, words, &moves[seat]), "seat %d would name a row", seat + 1);
    }
  move = &moves[1];
  tap_ok (probe_apply (&state, move, NULL) == PROBE_OK && state.hidden[2][0] != 0, "the second does, in vain");
  for (int seat = 0; seat < 3; seat++)
    {
      probe_view (&state, seat, &view);
      probe_player_see (&player[seat], &view, move);
      tap_ok (player[seat].misnamed[2][0].n == 1
                && memcmp (&player[seat].misnamed[2][0].row[0], &move->row, sizeof move->row) == 0
                && player[seat].own_misnamed == (seat == 1),
              "seat %d remembers the row, and whose mistake it was", seat + 1);
      expect (interjected_by (&player[seat], &state, seat), "nothing", "nobody names it again", PROBE_PLAYER_HARD);
    }
}

static void
test_challenges (void)
{
  ProbeState state;

  FOR_LEVELS (level)
  {
    players_position (&state, PROBE_PARKER_1964, "ROCKET wyzyw LANE");
    expect (interjected (&state, 2, level), "nothing", "no challenge where spelling is strict", level);
    state.setup.spelling_free = true;
    expect (interjected (&state, 2, level), "3 challenge 2 invalid", "challenges what is not in the list", level);
    expect (interjected (&state, 1, level), "nothing", "but not its own", level);
    state.ruling[1][0] = PROBE_RULED_INVALID;
    expect (interjected (&state, 2, level), "nothing", "and once only", level);

    players_position (&state, PROBE_PARKER_1964, "ROCKET kayak LANE");
    state.setup.spelling_free = true;
    expect (interjected (&state, 2, level), "nothing", "no challenge of a word in the list", level);
    players_position (&state, PROBE_PARKER_1964, "ROCKET wyzYw LANE");
    state.setup.spelling_free = true;
    expect (interjected (&state, 2, level), "nothing", "none while a card is hidden", level);
    state.phase = PROBE_OVER;
    state.hidden[1][0] = 0;
    expect (interjected (&state, 2, level), "3 challenge 2 invalid", "also when the game is over", level);
  }
}

static void
test_not_due (void)
{
  ProbeState state;
  ProbeView view;
  ProbePlayer player;
  ProbePlayerLevel level;
  ProbeMove move;

  players_position (&state, PROBE_PARKER_1964, "ROCKET KAYAK LANE");
  expect (chosen (&state, 1, 0), "nothing", "nothing to decide out of turn", 0);
  probe_player_init (&player, PROBE_PLAYER_HARD, 1);
  probe_view (&state, PROBE_NOBODY, &view);
  tap_ok (!probe_player_choose (&player, &view, words, &move) && !probe_player_interject (&player, &view, words, &move),
          "an onlooker does nothing");
  state.phase = PROBE_OVER;
  expect (chosen (&state, 0, 0), "nothing", "nothing to decide after the end", 0);

  tap_ok (!probe_player_level (SALON_HUMAN, &level), "a person has no level");
  tap_ok (!probe_player_level (SALON_BOT, &level), "a bot has no level");
  tap_ok (probe_player_level (SALON_COMPUTER_BEGINNER, &level) && level == PROBE_PLAYER_BEGINNER,
          "computer-beginner is beginner");
  tap_ok (probe_player_level (SALON_COMPUTER_EASY, &level) && level == PROBE_PLAYER_EASY, "computer-easy is easy");
  tap_ok (probe_player_level (SALON_COMPUTER_MEDIUM, &level) && level == PROBE_PLAYER_MEDIUM,
          "computer-medium is medium");
  tap_ok (probe_player_level (SALON_COMPUTER_HARD, &level) && level == PROBE_PLAYER_HARD, "computer-hard is hard");
}

int
main (void)
{
  words =
    players_list ("10 rocket socket pocket kayak lane cane mane pane sane vane treasurer abandoned abandon absconded"
                  " abdicated thing table horse mouse window garden plane 50 planes",
                  false);
  test_questions ();
  test_answers ();
  test_cheapest_show ();
  test_exposures ();
  test_interruptions ();
  test_hurtful ();
  test_named_in_vain ();
  test_challenges ();
  test_not_due ();
  words_list_close (words);

  return tap_done ();
}
