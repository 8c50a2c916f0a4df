/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-letter-pad.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "widgets/probe/probe-key.h"
#include "widgets/salon-drag.h"
#include "widgets/salon-tooltip.h"
#include "widgets/salon-why.h"

#define N_KEYS 27 /* A to Z and the blank */
#define ROWS   2

/* From one key to the next, and from one row to the next, in px; and how much of the former a
 * key itself is wide. */
#define PITCH_LEAST 27
#define PITCH_USUAL 62
#define PITCH_MOST  150
#define ROW_SHARE   (58. / 62)
#define KEY_SHARE   (56. / 62)

struct _ProbeLetterPad {
  GtkWidget parent_instance;

  GtkWidget *keys[N_KEYS];
  char *blank_name;
  char selected;
  char hinted;
  gboolean draggable;
  guint32 struck;
  int pitch, row_pitch; /* as the board gives them, in px; 0: as fits */
};

G_DEFINE_FINAL_TYPE (ProbeLetterPad, probe_letter_pad, GTK_TYPE_WIDGET)

static guint chosen_signal;

static char
letter_of (int key)
{
  return key == N_KEYS - 1 ? PROBE_BLANK : (char) ('A' + key);
}

static int
key_of (char letter)
{
  if (letter == PROBE_BLANK)
    return N_KEYS - 1;
  return g_ascii_isupper (letter) ? letter - 'A' : -1;
}

static int
key_of_widget (ProbeLetterPad *self, gconstpointer widget)
{
  for (int i = 0; i < N_KEYS; i++)
    if ((gconstpointer) self->keys[i] == widget)
      return i;
  return -1;
}

static void
update_label (ProbeLetterPad *self, int key)
{
  const char text[2] = { letter_of (key), '\0' };
  const char *name = text;

  if (letter_of (key) == PROBE_BLANK)
    name = self->blank_name ? self->blank_name : C_ ("letter card", "blank");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->keys[key]), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  if (salon_why_get (self->keys[key]) == NULL)
    salon_tooltip_set (self->keys[key], letter_of (key) == PROBE_BLANK ? name : NULL);
}

static void
clicked_cb (ProbeLetterPad *self, GtkWidget *button)
{
  g_signal_emit (self, chosen_signal, 0, (int) letter_of (key_of_widget (self, button)));
}

static GdkContentProvider *
drag_prepare_cb (ProbeLetterPad *self, double x, double y, GtkDragSource *source)
{
  GtkWidget *button = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (source));
  const char text[2] = { letter_of (key_of_widget (self, button)), '\0' };

  if (!self->draggable || !gtk_widget_is_sensitive (button))
    return NULL;

  return salon_drag_text (source, text, button, x, y);
}

/* Focus: Tab enters the pad at one key and leaves it from any key; arrow keys move from
 * key to key. */

static int
focused_key (ProbeLetterPad *self)
{
  for (int i = 0; i < N_KEYS; i++)
    if (gtk_widget_has_focus (self->keys[i]))
      return i;
  return -1;
}

static gboolean
focus_from (ProbeLetterPad *self, int from, int step)
{
  for (int i = from; i >= 0 && i < N_KEYS; i += step)
    if (gtk_widget_is_sensitive (self->keys[i]))
      return gtk_widget_grab_focus (self->keys[i]);
  return FALSE;
}

/* Gives the focus to the sensitive key of @row that is nearest to @key. */
static gboolean
focus_other_row (ProbeLetterPad *self, int key, int row)
{
  const int column = key % PROBE_LETTER_COLUMNS;

  if (row < 0 || row >= ROWS)
    return FALSE;
  for (int distance = 0; distance < PROBE_LETTER_COLUMNS; distance++)
    for (int side = -1; side <= 1; side += 2)
      {
        const int there = column + side * distance;
        const int other = row * PROBE_LETTER_COLUMNS + there;

        if (there >= 0 && there < PROBE_LETTER_COLUMNS && other < N_KEYS && gtk_widget_is_sensitive (self->keys[other]))
          return gtk_widget_grab_focus (self->keys[other]);
      }
  return FALSE;
}

static gboolean
probe_letter_pad_focus (GtkWidget *widget, GtkDirectionType direction)
{
  ProbeLetterPad *self = PROBE_LETTER_PAD (widget);
  const int now = focused_key (self);
  const int first = key_of (self->selected);

  if (now < 0)
    {
      if (!gtk_widget_is_sensitive (widget))
        return FALSE;
      if (first >= 0 && gtk_widget_is_sensitive (self->keys[first]))
        return gtk_widget_grab_focus (self->keys[first]);
      return focus_from (self, 0, 1);
    }

  switch (direction)
    {
    case GTK_DIR_LEFT:
      focus_from (self, now - 1, -1);
      return TRUE;
    case GTK_DIR_RIGHT:
      focus_from (self, now + 1, 1);
      return TRUE;
    case GTK_DIR_UP:
      return focus_other_row (self, now, now / PROBE_LETTER_COLUMNS - 1);
    case GTK_DIR_DOWN:
      return focus_other_row (self, now, now / PROBE_LETTER_COLUMNS + 1);
    case GTK_DIR_TAB_FORWARD:
    case GTK_DIR_TAB_BACKWARD:
    default:
      return FALSE;
    }
}

static gboolean
focus_end_cb (GtkWidget *widget, GVariant *last, gpointer data)
{
  ProbeLetterPad *self = PROBE_LETTER_PAD (widget);

  return g_variant_get_boolean (last) ? focus_from (self, N_KEYS - 1, -1) : focus_from (self, 0, 1);
}

static void
probe_letter_pad_measure (GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  ProbeLetterPad *self = PROBE_LETTER_PAD (widget);
  const int n = orientation == GTK_ORIENTATION_HORIZONTAL ? PROBE_LETTER_COLUMNS : ROWS;
  int ignored;

  for (int i = 0; i < N_KEYS; i++)
    gtk_widget_measure (self->keys[i], orientation, -1, &ignored, &ignored, NULL, NULL);

  *minimum = n * PITCH_LEAST;
  *natural = n * PITCH_USUAL;
}

static void
probe_letter_pad_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  ProbeLetterPad *self = PROBE_LETTER_PAD (widget);
  const int fits = (int) MIN (width / (double) PROBE_LETTER_COLUMNS, height / (ROWS * ROW_SHARE));
  const int pitch = self->pitch > 0 ? self->pitch : CLAMP (fits, PITCH_LEAST, PITCH_MOST);
  const int row_pitch = self->row_pitch > 0 ? self->row_pitch : (int) (pitch * ROW_SHARE);
  const int key = (int) MIN (pitch * KEY_SHARE, row_pitch * KEY_SHARE / ROW_SHARE);
  const int x0 = (width - PROBE_LETTER_COLUMNS * pitch) / 2 + (pitch - key) / 2;
  const int y0 = (height - ROWS * row_pitch) / 2 + (row_pitch - key) / 2;

  for (int i = 0; i < N_KEYS; i++)
    {
      const int row = i / PROBE_LETTER_COLUMNS;
      const int x = x0 + i % PROBE_LETTER_COLUMNS * pitch + row * (pitch / 2);
      const int y = y0 + row * row_pitch;

      gtk_widget_allocate (self->keys[i], key, key, -1, gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (x, y)));
    }
}

static void
probe_letter_pad_dispose (GObject *object)
{
  ProbeLetterPad *self = PROBE_LETTER_PAD (object);

  for (int i = 0; i < N_KEYS; i++)
    g_clear_pointer (&self->keys[i], gtk_widget_unparent);
  g_clear_pointer (&self->blank_name, g_free);

  G_OBJECT_CLASS (probe_letter_pad_parent_class)->dispose (object);
}

static void
probe_letter_pad_class_init (ProbeLetterPadClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = probe_letter_pad_dispose;
  widget_class->measure = probe_letter_pad_measure;
  widget_class->size_allocate = probe_letter_pad_size_allocate;
  widget_class->focus = probe_letter_pad_focus;

  chosen_signal =
    g_signal_new ("chosen", PROBE_TYPE_LETTER_PAD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);

  gtk_widget_class_set_css_name (widget_class, "probe-letter-pad");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Home, 0, focus_end_cb, "b", FALSE);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_Home, 0, focus_end_cb, "b", FALSE);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_End, 0, focus_end_cb, "b", TRUE);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_End, 0, focus_end_cb, "b", TRUE);
}

static ProbeKey *
picture_of (ProbeLetterPad *self, int key)
{
  return PROBE_KEY (gtk_button_get_child (GTK_BUTTON (self->keys[key])));
}

/* Draws as pressed what is selected or held down. */
static void
show_state (ProbeLetterPad *self)
{
  for (int i = 0; i < N_KEYS && self->keys[i] != NULL; i++)
    probe_key_set_on (picture_of (self, i), letter_of (i) == self->selected
                                              || gtk_widget_get_state_flags (self->keys[i]) & GTK_STATE_FLAG_ACTIVE);
}

static void
add_key (ProbeLetterPad *self, int key)
{
  GtkWidget *button = gtk_button_new ();
  GtkDragSource *source = gtk_drag_source_new ();

  gtk_widget_add_css_class (button, "letter-key");
  gtk_button_set_child (GTK_BUTTON (button), probe_key_new (letter_of (key)));
  g_signal_connect_swapped (button, "state-flags-changed", G_CALLBACK (show_state), self);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (clicked_cb), self);

  /* The drag source gets the press in the capture phase, because the button's own gesture
   * claims it afterwards. */
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (source), GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (source, "prepare", G_CALLBACK (drag_prepare_cb), self);
  gtk_widget_add_controller (button, GTK_EVENT_CONTROLLER (source));

  gtk_widget_set_parent (button, GTK_WIDGET (self));
  self->keys[key] = button;
  update_label (self, key);
}

static void
probe_letter_pad_init (ProbeLetterPad *self)
{
  /* The alphabet runs from left to right, also where the interface runs from right to
   * left. */
  gtk_widget_set_direction (GTK_WIDGET (self), GTK_TEXT_DIR_LTR);
  for (int i = 0; i < N_KEYS; i++)
    add_key (self, i);
  probe_letter_pad_set_name (self, _ ("Letters"));
}

GtkWidget *
probe_letter_pad_new (void)
{
  return g_object_new (PROBE_TYPE_LETTER_PAD, NULL);
}

void
probe_letter_pad_set_name (ProbeLetterPad *self, const char *name)
{
  g_return_if_fail (PROBE_IS_LETTER_PAD (self));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name ? name : "", -1);
}

void
probe_letter_pad_set_blank_name (ProbeLetterPad *self, const char *name)
{
  g_return_if_fail (PROBE_IS_LETTER_PAD (self));

  if (g_strcmp0 (name, self->blank_name) == 0)
    return;
  g_free (self->blank_name);
  self->blank_name = g_strdup (name);
  update_label (self, N_KEYS - 1);
}

void
probe_letter_pad_set_letter_sensitive (ProbeLetterPad *self, char letter, gboolean sensitive)
{
  g_return_if_fail (PROBE_IS_LETTER_PAD (self));
  g_return_if_fail (key_of (letter) >= 0);

  gtk_widget_set_sensitive (self->keys[key_of (letter)], sensitive);
}

gboolean
probe_letter_pad_get_letter_sensitive (ProbeLetterPad *self, char letter)
{
  g_return_val_if_fail (PROBE_IS_LETTER_PAD (self), FALSE);

  return key_of (letter) >= 0 && gtk_widget_is_sensitive (self->keys[key_of (letter)]);
}

void
probe_letter_pad_set_selected (ProbeLetterPad *self, char letter)
{
  g_return_if_fail (PROBE_IS_LETTER_PAD (self));

  self->selected = letter;
  for (int i = 0; i < N_KEYS; i++)
    {
      const gboolean selected = letter_of (i) == letter;

      gtk_accessible_update_state (GTK_ACCESSIBLE (self->keys[i]), GTK_ACCESSIBLE_STATE_PRESSED,
                                   selected ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
    }
  show_state (self);
}

void
probe_letter_pad_set_hinted (ProbeLetterPad *self, char letter)
{
  g_return_if_fail (PROBE_IS_LETTER_PAD (self));

  if (letter == self->hinted)
    return;
  self->hinted = letter;
  for (int i = 0; i < N_KEYS; i++)
    if (letter_of (i) == letter)
      gtk_widget_add_css_class (self->keys[i], "hinted");
    else
      gtk_widget_remove_css_class (self->keys[i], "hinted");
}

void
probe_letter_pad_set_dot (ProbeLetterPad *self, gboolean dot)
{
  g_return_if_fail (PROBE_IS_LETTER_PAD (self));

  probe_key_set_dot (picture_of (self, N_KEYS - 1), dot);
}

void
probe_letter_pad_set_pitch (ProbeLetterPad *self, int pitch, int row_pitch)
{
  g_return_if_fail (PROBE_IS_LETTER_PAD (self));

  if (self->pitch == pitch && self->row_pitch == row_pitch)
    return;
  self->pitch = pitch;
  self->row_pitch = row_pitch;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
probe_letter_pad_set_resting (ProbeLetterPad *self, gboolean resting)
{
  g_return_if_fail (PROBE_IS_LETTER_PAD (self));

  gtk_widget_add_css_class (GTK_WIDGET (self), "steady");
  if (resting)
    gtk_widget_add_css_class (GTK_WIDGET (self), "resting");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "resting");
}

void
probe_letter_pad_set_draggable (ProbeLetterPad *self, gboolean draggable)
{
  g_return_if_fail (PROBE_IS_LETTER_PAD (self));

  self->draggable = draggable;
}

gboolean
probe_letter_pad_choose (ProbeLetterPad *self, char letter)
{
  g_return_val_if_fail (PROBE_IS_LETTER_PAD (self), FALSE);

  if (!gtk_widget_is_sensitive (GTK_WIDGET (self)) || !probe_letter_pad_get_letter_sensitive (self, letter))
    return FALSE;

  g_signal_emit (self, chosen_signal, 0, (int) letter);
  return TRUE;
}

GtkWidget *
probe_letter_pad_get_key (ProbeLetterPad *self, char letter)
{
  const int key = key_of (letter);

  g_return_val_if_fail (PROBE_IS_LETTER_PAD (self) && key >= 0, NULL);

  return self->keys[key];
}

gboolean
probe_letter_pad_focus_letter (ProbeLetterPad *self, char letter)
{
  const int key = key_of (letter);

  g_return_val_if_fail (PROBE_IS_LETTER_PAD (self), FALSE);

  if (key >= 0 && gtk_widget_is_sensitive (self->keys[key]))
    return gtk_widget_grab_focus (self->keys[key]);
  return focus_from (self, 0, 1);
}

/* What else there is to say about a key that can be pressed. */
static void
describe_struck (ProbeLetterPad *self, int key)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (self->keys[key]);

  if (salon_why_get (self->keys[key]))
    return;
  if (self->struck >> probe_letter_index (letter_of (key)) & 1)
    gtk_accessible_update_property (accessible, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    /* Translators: a letter, with the learner’s aid */
                                    C_ ("letter", "asked in vain"), -1);
  else
    gtk_accessible_reset_property (accessible, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

void
probe_letter_pad_set_reason (ProbeLetterPad *self, const char *reason)
{
  g_return_if_fail (PROBE_IS_LETTER_PAD (self));

  for (int i = 0; i < N_KEYS; i++)
    {
      const char *now = gtk_widget_get_sensitive (self->keys[i]) ? NULL : reason;

      if (g_strcmp0 (salon_why_get (self->keys[i]), now) == 0)
        continue;
      salon_why_set (self->keys[i], now);
      update_label (self, i);
      describe_struck (self, i);
    }
}

void
probe_letter_pad_set_struck (ProbeLetterPad *self, guint32 letters)
{
  g_return_if_fail (PROBE_IS_LETTER_PAD (self));

  if (letters == self->struck)
    return;
  self->struck = letters;
  for (int i = 0; i < N_KEYS; i++)
    {
      probe_key_set_struck (picture_of (self, i), letters >> probe_letter_index (letter_of (i)) & 1);
      describe_struck (self, i);
    }
}

void
probe_letter_pad_set_focus_on_click (ProbeLetterPad *self, gboolean focus)
{
  g_return_if_fail (PROBE_IS_LETTER_PAD (self));

  for (int i = 0; i < N_KEYS; i++)
    gtk_widget_set_focus_on_click (self->keys[i], focus);
}
