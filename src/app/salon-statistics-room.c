/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-statistics-room.h"

#include <glib/gi18n.h>

#include "app/salon-compat.h"
#include "app/salon-files.h"
#include "app/salon-house.h"
#include "app/salon-statistics-names.h"
#include "app/salon-statistics-parts.h"
#include "app/salon-statistics-person.h"
#include "model/salon-library.h"
#include "model/salon-name.h"
#include "model/salon-statistics.h"
#include "widgets/salon-emblem.h"
#include "widgets/salon-large.h"
#include "widgets/salon-style.h"
#include "widgets/salon-text.h"
#include "widgets/salon-theme-use.h"

#define NARROW 1100 /* a page less wide, in px with usual text, has the people in a menu */
#define LARGE  900  /* the height of a large page */

struct _SalonStatisticsRoom {
  GtkWidget parent_instance;

  SalonRoomMeans means; /* with references */
  SalonPeople *people;
  GPtrArray *list;            /* of SalonPerson, of the games of the open tab */
  const SalonHouseGame *game; /* (nullable): the open tab; NULL: all */
  char *name;                 /* (nullable): of the person who is shown */
  guint refresh_id;

  SalonStatisticsPerson *person;
  GtkWidget *box, *left, *menu, *persons, *tabs, *names, *empty;
  gboolean narrow;
  SalonLarge large;
};

static void salon_statistics_room_iface_init (SalonRoomInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (SalonStatisticsRoom,
                               salon_statistics_room,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (SALON_TYPE_ROOM, salon_statistics_room_iface_init))

/* The room */

static char *
get_title (SalonRoom *room)
{
  return g_strdup (_ ("Statistics"));
}

static char *
get_subtitle (SalonRoom *room)
{
  return g_strdup (_ ("from the games in the library"));
}

static const char *
get_theme (SalonRoom *room)
{
  return SALON_THEME_DEFAULT;
}

static void
focus (SalonRoom *room)
{
  gtk_widget_child_focus (SALON_STATISTICS_ROOM (room)->box, GTK_DIR_TAB_FORWARD);
}

static void
salon_statistics_room_iface_init (SalonRoomInterface *iface)
{
  iface->get_title = get_title;
  iface->get_subtitle = get_subtitle;
  iface->get_theme = get_theme;
  iface->focus = focus;
}

/* The person who is shown */

static const SalonPerson *
get_person (SalonStatisticsRoom *self)
{
  return self->name != NULL ? salon_statistics_get (self->list, self->name) : NULL;
}

static void
show_person (SalonStatisticsRoom *self)
{
  const SalonPerson *person = get_person (self);

  salon_statistics_person_show (self->person, person, self->list, self->game, self->means.store);
  salon_statistics_names_show (SALON_STATISTICS_NAMES (self->names), self->people, self->list, self->name);
  gtk_widget_set_visible (self->names, person != NULL);
  gtk_widget_set_visible (self->empty, person == NULL);
}

/* The people */

static void
choose_person (SalonStatisticsRoom *self, const char *name)
{
  if (g_strcmp0 (name, self->name) != 0)
    {
      g_free (self->name);
      self->name = g_strdup (name);
    }
  show_person (self);
}

static void
person_cb (GtkToggleButton *button, SalonStatisticsRoom *self)
{
  if (gtk_toggle_button_get_active (button))
    choose_person (self, g_object_get_data (G_OBJECT (button), "name"));
}

static GtkWidget *
make_person (SalonStatisticsRoom *self, const SalonPerson *person)
{
  GtkWidget *button = gtk_toggle_button_new (), *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 14), *disc, *texts;
  const guint n = person->games->len;
  g_autofree char *name = salon_name_isolate (person->name);
  g_autofree char *games = g_strdup_printf (ngettext ("%u game", "%u games", n), n);
  g_autofree char *label = g_strdup_printf ("%s, %s", name, games);

  disc = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_add_css_class (disc, "statistics-disc");
  gtk_widget_set_valign (disc, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (disc), salon_emblem_new (person->colour, 20));
  texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 1);
  gtk_widget_set_valign (texts, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (texts), salon_statistics_label (name, "statistics-name"));
  gtk_box_append (GTK_BOX (texts), salon_statistics_label (games, "statistics-games"));
  gtk_box_append (GTK_BOX (row), disc);
  gtk_box_append (GTK_BOX (row), texts);
  gtk_button_set_child (GTK_BUTTON (button), row);
  gtk_widget_add_css_class (button, "statistics-person");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  g_object_set_data_full (G_OBJECT (button), "name", g_strdup (person->name), g_free);
  return button;
}

static void
menu_cb (SalonStatisticsRoom *self)
{
  const guint place = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->menu));

  if (place < self->list->len)
    choose_person (self, ((SalonPerson *) self->list->pdata[place])->name);
}

/* Fills the list and the menu; the person who was shown stays, if there are games of theirs. */
static void
fill_people (SalonStatisticsRoom *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  GtkWidget *first = NULL;
  guint chosen = 0;

  salon_statistics_empty (self->persons);
  for (guint i = 0; i < self->list->len; i++)
    if (g_strcmp0 (((SalonPerson *) self->list->pdata[i])->name, self->name) == 0)
      chosen = i;
  for (guint i = 0; i < self->list->len; i++)
    {
      const SalonPerson *person = self->list->pdata[i];
      GtkWidget *button = make_person (self, person);

      if (first == NULL)
        first = button;
      else
        gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), GTK_TOGGLE_BUTTON (first));
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), i == chosen);
      g_signal_connect (button, "toggled", G_CALLBACK (person_cb), self);
      gtk_box_append (GTK_BOX (self->persons), button);
      gtk_string_list_append (names, person->name);
    }
  g_signal_handlers_block_by_func (self->menu, menu_cb, self);
  gtk_drop_down_set_model (GTK_DROP_DOWN (self->menu), G_LIST_MODEL (names));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->menu), chosen);
  g_signal_handlers_unblock_by_func (self->menu, menu_cb, self);
  choose_person (self, self->list->len > 0 ? ((SalonPerson *) self->list->pdata[chosen])->name : NULL);
}

static void
find_people (SalonStatisticsRoom *self)
{
  GPtrArray *list = salon_statistics_find (G_LIST_MODEL (self->means.library), self->people,
                                           self->game != NULL ? self->game->kind->name : NULL);

  salon_statistics_person_clear (self->person);
  g_clear_pointer (&self->list, g_ptr_array_unref);
  self->list = list;
  fill_people (self);
}

static gboolean
refresh_cb (gpointer data)
{
  SalonStatisticsRoom *self = data;

  self->refresh_id = 0;
  find_people (self);
  return G_SOURCE_REMOVE;
}

/* The library reads in small steps; the people are counted when it has read all. */
static void
library_cb (SalonStatisticsRoom *self)
{
  if (!salon_library_is_reading (self->means.library) && self->refresh_id == 0)
    self->refresh_id = g_idle_add (refresh_cb, self);
}

/* Something was said of the names: @name is shown now. */
static void
names_cb (SalonStatisticsRoom *self, const char *name)
{
  char *copy = g_strdup (name);

  g_free (self->name);
  self->name = copy;
  find_people (self);
}

/* CSV */

/* A table that is being written: the thread reads what reviews say of each game. */
typedef struct {
  GtkWindow *parent;
  GFile *file;
  GPtrArray *list;
  SalonStore *store;
} Saving;

static void
saving_free (gpointer data)
{
  Saving *saving = data;

  g_object_unref (saving->parent);
  g_object_unref (saving->file);
  g_ptr_array_unref (saving->list);
  g_object_unref (saving->store);
  g_free (saving);
}

static void
judge_cb (GArray *games, int *accuracy, gpointer data)
{
  const Saving *saving = data;

  for (int i = 0; salon_house_games[i] != NULL; i++)
    if (salon_house_games[i]->judge_games != NULL)
      salon_house_games[i]->judge_games (salon_store_get_directory (saving->store), games, accuracy);
}

static void
make_table (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  char *text = salon_statistics_to_csv (((Saving *) data)->list, judge_cb, data);

  g_task_return_pointer (task, g_bytes_new_take (text, strlen (text)), (GDestroyNotify) g_bytes_unref);
}

static void
made_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  const Saving *saving = g_task_get_task_data (G_TASK (result));
  g_autoptr (GBytes) bytes = g_task_propagate_pointer (G_TASK (result), NULL);

  salon_files_write (saving->parent, saving->file, bytes);
}

static void
saved_cb (GtkWindow *parent, GFile *file, GObject *subject)
{
  SalonStatisticsRoom *self = SALON_STATISTICS_ROOM (subject);
  g_autoptr (GTask) task = NULL;
  Saving *saving;

  /* The room may have been left while the file was chosen. */
  if (self->list == NULL || self->means.store == NULL)
    return;
  saving = g_new0 (Saving, 1);
  saving->parent = g_object_ref (parent);
  saving->file = g_object_ref (file);
  saving->list = g_ptr_array_ref (self->list);
  saving->store = g_object_ref (self->means.store);
  task = g_task_new (NULL, NULL, made_cb, NULL);
  g_task_set_task_data (task, saving, saving_free);
  g_task_run_in_thread (task, make_table);
}

static void
save_cb (SalonStatisticsRoom *self)
{
  g_autoptr (GListStore) filters = g_list_store_new (GTK_TYPE_FILE_FILTER);
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, _ ("Tables (CSV)"));
  gtk_file_filter_add_pattern (filter, "*.csv");
  g_list_store_append (filters, filter);
  salon_compat_choose_file (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), _ ("Save as a Table"),
                            _ ("Salon statistics.csv"), G_LIST_MODEL (filters), G_OBJECT (self), saved_cb);
}

/* Making the page */

static void
tab_cb (GtkToggleButton *button, SalonStatisticsRoom *self)
{
  if (!gtk_toggle_button_get_active (button))
    return;
  self->game = g_object_get_data (G_OBJECT (button), "game");
  find_people (self);
}

static void
add_tab (SalonStatisticsRoom *self, const SalonHouseGame *game, const char *name, const char *label)
{
  GtkWidget *button = gtk_toggle_button_new_with_label (label), *first = gtk_widget_get_first_child (self->tabs);

  if (first != NULL)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), GTK_TOGGLE_BUTTON (first));
  gtk_widget_set_name (button, name);
  g_object_set_data (G_OBJECT (button), "game", (gpointer) game);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), first == NULL);
  gtk_box_append (GTK_BOX (self->tabs), button);
}

/* A tab for each game that has a table in the home, and one for all. */
static void
make_tabs (SalonStatisticsRoom *self)
{
  self->tabs = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_add_css_class (self->tabs, "statistics-tabs");
  for (int i = 0; salon_house_games[i] != NULL; i++)
    if (salon_house_games[i]->sentence != NULL)
      {
        g_autofree char *name = g_strconcat ("statistics-", salon_house_games[i]->kind->name, NULL);

        add_tab (self, salon_house_games[i], name, _ (salon_house_games[i]->title));
      }
  add_tab (self, NULL, "statistics-all", _ ("All"));
  self->game = salon_house_games[0];
  for (GtkWidget *tab = gtk_widget_get_first_child (self->tabs); tab != NULL; tab = gtk_widget_get_next_sibling (tab))
    g_signal_connect (tab, "toggled", G_CALLBACK (tab_cb), self);
}

static GtkWidget *
make_head (SalonStatisticsRoom *self)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12), *gap;

  make_tabs (self);
  gtk_widget_set_valign (self->tabs, GTK_ALIGN_CENTER);
  self->menu = gtk_drop_down_new (NULL, NULL);
  g_signal_connect_swapped (self->menu, "notify::selected", G_CALLBACK (menu_cb), self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->menu), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("People"), -1);
  gap = g_object_new (GTK_TYPE_BOX, "hexpand", TRUE, NULL);
  self->names = salon_statistics_names_new ();
  g_signal_connect_swapped (self->names, "changed", G_CALLBACK (names_cb), self);
  gtk_box_append (GTK_BOX (head), self->menu);
  gtk_box_append (GTK_BOX (head), self->tabs);
  gtk_box_append (GTK_BOX (head), gap);
  gtk_box_append (GTK_BOX (head), salon_statistics_person_get_streak (self->person));
  gtk_box_append (GTK_BOX (head), self->names);
  return head;
}

static GtkWidget *
wrap_scroller (GtkWidget *child)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), child);
  return scroller;
}

static GtkWidget *
make_left (SalonStatisticsRoom *self)
{
  GtkWidget *scroller, *save = gtk_button_new_with_mnemonic (_ ("_Save as a Table…")), *note;

  self->left = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);
  gtk_widget_add_css_class (self->left, "statistics-left");
  gtk_box_append (GTK_BOX (self->left), salon_statistics_label (_ ("People"), "statistics-heading"));
  self->persons = gtk_box_new (GTK_ORIENTATION_VERTICAL, 11);
  scroller = wrap_scroller (self->persons);
  gtk_widget_set_vexpand (scroller, TRUE);
  gtk_box_append (GTK_BOX (self->left), scroller);
  gtk_widget_set_name (save, "statistics-save");
  gtk_widget_add_css_class (save, "paper");
  g_signal_connect_swapped (save, "clicked", G_CALLBACK (save_cb), self);
  gtk_box_append (GTK_BOX (self->left), save);
  note = salon_statistics_label (_ ("CSV, for every spreadsheet"), "statistics-games");
  gtk_label_set_xalign (GTK_LABEL (note), .5);
  gtk_box_append (GTK_BOX (self->left), note);
  return self->left;
}

static void
salon_statistics_room_measure (GtkWidget *widget,
                               GtkOrientation orientation,
                               int for_size,
                               int *minimum,
                               int *natural,
                               int *minimum_baseline,
                               int *natural_baseline)
{
  gtk_widget_measure (SALON_STATISTICS_ROOM (widget)->box, orientation, -1, NULL, NULL, NULL, NULL);
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 640 : 400;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 1280 : 740;
}

static gboolean
narrow_cb (gpointer data)
{
  SalonStatisticsRoom *self = data;

  /* The room may have been left meanwhile. */
  if (self->box == NULL)
    return G_SOURCE_REMOVE;
  gtk_widget_set_visible (self->left, !self->narrow);
  gtk_widget_set_visible (self->menu, self->narrow);
  salon_statistics_person_set_narrow (self->person, self->narrow);
  return G_SOURCE_REMOVE;
}

static void
salon_statistics_room_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  SalonStatisticsRoom *self = SALON_STATISTICS_ROOM (widget);
  const gboolean narrow = width < NARROW * salon_text_get_scale (widget);
  GdkRectangle place = { .height = height };
  int least;

  gtk_widget_measure (self->box, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  place.width = MAX (width, least);
  gtk_widget_size_allocate (self->box, &place, -1);
  if (narrow != self->narrow)
    {
      self->narrow = narrow;
      /* Children must not change during an allocation. */
      g_idle_add_full (G_PRIORITY_HIGH_IDLE, narrow_cb, g_object_ref (self), g_object_unref);
    }
  salon_large_update (&self->large, width, height, LARGE);
}

static void
salon_statistics_room_dispose (GObject *object)
{
  SalonStatisticsRoom *self = SALON_STATISTICS_ROOM (object);

  g_clear_object (&self->person);
  g_clear_handle_id (&self->refresh_id, g_source_remove);
  salon_large_clear (&self->large);
  if (self->means.library != NULL)
    g_signal_handlers_disconnect_by_data (self->means.library, self);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->means.settings);
  g_clear_object (&self->means.store);
  g_clear_object (&self->means.library);

  G_OBJECT_CLASS (salon_statistics_room_parent_class)->dispose (object);
}

static void
salon_statistics_room_finalize (GObject *object)
{
  SalonStatisticsRoom *self = SALON_STATISTICS_ROOM (object);

  g_clear_pointer (&self->list, g_ptr_array_unref);
  g_clear_pointer (&self->people, salon_people_free);
  g_free (self->name);

  G_OBJECT_CLASS (salon_statistics_room_parent_class)->finalize (object);
}

static void
salon_statistics_room_class_init (SalonStatisticsRoomClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = salon_statistics_room_dispose;
  G_OBJECT_CLASS (klass)->finalize = salon_statistics_room_finalize;
  widget_class->measure = salon_statistics_room_measure;
  widget_class->size_allocate = salon_statistics_room_size_allocate;

  gtk_widget_class_set_css_name (widget_class, "salon-statistics-room");
}

/* In high contrast every sheet has an edge. */
static void
mode_cb (gpointer self)
{
  if (salon_theme_get_mode () >= SALON_THEME_CONTRAST)
    gtk_widget_add_css_class (self, "contrast");
  else
    gtk_widget_remove_css_class (self, "contrast");
}

static void
salon_statistics_room_init (SalonStatisticsRoom *self)
{
  GtkWidget *right = gtk_box_new (GTK_ORIENTATION_VERTICAL, 14), *scroller;

  salon_style_load ("salon-statistics");
  self->large.page = GTK_WIDGET (self);
  gtk_widget_set_name (GTK_WIDGET (self), "statistics");
  gtk_widget_add_css_class (GTK_WIDGET (self), "felt");
  gtk_widget_add_css_class (GTK_WIDGET (self), "statistics-page");
  self->person = salon_statistics_person_new ();
  self->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 20);
  gtk_widget_add_css_class (self->box, "statistics-room");
  gtk_box_append (GTK_BOX (self->box), make_left (self));
  gtk_box_append (GTK_BOX (right), make_head (self));
  scroller = wrap_scroller (salon_statistics_person_get_content (self->person));
  gtk_widget_set_vexpand (scroller, TRUE);
  gtk_widget_set_hexpand (right, TRUE);
  self->empty = salon_statistics_label (_ ("Nobody has finished a game here yet."), "statistics-heading");
  gtk_box_append (GTK_BOX (right), self->empty);
  gtk_box_append (GTK_BOX (right), scroller);
  gtk_box_append (GTK_BOX (self->box), right);
  gtk_widget_set_visible (self->menu, FALSE);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  salon_theme_connect (self, G_CALLBACK (mode_cb));
  mode_cb (self);
}

SalonRoom *
salon_statistics_room_new (const SalonRoomMeans *means)
{
  SalonStatisticsRoom *self = g_object_new (SALON_TYPE_STATISTICS_ROOM, NULL);

  self->means.settings = g_object_ref (means->settings);
  self->means.store = g_object_ref (means->store);
  self->means.library = g_object_ref (means->library);
  self->people = salon_people_new (salon_store_get_directory (means->store));
  g_signal_connect_swapped (means->library, "notify::reading", G_CALLBACK (library_cb), self);
  salon_library_refresh (means->library, NULL, NULL);
  find_people (self);
  return SALON_ROOM (self);
}
