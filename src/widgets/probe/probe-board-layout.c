/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-board-layout.h"

#include <math.h>

/* From this size on, the type is LARGE_TYPE times as large; see “Type” in the design. */
#define LARGE_WIDTH  1600
#define LARGE_HEIGHT 840 /* a window of 900 px without its header bar */
#define LARGE_TYPE   1.7

#define PLATE_WIDTH      2.70 /* in pitches */
#define PLATE_LARGE      3.9  /* in pitches, where text is large */
#define PLATE_GAP        .14  /* in pitches */
#define PLATE_MOST       4.2  /* in pitches; a plate takes up to so much of the width that is left over, */
#define PLATE_MOST_LARGE 5.6  /* or so much where text is large, so that a badge leaves room for what is beside it */
#define SLIM_HEIGHT      23   /* px, of a slim plate above a tray */
#define SLIM_GAP         3    /* px, between a slim plate and its tray */
#define WIDE_PLATE       .46  /* in pitches, the height of a plate that is as wide as its tray */
#define WIDE_GAP         8    /* px, between it and its tray */
#define NOTE_HEIGHT      126  /* px, of the notes of a lesson, */
#define NOTE_GAP_LEAST   10   /* and above and below them */
#define ABOVE            .5   /* in pitches, the height of a slim plate above a tray that is as wide as the column, */
#define ABOVE_GAP        .13  /* and what is between the two, which holds the ring of the tray that is asked */
#define SIDE_WIDTH       .91  /* in pitches, of the marks “Left” and “Right” */
#define DECK_RATIO       (212. / 312)
#define KEYS             14  /* in the upper row */
#define REPLAY_PANEL     156 /* the least height of the panel of a game that is looked at again */
#define KEY_LEAST        46  /* px from one row of keys to the next */
#define PITCH_LEAST      12
#define WORTH_IT         1.04 /* trays that become so much larger are worth another arrangement */

/* The measures that the design gives for three sizes of the window; between these sizes
 * they change evenly. */
typedef struct {
  double margin, top;
  double row_gap, own_gap; /* between rows of trays; above the main seat's row */
  double below;            /* below the last row */
  double panel_gap;        /* above the panel, below the chronicle */
  double head, foot;       /* of the panel */
  double strip;            /* height of the chronicle as a strip */
  double key;              /* greatest height of a key's place, as a share of its width */
} Measures;

/* The sizes are 1024 × 600, 1280 × 800 and 2560 × 1440, as ratios to the second one. */
static const double ratios[3] = { .75, 1, 1.85 };
static const Measures measures[3] = {
  { 12, 10, 12, 12, 12, 12, 37, 6, 54, 1 },
  { 20, 16, 13.5, 20, 18, 14, 49, 5, 62, .935 },
  { 40, 36, 26, 52, 38, 30, 90, 20, 66, 1.04 },
};

/* What a plan needs besides its measures. */
typedef struct {
  const ProbeBoardShape *shape;
  Measures m;
  int x, left;       /* of the left column, in px */
  int side_x, side;  /* of the right column */
  int rows;          /* of opponents' seats */
  int cells;         /* opponents */
  gboolean own;      /* the main seat has a row of its own */
  gboolean above;    /* one column of trays, as wide as it is, with slim plates above all of them */
  double column_gap; /* between two columns of trays */
  double pair_gap;   /* between the two trays of one seat */
  double pitch, own_pitch;
  double key_height;
  double strip; /* px that the chronicle takes in the left column, without the gap */
} Plan;

static double
between (double a, double b, double share)
{
  return a + (b - a) * share;
}

static void
find_measures (Plan *plan)
{
  const ProbeBoardShape *shape = plan->shape;
  const double ratio = CLAMP (MIN (shape->width / 1280., shape->height / 753.), ratios[0], ratios[2]);
  const int i = ratio < ratios[1] ? 0 : 1;
  const double share = (ratio - ratios[i]) / (ratios[i + 1] - ratios[i]);
  const double *a = (const double *) &measures[i];
  const double *b = (const double *) &measures[i + 1];
  double *to = (double *) &plan->m;

  for (gsize n = 0; n < sizeof plan->m / sizeof *to; n++)
    to[n] = between (a[n], b[n], share);

  /* Large text takes its room from the gaps and makes the prompt and the chronicle higher. */
  if (shape->text >= PROBE_LARGE_TEXT)
    {
      const double less = .75;

      plan->m.margin *= .8;
      plan->m.top *= less;
      plan->m.row_gap *= less;
      plan->m.own_gap *= less;
      plan->m.below *= .6;
      plan->m.panel_gap *= less;
    }
  plan->m.head *= 1 + (shape->text - 1) * .2;
  if (shape->watched)
    plan->m.foot = 0;
  plan->m.strip *= 1 + (shape->text - 1) * .5;
}

static gboolean
is_large (const ProbeBoardShape *shape)
{
  return shape->width >= LARGE_WIDTH && shape->height >= LARGE_HEIGHT;
}

static double
type_size (const ProbeBoardShape *shape)
{
  return (is_large (shape) ? LARGE_TYPE : 1) * shape->text;
}

static int
side_width (int width)
{
  if (width <= 1024)
    return (int) round (width * 232. / 1024);
  if (width <= 1280)
    return (int) round (between (232, 312, (width - 1024) / 256.));
  return (int) round (MIN (between (312, 640, (width - 1280) / 1280.), width / 4.));
}

static double
tray_height (const Plan *plan, double pitch)
{
  const gboolean tall = pitch < PROBE_SMALL_PITCH || plan->shape->text >= PROBE_LARGE_TEXT;

  return pitch * PROBE_TRAY_HEIGHT * (tall ? PROBE_TRAY_TALL : 1);
}

static double
slim_height (const Plan *plan)
{
  if (plan->above)
    return MAX (SLIM_HEIGHT * type_size (plan->shape), plan->pitch * ABOVE);
  return SLIM_HEIGHT * MAX (type_size (plan->shape), plan->pitch / 30);
}

static double
slim_gap (const Plan *plan)
{
  return plan->above ? plan->pitch * ABOVE_GAP : SLIM_GAP;
}

/* Returns the height of a row, with all trays of a seat. */
static double
row_height (const Plan *plan, double pitch, gboolean slim)
{
  const int trays = plan->shape->trays;

  return trays * tray_height (plan, pitch) + (trays - 1) * plan->pair_gap
         + (slim || plan->above ? slim_height (plan) + slim_gap (plan) : 0);
}

/* Returns the height of everything in the left column. */
static double
height_of (const Plan *plan, gboolean slim)
{
  double height = plan->m.top + plan->m.margin;

  height += plan->rows * row_height (plan, plan->pitch, slim) + MAX (plan->rows - 1, 0) * plan->m.row_gap;
  if (plan->own)
    height += plan->m.own_gap + row_height (plan, plan->own_pitch, FALSE);
  height += plan->m.below + plan->m.head + plan->m.foot + 2 * plan->key_height;
  if (plan->strip > 0)
    height += plan->strip + plan->m.panel_gap;
  return height;
}

/* The least height of a row of keys. A game that is watched has none. Where a game is looked at again, the panel has to have
 * room for a chart and what is below it. */
static double
least_key (const Plan *plan, double key_width)
{
  const double least = MAX (KEY_LEAST, key_width * .8);

  if (plan->shape->watched)
    return 0;
  if (!plan->shape->replay)
    return least;
  return MAX (least, (REPLAY_PANEL * (1 + (MIN (plan->shape->text, 1.5) - 1) * .6) - plan->m.head - plan->m.foot) / 2);
}

/* Gives the keys, which have their least height, what is left of the height with @height px for everything. */
static void
grow_keys (Plan *plan, double key_width, double height)
{
  const double most = MAX (KEY_LEAST, key_width * plan->m.key);

  if (!plan->shape->watched)
    plan->key_height += CLAMP ((plan->shape->height - height) / 2, 0, MAX (0, most - plan->key_height));
}

/* Chooses the pitches and the height of the keys. The pitches become as large as the width
 * allows, and smaller if the height demands it; keys get what is left, up to a share of their width. */
static void
find_sizes (Plan *plan, gboolean slim)
{
  const double plate = plan->shape->text >= PROBE_LARGE_TEXT ? PLATE_LARGE : PLATE_WIDTH;
  const double width = PROBE_TRAY_WIDTH + (plan->above ? 0 : PLATE_GAP + plate);
  const double key_width = (plan->left - 2 * plan->m.margin) / KEYS;
  const double widest = slim ? (plan->left - plan->column_gap) / 2 / PROBE_TRAY_WIDTH : plan->left / width;
  const double widest_own = plan->left / width;
  double share = 1;

  plan->key_height = least_key (plan, key_width);
  do
    {
      plan->pitch = MAX (PITCH_LEAST, widest * share);
      plan->own_pitch = MAX (PITCH_LEAST, widest_own * share);
      share -= .0025;
    }
  while (height_of (plan, slim) > plan->shape->height && share > .2);

  grow_keys (plan, key_width, height_of (plan, slim));
}

/* Shares out the height that is left over to the gaps, in proportion. */
static void
spread (Plan *plan, gboolean slim)
{
  const double rest = plan->shape->height - height_of (plan, slim);
  const double gaps = MAX (plan->rows - 1, 0) * plan->m.row_gap + (plan->own ? plan->m.own_gap : 0) + plan->m.below
                      + (plan->strip > 0 ? plan->m.panel_gap : 0);
  const double share = MAX (0, rest / gaps);

  plan->m.row_gap *= 1 + share;
  plan->m.own_gap *= 1 + share;
  plan->m.below *= 1 + share;
  plan->m.panel_gap *= 1 + share;
}

/* Rectangles begin and end at whole px. */
static GdkRectangle
rounded (double x, double y, double width, double height)
{
  GdkRectangle rect = { (int) round (x), (int) round (y), 0, 0 };

  rect.width = MAX (0, (int) round (x + width) - rect.x);
  rect.height = MAX (0, (int) round (y + height) - rect.y);
  return rect;
}

/* The place of a tray. Its height is rounded alone, so that no tray is lower than others by the place where it happens to begin,
 * which would make it narrower as well. */
static GdkRectangle
tray_place (double x, double y, double width, double height)
{
  return rounded (x, round (y), width, height);
}

/* Places a seat with its plate beside its trays. The trays end at the right edge of the
 * column; the plate takes the width that they leave. */
static void
place_beside (const Plan *plan, ProbeSeatPlace *to, double y, double pitch)
{
  const int trays = plan->shape->trays;
  const double height = tray_height (plan, pitch);
  const double tray_width = PROBE_TRAY_WIDTH * pitch;
  const double most = plan->shape->text >= PROBE_LARGE_TEXT ? PLATE_MOST_LARGE : PLATE_MOST;
  const double plate = MIN (plan->left - tray_width - PLATE_GAP * pitch, most * pitch);
  const double total = plate + PLATE_GAP * pitch + tray_width;
  const double x = plan->x + (plan->left - total) / 2;
  const double side = trays > 1 ? SIDE_WIDTH * pitch : 0;
  const double beside = trays > 1 ? .07 * pitch : 0;

  to->p = pitch;
  to->plate = rounded (x, y, plate - side - beside, row_height (plan, pitch, FALSE));
  for (int tray = 0; tray < trays; tray++)
    {
      const double at = y + tray * (height + plan->pair_gap);

      to->tray[tray] = tray_place (x + plate + PLATE_GAP * pitch, at, tray_width, height);
      if (trays > 1)
        to->side[tray] = rounded (x + plate - side, at, side, height);
    }
}

/* Places a seat with a slim plate above its tray, in the middle of the column that begins at @x. If the
 * height keeps the tray from filling the column, both are moved inwards. */
static void
place_below (const Plan *plan, ProbeSeatPlace *to, double x, double y, double column)
{
  const double width = PROBE_TRAY_WIDTH * plan->pitch;
  const double slim = slim_height (plan);

  x += (column - width) / 2;
  to->p = plan->pitch;
  to->plate = rounded (x, y, width, slim);
  to->tray[0] = tray_place (x, y + slim + slim_gap (plan), width, tray_height (plan, plan->pitch));
}

/* Places all seats, and the chronicle if it is among them. Returns the y below them. */
static double
place_seats (ProbeBoardLayout *self, const Plan *plan)
{
  const double row = row_height (plan, plan->pitch, self->slim);
  const double column = (plan->left - plan->column_gap) / 2;
  double y = plan->m.top;

  for (int i = 0; i < plan->cells; i++)
    {
      const int in_row = self->slim ? i % 2 : 0;

      if (self->slim)
        place_below (plan, &self->seat[i], plan->x + in_row * (column + plan->column_gap), y, column);
      else if (plan->above)
        place_below (plan, &self->seat[i], plan->x, y, plan->left);
      else
        place_beside (plan, &self->seat[i], y, plan->pitch);
      if (!self->slim || in_row == 1)
        y += row + plan->m.row_gap;
    }
  if (self->chronicle_form == PROBE_CHRONICLE_PLACE)
    self->chronicle = rounded (plan->x + column + plan->column_gap + (column - PROBE_TRAY_WIDTH * plan->pitch) / 2, y,
                               PROBE_TRAY_WIDTH * plan->pitch, row);
  if (self->slim && plan->cells % 2 == 1)
    y += row + plan->m.row_gap;
  if (plan->cells > 0)
    y -= plan->m.row_gap;
  if (plan->own)
    {
      y += plan->m.own_gap;
      if (plan->above)
        place_below (plan, &self->seat[self->n_seats - 1], plan->x, y, plan->left);
      else
        place_beside (plan, &self->seat[self->n_seats - 1], y, plan->own_pitch);
      y += row_height (plan, plan->own_pitch, FALSE);
    }
  return y;
}

static void
place_panel (ProbeBoardLayout *self, const Plan *plan, double y)
{
  y += plan->m.below;
  if (self->chronicle_form == PROBE_CHRONICLE_STRIP)
    {
      self->chronicle = rounded (plan->x, y, plan->left, plan->strip);
      y += plan->strip + plan->m.panel_gap;
    }
  self->panel_head = (int) round (plan->m.head);
  self->key_width = (int) floor ((plan->left - 2 * plan->m.margin) / KEYS);
  self->key_height = (int) floor (plan->key_height);
  self->panel = rounded (plan->x, y, plan->left, plan->m.head + plan->m.foot + 2 * plan->key_height);
}

/* Returns the height that the right column needs for a list of ten lines of the chronicle
 * and eight lines of the pad, in px. */
static double
list_height (double type)
{
  return 276 * type;
}

static double
pad_least (double type)
{
  return 204 * type;
}

/* Between the parts of the right column. A screen of 2560 × 1440 has a panel of the desktop above the window, and a list needs
 * the room there. */
static double
side_gap (const Plan *plan, ProbeChronicleForm form)
{
  return plan->m.margin * (form == PROBE_CHRONICLE_LIST && is_large (plan->shape) ? .5 : .75);
}

static double
aside_height (double type)
{
  return 196 * type;
}

/* Places what is in the right column, which begins at @y. */
static void
place_side (ProbeBoardLayout *self, const Plan *plan, double y)
{
  const double gap = side_gap (plan, self->chronicle_form);
  const double bottom = plan->shape->height - plan->m.margin;

  if (plan->shape->deck)
    {
      self->deck = rounded (plan->side_x, y, plan->side, plan->side * DECK_RATIO);
      y += plan->side * DECK_RATIO + gap;
      if (plan->shape->text >= PROBE_LARGE_TEXT)
        {
          const double note = 44 * self->text;

          self->note = rounded (plan->side_x, y, plan->side, note);
          y += note + gap;
        }
    }
  if (self->chronicle_form == PROBE_CHRONICLE_LIST)
    {
      self->chronicle = rounded (plan->side_x, y, plan->side, list_height (self->text));
      y += list_height (self->text) + gap;
    }
  if (plan->shape->aside && bottom - y >= aside_height (self->text) + gap + pad_least (self->text))
    {
      self->aside = rounded (plan->side_x, y, plan->side, aside_height (self->text));
      y += aside_height (self->text) + gap;
    }
  self->pad = rounded (plan->side_x, y, plan->side, bottom - y);
}

/* Two seats with one tray each: both plates are above their trays, which are as large as the width and the height
 * allow, and between the seats is a lane for the chronicle, or for the notes of a lesson. */

static gboolean
has_lane (const ProbeBoardShape *shape)
{
  return shape->seats == 2 && shape->trays == 1 && shape->main_seat;
}

static double
wide_plate_height (const Plan *plan)
{
  return MAX (SLIM_HEIGHT * type_size (plan->shape), WIDE_PLATE * plan->pitch);
}

/* The least height of the lane, with its gaps. */
static double
lane_least (const Plan *plan)
{
  if (plan->shape->notes)
    return NOTE_HEIGHT * type_size (plan->shape) + 2 * MAX (NOTE_GAP_LEAST, plan->m.margin);
  return plan->strip > 0 ? plan->strip + 2 * plan->m.own_gap : plan->m.own_gap;
}

static double
height_with_lane (const Plan *plan)
{
  return plan->m.top * .5 + 2 * (wide_plate_height (plan) + WIDE_GAP + tray_height (plan, plan->pitch))
         + lane_least (plan) + plan->m.below + plan->m.head + plan->m.foot + 2 * plan->key_height + plan->m.margin;
}

static void
place_with_lane (ProbeBoardLayout *self, Plan *plan)
{
  const double key_width = (plan->left - 2 * plan->m.margin) / KEYS;
  double y = plan->m.top * .5, rest;

  plan->key_height = least_key (plan, key_width);
  plan->pitch = plan->left / PROBE_TRAY_WIDTH;
  while (height_with_lane (plan) > plan->shape->height && plan->pitch > PITCH_LEAST)
    plan->pitch -= .2;
  grow_keys (plan, key_width, height_with_lane (plan));
  rest = MAX (0, plan->shape->height - height_with_lane (plan));

  for (int i = 0; i < 2; i++)
    {
      const double width = PROBE_TRAY_WIDTH * plan->pitch, x = plan->x + (plan->left - width) / 2;
      const double plate = wide_plate_height (plan);

      self->seat[i].p = plan->pitch;
      self->seat[i].plate = rounded (x, y, width, plate);
      y += plate + WIDE_GAP;
      self->seat[i].tray[0] = rounded (x, y, width, tray_height (plan, plan->pitch));
      y += tray_height (plan, plan->pitch);
      if (i == 0)
        {
          self->lane = rounded (plan->x, y, plan->left, lane_least (plan) + rest / 2);
          y += lane_least (plan) + rest / 2;
        }
    }

  self->panel_head = (int) round (plan->m.head);
  self->key_width = (int) floor (key_width);
  self->key_height = (int) floor (plan->key_height);
  self->panel =
    rounded (plan->x, y + plan->m.below + rest / 2, plan->left, plan->m.head + plan->m.foot + 2 * plan->key_height);
  if (self->chronicle_form == PROBE_CHRONICLE_STRIP)
    self->chronicle = rounded (plan->x, self->lane.y + (self->lane.height - plan->strip) / 2, plan->left, plan->strip);
}

static ProbeChronicleForm
find_form (const Plan *plan, double type, gboolean slim)
{
  const double gap = side_gap (plan, PROBE_CHRONICLE_LIST);
  const double deck = plan->shape->deck ? plan->side * DECK_RATIO + gap : 0;
  const double note = plan->shape->deck && plan->shape->text >= PROBE_LARGE_TEXT ? 44 * type + gap : 0;
  const double aside = plan->shape->aside ? aside_height (type) + gap : 0;
  const double pad = pad_least (type) * (is_large (plan->shape) ? .95 : 1);
  const double inner = plan->shape->height - plan->m.top - plan->m.margin;

  if (plan->shape->replay)
    return PROBE_CHRONICLE_STRIP;
  if (deck + note + aside + list_height (type) + gap + pad <= inner)
    return PROBE_CHRONICLE_LIST;
  return slim && plan->cells % 2 == 1 ? PROBE_CHRONICLE_PLACE : PROBE_CHRONICLE_STRIP;
}

/* Arranges the trays in one column or two (@slim), the plates beside them or @above, and finds their sizes. */
static void
arrange (ProbeBoardLayout *self, Plan *plan, gboolean slim, gboolean above)
{
  const ProbeBoardShape *shape = plan->shape;

  self->slim = slim;
  plan->above = above;
  plan->rows = slim ? (plan->cells + 1) / 2 : plan->cells;
  self->chronicle_form = find_form (plan, self->text, slim);
  plan->strip = self->chronicle_form == PROBE_CHRONICLE_STRIP ? plan->m.strip * MAX (1, self->text / shape->text) : 0;
  if (!has_lane (shape))
    find_sizes (plan, slim);
}

/* Arranges the trays of a game that is watched so that the smallest of them are as large as they can be. */
static void
arrange_watched (ProbeBoardLayout *self, Plan *plan, gboolean slim, gboolean above)
{
  const int ways = plan->shape->trays == 1 ? 2 : 1;
  double most;

  arrange (self, plan, slim, above);
  most = plan->pitch;
  for (int way = 0; way < ways; way++)
    {
      arrange (self, plan, FALSE, way == 1);
      if (plan->pitch > most * WORTH_IT)
        {
          most = plan->pitch;
          slim = FALSE;
          above = way == 1;
        }
    }
  arrange (self, plan, slim, above);
}

void
probe_board_layout_compute (ProbeBoardLayout *self, const ProbeBoardShape *shape)
{
  const gboolean slim = shape->seats >= 5, above = shape->seats == 2 && shape->trays == 1;
  Plan plan = { .shape = shape };

  *self = (ProbeBoardLayout) { .text = type_size (shape), .text_scale = shape->text, .n_seats = shape->seats };
  find_measures (&plan);
  plan.pair_gap = plan.m.row_gap * .6;
  plan.column_gap = plan.m.row_gap;
  plan.side = side_width (shape->width);
  plan.side_x = shape->width - (int) round (plan.m.margin) - plan.side;
  plan.x = (int) round (plan.m.margin);
  plan.left = plan.side_x - plan.x * 2;
  plan.own = shape->main_seat && shape->seats > 0;
  plan.cells = shape->seats - (plan.own ? 1 : 0);

  if (shape->watched && !has_lane (shape))
    arrange_watched (self, &plan, slim, above);
  else
    arrange (self, &plan, slim, above);
  place_side (self, &plan, plan.m.top);
  if (has_lane (shape))
    {
      place_with_lane (self, &plan);
      return;
    }

  spread (&plan, self->slim);
  place_panel (self, &plan, place_seats (self, &plan));
}
