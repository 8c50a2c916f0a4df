/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A pacer gives people time to see a move: it holds the game, so that no computer moves, while
 * the table shows the move and for a while after that. A person who does not want to wait
 * stops it, and one who needs time pauses it. */

#pragma once

#include "model/salon-game.h"

G_BEGIN_DECLS

/* How fast the moves of others are shown. */
typedef enum {
  SALON_PACE_AT_ONCE, /* nothing moves, and nothing waits */
  SALON_PACE_QUICK,
  SALON_PACE_EVEN,
  SALON_PACE_SLOW,
  SALON_N_PACES,
} SalonPace;

/* The pace that is meant by @seconds, as the setting has it: 0 is at once, 0.6 quick, 1.2
 * even, 2.5 slow; any other number means the nearest one. */
SalonPace salon_pace_from_seconds (double seconds);
/* What times are multiplied with: 0, 0.6, 1 or 1.55. */
double salon_pace_get_factor (SalonPace pace);

typedef struct SalonPacer SalonPacer;

/* Makes a pacer that calls @shown with @data when the time after a move is over, but not when
 * it was stopped. */
SalonPacer *salon_pacer_new (void (*shown) (gpointer data), gpointer data);
/* Stops and frees @pacer. */
void salon_pacer_free (SalonPacer *pacer);
/* The pacer counts its time by @now, in µs; at first by g_get_monotonic_time(). Time for which the machine was suspended
 * does not count, see salon_clock_step(). */
void salon_pacer_set_clock (SalonPacer *pacer, gint64 (*now) (void));
void salon_pacer_set_pace (SalonPacer *pacer, SalonPace pace);
SalonPace salon_pacer_get_pace (const SalonPacer *pacer);
/* Holds @game until salon_pacer_wait() or salon_pacer_stop(): the table shows a move. */
void salon_pacer_hold (SalonPacer *pacer, SalonGame *game);
/* The move has been shown: releases the game in @ms milliseconds, in which it is not paused,
 * and calls @shown then. With 0 milliseconds it does so at once, unless it is paused. */
void salon_pacer_wait (SalonPacer *pacer, guint ms);
/* Releases the game at once. Returns whether it was held. */
gboolean salon_pacer_stop (SalonPacer *pacer);
/* Whether the game is held because of a move: it is being shown, or the time after it is not over. */
gboolean salon_pacer_is_showing (const SalonPacer *pacer);
/* While @paused, the time of salon_pacer_wait() stands still, and @game is held whether a move is
 * being shown or not. @game may be NULL if nobody plays. Setting it again changes nothing. */
void salon_pacer_set_paused (SalonPacer *pacer, SalonGame *game, gboolean paused);
gboolean salon_pacer_is_paused (const SalonPacer *pacer);

G_END_DECLS
