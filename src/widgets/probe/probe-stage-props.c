/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/probe/probe-stage-props.h"

#include <glib/gi18n.h>
#include <math.h>

#include "model/probe/probe-text.h"
#include "widgets/probe/probe-stage-poses.h"
#include "widgets/salon-draw.h"
#include "widgets/salon-theme-use.h"

/* The chip is CHIP units wide, with its shadow, where a space of a tray is 100 wide. */
#define CHIP        96
#define CHIP_CAP    26
#define LOSS_RADIUS 45
#define LOSS_CAP    28

/* A bubble, in px at the looks' usual size; its tip is at the lower left. */
#define BUBBLE_HEIGHT 32
#define BUBBLE_RADIUS 11
#define BUBBLE_PAD    13
#define BUBBLE_FONT   14
#define BUBBLE_TIP    10
#define BUBBLE_SHADOW 5

#define LAMP        .62f /* how dark the table is when the lamp is down */
#define THREAD_STEP 11   /* px from one dot of the line to the next */
#define THREAD_DOT  2.5f

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

/* px for a px of the sheets, which were drawn for trays of a pitch of 62. */
static double
unit_of (const ProbeProps *self)
{
  return CLAMP (self->pitch / 62, .7, 2);
}

/* Chips */

static void
format_points (int points, char text[16])
{
  g_snprintf (text, 16, points < 0 ? "−%d" : "+%d", ABS (points));
}

static void
add_number (ProbeProps *self, ProbePropsChip *chip, int points)
{
  const gboolean lost = points < 0;
  const GdkRGBA *colour = lost ? &loss_ink : salon_theme_get_role ("card_ink");
  char text[16];

  if (chip->n == PROBE_PROPS_SUMS || (chip->n > 0 && chip->points[chip->n - 1] == points))
    return;

  format_points (points, text);
  chip->figures[chip->n] = g_new0 (SalonFigures, 1);
  salon_figures_prepare (chip->figures[chip->n], self->stage, "figures", text, colour,
                         self->pitch * (lost ? LOSS_CAP : CHIP_CAP) / 100);
  chip->points[chip->n++] = points;
}

static void
prepare_chip (ProbeProps *self, const ProbeMoment *moment, int i)
{
  ProbePropsChip *chip = &self->chip[i];

  if (moment->chip[i].counts)
    for (int step = 0; step < moment->n_steps; step++)
      add_number (self, chip, probe_moment_get_chip_points (moment, i, moment->step[step].at));
  add_number (self, chip, moment->chip[i].points);
}

static void
prepare_chip_tile (ProbeProps *self)
{
  const int size = (int) lround (self->pitch * CHIP / 100);

  if (size > 0)
    salon_art_tile_prepare (&self->chip_tile, self->stage, "points", NULL, size, size);
}

/* Bubbles */

static char *
bubble_text (const ProbeBubble *bubble, const ProbeSetup *setup)
{
  g_autofree char *card = NULL;
  char row[PROBE_SPACES + 1];

  switch ((ProbeBubbleType) bubble->type)
    {
    case PROBE_BUBBLE_DENIES:
      card = probe_text_letter (setup, bubble->letter);
      /* Translators: in a bubble at the tray of who does not have the letter that was asked for: “Sorry, no R” */
      return g_strdup_printf (_ ("Sorry, no %s"), card);
    case PROBE_BUBBLE_NAMES:
    case PROBE_BUBBLE_CHALLENGES:
      probe_row_format (&bubble->row, row);
      for (char *c = row; *c != '\0'; c++)
        if (*c == PROBE_BLANK)
          *c = '.';
      /* Translators: in a bubble: a word that somebody names, “GIRAFFE?” */
      return g_strdup_printf (_ ("%s?"), row);
    case PROBE_BUBBLE_ASKS:
    default:
      card = probe_text_letter (setup, bubble->letter);
      return g_strdup_printf (_ ("%s?"), card);
    }
}

typedef struct {
  PangoLayout *layout;
  double unit;
  int text_width, text_height;
} BubbleText;

/* Its paper has its upper left corner at BUBBLE_TIP, 0. */
static void
draw_bubble (cairo_t *cr, gconstpointer data)
{
  static const double shadows[] = { .16, .12, .08 };
  const BubbleText *text = data;
  const GdkRGBA *paper = salon_theme_get_role ("card"), *ink = salon_theme_get_role ("card_ink");
  const double width = text->text_width + 2 * BUBBLE_PAD;

  cairo_scale (cr, text->unit, text->unit);
  for (int pass = G_N_ELEMENTS (shadows); pass >= 0; pass--)
    {
      const double grow = pass - 1.5, down = pass == 0 ? 0 : 3;
      const double x = BUBBLE_TIP - (pass == 0 ? 0 : grow), y = down - (pass == 0 ? 0 : grow);
      const double w = width + (pass == 0 ? 0 : 2 * grow), h = BUBBLE_HEIGHT + (pass == 0 ? 0 : 2 * grow);
      const double r = BUBBLE_RADIUS;

      cairo_new_path (cr);
      cairo_arc (cr, x + w - r, y + r, r, -G_PI_2, 0);
      cairo_arc (cr, x + w - r, y + h - r, r, 0, G_PI_2);
      cairo_arc (cr, x + r, y + h - r, r, G_PI_2, G_PI);
      if (pass == 0)
        {
          cairo_line_to (cr, BUBBLE_TIP, 22);
          cairo_line_to (cr, 0, 18);
          cairo_line_to (cr, BUBBLE_TIP, 11);
        }
      cairo_arc (cr, x + r, y + r, r, G_PI, 3 * G_PI_2);
      cairo_close_path (cr);
      if (pass == 0)
        gdk_cairo_set_source_rgba (cr, paper);
      else
        cairo_set_source_rgba (cr, 0, 0, 0, shadows[pass - 1]);
      cairo_fill (cr);
    }

  gdk_cairo_set_source_rgba (cr, ink);
  cairo_move_to (cr, BUBBLE_TIP + BUBBLE_PAD, (BUBBLE_HEIGHT - text->text_height) / 2.);
  pango_cairo_show_layout (cr, text->layout);
}

static void
prepare_bubble (ProbeProps *self, const ProbeMoment *moment, int i)
{
  ProbePropsBubble *bubble = &self->bubble[i];
  const double unit = unit_of (self);
  g_autofree char *words = bubble_text (&moment->bubble[i], &moment->after.seen.setup);
  g_autoptr (PangoLayout) layout = salon_draw_layout (self->stage, words, BUBBLE_FONT);
  BubbleText text = { .layout = layout, .unit = unit };

  pango_layout_get_pixel_size (layout, &text.text_width, &text.text_height);
  salon_art_tile_draw (&bubble->tile, self->stage,
                       &GRAPHENE_RECT_INIT (0, 0,
                                            (float) ((BUBBLE_TIP + text.text_width + 2 * BUBBLE_PAD + BUBBLE_SHADOW)
                                                     * unit),
                                            (float) ((BUBBLE_HEIGHT + BUBBLE_SHADOW) * unit)),
                       draw_bubble, &text);
  bubble->text_x = (float) ((BUBBLE_TIP + BUBBLE_PAD) * unit);
  bubble->text_width = (float) (text.text_width * unit);
  bubble->text_y = (float) (BUBBLE_HEIGHT / 2. * unit);
  bubble->tip_y = (float) (18 * unit);
}

/* The thread */

static graphene_point_t
dot_at (const ProbePropsThread *thread, int i)
{
  const float way = (float) i / (float) thread->dots;
  /* It leaves the plates to the right, as a bow. */
  const float out = 4 * way * (1 - way) * 14 * (float) thread->unit;

  return GRAPHENE_POINT_INIT (thread->from.x + (thread->to.x - thread->from.x) * way + out,
                              thread->from.y + (thread->to.y - thread->from.y) * way);
}

static double
dot_radius (const ProbePropsThread *thread, int i)
{
  return THREAD_DOT * thread->unit * (i == thread->dots ? 2 : 1);
}

static void
draw_thread (cairo_t *cr, gconstpointer data)
{
  const ProbePropsThread *thread = data;

  gdk_cairo_set_source_rgba (cr, salon_theme_get_role ("accent"));
  for (int i = 0; i <= thread->dots; i++)
    {
      const graphene_point_t dot = dot_at (thread, i);

      cairo_new_sub_path (cr);
      cairo_arc (cr, dot.x, dot.y, dot_radius (thread, i), 0, 2 * G_PI);
    }
  cairo_fill (cr);
}

static void
prepare_thread (ProbeProps *self, const ProbeMoment *moment)
{
  ProbePropsThread *thread = &self->thread;
  graphene_rect_t plate, tray;

  salon_art_tile_clear (&thread->tile);
  if (moment->thread_to == PROBE_NOBODY || !probe_stage_find_plate (self->board, moment->thread_from, &plate)
      || !probe_stage_find_plate (self->board, moment->thread_to, &tray))
    return;

  thread->unit = unit_of (self);
  thread->from = GRAPHENE_POINT_INIT (plate.origin.x + plate.size.width, plate.origin.y + plate.size.height / 2);
  thread->to = GRAPHENE_POINT_INIT (tray.origin.x + tray.size.width, tray.origin.y + tray.size.height / 2);
  thread->dots = MAX (2, (int) (hypotf (thread->to.x - thread->from.x, thread->to.y - thread->from.y)
                                / (THREAD_STEP * thread->unit)));
  for (int i = 0; i <= thread->dots; i++)
    {
      const graphene_point_t dot = dot_at (thread, i);
      const float radius = (float) dot_radius (thread, i) + 1;
      const graphene_rect_t box = GRAPHENE_RECT_INIT (dot.x - radius, dot.y - radius, 2 * radius, 2 * radius);

      if (i == 0)
        thread->extents = box;
      else
        graphene_rect_union (&thread->extents, &box, &thread->extents);
    }
  graphene_rect_round_extents (&thread->extents, &thread->extents);
  salon_art_tile_draw (&thread->tile, self->stage, &thread->extents, draw_thread, thread);
}

/* Making */

static void
measure_pitch (ProbeProps *self, int seat, int tray)
{
  graphene_rect_t place;

  if (probe_stage_find_card (self->board, seat, tray, 0, &place))
    self->pitch = place.size.width * 100 / 92;
}

void
probe_props_warm (ProbeProps *self)
{
  static const char *const ids[] = { "n0", "n1", "n2", "n3", "n4", "n5", "n6", "n7", "n8", "n9", "plus" };

  measure_pitch (self, 0, 0);
  prepare_chip_tile (self);
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      SalonArtTile glyph = { 0 };

      salon_art_glyph_prepare (&glyph, self->stage, "figures", ids[i], salon_theme_get_role ("card_ink"),
                               self->pitch * CHIP_CAP / 100);
      salon_art_tile_clear (&glyph);
    }
}

/* The seat and tray that the moment is about: those of its first bubble or chip. */
static void
find_subject (const ProbeMoment *moment, int *seat, int *tray)
{
  *seat = *tray = 0;
  if (moment->n_bubbles > 0)
    {
      *seat = moment->bubble[0].seat;
      *tray = moment->bubble[0].tray;
    }
  else if (moment->n_chips > 0)
    *seat = moment->chip[0].of_seat;
}

void
probe_props_prepare (ProbeProps *self, const ProbeMoment *moment)
{
  int seat, tray;

  probe_props_clear (self);
  find_subject (moment, &seat, &tray);
  measure_pitch (self, seat, tray);
  if (self->pitch <= 0)
    return;

  if (moment->n_chips > 0)
    prepare_chip_tile (self);
  for (int i = 0; i < moment->n_chips; i++)
    prepare_chip (self, moment, i);
  for (int i = 0; i < moment->n_bubbles; i++)
    prepare_bubble (self, moment, i);
  prepare_thread (self, moment);
  for (int i = 0; i < moment->n_tracks; i++)
    if (moment->track[i].type == PROBE_TRACK_FADE)
      {
        salon_fade_begin (&self->fade, self->board_node);
        break;
      }
}

void
probe_props_place (ProbeProps *self, const ProbeMoment *moment)
{
  const double pitch = self->pitch;
  int seat, tray;

  find_subject (moment, &seat, &tray);
  measure_pitch (self, seat, tray);
  for (int i = 0; i < moment->n_bubbles; i++)
    if (self->pitch != pitch || self->bubble[i].tile.texture == NULL)
      prepare_bubble (self, moment, i);
  prepare_thread (self, moment);
}

void
probe_props_clear (ProbeProps *self)
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
  for (int i = 0; i < PROBE_MOMENT_BUBBLES; i++)
    salon_art_tile_clear (&self->bubble[i].tile);
  salon_art_tile_clear (&self->thread.tile);
  salon_fade_clear (&self->fade);
}

void
probe_props_forget_board (ProbeProps *self)
{
  g_clear_pointer (&self->board_node, gsk_render_node_unref);
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
find_way (const ProbeProps *self, const ProbeChip *chip, graphene_point_t *from, graphene_point_t *to)
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
snapshot_discs (const ProbeProps *self,
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
snapshot_number (const ProbePropsChip *chip, GtkSnapshot *snapshot, int points)
{
  for (int n = 0; n < chip->n; n++)
    if (chip->points[n] == points)
      {
        salon_figures_snapshot (chip->figures[n], snapshot, -chip->figures[n]->width / 2, 0);
        return;
      }
}

static void
snapshot_loss (const ProbeProps *self, GtkSnapshot *snapshot)
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
measure_chip (const ProbeProps *self, const ProbePropsChip *chip, gboolean lost, graphene_rect_t *box)
{
  const SalonArtTile *tile = &self->chip_tile;
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
push_flight (const ProbeProps *self,
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
snapshot_chip (const ProbeProps *self,
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
    salon_art_tile_snapshot (&self->chip_tile, snapshot, (float) -self->pitch * CHIP / 200,
                             (float) -self->pitch * CHIP / 200);
  snapshot_number (&self->chip[i], snapshot, probe_moment_get_chip_points (moment, i, ms));
  gtk_snapshot_restore (snapshot);
  gtk_snapshot_pop (snapshot);
}

static void
snapshot_strike (const ProbePropsBubble *bubble, GtkSnapshot *snapshot, float struck)
{
  const float height = MAX (2, bubble->tile.height / 12);

  if (struck > 0)
    gtk_snapshot_append_color (snapshot, salon_theme_get_role ("wrong"),
                               &GRAPHENE_RECT_INIT (bubble->text_x - 3, bubble->text_y - height / 2,
                                                    (bubble->text_width + 6) * struck, height));
}

/* Where the tip of the bubble at @tray is. A bubble about a letter hangs over the upper edge of the tray, a word stands
 * above it. Whoever is asked and looks at their own cards has to choose one, so there the question stands behind the last
 * card or, in a full row, above the tray. */
static graphene_point_t
find_tip (const ProbeProps *self, const ProbeMoment *moment, int i, const graphene_rect_t *tray)
{
  const ProbePropsBubble *bubble = &self->bubble[i];
  const ProbeBubble *what = &moment->bubble[i];
  const gboolean word = what->type == PROBE_BUBBLE_NAMES || what->type == PROBE_BUBBLE_CHALLENGES;
  const gboolean choosing = what->type == PROBE_BUBBLE_ASKS && what->seat == moment->after.seat;
  const int last = moment->after.seen.setup.row[what->seat][what->tray].n - 1;
  const float unit = (float) unit_of (self), end = tray->origin.x + tray->size.width;
  graphene_rect_t card;

  if (choosing && last >= 0 && probe_stage_find_card (self->board, what->seat, what->tray, last, &card)
      && card.origin.x + card.size.width + bubble->tile.width < end)
    return GRAPHENE_POINT_INIT (roundf (card.origin.x + card.size.width),
                                roundf (card.origin.y + card.size.height * .45f));
  return GRAPHENE_POINT_INIT (roundf (tray->origin.x + tray->size.width * .3f),
                              roundf (MAX (2, tray->origin.y + (word || choosing ? -24 : 4) * unit) + bubble->tip_y));
}

static void
snapshot_bubble (const ProbeProps *self,
                 GtkSnapshot *snapshot,
                 const ProbeMoment *moment,
                 const ProbeFrame *frame,
                 int i)
{
  const ProbePropsBubble *bubble = &self->bubble[i];
  const ProbeBubble *what = &moment->bubble[i];
  const float size = frame->bubble[i].size;
  graphene_rect_t tray;
  graphene_point_t tip;

  if (bubble->tile.texture == NULL || size <= 0 || frame->bubble[i].shown <= 0
      || !probe_stage_find_tray (self->board, what->seat, what->tray, &tray))
    return;

  tip = find_tip (self, moment, i, &tray);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &tip);
  gtk_snapshot_scale (snapshot, size, size);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (0, -bubble->tip_y));
  gtk_snapshot_push_opacity (snapshot, frame->bubble[i].shown);
  salon_art_tile_snapshot (&bubble->tile, snapshot, 0, 0);
  snapshot_strike (bubble, snapshot, frame->bubble[i].struck);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_restore (snapshot);
}

/* Cuts off the dots after the one at @way: half way to the next, across the longer side of the line. */
static void
clip_thread (const ProbePropsThread *thread, GtkSnapshot *snapshot, float way)
{
  const int last = (int) (way * (float) thread->dots);
  const graphene_point_t before = dot_at (thread, last), after = dot_at (thread, MIN (last + 1, thread->dots));
  graphene_rect_t clip = thread->extents;
  const float x = roundf ((before.x + after.x) / 2) - clip.origin.x;
  const float y = roundf ((before.y + after.y) / 2) - clip.origin.y;

  if (last < thread->dots)
    {
      if (fabsf (thread->to.y - thread->from.y) >= fabsf (thread->to.x - thread->from.x))
        {
          if (thread->to.y < thread->from.y)
            graphene_rect_offset (&clip, 0, y);
          clip.size.height = thread->to.y < thread->from.y ? clip.size.height - y : y;
        }
      else
        {
          if (thread->to.x < thread->from.x)
            graphene_rect_offset (&clip, x, 0);
          clip.size.width = thread->to.x < thread->from.x ? clip.size.width - x : x;
        }
    }
  gtk_snapshot_push_clip (snapshot, &clip);
}

static void
snapshot_thread (const ProbeProps *self, GtkSnapshot *snapshot, const ProbeFrame *frame)
{
  if (self->thread.tile.texture == NULL || frame->thread <= 0 || frame->thread_shown <= 0)
    return;

  gtk_snapshot_push_opacity (snapshot, frame->thread_shown);
  clip_thread (&self->thread, snapshot, frame->thread);
  salon_art_tile_snapshot (&self->thread.tile, snapshot, 0, 0);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_pop (snapshot);
}

static void
snapshot_mark (GtkSnapshot *snapshot, const graphene_rect_t *place, float shown)
{
  GdkRGBA colour = *salon_theme_get_role ("accent");

  colour.alpha = shown;
  salon_draw_ring (snapshot, place, 8, 1, 3, &colour);
}

static void
snapshot_marks (const ProbeProps *self, GtkSnapshot *snapshot, const ProbeMoment *moment, const ProbeFrame *frame)
{
  const ProbeSetup *setup = &moment->after.seen.setup;
  graphene_rect_t place;

  if (frame->deck_mark > 0 && probe_stage_find_deck (self->board, &place))
    snapshot_mark (snapshot, &place, frame->deck_mark);
  for (int seat = 0; seat < setup->seats; seat++)
    {
      if (frame->pad_mark[seat] > 0 && probe_stage_find_total (self->board, seat, &place))
        snapshot_mark (snapshot, &place, frame->pad_mark[seat]);
      for (int tray = 0; tray < setup->trays; tray++)
        {
          if (frame->tray[seat][tray].mark > 0 && probe_stage_find_tray (self->board, seat, tray, &place))
            snapshot_mark (snapshot, &place, frame->tray[seat][tray].mark);
          for (int slot = 0; slot < PROBE_SPACES; slot++)
            if (frame->card[seat][tray][slot].mark > 0 && probe_stage_find_card (self->board, seat, tray, slot, &place))
              snapshot_mark (snapshot, &place, frame->card[seat][tray][slot].mark);
        }
    }
}

/* The lamp over the table goes down; nothing of it is seen where all has to be plain. */
static void
snapshot_lamp (const ProbeProps *self, GtkSnapshot *snapshot, float down)
{
  const GdkRGBA dark = { .02f, .04f, .05f, LAMP * down };

  if (down > 0 && salon_theme_get_mode () < SALON_THEME_CONTRAST)
    gtk_snapshot_append_color (snapshot, &dark,
                               &GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (self->stage),
                                                    gtk_widget_get_height (self->stage)));
}

void
probe_props_snapshot_board (ProbeProps *self, GtkSnapshot *snapshot)
{
  GtkSnapshot *board = gtk_snapshot_new ();

  gtk_widget_snapshot_child (self->stage, GTK_WIDGET (self->board), board);
  probe_props_forget_board (self);
  self->board_node = gtk_snapshot_free_to_node (board);
  if (self->board_node != NULL)
    gtk_snapshot_append_node (snapshot, self->board_node);
}

void
probe_props_snapshot (ProbeProps *self,
                      GtkSnapshot *snapshot,
                      const ProbeMoment *moment,
                      const ProbeFrame *frame,
                      double ms)
{
  salon_fade_snapshot (&self->fade, self->stage, snapshot, self->board_node, frame->fade);
  snapshot_lamp (self, snapshot, frame->lamp);
  snapshot_marks (self, snapshot, moment, frame);
  snapshot_thread (self, snapshot, frame);
  for (int i = 0; i < moment->n_bubbles; i++)
    snapshot_bubble (self, snapshot, moment, frame, i);
  for (int i = moment->n_chips - 1; i >= 0; i--)
    snapshot_chip (self, snapshot, moment, frame, i, ms);
}
