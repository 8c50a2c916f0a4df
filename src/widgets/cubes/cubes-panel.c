/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/cubes/cubes-panel.h"

#include <glib/gi18n-lib.h>

#include "widgets/cubes/cubes-grid-picture.h"
#include "widgets/cubes/cubes-widgets.h"

/* How large the picture on the card of a corner is at least, in px. */
#define PICTURE_LEAST 72

/* One of the corners. */
typedef struct {
  GtkWidget *button, *picture, *name;
} Corner;

struct _CubesPanel {
  GtkWidget parent_instance;

  GtkWidget *card, *title, *text, *corners, *hint, *go, *go_label, *note, *note_title, *note_text;
  Corner corner[CUBES_NO_BAR];
  gboolean tight;
  gboolean noted;      /* there is a note */
  guint rest_id;       /* a source: the button may be used again */
  gboolean gets_focus; /* when it may */
  gboolean setting;    /* the corner is set by a call, not by a person */
};

G_DEFINE_FINAL_TYPE (CubesPanel, cubes_panel, GTK_TYPE_WIDGET)

enum {
  GO,
  CORNER_CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* What the panel shows */

static void
show_text (GtkWidget *label, const char *text)
{
  gtk_widget_set_visible (label, text != NULL);
  if (g_strcmp0 (gtk_label_get_text (GTK_LABEL (label)), text) != 0)
    gtk_label_set_text (GTK_LABEL (label), text ? text : "");
}

void
cubes_panel_set_corner (CubesPanel *self, CubesCorner corner)
{
  g_return_if_fail (CUBES_IS_PANEL (self));

  if (corner == CUBES_NO_BAR || cubes_panel_get_corner (self) == corner)
    return;

  self->setting = TRUE;
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->corner[corner].button), TRUE);
  self->setting = FALSE;
}

CubesCorner
cubes_panel_get_corner (CubesPanel *self)
{
  g_return_val_if_fail (CUBES_IS_PANEL (self), CUBES_NO_BAR);

  for (CubesCorner corner = CUBES_NW; corner < CUBES_NO_BAR; corner++)
    if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->corner[corner].button)))
      return corner;
  return CUBES_NO_BAR;
}

/* Shows which cubes the Bar would leave there. */
static void
show_picture (CubesPanel *self, CubesCorner corner, const char *faces)
{
  CubesTrayScene scene = { .upright = TRUE, .corner = corner };

  g_strlcpy (scene.faces, faces, sizeof scene.faces);
  cubes_grid_picture_set (CUBES_GRID_PICTURE (self->corner[corner].picture), &scene);
}

/* Leaves out what has no room. */
static void
show_room (CubesPanel *self)
{
  gtk_widget_set_visible (self->hint, gtk_widget_get_visible (self->corners) && !self->tight);
  gtk_widget_set_visible (self->note, self->noted && !self->tight);
  for (CubesCorner corner = CUBES_NW; corner < CUBES_NO_BAR; corner++)
    gtk_widget_set_visible (self->corner[corner].name, !self->tight);
}

void
cubes_panel_set_tight (CubesPanel *self, gboolean tight)
{
  g_return_if_fail (CUBES_IS_PANEL (self));

  self->tight = tight;
  if (tight)
    gtk_widget_add_css_class (GTK_WIDGET (self), "tight");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "tight");
  show_room (self);
}

static gboolean
rested_cb (gpointer panel)
{
  CubesPanel *self = panel;

  self->rest_id = 0;
  gtk_widget_set_sensitive (self->go, TRUE);
  if (self->gets_focus && gtk_widget_get_mapped (self->go))
    gtk_widget_grab_focus (self->go);
  return G_SOURCE_REMOVE;
}

/* The button does nothing for as long as a second click may follow a first one. Until then the focus is on what is around
 * the panel, where keys are heard. */
static void
rest (CubesPanel *self)
{
  const gboolean has_focus = gtk_widget_has_focus (self->go);
  int ms;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-double-click-time", &ms, NULL);
  g_clear_handle_id (&self->rest_id, g_source_remove);
  self->rest_id = g_timeout_add ((guint) ms, rested_cb, self);
  self->gets_focus = has_focus;
  if (has_focus)
    gtk_widget_grab_focus (gtk_widget_get_parent (GTK_WIDGET (self)));
  gtk_widget_set_sensitive (self->go, FALSE);
}

void
cubes_panel_set_scene (CubesPanel *self, const CubesPanelScene *scene)
{
  g_return_if_fail (CUBES_IS_PANEL (self));

  show_text (self->title, scene->title);
  show_text (self->text, scene->text);
  if (scene->button != NULL && g_strcmp0 (scene->button, gtk_label_get_text (GTK_LABEL (self->go_label))) != 0)
    rest (self);
  show_text (self->go_label, scene->button);
  gtk_widget_set_visible (self->go, scene->button != NULL);
  if (scene->button != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self->go), GTK_ACCESSIBLE_PROPERTY_LABEL, scene->button, -1);
  gtk_widget_set_visible (self->corners, scene->corners);
  self->noted = scene->note != NULL;
  show_room (self);
  show_text (self->note_title, scene->note_title);
  show_text (self->note_text, scene->note);
  if (scene->corners)
    cubes_panel_set_corner (self, scene->corner);

  if (scene->corners)
    for (CubesCorner corner = CUBES_NW; corner < CUBES_NO_BAR; corner++)
      show_picture (self, corner, scene->faces);
}

gboolean
cubes_panel_is_ready (CubesPanel *self)
{
  g_return_val_if_fail (CUBES_IS_PANEL (self), FALSE);

  return self->rest_id == 0;
}

gboolean
cubes_panel_focus (CubesPanel *self)
{
  g_return_val_if_fail (CUBES_IS_PANEL (self), FALSE);

  if (!gtk_widget_get_visible (self->go))
    return FALSE;
  self->gets_focus = TRUE;
  return cubes_panel_is_ready (self) && gtk_widget_grab_focus (self->go);
}

static void
toggled_cb (CubesPanel *self, GtkToggleButton *button)
{
  if (gtk_toggle_button_get_active (button) && !self->setting)
    g_signal_emit (self, signals[CORNER_CHOSEN], 0);
}

static void
go_cb (CubesPanel *self)
{
  g_signal_emit (self, signals[GO], 0);
}

/* The object */

static void
cubes_panel_dispose (GObject *object)
{
  CubesPanel *self = CUBES_PANEL (object);

  g_clear_handle_id (&self->rest_id, g_source_remove);
  g_clear_pointer (&self->card, gtk_widget_unparent);
  g_clear_pointer (&self->note, gtk_widget_unparent);

  G_OBJECT_CLASS (cubes_panel_parent_class)->dispose (object);
}

static void
cubes_panel_class_init (CubesPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cubes_panel_dispose;
  signals[GO] = g_signal_new ("go", CUBES_TYPE_PANEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[CORNER_CHOSEN] =
    g_signal_new ("corner-chosen", CUBES_TYPE_PANEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "cubes-panel");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
make_key (const char *text)
{
  GtkWidget *key = gtk_label_new (text);

  gtk_widget_add_css_class (key, "key");
  gtk_widget_set_halign (key, GTK_ALIGN_END);
  gtk_widget_set_valign (key, GTK_ALIGN_CENTER);
  return key;
}

static void
make_corner (CubesPanel *self, CubesCorner corner, const char *name, const char *number)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8), *below = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *label = gtk_label_new (name), *button = gtk_toggle_button_new ();
  Corner *made = &self->corner[corner];

  made->picture = cubes_grid_picture_new ();
  gtk_widget_set_size_request (made->picture, PICTURE_LEAST, PICTURE_LEAST);
  gtk_widget_set_vexpand (made->picture, TRUE);
  gtk_box_append (GTK_BOX (box), made->picture);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (below), label);
  gtk_box_append (GTK_BOX (below), make_key (number));
  gtk_box_append (GTK_BOX (box), below);

  made->button = button;
  made->name = label;
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "corner");
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  if (corner != CUBES_NW)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), GTK_TOGGLE_BUTTON (self->corner[CUBES_NW].button));
  g_signal_connect_swapped (button, "toggled", G_CALLBACK (toggled_cb), self);
  gtk_grid_attach (GTK_GRID (self->corners), button, corner % 2, corner / 2, 1, 1);
}

static void
make_corners (CubesPanel *self)
{
  self->corners = gtk_grid_new ();
  gtk_grid_set_row_spacing (GTK_GRID (self->corners), 12);
  gtk_grid_set_column_spacing (GTK_GRID (self->corners), 12);
  gtk_grid_set_row_homogeneous (GTK_GRID (self->corners), TRUE);
  gtk_grid_set_column_homogeneous (GTK_GRID (self->corners), TRUE);
  gtk_widget_set_vexpand (self->corners, TRUE);
  gtk_box_append (GTK_BOX (self->card), self->corners);
  make_corner (self, CUBES_NW, _ ("top left"), "1");
  make_corner (self, CUBES_NE, _ ("top right"), "2");
  make_corner (self, CUBES_SW, _ ("bottom left"), "3");
  make_corner (self, CUBES_SE, _ ("bottom right"), "4");
}

static void
make_button (CubesPanel *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8), *key = make_key ("↵");

  self->go = gtk_button_new ();
  gtk_widget_set_name (self->go, "go");
  gtk_widget_add_css_class (self->go, "gold");
  self->go_label = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->go_label), TRUE);
  gtk_label_set_justify (GTK_LABEL (self->go_label), GTK_JUSTIFY_CENTER);
  gtk_widget_set_hexpand (self->go_label, TRUE);
  gtk_box_append (GTK_BOX (box), self->go_label);
  gtk_box_append (GTK_BOX (box), key);
  gtk_button_set_child (GTK_BUTTON (self->go), box);
  g_signal_connect_swapped (self->go, "clicked", G_CALLBACK (go_cb), self);
  gtk_box_append (GTK_BOX (self->card), self->go);
}

static void
cubes_panel_init (CubesPanel *self)
{
  GtkBoxLayout *layout = GTK_BOX_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self)));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (layout, 16);

  self->card = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_add_css_class (self->card, "card-of-panel");
  gtk_widget_set_parent (self->card, GTK_WIDGET (self));
  self->title = cubes_widgets_add_label (self->card, NULL, "title");
  self->text = cubes_widgets_add_label (self->card, NULL, "text");
  make_corners (self);
  self->hint = cubes_widgets_add_label (self->card, NULL, "hint");
  gtk_label_set_text (GTK_LABEL (self->hint), _ ("Arrow keys move it, Enter places it."));
  make_button (self);

  self->note = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  gtk_widget_add_css_class (self->note, "note-of-panel");
  self->note_title = cubes_widgets_add_label (self->note, NULL, "title");
  self->note_text = cubes_widgets_add_label (self->note, NULL, "text");
  gtk_widget_set_parent (self->note, GTK_WIDGET (self));
}

GtkWidget *
cubes_panel_new (void)
{
  return g_object_new (CUBES_TYPE_PANEL, NULL);
}
