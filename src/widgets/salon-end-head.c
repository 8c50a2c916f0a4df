/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-end-head.h"

#include <glib/gi18n-lib.h>

#include "widgets/salon-emblem.h"
#include "widgets/salon-number.h"

#define RANK_CAP    26 /* px */
#define DISC        42 /* px */
#define EMBLEM_PART .62

GtkWidget *
salon_end_disc_new (guint seat, int size)
{
  GtkWidget *disc = g_object_new (GTK_TYPE_BOX, "halign", GTK_ALIGN_CENTER, "valign", GTK_ALIGN_CENTER, "width-request",
                                  size, "height-request", size, NULL);
  GtkWidget *emblem = salon_emblem_new (seat, (int) (size * EMBLEM_PART));

  gtk_widget_set_hexpand (emblem, TRUE);
  gtk_widget_set_hexpand (disc, FALSE); /* the emblem has all of the disc, but the disc takes no more room */
  gtk_widget_set_halign (emblem, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (emblem, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (disc, "end-disc");
  gtk_box_append (GTK_BOX (disc), emblem);
  return disc;
}

GtkWidget *
salon_end_head_new (int rank, const char *name, guint seat)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *number = salon_number_new (RANK_CAP);
  GtkWidget *label =
    g_object_new (GTK_TYPE_LABEL, "label", name, "xalign", 0.f, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR,
                  "width-chars", 8, "max-width-chars", 8, "lines", 2, "ellipsize", PANGO_ELLIPSIZE_END, NULL);
  /* Translators: the first place in the order of the players */
  g_autofree char *place = rank == 1 ? g_strdup (C_ ("rank", "1."))
                                     /* Translators: a later place: 2nd, 3rd, … */
                                     : g_strdup_printf (C_ ("rank", "%d."), rank);

  salon_number_set (SALON_NUMBER (number), rank);
  salon_number_reserve (SALON_NUMBER (number), 8);
  gtk_accessible_update_property (GTK_ACCESSIBLE (number), GTK_ACCESSIBLE_PROPERTY_LABEL, place, -1);
  gtk_widget_add_css_class (number, "rank");
  gtk_widget_add_css_class (label, "name");
  gtk_widget_add_css_class (head, "end-head");
  gtk_widget_set_valign (head, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (head), number);
  gtk_box_append (GTK_BOX (head), salon_end_disc_new (seat, DISC));
  gtk_box_append (GTK_BOX (head), label);
  return head;
}
