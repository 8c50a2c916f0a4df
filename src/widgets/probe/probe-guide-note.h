/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/probe/probe-lesson.h"

G_BEGIN_DECLS

#define PROBE_TYPE_GUIDE_NOTE (probe_guide_note_get_type ())
G_DECLARE_FINAL_TYPE (ProbeGuideNote, probe_guide_note, PROBE, GUIDE_NOTE, GtkWidget)

/**
 * ProbeGuideNote:
 *
 * The slip of paper with a note of a lesson: the cards of the chapters, a title, a sentence or two, a button that
 * goes on or tells, and one that leaves the lesson.
 *
 * Widget names: “guide-note”, in it “guide-title”, “guide-text”, “guide-go-on”, “guide-tell” and “guide-leave”. It
 * is read aloud as one status.
 *
 * Signals: go-on (), tell (), leave (): the button for that was pressed
 */

GtkWidget *probe_guide_note_new (void);
/* Shows @note in place of the one before. */
void probe_guide_note_show (ProbeGuideNote *self, const ProbeLessonNote *note);
/* @compact: there is little room: “2 of 5” stands for the cards */
void probe_guide_note_set_compact (ProbeGuideNote *self, gboolean compact);
/* Returns: (transfer none): the buttons, which may be hidden */
GtkWidget *probe_guide_note_get_go_on (ProbeGuideNote *self);
GtkWidget *probe_guide_note_get_tell (ProbeGuideNote *self);

G_END_DECLS
