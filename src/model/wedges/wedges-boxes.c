/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/wedges/wedges-boxes.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

#include "model/salon-errand.h"
#include "model/salon-file.h"
#include "model/salon-store.h"
#include "rules/wedges/wedges-record.h"

#define LOCK_NAME   ".boxes.lock"
#define TEMP_NAME   ".boxes.new"
#define ASIDE_NAME  "damaged-boxes-%u.txt"
#define FIRST_LINE  "salon-boxes 1"
#define FIRST_WORDS "salon-boxes "

/* How long a save waits for another program's, and how often it looks. */
#define LOCK_TRIES   100
#define LOCK_WAIT_US 20000

/* A front that has come so far is counted anew from where it stands in its box. */
#define FRONT_FAR (WEDGES_MAX_FRONT / 2)

/* The boxes of a bank. */
typedef struct {
  char bank[WEDGES_PACK_SIZE];
  guint boxes, cards;
  guint64 shuffle;
  guint32 front[WEDGES_BOXES];
  gboolean begun; /* a game has begun with them that the file does not know: they take the place of what it says */
  guint version;  /* grows with each change */
} Boxes;

/* What games of this program have changed and is not in the file yet, and whether a thread writes it; both under the lock. */
static GMutex changed_lock;
static GPtrArray *changed; /* of Boxes; each bank with each number of boxes is there once at most */
static gboolean writing, again;

/* Lines */

static gboolean
parse (const char *line, Boxes *boxes)
{
  g_auto (GStrv) words = g_strsplit (line, " ", 7);
  guint64 number[5];
  const guint64 least[5] = { 1, WEDGES_LEAST_CARDS, 0, 0, 0 };
  const guint64 most[5] = { WEDGES_BOXES, WEDGES_MAX_CARDS, G_MAXINT64, WEDGES_MAX_FRONT, WEDGES_MAX_FRONT };

  if (g_strv_length (words) != 6 || words[0][0] == '\0' || strlen (words[0]) >= sizeof boxes->bank)
    return FALSE;
  for (int i = 0; i < 5; i++)
    if (!salon_parse_number (words[1 + i], least[i], most[i], &number[i]))
      return FALSE;

  memset (boxes, 0, sizeof *boxes);
  g_strlcpy (boxes->bank, words[0], sizeof boxes->bank);
  boxes->boxes = (guint) number[0];
  boxes->cards = (guint) number[1];
  boxes->shuffle = number[2];
  boxes->front[0] = (guint32) number[3];
  boxes->front[1] = (guint32) number[4];
  return TRUE;
}

static char *
format (const Boxes *boxes)
{
  return g_strdup_printf ("%s %u %u %" G_GUINT64_FORMAT " %u %u", boxes->bank, boxes->boxes, boxes->cards,
                          boxes->shuffle, boxes->front[0], boxes->front[1]);
}

static gboolean
is_of (const Boxes *boxes, const char *bank, guint n)
{
  return boxes->boxes == n && g_str_equal (boxes->bank, bank);
}

/* Whether both are the same cards in the same order. */
static gboolean
is_same (const Boxes *one, const Boxes *other)
{
  return is_of (one, other->bank, other->boxes) && one->cards == other->cards && one->shuffle == other->shuffle;
}

static void
go_further (Boxes *boxes, const guint32 front[WEDGES_BOXES])
{
  for (int i = 0; i < WEDGES_BOXES; i++)
    boxes->front[i] = MAX (boxes->front[i], MIN (front[i], WEDGES_MAX_FRONT));
}

/* The file */

/* Takes the lines of @bytes.  FALSE: no Salon has written them. */
static gboolean
take_lines (GBytes *bytes, GPtrArray *lines, gboolean *newer)
{
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);
  g_autofree char *text = g_strndup (length > 0 ? data : "", length);
  g_auto (GStrv) all = g_strsplit (text, "\n", -1);
  guint64 version;

  if (length == 0)
    return TRUE;
  if (strlen (text) != length || !g_utf8_validate (text, -1, NULL) || !g_str_has_prefix (all[0], FIRST_WORDS)
      || !salon_parse_number (all[0] + strlen (FIRST_WORDS), 1, G_MAXUINT32, &version))
    return FALSE;

  *newer = version > 1;
  for (guint i = 1; !*newer && all[i] != NULL; i++)
    if (all[i][0] != '\0')
      g_ptr_array_add (lines, g_strdup (all[i]));
  return TRUE;
}

/* Reads the lines of the file.  An errno: they cannot be read, so nothing may be written; EILSEQ: no Salon has written the
 * file; EPROTO: a newer one has. */
static int
read_file (int dir, GPtrArray *lines)
{
  SalonFileMark mark = { 0 };
  gboolean newer = FALSE;
  int error = salon_file_read (dir, WEDGES_BOXES_NAME, WEDGES_BOXES_LARGEST, &mark);

  if (error == EFBIG || (error == 0 && !take_lines (mark.bytes, lines, &newer)))
    error = EILSEQ;
  else if (newer)
    error = EPROTO;
  salon_file_mark_clear (&mark);
  return error == ENOENT ? 0 : error;
}

static int
write_file (int dir, GPtrArray *lines)
{
  GString *text = g_string_new (FIRST_LINE "\n");
  g_autoptr (GBytes) bytes = NULL;
  SalonFileMark mark = { 0 };
  int error;

  for (guint i = 0; i < lines->len; i++)
    g_string_append_printf (text, "%s\n", (const char *) lines->pdata[i]);
  bytes = g_string_free_to_bytes (text);
  /* A program that was killed may have left one. */
  salon_file_remove (dir, TEMP_NAME);
  error = salon_file_write (dir, TEMP_NAME, bytes, &mark);
  if (error == 0)
    error = salon_file_replace (dir, TEMP_NAME, WEDGES_BOXES_NAME);
  salon_file_mark_clear (&mark);
  return error;
}

static void
put_aside (int dir)
{
  int error = EEXIST;

  for (guint i = 1; error == EEXIST && i < 1000; i++)
    {
      g_autofree char *name = g_strdup_printf (ASIDE_NAME, i);

      error = salon_file_move (dir, WEDGES_BOXES_NAME, name);
    }
}

/* Enters @boxes into the lines of the file, if there is room. */
static void
enter (GPtrArray *lines, const Boxes *boxes)
{
  gsize size = 0;

  for (guint i = 0; i < lines->len; i++)
    {
      Boxes there;

      size += strlen (lines->pdata[i]) + 1;
      if (!parse (lines->pdata[i], &there) || !is_of (&there, boxes->bank, boxes->boxes))
        continue;
      if (boxes->begun)
        there = *boxes;
      else if (is_same (&there, boxes))
        go_further (&there, boxes->front);
      g_free (lines->pdata[i]);
      lines->pdata[i] = format (&there);
      return;
    }

  if (size < WEDGES_BOXES_MAX)
    g_ptr_array_add (lines, format (boxes));
}

static int
lock (int dir)
{
  int fd = -1;

  for (guint i = 0; i < LOCK_TRIES && salon_file_lock (dir, LOCK_NAME, &fd) == EWOULDBLOCK; i++)
    g_usleep (LOCK_WAIT_US);
  return fd;
}

/* Writes @mine, of Boxes, into the file.  Returns whether it is there. */
static gboolean
save (GPtrArray *mine)
{
  g_autofree char *path = salon_store_find_directory ();
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  const int dir = salon_file_open_directory (path);
  int fd, error;

  if (dir < 0)
    return FALSE;

  fd = lock (dir);
  error = read_file (dir, lines);
  if (error == EILSEQ)
    put_aside (dir);
  if (error == 0 || error == EILSEQ)
    {
      for (guint i = 0; i < mine->len; i++)
        enter (lines, mine->pdata[i]);
      error = write_file (dir, lines);
    }
  if (fd >= 0)
    close (fd);
  close (dir);
  return error == 0;
}

/* What is to be written; the lock is held. */
static GPtrArray *
copy_changed (void)
{
  GPtrArray *copy = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < changed->len; i++)
    g_ptr_array_add (copy, g_memdup2 (changed->pdata[i], sizeof (Boxes)));
  return copy;
}

/* Finds the boxes that a game of this program has changed; the lock is held. */
static Boxes *
find_changed (const char *bank, guint n)
{
  if (changed == NULL)
    changed = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < changed->len; i++)
    if (is_of (changed->pdata[i], bank, n))
      return changed->pdata[i];

  return NULL;
}

/* @written is in the file: it is forgotten here unless it has changed meanwhile; the lock is held. */
static void
forget_written (GPtrArray *written)
{
  for (guint i = 0; i < written->len; i++)
    {
      const Boxes *there = written->pdata[i];
      Boxes *boxes = find_changed (there->bank, there->boxes);

      if (boxes->version == there->version)
        g_ptr_array_remove (changed, boxes);
      else if (is_same (boxes, there))
        boxes->begun = FALSE;
    }
}

/* A thread, which writes until nothing is left to write. */
static gpointer
write_changed (gpointer data)
{
  gboolean more = TRUE;

  while (more)
    {
      g_autoptr (GPtrArray) mine = NULL;
      gboolean saved;

      g_mutex_lock (&changed_lock);
      again = FALSE;
      mine = copy_changed ();
      g_mutex_unlock (&changed_lock);

      saved = save (mine);

      g_mutex_lock (&changed_lock);
      if (saved)
        forget_written (mine);
      more = writing = again;
      g_mutex_unlock (&changed_lock);
    }

  salon_errand_end ();
  return NULL;
}

/* What has changed is to be written; the lock is held. */
static void
write_soon (void)
{
  again = TRUE;
  if (!writing)
    {
      writing = TRUE;
      salon_errand_begin ();
      g_thread_unref (g_thread_new ("boxes", write_changed, NULL));
    }
}

static Boxes *
add_changed (const Boxes *boxes)
{
  Boxes *mine = g_memdup2 (boxes, sizeof *boxes);

  g_ptr_array_add (changed, mine);
  return mine;
}

/* What the file says of the boxes; FALSE: nothing. */
static gboolean
find_kept (const char *bank, guint n, Boxes *boxes)
{
  g_autofree char *path = salon_store_find_directory ();
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  int dir;

  /* Who only reads does not create the folder. */
  if (!g_file_test (path, G_FILE_TEST_IS_DIR))
    return FALSE;

  dir = salon_file_open_directory (path);
  if (dir < 0)
    return FALSE;
  read_file (dir, lines);
  close (dir);
  for (guint i = 0; i < lines->len; i++)
    if (parse (lines->pdata[i], boxes) && is_of (boxes, bank, n))
      return TRUE;

  return FALSE;
}

/* Where the boxes of @now stand, of which @before is known. */
static void
go_on (Boxes *now, const Boxes *before)
{
  const gboolean grown = now->cards != before->cards;
  const WedgesSetup then = { .cards = (guint16) before->cards, .boxes = (guint8) before->boxes };

  now->shuffle = before->shuffle;
  if (grown && now->shuffle != 0)
    return;

  for (guint i = 0; i < now->boxes; i++)
    now->front[i] = grown || before->front[i] >= FRONT_FAR
                      ? before->front[i] % (guint32) wedges_box_size (&then, (int) i)
                      : before->front[i];
}

void
wedges_boxes_begin (const char *bank, guint64 shuffle, WedgesSetup *setup)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&changed_lock);
  Boxes now = { .boxes = setup->boxes, .cards = setup->cards, .shuffle = shuffle, .begun = TRUE };
  Boxes *mine = find_changed (bank, setup->boxes), kept;

  g_strlcpy (now.bank, bank, sizeof now.bank);
  if (shuffle == 0 && find_kept (bank, setup->boxes, &kept))
    {
      /* The file may not know yet what this program does, and this program not what another one has done. */
      if (mine != NULL && is_same (mine, &kept))
        go_further (&kept, mine->front);
      go_on (&now, mine != NULL && mine->begun && !is_same (mine, &kept) ? mine : &kept);
    }
  else if (shuffle == 0 && mine != NULL)
    {
      go_on (&now, mine);
    }

  setup->shuffle = now.shuffle;
  memcpy (setup->front, now.front, sizeof setup->front);
  if (mine == NULL)
    mine = add_changed (&now);
  now.version = mine->version + 1;
  *mine = now;
  write_soon ();
}

void
wedges_boxes_keep (const char *bank, const WedgesSetup *setup, const guint32 front[WEDGES_BOXES])
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&changed_lock);
  Boxes now = { .boxes = setup->boxes, .cards = setup->cards, .shuffle = setup->shuffle };
  Boxes *mine = find_changed (bank, setup->boxes);

  g_strlcpy (now.bank, bank, sizeof now.bank);
  if (mine == NULL)
    mine = add_changed (&now);
  if (!is_same (mine, &now))
    return;

  go_further (mine, front);
  mine->version++;
  write_soon ();
}
