/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model-list.h"

#include <unistd.h>

#include <glib/gstdio.h>

#include "model-scratch.h"
#include "words/words-list.h"

static char *folder, *list, *path;

void
model_list_init (const char *name)
{
  char usual[sizeof ((WordsError *) NULL)->subject];
  g_autofree char *file = g_strconcat (name, ".words", NULL);

  g_assert_true (words_list_path (name, usual, sizeof usual));
  list = g_canonicalize_filename (usual, NULL);
  folder = model_directory ();
  path = g_build_filename (folder, file, NULL);
  model_list_mend ();
  g_setenv ("SALON_WORDS_DIR", folder, TRUE);
}

void
model_list_spoil (void)
{
  g_assert_true (g_file_set_contents (path, "spoilt", -1, NULL));
}

void
model_list_mend (void)
{
  g_remove (path);
  g_assert_cmpint (symlink (list, path), ==, 0);
}

void
model_list_end (void)
{
  model_remove (folder);
  g_clear_pointer (&list, g_free);
  g_clear_pointer (&path, g_free);
}
