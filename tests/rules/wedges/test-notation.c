/* SPDX-License-Identifier: GPL-3.0-or-later */

/* wedges-rules.md 6: the moves as text. */

#include <string.h>

#include "rules/wedges/wedges-move.h"
#include "tap.h"

#define TEN     "0123456789"
#define FIFTY   TEN TEN TEN TEN TEN
#define HUNDRED FIFTY FIFTY

/* 200 characters of three bytes each. */
static void
put_long_answer (char *text, int characters)
{
  strcpy (text, "1 answer right ");
  for (int i = 0; i < characters; i++)
    strcat (text, "…");
}

static void
test_moves (void)
{
  static const char *const moves[] = {
    "1 roll 1",
    "6 roll 6",
    "2 move H",
    "2 move S0.1",
    "2 move S5.5",
    "3 move R0",
    "3 move R41",
    "1 choose G",
    "1 choose E",
    "1 choose H",
    "1 choose A",
    "1 choose S",
    "1 choose P",
    "4 vote P",
    "5 answer right",
    "5 answer wrong",
    "5 answer right Tigris",
    "5 answer wrong  two spaces, and more ",
    "1 answer right right",
    "1 answer wrong L’Équipe",
    "8 roll 3",
    "1 answer right " HUNDRED HUNDRED,
  };

  for (size_t i = 0; i < sizeof moves / sizeof *moves; i++)
    {
      char text[WEDGES_MOVE_TEXT];
      const char *unknown;
      WedgesMove move;
      const char *fault = wedges_move_parse (moves[i], &move, &unknown);
      const size_t n = fault == NULL ? wedges_move_format (&move, text) : 0;

      tap_ok (fault == NULL && n == strlen (moves[i]) && strcmp (text, moves[i]) == 0, "%.40s", moves[i]);
    }
}

static void
test_no_moves (void)
{
  static const char *const no_moves[] = {
    "",
    "1",
    "roll 3",
    "0 roll 3",
    "9 roll 3",
    "01 roll 3",
    "1 roll",
    "1 roll 0",
    "1 roll 7",
    "1 roll 03",
    "1 roll +3",
    "1 roll 3 ",
    "1 roll 3 3",
    "1  roll 3",
    "1 move",
    "1 move S6.1",
    "1 move R42",
    "1 move h",
    "1 move H H",
    "1 choose",
    "1 choose g",
    "1 choose B",
    "1 choose GE",
    "1 choose G E",
    "1 vote",
    "1 vote -",
    "1 answer",
    "1 answer yes",
    "1 answer right ",
    "1 answer Right",
    "1 answer right a\tb",
    "1 answer right \302\205",
    "1 throw 3",
    "1 ROLL 3",
    "1 answer right " HUNDRED HUNDRED "x",
  };

  for (size_t i = 0; i < sizeof no_moves / sizeof *no_moves; i++)
    {
      const char *unknown;
      WedgesMove move;

      tap_ok (wedges_move_parse (no_moves[i], &move, &unknown) != NULL, "no move: “%.30s”", no_moves[i]);
    }
}

int
main (void)
{
  char text[WEDGES_MOVE_TEXT + 8], again[WEDGES_MOVE_TEXT];
  const char *unknown;
  WedgesMove move;

  test_moves ();
  test_no_moves ();
  put_long_answer (text, WEDGES_ANSWER_CHARACTERS);
  tap_ok (wedges_move_parse (text, &move, &unknown) == NULL && wedges_move_format (&move, again) == strlen (text)
            && strcmp (text, again) == 0,
          "an answer of 200 long characters");
  put_long_answer (text, WEDGES_ANSWER_CHARACTERS + 1);
  tap_ok (wedges_move_parse (text, &move, &unknown) != NULL, "one more character");
  strcpy (text, "1 throw 3");
  tap_ok (wedges_move_parse (text, &move, &unknown) != NULL && unknown == text + 2, "a type that is not known");

  return tap_done ();
}
