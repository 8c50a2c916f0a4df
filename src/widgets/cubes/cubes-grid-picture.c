/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/cubes/cubes-grid-picture.h"

#include <math.h>

#include "widgets/cubes/cubes-cube-art.h"
#include "widgets/cubes/cubes-glyphs.h"
#include "widgets/cubes/cubes-widgets.h"
#include "widgets/salon-art.h"
#include "widgets/salon-theme-use.h"

/* In units, of which the picture has 554: a cube has 97. */
#define UNITS   554.
#define FRAME   35.
#define PITCH   97.
#define CUBE    90.
#define RADIUS  33.
#define ROUND   18.
#define LEAST   48 /* px */
#define NATURAL 117

struct _CubesGridPicture {
  GtkWidget parent_instance;

  CubesTrayScene scene;
  SalonArtTile tile, bar, lid;
};

G_DEFINE_FINAL_TYPE (CubesGridPicture, cubes_grid_picture, GTK_TYPE_WIDGET)

typedef struct {
  const CubesTrayScene *scene;
  SalonThemeMode mode;
  int size;
} Drawing;

static void
draw_cube (cairo_t *cr, const Drawing *drawing, int cell)
{
  const gboolean known = !drawing->scene->lid && drawing->scene->faces[0] != '\0';
  const gboolean contrast = drawing->mode >= SALON_THEME_CONTRAST, dark = drawing->mode == SALON_THEME_DARK;

  cairo_save (cr);
  cairo_translate (cr, FRAME + PITCH * (cell % CUBES_SIDE + .5), FRAME + PITCH * (int) (cell / CUBES_SIDE) + PITCH / 2);
  cubes_round_rect (cr, -CUBE / 2, -CUBE / 2, CUBE, CUBE, ROUND);
  if (contrast)
    cairo_set_source_rgb (cr, 1, 1, 1);
  else if (dark)
    cairo_set_source_rgb (cr, 0xe9 / 255., 0xdd / 255., 0xc2 / 255.);
  else
    cairo_set_source_rgb (cr, 0xfb / 255., 0xf3 / 255., 0xdc / 255.);
  cairo_fill (cr);
  if (known)
    cubes_face_draw (cr, drawing->scene->faces[cell], 0, &cubes_ink, NULL);
  cairo_restore (cr);
}

static void
draw (cairo_t *cr, gconstpointer data)
{
  const Drawing *drawing = data;
  const double scale = drawing->size / UNITS;

  cairo_scale (cr, scale, scale);
  cubes_round_rect (cr, 0, 0, UNITS, UNITS, RADIUS);
  cairo_set_source_rgb (cr, 0x3a / 255., 0x24 / 255., 0x15 / 255.);
  cairo_fill (cr);
  for (int i = 0; i < CUBES_CELLS; i++)
    draw_cube (cr, drawing, i);
}

static void
cubes_grid_picture_measure (GtkWidget *widget,
                            GtkOrientation orientation,
                            int for_size,
                            int *minimum,
                            int *natural,
                            int *minimum_baseline,
                            int *natural_baseline)
{
  *minimum = LEAST;
  *natural = NATURAL;
}

static void
cubes_grid_picture_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  static const char *const bars[] = { "house:cubes/bar-nw", "house:cubes/bar-ne", "house:cubes/bar-sw",
                                      "house:cubes/bar-se" };
  CubesGridPicture *self = CUBES_GRID_PICTURE (widget);
  const int size = MIN (width, height);
  const Drawing drawing = { &self->scene, salon_theme_get_mode (), size };

  salon_art_tile_draw (&self->tile, widget, &GRAPHENE_RECT_INIT (0, 0, (float) size, (float) size), draw, &drawing);
  salon_art_tile_clear (&self->bar);
  salon_art_tile_clear (&self->lid);
  if (self->scene.corner != CUBES_NO_BAR)
    salon_art_tile_prepare (&self->bar, widget, bars[self->scene.corner], NULL, size, size);
  if (self->scene.lid)
    salon_art_tile_prepare (&self->lid, widget, "house:cubes/lid", NULL, size, size);
}

static void
cubes_grid_picture_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CubesGridPicture *self = CUBES_GRID_PICTURE (widget);
  const int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  const int size = MIN (width, height);
  const float x = floorf ((float) (width - size) / 2), y = floorf ((float) (height - size) / 2);

  salon_art_tile_snapshot (&self->tile, snapshot, x, y);
  salon_art_tile_snapshot (&self->bar, snapshot, x, y);
  salon_art_tile_snapshot (&self->lid, snapshot, x, y);
}

static void
cubes_grid_picture_dispose (GObject *object)
{
  CubesGridPicture *self = CUBES_GRID_PICTURE (object);

  salon_art_tile_clear (&self->tile);
  salon_art_tile_clear (&self->bar);
  salon_art_tile_clear (&self->lid);

  G_OBJECT_CLASS (cubes_grid_picture_parent_class)->dispose (object);
}

static void
cubes_grid_picture_class_init (CubesGridPictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  cubes_widgets_init ();
  G_OBJECT_CLASS (klass)->dispose = cubes_grid_picture_dispose;
  widget_class->measure = cubes_grid_picture_measure;
  widget_class->size_allocate = cubes_grid_picture_size_allocate;
  widget_class->snapshot = cubes_grid_picture_snapshot;

  gtk_widget_class_set_css_name (widget_class, "cubes-grid-picture");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
cubes_grid_picture_init (CubesGridPicture *self)
{
  self->scene.lid = TRUE;
  self->scene.corner = CUBES_NO_BAR;
  gtk_widget_set_direction (GTK_WIDGET (self), GTK_TEXT_DIR_LTR);
  salon_art_watch (GTK_WIDGET (self));
}

GtkWidget *
cubes_grid_picture_new (void)
{
  return g_object_new (CUBES_TYPE_GRID_PICTURE, NULL);
}

void
cubes_grid_picture_set (CubesGridPicture *self, const CubesTrayScene *scene)
{
  g_return_if_fail (CUBES_IS_GRID_PICTURE (self));

  self->scene = *scene;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
