/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/salon-house.h"

G_BEGIN_DECLS

/* Probe’s part of the statistics of a person: accuracy game by game, editions, letters and words. It is filled while a
 * thread reads the records, and reviews the games that have no review yet; it says how far that is. The result keeps it
 * up to date (transfer full). */
GObject *probe_figures_fill (const SalonHouseFigures *figures);

G_END_DECLS
