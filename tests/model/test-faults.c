/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A game whose disk fails: at every system call of the save of a move in turn, in
 * every way, or the program ends there. A whole record is on the disk each time, the
 * one before the move or the one after it. */

#include <errno.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "file-faults.h"
#include "model-table.h"

/* No save needs more calls. */
#define MANY 100

static const int faults[] = { SHORT, NOTHING, EINTR, EIO, ENOSPC, EROFS, EACCES, EDQUOT };

/* A game whose first move is on the disk; the second is the one to be saved. */
typedef struct {
  char *directory;
  SalonStore *store;
  ProbeGame *game;
  ModelEar ear;
  char *before;
  char *after;
} Scene;

static void
scene_begin (Scene *scene, char *directory)
{
  memset (scene, 0, sizeof *scene);
  scene->directory = directory;
  scene->store = salon_store_new (directory);
  scene->game = model_game (MODEL_PEOPLE, scene->store);
  model_ear_init (&scene->ear, scene->game);
  model_play_on (scene->game);
  model_wait_for_disk (scene->game);
  g_assert_true (probe_game_is_saved (scene->game));
  scene->before = model_read (directory, SALON_STORE_GAME);
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

static int
half_written (const char *directory)
{
  g_autoptr (GDir) names = g_dir_open (directory, 0, NULL);
  const char *name;
  int n = 0;

  while ((name = g_dir_read_name (names)) != NULL)
    n += g_str_has_prefix (name, ".salon-");
  return n;
}

/* The move is made while the @at-th call and @times of them go wrong. Gives the number
 * of calls that the save made. */
static int
save_with_fault (Scene *scene, int at, int times, int error)
{
  int calls;

  file_fault = (FileFault) { .watching = TRUE, .at = at, .times = times, .error = error };
  /* Only a write can do less than it was asked. */
  if (error <= 0 && at > 0)
    file_fault.only = "write";
  model_play_on (scene->game);
  model_wait_for_disk (scene->game);
  g_assert_cmpint (scene->ear.moved, ==, 2);
  calls = file_fault.calls;
  scene->after = probe_game_to_kept_record (scene->game);
  return calls;
}

/* One call fails, or it and all that follow. */
static void
try_fault (int at, int times, int error)
{
  Scene scene;
  g_autofree char *record = NULL, *later = NULL;
  FileFault fault;
  gboolean failed;

  scene_begin (&scene, model_directory ());
  save_with_fault (&scene, at, times, error);
  failed = !probe_game_is_saved (scene.game);
  g_assert_cmpint (scene.ear.failed, ==, failed);
  fault = file_fault;
  file_fault = (FileFault) { 0 };
  record = model_read (scene.directory, SALON_STORE_GAME);
  assert_whole (record, scene.before, scene.after);
  if (!failed)
    g_assert_cmpstr (record, ==, scene.after);
  file_fault = fault;

  /* The game goes on meanwhile, nothing is told twice, and a whole record stays. */
  if (times > 1)
    {
      model_play_on (scene.game);
      salon_store_flush (scene.store, NULL);
      g_assert_cmpint (scene.ear.moved, ==, 3);
      g_assert_cmpint (scene.ear.failed, <=, 1);
    }

  /* When the fault is gone, the next move brings all of it to the disk. */
  file_fault = (FileFault) { 0 };
  model_play_on (scene.game);
  model_wait_for_disk (scene.game);
  g_assert_true (probe_game_flush (scene.game, NULL));
  g_assert_cmpint (scene.ear.saved_again, ==, scene.ear.failed);
  later = model_read (scene.directory, SALON_STORE_GAME);
  {
    g_autofree char *now = probe_game_to_kept_record (scene.game);

    g_assert_cmpstr (later, ==, now);
  }
  scene_end (&scene);
}

static int
count_calls (void)
{
  Scene scene;
  int calls;

  scene_begin (&scene, model_directory ());
  calls = save_with_fault (&scene, 0, 0, 0);
  file_fault = (FileFault) { 0 };
  g_assert_true (probe_game_is_saved (scene.game));
  scene_end (&scene);
  g_assert_cmpint (calls, >, 8);
  g_assert_cmpint (calls, <, MANY);
  return calls;
}

static void
test_faults (void)
{
  const int calls = count_calls ();
  int tried = 0;

  for (guint fault = 0; fault < G_N_ELEMENTS (faults); fault++)
    for (int at = 1; at <= (faults[fault] > 0 ? calls : 3); at++)
      {
        try_fault (at, 1, faults[fault]);
        try_fault (at, G_MAXINT - MANY, faults[fault]);
        tried += 2;
      }
  g_test_message ("%d calls of a save, %d faults", calls, tried);
}

/* In a child, which has not had a thread before: the program ends at a call. */
static void
die_at (const char *directory, int at)
{
  Scene scene;

  scene_begin (&scene, g_strdup (directory));
  file_fault = (FileFault) { .watching = TRUE, .at = at, .dies = TRUE };
  model_play_on (scene.game);
  model_wait_for_disk (scene.game);
  _exit (0);
}

static void
test_deaths (void)
{
  g_autofree char *before = NULL, *after = NULL;
  int died = 0, old = 0, new = 0, at = 0, status;

  do
    {
      char *directory = model_directory ();
      g_autofree char *record = NULL;
      pid_t child = fork ();

      g_assert_cmpint (child, >=, 0);
      if (child == 0)
        die_at (directory, ++at);
      at++;
      g_assert_cmpint (waitpid (child, &status, 0), ==, child);
      g_assert_true (WIFEXITED (status));
      g_assert_true (WEXITSTATUS (status) == FILE_FAULT_DEATH || WEXITSTATUS (status) == 0);
      died += WEXITSTATUS (status) == FILE_FAULT_DEATH;

      /* The first time it is the old one. */
      record = model_read (directory, SALON_STORE_GAME);
      if (before == NULL)
        before = g_strdup (record);
      if (after == NULL && !g_str_equal (record, before))
        after = g_strdup (record);
      assert_whole (record, before, after != NULL ? after : before);
      old += g_str_equal (record, before);
      new += !g_str_equal (record, before);

      /* Whoever comes next finds the game and clears away what is half written. */
      {
        g_autoptr (SalonStore) store = salon_store_new (directory);
        g_autofree char *found = salon_store_load (store, SALON_STORE_GAME, NULL, NULL);

        g_assert_cmpstr (found, ==, record);
        g_assert_cmpint (half_written (directory), ==, 0);
      }
      model_remove (directory);
    }
  while (WEXITSTATUS (status) == FILE_FAULT_DEATH && at < MANY);

  g_assert_cmpint (died, >, 8);
  g_assert_cmpint (old, >, 4);
  g_assert_cmpint (new, >, 1);
  g_test_message ("%d deaths, %d times the old record, %d times the new one", died, old, new);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/faults/deaths", test_deaths);
  g_test_add_func ("/faults/calls", test_faults);

  return g_test_run ();
}
