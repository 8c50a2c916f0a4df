/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Who sits down, and to which edition, as long as nobody has said otherwise. */

#pragma once

#include "model/salon-look.h"
#include "rules/probe/probe-record.h"

G_BEGIN_DECLS

/* The first game of all: the player and two computers. */
void probe_defaults_fill (ProbeHeader *header, SalonLook *look);

G_END_DECLS
