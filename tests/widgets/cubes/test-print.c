/* SPDX-License-Identifier: GPL-3.0-or-later */

/* “Print” on each page that lies there after the time: the print dialog is asked for the grid of the round, and what went
 * wrong with the printer is said in the window. */

#include <string.h>

#include "pages-hands.h"
#include "reading-scene.h"
#include "widgets/cubes/cubes-end-page.h"
#include "widgets/cubes/cubes-missed-page.h"
#include "widgets/cubes/cubes-print.h"
#include "widgets/cubes/cubes-read-out-page.h"
#include "widgets/cubes/cubes-widgets.h"

static SalonLook look;

/* What the program has asked GTK and its own printing for. */
static struct {
  char faces[CUBES_CELLS + 1];
  CubesCorner corner;
  int asked;
  GtkPrintOperationAction action;
  GtkWindow *parent;
  GtkPrintOperation *operation;
} printer;

GtkPrintOperation *__real_cubes_print_new (const char *faces, CubesCorner corner);
GtkPrintOperation *__wrap_cubes_print_new (const char *faces, CubesCorner corner);
GtkPrintOperationResult __wrap_gtk_print_operation_run (GtkPrintOperation *operation,
                                                        GtkPrintOperationAction action,
                                                        GtkWindow *parent,
                                                        GError **error);
void __wrap_gtk_print_operation_get_error (const GtkPrintOperation *operation, GError **error);

GtkPrintOperation *
__wrap_cubes_print_new (const char *faces, CubesCorner corner)
{
  g_strlcpy (printer.faces, faces, sizeof printer.faces);
  printer.corner = corner;
  return __real_cubes_print_new (faces, corner);
}

/* Takes the place of the dialog, which the test cannot use: somebody looks at it for as long as the test wants. */
GtkPrintOperationResult
__wrap_gtk_print_operation_run (GtkPrintOperation *operation,
                                GtkPrintOperationAction action,
                                GtkWindow *parent,
                                GError **error)
{
  printer.asked++;
  printer.action = action;
  printer.parent = parent;
  g_set_object (&printer.operation, operation);
  return GTK_PRINT_OPERATION_RESULT_IN_PROGRESS;
}

/* What GTK knows of a printer that has failed. */
void
__wrap_gtk_print_operation_get_error (const GtkPrintOperation *operation, GError **error)
{
  g_assert_true (operation == printer.operation);
  g_set_error_literal (error, GTK_PRINT_ERROR, GTK_PRINT_ERROR_GENERAL, "The printer has no paper.");
}

static void
tell_cb (GSimpleAction *action, GVariant *text, gpointer told)
{
  g_string_append_printf (told, "%s\n", g_variant_get_string (text, NULL));
}

/* Shows @page in a window that says what it is told. */
static GtkWidget *
present (GtkWidget *page, GString *told)
{
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();
  g_autoptr (GSimpleAction) tell = g_simple_action_new ("tell", G_VARIANT_TYPE_STRING);

  g_signal_connect (tell, "activate", G_CALLBACK (tell_cb), told);
  g_action_map_add_action (G_ACTION_MAP (actions), G_ACTION (tell));
  gtk_widget_insert_action_group (page, "win", G_ACTION_GROUP (actions));
  return hands_present (page);
}

/* Presses the button, and looks at what would be printed. */
static void
print (GtkWidget *page, GtkWidget *window, const char *button, const GString *told)
{
  memset (printer.faces, 0, sizeof printer.faces);
  printer.asked = 0;
  hands_activate (hands_get (page, button));
  g_assert_cmpint (printer.asked, ==, 1);
  g_assert_cmpstr (printer.faces, ==, READING_FACES);
  g_assert_cmpint (printer.corner, ==, CUBES_NO_BAR);
  g_assert_cmpint (printer.action, ==, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG);
  g_assert_true (printer.parent == GTK_WINDOW (window));

  /* Whoever changes their mind hears nothing of it, and whose printer fails hears that. */
  g_assert_cmpstr (told->str, ==, "");
  g_signal_emit_by_name (printer.operation, "done", GTK_PRINT_OPERATION_RESULT_CANCEL);
  g_assert_cmpstr (told->str, ==, "");
  g_signal_emit_by_name (printer.operation, "done", GTK_PRINT_OPERATION_RESULT_ERROR);
  g_assert_cmpstr (told->str, ==, "The printer has no paper.\n");
}

static void
test_read_out (void)
{
  g_autoptr (CubesGame) game = reading_scene (1, 100, "");
  g_autoptr (GString) told = g_string_new (NULL);
  GtkWidget *page = cubes_read_out_page_new (), *window = present (page, told);

  cubes_read_out_page_update (CUBES_READ_OUT_PAGE (page), game, reading_scene_view (game), &look);
  print (page, window, "print-grid", told);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_missed (void)
{
  g_autoptr (CubesGame) game = reading_scene (1, 100, "");
  g_autoptr (GString) told = g_string_new (NULL);
  GtkWidget *page = cubes_missed_page_new (), *window = present (page, told);

  cubes_missed_page_update (CUBES_MISSED_PAGE (page), game, reading_scene_view (game), &look);
  print (page, window, "print-grid", told);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_end (void)
{
  g_autoptr (CubesGame) game = reading_scene (1, 0, "");
  g_autoptr (GString) told = g_string_new (NULL);
  GtkWidget *page = cubes_end_page_new (), *window = present (page, told);

  cubes_end_page_update (CUBES_END_PAGE (page), game, reading_scene_view (game), &look);
  print (page, window, "end-print", told);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The page that was left may be gone before the printer answers. */
static void
test_left (void)
{
  g_autoptr (CubesGame) game = reading_scene (1, 0, "");
  g_autoptr (GString) told = g_string_new (NULL);
  GtkWidget *page = cubes_end_page_new (), *window = present (page, told);

  cubes_end_page_update (CUBES_END_PAGE (page), game, reading_scene_view (game), &look);
  hands_activate (hands_get (page, "end-print"));
  gtk_window_destroy (GTK_WINDOW (window));
  g_signal_emit_by_name (printer.operation, "done", GTK_PRINT_OPERATION_RESULT_ERROR);
  g_assert_cmpstr (told->str, ==, "");
}

int
main (int argc, char **argv)
{
  int status;

  hands_init (&argc, &argv);
  cubes_widgets_load_style ();
  salon_look_init (&look);
  g_test_add_func ("/cubes/print/read-out", test_read_out);
  g_test_add_func ("/cubes/print/missed", test_missed);
  g_test_add_func ("/cubes/print/end", test_end);
  g_test_add_func ("/cubes/print/left", test_left);
  status = g_test_run ();
  g_clear_object (&printer.operation);
  return status;
}
