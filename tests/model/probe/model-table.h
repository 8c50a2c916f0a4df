/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the tests use to play: games, a main loop, a listener for a game's signals, and people who
 * play at random. */

#pragma once

#include "model-scratch.h"
#include "model/probe/probe-game.h"
#include "model/salon-look.h"

/* A game of @seats; the kinds are given as letters: h for a person, e, m, d for
 * computers (easy, medium, difficult), the last one for all that follow. */
void model_header (ProbeHeader *header, ProbeEdition edition, int seats, const char *kinds);
ProbeGame *model_game (const char *record, SalonStore *store);
ProbeRow model_row (const char *text);

/* Runs the main loop until computers and table have nothing more to do. */
void model_settle (ProbeGame *game);

/* Runs it until the disk has what was posted, or has failed. */
void model_wait_for_disk (ProbeGame *game);

/* Lays a suggested word in every tray of every person. */
void model_lay_all (ProbeGame *game);

/* What a game has signalled so far. */
typedef struct {
  ProbeGame *game;
  int laid;
  int moved;
  int changed;
  int failed;
  int saved_again;
  char *message;  /* of the last failure */
  ProbeMove move; /* the last one */
  ProbeEvents events;
} ModelEar;

void model_ear_init (ModelEar *ear, ProbeGame *game);
void model_ear_clear (ModelEar *ear);

/* Lets the person who has to decide make a random legal move. */
guint32 model_chance (guint64 *random, guint32 below);
void model_person_decides (ProbeGame *game, guint64 *random);

/* Three people, so that no computer moves, and the next move of one of them: they ask for X,
 * which is in no word. */
#define MODEL_PEOPLE                                                                        \
  "salon-record 1\ngame probe\nedition parker-1964\nwords en\noption activity-cards off\n"  \
  "option answers hand\nseat 1 human Ada\nseat 2 human Béla\nseat 3 human Cleo\nfirst 1\n" \
  "word 1 .ROCKET\nword 2 KAYAK\nword 3 JAZZ..\nbegin\n"
void model_play_on (ProbeGame *game);

/* The newest total of @seat on the score pad; 0 if there is none. */
int model_newest_total (ProbeGame *game, int seat);

/* The kinds of games, as the application lists them. */
extern const SalonGameKind *const model_kinds[];

/* The last set-up as a header. */
void model_save_setup (SalonStore *store, const ProbeHeader *header, const SalonLook *look);
gboolean model_load_setup (SalonStore *store, ProbeHeader *header, SalonLook *look);

/* The record of @game as text, (transfer full): plain, veiled, and as it is kept. */
char *model_record (ProbeGame *game);
char *model_veiled_record (ProbeGame *game);
char *model_kept_record (ProbeGame *game);

/* Checks that two games are equal in everything that can be seen of them. */
void model_assert_same (ProbeGame *a, ProbeGame *b);
