/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-letter-set.h"

#include <math.h>

#include "model/probe/probe-text.h"
#include "widgets/probe/probe-card.h"

#define CARD_LEAST  24
#define CARD_USUAL  64
#define CARD_SHARE  .86 /* of the distance between two piles */
#define LINES_USUAL 2   /* 14 piles and 13, the second line half a pile further in */
#define LINES_MOST  6

typedef struct {
  GtkWidget *card;
  GtkWidget *label;
} Pile;

struct _ProbeLetterSet {
  GtkWidget parent_instance;

  Pile piles[PROBE_LETTERS];
  GtkWidget *ruler; /* measures a label, so cards do not move when labels change */
};

/* How the piles are laid out. */
typedef struct {
  int columns;
  int card;   /* width of a card in px */
  int height; /* of all lines together, in px */
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
label_height (ProbeLetterSet *self)
{
  int natural;

  gtk_widget_measure (self->ruler, GTK_ORIENTATION_VERTICAL, -1, NULL, &natural, NULL, NULL);
  return natural;
}

static GtkWidget *
add_label (ProbeLetterSet *self, const char *text)
{
  /* The accessible name of the card includes the number. */
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "label", text,
                                   "xalign", .5f, NULL);

  gtk_widget_add_css_class (label, "left");
  gtk_widget_set_parent (label, GTK_WIDGET (self));
  return label;
}

/* Returns the largest width of a card: in a wide set, a fixed share of its width. */
static int
card_most (int width)
{
  return MAX (CARD_USUAL, width / 17);
}

/* Returns the layout with the largest cards, but none wider than @most, for which @lines lines fit into
 * @width. Cards wider than CARD_LEAST shrink until the lines fit into @height, too. @label: the height
 * of a label, which stands below each card. All measures are in px. */
static Layout
layout_in_lines (int lines, int width, int height, int label, int most)
{
  Layout at = { .columns = (PROBE_LETTERS + lines - 1) / lines };

  at.card = MIN ((int) (width * CARD_SHARE / at.columns), most);
  while (at.card > CARD_LEAST && lines * (card_height (at.card) + label) + (lines - 1) * gap_for (at.card) > height)
    at.card--;
  at.card = MAX (at.card, 1);
  at.height = lines * (card_height (at.card) + label) + (lines - 1) * gap_for (at.card);
  return at;
}

static Layout
layout_within (ProbeLetterSet *self, int width, int height)
{
  const int label = label_height (self);
  Layout best = { 0 };

  for (int lines = LINES_USUAL; lines <= LINES_MOST; lines++)
    {
      const Layout at = layout_in_lines (lines, width, height, label, card_most (width));

      /* More lines are worth it only if the cards become larger by more than a tenth. */
      if (at.card * 10 > best.card * 11 && (best.card < CARD_LEAST || at.height <= height))
        best = at;
    }
  return best;
}

/* Returns the preferred layout at @width: two lines, for which the page is designed, or more if the cards
 * would otherwise be narrower than half of CARD_USUAL. */
static Layout
layout_usual (ProbeLetterSet *self, int width)
{
  const int label = label_height (self);
  Layout at = { 0 };

  for (int lines = LINES_USUAL; lines <= LINES_MOST && at.card < CARD_USUAL / 2; lines++)
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
  const int label = label_height (self);
  const int usual = (int) (14 * CARD_USUAL / CARD_SHARE);

  for (int i = 0; i < PROBE_LETTERS; i++)
    {
      gtk_widget_measure (self->piles[i].card, orientation, -1, NULL, NULL, NULL, NULL);
      gtk_widget_measure (self->piles[i].label, orientation, -1, NULL, NULL, NULL, NULL);
    }

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = (int) (9 * CARD_LEAST / CARD_SHARE);
      *natural = usual;
    }
  else
    {
      const int width = for_size < 0 ? usual : for_size;

      *minimum = G_MAXINT;
      for (int lines = LINES_USUAL; lines <= LINES_MOST; lines++)
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
  const int label = label_height (self);
  const int card = at.card, down = card_height (card);
  const gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  const double pitch = MIN ((double) width / at.columns, card * 1.25);
  const double lead = down + label + gap_for (card);
  const double left = (width - at.columns * pitch) / 2 + (pitch - card) / 2;

  for (int i = 0; i < PROBE_LETTERS; i++)
    {
      const int column = i % at.columns, line = i / at.columns;
      const int across = (int) (left + (column + (line % 2) / 2.) * pitch), y = (int) (line * lead);
      const int x = rtl ? width - across - card : across;
      const int wide = (int) pitch;

      gtk_widget_size_allocate (self->piles[i].card, &(GtkAllocation) { x, y, card, down }, -1);
      gtk_widget_size_allocate (self->piles[i].label, &(GtkAllocation) { x - (wide - card) / 2, y + down, wide, label },
                                -1);
    }
}

/* Tab enters the set at one pile and leaves it from any pile; arrow keys move between
 * piles. */
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

  self->ruler = add_label (self, "0");
  gtk_widget_set_child_visible (self->ruler, FALSE);
}

void
probe_letter_set_begin (ProbeLetterSet *self, const ProbeSetup *setup, unsigned colour)
{
  g_return_if_fail (PROBE_IS_LETTER_SET (self));

  for (int i = 0; i < PROBE_LETTERS; i++)
    {
      ProbeCard *card = PROBE_CARD (self->piles[i].card);

      probe_card_set_colour (card, colour);
      probe_card_set_blank_is_dot (card, setup->rules.blank_is_dot);
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
  if (left >= 0)
    {
      g_autofree char *text = g_strdup_printf ("%d", left);

      gtk_label_set_label (GTK_LABEL (pile->label), text);
    }
  else
    {
      gtk_label_set_label (GTK_LABEL (pile->label), "");
    }
}

void
probe_letter_set_get_place (ProbeLetterSet *self, char letter, GtkWidget *within, graphene_rect_t *place)
{
  const int index = probe_letter_index (letter);

  g_return_if_fail (PROBE_IS_LETTER_SET (self));
  g_return_if_fail (index >= 0);

  if (!gtk_widget_compute_bounds (self->piles[index].card, within, place))
    graphene_rect_init (place, 0, 0, 0, 0);
}
