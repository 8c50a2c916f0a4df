/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-welcome.h"

#include <glib/gi18n-lib.h>

#include "widgets/salon-emblem.h"

/* px */
#define EMBLEM      16
#define QUICK_SEATS 4

/* A drawer: a picture beside a title, a line, and a button with a remark behind it. */
typedef struct {
  GtkWidget *drawer, *picture, *text;
  GtkWidget *head, *title, *line, *foot, *button, *remark;
} Drawer;

struct _SalonWelcome {
  GtkBox parent_instance;

  const SalonHouseStart *start;
  Drawer learn, quick;
};

G_DEFINE_FINAL_TYPE (SalonWelcome, salon_welcome, GTK_TYPE_BOX)

static GtkWidget *
add_label (GtkWidget *box, const char *text, const char *style)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", 0.f, "wrap", TRUE, NULL);

  gtk_widget_add_css_class (label, style);
  gtk_box_append (GTK_BOX (box), label);
  return label;
}

static void
make_drawer (SalonWelcome *self, Drawer *drawer, const char *cloth, const char *title, const char *line)
{
  drawer->drawer = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 20);
  gtk_widget_add_css_class (drawer->drawer, "drawer");
  gtk_widget_add_css_class (drawer->drawer, cloth);
  drawer->text = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  gtk_widget_set_valign (drawer->text, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (drawer->text, TRUE);
  drawer->title = g_object_new (GTK_TYPE_LABEL, "label", title, "xalign", 0.f, "wrap", TRUE, "natural-wrap-mode",
                                GTK_NATURAL_WRAP_NONE, "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING, NULL);
  gtk_widget_add_css_class (drawer->title, "drawer-title");
  drawer->head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  gtk_box_append (GTK_BOX (drawer->head), drawer->title);
  gtk_box_append (GTK_BOX (drawer->text), drawer->head);
  drawer->line = add_label (drawer->text, line, "drawer-line");
  drawer->foot = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  gtk_box_append (GTK_BOX (drawer->text), drawer->foot);
  gtk_box_append (GTK_BOX (drawer->drawer), drawer->text);
  gtk_box_append (GTK_BOX (self), drawer->drawer);
}

static void
add_button (Drawer *drawer, const char *name, const char *style, const char *action, const char *remark)
{
  drawer->button = gtk_button_new ();
  gtk_widget_set_name (drawer->button, name);
  gtk_widget_add_css_class (drawer->button, style);
  gtk_widget_set_valign (drawer->button, GTK_ALIGN_CENTER);
  gtk_button_set_use_underline (GTK_BUTTON (drawer->button), TRUE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (drawer->button), action);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (drawer->button), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY, drawer->title,
                                  NULL, -1);
  gtk_box_append (GTK_BOX (drawer->foot), drawer->button);
  drawer->remark = add_label (drawer->foot, remark, "drawer-line");
}

/* The emblems of who plays the quick game. */
static GtkWidget *
make_emblems (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);

  for (guint seat = 0; seat < QUICK_SEATS; seat++)
    {
      GtkWidget *chip = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

      gtk_widget_add_css_class (chip, "emblem-chip");
      gtk_box_append (GTK_BOX (chip), salon_emblem_new (seat, EMBLEM));
      gtk_box_append (GTK_BOX (box), chip);
    }
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  return box;
}

static void
salon_welcome_class_init (SalonWelcomeClass *klass)
{
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
salon_welcome_init (SalonWelcome *self)
{
  gtk_widget_set_name (GTK_WIDGET (self), "welcome");
  gtk_box_set_spacing (GTK_BOX (self), 12);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Welcome"), -1);
}

GtkWidget *
salon_welcome_new (const SalonHouseStart *start)
{
  SalonWelcome *self = g_object_new (SALON_TYPE_WELCOME, NULL);

  self->start = start;
  make_drawer (self, &self->learn, "petrol", _ ("Learn in three minutes"), _ (start->lesson));
  gtk_widget_set_hexpand (self->learn.drawer, TRUE);
  self->learn.picture = start->make_picture ();
  gtk_widget_set_valign (self->learn.picture, GTK_ALIGN_CENTER);
  gtk_box_prepend (GTK_BOX (self->learn.drawer), self->learn.picture);
  add_button (&self->learn, "welcome-learn", "amber", "win.learn", _ ("leave when you like"));

  make_drawer (self, &self->quick, "claret", _ ("Quick game"), _ ("you and three easy computers"));
  self->quick.picture = make_emblems ();
  gtk_widget_set_hexpand (self->quick.picture, TRUE);
  gtk_widget_set_halign (self->quick.picture, GTK_ALIGN_END);
  gtk_box_append (GTK_BOX (self->quick.head), self->quick.picture);
  add_button (&self->quick, "welcome-quick", "cream", "win.quick-game", _ ("one click"));
  gtk_button_set_label (GTK_BUTTON (self->quick.button), _ ("_Play"));
  salon_welcome_set_lesson (self, NULL);
  return GTK_WIDGET (self);
}

void
salon_welcome_set_lesson (SalonWelcome *self, const char *chapter)
{
  g_return_if_fail (SALON_IS_WELCOME (self));

  gtk_label_set_label (GTK_LABEL (self->learn.title),
                       chapter != NULL ? _ ("Go on learning") : _ ("Learn in three minutes"));
  gtk_label_set_label (GTK_LABEL (self->learn.line), chapter != NULL ? chapter : _ (self->start->lesson));
  gtk_button_set_label (GTK_BUTTON (self->learn.button), chapter != NULL ? _ ("_Go on") : _ ("_Begin"));
}

static void
set_drawer_low (Drawer *drawer, gboolean low)
{
  gtk_widget_set_visible (drawer->picture, !low);
  gtk_widget_set_visible (drawer->line, !low);
  gtk_widget_set_visible (drawer->remark, !low);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (drawer->text),
                                  low ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (drawer->text), low ? 12 : 4);
  gtk_widget_set_hexpand (drawer->head, low);
  gtk_widget_set_margin_top (drawer->foot, low ? 0 : 6);
}

void
salon_welcome_set_low (SalonWelcome *self, gboolean low)
{
  g_return_if_fail (SALON_IS_WELCOME (self));

  set_drawer_low (&self->learn, low);
  set_drawer_low (&self->quick, low);
}

gboolean
salon_welcome_focus (SalonWelcome *self)
{
  g_return_val_if_fail (SALON_IS_WELCOME (self), FALSE);

  return gtk_widget_grab_focus (self->learn.button);
}
