/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/wedges/wedges-prompt.h"

#include <glib/gi18n-lib.h>

#include "widgets/salon-place.h"
#include "widgets/salon-tooltip.h"

/* px between the large button and a small one */
#define GAP 8

struct _WedgesPrompt {
  GtkWidget parent_instance;

  GtkWidget *button, *label, *key;
  GtkWidget *texts, *first, *second;
  GtkWidget *tools, *take_back, *pause, *hurry;
  gboolean paused;
};

G_DEFINE_FINAL_TYPE (WedgesPrompt, wedges_prompt, GTK_TYPE_WIDGET)

enum {
  GO,
  PAUSE,
  HURRY,
  TAKE_BACK,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
name_tool (GtkWidget *tool, const char *icon, const char *name)
{
  gtk_button_set_icon_name (GTK_BUTTON (tool), icon);
  salon_tooltip_set (tool, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (tool), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

void
wedges_prompt_set_scene (WedgesPrompt *self, const WedgesPromptScene *scene)
{
  const gboolean has_button = scene->button != NULL;

  g_return_if_fail (WEDGES_IS_PROMPT (self));

  self->paused = scene->paused;
  gtk_label_set_text (GTK_LABEL (self->label), has_button ? scene->button : "");
  gtk_label_set_text (GTK_LABEL (self->key), has_button && scene->key != NULL ? scene->key : "");
  gtk_widget_set_visible (self->key, has_button && scene->key != NULL);
  /* GTK takes the name of a button from its label alone. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  has_button ? scene->button : "", -1);
  gtk_widget_set_visible (self->button, has_button);
  gtk_label_set_text (GTK_LABEL (self->first), has_button ? "" : scene->first);
  gtk_label_set_text (GTK_LABEL (self->second), has_button ? "" : scene->second);
  gtk_widget_set_visible (self->second, scene->second[0] != '\0');
  gtk_widget_set_visible (self->texts, !has_button);
  gtk_widget_set_visible (self->take_back, scene->can_take_back);
  gtk_widget_set_visible (self->pause, scene->can_pause && !has_button);
  gtk_widget_set_visible (self->hurry, scene->can_pause && !has_button);
  gtk_widget_set_visible (self->tools, scene->can_take_back || (scene->can_pause && !has_button));
  /* The button to hurry keeps its place while there is nothing to hurry, so that nothing moves. */
  gtk_widget_set_sensitive (self->hurry, scene->can_hurry && !scene->paused);
  if (scene->paused)
    name_tool (self->pause, "media-playback-start-symbolic", _ ("Go on"));
  else
    name_tool (self->pause, "media-playback-pause-symbolic", _ ("Pause"));
}

gboolean
wedges_prompt_focus (WedgesPrompt *self)
{
  g_return_val_if_fail (WEDGES_IS_PROMPT (self), FALSE);

  return gtk_widget_get_visible (self->button) && gtk_widget_grab_focus (self->button);
}

static void
clicked_cb (WedgesPrompt *self)
{
  g_signal_emit (self, signals[GO], 0);
}

static void
pause_cb (WedgesPrompt *self)
{
  g_signal_emit (self, signals[PAUSE], 0, !self->paused);
}

static void
hurry_cb (WedgesPrompt *self)
{
  g_signal_emit (self, signals[HURRY], 0);
}

static void
take_back_cb (WedgesPrompt *self)
{
  g_signal_emit (self, signals[TAKE_BACK], 0);
}

/* Where everything stands */

static int
measure_text (GtkWidget *label, const char *text)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (label, text);
  int height;

  pango_layout_get_pixel_size (layout, NULL, &height);
  return height;
}

gboolean
wedges_prompt_has_room (WedgesPrompt *self, const char *line)
{
  g_autoptr (PangoLayout) layout = NULL;
  int width;

  g_return_val_if_fail (WEDGES_IS_PROMPT (self), FALSE);

  layout = gtk_widget_create_pango_layout (self->second, line);
  pango_layout_get_pixel_size (layout, &width, NULL);
  return width <= gtk_widget_get_width (GTK_WIDGET (self));
}

/* The height is that of two lines, or of the button, whatever is there now. */
int
wedges_prompt_get_height (WedgesPrompt *self)
{
  g_return_val_if_fail (WEDGES_IS_PROMPT (self), 0);

  return MAX (measure_text (self->first, "A\nB") + 4, measure_text (self->label, "A") + 26);
}

static void
wedges_prompt_measure (GtkWidget *widget,
                       GtkOrientation orientation,
                       int for_size,
                       int *minimum,
                       int *natural,
                       int *minimum_baseline,
                       int *natural_baseline)
{
  WedgesPrompt *self = WEDGES_PROMPT (widget);

  *minimum = orientation == GTK_ORIENTATION_VERTICAL ? wedges_prompt_get_height (self) : 0;
  *natural = *minimum;
}

static void
put (GtkWidget *child, int x, int y, int width, int height)
{
  const GtkAllocation place = { x, y, MAX (width, 1), MAX (height, 1) };

  salon_place_put (child, &place);
}

static void
wedges_prompt_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  WedgesPrompt *self = WEDGES_PROMPT (widget);
  const gboolean tools = gtk_widget_get_visible (self->tools);
  const int room = tools ? salon_place_measure (self->tools, GTK_ORIENTATION_HORIZONTAL, -1) : 0,
            apart = tools ? GAP : 0;
  const int high = tools ? salon_place_measure (self->tools, GTK_ORIENTATION_VERTICAL, -1) : 0;

  put (self->button, 0, 0, width - room - apart, height);
  put (self->texts, 0, 0, width - room, height);
  put (self->tools, width - room, (height - high) / 2, room, high);
}

/* The object */

static void
wedges_prompt_dispose (GObject *object)
{
  for (GtkWidget *child; (child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL;)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (wedges_prompt_parent_class)->dispose (object);
}

static void
wedges_prompt_class_init (WedgesPromptClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = wedges_prompt_dispose;
  widget_class->measure = wedges_prompt_measure;
  widget_class->size_allocate = wedges_prompt_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "wedges-prompt");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);

  signals[GO] = g_signal_new ("go", WEDGES_TYPE_PROMPT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[PAUSE] =
    g_signal_new ("pause", WEDGES_TYPE_PROMPT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_BOOLEAN);
  signals[HURRY] = g_signal_new ("hurry", WEDGES_TYPE_PROMPT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[TAKE_BACK] =
    g_signal_new ("take-back", WEDGES_TYPE_PROMPT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
make_button (WedgesPrompt *self)
{
  GtkWidget *box = gtk_center_box_new ();

  self->label = gtk_label_new (NULL);
  gtk_label_set_ellipsize (GTK_LABEL (self->label), PANGO_ELLIPSIZE_END);
  self->key = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->key, "key");
  gtk_widget_set_margin_start (self->key, GAP);
  gtk_widget_set_valign (self->key, GTK_ALIGN_CENTER);
  gtk_center_box_set_center_widget (GTK_CENTER_BOX (box), self->label);
  gtk_center_box_set_end_widget (GTK_CENTER_BOX (box), self->key);
  self->button = gtk_button_new ();
  gtk_button_set_child (GTK_BUTTON (self->button), box);
  gtk_widget_set_name (self->button, "go");
  gtk_widget_add_css_class (self->button, "gold");
  gtk_widget_set_valign (self->button, GTK_ALIGN_CENTER);
  g_signal_connect_swapped (self->button, "clicked", G_CALLBACK (clicked_cb), self);
  gtk_widget_set_parent (self->button, GTK_WIDGET (self));
}

static GtkWidget *
make_line (const char *kind)
{
  GtkWidget *line = gtk_label_new (NULL);

  gtk_label_set_ellipsize (GTK_LABEL (line), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (line, kind);
  return line;
}

static GtkWidget *
make_tool (WedgesPrompt *self, const char *name, GCallback clicked)
{
  GtkWidget *tool = gtk_button_new ();

  gtk_widget_set_name (tool, name);
  gtk_widget_add_css_class (tool, "tool");
  g_signal_connect_swapped (tool, "clicked", clicked, self);
  gtk_box_append (GTK_BOX (self->tools), tool);
  return tool;
}

static void
wedges_prompt_init (WedgesPrompt *self)
{
  make_button (self);
  self->texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_valign (self->texts, GTK_ALIGN_CENTER);
  self->first = make_line ("first");
  self->second = make_line ("second");
  gtk_box_append (GTK_BOX (self->texts), self->first);
  gtk_box_append (GTK_BOX (self->texts), self->second);
  gtk_widget_set_parent (self->texts, GTK_WIDGET (self));
  self->tools = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  self->take_back = make_tool (self, "take-back", G_CALLBACK (take_back_cb));
  self->hurry = make_tool (self, "hurry", G_CALLBACK (hurry_cb));
  self->pause = make_tool (self, "pause", G_CALLBACK (pause_cb));
  gtk_widget_set_parent (self->tools, GTK_WIDGET (self));
  name_tool (self->take_back, "edit-undo-symbolic", _ ("Take the verdict back"));
  name_tool (self->hurry, "media-seek-forward-symbolic", _ ("Hurry on"));
}

GtkWidget *
wedges_prompt_new (void)
{
  return g_object_new (WEDGES_TYPE_PROMPT, NULL);
}
