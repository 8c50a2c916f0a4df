/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tools/null/null-referee.h"

#include "rules/null/null-record.h"

const RefereeCommand null_referee_commands[] = {
  { NULL },
};

const char null_referee_help[] = N_ ("For the move of the null game replay prints “done”.\n");

SalonRecord
null_referee_find (const char *name, SalonJudge judge, void *data)
{
  static NullRecord record; /* the program replays one record and ends */

  return null_record_find (&record, name);
}
