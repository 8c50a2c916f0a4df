/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/wedges/wedges-bank-chooser.h"

#include <glib/gi18n-lib.h>

#include "app/salon-choice-card.h"
#include "app/salon-home-piece.h"
#include "app/wedges/wedges-defaults.h"

/* px */
#define PICTURE_WIDTH  68
#define PICTURE_HEIGHT 60

struct _WedgesBankChooser {
  GtkBox parent_instance;

  WedgesPacks *packs;
  char *chosen;
  gboolean updating;
};

G_DEFINE_FINAL_TYPE (WedgesBankChooser, wedges_bank_chooser, GTK_TYPE_BOX)

enum {
  CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static const char *
get_bank (GtkWidget *card)
{
  return g_object_get_data (G_OBJECT (card), "bank");
}

static void
toggled_cb (WedgesBankChooser *self, GtkWidget *card)
{
  if (self->updating || !gtk_check_button_get_active (GTK_CHECK_BUTTON (card)))
    return;

  wedges_bank_chooser_set (self, get_bank (card));
  g_signal_emit (self, signals[CHOSEN], 0);
}

/* What stands below the title of a bank, (transfer full). */
static char *
describe (WedgesPack *pack)
{
  const char *language = wedges_pack_get_language (pack);
  const guint questions = wedges_pack_count_questions (pack);
  g_autofree char *count = g_strdup_printf (ngettext ("%u question", "%u questions", questions), questions);
  const char *name = g_ascii_strcasecmp (language, "en") == 0   ? _ ("English")
                     : g_ascii_strcasecmp (language, "fr") == 0 ? _ ("French")
                                                                : language;

  if (wedges_pack_get_fault (pack) != NULL)
    return g_strdup (wedges_pack_get_fault (pack));
  if (!wedges_pack_is_own (pack) || *name == '\0')
    return g_steal_pointer (&count);
  /* Translators: of a pack of questions: its language, and “1,200 questions” */
  return g_strdup_printf (C_ ("pack", "%1$s · %2$s"), name, count);
}

static GtkWidget *
make_card (WedgesBankChooser *self, WedgesPack *pack)
{
  GtkWidget *picture =
    g_object_new (SALON_TYPE_HOME_PIECE, "piece",
                  wedges_pack_is_own (pack) ? "house:wedges/setup-pack" : "house:wedges/setup-box", "width",
                  PICTURE_WIDTH, "height", PICTURE_HEIGHT, "grows", TRUE, "valign", GTK_ALIGN_CENTER, NULL);
  g_autofree char *facts = describe (pack);
  g_autofree char *name = g_strconcat ("bank-", wedges_pack_get_name (pack), NULL);
  GtkWidget *card = salon_choice_card_new (picture, wedges_pack_get_title (pack), facts);

  gtk_widget_set_name (card, name);
  gtk_widget_add_css_class (card, "bank-card");
  gtk_widget_set_sensitive (card, wedges_pack_get_fault (pack) == NULL);
  g_object_set_data_full (G_OBJECT (card), "bank", g_strdup (wedges_pack_get_name (pack)), g_free);
  g_signal_connect_object (card, "toggled", G_CALLBACK (toggled_cb), self, G_CONNECT_SWAPPED);
  return card;
}

/* Whether people can play with the bank called @name, as far as is known. */
static gboolean
is_there (WedgesBankChooser *self, const char *name)
{
  WedgesPack *pack = wedges_packs_find (self->packs, name);

  return pack != NULL ? wedges_pack_get_fault (pack) == NULL : !wedges_packs_is_read (self->packs);
}

static void
show_chosen (WedgesBankChooser *self)
{
  self->updating = TRUE;
  for (GtkWidget *card = gtk_widget_get_first_child (GTK_WIDGET (self)); card != NULL;
       card = gtk_widget_get_next_sibling (card))
    if (g_strcmp0 (get_bank (card), self->chosen) == 0)
      gtk_check_button_set_active (GTK_CHECK_BUTTON (card), TRUE);
  self->updating = FALSE;
}

/* The banks have been read: there is a card for each. */
static void
refreshed_cb (WedgesBankChooser *self)
{
  GtkWidget *old, *first = NULL;
  const gboolean gone = !is_there (self, self->chosen);

  while ((old = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_box_remove (GTK_BOX (self), old);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->packs)); i++)
    {
      g_autoptr (WedgesPack) pack = g_list_model_get_item (G_LIST_MODEL (self->packs), i);
      GtkWidget *card = make_card (self, pack);

      if (first == NULL)
        first = card;
      else
        gtk_check_button_set_group (GTK_CHECK_BUTTON (card), GTK_CHECK_BUTTON (first));
      gtk_box_append (GTK_BOX (self), card);
    }

  if (gone)
    wedges_bank_chooser_set (self, wedges_defaults_get_bank ());
  show_chosen (self);
  if (gone)
    g_signal_emit (self, signals[CHOSEN], 0);
}

static void
wedges_bank_chooser_dispose (GObject *object)
{
  g_clear_object (&WEDGES_BANK_CHOOSER (object)->packs);

  G_OBJECT_CLASS (wedges_bank_chooser_parent_class)->dispose (object);
}

static void
wedges_bank_chooser_finalize (GObject *object)
{
  g_free (WEDGES_BANK_CHOOSER (object)->chosen);

  G_OBJECT_CLASS (wedges_bank_chooser_parent_class)->finalize (object);
}

static void
wedges_bank_chooser_class_init (WedgesBankChooserClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = wedges_bank_chooser_dispose;
  G_OBJECT_CLASS (klass)->finalize = wedges_bank_chooser_finalize;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_RADIO_GROUP);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "wedges-bank-chooser");

  signals[CHOSEN] =
    g_signal_new ("chosen", WEDGES_TYPE_BANK_CHOOSER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
wedges_bank_chooser_init (WedgesBankChooser *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Which questions?"), -1);
  self->chosen = g_strdup (wedges_defaults_get_bank ());
}

void
wedges_bank_chooser_set_packs (WedgesBankChooser *self, WedgesPacks *packs)
{
  g_return_if_fail (self->packs == NULL);

  self->packs = g_object_ref (packs);
  g_signal_connect_object (packs, "refreshed", G_CALLBACK (refreshed_cb), self, G_CONNECT_SWAPPED);
}

void
wedges_bank_chooser_set (WedgesBankChooser *self, const char *name)
{
  char *copy = g_strdup (name);

  g_free (self->chosen);
  self->chosen = copy;
  show_chosen (self);
}

const char *
wedges_bank_chooser_get (WedgesBankChooser *self)
{
  return self->chosen;
}
