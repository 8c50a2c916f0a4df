/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What cubes-round-page.c and cubes-round-write.c share. */

#pragma once

#include "widgets/cubes/cubes-round-page.h"
#include "widgets/cubes/cubes-writing.h"
#include "widgets/salon-large.h"

G_BEGIN_DECLS

struct _CubesRoundPage {
  GtkWidget parent_instance;

  GtkWidget *clock, *note, *tools, *tray, *slip, *hint, *caption, *paper, *panel;
  GtkWidget *plate[CUBES_MAX_SEATS];

  SalonLarge large;
  int hint_height; /* px */
  gboolean tight;  /* the window is small */
  guint tight_id;  /* a source: the panel is told */

  CubesGame *game;
  SalonLook look;
  CubesView *view;   /* what the page shows */
  int eye;           /* whose view that is */
  int writer;        /* who writes on the slip, or CUBES_ONLOOKER */
  gboolean open;     /* the cubes are seen */
  gboolean goes;     /* the button of the panel is there */
  guint clock_id;    /* counts the time while it runs */
  int whispered;     /* the second of the time at which the sand was heard last */
  CubesWriting word; /* on the slip */
  gboolean asking;   /* the word cannot be traced, and Enter was pressed once */
  gboolean done;     /* the slip shows a word that was written */
};

/* The grid on which words are written now. */
CubesSlipGrid cubes_round_page_get_grid (CubesRoundPage *self);
/* Shows the word on the slip, its way over the cubes, and the words of the list that begin so. */
void cubes_round_page_show_word (CubesRoundPage *self);
/* Takes the word off the slip. */
void cubes_round_page_clear_word (CubesRoundPage *self);
/* Shows the list of the one who writes. */
void cubes_round_page_show_list (CubesRoundPage *self);
/* Lets people write: connects slip, tray, paper and keys. */
void cubes_round_page_connect_writing (CubesRoundPage *self);
/* What a key does while somebody writes. Returns whether it does anything. */
gboolean cubes_round_page_write_key (CubesRoundPage *self, guint keyval, GdkModifierType modifiers);
/* Tells why the game refused something; @error may be NULL. */
void cubes_round_page_tell (CubesRoundPage *self, const GError *error);

G_END_DECLS
