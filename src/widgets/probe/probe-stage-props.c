/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/probe/probe-stage-props.h"

#include <math.h>

#include "widgets/probe/probe-stage-poses.h"
#include "widgets/salon-draw.h"
#include "widgets/salon-theme-use.h"

#define LAMP         .62f /* how dark the table is when the lamp is down */
#define LARGEST_TEXT 1.5  /* times the usual size, of a bubble */
#define THREAD_STEP  11   /* px from one dot of the line to the next */
#define THREAD_DOT   2.5f

/* px for a px of the sheets, which were drawn for trays of a pitch of 62. */
static double
unit_of (const ProbeProps *self)
{
  return CLAMP (self->pitch / 62, .7, 2);
}

/* A bubble is text, so it grows with the font. */
static double
bubble_unit (const ProbeProps *self)
{
  return unit_of (self) * CLAMP (probe_board_get_text_scale (self->board), 1, LARGEST_TEXT);
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
  measure_pitch (self, 0, 0);
  probe_stage_chips_warm (&self->chips, self->pitch);
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

  probe_stage_chips_prepare (&self->chips, moment, self->pitch);
  for (int i = 0; i < moment->n_bubbles; i++)
    probe_stage_bubble_prepare (&self->bubble[i], self->stage, self->board, moment, i, bubble_unit (self));
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
      probe_stage_bubble_prepare (&self->bubble[i], self->stage, self->board, moment, i, bubble_unit (self));
  prepare_thread (self, moment);
}

void
probe_props_clear (ProbeProps *self)
{
  probe_stage_chips_clear (&self->chips);
  for (int i = 0; i < PROBE_MOMENT_BUBBLES; i++)
    probe_stage_bubble_clear (&self->bubble[i]);
  salon_art_tile_clear (&self->thread.tile);
  salon_fade_clear (&self->fade);
}

void
probe_props_init (ProbeProps *self, GtkWidget *stage, ProbeBoard *board)
{
  self->stage = self->chips.stage = stage;
  self->board = self->chips.board = board;
}

void
probe_props_dispose (ProbeProps *self)
{
  probe_props_clear (self);
  probe_props_forget_board (self);
  probe_stage_chips_dispose (&self->chips);
}

void
probe_props_forget_board (ProbeProps *self)
{
  g_clear_pointer (&self->board_node, gsk_render_node_unref);
}

/* Drawing */

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
snapshot_mark_round (GtkSnapshot *snapshot, const graphene_rect_t *place, float radius, float shown)
{
  GdkRGBA colour = *salon_theme_get_role ("accent");

  colour.alpha = shown;
  salon_draw_ring (snapshot, place, radius, 1, 3, &colour);
}

static void
snapshot_mark (GtkSnapshot *snapshot, const graphene_rect_t *place, float shown)
{
  snapshot_mark_round (snapshot, place, 8, shown);
}

static void
snapshot_marks (const ProbeProps *self, GtkSnapshot *snapshot, const ProbeMoment *moment, const ProbeFrame *frame)
{
  const ProbeSetup *setup = &moment->after.seen.setup;
  graphene_rect_t place;

  if (frame->counter > 0 && probe_stage_find_counter (self->board, &place))
    snapshot_mark_round (snapshot, &place, place.size.height / 2, frame->counter);
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
probe_props_snapshot_board (ProbeProps *self, GtkSnapshot *snapshot, const ProbeFrame *frame)
{
  GtkSnapshot *board = gtk_snapshot_new ();

  gtk_widget_snapshot_child (self->stage, GTK_WIDGET (self->board), board);
  probe_props_forget_board (self);
  self->board_node = gtk_snapshot_free_to_node (board);
  salon_fade_snapshot_below (&self->fade, self->stage, snapshot, self->board_node, frame->fade);
}

void
probe_props_snapshot (ProbeProps *self,
                      GtkSnapshot *snapshot,
                      const ProbeMoment *moment,
                      const ProbeFrame *frame,
                      double ms)
{
  salon_fade_snapshot (&self->fade, snapshot, frame->fade);
  snapshot_lamp (self, snapshot, frame->lamp);
  snapshot_marks (self, snapshot, moment, frame);
  snapshot_thread (self, snapshot, frame);
  for (int i = 0; i < moment->n_bubbles; i++)
    probe_stage_bubble_snapshot (&self->bubble[i], snapshot, self->board, moment, frame, i);
  probe_stage_chips_snapshot (&self->chips, snapshot, moment, frame, ms);
}
