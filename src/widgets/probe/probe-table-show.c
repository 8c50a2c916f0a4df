/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/probe/probe-table-show.h"

#include "model/probe/probe-text.h"
#include "widgets/probe/probe-sounds.h"
#include "widgets/probe/probe-stage.h"

/* A second wish to hurry within so many µs runs on to the next decision of a person. */
#define TWICE (400 * G_TIME_SPAN_MILLISECOND)

/* How long people read who has come, in ms at the usual pace. */
#define NEWCOMER_MS 1800

static ProbeStage *
stage_of (const ProbeTable *self)
{
  return PROBE_STAGE (self->stage);
}

gboolean
probe_table_is_behind (const ProbeTable *self)
{
  return self->has_moment || probe_stage_is_playing (stage_of (self));
}

gboolean
probe_table_is_showing (const ProbeTable *self)
{
  return salon_pacer_is_showing (self->pacer);
}

void
probe_table_get_shown_view (ProbeTable *self, int eye, ProbeView *view)
{
  /* With one person, who may always see their own word, there is one view for all. */
  if (probe_table_is_behind (self) && (self->between.seat == eye || probe_table_only_person (self) != PROBE_NOBODY))
    *view = self->between;
  else
    probe_game_get_view (self->game, eye, view);
}

static void
set_news (ProbeTable *self, const char *news)
{
  if (news == NULL)
    return;

  g_free (self->news);
  self->news = g_strdup (news);
}

/* Signals of the stage */

static void
view_cb (ProbeTable *self, const ProbeView *view)
{
  self->between = *view;
}

static void
cue_cb (ProbeTable *self, int cue)
{
  switch ((ProbeCueType) cue)
    {
    case PROBE_CUE_QUESTION:
      set_news (self, self->question);
      break;
    case PROBE_CUE_RESULT:
      set_news (self, self->told);
      break;
    case PROBE_CUE_PAD:
    case PROBE_CUE_SOUND:
    default:
      self->pad_is_due = TRUE;
      break;
    }
}

/* Several things may be due in one frame; the table changes once for all of them. */
static void
due_cb (ProbeTable *self)
{
  probe_table_update (self);
  self->pad_is_due = FALSE;
}

static void
sound_cb (ProbeTable *self, int sound, int tone)
{
  probe_sounds_play ((ProbeMomentSound) sound, tone, (ProbeEdition) probe_game_get_header (self->game)->setup.edition);
}

/* The moment is over: people read what came of it, and the next computer seems to think. */
static void
done_cb (ProbeTable *self)
{
  const double factor = salon_pace_get_factor (salon_pacer_get_pace (self->pacer));
  const double thought = probe_game_get_thinking_time (self->game) * factor - (double) self->moment.length;
  const double wait = self->running ? 0 : MAX (self->moment.wait, thought);

  self->pad_is_due = TRUE;
  probe_table_update (self);
  self->pad_is_due = FALSE;
  if (probe_table_is_showing (self))
    salon_pacer_wait (self->pacer, (guint) wait);
}

static void
shown_cb (gpointer data)
{
  probe_table_update (PROBE_TABLE (data));
}

/* Moves */

void
probe_table_show_reset (ProbeTable *self)
{
  self->has_moment = FALSE;
  self->hurried = 0;
  self->running = FALSE;
  g_clear_pointer (&self->news, g_free);
  g_clear_pointer (&self->told, g_free);
  g_clear_pointer (&self->question, g_free);
  g_clear_object (&self->end_picture);
  probe_stage_clear (stage_of (self));
  salon_pacer_stop (self->pacer);
  salon_pacer_set_paused (self->pacer, NULL, FALSE);
  self->paused &= ~(guint) PROBE_PAUSE_BY_HAND;
  probe_stage_set_paused (stage_of (self), self->paused != 0);
  salon_table_pause (SALON_TABLE (self), self->paused != 0);
}

void
probe_table_show_game (ProbeTable *self)
{
  salon_pacer_set_paused (self->pacer, SALON_GAME (self->game), self->paused != 0);
  if (salon_game_get_stage (SALON_GAME (self->game)) != SALON_GAME_SETTING_UP)
    probe_game_get_view (self->game, probe_table_only_person (self), &self->last);
}

/* Whether the desktop or the preferences want no motion. */
static gboolean
motion_is_reduced (ProbeTable *self)
{
  gboolean animations;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations", &animations, NULL);
  return !animations;
}

/* Whether a move belongs to a person's turn, or a person made it out of turn. */
static gboolean
is_own (const ProbeTable *self, const ProbeState *before, const ProbeMove *move)
{
  const gboolean out_of_turn = move->type == PROBE_INTERRUPT || move->type == PROBE_CHALLENGE;

  return self->people >> (out_of_turn ? move->seat : before->turn) & 1;
}

/* Whether the curtain closes when the move has been shown. */
static gboolean
is_covered (ProbeTable *self, const ProbeState *after)
{
  return __builtin_popcount (self->people) > 1 && probe_game_get_person (self->game) != PROBE_NOBODY
         && probe_table_is_secret (after);
}

void
probe_table_show_move (ProbeTable *self, const ProbeMove *move, const ProbeEvents *events)
{
  const int eye = probe_table_only_person (self);
  const ProbeView before = self->last;
  ProbeView after;

  probe_game_get_view (self->game, eye, &after);
  self->last = after;
  /* A challenge at the end changes the page on which it was made at once; there is nothing
   * to show. */
  if (before.seen.phase == PROBE_OVER)
    return;

  probe_table_show_stop (self);
  {
    const ProbeMomentOptions options = {
      .pace = self->running ? SALON_PACE_AT_ONCE : salon_pacer_get_pace (self->pacer),
      .own = is_own (self, &before.seen, move),
      .reduced = motion_is_reduced (self),
      .covered = is_covered (self, &after.seen),
      .people = self->people,
    };

    probe_moment_make (&self->moment, &before, &after, move, events, &options);
  }
  self->between = before;
  self->has_moment = TRUE;
  g_clear_pointer (&self->told, g_free);
  g_free (self->question);
  self->question = probe_text_question (probe_game_get_header (self->game), move);
  salon_pacer_hold (self->pacer, SALON_GAME (self->game));
}

void
probe_table_show_sentence (ProbeTable *self, const char *sentence)
{
  g_free (self->told);
  self->told = g_strdup (sentence);
  if (!self->has_moment)
    set_news (self, sentence);
}

void
probe_table_show_begin (ProbeTable *self)
{
  if (!self->has_moment)
    return;

  self->has_moment = FALSE;
  if (probe_game_get_person (self->game) != PROBE_NOBODY
      || salon_game_get_stage (SALON_GAME (self->game)) == SALON_GAME_FINISHED)
    self->running = FALSE;
  if (self->moment.after.seen.phase == PROBE_OVER)
    {
      g_clear_object (&self->end_picture);
      self->end_picture = gtk_widget_paintable_new (self->stage);
    }
  probe_stage_play (stage_of (self), &self->moment);
}

void
probe_table_show_stop (ProbeTable *self)
{
  if (self->has_moment)
    {
      self->has_moment = FALSE;
      set_news (self, self->told);
    }
  probe_stage_skip (stage_of (self));
  salon_pacer_stop (self->pacer);
}

void
probe_table_show_newcomer (ProbeTable *self)
{
  const double factor = salon_pace_get_factor (salon_pacer_get_pace (self->pacer));

  probe_table_show_stop (self);
  salon_pacer_hold (self->pacer, SALON_GAME (self->game));
  salon_pacer_wait (self->pacer, (guint) (NEWCOMER_MS * factor));
}

/* Hurrying */

/* Ends what is being shown; the second time soon after the first one, everything up to the next
 * decision of a person. */
static void
hurry (ProbeTable *self)
{
  const gint64 now = g_get_monotonic_time ();

  if (self->hurried != 0 && now - self->hurried < TWICE)
    self->running = probe_game_get_person (self->game) == PROBE_NOBODY;
  self->hurried = now;
  /* The whole end is one event, of which the page of the end shows the rest. */
  if (salon_game_get_stage (SALON_GAME (self->game)) == SALON_GAME_FINISHED)
    self->just_ended = FALSE;
  probe_table_show_stop (self);
  probe_table_update (self);
}

/* Space hurries while the table shows a move, or just after that, wherever the focus is; it then does
 * nothing else. */
static gboolean
key_pressed_cb (ProbeTable *self, guint keyval, guint keycode, GdkModifierType modifiers)
{
  if ((keyval != GDK_KEY_space && keyval != GDK_KEY_KP_Space)
      || modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_SHIFT_MASK))
    return GDK_EVENT_PROPAGATE;
  if (!probe_table_is_showing (self) && (self->hurried == 0 || g_get_monotonic_time () - self->hurried >= TWICE))
    return GDK_EVENT_PROPAGATE;

  hurry (self);
  return GDK_EVENT_STOP;
}

/* Pausing */

void
probe_table_set_paused (ProbeTable *self, ProbePause why, gboolean paused)
{
  const guint before = self->paused;

  self->paused = paused ? before | why : before & ~(guint) why;
  if (!before == !self->paused)
    return;

  probe_stage_set_paused (stage_of (self), self->paused != 0);
  salon_pacer_set_paused (self->pacer, self->game != NULL ? SALON_GAME (self->game) : NULL, self->paused != 0);
  salon_table_pause (SALON_TABLE (self), self->paused != 0);
  probe_table_update (self);
}

/* A person who presses a key or a button at the table plays on, even if the desktop did not make the
 * window active, so the table does not wait for that. */
static gboolean
event_cb (ProbeTable *self, GdkEvent *event)
{
  switch ((int) gdk_event_get_event_type (event))
    {
    case GDK_BUTTON_PRESS:
    case GDK_TOUCH_BEGIN:
    case GDK_KEY_PRESS:
      probe_table_set_paused (self, PROBE_PAUSE_INACTIVE, FALSE);
      break;
    default:
      break;
    }

  return GDK_EVENT_PROPAGATE;
}

static void
pause_cb (ProbeTable *self, gboolean paused)
{
  probe_table_set_paused (self, PROBE_PAUSE_BY_HAND, paused);
}

void
probe_table_show_init (ProbeTable *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *presses = gtk_event_controller_legacy_new ();

  self->pacer = salon_pacer_new (shown_cb, self);
  self->stage = probe_stage_new (PROBE_BOARD (self->board));
  g_signal_connect_swapped (self->stage, "view", G_CALLBACK (view_cb), self);
  g_signal_connect_swapped (self->stage, "cue", G_CALLBACK (cue_cb), self);
  g_signal_connect_swapped (self->stage, "due", G_CALLBACK (due_cb), self);
  g_signal_connect_swapped (self->stage, "sound", G_CALLBACK (sound_cb), self);
  g_signal_connect_swapped (self->stage, "done", G_CALLBACK (done_cb), self);
  g_signal_connect_swapped (self->board, "skip", G_CALLBACK (hurry), self);
  g_signal_connect_swapped (self->board, "pause", G_CALLBACK (pause_cb), self);

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (self->stage, keys);
  gtk_event_controller_set_propagation_phase (presses, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (presses, "event", G_CALLBACK (event_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), presses);
}
