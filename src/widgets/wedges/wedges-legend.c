/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/wedges/wedges-legend.h"

#include <glib/gi18n-lib.h>

#include "widgets/wedges/wedges-category.h"

#define ROWS (WEDGES_CATEGORIES + 1)
#define SIGN 30 /* px */

struct _WedgesLegend {
  GtkWidget parent_instance;

  GtkWidget *box, *row[ROWS], *sign[ROWS];
  int pointed; /* the row at which the pointer is, or −1 */
  int pressed; /* the row that was pressed, or −1 */
  int lit;     /* what was told last */
};

G_DEFINE_FINAL_TYPE (WedgesLegend, wedges_legend, GTK_TYPE_WIDGET)

enum {
  LIGHT,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
update (WedgesLegend *self)
{
  const int lit = self->pointed >= 0 ? self->pointed : self->pressed;

  if (lit == self->lit)
    return;
  if (self->lit >= 0)
    gtk_widget_remove_css_class (self->row[self->lit], "lit");
  self->lit = lit;
  if (lit >= 0)
    gtk_widget_add_css_class (self->row[lit], "lit");
  g_signal_emit (self, signals[LIGHT], 0, lit);
}

void
wedges_legend_press (WedgesLegend *self, int category)
{
  g_return_if_fail (WEDGES_IS_LEGEND (self));
  g_return_if_fail (category >= 0 && category < ROWS);

  self->pressed = self->pressed == category ? -1 : category;
  update (self);
}

void
wedges_legend_clear (WedgesLegend *self)
{
  g_return_if_fail (WEDGES_IS_LEGEND (self));

  self->pointed = self->pressed = -1;
  update (self);
}

void
wedges_legend_set_size (WedgesLegend *self, int size)
{
  g_return_if_fail (WEDGES_IS_LEGEND (self));

  for (int category = 0; category < ROWS; category++)
    wedges_sign_set_size (WEDGES_SIGN (self->sign[category]), size);
}

/* Returns the row at which @controller is. */
static int
find_row (WedgesLegend *self, GtkEventController *controller)
{
  GtkWidget *row = gtk_event_controller_get_widget (controller);

  for (int i = 0; i < ROWS; i++)
    if (self->row[i] == row)
      return i;
  return -1;
}

static void
enter_cb (WedgesLegend *self, double x, double y, GtkEventController *controller)
{
  self->pointed = find_row (self, controller);
  update (self);
}

static void
leave_cb (WedgesLegend *self, GtkEventController *controller)
{
  if (self->pointed == find_row (self, controller))
    self->pointed = -1;
  update (self);
}

/* A finger has no place to hover over. */
static void
pressed_cb (WedgesLegend *self, int n_press, double x, double y, GtkGesture *gesture)
{
  wedges_legend_press (self, find_row (self, GTK_EVENT_CONTROLLER (gesture)));
}

/* The object */

static void
wedges_legend_dispose (GObject *object)
{
  g_clear_pointer (&WEDGES_LEGEND (object)->box, gtk_widget_unparent);

  G_OBJECT_CLASS (wedges_legend_parent_class)->dispose (object);
}

static void
wedges_legend_class_init (WedgesLegendClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = wedges_legend_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "wedges-legend");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);

  signals[LIGHT] =
    g_signal_new ("light", WEDGES_TYPE_LEGEND, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
}

static const char *
get_name (int category)
{
  return category < WEDGES_CATEGORIES ? wedges_category_get_name (category) : _ ("Roll again, no question");
}

static GtkWidget *
make_row (WedgesLegend *self, int category)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12), *sign, *name;
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_widget_add_css_class (row, "row");
  sign = self->sign[category] = wedges_sign_new (category, SIGN);
  gtk_widget_set_valign (sign, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (row), sign);
  name = g_object_new (GTK_TYPE_LABEL, "label", get_name (category), "xalign", 0.f, "hexpand", TRUE, "ellipsize",
                       PANGO_ELLIPSIZE_END, NULL);
  gtk_widget_add_css_class (name, "name");
  gtk_box_append (GTK_BOX (row), name);
  if (category < WEDGES_CATEGORIES)
    {
      const char letter[] = { wedges_category_letters[category], '\0' };
      GtkWidget *key = gtk_label_new (letter);

      gtk_widget_add_css_class (key, "key");
      gtk_widget_set_valign (key, GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (row), key);
    }
  else
    {
      gtk_widget_add_css_class (name, "again");
    }

  g_signal_connect_swapped (motion, "enter", G_CALLBACK (enter_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (leave_cb), self);
  gtk_widget_add_controller (row, motion);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (row, GTK_EVENT_CONTROLLER (click));
  return row;
}

static void
wedges_legend_init (WedgesLegend *self)
{
  self->pointed = self->pressed = self->lit = -1;
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_set_homogeneous (GTK_BOX (self->box), TRUE);
  for (int category = 0; category < ROWS; category++)
    {
      self->row[category] = make_row (self, category);
      gtk_box_append (GTK_BOX (self->box), self->row[category]);
    }
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

GtkWidget *
wedges_legend_new (void)
{
  return g_object_new (WEDGES_TYPE_LEGEND, NULL);
}
