/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rules/wedges/wedges-state.h"

G_BEGIN_DECLS

#define WEDGES_TYPE_PLATE (wedges_plate_get_type ())
G_DECLARE_FINAL_TYPE (WedgesPlate, wedges_plate, WEDGES, PLATE, GtkWidget)

/**
 * WedgesPlate:
 *
 * The name plate of a seat: its token with the wedges that it has, who sits there, whether it is their turn, and the members
 * of a team. A low plate has a smaller token and no second line.
 */

typedef struct {
  const char *name;
  guint colour;               /* for salon_colour_get() */
  guint8 wedges;              /* a set of categories */
  gboolean moving;            /* a wedge that is new is seen to snap in */
  const char *note;           /* below them, such as “rolled a four”; "" for none */
  gboolean turn;              /* it is this seat’s turn */
  gboolean acts;              /* and not in turn: it does something all the same, as whoever votes now */
  guint place;                /* that the seat has won; 0: none yet */
  const char *const *members; /* (nullable): their names, ending with NULL */
  int marked;                 /* the member who answers, or will be the next, from 0; −1: they consult each other */
  gboolean answers;           /* the marked one answers now */
} WedgesPlateScene;

GtkWidget *wedges_plate_new (void);
void wedges_plate_set_scene (WedgesPlate *self, const WedgesPlateScene *scene);
/* @brief: the second line, and the words of the badge, are left out */
void wedges_plate_set_brief (WedgesPlate *self, gboolean brief);
/* How wide a plate is on which everything fits but a long name: it does not change with what the plate says. */
int wedges_plate_get_usual_width (WedgesPlate *self);
/* The token on the plate (transfer none), to which a wedge flies. */
GtkWidget *wedges_plate_get_token (WedgesPlate *self);

G_END_DECLS
