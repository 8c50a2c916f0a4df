/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What must hold of any record of Probe, and of any of a party; see FuzzGame. */

#pragma once

#include "rules/probe/probe-party-record.h"

SalonRecord fuzz_probe_place (int which);
void fuzz_probe_look (const void *game, const uint8_t *data, size_t size);
void fuzz_probe_look_at_move (const void *game, const char *line, size_t n);
void fuzz_probe_look_at_message (const void *game, const char *message);
bool fuzz_probe_is_same (const void *game, const void *other);

SalonRecord fuzz_party_place (int which);
void fuzz_party_look (const void *game, const uint8_t *data, size_t size);
void fuzz_party_look_at_move (const void *game, const char *line, size_t n);
void fuzz_party_look_at_message (const void *game, const char *message);
bool fuzz_party_is_same (const void *game, const void *other);
