/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "file-faults.h"

#include <errno.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

FileFault file_fault;

/* The errno of a call that the file system is to lack; 0 if it has the call. */
static int
lacking (const char *name)
{
  if (g_str_equal (name, "renameat2"))
    return file_fault.lacks;
  if (g_str_equal (name, "linkat"))
    return file_fault.lacks_links;

  return g_str_equal (name, "flock") ? file_fault.lacks_locks : 0;
}

static gboolean
fails (const char *name)
{
  if (file_fault.watching && lacking (name) != 0)
    {
      errno = lacking (name);
      return TRUE;
    }
  if (!file_fault.watching || (file_fault.only != NULL && !g_str_equal (name, file_fault.only)))
    return FALSE;
  file_fault.calls++;
  if (file_fault.dies && file_fault.calls == file_fault.at)
    _exit (FILE_FAULT_DEATH);
  if (file_fault.at == 0 || file_fault.calls < file_fault.at || file_fault.calls >= file_fault.at + file_fault.times)
    return FALSE;

  file_fault.hit = name;
  errno = file_fault.error;
  return TRUE;
}

#define WRAP(type, name, parameters, arguments)                                 \
  type G_PASTE (__real_, name) parameters;                                      \
  type G_PASTE (__wrap_, name) parameters;                                      \
  type G_PASTE (__wrap_, name) parameters                                       \
  {                                                                             \
    return fails (G_STRINGIFY (name)) ? -1 : G_PASTE (__real_, name) arguments; \
  }

WRAP (int, LARGE (open), (const char *path, int flags, mode_t mode), (path, flags, mode))
WRAP (int, LARGE (openat), (int dir, const char *path, int flags, mode_t mode), (dir, path, flags, mode))
WRAP (int, LARGE (fstat), (int fd, struct stat *info), (fd, info))
WRAP (int, LARGE (fstatat), (int dir, const char *path, struct stat *info, int flags), (dir, path, info, flags))
WRAP (int, fchmod, (int fd, mode_t mode), (fd, mode))
WRAP (int, flock, (int fd, int operation), (fd, operation))
WRAP (int, fsync, (int fd), (fd))
WRAP (int, mkdirat, (int dir, const char *path, mode_t mode), (dir, path, mode))
WRAP (int, unlinkat, (int dir, const char *path, int flags), (dir, path, flags))
WRAP (int, renameat, (int dir, const char *from, int other, const char *to), (dir, from, other, to))
WRAP (int, linkat, (int dir, const char *from, int other, const char *to, int flags), (dir, from, other, to, flags))
WRAP (int,
      renameat2,
      (int dir, const char *from, int other, const char *to, unsigned flags),
      (dir, from, other, to, flags))

ssize_t __real_read (int fd, void *bytes, size_t n);
ssize_t __wrap_read (int fd, void *bytes, size_t n);
ssize_t __real_write (int fd, const void *bytes, size_t n);
ssize_t __wrap_write (int fd, const void *bytes, size_t n);
int __real_close (int fd);
int __wrap_close (int fd);

ssize_t
__wrap_read (int fd, void *bytes, size_t n)
{
  if (!fails ("read"))
    return __real_read (fd, bytes, n);

  return file_fault.error > 0 ? -1 : file_fault.error == NOTHING ? 0 : __real_read (fd, bytes, MIN (n, 3));
}

ssize_t
__wrap_write (int fd, const void *bytes, size_t n)
{
  if (!fails ("write"))
    return __real_write (fd, bytes, n);

  return file_fault.error > 0 ? -1 : file_fault.error == NOTHING ? 0 : __real_write (fd, bytes, MIN (n, 3));
}

/* As in Linux, close() frees the descriptor even if it fails. */
int
__wrap_close (int fd)
{
  const int status = __real_close (fd);

  return fails ("close") ? -1 : status;
}
