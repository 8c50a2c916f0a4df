/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/salon-settings.h"

G_BEGIN_DECLS

/* Has the sounds be as loud as @settings say, now and whenever they change. Where they leave it to the desktop, it
 * is asked by way of GTK, which knows it from the desktop's settings, their portal or the X server. GTK must be
 * set up. */
void salon_sound_choice_follow (SalonSettings *settings);

G_END_DECLS
