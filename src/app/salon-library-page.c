/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-library-page.h"

#include <glib/gi18n-lib.h>

#include "app/salon-compat.h"
#include "app/salon-house.h"
#include "app/salon-library-bar.h"
#include "app/salon-library-deeds.h"
#include "app/salon-library-export.h"
#include "app/salon-library-head.h"
#include "app/salon-library-importer.h"
#include "app/salon-library-keys.h"
#include "app/salon-library-open.h"
#include "app/salon-library-pages.h"
#include "app/salon-library-side.h"
#include "widgets/salon-style.h"
#include "widgets/salon-text.h"

/* Heights and the width of pages that are small, low or large, in px, where text has its usual size. */
#define SMALL_BELOW 640
#define SMALL_WIDTH 1100
#define LOW_BELOW   720
#define LARGE_FROM  900
#define LARGE_TEXT  1.4 /* of the style sheet */
/* The least size of the page, in px. */
#define LEAST_WIDTH  640
#define LEAST_HEIGHT 400
#define BLANK_AFTER  300 /* ms until rows are promised that are still being read */
#define CARDS_MOST   12

struct _SalonLibraryPage {
  SalonFloor parent_instance;

  SalonRoomMeans means;
  SalonGame *current;
  SalonLook look;
  SalonLibraryRows *rows;
  SalonLibraryPictures *pictures;
  SalonLibraryChoice *choice;
  SalonLibraryDeeds *deeds;
  SalonLibraryImporter *importer;

  GtkBox *box;
  SalonLibrarySide *side;
  SalonLibraryHead *head;
  SalonLibraryCards *cards;
  SalonLibraryPages pages;
  SalonLibraryList *list;
  SalonLibraryBar *bar;
  SalonLibraryForm form;
  guint update_id, blank_id, form_id;
};

static void room_init (SalonRoomInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (SalonLibraryPage,
                               salon_library_page,
                               SALON_TYPE_FLOOR,
                               G_IMPLEMENT_INTERFACE (SALON_TYPE_ROOM, room_init))

static GtkWindow *
get_window (SalonLibraryPage *self)
{
  return GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
}

/* A page that was left does not know any more which game is on the table. */
static void
refresh (SalonLibraryPage *self)
{
  if (get_window (self) == NULL)
    return;

  salon_library_refresh (self->means.library, self->current, &self->look);
}

/* What is shown */

static void
get_filter (SalonLibraryPage *self, SalonLibraryFilter *filter)
{
  salon_library_side_get (self->side, filter);
  filter->order = salon_library_head_get_order (self->head);
  filter->cards = filter->state == SALON_LIBRARY_ALL && filter->folded[0] == '\0' ? CARDS_MOST : 0;
}

static void
update (SalonLibraryPage *self)
{
  GListModel *library = G_LIST_MODEL (self->means.library);
  SalonLibraryFilter filter;

  g_clear_handle_id (&self->update_id, g_source_remove);
  get_filter (self, &filter);
  salon_library_rows_update (self->rows, library, &filter);
  salon_library_side_count (self->side, library, self->rows);
  salon_library_choice_prune (self->choice, library);
  salon_library_cards_set (self->cards, salon_library_rows_get_cards (self->rows));
  salon_library_head_update (self->head, &filter, salon_library_rows_get_cards (self->rows)->len > 0);
  salon_library_pages_update (&self->pages, self->means.library, salon_library_rows_count_shown (self->rows),
                              filter.folded[0] != '\0' ? salon_library_side_get_search (self->side) : NULL);
  salon_room_retitled (SALON_ROOM (self));
}

static gboolean
update_cb (gpointer data)
{
  SalonLibraryPage *self = data;

  self->update_id = 0;
  update (self);
  return G_SOURCE_REMOVE;
}

/* The library has changed: what it has is shown with the next frame. */
static void
update_later (SalonLibraryPage *self)
{
  if (self->update_id == 0)
    self->update_id = g_idle_add_full (GDK_PRIORITY_REDRAW - 10, update_cb, self, NULL);
}

static void
filtered_cb (SalonLibraryPage *self)
{
  update (self);
  salon_library_list_scroll_to_top (self->list);
}

/* What is chosen may be out of sight now, where nobody expects it to be changed. */
static void
other_games_cb (SalonLibraryPage *self)
{
  salon_library_choice_clear (self->choice);
  filtered_cb (self);
}

static gboolean
blank_cb (gpointer data)
{
  SalonLibraryPage *self = data;

  self->blank_id = 0;
  if (salon_library_rows_count_shown (self->rows) == 0 && salon_library_is_reading (self->means.library))
    salon_library_pages_promise (&self->pages);
  return G_SOURCE_REMOVE;
}

/* What can be done with games */

/* Rooms and messages come from the opening of an entry. */
static void
open_entry (SalonLibraryPage *self, SalonLibraryEntry *entry)
{
  salon_library_open (SALON_ROOM (self), &self->means, self->current, entry);
}

static void
look_back (SalonLibraryPage *self, SalonLibraryEntry *entry)
{
  salon_library_look_back (SALON_ROOM (self), &self->means, self->current, entry);
}

static void
show_file (SalonLibraryPage *self, SalonLibraryEntry *entry)
{
  salon_library_show_file (get_window (self), self->means.library, entry);
}

static void
chosen_cb (SalonLibraryPage *self)
{
  salon_library_bar_set_chosen (self->bar, salon_library_choice_count (self->choice));
}

/* What the importer tells */

static void
imported_cb (SalonLibraryPage *self, const char *text)
{
  refresh (self);
  salon_room_tell (SALON_ROOM (self), text);
}

static void
refused_cb (SalonLibraryPage *self, const char *heading, const char *text)
{
  refresh (self);
  if (get_window (self) != NULL)
    salon_compat_show_alert (get_window (self), heading, text);
}

static void
choose_files (SalonLibraryPage *self)
{
  salon_library_importer_choose (self->importer, get_window (self));
}

/* The page */

static char *
get_title (SalonRoom *room)
{
  return g_strdup (_ ("The library"));
}

static char *
get_subtitle (SalonRoom *room)
{
  const guint n = g_list_model_get_n_items (G_LIST_MODEL (SALON_LIBRARY_PAGE (room)->means.library));

  return g_strdup_printf (ngettext ("%u game", "%u games", n), n);
}

static void
room_open (SalonRoom *room)
{
  choose_files (SALON_LIBRARY_PAGE (room));
}

static void
room_focus (SalonRoom *room)
{
  SalonLibraryPage *self = SALON_LIBRARY_PAGE (room);

  /* A game may have been played, or a replay may have led to a new one. */
  refresh (self);
  if (salon_library_deeds_get_focused (self->deeds) != NULL)
    return;
  if (!gtk_widget_grab_focus (GTK_WIDGET (self->cards)) && !gtk_widget_grab_focus (GTK_WIDGET (self->list)))
    salon_library_side_search (self->side);
}

static void
take_files (SalonRoom *room, GPtrArray *files)
{
  salon_library_importer_add (SALON_LIBRARY_PAGE (room)->importer, files);
}

static void
room_init (SalonRoomInterface *iface)
{
  iface->get_title = get_title;
  iface->get_subtitle = get_subtitle;
  iface->open = room_open;
  iface->take_files = take_files;
  iface->focus = room_focus;
}

/* A small page has the tables above the games. */
static gboolean
form_cb (gpointer data)
{
  SalonLibraryPage *self = data;
  const gboolean compact = self->form == SALON_LIBRARY_COMPACT;

  self->form_id = 0;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->box),
                                  compact ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  salon_library_side_set_form (self->side, self->form);
  if (compact)
    gtk_widget_add_css_class (GTK_WIDGET (self), "compact");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "compact");
  return G_SOURCE_REMOVE;
}

static void
salon_library_page_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  SalonLibraryPage *self = SALON_LIBRARY_PAGE (widget);
  /* How much larger the user’s text is than usual on a page of this size. */
  const double text =
    MAX (1, salon_text_get_scale (widget) / (salon_floor_is_large (SALON_FLOOR (self)) ? LARGE_TEXT : 1));
  SalonLibraryForm form = SALON_LIBRARY_WHOLE;

  GTK_WIDGET_CLASS (salon_library_page_parent_class)->size_allocate (widget, width, height, baseline);
  if (width < SMALL_WIDTH * text || height < SMALL_BELOW * text)
    form = SALON_LIBRARY_COMPACT;
  else if (height < LOW_BELOW * text)
    form = SALON_LIBRARY_LOW;
  if (form == self->form)
    return;

  /* Widgets must not be shown or hidden during an allocation. */
  self->form = form;
  if (self->form_id == 0)
    self->form_id = g_idle_add_full (G_PRIORITY_HIGH_IDLE, form_cb, self, NULL);
}

static void
salon_library_page_dispose (GObject *object)
{
  SalonLibraryPage *self = SALON_LIBRARY_PAGE (object);

  g_clear_handle_id (&self->update_id, g_source_remove);
  g_clear_handle_id (&self->blank_id, g_source_remove);
  g_clear_handle_id (&self->form_id, g_source_remove);
  if (self->deeds != NULL)
    salon_library_deeds_close (self->deeds);
  g_clear_object (&self->deeds);
  g_clear_object (&self->importer);
  g_clear_object (&self->choice);
  g_clear_object (&self->pictures);
  g_clear_object (&self->rows);
  g_clear_object (&self->current);
  g_clear_object (&self->means.settings);
  g_clear_object (&self->means.store);
  if (self->means.library != NULL)
    g_signal_handlers_disconnect_by_data (self->means.library, self);
  g_clear_object (&self->means.library);

  G_OBJECT_CLASS (salon_library_page_parent_class)->dispose (object);
}

static void
salon_library_page_class_init (SalonLibraryPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = salon_library_page_dispose;
  widget_class->size_allocate = salon_library_page_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "salon-library-page");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
salon_library_page_init (SalonLibraryPage *self)
{
  static const SalonFloorStyle floor = {
    .piece = "house:house/walnut",
    .small_below = SMALL_BELOW,
    .large_from = LARGE_FROM,
  };

  salon_style_load ("salon-library");
  salon_floor_set_style (SALON_FLOOR (self), &floor);
  self->rows = salon_library_rows_new ();
  self->choice = salon_library_choice_new ();
}

static void
go_home_cb (SalonLibraryPage *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.home", NULL);
}

static void
search_all_cb (SalonLibraryPage *self)
{
  salon_library_side_reset (self->side);
}

static GtkWidget *
make_main (SalonLibraryPage *self)
{
  GtkWidget *overlay = gtk_overlay_new (), *main = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);

  self->cards = SALON_LIBRARY_CARDS (salon_library_cards_new (self->pictures));
  self->list = SALON_LIBRARY_LIST (salon_library_list_new (self->rows, self->pictures, self->choice));
  self->head = SALON_LIBRARY_HEAD (salon_library_head_new ());
  salon_library_pages_make (&self->pages, GTK_WIDGET (self->list));
  g_signal_connect_object (self->pages.to_tables, "clicked", G_CALLBACK (go_home_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->pages.search_all, "clicked", G_CALLBACK (search_all_cb), self, G_CONNECT_SWAPPED);

  gtk_box_append (GTK_BOX (main), GTK_WIDGET (self->head));
  gtk_box_append (GTK_BOX (main), GTK_WIDGET (self->cards));
  gtk_box_append (GTK_BOX (main), GTK_WIDGET (self->pages.stack));
  gtk_overlay_set_child (GTK_OVERLAY (overlay), main);
  self->bar = SALON_LIBRARY_BAR (salon_library_bar_new ());
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), GTK_WIDGET (self->bar));
  gtk_widget_set_hexpand (overlay, TRUE);
  return overlay;
}

/* The page can be smaller than what it has: its form depends on its size. */
static GtkWidget *
make_view (GtkWidget *content)
{
  GtkWidget *view = gtk_scrolled_window_new ();

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (view), GTK_POLICY_EXTERNAL, GTK_POLICY_EXTERNAL);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (view), content);
  gtk_widget_set_size_request (view, LEAST_WIDTH, LEAST_HEIGHT);
  return view;
}

static void
build (SalonLibraryPage *self)
{
  self->box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 24));
  self->side = SALON_LIBRARY_SIDE (salon_library_side_new ());
  gtk_box_append (self->box, GTK_WIDGET (self->side));
  gtk_box_append (self->box, make_main (self));
  gtk_widget_add_css_class (GTK_WIDGET (self->box), "library");
  salon_floor_set_content (SALON_FLOOR (self), make_view (GTK_WIDGET (self->box)));
}

/* What people want done with games, by the list and by the bar. */
static void
connect_deeds (SalonLibraryPage *self)
{
  const struct {
    gpointer object;
    const char *signal;
    GCallback deed;
  } all[] = {
    { self->list, "toggle", G_CALLBACK (salon_library_deeds_toggle) },
    { self->list, "choose-all", G_CALLBACK (salon_library_deeds_choose_all) },
    { self->bar, "rename", G_CALLBACK (salon_library_deeds_rename) },
    { self->bar, "export", G_CALLBACK (salon_library_deeds_export) },
    { self->bar, "delete", G_CALLBACK (salon_library_deeds_delete) },
    { self->bar, "undo", G_CALLBACK (salon_library_deeds_undo) },
    { self->bar, "over", G_CALLBACK (salon_library_deeds_forget) },
  };

  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    g_signal_connect_object (all[i].object, all[i].signal, all[i].deed, self->deeds, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->bar, "choose-none", G_CALLBACK (salon_library_choice_clear), self->choice,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->deeds, "deleted", G_CALLBACK (salon_library_bar_tell_deleted), self->bar,
                           G_CONNECT_SWAPPED);
}

/* Connects the parts of the page with each other. */
static void
connect (SalonLibraryPage *self)
{
  const struct {
    gpointer object;
    const char *signal;
    GCallback callback;
  } all[] = {
    { self->side, "changed", G_CALLBACK (other_games_cb) },
    { self->head, "reordered", G_CALLBACK (filtered_cb) },
    { self->side, "import", G_CALLBACK (choose_files) },
    { self->cards, "go-on", G_CALLBACK (open_entry) },
    { self->cards, "look-back", G_CALLBACK (look_back) },
    { self->list, "open", G_CALLBACK (open_entry) },
    { self->list, "look-back", G_CALLBACK (look_back) },
    { self->list, "show-file", G_CALLBACK (show_file) },
    { self->choice, "changed", G_CALLBACK (chosen_cb) },
    { self->deeds, "done", G_CALLBACK (refresh) },
    { self->importer, "imported", G_CALLBACK (imported_cb) },
    { self->importer, "refused", G_CALLBACK (refused_cb) },
    { self->means.library, "items-changed", G_CALLBACK (update_later) },
    { self->means.library, "notify::reading", G_CALLBACK (update_later) },
  };

  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    g_signal_connect_object (all[i].object, all[i].signal, all[i].callback, self, G_CONNECT_SWAPPED);
  connect_deeds (self);
}

SalonRoom *
salon_library_page_new (const SalonRoomMeans *means, SalonGame *current, const SalonLook *look)
{
  SalonLibraryPage *self = g_object_new (SALON_TYPE_LIBRARY_PAGE, NULL);
  SalonLibraryShown shown;

  self->means =
    (SalonRoomMeans) { g_object_ref (means->settings), g_object_ref (means->store), g_object_ref (means->library) };
  g_set_object (&self->current, current);
  self->look = *look;
  self->pictures = salon_library_pictures_new (means->library, current);
  self->importer = salon_library_importer_new (means->library);
  build (self);
  shown = (SalonLibraryShown) { self->rows, self->cards, self->list };
  self->deeds = salon_library_deeds_new (SALON_ROOM (self), GTK_WIDGET (self->box), means, self->choice, &shown);
  salon_library_keys_add (GTK_WIDGET (self), self->deeds, self->side);
  connect (self);
  update (self);
  self->blank_id = g_timeout_add (BLANK_AFTER, blank_cb, self);
  return SALON_ROOM (self);
}
