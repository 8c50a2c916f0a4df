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
/* Whether @name is still as @mark says, or gone. */
gboolean salon_file_is_same (int dir, const char *name, const SalonFileMark *mark);
/* Puts @temp in the place of @name, and brings that to the disk. When it is not put
 * there, it is removed. */
int salon_file_replace (int dir, const char *temp, const char *name);
/* Renames to a name that nobody has: EEXIST otherwise. */
int salon_file_move (int dir, const char *from, const char *to);
int salon_file_remove (int dir, const char *name);
/* Removes all files whose names begin with @prefix; what cannot be removed stays. */
void salon_file_sweep (const char *path, int dir, const char *prefix);

G_END_DECLS
