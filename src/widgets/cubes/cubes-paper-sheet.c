/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/cubes/cubes-paper-sheet.h"

#include <math.h>
#include <string.h>

#include "widgets/cubes/cubes-paint.h"
#include "widgets/cubes/cubes-paper-row.h"
#include "widgets/cubes/cubes-pencil.h"
#include "widgets/salon-colours.h"
#include "widgets/salon-draw.h"
#include "widgets/salon-scroller.h"

/* Sizes, in shares of the font. */
#define PITCH        2.32 /* from line to line */
#define DENSE_PITCH  1.6
#define BUTTON_PITCH 2.05 /* where lines have a button */
#define CAP          1.   /* height of a capital */
#define DENSE_CAP    .78
#define MARGIN       2.32 /* the line down the left side */
#define INSET        3.1  /* where words begin */
#define SECOND_INSET 1.   /* in the second column */
#define DENSE_INSET  .95
#define TWO_COLUMNS  22. /* a sheet that is so wide has two */

#define DRAFT_OPACITY .45

/* The pencil that writes: its length and thickness in heights of a capital, and how it is held, in degrees. */
#define PENCIL_LENGTH 9.
#define PENCIL_THICK  .95
#define PENCIL_ANGLE  (-38)

struct _CubesPaperSheet {
  GtkWidget parent_instance;

  SalonScroller scroller;

  guint seat, colour;
  GPtrArray *rows; /* a row for each line, NULL for an empty line */
  char *typed;
  int lit;
  gboolean strikes, dense, buttons;
  guint least; /* lines of a dense sheet */
  int noticed;
  guint current; /* the line that gets the focus when the list does */

  int pitch, columns, page; /* height of a line in px; columns; lines in the sight of a reader */
  gboolean settling;        /* the sheet itself changes its adjustment */
  gboolean follow;          /* the end of the list has to come into sight */
  CubesPencil draft;
  SalonArtTile pencil;
};

G_DEFINE_FINAL_TYPE_WITH_CODE (CubesPaperSheet,
                               cubes_paper_sheet,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_SCROLLABLE, NULL))

enum {
  STRIKE,
  CHALLENGE,
  NOTICED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static CubesPaperRow *
get_row (CubesPaperSheet *self, guint line)
{
  return line < self->rows->len ? g_ptr_array_index (self->rows, line) : NULL;
}

static const char *
get_word (CubesPaperSheet *self, guint line)
{
  CubesPaperRow *row = get_row (self, line);

  return row != NULL ? cubes_paper_row_get_word (row) : NULL;
}

static int
find_row (CubesPaperSheet *self, gconstpointer row)
{
  guint line;

  return g_ptr_array_find (self->rows, row, &line) ? (int) line : -1;
}

static int
find_word (CubesPaperSheet *self, const char *word)
{
  for (guint line = 0; line < self->rows->len; line++)
    if (g_strcmp0 (get_word (self, line), word) == 0)
      return (int) line;
  return -1;
}

/* Places */

static double
scrolled_by (CubesPaperSheet *self)
{
  GtkAdjustment *vertical = self->scroller.adjustment[GTK_ORIENTATION_VERTICAL];

  return vertical != NULL ? gtk_adjustment_get_value (vertical) : 0;
}

/* Sets column and row of the place number @i. What does not fit into the columns goes on below, as on another page. */
static void
get_place (CubesPaperSheet *self, guint i, int *column, int *row)
{
  const guint page = (guint) MAX (1, self->page), all = page * (guint) MAX (1, self->columns);

  if (self->columns <= 1)
    {
      *column = 0;
      *row = (int) i;
      return;
    }
  *column = (int) (i % all / page);
  *row = (int) (i / all * page + i % page);
}

/* How many rows there are down to the last word, and to the next one. */
static int
count_rows (CubesPaperSheet *self)
{
  int most = (int) self->least;

  for (guint i = 0; i <= self->rows->len; i++)
    {
      int column, row;

      if (i == self->rows->len && self->dense)
        break;
      get_place (self, i, &column, &row);
      most = MAX (most, row + 1);
    }
  return most;
}

static double
get_inset (CubesPaperSheet *self, int column)
{
  const double em = salon_draw_get_em (GTK_WIDGET (self));

  if (self->dense)
    return DENSE_INSET * em;
  return (column == 0 ? self->columns > 1 ? INSET : INSET * .75 : SECOND_INSET) * em;
}

static double
get_margin (CubesPaperSheet *self)
{
  return round (MARGIN * (self->columns > 1 ? 1 : .7) * salon_draw_get_em (GTK_WIDGET (self)));
}

static double
get_cap (CubesPaperSheet *self)
{
  return (self->dense ? DENSE_CAP : CAP) * salon_draw_get_em (GTK_WIDGET (self));
}

static int
get_pitch (CubesPaperSheet *self)
{
  const double em = salon_draw_get_em (GTK_WIDGET (self));
  const double share = !self->dense ? PITCH : self->buttons ? BUTTON_PITCH : DENSE_PITCH;

  return MAX (8, (int) round (share * em));
}

/* Scrolling */

static void
scroll_to_row (CubesPaperSheet *self, int row)
{
  GtkAdjustment *vertical = self->scroller.adjustment[GTK_ORIENTATION_VERTICAL];
  const double top = (double) row * self->pitch;

  if (vertical != NULL)
    gtk_adjustment_clamp_page (vertical, top, top + self->pitch);
}

static void
scroll_to_line (CubesPaperSheet *self, guint line)
{
  int column, row;

  get_place (self, line, &column, &row);
  scroll_to_row (self, row);
}

static void
value_changed_cb (CubesPaperSheet *self)
{
  if (!self->settling)
    gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
settle_adjustments (CubesPaperSheet *self, int width, int height)
{
  GtkAdjustment *vertical = self->scroller.adjustment[GTK_ORIENTATION_VERTICAL];
  const double upper = MAX (height, count_rows (self) * self->pitch);

  self->settling = TRUE;
  gtk_adjustment_configure (self->scroller.adjustment[GTK_ORIENTATION_HORIZONTAL], 0, 0, width, 0, 0, width);
  gtk_adjustment_configure (vertical, CLAMP (gtk_adjustment_get_value (vertical), 0, upper - height), 0, upper,
                            self->pitch, MAX (self->pitch, height - self->pitch), height);
  if (self->follow)
    scroll_to_line (self, self->rows->len);
  self->follow = FALSE;
  self->settling = FALSE;
}

/* What is noticed, and the focus */

/* Tells which line is noticed now; @first (nullable) is asked before all others. */
static void
tell_noticed (CubesPaperSheet *self, CubesPaperRow *first)
{
  int line = first != NULL && cubes_paper_row_is_noticed (first) ? find_row (self, first) : -1;

  for (guint i = 0; line < 0 && i < self->rows->len; i++)
    if (get_row (self, i) != NULL && cubes_paper_row_is_noticed (get_row (self, i)))
      line = (int) i;
  if (line == self->noticed)
    return;
  self->noticed = line;
  g_signal_emit (self, signals[NOTICED], 0, line, line >= 0 ? get_word (self, (guint) line) : NULL);
}

static void
noticed_cb (CubesPaperSheet *self, CubesPaperRow *changed)
{
  const int line = find_row (self, changed);

  if (line >= 0 && gtk_widget_has_focus (GTK_WIDGET (changed)))
    {
      self->current = (guint) line;
      scroll_to_line (self, (guint) line);
    }
  tell_noticed (self, changed);
}

static void
act (CubesPaperSheet *self, CubesPaperRow *row, guint signal)
{
  g_autofree char *word = g_strdup (cubes_paper_row_get_word (row));

  if (word != NULL)
    g_signal_emit (self, signals[signal], 0, word);
}

static void
acted_cb (CubesPaperSheet *self, CubesPaperRow *row)
{
  act (self, row, self->strikes ? STRIKE : CHALLENGE);
}

/* Gives the focus to the first word from @line on, in steps of @step. */
static gboolean
focus_from (CubesPaperSheet *self, int line, int step)
{
  for (; line >= 0 && line < (int) self->rows->len; line += step)
    if (get_word (self, (guint) line) != NULL)
      return gtk_widget_grab_focus (GTK_WIDGET (get_row (self, (guint) line)));
  return FALSE;
}

gboolean
cubes_paper_sheet_focus_word (CubesPaperSheet *self)
{
  const int line = (int) self->current;

  g_return_val_if_fail (CUBES_IS_PAPER_SHEET (self), FALSE);

  return focus_from (self, line, 1) || focus_from (self, line, -1) || focus_from (self, 0, 1);
}

/* The list is one stop of the Tab key; the arrows go from word to word. */
static gboolean
cubes_paper_sheet_focus (GtkWidget *widget, GtkDirectionType direction)
{
  if (gtk_widget_get_focus_child (widget) != NULL)
    return FALSE;
  return cubes_paper_sheet_focus_word (CUBES_PAPER_SHEET (widget));
}

static gboolean
key_pressed_cb (CubesPaperSheet *self, guint keyval, guint keycode, GdkModifierType state)
{
  GtkWidget *focus = gtk_widget_get_focus_child (GTK_WIDGET (self));
  const int line = find_row (self, focus);
  const int page = MAX (1, self->page);

  if (focus == NULL || (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return FALSE;
  switch (keyval)
    {
    case GDK_KEY_Up:
      focus_from (self, line - 1, -1);
      return TRUE;
    case GDK_KEY_Down:
      focus_from (self, line + 1, 1);
      return TRUE;
    case GDK_KEY_Left:
      return self->columns > 1 && focus_from (self, line - page, -1);
    case GDK_KEY_Right:
      return self->columns > 1 && focus_from (self, line + page, 1);
    case GDK_KEY_Home:
      focus_from (self, 0, 1);
      return TRUE;
    case GDK_KEY_End:
      focus_from (self, (int) self->rows->len - 1, -1);
      return TRUE;
    case GDK_KEY_Page_Up:
      focus_from (self, MAX (0, line - page), 1);
      return TRUE;
    case GDK_KEY_Page_Down:
      focus_from (self, MIN ((int) self->rows->len - 1, line + page), -1);
      return TRUE;
    case GDK_KEY_Delete:
    case GDK_KEY_KP_Delete:
      if (!self->strikes)
        return FALSE;
      act (self, CUBES_PAPER_ROW (focus), STRIKE);
      return TRUE;
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
      if (!cubes_paper_row_is_challenging (CUBES_PAPER_ROW (focus)))
        return FALSE;
      act (self, CUBES_PAPER_ROW (focus), CHALLENGE);
      return TRUE;
    default:
      return FALSE;
    }
}

/* Sizes */

static void
cubes_paper_sheet_measure (GtkWidget *widget,
                           GtkOrientation orientation,
                           int for_size,
                           int *minimum,
                           int *natural,
                           int *minimum_baseline,
                           int *natural_baseline)
{
  CubesPaperSheet *self = CUBES_PAPER_SHEET (widget);

  for (guint i = 0; i < self->rows->len; i++)
    if (get_row (self, i) != NULL)
      gtk_widget_measure (GTK_WIDGET (get_row (self, i)), orientation, -1, NULL, NULL, NULL, NULL);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = 3 * get_pitch (self);
      *natural = 10 * get_pitch (self);
    }
}

static void
draw_pencil_cb (cairo_t *cr, gconstpointer data)
{
  const CubesPaperSheet *self = data;
  const GdkRGBA *colour = salon_colour_get (self->colour);
  const double unit = get_cap ((CubesPaperSheet *) self);
  const double half = PENCIL_THICK * unit / 2, length = PENCIL_LENGTH * unit, tip = 1.3 * unit;

  cairo_rotate (cr, PENCIL_ANGLE * G_PI / 180);
  /* the shadow */
  cairo_set_source_rgba (cr, 0, 0, 0, .14);
  cairo_rectangle (cr, tip, half * .2, length - tip, 2 * half);
  cairo_fill (cr);
  /* wood and lead */
  cairo_set_source_rgb (cr, 0xe8 / 255., 0xc9 / 255., 0x94 / 255.);
  cairo_move_to (cr, 0, 0);
  cairo_line_to (cr, tip, -half);
  cairo_line_to (cr, tip, half);
  cairo_fill (cr);
  cairo_set_source_rgb (cr, .2, .19, .23);
  cairo_move_to (cr, 0, 0);
  cairo_line_to (cr, tip * .36, -half * .36);
  cairo_line_to (cr, tip * .36, half * .36);
  cairo_fill (cr);
  /* the painted body, lighter above and darker below */
  gdk_cairo_set_source_rgba (cr, colour);
  cairo_rectangle (cr, tip, -half, length - 2.1 * unit - tip, 2 * half);
  cairo_fill (cr);
  cairo_set_source_rgba (cr, 1, 1, 1, .28);
  cairo_rectangle (cr, tip, -half, length - 2.1 * unit - tip, half * .62);
  cairo_fill (cr);
  cairo_set_source_rgba (cr, 0, 0, 0, .22);
  cairo_rectangle (cr, tip, half * .4, length - 2.1 * unit - tip, half * .6);
  cairo_fill (cr);
  /* ferrule and rubber */
  cairo_set_source_rgb (cr, .78, .79, .82);
  cairo_rectangle (cr, length - 2.1 * unit, -half, .9 * unit, 2 * half);
  cairo_fill (cr);
  cairo_set_source_rgb (cr, 0xd9 / 255., 0x86 / 255., 0x86 / 255.);
  cairo_rectangle (cr, length - 1.2 * unit, -half, 1.1 * unit, 2 * half);
  cairo_fill (cr);
}

/* Whether what is typed is drawn on the next line. */
static gboolean
has_draft (CubesPaperSheet *self)
{
  return self->typed != NULL && find_word (self, self->typed) < 0;
}

static void
prepare_draft (CubesPaperSheet *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const double cap = get_cap (self), long_side = (PENCIL_LENGTH + 1) * cap;

  if (!has_draft (self))
    {
      cubes_pencil_clear (&self->draft);
      return;
    }
  cubes_pencil_prepare (&self->draft, widget, self->typed, self->seat, cubes_paint (CUBES_PAINT_PENCIL), cap);
  if (self->pencil.texture == NULL && !cubes_paint_is_plain ())
    salon_art_tile_draw (&self->pencil, widget,
                         &GRAPHENE_RECT_INIT ((float) -cap, (float) -long_side, (float) (long_side + cap),
                                              (float) (long_side + cap)),
                         draw_pencil_cb, self);
}

static void
allocate_row (CubesPaperSheet *self, guint line, int width)
{
  CubesPaperRow *row = get_row (self, line);
  const int left = width / MAX (1, self->columns);
  GtkAllocation box;
  int column, place;

  if (row == NULL)
    return;
  get_place (self, line, &column, &place);
  cubes_paper_row_set_measures (row, get_inset (self, column), get_cap (self));
  box = (GtkAllocation) { column * left, (int) (place * self->pitch - round (scrolled_by (self))),
                          column + 1 < self->columns ? left : width - column * left, self->pitch };
  gtk_widget_size_allocate (GTK_WIDGET (row), &box, -1);
}

static void
cubes_paper_sheet_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CubesPaperSheet *self = CUBES_PAPER_SHEET (widget);
  const int pitch = get_pitch (self);

  if (pitch != self->pitch)
    salon_art_tile_clear (&self->pencil);
  self->pitch = pitch;
  self->columns = !self->dense && width >= TWO_COLUMNS * salon_draw_get_em (widget) ? 2 : 1;
  self->page = MAX (1, height / self->pitch);
  settle_adjustments (self, width, height);
  prepare_draft (self);
  for (guint i = 0; i < self->rows->len; i++)
    allocate_row (self, i, width);
}

/* Drawing */

static void
draw_rules (CubesPaperSheet *self, GtkSnapshot *snapshot, float width, float height)
{
  const int first = self->pitch - (int) round (scrolled_by (self)) % self->pitch;

  for (int y = first; y < height; y += self->pitch)
    gtk_snapshot_append_color (snapshot, cubes_paint (CUBES_PAINT_RULE),
                               &GRAPHENE_RECT_INIT (0, (float) y - 1, width, 1));
  if (self->dense)
    return;
  gtk_snapshot_append_color (snapshot, cubes_paint (CUBES_PAINT_MARGIN),
                             &GRAPHENE_RECT_INIT ((float) get_margin (self), 0, 1, height));
  if (self->columns > 1)
    gtk_snapshot_append_color (snapshot, cubes_paint (CUBES_PAINT_RULE),
                               &GRAPHENE_RECT_INIT ((float) (int) (width / 2), 0, 1, height));
}

/* Returns the place of line @line in the sheet. */
static graphene_rect_t
get_line (CubesPaperSheet *self, guint line, float width)
{
  const float part = floorf (width / (float) MAX (1, self->columns));
  int column, row;

  get_place (self, line, &column, &row);
  return GRAPHENE_RECT_INIT ((float) column * part, (float) (row * self->pitch - round (scrolled_by (self))), part,
                             (float) self->pitch);
}

static void
draw_draft (CubesPaperSheet *self, GtkSnapshot *snapshot, float width)
{
  const graphene_rect_t line = get_line (self, self->rows->len, width);
  int column, row;
  float x, y;

  get_place (self, self->rows->len, &column, &row);
  x = line.origin.x + (float) round (get_inset (self, column));
  y = line.origin.y + roundf (line.size.height / 2);
  gtk_snapshot_append_color (snapshot, cubes_paint (CUBES_PAINT_LIT), &line);
  cubes_pencil_snapshot (&self->draft, snapshot, x, y, DRAFT_OPACITY);
  if (self->pencil.texture != NULL && !cubes_paint_is_plain ())
    salon_art_tile_snapshot (&self->pencil, snapshot, roundf (x + (float) (self->draft.width + .5 * get_cap (self))),
                             roundf (y + (float) (.45 * get_cap (self))));
}

static void
cubes_paper_sheet_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CubesPaperSheet *self = CUBES_PAPER_SHEET (widget);
  const float width = (float) gtk_widget_get_width (widget), height = (float) gtk_widget_get_height (widget);

  gtk_snapshot_append_color (snapshot, cubes_paint (CUBES_PAINT_PAPER), &GRAPHENE_RECT_INIT (0, 0, width, height));
  if (self->lit >= 0)
    {
      const graphene_rect_t line = get_line (self, (guint) self->lit, width);

      gtk_snapshot_append_color (snapshot, cubes_paint (CUBES_PAINT_LIT), &line);
    }
  draw_rules (self, snapshot, width, height);
  for (guint i = 0; i < self->rows->len; i++)
    {
      CubesPaperRow *row = get_row (self, i);
      const graphene_rect_t line = get_line (self, i, width);

      if (row != NULL && line.origin.y + line.size.height > 0 && line.origin.y < height)
        gtk_widget_snapshot_child (widget, GTK_WIDGET (row), snapshot);
    }
  if (has_draft (self))
    draw_draft (self, snapshot, width);
}

/* The object */

static void
cubes_paper_sheet_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  salon_scroller_get_property (&CUBES_PAPER_SHEET (object)->scroller, id, value, pspec);
}

static void
cubes_paper_sheet_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  salon_scroller_set_property (&CUBES_PAPER_SHEET (object)->scroller, id, value, pspec);
}

static void
forget_row (gpointer row)
{
  if (row != NULL)
    {
      g_signal_handlers_disconnect_by_data (row, gtk_widget_get_parent (row));
      gtk_widget_unparent (row);
    }
}

static void
cubes_paper_sheet_dispose (GObject *object)
{
  CubesPaperSheet *self = CUBES_PAPER_SHEET (object);

  g_ptr_array_set_size (self->rows, 0);
  cubes_pencil_clear (&self->draft);
  salon_art_tile_clear (&self->pencil);
  salon_scroller_clear (&self->scroller);

  G_OBJECT_CLASS (cubes_paper_sheet_parent_class)->dispose (object);
}

static void
cubes_paper_sheet_finalize (GObject *object)
{
  CubesPaperSheet *self = CUBES_PAPER_SHEET (object);

  g_ptr_array_unref (self->rows);
  g_free (self->typed);

  G_OBJECT_CLASS (cubes_paper_sheet_parent_class)->finalize (object);
}

static void
cubes_paper_sheet_class_init (CubesPaperSheetClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = cubes_paper_sheet_dispose;
  object_class->finalize = cubes_paper_sheet_finalize;
  object_class->get_property = cubes_paper_sheet_get_property;
  object_class->set_property = cubes_paper_sheet_set_property;
  widget_class->measure = cubes_paper_sheet_measure;
  widget_class->size_allocate = cubes_paper_sheet_size_allocate;
  widget_class->snapshot = cubes_paper_sheet_snapshot;
  widget_class->focus = cubes_paper_sheet_focus;

  salon_scroller_override (object_class);

  signals[STRIKE] = g_signal_new ("strike", CUBES_TYPE_PAPER_SHEET, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                  1, G_TYPE_STRING);
  signals[CHALLENGE] = g_signal_new ("challenge", CUBES_TYPE_PAPER_SHEET, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                     G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[NOTICED] = g_signal_new ("noticed", CUBES_TYPE_PAPER_SHEET, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 2, G_TYPE_INT, G_TYPE_STRING);

  gtk_widget_class_set_css_name (widget_class, "cubes-paper-sheet");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST);
}

static void
cubes_paper_sheet_init (CubesPaperSheet *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->rows = g_ptr_array_new_with_free_func (forget_row);
  self->lit = -1;
  self->noticed = -1;
  salon_scroller_init (&self->scroller, GTK_WIDGET (self), G_CALLBACK (value_changed_cb));
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  salon_art_watch (GTK_WIDGET (self));
}

GtkWidget *
cubes_paper_sheet_new (void)
{
  return g_object_new (CUBES_TYPE_PAPER_SHEET, NULL);
}

void
cubes_paper_sheet_set_owner (CubesPaperSheet *self, guint seat, guint colour)
{
  g_return_if_fail (CUBES_IS_PAPER_SHEET (self));

  self->seat = seat;
  self->colour = colour;
  salon_art_tile_clear (&self->pencil);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* Takes the row of the same word, or heading, from @rows. */
static CubesPaperRow *
take_row (CubesPaperSheet *self, GPtrArray *rows, guint line, const CubesPaperLine *like)
{
  GtkWidget *row;

  /* Most often nothing has been moved. */
  for (guint i = 0; i < rows->len; i++)
    {
      const guint at = (line + i) % rows->len;
      CubesPaperRow *old = g_ptr_array_index (rows, at);

      if (old != NULL && g_strcmp0 (cubes_paper_row_get_word (old), like->word) == 0
          && (like->word != NULL || at == line))
        {
          rows->pdata[at] = NULL;
          return old;
        }
    }

  row = cubes_paper_row_new ();
  cubes_paper_row_set_strikes (CUBES_PAPER_ROW (row), self->strikes);
  g_signal_connect_swapped (row, "noticed", G_CALLBACK (noticed_cb), self);
  g_signal_connect_swapped (row, "acted", G_CALLBACK (acted_cb), self);
  return CUBES_PAPER_ROW (row);
}

/* Lights the words that begin with what is typed, and the one that is the same. */
static void
light_rows (CubesPaperSheet *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      const char *word = get_word (self, i);
      CubesRowLight light = CUBES_ROW_AT_REST;

      if (word == NULL)
        continue;
      if (self->typed != NULL && g_str_has_prefix (word, self->typed))
        light = strcmp (word, self->typed) == 0 ? CUBES_ROW_BEFORE : CUBES_ROW_LIT;
      cubes_paper_row_set_light (get_row (self, i), light);
    }
}

void
cubes_paper_sheet_set_lines (CubesPaperSheet *self, const CubesPaperLine *lines, guint n)
{
  g_autoptr (GPtrArray) old = NULL;
  GtkWidget *before = NULL;
  gboolean had_focus;

  g_return_if_fail (CUBES_IS_PAPER_SHEET (self));

  had_focus = gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL;
  self->follow = n > self->rows->len && !self->dense;
  self->buttons = FALSE;
  old = g_steal_pointer (&self->rows);
  self->rows = g_ptr_array_new_with_free_func (forget_row);
  for (guint i = 0; i < n; i++)
    {
      CubesPaperRow *row = NULL;

      if (lines[i].word != NULL || lines[i].heading != NULL)
        {
          row = take_row (self, old, i, &lines[i]);
          cubes_paper_row_set_line (row, &lines[i], self->seat);
          if (gtk_widget_get_parent (GTK_WIDGET (row)) == NULL
              || gtk_widget_get_prev_sibling (GTK_WIDGET (row)) != before)
            gtk_widget_insert_after (GTK_WIDGET (row), GTK_WIDGET (self), before);
          before = GTK_WIDGET (row);
        }
      self->buttons = self->buttons || lines[i].challenging;
      g_ptr_array_add (self->rows, row);
    }
  g_clear_pointer (&old, g_ptr_array_unref);

  if (had_focus && gtk_widget_get_focus_child (GTK_WIDGET (self)) == NULL)
    cubes_paper_sheet_focus_word (self);
  light_rows (self);
  tell_noticed (self, NULL);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
cubes_paper_sheet_set_crossed (CubesPaperSheet *self, guint line, double crossed)
{
  g_return_if_fail (CUBES_IS_PAPER_SHEET (self));

  if (get_row (self, line) != NULL)
    cubes_paper_row_set_crossed (get_row (self, line), crossed);
}

void
cubes_paper_sheet_set_typed (CubesPaperSheet *self, const char *letters)
{
  const char *typed = letters != NULL && letters[0] != '\0' ? letters : NULL;
  int known;

  g_return_if_fail (CUBES_IS_PAPER_SHEET (self));

  if (g_strcmp0 (typed, self->typed) == 0)
    return;
  g_free (self->typed);
  self->typed = g_strdup (typed);
  light_rows (self);

  known = typed != NULL ? find_word (self, typed) : -1;
  if (known >= 0)
    scroll_to_line (self, (guint) known);
  else if (typed != NULL)
    scroll_to_line (self, self->rows->len);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
cubes_paper_sheet_set_strikes (CubesPaperSheet *self, gboolean strikes)
{
  g_return_if_fail (CUBES_IS_PAPER_SHEET (self));

  self->strikes = strikes;
  for (guint i = 0; i < self->rows->len; i++)
    if (get_row (self, i) != NULL)
      cubes_paper_row_set_strikes (get_row (self, i), strikes);
}

void
cubes_paper_sheet_set_lit (CubesPaperSheet *self, int line)
{
  g_return_if_fail (CUBES_IS_PAPER_SHEET (self));

  if (self->lit == line)
    return;
  self->lit = line;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
cubes_paper_sheet_show_line (CubesPaperSheet *self, guint line)
{
  g_return_if_fail (CUBES_IS_PAPER_SHEET (self));

  scroll_to_line (self, line);
}

GtkWidget *
cubes_paper_sheet_get_row (CubesPaperSheet *self, const char *word)
{
  int line;

  g_return_val_if_fail (CUBES_IS_PAPER_SHEET (self), NULL);

  line = find_word (self, word);
  return line >= 0 ? GTK_WIDGET (get_row (self, (guint) line)) : NULL;
}

void
cubes_paper_sheet_set_dense (CubesPaperSheet *self, guint lines)
{
  g_return_if_fail (CUBES_IS_PAPER_SHEET (self));

  if (self->dense && self->least == lines)
    return;
  self->dense = TRUE;
  self->least = lines;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
