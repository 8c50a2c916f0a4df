/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/wedges/wedges-packs.h"

#include <glib/gi18n-lib.h>

#include "model/salon-errand.h"
#include "model/salon-store.h"
#include "model/wedges/wedges-pack-folder.h"

struct _WedgesPacks {
  GObject parent_instance;

  char *data;
  GPtrArray *packs; /* of WedgesPack, in their order */
  gboolean is_read, reading, again;
};

static guint refreshed_signal;

/* The list */

static GType
get_item_type (GListModel *model)
{
  return WEDGES_TYPE_PACK;
}

static guint
get_n_items (GListModel *model)
{
  return WEDGES_PACKS (model)->packs->len;
}

static gpointer
get_item (GListModel *model, guint position)
{
  WedgesPacks *self = WEDGES_PACKS (model);

  return position < self->packs->len ? g_object_ref (g_ptr_array_index (self->packs, position)) : NULL;
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (WedgesPacks,
                               wedges_packs,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

WedgesPack *
wedges_packs_find (WedgesPacks *self, const char *name)
{
  for (guint i = 0; i < self->packs->len; i++)
    if (g_str_equal (wedges_pack_get_name (g_ptr_array_index (self->packs, i)), name))
      return g_ptr_array_index (self->packs, i);
  return NULL;
}

gboolean
wedges_packs_is_read (WedgesPacks *self)
{
  return self->is_read;
}

const char *
wedges_packs_get_data (WedgesPacks *self)
{
  return self->data;
}

QuestionsBank *
wedges_packs_open (const char *data, const char *name, GError **error)
{
  g_autofree char *usual = data == NULL ? salon_store_find_directory () : NULL;
  g_autoptr (GBytes) bytes = wedges_pack_folder_read (data != NULL ? data : usual, name, error);
  QuestionsBank *bank;
  const char *text;
  gsize size;

  if (bytes == NULL)
    return NULL;
  text = g_bytes_get_data (bytes, &size);
  bank = questions_bank_read (text != NULL ? text : "", size, NULL, NULL);
  if (bank == NULL)
    g_set_error_literal (error, G_FILE_ERROR, G_FILE_ERROR_NOMEM,
                         _ ("There is not enough memory for these questions."));
  return bank;
}

/* Reading the list */

/* What the thread gets: the list is its own, its packs never change. */
typedef struct {
  char *data;
  GPtrArray *before;
} Reading;

static void
reading_free (gpointer data)
{
  Reading *reading = data;

  g_free (reading->data);
  g_ptr_array_unref (reading->before);
  g_free (reading);
}

static gpointer
copy_pack (gconstpointer pack, gpointer data)
{
  return g_object_ref ((gpointer) pack);
}

static void
read_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Reading *reading = data;

  g_task_return_pointer (task, wedges_pack_folder_list (reading->data, reading->before),
                         (GDestroyNotify) g_ptr_array_unref);
}

/* Takes the new list. What is the same at both ends of it stays, so that the rows of a page do not jump. */
static void
take_packs (WedgesPacks *self, GPtrArray *packs)
{
  g_autoptr (GPtrArray) old = self->packs;
  guint first = 0, last = 0;

  while (first < old->len && first < packs->len && old->pdata[first] == packs->pdata[first])
    first++;
  while (last < old->len - first && last < packs->len - first
         && old->pdata[old->len - 1 - last] == packs->pdata[packs->len - 1 - last])
    last++;

  self->packs = packs;
  if (old->len - first - last > 0 || packs->len - first - last > 0)
    g_list_model_items_changed (G_LIST_MODEL (self), first, old->len - first - last, packs->len - first - last);
}

static void
read_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  WedgesPacks *self = WEDGES_PACKS (source);

  take_packs (self, g_task_propagate_pointer (G_TASK (result), NULL));
  self->reading = FALSE;
  self->is_read = TRUE;
  if (self->again)
    {
      self->again = FALSE;
      wedges_packs_refresh (self);
      return;
    }
  g_signal_emit (self, refreshed_signal, 0);
}

void
wedges_packs_refresh (WedgesPacks *self)
{
  g_autoptr (GTask) task = NULL;
  Reading *reading;

  /* Who asks while the list is being read may have changed what was read already. */
  if (self->reading)
    {
      self->again = TRUE;
      return;
    }

  self->reading = TRUE;
  reading = g_new (Reading, 1);
  *reading = (Reading) { g_strdup (self->data), g_ptr_array_copy (self->packs, copy_pack, NULL) };
  g_ptr_array_set_free_func (reading->before, g_object_unref);
  task = g_task_new (self, NULL, read_cb, NULL);
  g_task_set_task_data (task, reading, reading_free);
  g_task_run_in_thread (task, read_in_thread);
}

/* Changes */

typedef enum {
  ADD,
  RETITLE,
  HIDE,
  BRING_BACK,
  DROP
} Act;

typedef struct {
  Act act;
  char *data, *name, *title;
  GBytes *bytes;
} Change;

static void
change_free (gpointer data)
{
  Change *change = data;

  g_free (change->data);
  g_free (change->name);
  g_free (change->title);
  g_clear_pointer (&change->bytes, g_bytes_unref);
  g_free (change);
}

static gboolean
carry_out (Change *change, GError **error)
{
  switch (change->act)
    {
    case ADD:
      change->name = wedges_pack_folder_add (change->data, change->title, change->bytes, error);
      return change->name != NULL;
    case RETITLE:
      return wedges_pack_folder_retitle (change->data, change->name, change->title, error);
    case HIDE:
      return wedges_pack_folder_hide (change->data, change->name, error);
    case BRING_BACK:
      return wedges_pack_folder_bring_back (change->data, change->name, error);
    case DROP:
    default:
      wedges_pack_folder_drop (change->data, change->name);
      return TRUE;
    }
}

static void
change_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Change *change = data;
  GError *error = NULL;
  const gboolean done = carry_out (change, &error);

  salon_errand_end ();
  if (done)
    g_task_return_pointer (task, g_steal_pointer (&change->name), g_free);
  else
    g_task_return_error (task, error);
}

/* Begins a change. @title and @bytes: (nullable). */
static void
begin (WedgesPacks *self,
       Act act,
       const char *name,
       const char *title,
       GBytes *bytes,
       GAsyncReadyCallback callback,
       gpointer data)
{
  g_autoptr (GTask) task = g_task_new (self, NULL, callback, data);
  Change *change = g_new (Change, 1);

  *change = (Change) { act, g_strdup (self->data), g_strdup (name), g_strdup (title),
                       bytes != NULL ? g_bytes_ref (bytes) : NULL };
  g_task_set_task_data (task, change, change_free);
  salon_errand_begin ();
  g_task_run_in_thread (task, change_in_thread);
}

void
wedges_packs_add_async (WedgesPacks *self,
                        const char *title,
                        GBytes *bytes,
                        GAsyncReadyCallback callback,
                        gpointer data)
{
  begin (self, ADD, NULL, title, bytes, callback, data);
}

void
wedges_packs_retitle_async (WedgesPacks *self,
                            const char *name,
                            const char *title,
                            GAsyncReadyCallback callback,
                            gpointer data)
{
  begin (self, RETITLE, name, title, NULL, callback, data);
}

void
wedges_packs_delete_async (WedgesPacks *self, const char *name, GAsyncReadyCallback callback, gpointer data)
{
  begin (self, HIDE, name, NULL, NULL, callback, data);
}

void
wedges_packs_bring_back_async (WedgesPacks *self, const char *name, GAsyncReadyCallback callback, gpointer data)
{
  begin (self, BRING_BACK, name, NULL, NULL, callback, data);
}

char *
wedges_packs_finish (WedgesPacks *self, GAsyncResult *result, GError **error)
{
  char *name = g_task_propagate_pointer (G_TASK (result), error);

  wedges_packs_refresh (self);
  return name;
}

void
wedges_packs_drop (WedgesPacks *self, const char *name)
{
  begin (self, DROP, name, NULL, NULL, NULL, NULL);
}

/* The object */

static void
wedges_packs_finalize (GObject *object)
{
  WedgesPacks *self = WEDGES_PACKS (object);

  g_free (self->data);
  g_ptr_array_unref (self->packs);

  G_OBJECT_CLASS (wedges_packs_parent_class)->finalize (object);
}

static void
wedges_packs_class_init (WedgesPacksClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = wedges_packs_finalize;

  refreshed_signal =
    g_signal_new ("refreshed", WEDGES_TYPE_PACKS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
wedges_packs_init (WedgesPacks *self)
{
  self->packs = g_ptr_array_new_with_free_func (g_object_unref);
}

WedgesPacks *
wedges_packs_new (const char *data)
{
  WedgesPacks *self = g_object_new (WEDGES_TYPE_PACKS, NULL);

  self->data = data != NULL ? g_strdup (data) : salon_store_find_directory ();
  return self;
}
