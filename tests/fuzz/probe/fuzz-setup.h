/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Games that bytes decide: any options and rows that may be laid, and any move,
 * legal or not. */

#pragma once

#include "fuzz-bytes.h"
#include "rules/probe/probe-apply.h"

void fuzz_row (Bytes *bytes, const ProbeSetup *setup, ProbeRow *row);
void fuzz_setup (Bytes *bytes, ProbeSetup *setup);
void fuzz_move (Bytes *bytes, const ProbeState *state, ProbeMove *move);
