/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-review-list.h"

#include <math.h>

#include <glib/gi18n.h>

#include "widgets/probe/probe-review-letter.h"
#include "widgets/probe/probe-review-sign.h"
#include "widgets/salon-emblem.h"
#include "widgets/salon-seat-tag.h"
#include "widgets/salon-why.h"

#define KEY_LINE 24 /* characters of the key that have room in one line */

struct _ProbeReviewList {
  GtkWidget parent_instance;

  ProbeReviewJob *job;
  SalonLook look;
  GtkWidget *box, *all, *turning;
  GtkListView *view;
  GtkStringList *rows; /* the numbers of the questions that are shown, as text */
  GtkSingleSelection *selection;
  GPtrArray *bound; /* (element-type GtkListItem): rows that are widgets now */
  guint chosen;
  guint turns[PROBE_REVIEW_TURNS], n_turns;
  gboolean turns_only, silent;
};

G_DEFINE_FINAL_TYPE (ProbeReviewList, probe_review_list, GTK_TYPE_WIDGET)

enum {
  CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* Rows */

/* The parts of a row, which GtkListView uses for one question after another. */
typedef struct {
  GtkWidget *box, *flag, *number, *asker, *letter, *target, *points, *given, *sign;
} Row;

static gboolean
is_turn (ProbeReviewList *self, guint ask)
{
  for (guint i = 0; i < self->n_turns; i++)
    if (self->turns[i] == ask)
      return TRUE;
  return FALSE;
}

static guint
ask_of (gpointer item)
{
  return (guint) g_ascii_strtoull (gtk_string_object_get_string (item), NULL, 10);
}

static GtkWidget *
make_figure (GtkWidget *box, const char *css_class, int characters)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_label_set_width_chars (GTK_LABEL (label), characters);
  gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (box), label);
  return label;
}

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item, ProbeReviewList *self)
{
  Row *row = g_new0 (Row, 1);
  GtkWidget *question = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  row->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_widget_add_css_class (row->box, "review-row");
  row->flag = probe_review_sign_new ();
  probe_review_sign_set (PROBE_REVIEW_SIGN (row->flag), PROBE_REVIEW_FLAG, FALSE);
  gtk_box_append (GTK_BOX (row->box), row->flag);
  row->number = make_figure (row->box, "review-number", 2);
  row->asker = salon_emblem_new (0, 16);
  gtk_box_append (GTK_BOX (row->box), row->asker);
  row->letter = probe_review_letter_new ();
  gtk_box_append (GTK_BOX (question), row->letter);
  row->target = salon_emblem_new (0, 11);
  gtk_widget_set_valign (row->target, GTK_ALIGN_END); /* at the foot of the letter, not of the row */
  gtk_box_append (GTK_BOX (question), row->target);
  gtk_widget_set_valign (question, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (row->box), question);
  row->points = make_figure (row->box, "review-points", 4);
  row->given = make_figure (row->box, "review-given", 3);
  gtk_widget_set_hexpand (row->given, TRUE);
  row->sign = probe_review_sign_new ();
  gtk_box_append (GTK_BOX (row->box), row->sign);
  g_object_set_data_full (G_OBJECT (item), "row", row, g_free);
  gtk_list_item_set_child (item, row->box);
}

static void
show_verdict (ProbeReviewList *self, Row *row, guint ask)
{
  const ProbeReviewVerdict *verdict;
  ProbeReviewMark mark;
  g_autofree char *given = NULL;

  if (ask >= probe_review_job_get_judged (self->job))
    {
      gtk_label_set_label (GTK_LABEL (row->given), "");
      probe_review_sign_set (PROBE_REVIEW_SIGN (row->sign), -1, FALSE);
      return;
    }
  verdict = probe_review_job_get_verdict (self->job, ask);
  mark = probe_review_mark (verdict);
  if (mark >= PROBE_REVIEW_FAIR)
    given = g_strdup_printf ("%d", (int) lround (probe_review_given (verdict)));
  gtk_label_set_label (GTK_LABEL (row->given), given != NULL ? given : "");
  if (mark == PROBE_REVIEW_COSTLY)
    gtk_widget_add_css_class (row->given, "costly");
  else
    gtk_widget_remove_css_class (row->given, "costly");
  probe_review_sign_set (PROBE_REVIEW_SIGN (row->sign), (int) mark, FALSE);
}

static void
fill_row (ProbeReviewList *self, GtkListItem *item)
{
  Row *row = g_object_get_data (G_OBJECT (item), "row");
  const guint ask = ask_of (gtk_list_item_get_item (item));
  const ProbeReviewGame *game = probe_review_job_get_game (self->job);
  const ProbeReviewAsk *here = probe_review_game_get_ask (game, ask);
  const gboolean everybody = here->target >= game->header.setup.seats;
  g_autofree char *number = g_strdup_printf ("%u", ask + 1);
  g_autofree char *points = here->points != 0 ? salon_format_signed (here->points, TRUE) : g_strdup ("–");
  g_autofree char *text = probe_review_text_row (self->job, ask, is_turn (self, ask));

  gtk_widget_set_opacity (row->flag, is_turn (self, ask) ? 1 : 0);
  gtk_label_set_label (GTK_LABEL (row->number), number);
  salon_emblem_set_seat (SALON_EMBLEM (row->asker), probe_review_colour (&self->look, here->seat));
  probe_review_letter_set (PROBE_REVIEW_LETTER (row->letter), here->letter, here->hit);
  gtk_widget_set_opacity (row->target, everybody ? 0 : 1);
  if (!everybody)
    salon_emblem_set_seat (SALON_EMBLEM (row->target), probe_review_colour (&self->look, here->target));
  gtk_label_set_label (GTK_LABEL (row->points), points);
  if (here->points > 0)
    gtk_widget_add_css_class (row->points, "won");
  else
    gtk_widget_remove_css_class (row->points, "won");
  show_verdict (self, row, ask);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row->box), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item, ProbeReviewList *self)
{
  Row *row = g_object_get_data (G_OBJECT (item), "row");
  GtkWidget *parent = gtk_widget_get_parent (row->box);

  g_ptr_array_add (self->bound, item);
  fill_row (self, item);
  /* The row of the list is what has the focus, and is read. */
  if (parent != NULL)
    {
      const guint ask = ask_of (gtk_list_item_get_item (item));
      g_autofree char *text = probe_review_text_row (self->job, ask, is_turn (self, ask));

      gtk_accessible_update_property (GTK_ACCESSIBLE (parent), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
    }
}

static void
unbind_cb (GtkSignalListItemFactory *factory, GtkListItem *item, ProbeReviewList *self)
{
  g_ptr_array_remove_fast (self->bound, item);
}

/* Choosing */

static guint
find_place (ProbeReviewList *self, guint ask)
{
  const guint n = g_list_model_get_n_items (G_LIST_MODEL (self->rows));

  if (!self->turns_only)
    return ask;
  for (guint i = 0; i < n; i++)
    if (self->turns[i] == ask)
      return i;
  return GTK_INVALID_LIST_POSITION;
}

static void
show_chosen (ProbeReviewList *self)
{
  const guint place = find_place (self, self->chosen);

  self->silent = TRUE;
  gtk_single_selection_set_selected (self->selection, place);
  self->silent = FALSE;
  if (place != GTK_INVALID_LIST_POSITION)
    gtk_widget_activate_action (GTK_WIDGET (self->view), "list.scroll-to-item", "u", place);
}

static void
selected_cb (ProbeReviewList *self)
{
  gpointer item = gtk_single_selection_get_selected_item (self->selection);

  if (self->silent || item == NULL)
    return;
  self->chosen = ask_of (item);
  g_signal_emit (self, signals[CHOSEN], 0, self->chosen);
}

static void
fill_rows (ProbeReviewList *self)
{
  const guint n = self->turns_only ? self->n_turns : probe_review_job_get_game (self->job)->asks->len;
  g_autoptr (GPtrArray) texts = g_ptr_array_new_full (n + 1, g_free);

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (texts, g_strdup_printf ("%u", self->turns_only ? self->turns[i] : i));
  g_ptr_array_add (texts, NULL);
  self->silent = TRUE;
  gtk_string_list_splice (self->rows, 0, g_list_model_get_n_items (G_LIST_MODEL (self->rows)),
                          (const char *const *) texts->pdata);
  self->silent = FALSE;
  show_chosen (self);
}

static void
toggled_cb (ProbeReviewList *self)
{
  const gboolean only = gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->turning));

  if (only == self->turns_only)
    return;
  self->turns_only = only;
  fill_rows (self);
}

/* The widget */

static void
make_heads (ProbeReviewList *self)
{
  GtkWidget *heads = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *asked = probe_review_line (_ ("asked"), "review-second"),
            *points = probe_review_line (_ ("points"), "review-second");
  GtkWidget *given = probe_review_line (_ ("gave away"), "review-second");

  gtk_widget_add_css_class (heads, "review-heads");
  gtk_widget_set_hexpand (asked, TRUE);
  gtk_widget_set_margin_start (asked, 46);
  gtk_widget_set_hexpand (given, TRUE);
  gtk_label_set_xalign (GTK_LABEL (given), 1);
  gtk_box_append (GTK_BOX (heads), asked);
  gtk_box_append (GTK_BOX (heads), points);
  gtk_box_append (GTK_BOX (heads), given);
  gtk_box_append (GTK_BOX (self->box), heads);
}

/* What the signs mean, in one line, or in two where the words are long. */
static void
make_key (ProbeReviewList *self)
{
  GtkWidget *key = gtk_grid_new ();
  glong length = 0;

  for (int mark = 0; mark < PROBE_REVIEW_N_MARKS; mark++)
    length += g_utf8_strlen (probe_review_mark_text ((ProbeReviewMark) mark), -1);
  gtk_widget_add_css_class (key, "review-key");
  gtk_grid_set_column_spacing (GTK_GRID (key), 3);
  for (int mark = 0; mark < PROBE_REVIEW_N_MARKS; mark++)
    {
      const int columns = length > KEY_LINE ? 2 : PROBE_REVIEW_N_MARKS, column = mark % columns, row = mark / columns;
      GtkWidget *sign = probe_review_sign_new ();
      GtkWidget *text = probe_review_line (probe_review_mark_text ((ProbeReviewMark) mark), "review-second");

      probe_review_sign_set (PROBE_REVIEW_SIGN (sign), mark, FALSE);
      gtk_widget_set_hexpand (text, column + 1 < columns);
      gtk_grid_attach (GTK_GRID (key), sign, 2 * column, row, 1, 1);
      gtk_grid_attach (GTK_GRID (key), text, 2 * column + 1, row, 1, 1);
    }
  gtk_box_append (GTK_BOX (self->box), key);
}

static void
make_view (ProbeReviewList *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkWidget *scroller = gtk_scrolled_window_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), self);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), self);
  g_signal_connect (factory, "unbind", G_CALLBACK (unbind_cb), self);
  self->rows = gtk_string_list_new (NULL);
  self->selection = gtk_single_selection_new (G_LIST_MODEL (g_object_ref (self->rows)));
  gtk_single_selection_set_autoselect (self->selection, FALSE);
  gtk_single_selection_set_can_unselect (self->selection, TRUE);
  g_signal_connect_swapped (self->selection, "notify::selected", G_CALLBACK (selected_cb), self);
  self->view = GTK_LIST_VIEW (gtk_list_view_new (GTK_SELECTION_MODEL (g_object_ref (self->selection)), factory));
  gtk_widget_set_name (GTK_WIDGET (self->view), "review-questions");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->view), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Questions"), -1);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), GTK_WIDGET (self->view));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_widget_set_vexpand (scroller, TRUE);
  gtk_box_append (GTK_BOX (self->box), scroller);
}

static void
probe_review_list_dispose (GObject *object)
{
  ProbeReviewList *self = PROBE_REVIEW_LIST (object);

  if (self->selection != NULL)
    g_signal_handlers_disconnect_by_data (self->selection, self);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->selection);
  g_clear_object (&self->rows);
  g_clear_object (&self->job);

  G_OBJECT_CLASS (probe_review_list_parent_class)->dispose (object);
}

static void
probe_review_list_finalize (GObject *object)
{
  g_ptr_array_unref (PROBE_REVIEW_LIST (object)->bound);

  G_OBJECT_CLASS (probe_review_list_parent_class)->finalize (object);
}

static void
probe_review_list_class_init (ProbeReviewListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = probe_review_list_dispose;
  G_OBJECT_CLASS (klass)->finalize = probe_review_list_finalize;

  signals[CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_UINT);

  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "probe-review-list");
}

static void
probe_review_list_init (ProbeReviewList *self)
{
  GtkWidget *choice = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  self->bound = g_ptr_array_new ();
  self->box = probe_review_paper (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_overflow (self->box, GTK_OVERFLOW_HIDDEN);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  self->all = gtk_toggle_button_new ();
  self->turning = gtk_toggle_button_new ();
  gtk_widget_set_name (self->all, "review-all");
  gtk_widget_set_name (self->turning, "review-turning");
  gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (self->turning), GTK_TOGGLE_BUTTON (self->all));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->all), TRUE);
  g_signal_connect_swapped (self->turning, "toggled", G_CALLBACK (toggled_cb), self);
  gtk_widget_add_css_class (choice, "review-choice");
  gtk_widget_set_hexpand (self->all, TRUE);
  gtk_widget_set_hexpand (self->turning, TRUE);
  gtk_box_append (GTK_BOX (choice), self->all);
  gtk_box_append (GTK_BOX (choice), self->turning);
  gtk_box_append (GTK_BOX (self->box), choice);
  make_heads (self);
  make_view (self);
  make_key (self);
}

GtkWidget *
probe_review_list_new (ProbeReviewJob *job, const SalonLook *look)
{
  ProbeReviewList *self = g_object_new (PROBE_TYPE_REVIEW_LIST, NULL);

  self->job = g_object_ref (job);
  self->look = *look;
  probe_review_list_update (self);
  fill_rows (self);
  return GTK_WIDGET (self);
}

void
probe_review_list_update (ProbeReviewList *self)
{
  const guint n = probe_review_job_get_game (self->job)->asks->len;
  g_autofree char *all = g_strdup_printf (_ ("All %u"), n);
  g_autofree char *turning = NULL;
  const gboolean done = probe_review_job_get_state (self->job) == PROBE_REVIEW_JOB_DONE;

  self->n_turns = done ? probe_review_find_turns (self->job, self->turns) : 0;
  turning = g_strdup_printf (_ ("Turning points %u"), self->n_turns);
  gtk_button_set_label (GTK_BUTTON (self->all), all);
  gtk_button_set_label (GTK_BUTTON (self->turning), turning);
  salon_why_grey (self->turning, self->n_turns > 0 ? NULL
                                 : done            ? _ ("The game has no turning point.")
                                                   : _ ("The game is still being judged."));
  for (guint i = 0; i < self->bound->len; i++)
    fill_row (self, self->bound->pdata[i]);
}

void
probe_review_list_choose (ProbeReviewList *self, guint ask)
{
  self->chosen = ask;
  show_chosen (self);
}

guint
probe_review_list_get_chosen (ProbeReviewList *self)
{
  return self->chosen;
}

void
probe_review_list_step (ProbeReviewList *self, int by)
{
  const int n = (int) g_list_model_get_n_items (G_LIST_MODEL (self->rows));
  const guint place = find_place (self, self->chosen);
  const int next = place == GTK_INVALID_LIST_POSITION ? 0 : (int) place + by;

  if (n == 0 || next < 0 || next >= n)
    return;
  self->chosen = self->turns_only ? self->turns[next] : (guint) next;
  show_chosen (self);
  g_signal_emit (self, signals[CHOSEN], 0, self->chosen);
}
