/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-library-deeds.h"

#include <glib/gi18n-lib.h>

#include "app/salon-compat.h"
#include "app/salon-library-export.h"
#include "app/salon-library-rename.h"
#include "app/salon-library-text.h"
#include "model/salon-library-bin.h"
#include "model/salon-library-change.h"

struct _SalonLibraryDeeds {
  GObject parent_instance;

  SalonRoom *room;
  GtkWidget *place;
  SalonLibrary *library;
  SalonLibraryChoice *choice;
  SalonLibraryShown shown;
  SalonLibraryBin *bin;
  char *deleted; /* the title of the game that was deleted last, if it was one */
};

G_DEFINE_FINAL_TYPE (SalonLibraryDeeds, salon_library_deeds, G_TYPE_OBJECT)

enum {
  DONE,
  DELETED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* The window of the room; NULL: it is in none any more. */
static GtkWindow *
get_window (SalonLibraryDeeds *self)
{
  return self->room != NULL ? GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self->room))) : NULL;
}

static void
tell_failure (SalonLibraryDeeds *self, const char *heading, const GError *error)
{
  if (error != NULL && get_window (self) != NULL)
    salon_compat_show_alert (get_window (self), heading, error->message);
}

/* Which games */

/* Whether the library can change the file of @entry; if not, says why. */
static gboolean
can_change (SalonLibraryDeeds *self, SalonLibraryEntry *entry)
{
  if (salon_library_entry_get_name (entry) == NULL)
    salon_room_tell (self->room, _ ("This game is on the table, and can be changed when it is off it"));
  else if (salon_library_entry_get_summary (entry) == NULL)
    salon_room_tell (self->room, _ ("A damaged file stays as it is"));
  else
    return TRUE;

  return FALSE;
}

SalonLibraryEntry *
salon_library_deeds_get_focused (SalonLibraryDeeds *self)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self->room)));
  SalonLibraryEntry *entry;

  if (focus == NULL)
    return NULL;
  entry = salon_library_cards_find (self->shown.cards, focus);
  return entry != NULL ? entry : salon_library_list_find (self->shown.list, focus);
}

/* The games to which something is done: of SalonLibraryEntry (transfer full); NULL: there is none that can be changed. */
static GPtrArray *
get_targets (SalonLibraryDeeds *self)
{
  g_autoptr (GPtrArray) targets = salon_library_choice_find (self->choice, G_LIST_MODEL (self->library));
  SalonLibraryEntry *focused = salon_library_deeds_get_focused (self);

  if (targets->len == 0 && focused != NULL && can_change (self, focused))
    g_ptr_array_add (targets, g_object_ref (focused));
  return targets->len > 0 ? g_steal_pointer (&targets) : NULL;
}

void
salon_library_deeds_toggle (SalonLibraryDeeds *self, SalonLibraryEntry *entry)
{
  if (can_change (self, entry))
    salon_library_choice_set (self->choice, entry, !salon_library_choice_has (self->choice, entry));
}

void
salon_library_deeds_choose_all (SalonLibraryDeeds *self)
{
  g_autoptr (GPtrArray) entries = salon_library_rows_list (self->shown.rows);

  salon_library_choice_set_all (self->choice, entries);
}

/* Titles and copies */

static void
renamed_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (SalonLibraryDeeds) self = data;
  g_autoptr (GError) error = NULL;

  if (!salon_library_rename_finish (SALON_LIBRARY (source), result, &error))
    tell_failure (self, _ ("The game cannot be renamed"), error);
  g_signal_emit (self, signals[DONE], 0);
}

static void
name_given_cb (gpointer data, SalonLibraryEntry *entry, const char *title)
{
  SalonLibraryDeeds *self = data;

  salon_library_choice_clear (self->choice);
  salon_library_rename_async (self->library, entry, title, renamed_cb, g_object_ref (self));
}

void
salon_library_deeds_rename (SalonLibraryDeeds *self)
{
  g_autoptr (GPtrArray) targets = get_targets (self);

  if (targets != NULL && targets->len == 1)
    salon_library_ask_name (self->place, g_ptr_array_index (targets, 0), name_given_cb, self);
}

void
salon_library_deeds_export (SalonLibraryDeeds *self)
{
  g_autoptr (GPtrArray) targets = get_targets (self);

  if (targets != NULL)
    salon_library_export (get_window (self), self->library, targets);
}

/* The bin */

void
salon_library_deeds_delete (SalonLibraryDeeds *self)
{
  g_autoptr (GPtrArray) targets = get_targets (self);

  if (targets == NULL)
    return;

  salon_library_choice_clear (self->choice);
  if (!salon_library_bin_delete (self->bin, targets))
    return;

  g_free (self->deleted);
  self->deleted = targets->len == 1 ? salon_library_say_title (g_ptr_array_index (targets, 0)) : NULL;
}

/* The bin has hidden files, or brought them back. */
static void
bin_changed_cb (SalonLibraryDeeds *self, guint n, const GError *error)
{
  const guint n_deleted = salon_library_bin_count (self->bin);
  g_autofree char *text = NULL;

  tell_failure (self, _ ("Not all of it was possible"), error);
  if (n_deleted == 1 && self->deleted != NULL)
    /* Translators: the title of a game */
    text = g_strdup_printf (_ ("“%s” is deleted."), self->deleted);
  else if (n_deleted > 0)
    text = g_strdup_printf (ngettext ("%u game is deleted.", "%u games are deleted.", n_deleted), n_deleted);
  g_signal_emit (self, signals[DELETED], 0, text);
  g_signal_emit (self, signals[DONE], 0);
}

void
salon_library_deeds_undo (SalonLibraryDeeds *self)
{
  if (salon_library_bin_count (self->bin) > 0)
    salon_library_bin_undo (self->bin);
}

void
salon_library_deeds_forget (SalonLibraryDeeds *self)
{
  salon_library_bin_empty (self->bin);
}

/* The object */

static void
salon_library_deeds_dispose (GObject *object)
{
  SalonLibraryDeeds *self = SALON_LIBRARY_DEEDS (object);

  g_clear_object (&self->bin);
  g_clear_object (&self->choice);
  g_clear_object (&self->library);

  G_OBJECT_CLASS (salon_library_deeds_parent_class)->dispose (object);
}

static void
salon_library_deeds_finalize (GObject *object)
{
  g_free (SALON_LIBRARY_DEEDS (object)->deleted);

  G_OBJECT_CLASS (salon_library_deeds_parent_class)->finalize (object);
}

static void
salon_library_deeds_class_init (SalonLibraryDeedsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = salon_library_deeds_dispose;
  object_class->finalize = salon_library_deeds_finalize;
  signals[DONE] =
    g_signal_new ("done", SALON_TYPE_LIBRARY_DEEDS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[DELETED] = g_signal_new ("deleted", SALON_TYPE_LIBRARY_DEEDS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
salon_library_deeds_init (SalonLibraryDeeds *self)
{
}

SalonLibraryDeeds *
salon_library_deeds_new (SalonRoom *room,
                         GtkWidget *place,
                         const SalonRoomMeans *means,
                         SalonLibraryChoice *choice,
                         const SalonLibraryShown *shown)
{
  SalonLibraryDeeds *self = g_object_new (SALON_TYPE_LIBRARY_DEEDS, NULL);

  self->room = room;
  self->place = place;
  self->library = g_object_ref (means->library);
  self->choice = g_object_ref (choice);
  self->shown = *shown;
  self->bin = salon_library_bin_new (means->store);
  g_signal_connect_object (self->bin, "changed", G_CALLBACK (bin_changed_cb), self, G_CONNECT_SWAPPED);
  return self;
}

void
salon_library_deeds_close (SalonLibraryDeeds *self)
{
  self->room = NULL;
  g_signal_handlers_disconnect_by_data (self->bin, self);
  g_clear_object (&self->bin);
}
