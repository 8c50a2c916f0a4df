/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/wedges/wedges-space.h"

#define PRESS_ACTION "wedges-space.press"

struct _WedgesSpace {
  GtkWidget parent_instance;

  int space;
  char *label, *description;
};

G_DEFINE_FINAL_TYPE (WedgesSpace, wedges_space, GTK_TYPE_WIDGET)

static guint pressed_signal;

static void
press_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_signal_emit (widget, pressed_signal, 0);
}

static void
wedges_space_finalize (GObject *object)
{
  WedgesSpace *self = WEDGES_SPACE (object);

  g_free (self->label);
  g_free (self->description);

  G_OBJECT_CLASS (wedges_space_parent_class)->finalize (object);
}

static void
wedges_space_class_init (WedgesSpaceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = wedges_space_finalize;
  pressed_signal = g_signal_new ("pressed", WEDGES_TYPE_SPACE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /* Not Space, which hurries. */
  gtk_widget_class_install_action (widget_class, PRESS_ACTION, NULL, press_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, 0, PRESS_ACTION, NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_ISO_Enter, 0, PRESS_ACTION, NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Enter, 0, PRESS_ACTION, NULL);
  gtk_widget_class_set_css_name (widget_class, "wedges-space");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST_ITEM);
}

static void
wedges_space_init (WedgesSpace *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), PRESS_ACTION, FALSE);
}

GtkWidget *
wedges_space_new (int space)
{
  WedgesSpace *self = g_object_new (WEDGES_TYPE_SPACE, NULL);

  self->space = space;
  return GTK_WIDGET (self);
}

int
wedges_space_get_space (WedgesSpace *self)
{
  g_return_val_if_fail (WEDGES_IS_SPACE (self), WEDGES_HUB);

  return self->space;
}

/* Tells assistive technologies only what is new, because there are 73 of them. */
static void
tell (WedgesSpace *self, char **field, GtkAccessibleProperty property, const char *text)
{
  if (g_strcmp0 (text, *field) == 0)
    return;
  g_free (*field);
  *field = g_strdup (text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), property, text, -1);
}

void
wedges_space_set (WedgesSpace *self, const char *label, const char *description)
{
  g_return_if_fail (WEDGES_IS_SPACE (self));

  tell (self, &self->label, GTK_ACCESSIBLE_PROPERTY_LABEL, label);
  tell (self, &self->description, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description);
}

void
wedges_space_set_enabled (WedgesSpace *self, gboolean enabled)
{
  g_return_if_fail (WEDGES_IS_SPACE (self));

  gtk_widget_set_focusable (GTK_WIDGET (self), enabled);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), PRESS_ACTION, enabled);
}
