/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-tag-face.h"

#include <math.h>
#include <string.h>

#include "widgets/salon-colours.h"
#include "widgets/salon-draw.h"
#include "widgets/salon-theme-use.h"

/* In the units of the artwork. */
#define WIDTH        270.
#define HEIGHT       172.
#define NAME_SIZE    26
#define NAME_MIDDLE  38 /* of its capitals */
#define NOTE_SIZE    20
#define NOTE_MIDDLE  70
#define POINTS_CAP   42
#define ROW_MIDDLE   123 /* of points and badge */
#define BADGE_WIDTH  72
#define BADGE_HEIGHT 50
#define BADGE_CAP    24
#define EDGE         12 /* from the right edge to the badge */

/* Of a computer's level: a dot, as a share of the size of the note, and the way to the next, in dots. */
#define DOT      .5
#define DOT_STEP 1.5

/* Says that a program plays where there is no room for the word: what programs are typed behind. */
#define PROGRAM_MARK ">_"

/* In px, before the user's size of text. */
#define NAME_LEAST 13.5
#define NOTE_LEAST 11.8

/* From this size of text on, the points are beside the name instead of below it. */
#define LARGE_TEXT 1.25

/* Laying out */

static void
line_clear (SalonTagLine *line)
{
  g_clear_object (&line->layout);
}

/* Sets a line with its left end at @x and the middle of its capitals at @middle. It is cut
 * with an ellipsis at @width px. Returns its width. */
static double
line_set (SalonTagFace *self,
          SalonTagLine *line,
          const char *text,
          gboolean bold,
          double size,
          double x,
          double middle,
          double width)
{
  int drawn;

  line_clear (line);
  line->layout = salon_draw_layout (self->widget, text ? text : "", size);
  if (!bold)
    {
      PangoFontDescription *font = pango_font_description_copy (pango_layout_get_font_description (line->layout));

      pango_font_description_set_weight (font, PANGO_WEIGHT_NORMAL);
      pango_layout_set_font_description (line->layout, font);
      pango_font_description_free (font);
    }
  pango_layout_set_single_paragraph_mode (line->layout, TRUE);
  salon_draw_centre (self->widget, line->layout, x, middle, &line->origin);
  pango_layout_get_pixel_size (line->layout, &drawn, NULL);
  if (drawn > width)
    {
      pango_layout_set_ellipsize (line->layout, PANGO_ELLIPSIZE_END);
      pango_layout_set_width (line->layout, (int) MAX (width, 1) * PANGO_SCALE);
      pango_layout_get_pixel_size (line->layout, &drawn, NULL);
    }
  line->origin.x = (float) x;
  return drawn;
}

/* Likewise, but with its middle at @x. */
static void
line_centre (SalonTagFace *self,
             SalonTagLine *line,
             const char *text,
             gboolean bold,
             double size,
             double x,
             double middle,
             double width)
{
  const double drawn = line_set (self, line, text, bold, size, x, middle, width);

  line->origin.x = (float) (x - drawn / 2);
}

/* What stands below the name: without a note, what a computer is like. */
static const char *
get_note (SalonTagFace *self)
{
  return self->note ? self->note : self->manner;
}

/* Marks the plate of a program, as place_dots() those of computers, unless the note says so. */
static void
place_mark (SalonTagFace *self, double from, double to, double middle, double height)
{
  PangoLayout *note = self->note_line.layout;
  double width;

  line_clear (&self->mark_line);
  if (self->most_dots > 0 || !self->manner
      || (note && !pango_layout_is_ellipsized (note) && strstr (pango_layout_get_text (note), self->manner)))
    return;

  width = line_set (self, &self->mark_line, PROGRAM_MARK, TRUE, height, from, middle, to - from);
  self->mark_line.origin.x = (float) (to - width);
  if (pango_layout_is_ellipsized (self->mark_line.layout))
    line_clear (&self->mark_line);
}

/* Places the dots of the level in the line of the note, which is @height px high and ends at @from, so that they end at
 * @to. They are left out if that is too little. A manner that had to be cut off is left out, too. */
static void
place_dots (SalonTagFace *self, double from, double to, double middle, double height)
{
  const double dot = height * DOT, width = dot * (1 + DOT_STEP * (self->most_dots - 1));
  int drawn;

  graphene_rect_init (&self->dots_rect, 0, 0, 0, 0);
  if (self->note_line.layout && !self->note && pango_layout_is_ellipsized (self->note_line.layout))
    {
      line_clear (&self->note_line);
      from = self->note_line.origin.x;
    }
  else if (self->note_line.layout)
    {
      pango_layout_get_pixel_size (self->note_line.layout, &drawn, NULL);
      from = self->note_line.origin.x + drawn + (drawn > 0 ? dot : 0);
    }
  if (self->most_dots > 0 && from + width <= to)
    graphene_rect_init (&self->dots_rect, (float) (to - width), (float) (middle - dot / 2), (float) width, (float) dot);
  place_mark (self, from, to, middle, height);
}

static void
prepare_emblem (SalonTagFace *self, double x, double y, double height, double disc)
{
  const GdkRGBA *colour = disc > 0 ? salon_colour_get (self->colour) : salon_theme_get_role ("secret_ink");
  const gboolean contrast = salon_theme_get_mode () >= SALON_THEME_CONTRAST;

  /* High contrast has no seat colours: the shape alone says whose plate it is. */
  for (int filled = 0; filled < 2; filled++)
    salon_art_glyph_prepare (&self->emblem[filled], self->widget, "emblems", salon_colour_get_emblem (self->colour),
                             contrast ? salon_theme_get_role (filled ? "on_accent" : "plate_text") : colour, height);
  graphene_point_init (&self->emblem_at, (float) x, (float) y);
  self->disc = (float) disc;
}

/* Prepares the points in both colours, with @x as the left end, or as the right end, or as
 * the middle, for @align 0, 1 and .5. They become smaller where @width px are too few. */
static void
prepare_points (SalonTagFace *self, double x, double align, double middle, double cap, double width)
{
  g_autofree char *text = salon_format_signed (self->points, FALSE);
  const double natural = salon_figures_measure ("figures", text, cap);

  if (natural > width && natural > 0)
    cap *= MAX (width, 1) / natural;
  salon_figures_prepare (&self->figures[0], self->widget, "figures", text, salon_theme_get_role ("plate_points"), cap);
  salon_figures_prepare (&self->figures[1], self->widget, "figures", text, salon_theme_get_role ("on_accent"), cap);
  graphene_point_init (&self->figures_at, (float) (x - align * self->figures[0].width), (float) middle);
}

/* Prepares the badge with its right edge, or its middle, at @x, for @align 1 and .5. Returns
 * its width, which is 0 if there is none. */
static double
prepare_badge (SalonTagFace *self, double x, double align, double middle, double height)
{
  const double cap = height * BADGE_CAP / BADGE_HEIGHT;
  /* In high contrast the plate in turn has not the accent's colour, and nor has what stands on the badge. */
  const char *ink = salon_theme_get_mode () >= SALON_THEME_CONTRAST ? "plate_text" : "accent";
  double width;

  if (!self->badge)
    {
      salon_figures_clear (&self->badge_figures);
      self->badge_rect = GRAPHENE_RECT_INIT (0, 0, 0, 0);
      return 0;
    }
  salon_figures_prepare (&self->badge_figures, self->widget, "figures", self->badge, salon_theme_get_role (ink), cap);
  width = MAX (height * BADGE_WIDTH / BADGE_HEIGHT, self->badge_figures.width + height * .7);
  self->badge_rect =
    GRAPHENE_RECT_INIT ((float) (x - align * width), (float) (middle - height / 2), (float) width, (float) height);
  return width;
}

static double
name_size (SalonTagFace *self)
{
  return MAX (NAME_SIZE * self->unit, NAME_LEAST) * self->text;
}

static double
note_size (SalonTagFace *self)
{
  return MAX (NOTE_SIZE * self->unit, NOTE_LEAST) * self->text;
}

static double
measure (SalonMeasure which)
{
  return salon_theme_get_measure (salon_theme_get_used (), which);
}

/* The emblem and the beginning of the text keep their places in a plate that is wider than
 * the artwork has it: a disc its distance from the edge, a band its share of the width. */
static double
lay_out_emblem (SalonTagFace *self, double width, double height)
{
  const double disc = measure (SALON_MEASURE_PLATE_DISC) * self->unit;
  const double wider = disc > 0 ? self->unit : width / WIDTH;
  const double y =
    self->text >= LARGE_TEXT && disc > 0 ? .32 * height : measure (SALON_MEASURE_PLATE_Y) / HEIGHT * height;

  prepare_emblem (self, measure (SALON_MEASURE_PLATE_X) * wider, y, measure (SALON_MEASURE_PLATE_EMBLEM) * self->unit,
                  disc);
  return measure (SALON_MEASURE_PLATE_TEXT) * wider;
}

static void
lay_out_beside (SalonTagFace *self, double width, double height)
{
  const double unit = height / HEIGHT;
  const double x = lay_out_emblem (self, width, height);
  const double right = width - EDGE * unit;
  double badge;

  line_set (self, &self->name_line, self->name, TRUE, name_size (self), x, NAME_MIDDLE * unit, right - x);
  line_set (self, &self->note_line, get_note (self), FALSE, note_size (self), x, NOTE_MIDDLE * unit, right - x);
  place_dots (self, x, right - EDGE * .55 * unit, NOTE_MIDDLE * unit, note_size (self));
  badge = prepare_badge (self, right, 1, ROW_MIDDLE * unit, BADGE_HEIGHT * unit);
  prepare_points (self, x, 0, ROW_MIDDLE * unit, POINTS_CAP * unit, right - x - (badge > 0 ? badge + EDGE * unit : 0));
}

/* With large text the points are to the right of the name, the badge to the right of the note. */
static void
lay_out_large (SalonTagFace *self, double width, double height)
{
  const double unit = height / HEIGHT;
  const double x = lay_out_emblem (self, width, height);
  const double right = width - EDGE * 1.6 * unit;
  const double upper = height * .32, lower = height * .68;
  const double badge = prepare_badge (self, right, 1, lower, BADGE_HEIGHT * unit);

  prepare_points (self, right, 1, upper, POINTS_CAP * unit, (right - x) * .45);
  line_set (self, &self->name_line, self->name, TRUE, name_size (self), x, upper, self->figures_at.x - x - EDGE * unit);
  line_set (self, &self->note_line, get_note (self), FALSE, note_size (self), x, lower,
            right - x - (badge > 0 ? badge + EDGE * unit : 0));
  place_dots (self, x, right - (badge > 0 ? badge + EDGE * unit : 0), lower, note_size (self));
}

static void
lay_out_slim (SalonTagFace *self, double width, double height)
{
  const double middle = height / 2;
  const double unit = height / 23; /* in which the design gives a slim plate */
  const double right = width - 8 * unit;
  g_autofree char *both = self->note && self->manner ? g_strdup_printf ("%s · %s", self->note, self->manner) : NULL;
  double x = 30 * unit, badge, end;

  prepare_emblem (self, 14 * unit, middle, 11.5 * unit, 9 * unit);
  prepare_points (self, right, 1, middle, 12.5 * unit, width / 4);
  end = self->figures_at.x - 8 * unit;
  badge = prepare_badge (self, end, 1, middle, 17 * unit);
  if (badge > 0)
    end -= badge + 8 * unit;
  x += line_set (self, &self->name_line, self->name, TRUE, 13.5 * unit, x, middle, end - x) + 8 * unit;
  line_set (self, &self->note_line, both ? both : get_note (self), FALSE, 12 * unit, x, middle, end - x);
  if (both && pango_layout_is_ellipsized (self->note_line.layout))
    line_set (self, &self->note_line, self->note, FALSE, 12 * unit, x, middle, end - x);
  if (x + 30 * unit > end)
    line_clear (&self->note_line);
  place_dots (self, x, end, middle, 12 * unit);
}

static void
lay_out_high (SalonTagFace *self, double width, double height)
{
  const double unit = height / 211; /* in which the design gives a high plate */
  const double middle = width / 2, most = width - 12 * unit;

  prepare_emblem (self, middle, 48 * unit, 30 * unit, 25 * unit);
  line_centre (self, &self->name_line, self->name, TRUE, MIN (19 * unit, width / 5.4) * MIN (self->text, 1.3), middle,
               97 * unit, most);
  line_clear (&self->note_line);
  place_dots (self, 6 * unit, middle + 20 * unit, 117 * unit, 15 * unit);
  prepare_points (self, middle, .5, 146 * unit, 32 * unit, most);
  prepare_badge (self, middle, .5, 187 * unit, 26 * unit);
}

static void
prepare_plates (SalonTagFace *self, int width, int height)
{
  const GdkRGBA *colour = salon_colour_get (self->colour);

  if (self->form == SALON_SEAT_TAG_BESIDE)
    {
      salon_art_tile_prepare (&self->plate[0], self->widget, "plate", colour, width, height);
      salon_art_tile_prepare (&self->plate[1], self->widget, "plate-turn", colour, width, height);
    }
  else
    {
      salon_art_nine_prepare (&self->plate[0], self->widget, "plate-box.9", width, height, self->unit);
      salon_art_nine_prepare (&self->plate[1], self->widget, "plate-box-turn.9", width, height, self->unit);
    }
}

void
salon_tag_face_prepare (SalonTagFace *self, GtkWidget *widget, int width, int height)
{
  self->widget = widget;
  prepare_plates (self, width, height);
  if (self->form == SALON_SEAT_TAG_SLIM)
    lay_out_slim (self, width, height);
  else if (self->form == SALON_SEAT_TAG_HIGH)
    lay_out_high (self, width, height);
  else if (self->text >= LARGE_TEXT)
    lay_out_large (self, width, height);
  else
    lay_out_beside (self, width, height);
}

void
salon_tag_face_clear (SalonTagFace *self)
{
  for (int i = 0; i < 2; i++)
    {
      salon_art_tile_clear (&self->plate[i]);
      salon_figures_clear (&self->figures[i]);
      salon_art_tile_clear (&self->emblem[i]);
    }
  salon_figures_clear (&self->badge_figures);
  line_clear (&self->name_line);
  line_clear (&self->note_line);
  line_clear (&self->mark_line);
}

/* Drawing */

static void
snapshot_box (GtkSnapshot *snapshot, const graphene_rect_t *rect, float radius, const GdkRGBA *colour)
{
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, rect, radius);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, colour, rect);
  gtk_snapshot_pop (snapshot);
}

void
salon_tag_face_snapshot_plate (const SalonTagFace *self, GtkSnapshot *snapshot, int filled)
{
  salon_art_tile_snapshot (&self->plate[filled], snapshot, 0, 0);
}

static void
snapshot_badge (const SalonTagFace *self, GtkSnapshot *snapshot, double size)
{
  const graphene_rect_t *rect = &self->badge_rect;
  const float round = (float) measure (SALON_MEASURE_BUTTON_RADIUS) * .8f;
  graphene_point_t middle;

  if (size <= 0)
    return;
  gtk_snapshot_save (snapshot);
  graphene_rect_get_center (rect, &middle);
  gtk_snapshot_translate (snapshot, &middle);
  gtk_snapshot_scale (snapshot, (float) size, (float) size);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-middle.x, -middle.y));
  snapshot_box (snapshot, rect, MIN (rect->size.height / 2, round), salon_theme_get_role ("on_accent"));
  salon_figures_snapshot (&self->badge_figures, snapshot,
                          rect->origin.x + (rect->size.width - self->badge_figures.width) / 2,
                          rect->origin.y + rect->size.height / 2);
  gtk_snapshot_restore (snapshot);
}

/* Draws what the emblem stands on; in high contrast it is a ring. */
static void
snapshot_disc (const SalonTagFace *self, GtkSnapshot *snapshot, gboolean dark)
{
  const graphene_rect_t rect =
    GRAPHENE_RECT_INIT (self->emblem_at.x - self->disc, self->emblem_at.y - self->disc, 2 * self->disc, 2 * self->disc);
  const GdkRGBA *ink = salon_theme_get_role (dark ? "on_accent" : "plate_text");
  const float line = MAX (1.5f, self->disc * .1f);
  GskRoundedRect ring;

  if (salon_theme_get_mode () < SALON_THEME_CONTRAST)
    {
      snapshot_box (snapshot, &rect, self->disc, salon_theme_get_role ("card"));
      return;
    }
  gsk_rounded_rect_init_from_rect (&ring, &rect, self->disc);
  gtk_snapshot_append_border (snapshot, &ring, (float[4]) { line, line, line, line },
                              (GdkRGBA[4]) { *ink, *ink, *ink, *ink });
}

static void
snapshot_dots (const SalonTagFace *self, GtkSnapshot *snapshot, const GdkRGBA *colour)
{
  const float size = self->dots_rect.size.height;

  for (int i = 0; i < self->most_dots && self->dots_rect.size.width > 0; i++)
    {
      const float line = i < self->dots ? size / 2 : size * .16f;
      const graphene_point_t at =
        GRAPHENE_POINT_INIT (self->dots_rect.origin.x + size * (float) DOT_STEP * (float) i, self->dots_rect.origin.y);
      GskRoundedRect dot;

      gsk_rounded_rect_init_from_rect (&dot, &GRAPHENE_RECT_INIT (at.x, at.y, size, size), size / 2);
      gtk_snapshot_append_border (snapshot, &dot, (float[4]) { line, line, line, line },
                                  (GdkRGBA[4]) { *colour, *colour, *colour, *colour });
    }
}

static void
snapshot_line (GtkSnapshot *snapshot, const SalonTagLine *line, const char *role)
{
  if (line->layout)
    salon_draw_text (snapshot, line->layout, &line->origin, salon_theme_get_role (role));
}

void
salon_tag_face_snapshot (const SalonTagFace *self, GtkSnapshot *snapshot, gboolean filled, double badge_size)
{
  if (self->disc > 0)
    snapshot_disc (self, snapshot, filled);
  salon_art_tile_snapshot (&self->emblem[filled], snapshot, self->emblem_at.x, self->emblem_at.y);
  snapshot_line (snapshot, &self->name_line, filled ? "on_accent" : "plate_text");
  snapshot_line (snapshot, &self->note_line, filled ? "turn_second" : "plate_second");
  snapshot_line (snapshot, &self->mark_line, filled ? "turn_second" : "plate_second");
  snapshot_dots (self, snapshot, salon_theme_get_role (filled ? "turn_second" : "plate_second"));
  salon_figures_snapshot (&self->figures[filled], snapshot, self->figures_at.x, self->figures_at.y);
  if (self->badge)
    snapshot_badge (self, snapshot, badge_size);
}
