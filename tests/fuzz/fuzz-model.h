/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib/gstdio.h>
#include <unistd.h>

#include "fuzz-bytes.h"

/* What the targets of the model begin with: small word lists, of which there must be
 * some (the real ones would be opened for each input), and a program that ends at any warning.
 * Does nothing the second time. */
static inline void
fuzz_model_begin (void)
{
  static bool begun;

  if (begun)
    return;

  begun = true;
  REQUIRE (g_access (FUZZ_WORDS "/en.words", R_OK) == 0);
  g_setenv ("SALON_WORDS_DIR", FUZZ_WORDS, TRUE);
  g_log_set_always_fatal (G_LOG_LEVEL_ERROR | G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING);
}
