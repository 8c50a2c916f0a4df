/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Of 100,000 rows that a level thinks of, how many draw 0, 1, … 12 or more wrong questions: what tells how hard a row
 * has to be that survives the comparison of several.  Made by “test-players-laid LIST… table”, whose aim is to spare a
 * review the second that it takes to count them; the test says when lists or levels have moved away from it. */

#pragma once

#include "players/probe/probe-laid-tree.h"
#include "players/probe/probe-player.h"
#include "rules/probe/probe-edition.h"

static const struct {
  const char *language;
  uint8_t edition; /* ProbeEdition */
  uint8_t level;   /* ProbePlayerLevel */
  uint32_t count[PROBE_LAID_WRONG + 1];
} thought_of[] = {
  { "en",
    PROBE_PARKER_1964,
    PROBE_PLAYER_MEDIUM,
    { 2073, 8884, 17240, 20401, 17905, 13174, 8714, 5529, 3111, 1587, 755, 344, 283 } },
  { "en",
    PROBE_PARKER_1964,
    PROBE_PLAYER_HARD,
    { 1504, 6535, 13319, 17470, 16883, 13624, 10087, 7287, 5077, 3430, 2202, 1265, 1316 } },
  { "en",
    PROBE_MIRO_1967,
    PROBE_PLAYER_MEDIUM,
    { 2087, 8892, 17230, 20399, 17901, 13183, 8713, 5523, 3107, 1585, 753, 344, 283 } },
  { "en",
    PROBE_MIRO_1967,
    PROBE_PLAYER_HARD,
    { 1504, 6536, 13321, 17473, 16883, 13626, 10087, 7282, 5074, 3429, 2202, 1265, 1318 } },
  { "en",
    PROBE_PARKER_1982,
    PROBE_PLAYER_MEDIUM,
    { 2099, 8989, 17353, 20508, 17919, 13112, 8641, 5432, 3049, 1561, 731, 335, 272 } },
  { "en",
    PROBE_PARKER_1982,
    PROBE_PLAYER_HARD,
    { 1536, 6613, 13429, 17592, 16986, 13759, 10249, 7319, 5020, 3298, 2002, 1143, 1053 } },
  { "fr",
    PROBE_PARKER_1964,
    PROBE_PLAYER_MEDIUM,
    { 5024, 16161, 24100, 22630, 15493, 9025, 4556, 1986, 752, 230, 38, 4, 2 } },
  { "fr",
    PROBE_PARKER_1964,
    PROBE_PLAYER_HARD,
    { 2611, 9685, 17259, 19843, 17126, 12539, 8543, 5508, 3294, 1829, 933, 482, 348 } },
  { "fr",
    PROBE_MIRO_1967,
    PROBE_PLAYER_MEDIUM,
    { 7367, 19904, 25433, 20905, 13513, 7306, 3498, 1407, 548, 111, 5, 1, 0 } },
  { "fr",
    PROBE_MIRO_1967,
    PROBE_PLAYER_HARD,
    { 3019, 10538, 17992, 19905, 16847, 12168, 8209, 5125, 2955, 1602, 901, 453, 285 } },
  { "fr",
    PROBE_PARKER_1982,
    PROBE_PLAYER_MEDIUM,
    { 5119, 16532, 24427, 22768, 15383, 8666, 4302, 1806, 717, 224, 50, 5, 2 } },
  { "fr",
    PROBE_PARKER_1982,
    PROBE_PLAYER_HARD,
    { 2641, 9819, 17468, 20054, 17365, 12722, 8565, 5264, 3057, 1611, 820, 363, 252 } },
};
