/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/wedges/wedges-replay-layout.h"

#include "widgets/wedges/wedges-chronicle.h"
#include "widgets/wedges/wedges-plate.h"

#define GAP        14
#define GAP_PLATES 8
#define NARROW_GAP 2 /* between plates in a low window */

/* The width of the column at the side, and the heights of the strip and of a plate, in px of usual text. */
#define SIDE_WIDTH  312
#define SIDE_NARROW 232
#define STRIP       62
#define STRIP_LOW   48
#define PLATE       112
#define DIE         104
#define DIE_LOW     84
#define SIGN        20 /* of the chronicle */

/* The least width of the plates, and the shares of the width that they may have and that a card wants. */
#define PLATES_WIDTH 150
#define PLATES_SHARE .25
#define CARD_SHARE   .34

/* How much of the column at the side what was asked last has. */
#define CHRONICLE_SHARE .55

/* A window at least this wide and high has larger text. */
#define LARGE_WIDTH  1600
#define LARGE_HEIGHT 840
#define LARGE        1.35

static int
measure_height (GtkWidget *widget, int width)
{
  int height;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  return height;
}

static void
place (GtkWidget *widget, int x, int y, int width, int height)
{
  const GtkAllocation allocation = { x, y, MAX (width, 1), MAX (height, 1) };
  int least;

  if (!gtk_widget_get_visible (widget))
    return;
  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_size_allocate (widget, &allocation, -1);
}

static gboolean
form_cb (gpointer data)
{
  WedgesReplayParts *parts = data;

  parts->form_id = 0;
  for (int seat = 0; seat < WEDGES_MAX_SEATS; seat++)
    wedges_plate_set_brief (WEDGES_PLATE (parts->plate[seat]), parts->brief);
  wedges_chronicle_set_size (WEDGES_CHRONICLE (parts->chronicle), (int) (parts->big ? LARGE * SIGN : SIGN));
  return G_SOURCE_REMOVE;
}

/* What is said must not change during an allocation. */
static void
choose_form (WedgesReplayParts *parts, gboolean brief, gboolean big)
{
  if (brief == parts->brief && big == parts->big)
    return;
  parts->brief = brief;
  parts->big = big;
  if (parts->form_id == 0)
    parts->form_id = g_idle_add_full (G_PRIORITY_HIGH_IDLE, form_cb, parts, NULL);
}

/* How high all plates are at least. */
static int
measure_plates (WedgesReplayParts *parts, int width)
{
  int sum = (parts->seats - 1) * NARROW_GAP;

  for (int seat = 0; seat < parts->seats; seat++)
    sum += measure_height (parts->plate[seat], width);
  return sum;
}

/* The plates share @height. Where it is not enough, each hides the lower edge of the one before. */
static void
place_plates (WedgesReplayParts *parts, int x, int y, int width, int height)
{
  const int most = (int) (parts->big ? LARGE * PLATE : PLATE), n = MAX (parts->seats, 1);
  const int least = measure_plates (parts, width);
  const int gap = least + (n - 1) * (GAP_PLATES - NARROW_GAP) <= height ? GAP_PLATES : NARROW_GAP;
  const int more = (height - least - (n - 1) * (gap - NARROW_GAP)) / n;

  for (int seat = 0; seat < parts->seats; seat++)
    {
      const int own = measure_height (parts->plate[seat], width);
      const int high = own + CLAMP (more, 0, MAX (most - own, 0));

      place (parts->plate[seat], x, y, width, high);
      y += high + gap + MIN (more, 0);
    }
}

/* What lies beside the wheel. */
static void
place_beside (WedgesReplayParts *parts, int x, int y, int width, int height)
{
  const int die = parts->big ? (int) (LARGE * DIE) : parts->brief ? DIE_LOW : DIE;

  place (parts->card, x, y, width, height);
  place (parts->votes, x, y, width, height);
  place (parts->die, x, y + (height - die) / 2, width, die);
}

/* What was asked last, above what belongs to the page. */
static void
place_side (WedgesReplayParts *parts, int x, int y, int width, int height)
{
  const int chronicle = (int) (height * CHRONICLE_SHARE);

  place (parts->chronicle, x, y, width, chronicle);
  place (parts->side, x, y + chronicle + GAP, width, height - chronicle - GAP);
}

void
wedges_replay_layout (WedgesReplayParts *parts, GtkWidget *table, int width, int height)
{
  const gboolean large = width >= LARGE_WIDTH && height >= LARGE_HEIGHT, low = height <= 600;
  const int margin = large ? 40 : width > 1100 ? 20 : 12;
  const int side = large ? width / 4 : width > 1100 ? SIDE_WIDTH : SIDE_NARROW;
  const int left = width - side - 3 * margin;
  const int plates =
    CLAMP (wedges_plate_get_usual_width (WEDGES_PLATE (parts->plate[0])), PLATES_WIDTH, (int) (left * PLATES_SHARE));
  const int strip = MAX (large ? 2 * STRIP
                         : low ? STRIP_LOW
                               : STRIP,
                         measure_height (parts->sentence, left - plates - GAP));
  const int panel = MAX (measure_height (parts->panel, left), height / (low ? 5 : 4));
  const int top = height - strip - panel - 2 * GAP - 2 * margin;
  const int card = (int) (left * CARD_SHARE);
  const int wheel = MIN (top, left - plates - card - 2 * GAP);
  const int x = margin + plates + GAP;
  /* Many plates need the room beside the strip, too. */
  const gboolean tall = measure_plates (parts, plates) > top;

  parts->large.page = table;
  salon_large_update (&parts->large, width, height, LARGE_HEIGHT);
  choose_form (parts, low, large);
  place_plates (parts, margin, margin, plates, tall ? top + GAP + strip : top);
  place (parts->wheel, x, margin + (top - wheel) / 2, wheel, wheel);
  place_beside (parts, x + wheel + GAP, margin, left - plates - wheel - 2 * GAP, top);
  place (parts->sentence, tall ? x : margin, margin + top + GAP, tall ? left - plates - GAP : left, strip);
  place (parts->panel, margin, margin + top + strip + 2 * GAP, left, panel);
  place_side (parts, width - margin - side, margin, side, height - 2 * margin);
}

void
wedges_replay_layout_clear (WedgesReplayParts *parts)
{
  g_clear_handle_id (&parts->form_id, g_source_remove);
  salon_large_clear (&parts->large);
}
