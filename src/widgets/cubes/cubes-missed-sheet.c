/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/cubes/cubes-missed-sheet.h"

#include <math.h>

#include "widgets/cubes/cubes-missed-word.h"
#include "widgets/salon-draw.h"
#include "widgets/salon-place.h"
#include "widgets/salon-scroller.h"

/* In shares of the font: from line to line, where there is room and where there is not, and the width of a column. */
#define PITCH       2.32
#define DENSE_PITCH 1.91
#define COLUMN      10.6
#define SIDE        1. /* left and right of all columns */

/* What stands at a place: a word, or the heading of words of so many letters. */
typedef struct {
  int word; /* its index; −1: a heading, −2: nothing */
  int letters, points;
} Item;

struct _CubesMissedSheet {
  GtkWidget parent_instance;

  SalonScroller scroller;

  const CubesGridWord *words;
  guint *chosen, n;
  GArray *items;     /* column by column, @rows each; places below the last word of a column have a word of −2 */
  GHashTable *shown; /* the widgets of the items in sight, by index + 1 */
  GPtrArray *spare;  /* widgets that show nothing */
  guint current;     /* the item that gets the focus when the sheet does */
  int noticed;       /* index of a word, or −1 */
  int rows, pitch;   /* rows of a column; px from row to row */
  int width;         /* of a column, in px */
  gboolean settling; /* the sheet itself changes its adjustment */
  gboolean wanted;   /* the current item gets the focus as soon as it has its place, */
  guint focus_id;    /* which it has now */
};

#define NOTHING (-2)
#define HEADING (-1)

G_DEFINE_FINAL_TYPE_WITH_CODE (CubesMissedSheet,
                               cubes_missed_sheet,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_SCROLLABLE, NULL))

enum {
  NOTICED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static const Item *
get_item (CubesMissedSheet *self, guint i)
{
  return &g_array_index (self->items, Item, i);
}

static gboolean
is_word (CubesMissedSheet *self, int i)
{
  return i >= 0 && i < (int) self->items->len && get_item (self, (guint) i)->word >= 0;
}

static double
scrolled_by (CubesMissedSheet *self)
{
  return gtk_adjustment_get_value (self->scroller.adjustment[GTK_ORIENTATION_HORIZONTAL]);
}

/* Places */

static void
add_item (CubesMissedSheet *self, int word, int letters, int points)
{
  const Item item = { word, letters, points };

  g_array_append_val (self->items, item);
}

/* Gives each word its place in columns of @rows; a heading never stands last in a column. */
static void
flow (CubesMissedSheet *self, int rows)
{
  int letters = 0;

  g_array_set_size (self->items, 0);
  for (guint i = 0; i < self->n; i++)
    {
      const CubesGridWord *word = &self->words[self->chosen[i]];

      if (word->n_letters != letters)
        {
          if (rows > 1 && (int) self->items->len % rows == rows - 1)
            add_item (self, NOTHING, 0, 0);
          add_item (self, HEADING, word->n_letters, word->points);
        }
      letters = word->n_letters;
      add_item (self, (int) self->chosen[i], word->n_letters, word->points);
    }
  self->rows = rows;
}

static guint
count_columns (CubesMissedSheet *self)
{
  return (self->items->len + (guint) self->rows - 1) / (guint) self->rows;
}

/* The widgets */

static int
find_item (CubesMissedSheet *self, gconstpointer widget)
{
  GHashTableIter iter;
  gpointer key, value;

  g_hash_table_iter_init (&iter, self->shown);
  while (g_hash_table_iter_next (&iter, &key, &value))
    if (value == widget)
      return GPOINTER_TO_INT (key) - 1;
  return -1;
}

static void
scroll_to_item (CubesMissedSheet *self, guint item)
{
  const int left = (int) item / self->rows * self->width;

  gtk_adjustment_clamp_page (self->scroller.adjustment[GTK_ORIENTATION_HORIZONTAL], left, left + self->width);
}

static void
notice (CubesMissedSheet *self, int word)
{
  if (word == self->noticed)
    return;
  self->noticed = word;
  g_signal_emit (self, signals[NOTICED], 0, word);
}

static void
noticed_cb (CubesMissedSheet *self, CubesMissedWord *changed)
{
  const int item = find_item (self, changed);
  GHashTableIter iter;
  gpointer key, value;

  if (item >= 0 && gtk_widget_has_focus (GTK_WIDGET (changed)))
    self->current = (guint) item;
  if (item >= 0 && cubes_missed_word_is_noticed (changed))
    {
      notice (self, get_item (self, (guint) item)->word);
      return;
    }
  g_hash_table_iter_init (&iter, self->shown);
  while (g_hash_table_iter_next (&iter, &key, &value))
    if (cubes_missed_word_is_noticed (value))
      {
        notice (self, get_item (self, (guint) GPOINTER_TO_INT (key) - 1)->word);
        return;
      }
  notice (self, -1);
}

static GtkWidget *
take_widget (CubesMissedSheet *self)
{
  GtkWidget *widget;

  if (self->spare->len > 0)
    {
      widget = g_ptr_array_steal_index (self->spare, self->spare->len - 1);
      gtk_widget_set_visible (widget, TRUE);
      return widget;
    }
  widget = cubes_missed_word_new ();
  g_signal_connect_swapped (widget, "noticed", G_CALLBACK (noticed_cb), self);
  gtk_widget_set_parent (widget, GTK_WIDGET (self));
  return widget;
}

static void
show_item (CubesMissedSheet *self, guint i, GtkWidget *widget)
{
  const Item *item = get_item (self, i);

  if (item->word == HEADING)
    cubes_missed_word_set_heading (CUBES_MISSED_WORD (widget), item->letters, item->points);
  else
    {
      const CubesGridWord *word = &self->words[item->word];
      g_autofree char *small = g_ascii_strdown (word->letters, -1);

      cubes_missed_word_set_word (CUBES_MISSED_WORD (widget), small, word->tier == CUBES_FAMILIAR, word->points);
    }
  gtk_accessible_update_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_POS_IN_SET, (int) i + 1,
                                  GTK_ACCESSIBLE_RELATION_SET_SIZE, (int) self->items->len, -1);
}

/* Puts the widgets aside that show none of the items from @first to before @end, but for the one with the focus. */
static void
put_aside (CubesMissedSheet *self, guint first, guint end, GtkWidget *focus)
{
  GHashTableIter iter;
  gpointer key, value;

  g_hash_table_iter_init (&iter, self->shown);
  while (g_hash_table_iter_next (&iter, &key, &value))
    {
      const guint item = (guint) GPOINTER_TO_INT (key) - 1;

      if ((item >= first && item < end) || value == (gpointer) focus)
        continue;
      g_hash_table_iter_remove (&iter);
      gtk_widget_set_visible (value, FALSE);
      g_ptr_array_add (self->spare, value);
    }
}

/* Has a widget for each item in sight, and for the one that gets the focus, in their order. */
static void
show_items (CubesMissedSheet *self, int width)
{
  const guint rows = (guint) self->rows;
  const guint first = (guint) (scrolled_by (self) / self->width) * rows;
  const guint end = MIN (self->items->len, (guint) ceil ((scrolled_by (self) + width) / self->width) * rows);
  GtkWidget *before = NULL;

  put_aside (self, first, end, gtk_widget_get_focus_child (GTK_WIDGET (self)));
  for (guint i = first; i < end; i++)
    {
      GtkWidget *widget = g_hash_table_lookup (self->shown, GINT_TO_POINTER ((int) i + 1));

      if (get_item (self, i)->word == NOTHING)
        continue;
      if (widget == NULL)
        {
          widget = take_widget (self);
          g_hash_table_insert (self->shown, GINT_TO_POINTER ((int) i + 1), widget);
          show_item (self, i, widget);
        }
      if (gtk_widget_get_prev_sibling (widget) != before)
        gtk_widget_insert_after (widget, GTK_WIDGET (self), before);
      before = widget;
    }
}

static void
forget_items (CubesMissedSheet *self)
{
  GHashTableIter iter;
  gpointer value;

  g_hash_table_iter_init (&iter, self->shown);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    {
      gtk_widget_set_visible (value, FALSE);
      g_ptr_array_add (self->spare, value);
    }
  g_hash_table_remove_all (self->shown);
}

/* The focus */

/* Gives the focus to the first word from @item on, in steps of @step. */
static gboolean
focus_from (CubesMissedSheet *self, int item, int step)
{
  const int width = gtk_widget_get_width (GTK_WIDGET (self));

  for (; item >= 0 && item < (int) self->items->len; item += step)
    if (is_word (self, item))
      {
        self->current = (guint) item;
        scroll_to_item (self, (guint) item);
        show_items (self, width);
        gtk_widget_queue_allocate (GTK_WIDGET (self));
        return gtk_widget_grab_focus (g_hash_table_lookup (self->shown, GINT_TO_POINTER (item + 1)));
      }
  return FALSE;
}

gboolean
cubes_missed_sheet_focus_word (CubesMissedSheet *self)
{
  g_return_val_if_fail (CUBES_IS_MISSED_SHEET (self), FALSE);

  if (self->rows == 0 && self->n > 0)
    {
      self->wanted = TRUE;
      return TRUE;
    }
  return self->rows > 0 && (focus_from (self, (int) self->current, 1) || focus_from (self, 0, 1));
}

static gboolean
cubes_missed_sheet_focus (GtkWidget *widget, GtkDirectionType direction)
{
  if (gtk_widget_get_focus_child (widget) != NULL)
    return FALSE;
  return cubes_missed_sheet_focus_word (CUBES_MISSED_SHEET (widget));
}

static gboolean
key_pressed_cb (CubesMissedSheet *self, guint keyval, guint keycode, GdkModifierType state)
{
  const int item = (int) self->current, last = (int) self->items->len - 1;
  const int page = MAX (1, gtk_widget_get_width (GTK_WIDGET (self)) / MAX (1, self->width)) * self->rows;

  if (gtk_widget_get_focus_child (GTK_WIDGET (self)) == NULL
      || (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return FALSE;
  switch (keyval)
    {
    case GDK_KEY_Up:
      focus_from (self, item - 1, -1);
      return TRUE;
    case GDK_KEY_Down:
      focus_from (self, item + 1, 1);
      return TRUE;
    case GDK_KEY_Left:
      focus_from (self, item - self->rows, -1);
      return TRUE;
    case GDK_KEY_Right:
      if (!focus_from (self, item + self->rows, 1))
        focus_from (self, last, -1);
      return TRUE;
    case GDK_KEY_Page_Up:
      focus_from (self, MAX (0, item - page), 1);
      return TRUE;
    case GDK_KEY_Page_Down:
      focus_from (self, MIN (last, item + page), -1);
      return TRUE;
    case GDK_KEY_Home:
      focus_from (self, 0, 1);
      return TRUE;
    case GDK_KEY_End:
      focus_from (self, last, -1);
      return TRUE;
    default:
      return FALSE;
    }
}

/* Scrolling */

static gboolean
scroll_cb (CubesMissedSheet *self, double dx, double dy)
{
  GtkAdjustment *horizontal = self->scroller.adjustment[GTK_ORIENTATION_HORIZONTAL];

  if (dy == 0 || gtk_adjustment_get_upper (horizontal) <= gtk_adjustment_get_page_size (horizontal))
    return FALSE;
  gtk_adjustment_set_value (horizontal, gtk_adjustment_get_value (horizontal) + dy * self->width);
  return TRUE;
}

static void
value_changed_cb (CubesMissedSheet *self)
{
  if (!self->settling)
    gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* Sizes */

static void
cubes_missed_sheet_measure (GtkWidget *widget,
                            GtkOrientation orientation,
                            int for_size,
                            int *minimum,
                            int *natural,
                            int *minimum_baseline,
                            int *natural_baseline)
{
  const double em = salon_draw_get_em (widget);

  salon_place_measure_all (widget, orientation);
  *minimum = (int) ceil ((orientation == GTK_ORIENTATION_HORIZONTAL ? COLUMN : 2 * PITCH) * em);
  *natural = 3 * *minimum;
}

static gboolean
focus_cb (gpointer data)
{
  CubesMissedSheet *self = data;

  self->focus_id = 0;
  cubes_missed_sheet_focus_word (self);
  return G_SOURCE_REMOVE;
}

/* Gives the words columns of @rows. The word with the focus keeps it. */
static void
flow_anew (CubesMissedSheet *self, int rows)
{
  const gboolean had_focus = gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL;
  const int word = had_focus && self->current < self->items->len ? get_item (self, self->current)->word : NOTHING;

  forget_items (self);
  flow (self, rows);
  self->current = 0;
  for (guint i = 0; word >= 0 && i < self->items->len; i++)
    if (get_item (self, i)->word == word)
      self->current = i;
  self->wanted = self->wanted || word >= 0;
}

/* Chooses rows and columns: close together only if not all words fit otherwise. */
static void
choose_columns (CubesMissedSheet *self, int width, int height)
{
  const double em = salon_draw_get_em (GTK_WIDGET (self));
  const int columns = MAX (1, (int) (width / (COLUMN * em)));
  int pitch = MAX (1, (int) round (PITCH * em)), rows;

  if ((int) self->n + 12 > columns * (height / pitch))
    pitch = MAX (1, (int) round (DENSE_PITCH * em));
  rows = MAX (2, height / pitch);
  self->width = MAX (1, width / columns);
  self->pitch = pitch;
  if (rows != self->rows)
    flow_anew (self, rows);
}

static void
settle_adjustments (CubesMissedSheet *self, int width, int height)
{
  GtkAdjustment *horizontal = self->scroller.adjustment[GTK_ORIENTATION_HORIZONTAL];
  const double upper = MAX (width, (double) count_columns (self) * self->width);

  self->settling = TRUE;
  gtk_adjustment_configure (horizontal, CLAMP (gtk_adjustment_get_value (horizontal), 0, upper - width), 0, upper,
                            self->width, MAX (self->width, width - self->width), width);
  gtk_adjustment_configure (self->scroller.adjustment[GTK_ORIENTATION_VERTICAL], 0, 0, height, 0, 0, height);
  self->settling = FALSE;
}

static void
cubes_missed_sheet_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CubesMissedSheet *self = CUBES_MISSED_SHEET (widget);
  GHashTableIter iter;
  gpointer key, value;

  choose_columns (self, width, height);
  settle_adjustments (self, width, height);
  show_items (self, width);
  g_hash_table_iter_init (&iter, self->shown);
  while (g_hash_table_iter_next (&iter, &key, &value))
    {
      const int item = GPOINTER_TO_INT (key) - 1;
      GtkAllocation place;
      int least;

      gtk_widget_measure (value, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      place = (GtkAllocation) { item / self->rows * self->width - (int) round (scrolled_by (self)),
                                item % self->rows * self->pitch, MAX (least, self->width - 4), self->pitch };
      gtk_widget_size_allocate (value, &place, -1);
    }
  /* Not in the middle of giving places. */
  if (self->wanted && self->focus_id == 0)
    self->focus_id = g_idle_add (focus_cb, self);
  self->wanted = FALSE;
}

/* The object */

static void
cubes_missed_sheet_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  salon_scroller_get_property (&CUBES_MISSED_SHEET (object)->scroller, id, value, pspec);
}

static void
cubes_missed_sheet_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  salon_scroller_set_property (&CUBES_MISSED_SHEET (object)->scroller, id, value, pspec);
}

static void
cubes_missed_sheet_dispose (GObject *object)
{
  CubesMissedSheet *self = CUBES_MISSED_SHEET (object);
  GtkWidget *child;

  g_clear_handle_id (&self->focus_id, g_source_remove);
  g_hash_table_remove_all (self->shown);
  g_ptr_array_set_size (self->spare, 0);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    {
      g_signal_handlers_disconnect_by_data (child, self);
      gtk_widget_unparent (child);
    }
  salon_scroller_clear (&self->scroller);

  G_OBJECT_CLASS (cubes_missed_sheet_parent_class)->dispose (object);
}

static void
cubes_missed_sheet_finalize (GObject *object)
{
  CubesMissedSheet *self = CUBES_MISSED_SHEET (object);

  g_hash_table_unref (self->shown);
  g_ptr_array_unref (self->spare);
  g_array_unref (self->items);
  g_free (self->chosen);

  G_OBJECT_CLASS (cubes_missed_sheet_parent_class)->finalize (object);
}

static void
cubes_missed_sheet_class_init (CubesMissedSheetClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = cubes_missed_sheet_dispose;
  object_class->finalize = cubes_missed_sheet_finalize;
  object_class->get_property = cubes_missed_sheet_get_property;
  object_class->set_property = cubes_missed_sheet_set_property;
  widget_class->measure = cubes_missed_sheet_measure;
  widget_class->size_allocate = cubes_missed_sheet_size_allocate;
  widget_class->focus = cubes_missed_sheet_focus;

  salon_scroller_override (object_class);

  signals[NOTICED] = g_signal_new ("noticed", CUBES_TYPE_MISSED_SHEET, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_INT);

  gtk_widget_class_set_css_name (widget_class, "cubes-missed-sheet");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST);
}

static void
cubes_missed_sheet_init (CubesMissedSheet *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *wheel = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_VERTICAL);

  self->items = g_array_new (FALSE, FALSE, sizeof (Item));
  self->shown = g_hash_table_new (NULL, NULL);
  self->spare = g_ptr_array_new ();
  self->noticed = -1;
  self->pitch = self->width = 1;
  salon_scroller_init (&self->scroller, GTK_WIDGET (self), G_CALLBACK (value_changed_cb));
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  g_signal_connect_swapped (wheel, "scroll", G_CALLBACK (scroll_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), wheel);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

GtkWidget *
cubes_missed_sheet_new (void)
{
  return g_object_new (CUBES_TYPE_MISSED_SHEET, NULL);
}

void
cubes_missed_sheet_set_words (CubesMissedSheet *self, const CubesGridWord *words, const guint *chosen, guint n)
{
  const gboolean had_focus = gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL;

  g_return_if_fail (CUBES_IS_MISSED_SHEET (self));

  if (had_focus)
    gtk_root_set_focus (gtk_widget_get_root (GTK_WIDGET (self)), NULL);
  forget_items (self);
  g_array_set_size (self->items, 0);
  g_free (self->chosen);
  self->words = words;
  self->chosen = n > 0 ? g_memdup2 (chosen, n * sizeof *chosen) : NULL;
  self->n = n;
  self->rows = 0;
  self->current = 0;
  notice (self, -1);
  gtk_adjustment_set_value (self->scroller.adjustment[GTK_ORIENTATION_HORIZONTAL], 0);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
