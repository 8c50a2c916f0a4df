/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-memory.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif

#include "widgets/salon-art.h"

#define LARGEST (32 * 1024 * 1024)  /* bytes of a block that is kept, the most that the C library allows */
#define KEPT    (128 * 1024 * 1024) /* bytes at the end of the heap that are kept */
/* One frame allocates so many pictures as large as the window at most: two that fade, and what GTK draws on. */
#define SURFACES 3
#define PAGE     4096
#define AT_ONCE  64   /* pages that one idle moment makes ready, in a ms at most where the system is slow */
#define SETTLED  1000 /* ms */

static struct {
  GtkWidget *widget; /* weak; of the window for which memory is made ready */
  char *block[SURFACES];
  gsize size, done; /* bytes of each, and of all that are ready */
  guint warm_id, settle_id;
} memory;

void
salon_memory_init (void)
{
#ifdef M_MMAP_THRESHOLD
  mallopt (M_MMAP_THRESHOLD, LARGEST);
  mallopt (M_TRIM_THRESHOLD, KEPT);
#endif
}

static void
stop (void)
{
  g_clear_handle_id (&memory.settle_id, g_source_remove);
  g_clear_handle_id (&memory.warm_id, g_source_remove);
  g_clear_weak_pointer (&memory.widget);
  for (int i = 0; i < SURFACES; i++)
    g_clear_pointer (&memory.block[i], g_free);
}

/* Returns whether there is anything to make ready. The window may have got its size only now. */
static gboolean
begin (void)
{
  GtkNative *window = memory.widget != NULL ? gtk_widget_get_native (memory.widget) : NULL;
  const double scale = window != NULL ? salon_art_get_scale (memory.widget) : 0;
  const gsize width = window != NULL ? (gsize) (gtk_widget_get_width (GTK_WIDGET (window)) * scale) : 0;
  const gsize height = window != NULL ? (gsize) (gtk_widget_get_height (GTK_WIDGET (window)) * scale) : 0;

  memory.size = (width * height * 4 + PAGE - 1) / PAGE * PAGE;
  memory.done = 0;
  if (memory.size == 0 || memory.size > LARGEST)
    return FALSE;
  for (int i = 0; i < SURFACES; i++)
    memory.block[i] = g_malloc (memory.size);
  return TRUE;
}

/* A page is the program's own once something is written in it. What is then free is what the next frames get. */
static gboolean
warm_cb (gpointer data)
{
  if (memory.block[0] != NULL || begin ())
    for (gsize i = 0; i < AT_ONCE && memory.done < SURFACES * memory.size; i++, memory.done += PAGE)
      *(volatile char *) (memory.block[memory.done / memory.size] + memory.done % memory.size) = 0;
  if (memory.done < SURFACES * memory.size && memory.block[0] != NULL)
    return G_SOURCE_CONTINUE;

  memory.warm_id = 0;
  stop ();
  return G_SOURCE_REMOVE;
}

void
salon_memory_warm (GtkWidget *widget)
{
  stop ();
  g_set_weak_pointer (&memory.widget, widget);
  memory.warm_id = g_idle_add_full (G_PRIORITY_LOW, warm_cb, NULL, NULL);
}

static gboolean
settle_cb (gpointer data)
{
  memory.settle_id = 0;
#ifdef M_MMAP_THRESHOLD
  malloc_trim (0);
#endif
  return G_SOURCE_REMOVE;
}

void
salon_memory_settle (void)
{
  stop ();
  memory.settle_id = g_timeout_add_full (G_PRIORITY_LOW, SETTLED, settle_cb, NULL, NULL);
}
