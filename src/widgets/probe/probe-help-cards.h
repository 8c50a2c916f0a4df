/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rules/probe/probe-edition.h"

G_BEGIN_DECLS

#define PROBE_TYPE_HELP_CARDS (probe_help_cards_get_type ())
G_DECLARE_FINAL_TYPE (ProbeHelpCards, probe_help_cards, PROBE, HELP_CARDS, GtkWidget)

/**
 * ProbeHelpCards:
 *
 * All cards of a kind that an edition has, for its help: one of each, with how many there are below it. They stand in
 * as many columns as there is room for, and are larger where the text is.
 */

/* The activity cards, in the order of the rules. */
GtkWidget *probe_help_cards_new_deck (ProbeEdition edition);
/* The letter cards of one player, and the empty card. */
GtkWidget *probe_help_cards_new_letters (ProbeEdition edition);

G_END_DECLS
