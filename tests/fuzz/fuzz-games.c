/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "fuzz-games.h"

#include "probe/fuzz-probe.h"

const FuzzGame fuzz_games[] = {
  { &probe_rules, fuzz_probe_place, fuzz_probe_look, fuzz_probe_look_at_move, fuzz_probe_look_at_message,
    fuzz_probe_is_same },
  { NULL },
};
