/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "widgets/salon-card.h"

G_BEGIN_DECLS

#define SALON_TYPE_SPACE (salon_space_get_type ())
G_DECLARE_FINAL_TYPE (SalonSpace, salon_space, SALON, SPACE, GtkWidget)

/**
 * SalonSpaceState:
 * @SALON_SPACE_EMPTY: no card
 * @SALON_SPACE_HIDDEN: a card's back
 * @SALON_SPACE_EXPOSED: a card that all have seen
 * @SALON_SPACE_OWN: shown to its owner, unknown to the others
 *
 * What stands in one of the twelve places of a tray.
 */
typedef enum {
  SALON_SPACE_EMPTY,
  SALON_SPACE_HIDDEN,
  SALON_SPACE_EXPOSED,
  SALON_SPACE_OWN,
} SalonSpaceState;

/**
 * SalonSpace:
 *
 * One place of a tray: the recess, its value on the lip below, and at most one
 * card. Part of the grid of its tray.
 *
 * Properties: activatable, highlight.
 * Signals: activated (), by click, Enter or Space; only while activatable.
 */

GtkWidget       *salon_space_new             (void);

/**
 * salon_space_describe:
 * @position: 1 … 12
 * @value: points it is worth
 * @letter: ignored for a hidden or an empty space
 * @blank_name: (nullable): what the edition calls the blank
 *
 * Returns: (transfer full): the accessible name, such as “space 6, worth 5,
 *   hidden” or “space 3, worth 15, R”
 */
char            *salon_space_describe        (int              position,
                                              int              value,
                                              SalonSpaceState  state,
                                              char             letter,
                                              const char      *blank_name);

void             salon_space_set_position    (SalonSpace      *self,
                                              int              position);
void             salon_space_set_value       (SalonSpace      *self,
                                              int              value);
void             salon_space_set_colour      (SalonSpace      *self,
                                              const GdkRGBA   *colour);
void             salon_space_set_blank_name  (SalonSpace      *self,
                                              const char      *name);
/* @letter is %SALON_LETTER_NONE for a hidden card and an empty space; a
 * letter given for one of those is dropped, never kept. */
void             salon_space_set_card        (SalonSpace      *self,
                                              SalonSpaceState  state,
                                              char             letter,
                                              gboolean         pulled);
SalonSpaceState  salon_space_get_state       (SalonSpace      *self);
char             salon_space_get_letter      (SalonSpace      *self);
void             salon_space_set_activatable (SalonSpace      *self,
                                              gboolean         activatable);
gboolean         salon_space_get_activatable (SalonSpace      *self);
/* A gold frame without being clickable: “look here”. */
void             salon_space_set_highlight   (SalonSpace      *self,
                                              gboolean         highlight);
/* (nullable) (transfer none): the card, while there is one. */
SalonCard       *salon_space_get_card        (SalonSpace      *self);

G_END_DECLS
