/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/cubes/cubes-paper-row.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "widgets/cubes/cubes-paint.h"
#include "widgets/cubes/cubes-pencil.h"
#include "widgets/salon-draw.h"

/* Sizes of print, in shares of the font. */
#define HEADING .82
#define REASON  .82
#define POINTS  1.02

#define CROSSED_OPACITY .82 /* of a word with a stroke through it */
#define WRONG_OPACITY   .72
#define LEAST_REASON    3. /* heights of a capital that a reason gets, or it is left out */

struct _CubesPaperRow {
  GtkWidget parent_instance;

  char *word, *heading, *reason, *told;
  double crossed;
  int points;
  gboolean challenging, strikes;
  guint seat;
  CubesRowLight light;
  double inset, cap;
  gboolean hovered, focused;

  CubesPencil pencil;
  PangoLayout *print; /* the heading, or what stands at the end */
  GtkWidget *button;  /* made when it is first there */
};

G_DEFINE_FINAL_TYPE (CubesPaperRow, cubes_paper_row, GTK_TYPE_WIDGET)

enum {
  ACTED,
  NOTICED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static gboolean
is_wrong (CubesPaperRow *self)
{
  return self->reason != NULL;
}

/* The button */

static void
clicked_cb (CubesPaperRow *self)
{
  g_signal_emit (self, signals[ACTED], 0);
}

static void
draw_rubber_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  GdkRGBA colour;

  salon_draw_get_colour (GTK_WIDGET (area), &colour);
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_translate (cr, width / 2., height / 2.);
  cairo_scale (cr, width / 16., width / 16.);
  cairo_move_to (cr, -6.5, 1.5);
  cairo_rel_line_to (cr, 8, -8);
  cairo_rel_line_to (cr, 5, 5);
  cairo_rel_line_to (cr, -6.5, 6.5);
  cairo_rel_line_to (cr, -4.2, 0);
  cairo_close_path (cr);
  cairo_move_to (cr, -2.8, -2.2);
  cairo_rel_line_to (cr, 5, 5);
  cairo_set_line_width (cr, 1.5);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_stroke (cr);
}

static GtkWidget *
make_button (CubesPaperRow *self)
{
  GtkWidget *button = gtk_button_new ();

  if (self->challenging)
    {
      gtk_button_set_label (GTK_BUTTON (button), _ ("Challenge…"));
      gtk_widget_add_css_class (button, "paper-challenge");
    }
  else
    {
      GtkWidget *rubber = gtk_drawing_area_new ();

      gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (rubber), 16);
      gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (rubber), 16);
      gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (rubber), draw_rubber_cb, NULL, NULL);
      gtk_button_set_child (GTK_BUTTON (button), rubber);
      gtk_widget_add_css_class (button, "paper-rubber");
      gtk_widget_set_tooltip_text (button, _ ("Rub out"));
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Rub out"), -1);
    }
  /* The keys of the list do the same. */
  gtk_widget_set_focusable (button, FALSE);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (clicked_cb), self);
  gtk_widget_set_parent (button, GTK_WIDGET (self));
  return button;
}

static void
update_button (CubesPaperRow *self)
{
  const gboolean there = self->word != NULL && (self->strikes || self->challenging) && (self->hovered || self->focused);

  if (self->button == NULL && there)
    self->button = make_button (self);
  if (self->button != NULL)
    gtk_widget_set_visible (self->button, there);
}

/* What is noticed */

static void
notice (CubesPaperRow *self)
{
  update_button (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_signal_emit (self, signals[NOTICED], 0);
}

static void
contains_pointer_cb (CubesPaperRow *self, GParamSpec *pspec, GtkEventController *motion)
{
  self->hovered = gtk_event_controller_motion_contains_pointer (GTK_EVENT_CONTROLLER_MOTION (motion));
  notice (self);
}

static void
contains_focus_cb (CubesPaperRow *self, GParamSpec *pspec, GtkEventController *focus)
{
  self->focused = gtk_event_controller_focus_contains_focus (GTK_EVENT_CONTROLLER_FOCUS (focus));
  notice (self);
}

/* A tap with a finger notices a word too. */
static void
pressed_cb (CubesPaperRow *self)
{
  if (self->word != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

/* Sizes */

static void
cubes_paper_row_measure (GtkWidget *widget,
                         GtkOrientation orientation,
                         int for_size,
                         int *minimum,
                         int *natural,
                         int *minimum_baseline,
                         int *natural_baseline)
{
  CubesPaperRow *self = CUBES_PAPER_ROW (widget);

  if (self->button != NULL)
    gtk_widget_measure (self->button, orientation, -1, NULL, NULL, NULL, NULL);
}

/* Sets what is printed at the end of the line, or as its heading, into @room px; nothing if there is too little. */
static void
set_print (CubesPaperRow *self, double room)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const double em = salon_draw_get_em (widget);
  g_autofree char *figure = NULL;
  double size = REASON * em;
  const char *text = self->reason;

  g_clear_object (&self->print);
  if (self->heading != NULL)
    {
      text = self->heading;
      size = HEADING * em;
    }
  else if (self->points > 0)
    {
      text = figure = g_strdup_printf ("%d", self->points);
      size = POINTS * em;
    }
  if (text == NULL || (is_wrong (self) && room < LEAST_REASON * self->cap))
    return;

  self->print = salon_draw_layout (widget, text, size);
  if (self->heading == NULL && is_wrong (self))
    {
      PangoFontDescription *font = pango_font_description_copy (pango_layout_get_font_description (self->print));

      pango_font_description_set_weight (font, PANGO_WEIGHT_NORMAL);
      pango_layout_set_font_description (self->print, font);
      pango_font_description_free (font);
    }
  pango_layout_set_width (self->print, (int) (room * PANGO_SCALE));
  pango_layout_set_ellipsize (self->print, PANGO_ELLIPSIZE_END);
  pango_layout_set_alignment (self->print, self->heading ? PANGO_ALIGN_LEFT : PANGO_ALIGN_RIGHT);
}

static void
cubes_paper_row_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CubesPaperRow *self = CUBES_PAPER_ROW (widget);
  const double end = .9 * self->cap;
  double used = 0;

  if (self->word != NULL)
    {
      cubes_pencil_prepare (&self->pencil, widget, self->word, self->seat, cubes_paint (CUBES_PAINT_PENCIL), self->cap);
      used = self->pencil.width + self->cap;
    }
  else
    cubes_pencil_clear (&self->pencil);
  set_print (self, width - self->inset - used - end);

  if (self->button != NULL && gtk_widget_should_layout (self->button))
    {
      GtkAllocation place;
      int least, liked;

      gtk_widget_measure (self->button, GTK_ORIENTATION_HORIZONTAL, -1, &least, &liked, NULL, NULL);
      liked = MIN (liked, MAX (least, width));
      place = (GtkAllocation) { width - liked - 4, 1, liked, MAX (1, height - 2) };
      gtk_widget_size_allocate (self->button, &place, -1);
    }
}

/* Drawing */

static void
draw_print (CubesPaperRow *self, GtkSnapshot *snapshot, double width, double middle)
{
  const GdkRGBA *colour = cubes_paint (self->heading     ? CUBES_PAINT_HEADING
                                       : is_wrong (self) ? CUBES_PAINT_WRONG
                                                         : CUBES_PAINT_RIGHT);
  PangoRectangle box;
  graphene_point_t origin;

  salon_draw_centre (GTK_WIDGET (self), self->print, 0, middle, &origin);
  pango_layout_get_pixel_extents (self->print, NULL, &box);
  /* The layout is as wide as its room, and aligned in it. */
  origin.x =
    (float) (self->heading ? self->inset
                           : width - .9 * self->cap - pango_layout_get_width (self->print) / (double) PANGO_SCALE);
  salon_draw_text (snapshot, self->print, &origin, colour);
}

static void
cubes_paper_row_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CubesPaperRow *self = CUBES_PAPER_ROW (widget);
  const float width = (float) gtk_widget_get_width (widget), height = (float) gtk_widget_get_height (widget);
  const float x = (float) round (self->inset), middle = roundf (height / 2);
  const gboolean has_button = self->button != NULL && gtk_widget_get_visible (self->button);

  if (self->light != CUBES_ROW_AT_REST)
    gtk_snapshot_append_color (snapshot,
                               cubes_paint (self->light == CUBES_ROW_LIT ? CUBES_PAINT_LIT : CUBES_PAINT_BEFORE),
                               &GRAPHENE_RECT_INIT (0, 0, width, height));
  if (self->word != NULL)
    {
      const double opacity = is_wrong (self) ? WRONG_OPACITY : 1 - (1 - CROSSED_OPACITY) * self->crossed;

      cubes_pencil_snapshot (&self->pencil, snapshot, x, middle, opacity);
      if (is_wrong (self))
        cubes_pencil_wave (snapshot, x, middle + roundf ((float) (.78 * self->cap)), (float) self->pencil.width,
                           self->cap);
      cubes_pencil_cross (snapshot, self->word, x, middle, (float) self->pencil.width, self->cap, self->crossed);
    }
  if (self->print != NULL && !has_button)
    draw_print (self, snapshot, width, middle);
  if (gtk_widget_has_visible_focus (widget))
    salon_draw_focus (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height), 3, -5);

  GTK_WIDGET_CLASS (cubes_paper_row_parent_class)->snapshot (widget, snapshot);
}

/* The object */

static void
forget_line (CubesPaperRow *self)
{
  g_clear_pointer (&self->word, g_free);
  g_clear_pointer (&self->heading, g_free);
  g_clear_pointer (&self->reason, g_free);
  g_clear_pointer (&self->told, g_free);
}

static void
cubes_paper_row_dispose (GObject *object)
{
  CubesPaperRow *self = CUBES_PAPER_ROW (object);

  g_clear_pointer (&self->button, gtk_widget_unparent);
  g_clear_object (&self->print);
  cubes_pencil_clear (&self->pencil);

  G_OBJECT_CLASS (cubes_paper_row_parent_class)->dispose (object);
}

static void
cubes_paper_row_finalize (GObject *object)
{
  forget_line (CUBES_PAPER_ROW (object));

  G_OBJECT_CLASS (cubes_paper_row_parent_class)->finalize (object);
}

static void
cubes_paper_row_class_init (CubesPaperRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = cubes_paper_row_dispose;
  object_class->finalize = cubes_paper_row_finalize;
  widget_class->measure = cubes_paper_row_measure;
  widget_class->size_allocate = cubes_paper_row_size_allocate;
  widget_class->snapshot = cubes_paper_row_snapshot;

  signals[ACTED] = g_signal_new ("acted", CUBES_TYPE_PAPER_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[NOTICED] =
    g_signal_new ("noticed", CUBES_TYPE_PAPER_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_css_name (widget_class, "cubes-paper-row");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST_ITEM);
}

static void
cubes_paper_row_init (CubesPaperRow *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new (), *focus = gtk_event_controller_focus_new ();
  GtkGesture *press = gtk_gesture_click_new ();

  g_signal_connect_swapped (motion, "notify::contains-pointer", G_CALLBACK (contains_pointer_cb), self);
  g_signal_connect_swapped (focus, "notify::contains-focus", G_CALLBACK (contains_focus_cb), self);
  g_signal_connect_swapped (press, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  gtk_widget_add_controller (GTK_WIDGET (self), focus);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (press));
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  salon_art_watch (GTK_WIDGET (self));
}

GtkWidget *
cubes_paper_row_new (void)
{
  return g_object_new (CUBES_TYPE_PAPER_ROW, NULL);
}

/* Words are told as words, not as capitals, which some screen readers spell. */
static char *
tell (const char *word)
{
  char *told = g_ascii_strdown (word, -1);

  told[0] = g_ascii_toupper (told[0]);
  return told;
}

void
cubes_paper_row_set_line (CubesPaperRow *self, const CubesPaperLine *line, guint seat)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const gboolean kind = self->challenging != line->challenging;
  g_autofree char *alone = NULL;

  g_return_if_fail (CUBES_IS_PAPER_ROW (self));

  if (g_strcmp0 (self->word, line->word) == 0 && g_strcmp0 (self->heading, line->heading) == 0
      && g_strcmp0 (self->reason, line->reason) == 0 && g_strcmp0 (self->told, line->told) == 0
      && self->points == line->points && !kind && self->seat == seat)
    {
      cubes_paper_row_set_crossed (self, line->crossed);
      return;
    }

  forget_line (self);
  self->word = g_strdup (line->word);
  self->heading = g_strdup (line->heading);
  self->reason = g_strdup (line->reason);
  self->told = g_strdup (line->told);
  self->points = line->points;
  self->crossed = line->crossed;
  self->challenging = line->challenging;
  self->seat = seat;
  if (kind)
    g_clear_pointer (&self->button, gtk_widget_unparent);
  update_button (self);

  alone = self->word ? tell (self->word) : NULL;
  gtk_widget_set_focusable (widget, self->word != NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  self->told      ? self->told
                                  : alone != NULL ? alone
                                                  : self->heading,
                                  -1);
  gtk_widget_queue_resize (widget);
}

const char *
cubes_paper_row_get_word (CubesPaperRow *self)
{
  g_return_val_if_fail (CUBES_IS_PAPER_ROW (self), NULL);

  return self->word;
}

void
cubes_paper_row_set_crossed (CubesPaperRow *self, double crossed)
{
  g_return_if_fail (CUBES_IS_PAPER_ROW (self));

  if (self->crossed == crossed)
    return;
  self->crossed = crossed;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
cubes_paper_row_set_light (CubesPaperRow *self, CubesRowLight light)
{
  g_return_if_fail (CUBES_IS_PAPER_ROW (self));

  if (self->light == light)
    return;
  self->light = light;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
cubes_paper_row_set_strikes (CubesPaperRow *self, gboolean strikes)
{
  g_return_if_fail (CUBES_IS_PAPER_ROW (self));

  self->strikes = strikes;
  update_button (self);
}

void
cubes_paper_row_set_measures (CubesPaperRow *self, double inset, double cap)
{
  g_return_if_fail (CUBES_IS_PAPER_ROW (self));

  self->inset = inset;
  self->cap = cap;
}

gboolean
cubes_paper_row_is_challenging (CubesPaperRow *self)
{
  g_return_val_if_fail (CUBES_IS_PAPER_ROW (self), FALSE);

  return self->challenging;
}

gboolean
cubes_paper_row_is_noticed (CubesPaperRow *self)
{
  g_return_val_if_fail (CUBES_IS_PAPER_ROW (self), FALSE);

  return self->word != NULL && (self->hovered || self->focused);
}
