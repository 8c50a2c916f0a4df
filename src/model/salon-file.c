/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/salon-file.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

#include <glib/gstdio.h>

/* How often an interrupted call is repeated; without a limit, signals could block the program
 * for ever. */
#define PATIENCE 100

#define RETRY(result, call)                                          \
  do                                                                 \
    {                                                                \
      int again_ = 0;                                                \
                                                                     \
      do                                                             \
        (result) = (call);                                           \
      while ((result) < 0 && errno == EINTR && again_++ < PATIENCE); \
    }                                                                \
  while (0)

void
salon_file_mark_clear (SalonFileMark *mark)
{
  g_clear_pointer (&mark->bytes, g_bytes_unref);
  *mark = (SalonFileMark) { 0 };
}

/* Sets @mark to the file that @info describes and that contains @bytes. */
static void
set_mark (SalonFileMark *mark, const struct stat *info, GBytes *bytes)
{
  salon_file_mark_clear (mark);
  mark->device = info->st_dev;
  mark->inode = info->st_ino;
  mark->size = info->st_size;
  mark->changed = info->st_mtim;
  mark->bytes = g_bytes_ref (bytes);
}

static int
sync_all (int fd)
{
  int status;

  RETRY (status, fsync (fd));
  return status == 0 ? 0 : errno;
}

/* Creates a directory, its parents first, and syncs their names to the disk: a synced file
 * is lost all the same if the name of its directory is. */
static gboolean
make_directory (const char *path)
{
  g_autofree char *above = g_path_get_dirname (path);
  int dir, status;

  status = g_mkdir (path, 0700);
  if (status != 0 && errno == ENOENT && !g_str_equal (above, path) && make_directory (above))
    status = g_mkdir (path, 0700);
  if (status != 0)
    return errno == EEXIST;

  RETRY (dir, open (above, O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (dir >= 0)
    {
      sync_all (dir);
      close (dir);
    }
  return TRUE;
}

int
salon_file_open_directory (const char *path)
{
  struct stat info;
  int dir;

  RETRY (dir, open (path, O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (dir < 0 && errno == ENOENT && make_directory (path))
    RETRY (dir, open (path, O_RDONLY | O_DIRECTORY | O_CLOEXEC));

  /* The directory may have been created with other permissions, or come from a backup. */
  if (dir >= 0 && fstat (dir, &info) == 0 && info.st_uid == geteuid () && (info.st_mode & 077) != 0)
    fchmod (dir, info.st_mode & 07700);

  return dir;
}

int
salon_file_lock (int dir, const char *name, int *fd)
{
  int status;

  RETRY (*fd, openat (dir, name, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0600));
  if (*fd < 0)
    return errno;

  RETRY (status, flock (*fd, LOCK_EX | LOCK_NB));
  if (status == 0)
    return 0;

  status = errno;
  close (*fd);
  *fd = -1;
  return status;
}

gboolean
salon_file_is_locked (int dir, const char *name)
{
  gboolean locked;
  int fd;

  RETRY (fd, openat (dir, name, O_RDWR | O_NOFOLLOW | O_CLOEXEC));
  if (fd < 0)
    return FALSE;

  locked = flock (fd, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK;
  close (fd);
  return locked;
}

/* Reads @size bytes and no more, even if the file grows meanwhile; sets @size to the number
 * of bytes that were there. */
static int
read_all (int fd, char *bytes, gsize *size)
{
  gsize n = 0;

  while (n < *size)
    {
      ssize_t some;

      RETRY (some, read (fd, bytes + n, *size - n));
      if (some < 0)
        return errno;
      if (some == 0)
        break;
      n += (gsize) some;
    }

  *size = n;
  return 0;
}

int
salon_file_read (int dir, const char *name, gsize limit, SalonFileMark *mark)
{
  g_autofree char *bytes = NULL;
  struct stat info;
  int error = 0, fd;
  gsize size;

  /* Without O_NONBLOCK, opening a pipe that has no writer would block. */
  RETRY (fd, openat (dir, name, O_RDONLY | O_NONBLOCK | O_CLOEXEC));
  if (fd < 0)
    return errno;

  if (fstat (fd, &info) != 0)
    error = errno;
  else if (!S_ISREG (info.st_mode))
    error = S_ISDIR (info.st_mode) ? EISDIR : EINVAL;
  else if ((guint64) info.st_size > limit)
    error = EFBIG;
  if (error == 0)
    {
      size = (gsize) info.st_size;
      bytes = g_malloc (size + 1);
      error = read_all (fd, bytes, &size);
    }
  close (fd);
  if (error == 0)
    {
      g_autoptr (GBytes) all = g_bytes_new (bytes, size);

      set_mark (mark, &info, all);
    }

  return error;
}

static int
write_all (int fd, GBytes *bytes)
{
  gsize left;
  const char *at = g_bytes_get_data (bytes, &left);

  while (left > 0)
    {
      ssize_t some;

      RETRY (some, write (fd, at, left));
      if (some < 0)
        return errno;
      /* write() wrote nothing and reports no error; repeating it might never end. */
      if (some == 0)
        return ENOSPC;
      at += some;
      left -= (gsize) some;
    }

  return 0;
}

/* EINTR is no error here: the descriptor is closed all the same, and the file was
 * synced before. */
static int
close_written (int fd)
{
  return close (fd) == 0 || errno == EINTR ? 0 : errno;
}

int
salon_file_write (int dir, const char *temp, GBytes *bytes, SalonFileMark *mark)
{
  struct stat info;
  int error, closed, fd;

  RETRY (fd, openat (dir, temp, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600));
  if (fd < 0)
    return errno;

  error = write_all (fd, bytes);
  if (error == 0)
    error = sync_all (fd);
  if (error == 0 && fstat (fd, &info) != 0)
    error = errno;
  closed = close_written (fd);
  if (error == 0)
    error = closed;
  if (error == 0)
    set_mark (mark, &info, bytes);
  else
    unlinkat (dir, temp, 0);

  return error;
}

SalonFileState
salon_file_compare (int dir, const char *name, const SalonFileMark *mark)
{
  SalonFileMark now = { 0 };
  gboolean same;
  struct stat info;

  if (fstatat (dir, name, &info, AT_SYMLINK_NOFOLLOW) != 0)
    return errno == ENOENT ? SALON_FILE_GONE : SALON_FILE_OTHER;
  if (mark->bytes == NULL || (S_ISLNK (info.st_mode) && fstatat (dir, name, &info, 0) != 0))
    return SALON_FILE_OTHER;
  if (info.st_dev == mark->device && info.st_ino == mark->inode && info.st_size == mark->size
      && info.st_mtim.tv_sec == mark->changed.tv_sec && info.st_mtim.tv_nsec == mark->changed.tv_nsec)
    return SALON_FILE_SAME;

  /* Some file systems round the time later, or renumber files, so the contents decide. */
  same = S_ISREG (info.st_mode) && salon_file_read (dir, name, g_bytes_get_size (mark->bytes), &now) == 0
         && g_bytes_equal (now.bytes, mark->bytes);
  salon_file_mark_clear (&now);
  return same ? SALON_FILE_SAME : SALON_FILE_OTHER;
}

int
salon_file_sync (int dir)
{
  const int error = sync_all (dir);

  return error == EINVAL ? 0 : error;
}

int
salon_file_replace (int dir, const char *temp, const char *name)
{
  int status;

  RETRY (status, renameat (dir, temp, dir, name));
  return status == 0 ? salon_file_sync (dir) : errno;
}

int
salon_file_link (int dir, const char *from, const char *to)
{
  int status;

  RETRY (status, linkat (dir, from, dir, to, 0));
  if (status != 0)
    return errno;

  status = salon_file_sync (dir);
  if (status != 0)
    unlinkat (dir, to, 0);
  return status;
}

/* Creates an empty file or directory @to, so that no other program can take the name, and
 * renames @from over it. */
static int
move_over_own (int dir, const char *from, const char *to)
{
  struct stat info;
  gboolean folder;
  int status;

  if (fstatat (dir, from, &info, AT_SYMLINK_NOFOLLOW) != 0)
    return errno;
  folder = S_ISDIR (info.st_mode);
  if (folder)
    RETRY (status, mkdirat (dir, to, 0700));
  else
    {
      RETRY (status, openat (dir, to, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600));
      if (status >= 0)
        close (status);
    }
  if (status < 0)
    return errno;

  RETRY (status, renameat (dir, from, dir, to));
  if (status == 0)
    return salon_file_sync (dir);

  status = errno;
  unlinkat (dir, to, folder ? AT_REMOVEDIR : 0);
  return status;
}

/* Moves a file where the file system cannot rename without replacing. The file has both
 * names for a moment, so that a program that opens either finds all of it. */
static int
move_by_link (int dir, const char *from, const char *to)
{
  int status = salon_file_link (dir, from, to);

  if (status != 0)
    return status == EEXIST || status == ENOENT ? status : move_over_own (dir, from, to);

  RETRY (status, unlinkat (dir, from, 0));
  if (status == 0)
    return salon_file_sync (dir);

  status = errno;
  unlinkat (dir, to, 0);
  return status;
}

int
salon_file_move (int dir, const char *from, const char *to)
{
  int status;

  RETRY (status, renameat2 (dir, from, dir, to, RENAME_NOREPLACE));
  if (status == 0)
    return salon_file_sync (dir);

  return errno == EINVAL || errno == ENOSYS ? move_by_link (dir, from, to) : errno;
}

int
salon_file_remove (int dir, const char *name)
{
  int status;

  RETRY (status, unlinkat (dir, name, 0));
  return status == 0 ? salon_file_sync (dir) : errno;
}

char **
salon_file_list (const char *path, const char *prefix)
{
  g_autoptr (GDir) names = g_dir_open (path, 0, NULL);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  const char *name;

  while (names != NULL && (name = g_dir_read_name (names)) != NULL)
    if (g_str_has_prefix (name, prefix))
      g_strv_builder_add (builder, name);

  return g_strv_builder_end (builder);
}
