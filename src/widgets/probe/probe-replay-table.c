/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-replay-table.h"

#include "widgets/probe/probe-board.h"
#include "widgets/probe/probe-sounds.h"
#include "widgets/probe/probe-stage.h"
#include "widgets/probe/probe-widgets.h"

struct _ProbeReplayTable {
  GtkWidget parent_instance;

  GtkWidget *stage, *board;
  ProbeReplay *replay; /* NULL until there is one */
  SalonLook look;
  ProbeHeader header; /* as the board has it */

  guint position, eyes; /* what is shown, or what the step leads to */
  ProbeView view;       /* the same while no step is shown */
  SalonPace pace;
  gboolean stepping; /* a step is being shown */
  guint move;        /* the move of it that is shown, from 0 */
  ProbeMoment moment;
  char *question, *result; /* of the move */
  guint wait_id;           /* people read what came of it */
};

static void probe_replay_table_iface_init (SalonReplayTableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (ProbeReplayTable,
                               probe_replay_table,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (SALON_TYPE_REPLAY_TABLE, probe_replay_table_iface_init))

static ProbeStage *
stage_of (ProbeReplayTable *self)
{
  return PROBE_STAGE (self->stage);
}

/* The question stands there that is to be answered, unless nobody may know it any more. */
static void
show_question (ProbeReplayTable *self)
{
  if (self->view.seen.asked != '\0')
    probe_stage_show_question (stage_of (self), &self->view);
}

static gboolean
have_same_players (const ProbeHeader *a, const ProbeHeader *b)
{
  gboolean same = a->setup.seats == b->setup.seats;

  for (int seat = 0; same && seat < a->setup.seats; seat++)
    same = a->salon.kind[seat] == b->salon.kind[seat] && g_str_equal (a->salon.name[seat], b->salon.name[seat]);
  return same;
}

/* Gives the board the names of those who sit there now, if they are others than before. */
static void
seat_players (ProbeReplayTable *self)
{
  ProbeHeader header;

  probe_replay_get_header (self->replay, self->position, &header);
  if (have_same_players (&header, &self->header))
    return;

  self->header = header;
  probe_board_set_up_replay (PROBE_BOARD (self->board), &header, &self->look,
                             probe_replay_get_main_seat (self->replay));
}

static gboolean
motion_is_reduced (ProbeReplayTable *self)
{
  gboolean animations;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations", &animations, NULL);
  return !animations;
}

static void
forget_step (ProbeReplayTable *self)
{
  self->stepping = FALSE;
  g_clear_handle_id (&self->wait_id, g_source_remove);
  g_clear_pointer (&self->question, g_free);
  g_clear_pointer (&self->result, g_free);
}

/* Steps */

static void
play_move (ProbeReplayTable *self)
{
  const ProbeMomentOptions options = { .pace = self->pace, .reduced = motion_is_reduced (self) };

  g_clear_pointer (&self->question, g_free);
  g_clear_pointer (&self->result, g_free);
  probe_replay_make_moment (self->replay, self->position, self->move, self->eyes, &options, &self->moment,
                            &self->question, &self->result);
  probe_stage_play (stage_of (self), &self->moment);
}

static gboolean
waited_cb (gpointer data)
{
  ProbeReplayTable *self = data;

  self->wait_id = 0;
  self->move++;
  if (self->move < probe_replay_count_moves (self->replay, self->position))
    {
      play_move (self);
      return G_SOURCE_REMOVE;
    }

  forget_step (self);
  salon_replay_table_arrive (SALON_REPLAY_TABLE (self));
  return G_SOURCE_REMOVE;
}

/* Signals of the stage */

static void
view_cb (ProbeReplayTable *self, const ProbeView *view)
{
  probe_board_show_replay (PROBE_BOARD (self->board), view);
}

static void
cue_cb (ProbeReplayTable *self, int cue)
{
  if (!self->stepping)
    return;
  if (cue == PROBE_CUE_QUESTION && self->question != NULL)
    salon_replay_table_tell (SALON_REPLAY_TABLE (self), self->question);
  if (cue == PROBE_CUE_RESULT && self->result != NULL)
    salon_replay_table_tell (SALON_REPLAY_TABLE (self), self->result);
}

static void
sound_cb (ProbeReplayTable *self, int sound, int tone)
{
  probe_sounds_play ((ProbeMomentSound) sound, tone, (ProbeEdition) self->header.setup.edition);
}

static void
done_cb (ProbeReplayTable *self)
{
  if (self->stepping && self->wait_id == 0)
    self->wait_id = g_timeout_add (self->moment.wait, waited_cb, self);
  else if (!self->stepping)
    show_question (self);
}

/* Functions that the page calls */

/* Shows the position at once. */
static void
show_view (ProbeReplayTable *self)
{
  probe_replay_get_view (self->replay, self->position, self->eyes, &self->view);
  seat_players (self);
  probe_board_show_replay (PROBE_BOARD (self->board), &self->view);
  show_question (self);
}

static void
show (SalonReplayTable *table, guint position, guint eyes)
{
  ProbeReplayTable *self = PROBE_REPLAY_TABLE (table);
  const ProbeView before = self->view;

  forget_step (self);
  probe_stage_clear (stage_of (self));
  self->position = position;
  self->eyes = eyes;
  probe_replay_get_view (self->replay, position, eyes, &self->view);
  seat_players (self);
  probe_moment_make_fade (&self->moment, &before, &self->view);
  probe_stage_play (stage_of (self), &self->moment);
}

static void
play (SalonReplayTable *table, guint position, guint eyes, SalonPace pace)
{
  ProbeReplayTable *self = PROBE_REPLAY_TABLE (table);

  forget_step (self);
  probe_stage_clear (stage_of (self));
  if (position != self->position + 1 || eyes != self->eyes)
    {
      self->position = position - 1;
      self->eyes = eyes;
      show_view (self);
      probe_stage_clear (stage_of (self));
    }
  self->position = position;
  self->pace = pace;
  self->move = 0;
  self->stepping = TRUE;
  seat_players (self);
  play_move (self);
}

static void
stop (SalonReplayTable *table)
{
  ProbeReplayTable *self = PROBE_REPLAY_TABLE (table);

  if (!self->stepping)
    return;

  forget_step (self);
  probe_stage_clear (stage_of (self));
  show_view (self);
  salon_replay_table_arrive (table);
}

static void
set_replay (SalonReplayTable *table, SalonReplay *replay, const SalonLook *look)
{
  ProbeReplayTable *self = PROBE_REPLAY_TABLE (table);

  forget_step (self);
  probe_stage_clear (stage_of (self));
  g_set_object (&self->replay, PROBE_REPLAY (replay));
  self->look = *look;
  memset (&self->header, 0, sizeof self->header);
  self->position = 0;
  self->eyes = SALON_EYES_ONLOOKER;
  show_view (self);
}

static void
set_parts (SalonReplayTable *table, GtkWidget *sentence, GtkWidget *panel, GtkWidget *side)
{
  probe_board_set_replay (PROBE_BOARD (PROBE_REPLAY_TABLE (table)->board), sentence, panel, side);
}

static void
probe_replay_table_iface_init (SalonReplayTableInterface *iface)
{
  iface->set_parts = set_parts;
  iface->set_replay = set_replay;
  iface->show = show;
  iface->play = play;
  iface->stop = stop;
}

/* The object */

static void
probe_replay_table_dispose (GObject *object)
{
  ProbeReplayTable *self = PROBE_REPLAY_TABLE (object);

  forget_step (self);
  if (self->stage != NULL)
    g_signal_handlers_disconnect_by_data (self->stage, self);
  g_clear_pointer (&self->stage, gtk_widget_unparent);
  g_clear_object (&self->replay);

  G_OBJECT_CLASS (probe_replay_table_parent_class)->dispose (object);
}

static void
probe_replay_table_class_init (ProbeReplayTableClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  probe_widgets_init ();
  G_OBJECT_CLASS (klass)->dispose = probe_replay_table_dispose;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "probe-table");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
probe_replay_table_init (ProbeReplayTable *self)
{
  probe_widgets_load_style ();
  self->board = probe_board_new ();
  self->stage = probe_stage_new (PROBE_BOARD (self->board));
  gtk_widget_set_parent (self->stage, GTK_WIDGET (self));
  g_signal_connect_swapped (self->stage, "view", G_CALLBACK (view_cb), self);
  g_signal_connect_swapped (self->stage, "cue", G_CALLBACK (cue_cb), self);
  g_signal_connect_swapped (self->stage, "sound", G_CALLBACK (sound_cb), self);
  g_signal_connect_swapped (self->stage, "done", G_CALLBACK (done_cb), self);
}
