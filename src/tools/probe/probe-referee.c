/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tools/probe/probe-referee.h"

#include <string.h>

#include "rules/probe/probe-party-record.h"

const RefereeCommand probe_referee_commands[] = {
  { "arena", probe_arena }, { "match", probe_bots }, { "review", probe_review }, { "solo", probe_solo }, { NULL },
};

const char probe_referee_usage[] = N_ ("       salon-referee arena [OPTION…]\n"
                                       "       salon-referee match --bot COMMAND… [OPTION…]\n"
                                       "       salon-referee review FILE\n"
                                       "       salon-referee solo [OPTION…]\n");

const char probe_referee_help[] =
  N_ ("For each move of Probe replay prints the scores of all seats, “ | ” and the number of\n"
      "hidden cards of each seat. Of a party it prints this for each of its games, and between\n"
      "two games and after the last one “party” and the totals of the twelve seats. arena plays\n"
      "computer players against each other, match plays programs against them, solo lets one\n"
      "find single words, review tells what each question of a finished game was worth.\n"
      "“salon-referee COMMAND --help” tells the options of a command.\n");

SalonRecord
probe_referee_find (const char *name, SalonJudge judge, void *data)
{
  /* The program replays one record and ends. */
  static ProbePartyRecord evening;
  static ProbeRecord record;

  probe_record_init (&record, judge, data);
  probe_party_record_init (&evening, judge, data);
  return strcmp (name, probe_party_rules.name) == 0 ? probe_party_record_find (&evening, name)
                                                    : probe_record_find (&record, name);
}
