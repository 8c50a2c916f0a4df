/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/wedges/wedges-packs-page.h"

#include <glib/gi18n-lib.h>

#include "app/salon-compat.h"
#include "app/salon-library-bar.h"
#include "app/wedges/wedges-packs-form.h"
#include "app/wedges/wedges-packs-text.h"
#include "wedges-app-resource.h"
#include "widgets/salon-popover.h"
#include "widgets/salon-style.h"

#define TITLE_WIDTH 30

/* Of a button: the name of its pack. */
#define PACK "pack"

struct _WedgesPacksPage {
  SalonFloor parent_instance;

  WedgesPacks *packs;
  GCancellable *leaving; /* stops what is being read */
  GQueue files;          /* of GFile: opened or dropped, to be imported one after the other */
  GFile *file;           /* (nullable): that is being read */
  GString *faults;       /* why files could not be read, a line each, of which nobody has been told yet */
  char *deleted;         /* (nullable): the name of the pack that can be brought back */

  GtkWidget *open;
  GtkListBox *list;
  SalonLibraryBar *bar;
};

static void wedges_packs_page_iface_init (SalonRoomInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (WedgesPacksPage,
                               wedges_packs_page,
                               SALON_TYPE_FLOOR,
                               G_IMPLEMENT_INTERFACE (SALON_TYPE_ROOM, wedges_packs_page_iface_init))

/* The window; NULL: the room was left. */
static GtkWindow *
get_window (WedgesPacksPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL;
}

static void
alert (WedgesPacksPage *self, const char *heading, const GError *error)
{
  if (get_window (self) != NULL)
    salon_compat_show_alert (get_window (self), heading, error->message);
}

/* Files */

static void read_next (WedgesPacksPage *self);

static void
note_fault (WedgesPacksPage *self, const GError *error)
{
  g_autofree char *base = g_file_get_basename (self->file);
  g_autofree char *name = g_filename_display_name (base != NULL ? base : "");

  /* Translators: a file, and a sentence that says why it cannot be read */
  g_string_append_printf (self->faults, _ ("%1$s: %2$s"), name, error->message);
  g_string_append_c (self->faults, '\n');
}

static void
tell_faults (WedgesPacksPage *self)
{
  if (self->faults->len == 0)
    return;
  g_string_truncate (self->faults, self->faults->len - 1);
  if (get_window (self) != NULL)
    salon_compat_show_alert (get_window (self), _ ("These questions cannot be imported"), self->faults->str);
  g_string_truncate (self->faults, 0);
}

static void
read_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (WedgesPacksPage) self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (WedgesPacksReading) reading = wedges_packs_read_finish (result, &error);

  /* The room was left. */
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  if (reading == NULL)
    note_fault (self, error);
  else if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    {
      /* Somebody has gone on to another room meanwhile: it is read again when they come back. */
      g_queue_push_head (&self->files, g_steal_pointer (&self->file));
      return;
    }
  g_clear_object (&self->file);
  if (reading == NULL)
    {
      read_next (self);
      return;
    }
  salon_room_show_room (SALON_ROOM (self),
                        wedges_packs_form_new_import (self->packs, g_steal_pointer (&reading), self->files.length));
  tell_faults (self);
}

/* Reads the next file, if none is being read. Each becomes a pack in a room of its own; when that is left, the next one
 * comes. What cannot be read is told in one alert, before somebody has to decide something or when no file is left. */
static void
read_next (WedgesPacksPage *self)
{
  if (self->file != NULL)
    return;
  self->file = g_queue_pop_head (&self->files);
  if (self->file != NULL)
    wedges_packs_read_file_async (self->file, self->leaving, read_cb, g_object_ref (self));
  else
    tell_faults (self);
}

static void
take_file (WedgesPacksPage *self, GFile *file)
{
  g_queue_push_tail (&self->files, g_object_ref (file));
}

static void
chosen_cb (GtkWindow *parent, GFile *file, GObject *subject)
{
  take_file (WEDGES_PACKS_PAGE (subject), file);
  read_next (WEDGES_PACKS_PAGE (subject));
}

static GListModel *
make_filters (void)
{
  static const char *const endings[] = { "questions", "csv", "tsv", "txt", "json", "gift" };
  GListStore *filters = g_list_store_new (GTK_TYPE_FILE_FILTER);
  g_autoptr (GtkFileFilter) questions = gtk_file_filter_new (), all = gtk_file_filter_new ();

  gtk_file_filter_set_name (questions, _ ("Questions"));
  for (guint i = 0; i < G_N_ELEMENTS (endings); i++)
    gtk_file_filter_add_suffix (questions, endings[i]);
  gtk_file_filter_set_name (all, _ ("All files"));
  gtk_file_filter_add_pattern (all, "*");
  g_list_store_append (filters, questions);
  g_list_store_append (filters, all);
  return G_LIST_MODEL (filters);
}

static void
choose_file (WedgesPacksPage *self)
{
  g_autoptr (GListModel) filters = make_filters ();

  if (get_window (self) != NULL)
    salon_compat_choose_file (get_window (self), _ ("Open Questions"), NULL, filters, G_OBJECT (self), chosen_cb);
}

static void
take_files (SalonRoom *room, GPtrArray *files)
{
  WedgesPacksPage *self = WEDGES_PACKS_PAGE (room);

  for (guint i = 0; i < files->len; i++)
    take_file (self, g_ptr_array_index (files, i));
  read_next (self);
}

static void
mix (WedgesPacksPage *self)
{
  salon_room_show_room (SALON_ROOM (self), wedges_packs_form_new_mix (self->packs));
}

/* Deleting */

/* Nobody can bring back what was deleted before. */
static void
drop_deleted (WedgesPacksPage *self)
{
  if (self->deleted != NULL)
    wedges_packs_drop (self->packs, self->deleted);
  g_clear_pointer (&self->deleted, g_free);
}

static void
deleted_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (WedgesPacksPage) self = data;
  WedgesPacks *packs = WEDGES_PACKS (source);
  g_autoptr (GError) error = NULL;
  g_autofree char *name = wedges_packs_finish (packs, result, &error), *text = NULL;
  WedgesPack *pack = name != NULL ? wedges_packs_find (packs, name) : NULL;

  if (name == NULL)
    alert (self, _ ("The pack cannot be deleted"), error);
  else if (self->packs == NULL)
    wedges_packs_drop (packs, name); /* the room was left meanwhile */
  else
    {
      /* Translators: the title of a pack of questions */
      text = g_strdup_printf (_ ("The pack “%s” is deleted."), pack != NULL ? wedges_pack_get_title (pack) : name);
      drop_deleted (self);
      self->deleted = g_steal_pointer (&name);
      salon_library_bar_tell_deleted (self->bar, text);
    }
}

static void
delete_cb (WedgesPacksPage *self, GtkWidget *button)
{
  wedges_packs_delete_async (self->packs, g_object_get_data (G_OBJECT (button), PACK), deleted_cb, g_object_ref (self));
}

static void
brought_back_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (WedgesPacksPage) self = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *name = wedges_packs_finish (WEDGES_PACKS (source), result, &error);

  if (name == NULL)
    alert (self, _ ("The pack cannot be brought back"), error);
}

static void
undo_cb (WedgesPacksPage *self)
{
  g_autofree char *name = g_steal_pointer (&self->deleted);

  salon_library_bar_tell_deleted (self->bar, NULL);
  if (name != NULL)
    wedges_packs_bring_back_async (self->packs, name, brought_back_cb, g_object_ref (self));
}

/* Renaming */

typedef struct {
  WedgesPacksPage *page;
  char *name;
  GtkWidget *popover, *entry;
} Asking;

static void
asking_free (gpointer data, GClosure *closure)
{
  Asking *asking = data;

  g_free (asking->name);
  g_free (asking);
}

static void
retitled_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (WedgesPacksPage) self = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *name = wedges_packs_finish (WEDGES_PACKS (source), result, &error);

  if (name == NULL)
    alert (self, _ ("The pack cannot be renamed"), error);
}

static void
agreed_cb (Asking *asking)
{
  char title[QUESTIONS_HEAD_TEXT + 1];

  wedges_pack_copy_text (title, sizeof title, gtk_editable_get_text (GTK_EDITABLE (asking->entry)));
  if (*title != '\0')
    wedges_packs_retitle_async (asking->page->packs, asking->name, title, retitled_cb, g_object_ref (asking->page));
  gtk_popover_popdown (GTK_POPOVER (asking->popover));
}

/* Asks in a popover of the button what the pack of that name is to be called. */
static void
rename_cb (WedgesPacksPage *self, GtkWidget *button)
{
  WedgesPack *pack = wedges_packs_find (self->packs, g_object_get_data (G_OBJECT (button), PACK));
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8), *agree = gtk_button_new_with_mnemonic (_ ("_Rename"));
  Asking *asking;

  if (pack == NULL)
    return;
  asking = g_new (Asking, 1);
  *asking = (Asking) { self, g_strdup (wedges_pack_get_name (pack)), gtk_popover_new (), gtk_entry_new () };
  gtk_entry_set_max_length (GTK_ENTRY (asking->entry), QUESTIONS_HEAD_TEXT);
  gtk_editable_set_width_chars (GTK_EDITABLE (asking->entry), TITLE_WIDTH);
  gtk_editable_set_text (GTK_EDITABLE (asking->entry), wedges_pack_get_title (pack));
  gtk_accessible_update_property (GTK_ACCESSIBLE (asking->entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Title of the pack"), -1);
  gtk_widget_set_name (asking->entry, "packs-new-title");
  gtk_widget_add_css_class (agree, "suggested-action");
  gtk_box_append (GTK_BOX (box), asking->entry);
  gtk_box_append (GTK_BOX (box), agree);
  gtk_popover_set_child (GTK_POPOVER (asking->popover), box);
  gtk_widget_set_parent (asking->popover, button);
  g_signal_connect_swapped (asking->entry, "activate", G_CALLBACK (agreed_cb), asking);
  g_signal_connect_data (agree, "clicked", G_CALLBACK (agreed_cb), asking, asking_free, G_CONNECT_SWAPPED);
  g_signal_connect (asking->popover, "closed", G_CALLBACK (salon_popover_drop), NULL);
  gtk_popover_popup (GTK_POPOVER (asking->popover));
  gtk_widget_grab_focus (asking->entry);
  gtk_editable_select_region (GTK_EDITABLE (asking->entry), 0, -1);
}

/* Rows */

static void
add_label (GtkWidget *box, const char *text, const char *style)
{
  GtkWidget *label =
    g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", 0.f, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, NULL);

  gtk_widget_add_css_class (label, style);
  gtk_box_append (GTK_BOX (box), label);
}

/* A button of the row of @pack, called @name; what is heard of it names the pack, too, because each row has such a button. */
static void
add_button (WedgesPacksPage *self,
            GtkWidget *box,
            WedgesPack *pack,
            const char *name,
            const char *icon,
            const char *tip,
            GCallback clicked)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);
  /* Translators: what a button does, and the title of the pack that it does that with */
  g_autofree char *label = g_strdup_printf (_ ("%1$s: %2$s"), tip, wedges_pack_get_title (pack));

  g_object_set_data_full (G_OBJECT (button), PACK, g_strdup (wedges_pack_get_name (pack)), g_free);
  gtk_widget_set_name (button, name);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "circular");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (button, tip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  g_signal_connect_object (button, "clicked", clicked, self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), button);
}

static GtkWidget *
make_row (gpointer item, gpointer data)
{
  WedgesPacksPage *self = data;
  WedgesPack *pack = item;
  GtkWidget *row = gtk_list_box_row_new (), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *text = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  g_autofree char *about = wedges_packs_say_pack (pack);

  gtk_widget_add_css_class (box, "game-row");
  gtk_widget_add_css_class (box, "pack-row");
  gtk_widget_add_css_class (text, "text");
  if (wedges_pack_get_fault (pack) != NULL)
    gtk_widget_add_css_class (box, "damaged");
  gtk_widget_set_hexpand (text, TRUE);
  gtk_widget_set_valign (text, GTK_ALIGN_CENTER);
  add_label (text, wedges_pack_get_title (pack), "title");
  add_label (text, about, "line");
  gtk_box_append (GTK_BOX (box), text);
  if (wedges_pack_is_own (pack))
    {
      add_button (self, box, pack, "rename", "document-edit-symbolic", _ ("Rename"), G_CALLBACK (rename_cb));
      add_button (self, box, pack, "delete", "user-trash-symbolic", _ ("Delete"), G_CALLBACK (delete_cb));
    }
  else
    {
      GtkWidget *origin = gtk_label_new (_ ("comes with Salon"));

      gtk_widget_add_css_class (origin, "line");
      gtk_box_append (GTK_BOX (box), origin);
    }

  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, wedges_pack_get_title (pack),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, about, -1);
  return row;
}

/* The room */

static char *
get_title (SalonRoom *room)
{
  return g_strdup (_ ("Question Packs"));
}

static char *
get_subtitle (SalonRoom *room)
{
  return g_strdup (_ ("what the wheel asks"));
}

static void
open_file (SalonRoom *room)
{
  choose_file (WEDGES_PACKS_PAGE (room));
}

static void
focus (SalonRoom *room)
{
  WedgesPacksPage *self = WEDGES_PACKS_PAGE (room);

  wedges_packs_refresh (self->packs);
  gtk_widget_grab_focus (self->open);
  read_next (self);
}

static void
wedges_packs_page_iface_init (SalonRoomInterface *iface)
{
  iface->get_title = get_title;
  iface->get_subtitle = get_subtitle;
  iface->open = open_file;
  iface->take_files = take_files;
  iface->focus = focus;
}

static void
wedges_packs_page_dispose (GObject *object)
{
  WedgesPacksPage *self = WEDGES_PACKS_PAGE (object);

  if (self->packs != NULL)
    drop_deleted (self);
  if (self->leaving != NULL)
    g_cancellable_cancel (self->leaving);
  g_clear_object (&self->leaving);
  g_queue_clear_full (&self->files, g_object_unref);
  g_clear_object (&self->file);
  g_clear_object (&self->packs);

  G_OBJECT_CLASS (wedges_packs_page_parent_class)->dispose (object);
}

static void
wedges_packs_page_finalize (GObject *object)
{
  g_string_free (WEDGES_PACKS_PAGE (object)->faults, TRUE);

  G_OBJECT_CLASS (wedges_packs_page_parent_class)->finalize (object);
}

static void
wedges_packs_page_class_init (WedgesPacksPageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = wedges_packs_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = wedges_packs_page_finalize;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "wedges-packs-page");
}

static GtkWidget *
make_button (WedgesPacksPage *self, const char *label, const char *name, GCallback clicked)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  gtk_widget_set_name (button, name);
  gtk_widget_add_css_class (button, "cream");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  g_signal_connect_object (button, "clicked", clicked, self, G_CONNECT_SWAPPED);
  return button;
}

static GtkWidget *
make_head (WedgesPacksPage *self)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *hint = g_object_new (
    GTK_TYPE_LABEL, "label",
    _ (
      "Open a file or drop some: Salon’s own format, a table (CSV), an export from Anki, Open Trivia Database, Moodle GIFT."),
    "wrap", TRUE, "xalign", 0.f, "hexpand", TRUE, NULL);

  gtk_widget_add_css_class (hint, "hint");
  self->open = make_button (self, _ ("_Open a File…"), "packs-open", G_CALLBACK (choose_file));
  gtk_box_append (GTK_BOX (head), hint);
  gtk_box_append (GTK_BOX (head), self->open);
  gtk_box_append (GTK_BOX (head), make_button (self, _ ("_Mix Packs…"), "packs-mix", G_CALLBACK (mix)));
  return head;
}

static void
wedges_packs_page_init (WedgesPacksPage *self)
{
  static const SalonFloorStyle floor = { .piece = "house:house/walnut", .small_below = 560, .large_from = 1000 };
  GtkWidget *overlay = gtk_overlay_new (), *clamp = adw_clamp_new (), *scroller = gtk_scrolled_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 14);

  /* The linker keeps the resource because it is named here; it registers itself. */
  wedges_app_get_resource ();
  salon_style_load ("salon-library");
  salon_style_load ("wedges/wedges-packs");
  salon_floor_set_style (SALON_FLOOR (self), &floor);
  self->leaving = g_cancellable_new ();
  g_queue_init (&self->files);
  self->faults = g_string_new (NULL);
  self->list = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_list_box_set_selection_mode (self->list, GTK_SELECTION_NONE);
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "library-list");
  gtk_widget_set_name (GTK_WIDGET (self->list), "packs-list");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Question Packs"), -1);

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), GTK_WIDGET (self->list));
  gtk_widget_set_vexpand (scroller, TRUE);
  gtk_box_append (GTK_BOX (box), make_head (self));
  gtk_box_append (GTK_BOX (box), scroller);
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), 960);
  adw_clamp_set_tightening_threshold (ADW_CLAMP (clamp), 960);
  adw_clamp_set_child (ADW_CLAMP (clamp), box);
  gtk_widget_add_css_class (overlay, "library");
  gtk_overlay_set_child (GTK_OVERLAY (overlay), clamp);
  self->bar = SALON_LIBRARY_BAR (salon_library_bar_new ());
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), GTK_WIDGET (self->bar));
  salon_floor_set_content (SALON_FLOOR (self), overlay);

  g_signal_connect_object (self->bar, "undo", G_CALLBACK (undo_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->bar, "over", G_CALLBACK (drop_deleted), self, G_CONNECT_SWAPPED);
}

SalonRoom *
wedges_packs_page_new (const SalonRoomMeans *means)
{
  WedgesPacksPage *self = g_object_new (WEDGES_TYPE_PACKS_PAGE, NULL);

  self->packs = wedges_packs_new (salon_store_get_directory (means->store));
  gtk_list_box_bind_model (self->list, G_LIST_MODEL (self->packs), make_row, self, NULL);
  return SALON_ROOM (self);
}
