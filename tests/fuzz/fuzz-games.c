/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "fuzz-games.h"

#include "cubes/fuzz-cubes.h"
#include "null/fuzz-null.h"
#include "probe/fuzz-probe.h"
#include "wedges/fuzz-wedges.h"

const FuzzGame fuzz_games[] = {
  { &probe_rules, fuzz_probe_place, fuzz_probe_look, fuzz_probe_look_at_move, fuzz_probe_look_at_message,
    fuzz_probe_is_same },
  { &probe_party_rules, fuzz_party_place, fuzz_party_look, fuzz_party_look_at_move, fuzz_party_look_at_message,
    fuzz_party_is_same },
  { &cubes_rules, fuzz_cubes_place, fuzz_cubes_look, fuzz_cubes_look_at_move, fuzz_cubes_look_at_message,
    fuzz_cubes_is_same },
  { &wedges_rules, fuzz_wedges_place, fuzz_wedges_look, fuzz_wedges_look_at_move, fuzz_wedges_look_at_message,
    fuzz_wedges_is_same },
  { &null_rules, fuzz_null_place, fuzz_null_look, fuzz_null_look_at_move, fuzz_null_look_at_message,
    fuzz_null_is_same },
  { NULL },
};
