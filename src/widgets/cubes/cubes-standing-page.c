/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/cubes/cubes-standing-page.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "model/cubes/cubes-read-out.h"
#include "widgets/cubes/cubes-page-button.h"
#include "widgets/cubes/cubes-peg-board.h"
#include "widgets/cubes/cubes-rounds.h"
#include "widgets/cubes/cubes-tray.h"
#include "widgets/salon-avatar.h"
#include "widgets/salon-large.h"
#include "widgets/salon-pages.h"
#include "widgets/salon-place.h"
#include "widgets/salon-seat-tag.h"
#include "widgets/salon-text.h"

/* Sizes in px, where the text has its usual size. */
#define LARGE_HEIGHT 800
#define MARGIN       24
#define SMALL_MARGIN 12
#define GAP          18
#define SMALL_GAP    10
#define NEXT         .4 /* the right part’s share of the width */
#define LEAST_NEXT   330
#define BOARD        .52 /* the board’s share of the height, at most */
#define AVATAR       36
#define STACKED_TRAY 60  /* of a hundred parts of the width, at least, where the text stands below the tray */
#define MORE_BOARD   1.4 /* times its natural height, at most */
#define BRIEF_WIDTH  900 /* of a page on which something is left out, where the text has its usual size */
#define BRIEF_HEIGHT 440
#define BRIEF_BOARD  .42 /* the board’s share of its height, at most */
#define LEAST_TRAY   90  /* a smaller one is left out */

/* For so long, in µs, Enter does nothing on a page that has just appeared: it may be held down since the page before. */
#define CALM 700000

struct _CubesStandingPage {
  GtkWidget parent_instance;

  CubesGame *game; /* NULL before the first update */
  SalonLook look;

  CubesPegBoard *board;
  CubesRounds *rounds;
  GtkWidget *next, *text, *buttons;
  CubesTray *tray;
  SalonAvatar *avatar;
  GtkLabel *shaker, *story;
  GtkWidget *shake;
  SalonLarge large;
  gint64 since; /* when the page appeared */

  gboolean brief; /* the text is so large for the page that what is not needed is left out */
  guint brief_id; /* that changes */
};

G_DEFINE_FINAL_TYPE (CubesStandingPage, cubes_standing_page, GTK_TYPE_WIDGET)

enum {
  NEXT_ROUND,
  LISTS,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
shake_cb (CubesStandingPage *self)
{
  g_signal_emit (self, signals[NEXT_ROUND], 0);
}

static void
lists_cb (CubesStandingPage *self)
{
  g_signal_emit (self, signals[LISTS], 0);
}

static gboolean
key_pressed_cb (CubesStandingPage *self, guint keyval, guint keycode, GdkModifierType state)
{
  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return FALSE;
  if (keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter)
    {
      if (g_get_monotonic_time () - self->since >= CALM)
        shake_cb (self);
    }
  else if (keyval == GDK_KEY_Escape)
    lists_cb (self);
  else
    return FALSE;
  return TRUE;
}

/* Sizes */

static int
least_of (GtkWidget *child, GtkOrientation orientation, int for_size)
{
  int least;

  gtk_widget_measure (child, orientation, for_size, &least, NULL, NULL, NULL);
  return least;
}

static void
cubes_standing_page_measure (GtkWidget *widget,
                             GtkOrientation orientation,
                             int for_size,
                             int *minimum,
                             int *natural,
                             int *minimum_baseline,
                             int *natural_baseline)
{
  salon_place_measure_all (widget, orientation);
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 640 : 360;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 1280 : 750;
}

/* Where there is room, the tray stands in the middle of the part whose upper left corner is given, and who shakes below it. FALSE:
 * it would be no larger there than beside the text. */
static gboolean
place_stacked (CubesStandingPage *self, int left, int top, int width, int height, int pad)
{
  const int text = least_of (self->text, GTK_ORIENTATION_VERTICAL, width), tray = MIN (width, height - pad - text);

  if (tray < width * STACKED_TRAY / 100)
    return FALSE;
  gtk_widget_set_child_visible (GTK_WIDGET (self->tray), TRUE);
  gtk_widget_size_allocate (GTK_WIDGET (self->tray), &(GtkAllocation) { left + (width - tray) / 2, top, tray, tray },
                            -1);
  gtk_widget_size_allocate (self->text, &(GtkAllocation) { left, top + tray + pad, width, height - tray - pad }, -1);
  return TRUE;
}

/* In the right part stand the tray, beside it or below it who shakes, and the buttons below. */
static void
place_next (CubesStandingPage *self, int left, int top, int width, int height)
{
  const double scale = salon_text_get_scale (GTK_WIDGET (self));
  const int pad = (int) round (GAP * MIN (scale, 1.7));
  const int inside = width - 2 * pad, wide = MAX (inside, least_of (self->buttons, GTK_ORIENTATION_HORIZONTAL, -1));
  const int buttons = least_of (self->buttons, GTK_ORIENTATION_VERTICAL, wide);
  const int room = height - 3 * pad - buttons;
  int tray = MIN (room, inside * 48 / 100), text, high;
  GtkAllocation place;

  gtk_widget_size_allocate (self->next, &(GtkAllocation) { left, top, width, height }, -1);
  gtk_widget_size_allocate (self->buttons, &(GtkAllocation) { left + pad, top + height - pad - buttons, wide, buttons },
                            -1);
  text = least_of (self->text, GTK_ORIENTATION_HORIZONTAL, -1);
  if (place_stacked (self, left + pad, top + pad, MAX (text, inside), room, pad))
    return;
  if (inside - tray - pad < text)
    tray = inside - pad - text;
  /* Where the text needs all the room there is no tray. */
  if (tray < LEAST_TRAY || least_of (self->text, GTK_ORIENTATION_VERTICAL, inside - tray - pad) > room)
    tray = 0;
  gtk_widget_set_child_visible (GTK_WIDGET (self->tray), tray > 0);
  if (tray > 0)
    gtk_widget_size_allocate (GTK_WIDGET (self->tray), &(GtkAllocation) { left + pad, top + pad, tray, tray }, -1);
  width = MAX (text, inside - (tray > 0 ? tray + pad : 0));
  high = least_of (self->text, GTK_ORIENTATION_VERTICAL, width);
  place = (GtkAllocation) { left + pad + (tray > 0 ? tray + pad : 0), top + pad, width, MAX (high, room) };
  gtk_widget_size_allocate (self->text, &place, -1);
}

/* Not in the middle of giving places. */
static gboolean
brief_cb (gpointer data)
{
  CubesStandingPage *self = data;
  g_autofree CubesView *view = g_new (CubesView, 1);

  self->brief_id = 0;
  self->brief = !self->brief;
  if (self->game != NULL)
    cubes_game_get_view (self->game, CUBES_ONLOOKER, view);
  if (self->game != NULL && cubes_is_read_out (&view->seen))
    cubes_standing_page_update (self, self->game, view, &self->look);
  return G_SOURCE_REMOVE;
}

static void
choose_brief (CubesStandingPage *self, int width, int height, double scale)
{
  const gboolean brief = width < BRIEF_WIDTH * scale || height < BRIEF_HEIGHT * scale;

  if (brief != self->brief && self->brief_id == 0)
    self->brief_id = g_idle_add (brief_cb, self);
  else if (brief == self->brief)
    g_clear_handle_id (&self->brief_id, g_source_remove);
}

static void
cubes_standing_page_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CubesStandingPage *self = CUBES_STANDING_PAGE (widget);
  const double scale = salon_text_get_scale (widget);
  const gboolean small = width < 1100 || height < 640;
  const int margin = (int) round ((small ? SMALL_MARGIN : MARGIN) * MIN (scale, 2));
  const int gap = (int) round ((small ? SMALL_GAP : GAP) * MIN (scale, 1.7)), inside = width - 2 * margin;
  GtkAllocation place = { margin, margin, 0, 0 };
  int board, liked, top, next, rounds;

  salon_large_update (&self->large, width, height, LARGE_HEIGHT);
  choose_brief (self, width, height, scale);
  gtk_widget_measure (GTK_WIDGET (self->board), GTK_ORIENTATION_VERTICAL, -1, &board, &liked, NULL, NULL);
  board = MAX (board, MIN ((int) (MORE_BOARD * liked), (int) ((self->brief ? BRIEF_BOARD : BOARD) * height)));
  place.width = MAX (inside, least_of (GTK_WIDGET (self->board), GTK_ORIENTATION_HORIZONTAL, -1));
  place.height = board;
  gtk_widget_size_allocate (GTK_WIDGET (self->board), &place, -1);
  top = margin + board + gap;

  next = (int) MAX (NEXT * inside, LEAST_NEXT * MIN (scale, 1.3));
  rounds = MAX (inside - gap - next, least_of (GTK_WIDGET (self->rounds), GTK_ORIENTATION_HORIZONTAL, -1));
  /* A wide sheet takes its room from what stands beside it. */
  next = MAX (1, MIN (next, inside - gap - rounds));
  place.y = top;
  place.width = rounds;
  place.height = MAX (height - margin - top, least_of (GTK_WIDGET (self->rounds), GTK_ORIENTATION_VERTICAL, -1));
  gtk_widget_size_allocate (GTK_WIDGET (self->rounds), &place, -1);
  place_next (self, margin + rounds + gap, top, MAX (next, 1), MAX (1, height - margin - top));
}

/* The object */

static void
cubes_standing_page_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (cubes_standing_page_parent_class)->map (widget);
  CUBES_STANDING_PAGE (widget)->since = g_get_monotonic_time ();
  salon_pages_take_focus (widget);
}

static void
cubes_standing_page_dispose (GObject *object)
{
  CubesStandingPage *self = CUBES_STANDING_PAGE (object);
  GtkWidget *child;

  salon_large_clear (&self->large);
  g_clear_handle_id (&self->brief_id, g_source_remove);
  g_clear_object (&self->game);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (cubes_standing_page_parent_class)->dispose (object);
}

static void
cubes_standing_page_class_init (CubesStandingPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cubes_standing_page_dispose;
  widget_class->map = cubes_standing_page_map;
  widget_class->measure = cubes_standing_page_measure;
  widget_class->size_allocate = cubes_standing_page_size_allocate;

  signals[NEXT_ROUND] =
    g_signal_new ("next-round", CUBES_TYPE_STANDING_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[LISTS] =
    g_signal_new ("lists", CUBES_TYPE_STANDING_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_css_name (widget_class, "cubes-standing-page");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
make_text (CubesStandingPage *self)
{
  GtkWidget *text = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10), *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);

  self->avatar = SALON_AVATAR (salon_avatar_new (AVATAR));
  gtk_widget_set_valign (GTK_WIDGET (self->avatar), GTK_ALIGN_CENTER);
  self->shaker = GTK_LABEL (g_object_new (GTK_TYPE_LABEL, "xalign", 0.f, "ellipsize", PANGO_ELLIPSIZE_END, NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->shaker), "next-shaker");
  self->story = GTK_LABEL (g_object_new (GTK_TYPE_LABEL, "xalign", 0.f, "yalign", 0.f, "wrap", TRUE, "wrap-mode",
                                         PANGO_WRAP_WORD_CHAR, "width-chars", 14, NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->story), "next-story");
  gtk_box_append (GTK_BOX (head), GTK_WIDGET (self->avatar));
  gtk_box_append (GTK_BOX (head), GTK_WIDGET (self->shaker));
  gtk_box_append (GTK_BOX (text), head);
  gtk_box_append (GTK_BOX (text), GTK_WIDGET (self->story));
  return text;
}

static GtkWidget *
make_buttons (CubesStandingPage *self)
{
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *lists = cubes_page_button_new ("on-felt", _ ("Read again"));

  self->shake = cubes_page_button_new ("gold", _ ("Next round"));
  cubes_page_button_set_key (self->shake, "↵");
  gtk_widget_set_name (self->shake, "next-round");
  gtk_widget_set_name (lists, "lists");
  gtk_widget_set_hexpand (self->shake, TRUE);
  gtk_box_append (GTK_BOX (buttons), self->shake);
  gtk_box_append (GTK_BOX (buttons), lists);
  g_signal_connect_swapped (self->shake, "clicked", G_CALLBACK (shake_cb), self);
  g_signal_connect_swapped (lists, "clicked", G_CALLBACK (lists_cb), self);
  return buttons;
}

static void
cubes_standing_page_init (CubesStandingPage *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_widget_set_focusable (widget, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("The standing"), -1);
  self->large = (SalonLarge) { .page = widget, .small_below = 640 };
  self->board = CUBES_PEG_BOARD (cubes_peg_board_new ());
  self->rounds = CUBES_ROUNDS (cubes_rounds_new ());
  self->next = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  gtk_widget_add_css_class (self->next, "cubes-panel");
  self->tray = CUBES_TRAY (cubes_tray_new ());
  cubes_tray_set_use (self->tray, CUBES_TRAY_SHOWS);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->tray), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  gtk_widget_set_can_focus (GTK_WIDGET (self->tray), FALSE);
  self->text = make_text (self);
  self->buttons = make_buttons (self);

  gtk_widget_set_parent (GTK_WIDGET (self->board), widget);
  gtk_widget_set_parent (GTK_WIDGET (self->rounds), widget);
  gtk_widget_set_parent (self->next, widget);
  gtk_widget_set_parent (GTK_WIDGET (self->tray), widget);
  gtk_widget_set_parent (self->text, widget);
  gtk_widget_set_parent (self->buttons, widget);

  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (widget, keys);
}

GtkWidget *
cubes_standing_page_new (void)
{
  return g_object_new (CUBES_TYPE_STANDING_PAGE, NULL);
}

static void
show_board (CubesStandingPage *self, CubesGame *game, const CubesState *seen, const SalonLook *look)
{
  const guint rounds = cubes_game_count_rounds (game);
  CubesLane lanes[CUBES_MAX_SEATS];
  int most;
  const guint first = cubes_read_out_leaders (seen, &most);

  for (int seat = 0; seat < seen->setup.seats; seat++)
    lanes[seat] = (CubesLane) { .name = cubes_game_get_header (game)->salon.name[seat],
                                .colour = look->colour[seat],
                                .before = rounds > 1 ? cubes_game_get_round (game, rounds - 2)->total[seat] : 0,
                                .total = seen->points[seat],
                                .leads = (first >> seat & 1) != 0 && most > 0 };
  cubes_peg_board_set (self->board, seen->setup.target, lanes, seen->setup.seats, self->brief);
}

static void
show_next (CubesStandingPage *self, CubesGame *game, const CubesState *seen, const SalonLook *look)
{
  const CubesHeader *header = cubes_game_get_header (game);
  const int last = cubes_game_get_shaker (game), shaker = (last + 1) % seen->setup.seats;
  /* Translators: %s is the name of who shakes the cubes in the next round */
  g_autofree char *title = g_strdup_printf (_ ("%s shakes"), header->salon.name[shaker]);
  g_autofree char *leaders = NULL, *points = NULL, *story = NULL;
  int most;
  const guint first = cubes_read_out_leaders (seen, &most);

  leaders = cubes_read_out_names (header->salon.name, first);
  points = salon_format_points (most);
  if (self->brief)
    /* Translators: the number of a round, who leads, and “74 points” */
    story = g_strdup_printf (_ ("Round %1$u. %2$s: %3$s."), seen->rounds + 1, leaders, points);
  else if (seen->setup.seats == 1)
    /* Translators: the number of a round, a name, “74 points”, and the points that end the game */
    story = g_strdup_printf (_ ("Round %1$u. %2$s has %3$s; the round that reaches %4$d is the last."),
                             seen->rounds + 1, leaders, points, seen->setup.target);
  else if ((first & (first - 1)) != 0)
    /* Translators: the number of a round, several names, “74 points”, and the points that end the game */
    story =
      g_strdup_printf (_ ("Round %1$u. %2$s lead with %3$s; the round in which somebody reaches %4$d is the last, "
                          "and equal totals share."),
                       seen->rounds + 1, leaders, points, seen->setup.target);
  else
    /* Translators: the number of a round, a name, “74 points”, and the points that end the game */
    story =
      g_strdup_printf (_ ("Round %1$u. %2$s leads with %3$s; the round in which somebody reaches %4$d is the last, "
                          "and equal totals share."),
                       seen->rounds + 1, leaders, points, seen->setup.target);
  gtk_label_set_label (self->shaker, title);
  gtk_label_set_label (self->story, story);
  salon_emblem_set_seat (SALON_EMBLEM (self->avatar), look->colour[shaker]);
  cubes_page_button_set_label (self->shake,
                               header->salon.kind[shaker] == SALON_HUMAN && seen->setup.grid != CUBES_BAR_BEFORE
                                 ? _ ("Shake the cubes")
                                 : _ ("Next round"));
  cubes_tray_set_scene (self->tray, &(CubesTrayScene) { .lid = TRUE, .corner = CUBES_NO_BAR }, FALSE);
}

void
cubes_standing_page_update (CubesStandingPage *self, CubesGame *game, const CubesView *view, const SalonLook *look)
{
  g_return_if_fail (CUBES_IS_STANDING_PAGE (self));
  g_return_if_fail (CUBES_IS_GAME (game));
  g_return_if_fail (cubes_is_read_out (&view->seen));

  g_set_object (&self->game, game);
  self->look = *look;
  cubes_rounds_set_brief (self->rounds, self->brief);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->buttons),
                                  self->brief ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  show_board (self, game, &view->seen, look);
  cubes_rounds_update (self->rounds, game, view, look);
  show_next (self, game, &view->seen, look);
}

void
cubes_standing_page_play (CubesStandingPage *self)
{
  g_return_if_fail (CUBES_IS_STANDING_PAGE (self));

  cubes_peg_board_play (self->board);
}
