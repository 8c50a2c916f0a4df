/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/**
 * probe_effect_get_art:
 * @kind: (nullable): the record's name of an activity card, such as "times-3"
 *
 * Returns: (nullable): the name of the artwork with its pictogram, such as
 *   "probe/effect-times"; %NULL for a kind without one
 */
const char *probe_effect_get_art (const char *kind);
