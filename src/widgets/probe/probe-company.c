/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-company.h"

#include <glib/gi18n-lib.h>

#include "players/probe/probe-character.h"

/* A word for how well a computer plays; %NULL for a person. */
static const char *
get_level (SalonSeatKind kind)
{
  switch (kind)
    {
    case SALON_COMPUTER_BEGINNER:
      return C_ ("level", "beginner");
    case SALON_COMPUTER_EASY:
      return C_ ("level", "easy");
    case SALON_COMPUTER_MEDIUM:
      return C_ ("level", "medium");
    case SALON_COMPUTER_HARD:
      return C_ ("level", "hard");
    case SALON_HUMAN:
    case SALON_BOT:
    case SALON_N_SEAT_KINDS:
    default:
      return NULL;
    }
}

void
probe_company_tell (SalonSeatTag *tag, const SalonHeader *header, int seat)
{
  const char *level = get_level (header->kind[seat]);
  const ProbeCharacter *character = &probe_characters[probe_character_find (header->name[seat])];
  const gboolean plain = level == NULL || character == &probe_characters[0];

  if (header->kind[seat] == SALON_BOT)
    {
      salon_seat_tag_set_company (tag, C_ ("player", "program"), NULL, 0, 0,
                                  _ ("A program of somebody else plays here. It sees what this seat may see."));
      return;
    }

  salon_seat_tag_set_company (tag, plain ? NULL : _ (character->manner), level,
                              (int) header->kind[seat] - SALON_COMPUTER_BEGINNER + 1,
                              SALON_BOT - SALON_COMPUTER_BEGINNER, plain ? NULL : _ (character->line));
}
