/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The cards of a tray as one line of text, for whoever hears it. */

#pragma once

#include <glib.h>

#include "widgets/probe/probe-space.h"

G_BEGIN_DECLS

typedef struct {
  ProbeSpaceState state[PROBE_SPACES];
  char letter[PROBE_SPACES]; /* 0 where nobody may know it */
} ProbeTrayRow;

/* Returns what stands in which space, such as “1 hidden; 2 E; 3 hidden”; empty spaces are left out, so an empty tray is
 * an empty text. @blank_name is the name of the card without a letter (nullable). */
char *probe_tray_row_describe (const ProbeTrayRow *row, const char *blank_name);

G_END_DECLS
