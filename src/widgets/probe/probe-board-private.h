/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the four units of ProbeBoard share: the board itself (probe-board.c), what it shows of a view
 * (probe-board-show.c), the decisions that take several steps, which can be taken back until then
 * (probe-board-decide.c), and a game that is only looked at again (probe-board-replay.c). */

#pragma once

#include "model/probe/probe-choices.h"
#include "model/probe/probe-choosing.h"
#include "model/probe/probe-naming.h"
#include "widgets/probe/probe-board-layout.h"
#include "widgets/probe/probe-board.h"
#include "widgets/probe/probe-panel.h"
#include "widgets/salon-art.h"
#include "widgets/salon-large.h"

G_BEGIN_DECLS

struct _ProbeBoard {
  GtkWidget parent_instance;

  ProbeGame *game;
  SalonLook look;
  GtkWidget *seats;
  GtkWidget *chronicle, *panel;
  GtkWidget *deck, *pad;
  GtkWidget *lane;  /* nothing is seen of it; it is where the notes of a lesson lie */
  GtkWidget *aside; /* in the right column; nullable */
  gboolean notes;

  ProbeView view; /* as it is shown */
  ProbeChoices choices;
  ProbeNaming naming;
  ProbeChoosing choosing;
  int main_seat;
  int person;
  int target;   /* the opponent who is chosen to be asked, or PROBE_NOBODY */
  char letter;  /* the letter to ask for, while no opponent is chosen; otherwise 0 */
  guint32 turn; /* the turn_began of the turn in which @target was chosen */
  gboolean waiting;
  SalonLarge large;
  ProbeBoardScene scene; /* as it is shown, without its pointers */
  char *news;            /* the sentence of the scene */
  SalonArtTile table;    /* what everything lies on */

  /* While a game is looked at again, these are in the places of chronicle, keys and pad. */
  struct {
    GtkWidget *sentence, *panel, *side; /* NULL: the board is played on */
    ProbeHeader header;                 /* without seats: there is no game */
  } replay;
};

/* In probe-board.c */

/* Emits “move”. */
void probe_board_emit_move (ProbeBoard *self, const ProbeMove *move);

/* The header of the game that is played or looked at; NULL: there is none. */
const ProbeHeader *probe_board_get_header (ProbeBoard *self);

/* In probe-board-replay.c */

/* Places what is in the places of chronicle, keys and pad. FALSE, with nothing done, if the board is played on. */
gboolean probe_board_place_replay (ProbeBoard *self, const ProbeBoardLayout *layout);

/* In probe-board-show.c */

/* Shows pile and card of @state, a state of the game that @header describes. */
void probe_board_show_deck (ProbeBoard *self, const ProbeHeader *header, const ProbeState *state);

/* Updates everything that depends on the chosen opponent, letter, word or card: trays, keys, what can be clicked, and
 * the lines that say what to do. */
void probe_board_show_choices (ProbeBoard *self);

/* In probe-board-decide.c */

/* Connects the panel and the keys. */
void probe_board_init_decisions (ProbeBoard *self);
/* Follows the game, before the choices are shown. */
void probe_board_follow (ProbeBoard *self);
/* Fills the next place of the word that is being named. */
void probe_board_type (ProbeBoard *self, int letter);
/* Shows the choices while a word is being named. */
void probe_board_show_naming (ProbeBoard *self);
/* Fills @scene where a card is being chosen; FALSE, with nothing done, if none is. */
gboolean probe_board_fill_choice (ProbeBoard *self, ProbeChoiceScene *scene);
/* Somebody activated a tray, or a space in it. TRUE if that was for a word that is being named, or for a card that is
 * being chosen. */
gboolean probe_board_decide_tray (ProbeBoard *self, int seat, int tray);
gboolean probe_board_decide_space (ProbeBoard *self, int seat, int tray, int slot);

G_END_DECLS
