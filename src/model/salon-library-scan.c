/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/salon-library-scan.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#include <glib/gi18n.h>

#include "model/salon-file.h"
#include "model/salon-keeper.h"
#include "model/salon-library-cache.h"
#include "model/salon-slot.h"

#define ENDING ".salon"

/* A step has so many files at most, and takes so long, in µs: then the list shows what was read. */
#define STEP_FILES 200
#define STEP_TIME  100000

/* Bytes of the first line of a record, at most. What does not begin like one is not read any further. */
#define BEGINNING 64

typedef struct {
  char *directory;
  char *cache;
  const SalonGameKind *const *kinds;
  GHashTable *known;
  GBytes *current;
  SalonLook look; /* of the game in progress */
  GCancellable *cancellable;
  GMainContext *context;
  SalonLibraryStep step;
  gpointer data;
} Scan;

static void
clear_scan (gpointer data)
{
  Scan *scan = data;

  g_free (scan->directory);
  g_free (scan->cache);
  g_hash_table_unref (scan->known);
  g_clear_pointer (&scan->current, g_bytes_unref);
  g_object_unref (scan->cancellable);
  g_main_context_unref (scan->context);
}

static void
scan_unref (gpointer scan)
{
  g_atomic_rc_box_release_full (scan, clear_scan);
}

/* Steps */

typedef struct {
  Scan *scan;
  GPtrArray *entries;
  gboolean first, last;
} Step;

static void
step_free (gpointer data)
{
  Step *step = data;

  g_ptr_array_unref (step->entries);
  scan_unref (step->scan);
  g_free (step);
}

static gboolean
step_cb (gpointer data)
{
  const Step *step = data;
  const Scan *scan = step->scan;

  if (!g_cancellable_is_cancelled (scan->cancellable))
    scan->step (step->entries, step->first, step->last, scan->data);
  return G_SOURCE_REMOVE;
}

static Step *
step_new (Scan *scan, GPtrArray *entries, gboolean first, gboolean last)
{
  Step *step = g_new (Step, 1);

  *step = (Step) { g_atomic_rc_box_acquire (scan), entries, first, last };
  return step;
}

/* Gives @entries (transfer full) to the main loop. */
static void
send (Scan *scan, GPtrArray *entries, gboolean first, gboolean last)
{
  g_autoptr (GSource) source = g_idle_source_new ();

  g_source_set_priority (source, G_PRIORITY_DEFAULT_IDLE);
  g_source_set_callback (source, step_cb, step_new (scan, entries, first, last), step_free);
  g_source_attach (source, scan->context);
}

/* Names */

static gboolean
is_setup (const SalonGameKind *const *kinds, const char *name)
{
  for (; *kinds != NULL; kinds++)
    if (g_str_has_prefix (name, (*kinds)->setup) && g_str_equal (name + strlen ((*kinds)->setup), ENDING))
      return TRUE;

  return FALSE;
}

/* Whether @name is that of a game in progress, of this program or another one. */
static gboolean
is_slot (const char *name)
{
  /* Of ten thousand names hardly any begins as theirs do. */
  if (strncmp (name, SALON_STORE_GAME, strcspn (SALON_STORE_GAME, ".")) != 0)
    return FALSE;

  for (int number = 1; number <= SALON_SLOTS; number++)
    {
      g_autofree char *slot = salon_slot_name (SALON_STORE_GAME, number);

      if (g_str_equal (slot, name))
        return TRUE;
    }

  return FALSE;
}

static gboolean
is_kept (const SalonGameKind *const *kinds, const char *name)
{
  return name[0] != '.' && g_str_has_suffix (name, ENDING) && !is_setup (kinds, name) && !is_slot (name);
}

/* Files */

static gboolean
look_at (int dir, const char *name, SalonLibraryMark *mark, gboolean *several)
{
  struct stat info;

  /* A link that leads nowhere is a file that cannot be read. */
  if (fstatat (dir, name, &info, 0) != 0 && fstatat (dir, name, &info, AT_SYMLINK_NOFOLLOW) != 0)
    return FALSE;

  *mark = (SalonLibraryMark) { info.st_dev, info.st_ino, (guint64) info.st_size, info.st_mtim.tv_sec,
                               (guint32) info.st_mtim.tv_nsec };
  *several = S_ISREG (info.st_mode) && info.st_nlink > 1;
  return TRUE;
}

static gboolean
is_same (const SalonLibraryMark *a, const SalonLibraryMark *b)
{
  return a->device == b->device && a->inode == b->inode && a->size == b->size && a->seconds == b->seconds
         && a->nanoseconds == b->nanoseconds;
}

/* Whether the file can be a record, by its first bytes; a file that cannot be read may be one. */
static gboolean
begins_well (int dir, const char *name)
{
  static const char *const beginnings[] = { "salon-record", "salon-veiled" };
  const int fd = openat (dir, name, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
  char bytes[BEGINNING] = "";
  struct stat info;
  ssize_t n = -1;

  if (fd < 0)
    return TRUE;

  /* A pipe or a device is not read at all. */
  if (fstat (fd, &info) == 0 && S_ISREG (info.st_mode))
    n = read (fd, bytes, sizeof bytes - 1);
  close (fd);
  if (n < 0)
    return TRUE;

  for (guint i = 0; i < G_N_ELEMENTS (beginnings); i++)
    if (g_str_has_prefix (bytes, beginnings[i]))
      return TRUE;
  return FALSE;
}

static char *
say_error (int error)
{
  if (error == EFBIG || error == EISDIR || error == EINVAL || error == ELOOP)
    return g_strdup (_ ("This is not a saved game."));

  /* Translators: the placeholder is the system’s reason */
  return g_strdup_printf (_ ("The file cannot be read: %s"), g_strerror (error));
}

/* The entry of a file, (transfer full); NULL if it has vanished. */
static SalonLibraryEntry *
read_one (const Scan *scan, int dir, const char *name, const SalonLibraryMark *mark)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *fault = NULL;
  SalonFileMark file = { 0 };
  SalonSummary *summary = NULL;
  const char *kind = NULL;
  SalonLook look;
  int code;

  if (!begins_well (dir, name))
    return salon_library_entry_new_damaged (name, mark, NULL, _ ("This is not a saved game."));

  code = salon_file_read (dir, name, SALON_STORE_MAX, &file);
  if (code == ENOENT && faccessat (dir, name, F_OK, AT_SYMLINK_NOFOLLOW) != 0)
    return NULL;

  if (code == 0)
    {
      gsize length;
      const char *text = g_bytes_get_data (file.bytes, &length);

      text = text != NULL ? text : "";
      summary = salon_game_summarise (scan->kinds, text, length, &error);
      if (summary == NULL)
        {
          kind = salon_game_find_kind (scan->kinds, text, length);
          fault = g_strdup (error->message);
        }
    }
  else
    fault = say_error (code);
  salon_file_mark_clear (&file);
  if (summary == NULL)
    return salon_library_entry_new_damaged (name, mark, kind, fault);

  salon_keeper_read_look (scan->directory, name, &look);
  return salon_library_entry_new (name, mark, summary, &look);
}

/* The thread */

/* A file that is still to be read. */
typedef struct {
  char *name;
  SalonLibraryMark mark;
} File;

static void
file_free (gpointer data)
{
  g_free (((File *) data)->name);
  g_free (data);
}

static int
compare_files (gconstpointer a, gconstpointer b)
{
  const File *one = *(File *const *) a, *other = *(File *const *) b;

  if (one->mark.seconds != other->mark.seconds)
    return one->mark.seconds > other->mark.seconds ? -1 : 1;
  return strcmp (other->name, one->name);
}

/* Lists the directory. A file that has two names for a moment, because it is being renamed, or for good, is one game. */
static void
list_files (Scan *scan, int dir, GPtrArray *files)
{
  g_autoptr (GDir) names = g_dir_open (scan->directory, 0, NULL);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  const char *name;

  while (names != NULL && (name = g_dir_read_name (names)) != NULL)
    {
      SalonLibraryMark mark;
      gboolean several;
      File *file;

      if (!is_kept (scan->kinds, name) || !look_at (dir, name, &mark, &several))
        continue;
      if (several
          && !g_hash_table_add (seen,
                                g_strdup_printf ("%" G_GUINT64_FORMAT " %" G_GUINT64_FORMAT, mark.device, mark.inode)))
        continue;

      file = g_new (File, 1);
      *file = (File) { g_strdup (name), mark };
      g_ptr_array_add (files, file);
    }
  g_ptr_array_sort (files, compare_files);
}

/* Takes those of @files that are among @known, and have not changed, out of it. Returns their entries (transfer full). */
static GPtrArray *
take_known (GPtrArray *files, GHashTable *known)
{
  GPtrArray *entries = g_ptr_array_new_with_free_func (g_object_unref);
  guint n = 0;

  for (guint i = 0; i < files->len; i++)
    {
      File *file = g_ptr_array_index (files, i);
      SalonLibraryEntry *entry = g_hash_table_lookup (known, file->name);

      if (entry != NULL && is_same (salon_library_entry_get_mark (entry), &file->mark))
        {
          g_ptr_array_add (entries, g_object_ref (entry));
          file_free (file);
        }
      else
        g_ptr_array_index (files, n++) = file;
    }
  g_ptr_array_set_free_func (files, NULL);
  g_ptr_array_set_size (files, (int) n);
  g_ptr_array_set_free_func (files, file_free);
  return entries;
}

static void
add_current (Scan *scan, GPtrArray *entries)
{
  const SalonLibraryMark now = { .seconds = g_get_real_time () / G_USEC_PER_SEC };
  SalonSummary *summary;
  const char *text;
  gsize length;

  if (scan->current == NULL)
    return;

  text = g_bytes_get_data (scan->current, &length);
  summary = salon_game_summarise (scan->kinds, text, length, NULL);
  if (summary != NULL)
    g_ptr_array_add (entries, salon_library_entry_new (NULL, &now, summary, &scan->look));
}

/* Reads @files, and sends what was read step by step. @all gets all entries. Returns how many of them are games. */
static guint
read_files (Scan *scan, int dir, GPtrArray *files, GPtrArray *all)
{
  GPtrArray *entries = g_ptr_array_new_with_free_func (g_object_unref);
  gint64 began = g_get_monotonic_time ();
  guint n_read = 0;

  for (guint i = 0; i < files->len && !g_cancellable_is_cancelled (scan->cancellable); i++)
    {
      const File *file = g_ptr_array_index (files, i);
      SalonLibraryEntry *entry = read_one (scan, dir, file->name, &file->mark);

      if (entry == NULL)
        continue;
      n_read += salon_library_entry_get_summary (entry) != NULL;
      g_ptr_array_add (entries, entry);
      g_ptr_array_add (all, g_object_ref (entry));
      if (entries->len >= STEP_FILES || g_get_monotonic_time () - began > STEP_TIME)
        {
          send (scan, entries, FALSE, FALSE);
          entries = g_ptr_array_new_with_free_func (g_object_unref);
          began = g_get_monotonic_time ();
        }
    }
  send (scan, entries, FALSE, TRUE);
  return n_read;
}

static int
compare_entries (gconstpointer a, gconstpointer b)
{
  return salon_library_entry_compare (*(SalonLibraryEntry *const *) a, *(SalonLibraryEntry *const *) b);
}

/* Sends @entries (transfer full), which need not be read; @all gets them, too. */
static void
send_known (Scan *scan, GPtrArray *entries, GPtrArray *all, gboolean first)
{
  for (guint i = 0; i < entries->len; i++)
    g_ptr_array_add (all, g_object_ref (g_ptr_array_index (entries, i)));
  send (scan, entries, first, FALSE);
}

static guint
count_readable (GHashTable *entries)
{
  GHashTableIter iter;
  gpointer entry;
  guint n = 0;

  g_hash_table_iter_init (&iter, entries);
  while (g_hash_table_iter_next (&iter, NULL, &entry))
    n += salon_library_entry_get_summary (entry) != NULL;
  return n;
}

/* Writes the cache, unless it would be as it is: @n_before games were known, and none of @files could be read. */
static void
write_cache (Scan *scan, guint n_before, guint n_read, GPtrArray *all)
{
  guint n = 0;

  for (guint i = 0; i < all->len; i++)
    n += salon_library_entry_get_name (g_ptr_array_index (all, i)) != NULL
         && salon_library_entry_get_summary (g_ptr_array_index (all, i)) != NULL;
  if (g_cancellable_is_cancelled (scan->cancellable) || (n_read == 0 && n == n_before))
    return;

  g_ptr_array_sort (all, compare_entries);
  salon_library_cache_write (scan->cache, all);
}

static gpointer
run (gpointer data)
{
  Scan *scan = data;
  const int dir = open (scan->directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  g_autoptr (GHashTable) cached = NULL;
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (file_free);
  g_autoptr (GPtrArray) all = g_ptr_array_new_with_free_func (g_object_unref);
  const gboolean anew = g_hash_table_size (scan->known) == 0;
  GPtrArray *entries;
  guint n_read = 0;

  if (dir >= 0)
    list_files (scan, dir, files);

  /* A large cache takes longer to read than people wait for a page: so the newest games come first, as when all are read. */
  cached = anew ? salon_library_cache_read (scan->cache, STEP_FILES) : g_hash_table_ref (scan->known);
  entries = take_known (files, cached);
  add_current (scan, entries);
  send_known (scan, entries, all, TRUE);
  if (anew && g_hash_table_size (cached) == STEP_FILES)
    {
      g_hash_table_unref (cached);
      cached = salon_library_cache_read (scan->cache, SALON_LIBRARY_CACHE_ENTRIES);
      send_known (scan, take_known (files, cached), all, FALSE);
    }
  n_read = read_files (scan, dir, files, all);
  write_cache (scan, count_readable (cached), n_read, all);
  if (dir >= 0)
    close (dir);
  scan_unref (scan);
  return NULL;
}

void
salon_library_scan (const char *directory,
                    const char *cache,
                    const SalonGameKind *const *kinds,
                    GHashTable *known,
                    GBytes *current,
                    const SalonLook *look,
                    GCancellable *cancellable,
                    SalonLibraryStep step,
                    gpointer data)
{
  Scan *scan = g_atomic_rc_box_new0 (Scan);

  scan->directory = g_strdup (directory);
  scan->cache = g_strdup (cache);
  scan->kinds = kinds;
  scan->known = known;
  scan->current = current != NULL ? g_bytes_ref (current) : NULL;
  if (look != NULL)
    scan->look = *look;
  scan->cancellable = g_object_ref (cancellable);
  scan->context = g_main_context_ref_thread_default ();
  scan->step = step;
  scan->data = data;
  g_thread_unref (g_thread_new ("salon-library", run, scan));
}
