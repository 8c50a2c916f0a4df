/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/probe/probe-game.h"
#include "model/salon-look.h"

G_BEGIN_DECLS

#define PROBE_TYPE_PAD (probe_pad_get_type ())
G_DECLARE_FINAL_TYPE (ProbePad, probe_pad, PROBE, PAD, GtkWidget)

/**
 * ProbePad:
 *
 * The score pad: a column for each seat and a line for each round, as
 * probe_game_get_pad_length() describes them, and at its foot what this turn has
 * brought so far.
 */

GtkWidget *probe_pad_new (void);
/* Shows what stands on the pad of @game now. */
void probe_pad_update (ProbePad *self, ProbeGame *game, const SalonLook *look);

G_END_DECLS
