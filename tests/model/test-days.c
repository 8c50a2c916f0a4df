/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Days of the calendar, their numbers, and the file of what was done on them. Started with “--write FOLDER” this program
 * keeps one day after the other, and prints each that is on the disk, until it is killed. */

#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <glib/gstdio.h>

#include "await.h"
#include "model-scratch.h"
#include "model/salon-days.h"

#define FIRST  (salon_day_make (2026, 1, 1))
#define KILLS  25
#define GARBLE 400

typedef struct {
  char *directory;
  GString *told;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->directory = model_directory ();
  fixture->told = g_string_new (NULL);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_string_free (fixture->told, TRUE);
  model_remove (fixture->directory);
}

static void
tell_cb (Fixture *fixture, const char *text)
{
  g_string_append (fixture->told, text);
}

static SalonDays *
open_days (Fixture *fixture)
{
  SalonDays *days = salon_days_new (fixture->directory);

  g_signal_connect_swapped (days, "message", G_CALLBACK (tell_cb), fixture);
  await (salon_days_is_read (days));
  return days;
}

/* Waits until no thread writes any more. */
static void
until_alone (SalonDays *days)
{
  await (g_atomic_int_get (&G_OBJECT (days)->ref_count) <= 1);
}

static void
let_go (SalonDays *days)
{
  until_alone (days);
  g_object_unref (days);
}

static void
close_days (SalonDays *days)
{
  g_assert_true (salon_days_flush (days));
  let_go (days);
}

static void
keep (SalonDays *days, SalonDay day, const char *game, gboolean done, const char *text)
{
  const SalonDaysNote note = { day, "en", game, done, text };

  salon_days_keep (days, &note);
}

static void
put (Fixture *fixture, const char *bytes, gssize length)
{
  g_autofree char *path = g_build_filename (fixture->directory, SALON_DAYS_NAME, NULL);

  g_assert_true (g_file_set_contents (path, bytes, length, NULL));
}

static void
assert_note (SalonDays *days, SalonDay day, const char *game, gboolean done, const char *text)
{
  SalonDaysNote note;

  g_assert_true (salon_days_find (days, day, "en", game, &note));
  g_assert_cmpint (note.done, ==, done);
  g_assert_cmpstr (note.text, ==, text);
}

static void
test_calendar (void)
{
  const SalonDay leap = salon_day_make (2028, 2, 29);
  guint year, month, of_month, weekday;
  char text[SALON_DAY_TEXT];

  g_assert_cmpuint (salon_day_make (2026, 11, 23), ==, salon_day_parse ("2026-11-23"));
  g_assert_cmpuint (salon_day_make (2026, 11, 23) + 1, ==, salon_day_parse ("2026-11-24 en"));
  g_assert_cmpuint (salon_day_make (2027, 2, 29), ==, 0);
  g_assert_cmpuint (salon_day_make (2027, 13, 1), ==, 0);
  g_assert_cmpuint (salon_day_make (2027, 1, 0), ==, 0);
  g_assert_cmpuint (salon_day_make (0, 1, 1), ==, 0);
  for (const char *const *wrong = (const char *const[]) { "", "2026", "2026-11-3 ", "2026/11/23", "20261-1-23",
                                                          "2026-11-31", "-026-11-23", NULL };
       *wrong != NULL; wrong++)
    g_assert_cmpuint (salon_day_parse (*wrong), ==, 0);

  salon_day_write (leap, text);
  g_assert_cmpstr (text, ==, "2028-02-29");
  salon_day_get (leap, &year, &month, &of_month, &weekday);
  g_assert_cmpuint (year * 10000 + month * 100 + of_month, ==, 20280229);
  g_assert_cmpuint (weekday, ==, 2);
  g_assert_cmpuint (salon_day_get_month (leap, 0), ==, salon_day_make (2028, 2, 1));
  g_assert_cmpuint (salon_day_get_month (leap, 11), ==, salon_day_make (2029, 1, 1));
  g_assert_cmpuint (salon_day_get_month (leap, -2), ==, salon_day_make (2027, 12, 1));
}

/* The numbers never change: these were reckoned by another program, from the text of salon-day.h. */
static void
test_hash (void)
{
  const SalonDay day = salon_day_make (2026, 11, 23);

  g_assert_cmphex (salon_day_hash (day, "en", "WINDOW"), ==, UINT64_C (0x84a9542f8284ed27));
  g_assert_cmphex (salon_day_hash (day, "fr", "WINDOW"), ==, UINT64_C (0x14095889fb6fca78));
  g_assert_cmphex (salon_day_hash (day + 1, "en", "WINDOW"), ==, UINT64_C (0x1ba8451932f89cfe));
}

static void
test_kept (Fixture *fixture, gconstpointer data)
{
  SalonDays *days = open_days (fixture);
  SalonDaysNote note;

  keep (days, FIRST, "probe", FALSE, "three words");
  keep (days, FIRST, "probe", FALSE, "two words");
  keep (days, FIRST + 1, "probe", TRUE, "one word");
  keep (days, FIRST, "cubes", TRUE, "31 points");
  assert_note (days, FIRST, "probe", FALSE, "two words");
  close_days (days);

  days = open_days (fixture);
  assert_note (days, FIRST, "probe", FALSE, "two words");
  assert_note (days, FIRST + 1, "probe", TRUE, "one word");
  assert_note (days, FIRST, "cubes", TRUE, "31 points");
  g_assert_false (salon_days_find (days, FIRST + 2, "en", "probe", &note));
  g_assert_false (salon_days_find (days, FIRST, "fr", "probe", &note));
  close_days (days);
  g_assert_cmpstr (fixture->told->str, ==, "");
}

/* The result that came first counts. */
static void
test_done_stays (Fixture *fixture, gconstpointer data)
{
  SalonDays *days = open_days (fixture);

  keep (days, FIRST, "probe", TRUE, "first");
  keep (days, FIRST, "probe", TRUE, "second");
  keep (days, FIRST, "probe", FALSE, "third");
  assert_note (days, FIRST, "probe", TRUE, "first");
  close_days (days);
  days = open_days (fixture);
  assert_note (days, FIRST, "probe", TRUE, "first");
  close_days (days);
}

static void
test_running (Fixture *fixture, gconstpointer data)
{
  SalonDays *days = open_days (fixture);
  const SalonDay today = FIRST + 10;

  g_assert_cmpuint (salon_days_count_running (days, "en", "probe", today), ==, 0);
  for (SalonDay day = today - 3; day < today; day++)
    keep (days, day, "probe", TRUE, "x");
  g_assert_cmpuint (salon_days_count_running (days, "en", "probe", today), ==, 3);
  keep (days, today, "probe", FALSE, "x");
  g_assert_cmpuint (salon_days_count_running (days, "en", "probe", today), ==, 3);
  keep (days, today, "probe", TRUE, "x");
  g_assert_cmpuint (salon_days_count_running (days, "en", "probe", today), ==, 4);
  g_assert_cmpuint (salon_days_count_running (days, "en", "probe", today + 2), ==, 0);
  /* A clock that was set forward and back: days to come count for nothing. */
  keep (days, today + 1, "probe", TRUE, "x");
  g_assert_cmpuint (salon_days_count_running (days, "en", "probe", today), ==, 4);
  g_assert_cmpuint (salon_days_count_running (days, "fr", "probe", today), ==, 0);
  g_assert_cmpuint (salon_days_find_before (days, "en", "probe", today), ==, today - 1);
  g_assert_cmpuint (salon_days_find_before (days, "en", "probe", today - 3), ==, 0);
  close_days (days);
}

static void
test_unknown_lines (Fixture *fixture, gconstpointer data)
{
  const char *const strange =
    "salon-days 1\n# a note\n2026-01-02 en wedges half what\n\n2026-01-01 en probe begun old\n"
    "2026-13-01 en probe done no\nanything\n";
  g_autofree char *after = NULL;
  SalonDays *days;

  put (fixture, strange, -1);
  days = open_days (fixture);
  assert_note (days, FIRST, "probe", FALSE, "old");
  keep (days, FIRST, "probe", TRUE, "new");
  keep (days, FIRST + 5, "probe", TRUE, "last");
  close_days (days);
  after = model_read (fixture->directory, SALON_DAYS_NAME);
  g_assert_cmpstr (after, ==,
                   "salon-days 1\n# a note\n2026-01-02 en wedges half what\n2026-01-01 en probe done new\n"
                   "2026-13-01 en probe done no\nanything\n2026-01-06 en probe done last\n");
}

static guint
count_aside (Fixture *fixture)
{
  g_autoptr (GDir) dir = g_dir_open (fixture->directory, 0, NULL);
  const char *name;
  guint n = 0;

  while ((name = g_dir_read_name (dir)) != NULL)
    n += g_str_has_prefix (name, "damaged-days-");
  return n;
}

static void
test_damaged (Fixture *fixture, gconstpointer data)
{
  static const struct {
    const char *bytes;
    gssize length;
  } damaged[] = { { "what", -1 }, { "salon-days\n", -1 }, { "salon-days 1\n\0x", 15 }, { "salon-days 1\n\xff\n", -1 } };

  for (guint i = 0; i < G_N_ELEMENTS (damaged); i++)
    {
      SalonDays *days;

      g_string_truncate (fixture->told, 0);
      put (fixture, damaged[i].bytes, damaged[i].length);
      days = open_days (fixture);
      g_assert_nonnull (strstr (fixture->told->str, "was damaged"));
      g_assert_cmpuint (count_aside (fixture), ==, i + 1);
      keep (days, FIRST, "probe", TRUE, "new");
      close_days (days);
      days = open_days (fixture);
      assert_note (days, FIRST, "probe", TRUE, "new");
      close_days (days);
    }
}

/* A file as large as one may be is read; one byte more, and it is put aside. */
static void
test_largest (Fixture *fixture, gconstpointer data)
{
  g_autofree char *large = g_strnfill (SALON_DAYS_LARGEST + 1, '#');

  memcpy (large, "salon-days 1\n", 13);
  for (gsize more = 0; more < 2; more++)
    {
      SalonDays *days;

      put (fixture, large, (gssize) (SALON_DAYS_LARGEST + more));
      days = open_days (fixture);
      g_assert_cmpuint (count_aside (fixture), ==, more);
      let_go (days);
    }
}

/* What a newer version has written is neither changed nor put aside. */
static void
test_newer (Fixture *fixture, gconstpointer data)
{
  const char *const newer = "salon-days 2\n2026-01-01 en probe begun old\n";
  g_autofree char *after = NULL;
  SalonDays *days;

  put (fixture, newer, -1);
  days = open_days (fixture);
  keep (days, FIRST + 1, "probe", TRUE, "new");
  g_assert_false (salon_days_flush (days));
  let_go (days);
  after = model_read (fixture->directory, SALON_DAYS_NAME);
  g_assert_cmpstr (after, ==, newer);
  g_assert_cmpuint (count_aside (fixture), ==, 0);
  g_assert_nonnull (strstr (fixture->told->str, "newer Salon"));
}

/* Any bytes: it is read or put aside, and a day can be kept. */
static void
test_any_bytes (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GRand) chance = g_rand_new_with_seed (7);
  const char *const good = "salon-days 1\n2026-01-01 en probe begun par 7 check 1a2b moves 1a1-2c\n# x\n";

  for (guint round = 0; round < GARBLE; round++)
    {
      g_autofree char *bytes = g_strdup (good);
      SalonDays *days;

      /* Of one second so many damaged files have a name. */
      if (round % 50 == 49)
        {
          tear_down (fixture, NULL);
          set_up (fixture, NULL);
        }
      for (gint32 n = g_rand_int_range (chance, 1, 6); n > 0; n--)
        bytes[g_rand_int_range (chance, 0, (gint32) strlen (good))] = (char) g_rand_int_range (chance, 0, 256);
      put (fixture, bytes, (gssize) strlen (good));
      days = open_days (fixture);
      keep (days, FIRST + 9, "probe", TRUE, "kept");
      if (salon_days_flush (days))
        {
          SalonDays *again = open_days (fixture);

          assert_note (again, FIRST + 9, "probe", TRUE, "kept");
          let_go (again);
        }
      else
        g_assert_nonnull (strstr (fixture->told->str, "newer Salon"));
      let_go (days);
    }
}

/* The file stays small: the oldest days leave it. */
static void
test_bounded (Fixture *fixture, gconstpointer data)
{
  g_autofree char *filler = g_strnfill (400, 'x');
  g_autofree char *after = NULL;
  GString *text = g_string_new ("salon-days 1\n");
  SalonDaysNote note;
  SalonDays *days;

  for (SalonDay day = FIRST; text->len < SALON_DAYS_MAX; day++)
    {
      char date[SALON_DAY_TEXT];

      salon_day_write (day, date);
      g_string_append_printf (text, "%s en probe done %s\n", date, filler);
    }
  put (fixture, text->str, (gssize) text->len);
  g_string_free (text, TRUE);
  days = open_days (fixture);
  keep (days, FIRST - 1 + 9000, "probe", TRUE, "new");
  close_days (days);
  after = model_read (fixture->directory, SALON_DAYS_NAME);
  g_assert_cmpuint (strlen (after), <=, SALON_DAYS_MAX);
  days = open_days (fixture);
  g_assert_false (salon_days_find (days, FIRST, "en", "probe", &note));
  assert_note (days, FIRST + 100, "probe", TRUE, filler);
  assert_note (days, FIRST - 1 + 9000, "probe", TRUE, "new");
  close_days (days);
}

/* Two programs write at the same time, neither knowing of the other. */
static void
test_together (Fixture *fixture, gconstpointer data)
{
  SalonDays *one = open_days (fixture), *other = open_days (fixture), *after;

  for (guint i = 0; i < 60; i++)
    {
      keep (one, FIRST + 2 * i, "probe", TRUE, "one");
      keep (other, FIRST + 2 * i + 1, "probe", TRUE, "other");
      keep (one, FIRST + 500, "probe", FALSE, "begun");
      g_main_context_iteration (NULL, FALSE);
    }
  keep (other, FIRST + 500, "probe", TRUE, "done");
  close_days (other);
  keep (one, FIRST + 501, "probe", TRUE, "one");
  close_days (one);

  after = open_days (fixture);
  for (guint i = 0; i < 60; i++)
    {
      assert_note (after, FIRST + 2 * i, "probe", TRUE, "one");
      assert_note (after, FIRST + 2 * i + 1, "probe", TRUE, "other");
    }
  assert_note (after, FIRST + 500, "probe", TRUE, "done");
  assert_note (after, FIRST + 501, "probe", TRUE, "one");
  close_days (after);
}

/* A list that cannot be read for a while is not forgotten, and gets what was done meanwhile. */
static void
test_unread (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->directory, SALON_DAYS_NAME, NULL),
                  *aside = g_strconcat (path, ".aside", NULL);
  SalonDays *days = open_days (fixture);

  keep (days, FIRST, "probe", TRUE, "1");
  g_assert_true (salon_days_flush (days));
  until_alone (days);

  g_assert_cmpint (g_rename (path, aside), ==, 0);
  g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
  keep (days, FIRST + 1, "probe", TRUE, "2");
  await (fixture->told->len > 0);
  assert_note (days, FIRST, "probe", TRUE, "1");
  assert_note (days, FIRST + 1, "probe", TRUE, "2");

  g_assert_cmpint (g_rmdir (path), ==, 0);
  g_assert_cmpint (g_rename (aside, path), ==, 0);
  g_assert_true (salon_days_flush (days));
  let_go (days);
  days = open_days (fixture);
  assert_note (days, FIRST, "probe", TRUE, "1");
  assert_note (days, FIRST + 1, "probe", TRUE, "2");
  close_days (days);
}

/* A folder that cannot be written: people are told once, and nothing else is lost. */
static void
test_no_folder (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->directory, "file", NULL);
  SalonDays *days;

  g_assert_true (g_file_set_contents (path, "x", 1, NULL));
  days = salon_days_new (path);
  g_signal_connect_swapped (days, "message", G_CALLBACK (tell_cb), fixture);
  await (salon_days_is_read (days));
  keep (days, FIRST, "probe", TRUE, "x");
  await (fixture->told->len > 0);
  g_assert_nonnull (strstr (fixture->told->str, "cannot be saved"));
  g_assert_false (salon_days_flush (days));
  assert_note (days, FIRST, "probe", TRUE, "x");
  g_object_unref (days);
}

static int
write_for_ever (const char *directory)
{
  SalonDays *days = salon_days_new (directory);
  SalonDaysNote note;

  await (salon_days_is_read (days));
  for (SalonDay day = FIRST; day < FIRST + 100000; day++)
    if (!salon_days_find (days, day, "en", "probe", &note))
      {
        keep (days, day, "probe", TRUE, "kept");
        if (salon_days_flush (days))
          {
            printf ("%u\n", day);
            fflush (stdout);
          }
      }
  return 0;
}

/* Killed while it saves: everything that it has told is there, and the file is whole. */
static void
test_killed (Fixture *fixture, gconstpointer program)
{
  g_autoptr (GRand) chance = g_rand_new_with_seed (3);
  SalonDay told = FIRST - 1;

  for (guint i = 0; i < KILLS; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GSubprocess) writer =
        g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error, program, "--write", fixture->directory, NULL);
      g_autoptr (GDataInputStream) lines = NULL;
      g_autofree char *line = NULL;
      SalonDays *days;

      g_assert_no_error (error);
      lines = g_data_input_stream_new (g_subprocess_get_stdout_pipe (writer));
      line = g_data_input_stream_read_line (lines, NULL, NULL, NULL);
      g_usleep ((gulong) g_rand_int_range (chance, 0, 4000));
      g_subprocess_send_signal (writer, SIGKILL);
      while (line != NULL)
        {
          told = MAX (told, (SalonDay) g_ascii_strtoull (line, NULL, 10));
          g_free (line);
          line = g_data_input_stream_read_line (lines, NULL, NULL, NULL);
        }
      g_subprocess_wait (writer, NULL, NULL);

      days = open_days (fixture);
      for (SalonDay day = FIRST; day <= told; day++)
        assert_note (days, day, "probe", TRUE, "kept");
      let_go (days);
    }
  g_assert_cmpuint (told, >=, FIRST + KILLS - 1);
  g_assert_cmpuint (count_aside (fixture), ==, 0);
}

int
main (int argc, char **argv)
{
  if (argc == 3 && strcmp (argv[1], "--write") == 0)
    return write_for_ever (argv[2]);

  g_test_init (&argc, &argv, NULL);
  model_watchdog ();
  g_test_add_func ("/days/calendar", test_calendar);
  g_test_add_func ("/days/hash", test_hash);
  g_test_add ("/days/kept", Fixture, NULL, set_up, test_kept, tear_down);
  g_test_add ("/days/done-stays", Fixture, NULL, set_up, test_done_stays, tear_down);
  g_test_add ("/days/running", Fixture, NULL, set_up, test_running, tear_down);
  g_test_add ("/days/unknown-lines", Fixture, NULL, set_up, test_unknown_lines, tear_down);
  g_test_add ("/days/damaged", Fixture, NULL, set_up, test_damaged, tear_down);
  g_test_add ("/days/largest", Fixture, NULL, set_up, test_largest, tear_down);
  g_test_add ("/days/newer", Fixture, NULL, set_up, test_newer, tear_down);
  g_test_add ("/days/any-bytes", Fixture, NULL, set_up, test_any_bytes, tear_down);
  g_test_add ("/days/bounded", Fixture, NULL, set_up, test_bounded, tear_down);
  g_test_add ("/days/together", Fixture, NULL, set_up, test_together, tear_down);
  g_test_add ("/days/unread", Fixture, NULL, set_up, test_unread, tear_down);
  g_test_add ("/days/no-folder", Fixture, NULL, set_up, test_no_folder, tear_down);
  g_test_add ("/days/killed", Fixture, argv[0], set_up, test_killed, tear_down);
  return g_test_run ();
}
