/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-end-seat.h"

#include <glib/gi18n-lib.h>

#include "model/probe/probe-end-figures.h"
#include "model/probe/probe-text.h"
#include "rules/probe/probe-apply.h"
#include "widgets/probe/probe-shelf.h"
#include "widgets/salon-end-head.h"
#include "widgets/salon-number.h"
#include "widgets/salon-share-bar.h"

#define TOTAL_CAP 29 /* px */

/* How wide a tray is at most, in px: at a table of few seats, of many or with a button beside the tray, and with two trays. */
#define TRAY_MOST      360
#define TRAY_MOST_MANY 280
#define TRAY_MOST_TWO  250
#define MANY           5 /* seats */

#define LARGE 1.6 /* by how much trays and figures are larger on a large page */

struct _ProbeEndSeat {
  GtkWidget parent_instance;

  GtkWidget *sheet;
  ProbeGame *game;
  ProbeView view; /* an onlooker's */
  GtkWidget *head;
  GtkWidget *words;
  GtkWidget *bar;
  GtkWidget *total;
  GtkWidget *shelf[PROBE_MAX_TRAYS];
  guint colour;
  int seat;
  int challenger[PROBE_MAX_TRAYS]; /* who challenges each word; PROBE_NOBODY: nobody may */
};

G_DEFINE_FINAL_TYPE (ProbeEndSeat, probe_end_seat, GTK_TYPE_WIDGET)

enum {
  CHALLENGE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static GtkWidget *
make_label (const char *text, const char *css_class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", 0.f, "wrap", TRUE, "wrap-mode",
                                   PANGO_WRAP_WORD_CHAR, "natural-wrap-mode", GTK_NATURAL_WRAP_NONE, NULL);

  if (css_class)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

/* How the seat got its points */

static GtkWidget *
make_bar (ProbeEndSeat *self, int low, int high)
{
  g_autofree char *name = g_strdup_printf ("end-sources-%d", self->seat + 1);
  GtkWidget *bar = salon_share_bar_new ();
  int shares[PROBE_N_SHARES];
  g_autofree char *text = NULL;

  probe_shares_of (self->view.seen.points[self->seat], shares);
  text = probe_shares_describe (shares);
  gtk_widget_set_name (bar, name);
  gtk_widget_set_hexpand (bar, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (bar), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  salon_share_bar_set (SALON_SHARE_BAR (bar), shares, PROBE_N_SHARES, low, high);
  return bar;
}

static GtkWidget *
make_total (ProbeEndSeat *self)
{
  const int score = probe_score (&self->view.seen, self->seat);
  GtkWidget *total = salon_number_new (TOTAL_CAP);

  gtk_widget_add_css_class (total, "total");
  salon_number_set (SALON_NUMBER (total), score);
  /* The totals of all rows stand in one column. */
  salon_number_reserve (SALON_NUMBER (total), -888);
  return total;
}

/* A challenge */

/* @button, which belongs to a word, rules that it is @valid or not. */
static void
rule (ProbeEndSeat *self, GtkWidget *button, gboolean valid)
{
  const int tray = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "tray"));

  g_signal_emit (self, signals[CHALLENGE], 0, self->challenger[tray], self->seat, tray, valid);
}

static void
accept_cb (ProbeEndSeat *self, GtkWidget *button)
{
  rule (self, button, TRUE);
}

static void
reject_cb (ProbeEndSeat *self, GtkWidget *button)
{
  rule (self, button, FALSE);
}

static void
challenger_cb (ProbeEndSeat *self, GtkToggleButton *button)
{
  const int tray = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "tray"));

  if (gtk_toggle_button_get_active (button))
    self->challenger[tray] = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "seat"));
}

/* Names @widget after @what and the word: “end-accept-2L” for the left word of seat 2. */
static void
name_widget (ProbeEndSeat *self, GtkWidget *widget, const char *what, int tray)
{
  g_autofree char *name = g_strdup_printf ("end-%s-%d%c", what, self->seat + 1, tray == 0 ? 'L' : 'R');

  gtk_widget_set_name (widget, name);
  g_object_set_data (G_OBJECT (widget), "tray", GINT_TO_POINTER (tray));
}

static guint
find_challengers (ProbeEndSeat *self, int tray)
{
  guint people = 0;

  for (int seat = 0; seat < self->view.seen.setup.seats; seat++)
    if (probe_game_is_human (self->game, seat)
        && probe_can_challenge (&self->view.seen, seat, self->seat, tray) == PROBE_OK)
      people |= 1u << seat;

  return people;
}

static GtkWidget *
make_challengers (ProbeEndSeat *self, int tray, guint people)
{
  const ProbeHeader *header = probe_game_get_header (self->game);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *group = NULL;

  gtk_box_append (GTK_BOX (box), make_label (_ ("Who challenges?"), NULL));
  for (int seat = 0; seat < header->setup.seats; seat++)
    {
      g_autofree char *what = g_strdup_printf ("challenger%d", seat + 1);
      GtkWidget *button;

      if (!(people >> seat & 1))
        continue;
      button = g_object_new (GTK_TYPE_TOGGLE_BUTTON, "label", header->salon.name[seat], "group", group, "active",
                             group == NULL, NULL);
      name_widget (self, button, what, tray);
      g_object_set_data (G_OBJECT (button), "seat", GINT_TO_POINTER (seat));
      g_signal_connect_swapped (button, "toggled", G_CALLBACK (challenger_cb), self);
      gtk_box_append (GTK_BOX (box), button);
      group = group ? group : button;
    }
  return box;
}

/* Makes the panel that says whether the word list has the word, with two buttons by which
 * the players decide whether it counts as right or wrong. */
static GtkWidget *
make_ruling (ProbeEndSeat *self, int tray, guint people)
{
  const gboolean is_word = probe_game_is_word (self->game, self->seat, tray);
  g_autofree char *spelling = probe_game_get_spelling (self->game, self->seat, tray);
  /* Translators: %s is a word */
  g_autofree char *verdict =
    g_strdup_printf (is_word ? _ ("The word list has “%s”.") : _ ("The word list does not have “%s”."),
                     spelling ? spelling : "");
  g_autofree char *wrong = g_strdup_printf (_ ("Count it as wrong: −%d"), PROBE_MISSPELLING);
  GtkWidget *panel = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *accept = gtk_button_new_with_label (is_word ? _ ("Accept it") : _ ("Accept it anyway"));
  GtkWidget *reject = gtk_button_new_with_label (wrong);

  self->challenger[tray] = g_bit_nth_lsf (people, -1);
  gtk_widget_add_css_class (panel, "challenge");
  if (people & (people - 1))
    gtk_box_append (GTK_BOX (panel), make_challengers (self, tray, people));
  gtk_box_append (GTK_BOX (panel), make_label (verdict, NULL));

  name_widget (self, accept, "accept", tray);
  name_widget (self, reject, "reject", tray);
  gtk_widget_add_css_class (is_word ? accept : reject, "suggested-action");
  g_signal_connect_swapped (accept, "clicked", G_CALLBACK (accept_cb), self);
  g_signal_connect_swapped (reject, "clicked", G_CALLBACK (reject_cb), self);
  gtk_box_append (GTK_BOX (buttons), is_word ? accept : reject);
  gtk_box_append (GTK_BOX (buttons), is_word ? reject : accept);
  gtk_box_append (GTK_BOX (panel), buttons);
  return panel;
}

/* The words of the seat */

/* Returns how wide a tray is at most. The trays of all rows are alike, whether or not anybody may challenge their words. */
static int
get_most (ProbeEndSeat *self)
{
  const ProbeSetup *setup = &probe_game_get_header (self->game)->setup;
  const gboolean buttons = setup->spelling_free && salon_game_count_people (SALON_GAME (self->game)) > 0;

  if (setup->trays > 1)
    return TRAY_MOST_TWO;
  return setup->seats < MANY && !buttons ? TRAY_MOST : TRAY_MOST_MANY;
}

/* Whether the word is written otherwise than its cards say it, as with accents. */
static gboolean
tells_more (const ProbeRow *row, const char *spelling)
{
  char word[PROBE_SPACES + 1] = { 0 };
  g_autofree char *capitals = g_utf8_strup (spelling, -1);

  probe_row_word (row, word);
  return strcmp (capitals, word) != 0;
}

static GtkWidget *
make_tray (ProbeEndSeat *self, int index)
{
  const ProbeHeader *header = probe_game_get_header (self->game);
  const ProbeRow *row = &self->view.seen.setup.row[self->seat][index];
  /* Translators: %s is a player’s name */
  g_autofree char *name = g_strdup_printf (_ ("%s’s tray"), header->salon.name[self->seat]);
  const int most = get_most (self);
  GtkWidget *shelf = g_object_new (PROBE_TYPE_SHELF, "most", most, "width-request", most, NULL);
  ProbeTray *tray = probe_shelf_get_tray (PROBE_SHELF (shelf));
  int values[PROBE_SPACES];

  self->shelf[index] = shelf;
  for (int i = 0; i < PROBE_SPACES; i++)
    values[i] = probe_space_value (i);
  probe_tray_set_values (tray, values);
  probe_tray_set_name (tray, name);
  probe_tray_set_blank_name (tray, probe_text_blank (&header->setup));
  probe_tray_set_blank_is_dot (tray, header->setup.rules.blank_is_dot);
  probe_tray_set_colour (tray, self->colour);
  for (int i = 0; i < row->n; i++)
    {
      const gboolean hidden = row->card[i] == PROBE_UNKNOWN;

      probe_tray_set_space (tray, i, hidden ? PROBE_LETTER_NONE : row->card[i],
                            hidden ? PROBE_SPACE_HIDDEN : PROBE_SPACE_EXPOSED, FALSE);
    }
  return shelf;
}

/* What is written below a tray, if there is anything to say. */
static GtkWidget *
make_line (ProbeEndSeat *self, int tray)
{
  const ProbeRuling ruling = (ProbeRuling) self->view.seen.ruling[self->seat][tray];
  g_autofree char *spelling = probe_game_get_spelling (self->game, self->seat, tray);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);

  gtk_widget_set_margin_start (line, 8);
  if (spelling != NULL && tells_more (&self->view.seen.setup.row[self->seat][tray], spelling))
    gtk_box_append (GTK_BOX (line), make_label (spelling, "spelling"));
  if (ruling != PROBE_NOT_CHALLENGED)
    gtk_box_append (GTK_BOX (line), make_label (ruling == PROBE_RULED_VALID ? _ ("challenged, and accepted")
                                                                            : _ ("challenged, and wrong"),
                                                "hint"));
  gtk_widget_set_visible (line, gtk_widget_get_first_child (line) != NULL);
  return line;
}

static GtkWidget *
make_word (ProbeEndSeat *self, int tray)
{
  const gboolean alone = self->view.seen.setup.trays == 1;
  const guint people = find_challengers (self, tray);
  GtkWidget *word = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10), *line = make_line (self, tray);

  gtk_box_append (GTK_BOX (row), make_tray (self, tray));
  gtk_box_append (GTK_BOX (word), row);
  gtk_box_append (GTK_BOX (word), line);

  if (people != 0)
    {
      GtkWidget *button = g_object_new (GTK_TYPE_TOGGLE_BUTTON, "label", _ ("Challenge…"), "hexpand", !alone, "halign",
                                        GTK_ALIGN_END, "valign", GTK_ALIGN_CENTER, NULL);
      GtkWidget *panel = make_ruling (self, tray, people);

      name_widget (self, button, "challenge", tray);
      gtk_box_append (GTK_BOX (alone ? row : line), button);
      gtk_widget_set_visible (line, !alone || gtk_widget_get_visible (line));
      gtk_box_append (GTK_BOX (word), panel);
      g_object_bind_property (button, "active", panel, "visible", G_BINDING_SYNC_CREATE);
    }
  return word;
}

static void
probe_end_seat_dispose (GObject *object)
{
  ProbeEndSeat *self = PROBE_END_SEAT (object);

  g_clear_pointer (&self->sheet, gtk_widget_unparent);
  g_clear_object (&self->game);

  G_OBJECT_CLASS (probe_end_seat_parent_class)->dispose (object);
}

static void
probe_end_seat_class_init (ProbeEndSeatClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = probe_end_seat_dispose;

  signals[CHALLENGE] = g_signal_new ("challenge", PROBE_TYPE_END_SEAT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                     G_TYPE_NONE, 4, G_TYPE_INT, G_TYPE_INT, G_TYPE_INT, G_TYPE_BOOLEAN);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "probe-end-seat");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
probe_end_seat_init (ProbeEndSeat *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "end-row");
}

GtkWidget *
probe_end_seat_new (ProbeGame *game, const SalonLook *look, int seat, int rank, int low, int high)
{
  ProbeEndSeat *self = g_object_new (PROBE_TYPE_END_SEAT, NULL);
  const ProbeHeader *header = probe_game_get_header (game);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  self->game = g_object_ref (game);
  self->seat = seat;
  self->colour = look->colour[seat];
  probe_game_get_view (game, PROBE_NOBODY, &self->view);
  if (probe_winner (&self->view.seen, seat))
    gtk_widget_add_css_class (GTK_WIDGET (self), "winner");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, header->salon.name[seat], -1);

  for (int tray = 0; tray < header->setup.trays; tray++)
    gtk_box_append (GTK_BOX (words), make_word (self, tray));
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (words, FALSE); /* what room is left is the bar's, whatever a word's line wants */
  self->head = salon_end_head_new (rank, header->salon.name[seat], self->colour);
  self->words = words;
  self->bar = make_bar (self, low, high);
  self->total = make_total (self);

  self->sheet = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 20);
  gtk_box_append (GTK_BOX (self->sheet), self->head);
  gtk_box_append (GTK_BOX (self->sheet), words);
  gtk_box_append (GTK_BOX (self->sheet), self->bar);
  gtk_box_append (GTK_BOX (self->sheet), self->total);
  gtk_widget_set_parent (self->sheet, GTK_WIDGET (self));
  return GTK_WIDGET (self);
}

void
probe_end_seat_align (ProbeEndSeat *self, GtkSizeGroup *heads, GtkSizeGroup *words, GtkSizeGroup *totals)
{
  g_return_if_fail (PROBE_IS_END_SEAT (self));

  gtk_size_group_add_widget (heads, self->head);
  gtk_size_group_add_widget (words, self->words);
  gtk_size_group_add_widget (totals, self->total);
}

void
probe_end_seat_set_large (ProbeEndSeat *self, gboolean large)
{
  const ProbeHeader *header;
  const double factor = large ? LARGE : 1;

  g_return_if_fail (PROBE_IS_END_SEAT (self));

  header = probe_game_get_header (self->game);
  for (int tray = 0; tray < header->setup.trays; tray++)
    {
      const int most = (int) (get_most (self) * factor);

      g_object_set (self->shelf[tray], "most", most, "width-request", most, NULL);
    }
  salon_number_set_cap_height (SALON_NUMBER (self->total), TOTAL_CAP * factor);
}

void
probe_end_seat_set_growth (ProbeEndSeat *self, double growth)
{
  g_return_if_fail (PROBE_IS_END_SEAT (self));

  salon_share_bar_set_growth (SALON_SHARE_BAR (self->bar), growth);
  salon_number_set (SALON_NUMBER (self->total), (int) (probe_score (&self->view.seen, self->seat) * growth));
}
