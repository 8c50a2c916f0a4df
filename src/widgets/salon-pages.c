/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/salon-pages.h"

/* If the page itself has the focus, not a widget inside it, removes the focus from it and
 * returns TRUE. The stack moves the focus on only from widgets inside a page. GTK 4.8
 * would otherwise take a reference to the page as the last focused widget when the stack
 * leaves it and take another when it is hidden, but release only one: the page, and much
 * of its window, would never be freed. */
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
  g_return_if_fail (gtk_stack_get_transition_type (stack) == GTK_STACK_TRANSITION_TYPE_NONE);

  taken = before != NULL && before != page && take_focus (before);
  /* The page is made visible first, because a stack does not turn to a hidden page. */
  gtk_widget_set_visible (page, TRUE);
  gtk_stack_set_visible_child (stack, page);
  for (GtkWidget *other = gtk_widget_get_first_child (GTK_WIDGET (stack)); other != NULL;
       other = gtk_widget_get_next_sibling (other))
    gtk_widget_set_visible (other, other == page);
  if (taken)
    gtk_widget_child_focus (page, GTK_DIR_TAB_FORWARD);
}

void
salon_pages_take_focus (GtkWidget *page)
{
  GtkRoot *root = gtk_widget_get_root (page);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus == NULL || !gtk_widget_is_ancestor (focus, page))
    gtk_widget_grab_focus (page);
}
