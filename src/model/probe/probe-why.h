/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Why something at the table cannot be done now, in sentences (transfer full); NULL where it can. They are made from
 * what an onlooker may know. */

#pragma once

#include <glib.h>

#include "rules/probe/probe-record.h"
#include "rules/probe/probe-state.h"

G_BEGIN_DECLS

/**
 * ProbeWhy:
 * @state: that of a view
 * @person: the person who decides now, or PROBE_NOBODY
 * @people: bit per seat
 * @waiting: a move is still being shown
 */
typedef struct {
  const ProbeHeader *header;
  const ProbeState *state;
  int person;
  guint people;
  gboolean waiting;
} ProbeWhy;

/* Why no letter can be asked for: “Rosa is to answer.” */
char *probe_why_not_ask (const ProbeWhy *why);
/* Why @seat cannot be asked. */
char *probe_why_not_seat (const ProbeWhy *why, int seat);
/* Why no activity card can be drawn. */
char *probe_why_not_draw (const ProbeWhy *why);
/* Why nobody of the people can name a word. */
char *probe_why_not_name (const ProbeWhy *why);

G_END_DECLS
