/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/salon-pages.h"

/* Takes the focus from a page that has it itself, not in a widget inside. The stack
 * moves it on only from inside; GTK 4.8 would then note the page as the place to move
 * on from when it is turned away and again when it is hidden, forgetting that it holds
 * the first note: the page, and much of its window, would never be freed. */
static gboolean
take_focus (GtkWidget *page)
{
  GtkRoot *root = gtk_widget_get_root (page);

  if (root == NULL || gtk_root_get_focus (root) != page)
    return FALSE;

  gtk_root_set_focus (root, NULL);
  return TRUE;
}

void
salon_pages_show (GtkStack *stack, const char *name)
{
  GtkWidget *page = gtk_stack_get_child_by_name (stack, name);
  GtkWidget *before = gtk_stack_get_visible_child (stack);
  gboolean taken;

  g_return_if_fail (page != NULL);

  taken = before != NULL && before != page && take_focus (before);
  /* First, because a stack does not turn to a hidden page. */
  gtk_widget_set_visible (page, TRUE);
  gtk_stack_set_visible_child (stack, page);
  for (GtkWidget *other = gtk_widget_get_first_child (GTK_WIDGET (stack)); other != NULL;
       other = gtk_widget_get_next_sibling (other))
    gtk_widget_set_visible (other, other == page);
  if (taken)
    gtk_widget_child_focus (page, GTK_DIR_TAB_FORWARD);
}
