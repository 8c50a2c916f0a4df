/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/probe/probe-stage-chips.h"

#include <math.h>

#include "widgets/probe/probe-stage-poses.h"
#include "widgets/salon-draw.h"
#include "widgets/salon-theme-use.h"

/* The chip is CHIP units wide, with its shadow, where a space of a tray is 100 wide. */
#define CHIP        96
#define CHIP_CAP    26
#define LOSS_RADIUS 45
#define LOSS_CAP    28

/* Of the chip that a loss is: brown red, with pale figures. */
static const GdkRGBA loss = { .486f, .122f, .063f, 1 };
static const GdkRGBA loss_rim = { 1, .882f, .839f, .5f };
static const GdkRGBA loss_ink = { 1, .914f, .878f, 1 };

/* The discs that follow a chip: how many ms behind it, how large and how opaque. */
static const struct {
  double behind;
  float radius;
  float opacity;
} discs[] = { { 120, .048f, .2f }, { 90, .065f, .3f }, { 60, .097f, .45f }, { 30, .145f, .6f } };

/* Making */

static void
format_points (int points, char text[16])
{
  g_snprintf (text, 16, points < 0 ? "−%d" : "+%d", ABS (points));
}

static void
add_number (ProbeStageChips *self, ProbeStageChip *chip, int points)
{
  const gboolean lost = points < 0;
  const GdkRGBA *colour = lost ? &loss_ink : salon_theme_get_role ("card_ink");
  char text[16];

  if (chip->n == PROBE_STAGE_CHIP_SUMS || (chip->n > 0 && chip->points[chip->n - 1] == points))
    return;

  format_points (points, text);
  chip->figures[chip->n] = g_new0 (SalonFigures, 1);
  salon_figures_prepare (chip->figures[chip->n], self->stage, "figures", text, colour,
                         self->pitch * (lost ? LOSS_CAP : CHIP_CAP) / 100);
  chip->points[chip->n++] = points;
}

static void
prepare_chip (ProbeStageChips *self, const ProbeMoment *moment, int i)
{
  ProbeStageChip *chip = &self->chip[i];

  if (moment->chip[i].counts)
    for (int step = 0; step < moment->n_steps; step++)
      add_number (self, chip, probe_moment_get_chip_points (moment, i, moment->step[step].at));
  add_number (self, chip, moment->chip[i].points);
}

static void
prepare_tile (ProbeStageChips *self)
{
  const int size = (int) lround (self->pitch * CHIP / 100);

  if (size > 0)
    salon_art_tile_prepare (&self->tile, self->stage, "points", NULL, size, size);
}

void
probe_stage_chips_warm (ProbeStageChips *self, double pitch)
{
  static const char *const ids[] = { "n0", "n1", "n2", "n3", "n4", "n5", "n6", "n7", "n8", "n9", "plus" };

  self->pitch = pitch;
  prepare_tile (self);
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      SalonArtTile glyph = { 0 };

      salon_art_glyph_prepare (&glyph, self->stage, "figures", ids[i], salon_theme_get_role ("card_ink"),
                               pitch * CHIP_CAP / 100);
      salon_art_tile_clear (&glyph);
    }
}

void
probe_stage_chips_prepare (ProbeStageChips *self, const ProbeMoment *moment, double pitch)
{
  self->pitch = pitch;
  if (moment->n_chips > 0)
    prepare_tile (self);
  for (int i = 0; i < moment->n_chips; i++)
    prepare_chip (self, moment, i);
}

void
probe_stage_chips_clear (ProbeStageChips *self)
{
  for (int i = 0; i < PROBE_MOMENT_CHIPS; i++)
    {
      for (int n = 0; n < self->chip[i].n; n++)
        {
          salon_figures_clear (self->chip[i].figures[n]);
          g_clear_pointer (&self->chip[i].figures[n], g_free);
        }
      self->chip[i].n = 0;
    }
}

void
probe_stage_chips_dispose (ProbeStageChips *self)
{
  probe_stage_chips_clear (self);
  salon_art_tile_clear (&self->tile);
}

/* Drawing */

static void
snapshot_disc (GtkSnapshot *snapshot, const graphene_point_t *middle, float radius, const GdkRGBA *colour)
{
  const graphene_rect_t box = GRAPHENE_RECT_INIT (middle->x - radius, middle->y - radius, 2 * radius, 2 * radius);
  GskRoundedRect clip;

  gsk_rounded_rect_init_from_rect (&clip, &box, radius);
  gtk_snapshot_push_rounded_clip (snapshot, &clip);
  gtk_snapshot_append_color (snapshot, colour, &box);
  gtk_snapshot_pop (snapshot);
}

/* Where a chip begins its way and where it ends. */
static gboolean
find_way (const ProbeStageChips *self, const ProbeChip *chip, graphene_point_t *from, graphene_point_t *to)
{
  graphene_rect_t place;
  gboolean found;

  if (chip->origin == PROBE_CHIP_AT_CARD)
    found = probe_stage_find_card (self->board, chip->of_seat, chip->tray, chip->slot, &place);
  else if (chip->origin == PROBE_CHIP_AT_DECK)
    found = probe_stage_find_deck (self->board, &place);
  else
    found = probe_stage_find_plate (self->board, chip->of_seat, &place);
  if (!found)
    return FALSE;
  graphene_rect_get_center (&place, from);
  if (!probe_stage_find_total (self->board, chip->seat, &place)
      && !probe_stage_find_plate (self->board, chip->seat, &place))
    return FALSE;
  graphene_rect_get_center (&place, to);

  return TRUE;
}

/* A point of the arc: it is highest in its middle, a sixth of its length above the straight line.
 * A loss falls straight. */
static graphene_point_t
point_on_way (const graphene_point_t *from, const graphene_point_t *to, gboolean falls, double way)
{
  const double dx = to->x - from->x, dy = to->y - from->y;
  const double up = falls ? 0 : MIN (hypot (dx, dy) / 6, 90);

  return GRAPHENE_POINT_INIT ((float) (from->x + dx * way), (float) (from->y + dy * way - 4 * up * way * (1 - way)));
}

static void
snapshot_discs (const ProbeStageChips *self,
                GtkSnapshot *snapshot,
                const ProbeMoment *moment,
                int i,
                const graphene_point_t *from,
                const graphene_point_t *to,
                double ms)
{
  const gboolean falls = moment->chip[i].points < 0;

  for (guint disc = 0; disc < G_N_ELEMENTS (discs); disc++)
    {
      const double way = probe_moment_get_chip_way (moment, i, ms - discs[disc].behind);
      const graphene_point_t middle = point_on_way (from, to, falls, way);
      GdkRGBA colour = falls ? loss : *salon_theme_get_role ("accent");

      if (way <= 0)
        continue;
      colour.alpha = discs[disc].opacity;
      snapshot_disc (snapshot, &middle, (float) self->pitch * discs[disc].radius, &colour);
    }
}

static void
snapshot_number (const ProbeStageChip *chip, GtkSnapshot *snapshot, int points)
{
  for (int n = 0; n < chip->n; n++)
    if (chip->points[n] == points)
      {
        salon_figures_snapshot (chip->figures[n], snapshot, -chip->figures[n]->width / 2, 0);
        return;
      }
}

static void
snapshot_loss (const ProbeStageChips *self, GtkSnapshot *snapshot)
{
  const graphene_point_t middle = GRAPHENE_POINT_INIT (0, 0),
                         below = GRAPHENE_POINT_INIT (0, (float) self->pitch * .05f);
  const float radius = (float) self->pitch * LOSS_RADIUS / 100;
  const graphene_rect_t box = GRAPHENE_RECT_INIT (-radius, -radius, 2 * radius, 2 * radius);
  static const GdkRGBA shadow = { 0, 0, 0, .3f };

  snapshot_disc (snapshot, &below, radius + 1, &shadow);
  snapshot_disc (snapshot, &middle, radius, &loss);
  salon_draw_ring (snapshot, &box, radius, -2, 2, &loss_rim);
}

/* Of the chip alone, around 0 0. */
static void
measure_chip (const ProbeStageChips *self, const ProbeStageChip *chip, gboolean lost, graphene_rect_t *box)
{
  const SalonArtTile *tile = &self->tile;
  const float half = (float) self->pitch * CHIP / 200, radius = (float) self->pitch * (LOSS_RADIUS + 5.f) / 100 + 2;
  float width = 0;

  for (int n = 0; n < chip->n; n++)
    width = MAX (width, chip->figures[n]->width);
  if (lost)
    *box = GRAPHENE_RECT_INIT (-radius, -radius, 2 * radius, 2 * radius);
  else
    *box = GRAPHENE_RECT_INIT (-half - tile->left, -half - tile->top, tile->width, tile->height);
  graphene_rect_union (box, &GRAPHENE_RECT_INIT (-width / 2 - 2, 0, width + 4, 1), box);
}

/* What flies is one thing that changes. */
static void
push_flight (const ProbeStageChips *self,
             GtkSnapshot *snapshot,
             const ProbeMoment *moment,
             const ProbeFrame *frame,
             int i,
             const graphene_point_t *from,
             const graphene_point_t *to,
             double ms)
{
  const gboolean falls = moment->chip[i].points < 0;
  const graphene_point_t middle = point_on_way (from, to, falls, frame->chip[i].way);
  graphene_rect_t box, clip;

  measure_chip (self, &self->chip[i], falls, &box);
  graphene_rect_scale (&box, frame->chip[i].size, frame->chip[i].size, &clip);
  graphene_rect_offset (&clip, middle.x, middle.y);
  for (guint disc = 0; disc < G_N_ELEMENTS (discs); disc++)
    {
      const double way = probe_moment_get_chip_way (moment, i, ms - discs[disc].behind);
      const graphene_point_t at = point_on_way (from, to, falls, way);
      const float radius = (float) self->pitch * discs[disc].radius;

      graphene_rect_union (&clip, &GRAPHENE_RECT_INIT (at.x - radius, at.y - radius, 2 * radius, 2 * radius), &clip);
    }
  graphene_rect_inset (&clip, -1, -1);
  graphene_rect_round_extents (&clip, &clip);
  salon_draw_push_whole (snapshot, &clip, 0);
}

static void
snapshot_chip (const ProbeStageChips *self,
               GtkSnapshot *snapshot,
               const ProbeMoment *moment,
               const ProbeFrame *frame,
               int i,
               double ms)
{
  const ProbeChip *chip = &moment->chip[i];
  const float size = frame->chip[i].size;
  graphene_point_t from, to, middle;

  if (self->chip[i].n == 0 || size <= 0 || frame->chip[i].way >= 1 || !find_way (self, chip, &from, &to))
    return;

  /* Nothing of a chip is seen before it is born. */
  for (int n = 0; n < moment->n_tracks; n++)
    if (moment->track[n].type == PROBE_TRACK_CHIP_SIZE && moment->track[n].index == i)
      {
        if (moment->track[n].begin > ms)
          return;
        break;
      }

  push_flight (self, snapshot, moment, frame, i, &from, &to, ms);
  snapshot_discs (self, snapshot, moment, i, &from, &to, ms);
  middle = point_on_way (&from, &to, chip->points < 0, frame->chip[i].way);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &middle);
  gtk_snapshot_scale (snapshot, size, size);
  if (chip->points < 0)
    snapshot_loss (self, snapshot);
  else
    salon_art_tile_snapshot (&self->tile, snapshot, (float) -self->pitch * CHIP / 200,
                             (float) -self->pitch * CHIP / 200);
  snapshot_number (&self->chip[i], snapshot, probe_moment_get_chip_points (moment, i, ms));
  gtk_snapshot_restore (snapshot);
  gtk_snapshot_pop (snapshot);
}

void
probe_stage_chips_snapshot (const ProbeStageChips *self,
                            GtkSnapshot *snapshot,
                            const ProbeMoment *moment,
                            const ProbeFrame *frame,
                            double ms)
{
  for (int i = moment->n_chips - 1; i >= 0; i--)
    snapshot_chip (self, snapshot, moment, frame, i, ms);
}
