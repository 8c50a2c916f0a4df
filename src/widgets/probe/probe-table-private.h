/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the files of the table share. */

#pragma once

#include "model/probe/probe-game.h"
#include "model/probe/probe-moment.h"
#include "model/salon-pacer.h"
#include "widgets/probe/probe-table.h"

G_BEGIN_DECLS

#define PAGE_BOARD "board"
#define PAGE_LAY   "lay"
#define PAGE_END   "end"
#define PAGE_WAIT  "wait"

struct _ProbeTable {
  GtkWidget parent_instance;

  GtkWidget *stack, *stage, *board, *lay, *end;
  GtkWidget *guide;   /* the note of a lesson, over the stack */
  GtkWidget *leaving; /* asks how to leave it; NULL until it is first needed */
  GtkWidget *curtain; /* lies over the stack, and is visible while it is not open */

  ProbeGame *game;
  SalonLook look;
  guint people; /* the seats of people, one bit for each */
  char *news;

  /* With several people, the one who opened the curtain last and may see their secrets
   * until they have decided; otherwise PROBE_NOBODY. */
  int unlocked;
  int behind_curtain;           /* the person whom the curtain names */
  int looker;                   /* a person who wants to look at their word, or PROBE_NOBODY */
  gboolean helps;               /* see salon_table_set_helps() */
  gboolean naming;              /* somebody names a word on the board, and the game is held */
  gboolean shared;              /* see probe_table_set_shared() */
  gboolean at_table;            /* the game is over, but somebody looks at the board */
  gboolean just_ended;          /* the last move has been made here, and its end was not shown yet */
  double pace;                  /* seconds for which a move is shown */
  int laying_seat, laying_tray; /* whose word the page for laying shows */
  guint32 rung;                 /* see probe_sounds_ring() */

  /* Showing moves; see probe-table-show.h. */
  SalonPacer *pacer;         /* holds the game while a move is being shown */
  ProbeView last;            /* the view after the last move */
  ProbeView between;         /* what the board shows while it is behind the game */
  ProbeMoment moment;        /* the last one */
  gboolean has_moment;       /* it waits for “changed” */
  gboolean pad_is_due;       /* the pad is written now, although the board is behind */
  char *told, *question;     /* what the game told of the move; what stands in the line until then */
  gint64 hurried;            /* when somebody hurried last, in µs; 0 for never */
  GdkPaintable *end_picture; /* shows the stage while the game ends on it */
  gboolean running;          /* to the next decision of a person, without showing anything */
  guint paused;              /* reasons, bits of a ProbePause */
};

/* Shows the page that the state of the game and of the table asks for. No other function
 * decides which page is shown. */
void probe_table_update (ProbeTable *self);
/* Shows a page of the stack, with no curtain before it. */
void probe_table_show_page (ProbeTable *self, const char *page);
/* Shows behind the opening curtain what everybody may see of the page that the person who opens it
 * comes to. */
void probe_table_lay_out_behind (ProbeTable *self);
/* Hides what only one of several people may see. If somebody is looking at their word, the
 * board hides it; if somebody is making a secret decision or laying a word, the curtain
 * closes and they go on behind it. To be called whenever the person may have turned away. */
void probe_table_lock (ProbeTable *self);
/* Ends what is being shown, a word that is being named, and a look at one's own word. */
void probe_table_close (ProbeTable *self);
/* Returns the seat of the person if there is only one, who may then see their own word all
 * the time; otherwise PROBE_NOBODY. */
int probe_table_only_person (ProbeTable *self);
/* Whether the person who decides next has to see their own secrets for it. */
gboolean probe_table_is_secret (const ProbeState *state);

G_END_DECLS
