/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/wedges/wedges-new-game-page.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "app/wedges/wedges-bank-chooser.h"
#include "app/wedges/wedges-defaults.h"
#include "app/wedges/wedges-house.h"
#include "app/wedges/wedges-options-panel.h"
#include "app/wedges/wedges-setup-cloth.h"
#include "wedges-app-resource.h"
#include "widgets/salon-style.h"
#include "widgets/wedges/wedges-widgets.h"

struct _WedgesNewGamePage {
  SalonSetupRoom parent_instance;

  SalonSeatRing *seats;
  GtkWidget *column;
  GtkScrolledWindow *scroller;
  WedgesBankChooser *banks;
  WedgesOptionsPanel *options;
  GtkWidget *message;
  GtkWidget *start;
  GtkLabel *estimate;
  GtkWidget *cloth;

  WedgesPacks *packs;
};

static void wedges_new_game_page_iface_init (SalonSetupPageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (WedgesNewGamePage,
                               wedges_new_game_page,
                               SALON_TYPE_SETUP_ROOM,
                               G_IMPLEMENT_INTERFACE (SALON_TYPE_SETUP_PAGE, wedges_new_game_page_iface_init))

static const SalonSeating *
get_seating (WedgesNewGamePage *self)
{
  return salon_seat_ring_get_seating (self->seats);
}

/* How long a game takes, in minutes, for so many seats of which @people are people's. */
static int
estimate_minutes (int seats, int people, gboolean places)
{
  /* Turns that each seat has until the first one wins, by the number of seats: alone it takes 28 of them where half of
   * the answers are right, and somebody of several is luckier than that. A turn has two questions. */
  static const int turns[] = { 0, 28, 23, 20, 19, 18, 17 };
  const int seconds = turns[seats] * (60 * people + 16 * (seats - people));

  return MAX (5, (places ? seconds * 3 / 2 : seconds) / 300 * 5);
}

/* Who plays, and how long it takes, (transfer full). */
static char *
say_estimate (const SalonSeating *seating, gboolean places)
{
  const int seats = salon_seating_count (seating), people = salon_seating_count_people (seating);
  const int minutes = estimate_minutes (MIN (seats, WEDGES_MAX_SEATS), MIN (people, WEDGES_MAX_SEATS), places);
  g_autofree char *players = NULL;
  int all = 0, teams = 0;

  for (int seat = 0; seat < seats; seat++)
    {
      SalonSeatChair *chair = salon_seating_get (seating, seat);
      const int members = salon_seat_chair_get_kind (chair) == SALON_HUMAN
                            ? (int) g_strv_length ((GStrv) salon_seat_chair_get_members (chair))
                            : 0;

      all += MAX (1, members);
      teams += members > 0;
    }
  players = g_strdup_printf (ngettext ("%d player", "%d players", all), all);
  if (teams == 0)
    /* Translators: how many players, such as “3 players”, and how long a game takes */
    return g_strdup_printf (ngettext ("%1$s · about %2$d minute", "%1$s · about %2$d minutes", minutes), players,
                            minutes);
  /* Translators: how many players, such as “9 players”, how many tokens they have, and how long a game takes */
  return g_strdup_printf (ngettext ("%1$s with %2$d token · about %3$d minutes",
                                    "%1$s with %2$d tokens · about %3$d minutes", seats),
                          players, seats, minutes);
}

/* Shows what will be played: in words, and on the table. */
static void
show_game (WedgesNewGamePage *self)
{
  const SalonSeating *seating = get_seating (self);
  const int seats = salon_seating_count (seating);
  SalonSeatPlace place[SALON_TABLE_SEATS];
  guint colour[SALON_TABLE_SEATS];
  g_autofree char *estimate = NULL;
  WedgesHabits habits;
  WedgesHeader header;

  wedges_header_init (&header, MIN (seats, WEDGES_MAX_SEATS));
  wedges_options_panel_get (self->options, &header, &habits);
  estimate = say_estimate (seating, header.setup.places);
  gtk_label_set_label (self->estimate, estimate);

  salon_seating_get_places (seating, place);
  for (int seat = 0; seat < seats; seat++)
    colour[seat] = salon_seat_chair_get_colour (salon_seating_get (seating, seat));
  wedges_setup_cloth_set (WEDGES_SETUP_CLOTH (self->cloth), place, colour, seats, header.setup.boxes);
}

/* What is wrong with who sits there, (transfer full); NULL: nothing. */
static char *
find_fault (WedgesNewGamePage *self)
{
  const guint members = salon_seating_count_members (get_seating (self));

  /* A computer that becomes a person again brings its team along. */
  if (members > WEDGES_MAX_MEMBERS)
    return g_strdup_printf (_ ("The teams have %1$u members; there is room for %2$d."), members, WEDGES_MAX_MEMBERS);
  return salon_seating_get_fault (get_seating (self));
}

/* Shows everything that depends on the player's choices. Called after any change. */
static void
update (WedgesNewGamePage *self)
{
  const SalonSeating *seating = get_seating (self);
  g_autofree char *fault = find_fault (self);

  wedges_options_panel_set_seats (self->options, salon_seating_count (seating), salon_seating_count_people (seating),
                                  salon_seating_count_members (seating));
  salon_setup_room_show_fault (SALON_SETUP_ROOM (self), fault);
  show_game (self);
}

static void
start_cb (WedgesNewGamePage *self)
{
  salon_setup_page_start (SALON_SETUP_PAGE (self));
}

/* The banks may have changed while the page was away. */
static void
wedges_new_game_page_map (GtkWidget *widget)
{
  wedges_packs_refresh (WEDGES_NEW_GAME_PAGE (widget)->packs);

  GTK_WIDGET_CLASS (wedges_new_game_page_parent_class)->map (widget);
}

static void
wedges_new_game_page_dispose (GObject *object)
{
  g_clear_object (&WEDGES_NEW_GAME_PAGE (object)->packs);

  G_OBJECT_CLASS (wedges_new_game_page_parent_class)->dispose (object);
}

static void
wedges_new_game_page_class_init (WedgesNewGamePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  wedges_widgets_init ();
  /* The linker keeps the resource because it is named here; it registers itself. */
  wedges_app_get_resource ();
  g_type_ensure (WEDGES_TYPE_BANK_CHOOSER);
  g_type_ensure (WEDGES_TYPE_OPTIONS_PANEL);
  g_type_ensure (SALON_TYPE_SEAT_RING);

  G_OBJECT_CLASS (klass)->dispose = wedges_new_game_page_dispose;
  widget_class->map = wedges_new_game_page_map;
  gtk_widget_class_set_css_name (widget_class, "wedges-new-game-page");
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/salongames/Salon/ui/wedges/wedges-new-game-page.ui");
  gtk_widget_class_bind_template_child (widget_class, WedgesNewGamePage, seats);
  gtk_widget_class_bind_template_child (widget_class, WedgesNewGamePage, column);
  gtk_widget_class_bind_template_child (widget_class, WedgesNewGamePage, scroller);
  gtk_widget_class_bind_template_child (widget_class, WedgesNewGamePage, banks);
  gtk_widget_class_bind_template_child (widget_class, WedgesNewGamePage, options);
  gtk_widget_class_bind_template_child (widget_class, WedgesNewGamePage, message);
  gtk_widget_class_bind_template_child (widget_class, WedgesNewGamePage, start);
  gtk_widget_class_bind_template_child (widget_class, WedgesNewGamePage, estimate);
  gtk_widget_class_bind_template_callback (widget_class, update);
  gtk_widget_class_bind_template_callback (widget_class, start_cb);
}

/* The names of the members of @seat, (transfer full). */
static GStrv
get_members (const WedgesHeader *header, int seat)
{
  GStrv names = g_new0 (char *, header->members[seat] + 1);

  for (int i = 0; i < header->members[seat]; i++)
    names[i] = g_strdup (wedges_header_get_member (header, seat, i));
  return names;
}

static void
show_setup (WedgesNewGamePage *self, const WedgesHeader *header, const WedgesHabits *habits, const SalonLook *look)
{
  salon_seat_ring_set (self->seats, &header->salon, header->setup.seats, look->colour, look->chooses,
                       SALON_FIRST_BY_LOT);
  for (int seat = 0; seat < header->setup.seats; seat++)
    {
      g_auto (GStrv) names = get_members (header, seat);

      salon_seat_chair_set_members (salon_seating_get (get_seating (self), seat), (const char *const *) names);
    }
  wedges_bank_chooser_set (self->banks, header->questions);
  wedges_options_panel_set (self->options, header, habits);
  update (self);
}

static void
wedges_new_game_page_init (WedgesNewGamePage *self)
{
  static const GdkRGBA cloth = { .396f, .122f, .216f, 1.f };
  WedgesHeader header;
  WedgesHabits habits;
  SalonLook look;

  salon_style_load ("salon-setup");
  salon_style_load ("wedges/wedges-setup");
  gtk_widget_init_template (GTK_WIDGET (self));
  salon_setup_room_set_parts (SALON_SETUP_ROOM (self),
                              &(SalonSetupRoomParts) { self->seats, self->column, self->scroller, self->message,
                                                       self->start });

  self->packs = wedges_packs_new (NULL);
  wedges_bank_chooser_set_packs (self->banks, self->packs);
  self->cloth = g_object_new (WEDGES_TYPE_SETUP_CLOTH, NULL);
  salon_seat_ring_set_middle (self->seats, self->cloth);
  salon_seat_ring_set_cloth (self->seats, &cloth);
  salon_seat_ring_refuse_programs (self->seats);
  salon_seat_ring_set_teams (self->seats, WEDGES_MAX_MEMBERS,
                             _ ("A team shares one token; the name above is the team’s."));
  salon_seat_ring_set_limits (self->seats, 1, WEDGES_MAX_SEATS, _ ("At least one player is needed"));
  wedges_defaults_fill (&header, &habits, &look);
  show_setup (self, &header, &habits, &look);
}

/* The interface of #SalonSetupPage */

static void
set_setup (SalonSetupPage *page, const char *setup, const SalonLook *look, gboolean by_lot)
{
  WedgesHeader header;
  WedgesHabits habits;

  g_return_if_fail (wedges_setup_read (setup, strlen (setup), &header, &habits) == SALON_SETUP_GOOD);

  /* Whoever shuffled before one game did not mean to shuffle before each. */
  habits.shuffle = FALSE;
  show_setup (WEDGES_NEW_GAME_PAGE (page), &header, &habits, look);
}

/* Fills in the teams, in the order of their seats. */
static void
fill_members (WedgesHeader *header, const SalonSeating *seating)
{
  int n = 0;

  for (int seat = 0; seat < header->setup.seats; seat++)
    {
      SalonSeatChair *chair = salon_seating_get (seating, seat);

      if (salon_seat_chair_get_kind (chair) != SALON_HUMAN)
        continue;
      for (const char *const *name = salon_seat_chair_get_members (chair); *name != NULL; name++)
        {
          g_strlcpy (header->member[n++], *name, sizeof header->member[0]);
          header->members[seat]++;
        }
    }
}

static char *
get_setup (SalonSetupPage *page, SalonLook *look, gboolean *by_lot)
{
  WedgesNewGamePage *self = WEDGES_NEW_GAME_PAGE (page);
  const SalonSeating *seating = get_seating (self);
  const int seats = salon_seating_count (seating);
  g_autofree char *fault = find_fault (self);
  WedgesHabits habits;
  WedgesHeader header;

  if (fault != NULL || seats > WEDGES_MAX_SEATS)
    return NULL;

  wedges_header_init (&header, seats);
  wedges_options_panel_get (self->options, &header, &habits);
  g_strlcpy (header.questions, wedges_bank_chooser_get (self->banks), sizeof header.questions);
  salon_look_init (look);
  salon_seat_ring_get (self->seats, &header.salon, look->colour, look->chooses, SALON_TABLE_SEATS);
  fill_members (&header, seating);
  return wedges_setup_write (&header, &habits);
}

static const char *
get_theme (SalonSetupPage *page)
{
  return WEDGES_HOUSE_LOOK;
}

static void
wedges_new_game_page_iface_init (SalonSetupPageInterface *iface)
{
  iface->set = set_setup;
  iface->get = get_setup;
  iface->get_theme = get_theme;
  iface->focus = salon_setup_room_focus_start;
}
