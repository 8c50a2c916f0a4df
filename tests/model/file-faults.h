/* SPDX-License-Identifier: GPL-3.0-or-later */

/* System calls that fail when a test wants them to. A program with file-faults.c is linked so
 * that these calls replace those of the C library; see meson.build. */

#pragma once

#include <glib.h>

/* Which calls fail, and how: @times calls, beginning with the @at-th of those that are watched.
 * None fails while @at is 0. */
typedef struct {
  gboolean watching;
  int calls;
  int at;
  int times;
  int error;        /* errno; SHORT: three bytes are read or written; NOTHING: none are */
  const char *only; /* only calls with this name are watched; NULL: all calls */
  const char *hit;  /* the name of the call that failed */
  gboolean dies;    /* instead of failing, the call ends the program with the status FILE_FAULT_DEATH */
  int lacks;        /* errno of every renameat2(); 0: the file system has it */
  int lacks_links;  /* the same of linkat() */
  int lacks_locks;  /* and of flock() */
} FileFault;

extern FileFault file_fault;

#define FILE_FAULT_DEATH 77

enum {
  SHORT = 0,
  NOTHING = -1,
};

/* The name that a call has in a program built for large files. */
#ifdef __USE_FILE_OFFSET64
#define LARGE(name) name##64
#else
#define LARGE(name) name
#endif
