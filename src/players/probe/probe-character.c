/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/probe/probe-character.h"

#include <string.h>

#include "probe-characters.h"

/* Where the random number begins that says what a changing character is in this game. */
#define CHANGES 32768u

const int probe_n_characters = (int) (sizeof probe_characters / sizeof *probe_characters);

int
probe_character_find (const char *name)
{
  for (int i = 1; i < probe_n_characters; i++)
    for (int language = 0; language < PROBE_CHARACTER_NAMES; language++)
      if (strcmp (probe_characters[i].name[language], name) == 0)
        return i;

  return 0;
}

/* The numbers of the character that @player has in this game: one of those that do not change. */
static const ProbeCharacter *
find_changed (const ProbePlayer *player)
{
  int steady = 0, wanted;

  for (int i = 1; i < probe_n_characters; i++)
    steady += !probe_characters[i].changes;
  if (steady == 0)
    return &probe_characters[0];

  wanted = (int) (probe_random (player->seed, CHANGES, 0) % (unsigned) steady);
  for (int i = 1; i < probe_n_characters; i++)
    if (!probe_characters[i].changes && wanted-- == 0)
      return &probe_characters[i];

  return &probe_characters[0];
}

const ProbeCharacter *
probe_character_of (const ProbePlayer *player)
{
  const ProbeCharacter *character = &probe_characters[player->character];

  return character->changes ? find_changed (player) : character;
}

static int
within (int value, int least, int most)
{
  return value < least ? least : value > most ? most : value;
}

void
probe_character_level (const ProbePlayer *player, ProbeLevelInfo *info)
{
  const ProbeCharacter *character = probe_character_of (player);

  *info = probe_levels[player->level];
  if (character->longer > 0)
    info->lay_max = (uint8_t) within (info->lay_max + character->longer, 1, PROBE_SPACES);
  if (character->longer < 0)
    info->lay_min = (uint8_t) within (info->lay_min + character->longer, 2, info->lay_max);
  for (int blanks = 1; blanks < 5 && character->blanks != 0; blanks++)
    info->lay_blanks[blanks] = (uint8_t) within (info->lay_blanks[blanks] + character->blanks * blanks, 0, UINT8_MAX);
  info->lay_tries = (uint8_t) within (info->lay_tries + character->tries, 1, UINT8_MAX);
  if (character->sureness != 0)
    info->name_percent = (uint8_t) within (info->name_percent + character->sureness, 50, 99);
  info->pace_min = (uint16_t) (info->pace_min + info->pace_min * character->slower / 100);
  info->pace_max = (uint16_t) (info->pace_max + info->pace_max * character->slower / 100);
}
