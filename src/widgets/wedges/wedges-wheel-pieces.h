/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "widgets/salon-art.h"
#include "widgets/salon-theme.h"
#include "widgets/wedges/wedges-wheel-art.h"
#include "widgets/wedges/wedges-wheel-geometry.h"
#include "widgets/wedges/wedges-wheel-motion.h"

G_BEGIN_DECLS

/* The pictures of a wheel, which are made once for a size, a scale and what lies there, and only laid over each other in a
 * frame. For files of this folder only. */

/* What is lit of one scene. */
typedef struct {
  uint8_t space[WEDGES_MAX_REACH];
  int n;
  WedgesLit lit;
  unsigned lacks; /* categories whose wedge there is to win */
  SalonArtTile tile[WEDGES_MAX_REACH], number[WEDGES_MAX_REACH];
  SalonArtTile mark[WEDGES_MAX_REACH]; /* empty where there is no wedge to win */
} WedgesWheelLit;

typedef struct {
  WedgesWheelPlace place;
  double scale;
  SalonThemeMode mode;

  SalonArtTile bright, dim;
  cairo_surface_t *blend; /* (nullable): of these two */
  SalonArtTile dot, shadow;

  WedgesWheelLit before, lit;
  SalonArtTile token[WEDGES_MAX_SEATS];
  SalonArtTile lifted;                  /* the token that hops */
  SalonArtTile without;                 /* a token that has not got its wedge yet */
  SalonArtTile wedge;                   /* that flies, of a token of WEDGES_WEDGE_RADIUS */
  SalonArtTile fan[WEDGES_SPOKES];      /* of light */
  SalonArtTile pointed, pointed_number; /* of the space at which the pointer is */
  SalonArtTile focus;                   /* of focus_space */
  SalonArtTile legend[WEDGES_SPACES];   /* spaces that the legend lights; the others are empty */
  int focus_space;
} WedgesWheelPieces;

/* The radius of the token that the picture of a wedge in flight is made for, in units. */
#define WEDGES_WEDGE_RADIUS 44.

/* Makes what is always needed, if size, scale or look are others than before. Returns whether they are; then all the rest is
 * gone. */
gboolean wedges_wheel_pieces_prepare (WedgesWheelPieces *self, GtkWidget *widget, int width, int height);
/* Makes what lies there: tokens, and what is lit. */
void wedges_wheel_pieces_lay (WedgesWheelPieces *self,
                              GtkWidget *widget,
                              const WedgesScene *scene,
                              const unsigned colours[WEDGES_MAX_SEATS]);
/* Makes what @motion needs: what was lit stays. Call it before wedges_wheel_pieces_lay(). */
void wedges_wheel_pieces_set_out (WedgesWheelPieces *self,
                                  GtkWidget *widget,
                                  const WedgesWheelMotion *motion,
                                  const unsigned colours[WEDGES_MAX_SEATS]);
/* Forgets what only a motion needs. */
void wedges_wheel_pieces_rest (WedgesWheelPieces *self);
/* Makes the pictures of the spaces of @category; -1: forgets them. */
void wedges_wheel_pieces_light (WedgesWheelPieces *self, GtkWidget *widget, int category);
/* Makes what is seen of the space @which of what is lit while the pointer is there. */
void wedges_wheel_pieces_point (WedgesWheelPieces *self, GtkWidget *widget, int which);
/* Makes the ring of the space that has the focus; -1: forgets it. */
void wedges_wheel_pieces_focus (WedgesWheelPieces *self, GtkWidget *widget, int space);
void wedges_wheel_pieces_clear (WedgesWheelPieces *self);

G_END_DECLS
