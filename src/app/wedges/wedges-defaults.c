/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/wedges/wedges-defaults.h"

#include "app/salon-language.h"
#include "app/salon-seat-names.h"

#define SEATS 3

const char *
wedges_defaults_get_bank (void)
{
  return salon_language_is ("fr") ? "fr" : "en";
}

gboolean
wedges_defaults_get_typed (int people, guint members)
{
  return people == 1 && members == 0;
}

void
wedges_defaults_fill (WedgesHeader *header, WedgesHabits *habits, SalonLook *look)
{
  const char *names[SEATS + 1] = { NULL };

  wedges_header_init (header, SEATS);
  g_strlcpy (header->questions, wedges_defaults_get_bank (), sizeof header->questions);
  header->typed = wedges_defaults_get_typed (1, 0);
  for (int seat = 0; seat < SEATS; seat++)
    {
      g_autofree char *name = seat == 0 ? salon_seat_names_person () : salon_seat_names_computer (names);

      header->salon.kind[seat] = seat == 0 ? SALON_HUMAN : SALON_COMPUTER_EASY;
      g_strlcpy (header->salon.name[seat], name, sizeof header->salon.name[seat]);
      names[seat] = header->salon.name[seat];
    }
  *habits = (WedgesHabits) { 0 };
  salon_look_init (look);
}
