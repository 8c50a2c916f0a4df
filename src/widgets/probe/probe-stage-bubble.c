/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/probe/probe-stage-bubble.h"

#include <glib/gi18n.h>
#include <math.h>

#include "model/probe/probe-text.h"
#include "rules/probe/probe-record.h"
#include "widgets/probe/probe-stage-poses.h"
#include "widgets/salon-colours.h"
#include "widgets/salon-draw.h"
#include "widgets/salon-theme-use.h"

/* A bubble, in px at the looks' usual size; its tip is at the lower left. */
#define BUBBLE_HEIGHT 32
#define BUBBLE_RADIUS 11
#define BUBBLE_PAD    13
#define BUBBLE_FONT   14
#define BUBBLE_TIP    10
#define BUBBLE_TIP_Y  18
#define BUBBLE_SHADOW 5
#define EMBLEM        13 /* beside it: its size, and how far its middle is from the paper */

char *
probe_stage_bubble_say (const ProbeBubble *bubble, const ProbeSetup *setup)
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
      return probe_text_asked (setup, bubble->letter);
    }
}

typedef struct {
  PangoLayout *layout;
  double unit;
  int width, height; /* px */
} BubbleText;

/* Its paper has its upper left corner at BUBBLE_TIP, 0. */
static void
draw_bubble (cairo_t *cr, gconstpointer data)
{
  static const double shadows[] = { .16, .12, .08 };
  const BubbleText *text = data;
  const GdkRGBA *paper = salon_theme_get_role ("card"), *ink = salon_theme_get_role ("card_ink");
  const double width = text->width / text->unit + 2 * BUBBLE_PAD;

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
  cairo_scale (cr, 1 / text->unit, 1 / text->unit);
  cairo_move_to (cr, round ((BUBBLE_TIP + BUBBLE_PAD) * text->unit),
                 round ((BUBBLE_HEIGHT * text->unit - text->height) / 2));
  pango_cairo_show_layout (cr, text->layout);
}

/* Whoever is asked, and looks at their own cards, has to choose one of them. */
static gboolean
is_choice (const ProbeMoment *moment, const ProbeBubble *what)
{
  return what->type == PROBE_BUBBLE_ASKS && what->seat == moment->after.seat;
}

void
probe_stage_bubble_prepare (ProbeStageBubble *self,
                            GtkWidget *stage,
                            ProbeBoard *board,
                            const ProbeMoment *moment,
                            int i,
                            double unit)
{
  const ProbeBubble *what = &moment->bubble[i];
  g_autofree char *words = probe_stage_bubble_say (what, &moment->after.seen.setup);
  g_autoptr (PangoLayout) layout = salon_draw_layout (stage, words, BUBBLE_FONT * unit);
  BubbleText text = { .layout = layout, .unit = unit };

  pango_layout_get_pixel_size (layout, &text.width, &text.height);
  salon_art_tile_draw (&self->tile, stage,
                       &GRAPHENE_RECT_INIT (0, 0,
                                            (float) ((BUBBLE_TIP + 2 * BUBBLE_PAD + BUBBLE_SHADOW) * unit + text.width),
                                            (float) ((BUBBLE_HEIGHT + BUBBLE_SHADOW) * unit)),
                       draw_bubble, &text);
  self->unit = (float) unit;
  self->text_x = (float) ((BUBBLE_TIP + BUBBLE_PAD) * unit);
  self->text_width = (float) text.width;
  self->text_y = (float) (BUBBLE_HEIGHT / 2. * unit);
  self->tip_y = (float) (BUBBLE_TIP_Y * unit);
  if (is_choice (moment, what))
    {
      const guint colour = probe_board_get_colour (board, moment->after.seen.turn);

      salon_art_glyph_prepare (&self->emblem, stage, "emblems", salon_colour_get_emblem (colour),
                               salon_colour_get_on_dark (colour), EMBLEM * unit);
    }
  else
    salon_art_tile_clear (&self->emblem);
}

void
probe_stage_bubble_clear (ProbeStageBubble *self)
{
  salon_art_tile_clear (&self->tile);
  salon_art_tile_clear (&self->emblem);
}

static void
snapshot_strike (const ProbeStageBubble *bubble, GtkSnapshot *snapshot, float struck)
{
  const float height = MAX (2, bubble->tile.height / 12);

  if (struck > 0)
    gtk_snapshot_append_color (snapshot, salon_theme_get_role ("wrong"),
                               &GRAPHENE_RECT_INIT (bubble->text_x - 3, bubble->text_y - height / 2,
                                                    (bubble->text_width + 6) * struck, height));
}

/* Whether the question stands behind the last card of the tray, where it has room, and where its tip is then. */
static gboolean
find_end_of_row (const ProbeStageBubble *self,
                 ProbeBoard *board,
                 const ProbeMoment *moment,
                 const ProbeBubble *what,
                 const graphene_rect_t *tray,
                 graphene_point_t *tip)
{
  const int last = moment->after.seen.setup.row[what->seat][what->tray].n - 1;
  graphene_rect_t card;

  if (!is_choice (moment, what) || last < 0 || !probe_stage_find_card (board, what->seat, what->tray, last, &card)
      || card.origin.x + card.size.width + self->tile.width + self->emblem.width >= tray->origin.x + tray->size.width)
    return FALSE;

  *tip =
    GRAPHENE_POINT_INIT (roundf (card.origin.x + card.size.width), roundf (card.origin.y + card.size.height * .45f));
  return TRUE;
}

/* Where the tip of the bubble at @tray is. A bubble about a letter hangs over the upper edge of the tray, a word stands
 * above it, and so does a question to whoever has to choose a card, if there is no room behind the last one. */
static graphene_point_t
find_tip (const ProbeStageBubble *self, const ProbeMoment *moment, const ProbeBubble *what, const graphene_rect_t *tray)
{
  const gboolean word = what->type == PROBE_BUBBLE_NAMES || what->type == PROBE_BUBBLE_CHALLENGES;
  const float down = word || is_choice (moment, what) ? -24 : 4;

  return GRAPHENE_POINT_INIT (roundf (tray->origin.x + tray->size.width * .3f),
                              roundf (MAX (2, tray->origin.y + down * self->unit) + self->tip_y));
}

/* The emblem of who asks is beside the question where both are in the trough of the tray. */
static void
snapshot_emblem (const ProbeStageBubble *self, GtkSnapshot *snapshot)
{
  const float right = (BUBBLE_TIP + 2 * BUBBLE_PAD) * self->unit + self->text_width;

  salon_art_tile_snapshot (&self->emblem, snapshot, roundf (right + EMBLEM * self->unit), roundf (self->text_y));
}

void
probe_stage_bubble_snapshot (const ProbeStageBubble *self,
                             GtkSnapshot *snapshot,
                             ProbeBoard *board,
                             const ProbeMoment *moment,
                             const ProbeFrame *frame,
                             int i)
{
  const ProbeBubble *what = &moment->bubble[i];
  const float size = frame->bubble[i].size;
  graphene_rect_t tray;
  graphene_point_t tip;
  gboolean in_trough;

  if (self->tile.texture == NULL || size <= 0 || frame->bubble[i].shown <= 0
      || !probe_stage_find_tray (board, what->seat, what->tray, &tray))
    return;

  in_trough = find_end_of_row (self, board, moment, what, &tray, &tip);
  if (!in_trough)
    tip = find_tip (self, moment, what, &tray);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &tip);
  gtk_snapshot_scale (snapshot, size, size);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (0, -self->tip_y));
  gtk_snapshot_push_opacity (snapshot, frame->bubble[i].shown);
  salon_art_tile_snapshot (&self->tile, snapshot, 0, 0);
  snapshot_strike (self, snapshot, frame->bubble[i].struck);
  if (in_trough)
    snapshot_emblem (self, snapshot);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_restore (snapshot);
}
