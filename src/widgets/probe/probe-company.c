/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-company.h"

#include <glib/gi18n-lib.h>

#include "players/probe/probe-character.h"
#include "widgets/salon-seat-kind.h"

void
probe_company_tell (SalonSeatTag *tag, const SalonHeader *header, int seat)
{
  const char *level = salon_seat_kind_get_level (header->kind[seat]);
  const ProbeCharacter *character = &probe_characters[probe_character_find (header->name[seat])];
  const gboolean computer = *level != '\0', plain = !computer || character == &probe_characters[0];

  if (header->kind[seat] == SALON_BOT)
    {
      salon_seat_tag_set_company (tag, C_ ("player", "program"), NULL, 0, 0,
                                  _ ("A program of somebody else plays here. It sees what this seat may see."));
      return;
    }

  salon_seat_tag_set_company (tag, plain ? NULL : _ (character->manner), computer ? level : NULL,
                              (int) header->kind[seat] - SALON_COMPUTER_BEGINNER + 1,
                              SALON_BOT - SALON_COMPUTER_BEGINNER, plain ? NULL : _ (character->line));
}
