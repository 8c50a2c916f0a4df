/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The row that is laid, key by key, and the guess at a word: no display is needed. */

#include <glib.h>

#include "model/probe/probe-guess.h"
#include "model/probe/probe-lay-row.h"
#include "rules/probe/probe-apply.h"

static void
assert_row (const ProbeLayRow *row, const char *text)
{
  char laid[PROBE_SPACES + 1];
  ProbeRow cards;

  probe_lay_row_to (row, &cards);
  probe_row_format (&cards, laid);
  g_assert_cmpstr (laid, ==, text);
}

/* Each letter of a script is a key, '<' and '>' step, '-' erases, '~' erases to
 * the right. */
static void
test_row_typing (void)
{
  static const struct {
    const char *script, *row;
  } rows[] = {
    { "", "" },
    { "CAT", "CAT" },
    { "..CAT", "..CAT" },
    { "..CAT.", "..CAT." },
    { "CAT<<R", "CRAT" },
    { "CAT<<<.", ".CAT" },
    { "CAT<.", "CAT" },     /* a blank cannot stand inside */
    { "CAT..S", "CATS.." }, /* the letter belongs to the word */
    { "CAT.-", "CAT" },
    { "CAT-", "CA" },
    { ".CAT---", "." },
    { ".CAT----", "" },
    { ".CAT-----", "" },
    { "CAT<<<~", "AT" },
    { "CAT.~", "CAT" },
    { "..CAT<<<-", ".CAT" },
    { "ABCDEFGHIJKLM", "ABCDEFGHIJKL" },
    { "ABCDEFGHIJKL.", "ABCDEFGHIJKL" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      ProbeLayRow row = { 0 };

      for (const char *key = rows[i].script; *key; key++)
        switch (*key)
          {
          case '<':
            probe_lay_row_step (&row, -1);
            break;
          case '>':
            probe_lay_row_step (&row, 1);
            break;
          case '-':
          case '~':
            probe_lay_row_erase (&row, *key == '~');
            break;
          default:
            probe_lay_row_type (&row, *key);
          }
      assert_row (&row, rows[i].row);
    }
}

static void
test_row_moving (void)
{
  static const struct {
    const char *before;
    int from, to;
    const char *after;
  } moves[] = {
    { "CAT", 0, 2, "ATC" },   { "CAT", 2, 0, "TCA" },      { ".CAT", 1, 0, ".CAT" }, { ".CAT", 0, 3, "CAT." },
    { "CAT.", 3, 0, ".CAT" }, { ".CAT.", 1, 11, ".ATC." }, { ".A.", 1, 2, ".A." },   { "CAT", 7, 0, "CAT" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      ProbeRow cards;
      ProbeLayRow row;

      probe_row_parse (moves[i].before, &cards);
      probe_lay_row_from (&row, &cards);
      probe_lay_row_move (&row, moves[i].from, moves[i].to);
      assert_row (&row, moves[i].after);
    }
}

static void
test_row_dropping (void)
{
  static const struct {
    const char *before;
    char letter;
    int slot;
    const char *after;
  } drops[] = {
    { "", 'A', 5, "A" },       { "CAT", 'S', 3, "CATS" }, { "CAT", 'S', 11, "CATS" },
    { "CAT", 'S', 0, "SCAT" }, { "CAT", 'O', 1, "COAT" }, { "..CAT", 'S', 0, "..SCAT" },
    { "CAT", '.', 0, ".CAT" }, { "CAT", '.', 2, "CAT." }, { "", '.', 7, "." },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (drops); i++)
    {
      ProbeRow cards;
      ProbeLayRow row;

      probe_row_parse (drops[i].before, &cards);
      probe_lay_row_from (&row, &cards);
      g_assert_true (probe_lay_row_insert (&row, drops[i].letter, drops[i].slot));
      assert_row (&row, drops[i].after);
    }
}

static void
test_guess (void)
{
  ProbeState state = { 0 };
  ProbeGuess guess;

  /* ?R??T: the second and the last card lie open. */
  g_assert_cmpint (probe_row_parse (".RO.T", &state.setup.row[1][0]), ==, PROBE_OK);
  state.hidden[1][0] = 1 << 0 | 1 << 2 | 1 << 3;
  state.setup.row[1][0].card[0] = PROBE_UNKNOWN;
  state.setup.row[1][0].card[2] = PROBE_UNKNOWN;
  state.setup.row[1][0].card[3] = PROBE_UNKNOWN;

  probe_guess_begin (&guess, &state, 1, 0);
  g_assert_cmpint (guess.caret, ==, 0);
  g_assert_cmpint (probe_guess_worth (&guess), ==, 5 + 15 + 15);
  probe_guess_type (&guess, '.');
  probe_guess_type (&guess, 'O');
  g_assert_cmpint (guess.caret, ==, 3);
  g_assert_false (probe_guess_complete (&guess));
  probe_guess_type (&guess, '.');
  g_assert_true (probe_guess_complete (&guess));
  g_assert_true (probe_guess_blank_inside (&guess));

  g_assert_true (probe_guess_erase (&guess, TRUE));
  g_assert_cmpint (guess.caret, ==, 3);
  g_assert_true (probe_guess_erase (&guess, TRUE));
  g_assert_cmpint (guess.caret, ==, 2);
  probe_guess_go (&guess, 1); /* lies open */
  g_assert_cmpint (guess.caret, ==, 2);
  probe_guess_step (&guess, -1);
  g_assert_cmpint (guess.caret, ==, 0);
  g_assert_cmpint (guess.row.card[1], ==, 'R');
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/pages/row/typing", test_row_typing);
  g_test_add_func ("/pages/row/moving", test_row_moving);
  g_test_add_func ("/pages/row/dropping", test_row_dropping);
  g_test_add_func ("/pages/guess", test_guess);

  return g_test_run ();
}
