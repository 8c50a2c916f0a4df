/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "await.h"

#include <locale.h>

static gpointer
count_thread (gpointer count)
{
  g_atomic_int_inc ((gint *) count);
  return NULL;
}

/* The end of a thread wakes no main loop, and nothing else does here. */
static void
test_unwoken (void)
{
  gint count = 0;
  GThread *thread;

  thread = g_thread_new ("count", count_thread, &count);
  await (g_atomic_int_get (&count) == 1);
  g_thread_join (thread);
}

static gboolean
count_cb (gpointer count)
{
  (*(int *) count)++;
  return *(int *) count < 3 ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

/* What the main loop has to do is done, one turn after the other, and nothing of ours is left in it. */
static void
test_turns (void)
{
  int count = 0;

  g_idle_add (count_cb, &count);
  await (count == 3);
  g_assert_false (g_main_context_pending (NULL));

  await (count == 3);
  await_turn ();
  g_assert_false (g_main_context_pending (NULL));
}

static void
test_in_vain (void)
{
  if (g_test_subprocess ())
    {
      g_setenv ("SALON_PATIENCE", "0.0001", TRUE);
      await (!g_test_initialized ());
      return;
    }
  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_DEFAULT);
  g_test_trap_assert_failed ();
  g_test_trap_assert_stderr ("*test-await.c:*in vain for: !g_test_initialized ()*");
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/await/unwoken", test_unwoken);
  g_test_add_func ("/await/turns", test_turns);
  g_test_add_func ("/await/in-vain", test_in_vain);
  return g_test_run ();
}
