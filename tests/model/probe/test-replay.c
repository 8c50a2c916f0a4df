/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Games that are looked at again: each position is the one that the moves lead to, nobody sees or is told more than was
 * public while the game goes on, and new games go on from any position. */

#include <string.h>

#include "model-table.h"
#include "model/probe/probe-replay.h"

#define GAMES 60

static guint64 chance = 17;

/* A game that was played at random, and all its states. */
typedef struct {
  GString *record;
  GArray *states; /* of ProbeState, from the beginning on */
} Played;

static void
played_clear (Played *played)
{
  g_string_free (played->record, TRUE);
  g_array_unref (played->states);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Played, played_clear)

static ProbeMove
any_move (const ProbeState *state)
{
  ProbeMove moves[PROBE_MAX_MOVES];
  int n;

  if (model_chance (&chance, 20) == 0)
    for (int target = 0; target < state->setup.seats; target++)
      if (probe_can_interrupt (state, state->turn, target, 0) == PROBE_OK)
        return (ProbeMove) {
          .type = PROBE_INTERRUPT,
          .seat = state->turn,
          .target = (guint8) target,
          .row = model_chance (&chance, 3) ? state->setup.row[target][0] : model_row ("WRONG"),
        };
  n = probe_moves (state, probe_decider (state), moves);
  return moves[model_chance (&chance, (guint32) n)];
}

/* Plays game number @game until it is over or has @most moves. */
static void
play (Played *played, int game, guint most)
{
  static const char *const rows[] = { "ROCKET", "GIRAFFE", "JAZZY", "WHISKY", "KAYAK", "TREASURE" };
  const ProbeEdition edition = (ProbeEdition) (game % PROBE_N_EDITIONS);
  const int trays = edition == PROBE_PARKER_1982 && game % 2 ? 2 : 1;
  const int seats = trays == 2 ? 2 : 2 + game % 3;
  char text[PROBE_HEADER_TEXT];
  ProbeHeader header;
  ProbeState state;

  probe_header_init (&header, edition, seats);
  header.setup.trays = (guint8) trays;
  header.setup.activity_cards = game % 5 != 0;
  header.setup.supply_unlimited = header.setup.spelling_free = TRUE;
  header.setup.answers_by_hand = edition != PROBE_PARKER_1982 && game % 4 == 1;
  for (int seat = 0; seat < seats; seat++)
    for (int tray = 0; tray < trays; tray++)
      header.setup.row[seat][tray] = model_row (rows[(game + seat + 3 * tray) % (int) G_N_ELEMENTS (rows)]);
  g_assert_cmpint (probe_begin (&header.setup, &state), ==, PROBE_OK);
  probe_header_write (&header, text, sizeof text);
  played->record = g_string_new (text);
  played->states = g_array_new (FALSE, FALSE, sizeof state);
  g_array_append_val (played->states, state);
  while (state.phase != PROBE_OVER && played->states->len <= most)
    {
      const ProbeMove move = any_move (&state);
      char line[PROBE_MOVE_TEXT];
      ProbeEvents events;

      g_assert_cmpint (probe_apply (&state, &move, &events), ==, PROBE_OK);
      probe_move_format (&move, trays, line);
      g_string_append_printf (played->record, "%s\n", line);
      g_array_append_val (played->states, state);
    }
}

static SalonReplay *
read_replay (const char *record)
{
  g_autoptr (GError) error = NULL;
  SalonReplay *replay = salon_replay_read (model_kinds, record, strlen (record), &error);

  g_assert_no_error (error);
  return replay;
}

/* Positions */

static void
check_view (SalonReplay *replay, const ProbeState *state, guint position, guint eyes)
{
  ProbeView view, expected;

  probe_replay_get_view (PROBE_REPLAY (replay), position, eyes, &view);
  probe_view (state, eyes < PROBE_MAX_SEATS ? (int) eyes : PROBE_NOBODY, &expected);
  if (eyes == SALON_EYES_ALL)
    expected.seen.setup = state->setup;
  g_assert_cmpmem (&view, sizeof view, &expected, sizeof expected);
}

static void
check_position (SalonReplay *replay, const Played *played, guint position)
{
  const guint moves = salon_replay_get_moves (replay, position);
  const ProbeState *state = &g_array_index (played->states, ProbeState, moves);
  g_autofree char *sentence = salon_replay_tell (replay, position);

  g_assert_cmpuint (moves, <, played->states->len);
  for (guint eyes = 0; eyes <= SALON_EYES_ONLOOKER; eyes++)
    if (salon_replay_allows_eyes (replay, eyes))
      check_view (replay, state, position, eyes);
  for (guint seat = 0; seat < salon_replay_count_seats (replay); seat++)
    g_assert_cmpint (salon_replay_get_points (replay, position, seat), ==, probe_score (state, (int) seat));
  g_assert_true (g_utf8_validate (sentence, -1, NULL));
  g_assert_true (position == 0 || sentence[0] != '\0');
}

/* Forwards one after the other, and then here and there. */
static void
test_positions (void)
{
  for (int game = 0; game < GAMES; game++)
    {
      g_auto (Played) played = { NULL };
      g_autoptr (SalonReplay) replay = NULL;
      guint last, moves = 0;

      play (&played, game, G_MAXUINT);
      replay = read_replay (played.record->str);
      last = salon_replay_get_last (replay);
      g_assert_cmpint (salon_replay_get_state (replay, NULL), ==, SALON_REPLAY_FINISHED);
      g_assert_cmpuint (salon_replay_get_moves (replay, last), ==, played.states->len - 1);
      for (guint position = 0; position <= last; position++)
        {
          check_position (replay, &played, position);
          g_assert_true (position == 0 || salon_replay_get_moves (replay, position) > moves);
          moves = salon_replay_get_moves (replay, position);
          g_assert_cmpuint (salon_replay_find_move (replay, MAX (moves, 1)), ==, MAX (position, 1));
        }
      for (int i = 0; i < 30; i++)
        check_position (replay, &played, model_chance (&chance, last + 1));
      g_assert_true (salon_replay_allows_eyes (replay, SALON_EYES_ALL));
      g_assert_false (salon_replay_allows_eyes (replay, salon_replay_count_seats (replay)));
      g_assert_false (salon_replay_can_go_on (replay, last));
    }
}

/* The moments of a step lead from one position to the next. */
static void
test_moments (void)
{
  const ProbeMomentOptions options = { .pace = SALON_PACE_EVEN };

  for (int game = 0; game < GAMES / 4; game++)
    {
      g_auto (Played) played = { NULL };
      g_autoptr (SalonReplay) replay = NULL;
      ProbeView view;

      play (&played, game, 80);
      replay = read_replay (played.record->str);
      probe_replay_get_view (PROBE_REPLAY (replay), 0, SALON_EYES_ONLOOKER, &view);
      for (guint position = 1; position <= salon_replay_get_last (replay); position++)
        for (guint nth = 0; nth < probe_replay_count_moves (PROBE_REPLAY (replay), position); nth++)
          {
            g_autofree char *question = NULL, *result = NULL;
            ProbeMoment moment;
            ProbeView at_end;

            probe_replay_make_moment (PROBE_REPLAY (replay), position, nth, SALON_EYES_ONLOOKER, &options, &moment,
                                      &question, &result);
            g_assert_cmpmem (&moment.before, sizeof view, &view, sizeof view);
            probe_moment_get_view (&moment, 1e6, &at_end);
            view = moment.after;
            g_assert_cmpmem (&at_end, sizeof view, &view, sizeof view);
          }
      probe_replay_get_view (PROBE_REPLAY (replay), salon_replay_get_last (replay), SALON_EYES_ONLOOKER, &view);
      g_assert_cmpuint (view.seen.moves, ==, played.states->len - 1);
    }
}

/* A game so long that some of the states that were kept are dropped again. */
static void
test_long (void)
{
  const guint questions = PROBE_REPLAY_CHECKPOINTS * 5 / 2;
  GString *record = g_string_new (MODEL_PEOPLE);
  g_autoptr (SalonReplay) replay = NULL;
  ProbeView view;

  for (guint i = 0; i < questions; i++)
    g_string_append_printf (record, "%u ask %u X\n%u no\n", i % 3 + 1, (i + 1) % 3 + 1, (i + 1) % 3 + 1);
  replay = read_replay (record->str);
  g_assert_cmpuint (salon_replay_get_last (replay), ==, questions);
  for (int i = 0; i < 200; i++)
    {
      const guint position = model_chance (&chance, questions + 1);

      probe_replay_get_view (PROBE_REPLAY (replay), position, SALON_EYES_ONLOOKER, &view);
      g_assert_cmpuint (view.seen.moves, ==, 2 * position);
      g_assert_cmpuint (view.seen.turn, ==, position % 3);
    }
  g_string_free (record, TRUE);
}

/* Words */

#define SET_UP                                                                                                   \
  "salon-record 1\ngame probe\nedition parker-1964\nwords en\noption activity-cards off\ntitle A\nseat 1 human " \
  "Ada\nseat 2 computer-hard Hugo\nseat 3 computer-easy Rosa\nfirst 1\nword 1 "

static void
expect (SalonReplay *replay, guint position, char *(*say) (SalonReplay *replay, guint position), const char *expected)
{
  g_autofree char *said = say (replay, position);

  g_assert_cmpstr (said, ==, expected);
}

static void
test_names (void)
{
  g_autoptr (SalonReplay) replay =
    read_replay (SET_UP "ROCKET\nword 2 KAYAK\nword 3 JAZZ\nbegin\n1 ask 2 K\n2 show 1\n# seat 3 is now human Béla\n"
                        "1 ask 2 X\n2 no\n3 interrupt 1 ROCKET\n2 ask 3 Z\n");

  g_assert_cmpuint (salon_replay_get_last (replay), ==, 4);
  expect (replay, 0, salon_replay_name_position, "Before the first question");
  expect (replay, 0, salon_replay_tell, "");
  expect (replay, 0, salon_replay_name_turn, "");
  expect (replay, 1, salon_replay_name_position, "Question 1 of 3");
  expect (replay, 1, salon_replay_name_turn, "Ada’s turn 1");
  expect (replay, 1, salon_replay_tell,
          "Ada asks Hugo for K. Hugo shows K in space 1. Ada scores 5 "
          "points.");
  expect (replay, 2, salon_replay_name_position, "Question 2 of 3");
  expect (replay, 2, salon_replay_tell, "Ada asks Hugo in vain.");
  expect (replay, 3, salon_replay_name_position, "After question 2 of 3");
  expect (replay, 4, salon_replay_name_position, "Question 3 of 3");
  expect (replay, 4, salon_replay_tell, "Hugo asks Béla for Z.");
  g_assert_cmpuint (salon_replay_get_speaker (replay, 0), ==, SALON_REPLAY_NOBODY);
  g_assert_cmpuint (salon_replay_get_speaker (replay, 2), ==, 0);
  g_assert_cmpuint (salon_replay_get_speaker (replay, 3), ==, 2);
  g_assert_cmpstr (salon_replay_get_seat_name (replay, 0, 2), ==, "Rosa");
  g_assert_cmpstr (salon_replay_get_seat_name (replay, 1, 2), ==, "Béla");
  g_assert_cmpint (salon_replay_get_seat_kind (replay, 4, 2), ==, SALON_HUMAN);
  g_assert_cmpuint (salon_replay_find_turn (replay, 0, FALSE), ==, 2);
  g_assert_cmpuint (salon_replay_find_turn (replay, 2, TRUE), ==, 0);
  g_assert_cmpuint (salon_replay_find_turn (replay, 2, FALSE), ==, 4);
  g_assert_cmpuint (salon_replay_find_number (replay, 2), ==, 2);
  g_assert_cmpstr (salon_replay_get_title (replay), ==, "A");
}

/* Secrets */

/* Everything that may be said or seen of @replay by @eyes, as text and bytes. */
static GByteArray *
listen (SalonReplay *replay, guint eyes)
{
  const ProbeMomentOptions options = { .pace = SALON_PACE_EVEN };
  GByteArray *all = g_byte_array_new ();

  for (guint position = 0; position <= salon_replay_get_last (replay); position++)
    {
      g_autofree char *sentence = salon_replay_tell (replay, position);
      ProbeView view;

      probe_replay_get_view (PROBE_REPLAY (replay), position, eyes, &view);
      g_byte_array_append (all, (const guint8 *) &view, sizeof view);
      g_byte_array_append (all, (const guint8 *) sentence, (guint) strlen (sentence));
      for (guint nth = 0; position > 0 && nth < probe_replay_count_moves (PROBE_REPLAY (replay), position); nth++)
        {
          g_autofree char *question = NULL, *result = NULL;
          ProbeMoment moment;

          probe_replay_make_moment (PROBE_REPLAY (replay), position, nth, eyes, &options, &moment, &question, &result);
          g_byte_array_append (all, (const guint8 *) moment.bubble, (guint) moment.n_bubbles * sizeof moment.bubble[0]);
          g_byte_array_append (all, (const guint8 *) moment.track, (guint) moment.n_tracks * sizeof moment.track[0]);
          if (question != NULL)
            g_byte_array_append (all, (const guint8 *) question, (guint) strlen (question));
          if (result != NULL)
            g_byte_array_append (all, (const guint8 *) result, (guint) strlen (result));
        }
    }

  return all;
}

static void
check_same (const char *one, const char *other, guint eyes)
{
  g_autoptr (SalonReplay) a = read_replay (one), b = read_replay (other);
  GByteArray *from_a = listen (a, eyes), *from_b = listen (b, eyes);

  g_assert_cmpmem (from_a->data, from_a->len, from_b->data, from_b->len);
  g_byte_array_unref (from_a);
  g_byte_array_unref (from_b);
}

/* Hidden cards are others, and everything that is seen and said is the same. */
static void
test_secrets (void)
{
  const char *moves = "begin\n1 ask 2 K\n2 show 1\n1 ask 3 X\n3 no\n2 ask 3 A\n3 show 2\n";
  g_autofree char *one = g_strconcat (SET_UP "ROCKET\nword 2 KAYAK\nword 3 JAZZ\n", moves, NULL);
  g_autofree char *other = g_strconcat (SET_UP "BOTTLE\nword 2 KIOSK\nword 3 TALC\n", moves, NULL);
  g_autofree char *others = g_strconcat (SET_UP "ROCKET\nword 2 KIOSK\nword 3 TALC\n", moves, NULL);
  g_autoptr (SalonReplay) replay = read_replay (one);

  check_same (one, other, SALON_EYES_ONLOOKER);
  check_same (one, others, 0);
  g_assert_true (salon_replay_allows_eyes (replay, SALON_EYES_ONLOOKER));
  g_assert_true (salon_replay_allows_eyes (replay, 0));
  g_assert_false (salon_replay_allows_eyes (replay, 1));
  g_assert_false (salon_replay_allows_eyes (replay, SALON_EYES_ALL));
}

/* What was asked or named in vain is the same to everybody who looks on, of one seat and of all. */
static void
test_in_vain (void)
{
  const char *set_up = SET_UP "ROCKET\nword 2 KAYAK\nword 3 JAZZ\nbegin\n";
  g_autofree char *one = g_strconcat (set_up, "1 ask 3 X\n3 no\n3 interrupt 1 BUCKET\n2 ask 1 U\n1 no\n", NULL);
  g_autofree char *other = g_strconcat (set_up, "1 ask 3 Q\n3 no\n3 interrupt 1 LOCKED\n2 ask 1 S\n1 no\n", NULL);

  check_same (one, other, SALON_EYES_ONLOOKER);
  check_same (one, other, 0);
}

/* Several people: nobody’s own word. */
static void
test_people (void)
{
  g_autoptr (SalonReplay) replay = read_replay (MODEL_PEOPLE);

  for (guint eyes = 0; eyes < SALON_EYES_ONLOOKER; eyes++)
    g_assert_false (salon_replay_allows_eyes (replay, eyes));
  g_assert_cmpuint (salon_replay_get_last (replay), ==, 0);
  g_assert_true (salon_replay_can_go_on (replay, 0));
}

/* Faults */

static void
test_damaged (void)
{
  const char *good = SET_UP "ROCKET\nword 2 KAYAK\nword 3 JAZZ\nbegin\n1 ask 2 K\n2 show 1\n";
  static const char *const faults[] = { "1 ask 1 K\n", "1 asks 2 K\n", "\377\n", "1 ask 2 K extra\n", "1 ask 2" };
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      g_autofree char *record = g_strconcat (good, faults[i], "2 draw normal\n", NULL);
      g_autoptr (SalonReplay) replay = read_replay (record);
      const char *fault;

      g_assert_cmpint (salon_replay_get_state (replay, &fault), ==, SALON_REPLAY_DAMAGED);
      g_assert_nonnull (strstr (fault, "17"));
      g_assert_cmpuint (salon_replay_get_last (replay), ==, 1);
      g_assert_false (salon_replay_allows_eyes (replay, SALON_EYES_ALL));
      g_assert_true (salon_replay_can_go_on (replay, 1));
      g_assert_false (salon_replay_can_go_on (replay, 0));
    }

  g_assert_null (salon_replay_read (model_kinds, SET_UP "ROCKET\n", strlen (SET_UP "ROCKET\n"), &error));
  g_assert_error (error, SALON_GAME_ERROR, SALON_GAME_ERROR_RECORD);
  g_clear_error (&error);
  g_assert_null (salon_replay_read (model_kinds, "salon-record 1\ngame bridge\n", 27, &error));
  g_assert_nonnull (error);
}

/* Going on */

static char *
go_on (SalonReplay *replay, guint position, SalonSeatKind kind, const char *title)
{
  SalonReplayPlayers players = { .title = title };
  g_autoptr (GError) error = NULL;
  char *record;

  for (guint seat = 0; seat < salon_replay_count_seats (replay); seat++)
    {
      players.name[seat] = seat == 0 ? "Zoë" : salon_replay_get_seat_name (replay, position, seat);
      players.kind[seat] = kind;
    }
  record = salon_replay_go_on (replay, position, &players, &error);
  g_assert_no_error (error);
  return record;
}

static void
test_go_on (void)
{
  for (int game = 0; game < GAMES / 2; game++)
    {
      g_auto (Played) played = { NULL };
      g_autoptr (SalonReplay) replay = NULL, again = NULL;
      g_autofree char *record = NULL;
      guint position;
      ProbeView view, there;

      play (&played, game, G_MAXUINT);
      replay = read_replay (played.record->str);
      position = model_chance (&chance, salon_replay_get_last (replay));
      g_assert_true (salon_replay_can_go_on (replay, position));
      record = go_on (replay, position, SALON_HUMAN, "Once more");
      /* Of a finished game all could be seen. */
      g_assert_cmpint (strstr (record, "begin\n# gone on from ") != NULL, ==,
                       salon_replay_get_state (replay, NULL) == SALON_REPLAY_FINISHED);

      again = read_replay (record);
      g_assert_cmpint (salon_replay_get_state (again, NULL), ==, SALON_REPLAY_UNFINISHED);
      g_assert_cmpuint (salon_replay_get_last (again), ==, position);
      g_assert_cmpstr (salon_replay_get_title (again), ==, "Once more");
      g_assert_cmpstr (salon_replay_get_seat_name (again, position, 0), ==, "Zoë");
      probe_replay_get_view (PROBE_REPLAY (replay), position, SALON_EYES_ONLOOKER, &view);
      probe_replay_get_view (PROBE_REPLAY (again), position, SALON_EYES_ONLOOKER, &there);
      memset (view.seen.denied, 0, sizeof view.seen.denied);
      g_assert_cmpmem (&view, sizeof view, &there, sizeof there);
    }
}

/* Whether the game that goes on from the first position of @record, or from its last one, has its date. */
static gboolean
keeps_date (const char *record, gboolean last)
{
  static const char date[] = "\ndate 2026-01-02T10:00:00Z\n";
  g_autoptr (GString) dated = g_string_new (record);
  g_autoptr (SalonReplay) replay = NULL;
  g_autofree char *after = NULL;

  g_string_replace (dated, "\nseat 1", "\ndate 2026-01-02T10:00:00Z\nseat 1", 1);
  replay = read_replay (dated->str);
  after = go_on (replay, last ? salon_replay_get_last (replay) : 0, SALON_HUMAN, "");
  g_assert_nonnull (strstr (after, "\ndate 20"));
  return strstr (after, date) != NULL;
}

/* A game that is not over keeps its date, by which statistics know it again; from one that is over a new game begins now. */
static void
test_date (void)
{
  g_auto (Played) over = { NULL };
  g_autoptr (SalonReplay) replay = NULL;
  g_autofree char *after = NULL;

  play (&over, 0, G_MAXUINT);
  g_assert_true (keeps_date (MODEL_PEOPLE "1 ask 2 K\n2 show 1\n", TRUE));
  /* So does one without a date: it gets none. */
  replay = read_replay (MODEL_PEOPLE "1 ask 2 K\n2 show 1\n");
  after = go_on (replay, salon_replay_get_last (replay), SALON_HUMAN, "");
  g_assert_null (strstr (after, "\ndate "));
  g_assert_false (keeps_date (over.record->str, FALSE));
}

/* Computers take all seats and play to the end; the remarks of the record stay at their places. */
static void
test_play_on (void)
{
  g_autoptr (SalonReplay) replay =
    read_replay (SET_UP "ROCKET\nword 2 KAYAK\nword 3 JAZZ\nbegin\n1 ask 2 K\n# hint 1\n2 show 1\n1 ask 2 X\n2 no\n");
  g_autofree char *record = go_on (replay, 2, SALON_COMPUTER_EASY, "");
  g_autoptr (ProbeGame) game = model_game (record, NULL);
  g_autofree char *end = NULL;

  model_settle (game);
  g_assert_cmpint (salon_game_get_stage (SALON_GAME (game)), ==, SALON_GAME_FINISHED);
  end = model_record (game);
  g_assert_nonnull (strstr (end, "1 ask 2 K\n# hint 1\n2 show 1\n"));
  g_assert_nonnull (strstr (end, "2 no\n# seat 1 is now computer-easy Zoë\n# seat 2 is now computer-easy Hugo\n2 ask"));
  g_assert_null (strstr (end, "# seat 3"));
  g_assert_null (strstr (end, "# gone on"));
  g_assert_nonnull (strstr (end, "seat 1 human Ada\n"));
  g_assert_null (strstr (end, "title"));
}

static void
test_bad_players (void)
{
  g_autoptr (SalonReplay) replay = read_replay (MODEL_PEOPLE);
  SalonReplayPlayers players = { .title = "", .name = { "Ada", "", "Cleo" } };
  g_autoptr (GError) error = NULL;

  g_assert_null (salon_replay_go_on (replay, 0, &players, &error));
  g_assert_error (error, SALON_GAME_ERROR, SALON_GAME_ERROR_RECORD);
  g_clear_error (&error);
  players.name[1] = "Béla";
  players.title = "one\ntwo";
  g_assert_null (salon_replay_go_on (replay, 0, &players, &error));
  g_assert_error (error, SALON_GAME_ERROR, SALON_GAME_ERROR_RECORD);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/replay/positions", test_positions);
  g_test_add_func ("/replay/moments", test_moments);
  g_test_add_func ("/replay/long", test_long);
  g_test_add_func ("/replay/names", test_names);
  g_test_add_func ("/replay/secrets", test_secrets);
  g_test_add_func ("/replay/in-vain", test_in_vain);
  g_test_add_func ("/replay/people", test_people);
  g_test_add_func ("/replay/date", test_date);
  g_test_add_func ("/replay/damaged", test_damaged);
  g_test_add_func ("/replay/go-on", test_go_on);
  g_test_add_func ("/replay/play-on", test_play_on);
  g_test_add_func ("/replay/bad-players", test_bad_players);
  return g_test_run ();
}
