/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What of the memory that is free stays with the program, and until when. */

#include <malloc.h>
#include <stdlib.h>
#include <string.h>

#include "await.h"
#include "pages-hands.h"
#include "widgets/salon-memory.h"

#define BLOCK  (4u << 20) /* bytes; a picture as large as a window */
#define LITTLE (1u << 20) /* what else may come and go meanwhile */

/* Without the pages of files. */
static gsize
resident (void)
{
  g_autofree char *text = NULL;
  const char *line;

  g_assert_true (g_file_get_contents ("/proc/self/status", &text, NULL, NULL));
  line = strstr (text, "\nRssAnon:");
  g_assert_nonnull (line);
  return strtoul (line + strlen ("\nRssAnon:"), NULL, 10) << 10;
}

/* The sanitizers have an allocator of their own. */
static gboolean
is_glibc (void)
{
  g_autofree void *block = g_malloc (BLOCK);

  return block != NULL && mallinfo2 ().uordblks >= BLOCK;
}

static gboolean forgot;

static void
forget (void)
{
  forgot = TRUE;
}

static void
test_kept_and_given_back (void)
{
  gsize before;
  char *block;

  malloc_trim (0);
  before = resident ();
  block = g_malloc (BLOCK);
  memset (block, 1, BLOCK);
  g_free (block);
  g_assert_cmpuint (resident (), >, before + BLOCK - LITTLE);

  salon_memory_settle (forget);
  await (resident () < before + LITTLE);
  g_assert_true (forgot);
}

static void
test_made_ready (void)
{
  GtkWidget *window = hands_present (gtk_label_new ("Salon"));
  const gsize size = (gsize) gtk_widget_get_width (window) * (gsize) gtk_widget_get_height (window) * 4;
  gsize before;

  g_assert_cmpuint (size, >, LITTLE);
  salon_memory_settle (NULL);
  hands_look_on (1500);
  before = resident ();
  salon_memory_warm (window, SALON_MEMORY_TABLE);
  await (resident () > before + SALON_MEMORY_TABLE * size - LITTLE);

  /* At home it is of no use. */
  salon_memory_settle (NULL);
  await (resident () < before + LITTLE);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A table that is laid out again meanwhile asks for less. */
static void
test_most_counts (void)
{
  GtkWidget *window = hands_present (gtk_label_new ("Salon"));
  const gsize size = (gsize) gtk_widget_get_width (window) * (gsize) gtk_widget_get_height (window) * 4;
  gsize before;

  salon_memory_settle (NULL);
  hands_look_on (1500);
  before = resident ();
  salon_memory_warm (window, SALON_MEMORY_MOST);
  salon_memory_warm (window, 1);
  await (resident () > before + SALON_MEMORY_MOST * size - LITTLE);

  salon_memory_settle (NULL);
  await (resident () < before + LITTLE);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A window that is gone has no frames. */
static void
test_window_goes (void)
{
  GtkWidget *window = hands_present (gtk_label_new ("Salon"));

  salon_memory_warm (window, SALON_MEMORY_MOST);
  gtk_window_destroy (GTK_WINDOW (window));
  hands_look_on (100);
  salon_memory_settle (NULL);
}

int
main (int argc, char *argv[])
{
  salon_memory_init ();
  hands_init (&argc, &argv);

  if (is_glibc ())
    {
      g_test_add_func ("/memory/kept-and-given-back", test_kept_and_given_back);
      g_test_add_func ("/memory/made-ready", test_made_ready);
      g_test_add_func ("/memory/most-counts", test_most_counts);
    }
  g_test_add_func ("/memory/window-goes", test_window_goes);

  return g_test_run ();
}
