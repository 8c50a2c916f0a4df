/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/probe/probe-defaults.h"

#include "app/probe/probe-options-panel.h"
#include "app/salon-language.h"
#include "app/salon-seat-names.h"

void
probe_defaults_fill (ProbeHeader *header, SalonLook *look)
{
  const gboolean french = salon_language_is ("fr");
  const char *names[4] = { NULL };
  g_autofree char *person = salon_seat_names_person ();
  g_autofree char *one = NULL, *other = NULL;

  names[0] = person;
  names[1] = one = salon_seat_names_computer (names);
  names[2] = other = salon_seat_names_computer (names);

  probe_header_init (header, french ? PROBE_MIRO_1967 : PROBE_PARKER_1964, 3);
  g_strlcpy (header->words, french && probe_options_has_words ("fr") ? "fr" : "en", sizeof header->words);
  for (int i = 0; i < 3; i++)
    {
      header->salon.kind[i] = i == 0 ? SALON_HUMAN : SALON_COMPUTER_EASY;
      g_strlcpy (header->salon.name[i], names[i], sizeof header->salon.name[i]);
    }
  salon_look_init (look);
}
