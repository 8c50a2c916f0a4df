/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The games whose words salon-words knows. */

#include "rules/cubes/cubes-record.h"
#include "tools/salon-words.h"

const SalonWordsGame salon_words_games[] = {
  { "probe", "", 1, false },
  { "cubes", CUBES_LIST_TAG, 3, true },
  { NULL },
};
