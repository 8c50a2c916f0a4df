/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stddef.h>
#include <stdint.h>

/* What a fuzz target defines: tries one input, gives 0, and is killed by an
 * assertion or a sanitizer when it finds a fault. */
int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);
