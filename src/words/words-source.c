/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words/words-source.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "rules/salon-utf8.h"
#include "words/words-text.h"

bool
words_source_fail (WordsSourceError *error, const char *message, const char *detail)
{
  error->message = message;
  snprintf (error->detail, sizeof error->detail, "%s", detail);

  return false;
}

/* @utf8 has room for two bytes for each of @text's, and the NUL. */
static size_t
latin_1_to_utf8 (const char *text, size_t size, char *utf8)
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
words_source_use (WordsSource *source, FILE *file, const char *name, WordsEncoding encoding, WordsSourceError *error)
{
  source->file = file;
  source->encoding = encoding;
  source->error = error;
  source->size = 0;
  *error = (WordsSourceError) { .message = NULL };
  snprintf (error->file, sizeof error->file, "%s", name);
}

FILE *
words_source_file (const char *path)
{
  /* Not blocking: a pipe by that name must not keep us waiting. */
  const int file = open (path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  struct stat info;

  if (file < 0)
    return NULL;
  errno = 0;
  if (fstat (file, &info) == 0 && S_ISREG (info.st_mode))
    return fdopen (file, "r");
  close (file);

  return NULL;
}

/* Tells what kept words_source_file() from opening a file, or else @message. */
bool
words_source_refused (WordsSourceError *error, const char *message, int problem)
{
  return problem != 0 ? words_source_fail (error, message, strerror (problem))
                      : words_source_fail (error, N_ ("this is not a regular file"), "");
}

bool
words_source_open (WordsSource *source,
                   const char *const *folders,
                   size_t n_folders,
                   const char *name,
                   WordsEncoding encoding,
                   WordsSourceError *error)
{
  char path[sizeof error->file];

  for (size_t i = 0; i < n_folders; i++)
    {
      FILE *file;

      snprintf (path, sizeof path, "%s/%s", folders[i], name);
      file = words_source_file (path);
      if (file != NULL || errno != ENOENT || n_folders == 1)
        {
          int problem = errno;

          words_source_use (source, file, path, encoding, error);
          return file != NULL || words_source_refused (error, N_ ("this source cannot be read"), problem);
        }
    }
  words_source_use (source, NULL, name, encoding, error);

  return words_source_fail (error, N_ ("this source is in none of the folders"), "");
}

/* Reads a line with its LF. Gives its size, 0 at the end and when it is too long: then it fills the room. */
static size_t
read_line (WordsSource *source)
{
  size_t n = 0;
  int c = 0;

  while (n <= WORDS_SOURCE_LINE_MAX && c != '\n' && (c = getc_unlocked (source->file)) != EOF)
    source->line[n++] = (char) c;
  source->size += n;

  return n;
}

bool
words_source_next (WordsSource *source, char **text, size_t *size)
{
  errno = 0;
  *size = read_line (source);
  if (*size == 0 || ferror (source->file))
    {
      if (ferror (source->file))
        {
          source->error->line = 0;
          words_source_fail (source->error, N_ ("this source cannot be read"), strerror (errno));
        }
      return false;
    }

  source->error->line++;
  *text = source->line;
  if (*size > WORDS_SOURCE_LINE_MAX && source->line[*size - 1] != '\n')
    return words_source_fail (source->error, N_ ("this line is longer than 1,024 bytes"), "");
  if (source->size > WORDS_SOURCE_SIZE_MAX)
    return words_source_fail (source->error, N_ ("this source is larger than 64 MiB"), "");
  /* A mark that some programs put before UTF-8 text. */
  if (source->error->line == 1 && *size >= 3 && memcmp (*text, "\xef\xbb\xbf", 3) == 0)
    {
      *text += 3;
      *size -= 3;
    }
  while (*size > 0 && ((*text)[*size - 1] == '\n' || (*text)[*size - 1] == '\r'))
    (*size)--;
  (*text)[*size] = '\0';

  if (source->encoding == WORDS_LATIN_1 || !salon_utf8_is_valid (*text, *size))
    {
      if (source->encoding == WORDS_UTF_8)
        return words_source_fail (source->error, N_ ("this source is not UTF-8"), "");
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
  source->file = NULL;

  return source->error->message == NULL;
}
