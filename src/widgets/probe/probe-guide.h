/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/probe/probe-lesson.h"

G_BEGIN_DECLS

#define PROBE_TYPE_GUIDE (probe_guide_get_type ())
G_DECLARE_FINAL_TYPE (ProbeGuide, probe_guide, PROBE, GUIDE, GtkWidget)

/**
 * ProbeGuide:
 *
 * Lies over a page of the table and shows a note of a lesson on it, a thread from the note to what it points at,
 * and brackets round that. Only the note can be clicked; for all else the page below is as if the guide were not
 * there.
 *
 * Signals: go-on (), tell (), leave (): as of #ProbeGuideNote
 */

/* Where a note belongs on its page. The widgets are of that page, and stay in their places while the note stands. */
typedef struct {
  GtkWidget *lane;   /* nothing else is in it */
  GtkWidget *target; /* what the note points at; NULL: nothing */
  GtkWidget *until;  /* (nullable): the target goes on to this widget */
  gboolean end;      /* only the end of the target is meant: the target is as wide as the column */
  GtkWidget *panel;  /* (nullable): the panel that has the target; the thread comes from above */
  GtkWidget *column; /* the thread runs on its right */
  gboolean typing;   /* somebody types on this page, so the focus stays where it is */
} ProbeGuidePlace;

GtkWidget *probe_guide_new (void);
/* Shows @note; if it is another one than before, it comes with a motion, and the focus goes to what has to be
 * pressed. A target that cannot be seen, or not be used although it should, has neither thread nor brackets. */
void probe_guide_show (ProbeGuide *self, const ProbeLessonNote *note, const ProbeGuidePlace *place);
/* Takes note, thread and brackets away. */
void probe_guide_hide (ProbeGuide *self);
/* Gives the focus to the note. */
void probe_guide_focus (ProbeGuide *self);

G_END_DECLS
