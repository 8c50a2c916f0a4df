/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "widgets/probe/probe-space.h"

G_BEGIN_DECLS

#define PROBE_TYPE_TRAY (probe_tray_get_type ())
G_DECLARE_FINAL_TYPE (ProbeTray, probe_tray, PROBE, TRAY, GtkWidget)

/**
 * ProbeTray:
 *
 * A wooden tray of twelve spaces. It keeps its shape: in an allocation of
 * another shape it is drawn as large as fits, vertically in the middle and
 * horizontally where xalign says. Give it room (hexpand, vexpand) and it grows.
 * Spaces are counted from 0 here, 1 in what is said aloud.
 *
 * Letters of hidden cards must not be given to it, see
 * probe_space_set_card ().
 *
 * Properties: animating (read only).
 *
 * Signals:
 *   space-activated (int i): a space of the activatable mask
 *   activated (): the tray as a whole, while targetable
 *   letter-dropped (int letter, int i): a letter was dropped near space i,
 *     while accepts-letters
 */

GtkWidget *probe_tray_new (void);

void probe_tray_set_space (ProbeTray *self, int i, char letter_or_0, ProbeSpaceState state, gboolean pulled);
ProbeSpace *probe_tray_get_space (ProbeTray *self, int i);
/* @values: of the twelve spaces, from the left */
void probe_tray_set_values (ProbeTray *self, const int values[PROBE_SPACES]);
void probe_tray_set_colour (ProbeTray *self, const GdkRGBA *colour);
/* The accessible name: “Hugo’s tray”. */
void probe_tray_set_name (ProbeTray *self, const char *name);
/* What the edition calls the blank; %NULL for “blank”. */
void probe_tray_set_blank_name (ProbeTray *self, const char *name);
/* The tray as a whole may be chosen by click, Enter or Space. */
void probe_tray_set_targetable (ProbeTray *self, gboolean targetable);
gboolean probe_tray_get_targetable (ProbeTray *self);
/* The gold ring. */
void probe_tray_set_selected (ProbeTray *self, gboolean selected);
/* Bit i is space i. The focus goes among these spaces by arrow keys, Home, End. */
void probe_tray_set_activatable (ProbeTray *self, unsigned mask);
unsigned probe_tray_get_activatable (ProbeTray *self);
void probe_tray_set_highlighted (ProbeTray *self, unsigned mask);
void probe_tray_set_accepts_letters (ProbeTray *self, gboolean accepts);
/* 0 left … 1 right; 0 from the start */
void probe_tray_set_xalign (ProbeTray *self, double xalign);
/* Focus to space i, or to the first that can be activated. */
gboolean probe_tray_focus_space (ProbeTray *self, int i);

/* While a card turns or slides. The property's notification tells the end. */
gboolean probe_tray_get_animating (ProbeTray *self);
void probe_tray_skip_animations (ProbeTray *self);

/* The shape, for a page that lays trays out: a tray with all it shows
 * around it, in px. */
int probe_tray_get_height_for_width (int width);
int probe_tray_get_width_for_height (int height);

G_END_DECLS
