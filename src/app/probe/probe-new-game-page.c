/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/probe/probe-new-game-page.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "app/probe/probe-company-room.h"
#include "app/probe/probe-defaults.h"
#include "app/probe/probe-edition-chooser.h"
#include "app/probe/probe-options-panel.h"
#include "app/probe/probe-setup-cloth.h"
#include "model/probe/probe-game.h"
#include "model/probe/probe-text.h"
#include "players/probe/probe-character.h"
#include "probe-app-resource.h"
#include "widgets/probe/probe-table.h"
#include "widgets/probe/probe-widgets.h"
#include "widgets/salon-style.h"

struct _ProbeNewGamePage {
  SalonSetupRoom parent_instance;

  SalonSeatRing *seats;
  GtkWidget *column;
  GtkScrolledWindow *scroller;
  ProbeEditionChooser *editions;
  ProbeOptionsPanel *options;
  GtkWidget *message;
  GtkWidget *start;
  GtkButton *to_company, *to_party;
  GtkLabel *estimate;
  GtkLabel *sum;
  GtkWidget *cloth;
  ProbeCompanyRoom *company; /* weak; NULL while nobody is there */
  SalonCompany fared;        /* how one person has fared against computers */
};

static void probe_new_game_page_iface_init (SalonSetupPageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (ProbeNewGamePage,
                               probe_new_game_page,
                               SALON_TYPE_SETUP_ROOM,
                               G_IMPLEMENT_INTERFACE (SALON_TYPE_SETUP_PAGE, probe_new_game_page_iface_init))

static const ProbeEditionInfo *
get_edition (ProbeNewGamePage *self)
{
  return &probe_editions[probe_edition_chooser_get_edition (self->editions)];
}

static const SalonSeating *
get_seating (ProbeNewGamePage *self)
{
  return salon_seat_ring_get_seating (self->seats);
}

/* Why the game cannot begin, in a sentence; NULL if it can. (transfer full) */
static char *
get_fault (ProbeNewGamePage *self)
{
  const ProbeEditionInfo *edition = get_edition (self);
  const int surplus = salon_seating_count (get_seating (self)) - edition->behaviours.seats_max;

  if (surplus > 0)
    /* Translators: %1$s is an edition, %2$d how many it seats, %3$d how many are too many */
    return g_strdup_printf (ngettext ("%1$s seats %2$d players: remove %3$d player, or choose another edition.",
                                      "%1$s seats %2$d players: remove %3$d players, or choose another edition.",
                                      surplus),
                            edition->title, edition->behaviours.seats_max, surplus);

  return salon_seating_get_fault (get_seating (self));
}

/* Shows what will be played: in words, and on the table. */
static void
show_game (ProbeNewGamePage *self)
{
  const int seats = salon_seating_count (get_seating (self));
  g_auto (GStrv) names = salon_seating_get_names (get_seating (self));
  const int first = probe_options_panel_get_first (self->options);
  g_autofree char *estimate = NULL, *sum = NULL;
  SalonSeatPlace place[SALON_TABLE_SEATS];
  ProbeHeader header = { 0 };

  salon_seating_get_kinds (get_seating (self), &header.salon);
  probe_setup_init (&header.setup, probe_edition_chooser_get_edition (self->editions), seats);
  probe_options_panel_get (self->options, &header);
  estimate = probe_text_estimate (&header.setup, salon_seating_count_people (get_seating (self)));
  sum = probe_text_options (&header, first >= 0 && first < seats ? names[first] : NULL);
  gtk_label_set_label (self->estimate, estimate);
  gtk_label_set_label (self->sum, sum);

  salon_seating_get_places (get_seating (self), place);
  probe_setup_cloth_set (PROBE_SETUP_CLOTH (self->cloth), place, seats, header.setup.trays,
                         header.setup.activity_cards);
}

/* Shows everything that depends on the player's choices. Called after any change. */
static void
update (ProbeNewGamePage *self)
{
  g_auto (GStrv) names = salon_seating_get_names (get_seating (self));
  g_autofree char *fault = get_fault (self);

  probe_options_panel_set_seats (self->options, (const char *const *) names);
  probe_options_panel_set_first (self->options, salon_seating_get_first (get_seating (self)));
  salon_setup_room_show_fault (SALON_SETUP_ROOM (self), fault);
  if (self->company != NULL)
    probe_company_room_set_fault (self->company, fault);
  show_game (self);
}

/* Sets the number of players to what the chosen edition allows. */
static void
update_limits (ProbeNewGamePage *self)
{
  salon_seat_ring_set_limits (self->seats, 2, get_edition (self)->behaviours.seats_max,
                              _ ("At least two players are needed"));
}

static void
edition_chosen_cb (ProbeNewGamePage *self)
{
  probe_options_panel_set_edition (self->options, probe_edition_chooser_get_edition (self->editions));
  update_limits (self);
  update (self);
  salon_setup_page_theme_changed (SALON_SETUP_PAGE (self));
}

static void
seats_changed_cb (ProbeNewGamePage *self)
{
  update (self);
}

static void
options_changed_cb (ProbeNewGamePage *self)
{
  salon_seat_ring_set_first (self->seats, probe_options_panel_get_first (self->options));
  update (self);
}

static void
start_cb (ProbeNewGamePage *self)
{
  salon_setup_page_start (SALON_SETUP_PAGE (self));
}

static void
company_cb (ProbeNewGamePage *self)
{
  SalonRoom *room = probe_company_room_new (self->seats, salon_setup_page_get_theme (SALON_SETUP_PAGE (self)));

  g_set_weak_pointer (&self->company, PROBE_COMPANY_ROOM (room));
  probe_company_room_advise (self->company, &self->fared);
  g_signal_connect_object (room, "start", G_CALLBACK (start_cb), self, G_CONNECT_SWAPPED);
  update (self);
  salon_setup_page_show_room (SALON_SETUP_PAGE (self), room);
}

static void
probe_new_game_page_dispose (GObject *object)
{
  g_clear_weak_pointer (&PROBE_NEW_GAME_PAGE (object)->company);

  G_OBJECT_CLASS (probe_new_game_page_parent_class)->dispose (object);
}

static void
probe_new_game_page_class_init (ProbeNewGamePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = probe_new_game_page_dispose;
  probe_widgets_init ();
  /* The linker keeps the resource because it is named here; it registers itself. */
  probe_app_get_resource ();
  g_type_ensure (PROBE_TYPE_EDITION_CHOOSER);
  g_type_ensure (PROBE_TYPE_OPTIONS_PANEL);
  g_type_ensure (SALON_TYPE_SEAT_RING);
  gtk_widget_class_set_css_name (widget_class, "probe-new-game-page");
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/salongames/Salon/ui/probe/probe-new-game-page.ui");
  gtk_widget_class_bind_template_child (widget_class, ProbeNewGamePage, scroller);
  gtk_widget_class_bind_template_child (widget_class, ProbeNewGamePage, editions);
  gtk_widget_class_bind_template_child (widget_class, ProbeNewGamePage, seats);
  gtk_widget_class_bind_template_child (widget_class, ProbeNewGamePage, options);
  gtk_widget_class_bind_template_child (widget_class, ProbeNewGamePage, message);
  gtk_widget_class_bind_template_child (widget_class, ProbeNewGamePage, column);
  gtk_widget_class_bind_template_child (widget_class, ProbeNewGamePage, estimate);
  gtk_widget_class_bind_template_child (widget_class, ProbeNewGamePage, sum);
  gtk_widget_class_bind_template_child (widget_class, ProbeNewGamePage, start);
  gtk_widget_class_bind_template_child (widget_class, ProbeNewGamePage, to_company);
  gtk_widget_class_bind_template_child (widget_class, ProbeNewGamePage, to_party);
  gtk_widget_class_bind_template_callback (widget_class, edition_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, options_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, seats_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, start_cb);
  gtk_widget_class_bind_template_callback (widget_class, company_cb);
}

static void
show_setup (ProbeNewGamePage *self, const ProbeHeader *header, const SalonLook *look, gboolean by_lot)
{
  const int first = by_lot ? SALON_FIRST_BY_LOT : header->setup.first;

  salon_seat_ring_set (self->seats, &header->salon, header->setup.seats, look->colour, look->chooses, first);
  probe_edition_chooser_set_edition (self->editions, header->setup.edition);
  update_limits (self);
  probe_options_panel_set (self->options, header, first);
  update (self);
}

static const char *
describe (const char *name, const char **manner)
{
  const ProbeCharacter *character = &probe_characters[probe_character_find (name)];

  if (character == &probe_characters[0])
    return NULL;
  *manner = _ (character->manner);
  return _ (character->line);
}

/* A label that is too long for half of the column has two lines. */
static void
wrap (GtkButton *button)
{
  GtkLabel *label = GTK_LABEL (gtk_button_get_child (button));

  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_justify (label, GTK_JUSTIFY_CENTER);
}

static void
probe_new_game_page_init (ProbeNewGamePage *self)
{
  ProbeHeader header;
  SalonLook look;

  probe_widgets_load_style ();
  salon_style_load ("salon-setup");
  salon_style_load ("probe/probe-setup");
  gtk_widget_init_template (GTK_WIDGET (self));
  salon_setup_room_set_parts (SALON_SETUP_ROOM (self),
                              &(SalonSetupRoomParts) { self->seats, self->column, self->scroller, self->message,
                                                       self->start });

  wrap (self->to_company);
  wrap (self->to_party);
  self->cloth = g_object_new (PROBE_TYPE_SETUP_CLOTH, NULL);
  salon_seat_ring_set_middle (self->seats, self->cloth);
  salon_seat_ring_set_company (self->seats, describe);
  salon_seat_ring_set_choice (
    self->seats, _ ("Chooses which card to show"),
    _ ("Otherwise the table shows the one of several equal cards that tells the others least."));
  probe_defaults_fill (&header, &look);
  show_setup (self, &header, &look, TRUE);
}

/* The interface of #SalonSetupPage */

static void
set_setup (SalonSetupPage *page, const char *setup, const SalonLook *look, gboolean by_lot)
{
  ProbeHeader header;

  g_return_if_fail (probe_setup_read (setup, strlen (setup), &header) == SALON_SETUP_GOOD);

  show_setup (PROBE_NEW_GAME_PAGE (page), &header, look, by_lot);
}

static char *
get_setup (SalonSetupPage *page, SalonLook *look, gboolean *by_lot)
{
  ProbeNewGamePage *self = PROBE_NEW_GAME_PAGE (page);
  g_autofree char *fault = get_fault (self);
  const int seats = salon_seating_count (get_seating (self));
  int first = probe_options_panel_get_first (self->options);
  ProbeHeader header;

  if (fault != NULL)
    return NULL;

  *by_lot = first == SALON_FIRST_BY_LOT;
  if (*by_lot)
    first = g_random_int_range (0, seats);

  probe_header_init (&header, probe_edition_chooser_get_edition (self->editions), seats);
  probe_options_panel_get (self->options, &header);
  header.setup.first = (uint8_t) first;
  salon_look_init (look);
  salon_seat_ring_get (self->seats, &header.salon, look->colour, look->chooses, SALON_TABLE_SEATS);

  return probe_setup_write (&header);
}

static guint
get_chosen_edition (SalonSetupPage *page)
{
  return probe_edition_chooser_get_edition (PROBE_NEW_GAME_PAGE (page)->editions);
}

static const char *
get_theme (SalonSetupPage *page)
{
  return probe_table_get_theme_of (probe_edition_chooser_get_edition (PROBE_NEW_GAME_PAGE (page)->editions));
}

static void
advise (SalonSetupPage *page, const SalonCompany *company)
{
  PROBE_NEW_GAME_PAGE (page)->fared = *company;
}

static void
probe_new_game_page_iface_init (SalonSetupPageInterface *iface)
{
  iface->set = set_setup;
  iface->get = get_setup;
  iface->get_edition = get_chosen_edition;
  iface->get_theme = get_theme;
  iface->advise = advise;
  iface->focus = salon_setup_room_focus_start;
}
