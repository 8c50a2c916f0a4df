/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What holds after every move of every game. */

#pragma once

#include "rules/probe/probe-apply.h"

const char *probe_broken (const ProbeState *before,
                          const ProbeState *after,
                          const ProbeMove *move,
                          const ProbeEvents *events);
const char *probe_view_leaks (const ProbeState *state);
