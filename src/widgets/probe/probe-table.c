/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/probe/probe-table-show.h"

#include <glib/gi18n.h>

#include "model/probe/probe-text.h"
#include "rules/probe/probe-apply.h"
#include "widgets/probe/probe-board.h"
#include "widgets/probe/probe-end-page.h"
#include "widgets/probe/probe-lay-page.h"
#include "widgets/probe/probe-sounds.h"
#include "widgets/probe/probe-table-help.h"
#include "widgets/probe/probe-table-lesson.h"
#include "widgets/probe/probe-widgets.h"
#include "widgets/salon-colours.h"
#include "widgets/salon-curtain.h"
#include "widgets/salon-pages.h"
#include "widgets/salon-why.h"

static void probe_table_iface_init (SalonTableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (ProbeTable,
                               probe_table,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (SALON_TYPE_TABLE, probe_table_iface_init))

/* Signals of the game */

static void
moved_cb (ProbeTable *self, const ProbeMove *move, const ProbeEvents *events)
{
  self->just_ended = move->type != PROBE_CHALLENGE;
  /* The person has made their secret decision, so their secrets are hidden again. */
  if (self->looker == PROBE_NOBODY)
    self->unlocked = PROBE_NOBODY;
  probe_table_show_move (self, move, events);
}

static void
changed_cb (ProbeTable *self)
{
  if (salon_game_get_stage (SALON_GAME (self->game)) != SALON_GAME_SETTING_UP && !self->has_moment)
    probe_game_get_view (self->game, probe_table_only_person (self), &self->last);
  probe_table_show_begin (self);
  probe_table_lesson_show_game (self);
  probe_table_update (self);
}

static void
close_naming (ProbeTable *self)
{
  if (!self->naming)
    return;

  self->naming = FALSE;
  probe_board_stop_naming (PROBE_BOARD (self->board));
  salon_game_release (SALON_GAME (self->game));
}

static void
close_look (ProbeTable *self)
{
  if (self->looker == PROBE_NOBODY)
    return;

  self->looker = PROBE_NOBODY;
  salon_game_release (SALON_GAME (self->game));
}

void
probe_table_close (ProbeTable *self)
{
  probe_table_show_stop (self);
  close_naming (self);
  close_look (self);
}

static void
laid_cb (ProbeTable *self, int seat, int tray)
{
  probe_sounds_play_laid ();
  /* A person who has laid the left word lays the right one next and needs no curtain
   * between them. */
  if (self->people >> seat & 1 && tray + 1 == probe_game_get_header (self->game)->setup.trays)
    self->unlocked = PROBE_NOBODY;
}

/* Who may see what follows from where people sit. */
static void
seat_people (ProbeTable *self)
{
  const int seats = probe_game_get_header (self->game)->setup.seats;
  guint people = 0;

  for (int seat = 0; seat < seats; seat++)
    if (probe_game_is_human (self->game, seat))
      people |= 1u << seat;
  self->people = people;
  for (int seat = 0; seat < seats; seat++)
    if (!salon_game_is_lesson (SALON_GAME (self->game)))
      probe_game_set_chooses (self->game, seat, self->look.chooses[seat]);
  salon_curtain_expect (SALON_CURTAIN (self->curtain), (self->people & (self->people - 1)) != 0 || self->shared);
  probe_board_set_up (PROBE_BOARD (self->board), self->game, &self->look, probe_table_only_person (self));
}

/* Which game is played, and by which house rules. */
static void
show_subtitle (ProbeTable *self)
{
  const ProbeHeader *header = probe_game_get_header (self->game);
  g_autofree char *options = NULL;
  g_autofree char *subtitle = NULL;

  if (salon_game_is_lesson (SALON_GAME (self->game)))
    /* Translators: the edition, and the name of the computer: “Parker 1964 · a game with Rosa” */
    subtitle = g_strdup_printf (_ ("%s · a game with %s"), probe_editions[header->setup.edition].title,
                                header->salon.name[PROBE_ROSA]);
  else
    {
      options = probe_text_options (header, header->salon.name[header->setup.first]);
      subtitle = g_strdup_printf ("%s · %s", probe_editions[header->setup.edition].title, options);
    }
  salon_table_set_subtitle (SALON_TABLE (self), subtitle);
}

/* Somebody else plays at @seat. What was open for one of the people, a word that is named or laid or looked at, is
 * closed, and the curtain names the one who sits there now. */
static void
seated_cb (ProbeTable *self, guint seat)
{
  self->unlocked = self->behind_curtain = PROBE_NOBODY;
  self->laying_seat = -1;
  probe_table_close (self);
  probe_lay_page_clear (PROBE_LAY_PAGE (self->lay));
  seat_people (self);
  show_subtitle (self);
  if (salon_game_get_stage (SALON_GAME (self->game)) == SALON_GAME_PLAYING)
    probe_table_show_newcomer (self);
}

/* Actions of the people */

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

  probe_table_show_stop (self);
  probe_game_play (self->game, move, &error);
  tell_refusal (self, error);
}

static void
draw_cb (ProbeTable *self)
{
  g_autoptr (GError) error = NULL;

  probe_table_show_stop (self);
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
look_cb (ProbeTable *self, int seat)
{
  probe_table_show_stop (self);
  if (seat != PROBE_NOBODY && self->looker == PROBE_NOBODY)
    salon_game_hold (SALON_GAME (self->game));
  else if (seat == PROBE_NOBODY && self->looker != PROBE_NOBODY)
    salon_game_release (SALON_GAME (self->game));
  self->looker = seat;
  self->unlocked = PROBE_NOBODY;
  probe_table_update (self);
}

/* Behind the shut curtain nothing can be reached, not even by assistive technologies. */
static void
curtain_shut_cb (ProbeTable *self)
{
  gtk_widget_set_visible (self->stack, FALSE);
}

static void
curtain_opened_cb (ProbeTable *self)
{
  self->unlocked = self->behind_curtain;
  probe_table_update (self);
}

/* The game waits while somebody names a word. */
static void
name_word_cb (ProbeTable *self)
{
  if (self->naming)
    return;

  probe_table_show_stop (self);
  probe_table_update (self);
  if (!probe_board_name_word (PROBE_BOARD (self->board)))
    return;
  salon_game_hold (SALON_GAME (self->game));
  self->naming = TRUE;
  probe_table_update (self);
}

static void
named_cb (ProbeTable *self, const ProbeMove *move)
{
  const ProbeMove copy = *move;

  close_naming (self);
  move_cb (self, &copy);
  probe_table_update (self);
}

static void
naming_cancelled_cb (ProbeTable *self)
{
  close_naming (self);
  probe_table_update (self);
  probe_board_focus (PROBE_BOARD (self->board));
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

/* Locking the table when people may have turned away from it */

/* The window has been minimized. */
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
  probe_table_set_paused (PROBE_TABLE (widget), PROBE_PAUSE_UNSEEN, FALSE);
}

/* The window shows another page or closes. */
static void
probe_table_unmap (GtkWidget *widget)
{
  g_signal_handlers_disconnect_by_data (gtk_native_get_surface (gtk_widget_get_native (widget)), widget);
  GTK_WIDGET_CLASS (probe_table_parent_class)->unmap (widget);
  probe_table_lock (PROBE_TABLE (widget));
  probe_table_set_paused (PROBE_TABLE (widget), PROBE_PAUSE_UNSEEN, TRUE);
}

/* Another window, perhaps one of our dialogs, is active now, or this one is hidden. */
static void
active_changed_cb (ProbeTable *self, GParamSpec *pspec, GtkWindow *window)
{
  const gboolean active = gtk_window_is_active (window);

  if (!active)
    probe_table_lock (self);
  probe_table_set_paused (self, PROBE_PAUSE_INACTIVE, !active);
}

/* From libadwaita 1.5 on, a dialog can be part of the window, which then stays active. */
static void
dialog_changed_cb (ProbeTable *self, GParamSpec *pspec, GtkWindow *window)
{
  g_autoptr (GObject) dialog = NULL;

  g_object_get (window, "visible-dialog", &dialog, NULL);
  probe_table_lock (self);
  probe_table_set_paused (self, PROBE_PAUSE_DIALOG, dialog != NULL);
}

static void
probe_table_root (GtkWidget *widget)
{
  GtkRoot *window;

  GTK_WIDGET_CLASS (probe_table_parent_class)->root (widget);
  window = gtk_widget_get_root (widget);
  g_signal_connect_swapped (window, "notify::is-active", G_CALLBACK (active_changed_cb), widget);
  g_signal_connect_swapped (window, "notify::visible-dialog", G_CALLBACK (dialog_changed_cb), widget);
}

static void
probe_table_unroot (GtkWidget *widget)
{
  g_signal_handlers_disconnect_by_data (gtk_widget_get_root (widget), widget);
  probe_table_set_paused (PROBE_TABLE (widget), PROBE_PAUSE_INACTIVE | PROBE_PAUSE_DIALOG, FALSE);
  GTK_WIDGET_CLASS (probe_table_parent_class)->unroot (widget);
}

/* There is always something beside the stack, which nobody sees. If the curtain were the only other thing, all would
 * be drawn again when it comes and goes (“What a frame costs” in HACKING.md). */
static void
probe_table_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  static const GdkRGBA nothing = { 0 };
  ProbeTable *self = PROBE_TABLE (widget);

  gtk_snapshot_append_color (snapshot, &nothing, &GRAPHENE_RECT_INIT (0, 0, 1, 1));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    if (child == self->stack)
      salon_curtain_snapshot_behind (SALON_CURTAIN (self->curtain), child, snapshot);
    else
      gtk_widget_snapshot_child (widget, child, snapshot);
}

/* The object */

static void
take_game_away (ProbeTable *self)
{
  if (self->game == NULL)
    return;

  close_naming (self);
  probe_table_show_reset (self);
  close_look (self);
  g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
}

static void
probe_table_dispose (GObject *object)
{
  ProbeTable *self = PROBE_TABLE (object);

  take_game_away (self);
  g_clear_pointer (&self->pacer, salon_pacer_free);
  if (self->curtain != NULL)
    g_signal_handlers_disconnect_by_data (self->curtain, self);
  g_clear_pointer (&self->curtain, gtk_widget_unparent);
  if (self->stack != NULL)
    g_signal_handlers_disconnect_by_data (self->stack, self);
  g_clear_pointer (&self->leaving, gtk_widget_unparent);
  g_clear_pointer (&self->guide, gtk_widget_unparent);
  g_clear_pointer (&self->stack, gtk_widget_unparent);

  G_OBJECT_CLASS (probe_table_parent_class)->dispose (object);
}

static void
probe_table_finalize (GObject *object)
{
  ProbeTable *self = PROBE_TABLE (object);

  g_free (self->news);
  g_free (self->told);
  g_free (self->question);

  G_OBJECT_CLASS (probe_table_parent_class)->finalize (object);
}

static void
probe_table_class_init (ProbeTableClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  probe_widgets_init ();
  object_class->dispose = probe_table_dispose;
  object_class->finalize = probe_table_finalize;
  widget_class->map = probe_table_map;
  widget_class->unmap = probe_table_unmap;
  widget_class->snapshot = probe_table_snapshot;
  widget_class->root = probe_table_root;
  widget_class->unroot = probe_table_unroot;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "probe-table");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
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
  g_signal_connect_swapped (self->curtain, "shut", G_CALLBACK (curtain_shut_cb), self);
  g_signal_connect_swapped (self->curtain, "opening", G_CALLBACK (probe_table_lay_out_behind), self);
  g_signal_connect_swapped (self->curtain, "opened", G_CALLBACK (curtain_opened_cb), self);
  g_signal_connect_swapped (self->board, "named", G_CALLBACK (named_cb), self);
  g_signal_connect_swapped (self->board, "naming-cancelled", G_CALLBACK (naming_cancelled_cb), self);
  g_signal_connect_swapped (self->end, "offer-taken", G_CALLBACK (salon_table_offer_taken), self);
  g_signal_connect_swapped (self->end, "play-again", G_CALLBACK (salon_table_play_again), self);
  g_signal_connect_swapped (self->end, "new-game", G_CALLBACK (salon_table_new_game), self);
  g_signal_connect_swapped (self->end, "table", G_CALLBACK (look_at_table_cb), self);
}

/* Makes the page that is shown while only computer players are still laying words. */
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

/* The board and the end cover the table with a picture of their own; nothing is to be drawn below it. */
static void
page_changed_cb (ProbeTable *self)
{
  const GtkWidget *page = gtk_stack_get_visible_child (GTK_STACK (self->stack));

  if (page == self->stage || page == self->end)
    gtk_widget_add_css_class (GTK_WIDGET (self), "covered");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "covered");
}

static void
probe_table_init (ProbeTable *self)
{
  probe_widgets_load_style ();
  self->unlocked = self->behind_curtain = self->looker = PROBE_NOBODY;
  self->laying_seat = -1;

  gtk_widget_add_css_class (GTK_WIDGET (self), "felt");
  self->stack = gtk_stack_new ();
  /* There is no transition, because a secret must be hidden at once. */
  gtk_stack_set_transition_type (GTK_STACK (self->stack), GTK_STACK_TRANSITION_TYPE_NONE);
  gtk_stack_set_vhomogeneous (GTK_STACK (self->stack), FALSE);
  gtk_stack_set_hhomogeneous (GTK_STACK (self->stack), FALSE);
  gtk_widget_set_parent (self->stack, GTK_WIDGET (self));

  /* Screen readers tell the titles of the pages. */
  gtk_stack_add_titled (GTK_STACK (self->stack), make_wait_page (), PAGE_WAIT, _ ("Waiting"));
  self->lay = probe_lay_page_new ();
  gtk_stack_add_titled (GTK_STACK (self->stack), self->lay, PAGE_LAY, _ ("Laying a word"));
  self->board = probe_board_new ();
  probe_table_show_init (self);
  gtk_stack_add_titled (GTK_STACK (self->stack), self->stage, PAGE_BOARD, _ ("Playing"));
  self->end = probe_end_page_new ();
  gtk_stack_add_titled (GTK_STACK (self->stack), self->end, PAGE_END, _ ("End of the game"));
  salon_pages_show (GTK_STACK (self->stack), PAGE_WAIT);
  probe_table_lesson_init (self);
  self->curtain = salon_curtain_new ();
  gtk_widget_set_visible (self->curtain, FALSE);
  gtk_widget_set_parent (self->curtain, GTK_WIDGET (self));
  connect_pages (self);
  probe_table_help_init (self);
  g_signal_connect_swapped (self->stack, "notify::visible-child", G_CALLBACK (page_changed_cb), self);
  salon_why_watch (SALON_TABLE (self));
}

/* Functions that the window calls */

static void
set_game (SalonTable *table, SalonGame *game, const SalonLook *look)
{
  ProbeTable *self = PROBE_TABLE (table);

  take_game_away (self);
  self->unlocked = self->behind_curtain = self->looker = PROBE_NOBODY;
  self->laying_seat = -1;
  self->at_table = FALSE;
  self->rung = 0;
  self->just_ended = FALSE;
  probe_table_show_reset (self);
  probe_lay_page_clear (PROBE_LAY_PAGE (self->lay));
  probe_board_clear (PROBE_BOARD (self->board));
  salon_end_page_set_offer (SALON_END_PAGE (self->end), NULL, NULL);
  if (game == NULL)
    return;

  self->game = g_object_ref (PROBE_GAME (game));
  self->look = *look;
  seat_people (self);
  g_signal_connect_swapped (game, "seated", G_CALLBACK (seated_cb), self);
  g_signal_connect_swapped (game, "moved", G_CALLBACK (moved_cb), self);
  probe_table_help_watch (self);
  g_signal_connect_swapped (game, "told", G_CALLBACK (probe_table_show_sentence), self);
  g_signal_connect_swapped (game, "laid", G_CALLBACK (laid_cb), self);
  g_signal_connect_swapped (game, "changed", G_CALLBACK (changed_cb), self);
  probe_table_show_game (self);
  probe_table_lesson_show_game (self);

  show_subtitle (self);
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
  ProbeTable *self = PROBE_TABLE (table);

  self->pace = seconds;
  salon_pacer_set_pace (self->pacer, salon_pace_from_seconds (seconds));
}

static GtkWidget *
get_plate (SalonTable *table, guint seat)
{
  return probe_board_get_plate (PROBE_BOARD (PROBE_TABLE (table)->board), (int) seat);
}

static void
set_offer (SalonTable *table, const char *line, const char *label)
{
  salon_end_page_set_offer (SALON_END_PAGE (PROBE_TABLE (table)->end), line, label);
}

static void
probe_table_iface_init (SalonTableInterface *iface)
{
  iface->set_game = set_game;
  iface->get_game = get_game;
  iface->set_pace = set_pace;
  iface->set_helps = probe_table_help_set;
  iface->get_plate = get_plate;
  iface->set_offer = set_offer;
}

void
probe_table_set_next (ProbeTable *self, const char *next)
{
  salon_end_page_set_next (SALON_END_PAGE (self->end), next);
}

void
probe_table_set_shared (ProbeTable *self, gboolean shared)
{
  self->shared = shared;
}

void
probe_table_set_aside (ProbeTable *self, GtkWidget *aside)
{
  probe_board_set_aside (PROBE_BOARD (self->board), aside);
}

void
probe_table_hurry (ProbeTable *self)
{
  probe_table_show_stop (self);
  probe_table_update (self);
}

const char *
probe_table_get_theme_of (ProbeEdition edition)
{
  static const char *const themes[PROBE_N_EDITIONS] = {
    [PROBE_PARKER_1964] = "1964",
    [PROBE_MIRO_1967] = "miro-1967",
    [PROBE_PARKER_1982] = "1982",
  };

  return themes[edition];
}
