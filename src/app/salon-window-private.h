/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the units of the window share: salon-window.c is the window and its pages,
 * salon-window-game.c which game it is about, salon-window-open.c a game that is still
 * being read, salon-window-saving.c whether the game is safe. */

#pragma once

#include "app/probe/probe-new-game-page.h"
#include "app/salon-start-page.h"
#include "app/salon-window.h"
#include "model/salon-look.h"
#include "model/salon-store.h"
#include "widgets/probe/probe-table.h"

G_BEGIN_DECLS

#define PAGE_START    "start"
#define PAGE_NEW_GAME "new-game"
#define PAGE_TABLE    "table"

/* The games that the window can read. */
extern const SalonGameKind *const salon_window_kinds[];

typedef struct _SalonRoom SalonRoom;

struct _SalonWindow {
  AdwApplicationWindow parent_instance;

  AdwHeaderBar *header;
  AdwWindowTitle *title;
  GMenuModel *menu;
  GtkMenuButton *menu_button;
  GtkWidget *back;
  GtkWidget *begin;
  AdwToastOverlay *toasts;
  GtkStack *pages;

  /* Made when they are first shown; NULL before. */
  SalonStartPage *start_page;
  ProbeNewGamePage *new_game_page;
  ProbeTable *table;

  SalonSettings *settings;
  SalonStore *store;
  ProbeGame *game; /* on the table, or waiting to be gone on with */
  SalonLook look;
  gboolean held;      /* by us, because its table does not show */
  SalonRoom *room;    /* the game is on its way out of the way of another */
  gboolean leaving;   /* out of sight, until the game is on the disk */
  char *failure;      /* why it cannot be saved, as a sentence; NULL: it is */
  GtkWidget *unsaved; /* the sign of that */
  GtkLabel *unsaved_reason;

  /* The search for the game to go on with, which may have to read a long one. */
  GCancellable *resuming; /* NULL: it is over */
  gboolean wanted;        /* the game is to be on the table as soon as it is there */

  /* The game that was put aside last, and how it looked. */
  char *aside;
  SalonLook aside_look;
  AdwToast *aside_toast;

  /* Another game that is being read. */
  GCancellable *opening; /* NULL: none is */
  GFile *opening_file;   /* NULL: the game that was put aside last */
  guint opening_id;      /* until it is told */
  AdwToast *opening_toast;

  /* To be read as soon as the window is there. */
  char *notice;
  gboolean elsewhere;  /* another program has the game that somebody may look for */
  gboolean has_next;   /* another unfinished game waits */
  gboolean told_setup; /* that the last set-up is one of a newer Salon */
};

/* Says @text in passing, for @seconds (0: until it is dismissed), with a button. */
AdwToast *salon_window_offer (SalonWindow *self,
                              const char *text,
                              const char *label,
                              const char *action,
                              guint seconds);

gboolean salon_window_shows (SalonWindow *self, const char *page);
void salon_window_show_page (SalonWindow *self, const char *page);
void salon_window_show_table (SalonWindow *self);
void salon_window_show_new_game (SalonWindow *self);
void salon_window_update (SalonWindow *self);

/* The page that offers the game to go on with; made by the first call. */
SalonStartPage *salon_window_get_start_page (SalonWindow *self);

/* Looks for the game to go on with, and for what there is to say of it. Until it is found
 * no other game begins: whatever wants to waits. */
void salon_window_look_for_game (SalonWindow *self);
/* Shows that, on the page that will offer the game. */
void salon_window_show_search (SalonWindow *self);
/* Has the game put on the table as soon as it is found. */
void salon_window_want_game (SalonWindow *self);
/* Ends the search, with whatever waits for it. */
void salon_window_stop_looking (SalonWindow *self);
/* Says what there is to say, once the window is there. */
void salon_window_tell_notices (SalonWindow *self);
/* Begins a game. The one on the table goes aside. */
void salon_window_begin_game (SalonWindow *self, const char *setup, const SalonLook *look);
/* Puts @game, which was read from somewhere, on the table. The one there goes aside. */
void salon_window_play_opened (SalonWindow *self, ProbeGame *game);
/* From now on the window says whether @game is saved. */
void salon_window_follow_saving (SalonWindow *self, ProbeGame *game);
/* Shows for as long as the game cannot be saved why that is so (NULL: it is saved). */
void salon_window_tell_saving (SalonWindow *self, const char *failure);
/* The store is there: what it brings to the disk may be what the end waits for. */
void salon_window_watch_store (SalonWindow *self);
/* Reads the game that is to be opened, if there is one. */
void salon_window_read_opening (SalonWindow *self);
/* Forgets that game. */
void salon_window_stop_opening (SalonWindow *self);
/* Reads the game that was put aside last, to take it up again. */
void salon_window_undo (SalonWindow *self);
/* Puts that game, which was read from there, on the table again. */
void salon_window_take_up (SalonWindow *self, ProbeGame *game);
/* Goes to the next unfinished game; this one waits in its place. */
void salon_window_go_next (SalonWindow *self);
/* Nobody moves at a table that does not show. */
void salon_window_hold_game (SalonWindow *self, gboolean hold);
/* Takes the game from the table and from the window. */
void salon_window_drop_game (SalonWindow *self);

G_END_DECLS
