/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/cubes/cubes-round-page-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "widgets/cubes/cubes-clock.h"
#include "widgets/cubes/cubes-panel.h"
#include "widgets/cubes/cubes-paper.h"
#include "widgets/cubes/cubes-plate.h"
#include "widgets/cubes/cubes-round-notes.h"
#include "widgets/cubes/cubes-round-text.h"
#include "widgets/cubes/cubes-slip.h"
#include "widgets/cubes/cubes-sounds.h"
#include "widgets/cubes/cubes-tools.h"
#include "widgets/cubes/cubes-tray.h"
#include "widgets/salon-context.h"
#include "widgets/salon-sound.h"

G_DEFINE_FINAL_TYPE (CubesRoundPage, cubes_round_page, GTK_TYPE_WIDGET)

enum {
  MESSAGE,
  SAY,
  PAUSE,
  SETTLED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

void
cubes_round_page_tell (CubesRoundPage *self, const GError *error)
{
  if (error != NULL)
    g_signal_emit (self, signals[MESSAGE], 0, error->message);
}

void
cubes_round_page_say (CubesRoundPage *self, const char *text)
{
  g_signal_emit (self, signals[SAY], 0, text);
}

/* What people do besides writing */

static void
turn_cb (CubesRoundPage *self)
{
  if (self->open)
    cubes_tray_turn (CUBES_TRAY (self->tray), 1);
}

static void
finish_cb (CubesRoundPage *self)
{
  g_autoptr (GError) error = NULL;

  if (self->writer == CUBES_ONLOOKER)
    return;
  cubes_game_finish (self->game, self->writer, &error);
  cubes_round_page_tell (self, error);
}

/* A person who may do for all what is due to everybody; CUBES_ONLOOKER if only computers play. */
static int
find_person (CubesRoundPage *self)
{
  const int seats = (int) salon_game_count_seats (SALON_GAME (self->game)), turn = cubes_game_get_turn (self->game);

  if (turn != CUBES_ONLOOKER)
    return turn;
  for (int seat = 0; seat < seats; seat++)
    if (salon_game_is_person (SALON_GAME (self->game), (guint) seat))
      return seat;
  return CUBES_ONLOOKER;
}

/* After the time on paper the lists are typed; whenever else it is called, they are read out. */
static void
call_time_cb (CubesRoundPage *self)
{
  g_autoptr (GError) error = NULL;

  if (cubes_round_text_is_on_paper (self->game))
    cubes_game_finish (self->game, find_person (self), &error);
  else
    cubes_game_call_time (self->game, &error);
  cubes_round_page_tell (self, error);
}

/* Does what the button of the panel says. */
static void
go_cb (CubesRoundPage *self)
{
  g_autoptr (GError) error = NULL;
  CubesGame *game = self->game;

  if (!self->goes || !cubes_panel_is_ready (CUBES_PANEL (self->panel)))
    return;
  switch (cubes_game_get_due (game))
    {
    case CUBES_DUE_BAR:
      cubes_game_lay_bar (game, find_person (self), cubes_tray_get_corner (CUBES_TRAY (self->tray)), &error);
      break;
    case CUBES_DUE_SHAKE:
      cubes_game_shake (game, find_person (self), &error);
      break;
    case CUBES_DUE_LID:
      cubes_game_lift_lid (game, find_person (self), &error);
      break;
    case CUBES_DUE_WRITE:
      if (!cubes_game_hurry (game))
        cubes_game_finish (game, find_person (self), &error);
      break;
    case CUBES_DUE_LISTS:
    case CUBES_DUE_END:
    case CUBES_DUE_NEXT:
    case CUBES_DUE_OVER:
    default:
      break;
    }
  cubes_round_page_tell (self, error);
}

static void
pause_cb (CubesRoundPage *self)
{
  g_signal_emit (self, signals[PAUSE], 0);
}

/* Shows in the tray what was chosen on the panel, and the other way round. */
static void
panel_corner_cb (CubesRoundPage *self)
{
  cubes_tray_set_corner (CUBES_TRAY (self->tray), cubes_panel_get_corner (CUBES_PANEL (self->panel)));
}

static void
tray_corner_cb (CubesRoundPage *self)
{
  cubes_panel_set_corner (CUBES_PANEL (self->panel), cubes_tray_get_corner (CUBES_TRAY (self->tray)));
}

static void
cue_cb (CubesRoundPage *self, int cue)
{
  salon_sound_play (cue == CUBES_TRAY_CUE_SHAKE ? CUBES_SOUND_RATTLE : CUBES_SOUND_LID);
}

static void
settled_cb (CubesRoundPage *self)
{
  g_signal_emit (self, signals[SETTLED], 0);
  if (self->game == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  if (self->writer == CUBES_ONLOOKER)
    cubes_round_page_show_due (self);
  cubes_round_page_keep_focus (self);
}

/* Keys */

static void
choose_corner (CubesRoundPage *self, CubesCorner corner)
{
  cubes_tray_set_corner (CUBES_TRAY (self->tray), corner);
  tray_corner_cb (self);
}

/* While the Bar is laid: figures name a corner, and arrows move the Bar to the next one. */
static gboolean
bar_key (CubesRoundPage *self, guint keyval)
{
  const CubesCorner corner = cubes_tray_get_corner (CUBES_TRAY (self->tray));
  const gboolean south = corner == CUBES_SW || corner == CUBES_SE, east = corner == CUBES_NE || corner == CUBES_SE;

  switch (keyval)
    {
    case GDK_KEY_1:
    case GDK_KEY_KP_1:
      choose_corner (self, CUBES_NW);
      return TRUE;
    case GDK_KEY_2:
    case GDK_KEY_KP_2:
      choose_corner (self, CUBES_NE);
      return TRUE;
    case GDK_KEY_3:
    case GDK_KEY_KP_3:
      choose_corner (self, CUBES_SW);
      return TRUE;
    case GDK_KEY_4:
    case GDK_KEY_KP_4:
      choose_corner (self, CUBES_SE);
      return TRUE;
    case GDK_KEY_Left:
      choose_corner (self, south ? CUBES_SW : CUBES_NW);
      return TRUE;
    case GDK_KEY_Right:
      choose_corner (self, south ? CUBES_SE : CUBES_NE);
      return TRUE;
    case GDK_KEY_Up:
      choose_corner (self, east ? CUBES_NE : CUBES_NW);
      return TRUE;
    case GDK_KEY_Down:
      choose_corner (self, east ? CUBES_SE : CUBES_SW);
      return TRUE;
    default:
      return FALSE;
    }
}

static gboolean
key_pressed_cb (CubesRoundPage *self, guint keyval, guint keycode, GdkModifierType modifiers)
{
  const gboolean control = (modifiers & GDK_CONTROL_MASK) != 0;

  if (self->game == NULL)
    return GDK_EVENT_PROPAGATE;
  if (control && (keyval == GDK_KEY_t || keyval == GDK_KEY_T))
    {
      turn_cb (self);
      return GDK_EVENT_STOP;
    }
  if (keyval == GDK_KEY_Pause)
    {
      pause_cb (self);
      return GDK_EVENT_STOP;
    }
  if (self->writer != CUBES_ONLOOKER)
    return cubes_round_page_write_key (self, keyval, modifiers);
  if (control || modifiers & GDK_ALT_MASK)
    return GDK_EVENT_PROPAGATE;
  if (keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter)
    {
      go_cb (self);
      return GDK_EVENT_STOP;
    }
  return cubes_round_page_chooses_corner (self) && bar_key (self, keyval);
}

void
cubes_round_page_keep_focus (CubesRoundPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self)) && gtk_widget_get_mapped (focus)
      && gtk_widget_is_sensitive (focus))
    return;
  if (self->writer == CUBES_ONLOOKER && cubes_panel_focus (CUBES_PANEL (self->panel)))
    return;
  /* While the cubes move, no cube can have it; keys are heard all the same. */
  if (!gtk_widget_child_focus (self->tray, GTK_DIR_TAB_FORWARD))
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

gboolean
cubes_round_page_is_moving (CubesRoundPage *self)
{
  return cubes_tray_is_moving (CUBES_TRAY (self->tray));
}

void
cubes_round_page_skip (CubesRoundPage *self)
{
  cubes_tray_skip (CUBES_TRAY (self->tray));
}

GtkWidget *
cubes_round_page_get_plate (CubesRoundPage *self, int seat)
{
  return self->game != NULL && seat < (int) salon_game_count_seats (SALON_GAME (self->game)) ? self->plate[seat] : NULL;
}

static void
cubes_round_page_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (cubes_round_page_parent_class)->map (widget);
  cubes_round_page_run_clock (CUBES_ROUND_PAGE (widget));
}

static void
cubes_round_page_unmap (GtkWidget *widget)
{
  CubesRoundPage *self = CUBES_ROUND_PAGE (widget);

  g_clear_handle_id (&self->clock_id, g_source_remove);
  GTK_WIDGET_CLASS (cubes_round_page_parent_class)->unmap (widget);
}

/* The object */

static void
cubes_round_page_dispose (GObject *object)
{
  CubesRoundPage *self = CUBES_ROUND_PAGE (object);

  g_clear_handle_id (&self->clock_id, g_source_remove);
  g_clear_handle_id (&self->tight_id, g_source_remove);
  salon_large_clear (&self->large);
  g_clear_object (&self->game);
  if (self->tray != NULL)
    g_signal_handlers_disconnect_by_data (self->tray, self);
  self->tray = NULL;
  for (GtkWidget *child; (child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL;)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (cubes_round_page_parent_class)->dispose (object);
}

static void
cubes_round_page_finalize (GObject *object)
{
  g_free (CUBES_ROUND_PAGE (object)->view);

  G_OBJECT_CLASS (cubes_round_page_parent_class)->finalize (object);
}

static void
cubes_round_page_class_init (CubesRoundPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = cubes_round_page_dispose;
  object_class->finalize = cubes_round_page_finalize;
  widget_class->measure = cubes_round_page_measure;
  widget_class->size_allocate = cubes_round_page_size_allocate;
  widget_class->map = cubes_round_page_map;
  widget_class->unmap = cubes_round_page_unmap;

  signals[MESSAGE] = g_signal_new ("message", CUBES_TYPE_ROUND_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[SAY] =
    g_signal_new ("say", CUBES_TYPE_ROUND_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[PAUSE] =
    g_signal_new ("pause", CUBES_TYPE_ROUND_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SETTLED] =
    g_signal_new ("settled", CUBES_TYPE_ROUND_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_css_name (widget_class, "cubes-round-page");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
make_label (const char *text, const char *kind)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, kind);
  return label;
}

/* The children come in the order in which screen readers meet them: time, tray, slip, own list, the others, buttons. */
static void
cubes_round_page_init (CubesRoundPage *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  self->large.page = GTK_WIDGET (self);
  self->view = g_new0 (CubesView, 1);
  self->eye = self->writer = CUBES_ONLOOKER;

  self->clock = cubes_clock_new ();
  self->tray = cubes_tray_new ();
  self->slip = cubes_slip_new ();
  self->hint =
    make_label (_ ("Type, drag over the cubes, or click them one by one. Esc takes the word back."), "hint-of-round");
  gtk_label_set_justify (GTK_LABEL (self->hint), GTK_JUSTIFY_CENTER);
  self->caption = make_label (NULL, "caption-of-round");
  gtk_label_set_justify (GTK_LABEL (self->caption), GTK_JUSTIFY_CENTER);
  gtk_label_set_lines (GTK_LABEL (self->caption), 2);
  gtk_label_set_ellipsize (GTK_LABEL (self->caption), PANGO_ELLIPSIZE_END);
  self->paper = cubes_paper_new ();
  cubes_paper_set_strikes (CUBES_PAPER (self->paper), TRUE);
  self->panel = cubes_panel_new ();
  self->counts = cubes_round_counts_new ();
  self->keys = cubes_round_keys_new ();
  self->note = make_label (_ ("Others’ words and all points stay hidden until the time is up."), "hint-of-round");
  gtk_label_set_xalign (GTK_LABEL (self->note), 0);
  self->tools = cubes_tools_new ();

  gtk_widget_set_parent (self->clock, GTK_WIDGET (self));
  gtk_widget_set_parent (self->tray, GTK_WIDGET (self));
  gtk_widget_set_parent (self->slip, GTK_WIDGET (self));
  gtk_widget_set_parent (self->hint, GTK_WIDGET (self));
  gtk_widget_set_parent (self->caption, GTK_WIDGET (self));
  gtk_widget_set_parent (self->paper, GTK_WIDGET (self));
  gtk_widget_set_parent (self->panel, GTK_WIDGET (self));
  gtk_widget_set_parent (self->counts, GTK_WIDGET (self));
  gtk_widget_set_parent (self->keys, GTK_WIDGET (self));
  for (int seat = 0; seat < CUBES_MAX_SEATS; seat++)
    {
      self->plate[seat] = cubes_plate_new ();
      salon_context_add (self->plate[seat], "win.hand-over", (guint) seat);
      gtk_widget_set_parent (self->plate[seat], GTK_WIDGET (self));
    }
  gtk_widget_set_parent (self->note, GTK_WIDGET (self));
  gtk_widget_set_parent (self->tools, GTK_WIDGET (self));

  cubes_round_page_connect_writing (self);
  g_signal_connect_swapped (self->tray, "corner-chosen", G_CALLBACK (tray_corner_cb), self);
  g_signal_connect_swapped (self->tray, "cue", G_CALLBACK (cue_cb), self);
  g_signal_connect_swapped (self->tray, "settled", G_CALLBACK (settled_cb), self);
  g_signal_connect_swapped (self->panel, "go", G_CALLBACK (go_cb), self);
  g_signal_connect_swapped (self->panel, "corner-chosen", G_CALLBACK (panel_corner_cb), self);
  g_signal_connect_swapped (self->tools, "turn", G_CALLBACK (turn_cb), self);
  g_signal_connect_swapped (self->tools, "finish", G_CALLBACK (finish_cb), self);
  g_signal_connect_swapped (self->tools, "call-time", G_CALLBACK (call_time_cb), self);
  g_signal_connect_swapped (self->clock, "pause", G_CALLBACK (pause_cb), self);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

GtkWidget *
cubes_round_page_new (void)
{
  return g_object_new (CUBES_TYPE_ROUND_PAGE, NULL);
}

void
cubes_round_page_set_game (CubesRoundPage *self, CubesGame *game, const SalonLook *look)
{
  guint seats;

  g_return_if_fail (CUBES_IS_ROUND_PAGE (self));

  cubes_round_page_hide (self);
  memset (self->left, 0, sizeof self->left);
  g_set_object (&self->game, game);
  seats = game != NULL ? salon_game_count_seats (SALON_GAME (game)) : 0;
  if (look != NULL)
    self->look = *look;
  if (game != NULL)
    cubes_round_counts_update (self->counts, game);
  for (guint seat = 0; seat < CUBES_MAX_SEATS; seat++)
    gtk_widget_set_visible (self->plate[seat], seat < seats);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}
