/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/cubes/cubes-worth.h"

#include <glib/gi18n-lib.h>

#include "rules/cubes/cubes-state.h"

/* Words of so many letters and more are worth the same. */
#define MOST 8

static void
attach (GtkWidget *grid, const char *text, int column, int row, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, css_class);
  gtk_widget_set_hexpand (label, column > 0);
  gtk_label_set_xalign (GTK_LABEL (label), column > 0 ? .5f : 0);
  gtk_grid_attach (GTK_GRID (grid), label, column, row, 1, 1);
}

GtkWidget *
cubes_worth_new (void)
{
  GtkWidget *grid = g_object_new (GTK_TYPE_GRID, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, "row-spacing", 4,
                                  "column-spacing", 6, NULL);

  gtk_widget_add_css_class (grid, "cubes-worth");
  gtk_accessible_update_property (GTK_ACCESSIBLE (grid), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Points by letters"), -1);
  return grid;
}

void
cubes_worth_set_least (GtkWidget *worth, int least)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (worth)) != NULL)
    gtk_grid_remove (GTK_GRID (worth), child);

  /* Translators: the head of a row of numbers: of a word */
  attach (worth, C_ ("worth", "letters"), 0, 0, "worth-letters");
  /* Translators: the head of a row of numbers, below “letters” */
  attach (worth, C_ ("worth", "points"), 0, 1, "worth-letters");
  for (int letters = least; letters <= MOST; letters++)
    {
      g_autofree char *count = g_strdup_printf (letters < MOST ? "%d" : "%d+", letters);
      g_autofree char *points = g_strdup_printf ("%d", cubes_word_points (letters));

      attach (worth, count, letters, 0, "worth-letters");
      attach (worth, points, letters, 1, "worth-points");
    }
}
