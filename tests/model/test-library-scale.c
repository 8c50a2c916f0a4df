/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A library of very many files of which one in twenty is at fault: cut off, empty, noise, a folder, a pipe, a link to nowhere
 * or to itself, too large, of a later version, unreadable, with names of any bytes; and some vanish while it is read. Each
 * file that is there has an entry, a good one with its game and a bad one with its own fault; and nothing is written to any
 * of them.
 *
 * usage: test-library-scale FILES */

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <glib/gstdio.h>

#include "await.h"
#include "file-faults.h"
#include "model-home.h"
#include "model-scratch.h"
#include "model-table.h"
#include "model/salon-library.h"

#define BAD_EACH 20
#define GONE     30 /* so many vanish */

/* The kinds of bad files, by the number of one. */
#define KINDS      10
#define CUT        0
#define UNREADABLE 8

static guint n_files;

/* What the library says of each; of a link to itself that it is no game. */
static const char *const faults[KINDS] = {
  [CUT] = "line 15: unknown move",
  "This is not a saved game.",                          /* empty */
  "This is not a saved game.",                          /* noise */
  "This is not a saved game.",                          /* a folder */
  "This is not a saved game.",                          /* a pipe */
  "The file cannot be read: No such file or directory", /* a link to nowhere */
  "This is not a saved game.",                          /* too large */
  "A newer version of Salon made this game; line 1: This version of the record is not known.",
  [UNREADABLE] = "The file cannot be read: Permission denied",
  "A newer version of Salon made this game; line 2: This game is not known.", /* a name of any bytes */
};

static const char good[] =
  "salon-record 1\ngame probe\nedition parker-1964\nwords en\noption activity-cards off\noption trays 1\n"
  "date 2026-%02u-%02uT18:04:05Z\nseat 1 human Ada %u\nseat 2 human Béla\nfirst 1\n"
  "word 1 .ROCKET\nword 2 KAYAK\nbegin\n1 ask 2 K\n2 show 1\n";

/* Root, as whom tests may run, reads all files, so the system’s answer to everybody else is given here. */
int LARGE (__real_openat) (int dir, const char *name, int flags, mode_t mode);
int LARGE (__wrap_openat) (int dir, const char *name, int flags, mode_t mode);

int
LARGE (__wrap_openat) (int dir, const char *name, int flags, mode_t mode)
{
  if ((flags & O_CREAT) == 0 && g_str_has_prefix (name, "bad-")
      && strtoul (name + strlen ("bad-"), NULL, 10) % KINDS == UNREADABLE)
    {
      errno = EACCES;
      return -1;
    }
  return LARGE (__real_openat) (dir, name, flags, mode);
}

static void
put (int dir, const char *name, const char *bytes, gsize length, mode_t mode)
{
  const int fd = openat (dir, name, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, mode);

  g_assert_cmpint (fd, >=, 0);
  g_assert_cmpint (write (fd, bytes, length), ==, (gssize) length);
  close (fd);
}

/* Puts something that is no good record, the @i-th of its kind. Returns its name, (transfer full). */
static char *
put_bad (int dir, guint i, const char *record)
{
  static const char noise[] = "\x00\xff\x80 noise \r\n\x01";
  char *name = g_strdup_printf ("bad-%u.salon", i);

  switch (i % KINDS)
    {
    case CUT:
      put (dir, name, record, strlen (record) - 4, 0600); /* cut off in a line */
      break;
    case 1:
      put (dir, name, "", 0, 0600);
      break;
    case 2:
      put (dir, name, noise, sizeof noise, 0600);
      break;
    case 3:
      g_assert_cmpint (mkdirat (dir, name, 0700), ==, 0);
      break;
    case 4:
      g_assert_cmpint (mkfifoat (dir, name, 0600), ==, 0);
      break;
    case 5:
      g_assert_cmpint (symlinkat (i % (2 * KINDS) == 5 ? "nowhere" : name, dir, name), ==, 0);
      break;
    case 6:
      put (dir, name, "salon-record 1\n", strlen ("salon-record 1\n"), 0600);
      {
        const int fd = openat (dir, name, O_WRONLY | O_CLOEXEC);

        g_assert_cmpint (ftruncate (fd, (off_t) SALON_STORE_MAX + 1), ==, 0); /* a hole: it takes no room */
        close (fd);
      }
      break;
    case 7:
      put (dir, name, "salon-record 2\ngame probe\n", strlen ("salon-record 2\ngame probe\n"), 0600);
      break;
    case UNREADABLE:
      put (dir, name, record, strlen (record), 0);
      break;
    default:
      g_free (name);
      name = g_strdup_printf ("\xff\xfe%u\n\x1b[2J %s.salon", i, "é“'$(x)`");
      put (dir, name, "salon-record 1\ngame chess\n", strlen ("salon-record 1\ngame chess\n"), 0600);
      break;
    }
  return name;
}

/* What the library says of it. */
static const char *
get_fault (guint i)
{
  /* A link to itself. */
  return i % (2 * KINDS) == KINDS + 5 ? "This is not a saved game." : faults[i % KINDS];
}

/* What a file is, but for the time when it was read last. */
static char *
describe (int dir, const char *name)
{
  struct stat info;

  if (fstatat (dir, name, &info, AT_SYMLINK_NOFOLLOW) != 0)
    return g_strdup ("gone");
  return g_strdup_printf ("%lu %o %ld %ld.%ld %ld.%ld", (gulong) info.st_ino, info.st_mode, (glong) info.st_size,
                          (glong) info.st_mtim.tv_sec, info.st_mtim.tv_nsec, (glong) info.st_ctim.tv_sec,
                          info.st_ctim.tv_nsec);
}

typedef struct {
  int dir;
  GHashTable *files; /* names, with what they are */
  GHashTable *bad;   /* names, with their faults */
} Crowd;

static void
crowd_fill (Crowd *crowd)
{
  for (guint i = 0; i < n_files; i++)
    {
      g_autofree char *record = g_strdup_printf (good, i / 28 % 12 + 1, i % 28 + 1, i);
      char *name;

      if (i % BAD_EACH == 7)
        {
          name = put_bad (crowd->dir, i / BAD_EACH, record);
          g_hash_table_insert (crowd->bad, g_strdup (name), (gpointer) get_fault (i / BAD_EACH));
        }
      else
        {
          name = g_strdup_printf ("game-%u.salon", i);
          put (crowd->dir, name, record, strlen (record), 0600);
        }
      g_hash_table_insert (crowd->files, name, describe (crowd->dir, name));
    }
}

/* Takes some good files away as soon as the first ones have been listed. */
static void
remove_some_cb (GListModel *library, guint position, guint removed, guint added, Crowd *crowd)
{
  for (guint i = 0; i < GONE; i++)
    {
      g_autofree char *name = g_strdup_printf ("game-%u.salon", i * BAD_EACH);

      if (unlinkat (crowd->dir, name, 0) == 0)
        g_hash_table_remove (crowd->files, name);
    }
}

static void
read_all (SalonLibrary *library)
{
  salon_library_refresh (library, NULL, NULL);
  await (!salon_library_is_reading (library));
}

static void
assert_listed (SalonLibrary *library, const Crowd *crowd)
{
  GListModel *list = G_LIST_MODEL (library);

  g_assert_cmpuint (g_list_model_get_n_items (list), ==, g_hash_table_size (crowd->files));
  for (guint i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (SalonLibraryEntry) entry = g_list_model_get_item (list, i);
      const char *name = salon_library_entry_get_name (entry), *fault = salon_library_entry_get_fault (entry);
      const char *expected = g_hash_table_lookup (crowd->bad, name);

      g_assert_true (g_hash_table_contains (crowd->files, name));
      g_assert_true ((salon_library_entry_get_summary (entry) == NULL) == (expected != NULL));
      g_assert_cmpstr (fault, ==, expected);
    }
}

/* Nothing was written, and no file has come. */
static void
assert_untouched (const char *directory, const Crowd *crowd)
{
  g_autoptr (GDir) names = g_dir_open (directory, 0, NULL);
  GHashTableIter iter;
  gpointer name, was;
  guint n = 0;

  g_hash_table_iter_init (&iter, crowd->files);
  while (g_hash_table_iter_next (&iter, &name, &was))
    {
      g_autofree char *is = describe (crowd->dir, name);

      g_assert_cmpstr (is, ==, was);
    }
  for (const char *found; (found = g_dir_read_name (names)) != NULL;)
    n += g_str_has_suffix (found, ".salon") && found[0] != '.';
  g_assert_cmpuint (n, ==, g_hash_table_size (crowd->files));
}

static void
test_scale (ModelHome *home, gconstpointer data)
{
  g_autofree char *caches = model_directory (), *cache = g_build_filename (caches, "library", NULL);
  Crowd crowd = {
    open (home->directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC),
    g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free),
    g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL),
  };

  crowd_fill (&crowd);
  g_assert_cmpuint (g_hash_table_size (crowd.bad), ==, n_files / BAD_EACH);
  for (int round = 0; round < 2; round++)
    {
      g_autoptr (SalonLibrary) library = salon_library_new (home->store, model_kinds, cache);
      const gint64 began = g_get_monotonic_time ();

      if (round == 0)
        g_signal_connect (library, "items-changed", G_CALLBACK (remove_some_cb), &crowd);
      read_all (library);
      g_test_message ("%u files, %s, in %.0f ms", n_files, round == 0 ? "never read" : "from the cache",
                      (double) (g_get_monotonic_time () - began) / 1000);
      /* What vanished after it was listed goes with the next look. */
      read_all (library);
      assert_listed (library, &crowd);
    }
  assert_untouched (home->directory, &crowd);

  close (crowd.dir);
  g_hash_table_unref (crowd.files);
  g_hash_table_unref (crowd.bad);
  model_remove (g_steal_pointer (&caches));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 2);
  n_files = (guint) g_ascii_strtoull (argv[1], NULL, 10);
  model_watchdog ();
  g_test_add ("/library-scale/damaged", ModelHome, NULL, model_home_set_up, test_scale, model_home_tear_down);
  return g_test_run ();
}
