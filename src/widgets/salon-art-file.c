/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-art-file.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "model/salon-file.h"

#define NAME_LENGTH 64
#define TEMP_PREFIX "new-"
#define TEMP_AGE    600u   /* seconds after which nobody writes it any more */
#define USED_AGE    86400u /* seconds after which a file that is used is young again */

/* Another machine of another kind sees another number. */
#define MAGIC 0x53616c41u

typedef struct {
  guint32 magic;
  gint32 width, height; /* of the whole picture */
  gint32 left, top;
  guint32 spare; /* 0 */
  guint64 sum;   /* of the name, of what stands above, and of the pixels */
} Header;

typedef struct {
  char name[NAME_LENGTH + 1];
  time_t used;
  gsize size;
} Kept;

/* No two words give the same number to one sum, nor two sums to one word: a single fault always shows. */
static guint64
mix (guint64 sum, guint64 word)
{
  sum = (sum ^ word) * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
  return sum ^ sum >> 32;
}

guint64
salon_art_file_sum (guint64 sum, gconstpointer data, gsize size)
{
  const guint8 *next = data;
  guint64 lanes[4] = { sum, mix (sum, 1), mix (sum, 2), mix (sum, 3) };
  guint64 words[4];
  gsize left = size;

  for (; left >= sizeof words; left -= sizeof words, next += sizeof words)
    {
      memcpy (words, next, sizeof words);
      for (int i = 0; i < 4; i++)
        lanes[i] = mix (lanes[i], words[i]);
    }

  memset (words, 0, sizeof words);
  memcpy (words, next, left);
  sum = mix (sum, size);
  for (int i = 0; i < 4; i++)
    sum = mix (sum, mix (lanes[i], words[i]));
  return sum;
}

static guint64
sum_all (const Header *header, const char *name, gconstpointer pixels, gsize size)
{
  guint64 sum = salon_art_file_sum (0, name, NAME_LENGTH);

  sum = salon_art_file_sum (sum, header, G_STRUCT_OFFSET (Header, sum));
  return salon_art_file_sum (sum, pixels, size);
}

int
salon_art_file_open_folder (const char *path)
{
  struct stat info;
  int folder;

  if (!g_path_is_absolute (path))
    return -1;
  folder = salon_file_open_directory (path);
  if (folder >= 0 && (fstat (folder, &info) != 0 || info.st_uid != geteuid () || (info.st_mode & 077) != 0))
    {
      close (folder);
      folder = -1;
    }
  return folder;
}

static gboolean
read_whole (int fd, gpointer data, gsize size)
{
  char *next = data;

  while (size > 0)
    {
      const gssize n = read (fd, next, size);

      if (n < 0 && errno == EINTR)
        continue;
      if (n <= 0)
        return FALSE;
      next += n;
      size -= (gsize) n;
    }

  return TRUE;
}

static gboolean
write_whole (int fd, gconstpointer data, gsize size)
{
  const char *next = data;

  while (size > 0)
    {
      const gssize n = write (fd, next, size);

      if (n < 0 && errno == EINTR)
        continue;
      if (n <= 0)
        return FALSE;
      next += n;
      size -= (gsize) n;
    }

  return TRUE;
}

/* The picture of @header has to be the piece, the same on both sides of it, and nothing else in the file. */
static gboolean
is_sound (const Header *header, int width, int height, off_t size)
{
  const gint64 rest = size - (gint64) sizeof *header;

  if (header->magic != MAGIC || header->spare != 0 || width < 1 || height < 1 || header->left < 0 || header->top < 0
      || header->left > (gint32) SALON_ART_FILE_MAX || header->top > (gint32) SALON_ART_FILE_MAX)
    return FALSE;
  return header->width == (gint64) width + 2 * header->left && header->height == (gint64) height + 2 * header->top
         && header->height <= rest && (gint64) header->width * 4 == rest / header->height && rest % header->height == 0;
}

static cairo_surface_t *
read_pixels (int fd, const Header *header, const char *name)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, header->width, header->height);
  const gsize size = (gsize) header->width * (gsize) header->height * 4;
  guchar *pixels = cairo_image_surface_get_data (surface);

  if (pixels != NULL && cairo_image_surface_get_stride (surface) == header->width * 4 && read_whole (fd, pixels, size)
      && sum_all (header, name, pixels, size) == header->sum)
    {
      cairo_surface_mark_dirty (surface);
      return surface;
    }
  cairo_surface_destroy (surface);
  return NULL;
}

static void
mark_used (int fd, const struct stat *info)
{
  if (time (NULL) - info->st_mtime > (time_t) USED_AGE)
    futimens (fd, NULL);
}

gboolean
salon_art_file_read (int folder, const char *name, int width, int height, SalonArtPicture *picture)
{
  const int fd = openat (folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
  cairo_surface_t *surface = NULL;
  struct stat info;
  Header header;

  if (fd < 0)
    return FALSE;
  if (fstat (fd, &info) == 0 && S_ISREG (info.st_mode) && info.st_size <= (off_t) SALON_ART_FILE_MAX
      && read_whole (fd, &header, sizeof header) && is_sound (&header, width, height, info.st_size)
      && (surface = read_pixels (fd, &header, name)) != NULL)
    mark_used (fd, &info);
  close (fd);
  if (surface == NULL)
    return FALSE;

  *picture = (SalonArtPicture) { salon_art_take_texture (surface), header.left, header.top, TRUE };
  return TRUE;
}

gboolean
salon_art_file_write (int folder, const char *name, cairo_surface_t *surface, int left, int top)
{
  const int width = cairo_image_surface_get_width (surface), height = cairo_image_surface_get_height (surface);
  const gsize size = (gsize) width * (gsize) height * 4;
  const guchar *pixels = cairo_image_surface_get_data (surface);
  Header header = { .magic = MAGIC, .width = width, .height = height, .left = left, .top = top };
  char temp[sizeof TEMP_PREFIX + 24];
  gboolean done;
  int fd;

  if (size + sizeof header > SALON_ART_FILE_MAX || cairo_image_surface_get_stride (surface) != width * 4)
    return TRUE;
  header.sum = sum_all (&header, name, pixels, size);
  g_snprintf (temp, sizeof temp, TEMP_PREFIX "%d-%08x", (int) getpid (), g_random_int ());
  fd = openat (folder, temp, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600);
  if (fd < 0)
    return FALSE;

  done = write_whole (fd, &header, sizeof header) && write_whole (fd, pixels, size);
  done = close (fd) == 0 && done && renameat (folder, temp, folder, name) == 0;
  if (!done)
    unlinkat (folder, temp, 0);
  return done;
}

static gboolean
is_ours (const char *name)
{
  return strspn (name, "0123456789abcdef") == NAME_LENGTH && name[NAME_LENGTH] == '\0';
}

static int
compare_used_cb (gconstpointer a, gconstpointer b)
{
  const Kept *one = a, *other = b;

  return (one->used < other->used) - (one->used > other->used);
}

/* The files of ours; those that were half written long ago are removed. */
static GArray *
list_kept (DIR *dir)
{
  const int folder = dirfd (dir);
  GArray *list = g_array_new (FALSE, TRUE, sizeof (Kept));
  const struct dirent *entry;

  while ((entry = readdir (dir)) != NULL)
    {
      Kept kept = { .used = 0 };
      struct stat info;

      if (fstatat (folder, entry->d_name, &info, AT_SYMLINK_NOFOLLOW) != 0 || S_ISDIR (info.st_mode))
        continue;
      if (g_str_has_prefix (entry->d_name, TEMP_PREFIX) && time (NULL) - info.st_mtime > (time_t) TEMP_AGE)
        unlinkat (folder, entry->d_name, 0);
      if (!is_ours (entry->d_name))
        continue;
      g_strlcpy (kept.name, entry->d_name, sizeof kept.name);
      kept.used = info.st_mtime;
      kept.size = (gsize) info.st_size;
      g_array_append_val (list, kept);
    }

  return list;
}

void
salon_art_file_sweep (int folder, gsize bytes)
{
  const int fd = openat (folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  DIR *dir = fd >= 0 ? fdopendir (fd) : NULL;
  g_autoptr (GArray) list = NULL;
  gsize left = bytes;

  if (dir == NULL)
    {
      if (fd >= 0)
        close (fd);
      return;
    }

  list = list_kept (dir);
  g_array_sort (list, compare_used_cb);
  for (guint i = 0; i < list->len; i++)
    {
      const Kept *kept = &g_array_index (list, Kept, i);

      if (kept->size <= left)
        left -= kept->size;
      else
        {
          left = 0; /* what is older goes, too */
          unlinkat (folder, kept->name, 0);
        }
    }
  closedir (dir);
}
