/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/wedges/wedges-boxes.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "rules/wedges/wedges-state.h"
#include "widgets/salon-art.h"
#include "widgets/salon-cairo.h"
#include "widgets/salon-draw.h"
#include "widgets/salon-theme-use.h"
#include "widgets/wedges/wedges-category.h"

/* Measures of a box at the usual size of text, in px. */
#define EM         14.667
#define BOX_WIDTH  118
#define BOX_HIGH   112 /* with its cards, and the one that stands out */
#define SHADE      8
#define GAP        18
#define FLOOR      62.7 /* how high the wood is */
#define DIVIDER    100. /* how wide the rearmost card is */
#define RAISED     9.   /* how far it stands out of the box that is next */
#define TAB        26.
#define PLATE      52.
#define PLATE_TOP  13.4 /* below the upper edge of the wood */
#define TEXT       12.  /* px of the font on the plate */
#define TEXT_LEAST 9.
#define CARDS      6
#define LEAST      .6 /* of that size, where there is little room */

struct _WedgesBoxes {
  GtkWidget parent_instance;

  int n;
  int turn; /* the box whose cards stand out; −1: none */
  GtkWidget *label[WEDGES_BOXES];
  SalonArtTile box[WEDGES_BOXES];
};

G_DEFINE_FINAL_TYPE (WedgesBoxes, wedges_boxes, GTK_TYPE_WIDGET)

/* The picture of a box */

typedef struct {
  double unit;
  gboolean raised;
  gboolean contrast;
  double dim; /* how much light paper loses */
  PangoLayout *name;
} Drawing;

static void
fill_hex (cairo_t *cr, guint hex, double dim)
{
  cairo_set_source_rgb (cr, (hex >> 16 & 0xff) / 255. * dim, (hex >> 8 & 0xff) / 255. * dim, (hex & 0xff) / 255. * dim);
  cairo_fill_preserve (cr);
}

/* The tabs stand one beside the other, and the frontmost at the left again. */
static void
draw_cards (cairo_t *cr, const Drawing *drawing, double top)
{
  static const int tabs[CARDS] = { WEDGES_ART,     WEDGES_GEOGRAPHY,     WEDGES_SPORTS,
                                   WEDGES_HISTORY, WEDGES_ENTERTAINMENT, WEDGES_SCIENCE };

  for (int i = 0; i < CARDS; i++)
    {
      const double width = DIVIDER - 1.4 * i, x = (BOX_WIDTH - width) / 2;
      const double y = i == 0 ? top - (drawing->raised ? RAISED : 0) : top + 3.4 * i;
      const double tab = i == 0 ? x + 8 : x + 65.3 - 9 * i + 1.4 * i;

      salon_cairo_box (cr, tab, y - 5, TAB, 8, 3);
      gdk_cairo_set_source_rgba (cr, wedges_category_get_colour (tabs[i]));
      cairo_fill (cr);
      salon_cairo_box (cr, x, y, width, 60, 4);
      fill_hex (cr, 0xfffdf6, drawing->dim);
      cairo_set_source_rgba (cr, .55, .48, .33, drawing->contrast ? 1 : .55);
      cairo_set_line_width (cr, .9);
      cairo_stroke (cr);
    }
}

static void
draw_wood (cairo_t *cr, const Drawing *drawing)
{
  const double top = BOX_HIGH - FLOOR;
  cairo_pattern_t *wood = cairo_pattern_create_linear (0, top, 0, BOX_HIGH);

  cairo_pattern_add_color_stop_rgb (wood, 0, .604, .388, .239);
  cairo_pattern_add_color_stop_rgb (wood, 1, .408, .247, .145);
  salon_cairo_box (cr, 0, top, BOX_WIDTH, FLOOR, 6);
  if (drawing->contrast)
    cairo_set_source_rgb (cr, 0, 0, 0);
  else
    cairo_set_source (cr, wood);
  cairo_fill (cr);
  cairo_pattern_destroy (wood);
  salon_cairo_box (cr, .7, top + .7, BOX_WIDTH - 1.4, FLOOR - 1.4, 5.5);
  if (drawing->contrast)
    cairo_set_source_rgb (cr, 1, 1, 1);
  else
    cairo_set_source_rgba (cr, .94, .79, .6, .45);
  cairo_set_line_width (cr, drawing->contrast ? 2 : 1.2);
  cairo_stroke (cr);
}

static void
draw_plate (cairo_t *cr, const Drawing *drawing)
{
  const double top = BOX_HIGH - FLOOR + PLATE_TOP;
  PangoRectangle text;

  pango_layout_get_extents (drawing->name, NULL, &text);
  {
    /* The letters were laid out in px; the name of a box may be longer in other languages. */
    const double wide = text.width / drawing->unit / PANGO_SCALE, plate = MAX (PLATE, wide + 16);
    const double high = text.height / drawing->unit / PANGO_SCALE;

    salon_cairo_box (cr, (BOX_WIDTH - plate) / 2, top, plate, 22, 3);
    fill_hex (cr, 0xfffceb, drawing->dim);
    cairo_set_source_rgb (cr, .79, .62, .29);
    cairo_set_line_width (cr, 2);
    cairo_stroke (cr);
    cairo_translate (cr, (BOX_WIDTH - wide) / 2, top + (22 - high) / 2);
    cairo_scale (cr, 1 / drawing->unit, 1 / drawing->unit);
    cairo_set_source_rgb (cr, .14, .12, .19);
    cairo_move_to (cr, 0, 0);
    pango_cairo_show_layout (cr, drawing->name);
  }
}

static void
draw_box (cairo_t *cr, gconstpointer data)
{
  const Drawing *drawing = data;

  cairo_scale (cr, drawing->unit, drawing->unit);
  if (!drawing->contrast)
    for (int i = 0; i < 6; i++)
      {
        salon_cairo_box (cr, i - 4, BOX_HIGH - FLOOR + 4 + i, BOX_WIDTH + 8 - 2 * i, FLOOR + 4 - 2 * i, 8);
        cairo_set_source_rgba (cr, 0, 0, 0, .08);
        cairo_fill (cr);
      }
  draw_cards (cr, drawing, 17.6);
  draw_wood (cr, drawing);
  draw_plate (cr, drawing);
}

/* The widget */

static double
get_unit (WedgesBoxes *self)
{
  return CLAMP (salon_draw_get_em (GTK_WIDGET (self)) / EM, .7, 2.2);
}

static int
get_label_height (WedgesBoxes *self)
{
  int label = 0, high;

  for (int box = 0; box < self->n; box++)
    {
      gtk_widget_measure (self->label[box], GTK_ORIENTATION_VERTICAL, -1, NULL, &high, NULL, NULL);
      label = MAX (label, high);
    }
  return label;
}

static void
wedges_boxes_measure (GtkWidget *widget,
                      GtkOrientation orientation,
                      int for_size,
                      int *minimum,
                      int *natural,
                      int *minimum_baseline,
                      int *natural_baseline)
{
  WedgesBoxes *self = WEDGES_BOXES_WIDGET (widget);
  const double unit = get_unit (self);
  const int label = get_label_height (self);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *natural = (int) ceil (unit * (self->n * BOX_WIDTH + (self->n - 1) * GAP));
      *minimum = (int) ceil (*natural * .8);
      return;
    }
  *natural = (int) ceil (unit * (BOX_HIGH + 6)) + label;
  *minimum = (int) ceil (unit * (BOX_HIGH + 6) * LEAST) + label;
}

/* How large a box is drawn in @width × @height px, and where the first one begins. */
static double
place (WedgesBoxes *self, int width, int height, double *first)
{
  const double wanted = self->n * BOX_WIDTH + (self->n - 1) * GAP;
  const double high = MAX (height - get_label_height (self), 1) / (BOX_HIGH + 6.);
  const double unit = MIN (MIN (get_unit (self), width / wanted), high);

  *first = floor ((width - unit * wanted) / 2);
  return unit;
}

static void
wedges_boxes_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  WedgesBoxes *self = WEDGES_BOXES_WIDGET (widget);
  double first;
  const double unit = place (self, width, height, &first);
  const SalonThemeMode mode = salon_theme_get_mode ();

  for (int box = 0; box < self->n; box++)
    {
      g_autofree char *name =
        /* Translators: on the plate of a box of cards; %d is its number */
        self->n > 1 ? g_strdup_printf (_ ("Box %d"), box + 1) : g_strdup (_ ("The box"));
      g_autoptr (PangoLayout) layout = salon_draw_layout (widget, name, MAX (TEXT * unit, TEXT_LEAST));
      const Drawing drawing = {
        .unit = unit,
        .raised = box == self->turn,
        .contrast = mode >= SALON_THEME_CONTRAST,
        .dim = mode == SALON_THEME_DARK ? .92 : 1,
        .name = layout,
      };
      const int x = (int) (first + unit * box * (BOX_WIDTH + GAP)), top = (int) ceil (unit * (BOX_HIGH + 6));
      const int wide = (int) ceil (unit * (BOX_WIDTH + GAP));
      /* Small boxes have more room for their labels than they are wide. */
      const gboolean small = unit < get_unit (self);
      const GtkAllocation below = {
        small ? box * (width / self->n) : MAX (0, x - (int) (unit * GAP / 2)),
        top,
        small ? width / self->n : wide,
        MAX (1, height - top),
      };

      salon_art_tile_draw (&self->box[box], widget,
                           &GRAPHENE_RECT_INIT ((float) (-SHADE * unit), 0, (float) ((BOX_WIDTH + 2 * SHADE) * unit),
                                                (float) ((BOX_HIGH + SHADE) * unit)),
                           draw_box, &drawing);
      gtk_widget_measure (self->label[box], GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
      gtk_widget_size_allocate (self->label[box], &below, -1);
    }
}

static void
wedges_boxes_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  WedgesBoxes *self = WEDGES_BOXES_WIDGET (widget);
  double first;
  const double unit = place (self, gtk_widget_get_width (widget), gtk_widget_get_height (widget), &first);

  for (int box = 0; box < self->n; box++)
    salon_art_tile_snapshot (&self->box[box], snapshot, (float) (int) (first + unit * box * (BOX_WIDTH + GAP)), 0);
  GTK_WIDGET_CLASS (wedges_boxes_parent_class)->snapshot (widget, snapshot);
}

gboolean
wedges_boxes_get_mouth (WedgesBoxes *self, int box, GtkWidget *other, graphene_point_t *mouth)
{
  GtkWidget *widget = GTK_WIDGET (self);
  double first, unit;

  g_return_val_if_fail (WEDGES_IS_BOXES_WIDGET (self), FALSE);

  if (!gtk_widget_get_mapped (widget) || box < 0 || box >= self->n)
    return FALSE;
  unit = place (self, gtk_widget_get_width (widget), gtk_widget_get_height (widget), &first);
  return gtk_widget_compute_point (widget, other,
                                   &GRAPHENE_POINT_INIT ((float) (first
                                                                  + unit * (box * (BOX_WIDTH + GAP) + BOX_WIDTH / 2.)),
                                                         (float) (unit * 20)),
                                   mouth);
}

void
wedges_boxes_set (WedgesBoxes *self, int n, const int next[2], int out, int turn)
{
  g_return_if_fail (WEDGES_IS_BOXES_WIDGET (self));
  g_return_if_fail (n >= 1 && n <= WEDGES_BOXES);
  g_return_if_fail (turn >= 0 && turn < n);

  self->n = n;
  self->turn = out == 0 ? turn : n > 1 ? 1 - turn : -1;
  for (int box = 0; box < WEDGES_BOXES; box++)
    {
      g_autofree char *text = NULL;

      gtk_widget_set_visible (self->label[box], box < n);
      if (box >= n)
        continue;
      if (out != 0 && box == turn)
        /* Translators: below a box, whose card of this number lies on the table */
        text = g_strdup_printf (_ ("card %d is out"), out);
      else if (box == self->turn)
        /* Translators: below the box that the next card comes from */
        text = g_strdup_printf (_ ("next: card %d"), next[box]);
      else
        /* Translators: below the box from which a card comes after the next one */
        text = g_strdup_printf (_ ("then card %d"), next[box]);
      gtk_label_set_text (GTK_LABEL (self->label[box]), text);
      if (box == self->turn)
        gtk_widget_add_css_class (self->label[box], "next");
      else
        gtk_widget_remove_css_class (self->label[box], "next");
      if (n > 1)
        {
          g_autofree char *name = g_strdup_printf (_ ("Box %d"), box + 1);
          g_autofree char *told = g_strdup_printf (_ ("%s: %s"), name, text);

          gtk_accessible_update_property (GTK_ACCESSIBLE (self->label[box]), GTK_ACCESSIBLE_PROPERTY_LABEL, told, -1);
        }
      else
        {
          gtk_accessible_update_property (GTK_ACCESSIBLE (self->label[box]), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
        }
    }
  gtk_widget_queue_resize (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
wedges_boxes_dispose (GObject *object)
{
  WedgesBoxes *self = WEDGES_BOXES_WIDGET (object);

  for (int box = 0; box < WEDGES_BOXES; box++)
    {
      salon_art_tile_clear (&self->box[box]);
      g_clear_pointer (&self->label[box], gtk_widget_unparent);
    }
  G_OBJECT_CLASS (wedges_boxes_parent_class)->dispose (object);
}

static void
wedges_boxes_class_init (WedgesBoxesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = wedges_boxes_dispose;
  widget_class->measure = wedges_boxes_measure;
  widget_class->size_allocate = wedges_boxes_size_allocate;
  widget_class->snapshot = wedges_boxes_snapshot;
  gtk_widget_class_set_css_name (widget_class, "wedges-boxes");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
wedges_boxes_init (WedgesBoxes *self)
{
  self->n = WEDGES_BOXES;
  self->turn = -1;
  for (int box = 0; box < WEDGES_BOXES; box++)
    {
      self->label[box] = gtk_label_new (NULL);
      gtk_label_set_ellipsize (GTK_LABEL (self->label[box]), PANGO_ELLIPSIZE_END);
      gtk_widget_set_parent (self->label[box], GTK_WIDGET (self));
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Boxes of cards"), -1);
  salon_art_watch (GTK_WIDGET (self));
}

GtkWidget *
wedges_boxes_new (void)
{
  return g_object_new (WEDGES_TYPE_BOXES, NULL);
}
