/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-library-cards.h"

#include "app/salon-library-card.h"

struct _SalonLibraryCards {
  AdwBin parent_instance;

  SalonLibraryPictures *pictures;
  GtkBox *box;
};

G_DEFINE_FINAL_TYPE (SalonLibraryCards, salon_library_cards, ADW_TYPE_BIN)

enum {
  GO_ON,
  LOOK_BACK,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
go_on_cb (SalonLibraryCards *self, SalonLibraryCard *card)
{
  g_signal_emit (self, signals[GO_ON], 0, salon_library_card_get_entry (card));
}

static void
look_back_cb (SalonLibraryCards *self, SalonLibraryCard *card)
{
  g_signal_emit (self, signals[LOOK_BACK], 0, salon_library_card_get_entry (card));
}

static gboolean
salon_library_cards_grab_focus (GtkWidget *widget)
{
  GtkWidget *card = gtk_widget_get_first_child (GTK_WIDGET (SALON_LIBRARY_CARDS (widget)->box));

  return card != NULL && gtk_widget_grab_focus (card);
}

static void
salon_library_cards_dispose (GObject *object)
{
  g_clear_object (&SALON_LIBRARY_CARDS (object)->pictures);

  G_OBJECT_CLASS (salon_library_cards_parent_class)->dispose (object);
}

static void
salon_library_cards_class_init (SalonLibraryCardsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = salon_library_cards_dispose;
  GTK_WIDGET_CLASS (klass)->grab_focus = salon_library_cards_grab_focus;
  signals[GO_ON] = g_signal_new ("go-on", SALON_TYPE_LIBRARY_CARDS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                 1, SALON_TYPE_LIBRARY_ENTRY);
  signals[LOOK_BACK] = g_signal_new ("look-back", SALON_TYPE_LIBRARY_CARDS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                     G_TYPE_NONE, 1, SALON_TYPE_LIBRARY_ENTRY);
}

static void
salon_library_cards_init (SalonLibraryCards *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();

  self->box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 14));
  gtk_widget_set_name (GTK_WIDGET (self->box), "library-cards");
  gtk_widget_set_halign (GTK_WIDGET (self->box), GTK_ALIGN_START);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), GTK_WIDGET (self->box));
  gtk_widget_set_vexpand (scroller, FALSE);
  adw_bin_set_child (ADW_BIN (self), scroller);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

GtkWidget *
salon_library_cards_new (SalonLibraryPictures *pictures)
{
  SalonLibraryCards *self = g_object_new (SALON_TYPE_LIBRARY_CARDS, NULL);

  self->pictures = g_object_ref (pictures);
  return GTK_WIDGET (self);
}

/* Whether there is a card for each of @entries and for no other game. */
static gboolean
has_cards (SalonLibraryCards *self, GPtrArray *entries)
{
  GtkWidget *card = gtk_widget_get_first_child (GTK_WIDGET (self->box));

  for (guint i = 0; i < entries->len; i++)
    {
      if (card == NULL || salon_library_card_get_entry (SALON_LIBRARY_CARD (card)) != g_ptr_array_index (entries, i))
        return FALSE;
      card = gtk_widget_get_next_sibling (card);
    }
  return card == NULL;
}

void
salon_library_cards_set (SalonLibraryCards *self, GPtrArray *entries)
{
  GtkWidget *card;

  if (has_cards (self, entries))
    return;

  while ((card = gtk_widget_get_first_child (GTK_WIDGET (self->box))) != NULL)
    gtk_box_remove (self->box, card);
  for (guint i = 0; i < entries->len; i++)
    {
      card = salon_library_card_new (self->pictures, g_ptr_array_index (entries, i));
      g_signal_connect_object (card, "go-on", G_CALLBACK (go_on_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (card, "look-back", G_CALLBACK (look_back_cb), self, G_CONNECT_SWAPPED);
      gtk_box_append (self->box, card);
    }
  gtk_widget_set_visible (GTK_WIDGET (self), entries->len > 0);
}

SalonLibraryEntry *
salon_library_cards_find (SalonLibraryCards *self, GtkWidget *focus)
{
  GtkWidget *card = gtk_widget_get_ancestor (focus, SALON_TYPE_LIBRARY_CARD);

  if (card == NULL || !gtk_widget_is_ancestor (card, GTK_WIDGET (self)))
    return NULL;
  return salon_library_card_get_entry (SALON_LIBRARY_CARD (card));
}
