/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/probe/probe-game.h"
#include "model/salon-look.h"
#include "widgets/probe/probe-deck.h"
#include "widgets/probe/probe-tray.h"
#include "widgets/salon-pad.h"

G_BEGIN_DECLS

#define PROBE_TYPE_BOARD (probe_board_get_type ())
G_DECLARE_FINAL_TYPE (ProbeBoard, probe_board, PROBE, BOARD, GtkWidget)

/**
 * ProbeBoard:
 *
 * The board during play: the trays of all players, the deck, the score pad, the keys to
 * ask with, a line that says whose move it is and why, and a line that says what has just
 * happened. The person who decides can click exactly what makes a legal move.
 *
 * Signals:
 *
 *  - move (const ProbeMove *move): the person has decided on @move
 *  - draw (): the person draws an activity card
 *  - name-word (): somebody wants to name a word
 *  - named (const ProbeMove *move): the word is named by @move; naming-cancelled (): it is not named after all;
 *    decision-changed (): what is typed of it has changed, or the card that is chosen to be shown
 *  - challenge (int seat, int target, int tray, gboolean valid): @seat challenges the
 *    spelling of the word in @tray of @target, and the players rule that it is @valid or not
 *  - look (int seat): @seat wants to look at their own word; PROBE_NOBODY: the person who
 *    looked at their word wants to hide it again
 *  - undo (), help (): somebody wants to take back what they did last, or to have a hint
 *  - results (): somebody wants to see the page at the end of the game again
 *  - skip (): somebody does not want to wait until the last move has been shown: by the button to
 *    hurry or Space, never by a click elsewhere
 *  - pause (gboolean pause): computers and table have to wait, or to go on
 */

/* Everything that the board shows. */
typedef struct {
  const SalonLook *look;
  const ProbeView *view; /* of the seat whose secrets are shown, or an onlooker's */
  int person;            /* the seat that decides now, or PROBE_NOBODY */
  guint people;          /* the seats of people, one bit for each */
  gboolean may_look;     /* people may ask to look at their words */
  gboolean looking;      /* somebody is looking at their word */
  gboolean waiting;      /* a move is being shown; nobody can decide meanwhile */
  gboolean watched;      /* no person will ask any more: there are no keys */
  gboolean helps;        /* people may take back what they did, and have hints, where the game allows it */
  gboolean ahead;        /* the game is ahead of @view: pad and chronicle stay as they are */
  const char *news;      /* (nullable): a sentence on what has just happened */
} ProbeBoardScene;

/* Makes a board without a game. */
GtkWidget *probe_board_new (void);
/* Makes trays for all seats of @game.
 * @main_seat: the seat whose trays are larger and below the others; PROBE_NOBODY for none */
void probe_board_set_up (ProbeBoard *self, ProbeGame *game, const SalonLook *look, int main_seat);
/* The notes of a lesson have the lane between the trays, in place of the chronicle. */
void probe_board_set_notes (ProbeBoard *self, gboolean notes);
/* Shows @aside (nullable) in the right column, wherever there is room for it. */
void probe_board_set_aside (ProbeBoard *self, GtkWidget *aside);
/* The key of @letter, and the button that begins to name a word; for whoever points at them. */
GtkWidget *probe_board_get_key (ProbeBoard *self, char letter);
/* Shows @scene in place of all that was shown before. */
void probe_board_update (ProbeBoard *self, const ProbeBoardScene *scene);
/* Somebody names a word on the tray itself: what is typed stands in it until “named” or “naming-cancelled”, and the game
 * has to be held. FALSE, with nothing done, if nobody may name a word. */
gboolean probe_board_name_word (ProbeBoard *self);
/* Forgets whom and what somebody was about to ask for, or to show. */
void probe_board_forget (ProbeBoard *self);
/* Takes all that was typed away. */
void probe_board_stop_naming (ProbeBoard *self);
/* Whether a card is chosen that can be shown, and is not shown yet. */
gboolean probe_board_has_chosen (ProbeBoard *self);
/* Whether a word is being named, and every card of it is filled in. */
gboolean probe_board_is_named (ProbeBoard *self);
/* Fills in the cards of the word that is being named and that are not shown, with those of @row. */
void probe_board_fill_name (ProbeBoard *self, const ProbeRow *row);
/* Forgets the game and every card. */
void probe_board_clear (ProbeBoard *self);
/* Gives the focus to a widget with which the person can make a move, or else to the board. */
void probe_board_focus (ProbeBoard *self);
/* For whoever moves things on the board: trays, plates, deck and pad; NULL where there is none. */
ProbeTray *probe_board_get_tray (ProbeBoard *self, int seat, int tray);
GtkWidget *probe_board_get_plate (ProbeBoard *self, int seat);
/* Returns: how large people want text; 1 is usual */
double probe_board_get_text_scale (ProbeBoard *self);
/* Returns: the colour of @seat, for salon_colour_get() */
guint probe_board_get_colour (ProbeBoard *self, int seat);
ProbeDeck *probe_board_get_deck (ProbeBoard *self);
GtkWidget *probe_board_get_counter (ProbeBoard *self); /* of the final turns */
SalonPad *probe_board_get_pad (ProbeBoard *self);
/* See probe_seats_set_asked() and probe_seats_set_glide(). */
void probe_board_set_asked (ProbeBoard *self, int seat, int tray, double asked);
void probe_board_set_glide (ProbeBoard *self, int from, int to, double way);
/* Everything that a motion has moved is at its place again. */
void probe_board_rest (ProbeBoard *self);

/* A game that is looked at again
 *
 * Nobody plays on such a board, and it has no #ProbeGame. */

/* Puts @sentence in the place of the chronicle, @panel in that of the keys, and @side below the deck. The board is good for
 * nothing else from then on. */
void probe_board_set_replay (ProbeBoard *self, GtkWidget *sentence, GtkWidget *panel, GtkWidget *side);
/* Makes trays for all seats of @header, as probe_board_set_up() does. */
void probe_board_set_up_replay (ProbeBoard *self, const ProbeHeader *header, const SalonLook *look, int main_seat);
/* Shows @view of the game. A view whose rows are known shows them, whoever’s they are. */
void probe_board_show_replay (ProbeBoard *self, const ProbeView *view);

/* Ends all animations at once. */
void probe_board_skip (ProbeBoard *self);

G_END_DECLS
