/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/cubes/cubes-new-game-page.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "app/cubes/cubes-defaults.h"
#include "app/cubes/cubes-grid-chooser.h"
#include "app/cubes/cubes-help.h"
#include "app/cubes/cubes-house.h"
#include "app/cubes/cubes-options-panel.h"
#include "app/cubes/cubes-setup-cloth.h"
#include "cubes-app-resource.h"
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
    return g_strdup_printf (_ ("%s · without a clock"), players);
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
  g_autofree char *fault = salon_seating_get_fault (get_seating (self));
  const int seats = salon_seating_count (get_seating (self));
  int first = cubes_options_panel_get_first (self->options);
  CubesHabits habits;
  CubesHeader header;

  if (fault != NULL)
    return NULL;

  *by_lot = first == SALON_FIRST_BY_LOT;
  if (*by_lot)
    first = g_random_int_range (0, seats);

  cubes_header_init (&header, seats);
  cubes_options_panel_get (self->options, &header, &habits);
  header.setup.grid = (uint8_t) cubes_grid_chooser_get_grid (self->grids);
  header.setup.first = (uint8_t) first;
  salon_look_init (look);
  salon_seat_ring_get (self->seats, &header.salon, look->colour, look->chooses, SALON_TABLE_SEATS);

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
