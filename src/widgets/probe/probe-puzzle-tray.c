/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-puzzle-tray.h"

#include <math.h>
#include <string.h>

#include "model/probe/probe-puzzle-text.h"
#include "widgets/probe/probe-puzzle-sheet.h"
#include "widgets/probe/probe-tray.h"
#include "widgets/salon-emblem.h"
#include "widgets/salon-style.h"

/* px of the shape on a plate, where text has its usual size. */
#define CHIP 24

struct _ProbePuzzleTray {
  GtkWidget parent_instance;

  guint number;
  int plate_width;
  double pitch;
  ProbeTray *tray;
  GtkWidget *plate, *button, *chip, *note;
};

G_DEFINE_FINAL_TYPE (ProbePuzzleTray, probe_puzzle_tray, GTK_TYPE_WIDGET)

enum {
  CHOSEN,
  SPACE_CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static gboolean
can_ask (ProbePuzzleTray *self, const ProbePuzzleTrayScene *scene)
{
  return scene->puzzle != NULL && scene->puzzle->hidden[self->number] != 0;
}

/* What is shown */

static void
show_space (ProbePuzzleTray *self, const ProbePuzzleTrayScene *scene, const ProbePuzzleNaming *naming, guint space)
{
  const ProbePuzzle *puzzle = scene->puzzle;
  const ProbePuzzleMove *last = puzzle != NULL && puzzle->n_moves > 0 ? &puzzle->moves[puzzle->n_moves - 1] : NULL;
  const gboolean card = puzzle != NULL && space < strlen (puzzle->word[self->number]);
  const char open = card ? probe_puzzle_get_letter (puzzle, self->number, space) : '\0';
  const char guess = naming != NULL && card && open == '\0' ? naming->letter[space] : '\0';
  char letter = PROBE_LETTER_NONE;
  ProbeSpaceState state = card ? PROBE_SPACE_HIDDEN : PROBE_SPACE_EMPTY;

  if (open != '\0')
    {
      letter = open;
      state = PROBE_SPACE_EXPOSED;
    }
  else if (guess != '\0')
    {
      letter = guess;
      state = PROBE_SPACE_GUESS;
    }
  probe_tray_set_space (self->tray, (int) space, letter, state,
                        last != NULL && last->tray == self->number && last->outcome == (int) space);
}

static void
show_tray (ProbePuzzleTray *self, const ProbePuzzleTrayScene *scene)
{
  const ProbePuzzleNaming *naming = scene->naming->on && scene->chosen ? scene->naming : NULL;
  const gboolean asked = scene->chosen && can_ask (self, scene);

  for (guint space = 0; space < PROBE_SPACES; space++)
    show_space (self, scene, naming, space);
  probe_tray_set_activatable (self->tray, naming != NULL ? scene->puzzle->hidden[self->number] : 0);
  probe_tray_set_highlighted (self->tray, naming != NULL && probe_puzzle_naming_is_hidden (naming, naming->caret)
                                            ? 1u << naming->caret
                                            : 0);
  probe_tray_set_targetable (self->tray, !scene->naming->on && !asked && can_ask (self, scene));
  probe_tray_set_selected (self->tray, asked);
}

static void
show_plate (ProbePuzzleTray *self, const ProbePuzzleTrayScene *scene)
{
  const gboolean asked = scene->chosen && can_ask (self, scene);
  const gboolean open = scene->puzzle != NULL && !can_ask (self, scene);
  g_autofree char *hidden =
    scene->puzzle != NULL ? probe_puzzle_say_hidden (scene->puzzle, self->number) : g_strdup ("");
  g_autofree char *note = open ? g_strdup_printf ("✓ %s", hidden) : g_strdup (hidden);

  gtk_label_set_label (GTK_LABEL (self->note), note);
  probe_puzzle_sheet_set_piece (PROBE_PUZZLE_SHEET (self->plate), asked ? "plate-turn" : NULL);
  salon_style_set_class (self->button, "open", open);
  salon_style_set_class (self->button, "asked", asked);
  gtk_widget_set_sensitive (self->button, can_ask (self, scene) && !scene->naming->on);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, hidden, -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_STATE_PRESSED,
                               asked ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
}

void
probe_puzzle_tray_show (ProbePuzzleTray *self, const ProbePuzzleTrayScene *scene)
{
  g_return_if_fail (PROBE_IS_PUZZLE_TRAY (self));

  show_tray (self, scene);
  show_plate (self, scene);
}

/* The object */

static void
chosen_cb (ProbePuzzleTray *self)
{
  g_signal_emit (self, signals[CHOSEN], 0);
}

static void
space_cb (ProbePuzzleTray *self, int space)
{
  g_signal_emit (self, signals[SPACE_CHOSEN], 0, space);
}

static void
probe_puzzle_tray_measure (GtkWidget *widget,
                           GtkOrientation orientation,
                           int for_size,
                           int *minimum,
                           int *natural,
                           int *minimum_baseline,
                           int *natural_baseline)
{
  *minimum = *natural = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    gtk_widget_measure (child, orientation, -1, natural, NULL, NULL, NULL);
  *natural = 0;
}

static void
probe_puzzle_tray_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  ProbePuzzleTray *self = PROBE_PUZZLE_TRAY (widget);
  const int left = self->plate_width + (int) round (PROBE_PUZZLE_TRAY_GAP * self->pitch);
  const GtkAllocation plate = { 0, 0, MAX (1, self->plate_width), MAX (1, height) };
  const GtkAllocation tray = { left, 0, MAX (1, (int) round (PROBE_PUZZLE_TRAY_WIDE * self->pitch)), MAX (1, height) };

  gtk_widget_size_allocate (self->plate, &plate, -1);
  gtk_widget_size_allocate (GTK_WIDGET (self->tray), &tray, -1);
}

static void
probe_puzzle_tray_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (probe_puzzle_tray_parent_class)->dispose (object);
}

static void
probe_puzzle_tray_class_init (ProbePuzzleTrayClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = probe_puzzle_tray_dispose;
  widget_class->measure = probe_puzzle_tray_measure;
  widget_class->size_allocate = probe_puzzle_tray_size_allocate;
  signals[CHOSEN] =
    g_signal_new ("chosen", PROBE_TYPE_PUZZLE_TRAY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SPACE_CHOSEN] = g_signal_new ("space-chosen", PROBE_TYPE_PUZZLE_TRAY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                        G_TYPE_NONE, 1, G_TYPE_INT);
  gtk_widget_class_set_css_name (widget_class, "probe-puzzle-tray");
}

static void
probe_puzzle_tray_init (ProbePuzzleTray *self)
{
}

static void
make_plate (ProbePuzzleTray *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *lines =
    g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "valign", GTK_ALIGN_CENTER, NULL);
  GtkWidget *name = g_object_new (GTK_TYPE_LABEL, "xalign", 0., "wrap", TRUE, NULL);

  gtk_widget_add_css_class (name, "plate-name");
  gtk_label_set_label (GTK_LABEL (name), probe_puzzle_get_name (self->number));
  self->note = g_object_new (GTK_TYPE_LABEL, "xalign", 0., "ellipsize", PANGO_ELLIPSIZE_END, NULL);
  gtk_widget_add_css_class (self->note, "plate-note");
  gtk_box_append (GTK_BOX (lines), name);
  gtk_box_append (GTK_BOX (lines), self->note);
  self->chip = salon_emblem_new (probe_puzzle_get_colour (self->number), CHIP);
  gtk_widget_add_css_class (self->chip, "emblem-disc");
  gtk_widget_set_valign (self->chip, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (row), self->chip);
  gtk_box_append (GTK_BOX (row), lines);
  self->button = gtk_button_new ();
  gtk_button_set_child (GTK_BUTTON (self->button), row);
  gtk_widget_add_css_class (self->button, "puzzle-plate");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  probe_puzzle_get_name (self->number), -1);
  g_signal_connect_swapped (self->button, "clicked", G_CALLBACK (chosen_cb), self);
  self->plate = probe_puzzle_sheet_new (NULL, self->button);
  gtk_widget_set_parent (self->plate, GTK_WIDGET (self));
}

static void
make_tray (ProbePuzzleTray *self)
{
  g_autofree char *name = g_strdup_printf ("puzzle-tray-%u", self->number + 1);
  int values[PROBE_SPACES];

  for (int space = 0; space < PROBE_SPACES; space++)
    values[space] = probe_space_value (space);
  self->tray = PROBE_TRAY (probe_tray_new ());
  gtk_widget_set_name (GTK_WIDGET (self->tray), name);
  probe_tray_set_name (self->tray, probe_puzzle_get_name (self->number));
  probe_tray_set_colour (self->tray, probe_puzzle_get_colour (self->number));
  probe_tray_set_values (self->tray, values);
  g_signal_connect_swapped (self->tray, "activated", G_CALLBACK (chosen_cb), self);
  g_signal_connect_swapped (self->tray, "space-activated", G_CALLBACK (space_cb), self);
  gtk_widget_set_parent (GTK_WIDGET (self->tray), GTK_WIDGET (self));
}

GtkWidget *
probe_puzzle_tray_new (guint tray)
{
  ProbePuzzleTray *self = g_object_new (PROBE_TYPE_PUZZLE_TRAY, NULL);

  self->number = tray;
  make_plate (self);
  make_tray (self);
  return GTK_WIDGET (self);
}

void
probe_puzzle_tray_set_lengths (ProbePuzzleTray *self, int plate, double pitch)
{
  self->plate_width = plate;
  self->pitch = pitch;
}

void
probe_puzzle_tray_set_text_scale (ProbePuzzleTray *self, double scale)
{
  salon_emblem_set_size (SALON_EMBLEM (self->chip), (int) (CHIP * scale));
}
