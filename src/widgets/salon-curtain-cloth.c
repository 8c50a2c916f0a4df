/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-curtain-cloth.h"

#include <math.h>

#include "widgets/salon-theme-use.h"

#define FOLDS 8 /* strips of each half, which overlap while the half is gathered */

static void
stop_warming (SalonCurtainCloth *self)
{
  g_clear_handle_id (&self->warm_id, g_source_remove);
}

void
salon_curtain_cloth_prepare (SalonCurtainCloth *self, GtkWidget *widget, int width, int height)
{
  stop_warming (self);
  salon_art_tile_prepare (&self->tile, widget, "curtain", NULL, width, height);
}

static gboolean
warm_cb (gpointer data)
{
  SalonCurtainCloth *self = data;

  self->warm_id = 0;
  salon_curtain_cloth_prepare (self, self->widget, self->room_width, self->room_height);
  return G_SOURCE_REMOVE;
}

/* The cloth is as large as the table, so it is rendered before the curtain is shut for the first time, and not at all
 * for a game that has no curtain. */
void
salon_curtain_cloth_warm (SalonCurtainCloth *self, GtkWidget *widget)
{
  self->widget = widget;
  if (self->expected && self->warm_id == 0 && self->room_width > 0 && self->room_height > 0)
    self->warm_id = g_idle_add_full (G_PRIORITY_LOW, warm_cb, self, NULL);
}

void
salon_curtain_cloth_expect (SalonCurtainCloth *self, GtkWidget *widget, gboolean expected)
{
  self->expected = expected;
  if (expected)
    salon_curtain_cloth_warm (self, widget);
  else
    stop_warming (self);
}

void
salon_curtain_cloth_set_room (SalonCurtainCloth *self, GtkWidget *widget, int width, int height)
{
  if (width == self->room_width && height == self->room_height)
    return;

  self->room_width = width;
  self->room_height = height;
  salon_curtain_cloth_warm (self, widget);
}

void
salon_curtain_cloth_clear (SalonCurtainCloth *self)
{
  stop_warming (self);
  salon_art_tile_clear (&self->tile);
}

/* Appends one fold: the strip of the cloth that begins at @from, put at @to, and no wider than
 * @width. All are in px. */
static void
snapshot_fold (const SalonCurtainCloth *self, GtkSnapshot *snapshot, float from, float to, float width, float height)
{
  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT (to, 0, width, height));
  salon_art_tile_snapshot (&self->tile, snapshot, to - from, 0);
  gtk_snapshot_pop (snapshot);
}

/* Appends the two gold stripes along the lower edge of a piece of cloth. */
static void
snapshot_hem (GtkSnapshot *snapshot, float x, float width, float height)
{
  static const GdkRGBA wide = { .94f, .77f, .42f, .55f }, narrow = { .94f, .77f, .42f, .4f };

  if (salon_theme_get_mode () >= SALON_THEME_CONTRAST)
    return;
  gtk_snapshot_append_color (snapshot, &wide, &GRAPHENE_RECT_INIT (x, height - 34, width, 10));
  gtk_snapshot_append_color (snapshot, &narrow, &GRAPHENE_RECT_INIT (x, height - 20, width, 3));
}

/* A half is gathered at its side: each fold shows less of its strip the less the half is shut. */
void
salon_curtain_cloth_snapshot (const SalonCurtainCloth *self,
                              GtkSnapshot *snapshot,
                              double shut,
                              float width,
                              float height)
{
  const float half = width / 2;
  const float covered = (float) shut * half;

  for (int i = 0; i < FOLDS; i++)
    {
      const float from = roundf (i * half / FOLDS);
      const float left = roundf (i * covered / FOLDS);
      const float right = roundf ((i + 1) * covered / FOLDS);

      snapshot_fold (self, snapshot, from, left, right - left, height);
      snapshot_fold (self, snapshot, width - from - (right - left), width - right, right - left, height);
    }
  snapshot_hem (snapshot, 0, roundf (covered), height);
  snapshot_hem (snapshot, width - roundf (covered), roundf (covered), height);
}
