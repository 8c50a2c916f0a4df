/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/salon-pages.h"

void
salon_pages_show (GtkStack   *stack,
                  const char *name)
{
  GtkWidget *page = gtk_stack_get_child_by_name (stack, name);

  g_return_if_fail (page != NULL);

  /* First, because a stack does not turn to a hidden page. */
  gtk_widget_set_visible (page, TRUE);
  gtk_stack_set_visible_child (stack, page);
  for (GtkWidget *other = gtk_widget_get_first_child (GTK_WIDGET (stack)); other != NULL;
       other = gtk_widget_get_next_sibling (other))
    gtk_widget_set_visible (other, other == page);
}
