/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The texts of Probe's help: the rules of each edition, and the keys. */

#pragma once

#include "app/salon-help.h"

G_BEGIN_DECLS

extern const SalonHelp probe_help;

G_END_DECLS
