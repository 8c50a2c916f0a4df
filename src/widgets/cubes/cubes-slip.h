/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "widgets/cubes/cubes-slip-text.h"

G_BEGIN_DECLS

#define CUBES_TYPE_SLIP (cubes_slip_get_type ())
G_DECLARE_FINAL_TYPE (CubesSlip, cubes_slip, CUBES, SLIP, GtkWidget)

/**
 * CubesSlip:
 *
 * The slip of paper on which a word grows, with what there is to say of it, and the buttons that take the word back and
 * write it. It shows what it is told and decides nothing. Screen readers hear of each change.
 *
 * Signals:
 *
 *  - clear (): the word should be taken back.
 *  - write (): the word should be written.
 */

GtkWidget *cubes_slip_new (void);
/* Shows a word.
 * @word: capitals; "" for none
 * @phrase: (nullable): what cubes_slip_judge() says of it
 * @asking: the word cannot be traced, and to write it all the same takes one more Enter */
void cubes_slip_show (CubesSlip *self, const char *word, CubesSlipState state, const char *phrase, gboolean asking);
/* Shows a word that was just written, or not, faintly: the next one takes its place.
 * @phrase: such as “written”
 * @right: nothing is wrong with it */
void cubes_slip_show_done (CubesSlip *self, const char *word, const char *phrase, gboolean right);

/* How high the slip is, in px, also while it is hidden.
 * @low: where there is little room */
int cubes_slip_get_height (CubesSlip *self, gboolean low);

G_END_DECLS
