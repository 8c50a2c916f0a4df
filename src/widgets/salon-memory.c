/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-memory.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif

#include "widgets/salon-art.h"

#define LARGEST (32 * 1024 * 1024)  /* bytes of a block that is kept, the most that the C library allows */
#define KEPT    (128 * 1024 * 1024) /* bytes at the end of the heap that are kept */
#define PAGE    4096
#define AT_ONCE 400  /* µs of one idle moment */
#define SETTLED 1000 /* ms */

static struct {
  GtkWidget *widget; /* weak; of the window for which memory is made ready */
  int n;             /* blocks that are wanted */
  char *block[SALON_MEMORY_MOST];
  gsize size, done; /* bytes of each, and of all that are ready */
  guint warm_id, settle_id;
  void (*forget) (void); /* what else is freed; NULL: nothing */
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
  for (int i = 0; i < memory.n; i++)
    g_clear_pointer (&memory.block[i], g_free);
  memory.size = 0;
  memory.n = 0;
}

/* Allocates the blocks, unless there is nothing to make ready. The window may have got its size only now. */
static void
begin (void)
{
  GtkNative *window = memory.widget != NULL ? gtk_widget_get_native (memory.widget) : NULL;
  const double scale = window != NULL ? salon_art_get_scale (memory.widget) : 0;
  const gsize width = window != NULL ? (gsize) (gtk_widget_get_width (GTK_WIDGET (window)) * scale) : 0;
  const gsize height = window != NULL ? (gsize) (gtk_widget_get_height (GTK_WIDGET (window)) * scale) : 0;

  memory.size = (width * height * 4 + PAGE - 1) / PAGE * PAGE;
  memory.done = 0;
  if (memory.size > LARGEST)
    memory.size = 0;
  for (int i = 0; memory.size > 0 && i < memory.n; i++)
    memory.block[i] = g_malloc (memory.size);
}

/* A page is the program's own once something is written in it, which takes no time where it is already. What is then free
 * is what the next frames get; so no block is kept back until the others are ready, too. */
static gboolean
warm_cb (gpointer data)
{
  const gint64 until = g_get_monotonic_time () + AT_ONCE;

  if (memory.size == 0)
    begin ();
  for (; memory.done < (gsize) memory.n * memory.size; memory.done += PAGE)
    {
      const gsize block = memory.done / memory.size, at = memory.done % memory.size;

      if (g_get_monotonic_time () >= until)
        return G_SOURCE_CONTINUE;
      *(volatile char *) (memory.block[block] + at) = 0;
      if (at + PAGE == memory.size)
        g_clear_pointer (&memory.block[block], g_free);
    }

  memory.warm_id = 0;
  stop ();
  return G_SOURCE_REMOVE;
}

void
salon_memory_warm (GtkWidget *widget, int pictures)
{
  const int wanted = MAX (memory.n, CLAMP (pictures, 0, SALON_MEMORY_MOST));

  stop ();
  memory.n = wanted;
  g_set_weak_pointer (&memory.widget, widget);
  memory.warm_id = g_idle_add_full (G_PRIORITY_LOW, warm_cb, NULL, NULL);
}

static gboolean
settle_cb (gpointer data)
{
  memory.settle_id = 0;
  salon_art_forget_large ();
  if (memory.forget != NULL)
    memory.forget ();
#ifdef M_MMAP_THRESHOLD
  malloc_trim (0);
#endif
  return G_SOURCE_REMOVE;
}

void
salon_memory_settle (void (*forget) (void))
{
  stop ();
  memory.forget = forget;
  memory.settle_id = g_timeout_add_full (G_PRIORITY_LOW, SETTLED, settle_cb, NULL, NULL);
}
