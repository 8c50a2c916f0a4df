/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/probe/probe-party-replay-room.h"

#include <glib/gi18n-lib.h>

#include "app/probe/probe-party-strip.h"
#include "app/salon-replay-begin.h"
#include "app/salon-replay-page.h"
#include "app/salon-replay-title.h"
#include "model/probe/probe-party-setup.h"
#include "model/probe/probe-party-text.h"
#include "widgets/probe/probe-party-page.h"
#include "widgets/probe/probe-party-room.h"
#include "widgets/probe/probe-table.h"

struct _ProbePartyReplayRoom {
  GtkWidget parent_instance;

  SalonRoomMeans means; /* with references */
  GBytes *record;
  SalonLook look;
  ProbePartyReplay *replay;
  ProbePartyPart part;    /* what is seen, or being read */
  GCancellable *reading;  /* the game of a table; NULL: none is read */
  gboolean wants_focus;   /* when it is read */
  GCancellable *going_on; /* a new evening is being made; NULL: none is */

  GtkWidget *box, *strip, *stack, *standings;
  GtkWidget *page; /* of the game that was seen last; NULL: none was yet */
};

static void probe_party_replay_room_iface_init (SalonRoomInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (ProbePartyReplayRoom,
                               probe_party_replay_room,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (SALON_TYPE_ROOM, probe_party_replay_room_iface_init))

static const ProbeHeader *
get_header (ProbePartyReplayRoom *self)
{
  return &probe_party_replay_get_header (self->replay)->probe;
}

/* Showing a part of the evening */

/* Brings @child into sight. If the focus was on what was seen before, it will be there. */
static void
show_child (ProbePartyReplayRoom *self, GtkWidget *child)
{
  self->wants_focus = self->wants_focus || gtk_widget_get_focus_child (self->stack) != NULL;
  gtk_stack_set_visible_child (GTK_STACK (self->stack), child);
}

static void
show_standings (ProbePartyReplayRoom *self)
{
  ProbeParty party;

  probe_party_replay_get_party (self->replay, &self->part, &party);
  probe_party_page_show_past (PROBE_PARTY_PAGE (self->standings), probe_party_replay_get_header (self->replay), &party,
                              probe_party_replay_get_rounds (self->replay),
                              probe_party_replay_get_state (self->replay, NULL) == SALON_REPLAY_FINISHED);
  show_child (self, self->standings);
  probe_party_strip_show (PROBE_PARTY_STRIP (self->strip), &self->part, "");
  if (self->wants_focus)
    probe_party_strip_focus (PROBE_PARTY_STRIP (self->strip));
  self->wants_focus = FALSE;
}

/* Says above the table who had brought what with them. */
static void
show_carried (ProbePartyReplayRoom *self, ProbeReplay *game)
{
  g_autofree char *carried = NULL;
  ProbeHeader header;
  ProbeParty party;

  probe_party_replay_get_party (self->replay, &self->part, &party);
  probe_replay_get_header (game, 0, &header);
  carried = probe_party_text_carried (&header.salon, &party, (int) self->part.table);
  probe_party_strip_show (PROBE_PARTY_STRIP (self->strip), &self->part, carried);
}

static void
show_game (ProbePartyReplayRoom *self, GBytes *record, ProbeReplay *game)
{
  GtkWidget *before = self->page;
  SalonRoom *page;
  SalonLook look;

  probe_party_get_look ((int) self->part.table, &self->look, &look);
  page = salon_replay_page_new_read (&self->means, record, SALON_REPLAY (game), &look);
  if (before != NULL)
    salon_replay_page_follow (SALON_REPLAY_PAGE (page), SALON_REPLAY_PAGE (before));
  /* What it wants as a room, this room wants. */
  g_signal_connect_swapped (page, "show-room", G_CALLBACK (salon_room_show_room), self);
  g_signal_connect_swapped (page, "begin", G_CALLBACK (salon_room_begin), self);
  g_signal_connect_swapped (page, "message", G_CALLBACK (salon_room_tell), self);
  gtk_stack_add_child (GTK_STACK (self->stack), GTK_WIDGET (page));
  show_child (self, GTK_WIDGET (page));
  if (before != NULL)
    {
      g_signal_handlers_disconnect_by_data (before, self);
      gtk_stack_remove (GTK_STACK (self->stack), before);
    }
  self->page = GTK_WIDGET (page);
  show_carried (self, game);
  if (self->wants_focus)
    salon_room_focus (page);
  self->wants_focus = FALSE;
}

/* Reading the game of a table */

typedef struct {
  ProbePartyReplay *replay;
  ProbePartyPart part;
  GBytes *record; /* what the thread finds */
} Reading;

static void
reading_free (gpointer data)
{
  Reading *reading = data;

  g_object_unref (reading->replay);
  g_clear_pointer (&reading->record, g_bytes_unref);
  g_free (reading);
}

static void
read_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Reading *reading = data;
  g_autoptr (GError) error = NULL;
  ProbeReplay *game = probe_party_replay_read (reading->replay, &reading->part, &error);

  reading->record = probe_party_replay_cut (reading->replay, &reading->part);
  if (game != NULL)
    g_task_return_pointer (task, game, g_object_unref);
  else
    g_task_return_error (task, g_steal_pointer (&error));
}

static void
read_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  ProbePartyReplayRoom *self = PROBE_PARTY_REPLAY_ROOM (source);
  const Reading *reading = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) error = NULL;
  g_autoptr (ProbeReplay) game = g_task_propagate_pointer (G_TASK (result), &error);

  /* Somebody may have chosen another part meanwhile, or left. */
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  g_clear_object (&self->reading);
  if (game != NULL)
    show_game (self, reading->record, game);
  else
    salon_room_tell (SALON_ROOM (self), error->message);
}

static void
go_to (ProbePartyReplayRoom *self, const ProbePartyPart *part)
{
  g_autoptr (GTask) task = NULL;
  Reading *reading;

  if (self->reading != NULL)
    g_cancellable_cancel (self->reading);
  g_clear_object (&self->reading);
  self->part = *part;
  if (part->table == PROBE_PARTY_STANDING)
    {
      show_standings (self);
      return;
    }

  reading = g_new0 (Reading, 1);
  reading->replay = g_object_ref (self->replay);
  reading->part = *part;
  self->reading = g_cancellable_new ();
  task = g_task_new (self, self->reading, read_cb, NULL);
  g_task_set_source_tag (task, go_to);
  g_task_set_task_data (task, reading, reading_free);
  g_task_run_in_thread (task, read_in_thread);
}

static void
chosen_cb (ProbePartyReplayRoom *self, guint round, guint table)
{
  go_to (self, &(ProbePartyPart) { round, table });
}

/* Ctrl+Page Down goes to the next part and Ctrl+Page Up to the one before, as from tab to tab. */
static gboolean
key_pressed_cb (ProbePartyReplayRoom *self, guint keyval, guint keycode, GdkModifierType modifiers)
{
  const gboolean back = keyval == GDK_KEY_Page_Up || keyval == GDK_KEY_KP_Page_Up;
  ProbePartyPart part = self->part;

  if (!(modifiers & GDK_CONTROL_MASK) || (!back && keyval != GDK_KEY_Page_Down && keyval != GDK_KEY_KP_Page_Down))
    return GDK_EVENT_PROPAGATE;

  if (probe_party_replay_step (self->replay, &part, back))
    go_to (self, &part);
  return GDK_EVENT_STOP;
}

/* Going on */

static void
begun_cb (gpointer room, gpointer unused)
{
  g_clear_object (&PROBE_PARTY_REPLAY_ROOM (room)->going_on);
}

/* Begins a new evening that has all of this one, and one game more for everybody. */
static void
go_on_cb (ProbePartyReplayRoom *self)
{
  gsize length;
  const char *text = g_bytes_get_data (self->record, &length);
  g_autofree char *rounds = probe_party_rounds_write (probe_party_replay_get_rounds (self->replay) + 1);
  g_autoptr (GString) record = g_string_new_len (text, (gssize) length);

  if (self->going_on != NULL)
    return;

  if (length > 0 && text[length - 1] != '\n')
    g_string_append_c (record, '\n');
  g_string_append (record, rounds);
  self->going_on = g_cancellable_new ();
  salon_replay_begin (SALON_ROOM (self), record->str, &self->look, self->going_on, begun_cb);
}

/* The room */

static char *
describe (ProbePartyReplayRoom *self)
{
  /* Translators: the edition of the game follows */
  return g_strdup_printf (_ ("The party · %s"), probe_editions[get_header (self)->setup.edition].title);
}

static char *
get_title (SalonRoom *room)
{
  ProbePartyReplayRoom *self = PROBE_PARTY_REPLAY_ROOM (room);
  g_autofree char *game = describe (self);

  return salon_replay_make_title (get_header (self)->salon.title, game);
}

static char *
get_subtitle (SalonRoom *room)
{
  ProbePartyReplayRoom *self = PROBE_PARTY_REPLAY_ROOM (room);
  g_autofree char *game = describe (self);
  const char *fault;
  const SalonReplayState state = probe_party_replay_get_state (self->replay, &fault);

  return salon_replay_make_subtitle (get_header (self)->salon.title, game, get_header (self)->salon.date, state, fault);
}

static const char *
get_theme (SalonRoom *room)
{
  return probe_table_get_theme_of ((ProbeEdition) get_header (PROBE_PARTY_REPLAY_ROOM (room))->setup.edition);
}

static void
take_focus (SalonRoom *room)
{
  ProbePartyReplayRoom *self = PROBE_PARTY_REPLAY_ROOM (room);

  if (self->page != NULL && gtk_stack_get_visible_child (GTK_STACK (self->stack)) == self->page)
    salon_room_focus (SALON_ROOM (self->page));
  else
    probe_party_strip_focus (PROBE_PARTY_STRIP (self->strip));
  self->wants_focus = self->page == NULL && self->reading != NULL;
}

static void
probe_party_replay_room_iface_init (SalonRoomInterface *iface)
{
  iface->get_title = get_title;
  iface->get_subtitle = get_subtitle;
  iface->get_theme = get_theme;
  iface->focus = take_focus;
}

/* The object */

static void
forget (GCancellable **cancellable)
{
  if (*cancellable != NULL)
    g_cancellable_cancel (*cancellable);
  g_clear_object (cancellable);
}

static void
probe_party_replay_room_dispose (GObject *object)
{
  ProbePartyReplayRoom *self = PROBE_PARTY_REPLAY_ROOM (object);

  forget (&self->reading);
  forget (&self->going_on);
  if (self->page != NULL)
    g_signal_handlers_disconnect_by_data (self->page, self);
  self->page = NULL;
  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->replay);
  g_clear_pointer (&self->record, g_bytes_unref);
  g_clear_object (&self->means.settings);
  g_clear_object (&self->means.store);
  g_clear_object (&self->means.library);

  G_OBJECT_CLASS (probe_party_replay_room_parent_class)->dispose (object);
}

static void
probe_party_replay_room_class_init (ProbePartyReplayRoomClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = probe_party_replay_room_dispose;

  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "probe-party-replay-room");
}

static void
probe_party_replay_room_init (ProbePartyReplayRoom *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_widget_add_css_class (GTK_WIDGET (self), "felt");
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

/* Where an evening is opened: one that is over at its beginning, any other one where it stands. */
static ProbePartyPart
find_first (ProbePartyReplay *replay)
{
  ProbePartyPart part = { probe_party_replay_count_rounds (replay), PROBE_PARTY_STANDING };
  ProbePartyPart before = part;

  if (probe_party_replay_get_state (replay, NULL) == SALON_REPLAY_FINISHED)
    return (ProbePartyPart) { 1, 0 };

  probe_party_replay_step (replay, &before, TRUE);
  return probe_party_replay_is_over (replay, &before) ? part : before;
}

SalonRoom *
probe_party_replay_room_new_read (const SalonRoomMeans *means,
                                  GBytes *record,
                                  ProbePartyReplay *replay,
                                  const SalonLook *look)
{
  ProbePartyReplayRoom *self = g_object_new (PROBE_TYPE_PARTY_REPLAY_ROOM, NULL);
  const ProbePartyPart first = find_first (replay);

  g_set_object (&self->means.settings, means->settings);
  g_set_object (&self->means.store, means->store);
  g_set_object (&self->means.library, means->library);
  self->record = g_bytes_ref (record);
  self->replay = g_object_ref (replay);
  self->look = *look;
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  self->strip = probe_party_strip_new (replay);
  gtk_box_append (GTK_BOX (self->box), self->strip);
  g_signal_connect_swapped (self->strip, "chosen", G_CALLBACK (chosen_cb), self);
  self->stack = gtk_stack_new ();
  gtk_stack_set_hhomogeneous (GTK_STACK (self->stack), FALSE);
  gtk_stack_set_vhomogeneous (GTK_STACK (self->stack), FALSE);
  gtk_widget_set_vexpand (self->stack, TRUE);
  gtk_box_append (GTK_BOX (self->box), self->stack);
  /* What is seen until the first game is read. */
  gtk_stack_add_child (GTK_STACK (self->stack), gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  self->standings = probe_party_page_new ();
  g_signal_connect_swapped (self->standings, "go-on", G_CALLBACK (go_on_cb), self);
  gtk_stack_add_child (GTK_STACK (self->stack), self->standings);
  probe_party_strip_show (PROBE_PARTY_STRIP (self->strip), &first, "");
  go_to (self, &first);
  return SALON_ROOM (self);
}

SalonRoom *
probe_party_replay_room_new (const SalonRoomMeans *means, GBytes *record, const SalonLook *look, GError **error)
{
  g_autoptr (ProbePartyReplay) replay = probe_party_replay_new (record, error);

  return replay != NULL ? probe_party_replay_room_new_read (means, record, replay, look) : NULL;
}
