/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tools/probe/probe-referee.h"

#include "rules/probe/probe-record.h"

const RefereeCommand probe_referee_commands[] = {
  { "arena", probe_arena },
  { "solo", probe_solo },
  { NULL },
};

const char probe_referee_usage[] = N_ ("       salon-referee arena [OPTION…]\n"
                                       "       salon-referee solo [OPTION…]\n");

const char probe_referee_help[] =
  N_ ("For each move of Probe replay prints the scores of all seats, “ | ” and the number of\n"
      "hidden cards of each seat. arena plays computer players against each other, solo lets one\n"
      "find single words. “salon-referee arena --help” and “salon-referee solo --help” tell\n"
      "their options.\n");

SalonRecord
probe_referee_find (const char *name, SalonJudge judge, void *data)
{
  static ProbeRecord record; /* the program replays one record and ends */

  probe_record_init (&record, judge, data);
  return probe_record_find (&record, name);
}
