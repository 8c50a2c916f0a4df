/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-library-importer.h"

#include <glib/gi18n-lib.h>

#include "app/salon-files.h"
#include "model/salon-library-change.h"

struct _SalonLibraryImporter {
  GObject parent_instance;

  SalonLibrary *library;
  GPtrArray *heaps;   /* of GPtrArray of GFile: imports that wait */
  gboolean importing; /* one is going on */
};

G_DEFINE_FINAL_TYPE (SalonLibraryImporter, salon_library_importer, G_TYPE_OBJECT)

enum {
  IMPORTED,
  REFUSED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
salon_library_importer_finalize (GObject *object)
{
  SalonLibraryImporter *self = SALON_LIBRARY_IMPORTER (object);

  g_object_unref (self->library);
  g_ptr_array_unref (self->heaps);

  G_OBJECT_CLASS (salon_library_importer_parent_class)->finalize (object);
}

static void
salon_library_importer_class_init (SalonLibraryImporterClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = salon_library_importer_finalize;
  signals[IMPORTED] = g_signal_new ("imported", SALON_TYPE_LIBRARY_IMPORTER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                    G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[REFUSED] = g_signal_new ("refused", SALON_TYPE_LIBRARY_IMPORTER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_STRING);
}

static void
salon_library_importer_init (SalonLibraryImporter *self)
{
  self->heaps = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
}

static void
tell (SalonLibraryImporter *self, const SalonLibraryImport *imported)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_append_printf (text, ngettext ("%u game was imported.", "%u games were imported.", imported->n_kept),
                          imported->n_kept);
  if (imported->n_known > 0)
    g_string_append_printf (text, ngettext (" %u was here already.", " %u were here already.", imported->n_known),
                            imported->n_known);
  if (imported->n_left > 0)
    g_string_append_printf (text,
                            ngettext (" %1$u file was left out: %2$u are taken at once.",
                                      " %1$u files were left out: %2$u are taken at once.", imported->n_left),
                            imported->n_left, SALON_LIBRARY_IMPORT_MOST);
  if (imported->n_refused == 0)
    g_signal_emit (self, signals[IMPORTED], 0, text->str);
  else
    {
      g_autofree char *heading =
        g_strdup_printf (ngettext ("%u file is no game", "%u files are no games", imported->n_refused),
                         imported->n_refused);

      /* Translators: the name of a file, and why it cannot be read */
      g_string_append_printf (text, _ ("\n\n“%1$s”: %2$s"), imported->refused, imported->reason);
      g_signal_emit (self, signals[REFUSED], 0, heading, text->str);
    }
}

static void start (SalonLibraryImporter *self);

static void
imported_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  SalonLibraryImporter *self = data;
  SalonLibraryImport *imported = salon_library_import_finish (SALON_LIBRARY (source), result);

  self->importing = FALSE;
  tell (self, imported);
  salon_library_import_free (imported);
  if (self->heaps->len > 0)
    start (self);
  else
    g_object_unref (self);
}

/* Begins the import that waits first. One knows the games that the library has read: so there is only one at a time, and
 * none while the library reads, or games would be there twice. */
static void
start (SalonLibraryImporter *self)
{
  g_autoptr (GPtrArray) files = NULL;

  if (self->importing || self->heaps->len == 0 || salon_library_is_reading (self->library))
    return;

  self->importing = TRUE;
  files = g_ptr_array_steal_index (self->heaps, 0);
  salon_library_import_async (self->library, files, NULL, imported_cb, self);
}

SalonLibraryImporter *
salon_library_importer_new (SalonLibrary *library)
{
  SalonLibraryImporter *self = g_object_new (SALON_TYPE_LIBRARY_IMPORTER, NULL);

  self->library = g_object_ref (library);
  g_signal_connect_object (library, "notify::reading", G_CALLBACK (start), self, G_CONNECT_SWAPPED);
  return self;
}

void
salon_library_importer_add (SalonLibraryImporter *self, GPtrArray *files)
{
  if (!self->importing && self->heaps->len == 0)
    g_object_ref (self);
  g_ptr_array_add (self->heaps, g_ptr_array_ref (files));
  start (self);
}

static void
chosen_cb (GtkWindow *window, GListModel *files, GObject *subject)
{
  g_autoptr (GPtrArray) array = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < g_list_model_get_n_items (files); i++)
    g_ptr_array_add (array, g_list_model_get_item (files, i));
  salon_library_importer_add (SALON_LIBRARY_IMPORTER (subject), array);
}

void
salon_library_importer_choose (SalonLibraryImporter *self, GtkWindow *window)
{
  salon_files_choose_several (window, G_OBJECT (self), chosen_cb);
}
