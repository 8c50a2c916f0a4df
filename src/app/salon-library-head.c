/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-library-head.h"

#include <glib/gi18n-lib.h>

struct _SalonLibraryHead {
  GtkBox parent_instance;

  GtkWidget *heading, *hint, *order;
};

G_DEFINE_FINAL_TYPE (SalonLibraryHead, salon_library_head, GTK_TYPE_BOX)

enum {
  REORDERED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
reordered_cb (SalonLibraryHead *self)
{
  g_signal_emit (self, signals[REORDERED], 0);
}

static void
salon_library_head_class_init (SalonLibraryHeadClass *klass)
{
  signals[REORDERED] =
    g_signal_new ("reordered", SALON_TYPE_LIBRARY_HEAD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
salon_library_head_init (SalonLibraryHead *self)
{
  const char *orders[] = { _ ("Newest first"), _ ("Oldest first"), _ ("By title"), NULL };

  gtk_box_set_spacing (GTK_BOX (self), 10);
  self->heading = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING, "xalign", 0., NULL);
  gtk_widget_add_css_class (self->heading, "month");
  self->hint = gtk_label_new (_ ("sit down where you got up"));
  gtk_widget_add_css_class (self->hint, "count");
  gtk_label_set_xalign (GTK_LABEL (self->hint), 0);
  gtk_label_set_ellipsize (GTK_LABEL (self->hint), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (self->hint, TRUE);
  self->order = gtk_drop_down_new_from_strings (orders);
  gtk_widget_set_name (self->order, "library-order");
  gtk_widget_set_halign (self->order, GTK_ALIGN_END);
  gtk_widget_set_hexpand (self->order, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->order), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Order"), -1);
  g_signal_connect_object (self->order, "notify::selected", G_CALLBACK (reordered_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self), self->heading);
  gtk_box_append (GTK_BOX (self), self->hint);
  gtk_box_append (GTK_BOX (self), self->order);
  gtk_widget_add_css_class (GTK_WIDGET (self), "library-head");
}

GtkWidget *
salon_library_head_new (void)
{
  return g_object_new (SALON_TYPE_LIBRARY_HEAD, NULL);
}

SalonLibraryOrder
salon_library_head_get_order (SalonLibraryHead *self)
{
  g_return_val_if_fail (SALON_IS_LIBRARY_HEAD (self), SALON_LIBRARY_NEWEST);

  return (SalonLibraryOrder) gtk_drop_down_get_selected (GTK_DROP_DOWN (self->order));
}

void
salon_library_head_update (SalonLibraryHead *self, const SalonLibraryFilter *filter, gboolean waits)
{
  g_return_if_fail (SALON_IS_LIBRARY_HEAD (self));

  if (waits)
    gtk_label_set_label (GTK_LABEL (self->heading), _ ("Waiting on their tables"));
  else if (filter->folded[0] != '\0')
    gtk_label_set_label (GTK_LABEL (self->heading), _ ("Found"));
  else
    gtk_label_set_label (GTK_LABEL (self->heading),
                         filter->table != NULL ? _ (filter->table->title) : _ ("Every table"));
  gtk_widget_set_visible (self->hint, waits);
}
