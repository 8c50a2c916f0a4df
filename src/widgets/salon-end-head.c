/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-end-head.h"

#include <glib/gi18n-lib.h>

#include "widgets/salon-emblem.h"
#include "widgets/salon-number.h"

#define RANK_CAP    26 /* px */
#define DISC        42 /* px */
#define EMBLEM_PART .62
#define NAME        8  /* letters, a line of a name has at least room for */
#define NAME_MOST   11 /* and at most, of a long one */

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

/* A label would be wider in a lower row. Names have the same width whatever the height, so that what follows them
 * begins at one place in all rows. */
static void
measure_name (GtkWidget *cell, GtkOrientation orientation, int for_size, int *minimum, int *natural, int *b, int *c)
{
  GtkWidget *label = gtk_widget_get_first_child (cell);

  gtk_widget_measure (label, orientation, orientation == GTK_ORIENTATION_HORIZONTAL ? -1 : for_size, minimum, natural,
                      NULL, NULL);
}

static void
allocate_name (GtkWidget *cell, int width, int height, int baseline)
{
  gtk_widget_size_allocate (gtk_widget_get_first_child (cell), &(GtkAllocation) { 0, 0, width, height }, -1);
}

static GtkSizeRequestMode
get_name_mode (GtkWidget *cell)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static GtkWidget *
make_name (const char *name)
{
  GtkWidget *cell = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", name, "xalign", 0.f, "wrap", TRUE, "wrap-mode",
                                   PANGO_WRAP_WORD_CHAR, "width-chars", NAME, "max-width-chars", NAME_MOST, "lines", 2,
                                   "ellipsize", PANGO_ELLIPSIZE_END, NULL);

  gtk_widget_add_css_class (label, "name");
  gtk_widget_set_valign (cell, GTK_ALIGN_CENTER);
  gtk_widget_set_layout_manager (cell, gtk_custom_layout_new (get_name_mode, measure_name, allocate_name));
  gtk_box_append (GTK_BOX (cell), label);
  return cell;
}

GtkWidget *
salon_end_head_new (int rank, const char *name, guint seat)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *number = salon_number_new (RANK_CAP);
  /* Translators: the first place in the order of the players */
  g_autofree char *place = rank == 1 ? g_strdup (C_ ("rank", "1."))
                                     /* Translators: a later place: 2nd, 3rd, … */
                                     : g_strdup_printf (C_ ("rank", "%d."), rank);

  salon_number_set (SALON_NUMBER (number), rank);
  salon_number_reserve (SALON_NUMBER (number), 8);
  gtk_accessible_update_property (GTK_ACCESSIBLE (number), GTK_ACCESSIBLE_PROPERTY_LABEL, place, -1);
  gtk_widget_add_css_class (number, "rank");
  gtk_widget_add_css_class (head, "end-head");
  gtk_widget_set_valign (head, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (head), number);
  gtk_box_append (GTK_BOX (head), salon_end_disc_new (seat, DISC));
  gtk_box_append (GTK_BOX (head), make_name (name));
  return head;
}
