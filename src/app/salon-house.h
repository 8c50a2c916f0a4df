/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The list of Salon's games, with what the application has to know about each. */

#pragma once

#include <gtk/gtk.h>

#include "app/salon-help.h"
#include "model/salon-game-kind.h"
#include "model/salon-look.h"

G_BEGIN_DECLS

/* How somebody plays a game for the first time. All texts are marked for translation. */
typedef struct {
  const char *headline; /* one sentence that says what the game is */
  const char *sentence; /* for whom, and how long it takes */
  const char *lesson;   /* what the lesson is */

  /* Makes the record of a new lesson, (transfer full), for the kind of the game, and its @look. */
  char *(*make_lesson) (SalonLook *look);
  /* Says how far @game, a lesson, has come, (transfer full); NULL if it is played without notes. */
  char *(*say_lesson) (SalonGame *game);
  /* Makes the set-up of a game of one person and computers, @easy or usual ones, (transfer full), and its @look. */
  char *(*make_setup) (int seats, gboolean easy, SalonLook *look);
  /* Makes a picture for the lesson. */
  GtkWidget *(*make_picture) (void);
} SalonHouseStart;

/* One game. All texts are marked for translation. */
typedef struct {
  const SalonGameKind *kind; /* how its records are read */
  GType (*get_game_type) (void);
  GType (*get_table_type) (void); /* of a #SalonTable */
  GType (*get_setup_type) (void); /* of a #SalonSetupPage */

  const char *title; /* what players call it */
  const char *about; /* for “About Salon”: what kind of game it is, and whose game if not ours; NULL: nothing */
  const SalonHelp *help;
  const SalonHouseStart *start; /* NULL: the game has no lesson */

  /* The question, and the reason for it, shown before an unfinished game is copied, because
   * the copy contains what is hidden at the table. NULL: the game hides nothing, and nothing
   * is asked. */
  const char *copy_question, *copy_reason;

  /* The home. */
  const char *sentence;   /* below its table: what kind of game, and for how many; NULL: it has no table there */
  const char *on_table;   /* the artwork on its table, as for salon_art_tile_prepare(); NULL: nothing */
  GdkRGBA cloth;          /* the colour of its table */
  const char *home_table; /* the artwork of table, chairs and rug, which takes the colour; NULL: the house’s */
  const char *home_lamp;  /* of the lamp above it; NULL: the house’s */
  const char *setting_up; /* where a game before its first move says whose turn it is */

  /* Gives the edition of @game, as an index for its #SalonHelp. Optional. */
  guint (*get_edition) (SalonGame *game);
  /* Describes @game for the home, where a player may not remember it, (transfer full). */
  char *(*describe) (SalonGame *game);
  /* Says whose turn it is, (transfer full). Optional. */
  char *(*say_turn) (SalonGame *game);
  /* Sets @points to those of @seat. FALSE: the game has none yet. Optional. */
  gboolean (*get_points) (SalonGame *game, guint seat, int *points);
  /* Makes a picture of @game, of which everybody may see all, for as much room as there is.
   * Optional. */
  GtkWidget *(*make_picture) (SalonGame *game, const SalonLook *look);
  /* Gives the ID of the look that comes with @game. Optional; a game without it has the default look. */
  const char *(*get_theme) (SalonGame *game);
} SalonHouseGame;

/* All games, at least one; NULL-terminated. */
extern const SalonHouseGame *const salon_house_games[];

/* The kinds of all games, for functions that read records; NULL-terminated. May be called in
 * any thread. */
const SalonGameKind *const *salon_house_get_kinds (void);
/* The row for @game. Every #SalonGame has one. */
const SalonHouseGame *salon_house_find (SalonGame *game);
/* The ID of the look that comes with @game. */
const char *salon_house_get_theme (SalonGame *game);

G_END_DECLS
