/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The files of the store when a system call fails: each call of each function in turn is
 * interrupted, fails, or does less than it was asked to. Whatever happens, a file is the old one or
 * the new one, no other file is left, and no descriptor stays open. */

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

#include <glib/gstdio.h>

#include "file-faults.h"
#include "model-scratch.h"
#include "model/salon-file.h"

/* Times. */
#define FOR_EVER 1000

#define OLD "the old text\n"
#define NEW "the new text, which is longer\n"

typedef struct {
  char *path;
  int dir;
  int open; /* descriptors before */
} Fixture;

static int
count_open (void)
{
  g_autoptr (GDir) fds = g_dir_open ("/proc/self/fd", 0, NULL);
  int n = 0;

  while (fds != NULL && g_dir_read_name (fds) != NULL)
    n++;
  return n;
}

static void
put (Fixture *fixture, const char *name, const char *text)
{
  g_autofree char *path = g_build_filename (fixture->path, name, NULL);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

/* What is in the file @name: NULL when there is none. */
static char *
get (Fixture *fixture, const char *name)
{
  g_autofree char *path = g_build_filename (fixture->path, name, NULL);
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, NULL);
  return text;
}

static gboolean
is_there (Fixture *fixture, const char *name)
{
  g_autofree char *path = g_build_filename (fixture->path, name, NULL);
  GStatBuf info;

  return g_lstat (path, &info) == 0;
}

/* Empties the directory and puts the old file there. */
static void
begin (Fixture *fixture)
{
  static const char *const names[] = { "file", "temp", "to", "lock" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_build_filename (fixture->path, names[i], NULL);

      g_remove (path);
    }
  put (fixture, "file", OLD);
  fixture->open = count_open ();
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->path = model_directory ();
  fixture->dir = open (fixture->path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  g_assert_cmpint (fixture->dir, >=, 0);
  memset (&file_fault, 0, sizeof file_fault);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  close (fixture->dir);
  model_remove (fixture->path);
}

/* Does something to the file; returns 0 or an errno. */
typedef int (*Action) (Fixture *fixture);

/* Checks what must be true after the action returned @error because the call file_fault.hit
 * failed (NULL: none did). */
typedef void (*Check) (Fixture *fixture, int error);

static int
watch (Fixture *fixture, Action action, int at, int times, int error)
{
  int result;

  begin (fixture);
  file_fault.calls = 0;
  file_fault.at = at;
  file_fault.times = times;
  file_fault.error = error;
  file_fault.hit = NULL;
  file_fault.watching = TRUE;
  result = action (fixture);
  file_fault.watching = FALSE;
  g_assert_cmpint (count_open (), ==, fixture->open);

  return result;
}

/* Interrupts each call once, then without end; lets each call fail alone, then together with all
 * that follow. */
static void
try_all (Fixture *fixture, Action action, Check check)
{
  const int errors[] = { EINTR, EIO, ENOSPC };
  int calls;

  check (fixture, watch (fixture, action, 0, 0, 0));
  calls = file_fault.calls;
  g_assert_cmpint (calls, >, 0);
  for (guint i = 0; i < G_N_ELEMENTS (errors); i++)
    for (int at = 1; at <= calls; at++)
      {
        const int result = watch (fixture, action, at, 1, errors[i]);

        check (fixture, result);
        /* Every interrupted call is repeated, except fstat(), which does not block. */
        if (errors[i] == EINTR && !g_str_has_prefix (file_fault.hit, "fstat"))
          g_assert_cmpint (result, ==, 0);
        check (fixture, watch (fixture, action, at, FOR_EVER, errors[i]));
      }
}

/* The same with only the calls @name failing. */
static int
watch_only (Fixture *fixture, Action action, const char *name, int at, int times, int error)
{
  int result;

  file_fault.only = name;
  result = watch (fixture, action, at, times, error);
  file_fault.only = NULL;
  return result;
}

static int
save (Fixture *fixture)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (NEW, strlen (NEW));
  SalonFileMark mark = { 0 };
  int error = salon_file_write (fixture->dir, "temp", bytes, &mark);

  if (error == 0)
    {
      error = salon_file_replace (fixture->dir, "temp", "file");
      /* The caller, who made the new file, has to remove it. */
      if (error != 0)
        salon_file_remove (fixture->dir, "temp");
    }
  salon_file_mark_clear (&mark);
  return error;
}

static void
check_save (Fixture *fixture, int error)
{
  g_autofree char *text = get (fixture, "file");

  g_assert_true (g_strcmp0 (text, OLD) == 0 || g_strcmp0 (text, NEW) == 0);
  if (error == 0)
    g_assert_cmpstr (text, ==, NEW);
  else
    g_assert_cmpint (error, ==, file_fault.error);
  /* If the file cannot be removed now, the next start removes it. */
  if (file_fault.times < FOR_EVER)
    g_assert_false (is_there (fixture, "temp"));
}

static void
test_save (Fixture *fixture, gconstpointer data)
{
  try_all (fixture, save, check_save);

  check_save (fixture, watch_only (fixture, save, "write", 1, FOR_EVER, SHORT));
  g_assert_cmpint (watch_only (fixture, save, "write", 2, FOR_EVER, NOTHING), ==, 0); /* one is enough */
  g_assert_cmpint (watch_only (fixture, save, "write", 1, FOR_EVER, NOTHING), ==, ENOSPC);
  g_assert_false (is_there (fixture, "temp"));
  /* Not every file system can sync a directory, but each can sync a file. */
  g_assert_cmpint (watch_only (fixture, save, "fsync", 1, 1, EINVAL), ==, EINVAL);
  g_assert_cmpint (watch_only (fixture, save, "fsync", 2, 1, EINVAL), ==, 0);

  begin (fixture);
  put (fixture, "temp", "somebody’s");
  g_assert_cmpint (save (fixture), ==, EEXIST);
  {
    g_autofree char *text = get (fixture, "temp");

    g_assert_cmpstr (text, ==, "somebody’s");
  }
}

static int
read_file (Fixture *fixture)
{
  SalonFileMark mark = { 0 };
  const int error = salon_file_read (fixture->dir, "file", 100, &mark);

  if (error == 0)
    g_assert_cmpmem (g_bytes_get_data (mark.bytes, NULL), g_bytes_get_size (mark.bytes), OLD, strlen (OLD));
  else
    g_assert_null (mark.bytes);
  salon_file_mark_clear (&mark);
  return error;
}

static void
check_error (Fixture *fixture, int error)
{
  g_autofree char *text = get (fixture, "file");

  g_assert_true (error == 0 || error == file_fault.error);
  g_assert_cmpstr (text, ==, OLD);
}

static void
test_read (Fixture *fixture, gconstpointer data)
{
  SalonFileMark mark = { 0 };

  try_all (fixture, read_file, check_error);
  g_assert_cmpint (watch_only (fixture, read_file, "read", 1, FOR_EVER, SHORT), ==, 0);

  g_assert_cmpint (salon_file_read (fixture->dir, "nothing", 100, &mark), ==, ENOENT);
  g_assert_cmpint (salon_file_read (fixture->dir, ".", 100000, &mark), ==, EISDIR);
  g_assert_cmpint (salon_file_read (fixture->dir, "file", strlen (OLD), &mark), ==, 0);
  g_assert_cmpint (salon_file_read (fixture->dir, "file", strlen (OLD) - 1, &mark), ==, EFBIG);
  salon_file_mark_clear (&mark);
}

static int
move (Fixture *fixture)
{
  return salon_file_move (fixture->dir, "file", "to");
}

/* Checks that the file has one of both names and no other. */
static void
check_move (Fixture *fixture, int error)
{
  g_autofree char *from = get (fixture, "file");
  g_autofree char *to = get (fixture, "to");

  if (file_fault.times < FOR_EVER)
    g_assert_true ((from == NULL) != (to == NULL));
  g_assert_cmpstr (from != NULL ? from : to, ==, OLD);
  if (error == 0)
    g_assert_null (from);
}

static void
test_move (Fixture *fixture, gconstpointer data)
{
  static const int lacks[] = { 0, ENOSYS, EINVAL, EINVAL }, lacks_links[] = { 0, 0, EPERM, ENOSYS };
  const char *taken = "somebody’s";

  for (guint i = 0; i < G_N_ELEMENTS (lacks); i++)
    {
      g_autofree char *from = g_build_filename (fixture->path, "file", NULL);
      g_autofree char *to = g_build_filename (fixture->path, "to", NULL);
      g_autofree char *text = NULL;

      file_fault.lacks = lacks[i];
      file_fault.lacks_links = lacks_links[i];
      try_all (fixture, move, check_move);

      file_fault.watching = TRUE;
      file_fault.at = 0;
      begin (fixture);
      put (fixture, "to", taken);
      g_assert_cmpint (move (fixture), ==, EEXIST);
      text = get (fixture, "to");
      g_assert_cmpstr (text, ==, taken);

      begin (fixture);
      g_unlink (from);
      g_assert_cmpint (move (fixture), ==, ENOENT);
      g_assert_false (is_there (fixture, "to"));

      /* The same with a directory; if it cannot be renamed, no file takes its new name. */
      g_assert_cmpint (g_mkdir (from, 0700), ==, 0);
      g_assert_cmpint (move (fixture), ==, 0);
      g_assert_true (g_file_test (to, G_FILE_TEST_IS_DIR));
      g_assert_cmpint (g_rename (to, from), ==, 0);
      file_fault.only = lacks[i] == 0 ? "renameat2" : "renameat";
      file_fault.calls = 0;
      file_fault.at = 1;
      file_fault.times = 1;
      file_fault.error = EIO;
      g_assert_cmpint (move (fixture), ==, EIO);
      file_fault.watching = FALSE;
      file_fault.only = NULL;
      g_assert_false (is_there (fixture, "to"));
      g_assert_cmpint (g_rmdir (from), ==, 0);
    }
  file_fault.lacks = file_fault.lacks_links = 0;
}

static int
give_second_name (Fixture *fixture)
{
  return salon_file_link (fixture->dir, "file", "to");
}

static void
check_link (Fixture *fixture, int error)
{
  g_autofree char *from = get (fixture, "file");
  g_autofree char *to = get (fixture, "to");

  g_assert_cmpstr (from, ==, OLD);
  if (error == 0)
    g_assert_cmpstr (to, ==, OLD);
  else if (file_fault.times < FOR_EVER)
    g_assert_null (to);
}

static void
test_link (Fixture *fixture, gconstpointer data)
{
  g_autofree char *text = NULL;

  try_all (fixture, give_second_name, check_link);

  begin (fixture);
  put (fixture, "to", "somebody’s");
  g_assert_cmpint (give_second_name (fixture), ==, EEXIST);
  text = get (fixture, "to");
  g_assert_cmpstr (text, ==, "somebody’s");
}

static int
remove_file (Fixture *fixture)
{
  return salon_file_remove (fixture->dir, "file");
}

static void
check_remove (Fixture *fixture, int error)
{
  if (error == 0)
    g_assert_false (is_there (fixture, "file"));
  else
    g_assert_cmpint (error, ==, file_fault.error);
}

static void
test_remove (Fixture *fixture, gconstpointer data)
{
  try_all (fixture, remove_file, check_remove);
}

static int
take_lock (Fixture *fixture)
{
  int fd, error = salon_file_lock (fixture->dir, "lock", &fd);

  g_assert_true ((fd >= 0) == (error == 0));
  if (fd >= 0)
    close (fd);
  return error;
}

static void
check_lock (Fixture *fixture, int error)
{
  g_assert_true (error == 0 || error == file_fault.error);
}

static void
test_lock (Fixture *fixture, gconstpointer data)
{
  int fd, second;

  /* A close() that fails has released the lock all the same. */
  try_all (fixture, take_lock, check_lock);

  begin (fixture);
  g_assert_false (salon_file_is_locked (fixture->dir, "lock"));
  g_assert_cmpint (salon_file_lock (fixture->dir, "lock", &fd), ==, 0);
  g_assert_true (salon_file_is_locked (fixture->dir, "lock"));
  g_assert_cmpint (salon_file_lock (fixture->dir, "lock", &second), ==, EWOULDBLOCK);
  g_assert_cmpint (second, ==, -1);
  close (fd);
  g_assert_false (salon_file_is_locked (fixture->dir, "lock"));

  /* On a file system without locks nobody has one. */
  file_fault = (FileFault) { .watching = TRUE, .at = 1, .times = FOR_EVER, .error = ENOLCK, .only = "flock" };
  g_assert_false (salon_file_is_locked (fixture->dir, "lock"));
  file_fault.watching = FALSE;
}

static void
test_directory (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->path, "one", "two", NULL);
  g_autofree char *file = g_build_filename (fixture->path, "file", NULL);
  g_autofree char *below = g_build_filename (file, "one", "two", NULL);
  GStatBuf info;
  int dir;

  /* Two directories are made; the name of each is synced in its parent. */
  begin (fixture);
  file_fault = (FileFault) { .watching = TRUE, .only = "fsync" };
  dir = salon_file_open_directory (path);
  file_fault.watching = FALSE;
  g_assert_cmpint (file_fault.calls, ==, 2);
  g_assert_cmpint (dir, >=, 0);
  close (dir);
  g_assert_cmpint (g_stat (path, &info), ==, 0);
  g_assert_cmpint (info.st_mode & 0777, ==, 0700);

  /* Other users lose their permissions; the other bits stay as the owner has set them. */
  g_assert_cmpint (g_chmod (path, 0755), ==, 0);
  file_fault =
    (FileFault) { .watching = TRUE, .at = 1, .times = 3, .error = EINTR, .only = G_STRINGIFY (LARGE (open)) };
  dir = salon_file_open_directory (path);
  file_fault.watching = FALSE;
  g_assert_cmpint (dir, >=, 0);
  close (dir);
  g_assert_cmpint (g_stat (path, &info), ==, 0);
  g_assert_cmpint (info.st_mode & 0777, ==, 0700);

  file_fault =
    (FileFault) { .watching = TRUE, .at = 1, .times = FOR_EVER, .error = EINTR, .only = G_STRINGIFY (LARGE (open)) };
  g_assert_cmpint (salon_file_open_directory (path), ==, -1);
  g_assert_cmpint (errno, ==, EINTR);
  file_fault.watching = FALSE;
  g_assert_cmpint (salon_file_open_directory (file), ==, -1);
  g_assert_cmpint (errno, ==, ENOTDIR);
  g_assert_cmpint (salon_file_open_directory (below), ==, -1);
  g_assert_cmpint (errno, ==, ENOTDIR);
}

/* A file is the same if its numbers are or, if not, if its bytes are. */
static void
test_compare (Fixture *fixture, gconstpointer data)
{
  SalonFileMark mark = { 0 };

  begin (fixture);
  g_assert_cmpint (salon_file_compare (fixture->dir, "file", &mark), ==, SALON_FILE_OTHER);
  g_assert_cmpint (salon_file_compare (fixture->dir, "nothing", &mark), ==, SALON_FILE_GONE);
  g_assert_cmpint (salon_file_read (fixture->dir, "file", 100, &mark), ==, 0);
  g_assert_cmpint (salon_file_compare (fixture->dir, "file", &mark), ==, SALON_FILE_SAME);
  g_assert_cmpint (salon_file_compare (fixture->dir, "nothing", &mark), ==, SALON_FILE_GONE);

  mark.device++;
  g_assert_cmpint (salon_file_compare (fixture->dir, "file", &mark), ==, SALON_FILE_SAME);
  mark.device--;
  mark.changed.tv_sec--;
  g_assert_cmpint (salon_file_compare (fixture->dir, "file", &mark), ==, SALON_FILE_SAME);
  mark.changed.tv_sec++;
  mark.changed.tv_nsec ^= 1;
  g_assert_cmpint (salon_file_compare (fixture->dir, "file", &mark), ==, SALON_FILE_SAME);
  put (fixture, "file", "THE OLD TEXT\n");
  g_assert_cmpint (salon_file_compare (fixture->dir, "file", &mark), ==, SALON_FILE_OTHER);
  put (fixture, "file", NEW);
  g_assert_cmpint (salon_file_compare (fixture->dir, "file", &mark), ==, SALON_FILE_OTHER);

  /* A link counts as the file that it leads to; one that leads nowhere is another file. */
  {
    g_autofree char *to = g_build_filename (fixture->path, "to", NULL);

    g_assert_cmpint (salon_file_read (fixture->dir, "file", 100, &mark), ==, 0);
    g_assert_cmpint (symlink ("file", to), ==, 0);
    g_assert_cmpint (salon_file_compare (fixture->dir, "to", &mark), ==, SALON_FILE_SAME);
    put (fixture, "file", "another text\n");
    g_assert_cmpint (salon_file_compare (fixture->dir, "to", &mark), ==, SALON_FILE_OTHER);
    g_assert_cmpint (g_unlink (to), ==, 0);
    g_assert_cmpint (symlink ("nowhere", to), ==, 0);
    g_assert_cmpint (salon_file_compare (fixture->dir, "to", &mark), ==, SALON_FILE_OTHER);
  }

  /* A file that cannot be examined counts as another one. */
  file_fault =
    (FileFault) { .watching = TRUE, .at = 1, .times = 1, .error = EIO, .only = G_STRINGIFY (LARGE (fstatat)) };
  g_assert_cmpint (salon_file_compare (fixture->dir, "file", &mark), ==, SALON_FILE_OTHER);
  file_fault.watching = FALSE;
  salon_file_mark_clear (&mark);
}

static void
test_list (Fixture *fixture, gconstpointer data)
{
  g_auto (GStrv) some = NULL, none = NULL;

  begin (fixture);
  put (fixture, "temp", "half");
  some = salon_file_list (fixture->path, "te");
  g_assert_cmpuint (g_strv_length (some), ==, 1);
  g_assert_cmpstr (some[0], ==, "temp");
  none = salon_file_list ("/nowhere/at/all", "te");
  g_assert_cmpuint (g_strv_length (none), ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path, test) g_test_add (path, Fixture, NULL, set_up, test, tear_down)
  ADD ("/file/save", test_save);
  ADD ("/file/read", test_read);
  ADD ("/file/move", test_move);
  ADD ("/file/link", test_link);
  ADD ("/file/remove", test_remove);
  ADD ("/file/lock", test_lock);
  ADD ("/file/directory", test_directory);
  ADD ("/file/compare", test_compare);
  ADD ("/file/list", test_list);
#undef ADD

  return g_test_run ();
}
