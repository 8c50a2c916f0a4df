/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-seat-popover.h"

#include "widgets/salon-avatar.h"
#include "widgets/salon-colours.h"

#define SWATCH_SIZE 28

struct _SalonSeatPopover {
  GtkPopover parent_instance;

  GtkWidget *colours;
  GtkWidget *choice;
  GtkLabel *choice_title;
  GtkLabel *choice_hint;
  GtkSwitch *chooses;

  GtkWidget *swatch[SALON_N_COLOURS];
  GtkWidget *sample[SALON_N_COLOURS];
  gboolean updating;
};

G_DEFINE_FINAL_TYPE (SalonSeatPopover, salon_seat_popover, GTK_TYPE_POPOVER)

enum {
  COLOUR_WANTED,
  CHOOSES_WANTED,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

static void
chooses_changed_cb (SalonSeatPopover *self)
{
  if (!self->updating)
    g_signal_emit (self, signals[CHOOSES_WANTED], 0, gtk_switch_get_active (self->chooses));
}

static void
swatch_cb (SalonSeatPopover *self, GtkWidget *swatch)
{
  const guint colour = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (swatch), "colour"));

  if (!self->updating && gtk_check_button_get_active (GTK_CHECK_BUTTON (swatch)))
    g_signal_emit (self, signals[COLOUR_WANTED], 0, colour);
}

static void
add_swatch (SalonSeatPopover *self, guint colour)
{
  GtkWidget *swatch = g_object_new (GTK_TYPE_CHECK_BUTTON, "accessible-role", GTK_ACCESSIBLE_ROLE_RADIO, NULL);
  GtkWidget *sample = salon_avatar_new (SWATCH_SIZE);
  g_autofree char *name = g_strconcat ("colour-", salon_colour_get_id (colour), NULL);

  salon_avatar_set_colour (SALON_AVATAR (sample), salon_colour_get (colour));
  gtk_check_button_set_child (GTK_CHECK_BUTTON (swatch), sample);
  gtk_widget_add_css_class (swatch, "swatch");
  gtk_widget_set_name (swatch, name);
  gtk_widget_set_tooltip_text (swatch, salon_colour_get_name (colour));
  gtk_accessible_update_property (GTK_ACCESSIBLE (swatch), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  salon_colour_get_name (colour), -1);
  g_object_set_data (G_OBJECT (swatch), "colour", GUINT_TO_POINTER (colour));
  if (colour > 0)
    gtk_check_button_set_group (GTK_CHECK_BUTTON (swatch), GTK_CHECK_BUTTON (self->swatch[0]));
  g_signal_connect_swapped (swatch, "toggled", G_CALLBACK (swatch_cb), self);
  gtk_box_append (GTK_BOX (self->colours), swatch);
  self->swatch[colour] = swatch;
  self->sample[colour] = sample;
}

static void
salon_seat_popover_class_init (SalonSeatPopoverClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  signals[COLOUR_WANTED] = g_signal_new ("colour-wanted", SALON_TYPE_SEAT_POPOVER, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                         NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[CHOOSES_WANTED] = g_signal_new ("chooses-wanted", SALON_TYPE_SEAT_POPOVER, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                          NULL, G_TYPE_NONE, 1, G_TYPE_BOOLEAN);

  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/salongames/Salon/ui/salon-seat-popover.ui");
  gtk_widget_class_bind_template_child (widget_class, SalonSeatPopover, colours);
  gtk_widget_class_bind_template_child (widget_class, SalonSeatPopover, choice);
  gtk_widget_class_bind_template_child (widget_class, SalonSeatPopover, choice_title);
  gtk_widget_class_bind_template_child (widget_class, SalonSeatPopover, choice_hint);
  gtk_widget_class_bind_template_child (widget_class, SalonSeatPopover, chooses);
  gtk_widget_class_bind_template_callback (widget_class, chooses_changed_cb);
}

static void
salon_seat_popover_init (SalonSeatPopover *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < SALON_N_COLOURS; i++)
    add_swatch (self, i);
}

GtkWidget *
salon_seat_popover_new (void)
{
  return g_object_new (SALON_TYPE_SEAT_POPOVER, NULL);
}

void
salon_seat_popover_set_name (SalonSeatPopover *self, const char *name)
{
  for (int i = 0; i < SALON_N_COLOURS; i++)
    salon_avatar_set_name (SALON_AVATAR (self->sample[i]), name);
}

void
salon_seat_popover_set_colour (SalonSeatPopover *self, guint colour)
{
  self->updating = TRUE;
  gtk_check_button_set_active (GTK_CHECK_BUTTON (self->swatch[colour]), TRUE);
  self->updating = FALSE;
}

void
salon_seat_popover_set_choice (SalonSeatPopover *self, const char *title, const char *hint)
{
  gtk_label_set_label (self->choice_title, title);
  gtk_label_set_label (self->choice_hint, hint);
}

void
salon_seat_popover_set_chooses (SalonSeatPopover *self, gboolean may_choose, gboolean chooses)
{
  self->updating = TRUE;
  gtk_widget_set_visible (self->choice, may_choose);
  gtk_switch_set_active (self->chooses, chooses);
  self->updating = FALSE;
}
