/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/wedges/wedges-table.h"

#include <glib/gi18n-lib.h>

#include "model/salon-pacer.h"
#include "model/wedges/wedges-game.h"
#include "widgets/salon-attention.h"
#include "widgets/salon-cloth.h"
#include "widgets/salon-pages.h"
#include "widgets/salon-style.h"
#include "widgets/salon-theme-use.h"
#include "widgets/salon-why.h"
#include "widgets/wedges/wedges-board-page.h"
#include "widgets/wedges/wedges-end-page.h"
#include "widgets/wedges/wedges-widgets.h"

/* A second wish to hurry within so many µs runs on to the next thing that a person has to do. */
#define TWICE (400 * G_TIME_SPAN_MILLISECOND)

struct _WedgesTable {
  GtkWidget parent_instance;

  GtkWidget *cloth, *stack, *board, *end;

  WedgesGame *game;
  SalonLook look;
  SalonPacer *pacer; /* holds the game while a move is shown, and while a computer seems to think */
  guint paused;      /* reasons, bits of a SalonPause */
  SalonAttention attention;
  guint focus_id;    /* a source: what is due gets the focus */
  gboolean at_board; /* the game is over, and somebody looks at the board again */
  gboolean running;  /* to the next thing that a person has to do */
  gint64 hurried;    /* when somebody wanted to hurry last, in µs; 0: never */
  guint changes;     /* of what can be pressed */
  guint pressed;     /* how many there had been when the first of several clicks fell */
};

static void wedges_table_iface_init (SalonTableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (WedgesTable,
                               wedges_table,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (SALON_TYPE_TABLE, wedges_table_iface_init))

static WedgesBoardPage *
get_board (WedgesTable *self)
{
  return WEDGES_BOARD_PAGE (self->board);
}

static gboolean
is_over (WedgesTable *self)
{
  return salon_game_get_stage (SALON_GAME (self->game)) == SALON_GAME_FINISHED;
}

/* What is shown */

static void
update_title (WedgesTable *self, gboolean end)
{
  const char *title = salon_game_get_title (SALON_GAME (self->game));
  g_autofree char *subtitle = wedges_board_page_get_subtitle (get_board (self));

  if (end)
    title = _ ("The end");
  else if (title == NULL || title[0] == '\0')
    title = _ ("Wedges");
  salon_table_set_title (SALON_TABLE (self), title);
  salon_table_set_subtitle (SALON_TABLE (self), subtitle);
}

static void
update (WedgesTable *self)
{
  const gboolean playing = wedges_board_page_is_playing (get_board (self));
  gboolean end;

  if (self->game == NULL)
    return;

  end = is_over (self) && !playing && !self->at_board;
  if (end)
    wedges_end_page_update (WEDGES_END_PAGE (self->end), self->game, &self->look);
  wedges_board_page_set_hurry (get_board (self), playing || salon_pacer_is_showing (self->pacer));
  update_title (self, end);
  salon_pages_show (GTK_STACK (self->stack), end ? "end" : "board");
  if (!end)
    wedges_board_page_keep_focus (get_board (self));
}

/* Signals of the game */

static void
moved_cb (WedgesTable *self, const WedgesMove *move)
{
  const gboolean at_once = self->running || salon_pacer_get_pace (self->pacer) == SALON_PACE_AT_ONCE;

  self->changes++;
  salon_pacer_stop (self->pacer);
  salon_pacer_hold (self->pacer, SALON_GAME (self->game));
  wedges_board_page_play (get_board (self), move, !at_once, at_once);
}

static void
uncovered_cb (WedgesTable *self)
{
  self->changes++;
  wedges_board_page_uncover (get_board (self));
}

/* The last verdict does not hold: the card lies there again, uncovered. */
static void
taken_back_cb (WedgesTable *self)
{
  self->changes++;
  salon_pacer_stop (self->pacer);
  wedges_board_page_take_back (get_board (self));
}

static void
changed_cb (WedgesTable *self)
{
  if (!wedges_board_page_is_playing (get_board (self)))
    wedges_board_page_update (get_board (self));
  update (self);
}

/* The computer whose turn it is seems to think for a while, in which people see what has happened. */
static void
wait_for_computer (WedgesTable *self)
{
  const double factor = salon_pace_get_factor (salon_pacer_get_pace (self->pacer));
  const double thought = self->running ? 0 : wedges_game_get_thinking_time (self->game) * factor;

  salon_pacer_wait (self->pacer, (guint) thought);
}

/* The move has been shown. */
static void
settled_cb (WedgesTable *self)
{
  if (self->game == NULL)
    return;

  self->changes++;
  if (wedges_game_get_person (self->game) >= 0 || is_over (self))
    self->running = FALSE;
  if (salon_pacer_is_showing (self->pacer))
    wait_for_computer (self);
  update (self);
}

/* Hurrying */

static gboolean
is_showing (WedgesTable *self)
{
  return self->game != NULL
         && (wedges_board_page_is_playing (get_board (self)) || salon_pacer_is_showing (self->pacer));
}

/* Ends what is being shown; the second time soon after the first one, everything up to the next thing that a person has to
 * do. */
static void
hurry (WedgesTable *self)
{
  const gint64 now = g_get_monotonic_time ();

  if (self->hurried != 0 && now - self->hurried < TWICE)
    self->running = wedges_game_get_person (self->game) < 0 && !is_over (self);
  self->hurried = now;
  wedges_board_page_skip (get_board (self));
  salon_pacer_stop (self->pacer);
  update (self);
}

static void
hurry_cb (WedgesTable *self)
{
  if (is_showing (self))
    hurry (self);
}

/* Pausing */

static void
set_paused (WedgesTable *self, SalonPause why, gboolean paused)
{
  const guint before = self->paused;

  self->paused = paused ? before | why : before & ~(guint) why;
  if (self->paused == before)
    return;

  salon_pacer_set_paused (self->pacer, self->game != NULL ? SALON_GAME (self->game) : NULL, self->paused != 0);
  if (self->game != NULL)
    wedges_game_set_paused (self->game, self->paused != 0);
  wedges_board_page_set_paused (get_board (self), self->paused != 0, (self->paused & SALON_PAUSE_BY_HAND) != 0);
  if (!before != !self->paused)
    salon_table_pause (SALON_TABLE (self), self->paused != 0);
  update (self);
}

static void
pause_cb (WedgesTable *self, gboolean paused)
{
  set_paused (self, SALON_PAUSE_BY_HAND, paused);
  if (!paused)
    wedges_board_page_take_focus (get_board (self));
}

static void
attention_cb (GtkWidget *table, SalonPause why, gboolean paused)
{
  set_paused (WEDGES_TABLE (table), why, paused);
}

/* The window has shown the table, and put the focus anywhere. */
static gboolean
focus_cb (gpointer table)
{
  WedgesTable *self = table;

  self->focus_id = 0;
  if (self->game != NULL && gtk_stack_get_visible_child (GTK_STACK (self->stack)) == self->board)
    wedges_board_page_take_focus (get_board (self));
  return G_SOURCE_REMOVE;
}

static void
wedges_table_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (wedges_table_parent_class)->map (widget);
  set_paused (WEDGES_TABLE (widget), SALON_PAUSE_UNSEEN, FALSE);
  if (WEDGES_TABLE (widget)->focus_id == 0)
    WEDGES_TABLE (widget)->focus_id = g_idle_add (focus_cb, widget);
}

/* The window shows another page or closes. */
static void
wedges_table_unmap (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (wedges_table_parent_class)->unmap (widget);
  set_paused (WEDGES_TABLE (widget), SALON_PAUSE_UNSEEN, TRUE);
}

static void
wedges_table_root (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (wedges_table_parent_class)->root (widget);
  salon_attention_watch (&WEDGES_TABLE (widget)->attention);
}

static void
wedges_table_unroot (GtkWidget *widget)
{
  g_clear_handle_id (&WEDGES_TABLE (widget)->focus_id, g_source_remove);
  salon_attention_stop (&WEDGES_TABLE (widget)->attention);
  GTK_WIDGET_CLASS (wedges_table_parent_class)->unroot (widget);
}

/* Keys and clicks */

/* The second click of a double click does nothing on what the first one has led to. */
static void
pressed_cb (WedgesTable *self, int n_press, double x, double y, GtkGesture *gesture)
{
  if (n_press == 1)
    self->pressed = self->changes;
  else if (self->pressed != self->changes)
    gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

/* Space hurries while the table shows a move, or just after that, wherever the focus is; it then does nothing else. */
static gboolean
captured_cb (WedgesTable *self, guint keyval, guint keycode, GdkModifierType modifiers)
{
  if ((keyval != GDK_KEY_space && keyval != GDK_KEY_KP_Space)
      || modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_SHIFT_MASK) || self->paused)
    return GDK_EVENT_PROPAGATE;
  if (!is_showing (self) && (self->hurried == 0 || g_get_monotonic_time () - self->hurried >= TWICE))
    return GDK_EVENT_PROPAGATE;

  if (self->game != NULL)
    hurry (self);
  return GDK_EVENT_STOP;
}

/* Keys that nothing on the board wants. */
static gboolean
key_pressed_cb (WedgesTable *self, guint keyval, guint keycode, GdkModifierType modifiers)
{
  if (gtk_stack_get_visible_child (GTK_STACK (self->stack)) != self->board || self->paused)
    return GDK_EVENT_PROPAGATE;

  return wedges_board_page_press (get_board (self), keyval, modifiers);
}

/* The end */

static void
board_cb (WedgesTable *self)
{
  self->at_board = TRUE;
  update (self);
}

static void
results_cb (WedgesTable *self)
{
  self->at_board = FALSE;
  update (self);
}

/* The object */

static void
take_game_away (WedgesTable *self)
{
  if (self->game == NULL)
    return;

  salon_pacer_stop (self->pacer);
  g_signal_handlers_disconnect_by_data (self->game, self);
  salon_pacer_set_paused (self->pacer, NULL, FALSE);
  wedges_board_page_set_game (get_board (self), NULL, NULL);
  g_clear_object (&self->game);
}

static void
wedges_table_dispose (GObject *object)
{
  WedgesTable *self = WEDGES_TABLE (object);

  if (self->stack != NULL)
    {
      take_game_away (self);
      g_signal_handlers_disconnect_by_data (self->board, self);
    }
  g_clear_pointer (&self->pacer, salon_pacer_free);
  g_clear_pointer (&self->stack, gtk_widget_unparent);
  g_clear_pointer (&self->cloth, gtk_widget_unparent);

  G_OBJECT_CLASS (wedges_table_parent_class)->dispose (object);
}

static void
wedges_table_class_init (WedgesTableClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  wedges_widgets_init ();
  G_OBJECT_CLASS (klass)->dispose = wedges_table_dispose;
  widget_class->map = wedges_table_map;
  widget_class->unmap = wedges_table_unmap;
  widget_class->root = wedges_table_root;
  widget_class->unroot = wedges_table_unroot;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "wedges-table");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
add_controllers (WedgesTable *self)
{
  GtkEventController *captured = gtk_event_controller_key_new (), *keys = gtk_event_controller_key_new ();
  GtkGesture *clicks = gtk_gesture_click_new ();

  gtk_event_controller_set_propagation_phase (captured, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (captured, "key-pressed", G_CALLBACK (captured_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), captured);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  salon_attention_init (&self->attention, GTK_WIDGET (self), attention_cb);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (clicks), GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (clicks, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (clicks));
}

static void
wedges_table_init (WedgesTable *self)
{
  wedges_widgets_load_style ();
  self->pacer = salon_pacer_new ((void (*) (gpointer)) update, self);

  gtk_widget_add_css_class (GTK_WIDGET (self), "on-cloth");
  self->cloth = salon_cloth_new ();
  gtk_widget_set_parent (self->cloth, GTK_WIDGET (self));
  self->stack = gtk_stack_new ();
  gtk_stack_set_transition_type (GTK_STACK (self->stack), GTK_STACK_TRANSITION_TYPE_NONE);
  gtk_stack_set_vhomogeneous (GTK_STACK (self->stack), FALSE);
  gtk_stack_set_hhomogeneous (GTK_STACK (self->stack), FALSE);
  gtk_widget_set_parent (self->stack, GTK_WIDGET (self));

  /* Screen readers tell the titles of the pages. */
  self->board = wedges_board_page_new ();
  gtk_stack_add_titled (GTK_STACK (self->stack), self->board, "board", _ ("The table"));
  self->end = wedges_end_page_new ();
  gtk_stack_add_titled (GTK_STACK (self->stack), self->end, "end", _ ("End of the game"));

  g_signal_connect_swapped (self->board, "message", G_CALLBACK (salon_table_tell), self);
  g_signal_connect_swapped (self->board, "settled", G_CALLBACK (settled_cb), self);
  g_signal_connect_swapped (self->board, "pause", G_CALLBACK (pause_cb), self);
  g_signal_connect_swapped (self->board, "hurry", G_CALLBACK (hurry_cb), self);
  g_signal_connect_swapped (self->board, "results", G_CALLBACK (results_cb), self);
  g_signal_connect_swapped (self->end, "table", G_CALLBACK (board_cb), self);
  g_signal_connect_swapped (self->end, "offer-taken", G_CALLBACK (salon_table_offer_taken), self);
  g_signal_connect_swapped (self->end, "play-again", G_CALLBACK (salon_table_play_again), self);
  g_signal_connect_swapped (self->end, "new-game", G_CALLBACK (salon_table_new_game), self);
  add_controllers (self);
  salon_style_follow_contrast (GTK_WIDGET (self));
  salon_why_watch (SALON_TABLE (self));
}

/* Functions that the window calls */

static void
set_game (SalonTable *table, SalonGame *game, const SalonLook *look)
{
  WedgesTable *self = WEDGES_TABLE (table);

  take_game_away (self);
  salon_end_page_set_offer (SALON_END_PAGE (self->end), NULL, NULL);
  self->at_board = self->running = FALSE;
  self->hurried = 0;
  /* That was the pause of another game. */
  set_paused (self, SALON_PAUSE_BY_HAND, FALSE);
  if (game == NULL)
    return;

  self->game = g_object_ref (WEDGES_GAME (game));
  self->look = *look;
  salon_pacer_set_paused (self->pacer, game, self->paused != 0);
  wedges_game_set_paused (self->game, self->paused != 0);
  wedges_board_page_set_game (get_board (self), self->game, look);
  g_signal_connect_swapped (game, "moved", G_CALLBACK (moved_cb), self);
  g_signal_connect_swapped (game, "uncovered", G_CALLBACK (uncovered_cb), self);
  g_signal_connect_swapped (game, "taken-back", G_CALLBACK (taken_back_cb), self);
  g_signal_connect_swapped (game, "not-noted", G_CALLBACK (salon_table_tell), self);
  g_signal_connect_swapped (game, "changed", G_CALLBACK (changed_cb), self);
  /* People see how the game stands before a computer goes on with it. */
  salon_pacer_hold (self->pacer, game);
  wait_for_computer (self);
  update (self);
}

static SalonGame *
get_game (SalonTable *table)
{
  WedgesTable *self = WEDGES_TABLE (table);

  return self->game != NULL ? SALON_GAME (self->game) : NULL;
}

static void
set_pace (SalonTable *table, double seconds)
{
  salon_pacer_set_pace (WEDGES_TABLE (table)->pacer, salon_pace_from_seconds (seconds));
}

static GtkWidget *
get_plate (SalonTable *table, guint seat)
{
  return wedges_board_page_get_plate (get_board (WEDGES_TABLE (table)), (int) seat);
}

static void
set_offer (SalonTable *table, const char *line, const char *label)
{
  salon_end_page_set_offer (SALON_END_PAGE (WEDGES_TABLE (table)->end), line, label);
}

static void
wedges_table_iface_init (SalonTableInterface *iface)
{
  iface->set_game = set_game;
  iface->get_game = get_game;
  iface->set_pace = set_pace;
  iface->get_plate = get_plate;
  iface->set_offer = set_offer;
}
