/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a player remembers of the answers it heard: nobody may keep notes
 * (probe-rules.md 4). */

#pragma once

#include <stdint.h>

#include "rules/probe/probe-state.h"

/* When each seat last denied each letter.  All zero is one that heard nothing. */
typedef struct {
  uint16_t questions;                                /* heard so far, at most 65535 */
  uint16_t question[PROBE_MAX_SEATS][PROBE_LETTERS]; /* its number; 0 when it was not heard */
  uint16_t turn[PROBE_MAX_SEATS][PROBE_LETTERS];     /* of the game */
  uint8_t asked;                                     /* index of the letter last asked for */
} ProbeMemory;

void probe_memory_hear (ProbeMemory *memory, const ProbeState *seen, const ProbeMove *move);
uint32_t probe_memory_recall (const ProbeMemory *memory,
                              const ProbeState *seen,
                              int seat,
                              uint64_t seed,
                              unsigned sure,
                              unsigned half);
