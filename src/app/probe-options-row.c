/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/probe-options-row.h"

#include <glib/gi18n-lib.h>

#include "model/probe-text.h"
#include "words/words-list.h"

/* The languages a record may name. */
static const struct {
  const char *tag;
  const char *name;
} languages[] = {
  { "en", N_("English") },
  { "fr", N_("French") },
};

struct _ProbeOptionsRow {
  AdwExpanderRow parent_instance;

  GtkWidget *activity;
  AdwComboRow *trays;
  AdwComboRow *spelling;
  AdwComboRow *answers;
  AdwComboRow *supply;
  AdwComboRow *words;
  AdwComboRow *first;

  ProbeEdition edition;
  guint n_seats;
  gboolean two_trays; /* as two players would have it */
  guint n_words;
  guint language[G_N_ELEMENTS (languages)]; /* those of the row, of the table above */
  gboolean updating;
};

G_DEFINE_FINAL_TYPE (ProbeOptionsRow, probe_options_row, ADW_TYPE_EXPANDER_ROW)

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

gboolean
probe_options_has_words (const char *language)
{
  char path[4096];

  return words_list_path (language, path, sizeof path);
}

static gboolean
selected (AdwComboRow *row)
{
  return adw_combo_row_get_selected (row) == 1;
}

/* A row that has no say says why instead of what it does. */
static void
set_subtitle (AdwComboRow *row,
              const char  *reason,
              const char  *subtitle)
{
  gtk_widget_set_sensitive (GTK_WIDGET (row), reason == NULL);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), reason != NULL ? reason : subtitle);
}

static void
fill_setup (ProbeOptionsRow *self,
            ProbeSetup      *setup)
{
  const ProbeBehaviours *rules = &probe_editions[self->edition].behaviours;

  setup->trays = self->n_seats == 2 && self->two_trays ? 2 : 1;
  setup->activity_cards = gtk_switch_get_active (GTK_SWITCH (self->activity));
  setup->spelling_free = selected (self->spelling);
  setup->answers_by_hand = rules->answers_by_hand_possible && selected (self->answers);
  setup->supply_unlimited = selected (self->supply);
}

/* With more players the row shows what they will have, not what two would. */
static void
show_trays (ProbeOptionsRow *self)
{
  const gboolean updating = self->updating;

  self->updating = TRUE;
  adw_combo_row_set_selected (self->trays, self->n_seats == 2 && self->two_trays);
  set_subtitle (self->trays, self->n_seats == 2 ? NULL : _("Two words each are for two players."),
                _("A left and a right word each make a longer game."));
  self->updating = updating;
}

static void
update (ProbeOptionsRow *self)
{
  const ProbeBehaviours *rules = &probe_editions[self->edition].behaviours;
  const char *no_hand = NULL, *one_language = NULL;
  g_autofree char *summary = NULL, *markup = NULL;
  ProbeSetup setup;

  show_trays (self);
  set_subtitle (self->spelling, NULL,
                selected (self->spelling) ? _("Anything may be laid; a word can be challenged once it lies open.")
                                          : _("Only words of the list can be laid."));
  if (!rules->answers_by_hand_possible)
    no_hand = _("In this edition the table always answers.");
  set_subtitle (self->answers, no_hand,
                selected (self->answers) ? _("People answer for themselves, and may err: 100 points for a false “no”.")
                                         : _("The table sees to it that every answer is true."));
  set_subtitle (self->supply, NULL,
                selected (self->supply) ? _("A letter can stand in a word as often as you like.")
                                        : _("A word can only have the letters that the set has."));
  if (self->n_words <= 1)
    one_language = _("No other word list is installed.");
  set_subtitle (self->words, one_language, _("Whatever language the program speaks."));

  probe_setup_init (&setup, self->edition, (int) self->n_seats);
  fill_setup (self, &setup);
  summary = probe_text_options (&setup);
  markup = g_markup_escape_text (summary, -1);
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (self), markup);
}

static void
option_changed_cb (ProbeOptionsRow *self)
{
  if (self->updating)
    return;

  if (self->n_seats == 2)
    self->two_trays = selected (self->trays);
  update (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
fill_words (ProbeOptionsRow *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    if (probe_options_has_words (languages[i].tag))
      {
        self->language[self->n_words++] = i;
        gtk_string_list_append (names, _(languages[i].name));
      }

  /* Nothing installed: the game will say so when it is begun. */
  if (self->n_words == 0)
    {
      self->n_words = 1;
      gtk_string_list_append (names, _(languages[0].name));
    }
  adw_combo_row_set_model (self->words, G_LIST_MODEL (names));
}

static void
probe_options_row_class_init (ProbeOptionsRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  signals[CHANGED] = g_signal_new ("changed", PROBE_TYPE_OPTIONS_ROW, G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/salongames/Salon/ui/probe-options-row.ui");
  gtk_widget_class_bind_template_child (widget_class, ProbeOptionsRow, activity);
  gtk_widget_class_bind_template_child (widget_class, ProbeOptionsRow, trays);
  gtk_widget_class_bind_template_child (widget_class, ProbeOptionsRow, spelling);
  gtk_widget_class_bind_template_child (widget_class, ProbeOptionsRow, answers);
  gtk_widget_class_bind_template_child (widget_class, ProbeOptionsRow, supply);
  gtk_widget_class_bind_template_child (widget_class, ProbeOptionsRow, words);
  gtk_widget_class_bind_template_child (widget_class, ProbeOptionsRow, first);
  gtk_widget_class_bind_template_callback (widget_class, option_changed_cb);
}

static void
probe_options_row_init (ProbeOptionsRow *self)
{
  static const char *const nobody[] = { NULL };

  self->updating = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_switch_set_active (GTK_SWITCH (self->activity), TRUE);
  self->two_trays = TRUE;
  fill_words (self);
  probe_options_row_set_seats (self, nobody);
  self->updating = FALSE;
}

void
probe_options_row_set (ProbeOptionsRow   *self,
                       const ProbeHeader *header,
                       int                first)
{
  const ProbeSetup *setup = &header->setup;

  self->updating = TRUE;
  self->edition = setup->edition;
  gtk_switch_set_active (GTK_SWITCH (self->activity), setup->activity_cards);
  /* With more than two players the record says nothing of trays. */
  self->two_trays = setup->seats != 2 || setup->trays == 2;
  adw_combo_row_set_selected (self->spelling, setup->spelling_free);
  adw_combo_row_set_selected (self->answers, setup->answers_by_hand);
  adw_combo_row_set_selected (self->supply, setup->supply_unlimited);
  for (guint i = 0; i < self->n_words; i++)
    if (strcmp (languages[self->language[i]].tag, header->words) == 0)
      adw_combo_row_set_selected (self->words, i);
  probe_options_row_set_first (self, first);
  self->updating = FALSE;

  update (self);
}

void
probe_options_row_set_edition (ProbeOptionsRow *self,
                               ProbeEdition     edition)
{
  const ProbeBehaviours *old = &probe_editions[self->edition].behaviours;
  const ProbeBehaviours *now = &probe_editions[edition].behaviours;

  self->updating = TRUE;
  self->edition = edition;
  /* A house that wished for another supply than the box has keeps its wish. */
  if (selected (self->supply) == old->supply_unlimited)
    adw_combo_row_set_selected (self->supply, now->supply_unlimited);
  self->updating = FALSE;

  update (self);
}

void
probe_options_row_set_seats (ProbeOptionsRow   *self,
                             const char *const *names)
{
  g_autoptr (GtkStringList) choices = gtk_string_list_new (NULL);
  const guint first = adw_combo_row_get_selected (self->first);
  const gboolean updating = self->updating;

  gtk_string_list_append (choices, _("The lot decides"));
  for (self->n_seats = 0; names[self->n_seats] != NULL; self->n_seats++)
    gtk_string_list_append (choices, names[self->n_seats]);

  self->updating = TRUE;
  adw_combo_row_set_model (self->first, G_LIST_MODEL (choices));
  adw_combo_row_set_selected (self->first, first <= self->n_seats ? first : 0);
  self->updating = updating;

  update (self);
}

void
probe_options_row_get (ProbeOptionsRow *self,
                       ProbeHeader     *header)
{
  const guint words = adw_combo_row_get_selected (self->words);

  fill_setup (self, &header->setup);
  g_strlcpy (header->words,
             languages[words < self->n_words ? self->language[words] : 0].tag,
             sizeof header->words);
}

int
probe_options_row_get_first (ProbeOptionsRow *self)
{
  const guint first = adw_combo_row_get_selected (self->first);

  return first == GTK_INVALID_LIST_POSITION ? PROBE_FIRST_BY_LOT : (int) first - 1;
}

void
probe_options_row_set_first (ProbeOptionsRow *self,
                             int              first)
{
  const gboolean updating = self->updating;

  self->updating = TRUE;
  adw_combo_row_set_selected (self->first, first < 0 ? 0 : (guint) first + 1);
  self->updating = updating;
}
