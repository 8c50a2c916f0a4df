/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/salon-pacer.h"

G_BEGIN_DECLS

#define SALON_TYPE_PACE_SAMPLE (salon_pace_sample_get_type ())
G_DECLARE_FINAL_TYPE (SalonPaceSample, salon_pace_sample, SALON, PACE_SAMPLE, GtkWidget)

/**
 * SalonPaceSample:
 *
 * A card that turns over as fast as a pace lets cards turn at the table, to be looked at while somebody
 * chooses one. Otherwise it stands still. For assistive technologies it is not there.
 */

GtkWidget *salon_pace_sample_new (void);
/* Turns the card over at @pace. At %SALON_PACE_AT_ONCE, and where motion is switched off, the other side is
 * there at once. */
void salon_pace_sample_play (SalonPaceSample *self, SalonPace pace);

G_END_DECLS
