/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "model/cubes/cubes-missed.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define CUBES_TYPE_MISSED_FILTERS (cubes_missed_filters_get_type ())
G_DECLARE_FINAL_TYPE (CubesMissedFilters, cubes_missed_filters, CUBES, MISSED_FILTERS, GtkWidget)

/**
 * CubesMissedFilters:
 *
 * Which of the words that lie in a grid are looked at: choices of their letters and of familiar ones, each with how many words
 * it would leave, and the cube that they lead over, which is chosen on the tray and taken away here.
 *
 * Signals:
 *
 *  - letters (int letters), familiar (gboolean familiar): a choice was made; see #CubesFilter.
 *  - any-cube (): the cube is to be taken away.
 */

GtkWidget *cubes_missed_filters_new (void);
/* Words have at least so many letters. */
void cubes_missed_filters_set_least (CubesMissedFilters *self, int least);
/* Shows @filter, and how many words each choice would leave. @faces: of the 25 cubes */
void cubes_missed_filters_update (CubesMissedFilters *self,
                                  const CubesFilter *filter,
                                  const CubesFilterCounts *counts,
                                  const char *faces);

G_END_DECLS
