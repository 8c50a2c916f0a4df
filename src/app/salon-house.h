/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The list of Salon's games, with what the application has to know about each. */

#pragma once

#include <gtk/gtk.h>

#include "app/salon-help.h"
#include "app/salon-room.h"
#include "model/salon-days.h"
#include "model/salon-game-kind.h"
#include "model/salon-look.h"
#include "model/salon-statistics.h"

G_BEGIN_DECLS

/* How somebody plays a game for the first time. All texts are marked for translation. */
typedef struct {
  const char *sentence; /* what the game is, for somebody who does not know it, and for how many */
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

/* Makes a room of the game in @record, (transfer floating), which may be kept in the clear or veiled; or returns NULL
 * and says in @error, a translated sentence, why there is none. */
typedef SalonRoom *(*SalonRoomOfGame) (const SalonRoomMeans *means,
                                       GBytes *record,
                                       const SalonLook *look,
                                       GError **error);
/* Makes a room that belongs to no game in particular, (transfer floating). */
typedef SalonRoom *(*SalonRoomOfHouse) (const SalonRoomMeans *means);

/* The most turning points that a game has. */
#define SALON_HOUSE_TURNS 5

/* Where a game shows its part of the statistics of a person, on the page of all games. */
typedef struct {
  const SalonPerson *person; /* of games of this kind alone; good as long as the page shows them */
  SalonStore *store;         /* has the records */
  GtkWidget *figures;        /* a box for more figures, made by salon_statistics_figure() */
  GtkWidget *rivals;         /* a #SalonChartSides: a row for each of the first rivals of the person */
  guint n_rivals;            /* so many rows */
  GtkWidget *wide, *row;     /* boxes for sheets, made by salon_statistics_sheet() */
} SalonHouseFigures;

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
  const char *points_a_game; /* what statistics call the mean of them, marked for translation; NULL: “points a game” */
  /* Makes a picture of @game, of which everybody may see all, for as much room as there is.
   * Optional. */
  GtkWidget *(*make_picture) (SalonGame *game, const SalonLook *look);
  /* How its games are looked at again where make_replay is salon_replay_page_new(). */
  GType (*get_replay_type) (void);       /* of what “replay” of the kind makes, a #SalonReplay */
  GType (*get_replay_table_type) (void); /* of a #SalonReplayTable */
  /* Gives the ID of the look that comes with the game that was played. Optional, as “get_theme”. */
  const char *(*get_replay_theme) (SalonReplay *replay);
  /* Says in a word or two which edition a record means by @edition, which is that of a #SalonSummary; translated. NULL: no
   * such edition is known. Optional; a game without it has one edition. */
  const char *(*say_edition) (const char *edition);
  /* Gives the ID of the look that comes with @game. Optional; a game without it has the default look. */
  const char *(*get_theme) (SalonGame *game);

  /* Frees what games of this kind share and nobody uses at this moment: nobody sits at a table. Optional. */
  void (*forget_unused) (void);

  /* Rooms beside the table, each optional. */

  SalonRoomOfGame make_replay; /* where a kept game is seen again; an unfinished one up to now, without its secrets */
  /* Reads a record for make_replay_of, (transfer full). Called in a thread. Both are optional, where make_replay is not
   * salon_replay_page_new(). */
  GObject *(*read_replay) (GBytes *record, GError **error);
  SalonRoom *(*make_replay_of) (const SalonRoomMeans *means, GBytes *record, GObject *read, const SalonLook *look);
  gboolean replays_rest;       /* make_replay shows a damaged record, too, up to its fault */
  SalonRoomOfGame make_review; /* where a finished game is looked at move by move */
  /* Whether the review of the finished game in @record is ready. Called in a thread. Optional, with make_review. */
  gboolean (*is_reviewed) (GBytes *record);
  /* Finds the moves, from 1, at which the finished game in @record turned, in their order, if its review is ready; returns how
   * many there are. Called in a thread. Optional, with make_review. */
  guint (*find_turns) (GBytes *record, guint moves[SALON_HOUSE_TURNS]);
  SalonRoomOfHouse make_puzzle;     /* the puzzle of the day */
  SalonRoomOfHouse make_statistics; /* what the records say of people */
  SalonRoomOfHouse make_packs;      /* the packs of questions, one’s own too */

  /* A game that is the same for everybody on a day, beside the puzzle; all of these or none. */

  const char *day_title; /* what the button says that begins it */
  /* Makes the game of @day, asleep, (transfer full), and its @look. The message of the error is a translated sentence. */
  SalonGame *(*make_day) (SalonDay day, SalonLook *look, GError **error);
  /* Keeps the result of @game, which is over, if it is such a game. */
  void (*keep_day) (SalonDays *days, SalonGame *game);
  /* Says what came of the game of @day, (transfer full); NULL: it was not played to the end. */
  char *(*say_day) (SalonDays *days, SalonDay day);
  /* Fills the boxes with what only this game counts, and returns what keeps them up to date as long as it lives,
   * (transfer full). Optional. */
  GObject *(*fill_figures) (const SalonHouseFigures *figures);
  /* Finds the accuracy of the person in those of @games, of #SalonPersonGame, whose review is ready, and leaves the others of
   * @accuracy alone. @directory: where the records are. Called in a thread. Optional. */
  void (*judge_games) (const char *directory, GArray *games, int *accuracy);
} SalonHouseGame;

/* All games, at least one; NULL-terminated. */
extern const SalonHouseGame *const salon_house_games[];

/* The kinds of all games, for functions that read records; NULL-terminated. May be called in
 * any thread. */
const SalonGameKind *const *salon_house_get_kinds (void);
/* The row for @game. Every #SalonGame has one. */
const SalonHouseGame *salon_house_find (SalonGame *game);
/* The row for games of the kind called @kind; NULL: there is none. */
const SalonHouseGame *salon_house_find_kind (const char *kind);
/* The colour of the table at which games of @house are played. */
GdkRGBA salon_house_get_cloth (const SalonHouseGame *house);
/* The ID of the look that comes with @game. */
const char *salon_house_get_theme (SalonGame *game);
/* Has every game free what nobody uses: for salon_memory_settle(). */
void salon_house_forget_unused (void);
/* What makes the puzzle of the day, the statistics, and the packs: the function of the first game that has one, or NULL. */
SalonRoomOfHouse salon_house_find_puzzle (void);
SalonRoomOfHouse salon_house_find_statistics (void);
SalonRoomOfHouse salon_house_find_packs (void);

G_END_DECLS
