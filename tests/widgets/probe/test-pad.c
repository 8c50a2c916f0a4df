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
#include "widgets/salon-theme-use.h"

/* Rounds of the long game, unless the argument says otherwise; the longest game has
 * 166,666. */
static guint long_rounds = 20000;

#define SET_UP(edition)                                                                    \
  "salon-record 1\ngame probe\nedition " edition "\nwords en\noption activity-cards off\n" \
  "seat 1 human Ada\nseat 2 human Marie\nseat 3 human Hugo\nfirst 1\n"                     \
  "word 1 ..ROCKET\nword 2 TREASURER\nword 3 KAYAK\nbegin\n"

/* A round without points: nobody has an X. */
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
      g_assert_null (probe_move_parse (lines[i], 1, &move, NULL));
      probe_game_play (game, &move, &error);
      g_assert_no_error (error);
    }
}

/* The pad in a window */

typedef struct {
  GtkWidget *pad, *window, *names, *scroller, *lines;
  SalonLook look;
} Desk;

/* Runs the main loop until the pad is allocated and has reacted to that. */
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

/* Returns the totals in a row, separated by spaces: totals that are struck out in brackets,
 * - for an empty cell. */
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

/* Returns whether the row of newest totals covers the lowest line. */
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
  g_autofree char *text = NULL;

  hands_assert_label (hands_get (desk->pad, "pad-turn"), title);
  g_object_get (hands_get (desk->pad, "pad-turn-sum"), "text", &text, NULL);
  g_assert_cmpstr (text, ==, sum);
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
  assert_foot (&desk, "This turn: Hugo", "", "Ada \342\210\22250");

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
  assert_foot (&desk, "This turn: Marie", "", "");
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

/* How wide is what a cell draws, in px. */
static float
drawn_width (Desk *desk, int line, int seat)
{
  GtkWidget *cell = nth_child (nth_child (desk->lines, line), seat);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GskRenderNode *node;
  graphene_rect_t bounds;

  GTK_WIDGET_GET_CLASS (cell)->snapshot (cell, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  if (node == NULL)
    return 0;

  gsk_render_node_get_bounds (node, &bounds);
  gsk_render_node_unref (node);
  return bounds.size.width;
}

/* While a total is written, first the old one is struck, from left to right, and then its figures come in the same way. */
static void
test_written (void)
{
  g_autoptr (ProbeGame) game = game_of (SET_UP ("parker-1964"), "", 1);
  g_auto (Desk) desk = { NULL };
  float other, plain, struck, figures;

  desk_init (&desk, game);
  other = drawn_width (&desk, 0, 1);
  plain = drawn_width (&desk, 0, 0);
  play (game, "1 ask 2 T\n2 show 1\n1 ask 2 R\n2 show 2\n");
  update (&desk, game);
  assert_row (nth_child (desk.lines, 1), "15 - -");
  struck = drawn_width (&desk, 0, 0);
  figures = drawn_width (&desk, 1, 0);
  g_assert_cmpfloat (plain, >, 0);
  g_assert_cmpfloat (struck, >, plain);

  salon_pad_set_written (SALON_PAD (desk.pad), 0, 0);
  g_assert_cmpfloat_with_epsilon (drawn_width (&desk, 0, 0), plain, .01);
  g_assert_cmpfloat (drawn_width (&desk, 1, 0), ==, 0);
  salon_pad_set_written (SALON_PAD (desk.pad), 0, .2);
  g_assert_cmpfloat (drawn_width (&desk, 0, 0), >, plain);
  g_assert_cmpfloat (drawn_width (&desk, 0, 0), <, struck);
  g_assert_cmpfloat (drawn_width (&desk, 1, 0), ==, 0);
  salon_pad_set_written (SALON_PAD (desk.pad), 0, .7);
  g_assert_cmpfloat (drawn_width (&desk, 0, 0), ==, struck);
  g_assert_cmpfloat_with_epsilon (drawn_width (&desk, 1, 0), figures / 2, 1.1);
  /* What is allocated again meanwhile is written as far; the others have always written theirs. */
  gtk_widget_queue_resize (desk.lines);
  settle (&desk);
  g_assert_cmpfloat_with_epsilon (drawn_width (&desk, 1, 0), figures / 2, 1.1);
  g_assert_cmpfloat (drawn_width (&desk, 0, 1), ==, other);
  salon_pad_set_written (SALON_PAD (desk.pad), 0, 1);
  g_assert_cmpfloat (drawn_width (&desk, 0, 0), ==, struck);
  g_assert_cmpfloat (drawn_width (&desk, 1, 0), ==, figures);

  /* More points in the same line: the total before that has been struck long ago. */
  play (game, "1 ask 2 E\n2 show 3\n");
  update (&desk, game);
  assert_row (nth_child (desk.lines, 1), "30 - -");
  salon_pad_set_written (SALON_PAD (desk.pad), 0, 0);
  g_assert_cmpfloat (drawn_width (&desk, 0, 0), ==, struck);
  g_assert_cmpfloat (drawn_width (&desk, 1, 0), ==, 0);
  salon_pad_set_written (SALON_PAD (desk.pad), 0, .5);
  g_assert_cmpfloat (drawn_width (&desk, 1, 0), >, 0);
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

/* A pad that was scrolled back stays there and still shows the newest totals. */
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

/* Returns how many pixels of the pad have the colour of @role, more or less. */
static int
count_pixels (Desk *desk, const char *role)
{
  const GdkRGBA *colour = salon_theme_get_role (role);
  const int wanted[] = { (int) (colour->blue * 255), (int) (colour->green * 255), (int) (colour->red * 255) };
  const int width = gtk_widget_get_width (desk->pad), height = gtk_widget_get_height (desk->pad);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderer) renderer = gsk_cairo_renderer_new ();
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (desk->pad);
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  g_autofree guchar *pixels = g_new (guchar, (gsize) width * height * 4);
  int n = 0;

  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_to_node (snapshot);
  g_assert_true (gsk_renderer_realize (renderer, NULL, NULL));
  texture = gsk_renderer_render_texture (renderer, node, &GRAPHENE_RECT_INIT (0, 0, width, height));
  gdk_texture_download (texture, pixels, (gsize) width * 4);
  gsk_renderer_unrealize (renderer);
  for (int i = 0; i < width * height; i++)
    n += ABS (pixels[4 * i] - wanted[0]) < 24 && ABS (pixels[4 * i + 1] - wanted[1]) < 24
         && ABS (pixels[4 * i + 2] - wanted[2]) < 24;

  return n;
}

/* Each look has its own paper, on which the totals stand, and its own head. */
static void
test_paper (void)
{
  static const char *const looks[] = { "1964", "miro-1967", "1982" };
  g_autoptr (ProbeGame) game = game_of (SET_UP ("parker-1964"), "1 ask 2 T\n2 show 1\n", 5);
  g_auto (Desk) desk = { NULL };

  desk_init (&desk, game);
  for (guint i = 0; i < G_N_ELEMENTS (looks); i++)
    {
      const int all = gtk_widget_get_width (desk.pad) * gtk_widget_get_height (desk.pad);

      salon_theme_use (salon_theme_get (looks[i]));
      settle (&desk);
      g_assert_cmpint (count_pixels (&desk, "pad"), >, all * 2 / 5);
      g_assert_cmpint (count_pixels (&desk, "pad_ink"), >, 60);
    }
  salon_theme_use (salon_theme_get (looks[0]));
}

/* Where names are too long for their columns, they are drawn smaller, or as much of them is there as tells who it is, and never
 * nothing. */
static void
test_names (void)
{
  g_autoptr (GString) set_up = g_string_new (SET_UP ("parker-1964"));
  g_autoptr (ProbeGame) game = NULL;
  static const struct {
    int width;
    const char *text;
  } columns[] = { { 600, "WWWWWWWWWW" }, { 460, "WWWWWWWWWW" }, { 290, "WWWW…" },
                  { 170, "WW" },         { 125, "WW" },         { 90, "W" } };
  g_auto (Desk) desk = { NULL };

  g_string_replace (set_up, "Marie", "WWWWWWWWWW", 0);
  game = game_of (set_up->str, "", 1);
  desk_init (&desk, game);
  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    {
      g_autofree char *text = NULL;

      gtk_widget_set_size_request (desk.pad, columns[i].width, 500);
      settle (&desk);
      g_object_get (nth_child (desk.names, 1), "text", &text, NULL);
      g_assert_cmpstr (text, ==, columns[i].text);
      hands_assert_label (nth_child (desk.names, 1), "WWWWWWWWWW");
    }
}

/* Six columns fit into the side of the smallest table, in each look, also where text is half as large again: names and
 * totals are smaller then. */
static void
test_six (void)
{
  static const char *const looks[] = { "1964", "miro-1967", "1982" };
  static const int sides[][2] = { { 100, 232 }, { 150, 232 } }; /* percent, px */
  g_autoptr (ProbeGame) game = game_of ("salon-record 1\ngame probe\nedition parker-1964\nwords en\n"
                                        "option activity-cards off\nseat 1 human Ada\nseat 2 human Marie\n"
                                        "seat 3 human Hugo\nseat 4 human Nora\nseat 5 human Wendeline\n"
                                        "seat 6 human Sophia\nfirst 1\nword 1 ..ROCKET\nword 2 TREASURER\n"
                                        "word 3 KAYAK\nword 4 GARDEN\nword 5 PLANT\nword 6 FOREST\nbegin\n",
                                        "1 ask 2 T\n2 show 1\n", 0);
  GtkSettings *settings = gtk_settings_get_default ();
  g_auto (Desk) desk = { NULL };
  int dpi;

  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  desk_init (&desk, game);
  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    for (guint look = 0; look < G_N_ELEMENTS (looks); look++)
      {
        int least;

        g_object_set (settings, "gtk-xft-dpi", 96 * 1024 * sides[i][0] / 100, NULL);
        salon_theme_use (salon_theme_get (looks[look]));
        gtk_widget_set_size_request (desk.pad, -1, 500);
        settle (&desk);
        gtk_widget_measure (desk.pad, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
        g_test_message ("%s at %d %%: %d px", looks[look], sides[i][0], least);
        g_assert_cmpint (least, <=, sides[i][1]);
        gtk_widget_set_size_request (desk.pad, sides[i][1], 500);
        settle (&desk);
        g_assert_cmpint (gtk_widget_get_width (desk.pad), ==, sides[i][1]);
        for (int seat = 0; seat < 6; seat++)
          {
            g_autofree char *text = NULL;

            g_object_get (nth_child (desk.names, seat), "text", &text, NULL);
            g_assert_cmpstr (text, !=, "");
          }
      }
  g_object_set (settings, "gtk-xft-dpi", dpi, NULL);
  salon_theme_use (salon_theme_get (looks[0]));
}

/* Where the next total will stand has an outline: in the line of this round, in the column of the
 * player in turn; not where that player has a total there already. */
static void
test_place (void)
{
  g_autoptr (ProbeGame) game = game_of (SET_UP ("parker-1982"), "", 2);
  graphene_rect_t ada, marie, line;
  g_auto (Desk) desk = { NULL };

  desk_init (&desk, game);
  g_assert_true (salon_pad_get_place (SALON_PAD (desk.pad), 0, &ada));
  g_assert_true (gtk_widget_compute_bounds (nth_child (desk.lines, 1), desk.pad, &line));
  g_assert_cmpfloat_with_epsilon (ada.origin.y, line.origin.y + line.size.height, 1);
  g_assert_true (salon_pad_get_place (SALON_PAD (desk.pad), 1, &marie));
  g_assert_cmpfloat_with_epsilon (marie.origin.x, ada.origin.x + ada.size.width, 1);

  /* The first total of the round is written; the place beside it is Marie’s. */
  play (game, "1 ask 2 X\n2 no\n");
  update (&desk, game);
  g_assert_true (salon_pad_get_place (SALON_PAD (desk.pad), 1, &marie));
  g_assert_true (gtk_widget_compute_bounds (nth_child (desk.lines, 2), desk.pad, &line));
  g_assert_cmpfloat_with_epsilon (marie.origin.y, line.origin.y, 1);

  g_object_unref (game);
  game = game_of (SET_UP ("parker-1964"), "1 ask 2 T\n2 show 1\n", 2);
  update (&desk, game);
  g_assert_false (salon_pad_get_place (SALON_PAD (desk.pad), 0, &ada));
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

/* The size of a pad, and the cost of a move on it. */
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
  g_assert_cmpuint (old.for_points, ==, 3); /* in its line, in the row of the newest, and at the foot */
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
  g_test_add_func ("/pad/written", test_written);
  g_test_add_func ("/pad/read-aloud", test_read_aloud);
  g_test_add_func ("/pad/scrolled", test_scrolled);
  g_test_add_func ("/pad/low", test_low);
  g_test_add_func ("/pad/paper", test_paper);
  g_test_add_func ("/pad/names", test_names);
  g_test_add_func ("/pad/six", test_six);
  g_test_add_func ("/pad/place", test_place);
  g_test_add_func ("/pad/long", test_long);
  g_test_add_func ("/pad/namings", test_namings);

  return g_test_run ();
}
