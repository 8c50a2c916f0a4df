/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A disk that does not answer: nobody waits for it longer than SALON_STORE_PATIENCE, everything
 * posted is written when it answers again, and a store that was dropped meanwhile leaves nothing
 * behind. The linker replaces the C library's function with the one below. */

#include <fcntl.h>
#include <unistd.h>

#include "await.h"
#include "model-scratch.h"
#include "model/salon-file.h"
#include "model/salon-store.h"

int __real_fsync (int fd);
int __wrap_fsync (int fd);

static GMutex mutex;
static GCond changed;
static gboolean stuck;

int
__wrap_fsync (int fd)
{
  g_mutex_lock (&mutex);
  while (stuck)
    g_cond_wait (&changed, &mutex);
  g_mutex_unlock (&mutex);

  return __real_fsync (fd);
}

static void
set_stuck (gboolean now)
{
  g_mutex_lock (&mutex);
  stuck = now;
  g_cond_broadcast (&changed);
  g_mutex_unlock (&mutex);
}

static void
assert_no_answer (GError **error)
{
  g_assert_error (*error, G_FILE_ERROR, G_FILE_ERROR_FAILED);
  g_assert_cmpstr ((*error)->message, ==, "the disk is not responding");
  g_clear_error (error);
}

static void
test_no_answer (void)
{
  g_autofree char *directory = model_directory ();
  g_autoptr (SalonStore) store = salon_store_new (directory);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  g_assert_true (salon_store_save (store, SALON_STORE_GAME, "old", NULL));
  set_stuck (TRUE);
  g_assert_false (salon_store_save (store, SALON_STORE_GAME, "new", &error));
  assert_no_answer (&error);
  g_assert_false (salon_store_flush (store, &error));
  assert_no_answer (&error);
  /* While a write is pending, neither the old nor the new text can be read. */
  g_assert_null (salon_store_load (store, SALON_STORE_GAME, NULL, &error));
  assert_no_answer (&error);

  /* Posted while the disk is stuck, and written when it answers again. */
  salon_store_post (store, SALON_STORE_GAME, "newer");
  salon_store_post (store, SALON_STORE_GAME, "newest");
  set_stuck (FALSE);
  g_assert_true (salon_store_flush (store, &error));
  g_assert_no_error (error);
  text = salon_store_load (store, SALON_STORE_GAME, NULL, NULL);
  g_assert_cmpstr (text, ==, "newest");
  g_clear_object (&store);
  model_remove (g_steal_pointer (&directory));
}

static void
test_let_go (void)
{
  g_autofree char *directory = model_directory ();
  SalonStore *store = salon_store_new (directory);
  g_autofree char *text = NULL;
  const int dir = open (directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC);

  set_stuck (TRUE);
  salon_store_post (store, SALON_STORE_GAME, "text");
  g_object_unref (store);
  g_assert_true (salon_file_is_locked (dir, ".current.lock"));

  /* The worker does its jobs, then ends and releases its lock. */
  set_stuck (FALSE);
  await (!salon_file_is_locked (dir, ".current.lock"));
  text = model_read (directory, SALON_STORE_GAME);
  g_assert_cmpstr (text, ==, "text");
  close (dir);
  model_remove (g_steal_pointer (&directory));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  model_watchdog ();

  g_test_add_func ("/slow-disk/no-answer", test_no_answer);
  g_test_add_func ("/slow-disk/let-go", test_let_go);

  return g_test_run ();
}
