/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The tokens of the chronicle: one for everything that an onlooker saw, with the points it brought, and
 * nothing of what was asked for in vain. */

#include <string.h>

#include "model-table.h"
#include "model/probe/probe-tokens.h"

#define GAMES 200

#define SET_UP(edition, more)                                                                          \
  "salon-record 1\ngame probe\nedition " edition "\nwords en\n" more "seat 1 human Ada\nseat 2 human " \
  "Marie\nseat 3 human Hugo\nfirst 1\nword 1 ..ROCKET\nword 2 TREASURER\nword 3 KAYAK\nbegin\n"

#define NO_CARDS "option activity-cards off\n"

static const char *const types[] = { "activity", "card", "miss", "word", "spelling", "denial", "final" };

/* Writes tokens as text, such as “1:card T of 2 +10; 1:miss of 3”; seats from 1. */
static char *
write_tokens (const ProbeToken *token, guint n)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    {
      g_string_append_printf (text, "%s%d:%s", i > 0 ? "; " : "", token[i].seat + 1, types[token[i].type]);
      if (token[i].kind != 0)
        g_string_append_printf (text, " %s", probe_card_kinds[token[i].kind].name);
      if (token[i].letter != '\0')
        g_string_append_printf (text, " %c", token[i].letter);
      if (token[i].other == PROBE_EVERYBODY)
        g_string_append (text, " of all");
      else if (token[i].other != token[i].seat)
        g_string_append_printf (text, " of %d", token[i].other + 1);
      if (token[i].type == PROBE_TOKEN_WORD || token[i].type == PROBE_TOKEN_SPELLING)
        g_string_append (text, token[i].right ? " right" : " wrong");
      if (token[i].factor > 1)
        g_string_append_printf (text, " x%d", token[i].factor);
      if (token[i].last)
        g_string_append (text, " last");
      if (token[i].points != 0)
        g_string_append_printf (text, " %+d", token[i].points);
    }

  return g_string_free (text, FALSE);
}

/* Checks what is told since the last turn of @seat, after these moves. */
static void
check (const char *set_up, const char *moves, int seat, const char *expected)
{
  g_autofree char *record = g_strconcat (set_up, moves, NULL);
  g_autoptr (ProbeGame) game = model_game (record, NULL);
  g_autofree char *text = NULL;
  const ProbeToken *token;
  guint n;

  token = probe_game_get_tokens (game, seat, &n);
  text = write_tokens (token, n);
  g_assert_cmpstr (text, ==, expected);
}

static void
test_asked (void)
{
  const char *plain = SET_UP ("parker-1964", NO_CARDS);
  const char *round = "1 ask 2 T\n2 show 1\n1 ask 3 X\n3 no\n2 ask 3 Y\n3 show 3\n2 ask 1 X\n1 no\n";

  check (plain, "", 0, "");
  check (plain, "1 ask 2 T\n", 0, "");
  check (plain, "1 ask 2 T\n2 show 1\n", 0, "1:card T of 2 +5");
  check (plain, "1 ask 2 T\n2 show 1\n1 ask 3 X\n3 no\n", 1, "1:card T of 2 +5; 1:miss of 3");
  /* Since one’s own last turn: for Ada without it, as it is not hers now. */
  check (plain, round, 0, "2:card Y of 3 +15; 2:miss of 1");
  check (plain, round, 1, "");
  check (plain, round, 2, "1:card T of 2 +5; 1:miss of 3; 2:card Y of 3 +15; 2:miss of 1");
  /* An onlooker has the view of the player in turn. */
  check (plain, round, PROBE_NOBODY, "1:card T of 2 +5; 1:miss of 3; 2:card Y of 3 +15; 2:miss of 1");
}

/* A wrong blank costs points, and no other miss does: a token with points would tell the blank. */
static void
test_wrong_blank (void)
{
  check (SET_UP ("parker-1964", NO_CARDS), "1 ask 2 .\n2 no\n", 1, "1:miss of 2");
}

static void
test_named (void)
{
  const char *plain = SET_UP ("parker-1964", NO_CARDS);

  check (plain, "3 interrupt 1 QUEEN\n", 0, "3:word of 1 wrong -50");
  check (plain, "1 ask 2 T\n2 show 1\n3 interrupt 2 TREASURER\n", 1, "1:card T of 2 +5; 3:word of 2 right +185");
}

static void
test_last_card (void)
{
  const char *small =
    "salon-record 1\ngame probe\nedition parker-1964\nwords en\noption activity-cards off\noption spelling free\n"
    "seat 1 human Ada\nseat 2 human Marie\nseat 3 human Hugo\nfirst 1\nword 1 AT\nword 2 I\nword 3 OX\nbegin\n";

  check (small, "1 ask 2 I\n2 show 1\n", 0, "1:card I of 2 last +55");
  check (small, "1 ask 2 I\n2 show 1\n1 ask 3 O\n3 show 1\n1 ask 3 X\n3 show 2\n", 1,
         "1:card I of 2 last +55; 1:card O of 3 +5; 1:card X of 3 last +60; 1:final");
  check (small, "1 ask 2 I\n2 show 1\n1 challenge 2 invalid\n", 0,
         "1:card I of 2 last +55; 1:spelling of 2 wrong -100");
}

static void
test_activity (void)
{
  const char *cards = SET_UP ("parker-1964", "");
  const char *newer = SET_UP ("parker-1982", "");

  check (cards, "1 draw times-3\n1 ask 2 T\n2 show 1\n1 ask 2 R\n2 show 2\n", 0,
         "1:activity times-3; 1:card T of 2 x3 +15; 1:card R of 2 +10");
  check (cards, "1 draw add-15\n", 0, "1:activity add-15 +15");
  check (cards, "1 draw left-exposes\n2 expose 4\n", 0, "1:activity left-exposes; 1:card A of 2 +15");

  /* A question to everybody: who says no while somebody shows a card is not told. */
  check (newer, "1 draw all-expose\n1 ask * K\n2 no\n", 0, "1:activity all-expose; 1:miss of all");
  check (newer, "1 draw all-expose\n1 ask * K\n2 no\n3 show 1\n", 0, "1:activity all-expose; 1:card K of 3 +5");
  check (newer, "1 draw all-expose\n1 ask * T\n2 show 1\n3 no\n", 0, "1:activity all-expose; 1:card T of 2 +5");
  check (newer, "1 draw all-expose\n1 ask * X\n2 no\n3 no\n", 1, "1:activity all-expose; 1:miss of all");
}

/* Random games of the rules alone */

static guint32
chance (guint64 *random, guint32 below)
{
  return model_chance (random, below);
}

static void
lay (ProbeSetup *setup, guint64 *random)
{
  static const char *const words[] = { "ROCKET", "TREASURER", "KAYAK", "QUEEN", "JAZZ", "BANANA", "TEA", "ZEBRA" };

  for (int seat = 0; seat < setup->seats; seat++)
    for (int tray = 0; tray < setup->trays; tray++)
      g_assert_cmpint (probe_row_parse (words[3 + chance (random, 3)], &setup->row[seat][tray]), ==, PROBE_OK);
  for (int seat = 0; seat < setup->seats && setup->rules.word_min <= 3; seat++)
    g_assert_cmpint (probe_row_parse (words[chance (random, G_N_ELEMENTS (words))], &setup->row[seat][0]), ==,
                     PROBE_OK);
}

/* The points of @events that belong to tokens, and of all tokens. */
static int
points_of_events (const ProbeEvents *events)
{
  int sum = 0;

  for (int i = 0; i < events->n; i++)
    if (events->event[i].type == PROBE_EVENT_POINTS && events->event[i].source != PROBE_FROM_WRONG_BLANKS
        && events->event[i].source != PROBE_FROM_KEPT_CARDS && events->event[i].source != PROBE_FROM_KEPT_BONUS)
      sum += events->event[i].points;
  return sum;
}

static int
points_of_tokens (const ProbeTokens *tokens)
{
  int sum = 0;

  for (guint i = 0; i < tokens->n; i++)
    sum += tokens->token[i].points;
  return sum;
}

/* Whether the card that a token shows is one that everybody sees. */
static void
check_card (const ProbeState *state, const ProbeToken *token)
{
  if (token->type != PROBE_TOKEN_CARD)
    {
      g_assert_cmpint (token->letter, ==, '\0');
      return;
    }
  g_assert_cmpint (state->hidden[token->other][token->tray] >> token->slot & 1, ==, 0);
  g_assert_cmpint (state->setup.row[token->other][token->tray].card[token->slot], ==, token->letter);
}

static void
play_one (guint64 *random, guint *seen)
{
  ProbeMove moves[PROBE_MAX_MOVES];
  ProbeTokens tokens;
  ProbeHeader header = { 0 };
  ProbeState state;
  ProbeSetup setup;

  probe_setup_init (&setup, (ProbeEdition) chance (random, PROBE_N_EDITIONS), (int) (2 + chance (random, 3)));
  setup.activity_cards = (guint8) chance (random, 2);
  setup.spelling_free = TRUE;
  lay (&setup, random);
  if (probe_begin (&setup, &state) != PROBE_OK)
    return;
  header.setup = setup;
  for (int seat = 0; seat < setup.seats; seat++)
    g_snprintf (header.salon.name[seat], sizeof header.salon.name[seat], "P%d", seat);
  probe_tokens_init (&tokens, &setup);

  for (int made = 0; made < 400 && state.phase != PROBE_OVER; made++)
    {
      const int seat = probe_decider (&state);
      const int n = probe_moves (&state, seat, moves);
      ProbeTokens before = tokens;
      ProbeEvents events;

      g_assert_cmpint (n, >, 0);
      if (probe_apply (&state, &moves[chance (random, (guint32) n)], &events) != PROBE_OK)
        continue;
      probe_tokens_add (&tokens, &events);
      g_assert_cmpuint (tokens.n, <=, PROBE_TOKENS_MAX);
      if (before.n + 40 < PROBE_TOKENS_MAX) /* none of the oldest has gone */
        g_assert_cmpint (points_of_tokens (&tokens) - points_of_tokens (&before), ==, points_of_events (&events));
      for (guint i = 0; i < tokens.n; i++)
        {
          g_autofree char *text = probe_text_token (&header, &tokens.token[i]);

          check_card (&state, &tokens.token[i]);
          if (tokens.token[i].type == PROBE_TOKEN_MISS)
            g_assert_cmpint (tokens.token[i].points, ==, 0);
          g_assert_cmpuint (strlen (text), >, 2);
          *seen |= 1u << tokens.token[i].type;
        }
    }
}

static void
test_chance (void)
{
  guint64 random = 14;
  guint seen = 0;

  for (int i = 0; i < GAMES; i++)
    play_one (&random, &seen);
  for (int type = PROBE_TOKEN_ACTIVITY; type <= PROBE_TOKEN_FINAL; type++)
    if (type != PROBE_TOKEN_WORD && type != PROBE_TOKEN_SPELLING && type != PROBE_TOKEN_DENIAL)
      g_assert_true (seen >> type & 1);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/tokens/asked", test_asked);
  g_test_add_func ("/tokens/wrong-blank", test_wrong_blank);
  g_test_add_func ("/tokens/named", test_named);
  g_test_add_func ("/tokens/last-card", test_last_card);
  g_test_add_func ("/tokens/activity", test_activity);
  g_test_add_func ("/tokens/chance", test_chance);

  return g_test_run ();
}
