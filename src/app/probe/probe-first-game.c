/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/probe/probe-first-game.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "app/probe/probe-defaults.h"
#include "app/salon-seat-names.h"
#include "model/probe/probe-game.h"
#include "model/salon-date.h"
#include "widgets/probe/probe-guide-cards.h"

/* Rosa’s cards are pink. */
#define ROSA_COLOUR 4

/* The lesson in the language of the program, as far as its words are there; otherwise the first one. */
static const ProbeLessonScript *
choose_script (void)
{
  ProbeHeader header;
  SalonLook look;

  probe_defaults_fill (&header, &look);
  for (const ProbeLessonScript *script = probe_lesson_scripts; script->words != NULL; script++)
    if (strcmp (script->words, header.words) == 0)
      return script;

  return &probe_lesson_scripts[0];
}

static char *
make_lesson (SalonLook *look)
{
  g_autofree char *date = salon_date_record_now ();
  g_autofree char *person = salon_seat_names_person ();

  salon_look_init (look);
  look->colour[PROBE_ROSA] = ROSA_COLOUR;
  return probe_lesson_make_record (choose_script (), person, date);
}

static char *
say_lesson (SalonGame *game)
{
  const ProbeLesson *lesson = probe_game_get_lesson (PROBE_GAME (game));

  if (lesson == NULL)
    return NULL;
  /* Translators: how far somebody has come in the lesson */
  return g_strdup_printf (_ ("chapter %d of %d"), lesson->chapter, PROBE_CHAPTERS);
}

static char *
make_setup (int seats, gboolean easy, SalonLook *look)
{
  const char *names[SALON_TABLE_SEATS + 1] = { NULL };
  ProbeHeader usual, header;

  probe_defaults_fill (&usual, look);
  probe_header_init (&header, (ProbeEdition) usual.setup.edition, seats);
  g_strlcpy (header.words, usual.words, sizeof header.words);
  for (int seat = 0; seat < seats; seat++)
    {
      g_autofree char *name = seat == 0 ? salon_seat_names_person () : salon_seat_names_computer (names);

      header.salon.kind[seat] =
        (guint8) (seat == 0 ? SALON_HUMAN : (easy ? SALON_COMPUTER_EASY : SALON_COMPUTER_MEDIUM));
      g_strlcpy (header.salon.name[seat], name, sizeof header.salon.name[seat]);
      names[seat] = header.salon.name[seat];
    }
  return probe_setup_write (&header);
}

static GtkWidget *
make_picture (void)
{
  GtkWidget *cards = probe_guide_cards_new ();

  probe_guide_cards_set_chapter (PROBE_GUIDE_CARDS (cards), 1);
  return cards;
}

const SalonHouseStart probe_first_game = {
  .sentence = N_ ("hide a word on your tray and find the others’, letter by letter · 2 to 6"),
  .lesson = N_ ("a real game with Rosa, who takes her time"),
  .make_lesson = make_lesson,
  .say_lesson = say_lesson,
  .make_setup = make_setup,
  .make_picture = make_picture,
};
