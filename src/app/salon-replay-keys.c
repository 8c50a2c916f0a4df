/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-replay-keys.h"

#include "model/salon-replay.h"

static SalonReplayKey
go (SalonReplayWay way)
{
  return (SalonReplayKey) { .type = SALON_REPLAY_KEY_WAY, .way = way };
}

static SalonReplayKey
look (guint eyes)
{
  return (SalonReplayKey) { .type = SALON_REPLAY_KEY_EYES, .eyes = eyes };
}

static SalonReplayKey
arrow (GtkWidget *page, gboolean back, GdkModifierType modifiers)
{
  const gboolean mirrored = gtk_widget_get_direction (page) == GTK_TEXT_DIR_RTL;

  back = back != mirrored;
  if (modifiers & GDK_SHIFT_MASK)
    return go (back ? SALON_REPLAY_TURN_BACK : SALON_REPLAY_TURN_FORWARD);
  if (modifiers & GDK_CONTROL_MASK)
    return go (back ? SALON_REPLAY_POINT_BACK : SALON_REPLAY_POINT_FORWARD);
  return go (back ? SALON_REPLAY_BACK : SALON_REPLAY_FORWARD);
}

/* Letters and figures. */
static SalonReplayKey
letter (guint keyval)
{
  const guint figure = keyval >= GDK_KEY_0 && keyval <= GDK_KEY_9         ? keyval - GDK_KEY_0
                       : keyval >= GDK_KEY_KP_0 && keyval <= GDK_KEY_KP_9 ? keyval - GDK_KEY_KP_0
                                                                          : 10;

  if (figure == 0)
    return look (SALON_EYES_ONLOOKER);
  if (figure < 10)
    return look (figure - 1);
  if (keyval == GDK_KEY_a || keyval == GDK_KEY_A)
    return look (SALON_EYES_ALL);
  if (keyval == GDK_KEY_g || keyval == GDK_KEY_G)
    return (SalonReplayKey) { .type = SALON_REPLAY_KEY_GO_ON };
  return (SalonReplayKey) { SALON_REPLAY_KEY_NONE };
}

SalonReplayKey
salon_replay_key_find (GtkWidget *page, guint keyval, GdkModifierType modifiers)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (page));
  const gboolean busy =
    focus != NULL && (gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) != NULL || GTK_IS_EDITABLE (focus));

  if (busy || modifiers & (GDK_ALT_MASK | GDK_SUPER_MASK))
    return (SalonReplayKey) { SALON_REPLAY_KEY_NONE };

  switch (keyval)
    {
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      return arrow (page, TRUE, modifiers);
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      return arrow (page, FALSE, modifiers);
    case GDK_KEY_Home:
    case GDK_KEY_KP_Home:
      return go (SALON_REPLAY_FIRST);
    case GDK_KEY_End:
    case GDK_KEY_KP_End:
      return go (SALON_REPLAY_END);
    case GDK_KEY_space:
    case GDK_KEY_KP_Space:
      return (SalonReplayKey) { GTK_IS_BUTTON (focus) ? SALON_REPLAY_KEY_NONE : SALON_REPLAY_KEY_PLAY };
    default:
      if (modifiers & GDK_CONTROL_MASK)
        return (SalonReplayKey) { SALON_REPLAY_KEY_NONE };
      return letter (keyval);
    }
}
