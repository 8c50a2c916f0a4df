/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The face of a name plate: what it says, where that is, and how it is drawn. */

#pragma once

#include "widgets/salon-art.h"
#include "widgets/salon-figures.h"
#include "widgets/salon-seat-tag.h"

G_BEGIN_DECLS

/* A line of text and where it is. */
typedef struct {
  PangoLayout *layout;
  graphene_point_t origin;
} SalonTagLine;

/* For salon-seat-tag.c only. */
typedef struct {
  /* What the face says; it belongs to the plate. */
  char *name;
  char *note, *badge, *manner; /* nullable */
  int dots, most_dots;
  unsigned colour;
  int points;
  SalonSeatTagForm form;
  double unit, text; /* as salon_seat_tag_set_form() has them */

  /* What is drawn. Index 1 is for the filled plate. */
  GtkWidget *widget;
  SalonArtTile plate[2];
  SalonArtTile emblem[2];
  graphene_point_t emblem_at;
  float disc; /* radius; 0 for none */
  SalonTagLine name_line, note_line;
  SalonTagLine mark_line;    /* of a program, in the place of dots */
  graphene_rect_t dots_rect; /* as wide as all dots; 0: there is no room */
  SalonFigures figures[2], badge_figures;
  graphene_point_t figures_at;
  graphene_rect_t badge_rect;
} SalonTagFace;

/* Lays out what the face says on a plate of @width × @height px, and renders it. Never to be called from snapshot. */
void salon_tag_face_prepare (SalonTagFace *self, GtkWidget *widget, int width, int height);
/* Draws the plate itself, filled or not. */
void salon_tag_face_snapshot_plate (const SalonTagFace *self, GtkSnapshot *snapshot, int filled);
/* Draws what stands on the plate, which is @filled or not. @badge_size: 1 is usual */
void salon_tag_face_snapshot (const SalonTagFace *self, GtkSnapshot *snapshot, gboolean filled, double badge_size);
/* Forgets what is drawn. */
void salon_tag_face_clear (SalonTagFace *self);

G_END_DECLS
