/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/probe/probe-game.h"
#include "model/salon-look.h"

G_BEGIN_DECLS

#define PROBE_TYPE_BOARD (probe_board_get_type ())
G_DECLARE_FINAL_TYPE (ProbeBoard, probe_board, PROBE, BOARD, GtkWidget)

/**
 * ProbeBoard:
 *
 * The board during play: everybody's trays, the deck, the pad, the keys to ask
 * with, a line that says whose move it is and why, and one that says what has just
 * happened. It offers exactly the moves that are legal for the person who
 * decides; everything else cannot be clicked.
 *
 * Signals:
 *
 *  - move (const ProbeMove *move): the person decides
 *  - draw (): the person draws an activity card
 *  - name-word (): somebody wants to name a word
 *  - challenge (int seat, int target, int tray, gboolean valid)
 *  - look (int seat): that person wants to look at their word, or (PROBE_NOBODY)
 *    has looked long enough
 *  - results (): the end is to be shown again
 *  - skip (): whoever waits wants to go on
 */

/* All that the board is told at once. */
typedef struct {
  const SalonLook *look;
  const ProbeView *view; /* of the seat that looks, or an onlooker's */
  int person;            /* who decides now, or PROBE_NOBODY */
  guint people;          /* bit per seat */
  gboolean may_look;     /* several people: they may look at their words */
  gboolean looking;      /* somebody is doing so */
  gboolean waiting;      /* something is being shown: nothing is decided meanwhile */
  const char *news;      /* (nullable): what has just happened */
} ProbeBoardScene;

GtkWidget *probe_board_new (void);
void probe_board_set_up (ProbeBoard *self, ProbeGame *game, const SalonLook *look, int main_seat);
/* Shows @scene; what was shown before plays no part. */
void probe_board_update (ProbeBoard *self, const ProbeBoardScene *scene);
/* Forgets the game and every card. */
void probe_board_clear (ProbeBoard *self);
/* Focus to what may be done now, or to the board as a whole. */
void probe_board_focus (ProbeBoard *self);
void probe_board_skip (ProbeBoard *self);

G_END_DECLS
