/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/wedges/wedges-pack-folder.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <string.h>
#include <unistd.h>

#include "model/salon-file.h"

#define MARK   "\xef\xbb\xbf" /* a byte order mark */
#define BLANKS " \t\r\n"

#define FOLDER       "packs"
#define SUFFIX       ".questions"
#define HIDDEN       ".discarded-"
#define LOCK_NAME    ".lock"
#define TEMP_NAME    ".new"
#define HIDDEN_S     (24 * 60 * 60)
#define TITLE_REMARK "# title: "

/* How long a change waits for another program's, and how often it looks. */
#define LOCK_TRIES   100
#define LOCK_WAIT_US 20000

static const char *const bundled[] = { "en", "fr" };

/* The folder, open. */
typedef struct {
  int dir, lock;
} Folder;

/* Says what is wrong with the disk; what was to be done, who asked for it says. */
static void
set_error (GError **error, int problem)
{
  g_set_error_literal (error, G_FILE_ERROR, (int) g_file_error_from_errno (problem), g_strerror (problem));
}

static char *
find_folder (const char *data)
{
  return g_build_filename (data, FOLDER, NULL);
}

/* Opens the folder and waits for its lock, which not every file system has. */
static gboolean
folder_open (Folder *folder, const char *data, GError **error)
{
  g_autofree char *path = find_folder (data);

  *folder = (Folder) { salon_file_open_directory (path), -1 };
  if (folder->dir < 0)
    {
      set_error (error, errno);
      return FALSE;
    }

  for (guint i = 0; i < LOCK_TRIES && salon_file_lock (folder->dir, LOCK_NAME, &folder->lock) == EWOULDBLOCK; i++)
    g_usleep (LOCK_WAIT_US);
  return TRUE;
}

static void
folder_close (Folder *folder)
{
  if (folder->lock >= 0)
    close (folder->lock);
  close (folder->dir);
}

static char *
file_name (const char *name)
{
  return g_strconcat (name, SUFFIX, NULL);
}

static char *
hidden_name (const char *name)
{
  return g_strconcat (HIDDEN, name, SUFFIX, NULL);
}

static gboolean
is_bundled (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (bundled); i++)
    if (g_str_equal (name, bundled[i]))
      return TRUE;
  return FALSE;
}

/* Reading */

static GBytes *
read_bundled (const char *name, GError **error)
{
  char path[4096];
  char *text = NULL;
  gsize size;

  if (!questions_bank_path (name, path, sizeof path))
    {
      g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT, _ ("The questions “%s” are not installed."), name);
      return NULL;
    }
  if (!g_file_get_contents (path, &text, &size, error))
    return NULL;
  return g_bytes_new_take (text, size);
}

/* Why a file cannot be read. */
static char *
say_unread (const char *name, int problem)
{
  if (problem == ENOENT)
    return g_strdup_printf (_ ("There is no pack of questions called “%s”."), name);
  if (problem == EFBIG)
    return g_strdup (_ ("The pack is larger than 16 MB."));
  return g_strdup_printf (_ ("The pack cannot be read: %s"), g_strerror (problem));
}

/* Reads a file of the folder @dir; NULL with an errno in @problem. */
static GBytes *
read_own (int dir, const char *name, int *problem)
{
  g_autofree char *file = file_name (name);
  SalonFileMark mark = { 0 };
  GBytes *bytes;

  *problem = salon_file_read (dir, file, QUESTIONS_MAX_SIZE, &mark);
  bytes = *problem == 0 ? g_bytes_ref (mark.bytes) : NULL;
  salon_file_mark_clear (&mark);
  return bytes;
}

GBytes *
wedges_pack_folder_read (const char *data, const char *name, GError **error)
{
  g_autofree char *path = find_folder (data);
  int dir, problem = ENOENT;
  GBytes *bytes = NULL;

  if (is_bundled (name))
    return read_bundled (name, error);

  dir = wedges_pack_is_name (name) ? open (path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) : -1;
  if (dir >= 0)
    {
      bytes = read_own (dir, name, &problem);
      close (dir);
    }
  if (bytes == NULL)
    {
      g_autofree char *why = say_unread (name, problem);

      g_set_error_literal (error, G_FILE_ERROR, (int) g_file_error_from_errno (problem), why);
    }
  return bytes;
}

static WedgesPack *
find (GPtrArray *packs, const char *name)
{
  for (guint i = 0; packs != NULL && i < packs->len; i++)
    if (g_str_equal (wedges_pack_get_name (g_ptr_array_index (packs, i)), name))
      return g_ptr_array_index (packs, i);
  return NULL;
}

/* Makes the pack of a file, or takes it from @before. NULL: it is gone. */
static WedgesPack *
read_pack (int dir, const char *name, GPtrArray *before)
{
  g_autofree char *file = file_name (name);
  WedgesPack *known = find (before, name);
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *fault = NULL;
  struct stat about;
  int problem;

  if (fstatat (dir, file, &about, 0) != 0)
    return NULL;
  if (known != NULL && wedges_pack_is_file (known, &about))
    return g_object_ref (known);

  bytes = read_own (dir, name, &problem);
  if (bytes != NULL)
    return wedges_pack_new (name, bytes, &about);
  fault = say_unread (name, problem);
  return wedges_pack_new_damaged (name, fault, &about);
}

static void
list_own (GPtrArray *packs, const char *data, GPtrArray *before)
{
  g_autofree char *path = find_folder (data);
  g_auto (GStrv) files = salon_file_list (path, "");
  const int dir = open (path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);

  if (dir < 0)
    return;
  for (guint i = 0; files[i] != NULL; i++)
    {
      g_autofree char *name = NULL;
      WedgesPack *pack;

      if (!g_str_has_suffix (files[i], SUFFIX))
        continue;
      name = g_strndup (files[i], strlen (files[i]) - strlen (SUFFIX));
      pack = wedges_pack_is_name (name) && !is_bundled (name) ? read_pack (dir, name, before) : NULL;
      if (pack != NULL)
        g_ptr_array_add (packs, pack);
    }
  close (dir);
}

static int
compare (gconstpointer a, gconstpointer b)
{
  return wedges_pack_compare (*(WedgesPack *const *) a, *(WedgesPack *const *) b);
}

GPtrArray *
wedges_pack_folder_list (const char *data, GPtrArray *before)
{
  GPtrArray *packs = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < G_N_ELEMENTS (bundled); i++)
    {
      WedgesPack *known = find (before, bundled[i]);
      g_autoptr (GBytes) bytes = known == NULL ? read_bundled (bundled[i], NULL) : NULL;

      if (known != NULL)
        g_ptr_array_add (packs, g_object_ref (known));
      else if (bytes != NULL)
        g_ptr_array_add (packs, wedges_pack_new (bundled[i], bytes, NULL));
    }
  list_own (packs, data, before);
  g_ptr_array_sort (packs, compare);
  return packs;
}

/* Changing */

/* Removes what was hidden a day ago. */
static void
sweep (const Folder *folder, const char *data)
{
  g_autofree char *path = find_folder (data);
  g_auto (GStrv) files = salon_file_list (path, HIDDEN);

  for (guint i = 0; files[i] != NULL; i++)
    {
      struct stat about;

      /* Renaming a file counts as a change of what is known about it. */
      if (fstatat (folder->dir, files[i], &about, AT_SYMLINK_NOFOLLOW) == 0
          && about.st_ctim.tv_sec < g_get_real_time () / G_USEC_PER_SEC - HIDDEN_S)
        salon_file_remove (folder->dir, files[i]);
    }
}

/* Writes @bytes to the new file that is then renamed. */
static int
write_new (const Folder *folder, GBytes *bytes)
{
  SalonFileMark mark = { 0 };
  int problem = salon_file_write (folder->dir, TEMP_NAME, bytes, &mark);

  if (problem == EEXIST)
    {
      /* A program that was killed has left it: whoever writes has the lock. */
      salon_file_remove (folder->dir, TEMP_NAME);
      problem = salon_file_write (folder->dir, TEMP_NAME, bytes, &mark);
    }
  salon_file_mark_clear (&mark);
  return problem;
}

/* Makes what a name may consist of out of @title: “Rivières d’Europe” becomes “rivieres-d-europe”. */
static char *
make_name (const char *title)
{
  g_autofree char *plain = g_str_to_ascii (title, "C");
  GString *name = g_string_new (NULL);

  for (const char *at = plain; *at != '\0' && name->len < WEDGES_PACK_NAME; at++)
    if (g_ascii_isalnum (*at))
      g_string_append_c (name, g_ascii_tolower (*at));
    else if (name->len > 0 && name->str[name->len - 1] != '-' && *at != '?')
      g_string_append_c (name, '-');
  while (name->len > 0 && name->str[name->len - 1] == '-')
    g_string_truncate (name, name->len - 1);
  if (name->len == 0)
    g_string_append (name, "pack");
  return g_string_free (name, FALSE);
}

/* The @n-th name like @stem. */
static char *
number_name (const char *stem, guint n)
{
  g_autofree char *number = n == 1 ? g_strdup ("") : g_strdup_printf ("-%u", n);

  return g_strdup_printf ("%.*s%s", (int) (WEDGES_PACK_NAME - strlen (number)), stem, number);
}

static gboolean
is_taken (const Folder *folder, const char *name)
{
  g_autofree char *file = file_name (name), *hidden = hidden_name (name);

  return is_bundled (name) || faccessat (folder->dir, file, F_OK, AT_SYMLINK_NOFOLLOW) == 0
         || faccessat (folder->dir, hidden, F_OK, AT_SYMLINK_NOFOLLOW) == 0;
}

/* Renames the new file to a name like @stem that no other has. */
static char *
name_new (const Folder *folder, const char *stem, int *problem)
{
  *problem = EEXIST;
  for (guint n = 1; *problem == EEXIST && n < G_MAXUINT16; n++)
    {
      g_autofree char *name = number_name (stem, n), *file = file_name (name);

      if (is_taken (folder, name))
        continue;
      *problem = salon_file_move (folder->dir, TEMP_NAME, file);
      if (*problem == 0)
        return g_steal_pointer (&name);
    }

  salon_file_remove (folder->dir, TEMP_NAME);
  return NULL;
}

char *
wedges_pack_folder_add (const char *data, const char *title, GBytes *bytes, GError **error)
{
  g_autofree char *stem = make_name (title);
  char *name = NULL;
  Folder folder;
  int problem;

  if (!folder_open (&folder, data, error))
    return NULL;
  sweep (&folder, data);
  problem = write_new (&folder, bytes);
  if (problem == 0)
    name = name_new (&folder, stem, &problem);
  if (name == NULL)
    set_error (error, problem);
  folder_close (&folder);
  return name;
}

/* The text of the bank in @bytes with @title in its head, in the place of all titles there. */
static GBytes *
change_title (GBytes *bytes, const char *title)
{
  gsize size;
  const char *text = g_bytes_get_data (bytes, &size), *end = text + size, *line = text;
  GString *changed = g_string_sized_new (size + QUESTIONS_HEAD_TEXT);
  gboolean in_head = TRUE;

  g_string_append_printf (changed, TITLE_REMARK "%s\n", title);
  if (size >= strlen (MARK) && memcmp (text, MARK, strlen (MARK)) == 0)
    line += strlen (MARK);
  while (in_head && line < end)
    {
      const char *lf = memchr (line, '\n', (size_t) (end - line)), *next = lf == NULL ? end : lf + 1;
      const char *first = line;
      QuestionsHead head;

      while (first < next && strchr (BLANKS, *first) != NULL)
        first++;
      in_head = first == next || *first == '#';
      questions_head_read (&head, line, (size_t) (next - line));
      if (head.title[0] == '\0')
        g_string_append_len (changed, line, next - line);
      line = next;
    }
  g_string_append_len (changed, line, end - line);
  return g_string_free_to_bytes (changed);
}

gboolean
wedges_pack_folder_retitle (const char *data, const char *name, const char *title, GError **error)
{
  g_autofree char *file = file_name (name);
  g_autoptr (GBytes) bytes = NULL, changed = NULL;
  Folder folder;
  int problem;

  if (!folder_open (&folder, data, error))
    return FALSE;
  bytes = read_own (folder.dir, name, &problem);
  if (bytes != NULL)
    {
      changed = change_title (bytes, title);
      problem = g_bytes_get_size (changed) > QUESTIONS_MAX_SIZE ? EFBIG : write_new (&folder, changed);
    }
  if (problem == 0)
    {
      problem = salon_file_replace (folder.dir, TEMP_NAME, file);
      if (problem != 0)
        salon_file_remove (folder.dir, TEMP_NAME);
    }
  if (problem != 0)
    set_error (error, problem);
  folder_close (&folder);
  return problem == 0;
}

/* Renames a file of the folder to a name that must be free. */
static gboolean
move (const char *data, const char *from, const char *to, gboolean sweeps, GError **error)
{
  Folder folder;
  int problem;

  if (!folder_open (&folder, data, error))
    return FALSE;
  if (sweeps)
    sweep (&folder, data);
  problem = salon_file_move (folder.dir, from, to);
  if (problem != 0)
    set_error (error, problem);
  folder_close (&folder);
  return problem == 0;
}

gboolean
wedges_pack_folder_hide (const char *data, const char *name, GError **error)
{
  g_autofree char *file = file_name (name), *hidden = hidden_name (name);

  return move (data, file, hidden, TRUE, error);
}

gboolean
wedges_pack_folder_bring_back (const char *data, const char *name, GError **error)
{
  g_autofree char *file = file_name (name), *hidden = hidden_name (name);

  return move (data, hidden, file, FALSE, error);
}

void
wedges_pack_folder_drop (const char *data, const char *name)
{
  g_autofree char *hidden = hidden_name (name);
  Folder folder;

  if (!folder_open (&folder, data, NULL))
    return;
  salon_file_remove (folder.dir, hidden);
  folder_close (&folder);
}
