/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/cubes/cubes-options-panel.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "app/cubes/cubes-defaults.h"
#include "app/salon-option-row.h"
#include "app/salon-seating.h"

/* The languages that the words can have. */
enum {
  ENGLISH,
  FRENCH,
  N_LANGUAGES,
};

static const struct {
  const char *tag, *name;
} languages[N_LANGUAGES] = {
  [ENGLISH] = { "en", N_ ("English") },
  [FRENCH] = { "fr", N_ ("French") },
};

/* The choices of a target, in their order; the last one is any number. */
static const guint16 targets[] = { 0, 50, 100 };
#define OWN_TARGET G_N_ELEMENTS (targets)

#define MOST_MINUTES 10

struct _CubesOptionsPanel {
  GtkBox parent_instance;

  /* What the player wishes, whether or not it can be had. */
  guint8 minutes;
  guint16 target;
  gboolean own_target; /* @target is told in figures */
  gboolean spelling_free, upright, french_cubes;
  guint language;
  CubesHabits habits;
  int first; /* a seat from 0, or SALON_FIRST_BY_LOT */

  int people;
  gboolean has_words[N_LANGUAGES];

  GtkListBox *rows;
  AdwComboRow *way, *time, *target_row, *spelling, *words, *cubes, *faces, *wish, *who;
  GtkWidget *number_row, *check_row;
  GtkSpinButton *number;
  GtkSwitch *check;
  gboolean updating;
};

G_DEFINE_FINAL_TYPE (CubesOptionsPanel, cubes_options_panel, GTK_TYPE_BOX)

enum {
  CHANGED,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

static guint
find_target (CubesOptionsPanel *self)
{
  for (guint i = 0; !self->own_target && i < G_N_ELEMENTS (targets); i++)
    if (targets[i] == self->target)
      return i;

  return OWN_TARGET;
}

static const char *
explain_way (CubesOptionsPanel *self)
{
  if (self->habits.way == CUBES_WAY_PAPER)
    return _ ("Everybody writes by hand at the same time; then each list is typed in.");

  return self->people > 1 ? _ ("One after the other, each with the whole time, while the others look away.")
                          : _ ("Words are written here while the time runs.");
}

static const char *
explain_wish (CubesWish wish)
{
  switch (wish)
    {
    case CUBES_WISH_RICH:
      return _ ("Shaken again until there are many words. The cubes still fall by chance.");
    case CUBES_WISH_EASY:
      return _ ("Shaken again until there are many words that everybody knows. The cubes still fall by chance.");
    case CUBES_WISH_NONE:
    case CUBES_N_WISHES:
    default:
      return _ ("The first shake counts.");
    }
}

/* Writing, time and what ends the game. */
static void
show_course (CubesOptionsPanel *self)
{
  const guint target = find_target (self);
  g_autofree char *rounds = NULL;

  if (self->target > 0)
    rounds = g_strdup_printf (ngettext ("Rounds follow until somebody has %d point; all score at once.",
                                        "Rounds follow until somebody has %d points; all score at once.", self->target),
                              self->target);
  salon_option_row_show (self->way, self->habits.way, NULL, explain_way (self));
  salon_option_row_show (self->time, self->minutes, NULL,
                         self->minutes == 0   ? _ ("Nobody is hurried: each says when they have finished.")
                         : self->minutes == 3 ? _ ("As long as in the boxed game.")
                                              : _ ("In the boxed game it is three minutes."));
  salon_option_row_show (self->target_row, target, NULL, rounds != NULL ? rounds : _ ("One round is the game."));
  gtk_widget_set_visible (self->number_row, target == OWN_TARGET);
  gtk_spin_button_set_value (self->number, self->target);
}

/* Words and cubes. */
static void
show_words (CubesOptionsPanel *self)
{
  const gboolean french = self->language == FRENCH;

  salon_option_row_show (self->spelling, self->spelling_free, NULL,
                         self->spelling_free
                           ? _ ("Every word counts that nobody challenges. The table looks it up and rules.")
                           : _ ("A word counts if the word list has it, in any form."));
  gtk_switch_set_active (self->check, self->habits.check && !self->spelling_free);
  gtk_widget_set_sensitive (self->check_row, !self->spelling_free);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->check_row),
                               self->spelling_free  ? _ ("With free spelling the table rules, not the word list.")
                               : self->habits.check ? _ ("Each word is told at once whether the list has it.")
                                                    : _ ("Whether a word counts is told when the time is up."));
  salon_option_row_show (self->words, self->language,
                         self->has_words[!self->language] ? NULL : _ ("No other word list is installed."), NULL);
  salon_option_row_show (self->cubes, french && self->french_cubes,
                         french ? NULL : _ ("English is played with the cubes of 1997."),
                         self->french_cubes ? _ ("Nobody is known to have sold a French set: Salon made this one.")
                                            : _ ("The cubes of the English box: rare words in French."));
}

static void
show_rows (CubesOptionsPanel *self)
{
  self->updating = TRUE;
  show_course (self);
  show_words (self);
  salon_option_row_show (self->faces, self->upright, NULL,
                         self->upright ? _ ("All letters stand upright.")
                                       : _ ("Letters lie as they fell, on their side or upside down."));
  salon_option_row_show (self->wish, self->habits.wish, NULL, explain_wish (self->habits.wish));
  adw_combo_row_set_selected (self->who, (guint) (self->first + 1));
  self->updating = FALSE;
}

static void
read_target (CubesOptionsPanel *self)
{
  const guint chosen = adw_combo_row_get_selected (self->target_row);

  if (chosen < OWN_TARGET)
    {
      self->own_target = FALSE;
      self->target = targets[chosen];
    }
  else if (self->own_target)
    self->target = (guint16) gtk_spin_button_get_value_as_int (self->number);
  else
    {
      /* What was chosen before is where the figures begin. */
      self->own_target = TRUE;
      self->target = self->target > 0 ? self->target : 150;
    }
}

static void
changed_cb (CubesOptionsPanel *self)
{
  if (self->updating)
    return;

  self->habits.way = (CubesWay) adw_combo_row_get_selected (self->way);
  self->habits.wish = (CubesWish) adw_combo_row_get_selected (self->wish);
  if (!self->spelling_free)
    self->habits.check = gtk_switch_get_active (self->check);
  self->minutes = (guint8) adw_combo_row_get_selected (self->time);
  read_target (self);
  self->spelling_free = adw_combo_row_get_selected (self->spelling) == 1;
  if (self->language == FRENCH)
    self->french_cubes = adw_combo_row_get_selected (self->cubes) == 1;
  self->language = adw_combo_row_get_selected (self->words);
  self->upright = adw_combo_row_get_selected (self->faces) == 1;
  self->first = (int) adw_combo_row_get_selected (self->who) - 1;
  show_rows (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Making it */

static AdwComboRow *
add_choice (CubesOptionsPanel *self, const char *name, const char *title, const char *const *choices)
{
  AdwComboRow *row = salon_option_row_new (name, title, choices);

  g_signal_connect_swapped (row, "notify::selected", G_CALLBACK (changed_cb), self);
  gtk_list_box_append (self->rows, GTK_WIDGET (row));
  return row;
}

/* A row with another control at its end. */
static GtkWidget *
add_control (CubesOptionsPanel *self, const char *title, GtkWidget *control)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), control);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), control);
  gtk_widget_set_receives_default (row, TRUE);
  gtk_list_box_append (self->rows, row);
  return row;
}

static void
add_time (CubesOptionsPanel *self)
{
  char *choices[MOST_MINUTES + 2] = { NULL };

  choices[0] = g_strdup (C_ ("time", "no limit"));
  for (int minutes = 1; minutes <= MOST_MINUTES; minutes++)
    choices[minutes] = g_strdup_printf (ngettext ("%d minute", "%d minutes", minutes), minutes);
  self->time = add_choice (self, "option-minutes", _ ("Time"), (const char *const *) choices);
  for (int i = 0; i <= MOST_MINUTES; i++)
    g_free (choices[i]);
}

static void
add_target (CubesOptionsPanel *self)
{
  const char *const choices[] = { C_ ("target", "none"), "50", "100", _ ("another number"), NULL };

  self->target_row = add_choice (self, "option-target", _ ("Target"), choices);
  self->number = GTK_SPIN_BUTTON (gtk_spin_button_new_with_range (CUBES_LEAST_TARGET, CUBES_MOST_TARGET, 10));
  gtk_widget_set_name (GTK_WIDGET (self->number), "option-target-number");
  gtk_spin_button_set_increments (self->number, 10, 50);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->number), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Points to reach"),
                                  -1);
  g_signal_connect_swapped (self->number, "value-changed", G_CALLBACK (changed_cb), self);
  self->number_row = add_control (self, _ ("Points to reach"), GTK_WIDGET (self->number));
}

static void
add_rows (CubesOptionsPanel *self)
{
  const char *const ways[] = { _ ("behind a curtain"), _ ("on paper"), NULL };
  const char *const spelling[] = { _ ("by the list"), C_ ("spelling", "free"), NULL };
  const char *const words[] = { _ (languages[ENGLISH].name), _ (languages[FRENCH].name), NULL };
  const char *const cubes[] = { _ ("of 1997"), _ ("French, by Salon"), NULL };
  const char *const faces[] = { _ ("as they fall"), _ ("upright"), NULL };
  const char *const wishes[] = { _ ("as they come"), _ ("rich ones"), _ ("easy ones"), NULL };

  self->updating = TRUE;
  self->way = add_choice (self, "option-way", _ ("Writing"), ways);
  add_time (self);
  add_target (self);
  self->spelling = add_choice (self, "option-spelling", _ ("Spelling"), spelling);
  self->check = GTK_SWITCH (gtk_switch_new ());
  gtk_widget_set_name (GTK_WIDGET (self->check), "option-check");
  g_signal_connect_swapped (self->check, "notify::active", G_CALLBACK (changed_cb), self);
  self->check_row = add_control (self, _ ("Check while writing"), GTK_WIDGET (self->check));
  self->words = add_choice (self, "option-words", _ ("Language of the words"), words);
  self->cubes = add_choice (self, "option-cubes", _ ("Cubes"), cubes);
  self->faces = add_choice (self, "option-faces", _ ("Letters"), faces);
  self->wish = add_choice (self, "option-wish", _ ("Grids"), wishes);
  self->who = add_choice (self, "option-first", _ ("Who shakes first"), NULL);
  self->updating = FALSE;
}

static void
set_players (CubesOptionsPanel *self, const char *const *names)
{
  self->updating = TRUE;
  salon_option_row_set_players (self->who, names);
  self->updating = FALSE;
}

static void
cubes_options_panel_class_init (CubesOptionsPanelClass *klass)
{
  signals[CHANGED] =
    g_signal_new ("changed", CUBES_TYPE_OPTIONS_PANEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
cubes_options_panel_init (CubesOptionsPanel *self)
{
  self->first = SALON_FIRST_BY_LOT;
  for (int i = 0; i < N_LANGUAGES; i++)
    self->has_words[i] = cubes_defaults_has_words (languages[i].tag);

  self->rows = salon_option_rows_new (GTK_BOX (self));
  add_rows (self);
  set_players (self, (const char *const[]) { NULL });
  show_rows (self);
}

void
cubes_options_panel_set (CubesOptionsPanel *self, const CubesHeader *header, const CubesHabits *habits, int first)
{
  const CubesSetup *setup = &header->setup;

  self->minutes = setup->minutes;
  self->target = setup->target;
  self->own_target = FALSE;
  self->own_target = find_target (self) == OWN_TARGET;
  self->spelling_free = setup->spelling_free;
  self->upright = header->upright;
  self->language = strcmp (header->words, languages[FRENCH].tag) == 0 ? FRENCH : ENGLISH;
  /* In English there is no choice of cubes; French begins with those that were made for it. */
  self->french_cubes = self->language == ENGLISH || setup->edition == cubes_defaults_get_french_cubes ();
  self->habits = *habits;
  self->first = first;

  show_rows (self);
}

void
cubes_options_panel_set_seats (CubesOptionsPanel *self, const char *const *names, int people, int first)
{
  set_players (self, names);
  self->people = people;
  self->first = first;
  show_rows (self);
}

void
cubes_options_panel_get (CubesOptionsPanel *self, CubesHeader *header, CubesHabits *habits)
{
  CubesSetup *setup = &header->setup;

  setup->minutes = self->minutes;
  setup->target = self->target;
  setup->spelling_free = (uint8_t) self->spelling_free;
  setup->edition = (uint8_t) (self->language == FRENCH && self->french_cubes ? cubes_defaults_get_french_cubes () : 0);
  header->upright = self->upright;
  g_strlcpy (header->words, languages[self->language].tag, sizeof header->words);
  *habits = self->habits;
  habits->check = habits->check && !self->spelling_free;
}

int
cubes_options_panel_get_first (CubesOptionsPanel *self)
{
  return self->first;
}
