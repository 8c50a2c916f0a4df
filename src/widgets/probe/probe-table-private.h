/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The parts of the table that its two units share. */

#pragma once

#include "model/probe/probe-game.h"
#include "model/salon-pacer.h"
#include "widgets/probe/probe-table.h"

G_BEGIN_DECLS

#define PAGE_BOARD   "board"
#define PAGE_CURTAIN "curtain"
#define PAGE_LAY     "lay"
#define PAGE_NAME    "name"
#define PAGE_END     "end"
#define PAGE_WAIT    "wait"

struct _ProbeTable {
  GtkWidget parent_instance;

  GtkWidget *stack, *board, *curtain, *lay, *name, *end;

  ProbeGame *game;
  SalonLook look;
  guint people; /* bit per seat */
  char *title, *subtitle, *news;

  /* Who may see secrets now. With several people it is whoever opened the
   * curtain last, until the decision is made; PROBE_NOBODY otherwise. */
  int unlocked;
  int behind_curtain;           /* whom the curtain waits for */
  int looker;                   /* somebody who wants to look at their word */
  gboolean naming;              /* the panel for naming a word is open */
  gboolean at_table;            /* the end is known, but the table is looked at */
  int laying_seat, laying_tray; /* what the page for laying shows */

  SalonPacer *pacer; /* holds the game while a move is being shown */
};

/* Puts on the screen what the game asks for; the one place where that is decided. */
void probe_table_update (ProbeTable *self);
/* Takes out of sight what only one of several people may see: whoever looks at their
 * word has put it down again; a decision, or a half-laid word, waits behind the curtain.
 * To be called whenever somebody turns away from the page. */
void probe_table_lock (ProbeTable *self);
/* The person whose word lies open all the time: a single one; else PROBE_NOBODY. */
int probe_table_only_person (ProbeTable *self);
void probe_table_set_title (ProbeTable *self, const char *title);

G_END_DECLS
