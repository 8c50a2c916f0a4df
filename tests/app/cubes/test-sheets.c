/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the application shows of Cubes beside the table: the words in the pictures of the help are right or wrong as it says,
 * in each language; a grid is read from what people type or paste; and it is printed.
 *
 * Argument: --language TAG, the language of the catalogue that is looked at. */

#include <locale.h>
#include <string.h>

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "app/cubes/cubes-day-house.h"
#include "app/cubes/cubes-defaults.h"
#include "app/cubes/cubes-help-pictures.h"
#include "app/cubes/cubes-help.h"
#include "model/cubes/cubes-grid-text.h"
#include "pages-hands.h"
#include "rules/cubes/cubes-edition.h"
#include "rules/cubes/cubes-state.h"
#include "widgets/cubes/cubes-print.h"

static int
trace (const char *word, CubesCorner corner)
{
  guint8 path[CUBES_CELLS];

  return cubes_trace (CUBES_HELP_GRID, cubes_open_cells (corner), word, path);
}

static void
test_right_words (void)
{
  for (guint edition = 0; edition < CUBES_HELP_N_EDITIONS; edition++)
    {
      const gboolean master = edition == CUBES_HELP_MASTER;
      guint n = 0;

      for (const char *word; (word = cubes_help_get_right_word (edition, n)) != NULL; n++)
        {
          g_assert_cmpint (trace (word, master ? CUBES_NO_BAR : CUBES_NW), >, 0);
          g_assert_cmpuint (strlen (word), >=, (guint) cubes_least_letters (master ? CUBES_MASTER : CUBES_BAR_AFTER));
        }
      g_assert_cmpuint (n, >=, 3);
    }
}

static void
test_wrong_words (void)
{
  for (int fault = 0; fault < CUBES_HELP_N_FAULTS; fault++)
    {
      const char *traced, *word = cubes_help_get_wrong_word ((CubesHelpFault) fault, &traced);
      g_autofree char *more = g_strndup (word, strlen (traced) + 1);

      g_assert_true (g_str_has_prefix (word, traced));
      g_assert_cmpint (trace (traced, CUBES_NO_BAR), >, 0);
      g_assert_cmpint (trace (more, CUBES_NO_BAR), ==, 0);
    }
}

/* The grid of the pictures is one that the cubes can show. */
static void
test_grid (void)
{
  g_assert_true (cubes_edition_can_show (0, CUBES_HELP_GRID));
}

/* The first game that is proposed has upright letters, and so has the grid of the day, from the home and from a page where
 * somebody has chosen letters as they fall; without a choice cubes lie as they fall. */
static void
test_upright (void)
{
  g_autoptr (SalonGame) from_home = NULL, from_page = NULL;
  g_autoptr (GError) error = NULL;
  CubesHabits habits;
  CubesHeader header;
  SalonLook look;

  cubes_header_init (&header, 1);
  g_assert_false (header.upright);
  cubes_defaults_fill (&header, &habits, &look);
  g_assert_true (header.upright);
  g_assert_cmpint (habits.wish, ==, CUBES_WISH_NONE);

  from_home = cubes_day_house_make (salon_day_make (2026, 11, 23), &look, &error);
  g_assert_no_error (error);
  g_assert_true (cubes_game_get_header (CUBES_GAME (from_home))->upright);
  header.upright = false;
  from_page = cubes_day_house_make_today (&header, &habits, &error);
  g_assert_no_error (error);
  g_assert_true (cubes_game_get_header (CUBES_GAME (from_page))->upright);
}

static void
check_read (const char *text, guint n, const char *faces, int points)
{
  CubesGridText grid;

  cubes_grid_text_read (text, &grid);
  g_assert_cmpuint (grid.n, ==, n);
  g_assert_cmpstr (grid.faces, ==, faces);
  g_assert_cmpint (grid.rival.points, ==, points);
  g_assert_false (grid.told);
  g_assert_cmpint (grid.corner, ==, CUBES_NO_BAR);
  g_assert_cmpint (grid.minutes, ==, -1);
}

static void
test_read (void)
{
  check_read ("", 0, "", 0);
  check_read ("wglhw", 5, "WGLHW", 0);
  check_read ("w g, l\nh-w", 5, "WGLHW", 0);
  check_read ("Qu qUa", 3, "QQA", 0);
  check_read ("é1 2", 0, "", 0);
  check_read (CUBES_HELP_GRID, 25, CUBES_HELP_GRID, 0);
  check_read (CUBES_HELP_GRID "X", 26, CUBES_HELP_GRID, 0);
  /* The rows of a grid are found in any text around them, and so are the points behind them. */
  check_read ("3 things, see: WGLHW OYTHA IDSKA EEAEL EOTRT!", 25, CUBES_HELP_GRID, 0);
  check_read ("WGLHW/OYTHA/IDSKA/EEAEL/EOTRT and 74 points, not 80", 25, CUBES_HELP_GRID, 74);
  check_read ("WGLHW OYTHA IDSKA EEAEL EOTRT 123456789123", 25, CUBES_HELP_GRID, 0);
  /* Four rows, or rows of other lengths, are only letters. */
  check_read ("WGLHW OYTHA IDSKA EEAEL", 20, "WGLHWOYTHAIDSKAEEAEL", 0);
  check_read ("XWGLHW OYTHA IDSKA EEAEL EOTR", 25, "XWGLHWOYTHAIDSKAEEAELEOTR", 0);
}

static void
assert_same (const CubesGridText *one, const CubesGridText *other)
{
  g_assert_cmpuint (one->n, ==, other->n);
  g_assert_cmpstr (one->faces, ==, other->faces);
  g_assert_true (one->told == other->told);
  g_assert_cmpint (one->corner, ==, other->corner);
  g_assert_cmpint (one->minutes, ==, other->minutes);
  g_assert_cmpstr (one->words, ==, other->words);
  g_assert_cmpint (one->rival.points, ==, other->rival.points);
  g_assert_cmpstr (one->rival.name, ==, other->rival.name);
}

/* What is sent to somebody is read as it was meant, whatever stands around it. */
static void
test_write (void)
{
  static const char *const who[] = { "Nora", "Élise · 3 min", "28", "a\xcc\x81 (SE)", "" };

  for (int points = 0; points <= 99999; points = 10 * points + 9)
    for (int i = 0; i < (int) G_N_ELEMENTS (who); i++)
      for (int corner = 0; corner <= CUBES_NO_BAR; corner++)
        {
          CubesGridText grid = { CUBES_HELP_GRID,         CUBES_CELLS, TRUE,          (CubesCorner) corner,
                                 i == 0 ? -1 : 5 * i - 5, "fr",        { points, "" } },
                        read;
          g_autofree char *text = NULL, *letter = NULL;

          g_strlcpy (grid.rival.name, points > 0 ? who[i] : "", sizeof grid.rival.name);
          grid.minutes = MIN (grid.minutes, 10);
          text = cubes_grid_text_write (&grid);
          cubes_grid_text_read (text, &read);
          assert_same (&read, &grid);
          letter = g_strconcat ("Hello Ada,\n\n  ", text, "  \r\n\nSee you, Hugo · 99", NULL);
          cubes_grid_text_read (letter, &read);
          assert_same (&read, &grid);
        }
}

/* A field that cannot be what it looks like says nothing, and the others stay. */
static void
test_fields (void)
{
  static const struct {
    const char *fields;
    CubesCorner corner;
    int minutes;
    const char *words;
    int points;
    const char *name;
  } table[] = {
    { "·", CUBES_NO_BAR, -1, "", 0, "" },
    { " ·SE·en·3 min·28·Nora", CUBES_SE, 3, "en", 28, "Nora" },
    { " · 28 · Nora", CUBES_NO_BAR, -1, "", 28, "Nora" },
    { " · Nora", CUBES_NO_BAR, -1, "", 0, "" },
    { " · NW · 28", CUBES_NW, -1, "", 28, "" },
    { " · se · de · 11 min · -1 · 123456 · 0", CUBES_NO_BAR, -1, "", 0, "" },
    { " · 3 minutes · ENGLISH · SEE", CUBES_NO_BAR, -1, "", 0, "" },
    { " · 28 · \tNora\x07", CUBES_NO_BAR, -1, "", 28, "" },
    { " · 0 min · 1 · ·", CUBES_NO_BAR, 0, "", 1, "·" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (table); i++)
    {
      g_autofree char *text = g_strconcat ("WGLHW OYTHA IDSKA EEAEL EOTRT", table[i].fields, NULL);
      CubesGridText grid;

      g_test_message ("%s", text);
      cubes_grid_text_read (text, &grid);
      g_assert_cmpstr (grid.faces, ==, CUBES_HELP_GRID);
      g_assert_true (grid.told);
      g_assert_cmpint (grid.corner, ==, table[i].corner);
      g_assert_cmpint (grid.minutes, ==, table[i].minutes);
      g_assert_cmpstr (grid.words, ==, table[i].words);
      g_assert_cmpint (grid.rival.points, ==, table[i].points);
      g_assert_cmpstr (grid.rival.name, ==, table[i].name);
    }
}

/* Whatever is pasted, there are letters to say something of, and what is told of a game can be recorded. */
static void
test_any_bytes (void)
{
  static const char *const pieces[] = { "WGLHW", " ",     "·",  " · ",   "OYTHA IDSKA EEAEL EOTRT",
                                        "28",    "Q",     "Qu", "\xff",  "é",
                                        "\n",    "SE",    "fr", "3 min", "Nora",
                                        "\x01",  "99999", "-" };
  g_autoptr (GRand) random = g_rand_new_with_seed (16);

  for (int i = 0; i < 20000; i++)
    {
      g_autoptr (GString) text = g_string_new (i % 2 == 0 ? "WGLHW OYTHA IDSKA EEAEL EOTRT" : "");
      g_autofree char *comment = NULL;
      CubesGridText grid;
      CubesRival rival;

      for (int n = g_rand_int_range (random, 0, 12); n > 0; n--)
        g_string_append (text, pieces[g_rand_int_range (random, 0, G_N_ELEMENTS (pieces))]);
      cubes_grid_text_read (text->str, &grid);
      g_assert_cmpuint (strlen (grid.faces), ==, MIN (grid.n, CUBES_CELLS));
      g_assert_cmpint (grid.minutes, <=, 10);
      g_assert_true (grid.told || (grid.corner == CUBES_NO_BAR && grid.rival.name[0] == '\0'));
      comment = cubes_rival_write (&grid.rival);
      g_assert_true (grid.rival.points == 0
                     || (cubes_rival_read (&rival, comment, strlen (comment) - 1) && rival.points == grid.rival.points
                         && g_str_equal (rival.name, grid.rival.name)));
    }
}

static void
test_fault (void)
{
  const guint french = (guint) cubes_edition_from_name ("salon-fr");
  g_autofree char *kayak = cubes_grid_text_get_fault (0, "KKLHWOYTHAIDSAAEEAELEOTRT");
  g_autofree char *same = cubes_grid_text_get_fault (0, "BKLHWOYTHAIDSAAEEAELEOTRT");

  g_assert_null (cubes_grid_text_get_fault (0, CUBES_HELP_GRID));
  /* K is on one cube alone; B and K are on the same one. */
  g_assert_nonnull (strstr (kayak, "K"));
  g_assert_nonnull (same);
  g_assert_cmpstr (kayak, !=, same);
  for (guint64 random = 1; random < 20; random++)
    {
      guint64 state = random;
      char faces[CUBES_CELLS + 1];

      cubes_edition_roll ((int) french, &state, faces);
      g_assert_null (cubes_grid_text_get_fault (french, faces));
    }
}

/* Prints into a file, and gives its length. */
static gsize
print (CubesCorner corner)
{
  g_autoptr (GtkPrintOperation) operation = cubes_print_new (CUBES_HELP_GRID, corner);
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "salon-test-grid.pdf", NULL), *text = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;

  gtk_print_operation_set_export_filename (operation, path);
  g_assert_cmpint (gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_EXPORT, NULL, &error), ==,
                   GTK_PRINT_OPERATION_RESULT_APPLY);
  g_assert_no_error (error);
  g_file_get_contents (path, &text, &length, &error);
  g_assert_no_error (error);
  g_assert_true (g_str_has_prefix (text, "%PDF"));
  g_remove (path);
  return length;
}

/* One page; below the Bar there are no cubes. */
static void
test_print (void)
{
  g_assert_cmpuint (print (CUBES_NO_BAR), >, print (CUBES_SE));
}

int
main (int argc, char **argv)
{
  const char *language = argc > 2 && strcmp (argv[1], "--language") == 0 ? argv[2] : NULL;

  hands_init (&argc, &argv);
  if (language != NULL)
    {
      g_setenv ("LANGUAGE", language, TRUE);
      g_assert_nonnull (setlocale (LC_MESSAGES, "C.UTF-8"));
      bindtextdomain (GETTEXT_PACKAGE, g_getenv ("SALON_LOCALES"));
      bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
      /* The catalogue is there. */
      g_assert_cmpstr (dgettext (GETTEXT_PACKAGE, "Which grid?"), !=, "Which grid?");
    }

  g_test_add_func ("/help/right-words", test_right_words);
  g_test_add_func ("/help/wrong-words", test_wrong_words);
  g_test_add_func ("/help/grid", test_grid);
  g_test_add_func ("/help/upright", test_upright);
  g_test_add_func ("/grid-text/read", test_read);
  g_test_add_func ("/grid-text/write", test_write);
  g_test_add_func ("/grid-text/fields", test_fields);
  g_test_add_func ("/grid-text/any-bytes", test_any_bytes);
  g_test_add_func ("/grid-text/fault", test_fault);
  g_test_add_func ("/print", test_print);

  return g_test_run ();
}
