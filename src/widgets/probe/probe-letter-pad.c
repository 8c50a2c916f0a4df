/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-letter-pad.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "widgets/probe/probe-glyph.h"
#include "widgets/salon-drag.h"

#define N_KEYS      27 /* A to Z and the blank */
#define COLUMNS     14
#define ROWS        2
#define KEY_MIN     26
#define KEY_NATURAL 52
#define KEY_MAX     76

struct _ProbeLetterPad {
  GtkWidget parent_instance;

  GtkWidget *keys[N_KEYS];
  char *blank_name;
  char selected;
  gboolean draggable;
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

static int
gap_for_key (int key)
{
  return CLAMP ((int) round (key * .155), 4, 10);
}

static void
update_label (ProbeLetterPad *self, int key)
{
  const char text[2] = { letter_of (key), '\0' };
  const char *name = text;

  if (letter_of (key) == PROBE_BLANK)
    name = self->blank_name ? self->blank_name : C_ ("letter card", "blank");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->keys[key]), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_set_tooltip_text (self->keys[key], letter_of (key) == PROBE_BLANK ? name : NULL);
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

/* Focus: one stop for Tab, arrow keys from key to key. */

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

/* The key of the other row that is nearest to @key and can be pressed. */
static gboolean
focus_other_row (ProbeLetterPad *self, int key, int row)
{
  const int column = key % COLUMNS;

  if (row < 0 || row >= ROWS)
    return FALSE;
  for (int distance = 0; distance < COLUMNS; distance++)
    for (int side = -1; side <= 1; side += 2)
      {
        const int there = column + side * distance;
        const int other = row * COLUMNS + there;

        if (there >= 0 && there < COLUMNS && other < N_KEYS && gtk_widget_is_sensitive (self->keys[other]))
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
      return focus_other_row (self, now, now / COLUMNS - 1);
    case GTK_DIR_DOWN:
      return focus_other_row (self, now, now / COLUMNS + 1);
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
  const int n = orientation == GTK_ORIENTATION_HORIZONTAL ? COLUMNS : ROWS;
  int ignored;

  for (int i = 0; i < N_KEYS; i++)
    gtk_widget_measure (self->keys[i], orientation, -1, &ignored, &ignored, NULL, NULL);

  *minimum = n * KEY_MIN + (n - 1) * gap_for_key (KEY_MIN);
  *natural = n * KEY_NATURAL + (n - 1) * gap_for_key (KEY_NATURAL);
}

static void
probe_letter_pad_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  ProbeLetterPad *self = PROBE_LETTER_PAD (widget);
  int key = KEY_MAX;
  int gap, x0, y0;

  for (;; key--)
    {
      gap = gap_for_key (key);
      if (key <= KEY_MIN || (COLUMNS * key + (COLUMNS - 1) * gap <= width && ROWS * key + (ROWS - 1) * gap <= height))
        break;
    }

  x0 = (width - COLUMNS * key - (COLUMNS - 1) * gap) / 2;
  y0 = (height - ROWS * key - (ROWS - 1) * gap) / 2;
  for (int i = 0; i < N_KEYS; i++)
    {
      const int x = x0 + i % COLUMNS * (key + gap);
      const int y = y0 + i / COLUMNS * (key + gap);

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

static void
add_key (ProbeLetterPad *self, int key)
{
  GtkWidget *button = gtk_button_new ();
  GtkDragSource *source = gtk_drag_source_new ();

  gtk_widget_add_css_class (button, "letter-key");
  gtk_button_set_child (GTK_BUTTON (button), probe_glyph_new (letter_of (key)));
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (clicked_cb), self);

  /* Before the button's own gesture, which takes the press for itself. */
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
  /* The alphabet runs from left to right whatever the interface does. */
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

      if (selected)
        gtk_widget_add_css_class (self->keys[i], "selected");
      else
        gtk_widget_remove_css_class (self->keys[i], "selected");
      gtk_accessible_update_state (GTK_ACCESSIBLE (self->keys[i]), GTK_ACCESSIBLE_STATE_PRESSED,
                                   selected ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
    }
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

gboolean
probe_letter_pad_focus_letter (ProbeLetterPad *self, char letter)
{
  const int key = key_of (letter);

  g_return_val_if_fail (PROBE_IS_LETTER_PAD (self), FALSE);

  if (key >= 0 && gtk_widget_is_sensitive (self->keys[key]))
    return gtk_widget_grab_focus (self->keys[key]);
  return focus_from (self, 0, 1);
}
