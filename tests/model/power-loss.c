/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "power-loss.h"

#include <string.h>
#include <sys/types.h>
#include <unistd.h>

#include "file-faults.h"

/* The highest descriptor that is followed, and the most changes of names that wait for
 * the directory's fsync(). */
#define MAX_HANDLES 1024
#define MAX_PENDING 8

/* A file, whatever its names. */
typedef struct {
  GByteArray *bytes; /* as programs see them */
  GBytes *durable;   /* as the last fsync() brought them to the disk */
} File;

/* The change of names that one call makes; the disk has all of it or nothing. */
typedef struct {
  char *made;    /* the name that @file has from then on, if any */
  char *removed; /* the name that is removed, if any */
  File *file;
} Change;

static GMutex mutex;
static char *watched;       /* the directory; NULL: none */
static GPtrArray *files;    /* all files that ever existed */
static GHashTable *names;   /* as programs see them: name → File */
static GHashTable *durable; /* as they are on the disk */
static GPtrArray *pending;  /* of Change */
static GHashTable *images;  /* fingerprint → PowerImage, collected so far */
static File *open_files[MAX_HANDLES];
static gboolean directories[MAX_HANDLES];

static void
free_file (gpointer data)
{
  File *file = data;

  g_byte_array_unref (file->bytes);
  g_bytes_unref (file->durable);
  g_free (file);
}

static void
free_change (gpointer data)
{
  Change *change = data;

  g_free (change->made);
  g_free (change->removed);
  g_free (change);
}

static GBytes *
copy_bytes (const File *file, gsize length)
{
  return g_bytes_new (file->bytes->data, MIN (length, file->bytes->len));
}

static File *
add_file (void)
{
  File *file = g_new0 (File, 1);

  file->bytes = g_byte_array_new ();
  file->durable = g_bytes_new (NULL, 0);
  g_ptr_array_add (files, file);
  return file;
}

static void
change_names (GHashTable *table, const Change *change)
{
  if (change->removed != NULL)
    g_hash_table_remove (table, change->removed);
  if (change->made != NULL)
    g_hash_table_insert (table, g_strdup (change->made), change->file);
}

static void
post_change (const char *made, const char *removed, File *file)
{
  Change *change = g_new0 (Change, 1);

  change->made = g_strdup (made);
  change->removed = g_strdup (removed);
  change->file = file;
  change_names (names, change);
  g_ptr_array_add (pending, change);
}

/* What the disk may have of a file */

/* Its bytes at the last fsync(); of the later bytes none, half, all, or as many zeros, if the
 * file system made room for them and has not written them yet. */
enum {
  AS_SYNCED,
  HALF,
  ZEROS,
  ALL,
  N_STATES,
};

static GBytes *
get_state (const File *file, int state)
{
  if (state == AS_SYNCED)
    return g_bytes_ref (file->durable);
  if (state == ZEROS)
    return g_bytes_new_take (g_malloc0 (file->bytes->len), file->bytes->len);

  return copy_bytes (file, state == HALF ? file->bytes->len / 2 : file->bytes->len);
}

static int
count_states (const File *file)
{
  g_autoptr (GBytes) all = copy_bytes (file, file->bytes->len);

  return g_bytes_equal (all, file->durable) ? 1 : N_STATES;
}

/* What the disk may have of the directory */

static char *
fingerprint (PowerImage *image)
{
  g_autoptr (GList) keys = g_list_sort (g_hash_table_get_keys (image), (GCompareFunc) strcmp);
  GString *text = g_string_new (NULL);

  for (GList *l = keys; l != NULL; l = l->next)
    {
      g_autofree char *sum = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, g_hash_table_lookup (image, l->data));

      g_string_append_printf (text, "%s %s\n", (const char *) l->data, sum);
    }

  return g_string_free (text, FALSE);
}

static void
add_image (GHashTable *all, GHashTable *table, int state)
{
  PowerImage *image = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_bytes_unref);
  GHashTableIter iter;
  gpointer name, file;
  char *print;

  g_hash_table_iter_init (&iter, table);
  while (g_hash_table_iter_next (&iter, &name, &file))
    g_hash_table_insert (image, g_strdup (name), get_state (file, count_states (file) > 1 ? state : AS_SYNCED));
  print = fingerprint (image);
  g_hash_table_insert (all, print, image);
}

/* Any selection of the changes that no fsync() has brought to the disk. All files without an
 * fsync() get the same state, because no save writes two at once. */
static void
add_images (GHashTable *all)
{
  g_assert_cmpuint (pending->len, <=, MAX_PENDING);
  for (guint chosen = 0; chosen < 1u << pending->len; chosen++)
    {
      g_autoptr (GHashTable) table = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
      GHashTableIter iter;
      gpointer name, file;

      g_hash_table_iter_init (&iter, durable);
      while (g_hash_table_iter_next (&iter, &name, &file))
        g_hash_table_insert (table, g_strdup (name), file);
      for (guint i = 0; i < pending->len; i++)
        if ((chosen >> i & 1) != 0)
          change_names (table, g_ptr_array_index (pending, i));
      for (int state = 0; state < N_STATES; state++)
        add_image (all, table, state);
    }
}

static GHashTable *
new_images (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_hash_table_unref);
}

static GPtrArray *
take_images (GHashTable *all)
{
  GPtrArray *array = g_ptr_array_new_with_free_func ((GDestroyNotify) g_hash_table_unref);
  GHashTableIter iter;
  gpointer image;

  g_hash_table_iter_init (&iter, all);
  while (g_hash_table_iter_next (&iter, NULL, &image))
    g_ptr_array_add (array, g_hash_table_ref (image));
  g_hash_table_unref (all);
  return array;
}

/* Watching */

static void
read_directory (void)
{
  g_autoptr (GDir) dir = g_dir_open (watched, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (watched, name, NULL);
      g_autofree char *text = NULL;
      File *file = add_file ();
      gsize length = 0;

      g_assert_true (g_file_get_contents (path, &text, &length, NULL));
      g_byte_array_append (file->bytes, (const guint8 *) text, (guint) length);
      g_bytes_unref (file->durable);
      file->durable = copy_bytes (file, length);
      g_hash_table_insert (names, g_strdup (name), file);
      g_hash_table_insert (durable, g_strdup (name), file);
    }
}

void
power_loss_watch (const char *directory)
{
  g_mutex_lock (&mutex);
  watched = g_strdup (directory);
  files = g_ptr_array_new_with_free_func (free_file);
  names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  durable = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  pending = g_ptr_array_new_with_free_func (free_change);
  images = new_images ();
  read_directory ();
  g_mutex_unlock (&mutex);
}

GPtrArray *
power_loss_gather (void)
{
  GHashTable *all;

  g_mutex_lock (&mutex);
  add_images (images);
  all = g_steal_pointer (&images);
  images = new_images ();
  g_mutex_unlock (&mutex);
  return take_images (all);
}

GPtrArray *
power_loss_now (void)
{
  GHashTable *all = new_images ();

  g_mutex_lock (&mutex);
  add_images (all);
  g_mutex_unlock (&mutex);
  return take_images (all);
}

void
power_loss_end (void)
{
  g_mutex_lock (&mutex);
  g_clear_pointer (&watched, g_free);
  g_clear_pointer (&pending, g_ptr_array_unref);
  g_clear_pointer (&names, g_hash_table_unref);
  g_clear_pointer (&durable, g_hash_table_unref);
  g_clear_pointer (&files, g_ptr_array_unref);
  g_clear_pointer (&images, g_hash_table_unref);
  memset (open_files, 0, sizeof open_files);
  memset (directories, 0, sizeof directories);
  g_mutex_unlock (&mutex);
}

void
power_loss_restore (PowerImage *image, const char *directory)
{
  GHashTableIter iter;
  gpointer name, bytes;

  g_hash_table_iter_init (&iter, image);
  while (g_hash_table_iter_next (&iter, &name, &bytes))
    {
      g_autofree char *path = g_build_filename (directory, name, NULL);
      gsize length;
      const char *text = g_bytes_get_data (bytes, &length);

      g_assert_true (g_file_set_contents (path, length > 0 ? text : "", (gssize) length, NULL));
    }
}

/* The calls */

static gboolean
is_followed (int fd)
{
  return watched != NULL && fd >= 0 && fd < MAX_HANDLES;
}

static gboolean
is_directory (int fd)
{
  return is_followed (fd) && directories[fd];
}

/* The power may fail before each call; what the call does is in the images of the next one. */
static void
before_call (void)
{
  if (watched != NULL)
    add_images (images);
}

int LARGE (__real_open) (const char *path, int flags, mode_t mode);
int LARGE (__wrap_open) (const char *path, int flags, mode_t mode);
int LARGE (__real_openat) (int dir, const char *path, int flags, mode_t mode);
int LARGE (__wrap_openat) (int dir, const char *path, int flags, mode_t mode);
int __real_close (int fd);
int __wrap_close (int fd);
ssize_t __real_write (int fd, const void *bytes, size_t n);
ssize_t __wrap_write (int fd, const void *bytes, size_t n);
int __real_fsync (int fd);
int __wrap_fsync (int fd);
int __real_unlinkat (int dir, const char *path, int flags);
int __wrap_unlinkat (int dir, const char *path, int flags);
int __real_linkat (int dir, const char *from, int other, const char *to, int flags);
int __wrap_linkat (int dir, const char *from, int other, const char *to, int flags);
int __wrap_renameat (int dir, const char *from, int other, const char *to);
int __real_renameat2 (int dir, const char *from, int other, const char *to, unsigned flags);
int __wrap_renameat2 (int dir, const char *from, int other, const char *to, unsigned flags);

int
LARGE (__wrap_open) (const char *path, int flags, mode_t mode)
{
  const int fd = LARGE (__real_open) (path, flags, mode);

  g_mutex_lock (&mutex);
  if (is_followed (fd))
    directories[fd] = g_str_equal (path, watched);
  g_mutex_unlock (&mutex);
  return fd;
}

int
LARGE (__wrap_openat) (int dir, const char *path, int flags, mode_t mode)
{
  int fd;

  g_mutex_lock (&mutex);
  before_call ();
  fd = LARGE (__real_openat) (dir, path, flags, mode);
  if (is_directory (dir) && is_followed (fd))
    {
      if (!g_hash_table_contains (names, path))
        post_change (path, NULL, add_file ());
      open_files[fd] = g_hash_table_lookup (names, path);
    }
  g_mutex_unlock (&mutex);
  return fd;
}

int
__wrap_close (int fd)
{
  g_mutex_lock (&mutex);
  if (is_followed (fd))
    {
      open_files[fd] = NULL;
      directories[fd] = FALSE;
    }
  g_mutex_unlock (&mutex);
  return __real_close (fd);
}

ssize_t
__wrap_write (int fd, const void *bytes, size_t n)
{
  ssize_t some;

  g_mutex_lock (&mutex);
  before_call ();
  some = __real_write (fd, bytes, n);
  if (is_followed (fd) && open_files[fd] != NULL && some > 0)
    g_byte_array_append (open_files[fd]->bytes, bytes, (guint) some);
  g_mutex_unlock (&mutex);
  return some;
}

int
__wrap_fsync (int fd)
{
  int status;

  g_mutex_lock (&mutex);
  before_call ();
  status = __real_fsync (fd);
  if (is_directory (fd) && status == 0)
    {
      for (guint i = 0; i < pending->len; i++)
        change_names (durable, g_ptr_array_index (pending, i));
      g_ptr_array_set_size (pending, 0);
    }
  else if (is_followed (fd) && open_files[fd] != NULL && status == 0)
    {
      g_bytes_unref (open_files[fd]->durable);
      open_files[fd]->durable = copy_bytes (open_files[fd], open_files[fd]->bytes->len);
    }
  g_mutex_unlock (&mutex);
  return status;
}

int
__wrap_unlinkat (int dir, const char *path, int flags)
{
  int status;

  g_mutex_lock (&mutex);
  before_call ();
  status = __real_unlinkat (dir, path, flags);
  if (is_directory (dir) && status == 0)
    post_change (NULL, path, NULL);
  g_mutex_unlock (&mutex);
  return status;
}

int
__wrap_linkat (int dir, const char *from, int other, const char *to, int flags)
{
  int status;

  g_mutex_lock (&mutex);
  before_call ();
  status = __real_linkat (dir, from, other, to, flags);
  if (is_directory (dir) && status == 0)
    {
      File *file = g_hash_table_lookup (names, from);

      g_assert_nonnull (file);
      post_change (to, NULL, file);
    }
  g_mutex_unlock (&mutex);
  return status;
}

int
__wrap_renameat2 (int dir, const char *from, int other, const char *to, unsigned flags)
{
  int status;

  g_mutex_lock (&mutex);
  before_call ();
  status = __real_renameat2 (dir, from, other, to, flags);
  if (is_directory (dir) && status == 0)
    {
      File *file = g_hash_table_lookup (names, from);

      g_assert_nonnull (file);
      post_change (to, from, file);
    }
  g_mutex_unlock (&mutex);
  return status;
}

int
__wrap_renameat (int dir, const char *from, int other, const char *to)
{
  return __wrap_renameat2 (dir, from, other, to, 0);
}
