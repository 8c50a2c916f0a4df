/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-curtain.h"

#include <glib/gi18n-lib.h>

#include "widgets/salon-avatar.h"

struct _SalonCurtain {
  GtkWidget parent_instance;

  GtkWidget *scroller;
  SalonAvatar *avatar;
  GtkLabel *name;
  GtkLabel *reason;
  GtkWidget *open;
  gboolean closed;
};

G_DEFINE_FINAL_TYPE (SalonCurtain, salon_curtain, GTK_TYPE_WIDGET)

enum {
  OPENED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
open_cb (SalonCurtain *self)
{
  if (!self->closed)
    return;

  self->closed = FALSE;
  g_signal_emit (self, signals[OPENED], 0);
}

/* The key that closed the curtain may still be down, and repeat, or be pressed
 * once too often. So the curtain itself has the focus at first and takes no key;
 * the button gets it when a key is let go, and opens at the next press. */
static void
key_released_cb (SalonCurtain *self)
{
  if (self->closed && gtk_widget_has_focus (GTK_WIDGET (self)))
    gtk_widget_grab_focus (self->open);
}

static gboolean
key_pressed_cb (SalonCurtain *self, guint keyval, guint keycode, GdkModifierType state)
{
  switch (keyval)
    {
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
    case GDK_KEY_ISO_Enter:
    case GDK_KEY_space:
    case GDK_KEY_KP_Space:
      /* Not to the window's default widget either. */
      return gtk_widget_has_focus (GTK_WIDGET (self));
    default:
      return FALSE;
    }
}

static void
salon_curtain_dispose (GObject *object)
{
  SalonCurtain *self = SALON_CURTAIN (object);

  g_clear_pointer (&self->scroller, gtk_widget_unparent);

  G_OBJECT_CLASS (salon_curtain_parent_class)->dispose (object);
}

static void
salon_curtain_class_init (SalonCurtainClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = salon_curtain_dispose;

  signals[OPENED] = g_signal_new ("opened", SALON_TYPE_CURTAIN, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (SALON_TYPE_AVATAR);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/salongames/Salon/ui/salon-curtain.ui");
  gtk_widget_class_bind_template_child (widget_class, SalonCurtain, scroller);
  gtk_widget_class_bind_template_child (widget_class, SalonCurtain, avatar);
  gtk_widget_class_bind_template_child (widget_class, SalonCurtain, name);
  gtk_widget_class_bind_template_child (widget_class, SalonCurtain, reason);
  gtk_widget_class_bind_template_child (widget_class, SalonCurtain, open);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "salon-curtain");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
salon_curtain_init (SalonCurtain *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_add_css_class (GTK_WIDGET (self), "curtain");
  g_signal_connect_swapped (self->open, "clicked", G_CALLBACK (open_cb), self);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  g_signal_connect_swapped (keys, "key-released", G_CALLBACK (key_released_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

GtkWidget *
salon_curtain_new (void)
{
  return g_object_new (SALON_TYPE_CURTAIN, NULL);
}

void
salon_curtain_close (SalonCurtain *self, const char *name, const GdkRGBA *colour, const char *reason)
{
  g_autofree char *label = NULL;

  g_return_if_fail (SALON_IS_CURTAIN (self));

  self->closed = TRUE;
  salon_avatar_set_name (self->avatar, name);
  salon_avatar_set_colour (self->avatar, colour);
  gtk_label_set_label (self->name, name);
  gtk_label_set_label (self->reason, reason);
  /* Translators: the button with which a player says that they are there */
  label = g_strdup_printf (_ ("I am %s"), name);
  gtk_label_set_label (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (self->open))), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->open), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, reason, -1);
  gtk_widget_grab_focus (GTK_WIDGET (self));
}
