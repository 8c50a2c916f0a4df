/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Word lists are open once, for as long as somebody uses them. */

#include <glib/gstdio.h>

#include "model/salon-word-list.h"

/* The English list, and a folder for the one that the tests make of it: for another language, which only they have. */
static char *list_bytes;
static gsize list_size;
static char *folder, *path;

static void
write_list (gsize size)
{
  g_assert_true (g_file_set_contents (path, list_bytes, (gssize) size, NULL));
}

static gboolean
has_rocket (SalonWordList *list)
{
  return words_list_verdict (salon_word_list_get (list), "ROCKET", 6, false) == WORDS_OK;
}

static void
test_shared (void)
{
  g_autoptr (SalonWordList) first = salon_word_list_open ("qq", NULL);
  SalonWordList *second = salon_word_list_open ("qq", NULL), *third = salon_word_list_ref (first);

  g_assert_true (has_rocket (first));
  g_assert_true (salon_word_list_get (second) == salon_word_list_get (first));
  g_assert_true (salon_word_list_get (third) == salon_word_list_get (first));
  salon_word_list_unref (second);
  salon_word_list_unref (third);
  g_assert_true (has_rocket (first));

  g_assert_null (salon_word_list_get (NULL));
  g_assert_null (salon_word_list_ref (NULL));
  salon_word_list_unref (NULL);
}

/* Whoever has a list open keeps it, whatever is done to its file; whoever comes then gets what is there now. */
static void
test_another_file (void)
{
  g_autoptr (SalonWordList) old = salon_word_list_open ("qq", NULL), new = NULL;
  WordsError error = { 0 };

  write_list (list_size / 2);
  g_assert_null (salon_word_list_open ("qq", &error));
  g_assert_cmpint (error.fault, ==, WORDS_FAULT_DAMAGED);
  g_assert_true (has_rocket (old));

  write_list (list_size);
  new = salon_word_list_open ("qq", NULL);
  g_assert_true (has_rocket (new));
  g_assert_false (salon_word_list_get (new) == salon_word_list_get (old));

  g_assert_cmpint (g_remove (path), ==, 0);
  g_assert_null (salon_word_list_open ("qq", &error));
  g_assert_cmpint (error.fault, ==, WORDS_FAULT_NOT_INSTALLED);
  g_assert_null (salon_word_list_open ("../qq", &error));
  g_assert_cmpint (error.fault, ==, WORDS_FAULT_BAD_TAG);
  g_assert_true (has_rocket (old) && has_rocket (new));
  write_list (list_size);
}

static void
test_judge (void)
{
  SalonWordListJudge judge = { NULL }, same = { NULL }, without = { NULL };
  const char *reason = "";

  g_assert_cmpint (salon_word_list_judge (&judge, "qq", "ROCKET", false, &reason), ==, SALON_WORD_GOOD);
  g_assert_null (reason);
  g_assert_cmpint (salon_word_list_judge (&judge, "qq", "ROCKTE", false, &reason), ==, SALON_WORD_REFUSED);
  g_assert_true (judge.refused && reason != NULL && reason[0] != '\0');
  g_assert_cmpint (salon_word_list_judge (&same, "qq", "KAYAK", false, &reason), ==, SALON_WORD_GOOD);
  g_assert_true (same.list == judge.list);
  g_assert_cmpint (salon_word_list_judge (&without, "xx", "ROCKET", false, &reason), ==, SALON_WORD_NO_LIST);
  g_assert_cmpint (without.error.fault, ==, WORDS_FAULT_NOT_INSTALLED);

  salon_word_list_unref (judge.list);
  salon_word_list_unref (same.list);
}

static gpointer
open_often (gpointer data)
{
  for (int i = 0; i < 200; i++)
    {
      g_autoptr (SalonWordList) list = salon_word_list_open ("qq", NULL);

      g_assert_true (has_rocket (list));
    }
  return NULL;
}

static void
test_threads (void)
{
  GThread *threads[4];

  for (gsize i = 0; i < G_N_ELEMENTS (threads); i++)
    threads[i] = g_thread_new ("list", open_often, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (threads); i++)
    g_thread_join (threads[i]);
}

int
main (int argc, char *argv[])
{
  char usual[sizeof ((WordsError *) NULL)->subject];
  int status;

  g_test_init (&argc, &argv, NULL);
  g_assert_true (words_list_path ("en", usual, sizeof usual));
  g_assert_true (g_file_get_contents (usual, &list_bytes, &list_size, NULL));
  folder = g_dir_make_tmp ("salon-list-XXXXXX", NULL);
  path = g_build_filename (folder, "qq.words", NULL);
  write_list (list_size);
  g_setenv ("SALON_WORDS_DIR", folder, TRUE);

  g_test_add_func ("/word-list/shared", test_shared);
  g_test_add_func ("/word-list/another-file", test_another_file);
  g_test_add_func ("/word-list/judge", test_judge);
  g_test_add_func ("/word-list/threads", test_threads);
  status = g_test_run ();

  g_remove (path);
  g_rmdir (folder);
  g_free (path);
  g_free (folder);
  g_free (list_bytes);
  return status;
}
