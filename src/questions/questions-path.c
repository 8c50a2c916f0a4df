/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where a bank that comes with the program is. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "questions/questions-bank.h"

#define NAME_MAX_LENGTH 40
#define NAME_LETTERS    "abcdefghijklmnopqrstuvwxyz0123456789-"

/* Writes where the program itself stands, without its name and with a slash at the end; false when nobody knows. */
static bool
find_program (char *buffer, size_t size)
{
  const ssize_t used = readlink ("/proc/self/exe", buffer, size - 1);
  char *slash;

  if (used <= 0)
    return false;

  buffer[used] = '\0';
  slash = strrchr (buffer, '/');
  if (slash != NULL)
    slash[1] = '\0';

  return slash != NULL;
}

bool
questions_bank_path (const char *name, char *buffer, size_t size)
{
  const size_t n = strlen (name);
  const char *chosen = getenv ("SALON_QUESTIONS_DIR");
  char program[4096];
  const bool is_found = find_program (program, sizeof program);
  /* A program that is installed stands in bin; in the build tree it stands two folders deep, or three. */
  const struct {
    const char *folder, *below;
  } places[] = {
    { chosen != NULL && *chosen != '\0' ? chosen : NULL, "" },
    { is_found ? program : NULL, "../share/salon/questions" },
    { is_found ? program : NULL, "../../data/questions" },
    { is_found ? program : NULL, "../../../data/questions" },
    { SALON_QUESTIONS_DIR_DEFAULT, "" },
  };

  if (n == 0 || n > NAME_MAX_LENGTH || strspn (name, NAME_LETTERS) != n)
    return false;

  for (size_t i = 0; i < sizeof places / sizeof *places; i++)
    if (places[i].folder != NULL)
      {
        const int used = snprintf (buffer, size, "%s%s/%s.questions", places[i].folder, places[i].below, name);

        if (used > 0 && (size_t) used < size && access (buffer, R_OK) == 0)
          return true;
      }

  return false;
}
