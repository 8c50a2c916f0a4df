/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Everything that people and the desktop can do, in any order and at any moment: nothing breaks, what is refused changes
 * nothing and says why, no answer is told too early, and the record always opens as the same game. */

#include <string.h>

#include "wedges-sitting.h"

#define GAMES 80
#define CALLS 150

static guint64 random_state;

/* What came of it, lest nothing does. */
static guint answered, late, over, refused;

static int
chance (int below)
{
  random_state = random_state * G_GUINT64_CONSTANT (6364136223846793005) + G_GUINT64_CONSTANT (1442695040888963407);
  return (int) ((random_state >> 33) % (guint) below);
}

static char *
make_record (void)
{
  static const char *const all[] = { "human", "human", "human", "computer-easy" };
  const int seats = 1 + chance (4), kinds = chance (4) > 0 ? 4 : 3;
  GString *seat_lines = g_string_new (NULL), *record;
  g_autofree char *final = NULL;

  for (int seat = 1; seat <= seats; seat++)
    {
      const char *kind = all[chance (kinds)];

      g_string_append_printf (seat_lines, "seat %d %s P%d\n", seat, kind, seat);
      if (g_str_equal (kind, "human") && chance (3) == 0)
        g_string_append_printf (seat_lines, "member %d Ada\nmember %d Hugo\n", seat, seat);
    }
  final = sitting_final (seat_lines->str, seats);
  g_string_free (seat_lines, TRUE);
  record = g_string_new (final);
  if (chance (2))
    g_string_truncate (record, (gsize) (strstr (record->str, "begin\n") - record->str) + strlen ("begin\n"));
  g_string_replace (record, "seat 1 ", chance (2) ? "option judge typed\nseat 1 " : "option places on\nseat 1 ", 1);
  g_string_replace (record, "seat 1 ", chance (2) ? "option seconds 30\nseat 1 " : "option consultation off\nseat 1 ",
                    1);
  return g_string_free (record, FALSE);
}

/* No answer of a card that has not been uncovered is told. */
static void
check_secrets (WedgesGame *game, GString *told)
{
  WedgesAsked question;
  WedgesAnswer answer;

  if (wedges_game_get_card_stage (game) == WEDGES_CARD_ASKED)
    {
      g_autofree char *secret = NULL, *record = sitting_record (game),
                      *status = salon_game_get_status (SALON_GAME (game));
      const char *move = g_strrstr (record, " move ");

      g_assert_true (wedges_game_get_question (game, &question));
      g_assert_false (wedges_game_get_answer (game, &answer));
      secret = g_strdup_printf ("Secret %c %d", wedges_category_letters[question.category], question.card);
      g_assert_null (strstr (told->str, secret));
      g_assert_null (strstr (move, secret));
      g_assert_true (status == NULL || strstr (status, secret) == NULL);
    }
  g_string_truncate (told, 0);
}

static void
check_reopened (WedgesGame **game)
{
  g_autofree char *record = sitting_record (*game), *again = NULL;
  WedgesGame *other = sitting_game (record, NULL);
  WedgesState read;

  again = sitting_record (other);
  g_assert_cmpstr (again, ==, record);
  sitting_replay (record, &read);
  g_assert_cmpmem (&read, sizeof read, wedges_game_get_state (*game), sizeof read);
  g_assert_cmpint (wedges_game_get_card_stage (other) == WEDGES_CARD_ASKED, ==,
                   wedges_game_get_card_stage (*game) == WEDGES_CARD_ASKED);
  salon_game_close (SALON_GAME (*game));
  g_object_unref (*game);
  *game = other;
}

/* Does what is due, if a person can. */
static gboolean
go_on (WedgesGame *game, GError **error)
{
  const WedgesState *state = wedges_game_get_state (game);
  const int seat = wedges_game_get_person (game);
  guint8 spaces[WEDGES_MAX_REACH];

  switch ((WedgesPhase) state->phase)
    {
    case WEDGES_TO_MOVE:
      return wedges_game_move_to (game, seat,
                                  spaces[chance (wedges_reach (state->space[state->seat], state->die, spaces))], error);
    case WEDGES_TO_CHOOSE:
      return wedges_game_choose (game, seat, chance (6), error);
    case WEDGES_TO_VOTE:
      return wedges_game_vote (game, seat, chance (6), error);
    case WEDGES_TO_ANSWER:
      if (wedges_game_get_card_stage (game) == WEDGES_CARD_UNCOVERED)
        return wedges_game_judge (game, chance (4) > 0, error);
      if (wedges_game_get_card_stage (game) == WEDGES_CARD_PROPOSED)
        return wedges_game_confirm (game, chance (4) > 0, error);
      return chance (2) ? wedges_game_uncover (game, error)
                        : wedges_game_answer_typed (game, seat, "Secret S 1", error);
    case WEDGES_FIRST_ROLL:
    case WEDGES_TO_ROLL:
    case WEDGES_OVER:
    default:
      return wedges_game_roll (game, seat, error);
    }
}

/* Calls one function; whether it did anything, and why not, comes back. */
static gboolean
call (WedgesGame *game, GError **error)
{
  static const char *const texts[] = { "Secret S 1", "", "  Tigris ", "a\tb" };
  const int seat = chance (5) - (chance (8) == 0);

  switch (chance (12))
    {
    case 0:
      return wedges_game_roll (game, seat, error);
    case 1:
      return wedges_game_move_to (game, seat, chance (WEDGES_SPACES + 2) - 1, error);
    case 2:
      return wedges_game_choose (game, seat, chance (8) - 1, error);
    case 3:
      return wedges_game_vote (game, seat, chance (8) - 1, error);
    case 4:
      return wedges_game_vote_together (game, chance (8) - 1, error);
    case 5:
      return wedges_game_uncover (game, error);
    case 6:
      return wedges_game_judge (game, chance (2), error);
    case 7:
      return wedges_game_answer_typed (game, seat, texts[chance (G_N_ELEMENTS (texts))], error);
    case 8:
      return wedges_game_confirm (game, chance (2), error);
    case 9:
      return wedges_game_give_up (game, seat, error);
    case 10:
      return wedges_game_object (game, error);
    default:
      return salon_game_hand_over (SALON_GAME (game), (guint) chance (wedges_game_get_header (game)->setup.seats),
                                   chance (2) ? SALON_HUMAN : SALON_COMPUTER_HARD, chance (2) ? "Rosa" : "P1", error);
    }
}

/* What the desktop does. */
static void
disturb (WedgesGame **game)
{
  SalonGame *salon = SALON_GAME (*game);

  switch (chance (6))
    {
    case 0:
      wedges_game_set_paused (*game, chance (2));
      break;
    case 1:
      salon_game_hold (salon);
      sitting_settle (*game);
      salon_game_release (salon);
      break;
    case 2:
      salon_game_freeze (salon);
      sitting_settle (*game);
      salon_game_thaw (salon);
      break;
    case 3:
      sitting_pass (*game, chance (50));
      break;
    case 4:
      sitting_settle (*game);
      break;
    default:
      check_reopened (game);
      break;
    }
}

static void
late_cb (WedgesGame *game, const WedgesMove *move)
{
  WedgesAnswer answer;

  answered += move->type == WEDGES_ANSWER;
  if (move->type == WEDGES_ANSWER && wedges_game_get_answer (game, &answer))
    late += answer.late;
}

static void
play (void)
{
  g_autofree char *start = make_record ();
  WedgesGame *game = sitting_game (start, NULL);
  WedgesGame *heard = NULL;
  GString *told = NULL;

  for (int i = 0; i < CALLS; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *before = sitting_record (game), *after = NULL;

      if (heard != game)
        {
          if (told != NULL)
            g_string_free (told, TRUE);
          told = sitting_listen (game);
          g_signal_connect (game, "moved", G_CALLBACK (late_cb), NULL);
          heard = game;
        }
      if (chance (4) == 0)
        {
          disturb (&game);
          if (heard == game)
            check_secrets (game, told);
          continue;
        }
      if (!(chance (3) ? go_on (game, &error) : call (game, &error)))
        {
          /* The time may have run out meanwhile. */
          after = sitting_record (game);
          g_assert_nonnull (error);
          g_assert_cmpint (error->message[0], !=, '\0');
          g_assert_true (g_str_has_prefix (after, before));
          refused++;
        }
      check_secrets (game, told);
    }

  over += salon_game_get_stage (SALON_GAME (game)) == SALON_GAME_FINISHED;
  salon_game_close (SALON_GAME (game));
  g_object_unref (game);
  g_string_free (told, TRUE);
}

static void
test_any_order (void)
{
  random_state = 18;
  for (int i = 0; i < GAMES; i++)
    play ();
  g_assert_cmpuint (answered, >, 300);
  g_assert_cmpuint (late, >, 5);
  g_assert_cmpuint (over, >, 5);
  g_assert_cmpuint (refused, >, 500);
}

int
main (int argc, char *argv[])
{
  sitting_begin (&argc, &argv);
  g_test_add_func ("/wedges/any-order", test_any_order);
  return sitting_end ();
}
