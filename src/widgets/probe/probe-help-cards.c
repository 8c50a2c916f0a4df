/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-help-cards.h"

#include <glib/gi18n-lib.h>

#include "model/probe/probe-text.h"
#include "widgets/probe/probe-activity-card.h"
#include "widgets/probe/probe-card.h"
#include "widgets/salon-text.h"

/* px at the usual size of text */
#define DECK_WIDTH  118
#define DECK_APART  14
#define LETTER      44
#define LETTER_GAP  10
#define CAPTION_GAP 4

struct _ProbeHelpCards {
  GtkWidget parent_instance;

  GPtrArray *cards, *captions; /* children */
  int width, apart;            /* of a card, and between two */
  double ratio;                /* its height divided by its width */
};

G_DEFINE_FINAL_TYPE (ProbeHelpCards, probe_help_cards, GTK_TYPE_WIDGET)

/* Lays everything out in a width and says how high it is.
 * @allocates: FALSE: only measures */
static int
lay_out (ProbeHelpCards *self, int width, gboolean allocates)
{
  const double unit = salon_text_get_scale (GTK_WIDGET (self));
  const int card = (int) (self->width * unit), apart = (int) (self->apart * unit);
  const int high = (int) (card * self->ratio);
  const int columns = CLAMP ((width + apart) / (card + apart), 1, (int) self->cards->len);
  const int left = (width - columns * card - (columns - 1) * apart) / 2;
  int y = 0;

  for (int i = 0; i < (int) self->cards->len; i++)
    {
      const int x = left + i % columns * (card + apart);
      int caption;

      gtk_widget_measure (self->captions->pdata[i], GTK_ORIENTATION_VERTICAL, card, &caption, NULL, NULL, NULL);
      if (allocates)
        {
          gtk_widget_size_allocate (self->cards->pdata[i], &(GtkAllocation) { x, y, card, high }, -1);
          gtk_widget_size_allocate (self->captions->pdata[i],
                                    &(GtkAllocation) { x, y + high + CAPTION_GAP, card, caption }, -1);
        }
      if (i % columns == columns - 1 || i == (int) self->cards->len - 1)
        y += high + CAPTION_GAP + caption + apart;
    }

  return y - apart;
}

static GtkSizeRequestMode
probe_help_cards_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
probe_help_cards_measure (GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  ProbeHelpCards *self = PROBE_HELP_CARDS (widget);
  const int card = (int) (self->width * salon_text_get_scale (widget));

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    gtk_widget_measure (child, orientation, -1, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = card;
      *natural = 5 * card;
    }
  else
    *minimum = *natural = lay_out (self, for_size > 0 ? for_size : 5 * card, FALSE);
}

static void
probe_help_cards_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  lay_out (PROBE_HELP_CARDS (widget), width, TRUE);
}

static void
probe_help_cards_dispose (GObject *object)
{
  ProbeHelpCards *self = PROBE_HELP_CARDS (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (probe_help_cards_parent_class)->dispose (object);
}

static void
probe_help_cards_finalize (GObject *object)
{
  ProbeHelpCards *self = PROBE_HELP_CARDS (object);

  g_ptr_array_unref (self->cards);
  g_ptr_array_unref (self->captions);

  G_OBJECT_CLASS (probe_help_cards_parent_class)->finalize (object);
}

static void
probe_help_cards_class_init (ProbeHelpCardsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = probe_help_cards_dispose;
  G_OBJECT_CLASS (klass)->finalize = probe_help_cards_finalize;
  widget_class->get_request_mode = probe_help_cards_get_request_mode;
  widget_class->measure = probe_help_cards_measure;
  widget_class->size_allocate = probe_help_cards_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "probe-help-cards");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
probe_help_cards_init (ProbeHelpCards *self)
{
  self->cards = g_ptr_array_new ();
  self->captions = g_ptr_array_new ();
}

static void
add (ProbeHelpCards *self, GtkWidget *card, const char *caption)
{
  GtkWidget *label = gtk_label_new (caption);

  gtk_widget_add_css_class (label, "help-count");
  gtk_widget_set_parent (card, GTK_WIDGET (self));
  gtk_widget_set_parent (label, GTK_WIDGET (self));
  g_ptr_array_add (self->cards, card);
  g_ptr_array_add (self->captions, label);
}

static ProbeHelpCards *
make (int width, int apart, double ratio, const char *name)
{
  ProbeHelpCards *self = g_object_new (PROBE_TYPE_HELP_CARDS, NULL);

  self->width = width;
  self->apart = apart;
  self->ratio = ratio;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return self;
}

GtkWidget *
probe_help_cards_new_deck (ProbeEdition edition)
{
  ProbeHelpCards *self =
    make (DECK_WIDTH, DECK_APART, (double) PROBE_ACTIVITY_HEIGHT / PROBE_ACTIVITY_WIDTH, _ ("Activity cards"));
  ProbeSetup setup;

  probe_setup_init (&setup, edition, 3);
  for (int kind = PROBE_NORMAL; kind < PROBE_N_KINDS; kind++)
    {
      const int n = probe_deck_count (probe_editions[edition].behaviours.deck, (ProbeKind) kind);
      g_autofree char *text = probe_text_card (&setup, (ProbeKind) kind);
      /* Translators: how many cards of a kind the deck has */
      g_autofree char *caption = g_strdup_printf (ngettext ("%d card", "%d cards", (gulong) n), n);
      GtkWidget *card;

      if (n == 0)
        continue;
      card = g_object_new (PROBE_TYPE_ACTIVITY_CARD, NULL);
      probe_activity_card_set (PROBE_ACTIVITY_CARD (card), probe_card_kinds[kind].name,
                               probe_text_card_title ((ProbeKind) kind), text);
      add (self, card, caption);
    }
  return GTK_WIDGET (self);
}

GtkWidget *
probe_help_cards_new_letters (ProbeEdition edition)
{
  const ProbeBehaviours *rules = &probe_editions[edition].behaviours;
  ProbeHelpCards *self = make (LETTER, LETTER_GAP, PROBE_CARD_RATIO, _ ("Letter cards"));
  ProbeSetup setup;

  probe_setup_init (&setup, edition, 2);
  for (int i = 0; i < PROBE_LETTERS; i++)
    {
      const char letter = probe_letter_at (i);
      const int n = letter == PROBE_BLANK ? rules->blanks : probe_letter_cards (rules->letter_set, letter);
      g_autofree char *caption = g_strdup_printf ("%d", n);
      GtkWidget *card = probe_card_new ();

      probe_card_set_blank_name (PROBE_CARD (card), probe_text_blank (&setup));
      probe_card_set_blank_is_dot (PROBE_CARD (card), rules->blank_is_dot);
      probe_card_set_letter (PROBE_CARD (card), letter);
      probe_card_set_count (PROBE_CARD (card), n);
      probe_card_skip_animation (PROBE_CARD (card));
      add (self, card, caption);
    }
  return GTK_WIDGET (self);
}
