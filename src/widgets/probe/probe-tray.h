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
 * A tray of twelve spaces, drawn with the pieces of the look in use: the cards stand behind
 * its lip, which bears the values. It keeps its ratio of width to height: it is drawn as
 * large as fits into its allocation, vertically in the middle and horizontally according
 * to xalign. Its shadow, the glow around it and raised cards reach beyond its allocation.
 * Set hexpand and vexpand to let it grow. The functions count spaces from 0,
 * accessible names from 1.
 *
 * The letters of hidden cards must not be given to it; see probe_space_set_card().
 *
 * Properties: animating (read only).
 *
 * Signals:
 *
 *  - space-activated (int i): space i, which is activatable, was activated
 *  - activated (): the tray as a whole was activated, while it was targetable
 *  - letter-dropped (int letter, int i): a letter was dropped near space i, while the tray
 *    accepted letters
 */

/* Makes an empty tray. */
GtkWidget *probe_tray_new (void);

/* Sets what space @i shows; see probe_space_set_card(). */
void probe_tray_set_space (ProbeTray *self, int i, char letter_or_0, ProbeSpaceState state, gboolean pulled);
/* Returns: (transfer none): space @i */
ProbeSpace *probe_tray_get_space (ProbeTray *self, int i);
/* @values: of the twelve spaces from the left, in points */
void probe_tray_set_values (ProbeTray *self, const int values[PROBE_SPACES]);
/* @colour: of the seat that the cards belong to, for salon_colour_get() */
void probe_tray_set_colour (ProbeTray *self, unsigned colour);
/* @name: the accessible name of the tray, such as “Hugo’s tray” */
void probe_tray_set_name (ProbeTray *self, const char *name);
/* @name: (nullable): what the edition calls the blank; %NULL for “blank” */
void probe_tray_set_blank_name (ProbeTray *self, const char *name);
/* Sets whether the blank has a dot; at first it is an empty face. */
void probe_tray_set_blank_is_dot (ProbeTray *self, gboolean is_dot);
/* Makes the lip and its values larger, where the user's text is large. */
void probe_tray_set_tall (ProbeTray *self, gboolean tall);
/* Marks the tray as that of the person who looks at it, in looks that have a lip for this. */
void probe_tray_set_own (ProbeTray *self, gboolean own);
/* Sets whether the tray as a whole can be activated by click, Enter or Space. */
void probe_tray_set_targetable (ProbeTray *self, gboolean targetable);
/* Returns whether the tray as a whole can be activated. */
gboolean probe_tray_get_targetable (ProbeTray *self);
/* Shows or hides the glow around a tray that is asked. */
void probe_tray_set_selected (ProbeTray *self, gboolean selected);
/* Sets which spaces can be activated: bit i of @mask is space i. Arrow keys, Home and End
 * move the focus between these spaces. */
void probe_tray_set_activatable (ProbeTray *self, unsigned mask);
/* Returns which spaces can be activated: bit i is space i. */
unsigned probe_tray_get_activatable (ProbeTray *self);
/* Sets which spaces have a frame in the accent colour: bit i of @mask is space i. */
void probe_tray_set_highlighted (ProbeTray *self, unsigned mask);
/* Sets whether people can drop letters on the tray. */
void probe_tray_set_accepts_letters (ProbeTray *self, gboolean accepts);
/* @xalign: from 0 (left), the default, to 1 (right) */
void probe_tray_set_xalign (ProbeTray *self, double xalign);
/* Gives the focus to space @i or, if it cannot be activated, to the first one that can.
 * Returns FALSE if there is none. */
gboolean probe_tray_focus_space (ProbeTray *self, int i);

/* Returns whether a card is turning or sliding. The property “animating” notifies of the
 * end. */
gboolean probe_tray_get_animating (ProbeTray *self);
/* Ends all animations at once. */
void probe_tray_skip_animations (ProbeTray *self);

/* The state of a tray in one frame of a motion. These functions need no layout and render
 * nothing; all begin at 0. */

/* @asked: 0 … 1, the opacity of the glow; probe_tray_set_selected() sets it to 0 or 1 */
void probe_tray_set_asked (ProbeTray *self, double asked);
/* Sets whether the tray is one of a pair, which has one glow together: then probe_tray_set_selected() leaves the
 * glow of the tray alone. */
void probe_tray_set_paired (ProbeTray *self, gboolean paired);
/* @shift: how many px to the right the tray is drawn */
void probe_tray_set_shift (ProbeTray *self, double shift);
/* @out: 0 … 1, how much the tray is dimmed because its player is out */
void probe_tray_set_out (ProbeTray *self, double out);
/* Sets how the card in space @i is drawn; see probe_card_set_pose(). Does nothing if the
 * space is empty. */
void probe_tray_set_pose (ProbeTray *self, int i, const ProbeCardPose *pose);
/* Lets all cards stand at rest. */
void probe_tray_set_pose_all_off (ProbeTray *self);
/* Gets the place of a card at rest in space @i, in px from the corner of the tray.
 * @rect: (out) */
void probe_tray_get_card_rect (ProbeTray *self, int i, graphene_rect_t *rect);

/* Returns the height of the largest tray that is not wider than @width, for pages that lay
 * trays out, in px. */
int probe_tray_get_height_for_width (int width);
/* Returns the width of the largest tray that is not higher than @height, likewise. */
int probe_tray_get_width_for_height (int height);

/* Renders what a motion may need: the glow around the tray, and the faces of its cards. To be called when there
 * is nothing else to do. */
void probe_tray_warm (ProbeTray *self);

G_END_DECLS
