/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What Cubes knows of a language is read once, and freed only when nobody uses it. */

#include "model-list.h"
#include "model/cubes/cubes-lexicon.h"
#include "rules/cubes/cubes-record.h"

static gboolean
has_rocket (const WordsList *words)
{
  return words_list_verdict (words, "ROCKET", 6, false) == WORDS_OK;
}

static void
test_kept (void)
{
  g_autoptr (CubesLexicon) lexicon = cubes_lexicon_use ("en"), same = cubes_lexicon_use ("en" CUBES_LIST_TAG);
  const WordsList *words = cubes_lexicon_get_list (lexicon, NULL);
  const CubesIndex *index = cubes_lexicon_get_index (lexicon);

  g_assert_true (has_rocket (words));
  g_assert_nonnull (index);
  g_assert_true (lexicon == same);
  model_list_spoil ();
  cubes_lexicon_forget_unused ();
  g_assert_true (cubes_lexicon_get_list (same, NULL) == words && has_rocket (words));
  g_assert_true (cubes_lexicon_get_index (same) == index);
  model_list_mend ();
}

/* Who has used it once and drops it leaves it there for the next; what was forgotten is read again. */
static void
test_forgotten (void)
{
  CubesLexicon *lexicon = cubes_lexicon_use ("en");
  WordsError error = { 0 };

  g_assert_true (has_rocket (cubes_lexicon_get_list (lexicon, NULL)));
  cubes_lexicon_drop (lexicon);
  model_list_spoil ();
  lexicon = cubes_lexicon_use ("en");
  g_assert_true (has_rocket (cubes_lexicon_get_list (lexicon, NULL)));
  cubes_lexicon_drop (lexicon);

  cubes_lexicon_forget_unused ();
  lexicon = cubes_lexicon_use ("en");
  g_assert_null (cubes_lexicon_get_list (lexicon, &error));
  g_assert_cmpint (error.fault, ==, WORDS_FAULT_NOT_A_LIST);
  g_assert_null (cubes_lexicon_get_index (lexicon));
  model_list_mend ();
  g_assert_true (has_rocket (cubes_lexicon_get_list (lexicon, NULL)));
  g_assert_nonnull (cubes_lexicon_get_index (lexicon));
  cubes_lexicon_drop (lexicon);
}

static gint busy; /* threads that ask */

static gpointer
ask_often (gpointer data)
{
  for (int i = 0; i < 100; i++)
    {
      g_autoptr (CubesLexicon) lexicon = cubes_lexicon_use ("en");

      g_assert_true (has_rocket (cubes_lexicon_get_list (lexicon, NULL)));
      if (i % 50 == 0)
        g_assert_nonnull (cubes_lexicon_get_index (lexicon));
    }
  g_atomic_int_dec_and_test (&busy);
  return NULL;
}

/* Somebody forgets as long as others ask. */
static void
test_threads (void)
{
  GThread *threads[3];

  busy = G_N_ELEMENTS (threads);
  for (gsize i = 0; i < G_N_ELEMENTS (threads); i++)
    threads[i] = g_thread_new ("words", ask_often, NULL);
  while (g_atomic_int_get (&busy) > 0)
    {
      cubes_lexicon_forget_unused ();
      g_usleep (100);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (threads); i++)
    g_thread_join (threads[i]);
}

int
main (int argc, char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  model_list_init ("en" CUBES_LIST_TAG);

  g_test_add_func ("/cubes-lexicon/kept", test_kept);
  g_test_add_func ("/cubes-lexicon/forgotten", test_forgotten);
  g_test_add_func ("/cubes-lexicon/threads", test_threads);
  status = g_test_run ();

  model_list_end ();
  return status;
}
