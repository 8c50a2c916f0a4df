/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/salon-library.h"

#include "model/salon-library-scan.h"

struct _SalonLibrary {
  GObject parent_instance;

  SalonStore *store;
  const SalonGameKind *const *kinds;
  char *cache;

  GPtrArray *entries;    /* of SalonLibraryEntry, in their order */
  GCancellable *reading; /* NULL: everything was read */
};

enum {
  PROP_0,
  PROP_READING,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

/* The list */

static GType
get_item_type (GListModel *model)
{
  return SALON_TYPE_LIBRARY_ENTRY;
}

static guint
get_n_items (GListModel *model)
{
  return SALON_LIBRARY (model)->entries->len;
}

static gpointer
get_item (GListModel *model, guint position)
{
  SalonLibrary *self = SALON_LIBRARY (model);

  return position < self->entries->len ? g_object_ref (g_ptr_array_index (self->entries, position)) : NULL;
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (SalonLibrary,
                               salon_library,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

/* Reading */

static int
compare_entries (gconstpointer a, gconstpointer b)
{
  return salon_library_entry_compare (*(SalonLibraryEntry *const *) a, *(SalonLibraryEntry *const *) b);
}

static gboolean
has_same (GPtrArray *entries, GPtrArray *others)
{
  if (entries->len != others->len)
    return FALSE;
  for (guint i = 0; i < entries->len; i++)
    if (g_ptr_array_index (entries, i) != g_ptr_array_index (others, i))
      return FALSE;

  return TRUE;
}

static void
step_cb (GPtrArray *read, gboolean first, gboolean last, gpointer data)
{
  SalonLibrary *self = data;
  g_autoptr (GPtrArray) before = self->entries;

  self->entries = g_ptr_array_new_with_free_func (g_object_unref);
  if (!first)
    for (guint i = 0; i < before->len; i++)
      g_ptr_array_add (self->entries, g_object_ref (g_ptr_array_index (before, i)));
  for (guint i = 0; i < read->len; i++)
    g_ptr_array_add (self->entries, g_object_ref (g_ptr_array_index (read, i)));
  g_ptr_array_sort (self->entries, compare_entries);
  if (last)
    g_clear_object (&self->reading);
  if (!has_same (before, self->entries))
    g_list_model_items_changed (G_LIST_MODEL (self), 0, before->len, self->entries->len);
  if (last)
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_READING]);
}

/* What was read, by the names of files, (transfer full). */
static GHashTable *
list_known (SalonLibrary *self)
{
  GHashTable *known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);

  for (guint i = 0; i < self->entries->len; i++)
    {
      SalonLibraryEntry *entry = g_ptr_array_index (self->entries, i);

      if (salon_library_entry_get_name (entry) != NULL)
        g_hash_table_insert (known, g_strdup (salon_library_entry_get_name (entry)), g_object_ref (entry));
    }
  return known;
}

/* The object */

static void
salon_library_dispose (GObject *object)
{
  SalonLibrary *self = SALON_LIBRARY (object);

  if (self->reading != NULL)
    g_cancellable_cancel (self->reading);
  g_clear_object (&self->reading);
  g_clear_object (&self->store);

  G_OBJECT_CLASS (salon_library_parent_class)->dispose (object);
}

static void
salon_library_finalize (GObject *object)
{
  SalonLibrary *self = SALON_LIBRARY (object);

  g_ptr_array_unref (self->entries);
  g_free (self->cache);

  G_OBJECT_CLASS (salon_library_parent_class)->finalize (object);
}

static void
salon_library_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_READING:
      g_value_set_boolean (value, salon_library_is_reading (SALON_LIBRARY (object)));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
salon_library_class_init (SalonLibraryClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = salon_library_dispose;
  object_class->finalize = salon_library_finalize;
  object_class->get_property = salon_library_get_property;

  props[PROP_READING] = g_param_spec_boolean ("reading", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
salon_library_init (SalonLibrary *self)
{
  self->entries = g_ptr_array_new_with_free_func (g_object_unref);
}

SalonLibrary *
salon_library_new (SalonStore *store, const SalonGameKind *const *kinds, const char *cache)
{
  SalonLibrary *self = g_object_new (SALON_TYPE_LIBRARY, NULL);

  self->store = g_object_ref (store);
  self->kinds = kinds;
  self->cache = g_strdup (cache);
  return self;
}

void
salon_library_refresh (SalonLibrary *self, SalonGame *current, const SalonLook *look)
{
  g_autoptr (GBytes) record = current != NULL ? salon_game_to_kept_record (current) : NULL;
  const gboolean was_reading = self->reading != NULL;

  if (was_reading)
    g_cancellable_cancel (self->reading);
  g_clear_object (&self->reading);
  self->reading = g_cancellable_new ();
  salon_library_scan (salon_store_get_directory (self->store), self->cache, self->kinds, list_known (self), record,
                      look, self->reading, step_cb, self);
  if (!was_reading)
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_READING]);
}

gboolean
salon_library_is_reading (SalonLibrary *self)
{
  return self->reading != NULL;
}

SalonStore *
salon_library_get_store (SalonLibrary *self)
{
  return self->store;
}

const SalonGameKind *const *
salon_library_get_kinds (SalonLibrary *self)
{
  return self->kinds;
}
