/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-library-rows.h"

#include "app/salon-library-text.h"
#include "model/salon-copies.h"

/* A row */

struct _SalonLibraryRow {
  GObject parent_instance;

  SalonLibraryEntry *entry;
  char *month;
  guint n_games;
  gboolean copy;
};

G_DEFINE_FINAL_TYPE (SalonLibraryRow, salon_library_row, G_TYPE_OBJECT)

static void
salon_library_row_finalize (GObject *object)
{
  SalonLibraryRow *self = SALON_LIBRARY_ROW (object);

  g_clear_object (&self->entry);
  g_free (self->month);

  G_OBJECT_CLASS (salon_library_row_parent_class)->finalize (object);
}

static void
salon_library_row_class_init (SalonLibraryRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = salon_library_row_finalize;
}

static void
salon_library_row_init (SalonLibraryRow *self)
{
}

SalonLibraryEntry *
salon_library_row_get_entry (SalonLibraryRow *self)
{
  return self->entry;
}

const char *
salon_library_row_get_month (SalonLibraryRow *self)
{
  return self->month;
}

guint
salon_library_row_count_games (SalonLibraryRow *self)
{
  return self->n_games;
}

gboolean
salon_library_row_is_copy (SalonLibraryRow *self)
{
  return self->copy;
}

static SalonLibraryRow *
row_new (SalonLibraryEntry *entry, gboolean copy)
{
  SalonLibraryRow *self = g_object_new (SALON_TYPE_LIBRARY_ROW, NULL);

  self->entry = g_object_ref (entry);
  self->copy = copy;
  return self;
}

static SalonLibraryRow *
heading_new (const char *month, guint n_games)
{
  SalonLibraryRow *self = g_object_new (SALON_TYPE_LIBRARY_ROW, NULL);

  self->month = g_strdup (month);
  self->n_games = n_games;
  return self;
}

static gboolean
is_same_row (const SalonLibraryRow *a, const SalonLibraryRow *b)
{
  return a->entry == b->entry && a->copy == b->copy && a->n_games == b->n_games && g_strcmp0 (a->month, b->month) == 0;
}

/* The list */

struct _SalonLibraryRows {
  GObject parent_instance;

  GPtrArray *rows;  /* of SalonLibraryRow */
  GPtrArray *cards; /* of SalonLibraryEntry */
  guint count[SALON_LIBRARY_N_STATES];
  guint n_shown;
};

static GType
get_item_type (GListModel *model)
{
  return SALON_TYPE_LIBRARY_ROW;
}

static guint
get_n_items (GListModel *model)
{
  return SALON_LIBRARY_ROWS (model)->rows->len;
}

static gpointer
get_item (GListModel *model, guint position)
{
  SalonLibraryRows *self = SALON_LIBRARY_ROWS (model);

  return position < self->rows->len ? g_object_ref (g_ptr_array_index (self->rows, position)) : NULL;
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (SalonLibraryRows,
                               salon_library_rows,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

static void
salon_library_rows_finalize (GObject *object)
{
  SalonLibraryRows *self = SALON_LIBRARY_ROWS (object);

  g_ptr_array_unref (self->rows);
  g_ptr_array_unref (self->cards);

  G_OBJECT_CLASS (salon_library_rows_parent_class)->finalize (object);
}

static void
salon_library_rows_class_init (SalonLibraryRowsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = salon_library_rows_finalize;
}

static void
salon_library_rows_init (SalonLibraryRows *self)
{
  self->rows = g_ptr_array_new_with_free_func (g_object_unref);
  self->cards = g_ptr_array_new_with_free_func (g_object_unref);
}

SalonLibraryRows *
salon_library_rows_new (void)
{
  return g_object_new (SALON_TYPE_LIBRARY_ROWS, NULL);
}

SalonLibraryState
salon_library_get_state (SalonLibraryEntry *entry)
{
  const SalonSummary *summary = salon_library_entry_get_summary (entry);

  if (summary == NULL)
    return SALON_LIBRARY_DAMAGED;

  return summary->stage == SALON_GAME_FINISHED ? SALON_LIBRARY_FINISHED : SALON_LIBRARY_WAITING;
}

gboolean
salon_library_is_of_table (SalonLibraryEntry *entry, const SalonHouseGame *table)
{
  const SalonHouseGame *house = salon_house_find_kind (salon_library_entry_get_kind (entry));

  /* Games that are played at one table have one help. */
  return house != NULL && house->help == table->help;
}

static gboolean
is_found (SalonLibraryEntry *entry, const char *folded)
{
  g_autofree char *more = NULL;

  if (folded[0] == '\0')
    return TRUE;

  more = salon_library_fold (salon_library_say_edition (entry));
  return salon_library_entry_matches (entry, folded, more);
}

/* An entry that has a row, with what it is sorted by. */
typedef struct {
  SalonLibraryEntry *entry;
  char *title;
} Found;

static void
found_clear (gpointer data)
{
  g_free (((Found *) data)->title);
}

static int
compare_titles (gconstpointer a, gconstpointer b)
{
  const Found *one = a, *other = b;
  const int titles = g_utf8_collate (one->title, other->title);

  return titles != 0 ? titles : salon_library_entry_compare (one->entry, other->entry);
}

static int
compare_oldest (gconstpointer a, gconstpointer b)
{
  return salon_library_entry_compare (((const Found *) b)->entry, ((const Found *) a)->entry);
}

/* The entries that have a row, in their order; those that have a card go to the cards. */
static GArray *
choose (SalonLibraryRows *self, GListModel *library, const SalonLibraryFilter *filter)
{
  GArray *found = g_array_new (FALSE, FALSE, sizeof (Found));

  g_array_set_clear_func (found, found_clear);
  for (guint i = 0; i < g_list_model_get_n_items (library); i++)
    {
      g_autoptr (SalonLibraryEntry) entry = g_list_model_get_item (library, i);
      const SalonLibraryState state = salon_library_get_state (entry);
      Found one = { entry, NULL };

      if (filter->table != NULL && !salon_library_is_of_table (entry, filter->table))
        continue;
      self->count[SALON_LIBRARY_ALL]++;
      self->count[state]++;
      if ((filter->state != SALON_LIBRARY_ALL && filter->state != state) || !is_found (entry, filter->folded))
        continue;
      self->n_shown++;
      if (state == SALON_LIBRARY_WAITING && self->cards->len < filter->cards)
        {
          g_ptr_array_add (self->cards, g_object_ref (entry));
          continue;
        }
      if (filter->order == SALON_LIBRARY_BY_TITLE)
        one.title = salon_library_say_title (entry);
      g_array_append_val (found, one);
    }
  if (filter->order != SALON_LIBRARY_NEWEST)
    g_array_sort (found, filter->order == SALON_LIBRARY_OLDEST ? compare_oldest : compare_titles);
  return found;
}

/* Rows for @found, of which some are @copies, with a heading for each month unless they are sorted by titles (transfer
 * full). */
static GPtrArray *
make_rows (const GArray *found, GHashTable *copies, SalonLibraryOrder order)
{
  GPtrArray *rows = g_ptr_array_new_with_free_func (g_object_unref);
  guint heading = 0;
  int last = -1;

  for (guint i = 0; i < found->len; i++)
    {
      SalonLibraryEntry *entry = g_array_index (found, Found, i).entry;
      g_autoptr (GDateTime) date = g_date_time_new_from_unix_local (salon_library_entry_get_time (entry));
      const int month = date != NULL ? g_date_time_get_year (date) * 12 + g_date_time_get_month (date) : 0;

      if (order != SALON_LIBRARY_BY_TITLE && month != last)
        {
          g_autofree char *name = salon_library_say_month (salon_library_entry_get_time (entry));

          heading = rows->len;
          g_ptr_array_add (rows, heading_new (name, 0));
          last = month;
        }
      if (order != SALON_LIBRARY_BY_TITLE)
        ((SalonLibraryRow *) g_ptr_array_index (rows, heading))->n_games++;
      g_ptr_array_add (rows, row_new (entry, g_hash_table_contains (copies, entry)));
    }
  return rows;
}

/* Takes @rows (transfer full); those that are the same at both ends of the list stay. */
static void
take_rows (SalonLibraryRows *self, GPtrArray *rows)
{
  g_autoptr (GPtrArray) before = self->rows;
  const guint most = MIN (before->len, rows->len);
  guint head = 0, tail = 0;

  while (head < most && is_same_row (g_ptr_array_index (before, head), g_ptr_array_index (rows, head)))
    head++;
  while (head + tail < most
         && is_same_row (g_ptr_array_index (before, before->len - 1 - tail),
                         g_ptr_array_index (rows, rows->len - 1 - tail)))
    tail++;
  for (guint i = 0; i < head; i++)
    {
      g_object_unref (g_ptr_array_index (rows, i));
      g_ptr_array_index (rows, i) = g_object_ref (g_ptr_array_index (before, i));
    }
  for (guint i = 1; i <= tail; i++)
    {
      g_object_unref (g_ptr_array_index (rows, rows->len - i));
      g_ptr_array_index (rows, rows->len - i) = g_object_ref (g_ptr_array_index (before, before->len - i));
    }

  self->rows = rows;
  if (before->len != rows->len || head < rows->len)
    g_list_model_items_changed (G_LIST_MODEL (self), head, before->len - head - tail, rows->len - head - tail);
}

void
salon_library_rows_update (SalonLibraryRows *self, GListModel *library, const SalonLibraryFilter *filter)
{
  g_autoptr (GHashTable) copies = salon_copies_find (library);
  g_autoptr (GArray) found = NULL;

  for (int state = 0; state < SALON_LIBRARY_N_STATES; state++)
    self->count[state] = 0;
  self->n_shown = 0;
  g_ptr_array_set_size (self->cards, 0);
  found = choose (self, library, filter);
  take_rows (self, make_rows (found, copies, filter->order));
}

GPtrArray *
salon_library_rows_get_cards (SalonLibraryRows *self)
{
  return self->cards;
}

guint
salon_library_rows_count (SalonLibraryRows *self, SalonLibraryState state)
{
  return self->count[state];
}

guint
salon_library_rows_count_shown (SalonLibraryRows *self)
{
  return self->n_shown;
}

GPtrArray *
salon_library_rows_list (SalonLibraryRows *self)
{
  GPtrArray *entries = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < self->cards->len; i++)
    g_ptr_array_add (entries, g_object_ref (g_ptr_array_index (self->cards, i)));
  for (guint i = 0; i < self->rows->len; i++)
    {
      SalonLibraryEntry *entry = salon_library_row_get_entry (g_ptr_array_index (self->rows, i));

      if (entry != NULL)
        g_ptr_array_add (entries, g_object_ref (entry));
    }
  return entries;
}
