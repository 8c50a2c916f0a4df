/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/probe/probe-new-game-page.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "app/probe/probe-defaults.h"
#include "app/probe/probe-edition-chooser.h"
#include "app/probe/probe-options-row.h"
#include "app/salon-seat-list.h"
#include "model/probe/probe-game.h"
#include "probe-app-resource.h"
#include "widgets/probe/probe-widgets.h"
#include "widgets/salon-large.h"

/* px */
#define CONTENT_WIDTH       728
#define LARGE_CONTENT_WIDTH 960
#define LARGE_HEIGHT        1000

struct _ProbeNewGamePage {
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkScrolledWindow *scroller;
  AdwClamp *clamp;
  GtkWidget *content;
  ProbeEditionChooser *editions;
  SalonSeatList *seats;
  ProbeOptionsRow *options;
  GtkWidget *message;
  GtkWidget *start;

  SalonLarge large;
  guint follow_id;
  gboolean follows; /* the options unfold, and are to be seen */
};

static void probe_new_game_page_iface_init (SalonSetupPageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (ProbeNewGamePage,
                               probe_new_game_page,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (SALON_TYPE_SETUP_PAGE, probe_new_game_page_iface_init))

static const ProbeEditionInfo *
get_edition (ProbeNewGamePage *self)
{
  return &probe_editions[probe_edition_chooser_get_edition (self->editions)];
}

/* Why the game cannot begin, in a sentence; NULL if it can. (transfer full) */
static char *
get_fault (ProbeNewGamePage *self)
{
  const ProbeEditionInfo *edition = get_edition (self);
  const int surplus = salon_seat_list_count (self->seats) - edition->behaviours.seats_max;

  if (surplus > 0)
    /* Translators: %1$s is an edition, %2$d how many it seats, %3$d how many are too many */
    return g_strdup_printf (ngettext ("%1$s seats %2$d players: remove %3$d player, or choose another edition.",
                                      "%1$s seats %2$d players: remove %3$d players, or choose another edition.",
                                      surplus),
                            edition->title, edition->behaviours.seats_max, surplus);

  return salon_seat_list_get_fault (self->seats);
}

/* The one update: whatever was changed. */
static void
update (ProbeNewGamePage *self)
{
  g_auto (GStrv) names = salon_seat_list_get_names (self->seats);
  g_autofree char *fault = get_fault (self);
  g_autofree char *warning = fault == NULL ? salon_seat_list_get_warning (self->seats) : NULL;

  probe_options_row_set_seats (self->options, (const char *const *) names);
  gtk_label_set_label (GTK_LABEL (self->message), fault != NULL ? fault : warning != NULL ? warning : "");
  gtk_widget_set_visible (self->message, fault != NULL || warning != NULL);
  if (fault != NULL)
    gtk_widget_add_css_class (self->message, "error");
  else
    gtk_widget_remove_css_class (self->message, "error");
  gtk_widget_set_sensitive (self->start, fault == NULL);
}

/* Whoever begins goes on to begin. */
static void
seat_moved_cb (ProbeNewGamePage *self, int from, int to)
{
  const int first = probe_options_row_get_first (self->options);

  if (first == from)
    probe_options_row_set_first (self->options, to);
  else if (first == to)
    probe_options_row_set_first (self->options, from);
}

static void
seat_removed_cb (ProbeNewGamePage *self, int gone)
{
  const int first = probe_options_row_get_first (self->options);

  if (first == gone)
    probe_options_row_set_first (self->options, PROBE_FIRST_BY_LOT);
  else if (first > gone)
    probe_options_row_set_first (self->options, first - 1);
}

/* So many may sit down to the chosen edition. */
static void
update_limits (ProbeNewGamePage *self)
{
  const int most = get_edition (self)->behaviours.seats_max;
  g_autofree char *at_most =
    g_strdup_printf (ngettext ("%s seats %d player", "%s seats %d players", most), get_edition (self)->title, most);

  salon_seat_list_set_limits (self->seats, 2, most, _ ("At least two players are needed"), at_most);
}

static void
edition_chosen_cb (ProbeNewGamePage *self)
{
  probe_options_row_set_edition (self->options, probe_edition_chooser_get_edition (self->editions));
  update_limits (self);
  update (self);
}

static void
changed_cb (ProbeNewGamePage *self)
{
  update (self);
}

/* What unfolds below the edge is brought up as far as there is room. */
static gboolean
follow_cb (gpointer data)
{
  ProbeNewGamePage *self = data;
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);
  graphene_point_t top;

  self->follow_id = 0;
  if (self->follows
      && gtk_widget_compute_point (GTK_WIDGET (self->options), self->content, &GRAPHENE_POINT_INIT (0, 0), &top))
    gtk_adjustment_set_value (adjustment, top.y - 12);

  return G_SOURCE_REMOVE;
}

/* In the middle of an allocation it is too early to scroll. */
static void
adjustment_changed_cb (ProbeNewGamePage *self)
{
  if (self->follows && self->follow_id == 0)
    self->follow_id = g_idle_add (follow_cb, self);
}

static void
expanded_cb (ProbeNewGamePage *self)
{
  self->follows = adw_expander_row_get_expanded (ADW_EXPANDER_ROW (self->options));
}

/* From now on the player says what is to be seen. */
static gboolean
scroll_cb (ProbeNewGamePage *self)
{
  self->follows = FALSE;
  return GDK_EVENT_PROPAGATE;
}

static void
probe_new_game_page_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  ProbeNewGamePage *self = PROBE_NEW_GAME_PAGE (widget);

  gtk_widget_allocate (self->box, width, height, baseline, NULL);
  salon_large_update (&self->large, width, height, LARGE_HEIGHT);
}

static void
probe_new_game_page_measure (GtkWidget *widget,
                             GtkOrientation orientation,
                             int for_size,
                             int *minimum,
                             int *natural,
                             int *minimum_baseline,
                             int *natural_baseline)
{
  ProbeNewGamePage *self = PROBE_NEW_GAME_PAGE (widget);

  gtk_widget_measure (self->box, orientation, for_size, minimum, natural, minimum_baseline, natural_baseline);
}

static void
start_cb (ProbeNewGamePage *self)
{
  salon_setup_page_start (SALON_SETUP_PAGE (self));
}

static void
probe_new_game_page_map (GtkWidget *widget)
{
  ProbeNewGamePage *self = PROBE_NEW_GAME_PAGE (widget);
  GtkRoot *root = gtk_widget_get_root (widget);

  GTK_WIDGET_CLASS (probe_new_game_page_parent_class)->map (widget);
  if (GTK_IS_WINDOW (root))
    gtk_window_set_default_widget (GTK_WINDOW (root), self->start);
}

static void
probe_new_game_page_unmap (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  if (GTK_IS_WINDOW (root))
    gtk_window_set_default_widget (GTK_WINDOW (root), NULL);
  GTK_WIDGET_CLASS (probe_new_game_page_parent_class)->unmap (widget);
}

static void
probe_new_game_page_dispose (GObject *object)
{
  ProbeNewGamePage *self = PROBE_NEW_GAME_PAGE (object);

  salon_large_clear (&self->large);
  g_clear_handle_id (&self->follow_id, g_source_remove);
  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (probe_new_game_page_parent_class)->dispose (object);
}

static void
probe_new_game_page_class_init (ProbeNewGamePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  probe_widgets_init ();
  G_OBJECT_CLASS (klass)->dispose = probe_new_game_page_dispose;
  widget_class->map = probe_new_game_page_map;
  widget_class->unmap = probe_new_game_page_unmap;
  widget_class->measure = probe_new_game_page_measure;
  widget_class->size_allocate = probe_new_game_page_size_allocate;

  /* Naming the resource keeps the linker from leaving it out. */
  g_resources_register (probe_app_get_resource ());
  g_type_ensure (PROBE_TYPE_EDITION_CHOOSER);
  g_type_ensure (PROBE_TYPE_OPTIONS_ROW);
  g_type_ensure (SALON_TYPE_SEAT_LIST);
  gtk_widget_class_set_css_name (widget_class, "probe-new-game-page");
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/salongames/Salon/ui/probe/probe-new-game-page.ui");
  gtk_widget_class_bind_template_child (widget_class, ProbeNewGamePage, box);
  gtk_widget_class_bind_template_child (widget_class, ProbeNewGamePage, scroller);
  gtk_widget_class_bind_template_child (widget_class, ProbeNewGamePage, clamp);
  gtk_widget_class_bind_template_child (widget_class, ProbeNewGamePage, content);
  gtk_widget_class_bind_template_child (widget_class, ProbeNewGamePage, editions);
  gtk_widget_class_bind_template_child (widget_class, ProbeNewGamePage, seats);
  gtk_widget_class_bind_template_child (widget_class, ProbeNewGamePage, options);
  gtk_widget_class_bind_template_child (widget_class, ProbeNewGamePage, message);
  gtk_widget_class_bind_template_child (widget_class, ProbeNewGamePage, start);
  gtk_widget_class_bind_template_callback (widget_class, edition_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, expanded_cb);
  gtk_widget_class_bind_template_callback (widget_class, seat_moved_cb);
  gtk_widget_class_bind_template_callback (widget_class, seat_removed_cb);
  gtk_widget_class_bind_template_callback (widget_class, start_cb);
}

static void
show_setup (ProbeNewGamePage *self, const ProbeHeader *header, const SalonLook *look, gboolean by_lot)
{
  salon_seat_list_set (self->seats, &header->salon, header->setup.seats, look->colour, look->chooses);
  probe_edition_chooser_set_edition (self->editions, header->setup.edition);
  update_limits (self);
  update (self);
  probe_options_row_set (self->options, header, by_lot ? PROBE_FIRST_BY_LOT : header->setup.first);
}

static void
probe_new_game_page_init (ProbeNewGamePage *self)
{
  GtkEventController *scroll;
  ProbeHeader header;
  SalonLook look;

  probe_widgets_load_style ();
  gtk_widget_init_template (GTK_WIDGET (self));
  self->large = (SalonLarge) {
    .page = GTK_WIDGET (self),
    .clamp = self->clamp,
    .width = CONTENT_WIDTH,
    .large_width = LARGE_CONTENT_WIDTH,
  };
  g_signal_connect_swapped (gtk_scrolled_window_get_vadjustment (self->scroller), "changed",
                            G_CALLBACK (adjustment_changed_cb), self);
  scroll = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_VERTICAL);
  gtk_event_controller_set_propagation_phase (scroll, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (scroll, "scroll", G_CALLBACK (scroll_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), scroll);

  salon_seat_list_set_choice (self->seats, _ ("Chooses which card to show"),
                              _ ("Otherwise the table shows the cheapest of several equal cards."));
  probe_defaults_fill (&header, &look);
  show_setup (self, &header, &look, TRUE);
}

/* What the window asks of it */

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
  const int seats = salon_seat_list_count (self->seats);
  int first = probe_options_row_get_first (self->options);
  ProbeHeader header;

  if (fault != NULL)
    return NULL;

  *by_lot = first == PROBE_FIRST_BY_LOT;
  if (*by_lot)
    first = g_random_int_range (0, seats);

  probe_header_init (&header, probe_edition_chooser_get_edition (self->editions), seats);
  probe_options_row_get (self->options, &header);
  header.setup.first = (uint8_t) first;
  salon_look_init (look);
  salon_seat_list_get (self->seats, &header.salon, look->colour, look->chooses, SALON_TABLE_SEATS);

  return probe_setup_write (&header);
}

static guint
get_chosen_edition (SalonSetupPage *page)
{
  return probe_edition_chooser_get_edition (PROBE_NEW_GAME_PAGE (page)->editions);
}

static void
focus_start (SalonSetupPage *page)
{
  gtk_widget_grab_focus (PROBE_NEW_GAME_PAGE (page)->start);
}

static void
probe_new_game_page_iface_init (SalonSetupPageInterface *iface)
{
  iface->set = set_setup;
  iface->get = get_setup;
  iface->get_edition = get_chosen_edition;
  iface->focus = focus_start;
}
