/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-puzzle-keys.h"

#include "widgets/probe/probe-key.h"

#define N_KEYS  26
#define COLUMNS 13
#define ROWS    2

/* From one key to the next and from one row to the next, in px; and how much of that a key is wide. */
#define PITCH_LEAST 30
#define PITCH_USUAL 62
#define PITCH_MOST  140
#define ROW_SHARE   (59. / 62)
#define KEY_SHARE   (56. / 62)

struct _ProbePuzzleKeys {
  GtkWidget parent_instance;

  GtkWidget *keys[N_KEYS];
  char on;
};

G_DEFINE_FINAL_TYPE (ProbePuzzleKeys, probe_puzzle_keys, GTK_TYPE_WIDGET)

static guint chosen_signal;

static int
get_focused (ProbePuzzleKeys *self)
{
  for (int i = 0; i < N_KEYS; i++)
    if (gtk_widget_has_focus (self->keys[i]))
      return i;
  return -1;
}

static void
clicked_cb (ProbePuzzleKeys *self, const GtkWidget *button)
{
  for (int i = 0; i < N_KEYS; i++)
    if (self->keys[i] == button)
      g_signal_emit (self, chosen_signal, 0, 'A' + i);
}

static void
show_state (ProbePuzzleKeys *self)
{
  for (int i = 0; i < N_KEYS && self->keys[i] != NULL; i++)
    probe_key_set_on (PROBE_KEY (gtk_button_get_child (GTK_BUTTON (self->keys[i]))),
                      'A' + i == self->on || (gtk_widget_get_state_flags (self->keys[i]) & GTK_STATE_FLAG_ACTIVE) != 0);
}

static gboolean
probe_puzzle_keys_focus (GtkWidget *widget, GtkDirectionType direction)
{
  ProbePuzzleKeys *self = PROBE_PUZZLE_KEYS (widget);
  const int now = get_focused (self);
  int to = now;

  if (now < 0)
    return gtk_widget_grab_focus (self->keys[self->on != 0 ? self->on - 'A' : 0]);

  switch (direction)
    {
    case GTK_DIR_LEFT:
      to = now - 1;
      break;
    case GTK_DIR_RIGHT:
      to = now + 1;
      break;
    case GTK_DIR_UP:
      to = now - COLUMNS;
      break;
    case GTK_DIR_DOWN:
      to = now + COLUMNS;
      break;
    case GTK_DIR_TAB_FORWARD:
    case GTK_DIR_TAB_BACKWARD:
    default:
      return FALSE;
    }
  /* Left and right stay among the keys; above and below them stands something else. */
  if (to >= 0 && to < N_KEYS)
    return gtk_widget_grab_focus (self->keys[to]);
  return direction == GTK_DIR_LEFT || direction == GTK_DIR_RIGHT;
}

static void
probe_puzzle_keys_measure (GtkWidget *widget,
                           GtkOrientation orientation,
                           int for_size,
                           int *minimum,
                           int *natural,
                           int *minimum_baseline,
                           int *natural_baseline)
{
  const int n = orientation == GTK_ORIENTATION_HORIZONTAL ? COLUMNS : ROWS;

  for (int i = 0; i < N_KEYS; i++)
    gtk_widget_measure (PROBE_PUZZLE_KEYS (widget)->keys[i], orientation, -1, minimum, natural, NULL, NULL);
  *minimum = n * PITCH_LEAST;
  *natural = n * PITCH_USUAL;
}

static void
probe_puzzle_keys_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  ProbePuzzleKeys *self = PROBE_PUZZLE_KEYS (widget);
  const int fits = (int) MIN (width / (double) COLUMNS, height / (ROWS * ROW_SHARE));
  const int pitch = CLAMP (fits, PITCH_LEAST, PITCH_MOST), row = (int) (pitch * ROW_SHARE);
  const int key = (int) (pitch * KEY_SHARE);
  const int x0 = (width - COLUMNS * pitch + pitch - key) / 2, y0 = (height - ROWS * row + row - key) / 2;

  for (int i = 0; i < N_KEYS; i++)
    {
      const int line = i / COLUMNS;
      const GtkAllocation place = { x0 + (i - line * COLUMNS) * pitch, y0 + line * row, key, key };

      gtk_widget_size_allocate (self->keys[i], &place, -1);
    }
}

static void
probe_puzzle_keys_dispose (GObject *object)
{
  ProbePuzzleKeys *self = PROBE_PUZZLE_KEYS (object);

  for (int i = 0; i < N_KEYS; i++)
    g_clear_pointer (&self->keys[i], gtk_widget_unparent);

  G_OBJECT_CLASS (probe_puzzle_keys_parent_class)->dispose (object);
}

static void
probe_puzzle_keys_class_init (ProbePuzzleKeysClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = probe_puzzle_keys_dispose;
  widget_class->measure = probe_puzzle_keys_measure;
  widget_class->size_allocate = probe_puzzle_keys_size_allocate;
  widget_class->focus = probe_puzzle_keys_focus;

  chosen_signal =
    g_signal_new ("chosen", PROBE_TYPE_PUZZLE_KEYS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  gtk_widget_class_set_css_name (widget_class, "probe-puzzle-keys");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
probe_puzzle_keys_init (ProbePuzzleKeys *self)
{
  /* The alphabet runs from left to right, also where the interface runs from right to left. */
  gtk_widget_set_direction (GTK_WIDGET (self), GTK_TEXT_DIR_LTR);
  for (int i = 0; i < N_KEYS; i++)
    {
      const char name[2] = { (char) ('A' + i), '\0' };
      GtkWidget *button = gtk_button_new ();

      gtk_widget_add_css_class (button, "letter-key");
      gtk_button_set_child (GTK_BUTTON (button), probe_key_new (name[0]));
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
      g_signal_connect_swapped (button, "state-flags-changed", G_CALLBACK (show_state), self);
      g_signal_connect_swapped (button, "clicked", G_CALLBACK (clicked_cb), self);
      gtk_widget_set_parent (button, GTK_WIDGET (self));
      self->keys[i] = button;
    }
}

GtkWidget *
probe_puzzle_keys_new (void)
{
  return g_object_new (PROBE_TYPE_PUZZLE_KEYS, NULL);
}

void
probe_puzzle_keys_set_name (ProbePuzzleKeys *self, const char *name)
{
  g_return_if_fail (PROBE_IS_PUZZLE_KEYS (self));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

void
probe_puzzle_keys_set_on (ProbePuzzleKeys *self, char letter)
{
  g_return_if_fail (PROBE_IS_PUZZLE_KEYS (self));

  self->on = letter;
  show_state (self);
}
