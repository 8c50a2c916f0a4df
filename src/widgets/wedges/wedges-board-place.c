/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where everything on the table stands; wedges-layout.c has the sums. */

#include "widgets/wedges/wedges-board-private.h"

#include "widgets/salon-place.h"
#include "widgets/wedges/wedges-chronicle.h"
#include "widgets/wedges/wedges-legend.h"
#include "widgets/wedges/wedges-plate.h"
#include "widgets/wedges/wedges-prompt.h"

/* Sizes of the page, in px. */
#define LEAST_WIDTH    860
#define LEAST_HEIGHT   460
#define PLATE          112
#define LEGEND_ROW     42 /* no row of the legend is higher */
#define LEGEND_LOW     34 /* in a low window */
#define LEGEND_PAD     20
#define LEGEND_SIGN    30
#define CHRONICLE_SIGN 20

static const double factors[WEDGES_N_SIZES] = { 1, 1.35, 1.7 };
static const char *const classes[WEDGES_N_SIZES] = { NULL, "large", "huge" };

static gboolean
size_cb (gpointer page)
{
  WedgesBoardPage *self = page;

  self->size_id = 0;
  for (int size = 0; size < WEDGES_N_SIZES; size++)
    if (classes[size] != NULL && size != (int) self->size)
      gtk_widget_remove_css_class (GTK_WIDGET (self), classes[size]);
  if (classes[self->size] != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (self), classes[self->size]);
  for (int seat = 0; seat < WEDGES_MAX_SEATS; seat++)
    wedges_plate_set_brief (WEDGES_PLATE (self->plate[seat]), self->narrow);
  wedges_chronicle_set_size (WEDGES_CHRONICLE (self->chronicle), (int) (factors[self->size] * CHRONICLE_SIGN));
  wedges_legend_set_size (WEDGES_LEGEND (self->legend), (int) (factors[self->size] * LEGEND_SIGN));
  wedges_board_show (self);
  return G_SOURCE_REMOVE;
}

/* In a large window the text is larger, in a small one the plates say less. That must not change during an allocation. */
static void
choose_size (WedgesBoardPage *self, int width, int height)
{
  const WedgesSize size = wedges_layout_get_size (width, height);
  const gboolean narrow = width < WEDGES_LAYOUT_NARROW, low = narrow || height < WEDGES_LAYOUT_LOW;

  if (size == self->size && narrow == self->narrow && low == self->low)
    return;
  self->size = size;
  self->narrow = narrow;
  self->low = low;
  if (self->size_id == 0)
    self->size_id = g_idle_add_full (G_PRIORITY_HIGH_IDLE, size_cb, self, NULL);
}

static gboolean
has_teams (WedgesBoardPage *self)
{
  if (self->game == NULL)
    return FALSE;
  for (int seat = 0; seat < self->shown.setup.seats; seat++)
    if (wedges_game_get_header (self->game)->members[seat] > 0)
      return TRUE;
  return FALSE;
}

/* The legend has the widest texts at the right. It is measured while it is there, because the wheel must not move when it is
 * not. */
static void
measure_legend (WedgesBoardPage *self)
{
  if (!gtk_widget_get_visible (self->legend))
    return;
  self->right = salon_place_measure (self->legend, GTK_ORIENTATION_HORIZONTAL, -1);
  self->legend_height = salon_place_measure (self->legend, GTK_ORIENTATION_VERTICAL, -1);
}

static void
measure_parts (WedgesBoardPage *self, int width, int height, WedgesNeeds *needs)
{
  const int plate = self->low ? 0 : (int) (factors[self->size] * PLATE);
  int left, right;

  measure_legend (self);
  *needs = (WedgesNeeds) {
    .width = width,
    .height = height,
    .size = self->size,
    .seats = self->game != NULL ? self->shown.setup.seats : 0,
    .teams = has_teams (self),
    .left = MAX (wedges_chronicle_get_usual_width (WEDGES_CHRONICLE (self->chronicle)),
                 wedges_plate_get_usual_width (WEDGES_PLATE (self->plate[0]))),
    .right = self->right,
    .prompt = wedges_prompt_get_height (WEDGES_PROMPT (self->prompt)),
    .legend = self->legend_height,
  };
  wedges_layout_get_columns (width, self->size, needs->teams, &left, &right);
  needs->boxes = self->low ? salon_place_measure_least (self->boxes, GTK_ORIENTATION_VERTICAL, right)
                           : salon_place_measure (self->boxes, GTK_ORIENTATION_VERTICAL, right);
  wedges_chronicle_measure_lines (WEDGES_CHRONICLE (self->chronicle), &needs->title, &needs->line);
  for (int seat = 0; seat < needs->seats; seat++)
    {
      const int natural = salon_place_measure (self->plate[seat], GTK_ORIENTATION_VERTICAL, left);

      needs->plate_least[seat] = salon_place_measure_least (self->plate[seat], GTK_ORIENTATION_VERTICAL, left);
      needs->plate_natural[seat] = MAX (natural, plate);
    }
}

/* The legend is as high as it looks good, at the top of @room. */
static GdkRectangle
get_legend_place (WedgesBoardPage *self, GdkRectangle room)
{
  const int row = self->low ? LEGEND_LOW : LEGEND_ROW;
  const int most = (int) (factors[self->size] * (row * (WEDGES_CATEGORIES + 1) + LEGEND_PAD));
  const int natural = salon_place_measure (self->legend, GTK_ORIENTATION_VERTICAL, room.width);

  room.height = MIN (room.height, MAX (most, natural));
  return room;
}

/* What stands at the right in the place of the legend begins below the die, or at the top if there is none. */
static GdkRectangle
get_panel_place (WedgesBoardPage *self, const WedgesLayout *layout)
{
  GdkRectangle place = layout->panel;

  if (self->beside == WEDGES_BESIDE_VOTE)
    place = layout->side;
  else if (!gtk_widget_get_visible (self->prompt))
    gdk_rectangle_union (&layout->prompt, &layout->panel, &place);
  return place;
}

void
wedges_board_page_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  WedgesBoardPage *self = WEDGES_BOARD_PAGE (widget);
  const GdkRectangle nowhere = { 0 };
  GdkRectangle legend, panel;
  WedgesNeeds needs;
  WedgesLayout layout;

  choose_size (self, width, height);
  measure_parts (self, width, height, &needs);
  wedges_layout (&needs, &layout);
  legend = get_legend_place (self, layout.panel);
  panel = get_panel_place (self, &layout);

  for (int seat = 0; seat < WEDGES_MAX_SEATS; seat++)
    salon_place_put_or_hide (self->plate[seat], &layout.plate[seat]);
  salon_place_put_or_hide (self->chronicle, &layout.chronicle);
  salon_place_put_or_hide (self->wheel, &layout.wheel);
  salon_place_put_or_hide (self->vote, &layout.middle);
  salon_place_put_or_hide (self->card_place, &layout.middle);
  salon_place_put_or_hide (self->die, self->beside == WEDGES_BESIDE_VOTE ? &nowhere : &layout.die);
  salon_place_put_or_hide (self->prompt, self->beside == WEDGES_BESIDE_VOTE ? &nowhere : &layout.prompt);
  salon_place_put_or_hide (self->legend, self->beside == WEDGES_BESIDE_LEGEND ? &legend : &nowhere);
  salon_place_put_or_hide (self->panel, self->beside == WEDGES_BESIDE_LEGEND ? &nowhere : &panel);
  salon_place_put_or_hide (self->boxes, &layout.boxes);
}

void
wedges_board_page_measure (GtkWidget *widget,
                           GtkOrientation orientation,
                           int for_size,
                           int *minimum,
                           int *natural,
                           int *minimum_baseline,
                           int *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? LEAST_WIDTH : LEAST_HEIGHT;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 1280 : 753;
}
