/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/probe/probe-tokens.h"
#include "model/salon-look.h"
#include "widgets/salon-figures.h"

G_BEGIN_DECLS

/**
 * ProbeTokenPicture:
 *
 * The picture of one token of the chronicle: a small card (what), the emblem of a seat (whom) and
 * points. A miss is an empty card with a dashed outline, crossed out. Zero it, prepare it outside
 * of drawing, clear it at the end.
 */
typedef struct {
  ProbeToken token;
  double size; /* height of the card, in px */
  double card; /* its width */
  gboolean dot;
  SalonArtTile letter;  /* on the card */
  SalonArtTile effect;  /* pictogram of an activity card without figures */
  SalonFigures figures; /* of one with figures */
  SalonArtTile whom;    /* emblem */
  PangoLayout *points;  /* NULL if it brought none */
  double points_width;
} ProbeTokenPicture;

/* @dot: whether the blank has a dot
 * @size: height of the card, in px */
void probe_token_picture_prepare (ProbeTokenPicture *self,
                                  GtkWidget *widget,
                                  const ProbeToken *token,
                                  const SalonLook *look,
                                  gboolean dot,
                                  double size);
/* How wide card, emblem and points are in a row, in px. */
double probe_token_picture_get_width (const ProbeTokenPicture *self);
/* Draws them in a row, beginning at @x, with the middle of the card at @y. */
void probe_token_picture_snapshot (const ProbeTokenPicture *self, GtkSnapshot *snapshot, double x, double y);
/* Draws one of the three by itself: the card from @x on, the emblem with its middle at @x, the
 * points up to @x. */
void probe_token_picture_snapshot_card (const ProbeTokenPicture *self, GtkSnapshot *snapshot, double x, double y);
void probe_token_picture_snapshot_whom (const ProbeTokenPicture *self, GtkSnapshot *snapshot, double x, double y);
void probe_token_picture_snapshot_points (const ProbeTokenPicture *self, GtkSnapshot *snapshot, double x, double y);
void probe_token_picture_clear (ProbeTokenPicture *self);

G_END_DECLS
