/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/probe/probe-review-cache.h"

#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <glib/gstdio.h>

#include "model/salon-file.h"

/* Whoever changes how games are reviewed, or what stands in a file, counts this up. */
#define VERSION "salon-review 2"
#define MOST    1024    /* bytes of a file */
#define TURNS   "turns" /* of the line behind the seats */
#define PREFIX  "probe-"
#define CHECKED 64 /* files are counted after so many were written */

static char *folder;
static gint written;

void
probe_review_cache_use (const char *path)
{
  g_free (folder);
  folder = g_strdup (path);
}

/* The name of the file about @record, (transfer full). */
static char *
make_name (GBytes *record)
{
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);
  gsize size;
  const guchar *bytes = g_bytes_get_data (record, &size);

  g_checksum_update (sum, (const guchar *) VERSION, -1);
  g_checksum_update (sum, bytes, (gssize) size);
  return g_strconcat (PREFIX, g_checksum_get_string (sum), NULL);
}

/* One file of the folder, and when it was used. */
typedef struct {
  char *path;
  gint64 used;
} Kept;

static void
kept_clear (gpointer kept)
{
  g_free (((Kept *) kept)->path);
}

static int
compare_kept (gconstpointer a, gconstpointer b)
{
  const Kept *one = a, *other = b;

  return one->used < other->used ? -1 : one->used > other->used;
}

/* Removes the files used least recently, beyond as many as are kept. */
static void
remove_oldest (void)
{
  g_auto (GStrv) names = salon_file_list (folder, PREFIX);
  g_autoptr (GArray) files = NULL;
  const guint n = g_strv_length (names);

  if (n <= PROBE_REVIEW_CACHE_MOST)
    return;
  files = g_array_sized_new (FALSE, FALSE, sizeof (Kept), n);
  g_array_set_clear_func (files, kept_clear);
  for (guint i = 0; i < n; i++)
    {
      Kept kept = { g_build_filename (folder, names[i], NULL), 0 };
      GStatBuf about;

      if (g_stat (kept.path, &about) == 0)
        kept.used = about.st_mtime;
      g_array_append_val (files, kept);
    }
  g_array_sort (files, compare_kept);
  for (guint i = 0; i + PROBE_REVIEW_CACHE_MOST < files->len; i++)
    g_unlink (g_array_index (files, Kept, i).path);
}

void
probe_review_cache_keep (GBytes *record, const ProbeReviewGame *game, const ProbeReview *review)
{
  g_autoptr (GString) text = g_string_new (VERSION "\n");
  g_autofree char *name = NULL, *path = NULL;
  guint turns[PROBE_REVIEW_TURNS], n;

  if (folder == NULL || g_mkdir_with_parents (folder, 0700) != 0)
    return;
  for (int seat = 0; seat < review->seats; seat++)
    g_string_append_printf (text, "%d %d %d\n", review->seat[seat].accuracy, review->seat[seat].play,
                            review->seat[seat].luck);
  n = probe_review_turns_find_moves (game, review, turns);
  g_string_append (text, TURNS);
  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, " %u", turns[i]);
  g_string_append_c (text, '\n');
  name = make_name (record);
  path = g_build_filename (folder, name, NULL);
  /* Not synced: a file that is not whole counts as none. */
  g_file_set_contents_full (path, text->str, (gssize) text->len, G_FILE_SET_CONTENTS_CONSISTENT, 0600, NULL);
  if (g_atomic_int_add (&written, 1) % CHECKED == 0)
    remove_oldest ();
}

/* Reads “83 226 -41”. */
static gboolean
read_seat (const char *line, ProbeReviewFigures *figures)
{
  g_auto (GStrv) part = g_strsplit (line, " ", 4);
  guint64 accuracy;
  gint64 play, luck;

  if (g_strv_length (part) != 3 || !g_ascii_string_to_unsigned (part[0], 10, 0, 100, &accuracy, NULL)
      || !g_ascii_string_to_signed (part[1], 10, -1000000000, 1000000000, &play, NULL)
      || !g_ascii_string_to_signed (part[2], 10, -1000000000, 1000000000, &luck, NULL))
    return FALSE;
  figures->accuracy[figures->seats] = (guint) accuracy;
  figures->play[figures->seats] = (int) play;
  figures->luck[figures->seats] = (int) luck;
  figures->seats++;
  return TRUE;
}

/* Reads “turns 3 17 25”. */
static gboolean
read_turns (const char *line, ProbeReviewFigures *figures)
{
  g_auto (GStrv) part = g_strsplit (line, " ", PROBE_REVIEW_TURNS + 2);
  const guint n = g_strv_length (part);
  guint64 move = 0;

  if (n < 1 || n > PROBE_REVIEW_TURNS + 1 || strcmp (part[0], TURNS) != 0)
    return FALSE;
  for (guint i = 1; i < n; i++)
    {
      if (!g_ascii_string_to_unsigned (part[i], 10, move + 1, G_MAXINT, &move, NULL))
        return FALSE;
      figures->turns[figures->n_turns++] = (guint) move;
    }
  return TRUE;
}

static gboolean
read_figures (const char *bytes, gsize size, ProbeReviewFigures *figures)
{
  g_autofree char *text = g_strndup (size > 0 ? bytes : "", size);
  g_auto (GStrv) lines = g_strsplit (text, "\n", PROBE_MAX_SEATS + 4);
  const guint n = g_strv_length (lines);

  *figures = (ProbeReviewFigures) { 0 };
  if (n < 5 || n > PROBE_MAX_SEATS + 3 || strcmp (lines[0], VERSION) != 0 || *lines[n - 1] != '\0')
    return FALSE;
  for (guint i = 1; i + 2 < n; i++)
    if (!read_seat (lines[i], figures))
      return FALSE;
  return read_turns (lines[n - 2], figures);
}

gboolean
probe_review_cache_find (GBytes *record, ProbeReviewFigures *figures)
{
  g_autofree char *name = NULL;
  SalonFileMark mark = { 0 };
  gboolean found = FALSE;
  int dir;

  if (folder == NULL || (dir = open (folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)) < 0)
    return FALSE;
  name = make_name (record);
  if (salon_file_read (dir, name, MOST, &mark) == 0)
    {
      gsize size;
      const char *bytes = g_bytes_get_data (mark.bytes, &size);

      found = read_figures (bytes, size, figures);
    }
  if (found)
    utimensat (dir, name, NULL, 0); /* it is used now */
  salon_file_mark_clear (&mark);
  close (dir);
  return found;
}
