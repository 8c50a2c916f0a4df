/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/salon-people.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#include <gio/gio.h>
#include <glib/gi18n-lib.h>

#include "model/salon-file.h"
#include "rules/salon-record.h"

/* Lines of the file: “same NAME = OTHER”, with the names escaped as in a URI, and “forgotten CHECKSUM”. */
#define NAME      "people"
#define HEAD      "salon-people 1"
#define SAME      "same "
#define FORGOTTEN "forgotten "
#define DIGEST    64
#define LOCK_NAME ".people.lock"

/* How long a change waits for another program's, and how often it looks. */
#define LOCK_TRIES   50
#define LOCK_WAIT_US 10000

struct _SalonPeople {
  char *directory;
  GHashTable *same;      /* name → name under which it counts; never two steps */
  GHashTable *forgotten; /* checksums */
};

static char *
sum_of (const char *name)
{
  return g_compute_checksum_for_string (G_CHECKSUM_SHA256, name, -1);
}

static gboolean
is_forgotten (const SalonPeople *self, const char *name)
{
  g_autofree char *sum = NULL;

  /* Statistics ask for every name of every game. */
  if (g_hash_table_size (self->forgotten) == 0)
    return FALSE;
  sum = sum_of (name);
  return g_hash_table_contains (self->forgotten, sum);
}

static SalonPeople *
make_empty (const char *directory)
{
  SalonPeople *self = g_new0 (SalonPeople, 1);

  self->directory = g_strdup (directory);
  self->same = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->forgotten = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  return self;
}

void
salon_people_free (SalonPeople *self)
{
  g_free (self->directory);
  g_hash_table_unref (self->same);
  g_hash_table_unref (self->forgotten);
  g_free (self);
}

/* The file */

static gboolean
is_sum (const char *text)
{
  return strlen (text) == DIGEST && strspn (text, "0123456789abcdef") == DIGEST;
}

static void
read_same (SalonPeople *self, const char *text)
{
  g_auto (GStrv) part = g_strsplit (text, " = ", 3);
  g_autofree char *name = NULL, *other = NULL;

  if (g_strv_length (part) != 2)
    return;
  name = g_uri_unescape_string (part[0], NULL);
  other = g_uri_unescape_string (part[1], NULL);
  if (name != NULL && other != NULL && g_utf8_validate (name, -1, NULL) && g_utf8_validate (other, -1, NULL)
      && salon_name_check (name) == NULL && salon_name_check (other) == NULL && strcmp (name, other) != 0)
    g_hash_table_insert (self->same, g_steal_pointer (&name), g_steal_pointer (&other));
}

/* Takes out what leads to a name that leads on: the file may have been written by anybody. */
static gboolean
leads_on_cb (gpointer name, gpointer other, gpointer same)
{
  return g_hash_table_contains (same, other);
}

/* Returns FALSE if @lines are no such file, or one of a later version. */
static gboolean
read_lines (SalonPeople *self, char **lines)
{
  if (lines[0] == NULL || strcmp (lines[0], HEAD) != 0)
    return FALSE;
  for (char **line = lines + 1; *line != NULL; line++)
    if (g_str_has_prefix (*line, SAME) && g_hash_table_size (self->same) < SALON_PEOPLE_MOST)
      read_same (self, *line + strlen (SAME));
    else if (g_str_has_prefix (*line, FORGOTTEN) && is_sum (*line + strlen (FORGOTTEN))
             && g_hash_table_size (self->forgotten) < SALON_PEOPLE_MOST)
      g_hash_table_add (self->forgotten, g_strdup (*line + strlen (FORGOTTEN)));
  g_hash_table_foreach_remove (self->same, leads_on_cb, self->same);
  return TRUE;
}

/* Replaces what @self knows by what is in the file in @dir. Returns an errno, and then nothing has changed; EBADMSG: the
 * file is not understood, and must not be written over. No file, or an empty one, says nothing. */
static int
read_file (SalonPeople *self, int dir)
{
  g_autoptr (SalonPeople) read = make_empty (self->directory);
  SalonPeople old;
  SalonFileMark mark = { 0 };
  int error = salon_file_read (dir, NAME, SALON_PEOPLE_FILE, &mark);

  if (error == 0 && g_bytes_get_size (mark.bytes) > 0)
    {
      g_autofree char *text = g_strndup (g_bytes_get_data (mark.bytes, NULL), g_bytes_get_size (mark.bytes));
      g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

      error = read_lines (read, lines) ? 0 : EBADMSG;
    }
  salon_file_mark_clear (&mark);
  if (error != 0 && error != ENOENT)
    return error;

  /* The old tables go with the one that was made to read. */
  old = *self;
  self->same = read->same;
  self->forgotten = read->forgotten;
  read->same = old.same;
  read->forgotten = old.forgotten;
  return 0;
}

static gboolean
set_full (GError **error)
{
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE, _ ("There are too many names."));
  return FALSE;
}

static gboolean
write_file (SalonPeople *self, GError **error)
{
  g_autoptr (GString) text = g_string_new (HEAD "\n");
  g_autofree char *path = g_build_filename (self->directory, NAME, NULL);
  GHashTableIter all;
  gpointer name, other;

  g_hash_table_iter_init (&all, self->same);
  while (g_hash_table_iter_next (&all, &name, &other))
    {
      g_autofree char *one = g_uri_escape_string (name, NULL, FALSE), *two = g_uri_escape_string (other, NULL, FALSE);

      g_string_append_printf (text, SAME "%s = %s\n", one, two);
    }
  g_hash_table_iter_init (&all, self->forgotten);
  while (g_hash_table_iter_next (&all, &name, NULL))
    g_string_append_printf (text, FORGOTTEN "%s\n", (const char *) name);
  if (text->len > SALON_PEOPLE_FILE)
    return set_full (error);
  return g_file_set_contents_full (path, text->str, (gssize) text->len,
                                   G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, 0600, error);
}

SalonPeople *
salon_people_new (const char *directory)
{
  SalonPeople *self = make_empty (directory);
  const int dir = open (directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC);

  if (dir >= 0)
    {
      read_file (self, dir);
      close (dir);
    }
  return self;
}

/* What was said, and saying more. What cannot be kept is not said: the list is read again. */

/* The folder while its list is changed, and the lock (−1: the file system has none). */
typedef struct {
  int dir;
  int lock;
} Change;

static int
lock_list (Change *change)
{
  int error = salon_file_lock (change->dir, LOCK_NAME, &change->lock);

  for (guint i = 1; i < LOCK_TRIES && error == EWOULDBLOCK; i++)
    {
      g_usleep (LOCK_WAIT_US);
      error = salon_file_lock (change->dir, LOCK_NAME, &change->lock);
    }
  return error == EWOULDBLOCK ? error : 0;
}

static void
end_change (Change *change)
{
  if (change->lock >= 0)
    close (change->lock);
  if (change->dir >= 0)
    close (change->dir);
}

/* Opens the folder, keeps other programs from changing the list, and reads what they have said meanwhile. Returns FALSE,
 * with nothing to end, if that fails. */
static gboolean
begin_change (SalonPeople *self, Change *change, GError **error)
{
  int code;

  *change = (Change) { .dir = salon_file_open_directory (self->directory), .lock = -1 };
  code = change->dir < 0 ? errno : lock_list (change);
  if (code == 0)
    code = read_file (self, change->dir);
  if (code == 0)
    return TRUE;

  end_change (change);
  if (code == EBADMSG)
    /* Translators: the name of a file */
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                 _ ("The file “%s” is damaged, or a newer Salon has written it. It stays as it is."), NAME);
  else
    g_set_error_literal (error, G_IO_ERROR, g_io_error_from_errno (code), g_strerror (code));
  return FALSE;
}

/* Writes the list and ends the change. */
static gboolean
keep (SalonPeople *self, Change *change, GError **error)
{
  const gboolean kept = write_file (self, error);

  if (!kept)
    read_file (self, change->dir);
  end_change (change);
  return kept;
}

static gboolean
has_room (SalonPeople *self, GError **error)
{
  if (g_hash_table_size (self->same) < SALON_PEOPLE_MOST && g_hash_table_size (self->forgotten) < SALON_PEOPLE_MOST)
    return TRUE;

  return set_full (error);
}

const char *
salon_people_resolve (const SalonPeople *self, const char *name)
{
  const char *other = g_hash_table_lookup (self->same, name);

  if (is_forgotten (self, name) || (other != NULL && is_forgotten (self, other)))
    return NULL;
  return other != NULL ? other : name;
}

gboolean
salon_people_merge (SalonPeople *self, const char *name, const char *other, GError **error)
{
  g_autofree char *target = NULL;
  const char *found;
  GHashTableIter all;
  gpointer counts_as;
  Change change;

  if (!begin_change (self, &change, error))
    return FALSE;
  found = g_hash_table_lookup (self->same, other);
  target = g_strdup (found != NULL ? found : other);
  if (strcmp (name, target) == 0 || !has_room (self, error))
    {
      end_change (&change);
      return strcmp (name, target) == 0;
    }
  g_hash_table_iter_init (&all, self->same);
  while (g_hash_table_iter_next (&all, NULL, &counts_as))
    if (strcmp (counts_as, name) == 0)
      g_hash_table_iter_replace (&all, g_strdup (target));
  g_hash_table_insert (self->same, g_strdup (name), g_steal_pointer (&target));
  return keep (self, &change, error);
}

gboolean
salon_people_is_merged (const SalonPeople *self, const char *name)
{
  GHashTableIter all;
  gpointer counts_as;

  g_hash_table_iter_init (&all, self->same);
  while (g_hash_table_iter_next (&all, NULL, &counts_as))
    if (strcmp (counts_as, name) == 0)
      return TRUE;
  return FALSE;
}

gboolean
salon_people_part (SalonPeople *self, const char *name, GError **error)
{
  GHashTableIter all;
  gpointer counts_as;
  Change change;

  if (!begin_change (self, &change, error))
    return FALSE;
  g_hash_table_iter_init (&all, self->same);
  while (g_hash_table_iter_next (&all, NULL, &counts_as))
    if (strcmp (counts_as, name) == 0)
      g_hash_table_iter_remove (&all);
  return keep (self, &change, error);
}

gboolean
salon_people_forget (SalonPeople *self, const char *name, GError **error)
{
  GHashTableIter all;
  gpointer merged, counts_as;
  Change change;

  if (!begin_change (self, &change, error))
    return FALSE;
  if (!has_room (self, error))
    {
      end_change (&change);
      return FALSE;
    }
  g_hash_table_iter_init (&all, self->same);
  while (g_hash_table_iter_next (&all, &merged, &counts_as))
    if (strcmp (counts_as, name) == 0)
      {
        g_hash_table_add (self->forgotten, sum_of (merged));
        g_hash_table_iter_remove (&all);
      }
  g_hash_table_add (self->forgotten, sum_of (name));
  return keep (self, &change, error);
}
