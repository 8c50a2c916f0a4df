/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-library-choice.h"

struct _SalonLibraryChoice {
  GObject parent_instance;

  GHashTable *names; /* of files */
};

G_DEFINE_FINAL_TYPE (SalonLibraryChoice, salon_library_choice, G_TYPE_OBJECT)

enum {
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
salon_library_choice_finalize (GObject *object)
{
  g_hash_table_unref (SALON_LIBRARY_CHOICE (object)->names);

  G_OBJECT_CLASS (salon_library_choice_parent_class)->finalize (object);
}

static void
salon_library_choice_class_init (SalonLibraryChoiceClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = salon_library_choice_finalize;
  signals[CHANGED] =
    g_signal_new ("changed", SALON_TYPE_LIBRARY_CHOICE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static GHashTable *
names_new (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

static void
salon_library_choice_init (SalonLibraryChoice *self)
{
  self->names = names_new ();
}

SalonLibraryChoice *
salon_library_choice_new (void)
{
  return g_object_new (SALON_TYPE_LIBRARY_CHOICE, NULL);
}

static gboolean
can_choose (SalonLibraryEntry *entry)
{
  return salon_library_entry_get_name (entry) != NULL && salon_library_entry_get_summary (entry) != NULL;
}

/* Has the games of @names (transfer full) chosen. */
static void
take (SalonLibraryChoice *self, GHashTable *names)
{
  g_hash_table_unref (self->names);
  self->names = names;
  g_signal_emit (self, signals[CHANGED], 0);
}

gboolean
salon_library_choice_has (SalonLibraryChoice *self, SalonLibraryEntry *entry)
{
  return can_choose (entry) && g_hash_table_contains (self->names, salon_library_entry_get_name (entry));
}

void
salon_library_choice_set (SalonLibraryChoice *self, SalonLibraryEntry *entry, gboolean chosen)
{
  if (!can_choose (entry))
    return;

  if (chosen)
    g_hash_table_add (self->names, g_strdup (salon_library_entry_get_name (entry)));
  else
    g_hash_table_remove (self->names, salon_library_entry_get_name (entry));
  g_signal_emit (self, signals[CHANGED], 0);
}

void
salon_library_choice_set_all (SalonLibraryChoice *self, GPtrArray *entries)
{
  GHashTable *names = names_new ();

  for (guint i = 0; i < entries->len; i++)
    if (can_choose (entries->pdata[i]))
      g_hash_table_add (names, g_strdup (salon_library_entry_get_name (entries->pdata[i])));
  take (self, names);
}

void
salon_library_choice_clear (SalonLibraryChoice *self)
{
  take (self, names_new ());
}

void
salon_library_choice_prune (SalonLibraryChoice *self, GListModel *library)
{
  g_autoptr (GPtrArray) left = NULL;

  if (g_hash_table_size (self->names) == 0)
    return;

  left = salon_library_choice_find (self, library);
  salon_library_choice_set_all (self, left);
}

guint
salon_library_choice_count (SalonLibraryChoice *self)
{
  return g_hash_table_size (self->names);
}

GPtrArray *
salon_library_choice_find (SalonLibraryChoice *self, GListModel *library)
{
  GPtrArray *found = g_ptr_array_new_with_free_func (g_object_unref);
  const guint n = g_hash_table_size (self->names) > 0 ? g_list_model_get_n_items (library) : 0;

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (SalonLibraryEntry) entry = g_list_model_get_item (library, i);

      if (salon_library_choice_has (self, entry))
        g_ptr_array_add (found, g_steal_pointer (&entry));
    }
  return found;
}
