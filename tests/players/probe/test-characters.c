/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A character is a taste: it shows, and makes nobody stronger or weaker than a plain player of the same level.
 *
 *   test-characters LIST [GAMES] */

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "players-table.h"
#include "players/probe/probe-character.h"
#include "tap.h"

/* What one side did in all its games. */
typedef struct {
  double wins;
  unsigned letters, blanks, rows; /* laid */
  unsigned asked_blanks, named;
} Tally;

typedef struct {
  int place; /* who has the character */
  Tally *tally;
} Watched;

static void
watch (void *data, const PlayersTable *table, const ProbeState *state, const ProbeMove *move)
{
  Watched *watched = data;

  if (move->seat != watched->place)
    return;
  watched->tally->asked_blanks += move->type == PROBE_ASK && move->letter == PROBE_BLANK;
  watched->tally->named += move->type == PROBE_INTERRUPT;
}

/* A player of @level with @character plays @games against a plain one; a shared win is half a win.  Both play each
 * pair of seeds twice, with exchanged seats. */
static Tally
play (const WordsList *words, ProbePlayerLevel level, int character, int games)
{
  Tally tally = { 0 };

  for (int game = 0; game < games; game++)
    {
      Watched watched = { .place = game % 2, .tally = &tally };
      const ProbePlayerLevel levels[2] = { level, level };
      PlayersTable table;
      ProbeSetup setup;

      probe_setup_init (&setup, PROBE_PARKER_1964, 2);
      setup.trays = 1;
      players_table_init_with (&table, words, &setup, levels, (uint64_t) (game / 2) + 90, watched.place,
                               probe_characters[character].name[game / 2 % PROBE_CHARACTER_NAMES]);
      table.look = watch;
      table.data = &watched;
      for (int slot = 0; slot < table.state.setup.row[watched.place][0].n; slot++)
        if (table.state.setup.row[watched.place][0].card[slot] == PROBE_BLANK)
          tally.blanks++;
        else
          tally.letters++;
      tally.rows++;
      players_table_play (&table);
      if (table.fault != NULL)
        {
          tally.wins = -1000;
          return tally;
        }
      if (probe_winner (&table.state, watched.place))
        tally.wins += probe_winner (&table.state, 1 - watched.place) ? 0.5 : 1;
    }

  return tally;
}

static int
number (const char *name)
{
  const int found = probe_character_find (name);

  tap_ok (found > 0, "%s has a character", name);
  return found;
}

int
main (int argc, char **argv)
{
  WordsList *words = argc >= 2 ? words_list_open (argv[1], NULL) : NULL;
  const int games = argc >= 3 ? atoi (argv[2]) : 150;
  const int otto = number ("Otto"), ines = number ("Ines"), bruno = number ("Bruno"), lydia = number ("Lydia");
  const int pim = number ("Pim");
  Tally tally[UINT8_MAX];

  tap_ok (probe_character_find ("Inès") == ines && probe_character_find ("Victor") == number ("Viktor"),
          "the French names are the same characters");
  tap_ok (probe_character_find ("Ada") == 0 && probe_character_find ("") == 0 && probe_character_find ("otto") == 0,
          "any other name is plain");
  tap_ok (words != NULL, "the list opens");
  for (int level = PROBE_PLAYER_EASY; words != NULL && level <= PROBE_PLAYER_MEDIUM; level++)
    {
      const int n = level == PROBE_PLAYER_EASY ? games : games / 4;
      /* Three percent, and two and a half standard deviations of so many games. */
      const double margin = 3 + 2.5 * 50 / sqrt (n);

      for (int i = 1; i < probe_n_characters; i++)
        {
          double won;

          tally[i] = play (words, (ProbePlayerLevel) level, i, n);
          won = 100 * tally[i].wins / n;
          tap_ok (fabs (won - 50) <= margin, "level %d: %s is as strong as a plain player: %.1f %%", level,
                  probe_characters[i].name[0], won);
        }
      tap_ok (tally[bruno].blanks > tally[lydia].blanks * 5 / 4, "Bruno lays more blanks: %u, %u", tally[bruno].blanks,
              tally[lydia].blanks);
      tap_ok (tally[lydia].letters > tally[pim].letters * 11 / 10, "Lydia lays longer words than Pim: %u, %u",
              tally[lydia].letters, tally[pim].letters);
      if (level == PROBE_PLAYER_EASY)
        tap_ok (tally[otto].named > tally[ines].named, "Otto names more rows than Ines: %u, %u", tally[otto].named,
                tally[ines].named);
      tap_ok (tally[bruno].asked_blanks > tally[ines].asked_blanks, "Bruno asks for more blanks than Ines: %u, %u",
              tally[bruno].asked_blanks, tally[ines].asked_blanks);
    }
  words_list_close (words);

  return tap_done ();
}
