/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-token-picture.h"

#include <math.h>

#include "widgets/salon-colours.h"
#include "widgets/salon-draw.h"
#include "widgets/salon-emblem.h"
#include "widgets/salon-seat-tag.h"
#include "widgets/salon-theme-use.h"

/* Measures for a card that is 1 high. */
#define CARD          .8
#define BADGE         .95 /* width of an activity card */
#define WORD          1.25
#define RADIUS        .14
#define LETTER        .55
#define FIGURES       .42
#define EFFECT        .86 /* width of a pictogram; its height is three quarters of that */
#define WHOM          .36
#define WHOM_ACROSS   .265 /* from the card to the middle of the emblem */
#define WHOM_DOWN     .3
#define POINTS        .64 /* font size */
#define POINTS_ACROSS .28 /* from the middle of the emblem */

static gboolean
is_badge (const ProbeToken *token)
{
  return token->type == PROBE_TOKEN_ACTIVITY || token->type == PROBE_TOKEN_FINAL;
}

static gboolean
is_empty (const ProbeToken *token)
{
  return token->type == PROBE_TOKEN_MISS || token->type == PROBE_TOKEN_DENIAL;
}

/* Whether an emblem says whom it was done to. */
static gboolean
has_whom (const ProbeToken *token)
{
  return token->other < PROBE_MAX_SEATS && !is_badge (token) && token->type != PROBE_TOKEN_DENIAL;
}

/* Whether the points stand on the activity card itself. */
static gboolean
is_on_badge (const ProbeToken *token)
{
  return token->type == PROBE_TOKEN_ACTIVITY && probe_card_kinds[token->kind].effect == PROBE_EFFECT_POINTS;
}

static double
card_width (const ProbeToken *token)
{
  if (is_badge (token))
    return BADGE;
  return token->type == PROBE_TOKEN_WORD || token->type == PROBE_TOKEN_SPELLING ? WORD : CARD;
}

/* High contrast has the accent for what is asked alone: figures stand white on black there. */
static const char *
get_badge_ink (void)
{
  return salon_theme_get_mode () >= SALON_THEME_CONTRAST ? "chronicle" : "on_accent";
}

static void
prepare_badge (ProbeTokenPicture *self, GtkWidget *widget)
{
  const ProbeCardKind *kind = &probe_card_kinds[self->token.kind];
  g_autofree char *text = NULL;

  if (self->token.type == PROBE_TOKEN_FINAL)
    text = g_strdup_printf ("%d", PROBE_FINAL_TURNS);
  else if (kind->effect == PROBE_EFFECT_MULTIPLY)
    text = g_strdup_printf ("×%d", kind->amount);
  else if (kind->effect == PROBE_EFFECT_POINTS)
    text = salon_format_signed (kind->amount, TRUE);

  if (text != NULL)
    {
      const double cap = FIGURES * self->size;
      const double width = salon_figures_measure ("figures", text, cap);

      self->card = MAX (self->card, width + .2 * self->size);
      salon_figures_prepare (&self->figures, widget, "figures", text, salon_theme_get_role (get_badge_ink ()), cap);
    }
  else
    {
      g_autofree char *name = g_strdup_printf ("probe/effect-%s", kind->name);

      salon_art_tile_prepare (&self->effect, widget, name, NULL, (int) round (EFFECT * self->size),
                              (int) round (EFFECT * .75 * self->size));
    }
}

static void
prepare_letter (ProbeTokenPicture *self, GtkWidget *widget)
{
  const char letter = self->token.type == PROBE_TOKEN_CARD ? self->token.letter : '\0';
  const char id[2] = { letter, '\0' };

  if (letter == '\0' || (letter == PROBE_BLANK && !self->dot))
    return;
  salon_art_glyph_prepare (&self->letter, widget, "letters", letter == PROBE_BLANK ? "blank" : id,
                           salon_theme_get_role ("card_ink"), LETTER * self->size);
}

void
probe_token_picture_prepare (ProbeTokenPicture *self,
                             GtkWidget *widget,
                             const ProbeToken *token,
                             const SalonLook *look,
                             gboolean dot,
                             double size)
{
  const GdkRGBA *text = salon_theme_get_role ("chronicle_text");

  self->token = *token;
  self->size = size;
  self->dot = dot;
  self->card = card_width (token) * size;
  if (is_badge (token))
    prepare_badge (self, widget);
  else
    prepare_letter (self, widget);

  if (has_whom (token))
    salon_art_glyph_prepare (&self->whom, widget, "emblems", salon_colour_get_emblem (look->colour[token->other]),
                             salon_emblem_choose_colour (look->colour[token->other], text), WHOM * size);

  g_clear_object (&self->points);
  self->points_width = 0;
  if (token->points != 0 && !is_on_badge (token))
    {
      g_autofree char *points = salon_format_signed (token->points, TRUE);
      int width;

      self->points = salon_draw_layout (widget, points, POINTS * size);
      pango_layout_get_pixel_size (self->points, &width, NULL);
      self->points_width = width;
    }
}

/* From the left edge of the card to the middle of the emblem. */
static double
whom_x (const ProbeTokenPicture *self)
{
  return self->card + WHOM_ACROSS * self->size;
}

static double
points_x (const ProbeTokenPicture *self)
{
  return (has_whom (&self->token) ? whom_x (self) : self->card) + POINTS_ACROSS * self->size;
}

double
probe_token_picture_get_width (const ProbeTokenPicture *self)
{
  if (self->points != NULL)
    return points_x (self) + self->points_width;
  return has_whom (&self->token) ? whom_x (self) + WHOM / 2 * self->size : self->card;
}

/* Drawing */

static void
draw_paper (GtkSnapshot *snapshot, double x, double y, double width, double height, double radius)
{
  const float line = 1.f;
  GdkRGBA edge = *salon_theme_get_role ("chronicle_second");
  GskRoundedRect outline;

  edge.alpha *= .8f;
  gsk_rounded_rect_init_from_rect (&outline, &GRAPHENE_RECT_INIT ((float) x, (float) y, (float) width, (float) height),
                                   (float) radius);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, salon_theme_get_role ("card"), &outline.bounds);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_append_border (snapshot, &outline, (const float[4]) { line, line, line, line },
                              (const GdkRGBA[4]) { edge, edge, edge, edge });
}

/* The card that nobody has shown: dashed and crossed out. */
static void
draw_empty (const ProbeTokenPicture *self, GtkSnapshot *snapshot, double x, double y)
{
  const double width = self->card, height = self->size, r = RADIUS * self->size;
  const double left = x + .5, top = y - height / 2 + .5, right = x + width - .5, bottom = y + height / 2 - .5;
  const double dash[] = { 3 * height / 21, 2.5 * height / 21 };
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT ((float) x - 3, (float) (y - height / 2) - 3,
                                                                          (float) width + 6, (float) height + 6));

  cairo_arc (cr, left + r, top + r, r, G_PI, 3 * G_PI_2);
  cairo_arc (cr, right - r, top + r, r, -G_PI_2, 0);
  cairo_arc (cr, right - r, bottom - r, r, 0, G_PI_2);
  cairo_arc (cr, left + r, bottom - r, r, G_PI_2, G_PI);
  cairo_close_path (cr);
  cairo_set_dash (cr, dash, G_N_ELEMENTS (dash), 0);
  cairo_set_line_width (cr, 1);
  gdk_cairo_set_source_rgba (cr, salon_theme_get_role ("chronicle_second"));
  cairo_stroke (cr);

  cairo_set_dash (cr, NULL, 0, 0);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (cr, .09 * height);
  gdk_cairo_set_source_rgba (cr, salon_theme_get_role ("wrong"));
  cairo_move_to (cr, x - .048 * height, y + .405 * height);
  cairo_line_to (cr, x + width + .048 * height, y - .405 * height);
  cairo_stroke (cr);
  cairo_destroy (cr);
}

/* The coloured card of a badge. In high contrast a pictogram stands on paper, as it does on the card itself. */
static void
draw_badge_card (const ProbeTokenPicture *self, GtkSnapshot *snapshot, double x, double y)
{
  const gboolean contrast = salon_theme_get_mode () >= SALON_THEME_CONTRAST;
  const double radius = RADIUS * self->size;
  GskRoundedRect outline;

  if (contrast && self->figures.n == 0)
    {
      draw_paper (snapshot, x, y - self->size / 2, self->card, self->size, radius);
      return;
    }
  gsk_rounded_rect_init_from_rect (&outline,
                                   &GRAPHENE_RECT_INIT ((float) x, (float) (y - self->size / 2), (float) self->card,
                                                        (float) self->size),
                                   (float) radius);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, salon_theme_get_role (contrast ? "chronicle_text" : "accent"), &outline.bounds);
  gtk_snapshot_pop (snapshot);
}

static void
draw_badge (const ProbeTokenPicture *self, GtkSnapshot *snapshot, double x, double y)
{
  draw_badge_card (self, snapshot, x, y);
  if (self->figures.n > 0)
    salon_figures_snapshot (&self->figures, snapshot, (float) (x + (self->card - self->figures.width) / 2), (float) y);
  else
    salon_art_tile_snapshot (&self->effect, snapshot, (float) (x + (self->card - EFFECT * self->size) / 2),
                             (float) (y - EFFECT * .75 / 2 * self->size));
}

/* A word that was named or challenged: three cards in a row; crossed out if it was wrong. */
static void
draw_word (const ProbeTokenPicture *self, GtkSnapshot *snapshot, double x, double y)
{
  const double one = self->card / 3;

  for (int i = 0; i < 3; i++)
    draw_paper (snapshot, x + i * one, y - self->size * .36, one - 1, self->size * .72, RADIUS / 2 * self->size);
  if (!self->token.right)
    {
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) (x + self->card / 2), (float) y));
      gtk_snapshot_rotate (snapshot, -20);
      gtk_snapshot_append_color (snapshot, salon_theme_get_role ("wrong"),
                                 &GRAPHENE_RECT_INIT ((float) (-self->card * .55), (float) (-.045 * self->size),
                                                      (float) (self->card * 1.1), (float) (.09 * self->size)));
      gtk_snapshot_restore (snapshot);
    }
}

void
probe_token_picture_snapshot_card (const ProbeTokenPicture *self, GtkSnapshot *snapshot, double x, double y)
{
  const ProbeToken *token = &self->token;

  if (is_badge (token))
    draw_badge (self, snapshot, x, y);
  else if (is_empty (token))
    draw_empty (self, snapshot, x, y);
  else if (token->type == PROBE_TOKEN_CARD)
    {
      draw_paper (snapshot, x, y - self->size / 2, self->card, self->size, RADIUS * self->size);
      salon_art_tile_snapshot (&self->letter, snapshot, (float) (x + self->card / 2), (float) y);
    }
  else
    draw_word (self, snapshot, x, y);
}

void
probe_token_picture_snapshot_whom (const ProbeTokenPicture *self, GtkSnapshot *snapshot, double x, double y)
{
  if (has_whom (&self->token))
    salon_art_tile_snapshot (&self->whom, snapshot, (float) x, (float) y);
}

void
probe_token_picture_snapshot_points (const ProbeTokenPicture *self, GtkSnapshot *snapshot, double x, double y)
{
  int height;

  if (self->points == NULL)
    return;
  pango_layout_get_pixel_size (self->points, NULL, &height);
  salon_draw_text (snapshot, self->points,
                   &GRAPHENE_POINT_INIT ((float) round (x - self->points_width), (float) round (y - height / 2.)),
                   salon_theme_get_role (self->token.points > 0 ? "right" : "wrong"));
}

void
probe_token_picture_snapshot (const ProbeTokenPicture *self, GtkSnapshot *snapshot, double x, double y)
{
  probe_token_picture_snapshot_card (self, snapshot, x, y);
  probe_token_picture_snapshot_whom (self, snapshot, x + whom_x (self), y + WHOM_DOWN * self->size);
  probe_token_picture_snapshot_points (self, snapshot, x + points_x (self) + self->points_width, y);
}

void
probe_token_picture_clear (ProbeTokenPicture *self)
{
  salon_art_tile_clear (&self->letter);
  salon_art_tile_clear (&self->effect);
  salon_art_tile_clear (&self->whom);
  salon_figures_clear (&self->figures);
  g_clear_object (&self->points);
}
