/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/cubes/cubes-paper-sheet-private.h"

#include <math.h>
#include <string.h>

#include "widgets/cubes/cubes-paint.h"
#include "widgets/salon-draw.h"

/* Sizes, in shares of the font. */
#define PITCH        2.32 /* from line to line */
#define DENSE_PITCH  1.6
#define BUTTON_PITCH 2.05 /* where lines have a button */
#define LEAST_PITCH  30   /* px, where lines have a button, which is lower by 2 and has to be hit */
#define CAP          1.   /* height of a capital */
#define DENSE_CAP    .78
#define MARGIN       2.32 /* the line down the left side */
#define INSET        3.1  /* where words begin */
#define SECOND_INSET 1.   /* in the second column */
#define DENSE_INSET  .95
#define TWO_COLUMNS  22. /* a sheet that is so wide has two */

G_DEFINE_FINAL_TYPE_WITH_CODE (CubesPaperSheet,
                               cubes_paper_sheet,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_SCROLLABLE, NULL))

guint cubes_paper_sheet_signals[CUBES_PAPER_SHEET_N_SIGNALS];

CubesPaperRow *
cubes_paper_sheet_get_line (CubesPaperSheet *self, guint line)
{
  return line < self->rows->len ? g_ptr_array_index (self->rows, line) : NULL;
}

const char *
cubes_paper_sheet_get_word (CubesPaperSheet *self, guint line)
{
  CubesPaperRow *row = cubes_paper_sheet_get_line (self, line);

  return row != NULL ? cubes_paper_row_get_word (row) : NULL;
}

int
cubes_paper_sheet_find_line (CubesPaperSheet *self, gconstpointer row)
{
  guint line;

  return g_ptr_array_find (self->rows, row, &line) ? (int) line : -1;
}

static int
find_word (CubesPaperSheet *self, const char *word)
{
  for (guint line = 0; line < self->rows->len; line++)
    if (g_strcmp0 (cubes_paper_sheet_get_word (self, line), word) == 0)
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

  return MAX (self->dense && !self->buttons ? 8 : LEAST_PITCH, (int) round (share * em));
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

void
cubes_paper_sheet_scroll_to_line (CubesPaperSheet *self, guint line)
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
    cubes_paper_sheet_scroll_to_line (self, self->rows->len);
  self->follow = FALSE;
  self->settling = FALSE;
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

  /* Rows have the height of a line, whatever they like; those in sight are measured when they get their places. */
  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = 3 * get_pitch (self);
      *natural = 10 * get_pitch (self);
    }
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
  if (has_draft (self))
    cubes_paper_draft_prepare (&self->draft, GTK_WIDGET (self), self->typed, self->seat, self->colour, get_cap (self));
  else
    cubes_paper_draft_clear (&self->draft);
}

/* Gives the row of @line its place. Only rows in sight have one, and the row with the focus: a list may have a thousand. */
static void
allocate_row (CubesPaperSheet *self, guint line, int width, int height)
{
  CubesPaperRow *row = cubes_paper_sheet_get_line (self, line);
  const int left = width / MAX (1, self->columns);
  GtkAllocation box;
  int column, place;

  if (row == NULL)
    return;
  get_place (self, line, &column, &place);
  box = (GtkAllocation) { column * left, (int) (place * self->pitch - round (scrolled_by (self))),
                          column + 1 < self->columns ? left : width - column * left, self->pitch };
  gtk_widget_set_child_visible (GTK_WIDGET (row),
                                (box.y + box.height > 0 && box.y < height)
                                  || gtk_widget_get_focus_child (GTK_WIDGET (self)) == GTK_WIDGET (row));
  if (!gtk_widget_get_child_visible (GTK_WIDGET (row)))
    return;
  cubes_paper_row_set_measures (row, get_inset (self, column), get_cap (self));
  gtk_widget_measure (GTK_WIDGET (row), GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_measure (GTK_WIDGET (row), GTK_ORIENTATION_VERTICAL, box.width, NULL, NULL, NULL, NULL);
  gtk_widget_size_allocate (GTK_WIDGET (row), &box, -1);
}

static void
cubes_paper_sheet_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CubesPaperSheet *self = CUBES_PAPER_SHEET (widget);

  self->pitch = get_pitch (self);
  self->columns = !self->dense && width >= TWO_COLUMNS * salon_draw_get_em (widget) ? 2 : 1;
  self->page = MAX (1, height / self->pitch);
  settle_adjustments (self, width, height);
  prepare_draft (self);
  for (guint i = 0; i < self->rows->len; i++)
    allocate_row (self, i, width, height);
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
  cubes_paper_draft_snapshot (&self->draft, snapshot, x, y);
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
      CubesPaperRow *row = cubes_paper_sheet_get_line (self, i);
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
  cubes_paper_draft_clear (&self->draft);
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

  cubes_paper_sheet_signals[CUBES_PAPER_SHEET_STRIKE] =
    g_signal_new ("strike", CUBES_TYPE_PAPER_SHEET, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                  G_TYPE_STRING);
  cubes_paper_sheet_signals[CUBES_PAPER_SHEET_CHALLENGE] =
    g_signal_new ("challenge", CUBES_TYPE_PAPER_SHEET, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                  G_TYPE_STRING);
  cubes_paper_sheet_signals[CUBES_PAPER_SHEET_NOTICED] =
    g_signal_new ("noticed", CUBES_TYPE_PAPER_SHEET, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_INT,
                  G_TYPE_STRING);

  gtk_widget_class_set_css_name (widget_class, "cubes-paper-sheet");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST);
}

static void
cubes_paper_sheet_init (CubesPaperSheet *self)
{
  self->rows = g_ptr_array_new_with_free_func (forget_row);
  self->lit = -1;
  self->noticed = -1;
  salon_scroller_init (&self->scroller, GTK_WIDGET (self), G_CALLBACK (value_changed_cb));
  cubes_paper_sheet_add_controllers (self);
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
  cubes_paper_sheet_watch (self, CUBES_PAPER_ROW (row));
  return CUBES_PAPER_ROW (row);
}

/* Lights the words that begin with what is typed, and the one that is the same. */
static void
light_rows (CubesPaperSheet *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      const char *word = cubes_paper_sheet_get_word (self, i);
      CubesRowLight light = CUBES_ROW_AT_REST;

      if (word == NULL)
        continue;
      if (self->typed != NULL && g_str_has_prefix (word, self->typed))
        light = strcmp (word, self->typed) == 0 ? CUBES_ROW_BEFORE : CUBES_ROW_LIT;
      cubes_paper_row_set_light (cubes_paper_sheet_get_line (self, i), light);
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
      g_ptr_array_add (self->rows, row);
    }
  g_clear_pointer (&old, g_ptr_array_unref);

  if (had_focus && gtk_widget_get_focus_child (GTK_WIDGET (self)) == NULL)
    cubes_paper_sheet_focus_word (self);
  light_rows (self);
  cubes_paper_sheet_tell_noticed (self, NULL);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
cubes_paper_sheet_set_line (CubesPaperSheet *self, guint line, const CubesPaperLine *shown)
{
  g_return_if_fail (CUBES_IS_PAPER_SHEET (self));

  if (cubes_paper_sheet_get_line (self, line) != NULL
      && g_strcmp0 (cubes_paper_sheet_get_word (self, line), shown->word) == 0)
    cubes_paper_row_set_line (cubes_paper_sheet_get_line (self, line), shown, self->seat);
}

void
cubes_paper_sheet_set_crossed (CubesPaperSheet *self, guint line, double crossed)
{
  g_return_if_fail (CUBES_IS_PAPER_SHEET (self));

  if (cubes_paper_sheet_get_line (self, line) != NULL)
    cubes_paper_row_set_crossed (cubes_paper_sheet_get_line (self, line), crossed);
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
    cubes_paper_sheet_scroll_to_line (self, (guint) known);
  else if (typed != NULL)
    cubes_paper_sheet_scroll_to_line (self, self->rows->len);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
cubes_paper_sheet_set_strikes (CubesPaperSheet *self, gboolean strikes)
{
  g_return_if_fail (CUBES_IS_PAPER_SHEET (self));

  self->strikes = strikes;
  for (guint i = 0; i < self->rows->len; i++)
    if (cubes_paper_sheet_get_line (self, i) != NULL)
      cubes_paper_row_set_strikes (cubes_paper_sheet_get_line (self, i), strikes);
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

  cubes_paper_sheet_scroll_to_line (self, line);
}

GtkWidget *
cubes_paper_sheet_get_row (CubesPaperSheet *self, const char *word)
{
  int line;

  g_return_val_if_fail (CUBES_IS_PAPER_SHEET (self), NULL);

  line = find_word (self, word);
  return line >= 0 ? GTK_WIDGET (cubes_paper_sheet_get_line (self, (guint) line)) : NULL;
}

void
cubes_paper_sheet_set_dense (CubesPaperSheet *self, guint lines, gboolean buttons)
{
  g_return_if_fail (CUBES_IS_PAPER_SHEET (self));

  if (self->dense && self->least == lines && self->buttons == buttons)
    return;
  self->dense = TRUE;
  self->buttons = buttons;
  self->least = lines;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
