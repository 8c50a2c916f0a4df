/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/wedges/wedges-options-panel.h"

#include <glib/gi18n-lib.h>

#include "app/salon-option-row.h"
#include "app/wedges/wedges-defaults.h"

/* The times that are offered, in seconds; any other one that a set-up has stands behind them. */
static const guint8 times[] = { 0, 10, 15, 20, 30, 45, 60, 90, 120 };

/* With fewer seats there are no places to play for. */
#define LEAST_FOR_PLACES 3

struct _WedgesOptionsPanel {
  GtkBox parent_instance;

  /* What the player wishes, whether or not it can be had. */
  gboolean typed, judge_chosen;
  guint8 seconds;
  gboolean one_box, shuffle, separate, places;

  int seats, people;
  guint members;

  GtkListBox *rows;
  AdwComboRow *judge, *time, *boxes, *cards, *teams, *end;
  guint8 other_time; /* the one behind the usual times; 0: there is none */
  gboolean updating;
};

G_DEFINE_FINAL_TYPE (WedgesOptionsPanel, wedges_options_panel, GTK_TYPE_BOX)

enum {
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static gboolean
get_typed (WedgesOptionsPanel *self)
{
  return self->judge_chosen ? self->typed : wedges_defaults_get_typed (self->people, self->members);
}

static guint
find_time (WedgesOptionsPanel *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (times); i++)
    if (times[i] == self->seconds)
      return i;

  return G_N_ELEMENTS (times);
}

/* How answers are given and judged. */
static void
show_answers (WedgesOptionsPanel *self)
{
  const gboolean typed = get_typed (self);
  const char *nobody = self->people == 0 ? _ ("Only computers play.") : NULL;

  salon_option_row_show (self->judge, typed, nobody,
                         typed
                           ? _ ("The answer is typed, and Salon proposes whether it is right. You have the last word.")
                           : _ ("The answer is said aloud, then uncovered; the others say whether it was right."));
  salon_option_row_show (self->time, find_time (self), nobody,
                         self->seconds == 0 ? _ ("Nobody is hurried.") : _ ("A late answer counts as wrong."));
  salon_option_row_show (self->teams, self->separate, self->members == 0 ? _ ("Nobody plays in a team.") : NULL,
                         self->separate ? _ ("The members answer in turn, each alone.")
                                        : _ ("The members of a team whisper, and one of them answers."));
}

/* Cards, and what ends the game. */
static void
show_course (WedgesOptionsPanel *self)
{
  salon_option_row_show (self->boxes, self->one_box, NULL,
                         self->one_box ? _ ("All cards stand in one box: practical for two or three.")
                                       : _ ("Questions come from either box in turn."));
  salon_option_row_show (
    self->cards, self->shuffle, NULL,
    self->shuffle
      ? _ ("The cards are shuffled before this game; questions may come back.")
      : _ ("The game goes on where the last one ended: no question comes twice before its box is through."));
  salon_option_row_show (self->end, self->places,
                         self->seats < LEAST_FOR_PLACES
                           ? _ ("With one or two players there are no further places to play for.")
                           : NULL,
                         self->places ? _ ("The others go on for second place and the ones behind it.")
                                      : _ ("The first right answer to a final question ends the game."));
}

static void
show_rows (WedgesOptionsPanel *self)
{
  self->updating = TRUE;
  show_answers (self);
  show_course (self);
  self->updating = FALSE;
}

static void
changed_cb (WedgesOptionsPanel *self, GParamSpec *property, const GtkWidget *row)
{
  const guint time = adw_combo_row_get_selected (self->time);

  if (self->updating)
    return;

  if (row == GTK_WIDGET (self->judge))
    {
      self->judge_chosen = TRUE;
      self->typed = adw_combo_row_get_selected (self->judge) == 1;
    }
  self->seconds = time < G_N_ELEMENTS (times) ? times[time] : self->other_time;
  self->one_box = adw_combo_row_get_selected (self->boxes) == 1;
  self->shuffle = adw_combo_row_get_selected (self->cards) == 1;
  self->separate = adw_combo_row_get_selected (self->teams) == 1;
  self->places = adw_combo_row_get_selected (self->end) == 1;
  show_rows (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Making it */

static AdwComboRow *
add_choice (WedgesOptionsPanel *self, const char *name, const char *title, const char *const *choices)
{
  AdwComboRow *row = salon_option_row_new (name, title, choices);

  g_signal_connect_swapped (row, "notify::selected", G_CALLBACK (changed_cb), self);
  gtk_list_box_append (self->rows, GTK_WIDGET (row));
  return row;
}

static char *
say_time (guint seconds)
{
  return seconds == 0 ? g_strdup (C_ ("time", "no limit"))
                      : g_strdup_printf (ngettext ("%u second", "%u seconds", seconds), seconds);
}

/* Has the row offer the usual times, and @other if it is none of them. */
static void
offer_times (WedgesOptionsPanel *self)
{
  g_autoptr (GtkStringList) choices = gtk_string_list_new (NULL);

  if (find_time (self) == G_N_ELEMENTS (times))
    self->other_time = self->seconds;
  for (guint i = 0; i < G_N_ELEMENTS (times); i++)
    gtk_string_list_take (choices, say_time (times[i]));
  if (self->other_time != 0)
    gtk_string_list_take (choices, say_time (self->other_time));
  adw_combo_row_set_model (self->time, G_LIST_MODEL (choices));
}

static void
wedges_options_panel_class_init (WedgesOptionsPanelClass *klass)
{
  signals[CHANGED] =
    g_signal_new ("changed", WEDGES_TYPE_OPTIONS_PANEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
wedges_options_panel_init (WedgesOptionsPanel *self)
{
  const char *const judges[] = { C_ ("answers", "said aloud"), C_ ("answers", "typed"), NULL };
  const char *const boxes[] = { C_ ("boxes", "two"), C_ ("boxes", "one"), NULL };
  const char *const cards[] = { C_ ("cards", "as left"), C_ ("cards", "shuffled"), NULL };
  const char *const teams[] = { C_ ("team", "together"), C_ ("team", "in turn"), NULL };
  const char *const ends[] = { C_ ("end", "with the winner"), C_ ("end", "with the last"), NULL };

  self->rows = salon_option_rows_new (GTK_BOX (self));
  self->updating = TRUE;
  self->judge = add_choice (self, "option-judge", _ ("Answers"), judges);
  self->time = add_choice (self, "option-seconds", _ ("Time to answer"), NULL);
  self->teams = add_choice (self, "option-consultation", _ ("Teams answer"), teams);
  self->boxes = add_choice (self, "option-boxes", _ ("Boxes"), boxes);
  self->cards = add_choice (self, "option-shuffle", _ ("Cards"), cards);
  self->end = add_choice (self, "option-places", _ ("The game ends"), ends);
  offer_times (self);
  show_rows (self);
}

void
wedges_options_panel_set (WedgesOptionsPanel *self, const WedgesHeader *header, const WedgesHabits *habits)
{
  int people = 0;
  guint members = 0;

  for (int seat = 0; seat < header->setup.seats; seat++)
    {
      people += header->salon.kind[seat] == SALON_HUMAN;
      members += header->members[seat];
    }
  self->typed = header->typed;
  /* What follows from the seats need not have been chosen. */
  self->judge_chosen = people > 0 && header->typed != wedges_defaults_get_typed (people, members);
  self->seconds = header->seconds;
  self->one_box = header->setup.boxes == 1;
  self->shuffle = habits->shuffle;
  self->separate = header->separate;
  self->places = header->setup.places;

  self->updating = TRUE;
  offer_times (self);
  self->updating = FALSE;
  wedges_options_panel_set_seats (self, header->setup.seats, people, members);
}

void
wedges_options_panel_set_seats (WedgesOptionsPanel *self, int seats, int people, guint members)
{
  self->seats = seats;
  self->people = people;
  self->members = members;
  show_rows (self);
}

void
wedges_options_panel_get (WedgesOptionsPanel *self, WedgesHeader *header, WedgesHabits *habits)
{
  header->typed = get_typed (self);
  header->seconds = self->seconds;
  header->separate = self->separate && self->members > 0;
  header->setup.boxes = self->one_box ? 1 : WEDGES_BOXES;
  header->setup.places = self->places && self->seats >= LEAST_FOR_PLACES;
  habits->shuffle = self->shuffle;
}
