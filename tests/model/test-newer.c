/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Salon distinguishes what a newer version wrote from what is damaged: records by the first
 * unknown word, looks by their version. */

#include <string.h>

#include "model-table.h"
#include "model/salon-look.h"

#define SETUP "salon-record 1\ngame probe\nedition parker-1964\nwords en\n"
#define SEATS "seat 1 human Ada\nseat 2 human Max\nfirst 1\n"
#define BEGUN SETUP "option trays 1\n" SEATS "word 1 KAYAK\nword 2 ROCKET\nbegin\n"

static void
assert_code (const char *record, int code)
{
  g_autoptr (GError) error = NULL;

  g_test_message ("%s", record);
  g_assert_null (probe_game_new_asleep (record, strlen (record), 1, &error));
  g_test_message ("%s", error->message);
  g_assert_error (error, SALON_GAME_ERROR, code);
  /* In either case the player is told the line. */
  g_assert_nonnull (strstr (error->message, "line "));
  g_assert_cmpint (strstr (error->message, "newer version of Salon") != NULL, ==, code == SALON_GAME_ERROR_NEWER);
}

static void
test_newer (void)
{
  static const char *const table[] = {
    "salon-record 2\n",
    "salon-record 10\nanything\xff\n",
    "salon-veiled 2 0123456789abcdef\n",
    "salon-veiled 2\n",
    "salon-record 1\ngame cubes\n",
    "salon-record 1\ngame probe\nedition parker-1999\n",
    "salon-record 1\ngame probe\nedition parker-1964\nwords de\n",
    SETUP "option aid everything\n",
    SETUP "option clock 60\n",
    SETUP "option answers bell\n",
    SETUP "option trays 3\n",
    SETUP "weather rain\n",
    SETUP "seat 1 computer-expert Ada\n",
    BEGUN "1 swap 2 E\n",
    BEGUN "1 draw times-9\n",
  };

  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    assert_code (table[i], SALON_GAME_ERROR_NEWER);
}

static void
test_damaged (void)
{
  static const char *const table[] = {
    "",
    "nonsense\n",
    "salon-record\n",
    "salon-record 0\n",
    "salon-record 1 \n",
    "salon-record 02\n",
    "salon-record two\n",
    "salon-record -2\n",
    "salon-record 2x\n",
    "salon-veiled 1 0123456789abcdeg\n",
    "salon-record 1\ngame Probe\n",
    "salon-record 1\ngame\n",
    "salon-record 1\ngame probe\nedition parker_1964\n",
    "salon-record 1\ngame probe\nedition aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\n",
    "salon-record 1\ngame probe\nedition parker-1964\nedition parker-1982\n",
    SETUP "milk, eggs\n",
    SETUP "option answers \xc3\xa9\n",
    SETUP "option activity-cards on\noption activity-cards off\n",
    SETUP "seat 7 human Ada\n",
    SETUP "seat 1 Human Ada\n",
    BEGUN "1 ask 2 9\n",
    BEGUN "1 swap\x01 2 E\n",
    BEGUN "1 show 1\n",
    BEGUN "nothing\n",
    /* Records that were cut off */
    BEGUN "1 sho",
    "salon-record 1\ngame pro",
    "salon-record 2",
  };

  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    assert_code (table[i], SALON_GAME_ERROR_RECORD);
}

/* A word that is not in the list does not make the record damaged: lists change. */
static void
test_words (void)
{
  assert_code (SETUP "option trays 1\n" SEATS "word 1 TREEZ\nword 2 ROCKET\nbegin\n", SALON_GAME_ERROR_WORDS);
}

static void
test_looks (void)
{
  static const char newer[] = "[seats]\nversion=2\ncolours=5;4;3;2;1;0;\nchoose=true;true;true;true;true;true;\n";
  static const char more[] = "[seats]\ncolours=5;4;3;2;1;0;\npatterns=1;2;3;\n\n[table]\ncloth=green\n";
  g_autofree char *text = NULL;
  SalonLook look, plain;

  /* Keys of a newer version may have another meaning, so none is used. */
  salon_look_init (&plain);
  g_assert_true (salon_look_is_newer (newer));
  salon_look_from_text (&look, newer);
  g_assert_cmpmem (&look, sizeof look, &plain, sizeof plain);

  /* Unknown keys are kept when the look is written. */
  g_assert_false (salon_look_is_newer (more));
  salon_look_from_text (&look, more);
  g_assert_cmpuint (look.colour[0], ==, 5);
  text = salon_look_to_text (&plain, more);
  g_assert_nonnull (strstr (text, "patterns=1;2;3;\n"));
  g_assert_nonnull (strstr (text, "[table]\ncloth=green\n"));
  salon_look_from_text (&look, text);
  g_assert_cmpmem (&look, sizeof look, &plain, sizeof plain);

  for (guint i = 0; i < 3; i++)
    {
      static const char *const ours[] = { "", "[seats]\nversion=1\n", "[seats]\nversion=two\n" };

      g_assert_false (salon_look_is_newer (ours[i]));
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/newer/records", test_newer);
  g_test_add_func ("/newer/damaged", test_damaged);
  g_test_add_func ("/newer/words", test_words);
  g_test_add_func ("/newer/looks", test_looks);

  return g_test_run ();
}
