/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/cubes/cubes-word-row.h"

#include <math.h>
#include <string.h>

#include "widgets/cubes/cubes-cube-art.h"
#include "widgets/cubes/cubes-paint.h"
#include "widgets/salon-art.h"
#include "widgets/salon-text.h"
#include "widgets/salon-theme-use.h"

#define GAP        6.  /* between two cubes, where a cube is 100 wide */
#define LEAST      34  /* px of a cube */
#define MOST       118 /* px of a cube, where the text has its usual size */
#define MOST_SCALE 1.7
#define FEW_CUBES  8 /* so many have their natural size */

struct _CubesWordRow {
  GtkWidget parent_instance;

  char *faces; /* a character for each cube, Q for Qu */
  double size; /* of a cube, in px */
  SalonArtTile tile;
};

G_DEFINE_FINAL_TYPE (CubesWordRow, cubes_word_row, GTK_TYPE_WIDGET)

static int
count_cubes (CubesWordRow *self)
{
  return MAX (1, (int) strlen (self->faces));
}

static void
draw_cb (cairo_t *cr, gconstpointer data)
{
  const CubesWordRow *self = data;
  const PangoFontDescription *font =
    cubes_paint_is_plain ()
      ? pango_context_get_font_description (gtk_widget_get_pango_context (GTK_WIDGET ((CubesWordRow *) self)))
      : NULL;

  cairo_scale (cr, self->size / 100, self->size / 100);
  for (int i = 0; self->faces[i] != '\0'; i++)
    {
      cairo_save (cr);
      cairo_translate (cr, 50 + i * (100 + GAP), 0);
      cubes_cube_draw (cr, &(CubesCubeLook) { .parts = CUBES_CUBE_BODY | CUBES_CUBE_LETTER,
                                              .mode = salon_theme_get_mode (),
                                              .face = self->faces[i],
                                              .angle = (i * 7 % 5 - 2) * .7,
                                              .font = font });
      cairo_restore (cr);
    }
}

static void
cubes_word_row_measure (GtkWidget *widget,
                        GtkOrientation orientation,
                        int for_size,
                        int *minimum,
                        int *natural,
                        int *minimum_baseline,
                        int *natural_baseline)
{
  CubesWordRow *self = CUBES_WORD_ROW (widget);
  const int n = orientation == GTK_ORIENTATION_HORIZONTAL ? count_cubes (self) : 1;

  /* A very long word may have very small cubes. */
  *minimum = LEAST * MIN (n, FEW_CUBES);
  *natural = MAX (*minimum, (orientation == GTK_ORIENTATION_HORIZONTAL ? 80 : 120) * n);
}

static void
cubes_word_row_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CubesWordRow *self = CUBES_WORD_ROW (widget);
  const int n = count_cubes (self);
  const double cubes = n + (n - 1) * GAP / 100 + .4, most = MOST * MIN (MOST_SCALE, salon_text_get_scale (widget));
  float reach;

  self->size = floor (MIN (most, MIN (width / cubes, height / 1.4)));
  reach = (float) (self->size * CUBES_CUBE_REACH / 100);
  salon_art_tile_draw (&self->tile, widget,
                       &GRAPHENE_RECT_INIT ((float) (self->size / 2) - reach, -reach,
                                            (float) ((n - 1) * self->size * (100 + GAP) / 100) + 2 * reach, 2 * reach),
                       draw_cb, self);
}

static void
cubes_word_row_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CubesWordRow *self = CUBES_WORD_ROW (widget);
  const double wide = self->size * (count_cubes (self) * (100 + GAP) - GAP) / 100;

  salon_art_tile_snapshot (&self->tile, snapshot, (float) round ((gtk_widget_get_width (widget) - wide) / 2),
                           (float) round (gtk_widget_get_height (widget) / 2.));
}

static void
cubes_word_row_dispose (GObject *object)
{
  salon_art_tile_clear (&CUBES_WORD_ROW (object)->tile);

  G_OBJECT_CLASS (cubes_word_row_parent_class)->dispose (object);
}

static void
cubes_word_row_finalize (GObject *object)
{
  g_free (CUBES_WORD_ROW (object)->faces);

  G_OBJECT_CLASS (cubes_word_row_parent_class)->finalize (object);
}

static void
cubes_word_row_class_init (CubesWordRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cubes_word_row_dispose;
  G_OBJECT_CLASS (klass)->finalize = cubes_word_row_finalize;
  widget_class->measure = cubes_word_row_measure;
  widget_class->size_allocate = cubes_word_row_size_allocate;
  widget_class->snapshot = cubes_word_row_snapshot;

  gtk_widget_class_set_css_name (widget_class, "cubes-word-row");
  /* What stands there is told beside it. */
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
cubes_word_row_init (CubesWordRow *self)
{
  self->faces = g_strdup ("");
  salon_art_watch (GTK_WIDGET (self));
}

GtkWidget *
cubes_word_row_new (void)
{
  return g_object_new (CUBES_TYPE_WORD_ROW, NULL);
}

void
cubes_word_row_set (CubesWordRow *self, const char *word)
{
  GString *faces = g_string_new (NULL);

  g_return_if_fail (CUBES_IS_WORD_ROW (self));

  for (const char *letter = word; *letter != '\0'; letter++)
    {
      g_string_append_c (faces, *letter);
      /* Qu is one cube. */
      if (letter[0] == 'Q' && letter[1] == 'U')
        letter++;
    }
  g_free (self->faces);
  self->faces = g_string_free (faces, FALSE);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
