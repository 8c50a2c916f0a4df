/* SPDX-License-Identifier: GPL-3.0-or-later */

/* System calls that fail when a test wants them to. A program with file-faults.c is linked so that
 * they stand in the place of the C library's; see meson.build. */

#pragma once

#include <glib.h>

/* Which call goes wrong, and how: from the @at-th of those that are watched on, @times of
 * them. Nothing does while @at is 0. */
typedef struct {
  gboolean watching;
  int calls;
  int at;
  int times;
  int error;        /* errno; SHORT: three bytes are read or written; NOTHING: none are */
  const char *only; /* calls with this name alone; NULL: all */
  const char *hit;  /* the name of the call that went wrong */
  gboolean dies;    /* the program ends there instead, with the status FILE_FAULT_DEATH */
  int lacks;        /* errno of every renameat2(); 0: there is one */
  int lacks_links;  /* the same of linkat() */
  int lacks_locks;  /* and of flock() */
} FileFault;

extern FileFault file_fault;

#define FILE_FAULT_DEATH 77

enum {
  SHORT = 0,
  NOTHING = -1,
};

/* The names by which large files are opened and looked at. */
#ifdef __USE_FILE_OFFSET64
#define LARGE(name) name##64
#else
#define LARGE(name) name
#endif
