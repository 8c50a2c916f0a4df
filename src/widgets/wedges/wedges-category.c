/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/wedges/wedges-category.h"

#include <glib/gi18n-lib.h>

#include "widgets/salon-art.h"

#define RGB(hex)                                                                          \
  {                                                                                       \
    ((hex) >> 16 & 0xff) / 255.f, ((hex) >> 8 & 0xff) / 255.f, ((hex) &0xff) / 255.f, 1.f \
  }

#define PICTURE   40. /* how high and wide a picture is, in its units */
#define BARE_FILL .8  /* how much of its square a picture takes without a tile */
#define TILE_FILL .667
#define ROUND     .24 /* the corners of a tile, of its size */

/* Hues far apart, and far apart in lightness, too; see the palette of the game. */
static const struct {
  GdkRGBA colour, ink;
  const char *name;
} categories[WEDGES_CATEGORIES + 1] = {
  [WEDGES_GEOGRAPHY] = { RGB (0x1b43a3), RGB (0xffffff), NC_ ("wedges", "Geography") },
  [WEDGES_ENTERTAINMENT] = { RGB (0xf692c8), RGB (0x241f31), NC_ ("wedges", "Entertainment") },
  [WEDGES_HISTORY] = { RGB (0xfcd92f), RGB (0x241f31), NC_ ("wedges", "History") },
  [WEDGES_ART] = { RGB (0x57290f), RGB (0xffffff), NC_ ("wedges", "Art & Literature") },
  [WEDGES_SCIENCE] = { RGB (0x0f845d), RGB (0xffffff), NC_ ("wedges", "Science & Nature") },
  [WEDGES_SPORTS] = { RGB (0xe56a12), RGB (0x241f31), NC_ ("wedges", "Sports & Leisure") },
  /* Translators: a space of the wheel: whoever lands there rolls the die again, without a question */
  [WEDGES_CATEGORIES] = { RGB (0xfbf3de), RGB (0x5a3a1c), NC_ ("wedges", "Roll again") },
};

static int
check (int category)
{
  g_return_val_if_fail (category >= 0 && category <= WEDGES_CATEGORIES, WEDGES_CATEGORIES);

  return category;
}

const GdkRGBA *
wedges_category_get_colour (int category)
{
  return &categories[check (category)].colour;
}

const GdkRGBA *
wedges_category_get_ink (int category)
{
  return &categories[check (category)].ink;
}

const char *
wedges_category_get_name (int category)
{
  return g_dpgettext2 (NULL, "wedges", categories[check (category)].name);
}

int
wedges_category_at (int place)
{
  return wedges_space_category (WEDGES_SPACES - WEDGES_RIM + place * (WEDGES_RIM / WEDGES_SPOKES));
}

int
wedges_category_get_place (int category)
{
  int place = 0;

  while (place < WEDGES_CATEGORIES - 1 && wedges_category_at (place) != category)
    place++;
  return place;
}

/* The pictures */

/* Adds @path to that of @cr: M, L, C and Z as in SVG, all absolute. */
static void
append (cairo_t *cr, const char *path)
{
  while (*path != '\0')
    {
      const char command = *path++;
      const int n = command == 'C' ? 6 : command == 'Z' ? 0 : 2;
      double at[6] = { 0 };

      for (int i = 0; i < n; i++)
        {
          char *end;

          at[i] = g_ascii_strtod (path, &end);
          path = end;
        }
      if (command == 'M')
        cairo_move_to (cr, at[0], at[1]);
      else if (command == 'L')
        cairo_line_to (cr, at[0], at[1]);
      else if (command == 'C')
        cairo_curve_to (cr, at[0], at[1], at[2], at[3], at[4], at[5]);
      else
        cairo_close_path (cr);
    }
}

static void
disc (cairo_t *cr, double x, double y, double radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
}

static void
ellipse (cairo_t *cr, double x, double y, double across, double down, double degrees)
{
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_rotate (cr, degrees * G_PI / 180);
  cairo_scale (cr, across, down);
  disc (cr, 0, 0, 1);
  cairo_restore (cr);
}

static void
draw_globe (cairo_t *cr)
{
  disc (cr, 0, 0, 17.5);
  ellipse (cr, 0, 0, 7.8, 17.5, 0);
  cairo_set_line_width (cr, 3.4);
  cairo_stroke (cr);
  append (cr, "M-17 -6.5L17 -6.5M-17 6.5L17 6.5");
  cairo_set_line_width (cr, 3);
  cairo_stroke (cr);
}

static void
draw_notes (cairo_t *cr)
{
  ellipse (cr, -10.5, 13.5, 7.2, 5.6, -18);
  ellipse (cr, 11.5, 9.5, 7.2, 5.6, -18);
  append (cr, "M-7 13.5L-7 -13L18.5 -18L18.5 9.5L14.7 9.5L14.7 -8L-3.2 -4.5L-3.2 13.5Z");
  cairo_fill (cr);
}

static void
draw_temple (cairo_t *cr)
{
  append (cr, "M0 -19L20 -7.5L20 -3.5L-20 -3.5L-20 -7.5ZM-15.5 -1L-9.5 -1L-9.5 13L-15.5 13ZM-3 -1L3 -1L3 13L-3 13Z"
              "M9.5 -1L15.5 -1L15.5 13L9.5 13ZM-19 14.5L19 14.5L20 15.5L20 18.3L19 19.3L-19 19.3L-20 18.3L-20 15.5Z");
  cairo_fill (cr);
}

static void
draw_nib (cairo_t *cr)
{
  cairo_rotate (cr, 40 * G_PI / 180);
  append (cr, "M-6.5 -20L6.5 -20L6.5 -12.5L-6.5 -12.5ZM-7 -9.5L7 -9.5C11 -2 10.5 4 7.5 9.5L1.1 21.5L1.1 8.2"
              "C3.02 7.65 4.24 5.77 3.96 3.8C3.68 1.82 1.99 0.35 0 0.35C-1.99 0.35 -3.68 1.82 -3.96 3.8"
              "C-4.24 5.77 -3.02 7.65 -1.1 8.2L-1.1 21.5L-7.5 9.5C-10.5 4 -11 -2 -7 -9.5Z");
  cairo_fill (cr);
}

static void
draw_flask (cairo_t *cr)
{
  append (cr, "M-5.2 -17L-5.2 -6.5L-15.5 12.5C-17.17 16.17 -16 18 -12 18L12 18C16 18 17.17 16.17 15.5 12.5L5.2 -6.5"
              "L5.2 -17M-9 -18L9 -18");
  cairo_set_line_width (cr, 3.6);
  cairo_stroke (cr);
  append (cr, "M-8 4.5C-4.67 2.5 -1.67 2.5 1 4.5C3.67 6.5 6.33 6.33 9 4L13 12C14 14.33 13.5 15.5 11.5 15.5L-11.5 15.5"
              "C-13.5 15.5 -14 14.33 -13 12Z");
  disc (cr, 1.5, -3.5, 2.3);
  cairo_fill (cr);
}

static void
draw_ninepin (cairo_t *cr)
{
  append (cr, "M-6 -20C-1.5 -20 -0.5 -16 -1.5 -12.5C-1.7 -11.7 -2 -11 -2 -10L-10 -10C-10 -11 -10.3 -11.7 -10.5 -12.5"
              "C-11.5 -16 -10.5 -20 -6 -20ZM-10.3 -7.5L-1.7 -7.5C-0.5 -3.5 2.5 0 2.5 7C2.5 12 0.5 17 -0.5 19.5"
              "L-11.5 19.5C-12.5 17 -14.5 12 -14.5 7C-14.5 0 -11.5 -3.5 -10.3 -7.5Z");
  disc (cr, 12, 11.5, 8.2);
  /* The holes of the ball. */
  cairo_new_sub_path (cr);
  cairo_arc_negative (cr, 9.6, 8.8, 1.5, 2 * G_PI, 0);
  cairo_new_sub_path (cr);
  cairo_arc_negative (cr, 14, 8.3, 1.5, 2 * G_PI, 0);
  cairo_fill (cr);
}

static void
draw_die (cairo_t *cr)
{
  cairo_rotate (cr, -12 * G_PI / 180);
  for (int i = 0; i < 4; i++)
    {
      cairo_rotate (cr, G_PI_2);
      if (i == 0)
        cairo_move_to (cr, 15, -8);
      cairo_line_to (cr, 15, 8);
      cairo_arc (cr, 8, 8, 7, 0, G_PI_2);
    }
  cairo_close_path (cr);
  cairo_set_line_width (cr, 3.4);
  cairo_stroke (cr);
  disc (cr, 0, 0, 3);
  for (int i = 0; i < 4; i++)
    disc (cr, (i & 1) != 0 ? 7 : -7, (i & 2) != 0 ? 7 : -7, 3);
  cairo_fill (cr);
}

void
wedges_category_draw (cairo_t *cr, int category, const GdkRGBA *ink)
{
  static void (*const draw[WEDGES_CATEGORIES + 1]) (cairo_t *) = {
    [WEDGES_GEOGRAPHY] = draw_globe, [WEDGES_ENTERTAINMENT] = draw_notes, [WEDGES_HISTORY] = draw_temple,
    [WEDGES_ART] = draw_nib,         [WEDGES_SCIENCE] = draw_flask,       [WEDGES_SPORTS] = draw_ninepin,
    [WEDGES_CATEGORIES] = draw_die,
  };

  cairo_save (cr);
  gdk_cairo_set_source_rgba (cr, ink);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_new_path (cr);
  draw[check (category)](cr);
  cairo_restore (cr);
}

/* The sign */

struct _WedgesSign {
  GtkWidget parent_instance;

  int category;
  int size;
  gboolean bare;
  SalonArtTile tile;
};

G_DEFINE_FINAL_TYPE (WedgesSign, wedges_sign, GTK_TYPE_WIDGET)

static void
draw_sign (cairo_t *cr, gconstpointer data)
{
  const WedgesSign *self = data;
  const double size = self->size, inset = .6, corner = ROUND * size - inset, far = size - inset - corner;

  if (!self->bare)
    {
      cairo_new_sub_path (cr);
      cairo_arc (cr, far, inset + corner, corner, -G_PI_2, 0);
      cairo_arc (cr, far, far, corner, 0, G_PI_2);
      cairo_arc (cr, inset + corner, far, corner, G_PI_2, G_PI);
      cairo_arc (cr, inset + corner, inset + corner, corner, G_PI, 1.5 * G_PI);
      cairo_close_path (cr);
      gdk_cairo_set_source_rgba (cr, wedges_category_get_colour (self->category));
      cairo_fill_preserve (cr);
      cairo_set_source_rgba (cr, .14, .12, .19, .55);
      cairo_set_line_width (cr, 2 * inset);
      cairo_stroke (cr);
    }
  cairo_translate (cr, size / 2, size / 2);
  cairo_scale (cr, size / PICTURE * (self->bare ? BARE_FILL : TILE_FILL),
               size / PICTURE * (self->bare ? BARE_FILL : TILE_FILL));
  wedges_category_draw (cr, self->category, wedges_category_get_ink (self->category));
}

static void
wedges_sign_measure (GtkWidget *widget,
                     GtkOrientation orientation,
                     int for_size,
                     int *minimum,
                     int *natural,
                     int *minimum_baseline,
                     int *natural_baseline)
{
  *minimum = *natural = WEDGES_SIGN (widget)->size;
}

static void
wedges_sign_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  WedgesSign *self = WEDGES_SIGN (widget);

  salon_art_tile_draw (&self->tile, widget, &GRAPHENE_RECT_INIT (0, 0, (float) self->size, (float) self->size),
                       draw_sign, self);
}

static void
wedges_sign_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  salon_art_tile_snapshot (&WEDGES_SIGN (widget)->tile, snapshot, 0, 0);
}

static void
wedges_sign_dispose (GObject *object)
{
  salon_art_tile_clear (&WEDGES_SIGN (object)->tile);

  G_OBJECT_CLASS (wedges_sign_parent_class)->dispose (object);
}

static void
wedges_sign_class_init (WedgesSignClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = wedges_sign_dispose;
  widget_class->measure = wedges_sign_measure;
  widget_class->size_allocate = wedges_sign_size_allocate;
  widget_class->snapshot = wedges_sign_snapshot;
  gtk_widget_class_set_css_name (widget_class, "wedges-sign");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
wedges_sign_init (WedgesSign *self)
{
  self->size = 30;
  self->category = WEDGES_CATEGORIES;
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  salon_art_watch (GTK_WIDGET (self));
}

GtkWidget *
wedges_sign_new (int category, int size)
{
  WedgesSign *self = g_object_new (WEDGES_TYPE_SIGN, NULL);

  self->category = check (category);
  self->size = size;
  return GTK_WIDGET (self);
}

void
wedges_sign_set_category (WedgesSign *self, int category)
{
  g_return_if_fail (WEDGES_IS_SIGN (self));

  if (category == self->category)
    return;
  self->category = check (category);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
wedges_sign_set_size (WedgesSign *self, int size)
{
  g_return_if_fail (WEDGES_IS_SIGN (self));

  if (size == self->size)
    return;
  self->size = size;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
wedges_sign_set_bare (WedgesSign *self, gboolean bare)
{
  g_return_if_fail (WEDGES_IS_SIGN (self));

  if (bare == self->bare)
    return;
  self->bare = bare;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
