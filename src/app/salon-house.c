/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The games that the application knows: a row each. No other file of the application that
 * games share names one. */

#include "app/salon-house.h"

#include <glib/gi18n-lib.h>

#include "app/probe/probe-help.h"

const SalonHouseGame salon_house_games[] = {
  {
    .name = "probe",
    .title = N_ ("Probe"),
    .about = N_ ("Probe, the game of hidden words, by the rules of its editions of 1964, 1967 and 1982. "
                 "Salon is not connected with the makers of the boxed game."),
    .help = &probe_help,
    .copy_question = N_ ("Save a copy with the hidden words?"),
    .copy_reason = N_ ("The game is not over. In the copy every word stands in plain text, and whoever opens it can "
                       "read them all."),
  },
  { NULL },
};
