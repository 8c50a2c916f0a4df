/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What tests play with: games to begin, a main loop, an ear for what a game tells, and people
 * who play by chance. */

#pragma once

#include "model-scratch.h"
#include "model/probe/probe-game.h"
#include "model/salon-look.h"

/* A game of @seats; the kinds are given as letters: h for a person, e, m, d for
 * computers (easy, medium, difficult), the last one for all that follow. */
void model_header (ProbeHeader *header, ProbeEdition edition, int seats, const char *kinds);
ProbeGame *model_game (const char *record, SalonStore *store);
ProbeRow model_row (const char *text);

/* Runs the main loop until nothing happens by itself any more. */
void model_settle (ProbeGame *game);

/* Runs it until the disk has what was posted, or has failed. */
void model_wait_for_disk (ProbeGame *game);

/* Lays a suggested word in every tray of a person. */
void model_lay_all (ProbeGame *game);

/* What a game has told so far. */
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

/* A person who decides by chance and knows the rules. */
guint32 model_chance (guint64 *random, guint32 below);
void model_person_decides (ProbeGame *game, guint64 *random);

/* Three people, so that nobody else moves, and the next move of one of them: X is asked
 * for, and is in no word. */
#define MODEL_PEOPLE                                                                        \
  "salon-record 1\ngame probe\nedition parker-1964\nwords en\noption activity-cards off\n"  \
  "option answers hand\nseat 1 human Ada\nseat 2 human Béla\nseat 3 human Cleo\nfirst 1\n" \
  "word 1 .ROCKET\nword 2 KAYAK\nword 3 JAZZ..\nbegin\n"
void model_play_on (ProbeGame *game);

/* What the score pad has for @seat, last: 0 when that is nothing. */
int model_newest_total (ProbeGame *game, int seat);

/* The kinds of games, as the house has them. */
extern const SalonGameKind *const model_kinds[];

/* The last set-up as a header. */
void model_save_setup (SalonStore *store, const ProbeHeader *header, const SalonLook *look);
gboolean model_load_setup (SalonStore *store, ProbeHeader *header, SalonLook *look);

/* The record of @game as text, (transfer full): plain, veiled, and as it is kept. */
char *model_record (ProbeGame *game);
char *model_veiled_record (ProbeGame *game);
char *model_kept_record (ProbeGame *game);

/* Two games that nobody can tell apart. */
void model_assert_same (ProbeGame *a, ProbeGame *b);
