/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/salon-library-bin.h"

/* A file that was deleted. */
typedef struct {
  char *name;
  char *hidden;
} Deleted;

struct _SalonLibraryBin {
  GObject parent_instance;

  SalonStore *store;
  GPtrArray *files;      /* of Deleted */
  GHashTable *under_way; /* names of files that are being deleted */

  guint waits; /* for so many answers of the store, */
  guint n;     /* of which so many were good so far */
  GError *error;
};

G_DEFINE_FINAL_TYPE (SalonLibraryBin, salon_library_bin, G_TYPE_OBJECT)

static guint changed_signal;

static void
deleted_free (gpointer data)
{
  Deleted *deleted = data;

  g_free (deleted->name);
  g_free (deleted->hidden);
  g_free (deleted);
}

/* Counts an answer; @error: (nullable) (transfer full). */
static void
take_answer (SalonLibraryBin *self, GError *error)
{
  g_autoptr (GError) first = NULL;
  guint n;

  if (error == NULL)
    self->n++;
  else if (self->error == NULL)
    self->error = error;
  else
    g_error_free (error);
  if (--self->waits > 0)
    return;

  first = g_steal_pointer (&self->error);
  n = self->n;
  self->n = 0;
  g_signal_emit (self, changed_signal, 0, n, first);
}

static void
add_deleted (SalonLibraryBin *self, char **name, char **hidden)
{
  Deleted *deleted = g_new (Deleted, 1);

  *deleted = (Deleted) { g_steal_pointer (name), g_steal_pointer (hidden) };
  g_ptr_array_add (self->files, deleted);
}

/* A file that is being deleted or, if it is hidden, brought back. */
typedef struct {
  SalonLibraryBin *self;
  char *name;
  char *hidden; /* (nullable) */
} Call;

static Call *
call_new (SalonLibraryBin *self, const char *name, const char *hidden)
{
  Call *call = g_new (Call, 1);

  *call = (Call) { g_object_ref (self), g_strdup (name), g_strdup (hidden) };
  self->waits++;
  return call;
}

static void
call_free (Call *call)
{
  g_object_unref (call->self);
  g_free (call->name);
  g_free (call->hidden);
  g_free (call);
}

static void
deleted_cb (GObject *store, GAsyncResult *result, gpointer data)
{
  Call *call = data;
  GError *error = NULL;
  g_autofree char *hidden = salon_store_kept_finish (SALON_STORE (store), result, &error);

  g_hash_table_remove (call->self->under_way, call->name);
  if (hidden != NULL)
    add_deleted (call->self, &call->name, &hidden);
  take_answer (call->self, error);
  call_free (call);
}

static void
brought_back_cb (GObject *store, GAsyncResult *result, gpointer data)
{
  Call *call = data;
  GError *error = NULL;
  g_autofree char *name = salon_store_kept_finish (SALON_STORE (store), result, &error);

  /* What could not be brought back is still there, and can be asked for again. */
  if (name == NULL)
    add_deleted (call->self, &call->name, &call->hidden);
  take_answer (call->self, error);
  call_free (call);
}

/* The object */

static void
salon_library_bin_finalize (GObject *object)
{
  SalonLibraryBin *self = SALON_LIBRARY_BIN (object);

  salon_library_bin_empty (self);
  g_object_unref (self->store);
  g_ptr_array_unref (self->files);
  g_hash_table_unref (self->under_way);
  g_clear_error (&self->error);

  G_OBJECT_CLASS (salon_library_bin_parent_class)->finalize (object);
}

static void
salon_library_bin_class_init (SalonLibraryBinClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = salon_library_bin_finalize;

  changed_signal = g_signal_new ("changed", SALON_TYPE_LIBRARY_BIN, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                 2, G_TYPE_UINT, G_TYPE_ERROR | G_SIGNAL_TYPE_STATIC_SCOPE);
}

static void
salon_library_bin_init (SalonLibraryBin *self)
{
  self->files = g_ptr_array_new_with_free_func (deleted_free);
  self->under_way = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

SalonLibraryBin *
salon_library_bin_new (SalonStore *store)
{
  SalonLibraryBin *self = g_object_new (SALON_TYPE_LIBRARY_BIN, NULL);

  self->store = g_object_ref (store);
  return self;
}

/* Whether the file @name is hidden, or about to be. The library lists it until it has looked again. */
static gboolean
is_deleted (SalonLibraryBin *self, const char *name)
{
  if (g_hash_table_contains (self->under_way, name))
    return TRUE;

  for (guint i = 0; i < self->files->len; i++)
    if (g_str_equal (((const Deleted *) g_ptr_array_index (self->files, i))->name, name))
      return TRUE;
  return FALSE;
}

gboolean
salon_library_bin_delete (SalonLibraryBin *self, GPtrArray *entries)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  for (guint i = 0; i < entries->len; i++)
    {
      const char *name = salon_library_entry_get_name (g_ptr_array_index (entries, i));

      if (!is_deleted (self, name))
        g_ptr_array_add (names, (gpointer) name);
    }
  if (names->len == 0)
    return FALSE;

  salon_library_bin_empty (self);
  for (guint i = 0; i < names->len; i++)
    {
      const char *name = g_ptr_array_index (names, i);

      g_hash_table_add (self->under_way, g_strdup (name));
      salon_store_discard_async (self->store, name, deleted_cb, call_new (self, name, NULL));
    }
  return TRUE;
}

void
salon_library_bin_undo (SalonLibraryBin *self)
{
  g_autoptr (GPtrArray) files = self->files;

  self->files = g_ptr_array_new_with_free_func (deleted_free);
  for (guint i = 0; i < files->len; i++)
    {
      const Deleted *deleted = g_ptr_array_index (files, i);

      salon_store_bring_back_async (self->store, deleted->hidden, deleted->name, brought_back_cb,
                                    call_new (self, deleted->name, deleted->hidden));
    }
}

void
salon_library_bin_empty (SalonLibraryBin *self)
{
  for (guint i = 0; i < self->files->len; i++)
    salon_store_forget (self->store, ((const Deleted *) g_ptr_array_index (self->files, i))->hidden);
  g_ptr_array_set_size (self->files, 0);
}

guint
salon_library_bin_count (SalonLibraryBin *self)
{
  return self->files->len;
}
