/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The packs in the user's data: what the list tells of them, how they are named, and that none is lost or half there, whichever
 * system call fails or is the last one of the program. */

#include <errno.h>
#include <locale.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include <glib/gstdio.h>

#include "await.h"
#include "file-faults.h"
#include "model-scratch.h"
#include "model/wedges/wedges-pack-folder.h"
#include "model/wedges/wedges-packs.h"

typedef struct {
  char *directory;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->directory = model_directory ();
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  model_remove (fixture->directory);
}

/* A bank of @cards whole cards. */
static GBytes *
make_bank (const char *head, guint cards)
{
  GString *text = g_string_new (head);

  for (guint i = 0; i < cards * QUESTIONS_CATEGORIES; i++)
    g_string_append_printf (text, "%s%c 2 x\nWhich %u?\n= %u\n", i % QUESTIONS_CATEGORIES == 0 ? "card\n" : "",
                            questions_category_letters[i % QUESTIONS_CATEGORIES], i, i);
  return g_string_free_to_bytes (text);
}

static char *
add (Fixture *fixture, const char *title, guint cards)
{
  g_autofree char *head = g_strdup_printf ("# title: %s\n# language: fr\n# licence: CC0\n", title);
  g_autoptr (GBytes) bytes = make_bank (head, cards);
  g_autoptr (GError) error = NULL;
  char *name = wedges_pack_folder_add (fixture->directory, title, bytes, &error);

  g_assert_no_error (error);
  return name;
}

/* The pack called @name in a new list (transfer full); NULL: there is none. */
static WedgesPack *
find (const char *directory, const char *name)
{
  g_autoptr (GPtrArray) packs = wedges_pack_folder_list (directory, NULL);

  for (guint i = 0; i < packs->len; i++)
    if (g_str_equal (wedges_pack_get_name (g_ptr_array_index (packs, i)), name))
      return g_object_ref (g_ptr_array_index (packs, i));
  return NULL;
}

/* The list */

static void
test_list (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WedgesPacks) packs = wedges_packs_new (fixture->directory);
  g_autofree char *name = add (fixture, "Tête-à-tête ?", 3);
  const guint waiting = model_watchdog ();
  WedgesPack *pack;

  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (packs)), ==, 0);
  wedges_packs_refresh (packs);
  await (wedges_packs_is_read (packs));
  g_source_remove (waiting);

  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (packs)), ==, 3);
  pack = wedges_packs_find (packs, "en");
  g_assert_false (wedges_pack_is_own (pack));
  g_assert_cmpuint (wedges_pack_count_cards (pack), ==, 200);
  g_assert_cmpstr (wedges_pack_get_language (pack), ==, "en");
  g_assert_null (wedges_pack_get_fault (pack));

  g_assert_cmpstr (name, ==, "tete-a-tete");
  pack = wedges_packs_find (packs, name);
  g_assert_true (wedges_pack_is_own (pack));
  g_assert_cmpstr (wedges_pack_get_title (pack), ==, "Tête-à-tête ?");
  g_assert_cmpstr (wedges_pack_get_language (pack), ==, "fr");
  g_assert_cmpstr (wedges_pack_get_licence (pack), ==, "CC0");
  g_assert_cmpuint (wedges_pack_count_questions (pack), ==, 18);
  g_assert_cmpuint (wedges_pack_count_cards (pack), ==, 3);
}

/* What somebody has copied there by hand is listed, and says what is wrong with it; what has no good name is not. */
static void
test_faults (Fixture *fixture, gconstpointer data)
{
  g_autofree char *folder = g_build_filename (fixture->directory, "packs", NULL), *name = add (fixture, "One", 1);
  g_autofree char *bad = g_build_filename (folder, "bad.questions", NULL);
  g_autofree char *large = g_build_filename (folder, "large.questions", NULL);
  g_autofree char *dir = g_build_filename (folder, "dir.questions", NULL);
  g_autofree char *en = g_build_filename (folder, "en.questions", NULL);
  g_autofree char *other = g_build_filename (folder, "No name.questions", NULL);
  g_autoptr (GPtrArray) packs = NULL, again = NULL;
  g_autoptr (WedgesPack) pack = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (bad, "\xff\0card", 6, NULL));
  g_assert_true (g_file_set_contents (large, "card\n", 5, NULL));
  g_assert_cmpint (truncate (large, QUESTIONS_MAX_SIZE + 1), ==, 0);
  g_assert_cmpint (g_mkdir (dir, 0700), ==, 0);
  g_assert_true (g_file_set_contents (en, "card\n", 5, NULL));
  g_assert_true (g_file_set_contents (other, "card\n", 5, NULL));

  packs = wedges_pack_folder_list (fixture->directory, NULL);
  g_assert_cmpuint (packs->len, ==, 6);
  for (guint i = 2; i < packs->len; i++)
    {
      g_assert_true (wedges_pack_is_own (g_ptr_array_index (packs, i)));
      g_assert_nonnull (wedges_pack_get_fault (g_ptr_array_index (packs, i)));
    }
  pack = find (fixture->directory, "large");
  g_assert_cmpstr (wedges_pack_get_fault (pack), ==, "The pack is larger than 16 MB.");
  g_assert_cmpstr (wedges_pack_get_title (pack), ==, "large");
  g_clear_object (&pack);
  pack = find (fixture->directory, name);
  g_assert_cmpstr (wedges_pack_get_fault (pack), ==, "It has fewer than two whole cards.");

  /* What has not changed is not read again. */
  again = wedges_pack_folder_list (fixture->directory, packs);
  for (guint i = 0; i < packs->len; i++)
    g_assert_true (packs->pdata[i] == again->pdata[i]);

  g_assert_null (wedges_packs_open (fixture->directory, "large", &error));
  g_assert_cmpstr (error->message, ==, "The pack is larger than 16 MB.");
  g_clear_error (&error);
  g_assert_null (wedges_packs_open (fixture->directory, "../one", &error));
  g_assert_cmpstr (error->message, ==, "There is no pack of questions called “../one”.");
}

/* Names are made of titles, and none is given twice, even while its pack is deleted. */
static void
test_names (Fixture *fixture, gconstpointer data)
{
  static const char *const rows[][2] = {
    { "Rivers of Europe", "rivers-of-europe" },
    { "Rivers of Europe", "rivers-of-europe-2" },
    { "  ?!", "pack" },
    { "En", "en-2" },
    { "Ça, c’est l’été", "ca-c-est-l-ete" },
    { "A title that has more letters than a name may have, so it is cut", "a-title-that-has-more-letters-than-a-nam" },
    { "A title that has more letters than a name may have, so it is cut", "a-title-that-has-more-letters-than-a-n-2" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *name = add (fixture, rows[i][0], 2);

      g_assert_cmpstr (name, ==, rows[i][1]);
      g_assert_true (wedges_pack_is_name (name));
      if (i == 0)
        g_assert_true (wedges_pack_folder_hide (fixture->directory, name, NULL));
    }
}

/* A title is one line of the head, in the place of all others; the rest of the file stays as it is. */
static void
test_titles (Fixture *fixture, gconstpointer data)
{
  static const struct {
    const char *before, *after;
  } rows[] = {
    { "# title: Old\n# Title : older\n# by hand\n\ncard\n# title: no head\n",
      "# title: New\n# by hand\n\ncard\n# title: no head\n" },
    { "\xef\xbb\xbf# a remark\ncard\n", "# title: New\n# a remark\ncard\n" },
    { "card", "# title: New\ncard" },
    { "", "# title: New\n" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GBytes) bytes = g_bytes_new_static (rows[i].before, strlen (rows[i].before)), changed = NULL;
      g_autofree char *name = wedges_pack_folder_add (fixture->directory, "x", bytes, NULL);

      g_assert_true (wedges_pack_folder_retitle (fixture->directory, name, "New", NULL));
      changed = wedges_pack_folder_read (fixture->directory, name, NULL);
      g_assert_cmpmem (g_bytes_get_data (changed, NULL), g_bytes_get_size (changed), rows[i].after,
                       strlen (rows[i].after));
    }
}

/* Faults of the disk */

typedef enum {
  ADD,
  RETITLE,
  HIDE,
  BRING_BACK,
  N_ACTS
} Act;

static gboolean
carry_out (Act act, const char *directory, GBytes *bytes, GError **error)
{
  g_autofree char *name = NULL;

  switch (act)
    {
    case ADD:
      name = wedges_pack_folder_add (directory, "New", bytes, error);
      return name != NULL;
    case RETITLE:
      return wedges_pack_folder_retitle (directory, "old", "Other", error);
    case HIDE:
      return wedges_pack_folder_hide (directory, "old", error);
    case BRING_BACK:
    case N_ACTS:
    default:
      return wedges_pack_folder_bring_back (directory, "old", error);
    }
}

/* Makes the data directory in which there is a pack “old”, hidden if it is to be brought back. */
static char *
prepare (Act act, GBytes *bytes)
{
  char *directory = model_directory ();
  g_autofree char *name = wedges_pack_folder_add (directory, "Old", bytes, NULL);

  g_assert_cmpstr (name, ==, "old");
  if (act == BRING_BACK)
    g_assert_true (wedges_pack_folder_hide (directory, name, NULL));
  return directory;
}

/* The pack “old” is there whole, or hidden and can be brought back; a new one is whole or not there. And the next act succeeds. */
static void
assert_nothing_lost (const char *directory, GBytes *bytes, gboolean is_hidden)
{
  g_autoptr (WedgesPack) old = find (directory, "old"), new = find (directory, "new");
  g_autofree char *name = NULL;

  if (old == NULL)
    {
      g_assert_true (is_hidden);
      g_assert_true (wedges_pack_folder_bring_back (directory, "old", NULL));
      old = find (directory, "old");
    }
  g_assert_cmpuint (wedges_pack_count_cards (old), ==, 2);
  if (new != NULL)
    g_assert_cmpuint (wedges_pack_count_cards (new), ==, 2);
  name = wedges_pack_folder_add (directory, "New", bytes, NULL);
  g_assert_cmpstr (name, ==, new != NULL ? "new-2" : "new");
}

static void
test_errors (void)
{
  g_autoptr (GBytes) bytes = make_bank ("# title: Old\n", 2);

  for (guint act = 0; act < N_ACTS; act++)
    {
      gboolean hit = TRUE;
      guint hits = 0;

      for (int at = 1; hit; at++)
        {
          char *directory = prepare ((Act) act, bytes);
          g_autoptr (GError) error = NULL;
          gboolean done;

          file_fault = (FileFault) { .watching = TRUE, .at = at, .times = 1, .error = at % 2 == 0 ? EIO : ENOSPC };
          done = carry_out ((Act) act, directory, bytes, &error);
          hit = file_fault.hit != NULL;
          hits += hit;
          file_fault = (FileFault) { 0 };
          g_assert_true (done == (error == NULL));
          assert_nothing_lost (directory, bytes, act >= HIDE);
          model_remove (directory);
        }
      g_assert_cmpuint (hits, >=, 4);
    }
}

static void
test_deaths (void)
{
  g_autoptr (GBytes) bytes = make_bank ("# title: Old\n", 2);

  for (guint act = 0; act < N_ACTS; act++)
    {
      gboolean died = TRUE;
      guint deaths = 0;

      for (int at = 1; died; at++)
        {
          char *directory = prepare ((Act) act, bytes);
          const pid_t child = fork ();
          int status;

          g_assert_cmpint (child, >=, 0);
          if (child == 0)
            {
              file_fault = (FileFault) { .watching = TRUE, .at = at, .dies = TRUE };
              _exit (carry_out ((Act) act, directory, bytes, NULL) ? 0 : 1);
            }
          g_assert_cmpint (waitpid (child, &status, 0), ==, child);
          g_assert_true (WIFEXITED (status));
          died = WEXITSTATUS (status) == FILE_FAULT_DEATH;
          g_assert_true (died || WEXITSTATUS (status) == 0);
          deaths += died;
          assert_nothing_lost (directory, bytes, act >= HIDE);
          model_remove (directory);
        }
      g_assert_cmpuint (deaths, >=, 4);
    }
}

int
main (int argc, char *argv[])
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/wedges/packs/list", Fixture, NULL, set_up, test_list, tear_down);
  g_test_add ("/wedges/packs/faults", Fixture, NULL, set_up, test_faults, tear_down);
  g_test_add ("/wedges/packs/names", Fixture, NULL, set_up, test_names, tear_down);
  g_test_add ("/wedges/packs/titles", Fixture, NULL, set_up, test_titles, tear_down);
  g_test_add_func ("/wedges/packs/errors", test_errors);
  g_test_add_func ("/wedges/packs/deaths", test_deaths);

  return g_test_run ();
}
