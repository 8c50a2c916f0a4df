/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/salon-library-cache.h"

#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#include <glib/gstdio.h>

#include "model/salon-file.h"

/* The file: this line, the SHA-256 of what follows as 64 digits, and the value. Whoever changes what is in it, or what a
 * summary says, counts the version up. */
#define HEAD   "salon-library 5\n"
#define DIGEST 64
#define TYPE   "a(aytttxu" SALON_SUMMARY_TYPE "ay)"

/* Looks. As key files they would take longer to read than all the rest. */

static GVariant *
look_to_value (const SalonLook *look)
{
  guint8 bytes[2 * SALON_TABLE_SEATS];

  for (guint i = 0; i < SALON_TABLE_SEATS; i++)
    {
      bytes[i] = (guint8) look->colour[i];
      bytes[SALON_TABLE_SEATS + i] = (guint8) (look->chooses[i] != FALSE);
    }
  return g_variant_new_fixed_array (G_VARIANT_TYPE_BYTE, bytes, sizeof bytes, 1);
}

/* FALSE: no look has this value. */
static gboolean
look_from_value (GVariant *value, SalonLook *look)
{
  gsize n;
  const guint8 *bytes = g_variant_get_fixed_array (value, &n, 1);
  guint seen = 0;

  if (n != 2 * SALON_TABLE_SEATS)
    return FALSE;
  for (guint i = 0; i < SALON_TABLE_SEATS; i++)
    {
      if (bytes[i] >= SALON_TABLE_SEATS || seen & 1u << bytes[i] || bytes[SALON_TABLE_SEATS + i] > 1)
        return FALSE;
      seen |= 1u << bytes[i];
      look->colour[i] = bytes[i];
      look->chooses[i] = bytes[SALON_TABLE_SEATS + i];
    }
  return TRUE;
}

/* Reading */

/* The bytes of the value in the file, (transfer full); NULL if they are not whole. */
static GBytes *
read_value (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path), *name = g_path_get_basename (path), *digest = NULL;
  const int dir = open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  const gsize head = strlen (HEAD) + DIGEST;
  SalonFileMark mark = { 0 };
  GBytes *value = NULL;

  if (dir < 0)
    return NULL;

  if (salon_file_read (dir, name, SALON_LIBRARY_CACHE_MAX, &mark) == 0)
    {
      gsize size;
      const char *bytes = g_bytes_get_data (mark.bytes, &size);

      if (size > head && memcmp (bytes, HEAD, strlen (HEAD)) == 0)
        digest = g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) bytes + head, size - head);
      if (digest != NULL && memcmp (bytes + strlen (HEAD), digest, DIGEST) == 0)
        value = g_bytes_new (bytes + head, size - head); /* copied, because a value has to be aligned */
    }
  salon_file_mark_clear (&mark);
  close (dir);
  return value;
}

static void
take_entry (GHashTable *entries, GVariant *child)
{
  g_autoptr (GVariant) value = NULL, seats = NULL;
  const char *name;
  SalonLook look;
  SalonLibraryMark mark;
  SalonSummary *summary;

  g_variant_get (child, "(^&aytttxu@" SALON_SUMMARY_TYPE "@ay)", &name, &mark.device, &mark.inode, &mark.size,
                 &mark.seconds, &mark.nanoseconds, &value, &seats);
  if (!look_from_value (seats, &look))
    return;
  summary = salon_summary_from_value (value);
  if (summary == NULL)
    return;

  g_hash_table_insert (entries, g_strdup (name), salon_library_entry_new (name, &mark, summary, &look));
}

GHashTable *
salon_library_cache_read (const char *path, guint most)
{
  GHashTable *entries = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);
  g_autoptr (GBytes) bytes = read_value (path);
  g_autoptr (GVariant) list = NULL;

  if (bytes == NULL)
    return entries;

  list = g_variant_ref_sink (g_variant_new_from_bytes (G_VARIANT_TYPE (TYPE), bytes, FALSE));
  if (!g_variant_is_normal_form (list) || g_variant_n_children (list) > SALON_LIBRARY_CACHE_ENTRIES)
    return entries;

  for (gsize i = 0; i < MIN (most, g_variant_n_children (list)); i++)
    {
      g_autoptr (GVariant) child = g_variant_get_child_value (list, i);

      take_entry (entries, child);
    }
  return entries;
}

/* Writing */

static GVariant *
make_value (GPtrArray *entries)
{
  GVariantBuilder list;
  guint n = 0;

  g_variant_builder_init (&list, G_VARIANT_TYPE (TYPE));
  for (guint i = 0; i < entries->len && n < SALON_LIBRARY_CACHE_ENTRIES; i++)
    {
      SalonLibraryEntry *entry = g_ptr_array_index (entries, i);
      const SalonLibraryMark *mark = salon_library_entry_get_mark (entry);

      if (salon_library_entry_get_name (entry) == NULL || salon_library_entry_get_summary (entry) == NULL)
        continue;
      g_variant_builder_add (&list, "(^aytttxu@" SALON_SUMMARY_TYPE "@ay)", salon_library_entry_get_name (entry),
                             mark->device, mark->inode, mark->size, mark->seconds, mark->nanoseconds,
                             salon_summary_to_value (salon_library_entry_get_summary (entry)),
                             look_to_value (salon_library_entry_get_look (entry)));
      n++;
    }
  return g_variant_builder_end (&list);
}

void
salon_library_cache_write (const char *path, GPtrArray *entries)
{
  g_autoptr (GVariant) value = g_variant_ref_sink (make_value (entries));
  g_autoptr (GString) file = g_string_new (HEAD);
  g_autofree char *folder = g_path_get_dirname (path), *digest = NULL;
  const guchar *bytes = g_variant_get_data (value);
  const gsize size = g_variant_get_size (value);

  digest = g_compute_checksum_for_data (G_CHECKSUM_SHA256, bytes, size);
  g_string_append (file, digest);
  g_string_append_len (file, (const char *) bytes, (gssize) size);
  if (file->len > SALON_LIBRARY_CACHE_MAX || g_mkdir_with_parents (folder, 0700) != 0)
    return;

  /* Not synced: a file that is not whole counts as none. */
  g_file_set_contents_full (path, file->str, (gssize) file->len, G_FILE_SET_CONTENTS_CONSISTENT, 0600, NULL);
}
