/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How lists are read out: which word stands on which line, why a word does not count, what is said of it; and which words
 * of a grid are looked at afterwards. */

#include <locale.h>
#include <string.h>

#include "model/cubes/cubes-missed.h"
#include "model/cubes/cubes-read-out.h"
#include "rules/cubes/cubes-apply.h"

/* A legal roll, which holds READ, READS, DEAR, DARE, DARES, SEED, LEASED, EASED and SEAL:
 *
 *   W G L H W
 *   O Y T H A
 *   I D S K A
 *   E E A E L
 *   E O T R T */
#define FACES "WGLHWOYTHAIDSKAEEAELEOTRT"

static const char names[CUBES_MAX_SEATS][SALON_NAME_SIZE] = { "Ada", "Hugo", "Marie", "Nora" };

/* The word list has all words but LEASE. */
static SalonVerdict
judge (void *data, const char *language, const char *word, bool headwords, const char **reason)
{
  *reason = NULL;
  return strcmp (word, "LEASE") == 0 ? SALON_WORD_REFUSED : SALON_WORD_GOOD;
}

static void
act (CubesState *state, const char *text)
{
  const CubesDictionary dictionary = { judge, NULL, "en" };
  const char *unknown;
  CubesMove move;

  g_assert_null (cubes_move_parse (text, NULL, &move, &unknown));
  g_assert_cmpint (cubes_apply (state, &move, &dictionary), ==, CUBES_OK);
}

/* Returns a round in which each seat has written the words of its string, and the time is up. */
static CubesState *
read_out (const char *const *lists, int seats, gboolean spelling_free)
{
  const CubesSetup setup = { .grid = CUBES_MASTER, .seats = (uint8_t) seats, .spelling_free = spelling_free ? 1 : 0 };
  CubesState *state = g_new (CubesState, 1);

  cubes_begin (&setup, state);
  act (state, "1 shake " FACES);
  for (int seat = 0; seat < seats; seat++)
    {
      g_auto (GStrv) words = g_strsplit (lists[seat], " ", -1);

      for (int i = 0; words[i] != NULL && words[i][0] != '\0'; i++)
        {
          g_autofree char *move = g_strdup_printf ("%d write %s", seat + 1, words[i]);

          act (state, move);
        }
    }
  act (state, "1 time");
  return state;
}

static const CubesWord *
find (const CubesState *state, int seat, const char *letters)
{
  int place;
  const int index = cubes_list_find (&state->list[seat], letters, &place);

  g_assert_cmpint (index, >=, 0);
  return &state->list[seat].word[index];
}

/* Writes the lines as a table: for each line its kind and the word of each seat, “-” for none. */
static char *
draw (const CubesState *state)
{
  static const char *const kinds[] = { "crossed:", "", "counted:", "" };
  GString *text = g_string_new (NULL);
  g_autofree CubesReadLine *lines = NULL;
  guint n;

  lines = cubes_read_out_lines (state, &n);
  for (guint i = 0; i < n; i++)
    {
      g_string_append (text, kinds[lines[i].kind]);
      for (int seat = 0; seat < state->setup.seats && kinds[lines[i].kind][0] == '\0'; seat++)
        g_string_append_printf (text, "%s%s", seat > 0 ? " " : "",
                                lines[i].word[seat] >= 0 ? state->list[seat].word[lines[i].word[seat]].letters : "-");
      g_string_append_c (text, '\n');
    }
  return g_string_free (text, FALSE);
}

/* Shared words stand on one line, long ones first; then what counts by points, then what is wrong. */
static void
test_lines (void)
{
  const char *const lists[] = { "SEAL READ DARES ART DEAR LEASED", "READ EASED DARES LEASE", "DARES QUARTZ DEAR" };
  g_autofree CubesState *state = read_out (lists, 3, FALSE);
  g_autofree char *table = draw (state);

  g_assert_cmpstr (table, ==,
                   "crossed:\n"
                   "DARES DARES DARES\n"
                   "DEAR - DEAR\n"
                   "READ READ -\n"
                   "counted:\n"
                   "LEASED EASED QUARTZ\n"
                   "SEAL LEASE -\n"
                   "ART - -\n");
}

/* Who plays alone has no crossed words, and who has written nothing no line. */
static void
test_few_lines (void)
{
  const char *const alone[] = { "READ DEAR" }, *const nothing[] = { "", "" };
  g_autofree CubesState *one = read_out (alone, 1, FALSE), *none = read_out (nothing, 2, FALSE);
  g_autofree char *table = draw (one), *empty = draw (none);

  g_assert_cmpstr (table, ==, "counted:\nDEAR\nREAD\n");
  g_assert_cmpstr (empty, ==, "");
  g_assert_false (cubes_read_out_is_best (none, 0));
}

static void
test_points (void)
{
  const char *const lists[] = { "LEASED SEAL READ ART", "EASED SEED DARE READ", "" };
  g_autofree CubesState *state = read_out (lists, 3, FALSE);
  int most;

  g_assert_cmpuint (cubes_read_out_leaders (state, &most), ==, 3);
  g_assert_cmpint (most, ==, 4);
  g_assert_cmpint (cubes_read_out_points (state, 0), ==, 4);
  g_assert_cmpint (cubes_read_out_points (state, 1), ==, 4);
  g_assert_cmpint (cubes_read_out_points (state, 2), ==, 0);
  g_assert_true (cubes_read_out_is_best (state, 0));
  g_assert_true (cubes_read_out_is_best (state, 1));
  g_assert_false (cubes_read_out_is_best (state, 2));
  g_assert_cmpuint (cubes_read_out_finders (state, "READ"), ==, 3);
  g_assert_cmpuint (cubes_read_out_finders (state, "SEED"), ==, 2);
  g_assert_cmpuint (cubes_read_out_finders (state, "THAW"), ==, 0);
}

static void
assert_reason (const CubesState *state, const char *letters, const char *reason)
{
  g_autofree char *said = cubes_read_out_reason (state, find (state, 0, letters));

  g_assert_cmpstr (said, ==, reason);
}

static void
test_reasons (void)
{
  const char *const lists[] = { "ART A QUARTZ GLUE SEEDS WKLE LEASE READ THAW", "THAW" };
  g_autofree CubesState *state = read_out (lists, 2, FALSE);

  assert_reason (state, "ART", "only 3 letters");
  assert_reason (state, "A", "only 1 letter");
  assert_reason (state, "QUARTZ", "no Qu on the cubes");
  assert_reason (state, "GLUE", "no U on the cubes");
  assert_reason (state, "SEEDS", "needs a second S");
  assert_reason (state, "WKLE", "no K beside W");
  assert_reason (state, "LEASE", "not in the list");
  assert_reason (state, "READ", NULL);
  assert_reason (state, "THAW", NULL);
}

static void
assert_said (const CubesState *state, int seat, const char *letters, const char *told, const char *explained)
{
  g_autofree char *aloud = cubes_read_out_tell (state, names, find (state, seat, letters));
  g_autofree char *sentence = cubes_read_out_explain (state, names, seat, find (state, seat, letters));

  g_assert_cmpstr (aloud, ==, told);
  g_assert_cmpstr (sentence, ==, explained);
}

static void
test_sentences (void)
{
  const char *const lists[] = { "DARES READ DEAR", "DARES READ DEAR WKLE", "DARES READ LEASED", "DARES SEAL WKLE" };
  g_autofree CubesState *state = read_out (lists, 4, FALSE);

  assert_said (state, 0, "DEAR", "Dear, crossed off, Ada and Hugo", "On the lists of Ada and Hugo: crossed off both.");
  assert_said (state, 2, "READ", "Read, crossed off, Ada, Hugo and Marie",
               "On the lists of Ada, Hugo and Marie: crossed off all three.");
  assert_said (state, 3, "DARES", "Dares, crossed off, Ada, Hugo, Marie and Nora",
               "On the lists of Ada, Hugo, Marie and Nora: crossed off all 4.");
  assert_said (state, 2, "LEASED", "Leased, 3 points", "Marie alone: 3 points.");
  assert_said (state, 3, "SEAL", "Seal, 1 point", "Nora alone: 1 point.");
  assert_said (state, 1, "WKLE", "Wkle, no K beside W", "Hugo and Nora: no K beside W. It does not count.");
}

/* A ruling is said with the word, and takes its points. */
static void
test_rulings (void)
{
  const char *const lists[] = { "LEASE SEAL", "READ" };
  g_autofree CubesState *state = read_out (lists, 2, TRUE);

  g_assert_cmpint (cubes_read_out_points (state, 0), ==, 3);
  act (state, "2 challenge 1 LEASE invalid");
  act (state, "2 challenge 1 SEAL valid");
  g_assert_cmpint (cubes_read_out_points (state, 0), ==, 1);
  assert_said (state, 0, "LEASE", "Lease, ruled out", "Ada: ruled out. It does not count.");
  assert_said (state, 0, "SEAL", "Seal, 1 point", "Ada alone: 1 point. Challenged, and it counts.");
}

/* Strokes quicken from 420 to 140 ms; all else together takes no longer than is pleasant. */
static void
test_times (void)
{
  enum {
    SHARED = 40,
    OWN = 900,
    N = SHARED + OWN + 2
  };
  g_autofree CubesReadLine *lines = g_new0 (CubesReadLine, N);
  g_autofree guint *times = NULL;

  lines[0].kind = CUBES_READ_SHARED_HEADING;
  lines[SHARED + 1].kind = CUBES_READ_OWN_HEADING;
  for (int i = 0; i < SHARED; i++)
    lines[1 + i].kind = CUBES_READ_SHARED;
  for (int i = 0; i < OWN; i++)
    lines[SHARED + 2 + i].kind = CUBES_READ_OWN;
  times = cubes_read_out_times (lines, N);

  g_assert_cmpuint (times[0], ==, 0);
  g_assert_cmpuint (times[1], ==, 0);
  g_assert_cmpuint (times[2], ==, 420);
  for (int i = 1; i < SHARED; i++)
    g_assert_cmpuint (times[i + 2] - times[i + 1], <=, i == 1 ? 420 : times[i + 1] - times[i]);
  g_assert_cmpuint (times[SHARED + 1] - times[SHARED], ==, 140);
  g_assert_cmpuint (times[N] - times[SHARED + 1], <=, 2400);
}

static CubesGridWord
grid_word (const char *letters, CubesTier tier, guint found, int first_cube)
{
  CubesGridWord word = {
    .n_letters = (int) strlen (letters), .n_cubes = (int) strlen (letters), .tier = tier, .found = found
  };

  g_strlcpy (word.letters, letters, sizeof word.letters);
  word.points = cubes_word_points (word.n_letters);
  for (int i = 0; i < word.n_cubes; i++)
    word.path[i] = (guint8) (first_cube + i);
  return word;
}

static void
test_filters (void)
{
  const CubesGridWord words[] = {
    grid_word ("LEASEDSS", CUBES_RARE, 0, 0),     grid_word ("LEASEDS", CUBES_FAMILIAR, 0, 10),
    grid_word ("LEASED", CUBES_KNOWN, 1 << 1, 3), grid_word ("EASED", CUBES_FAMILIAR, 1 << 0 | 1 << 2, 4),
    grid_word ("SEED", CUBES_FAMILIAR, 0, 5),     grid_word ("DEAR", CUBES_RARE, 0, 0),
  };
  CubesFilter filter = { .whose = CUBES_FOUND_BY_NOBODY, .cell = -1 };
  CubesFilterCounts counts;
  CubesShares shares;

  cubes_filter_count (&filter, words, G_N_ELEMENTS (words), &counts);
  g_assert_cmpuint (counts.letters[0], ==, 4);
  g_assert_cmpuint (counts.letters[4], ==, 2);
  g_assert_cmpuint (counts.letters[CUBES_LONG_WORD], ==, 2);
  g_assert_cmpuint (counts.familiar, ==, 2);

  /* Each count says what its own choice would leave. */
  filter.letters = 4;
  filter.familiar = TRUE;
  cubes_filter_count (&filter, words, G_N_ELEMENTS (words), &counts);
  g_assert_cmpuint (counts.letters[0], ==, 2);
  g_assert_cmpuint (counts.familiar, ==, 1);
  g_assert_cmpuint (counts.all, ==, 2);
  g_assert_true (cubes_filter_takes (&filter, &words[4]));
  g_assert_false (cubes_filter_takes (&filter, &words[5]));

  filter = (CubesFilter) { .whose = CUBES_FOUND_BY_NOBODY, .cell = 7 };
  g_assert_true (cubes_filter_takes (&filter, &words[0]));
  g_assert_false (cubes_filter_takes (&filter, &words[1]));
  filter = (CubesFilter) { .whose = CUBES_FOUND_BY_SEVERAL, .cell = -1 };
  g_assert_true (cubes_filter_takes (&filter, &words[3]));
  g_assert_false (cubes_filter_takes (&filter, &words[2]));
  filter.whose = 1;
  g_assert_true (cubes_filter_takes (&filter, &words[2]));
  g_assert_false (cubes_filter_takes (&filter, &words[3]));

  cubes_shares_count (words, G_N_ELEMENTS (words), &shares);
  g_assert_cmpuint (shares.words, ==, 6);
  g_assert_cmpuint (shares.points, ==, 11 + 5 + 3 + 2 + 1 + 1);
  g_assert_cmpuint (shares.found_words, ==, 2);
  g_assert_cmpuint (shares.found_points, ==, 5);
  g_assert_cmpuint (shares.several, ==, 1);
  g_assert_cmpuint (shares.alone[1], ==, 1);
  g_assert_cmpuint (shares.alone[0], ==, 0);
}

/* Nobody is told to have found nothing, or all, who has not. */
static void
test_percent (void)
{
  g_assert_cmpuint (cubes_shares_percent (0, 200), ==, 0);
  g_assert_cmpuint (cubes_shares_percent (0, 0), ==, 0);
  g_assert_cmpuint (cubes_shares_percent (1, 1000), ==, 1);
  g_assert_cmpuint (cubes_shares_percent (999, 1000), ==, 99);
  g_assert_cmpuint (cubes_shares_percent (47, 201), ==, 23);
  g_assert_cmpuint (cubes_shares_percent (201, 201), ==, 100);
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "C");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cubes/read-out/lines", test_lines);
  g_test_add_func ("/cubes/read-out/few-lines", test_few_lines);
  g_test_add_func ("/cubes/read-out/points", test_points);
  g_test_add_func ("/cubes/read-out/reasons", test_reasons);
  g_test_add_func ("/cubes/read-out/sentences", test_sentences);
  g_test_add_func ("/cubes/read-out/rulings", test_rulings);
  g_test_add_func ("/cubes/read-out/times", test_times);
  g_test_add_func ("/cubes/missed/filters", test_filters);
  g_test_add_func ("/cubes/missed/percent", test_percent);
  return g_test_run ();
}
