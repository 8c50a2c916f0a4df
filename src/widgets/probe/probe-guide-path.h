/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Where the thread runs from a note to what it points at: a pure function. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define PROBE_GUIDE_POINTS 5

/* From the first point to the last in straight lines, whose corners are drawn round; the head of the arrow is at
 * the last. */
typedef struct {
  graphene_point_t point[PROBE_GUIDE_POINTS];
  int n; /* 0: no thread is needed */
} ProbeGuidePath;

/* What the thread has to know of the page, in px. */
typedef struct {
  graphene_rect_t note;
  graphene_rect_t target; /* with its brackets */
  float width;            /* of the page */
  float gutter;           /* the middle of what is free beside the column of the note, on its right */
  float above;            /* y of what is free above the panel; 0: the target is in no panel */
} ProbeGuideRoute;

/* Finds the way: straight up or down where the target is above or below the note; round the column, and from above
 * into a panel, otherwise. A target that lies in the note needs none. */
void probe_guide_path_find (ProbeGuidePath *self, const ProbeGuideRoute *route);
/* The length of the thread, in px. */
float probe_guide_path_length (const ProbeGuidePath *self);

G_END_DECLS
