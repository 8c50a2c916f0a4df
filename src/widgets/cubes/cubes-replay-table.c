/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/cubes/cubes-replay-table.h"

#include <string.h>

#include <glib/gi18n.h>

#include "model/cubes/cubes-read-out.h"
#include "widgets/cubes/cubes-paper.h"
#include "widgets/cubes/cubes-sounds.h"
#include "widgets/cubes/cubes-tray.h"
#include "widgets/cubes/cubes-widgets.h"
#include "widgets/salon-replay-frame.h"
#include "widgets/salon-sound.h"

/* The least width of a list, in px of usual text. */
#define PAPER_WIDTH 150

/* How long people see a word that is written, and what came of a round, in ms at the even pace. */
#define WORD_MS  900
#define ROUND_MS 2600

struct _CubesReplayTable {
  GtkWidget parent_instance;

  GtkWidget *tray, *papers, *box;
  GtkWidget *paper[CUBES_MAX_SEATS]; /* NULL beyond the seats */
  SalonReplayFrame frame;

  CubesReplay *replay; /* NULL until there is one */
  SalonLook look;
  CubesView *view; /* as it is shown */
  guint eyes;
  guint shakes; /* for the scene of the tray */

  gboolean stepping; /* a step is being shown */
  gboolean shaking;  /* the tray has to settle first */
  SalonPace pace;
  CubesMoveType type; /* of its move */
  guint wait_id;
};

static void cubes_replay_table_iface_init (SalonReplayTableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (CubesReplayTable,
                               cubes_replay_table,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (SALON_TYPE_REPLAY_TABLE, cubes_replay_table_iface_init))

static guint
count_seats (CubesReplayTable *self)
{
  return self->replay != NULL ? salon_replay_count_seats (SALON_REPLAY (self->replay)) : 0;
}

/* The lists */

/* A list while it is written. Of one that must not be seen only the number of words is known: its lines are blank. */
static void
show_words (CubesReplayTable *self, guint seat, const char *name)
{
  const CubesList *list = &self->view->seen.list[seat];
  g_autofree CubesPaperLine *lines = g_new0 (CubesPaperLine, list->n + 1u);

  for (guint i = 0; i < list->n; i++)
    {
      const gboolean seen = list->word[i].letters[0] != '\0';

      lines[i].word = seen ? list->word[i].letters : "";
      lines[i].told = seen ? NULL : _ ("a word that is not seen");
    }
  cubes_paper_set_owner (CUBES_PAPER (self->paper[seat]), name, seat, self->look.colour[seat % SALON_TABLE_SEATS],
                         TRUE);
  cubes_paper_set_lines (CUBES_PAPER (self->paper[seat]), lines, list->n);
  if (list->n > 0)
    cubes_paper_show_line (CUBES_PAPER (self->paper[seat]), list->n - 1u);
}

static const char *
find_heading (CubesReadKind kind)
{
  switch (kind)
    {
    case CUBES_READ_SHARED_HEADING:
      return _ ("Crossed off");
    case CUBES_READ_OWN_HEADING:
      return _ ("Counted");
    case CUBES_READ_SHARED:
    case CUBES_READ_OWN:
    default:
      return NULL;
    }
}

/* A list as it was read out. */
static void
show_read (CubesReplayTable *self, guint seat, const CubesHeader *header, const CubesReadLine *lines, guint n)
{
  const CubesState *seen = &self->view->seen;
  g_autofree CubesPaperLine *shown = g_new0 (CubesPaperLine, n);
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);

  for (guint line = 0; line < n; line++)
    {
      const int index = lines[line].word[seat];
      const CubesWord *word = index >= 0 ? &seen->list[seat].word[index] : NULL;
      char *told, *reason;

      shown[line].heading = find_heading (lines[line].kind);
      if (shown[line].heading != NULL || word == NULL)
        continue;
      told = cubes_read_out_tell (seen, header->salon.name, word);
      reason = cubes_read_out_reason (seen, word);
      g_ptr_array_add (texts, told);
      g_ptr_array_add (texts, reason);
      shown[line].word = word->letters;
      shown[line].told = told;
      shown[line].reason = reason;
      shown[line].crossed = word->verdict == CUBES_SHARED ? 1 : 0;
      shown[line].points = word->verdict == CUBES_SCORED ? cubes_word_points ((int) strlen (word->letters)) : 0;
    }
  cubes_paper_set_owner (CUBES_PAPER (self->paper[seat]), header->salon.name[seat], seat,
                         self->look.colour[seat % SALON_TABLE_SEATS], TRUE);
  cubes_paper_set_lines (CUBES_PAPER (self->paper[seat]), shown, n);
}

static void
show_lists (CubesReplayTable *self)
{
  const CubesState *seen = &self->view->seen;
  const CubesHeader *header = cubes_replay_get_header (self->replay);
  const gboolean read = cubes_is_read_out (seen);
  guint n = 0;
  g_autofree CubesReadLine *lines = read ? cubes_read_out_lines (seen, &n) : NULL;

  for (guint seat = 0; seat < count_seats (self); seat++)
    {
      if (read)
        show_read (self, seat, header, lines, n);
      else
        show_words (self, seat, header->salon.name[seat]);
      cubes_paper_set_total (CUBES_PAPER (self->paper[seat]), read ? _ ("This round") : _ ("In all"),
                             read ? cubes_read_out_points (seen, (int) seat) : seen->points[seat],
                             read && count_seats (self) > 1 && cubes_read_out_is_best (seen, (int) seat));
    }
}

/* The tray */

static void
show_tray (CubesReplayTable *self, gboolean moving)
{
  const CubesState *seen = &self->view->seen;
  CubesTrayScene scene = {
    .upright = cubes_replay_get_header (self->replay)->upright,
    .lid = seen->faces[0] == '\0',
    .shakes = self->shakes,
    .corner = (CubesCorner) seen->corner,
  };

  g_strlcpy (scene.faces, seen->faces, sizeof scene.faces);
  cubes_tray_set_scene (CUBES_TRAY (self->tray), &scene, moving);
}

/* Shows how the word of @move lies in the tray, if it can be known and traced. */
static void
trace (CubesReplayTable *self, const CubesMove *move)
{
  const CubesState *seen = &self->view->seen;
  uint8_t path[CUBES_CELLS];
  int n = 0;

  if (move != NULL && move->type == CUBES_WRITE && move->text[0] != '\0' && seen->faces[0] != '\0')
    n = cubes_trace (seen->faces, cubes_open_cells ((CubesCorner) seen->corner), move->text, path);
  cubes_tray_set_path (CUBES_TRAY (self->tray), n > 0 ? path : NULL, n);
}

/* Positions and steps */

static void
forget_step (CubesReplayTable *self)
{
  self->stepping = self->shaking = FALSE;
  g_clear_handle_id (&self->wait_id, g_source_remove);
}

static void
show_position (CubesReplayTable *self, guint position, guint eyes, gboolean moving)
{
  CubesMove move;

  self->eyes = eyes;
  cubes_replay_get_view (self->replay, position, eyes, self->view);
  if (position > 0)
    cubes_replay_get_move (self->replay, position, eyes, &move);
  show_tray (self, moving);
  show_lists (self);
  trace (self, position > 0 ? &move : NULL);
}

static gboolean
waited_cb (gpointer data)
{
  CubesReplayTable *self = data;

  self->wait_id = 0;
  forget_step (self);
  salon_replay_table_arrive (SALON_REPLAY_TABLE (self));
  return G_SOURCE_REMOVE;
}

/* What the step has to show stands there: people look at it. */
static void
wait (CubesReplayTable *self)
{
  const guint ms = self->type == CUBES_TIME ? ROUND_MS : WORD_MS;

  if (self->wait_id == 0)
    self->wait_id = g_timeout_add ((guint) (ms * salon_pace_get_factor (self->pace)), waited_cb, self);
}

static void
settled_cb (CubesReplayTable *self)
{
  if (!self->shaking)
    return;

  self->shaking = FALSE;
  wait (self);
}

static void
cue_cb (CubesReplayTable *self, int cue)
{
  if (self->stepping)
    salon_sound_play (cue == CUBES_TRAY_CUE_SHAKE ? CUBES_SOUND_RATTLE : CUBES_SOUND_LID);
}

static void
play_sound (CubesMoveType type)
{
  switch (type)
    {
    case CUBES_WRITE:
      salon_sound_play (SALON_SOUND_PENCIL);
      break;
    case CUBES_STRIKE:
      salon_sound_play (CUBES_SOUND_STROKE);
      break;
    case CUBES_TIME:
      salon_sound_play (CUBES_SOUND_BELL);
      break;
    case CUBES_BAR:
    case CUBES_SHAKE:
    case CUBES_CHALLENGE:
    case CUBES_N_MOVE_TYPES:
    default:
      break;
    }
}

/* Functions that the page calls */

static void
show (SalonReplayTable *table, guint position, guint eyes)
{
  CubesReplayTable *self = CUBES_REPLAY_TABLE (table);

  forget_step (self);
  show_position (self, position, eyes, FALSE);
}

static void
play (SalonReplayTable *table, guint position, guint eyes, SalonPace pace)
{
  CubesReplayTable *self = CUBES_REPLAY_TABLE (table);
  g_autofree char *sentence = salon_replay_tell (SALON_REPLAY (self->replay), position);
  CubesMove move;

  forget_step (self);
  cubes_replay_get_move (self->replay, position, eyes, &move);
  self->stepping = TRUE;
  self->pace = pace;
  self->type = (CubesMoveType) move.type;
  self->shaking = move.type == CUBES_SHAKE && pace != SALON_PACE_AT_ONCE;
  if (move.type == CUBES_SHAKE)
    self->shakes++;
  play_sound (self->type);
  salon_replay_table_tell (table, sentence);
  show_position (self, position, eyes, self->shaking);
  if (!cubes_tray_is_moving (CUBES_TRAY (self->tray)))
    self->shaking = FALSE;
  if (!self->shaking)
    wait (self);
}

static void
stop (SalonReplayTable *table)
{
  CubesReplayTable *self = CUBES_REPLAY_TABLE (table);

  if (!self->stepping)
    return;

  forget_step (self);
  cubes_tray_skip (CUBES_TRAY (self->tray));
  salon_replay_table_arrive (table);
}

static void
set_replay (SalonReplayTable *table, SalonReplay *replay, const SalonLook *look)
{
  CubesReplayTable *self = CUBES_REPLAY_TABLE (table);
  GtkWidget *child;

  forget_step (self);
  while ((child = gtk_widget_get_first_child (self->box)) != NULL)
    gtk_box_remove (GTK_BOX (self->box), child);
  memset (self->paper, 0, sizeof self->paper);
  g_set_object (&self->replay, CUBES_REPLAY (replay));
  self->look = *look;
  for (guint seat = 0; seat < count_seats (self); seat++)
    {
      self->paper[seat] = cubes_paper_new ();
      gtk_widget_set_size_request (self->paper[seat], PAPER_WIDTH, -1);
      gtk_widget_set_hexpand (self->paper[seat], TRUE);
      cubes_paper_set_dense (CUBES_PAPER (self->paper[seat]), 8, FALSE);
      gtk_box_append (GTK_BOX (self->box), self->paper[seat]);
    }
  show_position (self, 0, SALON_EYES_ONLOOKER, FALSE);
}

static void
set_parts (SalonReplayTable *table, GtkWidget *sentence, GtkWidget *panel, GtkWidget *side)
{
  salon_replay_frame_set_parts (&CUBES_REPLAY_TABLE (table)->frame, GTK_WIDGET (table), sentence, panel, side);
}

static void
cubes_replay_table_iface_init (SalonReplayTableInterface *iface)
{
  iface->set_parts = set_parts;
  iface->set_replay = set_replay;
  iface->show = show;
  iface->play = play;
  iface->stop = stop;
}

/* Layout */

static void
cubes_replay_table_measure (GtkWidget *widget,
                            GtkOrientation orientation,
                            int for_size,
                            int *minimum,
                            int *natural,
                            int *minimum_baseline,
                            int *natural_baseline)
{
  salon_replay_frame_measure (widget, orientation, minimum, natural);
}

/* Tray and lists above, the strip and the panel below them, and at the right what belongs to the side. */
static void
cubes_replay_table_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CubesReplayTable *self = CUBES_REPLAY_TABLE (widget);
  const int gap = SALON_REPLAY_FRAME_GAP;
  SalonReplayShares shares;
  int tray;

  salon_replay_frame_share_width (&self->frame, widget, width, height, &shares);
  salon_replay_frame_share_height (&self->frame, shares.left, height / 4, &shares);
  tray = MIN (shares.top, shares.left * 9 / 25);
  salon_replay_frame_place (self->tray, shares.margin + gap, shares.margin + (shares.top - tray) / 2 + gap,
                            tray - 2 * gap, tray - 2 * gap);
  salon_replay_frame_place (self->papers, shares.margin + tray + gap, shares.margin, shares.left - tray - gap,
                            shares.top);
  salon_replay_frame_place_below (&self->frame, &shares, shares.margin, shares.left);
  salon_replay_frame_place (self->frame.side, width - shares.margin - shares.side, shares.margin, shares.side,
                            shares.height);
}

/* The object */

static void
cubes_replay_table_dispose (GObject *object)
{
  CubesReplayTable *self = CUBES_REPLAY_TABLE (object);

  forget_step (self);
  salon_replay_frame_clear (&self->frame);
  if (self->tray != NULL)
    g_signal_handlers_disconnect_by_data (self->tray, self);
  g_clear_pointer (&self->tray, gtk_widget_unparent);
  g_clear_pointer (&self->papers, gtk_widget_unparent);
  g_clear_pointer (&self->frame.sentence, gtk_widget_unparent);
  g_clear_pointer (&self->frame.panel, gtk_widget_unparent);
  g_clear_pointer (&self->frame.side, gtk_widget_unparent);
  g_clear_object (&self->replay);

  G_OBJECT_CLASS (cubes_replay_table_parent_class)->dispose (object);
}

static void
cubes_replay_table_finalize (GObject *object)
{
  g_free (CUBES_REPLAY_TABLE (object)->view);

  G_OBJECT_CLASS (cubes_replay_table_parent_class)->finalize (object);
}

static void
cubes_replay_table_class_init (CubesReplayTableClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  cubes_widgets_init ();
  object_class->dispose = cubes_replay_table_dispose;
  object_class->finalize = cubes_replay_table_finalize;
  widget_class->measure = cubes_replay_table_measure;
  widget_class->size_allocate = cubes_replay_table_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "cubes-table");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
cubes_replay_table_init (CubesReplayTable *self)
{
  cubes_widgets_load_style ();
  self->view = g_new0 (CubesView, 1);
  self->tray = cubes_tray_new ();
  gtk_widget_set_parent (self->tray, GTK_WIDGET (self));
  self->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  gtk_box_set_homogeneous (GTK_BOX (self->box), TRUE);
  self->papers = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->papers), GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->papers), self->box);
  gtk_widget_set_parent (self->papers, GTK_WIDGET (self));
  g_signal_connect_swapped (self->tray, "settled", G_CALLBACK (settled_cb), self);
  g_signal_connect_swapped (self->tray, "cue", G_CALLBACK (cue_cb), self);
}
