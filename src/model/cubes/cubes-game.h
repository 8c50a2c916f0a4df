/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One game of Cubes in progress, from the first shake to the last round. */

#pragma once

#include <gio/gio.h>

#include "model/cubes/cubes-rival.h"
#include "model/cubes/cubes-setup.h"
#include "model/cubes/cubes-standing.h"
#include "model/salon-game-kind.h"
#include "players/cubes/cubes-tier.h"
#include "rules/cubes/cubes-view.h"

G_BEGIN_DECLS

#define CUBES_TYPE_GAME (cubes_game_get_type ())
G_DECLARE_FINAL_TYPE (CubesGame, cubes_game, CUBES, GAME, SalonGame)

/**
 * CUBES_GAME_ERROR:
 *
 * Why the game refused something; the code is a #CubesReason or one of #CubesGameError, the message a translated
 * sentence for players.
 */
#define CUBES_GAME_ERROR (cubes_game_error_quark ())
GQuark cubes_game_error_quark (void);

typedef enum {
  CUBES_GAME_ERROR_STAGE = CUBES_N_REASONS, /* not now */
  CUBES_GAME_ERROR_TURN,                    /* it is not this seat that writes now, or no person sits there */
  CUBES_GAME_ERROR_TIME_UP,                 /* the seat’s own time is up, or it has finished */
  CUBES_GAME_ERROR_PAUSED,                  /* the game is paused, or is being put aside */
  CUBES_GAME_ERROR_SEAT,                    /* nobody of that name or kind can sit down there */
} CubesGameError;

/**
 * CubesGame:
 *
 * A #SalonGame. Its signal “changed” comes after these:
 *
 *  - moved (const CubesMove *move): a move was made, the state has changed already. While lists are written, the words of
 *    `write` and `strike` are left out: the move has an empty text then.
 *  - solved (): the words of the grid can be had, or it is known that they cannot; see cubes_game_get_words().
 *
 * A move is made at once, and never waits for the disk; its record follows when the disk has answered. What the game does
 * by itself waits for the disk, and for whoever holds the game: the shake and the Bar of a computer, and the end of a
 * round. The words of computers wait for nothing but the clock.
 *
 * Secrets: only cubes_game_get_view() tells what stands on lists, and each seat its own list only as long as lists are
 * written. As long as somebody has their own time still before them, it tells the cubes only to those who have seen them.
 */

/* Reads a game, asleep, from its record. May be called in any thread; the longest records take a while. The error is of
 * %SALON_GAME_ERROR. */
CubesGame *cubes_game_new_asleep (const char *text, gsize length, guint64 seed, GError **error);

/* Cubes, for lists of the kinds of games. */
extern const SalonGameKind cubes_game_kind;

/* Set-up, names and kinds of the seats as they are now. */
const CubesHeader *cubes_game_get_header (CubesGame *self);
/* How people play it. */
const CubesHabits *cubes_game_get_habits (CubesGame *self);
/* Whose points in the first round are to be beaten; 0 points: nobody’s. */
const CubesRival *cubes_game_get_rival (CubesGame *self);
/* Sets @view to what @seat (CUBES_ONLOOKER: an onlooker) may know. Its faces are "" while the cubes lie under the lid
 * for that seat. */
void cubes_game_get_view (CubesGame *self, int seat, CubesView *view);

/* What is due */

typedef enum {
  CUBES_DUE_BAR,   /* the shaker lays the Bar, before or after the shake */
  CUBES_DUE_SHAKE, /* the shaker shakes */
  CUBES_DUE_LID,   /* the lid is lifted, and then the time begins */
  CUBES_DUE_WRITE, /* words are written, and the time runs */
  CUBES_DUE_LISTS, /* on paper: one after the other types the list that they have written; no time runs */
  CUBES_DUE_END,   /* people have finished; the lists are about to be read out */
  CUBES_DUE_NEXT,  /* the lists lie open, and another round can follow: cubes_game_next_round() */
  CUBES_DUE_OVER,  /* the lists of the last round lie open */
} CubesDue;

CubesDue cubes_game_get_due (CubesGame *self);
/* Whose it is: the shaker for the Bar and the shake, be it a person or a computer, and the person in turn for lid, words
 * and lists; they come in the order of the seats, beginning with the shaker. CUBES_ONLOOKER for what is due to nobody
 * alone: lid and words on paper, the words of computers among themselves, and everything after that. */
int cubes_game_get_turn (CubesGame *self);
/* The seat that shakes in this round; while lists lie open, the one that has shaken. */
int cubes_game_get_shaker (CubesGame *self);
/* Whether @seat writes no more in this round: its time is up, or it has finished. For a computer: it has written all that it
 * will write. */
gboolean cubes_game_is_done (CubesGame *self, int seat);
/* Whether the cubes are being shaken until the wish for a board is met; “moved” says when they lie. */
gboolean cubes_game_is_shaking (CubesGame *self);

/* What people do. Each function tells whether it happened; if not, @error has a sentence why not, and nothing has
 * changed. @seat is always the person who does it. */

/* Laid after the shake, it begins the time: of the shaker, or on paper of everybody. */
gboolean cubes_game_lay_bar (CubesGame *self, int seat, CubesCorner corner, GError **error);
/* Honest chance decides how the cubes fall. With a wish for a board they fall a moment later: see
 * cubes_game_is_shaking(). */
gboolean cubes_game_shake (CubesGame *self, int seat, GError **error);
/* The person in turn lifts the lid; on paper any person does, for all. Time runs from now on. */
gboolean cubes_game_lift_lid (CubesGame *self, int seat, GError **error);
/* Writes @word, 1–26 capitals with QU written out, on the list of @seat; paper forbids nothing else. */
gboolean cubes_game_write (CubesGame *self, int seat, const char *word, GError **error);
gboolean cubes_game_strike (CubesGame *self, int seat, const char *word, GError **error);
/* @seat has finished, before the time is up or, on paper, with typing the list. On paper, while the time runs, this ends it
 * for everybody. */
gboolean cubes_game_finish (CubesGame *self, int seat, GError **error);
/* The timer is turned: nobody writes any more, not even who has still not begun, and the lists are read out. Words of
 * computers that are not on their lists yet are not written. */
gboolean cubes_game_call_time (CubesGame *self, GError **error);
/* Where computers play among themselves, their time is up: each writes at once what it would still have written. FALSE if
 * there is nothing to hurry. */
gboolean cubes_game_hurry (CubesGame *self);
/* @seat challenges @word on the list of @target, and the table has ruled that it is @valid or not. */
gboolean cubes_game_challenge (CubesGame *self, int seat, int target, const char *word, gboolean valid, GError **error);
/* Takes the lists off the table; the next shaker’s turn begins. */
gboolean cubes_game_next_round (CubesGame *self, GError **error);

/* The time */

typedef struct {
  gboolean runs; /* it is neither paused nor still under the lid, nor up */
  gint64 used;   /* µs of the time that runs now: of the person in turn, or of everybody */
  gint64 whole;  /* µs of all of it; 0: no time is taken */
  gint64 left;   /* µs until it is up; 0 where none is taken */
} CubesTime;

/* Tells the time as it is now. */
void cubes_game_get_time (CubesGame *self, CubesTime *time);
/* Counts the time that has passed since it was counted last, and does what is due. This happens by itself at least
 * every second; who shows the time calls it before that, so that time and table agree. */
void cubes_game_count_time (CubesGame *self);
/* While @paused, the time stands still and nothing can be written in it; the next person who lifts a lid ends the pause.
 * Setting it again changes nothing. */
void cubes_game_set_paused (CubesGame *self, gboolean paused);
gboolean cubes_game_is_paused (CubesGame *self);
/* The game counts its time by @now, in µs; at first by g_get_monotonic_time(). Time for which the machine was suspended
 * does not count, see salon_clock_step(). */
void cubes_game_set_clock (CubesGame *self, gint64 (*now) (void));

/* Words */

/* What the word list says of a word. */
typedef enum {
  CUBES_UNTOLD,  /* nobody may know yet, or there is no list to ask */
  CUBES_LISTED,  /* the list has it */
  CUBES_STRANGE, /* the list does not have it */
} CubesOpinion;

/* What the word list says of @word: while lists are written only if words are checked then (habits), else as soon as the
 * lists lie open. */
CubesOpinion cubes_game_get_opinion (CubesGame *self, const char *word);

/* A word of the grid. */
typedef struct {
  char letters[CUBES_LETTERS + 1];
  guint8 path[CUBES_CELLS]; /* the places of its @n_cubes cubes */
  int n_letters, n_cubes;
  int points;
  CubesTier tier;  /* how common it is */
  gboolean common; /* the tier is CUBES_FAMILIAR: everybody uses the word */
  guint found;     /* bit per seat whose list has it */
} CubesGridWord;

/* All words of the grid that count in this game, the longest first, those of one length by the alphabet. NULL while the
 * time runs and until they are known, which “solved” tells. Valid until the next round. */
const CubesGridWord *cubes_game_get_words (CubesGame *self, guint *n);
/* Whether the words of the grid that lies open cannot be known, because the word list cannot be read. */
gboolean cubes_game_lacks_words (CubesGame *self);

/* The score pad: a line for each round that was scored. */
guint cubes_game_count_rounds (CubesGame *self);
const CubesRound *cubes_game_get_round (CubesGame *self, guint round);
/* The person with the most points in @round, the first of several; CUBES_ONLOOKER: only computers play. */
int cubes_game_get_best_person (CubesGame *self, guint round);
/* Says whether the points of the rival were beaten, as a sentence, (transfer full). NULL if there are none to beat, or the
 * first round is not scored yet. */
char *cubes_game_judge_rival (CubesGame *self);

G_END_DECLS
