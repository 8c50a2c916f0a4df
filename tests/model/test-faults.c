/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A game whose disk fails while a move is saved: each system call in turn fails in every way, or
 * ends the program. Each time the disk has a whole record, from before or after the move, and also
 * the file of a stranger that had the name of the game. */

#include <errno.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include <glib/gstdio.h>

#include "file-faults.h"
#include "model-table.h"

/* No save needs more calls. */
#define MANY 200

#define THEIRS "a stranger's file\n"

/* How calls fail; for strangers' files the first ways are enough. */
static const int faults[] = { SHORT, EINTR, EIO, EACCES, NOTHING, ENOSPC, EROFS, EDQUOT };
#define FAULTS_WITH_STRANGERS 4

/* Which file has the name of the game when the move is saved, and which calls the file system
 * lacks. */
typedef struct {
  const char *name;
  gboolean stranger;
  gboolean folder; /* the stranger's file is a folder */
  gboolean again;  /* the save before has found a stranger's file, too: the game moves to another slot */
  int lacks;       /* see FileFault */
  int lacks_links;
} Situation;

static const Situation situations[] = {
  { .name = "nobody" },
  { .name = "stranger", .stranger = TRUE },
  { .name = "stranger-without-links", .stranger = TRUE, .lacks_links = EPERM },
  { .name = "stranger-without-links-or-flags", .stranger = TRUE, .lacks = EINVAL, .lacks_links = ENOSYS },
  { .name = "folder", .stranger = TRUE, .folder = TRUE },
  { .name = "folder-without-flags", .stranger = TRUE, .folder = TRUE, .lacks = EINVAL },
  { .name = "second-stranger", .stranger = TRUE, .again = TRUE },
  { .name = "second-stranger-without-flags", .stranger = TRUE, .again = TRUE, .lacks = EINVAL },
};

/* A game whose first move is on the disk; the test saves the second one. */
typedef struct {
  const Situation *situation;
  char *directory;
  SalonStore *store;
  ProbeGame *game;
  ModelEar ear;
  char *before;
  char *after;
} Scene;

static void
put_theirs (const char *directory, gboolean folder, const char *text)
{
  g_autofree char *path = g_build_filename (directory, SALON_STORE_GAME, NULL);

  g_assert_cmpint (g_unlink (path), ==, 0);
  if (folder)
    g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
  else
    g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

static void
save_move (Scene *scene)
{
  model_play_on (scene->game);
  model_wait_for_disk (scene->game);
  g_assert_true (salon_game_is_saved (SALON_GAME (scene->game)));
}

static void
scene_begin (Scene *scene, const Situation *situation, char *directory)
{
  memset (scene, 0, sizeof *scene);
  scene->situation = situation;
  scene->directory = directory;
  scene->store = salon_store_new (directory);
  scene->game = model_game (MODEL_PEOPLE, scene->store);
  model_ear_init (&scene->ear, scene->game);
  save_move (scene);
  if (situation->again)
    {
      put_theirs (directory, FALSE, "the first stranger's file\n");
      save_move (scene);
    }
  scene->before = model_read (directory, SALON_STORE_GAME);
  if (situation->stranger)
    put_theirs (directory, situation->folder, THEIRS);
}

static void
scene_end (Scene *scene)
{
  model_ear_clear (&scene->ear);
  g_object_unref (scene->game);
  g_object_unref (scene->store);
  g_free (scene->before);
  g_free (scene->after);
  model_remove (scene->directory);
}

static void
assert_whole (const char *record, const char *before, const char *after)
{
  g_autoptr (ProbeGame) game = model_game (record, NULL);

  g_assert_nonnull (game);
  if (!g_str_equal (record, before) && !g_str_equal (record, after))
    g_error ("neither the old record nor the new one is there: %s", record);
}

/* How many files there are with names that begin with @prefix and with the contents @text (NULL:
 * any). */
static int
count (const char *directory, const char *prefix, const char *text)
{
  g_autoptr (GDir) names = g_dir_open (directory, 0, NULL);
  const char *name;
  int n = 0;

  while ((name = g_dir_read_name (names)) != NULL)
    {
      g_autofree char *path = g_build_filename (directory, name, NULL);
      g_autofree char *found = NULL;

      if (!g_str_has_prefix (name, prefix))
        continue;
      g_file_get_contents (path, &found, NULL, NULL);
      n += text == NULL || g_strcmp0 (found, text) == 0;
    }
  return n;
}

/* Checks that the stranger's file has one of the names that it may have. */
static void
assert_theirs (const char *directory, const Situation *situation)
{
  g_autoptr (GDir) names = g_dir_open (directory, 0, NULL);
  gboolean folder = FALSE;
  const char *name;

  if (!situation->stranger)
    return;
  while ((name = g_dir_read_name (names)) != NULL)
    {
      g_autofree char *path = g_build_filename (directory, name, NULL);

      folder = folder || g_file_test (path, G_FILE_TEST_IS_DIR);
    }
  if (situation->folder)
    g_assert_true (folder);
  else
    g_assert_cmpint (count (directory, "current", THEIRS) + count (directory, "found-", THEIRS), >, 0);
}

/* Checks that a whole record or the stranger's file has the name of the game. A folder is no
 * record and may be missing for a moment. */
static void
assert_something_whole (const char *directory, const Situation *situation, const char *before, const char *after)
{
  g_autofree char *path = g_build_filename (directory, SALON_STORE_GAME, NULL);
  g_autofree char *record = NULL;

  g_file_get_contents (path, &record, NULL, NULL);
  if (record == NULL)
    g_assert_true (situation->folder);
  else if (!situation->stranger || !g_str_equal (record, THEIRS))
    assert_whole (record, before, after);
  assert_theirs (directory, situation);
}

/* Makes the move while @times calls fail, beginning with the @at-th. Returns the number of calls
 * that the save made. */
static int
save_with_fault (Scene *scene, int at, int times, int error)
{
  const int moved = scene->ear.moved;
  int calls;

  file_fault = (FileFault) {
    .watching = TRUE,
    .at = at,
    .times = times,
    .error = error,
    .lacks = scene->situation->lacks,
    .lacks_links = scene->situation->lacks_links,
  };
  /* Only a write can do less than it was asked to. */
  if (error <= 0 && at > 0)
    file_fault.only = "write";
  model_play_on (scene->game);
  model_wait_for_disk (scene->game);
  g_assert_cmpint (scene->ear.moved, ==, moved + 1);
  calls = file_fault.calls;
  scene->after = model_kept_record (scene->game);
  return calls;
}

/* One call fails, or it and all that follow. */
static void
try_fault (const Situation *situation, int at, int times, int error)
{
  Scene scene;
  g_autofree char *record = NULL, *later = NULL, *now = NULL;
  FileFault fault;
  gboolean failed;
  int moved;

  scene_begin (&scene, situation, model_directory ());
  save_with_fault (&scene, at, times, error);
  moved = scene.ear.moved;
  failed = !salon_game_is_saved (SALON_GAME (scene.game));
  g_assert_cmpint (scene.ear.failed, ==, failed);
  fault = file_fault;
  file_fault = (FileFault) { 0 };
  assert_something_whole (scene.directory, situation, scene.before, scene.after);
  if (!failed)
    {
      record = salon_store_load (scene.store, SALON_STORE_GAME, NULL, NULL);
      g_assert_cmpstr (record, ==, scene.after);
    }
  file_fault = fault;

  /* Meanwhile the game goes on, no signal is emitted twice, and a whole record stays. */
  if (times > 1)
    {
      model_play_on (scene.game);
      salon_store_flush (scene.store, NULL);
      g_assert_cmpint (scene.ear.moved, ==, moved + 1);
      g_assert_cmpint (scene.ear.failed, <=, 1);
    }

  /* When the calls work again, the next move brings the whole record to the disk. */
  file_fault = (FileFault) { 0 };
  model_play_on (scene.game);
  model_wait_for_disk (scene.game);
  g_assert_true (salon_game_flush (SALON_GAME (scene.game), NULL));
  g_assert_cmpint (scene.ear.saved_again, ==, scene.ear.failed);
  later = salon_store_load (scene.store, SALON_STORE_GAME, NULL, NULL);
  now = model_kept_record (scene.game);
  g_assert_cmpstr (later, ==, now);
  assert_theirs (scene.directory, situation);
  g_assert_cmpint (count (scene.directory, ".salon-", NULL), ==, 0);
  g_assert_cmpint (count (scene.directory, "found-", NULL), <=, 2);
  scene_end (&scene);
}

static int
count_calls (const Situation *situation)
{
  Scene scene;
  int calls;

  scene_begin (&scene, situation, model_directory ());
  calls = save_with_fault (&scene, 0, 0, 0);
  file_fault = (FileFault) { 0 };
  g_assert_true (salon_game_is_saved (SALON_GAME (scene.game)));
  scene_end (&scene);
  g_assert_cmpint (calls, >, 8);
  g_assert_cmpint (calls, <, MANY);
  return calls;
}

static void
test_faults (gconstpointer data)
{
  const Situation *situation = data;
  const guint n = situation->stranger ? FAULTS_WITH_STRANGERS : G_N_ELEMENTS (faults);
  const int calls = count_calls (situation);
  int tried = 0;

  for (guint fault = 0; fault < n; fault++)
    for (int at = 1; at <= (faults[fault] > 0 ? calls : 3); at++)
      {
        try_fault (situation, at, 1, faults[fault]);
        try_fault (situation, at, G_MAXINT - MANY, faults[fault]);
        tried += 2;
      }
  g_test_message ("%d calls of a save, %d faults", calls, tried);
}

/* Every new name is taken: the clock was set back, and random names do not help. The save gives
 * up, and the stranger's file keeps its name. */
static void
test_no_name_is_free (void)
{
  static const char *const calls[] = { "linkat", "renameat2" };

  for (guint i = 0; i < G_N_ELEMENTS (calls); i++)
    {
      const Situation situation = { .stranger = TRUE, .folder = i == 1 };
      g_autofree char *text = NULL;
      Scene scene;

      scene_begin (&scene, &situation, model_directory ());
      file_fault =
        (FileFault) { .watching = TRUE, .at = 1, .times = G_MAXINT - MANY, .error = EEXIST, .only = calls[i] };
      model_play_on (scene.game);
      model_wait_for_disk (scene.game);
      g_assert_cmpint (scene.ear.failed, ==, 1);
      g_assert_cmpint (file_fault.calls, <, MANY);
      file_fault = (FileFault) { 0 };
      assert_something_whole (scene.directory, &situation, scene.before, "");
      g_assert_cmpint (count (scene.directory, "found-", NULL), ==, 0);
      g_assert_cmpint (count (scene.directory, ".salon-", NULL), ==, 0);
      g_assert_true (salon_game_flush (SALON_GAME (scene.game), NULL));
      assert_theirs (scene.directory, &situation);
      scene_end (&scene);
    }
}

/* Runs in a child process that has had no thread before: the program ends at the @at-th call (0:
 * at none). */
static gboolean
dies_at (const Situation *situation, const char *directory, int at)
{
  const pid_t child = fork ();
  Scene scene;
  int status;

  g_assert_cmpint (child, >=, 0);
  if (child == 0)
    {
      scene_begin (&scene, situation, g_strdup (directory));
      file_fault = (FileFault) {
        .watching = TRUE,
        .at = at,
        .dies = TRUE,
        .lacks = situation->lacks,
        .lacks_links = situation->lacks_links,
      };
      model_play_on (scene.game);
      model_wait_for_disk (scene.game);
      _exit (salon_game_is_saved (SALON_GAME (scene.game)) ? 0 : 1);
    }

  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_true (WIFEXITED (status));
  g_assert_true (WEXITSTATUS (status) == FILE_FAULT_DEATH || WEXITSTATUS (status) == 0);
  return WEXITSTATUS (status) == FILE_FAULT_DEATH;
}

/* Checks that the next program finds the newest whole record and leaves no incomplete file.
 * Returns whether that record has the move. */
static gboolean
find_game (const char *directory, const Situation *situation, const char *before, const char *after)
{
  const gboolean written = count (directory, ".salon-", after) + count (directory, "current", after) > 0;

  /* Twice, because the second program must find what the first one has left. */
  for (int i = 0; i < 2; i++)
    {
      g_autoptr (SalonStore) store = salon_store_new (directory);

      assert_something_whole (directory, situation, before, after);
      /* While the game moves to another slot, both may have it. */
      g_assert_cmpint (count (directory, "current", after), >=, written);
      g_assert_cmpint (count (directory, "current", after), <=, written + situation->again);
      g_assert_cmpint (count (directory, ".salon-", NULL), ==, 0);
      /* Without renameat2(), an empty file or folder reserves the name for a moment. */
      g_assert_cmpint (count (directory, "found-", NULL), <=,
                       situation->stranger + situation->again + (situation->lacks != 0));
    }
  return written;
}

static void
test_deaths (gconstpointer data)
{
  const Situation *situation = data;
  g_autofree char *before = NULL, *after = NULL;
  int new = 0, at = 0;
  gboolean died;

  /* The two records, which are the same each time. */
  {
    const Situation nobody = { .again = situation->again };
    char *directory = model_directory ();

    g_assert_true (dies_at (&nobody, directory, 1));
    before = model_read (directory, SALON_STORE_GAME);
    model_remove (directory);
    directory = model_directory ();
    g_assert_false (dies_at (&nobody, directory, 0));
    after = model_read (directory, SALON_STORE_GAME);
    model_remove (directory);
    g_assert_cmpstr (before, !=, after);
  }

  do
    {
      char *directory = model_directory ();

      died = dies_at (situation, directory, ++at);
      assert_something_whole (directory, situation, before, after);
      new += find_game (directory, situation, before, after);
      model_remove (directory);
    }
  while (died && at < MANY);

  /* After the first calls the new record is whole. */
  g_assert_cmpint (at, >, 8);
  g_assert_cmpint (new, >, 3);
  g_assert_cmpint (at - new, >, 3);
  g_test_message ("%d deaths, %d times the record before the move, %d times the one after it", at - 1, at - new, new);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  /* Tests that fork come before those that start threads. */
  for (guint i = 0; i < G_N_ELEMENTS (situations); i++)
    {
      g_autofree char *path = g_strconcat ("/faults/deaths/", situations[i].name, NULL);

      g_test_add_data_func (path, &situations[i], test_deaths);
    }
  for (guint i = 0; i < G_N_ELEMENTS (situations); i++)
    {
      g_autofree char *path = g_strconcat ("/faults/calls/", situations[i].name, NULL);

      g_test_add_data_func (path, &situations[i], test_faults);
    }

  g_test_add_func ("/faults/calls/no-name-is-free", test_no_name_is_free);

  return g_test_run ();
}
