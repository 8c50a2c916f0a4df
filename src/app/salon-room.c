/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-room.h"

G_DEFINE_INTERFACE (SalonRoom, salon_room, GTK_TYPE_WIDGET)

enum {
  RETITLED,
  LEAVE,
  SHOW_ROOM,
  BEGIN,
  TAKE_UP,
  MESSAGE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static guint
new_signal (const char *name, guint n, GType first, GType second)
{
  return g_signal_new (name, SALON_TYPE_ROOM, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, n, first, second);
}

static void
salon_room_default_init (SalonRoomInterface *iface)
{
  signals[RETITLED] = new_signal ("retitled", 0, G_TYPE_NONE, G_TYPE_NONE);
  signals[LEAVE] = new_signal ("leave", 0, G_TYPE_NONE, G_TYPE_NONE);
  signals[SHOW_ROOM] = new_signal ("show-room", 1, SALON_TYPE_ROOM, G_TYPE_NONE);
  signals[BEGIN] = new_signal ("begin", 2, SALON_TYPE_GAME, G_TYPE_POINTER);
  signals[TAKE_UP] = new_signal ("take-up", 1, G_TYPE_STRING, G_TYPE_NONE);
  signals[MESSAGE] = new_signal ("message", 1, G_TYPE_STRING, G_TYPE_NONE);
}

char *
salon_room_get_title (SalonRoom *self)
{
  return SALON_ROOM_GET_IFACE (self)->get_title (self);
}

char *
salon_room_get_subtitle (SalonRoom *self)
{
  char *(*get_subtitle) (SalonRoom *) = SALON_ROOM_GET_IFACE (self)->get_subtitle;

  return get_subtitle != NULL ? get_subtitle (self) : NULL;
}

const char *
salon_room_get_theme (SalonRoom *self)
{
  const char *(*get_theme) (SalonRoom *) = SALON_ROOM_GET_IFACE (self)->get_theme;

  return get_theme != NULL ? get_theme (self) : NULL;
}

gboolean
salon_room_open (SalonRoom *self)
{
  void (*open) (SalonRoom *) = SALON_ROOM_GET_IFACE (self)->open;

  if (open != NULL)
    open (self);
  return open != NULL;
}

gboolean
salon_room_take_files (SalonRoom *self, GPtrArray *files)
{
  void (*take_files) (SalonRoom *, GPtrArray *) = SALON_ROOM_GET_IFACE (self)->take_files;

  if (take_files != NULL)
    take_files (self, files);
  return take_files != NULL;
}

void
salon_room_focus (SalonRoom *self)
{
  SALON_ROOM_GET_IFACE (self)->focus (self);
}

void
salon_room_retitled (SalonRoom *self)
{
  g_signal_emit (self, signals[RETITLED], 0);
}

void
salon_room_leave (SalonRoom *self)
{
  g_signal_emit (self, signals[LEAVE], 0);
}

void
salon_room_show_room (SalonRoom *self, SalonRoom *room)
{
  g_signal_emit (self, signals[SHOW_ROOM], 0, room);
}

void
salon_room_begin (SalonRoom *self, SalonGame *game, const SalonLook *look)
{
  g_signal_emit (self, signals[BEGIN], 0, game, look);
}

void
salon_room_take_up (SalonRoom *self, const char *name)
{
  g_signal_emit (self, signals[TAKE_UP], 0, name);
}

void
salon_room_tell (SalonRoom *self, const char *text)
{
  g_signal_emit (self, signals[MESSAGE], 0, text);
}
