/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/salon-seat-ring.h"
#include "app/salon-setup-page.h"
#include "widgets/salon-floor.h"

G_BEGIN_DECLS

#define SALON_TYPE_SETUP_ROOM (salon_setup_room_get_type ())
G_DECLARE_DERIVABLE_TYPE (SalonSetupRoom, salon_setup_room, SALON, SETUP_ROOM, SalonFloor)

/**
 * SalonSetupRoom:
 *
 * What #SalonSetupPage widgets have in common whose players sit round one table: the table with its chairs, and at its
 * right a column in which the other things are chosen, with the button that begins the game at its foot. A game derives
 * its page from it, and implements the interface.
 */
struct _SalonSetupRoomClass {
  SalonFloorClass parent_class;
};

/* What stands in the room. The widgets are children of it, or within one. */
typedef struct {
  SalonSeatRing *seats;
  GtkWidget *column;
  GtkScrolledWindow *scroller; /* in the column */
  GtkWidget *message;          /* a label above @start */
  GtkWidget *start;            /* the button that begins the game; Return presses it */
} SalonSetupRoomParts;

/* Called once, when the parts are there. */
void salon_setup_room_set_parts (SalonSetupRoom *self, const SalonSetupRoomParts *parts);
/* Says above the button why the game cannot begin (@fault, a sentence), or what players should know of its seats. The
 * button can be pressed if @fault is NULL. */
void salon_setup_room_show_fault (SalonSetupRoom *self, const char *fault);
/* The function “focus” of a #SalonSetupPage. */
void salon_setup_room_focus_start (SalonSetupPage *page);

G_END_DECLS
