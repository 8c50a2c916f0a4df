/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-seat-tag.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "widgets/salon-colours.h"
#include "widgets/salon-draw.h"
#include "widgets/salon-figures.h"
#include "widgets/salon-press.h"
#include "widgets/salon-theme-use.h"
#include "widgets/salon-tooltip.h"

#define PRESS_ACTION "tag.press"

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

/* A line of text and where it is. */
typedef struct {
  PangoLayout *layout;
  graphene_point_t origin;
} Line;

struct _SalonSeatTag {
  GtkWidget parent_instance;

  char *name;
  char *note;
  char *badge;
  char *turn_text;
  char *manner;
  char *company; /* what the tooltip says of a computer */
  int dots, most_dots;
  unsigned colour;
  int points;
  gboolean in_turn;
  gboolean selected;
  gboolean gliding; /* the filled plate is on its way, @glide px from this plate */
  graphene_point_t glide;
  double filled; /* 0 … 1 */
  double badge_size;
  guint drawn; /* how many times */

  SalonSeatTagForm form;
  double unit, text;

  /* What is drawn, prepared in size_allocate. Index 1 is for the filled plate. */
  SalonArtTile plate[2];
  SalonArtTile emblem[2]; /* on the plate not in turn, and in turn */
  graphene_point_t emblem_at;
  float disc; /* radius; 0 for none */
  Line name_line, note_line;
  Line mark_line;            /* of a program, in the place of dots */
  graphene_rect_t dots_rect; /* as wide as all dots; 0: there is no room */
  SalonFigures figures[2], badge_figures;
  graphene_point_t figures_at;
  graphene_rect_t badge_rect;
};

G_DEFINE_FINAL_TYPE (SalonSeatTag, salon_seat_tag, GTK_TYPE_WIDGET)

static guint activated_signal;

char *
salon_format_signed (int points, gboolean plus)
{
  /* The minus sign is U+2212. The number is negated as unsigned, because -INT_MIN
   * overflows an int. */
  return g_strdup_printf ("%s%u",
                          points < 0           ? "\342\210\222"
                          : plus && points > 0 ? "+"
                                               : "",
                          points < 0 ? 0u - (unsigned) points : (unsigned) points);
}

char *
salon_format_points (int points)
{
  g_autofree char *number = salon_format_signed (points, FALSE);

  /* Translators: a player's score; %s is a number, perhaps with a minus sign */
  return g_strdup_printf (ngettext ("%s point", "%s points", abs (points)), number);
}

static const char *
get_turn_text (SalonSeatTag *self)
{
  /* Translators: of a player whose move it is */
  return self->turn_text ? self->turn_text : C_ ("seat", "in turn");
}

static void
update (SalonSeatTag *self)
{
  g_autofree char *points = salon_format_points (self->points);
  g_autoptr (GString) label = g_string_new (self->name);
  const char *parts[4] = { NULL };
  g_autofree char *description = NULL;
  int n = 0;

  if (self->company)
    parts[n++] = self->company;
  if (self->note)
    parts[n++] = self->note;
  if (self->badge)
    parts[n++] = self->badge;
  description = g_strjoinv (", ", (char **) parts);

  g_string_append_printf (label, ", %s", points);
  if (self->in_turn)
    g_string_append_printf (label, ", %s", get_turn_text (self));
  if (self->selected)
    g_string_append_printf (label, ", %s", C_ ("seat", "chosen"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label->str,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
press_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_signal_emit (widget, activated_signal, 0);
}

/* Laying out */

static void
line_clear (Line *line)
{
  g_clear_object (&line->layout);
}

/* Sets a line with its left end at @x and the middle of its capitals at @middle. It is cut
 * with an ellipsis at @width px. Returns its width. */
static double
line_set (SalonSeatTag *self,
          Line *line,
          const char *text,
          gboolean bold,
          double size,
          double x,
          double middle,
          double width)
{
  int drawn;

  line_clear (line);
  line->layout = salon_draw_layout (GTK_WIDGET (self), text ? text : "", size);
  if (!bold)
    {
      PangoFontDescription *font = pango_font_description_copy (pango_layout_get_font_description (line->layout));

      pango_font_description_set_weight (font, PANGO_WEIGHT_NORMAL);
      pango_layout_set_font_description (line->layout, font);
      pango_font_description_free (font);
    }
  pango_layout_set_single_paragraph_mode (line->layout, TRUE);
  salon_draw_centre (GTK_WIDGET (self), line->layout, x, middle, &line->origin);
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
line_centre (SalonSeatTag *self,
             Line *line,
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
get_note (SalonSeatTag *self)
{
  return self->note ? self->note : self->manner;
}

/* Marks the plate of a program, as place_dots() those of computers, unless the note says so. */
static void
place_mark (SalonSeatTag *self, double from, double to, double middle, double height)
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
place_dots (SalonSeatTag *self, double from, double to, double middle, double height)
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
prepare_emblem (SalonSeatTag *self, double x, double y, double height, double disc)
{
  const GdkRGBA *colour = disc > 0 ? salon_colour_get (self->colour) : salon_theme_get_role ("secret_ink");
  const gboolean contrast = salon_theme_get_mode () >= SALON_THEME_CONTRAST;

  /* High contrast has no seat colours: the shape alone says whose plate it is. */
  for (int filled = 0; filled < 2; filled++)
    salon_art_glyph_prepare (&self->emblem[filled], GTK_WIDGET (self), "emblems",
                             salon_colour_get_emblem (self->colour),
                             contrast ? salon_theme_get_role (filled ? "on_accent" : "plate_text") : colour, height);
  graphene_point_init (&self->emblem_at, (float) x, (float) y);
  self->disc = (float) disc;
}

/* Prepares the points in both colours, with @x as the left end, or as the right end, or as
 * the middle, for @align 0, 1 and .5. They become smaller where @width px are too few. */
static void
prepare_points (SalonSeatTag *self, double x, double align, double middle, double cap, double width)
{
  g_autofree char *text = salon_format_signed (self->points, FALSE);
  const double natural = salon_figures_measure ("figures", text, cap);

  if (natural > width && natural > 0)
    cap *= MAX (width, 1) / natural;
  salon_figures_prepare (&self->figures[0], GTK_WIDGET (self), "figures", text, salon_theme_get_role ("plate_points"),
                         cap);
  salon_figures_prepare (&self->figures[1], GTK_WIDGET (self), "figures", text, salon_theme_get_role ("on_accent"),
                         cap);
  graphene_point_init (&self->figures_at, (float) (x - align * self->figures[0].width), (float) middle);
}

/* Prepares the badge with its right edge, or its middle, at @x, for @align 1 and .5. Returns
 * its width, which is 0 if there is none. */
static double
prepare_badge (SalonSeatTag *self, double x, double align, double middle, double height)
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
  salon_figures_prepare (&self->badge_figures, GTK_WIDGET (self), "figures", self->badge, salon_theme_get_role (ink),
                         cap);
  width = MAX (height * BADGE_WIDTH / BADGE_HEIGHT, self->badge_figures.width + height * .7);
  self->badge_rect =
    GRAPHENE_RECT_INIT ((float) (x - align * width), (float) (middle - height / 2), (float) width, (float) height);
  return width;
}

static double
name_size (SalonSeatTag *self)
{
  return MAX (NAME_SIZE * self->unit, NAME_LEAST) * self->text;
}

static double
note_size (SalonSeatTag *self)
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
lay_out_emblem (SalonSeatTag *self, double width, double height)
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
lay_out_beside (SalonSeatTag *self, double width, double height)
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
lay_out_large (SalonSeatTag *self, double width, double height)
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
lay_out_slim (SalonSeatTag *self, double width, double height)
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
lay_out_high (SalonSeatTag *self, double width, double height)
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
prepare_plates (SalonSeatTag *self, int width, int height)
{
  const GdkRGBA *colour = salon_colour_get (self->colour);

  if (self->form == SALON_SEAT_TAG_BESIDE)
    {
      salon_art_tile_prepare (&self->plate[0], GTK_WIDGET (self), "plate", colour, width, height);
      salon_art_tile_prepare (&self->plate[1], GTK_WIDGET (self), "plate-turn", colour, width, height);
    }
  else
    {
      salon_art_nine_prepare (&self->plate[0], GTK_WIDGET (self), "plate-box.9", width, height, self->unit);
      salon_art_nine_prepare (&self->plate[1], GTK_WIDGET (self), "plate-box-turn.9", width, height, self->unit);
    }
}

static void
salon_seat_tag_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  SalonSeatTag *self = SALON_SEAT_TAG (widget);

  if (width < 8 || height < 8)
    return;
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

static void
salon_seat_tag_measure (GtkWidget *widget,
                        GtkOrientation orientation,
                        int for_size,
                        int *minimum,
                        int *natural,
                        int *minimum_baseline,
                        int *natural_baseline)
{
  *minimum = 8;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 160 : 102;
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

/* Draws the plate, filled or not. */
static void
snapshot_plate (SalonSeatTag *self, GtkSnapshot *snapshot, int filled)
{
  salon_art_tile_snapshot (&self->plate[filled], snapshot, 0, 0);
}

static void
snapshot_badge (SalonSeatTag *self, GtkSnapshot *snapshot)
{
  const graphene_rect_t *rect = &self->badge_rect;
  const float round = (float) measure (SALON_MEASURE_BUTTON_RADIUS) * .8f;
  graphene_point_t middle;

  if (self->badge_size <= 0)
    return;
  gtk_snapshot_save (snapshot);
  graphene_rect_get_center (rect, &middle);
  gtk_snapshot_translate (snapshot, &middle);
  gtk_snapshot_scale (snapshot, (float) self->badge_size, (float) self->badge_size);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-middle.x, -middle.y));
  snapshot_box (snapshot, rect, MIN (rect->size.height / 2, round), salon_theme_get_role ("on_accent"));
  salon_figures_snapshot (&self->badge_figures, snapshot,
                          rect->origin.x + (rect->size.width - self->badge_figures.width) / 2,
                          rect->origin.y + rect->size.height / 2);
  gtk_snapshot_restore (snapshot);
}

/* Draws what the emblem stands on; in high contrast it is a ring. */
static void
snapshot_disc (SalonSeatTag *self, GtkSnapshot *snapshot, gboolean dark)
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
snapshot_dots (SalonSeatTag *self, GtkSnapshot *snapshot, const GdkRGBA *colour)
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
snapshot_line (GtkSnapshot *snapshot, const Line *line, const char *role)
{
  if (line->layout)
    salon_draw_text (snapshot, line->layout, &line->origin, salon_theme_get_role (role));
}

static void
salon_seat_tag_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  SalonSeatTag *self = SALON_SEAT_TAG (widget);
  const gboolean dark = self->filled >= .5;
  const graphene_rect_t whole =
    GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  /* Shadows, the ring and the focus stand out. */
  const float more = MAX (MAX (self->plate[0].left, self->plate[1].left), 8);
  graphene_rect_t extents;

  graphene_rect_inset_r (&whole, -more, -more, &extents);
  salon_draw_push_whole (snapshot, &extents, self->drawn++);
  if (self->filled < 1 || self->gliding)
    snapshot_plate (self, snapshot, 0);
  if (self->gliding)
    {
      gtk_snapshot_push_clip (snapshot, &whole);
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &self->glide);
      snapshot_plate (self, snapshot, 1);
      gtk_snapshot_restore (snapshot);
      gtk_snapshot_pop (snapshot);
    }
  else if (self->filled >= 1)
    snapshot_plate (self, snapshot, 1);
  else if (self->filled > 0)
    {
      gtk_snapshot_push_opacity (snapshot, self->filled);
      snapshot_plate (self, snapshot, 1);
      gtk_snapshot_pop (snapshot);
    }
  if (self->disc > 0)
    snapshot_disc (self, snapshot, dark);
  salon_art_tile_snapshot (&self->emblem[dark], snapshot, self->emblem_at.x, self->emblem_at.y);
  snapshot_line (snapshot, &self->name_line, dark ? "on_accent" : "plate_text");
  snapshot_line (snapshot, &self->note_line, dark ? "turn_second" : "plate_second");
  snapshot_line (snapshot, &self->mark_line, dark ? "turn_second" : "plate_second");
  snapshot_dots (self, snapshot, salon_theme_get_role (dark ? "turn_second" : "plate_second"));
  salon_figures_snapshot (&self->figures[dark], snapshot, self->figures_at.x, self->figures_at.y);
  if (self->badge)
    snapshot_badge (self, snapshot);

  if (gtk_widget_has_css_class (widget, "activatable") && gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_PRELIGHT)
    {
      GdkRGBA accent = *salon_theme_get_role ("accent");

      accent.alpha = .6f;
      salon_draw_ring (snapshot, &whole, 10, 1, 3, &accent);
    }
  if (gtk_widget_has_visible_focus (widget))
    salon_draw_focus (snapshot, &whole, 10, 1);
  gtk_snapshot_pop (snapshot);
}

static void
salon_seat_tag_state_flags_changed (GtkWidget *widget, GtkStateFlags previous)
{
  GTK_WIDGET_CLASS (salon_seat_tag_parent_class)->state_flags_changed (widget, previous);
  gtk_widget_queue_draw (widget);
}

static void
salon_seat_tag_dispose (GObject *object)
{
  SalonSeatTag *self = SALON_SEAT_TAG (object);

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
  g_clear_pointer (&self->name, g_free);
  g_clear_pointer (&self->note, g_free);
  g_clear_pointer (&self->badge, g_free);
  g_clear_pointer (&self->turn_text, g_free);
  g_clear_pointer (&self->manner, g_free);
  g_clear_pointer (&self->company, g_free);

  G_OBJECT_CLASS (salon_seat_tag_parent_class)->dispose (object);
}

static void
salon_seat_tag_class_init (SalonSeatTagClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = salon_seat_tag_dispose;
  widget_class->measure = salon_seat_tag_measure;
  widget_class->size_allocate = salon_seat_tag_size_allocate;
  widget_class->snapshot = salon_seat_tag_snapshot;
  widget_class->state_flags_changed = salon_seat_tag_state_flags_changed;

  activated_signal =
    g_signal_new ("activated", SALON_TYPE_SEAT_TAG, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_css_name (widget_class, "salon-seat-tag");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  salon_press_install (widget_class, PRESS_ACTION, press_cb);
}

static void
salon_seat_tag_init (SalonSeatTag *self)
{
  self->badge_size = 1;
  GtkWidget *widget = GTK_WIDGET (self);

  self->name = g_strdup ("");
  self->unit = .592;
  self->text = 1;
  salon_press_setup (widget, PRESS_ACTION);
  salon_art_watch (widget);
  update (self);
}

GtkWidget *
salon_seat_tag_new (void)
{
  return g_object_new (SALON_TYPE_SEAT_TAG, NULL);
}

/* Shows another text in one of the plate's places. */
static void
set_text (SalonSeatTag *self, char **place, const char *text)
{
  if (g_strcmp0 (text, *place) == 0)
    return;
  g_free (*place);
  *place = g_strdup (text);
  update (self);
}

void
salon_seat_tag_set_name (SalonSeatTag *self, const char *name)
{
  g_return_if_fail (SALON_IS_SEAT_TAG (self));

  g_free (self->name);
  self->name = g_strdup (name ? name : "");
  update (self);
}

void
salon_seat_tag_set_colour (SalonSeatTag *self, unsigned colour)
{
  g_return_if_fail (SALON_IS_SEAT_TAG (self));

  self->colour = colour;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
salon_seat_tag_set_form (SalonSeatTag *self, SalonSeatTagForm form, double unit, double text)
{
  g_return_if_fail (SALON_IS_SEAT_TAG (self));

  if (form == self->form && unit == self->unit && text == self->text)
    return;
  self->form = form;
  self->unit = unit;
  self->text = text;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
salon_seat_tag_set_note (SalonSeatTag *self, const char *note)
{
  g_return_if_fail (SALON_IS_SEAT_TAG (self));

  set_text (self, &self->note, note);
}

void
salon_seat_tag_set_company (SalonSeatTag *self,
                            const char *manner,
                            const char *level,
                            int dots,
                            int most,
                            const char *about)
{
  g_autofree char *words =
    manner && level ? g_strdup_printf ("%s, %s", manner, level) : g_strdup (manner ? manner : level);

  g_return_if_fail (SALON_IS_SEAT_TAG (self));
  g_return_if_fail (level || manner || !about);

  self->dots = level ? dots : 0;
  self->most_dots = level ? most : 0;
  set_text (self, &self->manner, manner);
  g_free (self->company);
  self->company = about ? g_strdup_printf ("%s. %s", words, about) : g_steal_pointer (&words);
  salon_tooltip_set (GTK_WIDGET (self), self->company);
  update (self);
}

void
salon_seat_tag_set_badge (SalonSeatTag *self, const char *badge)
{
  g_return_if_fail (SALON_IS_SEAT_TAG (self));

  set_text (self, &self->badge, badge);
}

void
salon_seat_tag_set_badge_size (SalonSeatTag *self, double size)
{
  g_return_if_fail (SALON_IS_SEAT_TAG (self));

  if (size == self->badge_size)
    return;
  self->badge_size = size;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
salon_seat_tag_set_filled (SalonSeatTag *self, double filled)
{
  g_return_if_fail (SALON_IS_SEAT_TAG (self));

  filled = CLAMP (filled, 0, 1);
  if (!self->gliding && filled == self->filled)
    return;
  self->gliding = FALSE;
  self->filled = filled;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
salon_seat_tag_set_glide (SalonSeatTag *self, double dx, double dy, double filled)
{
  g_return_if_fail (SALON_IS_SEAT_TAG (self));

  self->gliding = TRUE;
  self->glide = GRAPHENE_POINT_INIT ((float) dx, (float) dy);
  self->filled = filled;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
salon_seat_tag_snapshot_filled (SalonSeatTag *self, GtkSnapshot *snapshot)
{
  g_return_if_fail (SALON_IS_SEAT_TAG (self));

  snapshot_plate (self, snapshot, 1);
}

void
salon_seat_tag_set_points (SalonSeatTag *self, int points)
{
  g_return_if_fail (SALON_IS_SEAT_TAG (self));

  if (points == self->points)
    return;
  self->points = points;
  update (self);
}

void
salon_seat_tag_set_in_turn (SalonSeatTag *self, gboolean in_turn)
{
  g_return_if_fail (SALON_IS_SEAT_TAG (self));

  in_turn = !!in_turn;
  if (in_turn != self->in_turn)
    {
      self->in_turn = in_turn;
      update (self);
    }
  if (!self->gliding)
    salon_seat_tag_set_filled (self, in_turn ? 1 : 0);
}

void
salon_seat_tag_set_turn_text (SalonSeatTag *self, const char *text)
{
  g_return_if_fail (SALON_IS_SEAT_TAG (self));

  set_text (self, &self->turn_text, text);
}

void
salon_seat_tag_set_selected (SalonSeatTag *self, gboolean selected)
{
  g_return_if_fail (SALON_IS_SEAT_TAG (self));

  selected = !!selected;
  if (selected == self->selected)
    return;
  self->selected = selected;
  update (self);
}

void
salon_seat_tag_set_activatable (SalonSeatTag *self, gboolean activatable)
{
  g_return_if_fail (SALON_IS_SEAT_TAG (self));

  salon_press_set_enabled (GTK_WIDGET (self), PRESS_ACTION, activatable);
}
