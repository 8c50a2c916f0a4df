/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/**
 * probe_effect_get_art:
 * @kind: (nullable): the name of an activity card in the record, such as "own-blank"
 *
 * Returns: (nullable): the name of the artwork with its pictogram, such as
 *   "probe/effect-own-blank"; %NULL for a kind without one, such as "times-3", whose title is
 *   shown in figures instead
 */
const char *probe_effect_get_art (const char *kind);
