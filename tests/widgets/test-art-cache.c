/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rendered pieces are kept from one start to the next, and a file is never believed: whatever has happened to it, the
 * picture is what rendering gives. */

#include <adwaita.h>
#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "await.h"
#include "widgets/salon-art-cache.h"
#include "widgets/salon-art-file.h"
#include "widgets/salon-widgets.h"

#define HEADER 32

typedef struct {
  char *path;
  int folder;
} Folder;

static void
set_up (Folder *folder, gconstpointer data)
{
  g_autofree char *base = g_dir_make_tmp ("salon-art-XXXXXX", NULL);

  folder->path = g_build_filename (base, "new", "art", NULL);
  folder->folder = salon_art_file_open_folder (folder->path);
  g_assert_cmpint (folder->folder, >=, 0);
}

static void
remove_all (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *file = g_build_filename (path, name, NULL);

      g_remove (file);
    }
  g_rmdir (path);
}

static void
tear_down (Folder *folder, gconstpointer data)
{
  g_autofree char *above = g_path_get_dirname (folder->path);
  g_autofree char *base = g_path_get_dirname (above);

  salon_art_cache_use (NULL, NULL);
  g_chmod (folder->path, 0700);
  remove_all (folder->path);
  close (folder->folder);
  g_assert_cmpint (g_rmdir (above), ==, 0);
  g_assert_cmpint (g_rmdir (base), ==, 0);
  g_free (folder->path);
}

static SalonArtRequest
request_plate (void)
{
  return (SalonArtRequest) { .theme = salon_theme_get (SALON_THEME_DEFAULT),
                             .name = "plate",
                             .width = 271.25,
                             .height = 172,
                             .unit = 1,
                             .weave = 1 };
}

static SalonArtPicture
render (const SalonArtRequest *request)
{
  SalonArtPicture picture;

  g_assert_true (salon_art_render (request, &picture));
  g_assert_true (picture.whole);
  return picture;
}

static gsize
get_size (const SalonArtPicture *picture)
{
  return (gsize) gdk_texture_get_width (picture->texture) * (gsize) gdk_texture_get_height (picture->texture) * 4;
}

static const guchar *
get_pixels (const SalonArtPicture *picture)
{
  return cairo_image_surface_get_data (salon_art_get_surface (picture->texture));
}

static void
assert_same (const SalonArtPicture *a, const SalonArtPicture *b)
{
  g_assert_cmpint (a->left, ==, b->left);
  g_assert_cmpint (a->top, ==, b->top);
  g_assert_cmpint (gdk_texture_get_width (a->texture), ==, gdk_texture_get_width (b->texture));
  g_assert_cmpmem (get_pixels (a), get_size (a), get_pixels (b), get_size (b));
}

static char *
make_name (guint number)
{
  return g_strdup_printf ("%064x", number);
}

static gboolean
write_picture (const Folder *folder, const char *name, const SalonArtPicture *picture)
{
  return salon_art_file_write (folder->folder, name, salon_art_get_surface (picture->texture), picture->left,
                               picture->top);
}

/* Reads it as @request, and gives whether it is there; what is there is the same as @picture. */
static gboolean
reads (const Folder *folder, const char *name, const SalonArtPicture *picture)
{
  const int width = gdk_texture_get_width (picture->texture) - 2 * picture->left;
  const int height = gdk_texture_get_height (picture->texture) - 2 * picture->top;
  SalonArtPicture found;

  if (!salon_art_file_read (folder->folder, name, width, height, &found))
    return FALSE;
  assert_same (&found, picture);
  g_object_unref (found.texture);
  return TRUE;
}

static guint
count_files (const Folder *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder->path, 0, NULL);
  guint n = 0;

  while (dir != NULL && g_dir_read_name (dir) != NULL)
    n++;
  return n;
}

/* Until the worker has written what waits. */
static void
wait_for_file (const Folder *folder, const char *name)
{
  g_autofree char *file = g_build_filename (folder->path, name, NULL);

  await (g_file_test (file, G_FILE_TEST_EXISTS));
}

/* What the next start finds is what this one has rendered, byte for byte; only the same version finds it. */
static void
test_next_start (Folder *folder, gconstpointer data)
{
  const SalonArtRequest request = request_plate ();
  g_autofree char *name = NULL, *of_another = NULL;
  SalonArtPicture made = render (&request), found;
  struct stat info;

  g_assert_null (salon_art_cache_make_name (&request));
  salon_art_cache_use (folder->path, "1");
  name = salon_art_cache_make_name (&request);
  g_assert_false (salon_art_cache_find (name, &request, &found));
  salon_art_cache_keep (name, &made);
  wait_for_file (folder, name);

  salon_art_forget_files ();
  salon_art_cache_use (folder->path, "1");
  g_assert_true (salon_art_cache_find (name, &request, &found));
  g_assert_true (found.whole);
  assert_same (&found, &made);
  g_object_unref (found.texture);
  g_object_unref (made.texture);

  salon_art_cache_use (folder->path, "2");
  of_another = salon_art_cache_make_name (&request);
  g_assert_cmpstr (of_another, !=, name);

  g_assert_cmpint (fstat (folder->folder, &info), ==, 0);
  g_assert_cmpint (info.st_mode & 0777, ==, 0700);
  g_assert_cmpuint (count_files (folder), ==, 1);
}

/* Each thing that makes another picture makes another name; letters have none. */
static void
test_names (Folder *folder, gconstpointer data)
{
  static const GdkRGBA red = { 1, 0, 0, 1 };
  g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  SalonArtRequest requests[8];

  salon_art_cache_use (folder->path, "1");
  for (gsize i = 0; i < G_N_ELEMENTS (requests); i++)
    requests[i] = request_plate ();
  requests[1].width += .25;
  requests[2].height += 1;
  requests[3].mode = SALON_THEME_DARK;
  requests[4].colour = &red;
  requests[5].name = "table";
  requests[6].unit = 2;
  requests[7].weave = 2;
  for (gsize i = 0; i < G_N_ELEMENTS (requests); i++)
    g_assert_true (g_hash_table_add (names, salon_art_cache_make_name (&requests[i])));
  g_assert_false (g_hash_table_add (names, salon_art_cache_make_name (&requests[0])));

  requests[0].name = "letters";
  requests[0].glyph = "A";
  g_assert_null (salon_art_cache_make_name (&requests[0]));
}

/* A look that has changed has other pictures, also one whose new file is as long as the old one. */
static void
test_changed_look (Folder *folder, gconstpointer data)
{
  static const char svg[] = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><path d='M0 0h9v9z'/>%s</svg>";
  g_autofree char *look = g_build_filename (folder->path, "made-up", NULL);
  g_autofree char *ini = g_build_filename (look, "look.ini", NULL), *plate = g_build_filename (look, "plate.svg", NULL);
  g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  static const char *const ends[] = { "<g/>", "<a/>" };
  SalonArtRequest request = request_plate ();

  salon_art_cache_use (folder->path, "1");
  g_assert_cmpint (g_mkdir (look, 0700), ==, 0);
  g_assert_true (g_file_set_contents (ini, "[Look]\nname=Made up\n", -1, NULL));
  g_setenv ("SALON_LOOKS_DIR", folder->path, TRUE);
  request.theme = salon_theme_find ("made-up");
  g_assert_nonnull (request.theme);
  g_assert_true (g_hash_table_add (names, salon_art_cache_make_name (&request)));
  for (gsize i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      g_autofree char *text = g_strdup_printf (svg, ends[i]);

      g_assert_true (g_file_set_contents (plate, text, -1, NULL));
      salon_art_forget_files ();
      g_assert_true (g_hash_table_add (names, salon_art_cache_make_name (&request)));
    }

  /* What has text depends on fonts. */
  g_assert_true (g_file_set_contents (plate, "<svg viewBox='0 0 9 9'><text>A</text></svg>", -1, NULL));
  salon_art_forget_files ();
  g_assert_null (salon_art_cache_make_name (&request));

  salon_art_forget_files ();
  remove_all (look);
  g_unsetenv ("SALON_LOOKS_DIR");
}

static void
spoil_at (const char *file, goffset at)
{
  const int fd = g_open (file, O_RDWR, 0);
  guchar byte;

  g_assert_cmpint (pread (fd, &byte, 1, at), ==, 1);
  byte ^= 1;
  g_assert_cmpint (pwrite (fd, &byte, 1, at), ==, 1);
  close (fd);
}

/* One bit is enough, in the header and in the pixels. */
static void
test_damage (Folder *folder, gconstpointer data)
{
  const SalonArtRequest request = request_plate ();
  SalonArtPicture made = render (&request);
  g_autofree char *name = make_name (1), *file = g_build_filename (folder->path, name, NULL);
  const goffset size = HEADER + (goffset) get_size (&made);

  g_assert_true (write_picture (folder, name, &made));
  for (goffset at = 0; at < size; at += at < HEADER + 64 ? 1 : 4801)
    {
      spoil_at (file, at);
      g_assert_false (reads (folder, name, &made));
      spoil_at (file, at);
    }
  spoil_at (file, size - 1);
  g_assert_false (reads (folder, name, &made));

  /* It is written anew. */
  g_assert_true (write_picture (folder, name, &made));
  g_assert_true (reads (folder, name, &made));
  g_object_unref (made.texture);
}

static void
test_wrong_size (Folder *folder, gconstpointer data)
{
  const SalonArtRequest request = request_plate ();
  SalonArtPicture made = render (&request), found;
  g_autofree char *name = make_name (1), *file = g_build_filename (folder->path, name, NULL);
  const goffset size = HEADER + (goffset) get_size (&made);
  const goffset sizes[] = { 0, 1, HEADER - 1, HEADER, HEADER + 4, size - 4, size - 1, size + 1, 17 << 20, 1LL << 40 };

  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_assert_true (write_picture (folder, name, &made));
      g_assert_true (reads (folder, name, &made));
      if (truncate (file, sizes[i]) == 0)
        g_assert_false (reads (folder, name, &made));
    }

  /* A sound file of another piece */
  g_assert_true (write_picture (folder, name, &made));
  g_assert_false (salon_art_file_read (folder->folder, name, 270, 172, &found));
  g_assert_false (salon_art_file_read (folder->folder, name, 271, 173, &found));
  g_assert_false (salon_art_file_read (folder->folder, name, 0, 0, &found));
  g_object_unref (made.texture);
}

/* Names that lead elsewhere, and what is no file. */
static void
test_foreign (Folder *folder, gconstpointer data)
{
  const SalonArtRequest request = request_plate ();
  SalonArtPicture made = render (&request);
  g_autofree char *name = make_name (1), *other = make_name (2);
  g_autofree char *file = g_build_filename (folder->path, name, NULL);

  g_assert_true (g_file_set_contents (file, "This is somebody’s letter, and longer than a header.", -1, NULL));
  g_assert_false (reads (folder, name, &made));

  /* Under another name it would be another picture. */
  g_assert_true (write_picture (folder, other, &made));
  g_assert_cmpint (renameat (folder->folder, other, folder->folder, name), ==, 0);
  g_assert_false (reads (folder, name, &made));

  g_assert_true (write_picture (folder, other, &made));
  g_remove (file);
  g_assert_cmpint (symlinkat (other, folder->folder, name), ==, 0);
  g_assert_false (reads (folder, name, &made));
  g_assert_true (write_picture (folder, name, &made));
  g_assert_true (reads (folder, name, &made));
  g_assert_true (reads (folder, other, &made));

  g_remove (file);
  g_assert_cmpint (mkfifo (file, 0600), ==, 0);
  g_assert_false (reads (folder, name, &made));
  g_remove (file);
  g_assert_cmpint (g_mkdir (file, 0700), ==, 0);
  g_assert_false (reads (folder, name, &made));
  g_assert_false (write_picture (folder, name, &made));
  g_assert_cmpuint (count_files (folder), ==, 2);
  g_object_unref (made.texture);
}

/* The oldest go, with what killed programs left; what is not ours stays. */
static void
test_bound (Folder *folder, gconstpointer data)
{
  const SalonArtRequest request = request_plate ();
  SalonArtPicture made = render (&request);
  const gsize size = HEADER + get_size (&made);
  g_autofree char *left = g_build_filename (folder->path, "new-1", NULL);
  g_autofree char *mine = g_build_filename (folder->path, "new", NULL);
  const struct timespec old[2] = { { 1000, 0 }, { 1000, 0 } };

  for (guint i = 0; i < 6; i++)
    {
      g_autofree char *name = make_name (i);
      const struct timespec times[2] = { { 10000 - i, 0 }, { 10000 - i, 0 } };

      g_assert_true (write_picture (folder, name, &made));
      g_assert_cmpint (utimensat (folder->folder, name, times, 0), ==, 0);
    }
  g_assert_true (g_file_set_contents (left, "", 0, NULL));
  g_assert_true (g_file_set_contents (mine, "", 0, NULL));
  salon_art_file_sweep (folder->folder, 100 * size);
  g_assert_cmpuint (count_files (folder), ==, 8);

  g_assert_cmpint (utimensat (AT_FDCWD, left, old, 0), ==, 0);
  g_assert_cmpint (utimensat (AT_FDCWD, mine, old, 0), ==, 0);
  for (guint i = 0; i < 6; i++)
    {
      g_autofree char *name = make_name (i);

      /* What is read is not the oldest any more. */
      g_assert_true (i != 5 || reads (folder, name, &made));
    }
  salon_art_file_sweep (folder->folder, 4 * size - 1);
  g_assert_cmpuint (count_files (folder), ==, 4);
  for (guint i = 0; i < 6; i++)
    {
      g_autofree char *name = make_name (i);

      g_assert_cmpint (reads (folder, name, &made), ==, i < 2 || i == 5);
    }
  g_object_unref (made.texture);
}

/* Nothing can be written: nothing is kept, and nobody hears of it. */
static void
test_read_only (Folder *folder, gconstpointer data)
{
  const SalonArtRequest request = request_plate ();
  g_autofree char *name = NULL, *below = g_build_filename (folder->path, "file", "art", NULL);
  g_autofree char *file = g_build_filename (folder->path, "file", NULL);
  SalonArtPicture made = render (&request), found;

  g_assert_true (g_file_set_contents (file, "", 0, NULL));
  g_assert_cmpint (salon_art_file_open_folder (below), ==, -1);
  g_assert_cmpint (salon_art_file_open_folder ("art"), ==, -1);
  g_assert_cmpint (salon_art_file_open_folder ("/proc/self/art"), ==, -1);
  salon_art_cache_use (below, "1");
  g_assert_null (salon_art_cache_make_name (&request));

  /* Reading still works where it is allowed. */
  salon_art_cache_use (folder->path, "1");
  name = salon_art_cache_make_name (&request);
  g_assert_true (write_picture (folder, name, &made));
  g_assert_cmpint (g_chmod (folder->path, 0500), ==, 0);
  g_assert_true (salon_art_cache_find (name, &request, &found));
  g_object_unref (found.texture);
  if (geteuid () != 0)
    g_assert_false (write_picture (folder, "0", &made));
  g_object_unref (made.texture);
}

/* The folder is deleted while it is used. */
static void
test_deletion (Folder *folder, gconstpointer data)
{
  const SalonArtRequest request = request_plate ();
  g_autofree char *name = NULL;
  SalonArtPicture made = render (&request), found;

  salon_art_cache_use (folder->path, "1");
  name = salon_art_cache_make_name (&request);
  g_assert_true (write_picture (folder, name, &made));
  remove_all (folder->path);
  g_assert_false (salon_art_cache_find (name, &request, &found));
  g_assert_false (write_picture (folder, name, &made));
  salon_art_file_sweep (folder->folder, 0);

  /* The next start makes it anew. */
  salon_art_cache_use (folder->path, "1");
  salon_art_cache_keep (name, &made);
  wait_for_file (folder, name);
  g_object_unref (made.texture);
}

static void
write_three (const Folder *folder, const SalonArtPicture *picture)
{
  for (guint i = 0; i < 3; i++)
    {
      g_autofree char *name = make_name (i);

      if (!write_picture (folder, name, picture))
        _exit (1);
    }
}

static void
sweep_to_two (const Folder *folder, const SalonArtPicture *picture)
{
  salon_art_file_sweep (folder->folder, 2 * (HEADER + get_size (picture)));
}

/* Two programs at once write the same pieces; whoever reads sees them whole all the time. Then both sweep. */
static void
test_two_programs (Folder *folder, gconstpointer data)
{
  static void (*const works[]) (const Folder *folder, const SalonArtPicture *picture) = { write_three, sweep_to_two };
  const SalonArtRequest request = request_plate ();
  SalonArtPicture made = render (&request);

  write_three (folder, &made);
  for (gsize work = 0; work < G_N_ELEMENTS (works); work++)
    {
      int running = 2, status;

      for (int p = 0; p < 2; p++)
        {
          const pid_t program = fork ();

          g_assert_cmpint (program, >=, 0);
          for (int i = 0; program == 0 && i < 20; i++)
            works[work](folder, &made);
          if (program == 0)
            _exit (0);
        }

      while (running > 0)
        {
          for (guint i = 0; i < 3; i++)
            {
              g_autofree char *name = make_name (i);

              g_assert_true (work > 0 || reads (folder, name, &made));
            }
          if (waitpid (-1, &status, WNOHANG) > 0)
            {
              g_assert_cmpint (status, ==, 0);
              running--;
            }
        }
    }
  g_assert_cmpuint (count_files (folder), ==, 2);
  g_object_unref (made.texture);
}

int
main (int argc, char *argv[])
{
  static const struct {
    const char *path;
    void (*test) (Folder *, gconstpointer);
  } tests[] = {
    /* The first sets a variable, before there are threads. */
    { "/art-cache/changed-look", test_changed_look },
    { "/art-cache/next-start", test_next_start },
    { "/art-cache/names", test_names },
    { "/art-cache/damage", test_damage },
    { "/art-cache/wrong-size", test_wrong_size },
    { "/art-cache/foreign", test_foreign },
    { "/art-cache/bound", test_bound },
    { "/art-cache/read-only", test_read_only },
    { "/art-cache/deletion", test_deletion },
    { "/art-cache/two-programs", test_two_programs },
  };

  g_test_init (&argc, &argv, NULL);
  salon_widgets_init ();
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Folder, NULL, set_up, tests[i].test, tear_down);
  return g_test_run ();
}
