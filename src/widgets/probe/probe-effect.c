/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-effect.h"

#include <string.h>

#include <glib.h>

const char *
probe_effect_get_art (const char *kind)
{
  static const char *const table[][2] = {
    { "normal", "probe/effect-normal" },
    { "additional-turn", "probe/effect-additional-turn" },
    { "left-exposes", "probe/effect-left-exposes" },
    { "right-exposes", "probe/effect-right-exposes" },
    { "left-your-choice", "probe/effect-left-your-choice" },
    { "right-your-choice", "probe/effect-right-your-choice" },
    { "own-blank", "probe/effect-own-blank" },
    { "all-expose", "probe/effect-all-expose" },
    { "no-blank-penalty", "probe/effect-no-blank-penalty" },
  };

  if (kind == NULL)
    return NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (table); i++)
    if (strcmp (kind, table[i][0]) == 0)
      return table[i][1];

  return NULL;
}
