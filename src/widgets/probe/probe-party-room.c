/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-party-room.h"

#include <math.h>

#include "widgets/salon-art.h"
#include "widgets/salon-colours.h"
#include "widgets/salon-draw.h"
#include "widgets/salon-figures.h"
#include "widgets/salon-theme-use.h"

/* The drawing, in its units. The middle of the tables is MIDDLE below its upper edge. */
#define WIDTH        908.
#define HEIGHT       270.
#define MIDDLE       118.
#define APART        307.5 /* from one table to the next */
#define FIRST        146.5 /* the middle of the first one */
#define RUG_WIDTH    276.
#define RUG_HEIGHT   224.
#define TABLE_WIDTH  248.
#define TABLE_HEIGHT 124.
#define TABLE_RADIUS 60.
#define CHAIR_WIDTH  62.
#define CHAIR_HEIGHT 68.
#define CHAIR_MIDDLE 38. /* below the top of its back */
#define CHAIR_X      52. /* from the middle of the table */
#define CHAIR_Y      82.
#define EMBLEM_Y     91.
#define EMBLEM_SIZE  21.
#define NUMBER_SIZE  34.
#define THREAD_FROM  126. /* from the middle of one table… */
#define THREAD_TO    128. /* … to the middle of the next */
#define BACK_Y       128. /* the thread from the last table to the first, below their middle */
#define BACK_BEND    22.
#define BACK_TO      70. /* where its head is, below the middle of the table */
#define HEAD         15.
#define HEAD_HALF    8.5
#define CHIP_HEIGHT  23.
#define CHIP_PAD     11.
#define CHIP_TEXT    14.
#define CHIP_MOST    124. /* the widest one */
#define CHIPS_Y      52.  /* above the middle, of the first of the two */
#define CHIPS_APART  27.
#define BACK_CHIP    80. /* from one chip to the next, on the thread back */

typedef struct {
  char *name;
  PangoLayout *layout;
} Chip;

struct _ProbePartyRoom {
  GtkWidget parent_instance;

  Chip chip[PROBE_PARTY_TABLES][PROBE_PARTY_MOVERS];
  gboolean has_movers;
  double ride;

  double unit; /* px */
  double x, y; /* where the drawing begins */
  SalonArtTile rug[PROBE_PARTY_TABLES], table[PROBE_PARTY_TABLES];
  SalonArtTile chair[PROBE_PARTY_TABLES][PROBE_PARTY_PLACES], emblem[PROBE_PARTY_TABLES][PROBE_PARTY_PLACES];
  SalonFigures number[PROBE_PARTY_TABLES];
};

G_DEFINE_FINAL_TYPE (ProbePartyRoom, probe_party_room, GTK_TYPE_WIDGET)

static const GdkRGBA cream = { 1.f, .965f, .878f, 1.f };
static const GdkRGBA amber = { .961f, .678f, .122f, 1.f };
static const GdkRGBA dark = { .11f, .059f, .024f, .5f };

static const GdkRGBA rugs[PROBE_PARTY_TABLES] = { { .659f, .208f, .102f, 1.f },
                                                  { .11f, .353f, .333f, 1.f },
                                                  { .725f, .518f, .125f, 1.f } };

unsigned
probe_party_chair_colour (int table, int place)
{
  /* The order of play goes round the table, from the lower left. */
  static const unsigned colours[PROBE_PARTY_TABLES][PROBE_PARTY_PLACES] = { { 0, 4, 1, 3 },
                                                                            { 2, 3, 0, 1 },
                                                                            { 4, 1, 2, 3 } };

  return colours[table][place];
}

void
probe_party_get_look (int table, const SalonLook *evening, SalonLook *look)
{
  guint used = 0, next = 0;

  salon_look_init (look);
  for (int place = 0; place < PROBE_PARTY_PLACES; place++)
    {
      look->colour[place] = probe_party_chair_colour (table, place);
      look->chooses[place] = evening->chooses[0];
      used |= 1u << look->colour[place];
    }
  for (guint i = PROBE_PARTY_PLACES; i < SALON_TABLE_SEATS; i++)
    {
      while (used >> next & 1)
        next++;
      look->colour[i] = next++;
    }
}

const GdkRGBA *
probe_party_cloth (int table)
{
  static const GdkRGBA cloths[PROBE_PARTY_TABLES] = { { .18f, .44f, .45f, 1.f },
                                                      { .18f, .376f, .592f, 1.f },
                                                      { .494f, .173f, .275f, 1.f } };

  return &cloths[table];
}

static gboolean
is_plain (void)
{
  return salon_theme_get_mode () >= SALON_THEME_CONTRAST;
}

static double
middle_of (int table)
{
  return FIRST + APART * table;
}

/* Where a chair stands: clockwise from the lower left. */
static void
find_chair (int place, double *x, int *side)
{
  *x = place == 0 || place == 1 ? -CHAIR_X : CHAIR_X;
  *side = place == 1 || place == 2 ? -1 : 1;
}

/* Layout */

static void
clear_layouts (ProbePartyRoom *self)
{
  for (int table = 0; table < PROBE_PARTY_TABLES; table++)
    for (int i = 0; i < PROBE_PARTY_MOVERS; i++)
      g_clear_object (&self->chip[table][i].layout);
}

static void
make_layouts (ProbePartyRoom *self)
{
  for (int table = 0; table < PROBE_PARTY_TABLES; table++)
    for (int i = 0; i < PROBE_PARTY_MOVERS; i++)
      {
        Chip *chip = &self->chip[table][i];

        g_clear_object (&chip->layout);
        if (chip->name == NULL)
          continue;
        chip->layout = salon_draw_layout (GTK_WIDGET (self), chip->name, MAX (11, CHIP_TEXT * self->unit));
        pango_layout_set_width (chip->layout, -1);
        {
          int width;

          pango_layout_get_pixel_size (chip->layout, &width, NULL);
          if (width > (CHIP_MOST - 2 * CHIP_PAD) * self->unit)
            {
              pango_layout_set_width (chip->layout, (int) ((CHIP_MOST - 2 * CHIP_PAD) * self->unit * PANGO_SCALE));
              pango_layout_set_ellipsize (chip->layout, PANGO_ELLIPSIZE_END);
            }
        }
      }
}

static void
probe_party_room_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  ProbePartyRoom *self = PROBE_PARTY_ROOM (widget);
  const double unit = MAX (.2, MIN (width / WIDTH, height / HEIGHT));

  self->unit = unit;
  self->x = round ((width - WIDTH * unit) / 2);
  self->y = round ((height - HEIGHT * unit) / 2);
  make_layouts (self);
  for (int table = 0; table < PROBE_PARTY_TABLES; table++)
    {
      const char text[] = { (char) ('1' + table), '\0' };

      salon_figures_prepare (&self->number[table], widget, "figures", text, &cream, NUMBER_SIZE * unit);
      for (int place = 0; place < PROBE_PARTY_PLACES; place++)
        salon_art_glyph_prepare (&self->emblem[table][place], widget, "emblems",
                                 salon_colour_get_emblem (probe_party_chair_colour (table, place)), &cream,
                                 EMBLEM_SIZE * unit);
      if (is_plain ())
        continue;
      salon_art_tile_prepare (&self->rug[table], widget, "house:probe/party-rug", &rugs[table],
                              (int) lround (RUG_WIDTH * unit), (int) lround (RUG_HEIGHT * unit));
      salon_art_tile_prepare (&self->table[table], widget, "house:probe/party-table", probe_party_cloth (table),
                              (int) lround (TABLE_WIDTH * unit), (int) lround (TABLE_HEIGHT * unit));
      for (int place = 0; place < PROBE_PARTY_PLACES; place++)
        salon_art_tile_prepare (&self->chair[table][place], widget, "house:probe/party-chair",
                                salon_colour_get (probe_party_chair_colour (table, place)),
                                (int) lround (CHAIR_WIDTH * unit), (int) lround (CHAIR_HEIGHT * unit));
    }
}

static void
probe_party_room_measure (GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = (int) (WIDTH / 3);
      *natural = (int) WIDTH;
    }
  else
    {
      *minimum = (int) (HEIGHT / 3);
      *natural = (int) HEIGHT;
    }
}

/* Drawing */

static void
draw_outline (GtkSnapshot *snapshot, double x, double y, double width, double height, double radius)
{
  const float widths[] = { 2, 2, 2, 2 };
  const GdkRGBA colours[] = { salon_white, salon_white, salon_white, salon_white };
  const GdkRGBA black = { 0.f, 0.f, 0.f, 1.f };
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, &GRAPHENE_RECT_INIT ((float) x, (float) y, (float) width, (float) height),
                                   (float) radius);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, &black, &outline.bounds);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_append_border (snapshot, &outline, widths, colours);
}

static void
draw_chair (ProbePartyRoom *self, GtkSnapshot *snapshot, int table, int place)
{
  const double unit = self->unit;
  double x;
  int side;

  find_chair (place, &x, &side);
  x = self->x + (middle_of (table) + x) * unit;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT ((float) x, (float) (self->y + (MIDDLE + side * CHAIR_Y) * unit)));
  if (side > 0)
    gtk_snapshot_rotate (snapshot, 180);
  if (is_plain ())
    draw_outline (snapshot, -CHAIR_WIDTH / 2 * unit, -CHAIR_MIDDLE * unit, CHAIR_WIDTH * unit, CHAIR_HEIGHT * unit,
                  15 * unit);
  else
    salon_art_tile_snapshot (&self->chair[table][place], snapshot, (float) (-CHAIR_WIDTH / 2 * unit),
                             (float) (-CHAIR_MIDDLE * unit));
  gtk_snapshot_restore (snapshot);
  salon_art_tile_snapshot (&self->emblem[table][place], snapshot, (float) round (x),
                           (float) round (self->y + (MIDDLE + side * EMBLEM_Y) * unit));
}

static void
draw_table (ProbePartyRoom *self, GtkSnapshot *snapshot, int table)
{
  const double unit = self->unit, x = self->x + middle_of (table) * unit, y = self->y + MIDDLE * unit;

  for (int place = 0; place < PROBE_PARTY_PLACES; place++)
    draw_chair (self, snapshot, table, place);
  if (is_plain ())
    draw_outline (snapshot, x - TABLE_WIDTH / 2 * unit, y - TABLE_HEIGHT / 2 * unit, TABLE_WIDTH * unit,
                  TABLE_HEIGHT * unit, TABLE_RADIUS * unit);
  else
    salon_art_tile_snapshot (&self->table[table], snapshot, (float) round (x - TABLE_WIDTH / 2 * unit),
                             (float) round (y - TABLE_HEIGHT / 2 * unit));
  salon_figures_snapshot (&self->number[table], snapshot, (float) round (x - self->number[table].width / 2),
                          (float) round (y));
}

/* The thread that leaves @table. */
static void
trace_thread (cairo_t *cairo, int table)
{
  if (table < PROBE_PARTY_TABLES - 1)
    {
      cairo_move_to (cairo, middle_of (table) + THREAD_FROM, MIDDLE);
      cairo_line_to (cairo, middle_of (table + 1) - THREAD_TO - HEAD, MIDDLE);
    }
  else
    {
      const double from = middle_of (table), to = middle_of (0), y = MIDDLE + BACK_Y;

      cairo_move_to (cairo, from, MIDDLE + TABLE_HEIGHT / 2 + 3);
      cairo_line_to (cairo, from, y - BACK_BEND);
      cairo_arc (cairo, from - BACK_BEND, y - BACK_BEND, BACK_BEND, 0, G_PI / 2);
      cairo_line_to (cairo, to + BACK_BEND, y);
      cairo_arc (cairo, to + BACK_BEND, y - BACK_BEND, BACK_BEND, G_PI / 2, G_PI);
      cairo_line_to (cairo, to, MIDDLE + BACK_TO + HEAD);
    }
}

/* The head of the thread that leaves @table. */
static void
trace_head (cairo_t *cairo, int table)
{
  if (table < PROBE_PARTY_TABLES - 1)
    {
      const double x = middle_of (table + 1) - THREAD_TO;

      cairo_move_to (cairo, x, MIDDLE);
      cairo_line_to (cairo, x - HEAD, MIDDLE + HEAD_HALF);
      cairo_line_to (cairo, x - HEAD, MIDDLE - HEAD_HALF);
    }
  else
    {
      const double x = middle_of (0), y = MIDDLE + BACK_TO;

      cairo_move_to (cairo, x, y);
      cairo_line_to (cairo, x + HEAD_HALF, y + HEAD);
      cairo_line_to (cairo, x - HEAD_HALF, y + HEAD);
    }
  cairo_close_path (cairo);
}

static void
draw_threads (ProbePartyRoom *self, GtkSnapshot *snapshot)
{
  static const struct {
    const GdkRGBA *colour;
    double width;
  } strokes[] = { { &dark, 9 }, { &cream, 4.5 }, { &amber, 2.6 } };
  cairo_t *cairo =
    gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (GTK_WIDGET (self)),
                                                              (float) gtk_widget_get_height (GTK_WIDGET (self))));

  cairo_translate (cairo, self->x, self->y);
  cairo_scale (cairo, self->unit, self->unit);
  cairo_set_line_cap (cairo, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cairo, CAIRO_LINE_JOIN_ROUND);
  for (int table = 0; table < PROBE_PARTY_TABLES; table++)
    for (guint i = 0; i < G_N_ELEMENTS (strokes); i++)
      {
        trace_thread (cairo, table);
        gdk_cairo_set_source_rgba (cairo, strokes[i].colour);
        cairo_set_line_width (cairo, strokes[i].width);
        cairo_stroke (cairo);
        trace_head (cairo, table);
        cairo_stroke_preserve (cairo);
        cairo_fill (cairo);
      }
  cairo_destroy (cairo);
}

/* Where the chip of a name is after it has ridden for @t: from its table along the thread to the middle of it. */
static void
find_chip (int table, int index, double t, double *x, double *y)
{
  if (table < PROBE_PARTY_TABLES - 1)
    {
      const double from = middle_of (table), to = (middle_of (table) + middle_of (table + 1)) / 2;

      *x = from + (to - from) * t;
      *y = MIDDLE - CHIPS_Y + index * CHIPS_APART;
    }
  else
    {
      const double from = middle_of (table), middle = (middle_of (0) + middle_of (table)) / 2;
      const double to = middle + (index == 0 ? -BACK_CHIP : BACK_CHIP) / 2;
      const double down = BACK_Y - TABLE_HEIGHT / 2, way = down + from - to, gone = way * t;

      *x = from - MAX (0, gone - down);
      *y = MIDDLE + TABLE_HEIGHT / 2 + MIN (gone, down);
    }
}

static void
draw_chip (ProbePartyRoom *self, GtkSnapshot *snapshot, int table, int index)
{
  static const GdkRGBA paper = { 1.f, .98f, .925f, 1.f }, shadow = { 0.f, 0.f, 0.f, .3f };
  const Chip *chip = &self->chip[table][index];
  const double unit = self->unit, t = .5 - .5 * cos (G_PI * self->ride);
  GskRoundedRect outline;
  graphene_point_t origin;
  double x, y, width, height;
  int text, high;

  if (chip->layout == NULL)
    return;

  pango_layout_get_pixel_size (chip->layout, &text, &high);
  find_chip (table, index, t, &x, &y);
  width = text + 2 * CHIP_PAD * unit;
  height = MAX (CHIP_HEIGHT * unit, high + 2);
  x = round (self->x + x * unit - width / 2);
  y = round (self->y + y * unit - height / 2);
  gsk_rounded_rect_init_from_rect (&outline, &GRAPHENE_RECT_INIT ((float) x, (float) y, (float) width, (float) height),
                                   (float) height / 2);
  gtk_snapshot_push_opacity (snapshot, MIN (1., self->ride * 5));
  gtk_snapshot_append_outset_shadow (snapshot, &outline, &shadow, 0, 2, 1, 4);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, &paper, &outline.bounds);
  gtk_snapshot_pop (snapshot);
  salon_draw_centre (GTK_WIDGET (self), chip->layout, x + width / 2, y + height / 2, &origin);
  salon_draw_text (snapshot, chip->layout, &origin, &salon_ink);
  gtk_snapshot_pop (snapshot);
}

static void
probe_party_room_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  ProbePartyRoom *self = PROBE_PARTY_ROOM (widget);

  for (int table = 0; !is_plain () && table < PROBE_PARTY_TABLES; table++)
    salon_art_tile_snapshot (&self->rug[table], snapshot,
                             (float) round (self->x + (middle_of (table) - RUG_WIDTH / 2) * self->unit),
                             (float) round (self->y + (MIDDLE - RUG_HEIGHT / 2) * self->unit));
  for (int table = 0; table < PROBE_PARTY_TABLES; table++)
    draw_table (self, snapshot, table);
  if (!self->has_movers)
    return;

  draw_threads (self, snapshot);
  for (int table = 0; table < PROBE_PARTY_TABLES; table++)
    for (int i = 0; i < PROBE_PARTY_MOVERS; i++)
      draw_chip (self, snapshot, table, i);
}

/* The object */

static void
probe_party_room_dispose (GObject *object)
{
  ProbePartyRoom *self = PROBE_PARTY_ROOM (object);

  clear_layouts (self);
  for (int table = 0; table < PROBE_PARTY_TABLES; table++)
    {
      salon_art_tile_clear (&self->rug[table]);
      salon_art_tile_clear (&self->table[table]);
      salon_figures_clear (&self->number[table]);
      for (int place = 0; place < PROBE_PARTY_PLACES; place++)
        {
          salon_art_tile_clear (&self->chair[table][place]);
          salon_art_tile_clear (&self->emblem[table][place]);
        }
    }

  G_OBJECT_CLASS (probe_party_room_parent_class)->dispose (object);
}

static void
probe_party_room_finalize (GObject *object)
{
  ProbePartyRoom *self = PROBE_PARTY_ROOM (object);

  for (int table = 0; table < PROBE_PARTY_TABLES; table++)
    for (int i = 0; i < PROBE_PARTY_MOVERS; i++)
      g_free (self->chip[table][i].name);

  G_OBJECT_CLASS (probe_party_room_parent_class)->finalize (object);
}

static void
probe_party_room_class_init (ProbePartyRoomClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = probe_party_room_dispose;
  G_OBJECT_CLASS (klass)->finalize = probe_party_room_finalize;
  widget_class->measure = probe_party_room_measure;
  widget_class->size_allocate = probe_party_room_size_allocate;
  widget_class->snapshot = probe_party_room_snapshot;

  gtk_widget_class_set_css_name (widget_class, "probe-party-room");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
probe_party_room_init (ProbePartyRoom *self)
{
  self->ride = 1;
  salon_art_watch (GTK_WIDGET (self));
}

GtkWidget *
probe_party_room_new (void)
{
  return g_object_new (PROBE_TYPE_PARTY_ROOM, NULL);
}

void
probe_party_room_set_movers (ProbePartyRoom *self, const char *const names[PROBE_PARTY_TABLES][PROBE_PARTY_MOVERS])
{
  self->has_movers = names != NULL;
  for (int table = 0; table < PROBE_PARTY_TABLES; table++)
    for (int i = 0; i < PROBE_PARTY_MOVERS; i++)
      {
        g_free (self->chip[table][i].name);
        self->chip[table][i].name = names != NULL ? g_strdup (names[table][i]) : NULL;
      }
  clear_layouts (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
probe_party_room_set_ride (ProbePartyRoom *self, double ride)
{
  if (ride == self->ride)
    return;

  self->ride = ride;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
