/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/probe/probe-options-row.h"

#include <glib/gi18n-lib.h>

#include "model/probe/probe-text.h"
#include "words/words-list.h"

/* The rows inside are many lists that unfold, and few people ever look: they are made
 * when the row is first unfolded. What is chosen is kept here, not in them. */

/* The languages a record may name. */
static const struct {
  const char *tag;
  const char *name;
} languages[] = {
  { "en", N_ ("English") },
  { "fr", N_ ("French") },
};

struct _ProbeOptionsRow {
  AdwExpanderRow parent_instance;

  /* What is wished for, whatever the edition and the number of seats make of it:
   * the trays are those of two players. */
  ProbeSetup wish;
  char **names; /* of the players */
  int first;    /* a seat from 0, or PROBE_FIRST_BY_LOT */
  guint words;  /* the language, of those below */

  guint language[G_N_ELEMENTS (languages)]; /* those that have a list, of the table above */
  guint n_words;

  /* NULL until the row is unfolded. */
  GtkSwitch *activity;
  AdwComboRow *trays;
  AdwComboRow *spelling;
  AdwComboRow *answers;
  AdwComboRow *supply;
  AdwComboRow *word_list;
  AdwComboRow *who;
  gboolean updating;
};

G_DEFINE_FINAL_TYPE (ProbeOptionsRow, probe_options_row, ADW_TYPE_EXPANDER_ROW)

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
get_rules (ProbeOptionsRow *self)
{
  return &probe_editions[self->wish.edition].behaviours;
}

/* What the edition and the number of seats make of the wish. */
static void
fill_setup (ProbeOptionsRow *self, ProbeSetup *setup)
{
  setup->trays = self->wish.seats == 2 ? self->wish.trays : 1;
  setup->activity_cards = self->wish.activity_cards;
  setup->spelling_free = self->wish.spelling_free;
  setup->answers_by_hand = get_rules (self)->answers_by_hand_possible && self->wish.answers_by_hand;
  setup->supply_unlimited = self->wish.supply_unlimited;
}

/* Shows a choice. A row that has no say says why instead of what it does. */
static void
show_choice (AdwComboRow *row, guint chosen, const char *reason, const char *subtitle)
{
  adw_combo_row_set_selected (row, chosen);
  gtk_widget_set_sensitive (GTK_WIDGET (row), reason == NULL);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), reason != NULL ? reason : subtitle);
}

static void
show_rows (ProbeOptionsRow *self)
{
  const ProbeSetup *wish = &self->wish;

  self->updating = TRUE;
  gtk_switch_set_active (self->activity, wish->activity_cards);
  /* With more players the row shows what they will have, not what two would. */
  show_choice (self->trays, wish->seats == 2 && wish->trays == 2,
               wish->seats == 2 ? NULL : _ ("Two words each is for two players only."),
               _ ("A left and a right word each make a longer game."));
  show_choice (self->spelling, wish->spelling_free, NULL,
               wish->spelling_free ? _ ("Anything may be laid; a word can be challenged once it lies open.")
                                   : _ ("Only words of the list can be laid."));
  show_choice (self->answers, wish->answers_by_hand,
               get_rules (self)->answers_by_hand_possible ? NULL : _ ("In this edition the table always answers."),
               wish->answers_by_hand ? _ ("People answer for themselves, and may err: 100 points for a false “no”.")
                                     : _ ("The table sees to it that every answer is true."));
  show_choice (self->supply, wish->supply_unlimited, NULL,
               wish->supply_unlimited ? _ ("A word can use a letter as often as you like.")
                                      : _ ("A word can only use the cards in the box."));
  show_choice (self->word_list, self->words, self->n_words > 1 ? NULL : _ ("No other word list is installed."),
               _ ("Independent of the language of the program."));
  adw_combo_row_set_selected (self->who, (guint) (self->first + 1));
  self->updating = FALSE;
}

static void
update (ProbeOptionsRow *self)
{
  g_autofree char *summary = NULL, *markup = NULL;
  ProbeSetup setup;

  if (self->activity != NULL)
    show_rows (self);

  probe_setup_init (&setup, self->wish.edition, self->wish.seats);
  fill_setup (self, &setup);
  summary = probe_text_options (&setup);
  markup = g_markup_escape_text (summary, -1);
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (self), markup);
}

static void
option_changed_cb (ProbeOptionsRow *self)
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
  self->words = adw_combo_row_get_selected (self->word_list);
  self->first = (int) adw_combo_row_get_selected (self->who) - 1;
  update (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Names for the list of who begins. */
static void
show_names (ProbeOptionsRow *self)
{
  g_autoptr (GtkStringList) choices = gtk_string_list_new (NULL);

  gtk_string_list_append (choices, _ ("Chosen at random"));
  gtk_string_list_splice (choices, 1, 0, (const char *const *) self->names);
  self->updating = TRUE;
  adw_combo_row_set_model (self->who, G_LIST_MODEL (choices));
  self->updating = FALSE;
}

static void
add_activity_row (ProbeOptionsRow *self)
{
  GtkWidget *row = adw_action_row_new ();

  self->activity = GTK_SWITCH (gtk_switch_new ());
  gtk_widget_set_name (GTK_WIDGET (self->activity), "option-activity-cards");
  gtk_widget_set_valign (GTK_WIDGET (self->activity), GTK_ALIGN_CENTER);
  g_signal_connect_swapped (self->activity, "notify::active", G_CALLBACK (option_changed_cb), self);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ ("Activity cards"));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), _ ("Every turn begins with a card from the deck"));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), GTK_WIDGET (self->activity));
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), GTK_WIDGET (self->activity));
  adw_expander_row_add_row (ADW_EXPANDER_ROW (self), row);
}

/* @choices: NULL-terminated. */
static AdwComboRow *
add_combo_row (ProbeOptionsRow *self, const char *name, const char *title, const char *const *choices)
{
  g_autoptr (GtkStringList) model = gtk_string_list_new (choices);
  AdwComboRow *row = ADW_COMBO_ROW (adw_combo_row_new ());

  gtk_widget_set_name (GTK_WIDGET (row), name);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_combo_row_set_model (row, G_LIST_MODEL (model));
  g_signal_connect_swapped (row, "notify::selected", G_CALLBACK (option_changed_cb), self);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (self), GTK_WIDGET (row));
  return row;
}

static void
expanded_cb (ProbeOptionsRow *self)
{
  const char *const trays[] = { _ ("One word each"), _ ("Two words each"), NULL };
  const char *const spelling[] = { _ ("By the word list"), _ ("Free"), NULL };
  const char *const answers[] = { _ ("By the table"), _ ("By hand"), NULL };
  const char *const supply[] = { _ ("Those in the box"), _ ("As many as needed"), NULL };
  const char *words[G_N_ELEMENTS (languages) + 1] = { NULL };

  if (self->activity != NULL || !adw_expander_row_get_expanded (ADW_EXPANDER_ROW (self)))
    return;

  for (guint i = 0; i < self->n_words; i++)
    words[i] = _ (languages[self->language[i]].name);

  self->updating = TRUE;
  add_activity_row (self);
  self->trays = add_combo_row (self, "option-trays", _ ("Trays"), trays);
  self->spelling = add_combo_row (self, "option-spelling", _ ("Spelling"), spelling);
  self->answers = add_combo_row (self, "option-answers", _ ("Answers"), answers);
  self->supply = add_combo_row (self, "option-supply", _ ("Letter cards"), supply);
  self->word_list = add_combo_row (self, "option-words", _ ("Language of the words"), words);
  self->who = add_combo_row (self, "option-first", _ ("Who begins"), NULL);
  self->updating = FALSE;
  show_names (self);
  show_rows (self);
}

static void
find_words (ProbeOptionsRow *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    if (probe_options_has_words (languages[i].tag))
      self->language[self->n_words++] = i;

  /* Nothing installed: the game will say so when it is begun. */
  if (self->n_words == 0)
    self->n_words = 1;
}

static void
probe_options_row_finalize (GObject *object)
{
  g_strfreev (PROBE_OPTIONS_ROW (object)->names);

  G_OBJECT_CLASS (probe_options_row_parent_class)->finalize (object);
}

static void
probe_options_row_class_init (ProbeOptionsRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = probe_options_row_finalize;

  signals[CHANGED] =
    g_signal_new ("changed", PROBE_TYPE_OPTIONS_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
probe_options_row_init (ProbeOptionsRow *self)
{
  probe_setup_init (&self->wish, PROBE_PARKER_1964, 2);
  self->wish.trays = 2;
  self->names = g_new0 (char *, 1);
  self->first = PROBE_FIRST_BY_LOT;
  find_words (self);

  gtk_widget_set_name (GTK_WIDGET (self), "house-options");
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), _ ("House rules"));
  g_signal_connect (self, "notify::expanded", G_CALLBACK (expanded_cb), NULL);
}

void
probe_options_row_set (ProbeOptionsRow *self, const ProbeHeader *header, int first)
{
  const int seats = self->wish.seats;

  self->wish = header->setup;
  self->wish.seats = (uint8_t) seats;
  /* With more than two players the record says nothing of trays. */
  if (header->setup.seats != 2)
    self->wish.trays = 2;
  for (guint i = 0; i < self->n_words; i++)
    if (strcmp (languages[self->language[i]].tag, header->words) == 0)
      self->words = i;
  self->first = first;

  update (self);
}

void
probe_options_row_set_edition (ProbeOptionsRow *self, ProbeEdition edition)
{
  const ProbeBehaviours *old = get_rules (self);

  self->wish.edition = edition;
  /* A house that wished for another supply than the box has keeps its wish. */
  if (self->wish.supply_unlimited == old->supply_unlimited)
    self->wish.supply_unlimited = get_rules (self)->supply_unlimited;

  update (self);
}

void
probe_options_row_set_seats (ProbeOptionsRow *self, const char *const *names)
{
  g_strfreev (self->names);
  self->names = g_strdupv ((char **) names);
  self->wish.seats = (uint8_t) g_strv_length (self->names);
  if (self->first >= self->wish.seats)
    self->first = PROBE_FIRST_BY_LOT;
  if (self->who != NULL)
    show_names (self);

  update (self);
}

void
probe_options_row_get (ProbeOptionsRow *self, ProbeHeader *header)
{
  fill_setup (self, &header->setup);
  g_strlcpy (header->words, languages[self->language[self->words]].tag, sizeof header->words);
}

int
probe_options_row_get_first (ProbeOptionsRow *self)
{
  return self->first;
}

void
probe_options_row_set_first (ProbeOptionsRow *self, int first)
{
  self->first = first;

  update (self);
}
