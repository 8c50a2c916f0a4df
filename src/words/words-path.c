/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where the list of a language is. */

#include "words/words-list.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* A program of the build tree stands at most this deep in it. */
#define BUILD_DEPTH_MAX 4

static bool
is_lower (char c)
{
  return c >= 'a' && c <= 'z';
}

static bool
is_alphanumeric (char c)
{
  return is_lower (c) || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

/* A tag comes from records and arguments and becomes a file name, so nothing
 * but letters, digits and single separators between them passes. */
bool
words_language_is_valid (const char *language)
{
  size_t size = strnlen (language, WORDS_LANGUAGE_SIZE), n = 0;

  if (size >= WORDS_LANGUAGE_SIZE)
    return false;
  while (is_lower (language[n]))
    n++;
  if (n < 2 || n > 3)
    return false;
  while (language[n] == '-' || language[n] == '_')
    {
      size_t start = ++n;

      while (is_alphanumeric (language[n]))
        n++;
      if (n == start)
        return false;
    }

  return n == size;
}

static bool
try_directory (const char *directory, const char *below, const char *language, char *buffer, size_t size)
{
  int used = snprintf (buffer, size, "%s%s/%s.words", directory, below, language);

  return used > 0 && (size_t) used < size && access (buffer, R_OK) == 0;
}

bool
words_list_path (const char *language, char *buffer, size_t size)
{
  const char *chosen = getenv ("SALON_WORDS_DIR");
  char directory[4096];
  ssize_t used;

  if (!words_language_is_valid (language))
    return false;

  if (chosen != NULL && *chosen != '\0' && try_directory (chosen, "", language, buffer, size))
    return true;

  used = readlink ("/proc/self/exe", directory, sizeof directory - 1);
  if (used > 0)
    {
      char *slash;

      directory[used] = '\0';
      slash = strrchr (directory, '/');
      if (slash != NULL)
        *slash = '\0';
      if (try_directory (directory, "/../share/salon/words", language, buffer, size))
        return true;

      for (int up = 0; up < BUILD_DEPTH_MAX; up++)
        {
          slash = strrchr (directory, '/');
          if (slash == NULL)
            break;
          *slash = '\0';
          if (try_directory (directory, "/data/words", language, buffer, size))
            return true;
        }
    }

#ifdef SALON_WORDS_DIR_DEFAULT
  if (try_directory (SALON_WORDS_DIR_DEFAULT, "", language, buffer, size))
    return true;
#endif

  return false;
}
