/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tools/cubes/cubes-referee.h"

#include "rules/cubes/cubes-record.h"

const RefereeCommand cubes_referee_commands[] = {
  { "arena", cubes_arena },
  { "solve", cubes_solve },
  { NULL },
};

const char cubes_referee_usage[] = N_ ("       salon-referee arena --game cubes [OPTION…]\n"
                                       "       salon-referee solve [OPTION…] [GRID…]\n");

const char cubes_referee_help[] =
  N_ ("For each move of Cubes replay prints the totals of all seats, “ | ” and the number of\n"
      "words on the list of each seat, in the round in progress or just scored. arena lets\n"
      "computer players write against each other, solve finds all words of a grid.\n");

SalonRecord
cubes_referee_find (const char *name, SalonJudge judge, void *data)
{
  static CubesRecord record; /* the program replays one record and ends */

  cubes_record_init (&record, judge, data);
  return cubes_record_find (&record, name);
}
