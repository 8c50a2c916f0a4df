/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where everything on the page of a round stands; cubes-round-layout.c has the sums. */

#include "widgets/cubes/cubes-round-page-private.h"

#include "widgets/cubes/cubes-panel.h"
#include "widgets/cubes/cubes-round-layout.h"
#include "widgets/cubes/cubes-slip.h"
#include "widgets/cubes/cubes-tools.h"
#include "widgets/salon-place.h"

/* Sizes of the page, in px. */
#define LARGE_HEIGHT 860 /* of a page on which everything is larger */
#define LEAST_WIDTH  860
#define LEAST_HEIGHT 460
#define STACK_GAP    16

/* The tray stays where it is while nobody writes, so there is room for the hint then, too. */
static int
measure_hint (CubesRoundPage *self)
{
  if (gtk_widget_get_visible (self->hint))
    self->hint_height = salon_place_measure (self->hint, GTK_ORIENTATION_VERTICAL, 400);
  return MAX (self->hint_height, salon_place_measure (self->note, GTK_ORIENTATION_VERTICAL, 400));
}

static gboolean
tighten_cb (gpointer page)
{
  CubesRoundPage *self = page;

  self->tight_id = 0;
  cubes_panel_set_tight (CUBES_PANEL (self->panel), self->tight);
  cubes_tools_set_tight (CUBES_TOOLS (self->tools), self->tight);
  return G_SOURCE_REMOVE;
}

/* In a small window panel and buttons have only what they need. That must not change during an allocation. */
static void
tighten (CubesRoundPage *self, int width, int height)
{
  const gboolean tight = width < CUBES_ROUND_NARROW || height < CUBES_ROUND_LOW;

  if (tight == self->tight)
    return;
  self->tight = tight;
  if (self->tight_id == 0)
    self->tight_id = g_idle_add_full (G_PRIORITY_HIGH_IDLE, tighten_cb, self, NULL);
}

static void
measure_parts (CubesRoundPage *self, int width, int height, CubesRoundNeeds *needs)
{
  const gboolean low = height < CUBES_ROUND_LOW;
  const int clock = salon_place_measure (self->clock, GTK_ORIENTATION_HORIZONTAL, -1);
  const int tools = salon_place_measure (self->tools, GTK_ORIENTATION_HORIZONTAL, -1);

  *needs = (CubesRoundNeeds) {
    .width = width,
    .height = height,
    .seats = self->game != NULL ? (int) salon_game_count_seats (SALON_GAME (self->game)) : 0,
    .left = MAX (clock, tools),
    .large = self->large.large,
    .slip = cubes_slip_get_height (CUBES_SLIP (self->slip), low),
    .tools = salon_place_measure (self->tools, GTK_ORIENTATION_VERTICAL, -1),
    .hint = measure_hint (self),
  };
  needs->note = salon_place_measure (self->note, GTK_ORIENTATION_VERTICAL, cubes_round_layout_left (needs));
  for (int seat = 0; seat < needs->seats; seat++)
    {
      const int plate = low ? salon_place_measure_least (self->plate[seat], GTK_ORIENTATION_VERTICAL, -1)
                            : salon_place_measure (self->plate[seat], GTK_ORIENTATION_VERTICAL, -1);

      needs->plate = MAX (needs->plate, plate);
    }
}

/* Puts @child at the top of @room, as high as it needs to be, and takes its place from @room. If it must fit and does not,
 * it is left out. */
static void
stack (GtkWidget *child, GdkRectangle *room, gboolean must_fit)
{
  GdkRectangle place = *room;
  int height;

  if (!gtk_widget_get_visible (child))
    return;
  height = salon_place_measure (child, GTK_ORIENTATION_VERTICAL, room->width);
  place.height = must_fit && height > room->height ? 0 : MIN (height, room->height);
  salon_place_put_or_hide (child, &place);
  if (place.height == 0)
    return;
  room->y += height + STACK_GAP;
  room->height -= height + STACK_GAP;
}

void
cubes_round_page_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CubesRoundPage *self = CUBES_ROUND_PAGE (widget);
  CubesRoundNeeds needs;
  CubesRoundLayout layout;
  GdkRectangle below;

  salon_large_update (&self->large, width, height, LARGE_HEIGHT);
  tighten (self, width, height);
  measure_parts (self, width, height, &needs);
  cubes_round_layout (&needs, &layout);
  salon_place_put_or_hide (self->clock, &layout.time);
  salon_place_put_or_hide (self->tools, &layout.tools);
  salon_place_put_or_hide (self->tray, &layout.tray);
  salon_place_put_or_hide (self->slip, &layout.slip);
  salon_place_put_or_hide (self->hint, &layout.hint);
  salon_place_put_or_hide (self->paper, &layout.list);
  stack (self->panel, &layout.list, FALSE);
  stack (self->counts, &layout.list, TRUE);
  stack (self->keys, &layout.list, TRUE);
  salon_place_put_or_hide (self->note, needs.seats > 1 ? &layout.note : &(GdkRectangle) { 0 });
  for (int seat = 0; seat < CUBES_MAX_SEATS; seat++)
    salon_place_put_or_hide (self->plate[seat], &layout.plate[seat]);
  below = layout.slip;
  below.height = MAX (salon_place_measure (self->caption, GTK_ORIENTATION_VERTICAL, below.width), 1);
  /* In a small window the panel says enough. */
  salon_place_put_or_hide (self->caption, below.y + below.height <= height ? &below : &(GdkRectangle) { 0 });
}

void
cubes_round_page_measure (GtkWidget *widget,
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
