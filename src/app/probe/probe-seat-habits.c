/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/probe/probe-seat-habits.h"

struct _ProbeSeatHabits {
  GtkBox parent_instance;

  GtkSwitch *chooses;
};

G_DEFINE_FINAL_TYPE (ProbeSeatHabits, probe_seat_habits, GTK_TYPE_BOX)

static void
probe_seat_habits_class_init (ProbeSeatHabitsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/salongames/Salon/ui/probe/probe-seat-habits.ui");
  gtk_widget_class_bind_template_child (widget_class, ProbeSeatHabits, chooses);
}

static void
probe_seat_habits_init (ProbeSeatHabits *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
probe_seat_habits_new (void)
{
  return g_object_new (PROBE_TYPE_SEAT_HABITS, NULL);
}

void
probe_seat_habits_set_chooses (ProbeSeatHabits *self, gboolean chooses)
{
  gtk_switch_set_active (self->chooses, chooses);
}

gboolean
probe_seat_habits_get_chooses (ProbeSeatHabits *self)
{
  return gtk_switch_get_active (self->chooses);
}
