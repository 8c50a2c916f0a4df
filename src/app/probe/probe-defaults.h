/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Who sits down, and to which edition, as long as nobody has said otherwise. */

#pragma once

#include "model/salon-look.h"
#include "rules/probe/probe-record.h"

G_BEGIN_DECLS

/* The first game of all: the player and two computers. */
void probe_defaults_fill (ProbeHeader *header, SalonLook *look);
/* A friendly name that none of @taken (NULL-terminated) has, (transfer full). */
char *probe_defaults_computer_name (const char *const *taken);

G_END_DECLS
