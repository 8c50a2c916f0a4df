/* SPDX-License-Identifier: GPL-3.0-or-later */

/* GTK makes a widget of every template in ui/ without a warning: its types, properties, children,
 * callbacks and actions exist.
 *
 * usage: test-templates TEMPLATE… */

#include <adwaita.h>

#include "app/cubes/cubes-new-game-page.h"
#include "app/probe/probe-new-game-page.h"
#include "app/salon-go-on.h"
#include "app/salon-home-page.h"
#include "app/salon-home-sideboard.h"
#include "app/salon-newcomer.h"
#include "app/salon-seat-popover.h"
#include "app/salon-window.h"
#include "app/wedges/wedges-new-game-page.h"
#include "salon-app-resource.h"
#include "widgets/probe/probe-lay-page.h"
#include "widgets/salon-curtain.h"
#include "widgets/salon-end-page.h"
#include "widgets/salon-widgets.h"

static const struct {
  const char *name;
  GType (*get_type) (void);
} templates[] = {
  { "CubesNewGamePage", cubes_new_game_page_get_type },
  { "ProbeLayPage", probe_lay_page_get_type },
  { "ProbeNewGamePage", probe_new_game_page_get_type },
  { "SalonCurtain", salon_curtain_get_type },
  { "SalonEndPage", salon_end_page_get_type },
  { "SalonNewcomer", salon_newcomer_get_type },
  { "SalonSeatPopover", salon_seat_popover_get_type },
  { "SalonGoOn", salon_go_on_get_type },
  { "SalonHomePage", salon_home_page_get_type },
  { "SalonHomeSideboard", salon_home_sideboard_get_type },
  { "SalonWindow", salon_window_get_type },
  { "WedgesNewGamePage", wedges_new_game_page_get_type },
};

static void
start_element_cb (GMarkupParseContext *context,
                  const char *element,
                  const char **names,
                  const char **values,
                  gpointer data,
                  GError **error)
{
  char **found = data;

  if (strcmp (element, "template") == 0)
    g_markup_collect_attributes (element, names, values, error, G_MARKUP_COLLECT_STRDUP, "class", found,
                                 G_MARKUP_COLLECT_STRING | G_MARKUP_COLLECT_OPTIONAL, "parent", NULL,
                                 G_MARKUP_COLLECT_INVALID);
}

/* The name of the class whose template is the file at @path, (transfer full). */
static char *
class_of (const char *path)
{
  const GMarkupParser parser = { .start_element = start_element_cb };
  g_autoptr (GMarkupParseContext) context = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  char *found = NULL;
  gsize length;

  g_file_get_contents (path, &text, &length, &error);
  g_assert_no_error (error);
  context = g_markup_parse_context_new (&parser, 0, &found, NULL);
  g_markup_parse_context_parse (context, text, (gssize) length, &error);
  g_assert_no_error (error);
  g_assert_nonnull (found);
  return found;
}

static void
test_template (gconstpointer path)
{
  g_autofree char *name = class_of (path);
  GType type = G_TYPE_INVALID;
  GtkWidget *widget;

  for (guint i = 0; i < G_N_ELEMENTS (templates); i++)
    if (strcmp (templates[i].name, name) == 0)
      type = templates[i].get_type ();
  if (type == G_TYPE_INVALID)
    g_error ("%s is in no row of this test", name);

  /* Every warning ends the program, and so the test fails. */
  widget = g_object_ref_sink (g_object_new (type, NULL));
  g_assert_cmpstr (G_OBJECT_TYPE_NAME (widget), ==, name);
  g_assert_nonnull (gtk_widget_get_first_child (widget));
  if (GTK_IS_WINDOW (widget))
    gtk_window_destroy (GTK_WINDOW (widget));
  g_object_add_weak_pointer (G_OBJECT (widget), (gpointer *) &widget);
  g_object_unref (widget);
  g_assert_null (widget);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_resources_register (salon_app_get_resource ());
  salon_widgets_init ();

  for (int i = 1; i < argc; i++)
    {
      g_autofree char *file = g_path_get_basename (argv[i]);
      g_autofree char *test = g_strconcat ("/template/", file, NULL);

      g_test_add_data_func (test, argv[i], test_template);
    }

  return g_test_run ();
}
