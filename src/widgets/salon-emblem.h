/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* How high the shapes' unit is for a square of 1: the tallest of them is 114 high where the unit is 100. */
#define SALON_EMBLEM_SHARE (100. / 114)

#define SALON_TYPE_EMBLEM (salon_emblem_get_type ())
G_DECLARE_DERIVABLE_TYPE (SalonEmblem, salon_emblem, SALON, EMBLEM, GtkWidget)

/**
 * SalonEmblem:
 *
 * The shape of a seat in its colour, for boxes and rows: it says whose something is, also to those
 * who see no colours. It is presentation only: a name stands beside it.
 *
 * It looks at the colour of the text where it stands: on dark ground (light text) it takes the seat's
 * light colour, in high contrast that of the text itself.
 *
 * To draw one by hand: salon_art_glyph_prepare() with the sheet "emblems", salon_colour_get_emblem(), and the square times
 * %SALON_EMBLEM_SHARE.
 *
 * Properties: seat (index of a colour), size (px of the square it needs).
 */
struct _SalonEmblemClass {
  GtkWidgetClass parent_class;

  /* How high the shape's unit is, for a square of 1. */
  double share;
  /* Sets @colour to that of the shape. */
  void (*get_colour) (SalonEmblem *self, GdkRGBA *colour);
};

GtkWidget *salon_emblem_new (unsigned seat, int size);
/* @seat: for salon_colour_get() */
void salon_emblem_set_seat (SalonEmblem *self, unsigned seat);
unsigned salon_emblem_get_seat (SalonEmblem *self);
void salon_emblem_set_size (SalonEmblem *self, int size);

/* The colour of the emblem of @seat where text has the colour @text. */
const GdkRGBA *salon_emblem_choose_colour (unsigned seat, const GdkRGBA *text);

G_END_DECLS
