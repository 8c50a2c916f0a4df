/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where everything on Probe's board is, for all windows, seats and sizes of text. */

#include <glib.h>
#include <math.h>

#include "widgets/probe/probe-board-layout.h"
#include "widgets/probe/probe-tray-geometry.h"

/* A window of 1024 × 600, 1280 × 800, 1920 × 1080 or 2560 × 1440 px without its header bar,
 * and two other shapes. */
static const int sizes[][2] = { { 1024, 553 },  { 1280, 753 }, { 1920, 1033 },
                                { 2560, 1393 }, { 1280, 977 }, { 1600, 720 } };
static const double texts[] = { 1, 1.1, 1.25, 1.5 };

/* Every rectangle of a layout that must not overlap another, with its name. */
typedef struct {
  const char *name;
  const GdkRectangle *rect;
} Part;

static int
list_parts (const ProbeBoardLayout *layout, const ProbeBoardShape *shape, Part parts[48])
{
  const Part whole[] = { { "deck", &layout->deck },           { "note", &layout->note },   { "aside", &layout->aside },
                         { "chronicle", &layout->chronicle }, { "panel", &layout->panel }, { "pad", &layout->pad } };
  int n = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (whole); i++)
    if (whole[i].rect->width > 0)
      parts[n++] = whole[i];
  for (int seat = 0; seat < layout->n_seats; seat++)
    {
      parts[n++] = (Part) { "plate", &layout->seat[seat].plate };
      for (int tray = 0; tray < shape->trays; tray++)
        {
          parts[n++] = (Part) { "tray", &layout->seat[seat].tray[tray] };
          if (shape->trays > 1)
            parts[n++] = (Part) { "mark", &layout->seat[seat].side[tray] };
        }
    }
  return n;
}

static char *
describe (const ProbeBoardShape *shape)
{
  return g_strdup_printf ("%d x %d, %d seats, %d trays, main %d, deck %d, text %g", shape->width, shape->height,
                          shape->seats, shape->trays, shape->main_seat, shape->deck, shape->text);
}

static void
check_parts (const ProbeBoardLayout *layout, const ProbeBoardShape *shape)
{
  g_autofree char *what = describe (shape);
  Part parts[48];
  const int n = list_parts (layout, shape, parts);

  for (int i = 0; i < n; i++)
    {
      const GdkRectangle *a = parts[i].rect;

      if (a->x < 0 || a->y < 0 || a->x + a->width > shape->width || a->y + a->height > shape->height)
        g_error ("%s: %s %d,%d %dx%d is outside", what, parts[i].name, a->x, a->y, a->width, a->height);
      for (int j = i + 1; j < n; j++)
        if (gdk_rectangle_intersect (a, parts[j].rect, NULL))
          g_error ("%s: %s overlaps %s", what, parts[i].name, parts[j].name);
    }
}

/* Space 7 stands under space 7 in all trays that are in one column. */
static void
check_grid (const ProbeBoardLayout *layout, const ProbeBoardShape *shape)
{
  for (int seat = 0; seat < layout->n_seats; seat++)
    for (int tray = 0; tray < shape->trays; tray++)
      {
        const GdkRectangle *rect = &layout->seat[seat].tray[tray];
        const ProbeTrayGeometry at =
          probe_tray_geometry_within (rect->width, rect->height, shape->text >= PROBE_LARGE_TEXT);
        const int above = layout->slim ? seat - 2 : 0;

        /* The tray is drawn in all of its place. */
        g_assert_cmpint (ABS (at.width - rect->width), <=, 1);
        g_assert_cmpint (ABS (at.height - rect->height), <=, 1);
        if (above < 0 || (layout->slim && shape->main_seat && seat == layout->n_seats - 1))
          continue;
        g_assert_cmpint (rect->x, ==, layout->seat[above].tray[0].x);
        g_assert_cmpint (rect->width, ==, layout->seat[above].tray[0].width);
      }
}

static void
check_targets (const ProbeBoardLayout *layout, const ProbeBoardShape *shape)
{
  const int least = shape->width <= 1024 || shape->height < 720 ? 32 : 44;

  /* The face of a key takes .84 of its place. */
  g_assert_cmpint ((int) ceil (layout->key_width * .84), >=, least);
  g_assert_cmpint (layout->key_height, >=, least);
  g_assert_cmpint (14 * layout->key_width, <=, layout->panel.width);
  g_assert_cmpint (layout->panel_head + 2 * layout->key_height, <=, layout->panel.height);
  for (int seat = 0; seat < layout->n_seats; seat++)
    g_assert_cmpint (layout->seat[seat].tray[0].height, >=, least);
}

/* Checks every number of seats and trays, in each size, with each text. */
static void
check_all (void (*check) (const ProbeBoardShape *shape))
{
  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    for (gsize t = 0; t < G_N_ELEMENTS (texts); t++)
      for (int variant = 0; variant < 4; variant++)
        for (int seats = 2; seats <= PROBE_MAX_SEATS; seats++)
          for (int trays = 1; trays <= (seats == 2 ? 2 : 1); trays++)
            {
              const ProbeBoardShape shape = {
                sizes[i][0], sizes[i][1], seats, trays, variant & 1, variant >> 1 & 1, texts[t],
              };

              check (&shape);
            }
}

static void
check_usual (const ProbeBoardShape *shape)
{
  ProbeBoardLayout layout;

  probe_board_layout_compute (&layout, shape);
  check_parts (&layout, shape);
  check_grid (&layout, shape);
  check_targets (&layout, shape);
}

static void
test_all (void)
{
  check_all (check_usual);
}

/* Two seats with one tray each: the notes of a lesson have a lane between the trays, at least 90 px high, and nothing
 * is in it. */
static void
test_lane (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    for (gsize t = 0; t < G_N_ELEMENTS (texts); t++)
      {
        const ProbeBoardShape shape = { sizes[i][0], sizes[i][1], 2, 1, TRUE, TRUE, texts[t], TRUE };
        ProbeBoardLayout layout;

        probe_board_layout_compute (&layout, &shape);
        layout.chronicle = layout.lane; /* the notes are in its place */
        check_parts (&layout, &shape);
        check_grid (&layout, &shape);
        check_targets (&layout, &shape);
        g_assert_cmpint (layout.lane.height, >=, 90);
        g_assert_cmpint (layout.seat[0].tray[0].width, ==, layout.seat[1].tray[0].width);
      }
}

/* Another table beside the game takes its room from the pad, which keeps what it needs; where that is too little, there
 * is none. */
static void
test_aside (void)
{
  ProbeBoardLayout layout, without;

  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    for (gsize t = 0; t < G_N_ELEMENTS (texts); t++)
      {
        ProbeBoardShape shape = { sizes[i][0], sizes[i][1], 4, 1, TRUE, TRUE, texts[t], FALSE, TRUE };

        probe_board_layout_compute (&layout, &shape);
        check_parts (&layout, &shape);
        check_grid (&layout, &shape);
        check_targets (&layout, &shape);
      }

  probe_board_layout_compute (&layout, &(ProbeBoardShape) { 1280, 710, 4, 1, TRUE, TRUE, 1, FALSE, TRUE });
  probe_board_layout_compute (&without, &(ProbeBoardShape) { 1280, 710, 4, 1, TRUE, TRUE, 1, FALSE, FALSE });
  g_assert_cmpint (layout.aside.width, ==, layout.pad.width);
  g_assert_cmpint (layout.aside.y, ==, without.pad.y);
  g_assert_cmpint (layout.pad.height, <, without.pad.height);
  g_assert_cmpint (layout.pad.height, >=, 204);
  g_assert_cmpint (without.aside.width, ==, 0);
  probe_board_layout_compute (&layout, &(ProbeBoardShape) { 1024, 510, 4, 1, TRUE, TRUE, 1, FALSE, TRUE });
  g_assert_cmpint (layout.aside.width, ==, 0);
}

static double
least_pitch (const ProbeBoardLayout *layout)
{
  double least = G_MAXDOUBLE;

  for (int seat = 0; seat < layout->n_seats; seat++)
    least = MIN (least, layout->seat[seat].p);
  return least;
}

/* Whether the trays of one column are as large as its width allows, with the plates beside or above them. */
static gboolean
fills_column (const ProbeBoardLayout *layout, const ProbeBoardShape *shape)
{
  const ProbeSeatPlace *seat = &layout->seat[0];
  const GdkRectangle *tray = &seat->tray[0];
  const double plate = shape->text >= PROBE_LARGE_TEXT ? 3.9 : 2.7;

  if (seat->plate.y < tray->y)
    return tray->width >= layout->panel.width - 2;
  return (tray->x + tray->width - seat->plate.x) / seat->p < PROBE_TRAY_WIDTH + .14 + plate + .05;
}

/* A game that nobody plays any more has no keys: the panel is a line, and the trays have its room. */
static void
check_watched (const ProbeBoardShape *shape)
{
  ProbeBoardShape watched = *shape;
  ProbeBoardLayout layout, with_keys;

  watched.watched = TRUE;
  probe_board_layout_compute (&with_keys, shape);
  probe_board_layout_compute (&layout, &watched);
  check_parts (&layout, &watched);
  check_grid (&layout, &watched);
  g_assert_cmpint (layout.key_height, ==, 0);
  g_assert_cmpint (ABS (layout.panel.height - layout.panel_head), <=, 1);
  g_assert_cmpint (layout.panel_head, ==, with_keys.panel_head);
  g_assert_cmpfloat (least_pitch (&layout), >=, least_pitch (&with_keys));
  /* What the height has kept small becomes larger, and what was small because there were two columns; in a low and wide window
   * these may be as good as one. */
  if ((with_keys.slim && shape->width < 2 * shape->height) || (!with_keys.slim && !fills_column (&with_keys, shape)))
    g_assert_cmpfloat (least_pitch (&layout), >, least_pitch (&with_keys));
}

static void
test_watched (void)
{
  check_all (check_watched);
}

/* The smallest board: nothing overlaps there either. */
static void
test_least (void)
{
  for (int seats = 2; seats <= PROBE_MAX_SEATS; seats++)
    for (int trays = 1; trays <= (seats == 2 ? 2 : 1); trays++)
      {
        const ProbeBoardShape shape = {
          PROBE_BOARD_LEAST_WIDTH, PROBE_BOARD_LEAST_HEIGHT, seats, trays, TRUE, TRUE, 1,
        };
        ProbeBoardLayout layout;

        probe_board_layout_compute (&layout, &shape);
        check_parts (&layout, &shape);
      }
}

/* Three computers alone: the trays fill the column, below their plates. */
static void
test_watched_by_three (void)
{
  ProbeBoardLayout layout;

  probe_board_layout_compute (&layout, &(ProbeBoardShape) { 1280, 753, 3, 1, FALSE, FALSE, 1, .watched = TRUE });
  g_assert_cmpfloat_with_epsilon (layout.seat[0].p, 72.6, .5);
  g_assert_cmpint (layout.seat[0].plate.y + layout.seat[0].plate.height, <, layout.seat[0].tray[0].y);
  /* Six have one column as well. */
  probe_board_layout_compute (&layout, &(ProbeBoardShape) { 1024, 553, 6, 1, FALSE, FALSE, 1, .watched = TRUE });
  g_assert_false (layout.slim);
  g_assert_cmpfloat (layout.seat[0].p, >, 40);
}

/* The table of the design: pitches, plates and the place of the chronicle. */
static void
test_reference (void)
{
  ProbeBoardLayout layout;

  probe_board_layout_compute (&layout, &(ProbeBoardShape) { 1024, 553, 6, 1, TRUE, TRUE, 1 });
  g_assert_cmpfloat_with_epsilon (layout.seat[0].p, 30, .5);
  g_assert_cmpfloat_with_epsilon (layout.seat[5].p, 49, .5);
  g_assert_cmpint (layout.chronicle_form, ==, PROBE_CHRONICLE_PLACE);
  g_assert_cmpint (layout.deck.width, ==, 232);
  g_assert_true (layout.slim);
  g_assert_cmpint (layout.seat[0].plate.height, ==, 23);

  probe_board_layout_compute (&layout, &(ProbeBoardShape) { 1280, 753, 4, 1, TRUE, TRUE, 1 });
  g_assert_cmpfloat_with_epsilon (layout.seat[0].p, 59, .5);
  g_assert_cmpfloat (layout.seat[3].p, ==, layout.seat[0].p);
  g_assert_cmpint (layout.chronicle_form, ==, PROBE_CHRONICLE_STRIP);
  g_assert_cmpint (layout.chronicle.height, ==, 62);
  g_assert_cmpint (layout.deck.width, ==, 312);
  g_assert_cmpint (layout.seat[0].plate.width, ==, 160);
  g_assert_cmpint (layout.seat[0].plate.height, ==, 102);

  probe_board_layout_compute (&layout, &(ProbeBoardShape) { 2560, 1393, 4, 1, TRUE, TRUE, 1 });
  g_assert_cmpfloat_with_epsilon (layout.seat[0].p, 117, .5);
  g_assert_cmpint (layout.chronicle_form, ==, PROBE_CHRONICLE_LIST);
  g_assert_cmpint (layout.chronicle.x, ==, layout.pad.x);
  g_assert_cmpint (layout.deck.width, ==, 640);
  g_assert_cmpint (layout.seat[0].plate.width, ==, 317);
  g_assert_cmpint (layout.seat[0].plate.height, ==, 202);

  /* A desktop has a panel above the window, which leaves the list where it is. */
  probe_board_layout_compute (&layout, &(ProbeBoardShape) { 2560, 1393 - 32, 4, 1, TRUE, TRUE, 1 });
  g_assert_cmpint (layout.chronicle_form, ==, PROBE_CHRONICLE_LIST);
}

/* Two trays fill the column: their plates are above them, as narrow as one line. */
static void
test_two (void)
{
  ProbeBoardLayout layout;

  probe_board_layout_compute (&layout, &(ProbeBoardShape) { 1280, 753, 2, 1, TRUE, TRUE, 1 });
  g_assert_cmpfloat_with_epsilon (layout.seat[0].p, 72.6, .5);
  for (int seat = 0; seat < 2; seat++)
    {
      const ProbeSeatPlace *at = &layout.seat[seat];

      g_assert_cmpint (at->plate.x, ==, at->tray[0].x);
      g_assert_cmpint (at->plate.width, ==, at->tray[0].width);
      g_assert_cmpint (at->plate.y + at->plate.height, <, at->tray[0].y);
      g_assert_cmpint (at->plate.width, >, 4 * at->plate.height);
    }
  /* Two trays for each seat leave no room for that. */
  probe_board_layout_compute (&layout, &(ProbeBoardShape) { 1280, 753, 2, 2, TRUE, TRUE, 1 });
  g_assert_cmpint (layout.seat[0].plate.x + layout.seat[0].plate.width, <, layout.seat[0].tray[0].x);
}

/* In the whole range of sizes a larger window has no smaller trays. */
static void
test_grows (void)
{
  for (int seats = 2; seats <= PROBE_MAX_SEATS; seats++)
    {
      double last = 0;

      for (int width = 1024; width <= 2560; width += 32)
        {
          const ProbeBoardShape shape = { width, width * 9 / 16 - 47, seats, 1, TRUE, TRUE, 1 };
          ProbeBoardLayout layout;

          probe_board_layout_compute (&layout, &shape);
          check_parts (&layout, &shape);
          /* Larger type, from 1600 × 900 on, takes height from the trays. */
          g_assert_cmpfloat (layout.seat[0].p, >, last * .8);
          last = layout.seat[0].p;
        }
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/board-layout/all", test_all);
  g_test_add_func ("/board-layout/watched", test_watched);
  g_test_add_func ("/board-layout/watched/one column", test_watched_by_three);
  g_test_add_func ("/board-layout/least", test_least);
  g_test_add_func ("/board-layout/a lane for notes", test_lane);
  g_test_add_func ("/board-layout/another table beside", test_aside);
  g_test_add_func ("/board-layout/reference", test_reference);
  g_test_add_func ("/board-layout/two", test_two);
  g_test_add_func ("/board-layout/grows", test_grows);
  return g_test_run ();
}
