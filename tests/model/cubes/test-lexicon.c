/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What Cubes knows of a language is read once, and freed only when nobody uses it. */

#include <unistd.h>

#include <glib/gstdio.h>

#include "model/cubes/cubes-lexicon.h"
#include "rules/cubes/cubes-record.h"

/* The English list of Cubes, and the link to it where the lexicon looks first. */
static char *list, *path;

static void
spoil_list (void)
{
  g_assert_true (g_file_set_contents (path, "spoilt", -1, NULL));
}

static void
put_list_back (void)
{
  g_remove (path);
  g_assert_cmpint (symlink (list, path), ==, 0);
}

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
  spoil_list ();
  cubes_lexicon_forget_unused ();
  g_assert_true (cubes_lexicon_get_list (same, NULL) == words && has_rocket (words));
  g_assert_true (cubes_lexicon_get_index (same) == index);
  put_list_back ();
}

/* Who has used it once and drops it leaves it there for the next; what was forgotten is read again. */
static void
test_forgotten (void)
{
  CubesLexicon *lexicon = cubes_lexicon_use ("en");
  WordsError error = { 0 };

  g_assert_true (has_rocket (cubes_lexicon_get_list (lexicon, NULL)));
  cubes_lexicon_drop (lexicon);
  spoil_list ();
  lexicon = cubes_lexicon_use ("en");
  g_assert_true (has_rocket (cubes_lexicon_get_list (lexicon, NULL)));
  cubes_lexicon_drop (lexicon);

  cubes_lexicon_forget_unused ();
  lexicon = cubes_lexicon_use ("en");
  g_assert_null (cubes_lexicon_get_list (lexicon, &error));
  g_assert_cmpint (error.fault, ==, WORDS_FAULT_NOT_A_LIST);
  g_assert_null (cubes_lexicon_get_index (lexicon));
  put_list_back ();
  g_assert_true (has_rocket (cubes_lexicon_get_list (lexicon, NULL)));
  g_assert_nonnull (cubes_lexicon_get_index (lexicon));
  cubes_lexicon_drop (lexicon);
}

static gpointer
ask_often (gpointer data)
{
  for (int i = 0; i < 100; i++)
    {
      g_autoptr (CubesLexicon) lexicon = cubes_lexicon_use ("en");

      g_assert_true (has_rocket (cubes_lexicon_get_list (lexicon, NULL)));
    }
  return NULL;
}

static void
test_threads (void)
{
  GThread *threads[3];

  for (gsize i = 0; i < G_N_ELEMENTS (threads); i++)
    threads[i] = g_thread_new ("words", ask_often, NULL);
  for (int i = 0; i < 300; i++)
    {
      cubes_lexicon_forget_unused ();
      g_thread_yield ();
    }
  for (gsize i = 0; i < G_N_ELEMENTS (threads); i++)
    g_thread_join (threads[i]);
}

int
main (int argc, char *argv[])
{
  char usual[sizeof ((WordsError *) NULL)->subject];
  g_autofree char *folder = NULL;
  int status;

  g_test_init (&argc, &argv, NULL);
  g_assert_true (words_list_path ("en" CUBES_LIST_TAG, usual, sizeof usual));
  list = g_canonicalize_filename (usual, NULL);
  folder = g_dir_make_tmp ("salon-lexicon-XXXXXX", NULL);
  path = g_build_filename (folder, "en" CUBES_LIST_TAG ".words", NULL);
  put_list_back ();
  g_setenv ("SALON_WORDS_DIR", folder, TRUE);

  g_test_add_func ("/cubes-lexicon/kept", test_kept);
  g_test_add_func ("/cubes-lexicon/forgotten", test_forgotten);
  g_test_add_func ("/cubes-lexicon/threads", test_threads);
  status = g_test_run ();

  g_remove (path);
  g_rmdir (folder);
  g_free (path);
  g_free (list);
  return status;
}
