/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/salon-shelf.h"

#include <string.h>

#include "model/salon-file.h"
#include "model/salon-keeper.h"
#include "model/salon-reading.h"

#define ENDING ".salon"

struct _SalonShelf {
  GObject parent_instance;

  char *directory;
  const SalonGameKind *const *kinds;

  GPtrArray *kept;  /* of SalonKept */
  GHashTable *over; /* names of games that are over */
  GCancellable *reading;
  gboolean again;
  SalonLibrary *library; /* of the last refresh */
};

G_DEFINE_FINAL_TYPE (SalonShelf, salon_shelf, G_TYPE_OBJECT)

static guint changed_signal;

/* What the thread gets and gives. It has copies, because the shelf may change or be freed meanwhile. */
typedef struct {
  char *directory;
  const SalonGameKind *const *kinds;
  GHashTable *known; /* names that need not be read */

  GPtrArray *names; /* all there are, the newest first */
  GPtrArray *read;  /* of SalonKept */
  GPtrArray *over;  /* names */
} Listing;

static void
kept_free (gpointer data)
{
  SalonKept *kept = data;

  g_free (kept->name);
  g_clear_object (&kept->game);
  g_free (kept->fault);
  g_free (kept);
}

static void
listing_free (gpointer data)
{
  Listing *listing = data;

  g_free (listing->directory);
  g_hash_table_unref (listing->known);
  g_ptr_array_unref (listing->names);
  g_ptr_array_unref (listing->read);
  g_ptr_array_unref (listing->over);
  g_free (listing);
}

/* The thread */

/* Names end with the time at which they were given; what stands before it does not count. */
static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (strchr (*(char *const *) b, '-'), strchr (*(char *const *) a, '-'));
}

static void
list_names (Listing *listing)
{
  static const char *const prefixes[] = { SALON_KEEPER_GAME, SALON_STORE_FOUND, SALON_KEEPER_DAMAGED };

  for (guint i = 0; i < G_N_ELEMENTS (prefixes); i++)
    {
      g_auto (GStrv) names = salon_file_list (listing->directory, prefixes[i]);

      for (char **name = names; *name != NULL; name++)
        if (g_str_has_suffix (*name, ENDING))
          g_ptr_array_add (listing->names, g_strdup (*name));
    }
  g_ptr_array_sort (listing->names, compare_names);
}

/* Returns whether the file @name stands on the shelf. */
static gboolean
read_one (Listing *listing, const char *name, GCancellable *cancellable)
{
  g_autofree char *path = g_build_filename (listing->directory, name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (SalonGame) game = salon_reading_read (listing->kinds, file, cancellable, &error);
  SalonKept *kept;

  if (game != NULL && salon_game_get_stage (game) == SALON_GAME_FINISHED)
    {
      g_ptr_array_add (listing->over, g_strdup (name));
      return FALSE;
    }

  kept = g_new0 (SalonKept, 1);
  kept->name = g_strdup (name);
  kept->fault = game == NULL ? g_strdup (error->message) : NULL;
  kept->game = g_steal_pointer (&game);
  salon_keeper_read_look (listing->directory, name, &kept->look);
  g_ptr_array_add (listing->read, kept);
  return TRUE;
}

static void
list_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Listing *listing = data;
  guint n = 0;

  list_names (listing);
  for (guint i = 0; i < listing->names->len && n < SALON_SHELF_MOST; i++)
    {
      const char *name = g_ptr_array_index (listing->names, i);
      gpointer stands;

      if (g_cancellable_is_cancelled (cancellable))
        break;
      if (g_hash_table_lookup_extended (listing->known, name, NULL, &stands))
        n += stands != NULL;
      else
        n += read_one (listing, name, cancellable);
    }
  g_task_return_boolean (task, TRUE);
}

/* The list */

static SalonKept *
take (GPtrArray *from, const char *name)
{
  for (guint i = 0; i < from->len; i++)
    if (g_str_equal (((SalonKept *) g_ptr_array_index (from, i))->name, name))
      return g_ptr_array_steal_index_fast (from, i);

  return NULL;
}

/* Makes the list anew, in the order of the names, of what it had and what was read. */
static gboolean
merge (SalonShelf *self, Listing *listing)
{
  GPtrArray *kept = g_ptr_array_new_with_free_func (kept_free);
  gboolean changed = listing->read->len > 0;

  for (guint i = 0; i < listing->over->len; i++)
    g_hash_table_add (self->over, g_strdup (g_ptr_array_index (listing->over, i)));
  for (guint i = 0; i < listing->names->len; i++)
    {
      const char *name = g_ptr_array_index (listing->names, i);
      SalonKept *one = take (self->kept, name);

      if (one == NULL)
        one = take (listing->read, name);
      if (one != NULL)
        g_ptr_array_add (kept, one);
    }
  /* What is left of the old list is not there any more. */
  changed = changed || self->kept->len > 0;

  g_ptr_array_unref (self->kept);
  self->kept = kept;
  return changed;
}

static void
listed_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  SalonShelf *self = data;

  /* The shelf that cancelled the reading may be freed by now. */
  if (g_cancellable_is_cancelled (g_task_get_cancellable (G_TASK (result))))
    return;

  g_clear_object (&self->reading);
  if (merge (self, g_task_get_task_data (G_TASK (result))))
    g_signal_emit (self, changed_signal, 0);
  if (self->again)
    salon_shelf_refresh (self, self->library);
}

/* The object */

static void
salon_shelf_dispose (GObject *object)
{
  SalonShelf *self = SALON_SHELF (object);

  if (self->reading != NULL)
    g_cancellable_cancel (self->reading);
  g_clear_object (&self->reading);
  g_clear_object (&self->library);

  G_OBJECT_CLASS (salon_shelf_parent_class)->dispose (object);
}

static void
salon_shelf_finalize (GObject *object)
{
  SalonShelf *self = SALON_SHELF (object);

  g_free (self->directory);
  g_ptr_array_unref (self->kept);
  g_hash_table_unref (self->over);

  G_OBJECT_CLASS (salon_shelf_parent_class)->finalize (object);
}

static void
salon_shelf_class_init (SalonShelfClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = salon_shelf_dispose;
  object_class->finalize = salon_shelf_finalize;

  changed_signal = g_signal_new ("changed", SALON_TYPE_SHELF, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
salon_shelf_init (SalonShelf *self)
{
  self->kept = g_ptr_array_new_with_free_func (kept_free);
  self->over = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

SalonShelf *
salon_shelf_new (SalonStore *store, const SalonGameKind *const *kinds)
{
  SalonShelf *self = g_object_new (SALON_TYPE_SHELF, NULL);

  self->directory = g_strdup (salon_store_get_directory (store));
  self->kinds = kinds;
  return self;
}

/* Takes over what the library knows: which games are over, and which have another title than when they were read. */
static void
ask_library (SalonShelf *self, SalonLibrary *library)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (library)); i++)
    {
      g_autoptr (SalonLibraryEntry) entry = g_list_model_get_item (G_LIST_MODEL (library), i);
      const SalonSummary *summary = salon_library_entry_get_summary (entry);
      const char *name = salon_library_entry_get_name (entry);

      if (name == NULL || summary == NULL)
        continue;
      if (summary->stage == SALON_GAME_FINISHED)
        g_hash_table_add (self->over, g_strdup (name));
      for (guint j = self->kept->len; j > 0; j--)
        {
          const SalonKept *kept = salon_shelf_get (self, j - 1);
          const char *title = kept->game != NULL ? salon_game_get_title (kept->game) : NULL;

          if (g_str_equal (kept->name, name) && g_strcmp0 (title != NULL ? title : "", summary->title) != 0)
            g_ptr_array_remove_index (self->kept, j - 1);
        }
    }
}

void
salon_shelf_refresh (SalonShelf *self, SalonLibrary *library)
{
  g_autoptr (GTask) task = NULL;
  Listing *listing;
  GHashTableIter iter;
  gpointer name;

  g_set_object (&self->library, library);
  self->again = self->reading != NULL;
  if (self->again)
    return;

  if (library != NULL)
    ask_library (self, library);
  listing = g_new0 (Listing, 1);
  listing->directory = g_strdup (self->directory);
  listing->kinds = self->kinds;
  listing->known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  listing->names = g_ptr_array_new_with_free_func (g_free);
  listing->read = g_ptr_array_new_with_free_func (kept_free);
  listing->over = g_ptr_array_new_with_free_func (g_free);
  /* The value tells whether the file stands on the shelf. */
  for (guint i = 0; i < self->kept->len; i++)
    g_hash_table_insert (listing->known, g_strdup (salon_shelf_get (self, i)->name), self);
  g_hash_table_iter_init (&iter, self->over);
  while (g_hash_table_iter_next (&iter, &name, NULL))
    g_hash_table_insert (listing->known, g_strdup (name), NULL);

  self->reading = g_cancellable_new ();
  task = g_task_new (NULL, self->reading, listed_cb, self);
  g_task_set_source_tag (task, salon_shelf_refresh);
  g_task_set_task_data (task, listing, listing_free);
  g_task_run_in_thread (task, list_in_thread);
}

guint
salon_shelf_count (SalonShelf *self)
{
  return self->kept->len;
}

guint
salon_shelf_count_games (SalonShelf *self)
{
  guint n = 0;

  for (guint i = 0; i < self->kept->len; i++)
    n += salon_shelf_get (self, i)->game != NULL;
  return n;
}

const SalonKept *
salon_shelf_get (SalonShelf *self, guint index)
{
  return g_ptr_array_index (self->kept, index);
}
