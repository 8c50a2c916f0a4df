/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-art-cache.h"

#include <fcntl.h>
#include <gio/gio.h>
#include <unistd.h>

#include "widgets/salon-art-file.h"

#define FOLDER_BYTES  (48u << 20)
#define WAITING_BYTES (24u << 20) /* a window that is being resized makes more; the newest are written */
#define QUIET_MS      500u

typedef struct {
  char *name;
  cairo_surface_t *surface;
  int left, top;
} Waiting;

typedef struct {
  int folder;
  GQueue pictures; /* of Waiting */
} Job;

static int kept_in = -1;
static char *kept_by;

static GQueue waiting = G_QUEUE_INIT;
static gsize waiting_bytes;
static guint timer;
static gboolean writing;

static void wait_for_quiet (void);

static gsize
measure (cairo_surface_t *surface)
{
  return (gsize) cairo_image_surface_get_stride (surface) * (gsize) cairo_image_surface_get_height (surface);
}

static void
waiting_free (Waiting *picture)
{
  cairo_surface_destroy (picture->surface);
  g_free (picture->name);
  g_free (picture);
}

static void
job_free (Job *job)
{
  g_queue_clear_full (&job->pictures, (GDestroyNotify) waiting_free);
  close (job->folder);
  g_free (job);
}

/* In a worker thread. It only reads the pixels, which nobody changes any more. */
static void
write_cb (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Job *job = data;
  gboolean done = TRUE;

  for (const GList *l = job->pictures.head; done && l != NULL; l = l->next)
    {
      const Waiting *picture = l->data;

      done = salon_art_file_write (job->folder, picture->name, picture->surface, picture->left, picture->top);
    }
  salon_art_file_sweep (job->folder, FOLDER_BYTES);
  g_task_return_boolean (task, done);
}

/* Where one file could not be written (a full disk, no permission), no other is tried; the folder is still read. */
static void
written_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  writing = FALSE;
  if (!g_task_propagate_boolean (G_TASK (result), NULL))
    {
      g_queue_clear_full (&waiting, (GDestroyNotify) waiting_free);
      waiting_bytes = 0;
    }
  if (!g_queue_is_empty (&waiting))
    wait_for_quiet ();
}

static gboolean
quiet_cb (gpointer data)
{
  const int copy = kept_in >= 0 ? fcntl (kept_in, F_DUPFD_CLOEXEC, 3) : -1;
  g_autoptr (GTask) task = NULL;
  Job *job;

  timer = 0;
  if (copy < 0 || writing)
    return G_SOURCE_REMOVE;

  job = g_new0 (Job, 1);
  job->folder = copy;
  job->pictures = waiting;
  g_queue_init (&waiting);
  waiting_bytes = 0;
  writing = TRUE;
  task = g_task_new (NULL, NULL, written_cb, NULL);
  g_task_set_task_data (task, job, (GDestroyNotify) job_free);
  g_task_run_in_thread (task, write_cb);
  return G_SOURCE_REMOVE;
}

static void
wait_for_quiet (void)
{
  g_clear_handle_id (&timer, g_source_remove);
  timer = g_timeout_add_full (G_PRIORITY_LOW, QUIET_MS, quiet_cb, NULL, NULL);
}

void
salon_art_cache_use (const char *folder, const char *version)
{
  if (kept_in >= 0)
    close (kept_in);
  kept_in = folder != NULL ? salon_art_file_open_folder (folder) : -1;
  g_free (kept_by);
  kept_by = g_strdup (version);
  g_clear_handle_id (&timer, g_source_remove);
  g_queue_clear_full (&waiting, (GDestroyNotify) waiting_free);
  waiting_bytes = 0;
}

char *
salon_art_cache_make_name (const SalonArtRequest *request)
{
  g_autofree char *description = kept_in >= 0 ? salon_art_describe (request) : NULL;
  g_autofree char *text = NULL;

  if (description == NULL)
    return NULL;
  text = g_strdup_printf ("%s\n%s", kept_by, description);
  return g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);
}

gboolean
salon_art_cache_find (const char *name, const SalonArtRequest *request, SalonArtPicture *picture)
{
  const double width = salon_art_get_pixels (request->width), height = salon_art_get_pixels (request->height);

  return kept_in >= 0 && width <= G_MAXINT && height <= G_MAXINT
         && salon_art_file_read (kept_in, name, (int) width, (int) height, picture);
}

void
salon_art_cache_keep (const char *name, const SalonArtPicture *picture)
{
  cairo_surface_t *surface = salon_art_get_surface (picture->texture);
  Waiting *new;

  if (kept_in < 0 || measure (surface) > SALON_ART_FILE_MAX)
    return;

  new = g_new0 (Waiting, 1);
  new->name = g_strdup (name);
  new->surface = cairo_surface_reference (surface);
  new->left = picture->left;
  new->top = picture->top;
  g_queue_push_tail (&waiting, new);
  waiting_bytes += measure (surface);
  while (waiting_bytes > WAITING_BYTES)
    {
      Waiting *oldest = g_queue_pop_head (&waiting);

      waiting_bytes -= measure (oldest->surface);
      waiting_free (oldest);
    }
  wait_for_quiet ();
}
