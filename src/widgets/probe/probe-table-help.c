/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/probe/probe-table-help.h"

#include "widgets/probe/probe-board.h"
#include "widgets/probe/probe-stage.h"
#include "widgets/probe/probe-table-show.h"

/* An earlier position has come back: the picture of the one that is gone fades. */
static void
rewound_cb (ProbeTable *self)
{
  const ProbeView gone = self->last;
  ProbeMoment fade;

  probe_table_close (self);
  probe_board_forget (PROBE_BOARD (self->board));
  probe_game_get_view (self->game, probe_table_only_person (self), &self->last);
  self->between = gone;
  probe_moment_make_fade (&fade, &gone, &self->last);
  probe_stage_play (PROBE_STAGE (self->stage), &fade);
}

static void
undo_cb (ProbeTable *self)
{
  g_autoptr (GError) error = NULL;

  probe_table_show_stop (self);
  if (!probe_game_undo (self->game, &error))
    salon_table_tell (SALON_TABLE (self), error->message);
}

static void
help_cb (ProbeTable *self)
{
  g_autoptr (GError) error = NULL;

  if (!probe_game_find_hint (self->game, &error))
    salon_table_tell (SALON_TABLE (self), error->message);
  probe_table_update (self);
}

/* H alone is a letter, so it is Ctrl+H that asks for a hint. */
static gboolean
key_pressed_cb (ProbeTable *self, guint keyval, guint keycode, GdkModifierType modifiers)
{
  const guint held = modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_SHIFT_MASK);
  const guint key = gdk_keyval_to_lower (keyval);

  if (held != GDK_CONTROL_MASK || (key != GDK_KEY_z && key != GDK_KEY_h) || self->game == NULL || !self->helps
      || self->naming || gtk_stack_get_visible_child (GTK_STACK (self->stack)) != self->stage
      || salon_game_is_lesson (SALON_GAME (self->game)))
    return GDK_EVENT_PROPAGATE;

  if (key == GDK_KEY_z)
    undo_cb (self);
  else
    help_cb (self);
  return GDK_EVENT_STOP;
}

void
probe_table_help_init (ProbeTable *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->helps = TRUE;
  g_signal_connect_swapped (self->board, "undo", G_CALLBACK (undo_cb), self);
  g_signal_connect_swapped (self->board, "help", G_CALLBACK (help_cb), self);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (self->stack, keys);
}

void
probe_table_help_watch (ProbeTable *self)
{
  g_signal_connect_swapped (self->game, "rewound", G_CALLBACK (rewound_cb), self);
}

void
probe_table_help_set (SalonTable *table, gboolean helps)
{
  ProbeTable *self = PROBE_TABLE (table);

  self->helps = helps;
  probe_table_update (self);
}
