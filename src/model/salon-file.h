/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Every system call that writes Salon's files, and the function that reads them back.
 * All names are those of files in the directory @dir, an open descriptor. Unless
 * documented otherwise a function returns 0 or the errno of the failure; it repeats a
 * call that a signal interrupted. */

#pragma once

#include <sys/stat.h>

#include <glib.h>

G_BEGIN_DECLS

/* The identity and contents of a file when this program last read or wrote it. */
typedef struct {
  dev_t device;
  ino_t inode;
  off_t size;
  struct timespec changed;
  GBytes *bytes; /* its contents; NULL: no file was read or written */
} SalonFileMark;

typedef enum {
  SALON_FILE_SAME,
  SALON_FILE_GONE,  /* no file has this name */
  SALON_FILE_OTHER, /* the file is another one, or cannot be examined */
} SalonFileState;

/* Drops the bytes of @mark and sets all of it to 0. */
void salon_file_mark_clear (SalonFileMark *mark);

/* Opens the directory @path and returns a descriptor, or −1 with errno. Creates it and
 * its parents (0700) if it does not exist; if this user owns it, takes all permissions
 * from everybody else. */
int salon_file_open_directory (const char *path);

/* Locks the file @name, which is created if needed; the descriptor @fd (out) holds the
 * lock. After a failure @fd is −1. EWOULDBLOCK: another descriptor holds the lock;
 * callers treat any other failure as a file system without locks. */
int salon_file_lock (int dir, const char *name, int *fd);
/* Whether another descriptor, usually another program's, holds the lock @name. */
gboolean salon_file_is_locked (int dir, const char *name);

/* Reads a regular file into @mark. EFBIG: it is larger than @limit bytes; EISDIR: it is
 * a directory; EINVAL: it is no regular file for another reason. */
int salon_file_read (int dir, const char *name, gsize limit, SalonFileMark *mark);

/* Writes @bytes to the new file @temp, syncs it, and sets @mark. Removes the file if
 * that fails. EEXIST: there is such a file. */
int salon_file_write (int dir, const char *temp, GBytes *bytes, SalonFileMark *mark);
/* Syncs the names in @dir to the disk, if the file system can sync directories. */
int salon_file_sync (int dir);
/* Whether the file @name still is what @mark describes. Follows a symbolic link. */
SalonFileState salon_file_compare (int dir, const char *name, const SalonFileMark *mark);
/* Renames @temp to @name, replacing a file of that name, and syncs the directory. */
int salon_file_replace (int dir, const char *temp, const char *name);
/* Gives the file @from the second name @to, which must be free (EEXIST otherwise), and
 * syncs the directory. No file system can do this with a directory, and some cannot do
 * it at all. */
int salon_file_link (int dir, const char *from, const char *to);
/* Renames @from to @to, which must be free (EEXIST otherwise), and syncs the directory.
 * At any instant the file has at least one of the two names. */
int salon_file_move (int dir, const char *from, const char *to);
/* Removes the file @name and syncs the directory. */
int salon_file_remove (int dir, const char *name);
/* Returns the names in the directory @path that begin with @prefix, NULL-terminated (transfer
 * full); none if the directory cannot be read. */
char **salon_file_list (const char *path, const char *prefix);

G_END_DECLS
