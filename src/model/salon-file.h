/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Every system call that writes what is kept, and the one way to read it again.
 * All names are those of files in the directory @dir, an open descriptor. Unless
 * said otherwise a function gives 0 or the errno of what failed; a call that was
 * only interrupted is made again. */

#pragma once

#include <sys/stat.h>

#include <glib.h>

G_BEGIN_DECLS

/* How a file was when it was last read or written here. */
typedef struct {
  dev_t device;
  ino_t inode;
  off_t size;
  struct timespec changed;
  GBytes *bytes; /* what was in it; NULL: there was none */
} SalonFileMark;

typedef enum {
  SALON_FILE_SAME,
  SALON_FILE_GONE,  /* there is nothing of this name */
  SALON_FILE_OTHER, /* there is something else, or it cannot be looked at */
} SalonFileState;

void salon_file_mark_clear (SalonFileMark *mark);

/* Opens @path, making it (0700) where there is nothing; gives a descriptor, or −1
 * with errno. Nobody but its owner can look into it afterwards. */
int salon_file_open_directory (const char *path);

/* Takes the lock @name for this descriptor. EWOULDBLOCK: somebody else has it. Any
 * other failure is taken for a file system without locks: @fd is then −1. */
int salon_file_lock (int dir, const char *name, int *fd);
/* Whether somebody else has the lock @name. */
gboolean salon_file_is_locked (int dir, const char *name);

/* Reads at most @limit bytes (EFBIG beyond) of a plain file (EINVAL otherwise). */
int salon_file_read (int dir, const char *name, gsize limit, SalonFileMark *mark);

/* Writes the new file @temp and brings it to the disk; nothing is left when that
 * fails. EEXIST: there is such a file. */
int salon_file_write (int dir, const char *temp, GBytes *bytes, SalonFileMark *mark);
/* Brings the names in @dir to the disk, where directories can be synced. */
int salon_file_sync (int dir);
/* Whether @name is still as @mark says. A link stands for the file that it leads to. */
SalonFileState salon_file_compare (int dir, const char *name, const SalonFileMark *mark);
/* Puts @temp in the place of @name, and brings that to the disk. */
int salon_file_replace (int dir, const char *temp, const char *name);
/* Gives the file @from one more name, which nobody has (EEXIST otherwise), and brings
 * that to the disk. No file system does so with a directory, and some with nothing. */
int salon_file_link (int dir, const char *from, const char *to);
/* Renames to a name that nobody has (EEXIST otherwise), and brings that to the disk.
 * At each instant the file has at least one of the two names. */
int salon_file_move (int dir, const char *from, const char *to);
int salon_file_remove (int dir, const char *name);
/* The names in the directory @path that begin with @prefix; NULL-terminated, (transfer full). */
char **salon_file_list (const char *path, const char *prefix);

G_END_DECLS
