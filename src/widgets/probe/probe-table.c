/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/probe/probe-table-private.h"

#include <glib/gi18n.h>

#include "model/probe/probe-text.h"
#include "rules/probe/probe-apply.h"
#include "widgets/probe/probe-board.h"
#include "widgets/probe/probe-end-page.h"
#include "widgets/probe/probe-lay-page.h"
#include "widgets/probe/probe-name-panel.h"
#include "widgets/probe/probe-widgets.h"
#include "widgets/salon-colours.h"
#include "widgets/salon-curtain.h"
#include "widgets/salon-pages.h"

static void probe_table_iface_init (SalonTableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (ProbeTable,
                               probe_table,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (SALON_TYPE_TABLE, probe_table_iface_init))

enum {
  PROP_0,
  PROP_TITLE,
  PROP_SUBTITLE,
};

static void
set_text (ProbeTable *self, char **place, const char *property, const char *text)
{
  if (g_strcmp0 (*place, text) == 0)
    return;

  g_free (*place);
  *place = g_strdup (text);
  g_object_notify (G_OBJECT (self), property);
}

void
probe_table_set_title (ProbeTable *self, const char *title)
{
  set_text (self, &self->title, "title", title);
}

/* Showing a move */

static void
stop_showing (ProbeTable *self)
{
  if (salon_pacer_stop (self->pacer))
    probe_board_skip (PROBE_BOARD (self->board));
}

/* What the game tells */

/* How much there is to see of a move; see salon_pacer_show(). */
static double
weight_of (const ProbeMove *move, const ProbeEvents *events)
{
  for (int i = 0; i < events->n; i++)
    if (events->event[i].type == PROBE_EVENT_OVER || events->event[i].type == PROBE_EVENT_FINAL)
      return 2.5;

  switch ((ProbeMoveType) move->type)
    {
    case PROBE_DRAW:
      return move->kind == PROBE_NORMAL ? 0.7 : 1.3;
    case PROBE_ASK:
      return 0.8;
    case PROBE_INTERRUPT:
    case PROBE_CHALLENGE:
      return 2.5;
    case PROBE_SHOW:
    case PROBE_NO:
    case PROBE_EXPOSE:
    case PROBE_CHOOSE_TRAY:
    case PROBE_PICK:
    case PROBE_N_MOVE_TYPES:
    default:
      return 1.2;
    }
}

static void
moved_cb (ProbeTable *self, const ProbeMove *move, const ProbeEvents *events)
{
  /* A decision behind the curtain is made: nobody looks any more. */
  if (self->looker == PROBE_NOBODY)
    self->unlocked = PROBE_NOBODY;
  /* A challenge at the end is shown where it was made. */
  if (salon_game_get_stage (SALON_GAME (self->game)) != SALON_GAME_FINISHED || move->type != PROBE_CHALLENGE)
    {
      stop_showing (self);
      salon_pacer_show (self->pacer, SALON_GAME (self->game), weight_of (move, events),
                        probe_game_get_thinking_time (self->game));
    }
}

static void
told_cb (ProbeTable *self, const char *sentence)
{
  g_free (self->news);
  self->news = g_strdup (sentence);
}

static void
laid_cb (ProbeTable *self, int seat, int tray)
{
  /* Who laid the left word goes on with the right one. */
  if (self->people >> seat & 1 && tray + 1 == probe_game_get_header (self->game)->setup.trays)
    self->unlocked = PROBE_NOBODY;
}

/* What the people do */

static void
tell_refusal (ProbeTable *self, const GError *error)
{
  if (error != NULL)
    salon_table_tell (SALON_TABLE (self), error->message);
}

static void
move_cb (ProbeTable *self, const ProbeMove *move)
{
  g_autoptr (GError) error = NULL;

  stop_showing (self);
  probe_game_play (self->game, move, &error);
  tell_refusal (self, error);
}

static void
draw_cb (ProbeTable *self)
{
  g_autoptr (GError) error = NULL;

  stop_showing (self);
  probe_game_draw (self->game, &error);
  tell_refusal (self, error);
}

static void
challenge_cb (ProbeTable *self, int seat, int target, int tray, gboolean valid)
{
  move_cb (self, &(ProbeMove) {
                   .type = PROBE_CHALLENGE,
                   .seat = (guint8) seat,
                   .target = (guint8) target,
                   .tray = (guint8) tray,
                   .valid = valid != FALSE,
                 });
}

static void
skip_cb (ProbeTable *self)
{
  stop_showing (self);
  probe_table_update (self);
}

static void
look_cb (ProbeTable *self, int seat)
{
  if (seat != PROBE_NOBODY && self->looker == PROBE_NOBODY)
    salon_game_hold (SALON_GAME (self->game));
  else if (seat == PROBE_NOBODY && self->looker != PROBE_NOBODY)
    salon_game_release (SALON_GAME (self->game));
  self->looker = seat;
  self->unlocked = PROBE_NOBODY;
  probe_table_update (self);
}

static void
curtain_opened_cb (ProbeTable *self)
{
  self->unlocked = self->behind_curtain;
  probe_table_update (self);
}

static void
name_word_cb (ProbeTable *self)
{
  ProbeView view;

  stop_showing (self);
  salon_game_hold (SALON_GAME (self->game));
  self->naming = TRUE;
  probe_game_get_view (self->game, probe_table_only_person (self), &view);
  probe_name_panel_begin (PROBE_NAME_PANEL (self->name), probe_game_get_header (self->game), &view, &self->look,
                          self->people);
  probe_table_update (self);
}

static void
close_naming (ProbeTable *self)
{
  if (!self->naming)
    return;

  self->naming = FALSE;
  salon_game_release (SALON_GAME (self->game));
}

static void
named_cb (ProbeTable *self, int seat, int target, int tray, const ProbeRow *row)
{
  const ProbeMove move = {
    .type = PROBE_INTERRUPT,
    .seat = (guint8) seat,
    .target = (guint8) target,
    .tray = (guint8) tray,
    .row = *row,
  };

  close_naming (self);
  move_cb (self, &move);
  probe_table_update (self);
}

static void
naming_cancelled_cb (ProbeTable *self)
{
  close_naming (self);
  probe_table_update (self);
}

static void
look_at_table_cb (ProbeTable *self)
{
  self->at_table = TRUE;
  probe_table_update (self);
}

static void
results_cb (ProbeTable *self)
{
  self->at_table = FALSE;
  probe_table_update (self);
}

/* Turning away from the table */

/* The window is put away. */
static void
state_changed_cb (ProbeTable *self, GParamSpec *pspec, GdkToplevel *window)
{
  if (gdk_toplevel_get_state (window) & GDK_TOPLEVEL_STATE_MINIMIZED)
    probe_table_lock (self);
}

static void
probe_table_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (probe_table_parent_class)->map (widget);
  g_signal_connect_swapped (gtk_native_get_surface (gtk_widget_get_native (widget)), "notify::state",
                            G_CALLBACK (state_changed_cb), widget);
}

/* Another page of the window, or no window at all. */
static void
probe_table_unmap (GtkWidget *widget)
{
  g_signal_handlers_disconnect_by_data (gtk_native_get_surface (gtk_widget_get_native (widget)), widget);
  GTK_WIDGET_CLASS (probe_table_parent_class)->unmap (widget);
  probe_table_lock (PROBE_TABLE (widget));
}

/* Another window, one of our dialogs perhaps; or this one is out of sight. */
static void
active_changed_cb (ProbeTable *self, GParamSpec *pspec, GtkWindow *window)
{
  if (!gtk_window_is_active (window))
    probe_table_lock (self);
}

static void
probe_table_root (GtkWidget *widget)
{
  GtkRoot *window;

  GTK_WIDGET_CLASS (probe_table_parent_class)->root (widget);
  window = gtk_widget_get_root (widget);
  g_signal_connect_swapped (window, "notify::is-active", G_CALLBACK (active_changed_cb), widget);
  /* From libadwaita 1.5 on, a dialog is part of the window. */
  g_signal_connect_swapped (window, "notify::visible-dialog", G_CALLBACK (probe_table_lock), widget);
}

static void
probe_table_unroot (GtkWidget *widget)
{
  g_signal_handlers_disconnect_by_data (gtk_widget_get_root (widget), widget);
  GTK_WIDGET_CLASS (probe_table_parent_class)->unroot (widget);
}

/* The object */

static void
take_game_away (ProbeTable *self)
{
  if (self->game == NULL)
    return;

  close_naming (self);
  stop_showing (self);
  if (self->looker != PROBE_NOBODY)
    salon_game_release (SALON_GAME (self->game));
  g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
}

static void
probe_table_dispose (GObject *object)
{
  ProbeTable *self = PROBE_TABLE (object);

  take_game_away (self);
  g_clear_pointer (&self->pacer, salon_pacer_free);
  g_clear_pointer (&self->stack, gtk_widget_unparent);

  G_OBJECT_CLASS (probe_table_parent_class)->dispose (object);
}

static void
probe_table_finalize (GObject *object)
{
  ProbeTable *self = PROBE_TABLE (object);

  g_free (self->title);
  g_free (self->subtitle);
  g_free (self->news);

  G_OBJECT_CLASS (probe_table_parent_class)->finalize (object);
}

static void
probe_table_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  ProbeTable *self = PROBE_TABLE (object);

  switch (id)
    {
    case PROP_TITLE:
      g_value_set_string (value, self->title);
      break;
    case PROP_SUBTITLE:
      g_value_set_string (value, self->subtitle);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
probe_table_class_init (ProbeTableClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  probe_widgets_init ();
  object_class->dispose = probe_table_dispose;
  object_class->finalize = probe_table_finalize;
  object_class->get_property = probe_table_get_property;
  widget_class->map = probe_table_map;
  widget_class->unmap = probe_table_unmap;
  widget_class->root = probe_table_root;
  widget_class->unroot = probe_table_unroot;

  g_object_class_override_property (object_class, PROP_TITLE, "title");
  g_object_class_override_property (object_class, PROP_SUBTITLE, "subtitle");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "probe-table");
}

static void
shown_cb (gpointer data)
{
  probe_table_update (PROBE_TABLE (data));
}

static void
connect_pages (ProbeTable *self)
{
  g_signal_connect_swapped (self->board, "move", G_CALLBACK (move_cb), self);
  g_signal_connect_swapped (self->board, "draw", G_CALLBACK (draw_cb), self);
  g_signal_connect_swapped (self->board, "name-word", G_CALLBACK (name_word_cb), self);
  g_signal_connect_swapped (self->board, "challenge", G_CALLBACK (challenge_cb), self);
  g_signal_connect_swapped (self->board, "look", G_CALLBACK (look_cb), self);
  g_signal_connect_swapped (self->board, "results", G_CALLBACK (results_cb), self);
  g_signal_connect_swapped (self->board, "skip", G_CALLBACK (skip_cb), self);
  g_signal_connect_swapped (self->curtain, "opened", G_CALLBACK (curtain_opened_cb), self);
  g_signal_connect_swapped (self->name, "named", G_CALLBACK (named_cb), self);
  g_signal_connect_swapped (self->name, "cancelled", G_CALLBACK (naming_cancelled_cb), self);
  g_signal_connect_swapped (self->end, "play-again", G_CALLBACK (salon_table_play_again), self);
  g_signal_connect_swapped (self->end, "new-game", G_CALLBACK (salon_table_new_game), self);
  g_signal_connect_swapped (self->end, "table", G_CALLBACK (look_at_table_cb), self);
}

/* While nobody but computers lays words. */
static GtkWidget *
make_wait_page (void)
{
  GtkWidget *page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *label = gtk_label_new (_ ("The computers are choosing their words…"));

  gtk_widget_add_css_class (label, "title-2");
  gtk_widget_set_vexpand (label, TRUE);
  gtk_box_append (GTK_BOX (page), label);

  return page;
}

static void
probe_table_init (ProbeTable *self)
{
  probe_widgets_load_style ();
  self->pacer = salon_pacer_new (shown_cb, self);
  self->unlocked = self->behind_curtain = self->looker = PROBE_NOBODY;
  self->laying_seat = -1;

  gtk_widget_add_css_class (GTK_WIDGET (self), "felt");
  self->stack = gtk_stack_new ();
  /* No transition: a secret must be gone at once. */
  gtk_stack_set_transition_type (GTK_STACK (self->stack), GTK_STACK_TRANSITION_TYPE_NONE);
  gtk_stack_set_vhomogeneous (GTK_STACK (self->stack), FALSE);
  gtk_stack_set_hhomogeneous (GTK_STACK (self->stack), FALSE);
  gtk_widget_set_parent (self->stack, GTK_WIDGET (self));

  gtk_stack_add_named (GTK_STACK (self->stack), make_wait_page (), PAGE_WAIT);
  self->lay = probe_lay_page_new ();
  gtk_stack_add_named (GTK_STACK (self->stack), self->lay, PAGE_LAY);
  self->board = probe_board_new ();
  gtk_stack_add_named (GTK_STACK (self->stack), self->board, PAGE_BOARD);
  self->curtain = salon_curtain_new ();
  gtk_stack_add_named (GTK_STACK (self->stack), self->curtain, PAGE_CURTAIN);
  self->name = probe_name_panel_new ();
  gtk_stack_add_named (GTK_STACK (self->stack), self->name, PAGE_NAME);
  self->end = probe_end_page_new ();
  gtk_stack_add_named (GTK_STACK (self->stack), self->end, PAGE_END);
  salon_pages_show (GTK_STACK (self->stack), PAGE_WAIT);
  connect_pages (self);
}

/* What the window asks of it */

static void
set_game (SalonTable *table, SalonGame *game, const SalonLook *look)
{
  ProbeTable *self = PROBE_TABLE (table);
  const ProbeHeader *header;
  g_autofree char *options = NULL;
  g_autofree char *subtitle = NULL;

  take_game_away (self);
  self->unlocked = self->behind_curtain = self->looker = PROBE_NOBODY;
  self->laying_seat = -1;
  self->at_table = FALSE;
  g_clear_pointer (&self->news, g_free);
  probe_lay_page_clear (PROBE_LAY_PAGE (self->lay));
  probe_board_clear (PROBE_BOARD (self->board));
  if (game == NULL)
    return;

  self->game = g_object_ref (PROBE_GAME (game));
  self->look = *look;
  self->people = 0;
  header = probe_game_get_header (self->game);
  for (int seat = 0; seat < header->setup.seats; seat++)
    {
      if (probe_game_is_human (self->game, seat))
        self->people |= 1u << seat;
      probe_game_set_chooses (self->game, seat, look->chooses[seat]);
    }
  g_signal_connect_swapped (game, "moved", G_CALLBACK (moved_cb), self);
  g_signal_connect_swapped (game, "told", G_CALLBACK (told_cb), self);
  g_signal_connect_swapped (game, "laid", G_CALLBACK (laid_cb), self);
  g_signal_connect_swapped (game, "changed", G_CALLBACK (probe_table_update), self);
  probe_board_set_up (PROBE_BOARD (self->board), self->game, look, probe_table_only_person (self));

  options = probe_text_options (&header->setup);
  subtitle = g_strdup_printf ("%s · %s", probe_editions[header->setup.edition].title, options);
  set_text (self, &self->subtitle, "subtitle", subtitle);
  probe_table_update (self);
}

static SalonGame *
get_game (SalonTable *table)
{
  ProbeTable *self = PROBE_TABLE (table);

  return self->game != NULL ? SALON_GAME (self->game) : NULL;
}

static void
set_pace (SalonTable *table, double seconds)
{
  salon_pacer_set_pace (PROBE_TABLE (table)->pacer, seconds);
}

static void
probe_table_iface_init (SalonTableInterface *iface)
{
  iface->set_game = set_game;
  iface->get_game = get_game;
  iface->set_pace = set_pace;
}
