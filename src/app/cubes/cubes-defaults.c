/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/cubes/cubes-defaults.h"

#include "app/salon-language.h"
#include "app/salon-seat-names.h"
#include "rules/cubes/cubes-edition.h"
#include "words/words-list.h"

#define SEATS 3

gboolean
cubes_defaults_has_words (const char *language)
{
  g_autofree char *list = g_strconcat (language, CUBES_LIST_TAG, NULL);
  char path[4096];

  return words_list_path (list, path, sizeof path);
}

guint
cubes_defaults_get_french_cubes (void)
{
  return (guint) cubes_edition_from_name ("salon-fr");
}

void
cubes_defaults_fill (CubesHeader *header, CubesHabits *habits, SalonLook *look)
{
  const char *names[SEATS + 1] = { NULL };

  cubes_header_init (header, SEATS);
  /* Letters on their side are the game of the box, but hard to read for whoever plays for the first time. */
  header->upright = true;
  if (salon_language_is ("fr") && cubes_defaults_has_words ("fr"))
    {
      g_strlcpy (header->words, "fr", sizeof header->words);
      header->setup.edition = (uint8_t) cubes_defaults_get_french_cubes ();
    }
  for (int seat = 0; seat < SEATS; seat++)
    {
      g_autofree char *name = seat == 0 ? salon_seat_names_person () : salon_seat_names_computer (names);

      header->salon.kind[seat] = seat == 0 ? SALON_HUMAN : SALON_COMPUTER_EASY;
      g_strlcpy (header->salon.name[seat], name, sizeof header->salon.name[seat]);
      names[seat] = header->salon.name[seat];
    }
  *habits = (CubesHabits) { CUBES_WAY_CURTAIN, CUBES_WISH_NONE, FALSE };
  salon_look_init (look);
}
