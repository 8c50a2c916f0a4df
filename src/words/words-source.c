/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words/words-source.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "words/words-fold.h"
#include "words/words-memory.h"
#include "words/words-text.h"

bool
words_source_fail (WordsSourceError *error,
                   const char       *message,
                   const char       *detail)
{
  error->message = message;
  snprintf (error->detail, sizeof error->detail, "%s", detail);

  return false;
}

static bool
is_utf8 (const char *text,
         size_t      size)
{
  for (size_t place = 0, length; place < size; place += length)
    {
      unsigned long character;

      length = words_utf8_decode (text + place, size - place, &character);
      if (length == 0)
        return false;
    }

  return true;
}

/* @utf8 has room for two bytes for each of @text's, and the NUL. */
static size_t
latin_1_to_utf8 (const char *text,
                 size_t      size,
                 char       *utf8)
{
  size_t n = 0;

  for (size_t i = 0; i < size; i++)
    {
      unsigned char byte = (unsigned char) text[i];

      if (byte < 0x80)
        utf8[n++] = (char) byte;
      else
        {
          utf8[n++] = (char) (0xc0 | byte >> 6);
          utf8[n++] = (char) (0x80 | (byte & 0x3f));
        }
    }
  utf8[n] = '\0';

  return n;
}

void
words_source_use (WordsSource      *source,
                  FILE             *file,
                  const char       *name,
                  WordsEncoding     encoding,
                  WordsSourceError *error)
{
  *source = (WordsSource) { .file = file, .encoding = encoding, .error = error };
  *error = (WordsSourceError) { .message = NULL };
  snprintf (error->file, sizeof error->file, "%s", name);
}

bool
words_source_open (WordsSource       *source,
                   const char *const *folders,
                   size_t             n_folders,
                   const char        *name,
                   WordsEncoding      encoding,
                   WordsSourceError  *error)
{
  char path[sizeof error->file];

  for (size_t i = 0; i < n_folders; i++)
    {
      FILE *file;

      snprintf (path, sizeof path, "%s/%s", folders[i], name);
      file = fopen (path, "re");
      if (file != NULL || errno != ENOENT || n_folders == 1)
        {
          int problem = errno;

          words_source_use (source, file, path, encoding, error);
          return file != NULL || words_source_fail (error, N_("this source cannot be read"), strerror (problem));
        }
    }
  words_source_use (source, NULL, name, encoding, error);

  return words_source_fail (error, N_("this source is in none of the folders"), "");
}

bool
words_source_next (WordsSource  *source,
                   char        **text,
                   size_t       *size)
{
  ssize_t got;

  errno = 0;
  got = getline (&source->line, &source->room, source->file);
  if (got < 0)
    {
      if (ferror (source->file) || errno == ENOMEM)
        {
          source->error->line = 0;
          words_source_fail (source->error, N_("this source cannot be read"), strerror (errno));
        }
      return false;
    }

  source->error->line++;
  *text = source->line;
  *size = (size_t) got;
  /* A mark that some programs put before UTF-8 text. */
  if (source->error->line == 1 && *size >= 3 && memcmp (*text, "\xef\xbb\xbf", 3) == 0)
    {
      *text += 3;
      *size -= 3;
    }
  while (*size > 0 && ((*text)[*size - 1] == '\n' || (*text)[*size - 1] == '\r'))
    (*size)--;
  (*text)[*size] = '\0';

  if (source->encoding == WORDS_LATIN_1 || !is_utf8 (*text, *size))
    {
      if (source->encoding == WORDS_UTF_8)
        return words_source_fail (source->error, N_("this source is not UTF-8"), "");
      source->utf8 = words_resize (source->utf8, 2 * *size + 1);
      *size = latin_1_to_utf8 (*text, *size, source->utf8);
      *text = source->utf8;
    }

  return true;
}

bool
words_source_close (WordsSource *source)
{
  if (source->file != NULL)
    fclose (source->file);
  free (source->line);
  free (source->utf8);
  source->file = NULL;
  source->line = source->utf8 = NULL;

  return source->error->message == NULL;
}
