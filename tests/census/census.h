/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a process holds, so that a test can tell whether it holds more and more. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

typedef struct {
  gsize in_use;   /* bytes that malloc has handed out and not got back */
  gsize resident; /* bytes of memory not shared with others, after malloc_trim() */
  guint mappings; /* memory mappings */
  guint handles;  /* open file descriptors */
  guint threads;
  guint sources;     /* of the default main context: timers, idle callbacks, watches */
  guint objects;     /* live GObjects */
  GHashTable *types; /* type name → how many of them */
} Census;

/* Begins to count objects. The first call of main(), before any class is there. */
void census_begin (void);

/* Whether the numbers of bytes mean something: not when a sanitizer or valgrind
 * manages the memory and keeps what was freed. These find leaks themselves. */
gboolean census_sees_bytes (void);

/* How many objects of the type of this name are alive. */
guint census_count (const char *type);

/* Counts all of it, from the thread of the default main context. */
void census_take (Census *census);
void census_clear (Census *census);

/* Names the types of which there are more afterwards than before, apart from as many
 * as @excused (nullable) gives by name of type; empty when there is none. */
char *census_tell_more (const Census *before, const Census *after, GHashTable *excused);

/* A line of the test's log. */
void census_print (const Census *census, const char *when);

/* How many objects of a type there are. */
guint census_get_count (const Census *census, const char *type);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Census, census_clear)

G_END_DECLS
