/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Laying words: what the game says about a row, what it refuses, suggestions, spellings, and
 * resuming a game while words are laid. */

#include <string.h>

#include <glib/gstdio.h>

#include "await.h"
#include "model-table.h"
#include "model/probe/probe-game-private.h"

static ProbeGame *
new_game (ProbeEdition edition, int seats, const char *kinds, gboolean free_spelling, SalonStore *store)
{
  g_autoptr (GError) error = NULL;
  ProbeHeader header;
  ProbeGame *game;

  model_header (&header, edition, seats, kinds);
  header.setup.spelling_free = (guint8) free_spelling;
  game = probe_game_new (&header, 3, store, &error);
  g_assert_no_error (error);
  return game;
}

/* As if the list could not be read. */
static void
lose_list (ProbeGame *game)
{
  probe_game_close_words (game);
  game->lacks_list = TRUE;
}

/* What the game says about @row, which was not parsed before and may contain any bytes. */
static void
assert_judged (ProbeGame *game, const char *cards, gboolean good, const char *said)
{
  g_autofree char *message = NULL;
  ProbeRow row = { .n = (guint8) MIN (strlen (cards), 200) };

  memcpy (row.card, cards, MIN (strlen (cards), sizeof row.card));
  g_assert_true (probe_game_judge_row (game, &row, &message) == good);
  g_assert_true (probe_game_judge_row (game, &row, NULL) == good);
  g_assert_nonnull (message);
  if (strstr (message, said) == NULL)
    g_error ("“%s” is said of %s, not “%s”", message, cards, said);
}

static void
test_what_is_said (void)
{
  g_autoptr (ProbeGame) game = new_game (PROBE_PARKER_1964, 3, "h", FALSE, NULL);
  g_autoptr (ProbeGame) dots = new_game (PROBE_PARKER_1982, 3, "h", FALSE, NULL);

  assert_judged (game, "", FALSE, "There is no word");
  assert_judged (game, "...", FALSE, "There is no word");
  assert_judged (game, "RoCKET", FALSE, "Only the letters A to Z");
  assert_judged (game, "ROCKET?", FALSE, "Only the letters A to Z");
  assert_judged (game, "ROCKETROCKETS", FALSE, "only twelve spaces");
  assert_judged (game, "ROC.KET", FALSE, "never inside it");
  assert_judged (game, "....ROCKET...", FALSE, "only twelve spaces");
  assert_judged (game, "....A...", FALSE, "not enough blanks");
  assert_judged (game, "ZZZ", FALSE, "enough cards of a letter");
  assert_judged (game, "ROCKTE", FALSE, "ROCKTE: ");
  assert_judged (game, "..ROCKET.", TRUE,
                 "ROCKET is in the list · 9 cards · 90 points, and 100 more if it stays hidden");
  assert_judged (game, "A", TRUE, "A is in the list · 1 card · 5 points, and 50 more if it stays hidden");
  assert_judged (dots, "CAT", FALSE, "too short");
  assert_judged (dots, "......ROCKET", FALSE, "not enough blanks");
  assert_judged (dots, "ROCKET", TRUE, "ROCKET is in the list");
}

static void
test_what_is_said_of_free_spelling (void)
{
  g_autoptr (ProbeGame) game = new_game (PROBE_PARKER_1964, 3, "h", TRUE, NULL);

  assert_judged (game, "ROKET..", TRUE, "ROKET is not in the list and may be challenged · 7 cards");
  assert_judged (game, "ROCKET", TRUE, "ROCKET is in the list");
  assert_judged (game, "RO.KET", FALSE, "never inside it");

  /* Nobody needs the word list then, so it may be missing. */
  lose_list (game);
  assert_judged (game, "ROKET..", TRUE, "ROKET · 7 cards · 65 points, and 100 more if it stays hidden");
}

/* Cards have no accents, but the word that is named has. */
static void
test_the_spelling_is_shown (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (ProbeGame) game = NULL;
  ProbeHeader header;

  model_header (&header, PROBE_MIRO_1967, 3, "h");
  g_strlcpy (header.words, "fr", sizeof header.words);
  game = probe_game_new (&header, 3, NULL, &error);
  g_assert_no_error (error);
  assert_judged (game, ".TRESORIER", TRUE, "TRÉSORIER is in the list · 10 cards");
  assert_judged (game, "TABLE", TRUE, "TABLE is in the list");
  assert_judged (game, "TRESORIERS", FALSE, "TRESORIERS: ");
}

/* Bytes behind the cards of a row are not laid. */
static void
test_only_the_cards_are_laid (void)
{
  g_autoptr (ProbeGame) game = new_game (PROBE_PARKER_1964, 3, "h", FALSE, NULL);
  ProbeRow row = model_row ("ROCKET");
  ProbeView view;
  int seat, tray;

  row.card[10] = 'X';
  while (probe_game_next_to_lay (game, &seat, &tray))
    g_assert_true (probe_game_lay (game, seat, tray, &row, NULL));
  row.card[10] = '\0';
  for (seat = 0; seat < 3; seat++)
    {
      probe_game_get_view (game, seat, &view);
      g_assert_cmpmem (&view.seen.setup.row[seat][0], sizeof row, &row, sizeof row);
    }
}

static void
test_rows_are_refused (void)
{
  g_autoptr (ProbeGame) game = new_game (PROBE_PARKER_1964, 2, "he", FALSE, NULL);
  const ProbeRow good = model_row ("ROCKET"), bad = model_row ("ROCKTE");
  const struct {
    int seat;
    int tray;
    const ProbeRow *row;
    int code;
  } refused[] = {
    { 0, 0, &bad, PROBE_GAME_ERROR_ROW },    { 1, 0, &good, PROBE_GAME_ERROR_STAGE }, /* a computer */
    { 2, 0, &good, PROBE_GAME_ERROR_STAGE }, { -1, 0, &good, PROBE_GAME_ERROR_STAGE },
    { 0, 2, &good, PROBE_GAME_ERROR_STAGE }, { 0, -1, &good, PROBE_GAME_ERROR_STAGE },
  };
  g_autofree char *before = model_record (game);
  g_autofree char *after = NULL;
  int seat, tray;

  for (guint i = 0; i < G_N_ELEMENTS (refused); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_false (probe_game_lay (game, refused[i].seat, refused[i].tray, refused[i].row, &error));
      g_assert_error (error, PROBE_GAME_ERROR, refused[i].code);
      g_assert_cmpuint (strlen (error->message), >, 0);
    }
  after = model_record (game);
  g_assert_cmpstr (before, ==, after);

  g_assert_true (probe_game_next_to_lay (game, &seat, &tray));
  g_assert_cmpint (seat * 2 + tray, ==, 0);
  g_assert_true (probe_game_lay (game, 0, 0, &good, NULL));
  g_assert_false (probe_game_lay (game, 0, 0, &good, NULL)); /* there is one */
  g_assert_true (probe_game_next_to_lay (game, &seat, &tray));
  g_assert_cmpint (seat * 2 + tray, ==, 1);
  g_assert_true (probe_game_lay (game, 0, 1, &good, NULL));
  g_assert_false (probe_game_next_to_lay (game, &seat, &tray));
}

typedef struct {
  GHashTable *rows;
  int waiting;
} Suggestions;

static void
suggested_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Suggestions *suggestions = data;
  char text[PROBE_SPACES + 1];
  ProbeRow row;

  g_assert_true (probe_game_suggest_finish (PROBE_GAME (source), result, &row, NULL));
  g_assert_true (probe_game_judge_row (PROBE_GAME (source), &row, NULL));
  probe_row_format (&row, text);
  g_hash_table_add (suggestions->rows, g_strdup (text));
  suggestions->waiting--;
}

static void
test_suggestions (void)
{
  for (int edition = 0; edition < PROBE_N_EDITIONS; edition++)
    {
      g_autoptr (ProbeGame) game = new_game ((ProbeEdition) edition, 3, "h", FALSE, NULL);
      g_autoptr (GHashTable) rows = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
      Suggestions suggestions = { rows, 20 };

      for (int i = 0; i < 20; i++)
        probe_game_suggest_async (game, NULL, suggested_cb, &suggestions);
      await (suggestions.waiting == 0);
      g_assert_cmpuint (g_hash_table_size (rows), >, 15);
    }
}

static void
refused_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  GError **error = data;
  ProbeRow row;

  g_assert_false (probe_game_suggest_finish (PROBE_GAME (source), result, &row, error));
}

static void
test_no_suggestion (void)
{
  g_autoptr (ProbeGame) game = new_game (PROBE_PARKER_1964, 3, "h", TRUE, NULL);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL, cancelled = NULL;

  probe_game_suggest_async (game, cancellable, refused_cb, &cancelled);
  g_cancellable_cancel (cancellable);
  await (cancelled != NULL);
  g_assert_error (cancelled, G_IO_ERROR, G_IO_ERROR_CANCELLED);

  lose_list (game);
  probe_game_suggest_async (game, NULL, refused_cb, &error);
  await (error != NULL);
  g_assert_error (error, PROBE_GAME_ERROR, PROBE_GAME_ERROR_ROW);
}

/* The program is closed while words are laid, and nobody has to lay a word again. */
static void
test_resumed_while_laying (void)
{
  g_autofree char *directory = model_directory ();
  g_autoptr (SalonStore) store = salon_store_new (directory);
  g_autoptr (ProbeGame) game = new_game (PROBE_PARKER_1964, 4, "heh", FALSE, store);
  const ProbeRow row = model_row ("..ROCKET");
  int resumed = 0;

  while (salon_game_get_stage (SALON_GAME (game)) == SALON_GAME_SETTING_UP)
    {
      g_autofree char *saved = NULL;
      int seat, tray;

      if (resumed == 2)
        {
          g_assert_true (probe_game_next_to_lay (game, &seat, &tray));
          g_assert_cmpint (seat, ==, 0);
          g_assert_true (probe_game_lay (game, 0, 0, &row, NULL));
        }
      if (resumed >= 4)
        model_lay_all (game);
      else if (resumed > 0)
        model_settle (game);

      g_assert_true (salon_store_flush (store, NULL));
      saved = model_read (directory, SALON_STORE_GAME);
      g_assert_true (strstr (saved, "begin\n") == NULL || resumed >= 4);
      g_clear_object (&game);
      game = model_game (saved, store);
      resumed++;
    }
  g_assert_cmpint (resumed, ==, 5);
  salon_game_hold (SALON_GAME (game));
  {
    ProbeView view;

    probe_game_get_view (game, 0, &view);
    g_assert_cmpmem (&view.seen.setup.row[0][0], sizeof row, &row, sizeof row);
  }
  model_remove (g_steal_pointer (&directory));
}

/* All words are there and only the line “begin” is missing: the game begins. */
static void
test_resumed_without_begin (void)
{
  g_autoptr (ProbeGame) game = model_game ("salon-record 1\ngame probe\nedition parker-1964\nwords en\n"
                                           "seat 1 human Ada\nseat 2 human Béla\nseat 3 human Cleo\nfirst 2\n"
                                           "word 1 ROCKET\nword 2 KAYAK\nword 3 JAZZ\n",
                                           NULL);

  g_assert_cmpint (salon_game_get_stage (SALON_GAME (game)), ==, SALON_GAME_PLAYING);
  g_assert_cmpint (probe_game_get_person (game), ==, 1);
  g_assert_true (probe_game_draw (game, NULL));
}

static void
lay_and_look (const char *letters, const char *spelling)
{
  g_autofree char *record = g_strdup_printf ("salon-record 1\ngame probe\nedition parker-1964\nwords en\n"
                                             "option activity-cards off\noption spelling free\n"
                                             "seat 1 human Ada\nseat 2 human Béla\nseat 3 human Cleo\nfirst 1\n"
                                             "word 1 ROCKETS\nword 2 ...%s\nword 3 JAZZ\nbegin\n",
                                             letters);
  g_autofree char *row = g_strconcat ("...", letters, NULL);
  g_autoptr (ProbeGame) game = model_game (record, NULL);
  g_autofree char *secret = probe_game_get_spelling (game, 1, 0);
  g_autofree char *shown = NULL;
  const ProbeMove move = { .type = PROBE_INTERRUPT, .seat = 0, .target = 1, .row = model_row (row) };

  g_assert_null (secret);
  g_assert_false (probe_game_is_word (game, 1, 0));
  g_assert_true (probe_game_play (game, &move, NULL));
  shown = probe_game_get_spelling (game, 1, 0);
  g_assert_cmpstr (shown, ==, spelling);
  g_assert_true (probe_game_is_word (game, 1, 0) == !g_str_equal (letters, "ROKETTE"));
  g_assert_null (probe_game_get_spelling (game, 1, 1)); /* no such tray */
  g_assert_null (probe_game_get_spelling (game, 2, 0));
}

/* The first word with an accent, or with several spellings, and its spellings. */
static char *
find_word (gboolean several, char **spellings)
{
  WordsList *list = words_list_open_language ("en", NULL);
  char *word = NULL;

  g_assert_nonnull (list);
  for (size_t length = 2; length <= 8 && word == NULL; length++)
    for (size_t i = 0; i < words_list_count (list, length) && word == NULL; i++)
      {
        char found[WORDS_SPELLINGS_MAX][WORDS_SPELLING_SIZE];
        const size_t n = words_list_spellings (list, length, i, false, found, WORDS_SPELLINGS_MAX);
        GString *all;

        if (several ? n == 1 : g_str_is_ascii (found[0]))
          continue;
        all = g_string_new (found[0]);
        for (size_t k = 1; k < n; k++)
          g_string_append_printf (all, " / %s", found[k]);
        *spellings = g_string_free (all, FALSE);
        word = g_strndup (words_list_block (list, length) + i * length, length);
      }
  words_list_close (list);
  g_assert_nonnull (word);
  return word;
}

static void
test_spellings (void)
{
  g_autofree char *accented_spelling = NULL;
  g_autofree char *accented = find_word (FALSE, &accented_spelling);
  g_autofree char *several_spellings = NULL;
  g_autofree char *several = find_word (TRUE, &several_spellings);

  g_assert_nonnull (strstr (several_spellings, " / "));
  lay_and_look ("ROCKET", "rocket");
  lay_and_look ("ROKETTE", "rokette");
  lay_and_look (accented, accented_spelling);
  lay_and_look (several, several_spellings);
}

/* A set-up that the rules do not allow, or that a record cannot express. */
static void
test_games_that_cannot_begin (void)
{
  static const char *const names[] = { "", "two\nlines", "\x1b[2J", "\xff",
                                       "1234567890123456789012345678901234567890x" };
  ProbeHeader header;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (GError) error = NULL;

      model_header (&header, PROBE_PARKER_1964, 3, "h");
      g_strlcpy (header.salon.name[1], names[i], sizeof header.salon.name[1]);
      g_assert_null (probe_game_new (&header, 1, NULL, &error));
      g_assert_error (error, SALON_GAME_ERROR, SALON_GAME_ERROR_RECORD);
      g_assert_true (g_utf8_validate (error->message, -1, NULL));
    }
  for (int fault = 0; fault < 5; fault++)
    {
      g_autoptr (GError) error = NULL;

      model_header (&header, PROBE_PARKER_1982, 4, "h");
      switch (fault)
        {
        case 0:
          header.setup.answers_by_hand = TRUE;
          break;
        case 1:
          header.setup.trays = 2;
          break;
        case 2:
          header.setup.first = 4;
          break;
        case 3:
          header.setup.seats = 5;
          break;
        default:
          header.setup.rules.blanks = 6; /* the rules of another edition than the header names */
          break;
        }
      g_assert_null (probe_game_new (&header, 1, NULL, &error));
      g_assert_nonnull (error);
      g_assert_true (g_str_has_suffix (error->message, "."));
    }
}

/* Without its word list a game neither begins nor resumes, and the error does not blame the
 * record. The file that is found first is no word list. */
static void
test_no_list_of_words (void)
{
  static const char *const record = "salon-record 1\ngame probe\nedition parker-1964\nwords fr\n"
                                    "seat 1 human Ada\nseat 2 human Béla\nseat 3 human Cleo\nfirst 2\nword 1 MOT\n";
  g_autofree char *directory = g_dir_make_tmp ("salon-words-XXXXXX", NULL);
  g_autofree char *list = g_build_filename (directory, "fr.words", NULL);
  g_autofree char *usual = g_strdup (g_getenv ("SALON_WORDS_DIR"));
  ProbeHeader header;

  g_assert_true (g_file_set_contents (list, "mot\n", -1, NULL));
  g_setenv ("SALON_WORDS_DIR", directory, TRUE);
  for (int free_spelling = 0; free_spelling <= 1; free_spelling++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (ProbeGame) game = NULL;

      model_header (&header, PROBE_PARKER_1964, 3, free_spelling ? "h" : "e");
      g_strlcpy (header.words, "fr", sizeof header.words);
      header.setup.spelling_free = (guint8) free_spelling;
      game = probe_game_new (&header, 1, NULL, &error);
      if (!free_spelling)
        g_assert_error (error, SALON_GAME_ERROR, SALON_GAME_ERROR_WORDS);
      g_assert_true ((game != NULL) == free_spelling);
    }
  {
    g_autoptr (GError) error = NULL;

    g_assert_null (probe_game_new_from_record (record, strlen (record), 1, NULL, &error));
    g_assert_error (error, SALON_GAME_ERROR, SALON_GAME_ERROR_WORDS);
  }
  if (usual != NULL)
    g_setenv ("SALON_WORDS_DIR", usual, TRUE);
  else
    g_unsetenv ("SALON_WORDS_DIR");
  g_remove (list);
  g_rmdir (directory);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  model_watchdog ();

  g_test_add_func ("/laying/judged/what-is-said", test_what_is_said);
  g_test_add_func ("/laying/judged/free-spelling", test_what_is_said_of_free_spelling);
  g_test_add_func ("/laying/judged/spelling", test_the_spelling_is_shown);
  g_test_add_func ("/laying/only-the-cards", test_only_the_cards_are_laid);
  g_test_add_func ("/laying/refused", test_rows_are_refused);
  g_test_add_func ("/laying/suggestions/legal-and-different", test_suggestions);
  g_test_add_func ("/laying/suggestions/none", test_no_suggestion);
  g_test_add_func ("/laying/resumed/each-step", test_resumed_while_laying);
  g_test_add_func ("/laying/resumed/without-begin", test_resumed_without_begin);
  g_test_add_func ("/laying/spellings", test_spellings);
  g_test_add_func ("/laying/cannot-begin", test_games_that_cannot_begin);
  g_test_add_func ("/laying/no-list-of-words", test_no_list_of_words);

  return g_test_run ();
}
