/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-table-page.h"

#include "app/salon-house.h"
#include "app/salon-offer.h"

struct _SalonTablePage {
  AdwBin parent_instance;

  SalonSettings *settings;
  SalonTable *table; /* NULL until a game is shown */
  SalonOffer *offer;
  int step; /* how much better the computers play if the offer is accepted */
};

G_DEFINE_FINAL_TYPE (SalonTablePage, salon_table_page, ADW_TYPE_BIN)

enum {
  RETITLED,
  PLAY_AGAIN,
  NEW_GAME,
  PAUSE,
  MESSAGE,
  SAY,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* What the table reports */

static void
retitled_cb (SalonTablePage *self)
{
  g_signal_emit (self, signals[RETITLED], 0);
}

static void
play_again_cb (SalonTablePage *self)
{
  g_signal_emit (self, signals[PLAY_AGAIN], 0, 0);
}

static void
offer_taken_cb (SalonTablePage *self)
{
  g_signal_emit (self, signals[PLAY_AGAIN], 0, self->step);
}

static void
new_game_cb (SalonTablePage *self)
{
  g_signal_emit (self, signals[NEW_GAME], 0);
}

static void
pause_cb (SalonTablePage *self, gboolean paused)
{
  g_signal_emit (self, signals[PAUSE], 0, paused);
}

static void
message_cb (SalonTablePage *self, const char *text)
{
  g_signal_emit (self, signals[MESSAGE], 0, text);
}

static void
say_cb (SalonTablePage *self, const char *text)
{
  g_signal_emit (self, signals[SAY], 0, text);
}

/* The table */

static void
offered_cb (SalonTablePage *self, int step, const char *line, const char *label)
{
  self->step = step;
  salon_table_set_offer (self->table, line, label);
}

static void
set_pace (SalonTablePage *self)
{
  if (self->table != NULL)
    salon_table_set_pace (self->table, salon_settings_get_int (self->settings, SALON_SETTING_PACE) / 1000.);
}

static void
set_helps (SalonTablePage *self)
{
  if (self->table != NULL)
    salon_table_set_helps (self->table, salon_settings_get_boolean (self->settings, SALON_SETTING_HELPS));
}

/* Makes the table for games of the kind of @game, unless that is there. */
static void
make_table (SalonTablePage *self, SalonGame *game)
{
  static const struct {
    const char *signal;
    GCallback callback;
  } reports[] = {
    { "retitled", G_CALLBACK (retitled_cb) },
    { "play-again", G_CALLBACK (play_again_cb) },
    { "offer-taken", G_CALLBACK (offer_taken_cb) },
    { "new-game", G_CALLBACK (new_game_cb) },
    { "pause", G_CALLBACK (pause_cb) },
    { "message", G_CALLBACK (message_cb) },
    { "say", G_CALLBACK (say_cb) },
  };
  const GType type = salon_house_find (game)->get_table_type ();

  if (self->table != NULL && G_OBJECT_TYPE (self->table) == type)
    return;

  self->table = g_object_new (type, "name", "table", NULL);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->table));
  for (guint i = 0; i < G_N_ELEMENTS (reports); i++)
    g_signal_connect_object (self->table, reports[i].signal, reports[i].callback, self, G_CONNECT_SWAPPED);
  pause_cb (self, FALSE);
  set_pace (self);
  set_helps (self);
}

void
salon_table_page_show (SalonTablePage *self, SalonGame *game, const SalonLook *look)
{
  make_table (self, game);
  if (game == salon_table_get_game (self->table))
    return;

  salon_table_set_game (self->table, game, look);
  salon_offer_set_game (self->offer, game);
}

void
salon_table_page_clear (SalonTablePage *self)
{
  salon_offer_set_game (self->offer, NULL);
  if (self->table != NULL)
    salon_table_set_game (self->table, NULL, NULL);
}

SalonTable *
salon_table_page_get_table (SalonTablePage *self)
{
  return self->table;
}

/* The stack gives the focus back to the widget that had it last, which the curtain may hide by now. */
void
salon_table_page_focus (SalonTablePage *self)
{
  GtkWidget *table = GTK_WIDGET (self->table);
  GtkRoot *root = gtk_widget_get_root (table);
  GtkWidget *focus = gtk_root_get_focus (root);

  if (focus != NULL && gtk_widget_is_ancestor (focus, table) && gtk_widget_get_mapped (focus))
    return;

  gtk_root_set_focus (root, NULL);
  gtk_widget_child_focus (table, GTK_DIR_TAB_FORWARD);
}

/* The object */

static void
salon_table_page_dispose (GObject *object)
{
  SalonTablePage *self = SALON_TABLE_PAGE (object);

  g_clear_object (&self->offer);
  g_clear_object (&self->settings);
  self->table = NULL;

  G_OBJECT_CLASS (salon_table_page_parent_class)->dispose (object);
}

static guint
new_signal (const char *name, guint n, GType type)
{
  return g_signal_new (name, SALON_TYPE_TABLE_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, n, type);
}

static void
salon_table_page_class_init (SalonTablePageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = salon_table_page_dispose;

  signals[RETITLED] = new_signal ("retitled", 0, G_TYPE_NONE);
  signals[PLAY_AGAIN] = new_signal ("play-again", 1, G_TYPE_INT);
  signals[NEW_GAME] = new_signal ("new-game", 0, G_TYPE_NONE);
  signals[PAUSE] = new_signal ("pause", 1, G_TYPE_BOOLEAN);
  signals[MESSAGE] = new_signal ("message", 1, G_TYPE_STRING);
  signals[SAY] = new_signal ("say", 1, G_TYPE_STRING);
}

static void
salon_table_page_init (SalonTablePage *self)
{
}

GtkWidget *
salon_table_page_new (SalonSettings *settings)
{
  SalonTablePage *self = g_object_new (SALON_TYPE_TABLE_PAGE, NULL);

  self->settings = g_object_ref (settings);
  self->offer = salon_offer_new (settings);
  g_signal_connect_object (self->offer, "offered", G_CALLBACK (offered_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::helps", G_CALLBACK (set_helps), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::pace", G_CALLBACK (set_pace), self, G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}
