/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/probe/probe-character.h"

#include <string.h>

#include "rules/salon-text.h"

/* Where the random number begins that says what a changing character is in this game. */
#define CHANGES 32768u

const ProbeCharacter probe_characters[PROBE_N_CHARACTERS] = {
  { .manner = "", .line = "" },
  {
    .name = { "Rosa", "Rosa" },
    .manner = N_ ("patient"),
    .line = N_ ("Takes her time. Begins with the common letters."),
    .common = 12,
    .slower = 45,
  },
  {
    .name = { "Otto", "Otto" },
    .manner = N_ ("bold"),
    .line = N_ ("Names words early, and now and then too early."),
    .sureness = -14,
    .slower = -20,
  },
  {
    .name = { "Ines", "Inès" },
    .manner = N_ ("careful"),
    .line = N_ ("Hardly risks a blank. Names a word when she is sure."),
    .sureness = 5,
    .dread = 60,
    .slower = 10,
  },
  {
    .name = { "Bruno", "Bruno" },
    .manner = N_ ("fond of blanks"),
    .line = N_ ("Lays more blanks than others, and likes to ask for yours."),
    .blanks = 5,
    .dread = -25,
  },
  {
    .name = { "Lydia", "Lydia" },
    .manner = N_ ("long words"),
    .line = N_ ("Likes long words, and lays few blanks round them."),
    .longer = 2,
    .blanks = -5,
    .tries = 1,
  },
  {
    .name = { "Pim", "Pim" },
    .manner = N_ ("short words"),
    .line = N_ ("Likes to lay short words, and to ask for rare letters."),
    .longer = -1,
    .tries = -1,
    .common = -40,
    .slower = -10,
  },
  {
    .name = { "Viktor", "Victor" },
    .manner = N_ ("persistent"),
    .line = N_ ("Stays with the word that is most open."),
    .faithful = 12,
  },
  {
    .name = { "Suki", "Suki" },
    .manner = N_ ("follows the wind"),
    .line = N_ ("A different player in every game."),
    .changes = true,
  },
};

int
probe_character_find (const char *name)
{
  for (int i = 1; i < PROBE_N_CHARACTERS; i++)
    for (int language = 0; language < PROBE_CHARACTER_NAMES; language++)
      if (strcmp (probe_characters[i].name[language], name) == 0)
        return i;

  return 0;
}

const ProbeCharacter *
probe_character_of (const ProbePlayer *player)
{
  const ProbeCharacter *character = &probe_characters[player->character];

  /* The one that changes is the last. */
  if (character->changes)
    return &probe_characters[1 + probe_random (player->seed, CHANGES, 0) % (PROBE_N_CHARACTERS - 2)];

  return character;
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
