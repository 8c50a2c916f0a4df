/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A small window from which files can be dragged, as from a file manager.
 *
 * usage: drag-files FILE… */

#include <gtk/gtk.h>

#define SIZE 60 /* px */

static GdkContentProvider *
prepare_cb (GSList *files, double x, double y, GtkDragSource *source)
{
  GdkFileList *list = gdk_file_list_new_from_list (files);
  GdkContentProvider *provider = gdk_content_provider_new_typed (GDK_TYPE_FILE_LIST, list);

  g_boxed_free (GDK_TYPE_FILE_LIST, list);
  return provider;
}

int
main (int argc, char **argv)
{
  GtkDragSource *source = gtk_drag_source_new ();
  GSList *files = NULL;
  GtkWidget *window;

  gtk_init ();
  for (int i = argc - 1; i > 0; i--)
    files = g_slist_prepend (files, g_file_new_for_path (argv[i]));
  window = gtk_window_new ();
  gtk_window_set_title (GTK_WINDOW (window), "files");
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_child (GTK_WINDOW (window), gtk_label_new ("files"));
  gtk_widget_set_size_request (window, SIZE, SIZE);
  g_signal_connect_swapped (source, "prepare", G_CALLBACK (prepare_cb), files);
  gtk_widget_add_controller (window, GTK_EVENT_CONTROLLER (source));
  gtk_window_present (GTK_WINDOW (window));
  while (TRUE)
    g_main_context_iteration (NULL, TRUE);
}
