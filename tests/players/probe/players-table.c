/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players-table.h"

#include <string.h>
#include <time.h>

#include "players/probe/probe-level.h"

/* More moves than any real game has. */
#define MAX_MOVES 5000

static double
now (void)
{
  struct timespec t;

  clock_gettime (CLOCK_MONOTONIC, &t);
  return (double) t.tv_sec + (double) t.tv_nsec / 1e9;
}

static void
time_decision (PlayersTable *table, double since, double *sum, unsigned *n)
{
  const double seconds = now () - since;

  *sum += seconds;
  *n += 1;
  if (seconds > table->slowest)
    table->slowest = seconds;
}

/* The same, where the player at seat @place is called @name, and so may have a character. */
void
players_table_init_with (PlayersTable *table,
                         const WordsList *words,
                         const ProbeSetup *setup,
                         const ProbePlayerLevel *levels,
                         uint64_t seed,
                         int place,
                         const char *name)
{
  ProbeSetup laid = *setup;

  memset (table, 0, sizeof *table);
  table->words = words;
  table->seed = seed;
  for (int seat = 0; seat < setup->seats; seat++)
    {
      probe_player_init (&table->player[seat], levels[seat], probe_random (seed, 1, (uint64_t) seat));
      if (seat == place)
        probe_player_call (&table->player[seat], name);
      for (int tray = 0; tray < setup->trays; tray++)
        if (laid.row[seat][tray].n == 0
            && !probe_player_lay (&table->player[seat], setup, words, &laid.row[seat][tray]))
          table->fault = "no word to lay";
    }
  if (table->fault == NULL && probe_begin (&laid, &table->state) != PROBE_OK)
    table->fault = "the game cannot begin";
}

/* Makes @table a game with @setup, whose empty rows the players of @levels lay. */
void
players_table_init (PlayersTable *table,
                    const WordsList *words,
                    const ProbeSetup *setup,
                    const ProbePlayerLevel *levels,
                    uint64_t seed)
{
  players_table_init_with (table, words, setup, levels, seed, 0, "");
}

static void
count (PlayersTable *table, const ProbeMove *move, const ProbeEvents *events)
{
  for (int i = 0; i < events->n; i++)
    switch ((ProbeEventType) events->event[i].type)
      {
      case PROBE_EVENT_NAMED:
        table->interruptions++;
        table->misnamed += !events->event[i].right;
        break;
      case PROBE_EVENT_CHALLENGED:
        table->challenges++;
        break;
      case PROBE_EVENT_ASKED:
        table->asked++;
        table->blanks_asked += move->letter == PROBE_BLANK;
        break;
      case PROBE_EVENT_TURNED:
        table->right += events->event[i].cause == PROBE_TURNED_ASKED;
        break;
      case PROBE_EVENT_SHUFFLED:
      case PROBE_EVENT_DRAWN:
      case PROBE_EVENT_IGNORED:
      case PROBE_EVENT_DENIED:
      case PROBE_EVENT_POINTS:
      case PROBE_EVENT_TRAY:
      case PROBE_EVENT_CONFESSED:
      case PROBE_EVENT_TURN_ENDED:
      case PROBE_EVENT_FINAL:
      case PROBE_EVENT_TURN_BEGAN:
      case PROBE_EVENT_OVER:
      default:
        break;
      }
}

static void
make_move (PlayersTable *table, ProbeMove *move)
{
  ProbeEvents events;
  ProbeView view;

  if (move->type == PROBE_DRAW)
    move->kind = (uint8_t) probe_pile_pick (&table->state, probe_random (table->seed, 2, table->state.moves));
  if (table->look != NULL)
    table->look (table->data, table, &table->state, move);
  if (probe_apply (&table->state, move, &events) != PROBE_OK)
    {
      table->fault = "a computer made an illegal move";
      return;
    }
  count (table, move, &events);
  for (int seat = 0; seat < table->state.setup.seats; seat++)
    {
      probe_view (&table->state, seat, &view);
      probe_player_see (&table->player[seat], &view, move);
    }
}

/* Lets one computer make one move: first one that wants to interrupt or challenge.  False when
 * the game is over and nobody challenges any more, or when something went wrong. */
bool
players_table_step (PlayersTable *table)
{
  ProbeView view;
  ProbeMove move;
  double since;
  int decider;

  if (table->fault != NULL)
    return false;

  for (int seat = 0; seat < table->state.setup.seats; seat++)
    {
      bool wants;

      probe_view (&table->state, seat, &view);
      since = now ();
      wants = probe_player_interject (&table->player[seat], &view, table->words, &move);
      time_decision (table, since, &table->aside, &table->looks);
      if (wants)
        {
          make_move (table, &move);
          return table->fault == NULL;
        }
    }

  decider = probe_decider (&table->state);
  if (decider == PROBE_NOBODY)
    return false;
  if (table->state.moves >= MAX_MOVES)
    {
      table->fault = "the game does not end";
      return false;
    }
  probe_view (&table->state, decider, &view);
  since = now ();
  if (!probe_player_choose (&table->player[decider], &view, table->words, &move))
    table->fault = "the computer that has to decide does not";
  if (move.type != PROBE_DRAW)
    time_decision (table, since, &table->seconds, &table->decisions);
  if (table->fault == NULL)
    make_move (table, &move);

  return table->fault == NULL;
}

/* Plays on to the end. */
void
players_table_play (PlayersTable *table)
{
  while (players_table_step (table))
    ;
}
