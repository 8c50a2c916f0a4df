/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define PROBE_TYPE_FLIGHT (probe_flight_get_type ())
G_DECLARE_FINAL_TYPE (ProbeFlight, probe_flight, PROBE, FLIGHT, GtkWidget)

/**
 * ProbeFlight:
 *
 * Lies over a page and draws letter cards that travel across it. Nothing waits for it: it takes no events,
 * and what it shows has been done already. While nothing travels it draws nothing and asks for no frame.
 * Where animations are switched off, cards arrive at once.
 */

/**
 * probe_flight_send:
 * @letter: on the card; %PROBE_BLANK for a blank
 * @dots: whether a blank shows a dot
 * @seat: the colour of its owner, for salon_colour_get()
 * @from: where the card lies, in px of this widget
 * @to: where it goes
 * @target: (nullable): the widget that is at @to; it is not seen until the card has arrived
 *
 * Sends a card on its way. It takes 180 to 280 ms, the longer the way, and slows down towards its end.
 */
void probe_flight_send (ProbeFlight *self,
                        char letter,
                        gboolean dots,
                        guint seat,
                        const graphene_rect_t *from,
                        const graphene_rect_t *to,
                        GtkWidget *target);
/* Lets every card arrive at once. */
void probe_flight_land (ProbeFlight *self);

/* How many milliseconds a way of @distance px takes, in a page of @width px. */
guint probe_flight_get_duration (double distance, double width);
/* How much of its way a card has gone when it has used @t of its time; both are 0 to 1. */
double probe_flight_get_progress (double t);

G_END_DECLS
