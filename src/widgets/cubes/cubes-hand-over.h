/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/cubes/cubes-game.h"
#include "model/salon-look.h"

G_BEGIN_DECLS

#define CUBES_TYPE_HAND_OVER (cubes_hand_over_get_type ())
G_DECLARE_FINAL_TYPE (CubesHandOver, cubes_hand_over, CUBES, HAND_OVER, GtkWidget)

/**
 * CubesHandOver:
 *
 * The page on which one person hands the table over to the next one, and behind which the cubes lie while the time stands
 * still: the tray with its lid, whose turn it is, and who was there already. It has no letter of a cube and no word of a
 * list.
 *
 * Where several people share the screen, the button can be pressed when the page has been seen for 700 ms, by a press
 * that begins then: a button that is still down, or pressed a few times too often, lifts no lid. Keys that are still
 * down are the table's care.
 *
 * Signals: lift (): the person who is named is there.
 */

/* What the person comes for. */
typedef enum {
  CUBES_HAND_OVER_BAR,   /* they study the cubes, and choose the corner for the Bar */
  CUBES_HAND_OVER_WRITE, /* their time begins when they lift the lid */
  CUBES_HAND_OVER_GO_ON, /* the time stood still, and goes on */
  CUBES_HAND_OVER_TYPE,  /* they type the list that they have written on paper */
} CubesHandOverKind;

GtkWidget *cubes_hand_over_new (void);
/* @seat: who comes next; CUBES_ONLOOKER: everybody, which is only possible for CUBES_HAND_OVER_GO_ON */
void cubes_hand_over_update (CubesHandOver *self,
                             CubesGame *game,
                             const SalonLook *look,
                             CubesHandOverKind kind,
                             int seat);
/* Gives the keyboard focus to the button, or where it will be. */
void cubes_hand_over_focus (CubesHandOver *self);

G_END_DECLS
