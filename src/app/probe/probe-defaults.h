/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The set-up that the page for a new game proposes if no earlier one is kept. */

#pragma once

#include "model/salon-look.h"
#include "rules/probe/probe-record.h"

G_BEGIN_DECLS

/* Fills in a game of the user and two computers that play easily, for nobody has won yet. Edition and word list
 * follow the language of the program: Miro 1967 in French, Parker 1964 otherwise. */
void probe_defaults_fill (ProbeHeader *header, SalonLook *look);

G_END_DECLS
