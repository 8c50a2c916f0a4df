/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-letter-set.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "model/probe/probe-text.h"
#include "widgets/probe/probe-card.h"

#define CARD_LEAST  24
#define CARD_USUAL  46
#define LINES_LEAST 2
#define LINES_MOST  9

typedef struct {
  GtkWidget *card;
  GtkWidget *label;
} Pile;

struct _ProbeLetterSet {
  GtkWidget parent_instance;

  Pile piles[PROBE_LETTERS];
  GtkWidget *ruler; /* as wide as the widest label will be: cards do not move */
};

/* How the piles lie, in px. */
typedef struct {
  int lines;
  int columns;
  int card;   /* width */
  int height; /* of all lines */
} Layout;

G_DEFINE_FINAL_TYPE (ProbeLetterSet, probe_letter_set, GTK_TYPE_WIDGET)

enum {
  CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static int
card_height (int width)
{
  return (int) ceil (width * PROBE_CARD_RATIO);
}

static int
gap_for (int card)
{
  return MAX (6, card / 5);
}

static int
label_width (ProbeLetterSet *self)
{
  int natural;

  gtk_widget_measure (self->ruler, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  return natural;
}

static char *
left_text (int left)
{
  /* Translators: how many letter cards are left of a pile */
  return g_strdup_printf (ngettext ("%d left", "%d left", (gulong) left), left);
}

static GtkWidget *
add_label (ProbeLetterSet *self, const char *text)
{
  /* The card says its number itself. */
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "label", text,
                                   "xalign", 0.f, NULL);

  gtk_widget_add_css_class (label, "left");
  gtk_widget_set_parent (label, GTK_WIDGET (self));
  return label;
}

/* Cards grow with the page, but no faster. */
static int
card_most (int width)
{
  return MAX (CARD_USUAL, width / 22);
}

/* The largest cards that fit into @lines lines of @width; as high as they then
 * are, if @height is not less. */
static Layout
layout_in_lines (int lines, int width, int height, int label, int most)
{
  Layout at = { .lines = lines, .columns = (PROBE_LETTERS + lines - 1) / lines };
  const int beside = width / at.columns - label - 8;

  at.card = MIN (beside, most);
  while (at.card > CARD_LEAST && lines * card_height (at.card) + (lines - 1) * gap_for (at.card) > height)
    at.card--;
  at.card = MAX (at.card, 1);
  at.height = lines * card_height (at.card) + (lines - 1) * gap_for (at.card);
  return at;
}

static Layout
layout_within (ProbeLetterSet *self, int width, int height)
{
  const int label = label_width (self);
  Layout best = { 0 };

  for (int lines = LINES_LEAST; lines <= LINES_MOST; lines++)
    {
      const Layout at = layout_in_lines (lines, width, height, label, card_most (width));

      /* Of lines that give about the same, those that leave less of the place empty. */
      if (at.card * 11 > best.card * 10 && (best.card < CARD_LEAST || at.height <= height))
        best = at;
    }
  return best;
}

/* Three lines as long as their cards are not too small: what the page is made for. */
static Layout
layout_usual (ProbeLetterSet *self, int width)
{
  const int label = label_width (self);
  Layout at = { 0 };

  for (int lines = 3; lines <= LINES_MOST && at.card < CARD_USUAL * 3 / 4; lines++)
    at = layout_in_lines (lines, width, G_MAXINT, label, card_most (width));
  return at;
}

static GtkSizeRequestMode
probe_letter_set_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
probe_letter_set_measure (GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  ProbeLetterSet *self = PROBE_LETTER_SET (widget);
  const int label = label_width (self);

  for (int i = 0; i < PROBE_LETTERS; i++)
    gtk_widget_measure (self->piles[i].card, orientation, -1, NULL, NULL, NULL, NULL);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = 6 * (CARD_LEAST + 8 + label);
      *natural = 9 * (CARD_USUAL + 8 + label);
    }
  else
    {
      const int width = for_size < 0 ? 9 * (CARD_USUAL + 8 + label) : for_size;

      *minimum = G_MAXINT;
      for (int lines = LINES_LEAST; lines <= LINES_MOST; lines++)
        {
          const Layout at = layout_in_lines (lines, width, 0, label, CARD_LEAST);

          if (at.card >= CARD_LEAST)
            *minimum = MIN (*minimum, at.height);
        }
      if (*minimum == G_MAXINT)
        *minimum = layout_in_lines (LINES_MOST, width, 0, label, CARD_LEAST).height;
      *natural = MAX (*minimum, layout_usual (self, width).height);
    }
}

static void
probe_letter_set_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  ProbeLetterSet *self = PROBE_LETTER_SET (widget);
  const Layout at = layout_within (self, width, height);
  const int label = label_width (self);
  const int card = at.card, down = card_height (card);
  const gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  const int pile = card + 8 + label;
  /* The last column's label reaches the right edge, as if lines were set flush. */
  const double pitch = at.columns > 1 ? (width - pile) / (at.columns - 1.) : 0;
  const double lead = at.lines > 1 ? MIN ((height - down) / (at.lines - 1.), down + 2 * gap_for (at.card)) : 0;

  for (int i = 0; i < PROBE_LETTERS; i++)
    {
      const int column = i % at.columns, line = i / at.columns;
      const int across = (int) (column * pitch), y = (int) (line * lead);
      const int card_x = rtl ? width - across - card : across;
      const int label_x = rtl ? width - across - pile : across + card + 8;
      int label_height, label_y;

      gtk_widget_measure (self->piles[i].label, GTK_ORIENTATION_VERTICAL, -1, NULL, &label_height, NULL, NULL);
      label_y = y + MAX (0, down - label_height);
      gtk_widget_size_allocate (self->piles[i].card, &(GtkAllocation) { card_x, y, card, down }, -1);
      gtk_widget_size_allocate (self->piles[i].label, &(GtkAllocation) { label_x, label_y, label, label_height }, -1);
    }
}

/* Tab enters at one pile and leaves all of them; arrow keys go among them. */
static gboolean
probe_letter_set_focus (GtkWidget *widget, GtkDirectionType direction)
{
  if ((direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD) && gtk_widget_get_focus_child (widget))
    return FALSE;

  return GTK_WIDGET_CLASS (probe_letter_set_parent_class)->focus (widget, direction);
}

static void
activated_cb (GtkWidget *card, gpointer data)
{
  const int index = GPOINTER_TO_INT (data);

  g_signal_emit (gtk_widget_get_parent (card), signals[CHOSEN], 0, (int) probe_letter_at (index));
}

static void
probe_letter_set_dispose (GObject *object)
{
  ProbeLetterSet *self = PROBE_LETTER_SET (object);

  for (int i = 0; i < PROBE_LETTERS; i++)
    {
      g_clear_pointer (&self->piles[i].card, gtk_widget_unparent);
      g_clear_pointer (&self->piles[i].label, gtk_widget_unparent);
    }
  g_clear_pointer (&self->ruler, gtk_widget_unparent);

  G_OBJECT_CLASS (probe_letter_set_parent_class)->dispose (object);
}

static void
probe_letter_set_class_init (ProbeLetterSetClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = probe_letter_set_dispose;
  widget_class->get_request_mode = probe_letter_set_get_request_mode;
  widget_class->measure = probe_letter_set_measure;
  widget_class->size_allocate = probe_letter_set_size_allocate;
  widget_class->focus = probe_letter_set_focus;

  signals[CHOSEN] =
    g_signal_new ("chosen", PROBE_TYPE_LETTER_SET, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);

  gtk_widget_class_set_css_name (widget_class, "probe-letter-set");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
probe_letter_set_init (ProbeLetterSet *self)
{
  for (int i = 0; i < PROBE_LETTERS; i++)
    {
      const char letter = probe_letter_at (i);
      g_autofree char *name = letter == PROBE_BLANK ? g_strdup ("set-blank") : g_strdup_printf ("set-%c", letter);
      Pile *pile = &self->piles[i];

      pile->card = probe_card_new ();
      gtk_widget_set_name (pile->card, name);
      probe_card_set_letter (PROBE_CARD (pile->card), letter);
      probe_card_set_draggable (PROBE_CARD (pile->card), TRUE);
      g_signal_connect (pile->card, "activated", G_CALLBACK (activated_cb), GINT_TO_POINTER (i));
      gtk_widget_set_parent (pile->card, GTK_WIDGET (self));

      pile->label = add_label (self, "");
    }

  {
    g_autofree char *widest = left_text (6);

    self->ruler = add_label (self, widest);
    gtk_widget_set_child_visible (self->ruler, FALSE);
  }
}

void
probe_letter_set_begin (ProbeLetterSet *self, const ProbeSetup *setup, const GdkRGBA *colour)
{
  g_return_if_fail (PROBE_IS_LETTER_SET (self));

  for (int i = 0; i < PROBE_LETTERS; i++)
    {
      ProbeCard *card = PROBE_CARD (self->piles[i].card);

      probe_card_set_colour (card, colour);
      probe_card_set_blank_name (card, probe_text_blank (setup));
    }
}

void
probe_letter_set_set_left (ProbeLetterSet *self, char letter, int left)
{
  const int index = probe_letter_index (letter);
  Pile *pile;

  g_return_if_fail (PROBE_IS_LETTER_SET (self));
  g_return_if_fail (index >= 0);

  pile = &self->piles[index];
  probe_card_set_count (PROBE_CARD (pile->card), left);
  probe_card_set_activatable (PROBE_CARD (pile->card), left != 0);
  if (left == 0 || left > 1)
    {
      g_autofree char *text = left_text (left);

      gtk_label_set_label (GTK_LABEL (pile->label), text);
    }
  else
    {
      gtk_label_set_label (GTK_LABEL (pile->label), "");
    }
}
