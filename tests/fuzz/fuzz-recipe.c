/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A recipe and the sources that it names, with lines “====” between them: the
 * recipe first, then the files a, b and c. What comes out is a list that its reader
 * takes, or an error that names the file. */

#include <string.h>
#include <unistd.h>

#include "../words/words-test.h"
#include "fuzz-bytes.h"
#include "fuzz-target.h"
#include "words/words-pack.h"
#include "words/words-recipe.h"

static const char *const names[] = { "recipe", "a", "b", "c" };
static char folder[] = "/dev/shm/salon-fuzz-XXXXXX";

static void
clean_up (void)
{
  char path[64];

  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    {
      snprintf (path, sizeof path, "%s/%s", folder, names[i]);
      unlink (path);
    }
  rmdir (folder);
}

/* Writes the next part of the input. */
static void
write_part (const char *name, const uint8_t **data, const uint8_t *end)
{
  static const char mark[] = "====\n";
  const uint8_t *stop = memmem (*data, (size_t) (end - *data), mark, sizeof mark - 1);
  const size_t size = (size_t) ((stop != NULL ? stop : end) - *data);
  char path[64];
  FILE *file;

  snprintf (path, sizeof path, "%s/%s", folder, name);
  file = fopen (path, "we");
  REQUIRE (file != NULL);
  REQUIRE (fwrite (*data, 1, size, file) == size);
  fclose (file);
  *data = stop != NULL ? stop + sizeof mark - 1 : end;
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  static bool made;
  const char *const folders[] = { folder };
  const uint8_t *end = data + size;
  WordsSourceError error;
  WordsPack *pack;
  char path[64];

  if (!made)
    {
      REQUIRE (mkdtemp (folder) != NULL);
      atexit (clean_up);
      made = true;
    }
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    write_part (names[i], &data, end);

  snprintf (path, sizeof path, "%s/recipe", folder);
  pack = words_recipe_read (path, folders, 1, &error);
  if (pack == NULL)
    {
      REQUIRE (error.message != NULL && error.file[0] != '\0' && strlen (error.detail) < sizeof error.detail);
      REQUIRE (error.line <= size + 1);
      return 0;
    }

  {
    size_t bytes_size;
    uint8_t *bytes = words_pack_finish (pack, &bytes_size);
    WordsError fault;
    WordsList *list = words_list_open_memory (bytes, bytes_size, &fault);

    REQUIRE (list != NULL);
    exercise_list (list);
    words_list_close (list);
    free (bytes);
  }
  words_pack_free (pack);
  return 0;
}
