/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The veil over the rows of a record (doc/veiled-record.md): nobody reads a word
 * by chance who opens the file. It is no encryption. */

#pragma once

#include "rules/probe/probe-setup.h"

/* Hexadecimal digits, 0–9 and a–f. */
#define PROBE_SALT_DIGITS 16
#define PROBE_VEIL_DIGITS 32

void probe_salt_format (uint64_t salt, char text[PROBE_SALT_DIGITS + 1]);
bool probe_salt_parse (const char *text, uint64_t *salt);

void probe_veil (uint64_t salt, int seat, int tray, const ProbeRow *row, char text[PROBE_VEIL_DIGITS + 1]);
const char *probe_unveil (uint64_t salt, int seat, int tray, const char *text, char row[PROBE_SPACES + 1]);
