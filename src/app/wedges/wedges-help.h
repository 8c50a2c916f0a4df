/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The texts of the help of Wedges: its rules, and the keys. */

#pragma once

#include "app/salon-help.h"

G_BEGIN_DECLS

extern const SalonHelp wedges_help;

G_END_DECLS
