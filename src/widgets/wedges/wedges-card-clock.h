/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define WEDGES_TYPE_CARD_CLOCK (wedges_card_clock_get_type ())
G_DECLARE_FINAL_TYPE (WedgesCardClock, wedges_card_clock, WEDGES, CARD_CLOCK, GtkWidget)

/**
 * WedgesCardClock:
 *
 * The time for an answer as a ring with its seconds, or as a bar. Screen readers are told at each half minute, and at ten
 * and five seconds.
 */

GtkWidget *wedges_card_clock_new (void);
/* @bar: a bar; otherwise a ring */
void wedges_card_clock_set_form (WedgesCardClock *self, gboolean bar);
/* @whole: the seconds for an answer
 * @left: those that are left */
void wedges_card_clock_set (WedgesCardClock *self, int whole, double left);

G_END_DECLS
