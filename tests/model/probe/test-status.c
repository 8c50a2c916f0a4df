/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the table says about a position: who has to do what, at the table and behind the curtain,
 * and what a wrong guess costs. */

#include "model-table.h"
#include "model/probe/probe-text.h"

/* Positions, each with its own sentence. */
static void
test_status (void)
{
  static const struct {
    const char *moves;
    const char *said;
  } cases[] = {
    { "", "Ada, it is your turn: draw an activity card." },
    { "2 interrupt 1 WRONG\n", "Ada, it is your turn: draw an activity card." },
    { "1 draw additional-turn\n", "Ada, ask an opponent for a letter." },
    { "1 draw additional-turn\n1 ask 2 X\n", "Ada asks Béla for X." },
    { "1 draw additional-turn\n1 ask 2 X\n2 no\n", "Ada, your additional turn: draw again." },
    { "1 draw additional-turn\n1 ask 2 X\n2 no\n2 interrupt 1 WRONG\n", "Ada, your additional turn: draw again." },
    { "1 draw normal\n1 ask 3 .\n", "Cleo, Ada asks you for a blank: choose the card to show." },
    { "1 draw normal\n1 ask 2 .\n", "Ada asks Béla for a blank." },
    { "1 draw normal\n1 ask 3 .\n3 show 1\n", "Ada, that was right: ask again." },
    { "1 draw normal\n1 ask 2 X\n2 no\n", "Béla draws an activity card." },
    { "1 draw left-exposes\n", "Béla chooses a card to expose." },
    { "1 draw right-exposes\n", "Cleo, choose one of your cards to expose." },
    { "1 draw own-blank\n", "Ada, turn one of your own blanks." },
    { "1 draw normal\n1 ask 2 X\n2 no\n2 draw times-3\n", "Béla is about to ask." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *record =
        g_strconcat ("salon-record 1\ngame probe\nedition parker-1964\nwords en\n"
                     "option spelling free\nseat 1 human Ada\nseat 2 computer-easy Béla\n"
                     "seat 3 human Cleo\nfirst 1\nword 1 ROCKET.\nword 2 KAYAKS\nword 3 ..JAZZ\n"
                     "begin\n",
                     cases[i].moves, NULL);
      g_autoptr (ProbeGame) game = model_game (record, NULL);
      g_autofree char *said = NULL;
      ProbeView view;

      /* If the table answers for Cleo, the sentence does not speak to her. */
      probe_game_set_chooses (game, 2, TRUE);
      probe_game_get_view (game, PROBE_NOBODY, &view);
      said = probe_text_status (probe_game_get_header (game), &view, probe_game_get_person (game));
      g_assert_cmpstr (said, ==, cases[i].said);
      if (view.seen.phase == PROBE_TO_ANSWER)
        {
          g_autofree char *unasked = NULL;

          probe_game_set_chooses (game, 2, FALSE);
          unasked = probe_text_status (probe_game_get_header (game), &view, probe_game_get_person (game));
          g_assert_cmpstr (strstr (unasked, " you"), ==, NULL);
        }
    }
}

/* Which card has to be turned and by whom, with two trays and with dots, in sentences that speak
 * to a person or about a computer. */
static void
test_status_of_exposures (void)
{
  static const struct {
    const char *edition;
    const char *kind; /* of the second seat */
    const char *moves;
    const char *said;
  } cases[] = {
    { "parker-1964", "human", "1 draw left-exposes\n", "Béla, choose a card of your left tray to expose." },
    { "parker-1964", "human", "1 draw right-exposes\n", "Béla, choose a card of your right tray to expose." },
    { "parker-1964", "computer-easy", "1 draw left-exposes\n", "Béla chooses a card of the left tray to expose." },
    { "parker-1964", "computer-easy", "1 draw right-exposes\n", "Béla chooses a card of the right tray to expose." },
    { "parker-1964", "human", "1 draw own-blank\n", "Ada, turn one of your own blanks." },
    { "parker-1964", "computer-easy", "1 draw normal\n1 ask 2 X\n2 no\n2 draw own-blank\n",
      "Béla turns one of their own blanks." },
    { "parker-1982", "human", "1 draw own-blank\n", "Ada, turn one of your own dots." },
    { "parker-1982", "computer-easy", "1 draw times-2\n1 ask 2 X\n2 no\n2 draw own-blank\n",
      "Béla turns one of their own dots." },
    { "parker-1982", "human", "1 draw left-exposes\n", "Béla, choose one of your cards to expose." },
    { "parker-1982", "human", "1 draw left-your-choice\n", "Béla, choose the tray from which a card is turned." },
    { "parker-1982", "computer-easy", "1 draw left-your-choice\n",
      "Béla chooses the tray from which a card is turned." },
    { "parker-1982", "human", "1 draw left-your-choice\n2 tray R\n", "Ada, point at a hidden card of Béla." },
    { "parker-1982", "computer-easy", "1 draw times-2\n1 ask 2 X\n2 no\n2 draw left-your-choice\n1 tray L\n",
      "Béla points at a hidden card of Ada." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *record = g_strconcat ("salon-record 1\ngame probe\nedition ", cases[i].edition,
                                             "\nwords en\n"
                                             "option spelling free\nseat 1 human Ada\nseat 2 ",
                                             cases[i].kind,
                                             " Béla\n"
                                             "first 1\nword 1L ROCKET.\nword 1R KAYAKS\nword 2L .JAZZ\n"
                                             "word 2R STRING\nbegin\n",
                                             cases[i].moves, NULL);
      g_autoptr (ProbeGame) game = model_game (record, NULL);
      g_autofree char *said = NULL;
      ProbeView view;

      probe_game_get_view (game, PROBE_NOBODY, &view);
      said = probe_text_status (probe_game_get_header (game), &view, probe_game_get_person (game));
      g_assert_cmpstr (said, ==, cases[i].said);
    }
}

/* The text on the curtain, which everybody may hear. */
static void
test_curtain (void)
{
  static const char *const moves[] = { "", "1 draw times-2\n1 ask 2 .\n", "1 draw left-exposes\n",
                                       "1 draw left-your-choice\n" };
#define LOOK_AWAY "\nEverybody else, please look away."
  static const char *const said[] = {
    "Your word is behind this curtain." LOOK_AWAY,
    "Ada asks you for a dot. Your answer is behind this curtain." LOOK_AWAY,
    "You have to turn one of your cards. Choose it behind this curtain." LOOK_AWAY,
    "You have to choose one of your trays behind this curtain." LOOK_AWAY,
  };

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      g_autofree char *record = g_strconcat ("salon-record 1\ngame probe\nedition parker-1982\nwords en\n"
                                             "option spelling free\nseat 1 human Ada\nseat 2 human Béla\nfirst 1\n"
                                             "word 1L ROCKET\nword 1R KAYAKS\nword 2L .JAZZ\nword 2R STRING\nbegin\n",
                                             moves[i], NULL);
      g_autoptr (ProbeGame) game = model_game (record, NULL);
      g_autofree char *curtain = NULL;
      g_autofree char *stakes = NULL;
      ProbeView view;

      probe_game_get_view (game, PROBE_NOBODY, &view);
      curtain = probe_text_curtain (probe_game_get_header (game), &view.seen);
      g_assert_cmpstr (curtain, ==, said[i]);
      stakes = probe_text_stakes (&view.seen);
      g_assert_cmpstr (stakes, ==, "a wrong dot costs 50 points");
    }
  {
    ProbeHeader header;
    g_autofree char *curtain = NULL;

    model_header (&header, PROBE_PARKER_1964, 2, "h");
    curtain = probe_text_curtain (&header, NULL);
    g_assert_cmpstr (curtain, ==, said[0]);
  }
}

static void
test_stakes (void)
{
  for (int dots = 0; dots < 2; dots++)
    {
      ProbeState state = { .card = PROBE_NO_BLANK_PENALTY };
      g_autofree char *free_guess = NULL;
      g_autofree char *dear_guess = NULL;

      state.setup.rules.blank_is_dot = (guint8) dots;
      free_guess = probe_text_stakes (&state);
      state.card = PROBE_NORMAL;
      dear_guess = probe_text_stakes (&state);
      g_assert_cmpstr (free_guess, ==,
                       dots ? "a wrong dot costs nothing this turn" : "a wrong blank costs nothing this turn");
      g_assert_cmpstr (dear_guess, ==, dots ? "a wrong dot costs 50 points" : "a wrong blank costs 50 points");
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/status/positions", test_status);
  g_test_add_func ("/status/exposures", test_status_of_exposures);
  g_test_add_func ("/status/curtain", test_curtain);
  g_test_add_func ("/status/stakes", test_stakes);

  return g_test_run ();
}
