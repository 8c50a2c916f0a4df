/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/cubes/cubes-table-private.h"

#include <glib/gi18n-lib.h>

#include "widgets/cubes/cubes-end-page.h"
#include "widgets/cubes/cubes-hand-over.h"
#include "widgets/cubes/cubes-missed-page.h"
#include "widgets/cubes/cubes-read-out-page.h"
#include "widgets/cubes/cubes-round-page.h"
#include "widgets/cubes/cubes-sounds.h"
#include "widgets/cubes/cubes-standing-page.h"
#include "widgets/cubes/cubes-widgets.h"
#include "widgets/salon-cloth.h"
#include "widgets/salon-sound.h"
#include "widgets/salon-style.h"
#include "widgets/salon-theme-use.h"
#include "widgets/salon-why.h"

/* For how long the game waits when a computer has shaken the cubes or laid the Bar, in ms at an even pace. */
#define SEEN_MS 700

static void cubes_table_iface_init (SalonTableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (CubesTable,
                               cubes_table,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (SALON_TYPE_TABLE, cubes_table_iface_init))

/* Signals of the game */

static gboolean
is_person (CubesTable *self, int seat)
{
  return salon_game_is_person (SALON_GAME (self->game), (guint) seat);
}

/* The cubes are seen to be shaken, and the Bar to be laid. The game waits meanwhile. */
static void
moved_cb (CubesTable *self, const CubesMove *move)
{
  if (move->type != CUBES_SHAKE && move->type != CUBES_BAR)
    return;

  self->moving = salon_pacer_get_pace (self->pacer) != SALON_PACE_AT_ONCE;
  self->shows_move = TRUE;
  self->lifts = is_person (self, move->seat) && salon_game_count_people (SALON_GAME (self->game)) == 1
                && cubes_game_get_habits (self->game)->way == CUBES_WAY_CURTAIN;
  salon_pacer_hold (self->pacer, SALON_GAME (self->game));
}

/* One hears that the time is up, and that the lid is put on or lifted. */
static void
sound_change (CubesTable *self, CubesDue due, int turn)
{
  if (self->due == CUBES_DUE_WRITE && (due != CUBES_DUE_WRITE || turn != self->turn))
    salon_sound_play (CUBES_SOUND_BELL);
  else if (self->due == CUBES_DUE_LID && due == CUBES_DUE_WRITE)
    salon_sound_play (CUBES_SOUND_LID);
}

static void
changed_cb (CubesTable *self)
{
  const CubesDue due = cubes_game_get_due (self->game);
  const int turn = cubes_game_get_turn (self->game);

  sound_change (self, due, turn);
  if (self->due == CUBES_DUE_LID && due == CUBES_DUE_WRITE)
    self->moving = TRUE;
  self->due = due;
  self->turn = turn;
  /* Only time that runs is paused by hand: no page but that of the time offers to go on. */
  if (due != CUBES_DUE_WRITE)
    cubes_table_set_paused (self, SALON_PAUSE_BY_HAND, FALSE);
  cubes_table_update (self);
}

/* Somebody else plays at @seat: what was open for one of the people is closed. */
static void
seated_cb (CubesTable *self, guint seat)
{
  cubes_table_lock (self);
  cubes_round_page_forget (CUBES_ROUND_PAGE (self->round), (int) seat);
}

/* The cubes lie, or the Bar does. A person who plays alone has lifted the lid by shaking. */
static void
settled_cb (CubesTable *self)
{
  g_autoptr (GError) error = NULL;
  guint seen;

  if (self->game == NULL || !self->shows_move || self->moving
      || cubes_round_page_is_moving (CUBES_ROUND_PAGE (self->round)))
    return;

  self->shows_move = FALSE;
  seen = (guint) (SEEN_MS * salon_pace_get_factor (salon_pacer_get_pace (self->pacer)));
  if (salon_pacer_is_showing (self->pacer))
    salon_pacer_wait (self->pacer, is_person (self, cubes_game_get_shaker (self->game)) ? 0 : seen);
  if (self->lifts && cubes_game_get_due (self->game) == CUBES_DUE_LID && !self->paused)
    {
      self->lifts = FALSE;
      cubes_game_lift_lid (self->game, cubes_game_get_turn (self->game), &error);
      if (error != NULL)
        salon_table_tell (SALON_TABLE (self), error->message);
    }
  cubes_table_update (self);
}

/* When the lists lie open */

static void
show_scored (CubesTable *self, CubesShown what)
{
  self->shown = what;
  cubes_table_update (self);
}

static void
lists_cb (CubesTable *self)
{
  show_scored (self, CUBES_SHOWN_LISTS);
}

static void
missed_cb (CubesTable *self)
{
  show_scored (self, CUBES_SHOWN_MISSED);
}

static void
standing_cb (CubesTable *self)
{
  show_scored (self, CUBES_SHOWN_STANDING);
}

static void
next_round_cb (CubesTable *self)
{
  g_autoptr (GError) error = NULL;

  /* The button of the standing says that the person in turn shakes. */
  if (cubes_game_next_round (self->game, &error) && cubes_game_get_due (self->game) == CUBES_DUE_SHAKE
      && is_person (self, cubes_game_get_turn (self->game)))
    cubes_game_shake (self->game, cubes_game_get_turn (self->game), &error);
  if (error != NULL)
    salon_table_tell (SALON_TABLE (self), error->message);
}

static void
pause_cb (CubesTable *self)
{
  if (cubes_game_get_due (self->game) == CUBES_DUE_WRITE)
    cubes_table_set_paused (self, SALON_PAUSE_BY_HAND, TRUE);
  cubes_table_lock (self);
}

/* Locking the table when people may have turned away from it */

/* The window has been minimised. */
static void
state_changed_cb (CubesTable *self, GParamSpec *pspec, GdkToplevel *window)
{
  if (gdk_toplevel_get_state (window) & GDK_TOPLEVEL_STATE_MINIMIZED)
    cubes_table_lock (self);
}

static void
cubes_table_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (cubes_table_parent_class)->map (widget);
  g_signal_connect_swapped (gtk_native_get_surface (gtk_widget_get_native (widget)), "notify::state",
                            G_CALLBACK (state_changed_cb), widget);
  cubes_table_set_paused (CUBES_TABLE (widget), SALON_PAUSE_UNSEEN, FALSE);
}

/* The window shows another page or closes. */
static void
cubes_table_unmap (GtkWidget *widget)
{
  g_signal_handlers_disconnect_by_data (gtk_native_get_surface (gtk_widget_get_native (widget)), widget);
  GTK_WIDGET_CLASS (cubes_table_parent_class)->unmap (widget);
  cubes_table_set_paused (CUBES_TABLE (widget), SALON_PAUSE_UNSEEN, TRUE);
  cubes_table_lock (CUBES_TABLE (widget));
}

/* What only one person may see is hidden when they turn away, and when a dialog comes or goes. */
static void
attention_cb (GtkWidget *table, SalonPause why, gboolean paused)
{
  cubes_table_set_paused (CUBES_TABLE (table), why, paused);
  if (paused || why == SALON_PAUSE_DIALOG)
    cubes_table_lock (CUBES_TABLE (table));
}

static void
cubes_table_root (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (cubes_table_parent_class)->root (widget);
  salon_attention_watch (&CUBES_TABLE (widget)->attention);
}

static void
cubes_table_unroot (GtkWidget *widget)
{
  salon_attention_stop (&CUBES_TABLE (widget)->attention);
  GTK_WIDGET_CLASS (cubes_table_parent_class)->unroot (widget);
}

/* The second click of a double click does nothing on the page that the first one has led to. */
static void
pressed_cb (CubesTable *self, int n_press, double x, double y, GtkGesture *gesture)
{
  GtkWidget *page = gtk_stack_get_visible_child (GTK_STACK (self->stack));

  if (n_press == 1)
    self->pressed = page;
  else if (self->pressed != page)
    gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

/* Space ends what moves, wherever the focus is; it then does nothing else. */
static gboolean
key_pressed_cb (CubesTable *self, guint keyval, guint keycode, GdkModifierType modifiers)
{
  if (keyval != GDK_KEY_space || modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_SHIFT_MASK)
      || !salon_pacer_is_showing (self->pacer) || !cubes_round_page_is_moving (CUBES_ROUND_PAGE (self->round)))
    return GDK_EVENT_PROPAGATE;

  cubes_round_page_skip (CUBES_ROUND_PAGE (self->round));
  return GDK_EVENT_STOP;
}

/* The object */

static void
take_game_away (CubesTable *self)
{
  if (self->game == NULL)
    return;

  self->shows_move = FALSE;
  salon_pacer_stop (self->pacer);
  g_signal_handlers_disconnect_by_data (self->game, self);
  salon_pacer_set_paused (self->pacer, NULL, FALSE);
  cubes_round_page_set_game (CUBES_ROUND_PAGE (self->round), NULL, NULL);
  g_clear_object (&self->game);
}

static void
cubes_table_dispose (GObject *object)
{
  CubesTable *self = CUBES_TABLE (object);

  if (self->stack != NULL)
    {
      take_game_away (self);
      g_signal_handlers_disconnect_by_data (self->round, self);
    }
  g_clear_pointer (&self->pacer, salon_pacer_free);
  g_clear_pointer (&self->stack, gtk_widget_unparent);
  g_clear_pointer (&self->cloth, gtk_widget_unparent);

  G_OBJECT_CLASS (cubes_table_parent_class)->dispose (object);
}

static void
cubes_table_class_init (CubesTableClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  cubes_widgets_init ();
  G_OBJECT_CLASS (klass)->dispose = cubes_table_dispose;
  widget_class->map = cubes_table_map;
  widget_class->unmap = cubes_table_unmap;
  widget_class->root = cubes_table_root;
  widget_class->unroot = cubes_table_unroot;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "cubes-table");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
add_controllers (CubesTable *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkGesture *clicks = gtk_gesture_click_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  salon_attention_init (&self->attention, GTK_WIDGET (self), attention_cb);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (clicks), GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (clicks, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (clicks));
}

static void
connect_pages (CubesTable *self)
{
  g_signal_connect_swapped (self->round, "message", G_CALLBACK (salon_table_tell), self);
  g_signal_connect_swapped (self->round, "say", G_CALLBACK (salon_table_say), self);
  g_signal_connect_swapped (self->round, "pause", G_CALLBACK (pause_cb), self);
  g_signal_connect_swapped (self->round, "settled", G_CALLBACK (settled_cb), self);
  g_signal_connect_swapped (self->hand_over, "lift", G_CALLBACK (cubes_table_lift), self);
  g_signal_connect_swapped (self->read_out, "go-on", G_CALLBACK (standing_cb), self);
  g_signal_connect_swapped (self->read_out, "say", G_CALLBACK (salon_table_say), self);
  g_signal_connect_swapped (self->read_out, "missed", G_CALLBACK (missed_cb), self);
  g_signal_connect_swapped (self->missed, "back", G_CALLBACK (lists_cb), self);
  g_signal_connect_swapped (self->standing, "lists", G_CALLBACK (lists_cb), self);
  g_signal_connect_swapped (self->standing, "next-round", G_CALLBACK (next_round_cb), self);
  g_signal_connect_swapped (self->end, "table", G_CALLBACK (lists_cb), self);
  g_signal_connect_swapped (self->end, "offer-taken", G_CALLBACK (salon_table_offer_taken), self);
  g_signal_connect_swapped (self->end, "play-again", G_CALLBACK (salon_table_play_again), self);
  g_signal_connect_swapped (self->end, "new-game", G_CALLBACK (salon_table_new_game), self);
}

static void
cubes_table_init (CubesTable *self)
{
  cubes_widgets_load_style ();
  self->unlocked = self->turn = CUBES_ONLOOKER;
  self->pacer = salon_pacer_new ((void (*) (gpointer)) cubes_table_update, self);

  gtk_widget_add_css_class (GTK_WIDGET (self), "on-cloth");
  self->cloth = salon_cloth_new ();
  gtk_widget_set_parent (self->cloth, GTK_WIDGET (self));
  self->stack = gtk_stack_new ();
  /* There is no transition, because a secret must be hidden at once. */
  gtk_stack_set_transition_type (GTK_STACK (self->stack), GTK_STACK_TRANSITION_TYPE_NONE);
  gtk_stack_set_vhomogeneous (GTK_STACK (self->stack), FALSE);
  gtk_stack_set_hhomogeneous (GTK_STACK (self->stack), FALSE);
  gtk_widget_set_parent (self->stack, GTK_WIDGET (self));

  /* Screen readers tell the titles of the pages. */
  self->round = cubes_round_page_new ();
  gtk_stack_add_titled (GTK_STACK (self->stack), self->round, "round", _ ("Round"));
  self->hand_over = cubes_hand_over_new ();
  gtk_stack_add_titled (GTK_STACK (self->stack), self->hand_over, "hand-over", _ ("Handing over"));
  self->read_out = cubes_read_out_page_new ();
  gtk_stack_add_titled (GTK_STACK (self->stack), self->read_out, "read-out", _ ("Reading out"));
  self->missed = cubes_missed_page_new ();
  gtk_stack_add_titled (GTK_STACK (self->stack), self->missed, "missed", _ ("What nobody found"));
  self->standing = cubes_standing_page_new ();
  gtk_stack_add_titled (GTK_STACK (self->stack), self->standing, "standing", _ ("The standing"));
  self->end = cubes_end_page_new ();
  gtk_stack_add_titled (GTK_STACK (self->stack), self->end, "end", _ ("End of the game"));

  connect_pages (self);
  add_controllers (self);
  salon_style_follow_contrast (GTK_WIDGET (self));
  salon_why_watch (SALON_TABLE (self));
}

/* Functions that the window calls */

/* What is seen first of a game that is over: its end or, if nobody has written anything because only the words of the grid
 * were asked for, those. */
static CubesShown
get_first_shown (CubesGame *game)
{
  g_autofree CubesView *view = g_new (CubesView, 1);

  cubes_game_get_view (game, CUBES_ONLOOKER, view);
  for (int seat = 0; seat < view->seen.setup.seats; seat++)
    if (view->seen.list[seat].n > 0)
      return CUBES_SHOWN_STANDING;

  return view->seen.rounds == 1 ? CUBES_SHOWN_MISSED : CUBES_SHOWN_STANDING;
}

static void
set_game (SalonTable *table, SalonGame *game, const SalonLook *look)
{
  CubesTable *self = CUBES_TABLE (table);

  take_game_away (self);
  salon_end_page_set_offer (SALON_END_PAGE (self->end), NULL, NULL);
  self->unlocked = CUBES_ONLOOKER;
  self->moving = self->shows_move = self->lifts = FALSE;
  /* That was the time of another game. */
  cubes_table_set_paused (self, SALON_PAUSE_BY_HAND, FALSE);
  if (game == NULL)
    return;

  self->game = g_object_ref (CUBES_GAME (game));
  salon_pacer_set_paused (self->pacer, game, self->paused != 0);
  self->look = *look;
  self->due = cubes_game_get_due (self->game);
  self->turn = cubes_game_get_turn (self->game);
  self->read = cubes_game_count_rounds (self->game);
  self->shown = self->due == CUBES_DUE_OVER ? get_first_shown (self->game) : CUBES_SHOWN_LISTS;
  cubes_round_page_set_game (CUBES_ROUND_PAGE (self->round), self->game, look);
  g_signal_connect_swapped (game, "seated", G_CALLBACK (seated_cb), self);
  g_signal_connect_swapped (game, "moved", G_CALLBACK (moved_cb), self);
  g_signal_connect_swapped (game, "changed", G_CALLBACK (changed_cb), self);
  /* A round that is taken up again goes on when somebody is there. */
  cubes_table_lock (self);
}

static SalonGame *
get_game (SalonTable *table)
{
  CubesTable *self = CUBES_TABLE (table);

  return self->game != NULL ? SALON_GAME (self->game) : NULL;
}

static void
set_pace (SalonTable *table, double seconds)
{
  salon_pacer_set_pace (CUBES_TABLE (table)->pacer, salon_pace_from_seconds (seconds));
}

static GtkWidget *
get_plate (SalonTable *table, guint seat)
{
  return cubes_round_page_get_plate (CUBES_ROUND_PAGE (CUBES_TABLE (table)->round), (int) seat);
}

static void
set_offer (SalonTable *table, const char *line, const char *label)
{
  salon_end_page_set_offer (SALON_END_PAGE (CUBES_TABLE (table)->end), line, label);
}

static void
cubes_table_iface_init (SalonTableInterface *iface)
{
  iface->set_game = set_game;
  iface->get_game = get_game;
  iface->set_pace = set_pace;
  iface->get_plate = get_plate;
  iface->set_offer = set_offer;
}
