/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-help-sheet.h"

#include "widgets/salon-large.h"
#include "widgets/salon-text.h"

/* px at the usual size of text */
#define CARD         200 /* the least width of a card */
#define PANEL        232 /* the width of the column at the side, */
#define PANEL_WIDE   312 /* and from WIDE on */
#define WIDE         1200
#define COLUMNS      3
#define SHEET        2200 /* the most that is used of a window, whatever the size of text */
#define LARGE_HEIGHT 900

struct _SalonHelpSheet {
  GtkWidget parent_instance;

  GtkWidget *bar;            /* nullable */
  GPtrArray *cards, *panels; /* children */
  SalonLarge large;
};

G_DEFINE_FINAL_TYPE (SalonHelpSheet, salon_help_sheet, GTK_TYPE_WIDGET)

/* Where the columns are, in px. */
typedef struct {
  int margin, gap;
  int left; /* of everything */
  int width;
  int cards_width; /* of all their columns */
  int side;        /* width of the column at the side; 0: there is none */
  int columns;     /* of cards */
} Columns;

static int
count_columns (int width, int least, int gap, guint children)
{
  return CLAMP ((width + gap) / (least + gap), 1, MAX (1, MIN (COLUMNS, (int) children)));
}

static void
place_columns (SalonHelpSheet *self, int full_width, Columns *columns)
{
  const double unit = salon_text_get_scale (GTK_WIDGET (self));
  const int card = (int) (CARD * unit);
  const int side = (int) ((full_width >= WIDE ? PANEL_WIDE : PANEL) * unit);

  columns->margin = columns->gap = full_width >= WIDE ? 20 : 12;
  columns->width = MAX (1, MIN (full_width, SHEET) - 2 * columns->margin);
  columns->left = (full_width - columns->width) / 2;
  columns->side =
    self->panels->len > 0 && self->cards->len > 0 && columns->width >= side + 2 * (card + columns->gap) ? side : 0;
  columns->cards_width = columns->width - (columns->side > 0 ? columns->side + columns->gap : 0);
  columns->columns = count_columns (columns->cards_width, card, columns->gap, self->cards->len);
}

static int
measure_height (GtkWidget *child, int width, int *natural)
{
  int minimum;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, &minimum, natural, NULL, NULL);
  return minimum;
}

/* Lays @children out in @n columns from @x, @y on, and says how high they are. Each row is as high as its highest
 * child has to be, and higher by @share of what that child could use.
 * @allocates: FALSE: only measures */
static int
lay_out (GPtrArray *children, int n, int x, int y, int width, int gap, double share, gboolean allocates)
{
  const int column = MAX (1, (width - (n - 1) * gap) / n);
  const int top = y;

  for (guint first = 0; first < children->len; first += (guint) n)
    {
      const guint end = MIN (first + (guint) n, children->len);
      int height = 0;

      for (guint i = first; i < end; i++)
        {
          int natural, minimum = measure_height (children->pdata[i], column, &natural);

          height = MAX (height, minimum + (int) (share * (natural - minimum)));
        }
      for (guint i = first; allocates && i < end; i++)
        gtk_widget_size_allocate (children->pdata[i],
                                  &(GtkAllocation) { x + (int) (i - first) * (column + gap), y, column, height }, -1);
      y += height + (end < children->len ? gap : 0);
    }

  return y - top;
}

static int
lay_out_bar (SalonHelpSheet *self, int x, int y, int width, gboolean allocates)
{
  const int height = measure_height (self->bar, width, NULL);

  if (allocates)
    gtk_widget_size_allocate (self->bar, &(GtkAllocation) { x, y, width, height }, -1);
  return height;
}

/* The same for the whole sheet. */
static int
lay_out_all (SalonHelpSheet *self, int full_width, double share, gboolean allocates)
{
  Columns c;
  int x, y, side = 0;

  place_columns (self, full_width, &c);
  x = c.left;
  y = c.margin;
  if (self->bar != NULL)
    y += lay_out_bar (self, x, y, c.cards_width, allocates) + c.gap;
  if (c.side > 0)
    side = c.margin + lay_out (self->panels, 1, x + c.cards_width + c.gap, c.margin, c.side, c.gap, 0, allocates);
  y += lay_out (self->cards, c.columns, x, y, c.cards_width, c.gap, share, allocates);
  if (c.side == 0)
    {
      const int least = (int) (PANEL * salon_text_get_scale (GTK_WIDGET (self)));

      y += self->cards->len > 0 ? c.gap : 0;
      y += lay_out (self->panels, count_columns (c.width, least, c.gap, self->panels->len), x, y, c.width, c.gap, 1,
                    allocates);
    }
  return MAX (y, side) + c.margin;
}

static GtkSizeRequestMode
salon_help_sheet_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static int
measure_widths (GPtrArray *children)
{
  int widest = 0;

  for (guint i = 0; i < children->len; i++)
    {
      int minimum;

      gtk_widget_measure (children->pdata[i], GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
      widest = MAX (widest, minimum);
    }

  return widest;
}

static void
salon_help_sheet_measure (GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  SalonHelpSheet *self = SALON_HELP_SHEET (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MAX (measure_widths (self->cards), measure_widths (self->panels));
      if (self->bar != NULL)
        {
          int bar;

          gtk_widget_measure (self->bar, GTK_ORIENTATION_HORIZONTAL, -1, &bar, NULL, NULL, NULL);
          *minimum = MAX (*minimum, bar);
        }
      *minimum += 2 * 12;
      *natural = MAX (*minimum, 3 * CARD + PANEL);
    }
  else
    {
      const int width = for_size >= 0 ? for_size : WIDE;

      *minimum = lay_out_all (self, width, 0, FALSE);
      *natural = MAX (*minimum, lay_out_all (self, width, 1, FALSE));
    }
}

static void
salon_help_sheet_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  SalonHelpSheet *self = SALON_HELP_SHEET (widget);
  Columns columns;
  int rest, least, most;

  /* What is beside the cards does not matter for their height. */
  place_columns (self, width, &columns);
  least = lay_out (self->cards, columns.columns, 0, 0, columns.cards_width, columns.gap, 0, FALSE);
  most = lay_out (self->cards, columns.columns, 0, 0, columns.cards_width, columns.gap, 1, FALSE);
  rest = columns.side > 0 ? height - 2 * columns.margin : height - lay_out_all (self, width, 0, FALSE) + least;
  if (columns.side > 0 && self->bar != NULL)
    rest -= lay_out_bar (self, 0, 0, columns.cards_width, FALSE) + columns.gap;
  lay_out_all (self, width, most > least ? CLAMP ((rest - least) / (double) (most - least), 0, 1) : 0, TRUE);
  salon_large_update (&self->large, width, height, LARGE_HEIGHT);
}

static void
salon_help_sheet_dispose (GObject *object)
{
  SalonHelpSheet *self = SALON_HELP_SHEET (object);

  salon_large_clear (&self->large);
  salon_help_sheet_clear (self);
  g_clear_pointer (&self->bar, gtk_widget_unparent);

  G_OBJECT_CLASS (salon_help_sheet_parent_class)->dispose (object);
}

static void
salon_help_sheet_finalize (GObject *object)
{
  SalonHelpSheet *self = SALON_HELP_SHEET (object);

  g_ptr_array_unref (self->cards);
  g_ptr_array_unref (self->panels);

  G_OBJECT_CLASS (salon_help_sheet_parent_class)->finalize (object);
}

static void
salon_help_sheet_class_init (SalonHelpSheetClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = salon_help_sheet_dispose;
  object_class->finalize = salon_help_sheet_finalize;
  widget_class->get_request_mode = salon_help_sheet_get_request_mode;
  widget_class->measure = salon_help_sheet_measure;
  widget_class->size_allocate = salon_help_sheet_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "salon-help-sheet");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
salon_help_sheet_init (SalonHelpSheet *self)
{
  self->cards = g_ptr_array_new ();
  self->panels = g_ptr_array_new ();
  self->large.page = GTK_WIDGET (self);
}

GtkWidget *
salon_help_sheet_new (void)
{
  return g_object_new (SALON_TYPE_HELP_SHEET, NULL);
}

void
salon_help_sheet_set_bar (SalonHelpSheet *self, GtkWidget *bar)
{
  g_return_if_fail (SALON_IS_HELP_SHEET (self) && self->bar == NULL);

  self->bar = bar;
  gtk_widget_insert_after (bar, GTK_WIDGET (self), NULL);
}

/* The focus moves through the children in the order of the sheet: bar, cards, panels. */
void
salon_help_sheet_add_card (SalonHelpSheet *self, GtkWidget *card)
{
  g_return_if_fail (SALON_IS_HELP_SHEET (self));

  gtk_widget_insert_after (card, GTK_WIDGET (self),
                           self->cards->len > 0 ? self->cards->pdata[self->cards->len - 1] : self->bar);
  g_ptr_array_add (self->cards, card);
}

void
salon_help_sheet_add_panel (SalonHelpSheet *self, GtkWidget *panel)
{
  g_return_if_fail (SALON_IS_HELP_SHEET (self));

  gtk_widget_set_parent (panel, GTK_WIDGET (self));
  g_ptr_array_add (self->panels, panel);
}

static void
remove_all (GPtrArray *children)
{
  for (guint i = 0; i < children->len; i++)
    gtk_widget_unparent (children->pdata[i]);
  g_ptr_array_set_size (children, 0);
}

void
salon_help_sheet_clear (SalonHelpSheet *self)
{
  g_return_if_fail (SALON_IS_HELP_SHEET (self));

  remove_all (self->cards);
  remove_all (self->panels);
}
