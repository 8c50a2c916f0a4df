/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/probe/probe-new-game-page.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "app/probe/probe-defaults.h"
#include "app/probe/probe-edition-chooser.h"
#include "app/probe/probe-options-row.h"
#include "app/probe/probe-seat-row.h"
#include "app/salon-large.h"
#include "model/probe/probe-game.h"
#include "probe-app-resource.h"

/* px */
#define CONTENT_WIDTH       728
#define LARGE_CONTENT_WIDTH 960

struct _ProbeNewGamePage {
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkScrolledWindow *scroller;
  AdwClamp *clamp;
  GtkWidget *content;
  ProbeEditionChooser *editions;
  GtkListBox *seats;
  GtkWidget *add;
  GtkWidget *add_label;
  ProbeOptionsRow *options;
  GtkWidget *message;
  GtkWidget *start;

  ProbeSeatRow *row[PROBE_MAX_SEATS]; /* borrowed from the list */
  int n;
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

/* The names as they stand, NULL-terminated, (transfer full). */
static char **
get_names (ProbeNewGamePage *self)
{
  char **names = g_new0 (char *, self->n + 1);

  for (int i = 0; i < self->n; i++)
    names[i] = probe_seat_row_get_name (self->row[i]);

  return names;
}

/* Why the game cannot begin, in a sentence; NULL if it can. (transfer full) */
static char *
get_fault (ProbeNewGamePage *self)
{
  const ProbeEditionInfo *edition = get_edition (self);
  const int surplus = self->n - edition->behaviours.seats_max;

  if (surplus > 0)
    /* Translators: %1$s is an edition, %2$d how many it seats, %3$d how many are too many */
    return g_strdup_printf (ngettext ("%1$s seats %2$d players: take %3$d player away, or choose another edition.",
                                      "%1$s seats %2$d players: take %3$d players away, or choose another edition.",
                                      surplus),
                            edition->title, edition->behaviours.seats_max, surplus);

  for (int i = 0; i < self->n; i++)
    {
      char *fault = probe_seat_row_get_fault (self->row[i]);

      if (fault != NULL)
        return fault;
    }

  return NULL;
}

/* What might be better; the game can begin all the same. (transfer full) */
static char *
get_warning (char **names)
{
  for (int i = 0; names[i] != NULL; i++)
    for (int j = 0; j < i; j++)
      {
        g_autofree char *one = g_utf8_casefold (names[i], -1), *other = g_utf8_casefold (names[j], -1);

        if (strcmp (one, other) == 0)
          /* Translators: %s is a player’s name */
          return g_strdup_printf (_ ("Two players are called %s; only their colours will tell them apart."), names[i]);
      }

  return NULL;
}

static void
update_add (ProbeNewGamePage *self)
{
  const int most = get_edition (self)->behaviours.seats_max;
  const gboolean full = self->n >= most;
  g_autofree char *why =
    g_strdup_printf (ngettext ("%s seats %d player", "%s seats %d players", most), get_edition (self)->title, most);

  gtk_widget_set_sensitive (self->add, !full);
  /* Translators: the plus sign belongs to the button’s text */
  gtk_label_set_label (GTK_LABEL (self->add_label), full ? why : _ ("+ Add a player"));
}

static void
update (ProbeNewGamePage *self)
{
  g_auto (GStrv) names = get_names (self);
  g_autofree char *fault = get_fault (self), *warning = fault == NULL ? get_warning (names) : NULL;

  for (int i = 0; i < self->n; i++)
    {
      probe_seat_row_set_place (self->row[i], i, self->n, self->n > 2);
      probe_seat_row_set_surplus (self->row[i], i >= get_edition (self)->behaviours.seats_max);
    }
  update_add (self);
  probe_options_row_set_seats (self->options, (const char *const *) names);

  gtk_label_set_label (GTK_LABEL (self->message), fault != NULL ? fault : warning != NULL ? warning : "");
  gtk_widget_set_visible (self->message, fault != NULL || warning != NULL);
  if (fault != NULL)
    gtk_widget_add_css_class (self->message, "error");
  else
    gtk_widget_remove_css_class (self->message, "error");
  gtk_widget_set_sensitive (self->start, fault == NULL);
}

static int
index_of (ProbeNewGamePage *self, const ProbeSeatRow *row)
{
  for (int i = 0; i < self->n; i++)
    if (self->row[i] == row)
      return i;

  g_return_val_if_reached (0);
}

/* Colours stay all different: who has the wished one takes this one's. */
static void
colour_wanted_cb (ProbeSeatRow *row, guint colour, ProbeNewGamePage *self)
{
  for (int i = 0; i < self->n; i++)
    if (self->row[i] != row && probe_seat_row_get_colour (self->row[i]) == colour)
      probe_seat_row_set_colour (self->row[i], probe_seat_row_get_colour (row));
  probe_seat_row_set_colour (row, colour);
}

static void
move_wanted_cb (ProbeSeatRow *row, int step, ProbeNewGamePage *self)
{
  const int from = index_of (self, row), to = from + step;
  const int first = probe_options_row_get_first (self->options);
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  const gboolean had_focus = focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (row));

  if (to < 0 || to >= self->n)
    return;

  self->row[from] = self->row[to];
  self->row[to] = row;

  g_object_ref (row);
  gtk_list_box_remove (self->seats, GTK_WIDGET (row));
  gtk_list_box_insert (self->seats, GTK_WIDGET (row), to);
  g_object_unref (row);

  if (first == from)
    probe_options_row_set_first (self->options, to);
  else if (first == to)
    probe_options_row_set_first (self->options, from);

  update (self);
  if (had_focus)
    gtk_widget_grab_focus (focus);
}

static void
removal_wanted_cb (ProbeSeatRow *row, ProbeNewGamePage *self)
{
  const int gone = index_of (self, row), first = probe_options_row_get_first (self->options);

  for (int i = gone; i < self->n - 1; i++)
    self->row[i] = self->row[i + 1];
  self->n--;
  gtk_list_box_remove (self->seats, GTK_WIDGET (row));

  if (first == gone)
    probe_options_row_set_first (self->options, PROBE_FIRST_BY_LOT);
  else if (first > gone)
    probe_options_row_set_first (self->options, first - 1);

  update (self);
  probe_seat_row_focus_name (self->row[MIN (gone, self->n - 1)]);
}

static ProbeSeatRow *
append_row (ProbeNewGamePage *self)
{
  ProbeSeatRow *row = PROBE_SEAT_ROW (probe_seat_row_new ());

  g_signal_connect_swapped (row, "changed", G_CALLBACK (update), self);
  g_signal_connect (row, "colour-wanted", G_CALLBACK (colour_wanted_cb), self);
  g_signal_connect (row, "move-wanted", G_CALLBACK (move_wanted_cb), self);
  g_signal_connect (row, "removal-wanted", G_CALLBACK (removal_wanted_cb), self);
  gtk_list_box_insert (self->seats, GTK_WIDGET (row), self->n);
  self->row[self->n++] = row;

  return row;
}

/* The first colour that nobody has. */
static guint
get_free_colour (ProbeNewGamePage *self)
{
  guint taken = 0, colour = 0;

  for (int i = 0; i < self->n; i++)
    taken |= 1u << probe_seat_row_get_colour (self->row[i]);
  while (taken & 1u << colour)
    colour++;

  return colour;
}

static void
add_cb (ProbeNewGamePage *self)
{
  g_auto (GStrv) names = get_names (self);
  g_autofree char *name = probe_defaults_computer_name ((const char *const *) names);
  const guint colour = get_free_colour (self);
  ProbeSeatRow *row;

  if (self->n >= PROBE_MAX_SEATS)
    return;

  row = append_row (self);
  probe_seat_row_set_colour (row, colour);
  probe_seat_row_set_name (row, name);
  probe_seat_row_set_kind (row, SALON_COMPUTER_MEDIUM);
  update (self);
  probe_seat_row_focus_name (row);
}

static void
edition_chosen_cb (ProbeNewGamePage *self)
{
  probe_options_row_set_edition (self->options, probe_edition_chooser_get_edition (self->editions));
  update (self);
}

static void
option_changed_cb (ProbeNewGamePage *self)
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
  salon_large_update (&self->large, width, height);
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

  G_OBJECT_CLASS (klass)->dispose = probe_new_game_page_dispose;
  widget_class->map = probe_new_game_page_map;
  widget_class->unmap = probe_new_game_page_unmap;
  widget_class->measure = probe_new_game_page_measure;
  widget_class->size_allocate = probe_new_game_page_size_allocate;

  /* Naming the resource keeps the linker from leaving it out. */
  g_resources_register (probe_app_get_resource ());
  g_type_ensure (PROBE_TYPE_EDITION_CHOOSER);
  g_type_ensure (PROBE_TYPE_OPTIONS_ROW);
  gtk_widget_class_set_css_name (widget_class, "newgame");
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/salongames/Salon/ui/probe/probe-new-game-page.ui");
  gtk_widget_class_bind_template_child (widget_class, ProbeNewGamePage, box);
  gtk_widget_class_bind_template_child (widget_class, ProbeNewGamePage, scroller);
  gtk_widget_class_bind_template_child (widget_class, ProbeNewGamePage, clamp);
  gtk_widget_class_bind_template_child (widget_class, ProbeNewGamePage, content);
  gtk_widget_class_bind_template_child (widget_class, ProbeNewGamePage, editions);
  gtk_widget_class_bind_template_child (widget_class, ProbeNewGamePage, seats);
  gtk_widget_class_bind_template_child (widget_class, ProbeNewGamePage, add);
  gtk_widget_class_bind_template_child (widget_class, ProbeNewGamePage, add_label);
  gtk_widget_class_bind_template_child (widget_class, ProbeNewGamePage, options);
  gtk_widget_class_bind_template_child (widget_class, ProbeNewGamePage, message);
  gtk_widget_class_bind_template_child (widget_class, ProbeNewGamePage, start);
  gtk_widget_class_bind_template_callback (widget_class, add_cb);
  gtk_widget_class_bind_template_callback (widget_class, edition_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, option_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, expanded_cb);
  gtk_widget_class_bind_template_callback (widget_class, start_cb);
}

static void
show_setup (ProbeNewGamePage *self, const ProbeHeader *header, const SalonLook *look, gboolean by_lot)
{
  while (self->n > header->setup.seats)
    gtk_list_box_remove (self->seats, GTK_WIDGET (self->row[--self->n]));
  for (int i = 0; i < header->setup.seats; i++)
    {
      ProbeSeatRow *row = i < self->n ? self->row[i] : append_row (self);

      probe_seat_row_set_name (row, header->salon.name[i]);
      probe_seat_row_set_kind (row, header->salon.kind[i]);
      probe_seat_row_set_colour (row, look->colour[i]);
      probe_seat_row_set_chooses (row, look->chooses[i]);
    }

  probe_edition_chooser_set_edition (self->editions, header->setup.edition);
  update (self);
  probe_options_row_set (self->options, header, by_lot ? PROBE_FIRST_BY_LOT : header->setup.first);
}

static void
probe_new_game_page_init (ProbeNewGamePage *self)
{
  GtkEventController *scroll;
  ProbeHeader header;
  SalonLook look;

  gtk_widget_init_template (GTK_WIDGET (self));
  self->large = (SalonLarge) { GTK_WIDGET (self), self->clamp, CONTENT_WIDTH, LARGE_CONTENT_WIDTH };
  g_signal_connect_swapped (gtk_scrolled_window_get_vadjustment (self->scroller), "changed",
                            G_CALLBACK (adjustment_changed_cb), self);
  scroll = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_VERTICAL);
  gtk_event_controller_set_propagation_phase (scroll, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (scroll, "scroll", G_CALLBACK (scroll_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), scroll);

  probe_defaults_fill (&header, &look);
  show_setup (self, &header, &look, TRUE);
}

/* The seats that nobody sits on have the colours that are left. */
static void
fill_look (ProbeNewGamePage *self, SalonLook *look)
{
  guint taken = 0;

  salon_look_init (look);
  for (int i = 0; i < self->n; i++)
    {
      look->colour[i] = probe_seat_row_get_colour (self->row[i]);
      look->chooses[i] = probe_seat_row_get_chooses (self->row[i]);
      taken |= 1u << look->colour[i];
    }
  for (guint i = (guint) self->n, colour = 0; i < PROBE_MAX_SEATS; i++, colour++)
    {
      while (taken & 1u << colour)
        colour++;
      look->colour[i] = colour;
    }
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
  g_auto (GStrv) names = get_names (self);
  int first = probe_options_row_get_first (self->options);
  ProbeHeader header;

  if (fault != NULL)
    return NULL;

  *by_lot = first == PROBE_FIRST_BY_LOT;
  if (*by_lot)
    first = g_random_int_range (0, self->n);

  probe_header_init (&header, probe_edition_chooser_get_edition (self->editions), self->n);
  probe_options_row_get (self->options, &header);
  header.setup.first = (uint8_t) first;
  for (int i = 0; i < self->n; i++)
    {
      header.salon.kind[i] = (uint8_t) probe_seat_row_get_kind (self->row[i]);
      g_strlcpy (header.salon.name[i], names[i], sizeof header.salon.name[i]);
    }
  fill_look (self, look);

  return probe_setup_write (&header);
}

static guint
get_chosen_edition (SalonSetupPage *page)
{
  return probe_edition_chooser_get_edition (PROBE_NEW_GAME_PAGE (page)->editions);
}

static void
focus (SalonSetupPage *page)
{
  gtk_widget_grab_focus (PROBE_NEW_GAME_PAGE (page)->start);
}

static void
probe_new_game_page_iface_init (SalonSetupPageInterface *iface)
{
  iface->set = set_setup;
  iface->get = get_setup;
  iface->get_edition = get_chosen_edition;
  iface->focus = focus;
}
