/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "app/salon-settings.h"
#include "model/salon-library.h"
#include "model/salon-look.h"

G_BEGIN_DECLS

#define SALON_TYPE_ROOM (salon_room_get_type ())
G_DECLARE_INTERFACE (SalonRoom, salon_room, SALON, ROOM, GtkWidget)

/**
 * SalonRoom:
 *
 * A page of the window to which one goes from the home, from a table or from another room, and from which Back
 * returns: the library, a replay, a review. The window has a stack of them, #SalonRooms, and knows none by name. A room
 * is a widget; it is made when it is entered and dropped when it is left.
 *
 * Back is the button in the header, Alt+Left, and Escape where no widget in the room has used that key.
 *
 * Signals:
 *
 *  - retitled (): title, subtitle or theme are others than before.
 *  - leave (): the room wants to be left, as if somebody had pressed Back.
 *  - show-room (SalonRoom *room): @room, which is new, is entered from this one.
 *  - begin (SalonGame *game, gconstpointer look): @game, which is new and asleep, is to be played with this #SalonLook.
 *    The game in progress is put aside.
 *  - take-up (const char *name): the kept game of this file, or with %NULL the one in progress, is to be gone on with.
 *  - message (const char *text): a translated sentence for a toast.
 */
struct _SalonRoomInterface {
  GTypeInterface parent_iface;

  /* Gives what stands in the header, translated, (transfer full). The subtitle is optional, and may be NULL. */
  char *(*get_title) (SalonRoom *self);
  char *(*get_subtitle) (SalonRoom *self);
  /* Optional: the ID of the look that the room stands in, as a table does. NULL: it is a room of the house, and has
   * the house’s colours. */
  const char *(*get_theme) (SalonRoom *self);
  /* Optional: does in the room what “Open…” does elsewhere. */
  void (*open) (SalonRoom *self);
  /* Optional: takes @files, of #GFile, that were dropped on the window. */
  void (*take_files) (SalonRoom *self, GPtrArray *files);
  /* Moves the keyboard focus to where people begin in the room. Called whenever it comes into sight. */
  void (*focus) (SalonRoom *self);
};

char *salon_room_get_title (SalonRoom *self);
char *salon_room_get_subtitle (SalonRoom *self);
const char *salon_room_get_theme (SalonRoom *self);
/* FALSE: the room has nothing to open. */
gboolean salon_room_open (SalonRoom *self);
/* FALSE: the room does nothing with files. */
gboolean salon_room_take_files (SalonRoom *self, GPtrArray *files);
void salon_room_focus (SalonRoom *self);

/* For the rooms themselves: these emit the signals. */

void salon_room_retitled (SalonRoom *self);
void salon_room_leave (SalonRoom *self);
/* @room is new (floating). */
void salon_room_show_room (SalonRoom *self, SalonRoom *room);
void salon_room_begin (SalonRoom *self, SalonGame *game, const SalonLook *look);
/* @name: (nullable) */
void salon_room_take_up (SalonRoom *self, const char *name);
void salon_room_tell (SalonRoom *self, const char *text);

/* What the functions get that make rooms. A room that keeps one of these takes a reference. */
typedef struct {
  SalonSettings *settings;
  SalonStore *store;
  SalonLibrary *library; /* may not have been read yet: salon_library_refresh() */
} SalonRoomMeans;

G_END_DECLS
