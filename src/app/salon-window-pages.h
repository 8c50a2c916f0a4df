/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/salon-doors.h"
#include "app/salon-home.h"
#include "app/salon-house.h"
#include "widgets/salon-table.h"

G_BEGIN_DECLS

#define SALON_TYPE_WINDOW_PAGES (salon_window_pages_get_type ())
G_DECLARE_FINAL_TYPE (SalonWindowPages, salon_window_pages, SALON, WINDOW_PAGES, GObject)

/**
 * SalonWindowPages:
 *
 * The pages of the window: the home, the page for a new game, the table, and the rooms that are entered from these. One
 * of them is in sight. Each but the home is made when it is first shown. What people do on a page that concerns
 * the game in progress goes to the session, and its game comes to the table when the session says so.
 *
 * Signals:
 *
 *  - leaving (): another page is about to come into sight.
 *  - changed (): another page is in sight, or the room in sight has another look.
 *  - retitled (): the title, or the subtitle, of the page in sight is another one.
 *  - message (const char *text), alert (const char *heading, const char *body): players have to be told.
 *  - say (const char *text), pause (gboolean paused): as those of #SalonTable.
 */

typedef enum {
  SALON_PAGE_HOME,
  SALON_PAGE_NEW_GAME,
  SALON_PAGE_TABLE,
} SalonWindowPage;

/* @stack: gets the pages; has none yet
 * @header: lies above them */
SalonWindowPages *salon_window_pages_new (GtkStack *stack,
                                          GtkWidget *header,
                                          SalonSettings *settings,
                                          SalonStore *store,
                                          SalonSession *session,
                                          SalonHome *home);

/* Whether this page is in sight. */
gboolean salon_window_pages_shows (SalonWindowPages *self, SalonWindowPage page);
/* The room in sight; NULL: a page is. */
SalonRoom *salon_window_pages_get_room (SalonWindowPages *self);
/* Whether the room in sight stands in the look of a table. */
gboolean salon_window_pages_is_room_in_look (SalonWindowPages *self);
/* The title and the subtitle of the page in sight (nullable) (transfer full). */
char *salon_window_pages_get_title (SalonWindowPages *self);
char *salon_window_pages_get_subtitle (SalonWindowPages *self);
/* The game at whose table somebody has sat down, or that is played; as long as there is neither, the first one
 * of the house. */
const SalonHouseGame *salon_window_pages_get_house_game (SalonWindowPages *self);
/* The edition of the game that is set up on the page in sight, or of the one that is played. */
guint salon_window_pages_get_edition (SalonWindowPages *self);
/* The table that shows the game in progress; NULL: none does. */
SalonTable *salon_window_pages_get_table (SalonWindowPages *self);
/* The game in progress if its table is in sight, or NULL. */
SalonGame *salon_window_pages_get_seen (SalonWindowPages *self);

void salon_window_pages_show_home (SalonWindowPages *self);
/* Shows the home while the unfinished game is being searched, which it offers as soon as it is read. */
void salon_window_pages_show_search (SalonWindowPages *self);
/* The search is over: the home says what it has found. */
void salon_window_pages_show_found (SalonWindowPages *self);
void salon_window_pages_show_table (SalonWindowPages *self);
/* Lets somebody set up a game of @house; NULL: of the game that is on the table, or at whose table they sit already. */
void salon_window_pages_set_up (SalonWindowPages *self, const SalonHouseGame *house);
/* Goes through @door, which has a room behind it. */
void salon_window_pages_enter (SalonWindowPages *self, SalonDoor door);
/* Gives @files, of #GFile, that were dropped on the window, to the room in sight, or to the library if that takes none. */
void salon_window_pages_take_files (SalonWindowPages *self, GPtrArray *files);
/* Leaves the room or the page in sight. */
void salon_window_pages_go_back (SalonWindowPages *self);
/* Takes the game off the table: none is in progress any more. */
void salon_window_pages_clear_table (SalonWindowPages *self);
/* Puts the look in use that the page in sight stands in. */
void salon_window_pages_use_look (SalonWindowPages *self);

G_END_DECLS
