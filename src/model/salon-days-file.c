/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/salon-days-file.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

#include "model/salon-days-line.h"
#include "model/salon-days.h"
#include "model/salon-file.h"

#define LOCK_NAME   ".days.lock"
#define TEMP_NAME   ".days.new"
#define ASIDE_NAME  "damaged-days-%s.txt"
#define FIRST_LINE  "salon-days 1"
#define FIRST_WORDS "salon-days "

/* How long a save waits for another program's, and how often it looks. */
#define LOCK_TRIES   100
#define LOCK_WAIT_US 20000

void
salon_days_work_free (gpointer data)
{
  SalonDaysWork *work = data;

  g_free (work->directory);
  g_ptr_array_unref (work->unsaved);
  g_clear_pointer (&work->lines, g_ptr_array_unref);
  g_free (work->aside);
  g_free (work);
}

/* Drops the oldest days until the file is small enough. */
static void
shrink (GPtrArray *lines)
{
  gsize size = strlen (FIRST_LINE) + 1;

  for (guint i = 0; i < lines->len; i++)
    size += strlen (((const SalonDaysLine *) g_ptr_array_index (lines, i))->whole) + 1;
  while (size > SALON_DAYS_MAX)
    {
      guint oldest = G_MAXUINT;

      for (guint i = 0; i < lines->len; i++)
        {
          const SalonDaysLine *line = g_ptr_array_index (lines, i);

          if (line->key != NULL
              && (oldest == G_MAXUINT || line->day < ((const SalonDaysLine *) g_ptr_array_index (lines, oldest))->day))
            oldest = i;
        }
      if (oldest == G_MAXUINT)
        return;
      size -= strlen (((const SalonDaysLine *) g_ptr_array_index (lines, oldest))->whole) + 1;
      g_ptr_array_remove_index (lines, oldest);
    }
}

/* Reads the lines of @text. Returns FALSE if no Salon has written it. */
static gboolean
parse (SalonDaysWork *work, GHashTable *by_key, const char *text, gsize length)
{
  g_auto (GStrv) lines = NULL;
  guint64 version;

  if (length == 0)
    return TRUE;
  if (memchr (text, '\0', length) != NULL || !g_utf8_validate (text, (gssize) length, NULL))
    return FALSE;

  lines = g_strsplit (text, "\n", -1);
  if (!g_str_has_prefix (lines[0], FIRST_WORDS)
      || !g_ascii_string_to_unsigned (lines[0] + strlen (FIRST_WORDS), 10, 1, G_MAXUINT, &version, NULL))
    return FALSE;
  work->foreign = version > 1;
  for (guint i = 1; lines[i] != NULL; i++)
    if (*lines[i] != '\0')
      salon_days_put (work->lines, by_key, salon_days_line_new (lines[i]));
  return TRUE;
}

/* The bytes of a mark have no NUL at their end. */
static gboolean
parse_bytes (SalonDaysWork *work, GHashTable *by_key, GBytes *bytes)
{
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);
  g_autofree char *text = g_strndup (length > 0 ? data : "", length);

  return memchr (data != NULL ? data : "", '\0', length) == NULL && parse (work, by_key, text, length);
}

static void
put_aside (SalonDaysWork *work, int dir)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *time = g_date_time_format (now, "%Y%m%d-%H%M%S");

  for (guint i = 0; i < 100 && work->aside == NULL; i++)
    {
      g_autofree char *stamp = i > 0 ? g_strdup_printf ("%s-%u", time, i + 1) : g_strdup (time);
      g_autofree char *name = g_strdup_printf (ASIDE_NAME, stamp);

      work->error = salon_file_move (dir, SALON_DAYS_NAME, name);
      if (work->error == 0)
        work->aside = g_steal_pointer (&name);
      else if (work->error != EEXIST)
        return;
    }
}

static void
read_file (SalonDaysWork *work, GHashTable *by_key, int dir)
{
  SalonFileMark mark = { 0 };
  const int error = salon_file_read (dir, SALON_DAYS_NAME, SALON_DAYS_LARGEST, &mark);

  if (error == EFBIG || (error == 0 && !parse_bytes (work, by_key, mark.bytes)))
    {
      g_hash_table_remove_all (by_key);
      g_ptr_array_set_size (work->lines, 0);
      put_aside (work, dir);
    }
  else if (error != 0 && error != ENOENT)
    {
      work->error = error;
      work->unread = TRUE;
    }
  salon_file_mark_clear (&mark);
}

static GBytes *
write_lines (GPtrArray *lines)
{
  GString *text = g_string_new (FIRST_LINE "\n");

  for (guint i = 0; i < lines->len; i++)
    {
      g_string_append (text, ((const SalonDaysLine *) g_ptr_array_index (lines, i))->whole);
      g_string_append_c (text, '\n');
    }
  return g_string_free_to_bytes (text);
}

static void
write_file (SalonDaysWork *work, int dir)
{
  g_autoptr (GBytes) bytes = NULL;
  SalonFileMark mark = { 0 };

  shrink (work->lines);
  bytes = write_lines (work->lines);
  work->error = salon_file_write (dir, TEMP_NAME, bytes, &mark);
  if (work->error == EEXIST)
    {
      /* A program that was killed has left it. */
      salon_file_remove (dir, TEMP_NAME);
      work->error = salon_file_write (dir, TEMP_NAME, bytes, &mark);
    }
  if (work->error == 0)
    work->error = salon_file_replace (dir, TEMP_NAME, SALON_DAYS_NAME);
  salon_file_mark_clear (&mark);
}

/* Waits for the lock; −1 if the file system has none. */
static int
lock (int dir)
{
  int fd = -1;

  for (guint i = 0; i < LOCK_TRIES && salon_file_lock (dir, LOCK_NAME, &fd) == EWOULDBLOCK; i++)
    g_usleep (LOCK_WAIT_US);
  return fd;
}

void
salon_days_work_run (SalonDaysWork *work)
{
  g_autoptr (GHashTable) by_key = g_hash_table_new (g_str_hash, g_str_equal);
  const gboolean writes = work->unsaved->len > 0;
  int dir, fd;

  work->lines = g_ptr_array_new_with_free_func (salon_days_line_free);
  /* Who only reads does not create the folder. */
  if (!writes && !g_file_test (work->directory, G_FILE_TEST_IS_DIR))
    return;

  dir = salon_file_open_directory (work->directory);
  if (dir < 0)
    {
      work->error = errno;
      work->unread = TRUE;
      return;
    }

  fd = lock (dir);
  read_file (work, by_key, dir);
  for (guint i = 0; i < work->unsaved->len; i++)
    salon_days_put (work->lines, by_key, salon_days_line_new (g_ptr_array_index (work->unsaved, i)));
  if (writes && !work->foreign && work->error == 0)
    write_file (work, dir);
  if (fd >= 0)
    close (fd);
  close (dir);
}
