/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Any bytes as one of the files that are kept in the data directory, when the
 * program starts: the game in progress, how it looks, and the same of the last set-up.
 * Either a game that can be resumed comes of it, or none; a file that cannot be read
 * is put aside or stays where it is, byte for byte, and no message about it contains
 * any of its words. */

#include <string.h>

#include "await.h"
#include "fuzz-model.h"
#include "fuzz-target.h"
#include "model/probe/probe-game.h"
#include "model/salon-keeper.h"

static const char *const names[] = {
  SALON_STORE_GAME, SALON_STORE_GAME, SALON_STORE_LOOK, "last-setup.salon", "last-setup.look",
};
static char *directory;

static void
empty_directory (void)
{
  g_autoptr (GDir) dir = g_dir_open (directory, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (directory, name, NULL);

      g_unlink (path);
    }
}

static void
clean_up (void)
{
  empty_directory ();
  g_rmdir (directory);
  g_free (directory);
}

static void
make_directory (void)
{
  fuzz_model_begin ();
  directory = g_strdup ("/dev/shm/salon-kept-XXXXXX");
  REQUIRE (g_mkdtemp (directory) != NULL);
  atexit (clean_up);
}

/* Whether a file in the directory whose name begins with @prefix has these bytes. */
static gboolean
is_kept (const char *prefix, const uint8_t *data, size_t size)
{
  g_autoptr (GDir) dir = g_dir_open (directory, 0, NULL);
  gboolean found = FALSE;
  const char *name;

  while (!found && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_prefix (name, prefix))
      {
        g_autofree char *path = g_build_filename (directory, name, NULL);
        g_autofree char *text = NULL;
        gsize length;

        REQUIRE (g_file_get_contents (path, &text, &length, NULL));
        found = length == size && memcmp (text, data, size) == 0;
      }

  return found;
}

/* No message contains any of the record's words. */
static void
look_at_notice (const char *notice, const uint8_t *data, size_t size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_auto (GStrv) lines = g_strsplit (text, "\n", 50);

  REQUIRE (notice[0] != '\0' && g_utf8_validate (notice, -1, NULL));
  for (int i = 0; lines[i] != NULL; i++)
    if (g_str_has_prefix (lines[i], "word "))
      {
        const char *word = strrchr (lines[i], ' ') + 1 + strspn (strrchr (lines[i], ' ') + 1, ".");
        const size_t length = strspn (word, "ABCDEFGHIJKLMNOPQRSTUVWXYZ");
        g_autofree char *letters = g_strndup (word, length);

        REQUIRE (length < 5 || strstr (notice, letters) == NULL);
      }
}

static void
result_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  GAsyncResult **place = data;

  *place = g_object_ref (result);
}

static const SalonGameKind *const kinds[] = { &probe_game_kind, NULL };

static SalonGame *
resume (SalonStore *store, SalonLook *look, char **notice)
{
  g_autoptr (GAsyncResult) result = NULL;

  salon_keeper_resume_async (kinds, store, NULL, result_cb, &result);
  await (result != NULL);
  return salon_keeper_resume_finish (result, look, notice);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autoptr (SalonStore) store = NULL;
  g_autoptr (SalonGame) game = NULL;
  g_autofree char *path = NULL, *notice = NULL, *setup = NULL;
  g_autoptr (GError) error = NULL;
  const char *name;
  SalonLook look;

  if (directory == NULL)
    make_directory ();
  if (size == 0)
    return 0;
  name = names[data[0] % G_N_ELEMENTS (names)];
  data++;
  size--;

  path = g_build_filename (directory, name, NULL);
  REQUIRE (g_file_set_contents (path, (const char *) data, (gssize) size, NULL));
  store = salon_store_new (directory);
  game = resume (store, &look, &notice);
  REQUIRE (game == NULL || notice == NULL);
  if (notice != NULL)
    {
      look_at_notice (notice, data, size);
      REQUIRE (is_kept (SALON_KEEPER_DAMAGED, data, size) || is_kept (SALON_STORE_GAME, data, size));
    }
  if (game != NULL)
    REQUIRE (salon_game_get_stage (game) != SALON_GAME_FINISHED);
  setup = salon_keeper_load_setup (kinds[0], store, &look);
  if (setup != NULL)
    {
      g_autoptr (SalonGame) another = NULL;

      salon_keeper_save_setup (kinds[0], store, setup, &look);
      another = kinds[0]->begin (setup, strlen (setup), 1, &error);
      REQUIRE (another != NULL || error->message[0] != '\0');
    }

  if (game != NULL)
    salon_game_close (game);
  g_clear_object (&game);
  REQUIRE (salon_store_flush (store, NULL));
  g_clear_object (&store);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  empty_directory ();
  return 0;
}
