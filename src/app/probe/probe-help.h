/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How Probe is played, by its editions, and by which keys. */

#pragma once

#include "app/salon-help.h"

G_BEGIN_DECLS

extern const SalonHelp probe_help;

G_END_DECLS
