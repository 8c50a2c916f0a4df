/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What was noted, where the boxes stand and which packs were kept is on the disk when the program ends, although threads write
 * it; but a disk that does not answer keeps no program from ending. The linker replaces the C library's function with the one
 * below. */

#include <string.h>
#include <unistd.h>

#include "model-scratch.h"
#include "model/salon-errand.h"
#include "model/wedges/wedges-boxes.h"
#include "model/wedges/wedges-notes.h"
#include "model/wedges/wedges-packs.h"
#include "wedges-sitting.h"

int __real_fsync (int fd);
int __wrap_fsync (int fd);

static GMutex mutex;
static GCond changed;
static gboolean stuck;

int
__wrap_fsync (int fd)
{
  g_mutex_lock (&mutex);
  while (stuck)
    g_cond_wait (&changed, &mutex);
  g_mutex_unlock (&mutex);

  return __real_fsync (fd);
}

static void
set_stuck (gboolean now)
{
  g_mutex_lock (&mutex);
  stuck = now;
  g_cond_broadcast (&changed);
  g_mutex_unlock (&mutex);
}

/* A second thread, in which the disk answers again while the first one waits. */
static gpointer
answer_again (gpointer data)
{
  g_usleep (100000);
  set_stuck (FALSE);
  return NULL;
}

/* The bytes of a file of the user's data; NULL: it is not there. */
static char *
read_file (const char *name)
{
  g_autofree char *path = g_build_filename (sitting_directory (), name, NULL);
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, NULL);
  return text;
}

/* Each of these is begun while the disk does not answer, and waited for without a main loop. */

static void
write_note (void)
{
  wedges_notes_add_async ("en", 7, 'S', "Riddle S 7?", NULL, NULL);
}

static void
write_boxes (void)
{
  WedgesSetup setup = { .cards = SITTING_CARDS, .boxes = 2, .seats = 2 };

  wedges_boxes_begin ("en", 0, &setup);
}

static void
write_pack (void)
{
  static const char bank[] = "card 1\n\nS 1 river\nWhich?\n= This one\n+ A fact.\n";
  g_autoptr (WedgesPacks) packs = wedges_packs_new (sitting_directory ());
  g_autoptr (GBytes) bytes = g_bytes_new_static (bank, strlen (bank));

  wedges_packs_add_async (packs, "Ours", bytes, NULL, NULL);
}

static void
test_written (gconstpointer data)
{
  static const struct {
    void (*write) (void);
    const char *file, *text;
  } table[] = {
    { write_note, WEDGES_NOTES_NAME, "\ten\t7\tS\tRiddle S 7?\n" },
    { write_boxes, WEDGES_BOXES_NAME, "\nen 2 12 0 0 0\n" },
    { write_pack, "packs/ours.questions", "Which?" },
  };
  const guint i = GPOINTER_TO_UINT (data);
  g_autofree char *text = NULL;
  GThread *thread;

  g_assert_true (salon_errand_wait (0));
  set_stuck (TRUE);
  table[i].write ();
  /* Nobody waits for ever. */
  g_assert_false (salon_errand_wait (0.01));

  thread = g_thread_new ("disk", answer_again, NULL);
  g_assert_true (salon_errand_wait (60));
  text = read_file (table[i].file);
  g_assert_nonnull (text);
  g_assert_nonnull (strstr (text, table[i].text));
  g_thread_join (thread);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

int
main (int argc, char *argv[])
{
  sitting_begin (&argc, &argv);
  g_test_add_data_func ("/wedges/errands/note", GUINT_TO_POINTER (0), test_written);
  g_test_add_data_func ("/wedges/errands/boxes", GUINT_TO_POINTER (1), test_written);
  g_test_add_data_func ("/wedges/errands/pack", GUINT_TO_POINTER (2), test_written);
  return sitting_end ();
}
