/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The score pad: what stands on it, what is read aloud of it, and that a long game
 * costs no more than a young one.
 *
 * usage: test-pad [ROUNDS] */

#include <stdlib.h>

#include "census.h"
#include "pages-hands.h"
#include "rules/probe/probe-apply.h"
#include "widgets/probe/probe-pad.h"
#include "widgets/salon-pad-cell.h"

/* Of the long game, unless another number is named; the longest has 166,666. */
static guint long_rounds = 20000;

#define SET_UP(edition)                                                                    \
  "salon-record 1\ngame probe\nedition " edition "\nwords en\noption activity-cards off\n" \
  "seat 1 human Ada\nseat 2 human Marie\nseat 3 human Hugo\nfirst 1\n"                     \
  "word 1 ..ROCKET\nword 2 TREASURER\nword 3 KAYAK\nbegin\n"

/* Nobody has an X: a round in which nothing comes in. */
#define ROUND "1 ask 2 X\n2 no\n2 ask 3 X\n3 no\n3 ask 1 X\n1 no\n"

static ProbeGame *
game_of (const char *set_up, const char *moves, guint rounds)
{
  g_autoptr (GString) text = g_string_new (set_up);
  g_autoptr (GError) error = NULL;
  ProbeGame *game;

  for (guint i = 0; i < rounds; i++)
    g_string_append (text, ROUND);
  g_string_append (text, moves);
  game = probe_game_new_from_record (text->str, text->len, 1, NULL, &error);
  g_assert_no_error (error);
  salon_game_hold (SALON_GAME (game));
  return game;
}

static void
play (ProbeGame *game, const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autoptr (GError) error = NULL;
  ProbeMove move;

  for (int i = 0; lines[i][0]; i++)
    {
      g_assert_null (probe_move_parse (lines[i], 1, &move));
      probe_game_play (game, &move, &error);
      g_assert_no_error (error);
    }
}

/* The pad in a window */

typedef struct {
  GtkWidget *pad, *window, *names, *scroller, *lines;
  SalonLook look;
} Desk;

/* Until the sizes are given out, and what follows from them is done. */
static void
settle (Desk *desk)
{
  for (int i = 0; i < 3; i++)
    gtk_test_widget_wait_for_draw (desk->window);
}

static void
desk_init (Desk *desk, ProbeGame *game)
{
  GtkWidget *table;

  desk->pad = salon_pad_new ();
  salon_look_init (&desk->look);
  gtk_widget_set_size_request (desk->pad, 300, 500);
  gtk_widget_set_halign (desk->pad, GTK_ALIGN_START);
  gtk_widget_set_valign (desk->pad, GTK_ALIGN_START);
  desk->window = hands_present (desk->pad);
  table = hands_get (desk->pad, "pad-table");
  desk->names = gtk_widget_get_first_child (table);
  desk->scroller = gtk_widget_get_next_sibling (desk->names);
  desk->lines = gtk_widget_get_first_child (desk->scroller);
  probe_pad_update (SALON_PAD (desk->pad), game, &desk->look);
  settle (desk);
}

static void
desk_clear (Desk *desk)
{
  gtk_window_destroy (GTK_WINDOW (desk->window));
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Desk, desk_clear)

static void
update (Desk *desk, ProbeGame *game)
{
  probe_pad_update (SALON_PAD (desk->pad), game, &desk->look);
  settle (desk);
}

static GtkWidget *
nth_child (GtkWidget *widget, int n)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  while (child && n-- > 0)
    child = gtk_widget_get_next_sibling (child);
  return child;
}

/* The totals in a row, parted by spaces: in brackets what is struck out, - for nothing. */
static char *
read_row (GtkWidget *row)
{
  GString *text = g_string_new (NULL);

  for (GtkWidget *cell = gtk_widget_get_first_child (row); cell; cell = gtk_widget_get_next_sibling (cell))
    {
      g_autofree char *total = NULL;
      gboolean struck;

      g_object_get (cell, "text", &total, "struck", &struck, NULL);
      if (text->len > 0)
        g_string_append_c (text, ' ');
      g_string_append_printf (text, struck ? "(%s)" : "%s", total ? total : "-");
    }
  return g_string_free (text, FALSE);
}

static void
assert_row (GtkWidget *row, const char *totals)
{
  g_autofree char *text = read_row (row);

  g_assert_cmpstr (text, ==, totals);
}

static guint
n_rows (Desk *desk)
{
  guint n = 0;

  for (GtkWidget *row = gtk_widget_get_first_child (desk->lines); row; row = gtk_widget_get_next_sibling (row))
    n++;
  return n - 1; /* the last one has the newest totals */
}

static GtkWidget *
newest_row (Desk *desk)
{
  return gtk_widget_get_last_child (desk->lines);
}

/* Whether that row lies over the lines. */
static gboolean
newest_shows (Desk *desk)
{
  graphene_rect_t place;

  g_assert_true (gtk_widget_compute_bounds (newest_row (desk), desk->lines, &place));
  return place.origin.y + place.size.height <= gtk_widget_get_height (desk->lines);
}

static void
assert_foot (Desk *desk, const char *title, const char *sum, const char *others)
{
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (hands_get (desk->pad, "pad-turn"))), ==, title);
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (hands_get (desk->pad, "pad-turn-sum"))), ==, sum);
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (hands_get (desk->pad, "pad-turn-others"))), ==, others);
}

/* What stands where */

static void
test_at_once (void)
{
  g_autoptr (ProbeGame) game = game_of (SET_UP ("parker-1964"), "1 ask 2 T\n2 show 1\n1 ask 2 R\n2 show 2\n", 0);
  g_auto (Desk) desk = { NULL };

  desk_init (&desk, game);
  g_assert_cmpuint (n_rows (&desk), ==, 1);
  assert_row (nth_child (desk.lines, 0), "15 - -");
  assert_foot (&desk, "This turn: Ada", "+15", "");

  /* The end of the turn writes the same total again, over itself; a turn that brings
   * nothing writes, too. Whoever names a word loses in the line of this round. */
  play (game, "1 ask 2 X\n2 no\n3 interrupt 1 QUEEN\n2 ask 3 X\n3 no\n1 interrupt 2 QUEEN\n");
  update (&desk, game);
  g_assert_cmpuint (n_rows (&desk), ==, 1);
  assert_row (nth_child (desk.lines, 0), "\342\210\22235 0 \342\210\22250");
  assert_foot (&desk, "This turn: Hugo", "0", "Ada \342\210\22250");

  /* Ada scores in the next round, the others have their newest totals in this one. */
  play (game, "3 ask 1 X\n1 no\n1 ask 3 K\n3 show 1\n");
  update (&desk, game);
  g_assert_cmpuint (n_rows (&desk), ==, 2);
  assert_row (nth_child (desk.lines, 0), "(\342\210\22235) 0 \342\210\22250");
  assert_row (nth_child (desk.lines, 1), "\342\210\22230 - -");
}

static void
test_at_end_of_turn (void)
{
  g_autoptr (ProbeGame) first = game_of (SET_UP ("parker-1964"), "", 3);
  g_autoptr (ProbeGame) game = game_of (SET_UP ("parker-1982"), "1 ask 2 T\n2 show 1\n", 0);
  g_auto (Desk) desk = { NULL };

  /* Another game on the same pad. */
  desk_init (&desk, first);
  g_assert_cmpuint (n_rows (&desk), ==, 3);
  update (&desk, game);
  g_assert_cmpuint (n_rows (&desk), ==, 0);
  assert_foot (&desk, "This turn: Ada", "+5", "");

  play (game, "3 interrupt 1 QUEEN\n");
  update (&desk, game);
  g_assert_cmpuint (n_rows (&desk), ==, 0);
  assert_foot (&desk, "This turn: Ada", "+5", "Hugo \342\210\22250");
  play (game, "1 ask 2 X\n2 no\n");
  update (&desk, game);
  assert_row (nth_child (desk.lines, 0), "5 - \342\210\22250");
  assert_foot (&desk, "This turn: Marie", "0", "");
}

/* A game that ends on a last card: the last turn's points stand at the foot still. */
static void
test_over (void)
{
  const char *set_up =
    "salon-record 1\ngame probe\nedition parker-1964\nwords en\noption activity-cards off\noption trays 1\n"
    "option spelling free\nseat 1 human Ada\nseat 2 human Marie\nfirst 1\nword 1 A\nword 2 I\nbegin\n";
  g_autoptr (ProbeGame) game = game_of (set_up, "1 ask 2 I\n2 show 1\n2 ask 1 A\n1 show 1\n", 0);
  g_auto (Desk) desk = { NULL };

  desk_init (&desk, game);
  g_assert_cmpint (salon_game_get_stage (SALON_GAME (game)), ==, SALON_GAME_FINISHED);
  assert_row (nth_child (desk.lines, 0), "55 55");
  assert_foot (&desk, "Last turn: Marie", "+55", "");

  /* A challenge belongs to no turn; it is written all the same. */
  play (game, "2 challenge 1 invalid\n");
  update (&desk, game);
  assert_row (nth_child (desk.lines, 0), "\342\210\22245 55");
  assert_foot (&desk, "Last turn: Marie", "+55", "");
}

/* A table, its rows and its cells, to be read aloud. */
static void
test_read_aloud (void)
{
  g_autoptr (ProbeGame) game = game_of (SET_UP ("parker-1964"), "1 ask 2 T\n2 show 1\n", 1);
  g_auto (Desk) desk = { NULL };
  GtkWidget *row;

  desk_init (&desk, game);
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (hands_get (desk.pad, "pad-table")), GTK_ACCESSIBLE_ROLE_TABLE);
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (desk.names), GTK_ACCESSIBLE_ROLE_ROW);
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (nth_child (desk.names, 1)), GTK_ACCESSIBLE_ROLE_COLUMN_HEADER);
  hands_assert_label (nth_child (desk.names, 1), "Marie");

  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (desk.lines), GTK_ACCESSIBLE_ROLE_ROW_GROUP);
  row = nth_child (desk.lines, 1);
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_ROLE_ROW);
  hands_assert_label (row, "Round 2");
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (nth_child (row, 0)), GTK_ACCESSIBLE_ROLE_CELL);
  hands_assert_label (nth_child (row, 0), "Ada: 5 points");
  hands_assert_label (nth_child (row, 1), "");
  hands_assert_label (newest_row (&desk), "Latest totals");
  hands_assert_label (nth_child (newest_row (&desk), 0), "Ada: 5 points");
  hands_assert_label (nth_child (newest_row (&desk), 1), "Marie: 0 points");
}

/* Scrolling */

/* Whoever scrolls back stays there and sees the newest totals all the same. */
static void
test_scrolled (void)
{
  g_autoptr (ProbeGame) game = game_of (SET_UP ("parker-1964"), "", 40);
  g_auto (Desk) desk = { NULL };
  GtkAdjustment *adjustment;
  double end;

  desk_init (&desk, game);
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (desk.scroller));
  end = gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment);
  g_assert_cmpfloat (end, >, 0);
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), ==, end);
  g_assert_false (newest_shows (&desk));
  assert_row (gtk_widget_get_prev_sibling (newest_row (&desk)), "0 0 0");

  gtk_adjustment_set_value (adjustment, 3);
  settle (&desk);
  hands_assert_label (nth_child (desk.lines, 0), "Round 1");
  g_assert_true (newest_shows (&desk));
  assert_row (newest_row (&desk), "0 0 0");

  play (game, "1 ask 2 T\n2 show 1\n1 ask 2 X\n2 no\n2 interrupt 1 QUEEN\n");
  update (&desk, game);
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), ==, 3);
  assert_row (newest_row (&desk), "5 \342\210\22250 0");

  /* At the end again the pad goes on with the game. */
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));
  settle (&desk);
  g_assert_false (newest_shows (&desk));
  play (game, "2 ask 3 X\n3 no\n3 ask 1 X\n1 no\n" ROUND);
  update (&desk, game);
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), >, end);
  hands_assert_label (gtk_widget_get_prev_sibling (newest_row (&desk)), "Round 42");

  /* Another game begins where it stands. */
  gtk_adjustment_set_value (adjustment, 0);
  settle (&desk);
  g_object_unref (game);
  game = game_of (SET_UP ("parker-1964"), "", 60);
  update (&desk, game);
  hands_assert_label (gtk_widget_get_prev_sibling (newest_row (&desk)), "Round 60");
}

/* Where large text leaves room for less than two lines, all newest totals are in sight. */
static void
test_low (void)
{
  g_autoptr (ProbeGame) game = game_of (SET_UP ("parker-1964"), "1 ask 2 T\n2 show 1\n", 5);
  GtkSettings *settings = gtk_settings_get_default ();
  g_auto (Desk) desk = { NULL };
  g_autofree char *font = NULL;

  g_object_get (settings, "gtk-font-name", &font, NULL);
  desk_init (&desk, game);
  g_assert_false (newest_shows (&desk));
  g_object_set (settings, "gtk-font-name", "Cantarell 24", NULL);
  gtk_widget_set_size_request (desk.pad, 300, 100);
  settle (&desk);
  g_assert_true (newest_shows (&desk));
  assert_row (newest_row (&desk), "5 0 0");
  g_object_set (settings, "gtk-font-name", font, NULL);
}

/* It is written on paper: the inks are made for that, and too dark for the felt. */
static void
test_paper (void)
{
  g_autoptr (ProbeGame) game = game_of (SET_UP ("parker-1964"), "1 ask 2 T\n2 show 1\n", 5);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderer) renderer = gsk_cairo_renderer_new ();
  g_autoptr (GdkPaintable) paintable = NULL;
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  g_autofree guint32 *pixels = NULL;
  g_auto (Desk) desk = { NULL };
  int width, height, paper = 0;

  desk_init (&desk, game);
  width = gtk_widget_get_width (desk.pad);
  height = gtk_widget_get_height (desk.pad);
  paintable = gtk_widget_paintable_new (desk.pad);
  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_to_node (snapshot);
  g_assert_true (gsk_renderer_realize (renderer, NULL, NULL));
  texture = gsk_renderer_render_texture (renderer, node, &GRAPHENE_RECT_INIT (0, 0, width, height));
  pixels = g_new (guint32, (gsize) width * height);
  gdk_texture_download (texture, (guchar *) pixels, (gsize) width * 4);
  gsk_renderer_unrealize (renderer);

  for (int i = 0; i < width * height; i++)
    paper += (pixels[i] & 0xffffff) == 0xfffceb;
  g_assert_cmpint (paper, >, width * height / 2);
}

/* Long games */

static guint
count_widgets (GtkWidget *widget)
{
  guint n = 1;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    n += count_widgets (child);
  return n;
}

static void
count_cell_cb (guint *n)
{
  ++*n;
}

/* Counts in @n the cells that are written from now on. */
static void
watch_cells (GtkWidget *widget, guint *n)
{
  if (SALON_IS_PAD_CELL (widget))
    g_signal_connect_swapped (widget, "notify::text", G_CALLBACK (count_cell_cb), n);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    watch_cells (child, n);
}

/* What a pad is made of, and what a move costs on it. */
typedef struct {
  guint widgets;
  guint for_points; /* cells written when somebody scores */
  guint for_a_line; /* when a round begins, and all moves up by a line */
  gsize bytes;
} Cost;

static void
measure (guint rounds, Cost *cost)
{
  g_autoptr (ProbeGame) game = game_of (SET_UP ("parker-1964"), "", rounds);
  g_auto (Desk) desk = { NULL };
  g_auto (Census) before = { 0 }, after = { 0 };
  guint written = 0;

  census_take (&before);
  desk_init (&desk, game);
  census_take (&after);
  cost->bytes = after.in_use - MIN (after.in_use, before.in_use);
  cost->widgets = count_widgets (desk.pad);

  watch_cells (desk.pad, &written);
  update (&desk, game);
  g_assert_cmpuint (written, ==, 0); /* nothing has changed */
  play (game, "1 ask 2 T\n2 show 1\n");
  update (&desk, game);
  cost->for_a_line = written;
  play (game, "1 ask 2 R\n2 show 2\n");
  written = 0;
  update (&desk, game);
  cost->for_points = written;
}

static void
test_long (void)
{
  Cost young, old;

  measure (100, &young); /* for styles and fonts */
  measure (100, &young);
  measure (long_rounds, &old);
  g_test_message ("%u rounds: %u widgets, %u and %u cells written a move, %" G_GSIZE_FORMAT " KiB", long_rounds,
                  old.widgets, old.for_points, old.for_a_line, old.bytes >> 10);

  g_assert_cmpuint (old.widgets, ==, young.widgets);
  g_assert_cmpuint (old.widgets, <, 150);
  g_assert_cmpuint (old.for_points, ==, 2); /* in its line, and in the row of the newest */
  g_assert_cmpuint (old.for_a_line, ==, young.for_a_line);
  g_assert_cmpuint (old.for_a_line, <, 100);
  if (census_sees_bytes ())
    g_assert_cmpuint (old.bytes, <, young.bytes + (1u << 20));
}

/* Every naming that is refused costs 50: one line, however often it happens. */
static void
test_namings (void)
{
  g_autoptr (GString) moves = g_string_new (NULL);
  g_autoptr (ProbeGame) game = NULL;
  g_auto (Desk) desk = { NULL };
  g_autofree char *total = g_strdup_printf ("\342\210\222%u - -", long_rounds * 6 * 50);

  for (guint i = 0; i < long_rounds * 6; i++)
    g_string_append (moves, "1 interrupt 2 QUEEN\n");
  game = game_of (SET_UP ("parker-1964"), moves->str, 0);
  desk_init (&desk, game);
  g_assert_cmpuint (n_rows (&desk), ==, 1);
  assert_row (nth_child (desk.lines, 0), total);
  g_assert_cmpint (gtk_widget_get_width (desk.lines), ==, 300);
}

int
main (int argc, char *argv[])
{
  census_begin ();
  hands_init (&argc, &argv);
  if (argc > 1)
    long_rounds = (guint) strtoul (argv[1], NULL, 10);

  g_test_add_func ("/pad/at-once", test_at_once);
  g_test_add_func ("/pad/at-end-of-turn", test_at_end_of_turn);
  g_test_add_func ("/pad/over", test_over);
  g_test_add_func ("/pad/read-aloud", test_read_aloud);
  g_test_add_func ("/pad/scrolled", test_scrolled);
  g_test_add_func ("/pad/low", test_low);
  g_test_add_func ("/pad/paper", test_paper);
  g_test_add_func ("/pad/long", test_long);
  g_test_add_func ("/pad/namings", test_namings);

  return g_test_run ();
}
