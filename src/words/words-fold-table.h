/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdint.h>

/* The one or two basic letters that the Latin letter @character is written
 * with, in its own case ("E" of É, "oe" of œ), or NULL when it is none. */
const char *words_fold_letters (uint32_t character);
