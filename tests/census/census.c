/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "census.h"

#include <malloc.h>
#include <stdlib.h>
#include <string.h>

#define PROBE_BYTES (64u << 10)

/* Worker threads release objects as well. */
static GMutex mutex;
static GHashTable *counts; /* GType → number, of those that were ever made */
static guint total;

static GObject *(*make) (GType, guint, GObjectConstructParam *);
static void (*end) (GObject *);

static void
count (GType type, int more)
{
  guint number;

  g_mutex_lock (&mutex);
  number = GPOINTER_TO_UINT (g_hash_table_lookup (counts, GSIZE_TO_POINTER (type)));
  g_hash_table_insert (counts, GSIZE_TO_POINTER (type), GUINT_TO_POINTER (number + (guint) more));
  total += (guint) more;
  g_mutex_unlock (&mutex);
}

static GObject *
construct (GType type, guint n, GObjectConstructParam *params)
{
  GObject *object = make (type, n, params);

  count (G_OBJECT_TYPE (object), 1);
  return object;
}

static void
finalize (GObject *object)
{
  const GType type = G_OBJECT_TYPE (object);

  end (object);
  count (type, -1);
}

/* GLib counts instances only in builds for its own developers. Every class inherits
 * these functions from GObject or calls them from its own; so all objects pass here,
 * if this is done before the first class is made. */
void
census_begin (void)
{
  GObjectClass *klass = g_type_class_ref (G_TYPE_OBJECT);

  /* One arena for all threads: malloc_trim() does not give back the top of others,
   * so the resident size would depend on how many threads have been at work. */
  mallopt (M_ARENA_MAX, 1);
  counts = g_hash_table_new (NULL, NULL);
  make = klass->constructor;
  end = klass->finalize;
  klass->constructor = construct;
  klass->finalize = finalize;
}

gboolean
census_sees_bytes (void)
{
  const gsize before = mallinfo2 ().uordblks;
  void *volatile block = malloc (PROBE_BYTES);
  const gsize with = mallinfo2 ().uordblks;

  free (block);
  return with >= before + PROBE_BYTES;
}

guint
census_count (const char *type)
{
  guint number;

  g_mutex_lock (&mutex);
  number = GPOINTER_TO_UINT (g_hash_table_lookup (counts, GSIZE_TO_POINTER (g_type_from_name (type))));
  g_mutex_unlock (&mutex);
  return number;
}

static guint
count_entries (const char *directory)
{
  g_autoptr (GDir) dir = g_dir_open (directory, 0, NULL);
  guint n = 0;

  g_assert_nonnull (dir);
  while (g_dir_read_name (dir) != NULL)
    n++;
  return n;
}

static void
read_status (const char *path, char **text)
{
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, text, NULL, &error);
  g_assert_no_error (error);
}

static guint
count_mappings (void)
{
  g_autofree char *text = NULL;
  guint n = 0;

  read_status ("/proc/self/maps", &text);
  for (const char *c = text; *c != '\0'; c++)
    n += *c == '\n';
  return n;
}

/* Without the pages of files, which the system takes back when it likes. */
static gsize
measure_resident (void)
{
  g_autofree char *text = NULL;
  const char *line;

  read_status ("/proc/self/status", &text);
  line = strstr (text, "\nRssAnon:");
  g_assert_nonnull (line);
  return strtoul (line + strlen ("\nRssAnon:"), NULL, 10) << 10;
}

static gboolean
nothing_cb (gpointer data)
{
  return G_SOURCE_REMOVE;
}

/* A context numbers its sources one after the other. */
static guint
count_sources (void)
{
  const guint next = g_idle_add (nothing_cb, NULL);
  guint n = 0;

  g_source_remove (next);
  for (guint id = 1; id < next; id++)
    n += g_main_context_find_source_by_id (NULL, id) != NULL;
  return n;
}

static void
count_types (Census *census)
{
  GHashTableIter iter;
  gpointer type, number;

  census->types = g_hash_table_new (g_str_hash, g_str_equal);
  g_mutex_lock (&mutex);
  census->objects = total;
  g_hash_table_iter_init (&iter, counts);
  while (g_hash_table_iter_next (&iter, &type, &number))
    g_hash_table_insert (census->types, (gpointer) g_type_name (GPOINTER_TO_SIZE (type)), number);
  g_mutex_unlock (&mutex);
}

void
census_take (Census *census)
{
  memset (census, 0, sizeof *census);
  malloc_trim (0);
  census->resident = measure_resident ();
  census->in_use = mallinfo2 ().uordblks + mallinfo2 ().hblkhd;
  census->mappings = count_mappings ();
  census->handles = count_entries ("/proc/self/fd");
  census->threads = count_entries ("/proc/self/task");
  census->sources = count_sources ();
  count_types (census);
}

void
census_clear (Census *census)
{
  g_clear_pointer (&census->types, g_hash_table_unref);
}

void
census_print (const Census *census, const char *when)
{
  g_test_message ("%s: %" G_GSIZE_FORMAT " KiB in use, %" G_GSIZE_FORMAT " KiB resident, %u mappings, "
                  "%u handles, %u threads, %u sources, %u objects",
                  when, census->in_use >> 10, census->resident >> 10, census->mappings, census->handles,
                  census->threads, census->sources, census->objects);
}

guint
census_get_count (const Census *census, const char *type)
{
  return GPOINTER_TO_UINT (g_hash_table_lookup (census->types, type));
}

char *
census_tell_more (const Census *before, const Census *after, GHashTable *excused)
{
  GString *more = g_string_new (NULL);
  GHashTableIter iter;
  gpointer name, number;

  g_hash_table_iter_init (&iter, after->types);
  while (g_hash_table_iter_next (&iter, &name, &number))
    {
      const guint then = census_get_count (before, name), now = GPOINTER_TO_UINT (number);
      const guint may = excused != NULL ? GPOINTER_TO_UINT (g_hash_table_lookup (excused, name)) : 0;

      if (now > then + may)
        g_string_append_printf (more, "%s%s %u, then %u", more->len > 0 ? ", " : "", (const char *) name, then, now);
    }

  return g_string_free (more, FALSE);
}
