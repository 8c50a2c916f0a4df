/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-party-page.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "model/probe/probe-party-text.h"
#include "model/salon-pacer.h"
#include "widgets/probe/probe-party-card.h"
#include "widgets/probe/probe-party-room.h"
#include "widgets/probe/probe-party-standings.h"
#include "widgets/probe/probe-widgets.h"
#include "widgets/salon-draw.h"
#include "widgets/salon-style.h"

/* The motion at the even pace, in ms. */
#define DURATION 2900.
#define ROW_MS   90. /* from one row to the next */
#define ROW_FADE 220.
#define COUNT_AT 650.
#define COUNT_MS 600.
#define LOT_AT   1300.
#define LOT_MS   500.
#define PILLS_AT 1850.
#define RIDE_AT  2000.
#define RIDE_MS  900.

struct _ProbePartyPage {
  SalonFloor parent_instance;

  GtkWidget *heading, *hint, *room, *standings;
  ProbePartyCard card[PROBE_PARTY_TABLES];
  GtkWidget *panel, *next, *lines, *only, *manners, *go_on, *end, *other, *spinner, *kept;
  GtkWidget *manner_button[PROBE_PARTY_SKIP + 1];

  ProbePartyGame *game;
  ProbeParty standing;
  ProbePartyManner manner;
  AdwAnimation *appearing;
};

G_DEFINE_FINAL_TYPE (ProbePartyPage, probe_party_page, SALON_TYPE_FLOOR)

enum {
  GO_ON,
  END_EVENING,
  NEW_GAME,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* What comes next */

/* The tables of this or the next round that are still to play and at which only computers sit; their names, or NULL. */
static char *
name_empty_tables (ProbePartyPage *self, const ProbeParty *next)
{
  int table[PROBE_PARTY_TABLES], n = 0;

  for (int i = next->over; i < PROBE_PARTY_TABLES; i++)
    if (probe_party_game_count_people (self->game, next, i) == 0)
      table[n++] = i + 1;

  switch (n)
    {
    case 0:
      return NULL;
    case 1:
      return g_strdup_printf (_ ("Table %d has computers only:"), table[0]);
    case 2:
      return g_strdup_printf (_ ("Tables %1$d and %2$d have computers only:"), table[0], table[1]);
    default:
      return g_strdup (_ ("All tables have computers only:"));
    }
}

static void
show_next (ProbePartyPage *self, const ProbeParty *next)
{
  g_autofree char *title = NULL, *button = NULL, *only = name_empty_tables (self, next);
  g_autoptr (GString) lines = g_string_new (NULL);

  for (int table = next->over; table < PROBE_PARTY_TABLES; table++)
    {
      g_autofree char *text = probe_party_text_table (self->game, next, table);

      if (text != NULL)
        g_string_append_printf (lines, "%s%s", lines->len > 0 ? "\n" : "", text);
    }
  if (next->over == 0)
    title = g_strdup_printf (_ ("Next: game %d"), next->round);
  else
    title = g_strdup_printf (_ ("Next: table %d"), next->over + 1);
  button = next->over == 0 ? g_strdup (_ ("_To the tables")) : g_strdup_printf (_ ("_To table %d"), next->over + 1);
  gtk_label_set_label (GTK_LABEL (self->next), title);
  gtk_label_set_label (GTK_LABEL (self->lines), lines->str);
  gtk_widget_set_visible (self->lines, lines->len > 0);
  gtk_button_set_label (GTK_BUTTON (self->go_on), button);
  gtk_label_set_label (GTK_LABEL (self->only), only != NULL ? only : "");
  gtk_widget_set_visible (self->manners, only != NULL);
}

/* A game is played that nobody sees. */
static void
show_playing (ProbePartyPage *self)
{
  ProbeGame *table = probe_party_game_get_table (self->game);
  const SalonHeader *header = &probe_game_get_header (table)->salon;
  g_autofree char *title = g_strdup_printf (_ ("Table %d is playing…"), self->standing.over + 1);
  /* Translators: the names of the four players at a table */
  g_autofree char *names = g_strdup_printf (_ ("%1$s, %2$s, %3$s and %4$s"), header->name[0], header->name[1],
                                            header->name[2], header->name[3]);

  gtk_label_set_label (GTK_LABEL (self->next), title);
  gtk_label_set_label (GTK_LABEL (self->lines), names);
  gtk_widget_set_visible (self->lines, TRUE);
  gtk_widget_set_visible (self->manners, FALSE);
}

static void
show_over (ProbePartyPage *self)
{
  g_autofree char *winners = probe_party_text_winners (probe_party_game_get_header (self->game), &self->standing);

  gtk_label_set_label (GTK_LABEL (self->next), winners);
  gtk_label_set_label (GTK_LABEL (self->lines), _ ("The evening is over. You may stay for one more game."));
  gtk_widget_set_visible (self->lines, TRUE);
  gtk_button_set_label (GTK_BUTTON (self->go_on), _ ("_One more game"));
  gtk_widget_set_visible (self->manners, FALSE);
}

static void
update_panel (ProbePartyPage *self)
{
  const gboolean playing = probe_party_game_is_playing (self->game);
  const gboolean over = salon_game_get_stage (SALON_GAME (self->game)) == SALON_GAME_FINISHED;
  const gboolean between = probe_party_round_is_over (&self->standing);
  ProbeParty next;

  if (playing)
    show_playing (self);
  else if (over)
    show_over (self);
  else if (probe_party_game_get_next (self->game, &next))
    show_next (self, &next);
  gtk_widget_set_visible (self->spinner, playing);
  gtk_spinner_set_spinning (GTK_SPINNER (self->spinner), playing);
  gtk_widget_set_visible (self->go_on, !playing);
  gtk_widget_set_visible (self->other, over);
  gtk_widget_set_visible (self->end, !playing && !over && between);
  gtk_widget_set_visible (self->kept, !playing && !over && !between);
}

/* The motion */

static double
part_of (double ms, double from, double length)
{
  return CLAMP ((ms - from) / length, 0, 1);
}

static double
slow_down (double t)
{
  return 1 - (1 - t) * (1 - t) * (1 - t);
}

/* Shows everything as it is @ms after the beginning, at the even pace. */
static void
show_pose (ProbePartyPage *self, double ms)
{
  ProbePartyCardPose pose = {
    .drawn = part_of (ms, LOT_AT, ROW_FADE),
    .roll = slow_down (part_of (ms, LOT_AT, LOT_MS)),
    .lot = part_of (ms, LOT_AT + LOT_MS, ROW_FADE),
    .moves = part_of (ms, PILLS_AT, ROW_FADE),
  };

  for (int i = 0; i < PROBE_PARTY_PLACES; i++)
    pose.row[i] = part_of (ms, ROW_MS * i, ROW_FADE);
  for (int table = 0; table < PROBE_PARTY_TABLES; table++)
    probe_party_card_set_pose (&self->card[table], &pose);
  probe_party_standings_set_pose (PROBE_PARTY_STANDINGS (self->standings), slow_down (part_of (ms, COUNT_AT, COUNT_MS)),
                                  part_of (ms, PILLS_AT, ROW_FADE));
  probe_party_room_set_ride (PROBE_PARTY_ROOM (self->room), part_of (ms, RIDE_AT, RIDE_MS));
}

static void
appearing_cb (double value, ProbePartyPage *self)
{
  if (self->game != NULL)
    show_pose (self, value);
}

/* Space ends the motion, and does nothing else then. */
static gboolean
key_pressed_cb (ProbePartyPage *self, guint keyval, guint keycode, GdkModifierType state)
{
  if (adw_animation_get_state (self->appearing) != ADW_ANIMATION_PLAYING || keyval != GDK_KEY_space)
    return GDK_EVENT_PROPAGATE;

  adw_animation_skip (self->appearing);
  return GDK_EVENT_STOP;
}

guint
probe_party_page_get_duration (double seconds)
{
  return (guint) (DURATION * salon_pace_get_factor (salon_pace_from_seconds (seconds)));
}

void
probe_party_page_play (ProbePartyPage *self, guint ms)
{
  adw_animation_skip (self->appearing);
  if (ms == 0)
    return;

  adw_timed_animation_set_duration (ADW_TIMED_ANIMATION (self->appearing), ms);
  adw_animation_play (self->appearing);
}

/* Showing an evening */

static void
show_movers (ProbePartyPage *self, const SalonHeader *names, const ProbePartyResult *results)
{
  const char *movers[PROBE_PARTY_TABLES][PROBE_PARTY_MOVERS];

  if (results == NULL)
    {
      probe_party_room_set_movers (PROBE_PARTY_ROOM (self->room), NULL);
      return;
    }

  for (int table = 0; table < PROBE_PARTY_TABLES; table++)
    for (int i = 0; i < PROBE_PARTY_MOVERS; i++)
      movers[table][i] = names->name[self->standing.seat[table][results[table].place[i]]];
  probe_party_room_set_movers (PROBE_PARTY_ROOM (self->room), movers);
}

/* Shows how the evening stands, of which people mean to play @rounds rounds. */
static void
show_standing (ProbePartyPage *self, const ProbePartyHeader *header, guint rounds)
{
  const gboolean over = probe_party_round_is_over (&self->standing);
  const SalonHeader *names = &header->probe.salon;
  ProbePartyResult results[PROBE_PARTY_TABLES];
  g_autofree char *heading = probe_party_text_heading (&self->standing, rounds);

  adw_animation_skip (self->appearing);
  if (over)
    probe_party_results (&self->standing, results);
  gtk_label_set_label (GTK_LABEL (self->heading), heading);
  gtk_label_set_label (GTK_LABEL (self->hint),
                       over ? _ ("the two best of each table move on") : _ ("four sit at each table"));
  for (int table = 0; table < PROBE_PARTY_TABLES; table++)
    probe_party_card_fill (&self->card[table], header, &self->standing, over ? &results[table] : NULL);
  show_movers (self, names, over ? results : NULL);
  probe_party_standings_show (PROBE_PARTY_STANDINGS (self->standings), names, &self->standing, over ? results : NULL);
  show_pose (self, DURATION);
}

void
probe_party_page_show (ProbePartyPage *self, ProbePartyGame *game)
{
  g_set_object (&self->game, game);
  probe_party_game_get_standing (game, &self->standing);
  show_standing (self, probe_party_game_get_header (game), probe_party_game_get_rounds (game));
  update_panel (self);
}

void
probe_party_page_show_past (ProbePartyPage *self,
                            const ProbePartyHeader *header,
                            const ProbeParty *party,
                            guint rounds,
                            gboolean over)
{
  const gboolean last = over && party->round == rounds;
  g_autofree char *winners = probe_party_text_winners (header, party);

  g_clear_object (&self->game);
  self->standing = *party;
  show_standing (self, header, rounds);
  gtk_widget_set_visible (self->panel, last);
  gtk_label_set_label (GTK_LABEL (self->next), winners);
  gtk_label_set_label (GTK_LABEL (self->lines),
                       _ ("With one more game the evening goes on as a new one; this one stays as it is."));
  gtk_button_set_label (GTK_BUTTON (self->go_on), _ ("_One more game"));
  gtk_widget_set_visible (self->manners, FALSE);
  gtk_widget_set_visible (self->spinner, FALSE);
  gtk_widget_set_visible (self->other, FALSE);
  gtk_widget_set_visible (self->end, FALSE);
  gtk_widget_set_visible (self->kept, FALSE);
}

ProbePartyManner
probe_party_page_get_manner (ProbePartyPage *self)
{
  return self->manner;
}

void
probe_party_page_focus (ProbePartyPage *self)
{
  gtk_widget_grab_focus (self->go_on);
}

/* The object */

static void
probe_party_page_dispose (GObject *object)
{
  ProbePartyPage *self = PROBE_PARTY_PAGE (object);

  g_clear_object (&self->appearing);
  g_clear_object (&self->game);

  G_OBJECT_CLASS (probe_party_page_parent_class)->dispose (object);
}

static guint
new_signal (const char *name)
{
  return g_signal_new (name, PROBE_TYPE_PARTY_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
probe_party_page_class_init (ProbePartyPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = probe_party_page_dispose;
  gtk_widget_class_set_css_name (widget_class, "probe-party-page");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  signals[GO_ON] = new_signal ("go-on");
  signals[END_EVENING] = new_signal ("end-evening");
  signals[NEW_GAME] = new_signal ("new-game");
}

static void
go_on_cb (ProbePartyPage *self)
{
  g_signal_emit (self, signals[GO_ON], 0);
}

static void
end_cb (ProbePartyPage *self)
{
  g_signal_emit (self, signals[END_EVENING], 0);
}

static void
other_cb (ProbePartyPage *self)
{
  g_signal_emit (self, signals[NEW_GAME], 0);
}

static void
manner_cb (ProbePartyPage *self, GtkToggleButton *button)
{
  for (int i = 0; i <= PROBE_PARTY_SKIP; i++)
    if (self->manner_button[i] == GTK_WIDGET (button) && gtk_toggle_button_get_active (button))
      self->manner = (ProbePartyManner) i;
}

static GtkWidget *
make_manners (ProbePartyPage *self)
{
  static const struct {
    const char *label, *name;
  } texts[] = {
    /* Translators: what is done with a game in which only computers play */
    { NC_ ("computers only", "watch"), "party-watch" },
    { NC_ ("computers only", "hurry"), "party-hurry" },
    { NC_ ("computers only", "skip"), "party-skip" },
  };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 14), *linked = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  self->only = gtk_label_new (NULL);
  gtk_label_set_ellipsize (GTK_LABEL (self->only), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (self->only, "dim");
  gtk_box_append (GTK_BOX (box), self->only);
  gtk_widget_add_css_class (linked, "linked");
  gtk_widget_add_css_class (linked, "manners");
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      GtkWidget *button = gtk_toggle_button_new_with_label (g_dpgettext2 (NULL, "computers only", texts[i].label));

      self->manner_button[i] = button;
      gtk_widget_set_name (button, texts[i].name);
      if (i > 0)
        gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), GTK_TOGGLE_BUTTON (self->manner_button[0]));
      gtk_box_append (GTK_BOX (linked), button);
    }
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->manner_button[0]), TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    g_signal_connect_swapped (self->manner_button[i], "toggled", G_CALLBACK (manner_cb), self);
  gtk_box_append (GTK_BOX (box), linked);
  return box;
}

static GtkWidget *
make_button (ProbePartyPage *self, const char *label, const char *name, const char *class, GCallback clicked)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  gtk_widget_set_name (button, name);
  gtk_widget_add_css_class (button, class);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  g_signal_connect_swapped (button, "clicked", clicked, self);
  return button;
}

static GtkWidget *
make_label (const char *class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, class);
  return label;
}

static GtkWidget *
make_panel (ProbePartyPage *self)
{
  GtkWidget *panel = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 20), *text = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6), *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);

  self->next = make_label ("next");
  self->lines = make_label ("lines");
  self->manners = make_manners (self);
  gtk_widget_set_hexpand (text, TRUE);
  gtk_widget_set_valign (text, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (text), self->next);
  gtk_box_append (GTK_BOX (text), self->lines);
  gtk_box_append (GTK_BOX (text), self->manners);

  self->spinner = gtk_spinner_new ();
  gtk_widget_set_size_request (self->spinner, 36, 36);
  gtk_widget_set_valign (self->spinner, GTK_ALIGN_CENTER);
  self->go_on = make_button (self, "", "party-go-on", "party-go-on", G_CALLBACK (go_on_cb));
  self->end = make_button (self, _ ("_End the evening"), "party-end", "party-quiet", G_CALLBACK (end_cb));
  self->other = make_button (self, _ ("_Set the table…"), "party-new", "party-quiet", G_CALLBACK (other_cb));
  self->kept = gtk_label_new (_ ("kept as one evening"));
  gtk_widget_add_css_class (self->kept, "dim");
  gtk_widget_set_halign (row, GTK_ALIGN_END);
  gtk_box_append (GTK_BOX (row), self->other);
  gtk_box_append (GTK_BOX (row), self->go_on);
  gtk_box_append (GTK_BOX (row), self->spinner);
  gtk_widget_set_valign (buttons, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (buttons), row);
  gtk_box_append (GTK_BOX (buttons), self->kept);
  gtk_widget_set_halign (self->end, GTK_ALIGN_END);
  gtk_box_append (GTK_BOX (buttons), self->end);
  gtk_widget_set_halign (self->kept, GTK_ALIGN_END);

  gtk_box_append (GTK_BOX (panel), text);
  gtk_box_append (GTK_BOX (panel), buttons);
  gtk_widget_add_css_class (panel, "party-panel");
  return panel;
}

static GtkWidget *
make_left (ProbePartyPage *self)
{
  GtkWidget *left = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12), *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 16);
  GtkWidget *cards = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 14);
  g_autoptr (GtkSizeGroup) ends = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);

  self->heading = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING, NULL);
  gtk_widget_add_css_class (self->heading, "heading-line");
  self->hint = make_label ("hint-line");
  salon_draw_share_baseline (self->hint);
  salon_draw_share_baseline (self->heading);
  gtk_box_append (GTK_BOX (head), self->heading);
  gtk_box_append (GTK_BOX (head), self->hint);
  self->room = probe_party_room_new ();
  gtk_widget_set_vexpand (self->room, TRUE);
  gtk_box_set_homogeneous (GTK_BOX (cards), TRUE);
  for (int table = 0; table < PROBE_PARTY_TABLES; table++)
    gtk_box_append (GTK_BOX (cards), probe_party_card_make (&self->card[table], table, ends));

  gtk_widget_set_hexpand (left, TRUE);
  gtk_box_append (GTK_BOX (left), head);
  gtk_box_append (GTK_BOX (left), self->room);
  gtk_box_append (GTK_BOX (left), cards);
  self->panel = make_panel (self);
  gtk_box_append (GTK_BOX (left), self->panel);
  return left;
}

static void
probe_party_page_init (ProbePartyPage *self)
{
  static const SalonFloorStyle floor = {
    .piece = "house:probe/party-floor",
    .small_below = 620,
    .large_from = 840,
    .darkened = TRUE,
  };
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 20);
  GtkEventController *keys = gtk_event_controller_key_new ();

  probe_widgets_load_style ();
  salon_style_load ("probe/probe-party");
  salon_floor_set_style (SALON_FLOOR (self), &floor);
  gtk_widget_add_css_class (content, "content");
  self->standings = probe_party_standings_new ();
  gtk_box_append (GTK_BOX (content), make_left (self));
  gtk_box_append (GTK_BOX (content), self->standings);
  salon_floor_set_content (SALON_FLOOR (self), content);

  self->appearing =
    adw_timed_animation_new (GTK_WIDGET (self), 0, DURATION, 0,
                             adw_callback_animation_target_new ((AdwAnimationTargetFunc) appearing_cb, self, NULL));
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->appearing), ADW_LINEAR);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

GtkWidget *
probe_party_page_new (void)
{
  return g_object_new (PROBE_TYPE_PARTY_PAGE, NULL);
}
