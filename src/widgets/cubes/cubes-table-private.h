/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What cubes-table.c and cubes-table-scene.c share. */

#pragma once

#include "model/cubes/cubes-game.h"
#include "model/salon-pacer.h"
#include "widgets/cubes/cubes-table.h"
#include "widgets/salon-attention.h"

G_BEGIN_DECLS

/* What people look at when a round has been scored. */
typedef enum {
  CUBES_SHOWN_LISTS,
  CUBES_SHOWN_MISSED,   /* what nobody found */
  CUBES_SHOWN_STANDING, /* how the game stands, or its end */
} CubesShown;

struct _CubesTable {
  GtkWidget parent_instance;

  GtkWidget *cloth, *stack, *round, *hand_over, *read_out, *missed, *standing, *end;

  CubesGame *game;
  SalonLook look;
  SalonPacer *pacer; /* holds the game while the cubes are shaken or the Bar is laid */
  guint paused;      /* reasons, bits of a SalonPause */
  SalonAttention attention;
  int unlocked;        /* where several people share the screen: who has said that they are there, or CUBES_ONLOOKER */
  gboolean moving;     /* the next thing that is shown in the tray is seen to move */
  gboolean shows_move; /* the tray shows the last move */
  gboolean lifts;      /* the person who shook alone lifts the lid as soon as the cubes lie */
  guint read;          /* rounds whose lists have been read out here */
  CubesShown shown;    /* after a round */
  GtkWidget *pressed;  /* (unowned): the page on which the first of several clicks at one place fell */
  CubesDue due;        /* what was due at the last change */
  int turn;            /* whose it was */
};

/* Shows the page that the state of the game and of the table asks for. No other function decides that. */
void cubes_table_update (CubesTable *self);
/* The person named on the page of the hand-over is there. */
void cubes_table_lift (CubesTable *self);
/* Somebody may have turned away: what only one person may see is hidden, and the time stands still. */
void cubes_table_lock (CubesTable *self);
/* Begins or ends one of the reasons why nobody plays. */
void cubes_table_set_paused (CubesTable *self, SalonPause why, gboolean paused);

G_END_DECLS
