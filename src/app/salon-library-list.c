/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-library-list.h"

#include <glib/gi18n-lib.h>

#include "app/salon-library-line.h"
#include "widgets/salon-keys.h"

#define FILL_US 2500 /* µs in a frame for lines that come into sight */

/* GTK makes two hundred lines for a list, of which a dozen are seen. So the list has so many rows at first, and more and more
 * whenever those are filled, until it has all of them. */
#define ROWS_AT_FIRST 20
#define ROWS_MORE     40
#define ROWS_OF_GTK   220

struct _SalonLibraryList {
  AdwBin parent_instance;

  SalonLibraryRows *rows;
  SalonLibraryPictures *pictures;
  SalonLibraryChoice *choice;
  GtkSliceListModel *slice; /* the rows that the list has now */
  GtkListView *list;
  GtkWidget *scroller;
  guint fill_id;
};

G_DEFINE_FINAL_TYPE (SalonLibraryList, salon_library_list, ADW_TYPE_BIN)

enum {
  OPEN,
  LOOK_BACK,
  SHOW_FILE,
  TOGGLE,
  CHOOSE_ALL,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* The line that a row of the list has now, if it has one. */
static SalonLibraryLine *
get_line (GtkWidget *item)
{
  GtkWidget *line = gtk_widget_get_first_child (item);

  return SALON_IS_LIBRARY_LINE (line) ? SALON_LIBRARY_LINE (line) : NULL;
}

static SalonLibraryEntry *
get_entry (SalonLibraryLine *line)
{
  SalonLibraryRow *row = line != NULL ? salon_library_line_get_row (line) : NULL;

  return row != NULL ? salon_library_row_get_entry (row) : NULL;
}

/* What is chosen */

static void
chosen_cb (SalonLibraryList *self)
{
  for (GtkWidget *item = gtk_widget_get_first_child (GTK_WIDGET (self->list)); item != NULL;
       item = gtk_widget_get_next_sibling (item))
    {
      SalonLibraryEntry *entry = get_entry (get_line (item));

      if (entry != NULL)
        salon_library_line_set_chosen (get_line (item), salon_library_choice_has (self->choice, entry));
    }
  /* The last row can be scrolled out from under the bar. */
  if (salon_library_choice_count (self->choice) > 0)
    gtk_widget_add_css_class (GTK_WIDGET (self->list), "under-bar");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->list), "under-bar");
}

static void
line_chosen_cb (SalonLibraryList *self, SalonLibraryLine *line)
{
  salon_library_choice_set (self->choice, get_entry (line), salon_library_line_is_chosen (line));
}

/* Both keys go here before the list’s own widget, which would take them for itself. */
static gboolean
toggle_cb (GtkWidget *list, GVariant *args, gpointer data)
{
  SalonLibraryList *self = data;
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (list));
  SalonLibraryEntry *entry = focus != NULL ? salon_library_list_find (self, focus) : NULL;

  if (entry == NULL)
    return FALSE;

  g_signal_emit (self, signals[TOGGLE], 0, entry);
  return TRUE;
}

static gboolean
choose_all_cb (GtkWidget *list, GVariant *args, gpointer data)
{
  g_signal_emit (SALON_LIBRARY_LIST (data), signals[CHOOSE_ALL], 0);
  return TRUE;
}

static void
add_choosing (SalonLibraryList *self)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  salon_keys_add (controller, GDK_KEY_space, 0, toggle_cb, self);
  salon_keys_add (controller, GDK_KEY_KP_Space, 0, toggle_cb, self);
  salon_keys_add (controller, GDK_KEY_a, GDK_CONTROL_MASK, choose_all_cb, self);
  gtk_widget_add_controller (GTK_WIDGET (self->list), controller);
}

/* What somebody wants with a game */

static void
activate_cb (SalonLibraryList *self, guint position)
{
  g_autoptr (SalonLibraryRow) row = g_list_model_get_item (G_LIST_MODEL (self->rows), position);

  if (row != NULL && salon_library_row_get_entry (row) != NULL)
    g_signal_emit (self, signals[OPEN], 0, salon_library_row_get_entry (row));
}

static void
show_file_cb (SalonLibraryList *self, SalonLibraryLine *line)
{
  g_signal_emit (self, signals[SHOW_FILE], 0, get_entry (line));
}

static void
look_back_cb (SalonLibraryList *self, SalonLibraryLine *line)
{
  g_signal_emit (self, signals[LOOK_BACK], 0, get_entry (line));
}

/* Lines */

/* Fills the lines of which some is within so many px above and below what is in sight, until it takes too long. Returns
 * whether all are filled. */
static gboolean
fill_lines (SalonLibraryList *self, float beyond, gint64 until)
{
  const float height = (float) gtk_widget_get_height (self->scroller);

  for (GtkWidget *item = gtk_widget_get_first_child (GTK_WIDGET (self->list)); item != NULL;
       item = gtk_widget_get_next_sibling (item))
    {
      graphene_rect_t place;

      if (get_line (item) == NULL || !gtk_widget_compute_bounds (item, self->scroller, &place)
          || place.origin.y >= height + beyond || place.origin.y + place.size.height <= -beyond)
        continue;
      if (g_get_monotonic_time () > until)
        return FALSE;
      salon_library_line_fill (get_line (item));
    }

  return TRUE;
}

/* Has lines that are out of sight tell screen readers what they are, until it takes too long. Returns whether all do. */
static gboolean
tell_lines (SalonLibraryList *self, gint64 until)
{
  for (GtkWidget *item = gtk_widget_get_first_child (GTK_WIDGET (self->list)); item != NULL;
       item = gtk_widget_get_next_sibling (item))
    {
      if (get_line (item) == NULL)
        continue;
      if (g_get_monotonic_time () > until)
        return FALSE;
      salon_library_line_tell (get_line (item));
    }

  return TRUE;
}

/* Gives the list more rows. Returns whether it had all. */
static gboolean
add_rows (SalonLibraryList *self)
{
  const guint size = gtk_slice_list_model_get_size (self->slice);

  if (size == G_MAXUINT)
    return TRUE;

  gtk_slice_list_model_set_size (self->slice, size < ROWS_OF_GTK ? size + ROWS_MORE : G_MAXUINT);
  return FALSE;
}

static void fill_later (SalonLibraryList *self);

/* What comes into sight goes first, and the rest waits for the next frame if it would make this one late. */
static gboolean
fill_cb (gpointer data)
{
  SalonLibraryList *self = data;
  const gint64 until = g_get_monotonic_time () + FILL_US;
  const float near = (float) gtk_widget_get_height (self->scroller) / 2;

  self->fill_id = 0;
  if (!fill_lines (self, 0, until) || !fill_lines (self, near, until) || !tell_lines (self, until) || !add_rows (self))
    fill_later (self);
  return G_SOURCE_REMOVE;
}

/* Lines were bound; it is known where they stand when they have been laid out. */
static void
fill_later (SalonLibraryList *self)
{
  if (self->fill_id == 0)
    self->fill_id = g_idle_add_full (GDK_PRIORITY_REDRAW + 1, fill_cb, self, NULL);
}

static void
setup_cb (SalonLibraryList *self, GtkListItem *item)
{
  GtkWidget *line = salon_library_line_new (self->pictures);

  g_signal_connect_object (line, "chosen", G_CALLBACK (line_chosen_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (line, "show-file", G_CALLBACK (show_file_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (line, "look-back", G_CALLBACK (look_back_cb), self, G_CONNECT_SWAPPED);
  gtk_list_item_set_child (item, line);
}

static void
bind_cb (SalonLibraryList *self, GtkListItem *item)
{
  SalonLibraryRow *row = gtk_list_item_get_item (item);
  SalonLibraryEntry *entry = salon_library_row_get_entry (row);

  gtk_list_item_set_activatable (item, entry != NULL);
  salon_library_line_set_row (SALON_LIBRARY_LINE (gtk_list_item_get_child (item)), row,
                              entry != NULL && salon_library_choice_has (self->choice, entry));
  fill_later (self);
}

static void
unbind_cb (SalonLibraryList *self, GtkListItem *item)
{
  salon_library_line_set_row (SALON_LIBRARY_LINE (gtk_list_item_get_child (item)), NULL, FALSE);
}

/* The object */

static gboolean
salon_library_list_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (SALON_LIBRARY_LIST (widget)->list));
}

static void
salon_library_list_dispose (GObject *object)
{
  SalonLibraryList *self = SALON_LIBRARY_LIST (object);

  g_clear_handle_id (&self->fill_id, g_source_remove);
  g_clear_object (&self->choice);
  g_clear_object (&self->pictures);
  g_clear_object (&self->slice);
  g_clear_object (&self->rows);

  G_OBJECT_CLASS (salon_library_list_parent_class)->dispose (object);
}

static guint
make_signal (const char *name)
{
  return g_signal_new (name, SALON_TYPE_LIBRARY_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                       SALON_TYPE_LIBRARY_ENTRY);
}

static void
salon_library_list_class_init (SalonLibraryListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = salon_library_list_dispose;
  GTK_WIDGET_CLASS (klass)->grab_focus = salon_library_list_grab_focus;
  signals[OPEN] = make_signal ("open");
  signals[LOOK_BACK] = make_signal ("look-back");
  signals[SHOW_FILE] = make_signal ("show-file");
  signals[TOGGLE] = make_signal ("toggle");
  signals[CHOOSE_ALL] =
    g_signal_new ("choose-all", SALON_TYPE_LIBRARY_LIST, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
salon_library_list_init (SalonLibraryList *self)
{
}

static void
make_list (SalonLibraryList *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkSelectionModel *selection;

  self->slice = gtk_slice_list_model_new (g_object_ref (G_LIST_MODEL (self->rows)), 0, ROWS_AT_FIRST);
  selection = GTK_SELECTION_MODEL (gtk_no_selection_new (g_object_ref (G_LIST_MODEL (self->slice))));
  g_signal_connect_object (factory, "setup", G_CALLBACK (setup_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "bind", G_CALLBACK (bind_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "unbind", G_CALLBACK (unbind_cb), self, G_CONNECT_SWAPPED);
  self->list = GTK_LIST_VIEW (gtk_list_view_new (selection, factory));
  gtk_list_view_set_single_click_activate (self->list, TRUE);
  gtk_widget_set_name (GTK_WIDGET (self->list), "library-list");
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "library-list");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Games"), -1);
  g_signal_connect_object (self->list, "activate", G_CALLBACK (activate_cb), self, G_CONNECT_SWAPPED);
}

static void
make_scroller (SalonLibraryList *self)
{
  GtkAdjustment *adjustment;

  self->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), GTK_WIDGET (self->list));
  gtk_widget_set_vexpand (self->scroller, TRUE);
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));
  g_signal_connect_object (adjustment, "value-changed", G_CALLBACK (fill_later), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (adjustment, "changed", G_CALLBACK (fill_later), self, G_CONNECT_SWAPPED);
  adw_bin_set_child (ADW_BIN (self), self->scroller);
}

GtkWidget *
salon_library_list_new (SalonLibraryRows *rows, SalonLibraryPictures *pictures, SalonLibraryChoice *choice)
{
  SalonLibraryList *self = g_object_new (SALON_TYPE_LIBRARY_LIST, NULL);

  self->rows = g_object_ref (rows);
  self->pictures = g_object_ref (pictures);
  self->choice = g_object_ref (choice);
  g_signal_connect_object (choice, "changed", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  make_list (self);
  make_scroller (self);
  add_choosing (self);
  return GTK_WIDGET (self);
}

void
salon_library_list_scroll_to_top (SalonLibraryList *self)
{
  if (g_list_model_get_n_items (G_LIST_MODEL (self->rows)) > 0)
    gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", 0);
}

SalonLibraryEntry *
salon_library_list_find (SalonLibraryList *self, GtkWidget *focus)
{
  return gtk_widget_is_ancestor (focus, GTK_WIDGET (self)) ? get_entry (get_line (focus)) : NULL;
}
