/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/cubes/cubes-rounds.h"

#include <glib/gi18n-lib.h>

#include "model/cubes/cubes-read-out.h"
#include "widgets/cubes/cubes-pencil-label.h"

/* How many letters the columns have at least; a column is as wide in all lines. */
#define ROUND_CHARS  7
#define SHAKER_CHARS 7
#define SEAT_CHARS   6
#define NARROW_CHARS 3 /* of a seat, where many sit */
#define FINDER_CHARS 6
#define MANY_SEATS   5
#define MOST_SEATS   7 /* from here on, who shook and who had the best word are left out */

struct _CubesRounds {
  GtkWidget parent_instance;

  CubesGame *game;
  SalonLook look;
  int seats;
  gboolean brief;

  GtkLabel *aim;
  GtkWidget *names, *totals; /* lines above and below the list */
  GtkListView *list;
  GtkStringList *rows; /* a row for each round; their strings mean nothing */
  GtkSizeGroup *column[CUBES_MAX_SEATS + 2];
};

G_DEFINE_FINAL_TYPE (CubesRounds, cubes_rounds, GTK_TYPE_WIDGET)

/* A line */

static GtkWidget *
add_cell (GtkWidget *line, GtkSizeGroup *column, const char *css_class, int chars, float xalign)
{
  GtkWidget *label = gtk_label_new (NULL);

  if (column != NULL)
    gtk_size_group_add_widget (column, label);

  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  gtk_label_set_width_chars (GTK_LABEL (label), chars);
  gtk_label_set_max_width_chars (GTK_LABEL (label), chars);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (line), label);
  return label;
}

/* Whether there is room for who shook, and who had the best word. */
static gboolean
is_wide (CubesRounds *self)
{
  return self->seats < MOST_SEATS && !self->brief;
}

static GtkWidget *
make_line (CubesRounds *self, const char *css_class)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *best;

  gtk_widget_add_css_class (line, "rounds-line");
  gtk_widget_add_css_class (line, css_class);
  add_cell (line, self->column[0], "round", ROUND_CHARS, .5f);
  gtk_widget_set_visible (add_cell (line, self->column[1], "shaker", SHAKER_CHARS, 0), is_wide (self));
  for (int seat = 0; seat < self->seats; seat++)
    add_cell (line, self->column[2 + seat], "points",
              self->seats >= MANY_SEATS || self->brief ? NARROW_CHARS : SEAT_CHARS, .5f);
  best = cubes_pencil_label_new ();
  gtk_widget_set_hexpand (best, TRUE);
  gtk_widget_set_margin_start (best, 8);
  gtk_box_append (GTK_BOX (line), best);
  gtk_widget_set_visible (add_cell (line, NULL, "finder", FINDER_CHARS, 1), is_wide (self));
  return line;
}

/* Returns the cell @n of a line: the round, its shaker, the seats, the best word, who found it. */
static GtkWidget *
get_cell (GtkWidget *line, int n)
{
  GtkWidget *cell = gtk_widget_get_first_child (line);

  while (n-- > 0)
    cell = gtk_widget_get_next_sibling (cell);
  return cell;
}

static void
set_text (GtkWidget *line, int n, const char *text)
{
  gtk_label_set_label (GTK_LABEL (get_cell (line, n)), text);
}

static void
set_points (GtkWidget *line, int n, int points, gboolean best)
{
  g_autofree char *figure = g_strdup_printf ("%d", points);

  set_text (line, n, figure);
  if (best)
    gtk_widget_add_css_class (get_cell (line, n), "best");
  else
    gtk_widget_remove_css_class (get_cell (line, n), "best");
}

static int
most (const gint32 *points, int seats)
{
  int best = points[0];

  for (int seat = 1; seat < seats; seat++)
    best = MAX (best, points[seat]);
  return best;
}

static const char *
get_name (CubesRounds *self, int seat)
{
  return cubes_game_get_header (self->game)->salon.name[seat];
}

static void
show_round (CubesRounds *self, GtkWidget *line, guint number)
{
  const CubesRound *round = cubes_game_get_round (self->game, number);
  g_autofree char *text = g_strdup_printf ("%u", number + 1);
  const int best = most (round->points, self->seats);

  set_text (line, 0, text);
  set_text (line, 1, get_name (self, round->shaker));
  for (int seat = 0; seat < self->seats; seat++)
    set_points (line, 2 + seat, round->points[seat], round->points[seat] == best && best > 0);
  cubes_pencil_label_set (CUBES_PENCIL_LABEL (get_cell (line, 2 + self->seats)), round->best,
                          (guint) MAX (0, round->best_seat));
  set_text (line, 3 + self->seats, round->best_seat >= 0 ? get_name (self, round->best_seat) : "");
}

/* The list */

static void
setup_cb (CubesRounds *self, GtkListItem *item)
{
  gtk_list_item_set_child (item, make_line (self, "round-line"));
  gtk_list_item_set_activatable (item, FALSE);
  gtk_list_item_set_selectable (item, FALSE);
}

static void
bind_cb (CubesRounds *self, GtkListItem *item)
{
  show_round (self, gtk_list_item_get_child (item), gtk_list_item_get_position (item));
}

static void
cubes_rounds_dispose (GObject *object)
{
  CubesRounds *self = CUBES_ROUNDS (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->game);
  for (guint i = 0; i < G_N_ELEMENTS (self->column); i++)
    g_clear_object (&self->column[i]);

  G_OBJECT_CLASS (cubes_rounds_parent_class)->dispose (object);
}

static void
cubes_rounds_class_init (CubesRoundsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cubes_rounds_dispose;
  gtk_widget_class_set_css_name (widget_class, "cubes-rounds");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
cubes_rounds_init (CubesRounds *self)
{
  GtkWidget *widget = GTK_WIDGET (self), *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  GtkWidget *title = gtk_label_new (_ ("Rounds")), *aim = gtk_label_new (NULL), *scroller;

  gtk_orientable_set_orientation (GTK_ORIENTABLE (gtk_widget_get_layout_manager (widget)), GTK_ORIENTATION_VERTICAL);
  gtk_widget_add_css_class (widget, "cubes-sheet-of-paper");
  gtk_widget_set_overflow (widget, GTK_OVERFLOW_HIDDEN);

  gtk_widget_add_css_class (head, "paper-head");
  gtk_widget_add_css_class (title, "paper-title");
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_widget_set_hexpand (title, TRUE);
  gtk_box_append (GTK_BOX (head), title);
  gtk_widget_add_css_class (aim, "paper-count");
  gtk_label_set_ellipsize (GTK_LABEL (aim), PANGO_ELLIPSIZE_END);
  self->aim = GTK_LABEL (aim);
  gtk_box_append (GTK_BOX (head), aim);
  gtk_widget_set_parent (head, widget);

  for (guint i = 0; i < G_N_ELEMENTS (self->column); i++)
    self->column[i] = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  self->names = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  gtk_widget_set_parent (self->names, widget);
  self->rows = gtk_string_list_new (NULL);
  self->list = GTK_LIST_VIEW (
    gtk_list_view_new (GTK_SELECTION_MODEL (gtk_no_selection_new (g_object_ref (G_LIST_MODEL (self->rows)))), NULL));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Rounds"), -1);
  g_object_unref (self->rows); /* the list holds it */
  scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), GTK_WIDGET (self->list));
  gtk_widget_set_vexpand (scroller, TRUE);
  gtk_widget_set_parent (scroller, widget);
  self->totals = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  gtk_widget_set_parent (self->totals, widget);
}

GtkWidget *
cubes_rounds_new (void)
{
  return g_object_new (CUBES_TYPE_ROUNDS, NULL);
}

/* Makes the two lines that stand still, and has the list make its own anew. */
static void
make_lines (CubesRounds *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkWidget *names = make_line (self, "names-line"), *totals = make_line (self, "totals-line");

  g_signal_connect_swapped (factory, "setup", G_CALLBACK (setup_cb), self);
  g_signal_connect_swapped (factory, "bind", G_CALLBACK (bind_cb), self);
  gtk_list_view_set_factory (self->list, factory);
  g_object_unref (factory);

  gtk_widget_insert_before (names, GTK_WIDGET (self), self->names);
  gtk_widget_unparent (self->names);
  self->names = names;
  gtk_widget_insert_before (totals, GTK_WIDGET (self), self->totals);
  gtk_widget_unparent (self->totals);
  self->totals = totals;
}

/* Writes @text where rounds have their best word and who found it. */
static void
set_end (CubesRounds *self, GtkWidget *line, const char *text)
{
  GtkWidget *word = get_cell (line, 2 + self->seats), *finder = get_cell (line, 3 + self->seats);

  gtk_widget_set_visible (word, FALSE);
  gtk_widget_set_visible (finder, TRUE);
  gtk_widget_set_hexpand (finder, TRUE);
  gtk_widget_set_margin_start (finder, 10);
  gtk_label_set_xalign (GTK_LABEL (finder), 0);
  gtk_label_set_wrap (GTK_LABEL (finder), TRUE);
  gtk_label_set_lines (GTK_LABEL (finder), 2);
  gtk_label_set_label (GTK_LABEL (finder), text);
}

static void
show_names (CubesRounds *self)
{
  set_text (self->names, 0, _ ("Round"));
  set_text (self->names, 1, _ ("Shaker"));
  for (int seat = 0; seat < self->seats; seat++)
    set_text (self->names, 2 + seat, get_name (self, seat));
  set_end (self, self->names, _ ("Best word"));
}

/* Says who is nearest to the target, and how near. */
static char *
say_to_go (CubesRounds *self, const CubesState *seen)
{
  int best;
  const guint leaders = cubes_read_out_leaders (seen, &best);
  const int left = seen->setup.target - best;
  g_autofree char *names = NULL;

  if (seen->setup.target == 0 || left <= 0)
    return g_strdup ("");
  names = cubes_read_out_names (cubes_game_get_header (self->game)->salon.name, leaders);
  /* Translators: points that are left to the target, and who has the most */
  return g_strdup_printf (_ ("%1$d to go for %2$s"), left, names);
}

static void
show_totals (CubesRounds *self, const CubesState *seen)
{
  const int best = most (seen->points, self->seats);
  g_autofree char *to_go = say_to_go (self, seen);

  set_text (self->totals, 0, _ ("Total"));
  for (int seat = 0; seat < self->seats; seat++)
    set_points (self->totals, 2 + seat, seen->points[seat], seen->points[seat] == best && best > 0);
  set_end (self, self->totals, to_go);
}

void
cubes_rounds_set_brief (CubesRounds *self, gboolean brief)
{
  g_return_if_fail (CUBES_IS_ROUNDS (self));

  self->brief = brief;
}

void
cubes_rounds_update (CubesRounds *self, CubesGame *game, const CubesView *view, const SalonLook *look)
{
  const CubesState *seen = &view->seen;
  const guint rounds = cubes_game_count_rounds (game);
  g_autofree char *aim = NULL;

  g_return_if_fail (CUBES_IS_ROUNDS (self));
  g_return_if_fail (CUBES_IS_GAME (game));

  gtk_string_list_splice (self->rows, 0, g_list_model_get_n_items (G_LIST_MODEL (self->rows)), NULL);
  g_set_object (&self->game, game);
  self->look = *look;
  self->seats = seen->setup.seats;
  if (seen->setup.target > 0)
    /* Translators: of a game in rounds: how many points end it, and when that is decided */
    aim = g_strdup_printf (_ ("to %d points, looked at after each round"), seen->setup.target);
  gtk_label_set_label (self->aim, aim != NULL ? aim : "");
  make_lines (self);
  show_names (self);
  show_totals (self, seen);
  for (guint i = 0; i < rounds; i++)
    gtk_string_list_append (self->rows, "");
}
