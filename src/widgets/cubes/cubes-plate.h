/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CUBES_TYPE_PLATE (cubes_plate_get_type ())
G_DECLARE_FINAL_TYPE (CubesPlate, cubes_plate, CUBES, PLATE, GtkWidget)

/**
 * CubesPlate:
 *
 * The name plate of a seat: who sits there, how many words are on the list, and the list as others see it (#CubesSheet).
 * Where there is little room for it, the plate is lower, or without the sheet.
 */

typedef struct {
  const char *name;
  guint colour;     /* for salon_colour_get() */
  const char *note; /* below the name, such as “17 words” */
  int words;        /* on the list */
  gboolean counts;  /* the note is that number */
  gboolean writes;  /* the seat can write now, so its pencil lies on the sheet */
  gboolean turn;    /* it is the one who does something now */
  gboolean shaker;  /* shakes in this round, which is told */
} CubesPlateScene;

GtkWidget *cubes_plate_new (void);
void cubes_plate_set_scene (CubesPlate *self, const CubesPlateScene *scene);
G_END_DECLS
