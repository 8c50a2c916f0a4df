/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Reading and writing a list when memory or the disk fails: each failure is reported and leaves
 * nothing behind. The linker replaces functions of the C library with those below. */

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tap.h"
#include "words-test.h"
#include "words/words-pack.h"

typedef enum {
  NO_CALL,
  PAGES,
  CALLOC,
  READ,
  WRITE,
  CHMOD,
  CLOSE,
  RENAME,
} Call;

/* What fails: the next @call returns @result with the errno @problem, or does only a part of its
 * work. */
static struct {
  Call call;
  long result;
  int problem;
  size_t part; /* bytes, when it is not 0 */
} fault;

/* Whether @call has to fail now; returns true once. */
static bool
fails (Call call)
{
  if (fault.call != call)
    return false;

  fault.call = NO_CALL;
  errno = fault.problem;
  return true;
}

void *__real_words_pages_new (size_t size);
void *__real_calloc (size_t n, size_t size);
ssize_t __real_read (int file, void *bytes, size_t size);
ssize_t __real_write (int file, const void *bytes, size_t size);
int __real_fchmod (int file, mode_t mode);
int __real_close (int file);
int __real_rename (const char *from, const char *to);
void *__wrap_words_pages_new (size_t size);
void *__wrap_calloc (size_t n, size_t size);
ssize_t __wrap_read (int file, void *bytes, size_t size);
ssize_t __wrap_write (int file, const void *bytes, size_t size);
int __wrap_fchmod (int file, mode_t mode);
int __wrap_close (int file);
int __wrap_rename (const char *from, const char *to);

void *
__wrap_words_pages_new (size_t size)
{
  return fails (PAGES) ? NULL : __real_words_pages_new (size);
}

void *
__wrap_calloc (size_t n, size_t size)
{
  return fails (CALLOC) ? NULL : __real_calloc (n, size);
}

ssize_t
__wrap_read (int file, void *bytes, size_t size)
{
  if (fails (READ) && fault.part == 0)
    return fault.result;

  return __real_read (file, bytes, fault.part != 0 && fault.part < size ? fault.part : size);
}

ssize_t
__wrap_write (int file, const void *bytes, size_t size)
{
  if (fails (WRITE) && fault.part == 0)
    return fault.result;

  return __real_write (file, bytes, fault.part != 0 && fault.part < size ? fault.part : size);
}

int
__wrap_fchmod (int file, mode_t mode)
{
  return fails (CHMOD) ? -1 : __real_fchmod (file, mode);
}

int
__wrap_close (int file)
{
  const int result = __real_close (file);

  return fails (CLOSE) ? -1 : result;
}

int
__wrap_rename (const char *from, const char *to)
{
  return fails (RENAME) ? -1 : __real_rename (from, to);
}

static void
test_reading (const char *path)
{
  static const struct {
    const char *what;
    Call call;
    long result;
    int problem;
    size_t part;
    WordsFault told;
    int errno_told;
  } cases[] = {
    { "no memory for the file", PAGES, 0, ENOMEM, 0, WORDS_FAULT_NO_MEMORY, 0 },
    { "no memory for the list", CALLOC, 0, ENOMEM, 0, WORDS_FAULT_NO_MEMORY, 0 },
    { "a disk that cannot read", READ, -1, EIO, 0, WORDS_FAULT_CANNOT_READ, EIO },
    { "a file cut short meanwhile", READ, 0, 0, 0, WORDS_FAULT_DAMAGED, 0 },
    { "an interruption", READ, -1, EINTR, 0, WORDS_FAULT_NONE, 0 },
    { "seven bytes at a time", READ, 0, 0, 7, WORDS_FAULT_NONE, 0 },
  };

  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
    {
      WordsError error = { WORDS_FAULT_NONE };
      WordsList *list;

      fault.call = cases[i].call;
      fault.result = cases[i].result;
      fault.problem = cases[i].problem;
      fault.part = cases[i].part;
      list = words_list_open (path, &error);
      tap_ok (fault.call == NO_CALL && (list != NULL) == (cases[i].told == WORDS_FAULT_NONE)
                && error.fault == cases[i].told && error.errno_value == cases[i].errno_told
                && strcmp (error.subject, path) == 0,
              "reading: %s", cases[i].what);
      fault.part = 0;
      tap_ok (list == NULL || words_list_total (list) == 22, "a list that is read is whole");
      words_list_close (list);
    }
}

static bool
is_whole (const char *path, size_t size)
{
  struct stat info;

  return stat (path, &info) == 0 && (size_t) info.st_size == size && (info.st_mode & 0777) == 0644;
}

static void
test_writing (const uint8_t *bytes, size_t size, const char *path)
{
  static const struct {
    const char *what;
    Call call;
    int problem;
    size_t part;
    bool good;
  } cases[] = {
    { "seven bytes at a time", WRITE, 0, 7, true },
    { "an interruption", WRITE, EINTR, 0, true },
    { "a full disk", WRITE, ENOSPC, 0, false },
    { "a mode that cannot be set", CHMOD, EPERM, 0, false },
    { "a disk that fails at the end", CLOSE, EIO, 0, false },
    { "a name that cannot be replaced", RENAME, EACCES, 0, false },
  };

  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
    {
      bool written;
      int problem;

      unlink (path);
      fault.call = cases[i].call;
      fault.result = -1;
      fault.problem = cases[i].problem;
      fault.part = cases[i].part;
      written = words_pack_write (bytes, size, path);
      problem = errno;
      fault.part = 0;
      tap_ok (fault.call == NO_CALL && written == cases[i].good && (written || problem == cases[i].problem)
                && (written ? is_whole (path, size) : access (path, F_OK) != 0),
              "writing: %s", cases[i].what);
    }
  unlink (path);
}

int
main (void)
{
  char folder[] = "words-faults-XXXXXX", path[64];
  size_t size;
  uint8_t *bytes = small_list (&size);

  if (mkdtemp (folder) == NULL)
    {
      perror (folder);
      return 99;
    }
  snprintf (path, sizeof path, "%s/fr.words", folder);
  if (!words_pack_write (bytes, size, path))
    abort ();
  test_reading (path);
  test_writing (bytes, size, path);
  free (bytes);
  tap_ok (rmdir (folder) == 0, "no temporary file is left");

  return tap_done ();
}
