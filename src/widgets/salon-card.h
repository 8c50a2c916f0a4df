/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "widgets/salon-widgets.h"

G_BEGIN_DECLS

#define SALON_TYPE_CARD (salon_card_get_type ())
G_DECLARE_FINAL_TYPE (SalonCard, salon_card, SALON, CARD, GtkWidget)

/* Height of a letter card for a width of 1. */
#define SALON_CARD_RATIO 1.37

/**
 * SalonCard:
 *
 * One letter card. It turns over (animated when mapped) when its letter changes
 * between none and one. As a child of a space it is presentation only and the
 * space speaks for it; on its own it is a button with an accessible name: the
 * letter, the name of the blank, or “hidden card”.
 *
 * Properties: letter, colour, pulled, activatable, count, animating (read only).
 *
 * Signals: activated (), by click, Enter or Space; only while activatable.
 */

GtkWidget  *salon_card_new             (void);

/* %SALON_LETTER_NONE shows the back. */
void        salon_card_set_letter      (SalonCard     *self,
                                        char           letter);
char        salon_card_get_letter      (SalonCard     *self);
/* What the edition calls the blank; %NULL for “blank”. Accessible text only. */
void        salon_card_set_blank_name  (SalonCard     *self,
                                        const char    *name);
void        salon_card_set_colour      (SalonCard     *self,
                                        const GdkRGBA *colour);
/* Raised, until the turn is scored. Slides when mapped. */
void        salon_card_set_pulled      (SalonCard     *self,
                                        gboolean       pulled);
/* A face that the others do not know: tinted, with a closed eye. */
void        salon_card_set_secret      (SalonCard     *self,
                                        gboolean       secret);
void        salon_card_set_activatable (SalonCard     *self,
                                        gboolean       activatable);
void        salon_card_set_highlight   (SalonCard     *self,
                                        gboolean       highlight);
/* Copies in a pile: 0 draws an outline, 2 and more a pile. 1 from the start. */
void        salon_card_set_count       (SalonCard     *self,
                                        int            count);
/* The card's letter may be dragged away as text while activatable. */
void        salon_card_set_draggable   (SalonCard     *self,
                                        gboolean       draggable);
gboolean    salon_card_get_animating   (SalonCard     *self);
void        salon_card_skip_animation  (SalonCard     *self);

G_END_DECLS
