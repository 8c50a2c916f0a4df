/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-library-side.h"

#include <glib/gi18n-lib.h>

#include "widgets/salon-keys.h"

/* px */
#define WIDTH 224

/* Every table, and each that has a place in the home. */
#define DRAWERS_MOST 8

typedef struct {
  const SalonHouseGame *table; /* NULL: every table */
  GtkWidget *button;
  GtkWidget *count;
  GtkWidget *knob;
} Drawer;

struct _SalonLibrarySide {
  AdwBin parent_instance;

  GtkBox *box, *first; /* all rows, and the first of them */
  GtkWidget *search;
  GtkBox *drawers;
  GtkBox *states;
  GtkWidget *import;
  GtkWidget *import_hint;
  GtkWidget *small_import;
  GtkWidget *space, *foot;

  Drawer drawer[DRAWERS_MOST];
  guint n_drawers;
  GtkWidget *state[SALON_LIBRARY_N_STATES]; /* none for “all”: no button is down then */
  GtkWidget *state_count[SALON_LIBRARY_N_STATES];
  char *folded;
  gboolean setting;
};

G_DEFINE_FINAL_TYPE (SalonLibrarySide, salon_library_side, ADW_TYPE_BIN)

enum {
  CHANGED,
  IMPORT,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
changed (SalonLibrarySide *self)
{
  if (!self->setting)
    g_signal_emit (self, signals[CHANGED], 0);
}

/* The search */

static void
searched_cb (SalonLibrarySide *self)
{
  g_free (self->folded);
  self->folded = salon_library_fold (gtk_editable_get_text (GTK_EDITABLE (self->search)));
  g_strstrip (self->folded);
  changed (self);
}

/* Escape empties the search first; an empty one leaves the key to the page. */
static gboolean
escape_cb (GtkWidget *search, GVariant *args, gpointer data)
{
  if (gtk_editable_get_text (GTK_EDITABLE (search))[0] == '\0')
    return FALSE;

  gtk_editable_set_text (GTK_EDITABLE (search), "");
  return TRUE;
}

static GtkWidget *
make_search (SalonLibrarySide *self)
{
  GtkWidget *search = gtk_search_entry_new ();
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  salon_keys_add (keys, GDK_KEY_Escape, 0, escape_cb, NULL);
  gtk_widget_add_controller (search, keys);
  g_object_set (search, "placeholder-text", _ ("Name, word, edition"), NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (search), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Search the library"), -1);
  gtk_widget_set_name (search, "library-search");
  g_signal_connect_object (search, "search-changed", G_CALLBACK (searched_cb), self, G_CONNECT_SWAPPED);
  return search;
}

/* Drawers and states */

static GtkWidget *
label_new (const char *text, const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, style);
  return label;
}

/* Of the drawers, exactly one is open. */
static void
drawer_toggled_cb (SalonLibrarySide *self, GtkToggleButton *button)
{
  if (gtk_toggle_button_get_active (button))
    changed (self);
}

static void
add_drawer (SalonLibrarySide *self, const SalonHouseGame *table)
{
  static const char *const classes[] = { "table-1", "table-2", "table-3" };
  Drawer *drawer = &self->drawer[self->n_drawers];
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0), *face = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *spine = adw_bin_new (), *knob = adw_bin_new ();
  GtkWidget *title = label_new (table != NULL ? _ (table->title) : _ ("Every table"), "title");

  drawer->table = table;
  drawer->button = gtk_toggle_button_new ();
  drawer->count = label_new ("", "count");
  gtk_widget_add_css_class (spine, "spine");
  if (table != NULL && self->n_drawers <= G_N_ELEMENTS (classes))
    gtk_widget_add_css_class (spine, classes[self->n_drawers - 1]);
  gtk_widget_set_visible (spine, table != NULL);
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_widget_set_hexpand (title, TRUE);
  gtk_box_append (GTK_BOX (card), spine);
  gtk_box_append (GTK_BOX (card), title);
  gtk_box_append (GTK_BOX (card), drawer->count);
  gtk_widget_set_hexpand (card, TRUE);
  gtk_widget_set_valign (card, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (card, "label");
  gtk_widget_set_valign (knob, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (knob, "knob");
  drawer->knob = knob;
  gtk_box_append (GTK_BOX (face), card);
  gtk_box_append (GTK_BOX (face), knob);
  gtk_button_set_child (GTK_BUTTON (drawer->button), face);
  gtk_widget_add_css_class (drawer->button, "library-drawer");
  if (self->n_drawers > 0)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (drawer->button), GTK_TOGGLE_BUTTON (self->drawer[0].button));
  else
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (drawer->button), TRUE);
  g_signal_connect_object (drawer->button, "toggled", G_CALLBACK (drawer_toggled_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (self->drawers, drawer->button);
  self->n_drawers++;
}

/* Of the states, at most one is chosen; pressing it again shows all. */
static void
state_toggled_cb (SalonLibrarySide *self, GtkToggleButton *button)
{
  const gboolean setting = self->setting;

  if (gtk_toggle_button_get_active (button))
    {
      self->setting = TRUE;
      for (int i = SALON_LIBRARY_WAITING; i < SALON_LIBRARY_N_STATES; i++)
        if (self->state[i] != GTK_WIDGET (button))
          gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->state[i]), FALSE);
      self->setting = setting;
    }
  changed (self);
}

static void
add_state (SalonLibrarySide *self, SalonLibraryState state, const char *text)
{
  GtkWidget *face = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12), *title = label_new (text, "title");

  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_widget_set_hexpand (title, TRUE);
  self->state[state] = gtk_toggle_button_new ();
  self->state_count[state] = label_new ("", "count");
  gtk_box_append (GTK_BOX (face), title);
  gtk_box_append (GTK_BOX (face), self->state_count[state]);
  gtk_button_set_child (GTK_BUTTON (self->state[state]), face);
  gtk_widget_add_css_class (self->state[state], "library-state");
  g_signal_connect_object (self->state[state], "toggled", G_CALLBACK (state_toggled_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (self->states, self->state[state]);
}

/* Import */

static void
import_cb (SalonLibrarySide *self)
{
  g_signal_emit (self, signals[IMPORT], 0);
}

static GtkWidget *
import_button_new (SalonLibrarySide *self, const char *name)
{
  GtkWidget *button = gtk_button_new (), *content = adw_button_content_new ();

  adw_button_content_set_icon_name (ADW_BUTTON_CONTENT (content), "document-open-symbolic");
  /* Translators: games from files */
  adw_button_content_set_label (ADW_BUTTON_CONTENT (content), _ ("_Import…"));
  adw_button_content_set_use_underline (ADW_BUTTON_CONTENT (content), TRUE);
  gtk_widget_set_halign (content, GTK_ALIGN_CENTER);
  gtk_button_set_child (GTK_BUTTON (button), content);
  gtk_widget_add_css_class (button, "cream");
  gtk_widget_set_name (button, name);
  g_signal_connect_object (button, "clicked", G_CALLBACK (import_cb), self, G_CONNECT_SWAPPED);
  return button;
}

static GtkWidget *
make_import (SalonLibrarySide *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  self->import_hint = label_new (_ ("or drop files\nanywhere in the window"), "hint");
  gtk_label_set_justify (GTK_LABEL (self->import_hint), GTK_JUSTIFY_CENTER);
  gtk_label_set_wrap (GTK_LABEL (self->import_hint), TRUE);
  gtk_box_append (GTK_BOX (box), import_button_new (self, "library-import"));
  gtk_box_append (GTK_BOX (box), self->import_hint);
  gtk_widget_add_css_class (box, "library-import");
  return box;
}

/* The object */

static void
salon_library_side_finalize (GObject *object)
{
  g_free (SALON_LIBRARY_SIDE (object)->folded);

  G_OBJECT_CLASS (salon_library_side_parent_class)->finalize (object);
}

static void
salon_library_side_class_init (SalonLibrarySideClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = salon_library_side_finalize;

  signals[CHANGED] =
    g_signal_new ("changed", SALON_TYPE_LIBRARY_SIDE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[IMPORT] =
    g_signal_new ("import", SALON_TYPE_LIBRARY_SIDE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
salon_library_side_init (SalonLibrarySide *self)
{
  self->folded = g_strdup ("");
  self->box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 14));
  self->first = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12));
  self->search = make_search (self);
  gtk_widget_set_hexpand (self->search, TRUE);
  self->drawers = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 8));
  self->states = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 6));
  self->import = make_import (self);
  self->small_import = import_button_new (self, "library-import-small");
  self->foot = label_new (_ ("Every game is one small file."), "hint");
  gtk_label_set_xalign (GTK_LABEL (self->foot), 0);
  gtk_label_set_wrap (GTK_LABEL (self->foot), TRUE);
  self->space = adw_bin_new ();
  gtk_widget_set_vexpand (self->space, TRUE);

  add_drawer (self, NULL);
  for (guint i = 0; salon_house_games[i] != NULL && self->n_drawers < DRAWERS_MOST; i++)
    if (salon_house_games[i]->sentence != NULL)
      add_drawer (self, salon_house_games[i]);
  add_state (self, SALON_LIBRARY_WAITING, _ ("Waiting"));
  add_state (self, SALON_LIBRARY_FINISHED, _ ("Finished"));
  add_state (self, SALON_LIBRARY_DAMAGED, _ ("Damaged"));

  gtk_widget_set_valign (GTK_WIDGET (self->states), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (self->small_import, GTK_ALIGN_CENTER);
  gtk_box_append (self->first, self->search);
  gtk_box_append (self->first, self->small_import);
  gtk_box_append (self->box, GTK_WIDGET (self->first));
  gtk_box_append (self->box, GTK_WIDGET (self->drawers));
  gtk_box_append (self->box, GTK_WIDGET (self->states));
  gtk_box_append (self->box, self->space);
  gtk_box_append (self->box, self->import);
  gtk_box_append (self->box, self->foot);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->box));
  gtk_widget_set_hexpand (GTK_WIDGET (self), FALSE);
  gtk_widget_add_css_class (GTK_WIDGET (self), "library-side");
  salon_library_side_set_form (self, SALON_LIBRARY_WHOLE);
}

GtkWidget *
salon_library_side_new (void)
{
  return g_object_new (SALON_TYPE_LIBRARY_SIDE, NULL);
}

void
salon_library_side_get (SalonLibrarySide *self, SalonLibraryFilter *filter)
{
  filter->table = NULL;
  for (guint i = 0; i < self->n_drawers; i++)
    if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->drawer[i].button)))
      filter->table = self->drawer[i].table;
  filter->state = SALON_LIBRARY_ALL;
  for (int i = SALON_LIBRARY_WAITING; i < SALON_LIBRARY_N_STATES; i++)
    if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->state[i])))
      filter->state = (SalonLibraryState) i;
  filter->folded = self->folded;
}

const char *
salon_library_side_get_search (SalonLibrarySide *self)
{
  return gtk_editable_get_text (GTK_EDITABLE (self->search));
}

void
salon_library_side_reset (SalonLibrarySide *self)
{
  self->setting = TRUE;
  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  g_free (self->folded);
  self->folded = g_strdup ("");
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->drawer[0].button), TRUE);
  for (int i = SALON_LIBRARY_WAITING; i < SALON_LIBRARY_N_STATES; i++)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->state[i]), FALSE);
  self->setting = FALSE;
  changed (self);
}

/* Writes @n into @label, and @title with it for screen readers. */
static void
set_count (GtkWidget *button, GtkWidget *label, const char *title, guint n)
{
  g_autofree char *text = g_strdup_printf ("%u", n);
  /* Translators: a drawer of the library, and how many games it has */
  g_autofree char *told = g_strdup_printf (ngettext ("%1$s, %2$u game", "%1$s, %2$u games", n), title, n);

  gtk_label_set_label (GTK_LABEL (label), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, told, -1);
}

void
salon_library_side_count (SalonLibrarySide *self, GListModel *library, SalonLibraryRows *rows)
{
  const char *const states[SALON_LIBRARY_N_STATES] = { NULL, _ ("Waiting"), _ ("Finished"), _ ("Damaged") };
  guint n[DRAWERS_MOST] = { 0 };

  for (guint i = 0; i < g_list_model_get_n_items (library); i++)
    {
      g_autoptr (SalonLibraryEntry) entry = g_list_model_get_item (library, i);

      for (guint j = 0; j < self->n_drawers; j++)
        n[j] += self->drawer[j].table == NULL || salon_library_is_of_table (entry, self->drawer[j].table);
    }
  for (guint i = 0; i < self->n_drawers; i++)
    set_count (self->drawer[i].button, self->drawer[i].count,
               self->drawer[i].table != NULL ? _ (self->drawer[i].table->title) : _ ("Every table"), n[i]);
  for (int i = SALON_LIBRARY_WAITING; i < SALON_LIBRARY_N_STATES; i++)
    set_count (self->state[i], self->state_count[i], states[i], salon_library_rows_count (rows, (SalonLibraryState) i));
}

/* Puts @widget (which stays alive) into @box, behind @sibling: (nullable). */
static void
move_behind (GtkWidget *widget, GtkBox *box, GtkWidget *sibling)
{
  g_object_ref (widget);
  gtk_box_remove (GTK_BOX (gtk_widget_get_parent (widget)), widget);
  gtk_box_insert_child_after (box, widget, sibling);
  g_object_unref (widget);
}

void
salon_library_side_set_form (SalonLibrarySide *self, SalonLibraryForm form)
{
  const gboolean compact = form == SALON_LIBRARY_COMPACT;
  const GtkOrientation way = compact ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL;

  if (compact)
    move_behind (GTK_WIDGET (self->states), self->first, self->search);
  else
    move_behind (GTK_WIDGET (self->states), self->box, GTK_WIDGET (self->drawers));
  gtk_widget_set_hexpand (GTK_WIDGET (self->states), !compact);
  gtk_box_set_spacing (self->box, compact ? 8 : 14);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->drawers), way);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->states), way);
  for (guint i = 0; i < self->n_drawers; i++)
    {
      gtk_widget_set_visible (self->drawer[i].knob, !compact);
      gtk_widget_set_visible (self->drawer[i].count, !compact);
    }
  for (int i = SALON_LIBRARY_WAITING; i < SALON_LIBRARY_N_STATES; i++)
    gtk_widget_set_visible (self->state_count[i], !compact);
  gtk_widget_set_visible (self->space, !compact);
  gtk_widget_set_visible (self->import, !compact);
  gtk_widget_set_visible (self->small_import, compact);
  gtk_widget_set_visible (self->import_hint, form == SALON_LIBRARY_WHOLE);
  gtk_widget_set_visible (self->foot, form == SALON_LIBRARY_WHOLE);
  gtk_widget_set_size_request (GTK_WIDGET (self), compact ? -1 : WIDTH, -1);
}

gboolean
salon_library_side_type (SalonLibrarySide *self, GtkEventControllerKey *keys)
{
  GtkText *text = GTK_TEXT (gtk_editable_get_delegate (GTK_EDITABLE (self->search)));

  gtk_text_grab_focus_without_selecting (text);
  gtk_editable_set_position (GTK_EDITABLE (text), -1);
  return gtk_event_controller_key_forward (keys, GTK_WIDGET (text));
}

void
salon_library_side_search (SalonLibrarySide *self)
{
  gtk_widget_grab_focus (self->search);
}
