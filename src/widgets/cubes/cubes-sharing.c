/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/cubes/cubes-sharing.h"

#include <glib/gi18n-lib.h>

#include "model/cubes/cubes-share.h"
#include "widgets/cubes/cubes-print.h"

static void
tell (GtkWidget *page, const char *text)
{
  gtk_widget_activate_action (page, "win.tell", "s", text);
}

void
cubes_sharing_copy (GtkWidget *page, CubesGame *game)
{
  g_autofree char *text = NULL;

  g_return_if_fail (GTK_IS_WIDGET (page));
  g_return_if_fail (CUBES_IS_GAME (game));

  text = cubes_share_write (game);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (page), text);
  tell (page, _ ("Copied: paste the letters into a message."));
}

/* Says what went wrong with the printer, if anything did. */
static void
printed_cb (GtkWidget *page, GtkPrintOperationResult result, GtkPrintOperation *operation)
{
  g_autofree char *fault = cubes_print_get_fault (operation, result);

  if (fault != NULL)
    tell (page, fault);
}

void
cubes_sharing_print (GtkWidget *page, CubesGame *game)
{
  g_autofree CubesView *view = g_new (CubesView, 1);
  g_autoptr (GtkPrintOperation) operation = NULL;

  g_return_if_fail (GTK_IS_WIDGET (page));
  g_return_if_fail (CUBES_IS_GAME (game));

  cubes_game_get_view (game, CUBES_ONLOOKER, view);
  operation = cubes_print_new (view->seen.faces, (CubesCorner) view->seen.corner);
  g_signal_connect_object (operation, "done", G_CALLBACK (printed_cb), page, G_CONNECT_SWAPPED);
  cubes_print_run (operation, page);
}
