/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The veil over the rows of a record (doc/veiled-record.md). */

#pragma once

#include "rules/probe/probe-setup.h"
#include "rules/salon-veil.h"

#define PROBE_VEIL_DIGITS SALON_VEIL_DIGITS (PROBE_SPACES)

/* Writes @row, that of @tray of @seat (both from 0), as a veiled record has it. */
void probe_veil (uint64_t salt, int seat, int tray, const ProbeRow *row, char text[PROBE_VEIL_DIGITS + 1]);

/* The reverse: @row becomes the row as a plain record has it, still to be judged.
 * Gives NULL, or what is wrong in a sentence marked for translation; it tells
 * nothing of the row. */
const char *probe_unveil (uint64_t salt, int seat, int tray, const char *text, char row[PROBE_SPACES + 1]);
