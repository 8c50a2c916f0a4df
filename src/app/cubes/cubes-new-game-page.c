/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/cubes/cubes-new-game-page.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "app/cubes/cubes-day-house.h"
#include "app/cubes/cubes-defaults.h"
#include "app/cubes/cubes-grid-chooser.h"
#include "app/cubes/cubes-help.h"
#include "app/cubes/cubes-house.h"
#include "app/cubes/cubes-options-panel.h"
#include "app/cubes/cubes-own-grid.h"
#include "app/cubes/cubes-setup-cloth.h"
#include "app/salon-compat.h"
#include "cubes-app-resource.h"
#include "model/cubes/cubes-game.h"
#include "model/salon-date.h"
#include "model/salon-reading.h"
#include "widgets/cubes/cubes-widgets.h"
#include "widgets/salon-style.h"

/* What the table takes for a round, besides the time of each player, in minutes: to shake and to read out. */
#define ROUND_MORE 2

struct _CubesNewGamePage {
  SalonSetupRoom parent_instance;

  SalonSeatRing *seats;
  GtkWidget *column;
  GtkScrolledWindow *scroller;
  CubesGridChooser *grids;
  CubesOptionsPanel *options;
  GtkWidget *message;
  GtkWidget *start;
  GtkLabel *estimate;
  GtkWidget *cloth;
};

static void cubes_new_game_page_iface_init (SalonSetupPageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (CubesNewGamePage,
                               cubes_new_game_page,
                               SALON_TYPE_SETUP_ROOM,
                               G_IMPLEMENT_INTERFACE (SALON_TYPE_SETUP_PAGE, cubes_new_game_page_iface_init))

static const SalonSeating *
get_seating (CubesNewGamePage *self)
{
  return salon_seat_ring_get_seating (self->seats);
}

/* How many play, and how long a round takes, (transfer full). */
static char *
say_estimate (const CubesHeader *header, const CubesHabits *habits, int seats, int people)
{
  const int minutes = header->setup.minutes;
  /* On paper one clock runs for all, but then each list is typed; computers write while people do. */
  const int whole = (habits->way == CUBES_WAY_PAPER ? minutes + people : MAX (people, 1) * minutes) + ROUND_MORE;
  g_autofree char *players = g_strdup_printf (ngettext ("%d player", "%d players", seats), seats);

  if (minutes == 0)
    /* Translators: how many players, such as “3 players” */
    return g_strdup_printf (_ ("%s · no time limit"), players);
  /* Translators: how many players, such as “3 players”, and how long a round takes */
  return g_strdup_printf (_ ("%1$s · about %2$d minutes a round"), players, whole);
}

/* Shows what will be played: in words, and on the table. */
static void
show_game (CubesNewGamePage *self)
{
  const SalonSeating *seating = get_seating (self);
  const int seats = salon_seating_count (seating);
  SalonSeatPlace place[SALON_TABLE_SEATS];
  guint colour[SALON_TABLE_SEATS];
  g_autofree char *estimate = NULL;
  CubesHabits habits;
  CubesHeader header;

  cubes_header_init (&header, seats);
  cubes_options_panel_get (self->options, &header, &habits);
  estimate = say_estimate (&header, &habits, seats, salon_seating_count_people (seating));
  gtk_label_set_label (self->estimate, estimate);

  salon_seating_get_places (seating, place);
  for (int seat = 0; seat < seats; seat++)
    colour[seat] = salon_seat_chair_get_colour (salon_seating_get (seating, seat));
  cubes_setup_cloth_set (CUBES_SETUP_CLOTH (self->cloth), place, colour, seats,
                         cubes_grid_chooser_get_grid (self->grids), header.setup.minutes > 0);
}

/* Shows everything that depends on the player's choices. Called after any change. */
static void
update (CubesNewGamePage *self)
{
  const SalonSeating *seating = get_seating (self);
  g_auto (GStrv) names = salon_seating_get_names (seating);
  g_autofree char *fault = salon_seating_get_fault (seating);

  cubes_options_panel_set_seats (self->options, (const char *const *) names, salon_seating_count_people (seating),
                                 salon_seating_get_first (seating));
  salon_setup_room_show_fault (SALON_SETUP_ROOM (self), fault);
  show_game (self);
}

static void
options_changed_cb (CubesNewGamePage *self)
{
  salon_seat_ring_set_first (self->seats, cubes_options_panel_get_first (self->options));
  update (self);
}

static void
start_cb (CubesNewGamePage *self)
{
  salon_setup_page_start (SALON_SETUP_PAGE (self));
}

/* A grid of one's own */

/* The record of a game of @header on this grid, (transfer full). @over: its time is up already. */
static char *
write_record (const CubesHeader *header, const CubesHabits *habits, CubesOwnGrid *grid, gboolean over)
{
  const CubesCorner corner = cubes_own_grid_get_corner (grid);
  const CubesGridText *text = cubes_own_grid_get_text (grid);
  const int shaker = header->setup.first + 1;
  g_autofree char *comments = cubes_habits_write (habits);
  g_autofree char *rival = over ? g_strdup ("") : cubes_rival_write (&text->rival);
  char begin[CUBES_HEADER_TEXT];
  GString *record;

  cubes_header_write (header, begin, sizeof begin);
  record = g_string_new (begin);
  g_string_append (record, comments);
  g_string_append (record, rival);
  if (header->setup.grid == CUBES_BAR_BEFORE)
    g_string_append_printf (record, "%d bar %s\n", shaker, cubes_corner_names[corner]);
  g_string_append_printf (record, "%d shake %s\n", shaker, text->faces);
  if (header->setup.grid == CUBES_BAR_AFTER)
    g_string_append_printf (record, "%d bar %s\n", shaker, cubes_corner_names[corner]);
  if (over)
    g_string_append_printf (record, "%d time\n", shaker);
  return g_string_free (record, FALSE);
}

/* Fills in what is chosen, for one more game. Returns FALSE if no game can begin with it. */
static gboolean
fill_header (CubesNewGamePage *self, CubesHeader *header, CubesHabits *habits, SalonLook *look)
{
  g_autofree char *fault = salon_seating_get_fault (get_seating (self));
  const int first = cubes_options_panel_get_first (self->options), seats = salon_seating_count (get_seating (self));

  if (fault != NULL)
    return FALSE;

  cubes_header_init (header, seats);
  cubes_options_panel_get (self->options, header, habits);
  header->setup.grid = (uint8_t) cubes_grid_chooser_get_grid (self->grids);
  header->setup.first = (uint8_t) (first == SALON_FIRST_BY_LOT ? g_random_int_range (0, seats) : first);
  salon_look_init (look);
  salon_seat_ring_get (self->seats, &header->salon, look->colour, look->chooses, SALON_TABLE_SEATS);
  return TRUE;
}

/* Has the game be played as the text says that somebody has sent. Points can be beaten in one round alone. */
static void
follow_text (CubesHeader *header, const CubesGridText *text)
{
  g_autofree char *title = text->rival.points > 0 ? cubes_rival_describe (&text->rival) : NULL;

  if (text->told && text->corner == CUBES_NO_BAR)
    header->setup.grid = CUBES_MASTER;
  else if (text->told && header->setup.grid == CUBES_MASTER)
    header->setup.grid = CUBES_BAR_AFTER;
  if (text->minutes >= 0)
    header->setup.minutes = (uint8_t) text->minutes;
  if (text->words[0] != '\0')
    g_strlcpy (header->words, text->words, sizeof header->words);
  if (title == NULL)
    return;
  header->setup.target = 0;
  g_strlcpy (header->salon.title, title, sizeof header->salon.title);
}

/* Somebody else’s points are for people to beat: computers, who cross words off their lists, do not play. Where nobody else
 * sits, the first seat is a person’s. */
static void
keep_people (CubesHeader *header, SalonLook *look)
{
  int n = 0;

  for (int seat = 0; seat < header->setup.seats; seat++)
    if (header->salon.kind[seat] == SALON_HUMAN)
      {
        const guint colour = look->colour[n];

        memmove (header->salon.name[n], header->salon.name[seat], sizeof header->salon.name[n]);
        /* All colours stay different. */
        look->colour[n] = look->colour[seat];
        look->colour[seat] = colour;
        n++;
      }
  header->setup.seats = (uint8_t) MAX (1, n);
  header->setup.first = 0;
  for (int seat = 0; seat < header->setup.seats; seat++)
    header->salon.kind[seat] = SALON_HUMAN;
}

/* Words are shown by a game of one person whose time is up. */
static void
play_grid_cb (CubesNewGamePage *self, gboolean over, CubesOwnGrid *grid)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
  g_autofree char *fault = salon_seating_get_fault (get_seating (self));
  g_autofree char *date = salon_date_record_now ();
  g_autofree char *record = NULL;
  g_autoptr (SalonGame) game = NULL;
  g_autoptr (GError) error = NULL;
  CubesHabits habits;
  CubesHeader header;
  SalonLook look;

  if (!fill_header (self, &header, &habits, &look))
    {
      /* What is wrong with the seats is said on the page below this one. */
      salon_compat_show_alert (window, _ ("This grid cannot be played"), fault);
      return;
    }

  header.setup.edition = (uint8_t) cubes_own_grid_get_edition (grid);
  g_strlcpy (header.salon.date, date, sizeof header.salon.date);
  follow_text (&header, cubes_own_grid_get_text (grid));
  if (over)
    {
      header.salon.title[0] = '\0';
      header.setup.seats = 1;
      header.setup.first = 0;
      header.setup.target = 0;
      header.salon.kind[0] = SALON_HUMAN;
    }
  else if (cubes_own_grid_get_text (grid)->rival.points > 0)
    {
      keep_people (&header, &look);
    }
  record = write_record (&header, &habits, grid, over);
  game = cubes_game_kind.read (record, strlen (record), salon_reading_seed (), &error);
  if (game == NULL)
    {
      salon_compat_show_alert (window, _ ("This grid cannot be played"), error->message);
      return;
    }

  salon_compat_close_page (GTK_WIDGET (grid));
  salon_setup_page_play (SALON_SETUP_PAGE (self), game, &look);
}

/* The grid of the day is played by whoever sits at the table; the other rules are its own. */
static void
day_grid_cb (CubesNewGamePage *self)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
  g_autofree char *fault = salon_seating_get_fault (get_seating (self));
  g_autoptr (SalonGame) game = NULL;
  g_autoptr (GError) error = NULL;
  CubesHabits habits;
  CubesHeader header;
  SalonLook look;

  if (fill_header (self, &header, &habits, &look))
    game = cubes_day_house_make_today (&header, &habits, &error);
  if (game != NULL)
    salon_setup_page_play (SALON_SETUP_PAGE (self), game, &look);
  else
    salon_compat_show_alert (window, _ ("This grid cannot be played"), error != NULL ? error->message : fault);
}

static void
own_grid_cb (CubesNewGamePage *self)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
  CubesHabits habits;
  CubesHeader header;
  GtkWidget *grid;
  cubes_header_init (&header, 1);
  cubes_options_panel_get (self->options, &header, &habits);
  /* French is played with either set. */
  grid =
    cubes_own_grid_new (header.setup.edition, header.setup.edition == 0 ? cubes_defaults_get_french_cubes () : 0,
                        strcmp (header.words, "fr") == 0, cubes_grid_chooser_get_grid (self->grids) != CUBES_MASTER);
  g_signal_connect_object (grid, "play", G_CALLBACK (play_grid_cb), self, G_CONNECT_SWAPPED);
  salon_compat_show_sheet (window, "own-grid", _ ("A grid of your own"), grid);
}

static void
cubes_new_game_page_class_init (CubesNewGamePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  cubes_widgets_init ();
  /* The linker keeps the resource because it is named here; it registers itself. */
  cubes_app_get_resource ();
  g_type_ensure (CUBES_TYPE_GRID_CHOOSER);
  g_type_ensure (CUBES_TYPE_OPTIONS_PANEL);
  g_type_ensure (SALON_TYPE_SEAT_RING);
  gtk_widget_class_set_css_name (widget_class, "cubes-new-game-page");
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/salongames/Salon/ui/cubes/cubes-new-game-page.ui");
  gtk_widget_class_bind_template_child (widget_class, CubesNewGamePage, seats);
  gtk_widget_class_bind_template_child (widget_class, CubesNewGamePage, column);
  gtk_widget_class_bind_template_child (widget_class, CubesNewGamePage, scroller);
  gtk_widget_class_bind_template_child (widget_class, CubesNewGamePage, grids);
  gtk_widget_class_bind_template_child (widget_class, CubesNewGamePage, options);
  gtk_widget_class_bind_template_child (widget_class, CubesNewGamePage, message);
  gtk_widget_class_bind_template_child (widget_class, CubesNewGamePage, start);
  gtk_widget_class_bind_template_child (widget_class, CubesNewGamePage, estimate);
  gtk_widget_class_bind_template_callback (widget_class, update);
  gtk_widget_class_bind_template_callback (widget_class, options_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, start_cb);
  gtk_widget_class_bind_template_callback (widget_class, day_grid_cb);
  gtk_widget_class_bind_template_callback (widget_class, own_grid_cb);
}

static void
show_setup (CubesNewGamePage *self,
            const CubesHeader *header,
            const CubesHabits *habits,
            const SalonLook *look,
            gboolean by_lot)
{
  const int first = by_lot ? SALON_FIRST_BY_LOT : header->setup.first;

  salon_seat_ring_set (self->seats, &header->salon, header->setup.seats, look->colour, look->chooses, first);
  cubes_grid_chooser_set_grid (self->grids, (CubesGrid) header->setup.grid);
  cubes_options_panel_set (self->options, header, habits, first);
  update (self);
}

static void
cubes_new_game_page_init (CubesNewGamePage *self)
{
  static const GdkRGBA cloth = { .137f, .306f, .49f, 1.f };
  CubesHeader header;
  CubesHabits habits;
  SalonLook look;

  salon_style_load ("salon-setup");
  salon_style_load ("cubes/cubes-setup");
  gtk_widget_init_template (GTK_WIDGET (self));
  salon_setup_room_set_parts (SALON_SETUP_ROOM (self),
                              &(SalonSetupRoomParts) { self->seats, self->column, self->scroller, self->message,
                                                       self->start });

  self->cloth = g_object_new (CUBES_TYPE_SETUP_CLOTH, NULL);
  salon_seat_ring_set_middle (self->seats, self->cloth);
  salon_seat_ring_set_cloth (self->seats, &cloth);
  salon_seat_ring_refuse_programs (self->seats);
  salon_seat_ring_set_limits (self->seats, 1, CUBES_MAX_SEATS, _ ("At least one player is needed"));
  cubes_defaults_fill (&header, &habits, &look);
  show_setup (self, &header, &habits, &look, TRUE);
}

/* The interface of #SalonSetupPage */

static void
set_setup (SalonSetupPage *page, const char *setup, const SalonLook *look, gboolean by_lot)
{
  CubesHeader header;
  CubesHabits habits;

  g_return_if_fail (cubes_setup_read (setup, strlen (setup), &header, &habits) == SALON_SETUP_GOOD);

  show_setup (CUBES_NEW_GAME_PAGE (page), &header, &habits, look, by_lot);
}

static char *
get_setup (SalonSetupPage *page, SalonLook *look, gboolean *by_lot)
{
  CubesNewGamePage *self = CUBES_NEW_GAME_PAGE (page);
  CubesHabits habits;
  CubesHeader header;

  if (!fill_header (self, &header, &habits, look))
    return NULL;

  *by_lot = cubes_options_panel_get_first (self->options) == SALON_FIRST_BY_LOT;
  return cubes_setup_write (&header, &habits);
}

static guint
get_chosen_edition (SalonSetupPage *page)
{
  return cubes_help_get_edition (cubes_grid_chooser_get_grid (CUBES_NEW_GAME_PAGE (page)->grids));
}

static const char *
get_theme (SalonSetupPage *page)
{
  return CUBES_HOUSE_LOOK;
}

static void
cubes_new_game_page_iface_init (SalonSetupPageInterface *iface)
{
  iface->set = set_setup;
  iface->get = get_setup;
  iface->get_edition = get_chosen_edition;
  iface->get_theme = get_theme;
  iface->focus = salon_setup_room_focus_start;
}
