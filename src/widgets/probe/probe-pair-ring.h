/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define PROBE_TYPE_PAIR_RING (probe_pair_ring_get_type ())
G_DECLARE_FINAL_TYPE (ProbePairRing, probe_pair_ring, PROBE, PAIR_RING, GtkWidget)

/**
 * ProbePairRing:
 *
 * The glow round both trays of a player who is asked. Its allocation is that of the two trays together; the
 * glow reaches beyond it.
 */

GtkWidget *probe_pair_ring_new (void);
/* @asked: 0 … 1, the opacity of the glow. Needs no layout. */
void probe_pair_ring_set_asked (ProbePairRing *self, double asked);
double probe_pair_ring_get_asked (ProbePairRing *self);

G_END_DECLS
