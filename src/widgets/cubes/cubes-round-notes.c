/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/cubes/cubes-round-notes.h"

#include <glib/gi18n-lib.h>

#include "widgets/cubes/cubes-widgets.h"
#include "widgets/cubes/cubes-worth.h"

static GtkWidget *
make_note (const char *title)
{
  GtkWidget *note = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, "orientation",
                                  GTK_ORIENTATION_VERTICAL, "spacing", 6, NULL);

  gtk_widget_add_css_class (note, "note-of-panel");
  gtk_accessible_update_property (GTK_ACCESSIBLE (note), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  cubes_widgets_add_label (note, title, "title");
  return note;
}

/* What counts */

/* Who says whether a word counts, and when. */
static const char *
describe_spelling (CubesGame *game)
{
  if (cubes_game_get_header (game)->setup.spelling_free)
    return _ ("Every word counts unless somebody challenges it after the time.");
  if (cubes_game_get_habits (game)->check)
    return _ ("Whoever writes a word is told at once whether the word list has it.");
  return _ ("After the time you are told which words are in the word list.");
}

GtkWidget *
cubes_round_counts_new (void)
{
  return make_note (_ ("What counts"));
}

void
cubes_round_counts_update (GtkWidget *counts, CubesGame *game)
{
  const CubesSetup *setup = &cubes_game_get_header (game)->setup;
  const int least = cubes_least_letters ((CubesGrid) setup->grid);
  GtkWidget *title = gtk_widget_get_first_child (counts), *worth = cubes_worth_new (), *child;
  g_autofree char *letters =
    g_strdup_printf (ngettext ("Words of %d letter or more", "Words of %d letters or more", (gulong) least), least);

  while ((child = gtk_widget_get_next_sibling (title)) != NULL)
    gtk_box_remove (GTK_BOX (counts), child);

  cubes_widgets_add_label (counts, letters, "text");
  cubes_worth_set_least (worth, least);
  gtk_box_append (GTK_BOX (counts), worth);
  cubes_widgets_add_label (counts, _ ("From cube to cube in any direction, and no cube twice in a word."), "text");
  if (setup->seats > 1)
    cubes_widgets_add_label (counts, _ ("A word on several lists is crossed off all of them."), "text");
  cubes_widgets_add_label (counts, describe_spelling (game), "text");
  if (setup->target > 0)
    {
      g_autofree char *target = g_strdup_printf (ngettext ("Rounds go on until somebody has %d point.",
                                                           "Rounds go on until somebody has %d points.", setup->target),
                                                 setup->target);

      cubes_widgets_add_label (counts, target, "text");
    }
}

/* The keys */

static const struct {
  const char *key, *text;
} keys[] = {
  { N_ ("A … Z"), N_ ("spell a word; the cubes light up") },
  { "↵", N_ ("writes it on your list") },
  { N_ ("Esc"), N_ ("takes it back") },
  { N_ ("Ctrl+Z"), N_ ("rubs out the last word") },
  { N_ ("Ctrl+T"), N_ ("turns the tray") },
  { N_ ("Pause"), N_ ("stops the time, and covers the cubes") },
};

GtkWidget *
cubes_round_keys_new (void)
{
  GtkWidget *note = make_note (_ ("Mouse, or keys")), *grid = gtk_grid_new ();

  cubes_widgets_add_label (note, _ ("Drag over the cubes, click them one by one, or type."), "text");
  gtk_grid_set_column_spacing (GTK_GRID (grid), 10);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 4);
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      GtkWidget *key = gtk_label_new (_ (keys[i].key)), *text = gtk_label_new (_ (keys[i].text));

      gtk_widget_add_css_class (key, "key");
      gtk_widget_set_valign (key, GTK_ALIGN_CENTER);
      gtk_label_set_wrap (GTK_LABEL (text), TRUE);
      gtk_label_set_xalign (GTK_LABEL (text), 0);
      gtk_widget_set_hexpand (text, TRUE);
      gtk_grid_attach (GTK_GRID (grid), key, 0, (int) i, 1, 1);
      gtk_grid_attach (GTK_GRID (grid), text, 1, (int) i, 1, 1);
    }
  gtk_box_append (GTK_BOX (note), grid);
  return note;
}
