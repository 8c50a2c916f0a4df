/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "widgets/salon-space.h"

G_BEGIN_DECLS

#define SALON_TYPE_TRAY (salon_tray_get_type ())
G_DECLARE_FINAL_TYPE (SalonTray, salon_tray, SALON, TRAY, GtkWidget)

/**
 * SalonTray:
 *
 * A wooden tray of twelve spaces. It keeps its shape: in an allocation of
 * another shape it is drawn as large as fits, vertically in the middle and
 * horizontally where xalign says. Give it room (hexpand, vexpand) and it grows.
 * Spaces are counted from 0 here, 1 in what is said aloud.
 *
 * Letters of hidden cards must not be given to it, see
 * salon_space_set_card ().
 *
 * Properties: animating (read only).
 *
 * Signals:
 *   space-activated (int i): a space of the activatable mask
 *   activated (): the tray as a whole, while targetable
 *   letter-dropped (int letter, int i): a letter was dropped near space i,
 *     while accepts-letters
 */

GtkWidget  *salon_tray_new                 (void);

void        salon_tray_set_space           (SalonTray       *self,
                                            int              i,
                                            char             letter_or_0,
                                            SalonSpaceState  state,
                                            gboolean         pulled);
SalonSpace *salon_tray_get_space           (SalonTray       *self,
                                            int              i);
/* @values: of the twelve spaces, from the left */
void        salon_tray_set_values          (SalonTray       *self,
                                            const int        values[SALON_N_SPACES]);
void        salon_tray_set_colour          (SalonTray       *self,
                                            const GdkRGBA   *colour);
/* The accessible name: “Hugo’s tray”. */
void        salon_tray_set_name            (SalonTray       *self,
                                            const char      *name);
/* What the edition calls the blank; %NULL for “blank”. */
void        salon_tray_set_blank_name      (SalonTray       *self,
                                            const char      *name);
/* The tray as a whole may be chosen by click, Enter or Space. */
void        salon_tray_set_targetable      (SalonTray       *self,
                                            gboolean         targetable);
gboolean    salon_tray_get_targetable      (SalonTray       *self);
/* The gold ring. */
void        salon_tray_set_selected        (SalonTray       *self,
                                            gboolean         selected);
/* Bit i is space i. The focus goes among these spaces by arrow keys, Home, End. */
void        salon_tray_set_activatable     (SalonTray       *self,
                                            unsigned         mask);
unsigned    salon_tray_get_activatable     (SalonTray       *self);
void        salon_tray_set_highlighted     (SalonTray       *self,
                                            unsigned         mask);
void        salon_tray_set_accepts_letters (SalonTray       *self,
                                            gboolean         accepts);
/* 0 left … 1 right; 0 from the start */
void        salon_tray_set_xalign          (SalonTray       *self,
                                            double           xalign);
/* Focus to space i, or to the first that can be activated. */
gboolean    salon_tray_focus_space         (SalonTray       *self,
                                            int              i);

/* While a card turns or slides. The property's notification tells the end. */
gboolean    salon_tray_get_animating       (SalonTray       *self);
void        salon_tray_skip_animations     (SalonTray       *self);

/* The shape, for a page that lays trays out: a tray with all it shows
 * around it, in px. */
int         salon_tray_get_height_for_width (int width);
int         salon_tray_get_width_for_height (int height);

G_END_DECLS
