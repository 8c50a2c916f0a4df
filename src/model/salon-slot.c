/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/salon-slot.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#include "model/salon-store-names.h"

#define LOCK_NAME ".current.lock"
#define DISCARDED ".discarded-"
#define ENDING    ".salon"

/* How many new names are tried: the first NUMBERED_NAMES with ascending numbers, the others
 * with random ones. */
#define NUMBERED_NAMES 20
#define NAMES          40

void
salon_slot_init (SalonSlot *self)
{
  *self = (SalonSlot) { .number = 1, .lock = -1 };
}

static void
drop_lock (SalonSlot *self)
{
  if (self->lock >= 0)
    close (self->lock);
  self->lock = -1;
}

void
salon_slot_clear (SalonSlot *self)
{
  drop_lock (self);
  g_slist_free_full (self->left, g_free);
  salon_slot_init (self);
}

int
salon_slot_get_number (SalonSlot *self)
{
  return g_atomic_int_get (&self->number);
}

char *
salon_slot_name (const char *name, int number)
{
  const char *dot = strrchr (name, '.');

  if (number == 1)
    return g_strdup (name);

  return g_strdup_printf ("%.*s-%d%s", (int) (dot - name), name, number, dot);
}

char *
salon_slot_look_of (const char *aside)
{
  const char *dot = strrchr (aside, '.');

  return g_strdup_printf ("%.*s.look", dot != NULL ? (int) (dot - aside) : (int) strlen (aside), aside);
}

/* New names */

typedef int (*NewName) (int dir, const char *from, const char *to);

/* Calls @give with new names for the file @from until one is free; see salon_slot_put_aside().
 * They end like @name. The clock may have been set back, so many names may be in use. */
static int
give_name (int dir, const char *from, const char *name, const char *prefix, NewName give, char **aside)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autofree char *stamp = g_date_time_format (now, "%Y-%m-%dT%H-%M-%S");
  const char *dot = strrchr (name, '.');
  int error = EEXIST;

  for (guint32 i = 1; error == EEXIST && i <= NAMES; i++)
    {
      g_autofree char *number =
        i == 1 ? g_strdup ("") : g_strdup_printf ("-%u", i <= NUMBERED_NAMES ? i : g_random_int ());
      g_autofree char *to = g_strconcat (prefix, stamp, number, dot != NULL ? dot : "", NULL);

      error = give (dir, from, to);
      if (error != 0)
        continue;
      g_free (*aside);
      *aside = g_steal_pointer (&to);
    }

  return error;
}

int
salon_slot_put_aside (int dir, const char *name, const char *prefix, char **aside)
{
  return give_name (dir, name, name, prefix, salon_file_move, aside);
}

/* New files */

/* A checksum that tells a whole file from one of which a part is missing, and nothing else. */
static guint64
sum (GBytes *bytes)
{
  gsize size;
  const char *at = g_bytes_get_data (bytes, &size);
  guint64 sum = size;

  for (gsize i = 0; i < size; i += sizeof (guint64))
    {
      guint64 word = 0;

      memcpy (&word, at + i, MIN (sizeof word, size - i));
      sum = (sum ^ GUINT64_FROM_LE (word)) * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
      sum ^= sum >> 32;
    }

  return sum;
}

/* The beginning of the names of a slot's new files (transfer full). */
static char *
prefix_of (int number)
{
  return g_strdup_printf (".salon-%d-", number);
}

/* Writes @bytes to a new file whose name has @what after its random part. Sets @temp to the
 * name (transfer full). */
static int
write_temp (SalonSlot *self, int dir, GBytes *bytes, const char *what, char **temp, SalonFileMark *written)
{
  g_autofree char *prefix = prefix_of (self->number);
  int error = EEXIST;

  for (int i = 0; i < 10 && error == EEXIST; i++)
    {
      g_free (*temp);
      *temp = g_strdup_printf ("%s%08x%s", prefix, g_random_int (), what);
      error = salon_file_write (dir, *temp, bytes, written);
    }

  return error;
}

/* Reads the two checksums in the name of a new file. FALSE: the file is not a game's. */
static gboolean
parse_temp (const char *temp, guint64 *new, guint64 *old)
{
  g_auto (GStrv) parts = g_strsplit (temp, "-", -1);

  return g_strv_length (parts) == 5 && g_ascii_string_to_unsigned (parts[3], 16, 0, G_MAXUINT64, new, NULL)
         && g_ascii_string_to_unsigned (parts[4], 16, 0, G_MAXUINT64, old, NULL);
}

typedef enum {
  TEMP_HALF, /* a part is missing, or it is not a game's */
  TEMP_WHOLE,
  TEMP_UNKNOWN, /* it cannot be read now */
} TempState;

static TempState
judge_temp (int dir, const char *temp, guint64 *new, guint64 *old)
{
  SalonFileMark mark = { 0 };
  TempState state = TEMP_UNKNOWN;

  if (!parse_temp (temp, new, old))
    return TEMP_HALF;
  if (salon_file_read (dir, temp, SALON_STORE_MAX, &mark) == 0)
    state = sum (mark.bytes) == *new ? TEMP_WHOLE : TEMP_HALF;
  salon_file_mark_clear (&mark);
  return state;
}

int
salon_slot_tidy (SalonSlot *self, int dir)
{
  while (self->left != NULL)
    {
      const int error = salon_file_remove (dir, self->left->data);

      if (error != 0 && error != ENOENT)
        return error;
      g_free (self->left->data);
      self->left = g_slist_delete_link (self->left, self->left);
    }

  return 0;
}

/* Removes the new file @temp (transfer full) or, if that fails now, before the next job. */
static void
drop_temp (SalonSlot *self, int dir, char *temp)
{
  self->left = g_slist_prepend (self->left, temp);
  salon_slot_tidy (self, dir);
}

/* Strangers' files */

/* The name under which a file like @name has been put aside already (transfer full), or NULL. That
 * happens if the program was killed after it, if the disk failed, or if another program writes the
 * same file again and again. */
static char *
find_found (const char *path, int dir, const char *name)
{
  SalonFileMark mark = { 0 };
  g_auto (GStrv) names = NULL;
  char *known = NULL;

  if (salon_file_read (dir, name, SALON_STORE_MAX, &mark) != 0)
    return NULL;

  names = salon_file_list (path, SALON_STORE_FOUND);
  for (char **at = names; *at != NULL && known == NULL; at++)
    if (salon_file_compare (dir, *at, &mark) == SALON_FILE_SAME)
      known = g_strdup (*at);
  salon_file_mark_clear (&mark);
  return known;
}

/* Puts a copy of the stranger's file @name aside. */
static int
copy_aside (SalonSlot *self, int dir, const char *name, char **found)
{
  g_autofree char *temp = NULL;
  SalonFileMark mark = { 0 }, written = { 0 };
  struct stat info;
  int error;

  if (fstatat (dir, name, &info, AT_SYMLINK_NOFOLLOW) != 0)
    return errno;
  if (!S_ISREG (info.st_mode))
    return EINVAL;

  error = salon_file_read (dir, name, SALON_STORE_MAX, &mark);
  if (error == 0)
    error = write_temp (self, dir, mark.bytes, "", &temp, &written);
  if (error == 0)
    error = give_name (dir, temp, name, SALON_STORE_FOUND, salon_file_move, found);
  if (error != 0 && temp != NULL)
    drop_temp (self, dir, g_steal_pointer (&temp));
  salon_file_mark_clear (&mark);
  salon_file_mark_clear (&written);
  return error;
}

/* Whether @error means that the file system, or the owner of a file, does not allow the call. */
static gboolean
is_denied (int error)
{
  return error == EPERM || error == EACCES || error == EMLINK || error == EINVAL || error == EFBIG || error == ENOSYS
         || error == EOPNOTSUPP;
}

/* Step 2 of a save. If the file cannot get a second name, a copy of it is made. If it cannot be
 * copied either, it is no record that could be resumed, and is renamed. */
static int
keep_stranger (SalonSlot *self, const char *path, int dir, const char *name, char **found)
{
  char *known = find_found (path, dir, name);
  int error;

  if (known != NULL)
    {
      g_free (*found);
      *found = known;
      return salon_file_sync (dir);
    }

  error = give_name (dir, name, name, SALON_STORE_FOUND, salon_file_link, found);
  if (is_denied (error))
    error = copy_aside (self, dir, name, found);
  if (is_denied (error))
    error = salon_slot_put_aside (dir, name, SALON_STORE_FOUND, found);

  /* Another program may have removed the file meanwhile. */
  return error == ENOENT ? 0 : error;
}

/* Taking a slot */

static int
lock_slot (int dir, int number, int *lock)
{
  g_autofree char *name = salon_slot_name (LOCK_NAME, number);

  return salon_file_lock (dir, name, lock);
}

gboolean
salon_slot_is_taken (int dir, int number)
{
  g_autofree char *name = salon_slot_name (LOCK_NAME, number);

  return salon_file_is_locked (dir, name);
}

gboolean
salon_slot_has_game (const char *path, int dir, int number)
{
  g_autofree char *name = salon_slot_name (SALON_STORE_GAME, number);
  g_autofree char *prefix = NULL;
  g_auto (GStrv) temps = NULL;
  struct stat info;
  guint64 new, old;

  if (fstatat (dir, name, &info, AT_SYMLINK_NOFOLLOW) == 0)
    return TRUE;

  prefix = prefix_of (number);
  temps = salon_file_list (path, prefix);
  for (char **at = temps; *at != NULL; at++)
    if (judge_temp (dir, *at, &new, &old) == TEMP_WHOLE)
      return TRUE;

  return FALSE;
}

/* The beginning of the names of files that the program of slot @number has discarded (transfer full). */
static char *
discarded_by (int number)
{
  return g_strdup_printf (DISCARDED "%d-", number);
}

int
salon_slot_forget (int dir, const char *hidden)
{
  const char *number = hidden + strlen (DISCARDED), *name = strchr (number, '-');
  const int error = salon_file_remove (dir, hidden);
  g_autofree char *look = name != NULL ? salon_slot_look_of (name + 1) : NULL;

  /* As in all that is done with looks, errors are ignored. */
  if (error == 0 && look != NULL)
    salon_file_remove (dir, look);
  return error;
}

/* Removes what a program that ended here has discarded. */
static void
forget_all (const char *path, int dir, int number)
{
  g_autofree char *prefix = discarded_by (number);
  g_auto (GStrv) names = salon_file_list (path, prefix);

  for (char **at = names; *at != NULL; at++)
    salon_slot_forget (dir, *at);
}

/* Makes slot @number this program's. The descriptor @lock holds its lock, or is −1. */
static void
own (SalonSlot *self, int dir, int number, int lock)
{
  struct stat info;

  drop_lock (self);
  self->lock = lock;
  g_atomic_int_set (&self->number, number);
  self->shared = FALSE;
  self->taken = fstat (dir, &info) == 0;
  if (self->taken)
    {
      self->device = info.st_dev;
      self->inode = info.st_ino;
    }
}

/* Finishes the save whose new file @temp has the checksum @new and follows a record with the
 * checksum @old. If that fails, @temp stays. */
static void
finish_save (SalonSlot *self, const char *path, int dir, const char *temp, guint64 new, guint64 old, char **found)
{
  g_autofree char *name = salon_slot_name (SALON_STORE_GAME, self->number);
  SalonFileMark mark = { 0 };
  struct stat info;
  gboolean free, ours = FALSE;

  free = fstatat (dir, name, &info, AT_SYMLINK_NOFOLLOW) != 0 && errno == ENOENT;
  if (!free && salon_file_read (dir, name, SALON_STORE_MAX, &mark) == 0)
    {
      const guint64 now = sum (mark.bytes);

      ours = now == old || now == new;
    }
  salon_file_mark_clear (&mark);
  if (free || ours || keep_stranger (self, path, dir, name, found) == 0)
    salon_file_replace (dir, temp, name);
}

/* Finishes a save that a killed program began, and removes new files that are not whole. */
static void
recover (SalonSlot *self, const char *path, int dir, char **found)
{
  g_autofree char *prefix = prefix_of (self->number);
  g_auto (GStrv) temps = salon_file_list (path, prefix);
  guint64 new, old;

  for (char **at = temps; *at != NULL; at++)
    {
      const TempState state = judge_temp (dir, *at, &new, &old);

      if (state == TEMP_WHOLE)
        finish_save (self, path, dir, *at, new, old, found);
      else if (state == TEMP_HALF)
        salon_file_remove (dir, *at);
    }
}

int
salon_slot_take (SalonSlot *self, const char *path, int dir, int number, char **found)
{
  int lock;

  if (lock_slot (dir, number, &lock) == EWOULDBLOCK)
    return EWOULDBLOCK;

  own (self, dir, number, lock);
  recover (self, path, dir, found);
  forget_all (path, dir, number);
  return 0;
}

int
salon_slot_open (SalonSlot *self, const char *path, char **found)
{
  const int dir = salon_file_open_directory (path);
  struct stat info;
  int error;

  if (dir < 0)
    return dir;

  /* To take the slot once more would remove what this program has discarded and may still bring back. */
  if (self->taken && fstat (dir, &info) != 0)
    {
      error = errno;
      close (dir);
      errno = error;
      return -1;
    }
  if (self->taken && info.st_dev == self->device && info.st_ino == self->inode)
    return dir;

  /* Unlock first: if the lock is in this directory after all, a second descriptor could not
   * get it. */
  drop_lock (self);
  error = salon_slot_take (self, path, dir, self->number, found);
  if (error == 0)
    return dir;

  close (dir);
  errno = error;
  return -1;
}

/* Saving */

int
salon_slot_save (SalonSlot *self, int dir, const char *name, GBytes *bytes, SalonFileMark *written)
{
  g_autofree char *temp = NULL;
  int error = write_temp (self, dir, bytes, "", &temp, written);

  if (error == 0)
    error = salon_file_replace (dir, temp, name);
  if (error != 0)
    salon_file_mark_clear (written);
  if (error != 0 && error != EEXIST)
    drop_temp (self, dir, g_steal_pointer (&temp));
  return error;
}

/* Moves to the first free slot without a game, where the new file @temp becomes the game. */
static int
go_apart (SalonSlot *self, const char *path, int dir, const char *temp, const SalonFileMark *written)
{
  for (int number = 1; number <= SALON_SLOTS; number++)
    {
      g_autofree char *name = salon_slot_name (SALON_STORE_GAME, number);
      int lock, error;

      if (number == self->number || salon_slot_has_game (path, dir, number)
          || lock_slot (dir, number, &lock) == EWOULDBLOCK)
        continue;

      error = salon_file_move (dir, temp, name);
      if (error == 0 || salon_file_compare (dir, name, written) == SALON_FILE_SAME)
        own (self, dir, number, lock);
      else if (lock >= 0)
        close (lock);
      if (error != EEXIST)
        return error;
    }

  return EWOULDBLOCK;
}

int
salon_slot_save_game (SalonSlot *self,
                      const char *path,
                      int dir,
                      GBytes *bytes,
                      const SalonFileMark *last,
                      SalonFileMark *written,
                      char **found)
{
  g_autofree char *name = salon_slot_name (SALON_STORE_GAME, self->number);
  g_autofree char *what = NULL;
  g_autofree char *temp = NULL;
  gboolean stranger;
  int error;

  what = g_strdup_printf ("-%016" G_GINT64_MODIFIER "x-%016" G_GINT64_MODIFIER "x", sum (bytes),
                          last->bytes != NULL ? sum (last->bytes) : 0);
  error = write_temp (self, dir, bytes, what, &temp, written);
  if (error == EEXIST)
    return error;

  stranger = error == 0 && salon_file_compare (dir, name, last) == SALON_FILE_OTHER;
  if (stranger && self->shared)
    error = go_apart (self, path, dir, temp, written);
  else
    {
      if (stranger)
        error = keep_stranger (self, path, dir, name, found);
      if (error == 0)
        error = salon_file_replace (dir, temp, name);
      if (error == 0 && stranger)
        self->shared = TRUE;
    }

  if (error != 0)
    {
      g_autofree char *place = salon_slot_name (SALON_STORE_GAME, self->number);

      if (salon_file_compare (dir, place, written) != SALON_FILE_SAME)
        salon_file_mark_clear (written);
      drop_temp (self, dir, g_steal_pointer (&temp));
    }
  return error;
}

int
salon_slot_remove_game (SalonSlot *self, int dir, const SalonFileMark *last, char **found)
{
  g_autofree char *name = salon_slot_name (SALON_STORE_GAME, self->number);

  if (salon_file_compare (dir, name, last) == SALON_FILE_OTHER)
    return salon_slot_put_aside (dir, name, SALON_STORE_FOUND, found);

  return salon_file_remove (dir, name);
}

/* Kept games */

int
salon_slot_change (SalonSlot *self, int dir, const char *name, GBytes *old, GBytes *bytes)
{
  SalonFileMark now = { 0 }, written = { 0 };
  int error = salon_file_read (dir, name, g_bytes_get_size (old), &now);

  if (error == EFBIG || (error == 0 && !g_bytes_equal (now.bytes, old)))
    error = ESTALE;
  if (error == 0)
    error = salon_slot_save (self, dir, name, bytes, &written);
  salon_file_mark_clear (&now);
  salon_file_mark_clear (&written);
  return error;
}

int
salon_slot_keep (SalonSlot *self, int dir, GBytes *bytes, const char *prefix, char **kept)
{
  g_autofree char *temp = NULL;
  SalonFileMark written = { 0 };
  int error = write_temp (self, dir, bytes, "", &temp, &written);

  salon_file_mark_clear (&written);
  if (error == 0)
    error = give_name (dir, temp, ENDING, prefix, salon_file_move, kept);
  if (error != 0 && error != EEXIST)
    drop_temp (self, dir, g_steal_pointer (&temp));
  return error;
}

static gboolean
exists (int dir, const char *name)
{
  return faccessat (dir, name, F_OK, AT_SYMLINK_NOFOLLOW) == 0;
}

/* Renames the file @from. If it has its new name, that counts, even if the directory could not be synced: who is told
 * that nothing has changed would look for it under the old one. */
static int
rename_kept (int dir, const char *from, const char *to)
{
  const int error = salon_file_move (dir, from, to);

  return error != 0 && error != ENOENT && error != EEXIST && exists (dir, to) && !exists (dir, from) ? 0 : error;
}

int
salon_slot_discard (SalonSlot *self, int dir, const char *name, char **hidden)
{
  g_autofree char *prefix = discarded_by (self->number);
  g_autofree char *to = g_strconcat (prefix, name, NULL);
  const int error = rename_kept (dir, name, to);

  if (error == 0)
    *hidden = g_steal_pointer (&to);
  return error;
}

int
salon_slot_bring_back (int dir, const char *hidden, const char *name)
{
  return rename_kept (dir, hidden, name);
}
