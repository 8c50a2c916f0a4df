/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/wedges/wedges-replay-layout.h"

#include "widgets/wedges/wedges-chronicle.h"
#include "widgets/wedges/wedges-plate.h"

#define GAP        SALON_REPLAY_FRAME_GAP
#define GAP_PLATES 8
#define NARROW_GAP 2 /* between plates in a low window */

/* The heights of a plate and of the die, in px of usual text. */
#define PLATE   112
#define DIE     104
#define DIE_LOW 84
#define SIGN    20 /* of the chronicle */

/* The least width of the plates, and the shares of the width that they may have and that a card wants. */
#define PLATES_WIDTH 150
#define PLATES_SHARE .25
#define CARD_SHARE   .34

/* How much of the column at the side what was asked last has. */
#define CHRONICLE_SHARE .55

#define LARGE 1.35 /* how much larger that is in a large window */

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
    sum += salon_replay_frame_measure_height (parts->plate[seat], width);
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
      const int own = salon_replay_frame_measure_height (parts->plate[seat], width);
      const int high = own + CLAMP (more, 0, MAX (most - own, 0));

      salon_replay_frame_place (parts->plate[seat], x, y, width, high);
      y += high + gap + MIN (more, 0);
    }
}

/* What lies beside the wheel. */
static void
place_beside (WedgesReplayParts *parts, int x, int y, int width, int height)
{
  const int die = parts->big ? (int) (LARGE * DIE) : parts->brief ? DIE_LOW : DIE;

  salon_replay_frame_place (parts->card, x, y, width, height);
  salon_replay_frame_place (parts->votes, x, y, width, height);
  salon_replay_frame_place (parts->die, x, y + (height - die) / 2, width, die);
}

/* What was asked last, above what belongs to the page. */
static void
place_side (WedgesReplayParts *parts, int x, int y, int width, int height)
{
  const int chronicle = (int) (height * CHRONICLE_SHARE);

  salon_replay_frame_place (parts->chronicle, x, y, width, chronicle);
  salon_replay_frame_place (parts->frame.side, x, y + chronicle + GAP, width, height - chronicle - GAP);
}

void
wedges_replay_layout (WedgesReplayParts *parts, GtkWidget *table, int width, int height)
{
  SalonReplayShares shares;
  int plates, card, wheel, x;
  gboolean tall;

  salon_replay_frame_share_width (&parts->frame, table, width, height, &shares);
  plates = CLAMP (wedges_plate_get_usual_width (WEDGES_PLATE (parts->plate[0])), PLATES_WIDTH,
                  (int) (shares.left * PLATES_SHARE));
  salon_replay_frame_share_height (&parts->frame, shares.left - plates - GAP, height / (shares.low ? 5 : 4), &shares);
  card = (int) (shares.left * CARD_SHARE);
  wheel = MIN (shares.top, shares.left - plates - card - 2 * GAP);
  x = shares.margin + plates + GAP;
  /* Many plates need the room beside the strip, too. */
  tall = measure_plates (parts, plates) > shares.top;

  choose_form (parts, shares.low, shares.large);
  place_plates (parts, shares.margin, shares.margin, plates, tall ? shares.top + GAP + shares.strip : shares.top);
  salon_replay_frame_place (parts->wheel, x, shares.margin + (shares.top - wheel) / 2, wheel, wheel);
  place_beside (parts, x + wheel + GAP, shares.margin, shares.left - plates - wheel - 2 * GAP, shares.top);
  salon_replay_frame_place_below (&parts->frame, &shares, tall ? x : shares.margin,
                                  tall ? shares.left - plates - GAP : shares.left);
  place_side (parts, width - shares.margin - shares.side, shares.margin, shares.side, shares.height);
}

void
wedges_replay_layout_clear (WedgesReplayParts *parts)
{
  g_clear_handle_id (&parts->form_id, g_source_remove);
  salon_replay_frame_clear (&parts->frame);
}
