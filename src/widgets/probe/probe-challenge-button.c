/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/probe/probe-challenge-button.h"

#include <glib/gi18n.h>

#include "rules/probe/probe-apply.h"

struct _ProbeChallengeButton {
  GtkWidget parent_instance;

  GtkWidget *button;
  GtkWidget *list;
  guint words; /* the words that are listed, one bit for each seat and tray */
};

G_DEFINE_FINAL_TYPE (ProbeChallengeButton, probe_challenge_button, GTK_TYPE_WIDGET)

enum {
  CHALLENGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* The challenge that one of the two buttons of a word makes. */
typedef struct {
  ProbeChallengeButton *self;
  int seat, target, tray;
  gboolean valid;
} Ruling;

static void
free_ruling (gpointer ruling, GClosure *closure)
{
  g_free (ruling);
}

static void
ruled_cb (GtkButton *button, gpointer data)
{
  const Ruling ruling = *(const Ruling *) data;

  gtk_menu_button_popdown (GTK_MENU_BUTTON (ruling.self->button));
  g_signal_emit (ruling.self, signals[CHALLENGED], 0, ruling.seat, ruling.target, ruling.tray, ruling.valid);
}

static GtkWidget *
make_ruling (const char *label, Ruling ruling)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  g_signal_connect_data (button, "clicked", G_CALLBACK (ruled_cb), g_memdup2 (&ruling, sizeof ruling), free_ruling, 0);
  return button;
}

/* Returns the seat that challenges the word in @tray of @target: of those people who may,
 * the player in turn or else the next one in order of play. The choice makes no difference
 * to the points. */
static int
challenger (const ProbeState *state, guint people, int target, int tray)
{
  for (int i = 0; i < state->setup.seats; i++)
    {
      const int seat = (state->turn + i) % state->setup.seats;

      if (people >> seat & 1 && probe_can_challenge (state, seat, target, tray) == PROBE_OK)
        return seat;
    }

  return PROBE_NOBODY;
}

static void
add_word (ProbeChallengeButton *self, ProbeGame *game, int seat, int target, int tray)
{
  const ProbeHeader *header = probe_game_get_header (game);
  const gboolean is_word = probe_game_is_word (game, target, tray);
  g_autofree char *spelling = probe_game_get_spelling (game, target, tray);
  /* Translators: whose word, and the word */
  g_autofree char *title = g_strdup_printf (_ ("%s: %s"), header->salon.name[target], spelling);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *name = gtk_label_new (title);
  GtkWidget *verdict = gtk_label_new (is_word ? _ ("The word list has it.") : _ ("The word list does not have it."));

  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_widget_add_css_class (name, "heading");
  gtk_label_set_xalign (GTK_LABEL (verdict), 0);
  gtk_widget_add_css_class (verdict, "dim-label");
  gtk_box_append (GTK_BOX (row), name);
  gtk_box_append (GTK_BOX (row), verdict);
  gtk_box_append (GTK_BOX (buttons),
                  make_ruling (_ ("It is wrong: −100"), (Ruling) { self, seat, target, tray, FALSE }));
  gtk_box_append (GTK_BOX (buttons), make_ruling (_ ("It is a word"), (Ruling) { self, seat, target, tray, TRUE }));
  gtk_box_append (GTK_BOX (row), buttons);
  gtk_box_append (GTK_BOX (self->list), row);
}

void
probe_challenge_button_update (ProbeChallengeButton *self, ProbeGame *game, guint people)
{
  GtkWidget *child;
  ProbeView view;
  guint words = 0;

  probe_game_get_view (game, PROBE_NOBODY, &view);
  for (int target = 0; target < view.seen.setup.seats; target++)
    for (int tray = 0; tray < view.seen.setup.trays; tray++)
      if (challenger (&view.seen, people, target, tray) != PROBE_NOBODY)
        words |= 1u << (target * PROBE_MAX_TRAYS + tray);

  gtk_widget_set_visible (GTK_WIDGET (self), words != 0);
  if (words == self->words)
    return;

  self->words = words;
  while ((child = gtk_widget_get_first_child (self->list)) != NULL)
    gtk_box_remove (GTK_BOX (self->list), child);
  for (int target = 0; target < view.seen.setup.seats; target++)
    for (int tray = 0; tray < view.seen.setup.trays; tray++)
      if (words >> (target * PROBE_MAX_TRAYS + tray) & 1)
        add_word (self, game, challenger (&view.seen, people, target, tray), target, tray);
}

static void
probe_challenge_button_dispose (GObject *object)
{
  ProbeChallengeButton *self = PROBE_CHALLENGE_BUTTON (object);

  g_clear_pointer (&self->button, gtk_widget_unparent);
  G_OBJECT_CLASS (probe_challenge_button_parent_class)->dispose (object);
}

static void
probe_challenge_button_class_init (ProbeChallengeButtonClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = probe_challenge_button_dispose;
  signals[CHALLENGED] = g_signal_new ("challenged", PROBE_TYPE_CHALLENGE_BUTTON, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                      G_TYPE_NONE, 4, G_TYPE_INT, G_TYPE_INT, G_TYPE_INT, G_TYPE_BOOLEAN);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "probe-challenge-button");
}

static void
probe_challenge_button_init (ProbeChallengeButton *self)
{
  GtkWidget *popover = gtk_popover_new ();

  self->list = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);
  gtk_widget_set_margin_top (self->list, 6);
  gtk_widget_set_margin_bottom (self->list, 6);
  gtk_widget_set_margin_start (self->list, 6);
  gtk_widget_set_margin_end (self->list, 6);
  gtk_popover_set_child (GTK_POPOVER (popover), self->list);

  self->button = gtk_menu_button_new ();
  gtk_menu_button_set_label (GTK_MENU_BUTTON (self->button), _ ("_Challenge a word…"));
  gtk_menu_button_set_use_underline (GTK_MENU_BUTTON (self->button), TRUE);
  gtk_menu_button_set_direction (GTK_MENU_BUTTON (self->button), GTK_ARROW_UP);
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (self->button), popover);
  /* The style class applies to the button inside the GtkMenuButton. */
  gtk_widget_add_css_class (gtk_widget_get_first_child (self->button), "on-felt");
  gtk_widget_set_parent (self->button, GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

GtkWidget *
probe_challenge_button_new (void)
{
  return g_object_new (PROBE_TYPE_CHALLENGE_BUTTON, NULL);
}
