/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/cubes/cubes-grid-chooser.h"

#include <glib/gi18n-lib.h>

#include "app/salon-choice-card.h"
#include "app/salon-home-piece.h"

#define PICTURE 76 /* px */

struct _CubesGridChooser {
  GtkBox parent_instance;

  GtkWidget *card[CUBES_N_GRIDS];
  gboolean updating;
};

G_DEFINE_FINAL_TYPE (CubesGridChooser, cubes_grid_chooser, GTK_TYPE_BOX)

enum {
  CHOSEN,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

static const struct {
  const char *id, *piece, *title, *sentence;
} grids[CUBES_N_GRIDS] = {
  [CUBES_MASTER] = { "grid-master", "house:cubes/grid-master", N_ ("Master"),
                     N_ ("All 25 cubes. Words have four letters or more.") },
  [CUBES_BAR_AFTER] = { "grid-bar-after", "house:cubes/grid-after", N_ ("Bar after the shake"),
                        N_ ("The shaker looks, then covers a corner. Three letters or more.") },
  [CUBES_BAR_BEFORE] = { "grid-bar-before", "house:cubes/grid-before", N_ ("Bar before the shake"),
                         N_ ("A corner is covered unseen, then shaken. Three letters or more.") },
};

static void
toggled_cb (CubesGridChooser *self, GtkCheckButton *card)
{
  if (!self->updating && gtk_check_button_get_active (card))
    g_signal_emit (self, signals[CHOSEN], 0);
}

static GtkWidget *
make_card (CubesGridChooser *self, CubesGrid grid)
{
  GtkWidget *picture = g_object_new (SALON_TYPE_HOME_PIECE, "piece", grids[grid].piece, "width", PICTURE, "height",
                                     PICTURE, "grows", TRUE, "valign", GTK_ALIGN_CENTER, NULL);
  GtkWidget *card = salon_choice_card_new (picture, _ (grids[grid].title), _ (grids[grid].sentence));

  gtk_widget_set_name (card, grids[grid].id);
  gtk_widget_add_css_class (card, "grid-card");
  if (grid > 0)
    gtk_check_button_set_group (GTK_CHECK_BUTTON (card), GTK_CHECK_BUTTON (self->card[0]));
  g_signal_connect_swapped (card, "toggled", G_CALLBACK (toggled_cb), self);
  gtk_box_append (GTK_BOX (self), card);
  return card;
}

static void
cubes_grid_chooser_class_init (CubesGridChooserClass *klass)
{
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_RADIO_GROUP);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "cubes-grid-chooser");

  signals[CHOSEN] =
    g_signal_new ("chosen", CUBES_TYPE_GRID_CHOOSER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
cubes_grid_chooser_init (CubesGridChooser *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Which grid?"), -1);
  self->updating = TRUE;
  for (int grid = 0; grid < CUBES_N_GRIDS; grid++)
    self->card[grid] = make_card (self, (CubesGrid) grid);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (self->card[CUBES_MASTER]), TRUE);
  self->updating = FALSE;
}

void
cubes_grid_chooser_set_grid (CubesGridChooser *self, CubesGrid grid)
{
  self->updating = TRUE;
  gtk_check_button_set_active (GTK_CHECK_BUTTON (self->card[grid]), TRUE);
  self->updating = FALSE;
}

CubesGrid
cubes_grid_chooser_get_grid (CubesGridChooser *self)
{
  CubesGrid grid = CUBES_MASTER;

  while (!gtk_check_button_get_active (GTK_CHECK_BUTTON (self->card[grid])) && grid + 1 < CUBES_N_GRIDS)
    grid++;
  return grid;
}
