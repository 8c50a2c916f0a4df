/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The table's sentences: there is one for everything that can happen, none tells what is hidden,
 * and any name is safe in them. Random games are played with the rules alone. */

#include <string.h>

#include "model-table.h"
#include "model/probe/probe-end-figures.h"
#include "model/probe/probe-text.h"
#include "model/salon-count.h"

#define GAMES 120

/* Checks that @text is one or more sentences in UTF-8 without empty places. */
static void
assert_sentence (const char *text)
{
  g_assert_nonnull (text);
  g_assert_true (g_utf8_validate (text, -1, NULL));
  if (strlen (text) < 3 || strstr (text, "(null)") != NULL || strstr (text, "  ") != NULL || g_ascii_isspace (text[0])
      || strchr (".!?", text[strlen (text) - 1]) == NULL || strchr (text, '%') != NULL)
    g_error ("“%s” is no sentence", text);
}

static void
assert_words (const char *text)
{
  g_assert_nonnull (text);
  g_assert_true (g_utf8_validate (text, -1, NULL));
  g_assert_cmpuint (strlen (text), >, 1);
  g_assert_null (strstr (text, "(null)"));
}

static void
test_cards (void)
{
  for (int edition = 0; edition < PROBE_N_EDITIONS; edition++)
    for (int seats = 2; seats <= 4; seats++)
      for (int trays = 1; trays <= (seats == 2 ? 2 : 1); trays++)
        {
          g_autoptr (GHashTable) texts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
          ProbeSetup setup;
          int kinds = 0;

          probe_setup_init (&setup, (ProbeEdition) edition, seats);
          setup.trays = (guint8) trays;
          for (int kind = PROBE_NORMAL; kind < PROBE_N_KINDS; kind++)
            {
              g_autofree char *text = probe_text_card (&setup, (ProbeKind) kind);

              assert_words (text);
              assert_words (probe_text_card_title ((ProbeKind) kind));
              if (probe_deck_count (setup.rules.deck, (ProbeKind) kind) == 0)
                continue;
              g_assert_null (strstr (text, setup.rules.blank_is_dot ? "blank" : " dot"));
              kinds++;
              g_hash_table_add (texts, g_steal_pointer (&text));
            }

          /* Two cards have the same text only if left and right mean the same. */
          if (seats > 2)
            g_assert_cmpuint (g_hash_table_size (texts), ==, kinds);
          else if (setup.rules.opponent_chooses_tray)
            g_assert_cmpuint (g_hash_table_size (texts), ==, kinds - 2);
          else
            g_assert_cmpuint (g_hash_table_size (texts), ==, kinds - (trays == 1));
        }
}

/* Titles say what cards do, so no two kinds share one; and a card about a neighbour names
 * that one, while the others do not change. */
static void
test_cards_in_play (void)
{
  g_autoptr (GHashTable) titles = g_hash_table_new (g_str_hash, g_str_equal);
  ProbeHeader header = { 0 };
  ProbeState state = { 0 };

  probe_setup_init (&header.setup, PROBE_PARKER_1964, 4);
  for (int seat = 0; seat < 4; seat++)
    g_snprintf (header.salon.name[seat], sizeof header.salon.name[seat], "%s",
                ((const char *[]) { "Ada", "Marie", "Hugo", "Nora" })[seat]);
  state.setup = header.setup;
  state.turn = 1;
  for (int kind = PROBE_NORMAL; kind < PROBE_N_KINDS; kind++)
    {
      const ProbeEffect effect = probe_card_kinds[kind].effect;
      const gboolean about = effect == PROBE_EFFECT_OPPONENT_EXPOSES || effect == PROBE_EFFECT_YOUR_CHOICE;
      const char *name = probe_card_kinds[kind].side == PROBE_SIDE_LEFT ? "Hugo" : "Ada";
      g_autofree char *text = NULL, *plain = probe_text_card (&state.setup, (ProbeKind) kind);

      state.card = (typeof (state.card)) kind;
      text = probe_text_card_in_play (&header, &state);
      assert_words (text);
      g_assert_true (about ? strstr (text, name) != NULL : strcmp (text, plain) == 0);
      g_assert_true (g_hash_table_add (titles, (gpointer) probe_text_card_title ((ProbeKind) kind)));
    }
}

static void
test_tables (void)
{
  g_autoptr (GHashTable) texts = g_hash_table_new (g_str_hash, g_str_equal);

  for (int share = 0; share < PROBE_N_SHARES; share++)
    {
      assert_words (probe_share_text ((ProbeShare) share));
      g_assert_true (g_hash_table_add (texts, (gpointer) probe_share_text ((ProbeShare) share)));
    }
  for (int edition = 0; edition < PROBE_N_EDITIONS; edition++)
    {
      assert_words (probe_text_edition_lines ((ProbeEdition) edition));
      g_assert_true (g_hash_table_add (texts, (gpointer) probe_text_edition_lines ((ProbeEdition) edition)));
    }
  for (int reason = PROBE_OK + 1; reason < PROBE_N_REASONS; reason++)
    assert_sentence (probe_reason_text ((ProbeReason) reason));
}

static void
test_options (void)
{
  for (int edition = 0; edition < PROBE_N_EDITIONS; edition++)
    {
      g_autoptr (GHashTable) texts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

      /* Every combination of options has a different text. */
      for (int bits = 0; bits < 256; bits++)
        {
          ProbeHeader header;
          ProbeSetup *setup = &header.setup;
          char *text;

          probe_header_init (&header, (ProbeEdition) edition, 2);
          setup->activity_cards = bits & 1;
          setup->trays = (guint8) (1 + (bits >> 1 & 1));
          setup->spelling_free = bits >> 2 & 1;
          setup->answers_by_hand = bits >> 3 & 1;
          setup->supply_unlimited = bits >> 4 & 1;
          header.aid = bits >> 5 & 1;
          g_strlcpy (header.words, bits >> 6 & 1 ? "fr" : "en", sizeof header.words);
          text = probe_text_options (&header, bits >> 7 & 1 ? "Ada" : NULL);
          assert_words (text);
          g_assert_true (g_hash_table_add (texts, text));
        }
    }
}

/* The language of the words is told where somebody may expect another one: in English, with an American box, only that of
 * other words. Who begins comes last. */
static void
test_options_of_words (void)
{
  static const struct {
    ProbeEdition edition;
    const char *words, *first, *said;
  } games[] = {
    { PROBE_PARKER_1964, "en", NULL, "activity cards · spelling by the list · answers by the table" },
    { PROBE_PARKER_1964, "fr", NULL, "activity cards · French words · spelling by the list · answers by the table" },
    { PROBE_PARKER_1964, "de", NULL, "activity cards · word list “de” · spelling by the list · answers by the table" },
    { PROBE_MIRO_1967, "fr", NULL, "activity cards · French words · spelling by the list · answers by the table" },
    { PROBE_MIRO_1967, "en", NULL, "activity cards · English words · spelling by the list · answers by the table" },
    { PROBE_PARKER_1964, "en", "Ada", "activity cards · spelling by the list · answers by the table · Ada begins" },
    { PROBE_PARKER_1964, "en", "עדה",
      "activity cards · spelling by the list · answers by the table · \u2068עדה\u2069 begins" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *said = NULL;
      ProbeHeader header;

      probe_header_init (&header, games[i].edition, 3);
      header.setup.answers_by_hand = FALSE;
      g_strlcpy (header.words, games[i].words, sizeof header.words);
      said = probe_text_options (&header, games[i].first);
      g_assert_cmpstr (said, ==, games[i].said);
    }
}

static void
test_estimate (void)
{
  ProbeSetup setup;
  g_autofree char *four = NULL, *two = NULL;

  probe_setup_init (&setup, PROBE_PARKER_1964, 4);
  four = probe_text_estimate (&setup, 2);
  g_assert_cmpstr (four, ==, "4 players · about 35 minutes");
  probe_setup_init (&setup, PROBE_PARKER_1964, 2);
  setup.trays = 2;
  two = probe_text_estimate (&setup, 1);
  g_assert_cmpstr (two, ==, "2 players · about 30 minutes");
}

static void
test_letters (void)
{
  ProbeSetup setup;
  g_autofree char *letter = NULL, *blank = NULL, *dot = NULL;
  g_autofree char *an_e = NULL, *a_u = NULL, *a_blank = NULL, *a_dot = NULL;

  probe_setup_init (&setup, PROBE_PARKER_1964, 3);
  letter = probe_text_letter (&setup, 'E');
  blank = probe_text_letter (&setup, PROBE_BLANK);
  an_e = probe_text_asked (&setup, 'E');
  a_u = probe_text_asked (&setup, 'U');
  a_blank = probe_text_asked (&setup, PROBE_BLANK);
  g_assert_cmpstr (an_e, ==, "An E?");
  g_assert_cmpstr (a_u, ==, "A U?");
  g_assert_cmpstr (a_blank, ==, "A blank?");
  g_assert_cmpstr (letter, ==, "E");
  g_assert_cmpstr (blank, ==, "blank");
  probe_setup_init (&setup, PROBE_PARKER_1982, 3);
  dot = probe_text_letter (&setup, PROBE_BLANK);
  a_dot = probe_text_asked (&setup, PROBE_BLANK);
  g_assert_cmpstr (dot, ==, "dot");
  g_assert_cmpstr (a_dot, ==, "A dot?");
}

/* A random game, and its twin, which differs only in hidden cards. */
typedef struct {
  ProbeHeader header;
  ProbeState state;
  ProbeState twin;
  guint64 random;
  guint events;    /* bit per type of event that had a sentence */
  guint phases[2]; /* bit per phase, for a computer and for a person, that had a status */
  guint twins;
  gboolean slow;
} Chances;

static void
begin (Chances *chances, int game)
{
  static const char *const rows[] = { "..ROCKET.",   "TREASURER", ".JAZZY...", "KAYAKS",
                                      "MISSISSIPPI", "STRING...", "ABBA.....", "QUIXOTIC" };
  const ProbeEdition edition = (ProbeEdition) (game % PROBE_N_EDITIONS);
  const int seats = 2 + game / 3 % 3;

  chances->slow = game % 15 == 4;
  model_header (&chances->header, edition, seats, game / 7 % 2 ? "eh" : "h");
  chances->header.setup.trays = seats == 2 && game / 9 % 2 == 0 ? 2 : 1;
  chances->header.setup.activity_cards = game % 10 != 7;
  chances->header.setup.spelling_free = game % 5 == 0;
  chances->header.setup.supply_unlimited = TRUE;
  chances->header.setup.answers_by_hand = edition != PROBE_PARKER_1982 && game % 4 == 0;
  for (int seat = 0; seat < seats; seat++)
    for (int tray = 0; tray < chances->header.setup.trays; tray++)
      chances->header.setup.row[seat][tray] = model_row (rows[(game + seat + 3 * tray) % G_N_ELEMENTS (rows)]);
  g_assert_cmpint (probe_begin (&chances->header.setup, &chances->state), ==, PROBE_OK);
}

/* Puts other letters in all hidden places except the card that @move turns. The letter that was
 * asked for stays where it is, so that the answers are the same. */
static void
make_twin (Chances *chances, const ProbeMove *move)
{
  ProbeState *twin = &chances->twin;

  *twin = chances->state;
  for (int seat = 0; seat < twin->setup.seats; seat++)
    for (int tray = 0; tray < twin->setup.trays; tray++)
      for (int slot = 0; slot < twin->setup.row[seat][tray].n; slot++)
        {
          char *card = &twin->setup.row[seat][tray].card[slot];
          const int owner = move->type == PROBE_PICK ? move->target : move->seat;

          if (!(twin->hidden[seat][tray] >> slot & 1) || *card == PROBE_BLANK || *card == twin->asked
              || (owner == seat && tray == move->tray && slot == move->slot))
            continue;
          do
            *card = (char) ('A' + model_chance (&chances->random, 26));
          while (*card == twin->asked);
        }
}

/* Checks that the texts beside the status and on a curtain, made from a view, are the same for
 * both twins. */
static void
tell_beside (Chances *chances, int viewer)
{
  const ProbeState *const states[] = { &chances->state, &chances->twin };
  char *curtain[2], *stakes[2];

  for (guint i = 0; i < 2; i++)
    {
      ProbeView view;

      probe_view (states[i], viewer, &view);
      curtain[i] = probe_text_curtain (&chances->header, &view.seen);
      stakes[i] = probe_text_stakes (&view.seen);
      assert_sentence (curtain[i]);
      assert_words (stakes[i]);
    }
  g_assert_cmpstr (curtain[0], ==, curtain[1]);
  g_assert_cmpstr (stakes[0], ==, stakes[1]);
  for (guint i = 0; i < 2; i++)
    {
      g_free (curtain[i]);
      g_free (stakes[i]);
    }
}

static void
tell_status (Chances *chances)
{
  const int decider = probe_decider (&chances->state);
  const gboolean person = decider != PROBE_NOBODY && chances->header.salon.kind[decider] == SALON_HUMAN;

  for (int seat = -1; seat < chances->state.setup.seats; seat++)
    {
      g_autofree char *said = NULL;
      g_autofree char *twin_said = NULL;
      ProbeView view;

      probe_view (&chances->state, seat < 0 ? PROBE_NOBODY : seat, &view);
      said = probe_text_status (&chances->header, &view, probe_decider (&view.seen));
      assert_sentence (said);
      probe_view (&chances->twin, seat < 0 ? PROBE_NOBODY : seat, &view);
      twin_said = probe_text_status (&chances->header, &view, probe_decider (&view.seen));
      g_assert_cmpstr (said, ==, twin_said);
      tell_beside (chances, seat < 0 ? PROBE_NOBODY : seat);
    }
  chances->phases[person] |= 1u << chances->state.phase;
}

static void
tell_move (Chances *chances, const ProbeMove *move)
{
  g_autofree char *said = NULL;
  g_autofree char *twin_said = NULL;
  ProbeView view, twin_view;
  ProbeEvents events, twin_events;

  g_assert_cmpint (probe_apply (&chances->state, move, &events), ==, PROBE_OK);
  said = probe_text_events (&chances->header, move, &events);
  if (said != NULL)
    assert_sentence (said);
  for (int i = 0; i < events.n; i++)
    {
      ProbeEvents one = { 1, { events.event[i] } };
      g_autofree char *told = probe_text_events (&chances->header, move, &one);

      if (told == NULL)
        continue;
      assert_sentence (told);
      g_assert_nonnull (said);
      g_assert_nonnull (strstr (said, told));
      chances->events |= 1u << events.event[i].type;
    }

  /* If nobody could tell the twins apart, the sentences are the same. */
  if (probe_apply (&chances->twin, move, &twin_events) != PROBE_OK)
    return;
  probe_view (&chances->state, PROBE_NOBODY, &view);
  probe_view (&chances->twin, PROBE_NOBODY, &twin_view);
  if (memcmp (&view.seen, &twin_view.seen, sizeof view.seen) != 0)
    return;
  twin_said = probe_text_events (&chances->header, move, &twin_events);
  g_assert_cmpstr (said, ==, twin_said);
  chances->twins++;
}

static gboolean
has_hidden (const ProbeState *state, int seat, char letter)
{
  for (int tray = 0; tray < state->setup.trays; tray++)
    for (int slot = 0; slot < state->setup.row[seat][tray].n; slot++)
      if ((state->hidden[seat][tray] >> slot & 1) && state->setup.row[seat][tray].card[slot] == letter)
        return TRUE;

  return FALSE;
}

static ProbeMove
move_by_chance (Chances *chances)
{
  ProbeState *state = &chances->state;
  ProbeMove moves[PROBE_MAX_MOVES];
  const int decider = probe_decider (state);
  int n;

  if (model_chance (&chances->random, 60) == 0)
    for (int target = 0; target < state->setup.seats; target++)
      if (probe_can_interrupt (state, state->turn, target, 0) == PROBE_OK)
        return (ProbeMove) {
          .type = PROBE_INTERRUPT,
          .seat = state->turn,
          .target = (guint8) target,
          .row = model_chance (&chances->random, 2) ? state->setup.row[target][0] : model_row ("WRONG"),
        };

  n = probe_moves (state, decider, moves);
  g_assert_cmpint (n, >, 0);
  for (int tries = 0;; tries++)
    {
      const ProbeMove *move = &moves[model_chance (&chances->random, (guint32) n)];

      /* Mostly asks for letters that are there, since games would be long otherwise; some games
       * get long enough for the cards to be shuffled again. */
      if (chances->slow || move->type != PROBE_ASK || move->target == PROBE_EVERYBODY || tries > 7
          || has_hidden (state, move->target, move->letter))
        return *move;
    }
}

static void
test_games_by_chance (void)
{
  const guint told = (1u << PROBE_EVENT_SHUFFLED) | (1u << PROBE_EVENT_DRAWN) | (1u << PROBE_EVENT_IGNORED)
                     | (1u << PROBE_EVENT_ASKED) | (1u << PROBE_EVENT_DENIED) | (1u << PROBE_EVENT_TURNED)
                     | (1u << PROBE_EVENT_POINTS) | (1u << PROBE_EVENT_TRAY) | (1u << PROBE_EVENT_NAMED)
                     | (1u << PROBE_EVENT_CHALLENGED) | (1u << PROBE_EVENT_CONFESSED) | (1u << PROBE_EVENT_FINAL)
                     | (1u << PROBE_EVENT_OVER);
  const guint decisions = (1u << PROBE_OVER) - 1;
  Chances chances = { .random = 11 };
  guint moves = 0;

  for (int game = 0; game < GAMES; game++)
    {
      begin (&chances, game);
      while (chances.state.phase != PROBE_OVER)
        {
          const ProbeMove move = move_by_chance (&chances);

          make_twin (&chances, &move);
          tell_status (&chances);
          tell_move (&chances, &move);
          moves++;
        }
      chances.twin = chances.state;
      tell_status (&chances);
    }
  g_assert_cmphex (chances.events, ==, told);
  g_assert_cmphex (chances.phases[FALSE], ==, decisions | 1u << PROBE_OVER);
  g_assert_cmphex (chances.phases[TRUE], ==, decisions);
  g_assert_cmpuint (chances.twins, >, moves / 2);
}

static char *
say (const ProbeHeader *header, ProbeEvent event)
{
  const ProbeEvents events = { 1, { event } };
  const ProbeMove move = { .type = PROBE_SHOW };

  return probe_text_events (header, &move, &events);
}

static void
test_blanks (void)
{
  const ProbeEvent asked = { .type = PROBE_EVENT_ASKED, .seat = 0, .other = 1, .letter = PROBE_BLANK };
  const ProbeEvent denied = { .type = PROBE_EVENT_DENIED, .seat = 1, .letter = PROBE_BLANK };
  ProbeHeader header;

  for (int dots = 0; dots < 2; dots++)
    {
      g_autofree char *question = NULL;
      g_autofree char *answer = NULL;

      model_header (&header, dots ? PROBE_PARKER_1982 : PROBE_MIRO_1967, 3, "h");
      question = say (&header, asked);
      answer = say (&header, denied);
      g_assert_cmpstr (question, ==, dots ? "Ada asks Béla for a dot." : "Ada asks Béla for a blank.");
      g_assert_cmpstr (answer, ==, dots ? "Béla has no dot." : "Béla has no blank.");
    }
}

static void
test_no_points (void)
{
  g_autofree char *said = NULL;
  ProbeHeader header;

  model_header (&header, PROBE_PARKER_1964, 3, "h");
  said =
    say (&header, (ProbeEvent) { .type = PROBE_EVENT_POINTS, .seat = 1, .source = PROBE_FROM_ASKING, .factor = 1 });
  g_assert_null (said);
}

/* The points for the last card of a word are told with their reason. */
static void
test_last_card (void)
{
  g_autofree char *said = NULL;
  ProbeHeader header;

  model_header (&header, PROBE_PARKER_1964, 3, "h");
  said = say (&header, (ProbeEvent) {
                         .type = PROBE_EVENT_POINTS,
                         .seat = 1,
                         .source = PROBE_FROM_LAST_CARDS,
                         .factor = 1,
                         .points = PROBE_LAST_CARD,
                       });
  g_assert_cmpstr (said, ==, "Béla scores 50 points more: it was the last card of a word.");
}

/* With two players, the sentence names the other one. */
static void
test_final_turns (void)
{
  for (int seats = 2; seats <= 3; seats++)
    {
      g_autofree char *said = NULL;
      ProbeHeader header;

      model_header (&header, PROBE_PARKER_1964, seats, "h");
      said = say (&header, (ProbeEvent) { .type = PROBE_EVENT_FINAL, .seat = 1 });
      g_assert_cmpstr (said, ==,
                       seats == 2 ? "Only Béla has hidden cards: Ada has two more turns."
                                  : "Only Béla has hidden cards: everybody else has two more turns.");
    }
}

static void
apply (ProbeState *state, ProbeMove move)
{
  ProbeEvents events;

  g_assert_cmpint (probe_apply (state, &move, &events), ==, PROBE_OK);
}

static void
assert_final_turns_left (const ProbeState *state, int left)
{
  g_autofree char *said = probe_text_final_turns (state);
  g_autofree char *expected = left == 0 ? NULL : g_strdup_printf ("Final turns: %d left", left);

  g_assert_cmpstr (said, ==, expected);
}

/* The counter comes with the first final turn, counts each of them, also the one that is being had, and goes with the last. */
static void
test_final_turns_left (void)
{
  for (int seats = 2; seats <= 3; seats++)
    {
      static const char *const rows[] = { "A", "ZYZ", "B" };
      ProbeHeader header;
      ProbeState state;
      int left = PROBE_FINAL_TURNS * (seats - 1);

      model_header (&header, PROBE_PARKER_1964, seats, "h");
      header.setup.trays = 1;
      header.setup.activity_cards = FALSE;
      header.setup.spelling_free = TRUE;
      header.setup.first = 1;
      for (int seat = 0; seat < seats; seat++)
        header.setup.row[seat][0] = model_row (rows[seat]);
      g_assert_cmpint (probe_begin (&header.setup, &state), ==, PROBE_OK);

      /* Béla, who has three cards, finds the only card of everybody else. */
      for (int seat = 0; seat < seats; seat++)
        if (seat != 1)
          {
            assert_final_turns_left (&state, 0);
            apply (&state,
                   (ProbeMove) { .type = PROBE_ASK, .seat = 1, .target = (guint8) seat, .letter = rows[seat][0] });
            assert_final_turns_left (&state, 0);
            apply (&state, (ProbeMove) { .type = PROBE_SHOW, .seat = (guint8) seat });
          }
      for (; left > 0; left--)
        {
          assert_final_turns_left (&state, left);
          apply (&state, (ProbeMove) { .type = PROBE_ASK, .seat = state.turn, .target = 1, .letter = 'E' });
          assert_final_turns_left (&state, left);
          apply (&state, (ProbeMove) { .type = PROBE_NO, .seat = 1 });
        }
      g_assert_cmpint (state.phase, ==, PROBE_OVER);
      assert_final_turns_left (&state, 0);
    }
}

/* With two trays, the sentences say in which tray a card stands and which word is meant. */
static void
test_two_trays (void)
{
  ProbeHeader header;

  model_header (&header, PROBE_PARKER_1964, 2, "h");
  for (int tray = 0; tray < 2; tray++)
    {
      const ProbeEvent turned = {
        .type = PROBE_EVENT_TURNED,
        .seat = 1,
        .tray = (guint8) tray,
        .slot = 2,
        .letter = 'K',
      };
      const ProbeEvent named = { .type = PROBE_EVENT_NAMED, .seat = 0, .other = 1, .tray = (guint8) tray };
      const char *side = tray ? "right" : "left";

      for (int cause = PROBE_TURNED_ASKED; cause <= PROBE_TURNED_OWN_BLANK; cause++)
        {
          ProbeEvent event = turned;
          g_autofree char *said = NULL;

          event.cause = (guint8) cause;
          said = say (&header, event);
          g_assert_nonnull (strstr (said, side));
          g_assert_nonnull (strstr (said, "space 3"));
        }
      for (int type = PROBE_EVENT_NAMED; type <= PROBE_EVENT_CHALLENGED; type++)
        for (int right = 0; right < 2; right++)
          {
            ProbeEvent event = named;
            g_autofree char *said = NULL;

            event.type = (guint8) type;
            event.right = (guint8) right;
            said = say (&header, event);
            g_assert_nonnull (strstr (said, side));
            g_assert_nonnull (strstr (said, right ? "right" : "wrong"));
          }
    }
}

static void
test_names (void)
{
  static const struct {
    const char *name;
    const char *said;
  } names[] = {
    { "100 % %s %n", "100 % %s %n asks Béla for E." },
    { "👩‍🚀 Ada", "👩‍🚀 Ada asks Béla for E." },
    { "<b>&amp;", "<b>&amp; asks Béla for E." },
    { "עדה", "\u2068עדה\u2069 asks Béla for E." },
    { "سلمى 2", "\u2068سلمى 2\u2069 asks Béla for E." },
    /* NOLINTNEXTLINE(misc-misleading-bidirectional): a name may turn the line and leave it so */
    { "A\u202ed\u2066a", "Ada asks Béla for E." },
    { "\u200fA\u200ed\u2069a\u061c", "Ada asks Béla for E." },
    { "\ufb21\u05d3\u05d4", "\u2068\ufb21\u05d3\u05d4\u2069 asks Béla for E." },
    { "\ufecb", "\u2068\ufecb\u2069 asks Béla for E." },
    { "\U00010900", "\u2068\U00010900\u2069 asks Béla for E." },
    { "\U0001e900", "\u2068\U0001e900\u2069 asks Béla for E." },
    { "\ud55c \ufb00 \ufe0f \ufffd \U0001d11e \u2070",
      "\ud55c \ufb00 \ufe0f \ufffd \U0001d11e \u2070 asks Béla for E." },
  };
  const ProbeEvent asked = { .type = PROBE_EVENT_ASKED, .seat = 0, .other = 1, .letter = 'E' };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *said = NULL;
      g_autofree char *status = NULL;
      g_autofree char *name = NULL;
      ProbeHeader header;
      ProbeState state;
      ProbeView view;

      model_header (&header, PROBE_PARKER_1964, 2, "h");
      g_strlcpy (header.salon.name[0], names[i].name, sizeof header.salon.name[0]);
      for (int seat = 0; seat < 2; seat++)
        for (int tray = 0; tray < 2; tray++)
          header.setup.row[seat][tray] = model_row ("ROCKET");
      g_assert_cmpint (probe_begin (&header.setup, &state), ==, PROBE_OK);
      probe_view (&state, PROBE_NOBODY, &view);

      said = say (&header, asked);
      g_assert_cmpstr (said, ==, names[i].said);
      name = probe_text_name (&header, 0);
      g_assert_true (g_str_has_prefix (said, name));
      status = probe_text_status (&header, &view, probe_decider (&view.seen));
      g_assert_true (g_str_has_prefix (status, name));
    }
}

static void
test_counts (void)
{
  static const struct {
    guint n;
    const char *text;
  } counts[] = {
    { 0, "0" }, { 999, "999" }, { 1000, "1,000" }, { 268819, "268,819" }, { G_MAXUINT32, "4,294,967,295" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (counts); i++)
    {
      g_autofree char *text = salon_count_format (counts[i].n);

      g_assert_cmpstr (text, ==, counts[i].text);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/text/cards", test_cards);
  g_test_add_func ("/text/cards-in-play", test_cards_in_play);
  g_test_add_func ("/text/tables", test_tables);
  g_test_add_func ("/text/options", test_options);
  g_test_add_func ("/text/options/words", test_options_of_words);
  g_test_add_func ("/text/estimate", test_estimate);
  g_test_add_func ("/text/letters", test_letters);
  g_test_add_func ("/text/games-by-chance", test_games_by_chance);
  g_test_add_func ("/text/blanks", test_blanks);
  g_test_add_func ("/text/no-points", test_no_points);
  g_test_add_func ("/text/last-card", test_last_card);
  g_test_add_func ("/text/final-turns", test_final_turns);
  g_test_add_func ("/text/final-turns/left", test_final_turns_left);
  g_test_add_func ("/text/two-trays", test_two_trays);
  g_test_add_func ("/text/names", test_names);
  g_test_add_func ("/text/counts", test_counts);

  return g_test_run ();
}
