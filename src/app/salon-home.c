/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-home.h"

#include "app/salon-beginner.h"
#include "app/salon-house.h"
#include "model/salon-shelf.h"

struct _SalonHome {
  GObject parent_instance;

  SalonHomePage *page; /* NULL when it is gone */
  SalonSettings *settings;
  SalonStore *store;
  SalonSession *session;
  SalonShelf *shelf;
  SalonLibrary *library;
};

G_DEFINE_FINAL_TYPE (SalonHome, salon_home, G_TYPE_OBJECT)

/* The game in progress, if it is not over. */
static SalonGame *
get_unfinished (SalonHome *self)
{
  SalonGame *game = salon_session_get_game (self->session);

  return game != NULL && salon_game_get_stage (game) != SALON_GAME_FINISHED ? game : NULL;
}

void
salon_home_fill (SalonHome *self)
{
  SalonGame *game = get_unfinished (self), *lesson;
  g_autofree char *chapter = NULL;
  const char *name;

  if (self->page == NULL || salon_session_is_searching (self->session))
    return;

  salon_home_page_show (self->page, game, salon_session_get_look (self->session), self->shelf,
                        game != NULL && salon_store_has_next (self->store));
  lesson = salon_beginner_find_lesson (game, self->shelf, &name);
  if (lesson != NULL)
    chapter = salon_house_find (lesson)->start->say_lesson (lesson);
  salon_home_page_welcome (self->page, salon_beginner_is_new (self->settings, game, self->shelf), chapter);
}

/* The library has been read; the games to go on with come next. */
static void
library_read_cb (SalonHome *self)
{
  if (salon_library_is_reading (self->library))
    return;

  salon_shelf_refresh (self->shelf, self->library);
  if (self->page != NULL)
    salon_home_page_set_games (self->page, g_list_model_get_n_items (G_LIST_MODEL (self->library)));
}

static gboolean
refresh_cb (gpointer data)
{
  SalonHome *self = data;

  /* The window may have been closed meanwhile. */
  if (self->library != NULL)
    salon_library_refresh (self->library, salon_session_get_game (self->session),
                           salon_session_get_look (self->session));
  return G_SOURCE_REMOVE;
}

void
salon_home_refresh (SalonHome *self)
{
  g_idle_add_full (G_PRIORITY_LOW, refresh_cb, g_object_ref (self), g_object_unref);
}

void
salon_home_wait (SalonHome *self)
{
  if (salon_store_has (self->store, SALON_STORE_GAME))
    salon_home_page_wait (self->page);
}

/* Whether somebody has moved the focus on the page to something that is still there. */
static gboolean
has_focus (SalonHome *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self->page));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && gtk_widget_get_mapped (focus) && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->page))
         && gtk_widget_get_sensitive (focus);
}

void
salon_home_focus_found (SalonHome *self)
{
  if (!has_focus (self))
    salon_home_page_focus (self->page);
}

SalonGame *
salon_home_find_lesson (SalonHome *self, const char **name)
{
  return salon_beginner_find_lesson (salon_session_get_game (self->session), self->shelf, name);
}

const char *
salon_home_get_lesson_label (SalonHome *self)
{
  return salon_beginner_get_lesson_label (salon_session_get_game (self->session), self->shelf);
}

SalonHomePage *
salon_home_get_page (SalonHome *self)
{
  return self->page;
}

SalonLibrary *
salon_home_get_library (SalonHome *self)
{
  return self->library;
}

/* The object */

static void
salon_home_dispose (GObject *object)
{
  SalonHome *self = SALON_HOME (object);

  g_clear_weak_pointer (&self->page);
  g_clear_object (&self->session);
  g_clear_object (&self->settings);
  g_clear_object (&self->store);
  g_clear_object (&self->shelf);
  g_clear_object (&self->library);

  G_OBJECT_CLASS (salon_home_parent_class)->dispose (object);
}

static void
salon_home_class_init (SalonHomeClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = salon_home_dispose;
}

static void
salon_home_init (SalonHome *self)
{
}

static SalonLibrary *
make_library (SalonStore *store)
{
  g_autofree char *cache = g_build_filename (g_get_user_cache_dir (), "salon", "library", NULL);

  return salon_library_new (store, salon_house_get_kinds (), cache);
}

SalonHome *
salon_home_new (SalonSettings *settings, SalonStore *store, SalonSession *session, SalonDays *days)
{
  SalonHome *self = g_object_new (SALON_TYPE_HOME, NULL);

  self->settings = g_object_ref (settings);
  self->store = g_object_ref (store);
  self->session = g_object_ref (session);
  self->library = make_library (store);
  g_signal_connect_object (self->library, "notify::reading", G_CALLBACK (library_read_cb), self, G_CONNECT_SWAPPED);
  self->shelf = salon_shelf_new (store, salon_house_get_kinds ());
  g_signal_connect_object (self->shelf, "changed", G_CALLBACK (salon_home_fill), self, G_CONNECT_SWAPPED);
  g_set_weak_pointer (&self->page, g_object_new (SALON_TYPE_HOME_PAGE, NULL));
  salon_home_page_show_today (self->page, days);
  return self;
}
