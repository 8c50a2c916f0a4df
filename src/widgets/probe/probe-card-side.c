/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-card-side.h"

#include "widgets/probe/probe-card.h"
#include "widgets/salon-colours.h"
#include "widgets/salon-draw.h"
#include "widgets/salon-theme-use.h"

/* In the units of the artwork. */
#define EMBLEM_MIDDLE 57
#define GUESS_INSET   5.5 /* of the dashed frame */

void
probe_card_side_clear (ProbeCardSide *side)
{
  salon_art_tile_clear (&side->tile);
  salon_art_tile_clear (&side->glyph);
}

static const char *
get_piece (const ProbeCardFace *face)
{
  if (face->count == 0)
    return "probe/space";
  if (face->letter == PROBE_LETTER_NONE || face->guess)
    return "probe/card-back";
  return face->secret ? "probe/card-secret" : "probe/card-face";
}

/* Prepares the letter or, on the back, the emblem. The blank is an empty face, except where
 * the edition calls it a dot. */
static void
prepare_glyph (ProbeCardSide *side, GtkWidget *widget, const ProbeCardFace *face, int width)
{
  const GdkRGBA *seat = salon_colour_get (face->colour);
  SalonTheme *theme = salon_theme_get_used ();
  const double unit = width / PROBE_CARD_UNITS;
  const char *ink = face->count == 0 ? "plate_second"
                    : face->guess    ? "guess_ink"
                    : face->secret   ? "secret_ink"
                                     : "card_ink";
  const char id[2] = { face->letter, '\0' };

  side->middle = (float) (salon_theme_get_measure (theme, SALON_MEASURE_LETTER_MIDDLE) * unit);
  if (face->letter == PROBE_LETTER_NONE)
    {
      side->middle = (float) (EMBLEM_MIDDLE * unit);
      salon_art_glyph_prepare (&side->glyph, widget, "back-emblems", salon_colour_get_emblem (face->colour), seat,
                               100 * unit);
    }
  else if (face->letter == PROBE_BLANK && !face->blank_is_dot)
    salon_art_tile_clear (&side->glyph);
  else
    salon_art_glyph_prepare (&side->glyph, widget, "letters", face->letter == PROBE_BLANK ? "blank" : id,
                             salon_theme_get_role (ink),
                             salon_theme_get_measure (theme, SALON_MEASURE_LETTER_CAP) * unit);
}

void
probe_card_side_prepare (ProbeCardSide *side, GtkWidget *widget, const ProbeCardFace *face, int width, int height)
{
  salon_art_tile_prepare (&side->tile, widget, get_piece (face),
                          face->count == 0 ? NULL : salon_colour_get (face->colour), width, height);
  prepare_glyph (side, widget, face, width);
}

/* Darkens the back of a card whose letter is guessed, and draws the dashed frame; a blank that is an empty face
 * gets a small empty card. */
static void
snapshot_guess (const ProbeCardSide *side, const ProbeCardFace *face, int width, int height, GtkSnapshot *snapshot)
{
  const float unit = width / (float) PROBE_CARD_UNITS, inset = (float) GUESS_INSET * unit;
  const graphene_rect_t rect = GRAPHENE_RECT_INIT (0, 0, width, height);
  graphene_rect_t frame;
  GskRoundedRect card;

  gsk_rounded_rect_init_from_rect (&card, &rect, PROBE_CARD_RADIUS * unit);
  gtk_snapshot_push_rounded_clip (snapshot, &card);
  gtk_snapshot_append_color (snapshot, salon_theme_get_role ("guess_veil"), &rect);
  gtk_snapshot_pop (snapshot);
  graphene_rect_inset_r (&rect, inset, inset, &frame);
  salon_draw_dashes (snapshot, &frame, 6 * unit, MAX (1.5f, 2.5f * unit), salon_theme_get_role ("guess_line"));
  if (face->letter == PROBE_BLANK && !face->blank_is_dot)
    {
      graphene_rect_inset_r (&rect, 31 * unit, 0, &frame);
      frame.size.height = frame.size.width * (float) PROBE_CARD_RATIO;
      frame.origin.y = side->middle - frame.size.height / 2;
      salon_draw_ring (snapshot, &frame, 3 * unit, 0, MAX (1.5f, 3 * unit), salon_theme_get_role ("guess_ink"));
    }
}

void
probe_card_side_snapshot (const ProbeCardSide *side,
                          const ProbeCardFace *face,
                          int width,
                          int height,
                          GtkSnapshot *snapshot)
{
  salon_art_tile_snapshot (&side->tile, snapshot, 0, 0);
  if (face->guess && face->letter != PROBE_LETTER_NONE)
    snapshot_guess (side, face, width, height, snapshot);
  if (side->glyph.texture)
    salon_art_tile_snapshot (&side->glyph, snapshot, width / 2.f, side->middle);
}

void
probe_card_side_warm (GtkWidget *widget, unsigned colour, int width, int height)
{
  const double cap =
    salon_theme_get_measure (salon_theme_get_used (), SALON_MEASURE_LETTER_CAP) * width / PROBE_CARD_UNITS;
  SalonArtTile tile = { 0 };

  salon_art_tile_prepare (&tile, widget, "probe/card-face", salon_colour_get (colour), width, height);
  for (char letter = 'A'; letter <= 'Z'; letter++)
    {
      const char id[2] = { letter, '\0' };

      salon_art_glyph_prepare (&tile, widget, "letters", id, salon_theme_get_role ("card_ink"), cap);
    }
  salon_art_tile_clear (&tile);
}
