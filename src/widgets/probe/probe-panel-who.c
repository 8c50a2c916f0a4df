/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-panel-who.h"

#include <glib/gi18n-lib.h>

#include "widgets/salon-avatar.h"

struct _ProbePanelWho {
  GtkWidget parent_instance;

  GtkWidget *box;
  guint whose; /* bit per seat: who has a button in it */
  gboolean updating;
};

G_DEFINE_FINAL_TYPE (ProbePanelWho, probe_panel_who, GTK_TYPE_WIDGET)

static guint chosen_signal;

static void
toggled_cb (ProbePanelWho *self, GtkToggleButton *button)
{
  if (!self->updating && gtk_toggle_button_get_active (button))
    g_signal_emit (self, chosen_signal, 0, GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "seat")));
}

static void
add_who (ProbePanelWho *self, ProbeGame *game, const SalonLook *look, int seat)
{
  const char *player = probe_game_get_header (game)->salon.name[seat];
  g_autofree char *name = g_strdup_printf ("name-who-%d", seat + 1);
  GtkWidget *avatar = salon_avatar_new (26);
  GtkWidget *first = gtk_widget_get_first_child (self->box);
  GtkWidget *button = g_object_new (GTK_TYPE_TOGGLE_BUTTON, "name", name, "child", avatar, "group", first,
                                    "tooltip-text", player, "valign", GTK_ALIGN_CENTER, NULL);

  salon_emblem_set_seat (SALON_EMBLEM (avatar), look->colour[seat]);
  gtk_widget_add_css_class (button, "name-choice");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, player, -1);
  g_object_set_data (G_OBJECT (button), "seat", GINT_TO_POINTER (seat));
  g_signal_connect_swapped (button, "toggled", G_CALLBACK (toggled_cb), self);
  gtk_box_append (GTK_BOX (self->box), button);
}

void
probe_panel_who_update (ProbePanelWho *self, ProbeGame *game, const ProbeNaming *naming, const SalonLook *look)
{
  const guint who = naming != NULL && look != NULL ? naming->who : 0;
  const guint several = (who & (who - 1)) != 0 ? who : 0;

  self->updating = TRUE;
  if (several != self->whose)
    {
      GtkWidget *child;

      while ((child = gtk_widget_get_first_child (self->box)) != NULL)
        gtk_box_remove (GTK_BOX (self->box), child);
      for (int seat = 0; seat < PROBE_MAX_SEATS; seat++)
        if (several >> seat & 1)
          add_who (self, game, look, seat);
      self->whose = several;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (self->box); child; child = gtk_widget_get_next_sibling (child))
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (child),
                                  GPOINTER_TO_INT (g_object_get_data (G_OBJECT (child), "seat")) == naming->seat);
  self->updating = FALSE;
  gtk_widget_set_visible (GTK_WIDGET (self), several != 0);
}

static void
probe_panel_who_dispose (GObject *object)
{
  g_clear_pointer (&PROBE_PANEL_WHO (object)->box, gtk_widget_unparent);

  G_OBJECT_CLASS (probe_panel_who_parent_class)->dispose (object);
}

static void
probe_panel_who_class_init (ProbePanelWhoClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = probe_panel_who_dispose;

  chosen_signal =
    g_signal_new ("chosen", PROBE_TYPE_PANEL_WHO, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "probe-panel-who");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
probe_panel_who_init (ProbePanelWho *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  gtk_widget_add_css_class (self->box, "name-who");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->box), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Who names the word"),
                                  -1);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

GtkWidget *
probe_panel_who_new (void)
{
  return g_object_new (PROBE_TYPE_PANEL_WHO, NULL);
}
