/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/probe/probe-options-panel.h"

#include <glib/gi18n-lib.h>

#include "app/salon-option-row.h"
#include "words/words-list.h"

/* The languages a record may name. */
static const struct {
  const char *tag;
  const char *name;
} languages[] = {
  { "en", N_ ("English") },
  { "fr", N_ ("French") },
};

struct _ProbeOptionsPanel {
  GtkBox parent_instance;

  /* The player's choices, whether or not the edition and the number of seats allow them. The
   * number of trays is the one for two players. */
  ProbeSetup wish;
  gboolean aid; /* the learner's aid is on */
  int first;    /* a seat from 0, or SALON_FIRST_BY_LOT */
  guint words;  /* index into @language */

  guint language[G_N_ELEMENTS (languages)]; /* indices of the languages that have a list */
  guint n_words;                            /* size of @language */

  GtkListBox *rows;
  GtkSwitch *activity;
  AdwComboRow *trays;
  AdwComboRow *spelling;
  AdwComboRow *answers;
  AdwComboRow *supply;
  AdwComboRow *word_list;
  AdwComboRow *who;
  AdwComboRow *aid_row;
  gboolean updating;
};

G_DEFINE_FINAL_TYPE (ProbeOptionsPanel, probe_options_panel, GTK_TYPE_BOX)

enum {
  CHANGED,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

gboolean
probe_options_has_words (const char *language)
{
  char path[4096];

  return words_list_path (language, path, sizeof path);
}

static const ProbeBehaviours *
get_rules (ProbeOptionsPanel *self)
{
  return &probe_editions[self->wish.edition].behaviours;
}

/* Writes the choices into @setup, as far as the edition and the number of seats allow them. */
static void
fill_setup (ProbeOptionsPanel *self, ProbeSetup *setup)
{
  setup->trays = self->wish.seats == 2 ? self->wish.trays : 1;
  setup->activity_cards = self->wish.activity_cards;
  setup->spelling_free = self->wish.spelling_free;
  setup->answers_by_hand = get_rules (self)->answers_by_hand_possible && self->wish.answers_by_hand;
  setup->supply_unlimited = self->wish.supply_unlimited;
}

static void
show_rows (ProbeOptionsPanel *self)
{
  const ProbeSetup *wish = &self->wish;

  self->updating = TRUE;
  gtk_switch_set_active (self->activity, wish->activity_cards);
  /* With more than two players the row shows “One word each”, whatever the choice for two is. */
  salon_option_row_show (self->trays, wish->seats == 2 && wish->trays == 2,
                         wish->seats == 2 ? NULL : _ ("Two words each is for two players only."),
                         wish->trays == 2 ? _ ("A left and a right word each make a longer game.") : NULL);
  salon_option_row_show (self->spelling, wish->spelling_free, NULL,
                         wish->spelling_free ? _ ("Anything may be laid; a word can be challenged once it lies open.")
                                             : NULL);
  salon_option_row_show (self->answers, wish->answers_by_hand,
                         get_rules (self)->answers_by_hand_possible ? NULL
                                                                    : _ ("In this edition the table always answers."),
                         wish->answers_by_hand
                           ? _ ("People answer for themselves, and may err: 100 points for a false “no”.")
                           : NULL);
  salon_option_row_show (self->supply, wish->supply_unlimited, NULL,
                         wish->supply_unlimited ? NULL : _ ("A word can only use the cards in the box."));
  salon_option_row_show (self->word_list, self->words,
                         self->n_words > 1 ? NULL : _ ("No other word list is installed."), NULL);
  salon_option_row_show (self->aid_row, self->aid ? 1 : 0, NULL,
                         self->aid ? _ ("Shows which letters were asked for in vain. The table says so to everybody.")
                                   : NULL);
  adw_combo_row_set_selected (self->who, (guint) (self->first + 1));
  self->updating = FALSE;
}

static void
option_changed_cb (ProbeOptionsPanel *self)
{
  ProbeSetup *wish = &self->wish;

  if (self->updating)
    return;

  wish->activity_cards = gtk_switch_get_active (self->activity);
  if (wish->seats == 2)
    wish->trays = adw_combo_row_get_selected (self->trays) == 1 ? 2 : 1;
  wish->spelling_free = adw_combo_row_get_selected (self->spelling) == 1;
  wish->answers_by_hand = adw_combo_row_get_selected (self->answers) == 1;
  wish->supply_unlimited = adw_combo_row_get_selected (self->supply) == 1;
  self->aid = adw_combo_row_get_selected (self->aid_row) == 1;
  self->words = adw_combo_row_get_selected (self->word_list);
  self->first = (int) adw_combo_row_get_selected (self->who) - 1;
  show_rows (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
set_players (ProbeOptionsPanel *self, const char *const *names)
{
  self->updating = TRUE;
  salon_option_row_set_players (self->who, names);
  self->updating = FALSE;
}

static void
add_activity_row (ProbeOptionsPanel *self)
{
  GtkWidget *row = adw_action_row_new ();

  self->activity = GTK_SWITCH (gtk_switch_new ());
  gtk_widget_set_name (GTK_WIDGET (self->activity), "option-activity-cards");
  gtk_widget_set_valign (GTK_WIDGET (self->activity), GTK_ALIGN_CENTER);
  g_signal_connect_swapped (self->activity, "notify::active", G_CALLBACK (option_changed_cb), self);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ ("Activity cards"));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), GTK_WIDGET (self->activity));
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), GTK_WIDGET (self->activity));
  gtk_widget_set_receives_default (row, TRUE);
  gtk_list_box_append (self->rows, row);
}

/* @choices: (nullable): NULL-terminated */
static AdwComboRow *
add_combo_row (ProbeOptionsPanel *self, const char *name, const char *title, const char *const *choices)
{
  AdwComboRow *row = salon_option_row_new (name, title, choices);

  g_signal_connect_swapped (row, "notify::selected", G_CALLBACK (option_changed_cb), self);
  gtk_list_box_append (self->rows, GTK_WIDGET (row));
  return row;
}

static void
add_rows (ProbeOptionsPanel *self)
{
  const char *const trays[] = { _ ("one word each"), _ ("two words each"), NULL };
  const char *const spelling[] = { _ ("by the list"), C_ ("spelling", "free"), NULL };
  const char *const answers[] = { _ ("by the table"), _ ("by hand"), NULL };
  const char *const supply[] = { _ ("those in the box"), _ ("as many as needed"), NULL };
  const char *const aid[] = { C_ ("learner’s aid", "off"), _ ("letters asked for"), NULL };
  const char *words[G_N_ELEMENTS (languages) + 1] = { NULL };

  for (guint i = 0; i < self->n_words; i++)
    words[i] = _ (languages[self->language[i]].name);

  self->updating = TRUE;
  add_activity_row (self);
  self->spelling = add_combo_row (self, "option-spelling", _ ("Spelling"), spelling);
  self->answers = add_combo_row (self, "option-answers", _ ("Answers"), answers);
  self->who = add_combo_row (self, "option-first", _ ("Who begins"), NULL);
  self->word_list = add_combo_row (self, "option-words", _ ("Language of the words"), words);
  self->supply = add_combo_row (self, "option-supply", _ ("Letter cards"), supply);
  self->trays = add_combo_row (self, "option-trays", _ ("Trays"), trays);
  self->aid_row = add_combo_row (self, "option-aid", _ ("Learner’s aid"), aid);
  self->updating = FALSE;
}

static void
find_words (ProbeOptionsPanel *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    if (probe_options_has_words (languages[i].tag))
      self->language[self->n_words++] = i;

  /* If no list is installed the row offers the first language; the game reports the missing list
   * when it begins. */
  if (self->n_words == 0)
    self->n_words = 1;
}

static void
probe_options_panel_class_init (ProbeOptionsPanelClass *klass)
{
  signals[CHANGED] =
    g_signal_new ("changed", PROBE_TYPE_OPTIONS_PANEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
probe_options_panel_init (ProbeOptionsPanel *self)
{
  probe_setup_init (&self->wish, PROBE_PARKER_1964, 2);
  self->wish.trays = 2;
  self->first = SALON_FIRST_BY_LOT;
  find_words (self);

  self->rows = salon_option_rows_new (GTK_BOX (self));
  add_rows (self);
  set_players (self, (const char *const[]) { NULL });
  show_rows (self);
}

void
probe_options_panel_set (ProbeOptionsPanel *self, const ProbeHeader *header, int first)
{
  const int seats = self->wish.seats;

  self->wish = header->setup;
  self->aid = header->aid;
  self->wish.seats = (uint8_t) seats;
  /* The record of a game with more than two players has no choice of trays. */
  if (header->setup.seats != 2)
    self->wish.trays = 2;
  for (guint i = 0; i < self->n_words; i++)
    if (strcmp (languages[self->language[i]].tag, header->words) == 0)
      self->words = i;
  self->first = first < self->wish.seats ? first : SALON_FIRST_BY_LOT;

  show_rows (self);
}

void
probe_options_panel_set_party (ProbeOptionsPanel *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->who), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->trays), FALSE);
}

void
probe_options_panel_set_edition (ProbeOptionsPanel *self, ProbeEdition edition)
{
  const ProbeBehaviours *old = get_rules (self);

  self->wish.edition = edition;
  /* If the player had chosen another supply than that of the old edition, the choice stays. */
  if (self->wish.supply_unlimited == old->supply_unlimited)
    self->wish.supply_unlimited = get_rules (self)->supply_unlimited;

  show_rows (self);
}

void
probe_options_panel_set_seats (ProbeOptionsPanel *self, const char *const *names)
{
  set_players (self, names);
  self->wish.seats = (uint8_t) g_strv_length ((char **) names);
  if (self->first >= self->wish.seats)
    self->first = SALON_FIRST_BY_LOT;
  show_rows (self);
}

void
probe_options_panel_get (ProbeOptionsPanel *self, ProbeHeader *header)
{
  fill_setup (self, &header->setup);
  header->aid = self->aid;
  g_strlcpy (header->words, languages[self->language[self->words]].tag, sizeof header->words);
}

int
probe_options_panel_get_first (ProbeOptionsPanel *self)
{
  return self->first;
}

void
probe_options_panel_set_first (ProbeOptionsPanel *self, int first)
{
  self->first = first;

  show_rows (self);
}
