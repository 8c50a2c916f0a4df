/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/probe/probe-party-setup-page.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#include "app/probe/probe-defaults.h"
#include "app/probe/probe-edition-chooser.h"
#include "app/probe/probe-options-panel.h"
#include "app/salon-heard-choice.h"
#include "app/salon-seat-names.h"
#include "model/probe/probe-party-game.h"
#include "model/probe/probe-party-setup.h"
#include "model/probe/probe-text.h"
#include "probe-app-resource.h"
#include "widgets/probe/probe-party-room.h"
#include "widgets/probe/probe-table.h"
#include "widgets/probe/probe-widgets.h"
#include "widgets/salon-avatar.h"
#include "widgets/salon-seat-kind.h"
#include "widgets/salon-style.h"
#include "widgets/salon-why.h"

#define AVATAR      26 /* px */
#define COLUMN      300
#define MANY_ROUNDS 99

/* Where nothing else was chosen. */
#define USUAL_ROUNDS 3

typedef struct {
  GtkWidget *name, *kind;
} Seat;

struct _ProbePartySetupPage {
  SalonFloor parent_instance;

  Seat seat[PROBE_PARTY_SEATS];
  GtkWidget *rounds, *chooses;
  ProbeEditionChooser *editions;
  ProbeOptionsPanel *options;
  GtkWidget *message, *start, *sum;

  gboolean updating;
};

static void probe_party_setup_page_iface_init (SalonSetupPageInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (ProbePartySetupPage,
                               probe_party_setup_page,
                               SALON_TYPE_FLOOR,
                               G_IMPLEMENT_INTERFACE (SALON_TYPE_SETUP_PAGE, probe_party_setup_page_iface_init))

static const char *
get_name (ProbePartySetupPage *self, int seat)
{
  return gtk_editable_get_text (GTK_EDITABLE (self->seat[seat].name));
}

static SalonSeatKind
get_kind (ProbePartySetupPage *self, int seat)
{
  return (SalonSeatKind) gtk_drop_down_get_selected (GTK_DROP_DOWN (self->seat[seat].kind));
}

/* What is wrong with the names, (transfer full), or NULL. */
static char *
get_fault (ProbePartySetupPage *self)
{
  for (int seat = 0; seat < PROBE_PARTY_SEATS; seat++)
    {
      const char *fault = salon_name_check (get_name (self, seat));

      if (fault != NULL)
        /* Translators: the number of a table, and what is wrong with a name there */
        return g_strdup_printf (_ ("Table %1$d: %2$s"), seat / PROBE_PARTY_PLACES + 1, _ (fault));
    }

  return NULL;
}

static void
update (ProbePartySetupPage *self)
{
  g_autofree char *fault = NULL, *sum = NULL;
  ProbePartyHeader header;
  int people = 0;

  if (self->updating)
    return;

  for (int seat = 0; seat < PROBE_PARTY_SEATS; seat++)
    {
      GtkWidget *entry = self->seat[seat].name;

      people += get_kind (self, seat) == SALON_HUMAN;
      if (salon_name_check (get_name (self, seat)) != NULL)
        gtk_widget_add_css_class (entry, "error");
      else
        gtk_widget_remove_css_class (entry, "error");
    }
  fault = get_fault (self);
  if (fault == NULL && people == 0)
    fault = g_strdup (_ ("Nobody but computers plays: you can watch, hurry or skip the games."));
  gtk_label_set_label (GTK_LABEL (self->message), fault != NULL ? fault : "");
  gtk_widget_set_visible (self->message, fault != NULL);
  g_free (fault);
  fault = get_fault (self);
  salon_why_grey (self->start, fault);

  probe_party_header_init (&header, probe_edition_chooser_get_edition (self->editions));
  probe_options_panel_get (self->options, &header.probe);
  sum = probe_text_options (&header.probe, NULL);
  gtk_label_set_label (GTK_LABEL (self->sum), sum);
}

static void
edition_chosen_cb (ProbePartySetupPage *self)
{
  probe_options_panel_set_edition (self->options, probe_edition_chooser_get_edition (self->editions));
  update (self);
  salon_setup_page_theme_changed (SALON_SETUP_PAGE (self));
}

static void
set_seat (ProbePartySetupPage *self, int seat, const char *name, SalonSeatKind kind)
{
  gtk_editable_set_text (GTK_EDITABLE (self->seat[seat].name), name);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->seat[seat].kind), (guint) kind);
}

/* Everybody draws a chair. */
static void
shuffle_cb (ProbePartySetupPage *self)
{
  char *name[PROBE_PARTY_SEATS];
  SalonSeatKind kind[PROBE_PARTY_SEATS];

  for (int seat = 0; seat < PROBE_PARTY_SEATS; seat++)
    {
      const int at = g_random_int_range (0, seat + 1);

      name[seat] = g_strdup (get_name (self, seat));
      kind[seat] = get_kind (self, seat);
      if (at != seat)
        {
          char *other = name[at];
          const SalonSeatKind other_kind = kind[at];

          name[at] = name[seat];
          kind[at] = kind[seat];
          name[seat] = other;
          kind[seat] = other_kind;
        }
    }
  self->updating = TRUE;
  for (int seat = 0; seat < PROBE_PARTY_SEATS; seat++)
    {
      set_seat (self, seat, name[seat], kind[seat]);
      g_free (name[seat]);
    }
  self->updating = FALSE;
  update (self);
}

static void
start_cb (ProbePartySetupPage *self)
{
  salon_setup_page_start (SALON_SETUP_PAGE (self));
}

/* Making it */

static GtkStringList *
make_kinds (void)
{
  GtkStringList *kinds = gtk_string_list_new (NULL);

  for (int kind = 0; kind < SALON_BOT; kind++)
    {
      g_autofree char *text =
        kind == SALON_HUMAN ? g_strdup (_ ("Person"))
                            /* Translators: a level of the computer players: easy, medium, … */
                            : g_strdup_printf (_ ("Computer · %s"), salon_seat_kind_get_level ((SalonSeatKind) kind));

      gtk_string_list_append (kinds, text);
    }
  return kinds;
}

static GtkWidget *
make_seat (ProbePartySetupPage *self, int seat)
{
  const int table = seat / PROBE_PARTY_PLACES, place = seat % PROBE_PARTY_PLACES;
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8), *avatar = salon_avatar_new (AVATAR);
  GtkWidget *both = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  /* Translators: the number of a table, and of a chair at it */
  g_autofree char *label = g_strdup_printf (_ ("Table %1$d, chair %2$d"), table + 1, place + 1);
  g_autofree char *name_id = g_strdup_printf ("party-name-%d", seat + 1);
  g_autofree char *kind_id = g_strdup_printf ("party-kind-%d", seat + 1);

  salon_emblem_set_seat (SALON_EMBLEM (avatar), probe_party_chair_colour (table, place));
  gtk_widget_set_valign (avatar, GTK_ALIGN_CENTER);
  self->seat[seat].name = gtk_entry_new ();
  gtk_entry_set_max_length (GTK_ENTRY (self->seat[seat].name), SALON_NAME_CHARACTERS);
  gtk_editable_set_width_chars (GTK_EDITABLE (self->seat[seat].name), 5);
  gtk_widget_set_hexpand (self->seat[seat].name, TRUE);
  gtk_widget_set_name (self->seat[seat].name, name_id);
  self->seat[seat].kind = gtk_drop_down_new (G_LIST_MODEL (make_kinds ()), NULL);
  gtk_widget_set_name (self->seat[seat].kind, kind_id);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->seat[seat].name), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->seat[seat].kind), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  salon_heard_choice_in_drop_down (GTK_DROP_DOWN (self->seat[seat].kind));
  g_signal_connect_swapped (self->seat[seat].name, "changed", G_CALLBACK (update), self);
  g_signal_connect_swapped (self->seat[seat].kind, "notify::selected", G_CALLBACK (update), self);
  gtk_box_append (GTK_BOX (both), self->seat[seat].name);
  gtk_box_append (GTK_BOX (both), self->seat[seat].kind);
  gtk_box_append (GTK_BOX (row), avatar);
  gtk_box_append (GTK_BOX (row), both);
  gtk_widget_add_css_class (row, "place");
  gtk_widget_add_css_class (row, "seat-choice");
  gtk_widget_set_valign (both, GTK_ALIGN_CENTER);
  gtk_widget_set_vexpand (row, TRUE);
  return row;
}

static GtkWidget *
make_table (ProbePartySetupPage *self, int table)
{
  GtkWidget *card = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "accessible-role",
                                  GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8), *title;
  g_autofree char *text = g_strdup_printf (_ ("Table %d"), table + 1);
  g_autofree char *class = g_strdup_printf ("table-%d", table + 1);

  title = gtk_label_new (text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_widget_add_css_class (title, "title");
  gtk_widget_add_css_class (head, "head");
  gtk_box_append (GTK_BOX (head), title);
  gtk_widget_add_css_class (card, "party-card");
  gtk_widget_add_css_class (card, class);
  gtk_box_append (GTK_BOX (card), head);
  for (int place = 0; place < PROBE_PARTY_PLACES; place++)
    gtk_box_append (GTK_BOX (card), make_seat (self, table * PROBE_PARTY_PLACES + place));
  return card;
}

static GtkWidget *
make_row (const char *title, const char *subtitle, GtkWidget *control)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), control);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), control);
  return row;
}

static GtkWidget *
make_evening (ProbePartySetupPage *self)
{
  GtkWidget *list = gtk_list_box_new ();

  self->rounds = gtk_spin_button_new_with_range (1, MANY_ROUNDS, 1);
  gtk_widget_set_name (self->rounds, "party-rounds");
  self->chooses = gtk_switch_new ();
  gtk_widget_set_name (self->chooses, "party-chooses");
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "house-rules");
  gtk_list_box_append (GTK_LIST_BOX (list),
                       make_row (_ ("Games"), _ ("After each, the two best of a table move on; you may end earlier."),
                                 self->rounds));
  gtk_list_box_append (
    GTK_LIST_BOX (list),
    make_row (_ ("People choose which card to show"),
              _ ("Otherwise the table shows the one of several equal cards that tells the others least."),
              self->chooses));
  return list;
}

static GtkWidget *
make_caption (const char *text)
{
  GtkWidget *label =
    g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING, "label", text, "xalign", 0.f, NULL);

  gtk_widget_add_css_class (label, "caption-of-part");
  return label;
}

static GtkWidget *
scroll (GtkWidget *child)
{
  GtkWidget *scroller = gtk_scrolled_window_new (), *viewport = gtk_viewport_new (NULL, NULL);

  gtk_viewport_set_scroll_to_focus (GTK_VIEWPORT (viewport), TRUE);
  gtk_viewport_set_child (GTK_VIEWPORT (viewport), child);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), viewport);
  gtk_widget_set_vexpand (scroller, TRUE);
  return scroller;
}

static GtkWidget *
make_tables (ProbePartySetupPage *self)
{
  GtkWidget *all = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12), *cards = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 14);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12), *shuffle, *one, *title, *scroller;

  title = make_caption (_ ("Twelve at three tables"));
  gtk_widget_set_hexpand (title, TRUE);
  shuffle = gtk_button_new_with_mnemonic (_ ("_Draw the seats"));
  gtk_widget_set_name (shuffle, "party-shuffle");
  gtk_widget_add_css_class (shuffle, "party-quiet");
  g_signal_connect_swapped (shuffle, "clicked", G_CALLBACK (shuffle_cb), self);
  one = gtk_button_new_with_mnemonic (_ ("_One table…"));
  gtk_widget_set_name (one, "party-one-table");
  gtk_widget_add_css_class (one, "party-quiet");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (one), "win.set-up");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (one), "s", probe_game_kind.name);
  gtk_box_append (GTK_BOX (head), title);
  gtk_box_append (GTK_BOX (head), shuffle);
  gtk_box_append (GTK_BOX (head), one);
  gtk_box_set_homogeneous (GTK_BOX (cards), TRUE);
  gtk_widget_set_vexpand (cards, TRUE);
  for (int table = 0; table < PROBE_PARTY_TABLES; table++)
    gtk_box_append (GTK_BOX (cards), make_table (self, table));
  gtk_box_append (GTK_BOX (all), head);
  gtk_box_append (GTK_BOX (all), cards);
  gtk_box_append (GTK_BOX (all), make_evening (self));
  gtk_widget_add_css_class (all, "tables");
  scroller = scroll (all);
  gtk_widget_set_hexpand (scroller, TRUE);
  return scroller;
}

static GtkWidget *
make_column (ProbePartySetupPage *self)
{
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *choices = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *bottom = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->editions = g_object_new (PROBE_TYPE_EDITION_CHOOSER, NULL);
  self->options = g_object_new (PROBE_TYPE_OPTIONS_PANEL, NULL);
  probe_options_panel_set_party (self->options);
  g_signal_connect_swapped (self->editions, "chosen", G_CALLBACK (edition_chosen_cb), self);
  g_signal_connect_swapped (self->options, "changed", G_CALLBACK (update), self);
  gtk_widget_add_css_class (choices, "content");
  gtk_box_append (GTK_BOX (choices), make_caption (_ ("Which box?")));
  gtk_box_append (GTK_BOX (choices), GTK_WIDGET (self->editions));
  gtk_box_append (GTK_BOX (choices), make_caption (_ ("House rules")));
  gtk_box_append (GTK_BOX (choices), GTK_WIDGET (self->options));

  self->message = gtk_label_new (NULL);
  gtk_widget_set_name (self->message, "start-message");
  gtk_label_set_wrap (GTK_LABEL (self->message), TRUE);
  gtk_label_set_justify (GTK_LABEL (self->message), GTK_JUSTIFY_CENTER);
  gtk_label_set_width_chars (GTK_LABEL (self->message), 20);
  gtk_label_set_max_width_chars (GTK_LABEL (self->message), 30);
  self->start = gtk_button_new_with_mnemonic (_ ("_Begin the evening"));
  gtk_widget_set_name (self->start, "start");
  gtk_widget_add_css_class (self->start, "pill");
  gtk_widget_add_css_class (self->start, "lay-the-words");
  g_signal_connect_swapped (self->start, "clicked", G_CALLBACK (start_cb), self);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (self->start), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY, self->message,
                                  NULL, -1);
  self->sum = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->sum), TRUE);
  gtk_label_set_justify (GTK_LABEL (self->sum), GTK_JUSTIFY_CENTER);
  gtk_label_set_width_chars (GTK_LABEL (self->sum), 20);
  gtk_label_set_max_width_chars (GTK_LABEL (self->sum), 40);
  gtk_widget_add_css_class (self->sum, "sum");
  gtk_widget_add_css_class (bottom, "bottom");
  gtk_box_append (GTK_BOX (bottom), self->message);
  gtk_box_append (GTK_BOX (bottom), self->start);
  gtk_box_append (GTK_BOX (bottom), self->sum);

  gtk_widget_add_css_class (column, "column");
  gtk_widget_set_size_request (column, COLUMN, -1);
  gtk_widget_set_hexpand (column, FALSE);
  gtk_box_append (GTK_BOX (column), scroll (choices));
  gtk_box_append (GTK_BOX (column), bottom);
  return column;
}

/* The widget */

static void
probe_party_setup_page_class_init (ProbePartySetupPageClass *klass)
{
  probe_widgets_init ();
  /* The linker keeps the resource because it is named here; it registers itself. */
  probe_app_get_resource ();
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "probe-party-setup-page");
}

static void
show_setup (ProbePartySetupPage *self, const ProbePartyHeader *header, guint rounds, const SalonLook *look)
{
  /* The panel wants to know how many sit at a table. */
  static const char *const four[] = { "1", "2", "3", "4", NULL };

  self->updating = TRUE;
  for (int seat = 0; seat < PROBE_PARTY_SEATS; seat++)
    set_seat (self, seat, header->probe.salon.name[seat], (SalonSeatKind) header->probe.salon.kind[seat]);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->rounds), rounds);
  gtk_switch_set_active (GTK_SWITCH (self->chooses), look->chooses[0]);
  probe_edition_chooser_set_edition (self->editions, header->probe.setup.edition);
  probe_options_panel_set_seats (self->options, four);
  probe_options_panel_set (self->options, &header->probe, SALON_FIRST_BY_LOT);
  self->updating = FALSE;
  update (self);
}

/* A person and eleven computers, in the edition and language of a usual game. */
static void
fill_usual (ProbePartyHeader *header, SalonLook *look)
{
  const char *names[PROBE_PARTY_SEATS + 1] = { NULL };
  ProbeHeader usual;

  probe_defaults_fill (&usual, look);
  probe_party_header_init (header, usual.setup.edition);
  g_strlcpy (header->probe.words, usual.words, sizeof header->probe.words);
  for (int seat = 0; seat < PROBE_PARTY_SEATS; seat++)
    {
      g_autofree char *name =
        seat == 0 ? g_strdup (usual.salon.name[0]) : salon_seat_names_computer ((const char *const *) names);

      g_strlcpy (header->probe.salon.name[seat], name, sizeof header->probe.salon.name[seat]);
      header->probe.salon.kind[seat] = seat == 0 ? SALON_HUMAN : SALON_COMPUTER_MEDIUM;
      names[seat] = header->probe.salon.name[seat];
    }
}

static void
probe_party_setup_page_init (ProbePartySetupPage *self)
{
  static const SalonFloorStyle floor = {
    .piece = "house:probe/party-floor",
    .small_below = 600,
    .large_from = 840,
    .darkened = TRUE,
  };
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  ProbePartyHeader header;
  SalonLook look;

  probe_widgets_load_style ();
  salon_style_load ("salon-setup");
  salon_style_load ("probe/probe-setup");
  salon_style_load ("probe/probe-party");
  gtk_widget_set_name (GTK_WIDGET (self), "new-party");
  gtk_widget_add_css_class (GTK_WIDGET (self), "set-the-table");
  salon_floor_set_style (SALON_FLOOR (self), &floor);

  self->updating = TRUE;
  gtk_box_append (GTK_BOX (content), make_tables (self));
  gtk_box_append (GTK_BOX (content), make_column (self));
  salon_floor_set_content (SALON_FLOOR (self), content);
  fill_usual (&header, &look);
  show_setup (self, &header, USUAL_ROUNDS, &look);
}

/* The interface of #SalonSetupPage */

static void
set_setup (SalonSetupPage *page, const char *setup, const SalonLook *look, gboolean by_lot)
{
  ProbePartyHeader header;
  guint rounds;

  g_return_if_fail (probe_party_setup_read (setup, strlen (setup), &header, &rounds) == SALON_SETUP_GOOD);

  show_setup (PROBE_PARTY_SETUP_PAGE (page), &header, rounds, look);
}

/* Who begins, each game draws; @by_lot is left as it is. */
static char *
get_setup (SalonSetupPage *page, SalonLook *look, gboolean *by_lot)
{
  ProbePartySetupPage *self = PROBE_PARTY_SETUP_PAGE (page);
  g_autofree char *fault = get_fault (self);
  const gboolean chooses = gtk_switch_get_active (GTK_SWITCH (self->chooses));
  ProbePartyHeader header;

  if (fault != NULL)
    return NULL;

  probe_party_header_init (&header, probe_edition_chooser_get_edition (self->editions));
  probe_options_panel_get (self->options, &header.probe);
  salon_look_init (look);
  for (int i = 0; i < SALON_TABLE_SEATS; i++)
    look->chooses[i] = chooses;
  for (int seat = 0; seat < PROBE_PARTY_SEATS; seat++)
    {
      g_strlcpy (header.probe.salon.name[seat], get_name (self, seat), sizeof header.probe.salon.name[seat]);
      header.probe.salon.kind[seat] = (uint8_t) get_kind (self, seat);
    }
  return probe_party_setup_write (&header, (guint) gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->rounds)));
}

static guint
get_chosen_edition (SalonSetupPage *page)
{
  return probe_edition_chooser_get_edition (PROBE_PARTY_SETUP_PAGE (page)->editions);
}

static void
focus_start (SalonSetupPage *page)
{
  gtk_widget_grab_focus (PROBE_PARTY_SETUP_PAGE (page)->start);
}

static const char *
get_theme (SalonSetupPage *page)
{
  return probe_table_get_theme_of (probe_edition_chooser_get_edition (PROBE_PARTY_SETUP_PAGE (page)->editions));
}

static void
probe_party_setup_page_iface_init (SalonSetupPageInterface *iface)
{
  iface->set = set_setup;
  iface->get = get_setup;
  iface->get_edition = get_chosen_edition;
  iface->get_theme = get_theme;
  iface->focus = focus_start;
}
