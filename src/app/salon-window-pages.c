/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-window-pages.h"

#include <glib/gi18n-lib.h>

#include "app/salon-house.h"
#include "app/salon-new-game.h"
#include "app/salon-replay-opening.h"
#include "app/salon-rooms.h"
#include "app/salon-table-page.h"
#include "app/salon-table-theme.h"
#include "widgets/salon-memory.h"
#include "widgets/salon-pages.h"

struct _SalonWindowPages {
  GObject parent_instance;

  GtkStack *stack; /* NULL when it is gone */
  SalonSettings *settings;
  SalonStore *store;
  SalonSession *session;

  SalonHome *home;
  SalonNewGame *new_game;     /* NULL until it is first needed; and so is the next one */
  SalonTablePage *table_page; /* both are children of the stack */
  SalonRooms *rooms;          /* entered from one of the pages above */

  const SalonHouseGame *chosen; /* whose table somebody has sat down at; NULL: the one that is played */
  gboolean from_table;          /* the page for a new game was opened from the table */
};

G_DEFINE_FINAL_TYPE (SalonWindowPages, salon_window_pages, G_TYPE_OBJECT)

enum {
  LEAVING,
  CHANGED,
  RETITLED,
  MESSAGE,
  ALERT,
  SAY,
  PAUSE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static const char *const names[] = {
  [SALON_PAGE_HOME] = "home",
  [SALON_PAGE_NEW_GAME] = "new-game",
  [SALON_PAGE_TABLE] = "table",
};

gboolean
salon_window_pages_shows (SalonWindowPages *self, SalonWindowPage page)
{
  return self->stack != NULL && g_strcmp0 (gtk_stack_get_visible_child_name (self->stack), names[page]) == 0;
}

static SalonGame *
get_game (SalonWindowPages *self)
{
  return salon_session_get_game (self->session);
}

const SalonHouseGame *
salon_window_pages_get_house_game (SalonWindowPages *self)
{
  if (self->chosen != NULL)
    return self->chosen;

  return get_game (self) != NULL ? salon_house_find (get_game (self)) : salon_house_games[0];
}

SalonRoom *
salon_window_pages_get_room (SalonWindowPages *self)
{
  return salon_rooms_get_top (self->rooms);
}

gboolean
salon_window_pages_is_room_in_look (SalonWindowPages *self)
{
  SalonRoom *room = salon_rooms_get_top (self->rooms);

  return room != NULL && salon_room_get_theme (room) != NULL;
}

/* NULL before the first game was shown. */
static SalonTable *
find_table (SalonWindowPages *self)
{
  return self->table_page != NULL ? salon_table_page_get_table (self->table_page) : NULL;
}

SalonTable *
salon_window_pages_get_table (SalonWindowPages *self)
{
  SalonTable *table = find_table (self);

  return get_game (self) != NULL && table != NULL && salon_table_get_game (table) == get_game (self) ? table : NULL;
}

SalonGame *
salon_window_pages_get_seen (SalonWindowPages *self)
{
  return salon_window_pages_shows (self, SALON_PAGE_TABLE) ? get_game (self) : NULL;
}

char *
salon_window_pages_get_title (SalonWindowPages *self)
{
  SalonRoom *room = salon_rooms_get_top (self->rooms);

  if (room != NULL)
    return salon_room_get_title (room);
  if (salon_window_pages_shows (self, SALON_PAGE_TABLE))
    return salon_table_get_title (find_table (self));
  return salon_window_pages_shows (self, SALON_PAGE_NEW_GAME) ? g_strdup (_ ("Set the table")) : NULL;
}

char *
salon_window_pages_get_subtitle (SalonWindowPages *self)
{
  SalonRoom *room = salon_rooms_get_top (self->rooms);

  if (room != NULL)
    return salon_room_get_subtitle (room);
  if (salon_window_pages_shows (self, SALON_PAGE_TABLE))
    return salon_table_get_subtitle (find_table (self));
  return salon_window_pages_shows (self, SALON_PAGE_NEW_GAME)
           ? g_strdup (_ (salon_window_pages_get_house_game (self)->title))
           : NULL;
}

/* The look of the room in sight, of the game that is set up on the page in sight, or of the game in progress. */
void
salon_window_pages_use_look (SalonWindowPages *self)
{
  SalonGame *game = get_game (self);

  if (salon_window_pages_is_room_in_look (self))
    salon_table_theme_apply (self->settings, salon_room_get_theme (salon_rooms_get_top (self->rooms)));
  else if (salon_window_pages_shows (self, SALON_PAGE_NEW_GAME))
    salon_table_theme_apply (self->settings, salon_new_game_get_theme (self->new_game));
  else if (game != NULL)
    salon_table_theme_apply (self->settings, salon_house_get_theme (game));
}

/* What children of all kinds report */

static void
message_cb (SalonWindowPages *self, const char *text)
{
  g_signal_emit (self, signals[MESSAGE], 0, text);
}

/* The page for a new game, and a room, make the game that is to be played. */
static void
play_cb (SalonWindowPages *self, SalonGame *game, const SalonLook *look)
{
  salon_session_play (self->session, g_object_ref (game), look);
}

/* The page for a new game */

static void
start_cb (SalonWindowPages *self, const SalonGameKind *kind, const char *setup, const SalonLook *look)
{
  salon_session_begin (self->session, kind, setup, look);
}

/* The page on which the game is set up at whose table somebody has sat down. */
static SalonNewGame *
get_new_game (SalonWindowPages *self)
{
  if (self->new_game == NULL)
    {
      self->new_game = SALON_NEW_GAME (salon_new_game_new (self->settings, self->store));
      gtk_stack_add_titled (self->stack, GTK_WIDGET (self->new_game), names[SALON_PAGE_NEW_GAME], _ ("New game"));
      g_signal_connect_object (self->new_game, "start", G_CALLBACK (start_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->new_game, "play", G_CALLBACK (play_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->new_game, "show-room", G_CALLBACK (salon_rooms_enter), self->rooms,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (self->new_game, "theme-changed", G_CALLBACK (salon_window_pages_use_look), self,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (self->new_game, "message", G_CALLBACK (message_cb), self, G_CONNECT_SWAPPED);
    }

  salon_new_game_choose (self->new_game, salon_window_pages_get_house_game (self));
  return self->new_game;
}

guint
salon_window_pages_get_edition (SalonWindowPages *self)
{
  const SalonHouseGame *game = salon_window_pages_get_house_game (self);

  if (get_game (self) == NULL || salon_window_pages_shows (self, SALON_PAGE_NEW_GAME))
    return salon_new_game_get_edition (get_new_game (self));

  return game->get_edition != NULL ? game->get_edition (get_game (self)) : 0;
}

/* Which page is in sight */

static void
focus (SalonWindowPages *self)
{
  if (salon_window_pages_shows (self, SALON_PAGE_HOME))
    salon_home_page_focus (salon_home_get_page (self->home));
  else if (salon_window_pages_shows (self, SALON_PAGE_NEW_GAME))
    salon_new_game_focus (self->new_game);
  else if (salon_window_pages_shows (self, SALON_PAGE_TABLE))
    salon_table_page_focus (self->table_page);
  else
    salon_room_focus (salon_rooms_get_top (self->rooms));
}

/* @name: of a page, or of a room */
static void
show (SalonWindowPages *self, const char *name)
{
  g_signal_emit (self, signals[LEAVING], 0);
  salon_pages_show (self->stack, name);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_str_equal (name, names[i]))
      salon_rooms_clear (self->rooms);
  salon_window_pages_use_look (self);
  g_signal_emit (self, signals[CHANGED], 0);
  salon_session_set_shown (self->session, salon_window_pages_shows (self, SALON_PAGE_TABLE));
  if (salon_window_pages_shows (self, SALON_PAGE_TABLE))
    salon_memory_warm (GTK_WIDGET (self->stack), SALON_MEMORY_TABLE);
  else if (salon_window_pages_shows (self, SALON_PAGE_HOME))
    salon_memory_settle (salon_house_forget_unused);
  focus (self);
}

static void
show_new_game (SalonWindowPages *self)
{
  salon_new_game_load (get_new_game (self));
  show (self, names[SALON_PAGE_NEW_GAME]);
}

void
salon_window_pages_set_up (SalonWindowPages *self, const SalonHouseGame *house)
{
  if (house != NULL)
    self->chosen = house;
  else
    {
      self->from_table = salon_window_pages_shows (self, SALON_PAGE_TABLE);
      if (self->from_table)
        self->chosen = NULL;
    }
  salon_session_resume_later (self->session);
  show_new_game (self);
}

void
salon_window_pages_show_home (SalonWindowPages *self)
{
  self->chosen = NULL;
  salon_home_fill (self->home);
  show (self, names[SALON_PAGE_HOME]);
  salon_home_refresh (self->home);
}

void
salon_window_pages_show_search (SalonWindowPages *self)
{
  salon_home_wait (self->home);
  show (self, names[SALON_PAGE_HOME]);
}

void
salon_window_pages_show_found (SalonWindowPages *self)
{
  salon_window_pages_use_look (self);
  salon_home_fill (self->home);
  salon_home_refresh (self->home);
  g_signal_emit (self, signals[CHANGED], 0);
  if (salon_window_pages_shows (self, SALON_PAGE_HOME))
    {
      salon_memory_settle (salon_house_forget_unused);
      salon_home_focus_found (self->home);
    }
}

/* Somebody sits down at a table of the home. */
static void
sit_down_cb (SalonWindowPages *self, guint index)
{
  self->from_table = FALSE;
  salon_window_pages_set_up (self, salon_house_games[index]);
}

/* The table */

static void
retitled_cb (SalonWindowPages *self)
{
  g_signal_emit (self, signals[RETITLED], 0);
}

/* Begins a game with the same seats, in which the computers play @step levels better. */
static void
play_again_cb (SalonWindowPages *self, int step)
{
  salon_session_play_again (self->session, salon_settings_get_boolean (self->settings, SALON_SETTING_DRAW_FIRST), step);
}

static void
table_new_game_cb (SalonWindowPages *self)
{
  self->from_table = TRUE;
  show_new_game (self);
}

static void
say_cb (SalonWindowPages *self, const char *text)
{
  g_signal_emit (self, signals[SAY], 0, text);
}

static void
pause_cb (SalonWindowPages *self, gboolean paused)
{
  g_signal_emit (self, signals[PAUSE], 0, paused);
}

/* The page with the table for the game in progress. */
static SalonTablePage *
get_table_page (SalonWindowPages *self)
{
  if (self->table_page == NULL)
    {
      self->table_page = SALON_TABLE_PAGE (salon_table_page_new (self->settings));
      gtk_stack_add_named (self->stack, GTK_WIDGET (self->table_page), names[SALON_PAGE_TABLE]);
      g_signal_connect_object (self->table_page, "retitled", G_CALLBACK (retitled_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->table_page, "play-again", G_CALLBACK (play_again_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->table_page, "new-game", G_CALLBACK (table_new_game_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->table_page, "message", G_CALLBACK (message_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->table_page, "say", G_CALLBACK (say_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->table_page, "pause", G_CALLBACK (pause_cb), self, G_CONNECT_SWAPPED);
    }

  /* Screen readers tell the title of the page. */
  gtk_stack_page_set_title (gtk_stack_get_page (self->stack, GTK_WIDGET (self->table_page)),
                            _ (salon_house_find (get_game (self))->title));
  return self->table_page;
}

void
salon_window_pages_show_table (SalonWindowPages *self)
{
  SalonTablePage *page = get_table_page (self);

  self->chosen = NULL;
  salon_table_theme_apply (self->settings, salon_house_get_theme (get_game (self)));
  salon_table_page_show (page, get_game (self), salon_session_get_look (self->session));
  show (self, names[SALON_PAGE_TABLE]);
}

void
salon_window_pages_clear_table (SalonWindowPages *self)
{
  if (self->table_page != NULL)
    salon_table_page_clear (self->table_page);
}

/* Rooms */

/* Shows the page of a room, or the one from which the first room was entered, as that is now. */
static void
rooms_changed_cb (SalonWindowPages *self, const char *name)
{
  const gboolean table = g_str_equal (name, names[SALON_PAGE_TABLE]);

  if (table && salon_window_pages_get_table (self) != NULL)
    salon_window_pages_show_table (self);
  else if (table || g_str_equal (name, names[SALON_PAGE_HOME]))
    salon_window_pages_show_home (self);
  else
    show (self, name);
}

static void
room_retitled_cb (SalonWindowPages *self)
{
  salon_window_pages_use_look (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
take_up_cb (SalonWindowPages *self, const char *name)
{
  if (name != NULL)
    salon_session_take_up (self->session, name);
  else if (get_game (self) != NULL)
    salon_window_pages_show_table (self);
}

static void
watch_rooms (SalonWindowPages *self)
{
  g_signal_connect_object (self->rooms, "changed", G_CALLBACK (rooms_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->rooms, "retitled", G_CALLBACK (room_retitled_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->rooms, "begin", G_CALLBACK (play_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->rooms, "take-up", G_CALLBACK (take_up_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->rooms, "message", G_CALLBACK (message_cb), self, G_CONNECT_SWAPPED);
}

static void
say_fault (SalonWindowPages *self, const GError *error)
{
  g_signal_emit (self, signals[ALERT], 0, _ ("The game cannot be shown"), error->message);
}

/* The replay of the game on the table was read. Nobody is led into it who has left the table meanwhile, or closed the
 * window, which then has nothing any more. */
static void
replay_opened_cb (GObject *owner, SalonRoom *room, const GError *error)
{
  SalonWindowPages *self = SALON_WINDOW_PAGES (owner);
  const gboolean is_open = self->stack != NULL;

  if (room != NULL)
    g_object_ref_sink (room);
  if (is_open && room == NULL)
    say_fault (self, error);
  else if (is_open && salon_door_is_there (SALON_DOOR_REPLAY, salon_window_pages_get_seen (self)))
    salon_rooms_enter (self->rooms, room);
  g_clear_object (&room);
}

void
salon_window_pages_enter (SalonWindowPages *self, SalonDoor door)
{
  const SalonRoomMeans means = { self->settings, self->store, salon_home_get_library (self->home) };
  const SalonLook *look = salon_session_get_look (self->session);
  g_autoptr (GError) error = NULL;
  SalonRoom *room;

  if (door == SALON_DOOR_REPLAY)
    {
      g_autoptr (GBytes) record = salon_game_to_record (get_game (self));

      salon_replay_open (&means, salon_house_find (get_game (self)), NULL, record, look, G_OBJECT (self),
                         replay_opened_cb);
      return;
    }
  room = salon_door_make_room (door, &means, get_game (self), look, &error);
  if (room != NULL)
    salon_rooms_enter (self->rooms, room);
  else
    say_fault (self, error);
}

void
salon_window_pages_take_files (SalonWindowPages *self, GPtrArray *files)
{
  SalonRoom *room = salon_window_pages_get_room (self);

  if ((room != NULL && salon_room_take_files (room, files))
      || !salon_door_is_there (SALON_DOOR_LIBRARY, salon_window_pages_get_seen (self)))
    return;

  salon_window_pages_enter (self, SALON_DOOR_LIBRARY);
  salon_room_take_files (salon_window_pages_get_room (self), files);
}

void
salon_window_pages_go_back (SalonWindowPages *self)
{
  if (salon_rooms_go_back (self->rooms))
    return;
  if (self->from_table && salon_window_pages_get_table (self) != NULL)
    salon_window_pages_show_table (self);
  else
    salon_window_pages_show_home (self);
}

/* The object */

static void
salon_window_pages_dispose (GObject *object)
{
  SalonWindowPages *self = SALON_WINDOW_PAGES (object);

  self->new_game = NULL;
  self->table_page = NULL;
  g_clear_weak_pointer (&self->stack);
  g_clear_object (&self->rooms);
  g_clear_object (&self->home);
  g_clear_object (&self->session);
  g_clear_object (&self->settings);
  g_clear_object (&self->store);

  G_OBJECT_CLASS (salon_window_pages_parent_class)->dispose (object);
}

static guint
new_signal (const char *name, guint n, GType first, GType second)
{
  return g_signal_new (name, SALON_TYPE_WINDOW_PAGES, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, n, first,
                       second);
}

static void
salon_window_pages_class_init (SalonWindowPagesClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = salon_window_pages_dispose;

  signals[LEAVING] = new_signal ("leaving", 0, G_TYPE_NONE, G_TYPE_NONE);
  signals[CHANGED] = new_signal ("changed", 0, G_TYPE_NONE, G_TYPE_NONE);
  signals[RETITLED] = new_signal ("retitled", 0, G_TYPE_NONE, G_TYPE_NONE);
  signals[MESSAGE] = new_signal ("message", 1, G_TYPE_STRING, G_TYPE_NONE);
  signals[ALERT] = new_signal ("alert", 2, G_TYPE_STRING, G_TYPE_STRING);
  signals[SAY] = new_signal ("say", 1, G_TYPE_STRING, G_TYPE_NONE);
  signals[PAUSE] = new_signal ("pause", 1, G_TYPE_BOOLEAN, G_TYPE_NONE);
}

static void
salon_window_pages_init (SalonWindowPages *self)
{
}

static void
add_home (SalonWindowPages *self, GtkWidget *header)
{
  SalonHomePage *page = salon_home_get_page (self->home);

  gtk_stack_add_titled (self->stack, GTK_WIDGET (page), names[SALON_PAGE_HOME], _ ("Home"));
  salon_home_page_set_header (page, header);
  g_signal_connect_object (page, "sit-down", G_CALLBACK (sit_down_cb), self, G_CONNECT_SWAPPED);
}

SalonWindowPages *
salon_window_pages_new (GtkStack *stack,
                        GtkWidget *header,
                        SalonSettings *settings,
                        SalonStore *store,
                        SalonSession *session,
                        SalonHome *home)
{
  SalonWindowPages *self = g_object_new (SALON_TYPE_WINDOW_PAGES, NULL);

  g_set_weak_pointer (&self->stack, stack);
  self->settings = g_object_ref (settings);
  self->store = g_object_ref (store);
  self->session = g_object_ref (session);
  self->home = g_object_ref (home);
  self->rooms = salon_rooms_new (stack);
  watch_rooms (self);
  add_home (self, header);
  g_signal_connect_object (settings, "changed::look", G_CALLBACK (salon_window_pages_use_look), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "play", G_CALLBACK (salon_window_pages_show_table), self, G_CONNECT_SWAPPED);
  return self;
}
