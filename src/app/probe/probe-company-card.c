/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/probe/probe-company-card.h"

#include <glib/gi18n-lib.h>

#include "app/probe/probe-portrait.h"
#include "app/salon-seat-dots.h"
#include "widgets/salon-avatar.h"
#include "widgets/salon-seat-kind.h"
#include "widgets/salon-why.h"

#define AVATAR 32 /* px */

struct _ProbeCompanyCard {
  GtkWidget parent_instance;

  const ProbeCharacter *character;
  GtkWidget *button;
  GtkWidget *avatar, *dots, *level;
  gboolean updating;
};

G_DEFINE_FINAL_TYPE (ProbeCompanyCard, probe_company_card, GTK_TYPE_WIDGET)

enum {
  WANTED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

const char *
probe_company_card_get_name (const ProbeCharacter *character)
{
  const char *name = g_dpgettext2 (GETTEXT_PACKAGE, "computer player", character->name[0]);

  return &probe_characters[probe_character_find (name)] == character ? name : character->name[0];
}

static void
toggled_cb (ProbeCompanyCard *self)
{
  if (!self->updating)
    g_signal_emit (self, signals[WANTED], 0);
}

static gboolean
probe_company_card_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (PROBE_COMPANY_CARD (widget)->button);
}

static void
probe_company_card_dispose (GObject *object)
{
  g_clear_pointer (&PROBE_COMPANY_CARD (object)->button, gtk_widget_unparent);

  G_OBJECT_CLASS (probe_company_card_parent_class)->dispose (object);
}

static void
probe_company_card_class_init (ProbeCompanyCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = probe_company_card_dispose;
  widget_class->grab_focus = probe_company_card_grab_focus;
  signals[WANTED] =
    g_signal_new ("wanted", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "probe-company-card");
}

static void
probe_company_card_init (ProbeCompanyCard *self)
{
}

static GtkWidget *
make_label (const char *text, const char *style)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", 0.f, "wrap", TRUE, NULL);

  gtk_widget_add_css_class (label, style);
  return label;
}

/* Name, manner and level, beside the portrait. */
static GtkWidget *
make_head (ProbeCompanyCard *self)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 14), *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *level = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  gtk_box_append (GTK_BOX (head), probe_portrait_new (self->character->key));
  gtk_box_append (GTK_BOX (texts), make_label (probe_company_card_get_name (self->character), "company-name"));
  gtk_box_append (GTK_BOX (texts), make_label (_ (self->character->manner), "company-manner"));
  self->dots = salon_seat_dots_new (SALON_COMPUTER_BEGINNER);
  self->level = make_label ("", "company-level");
  gtk_box_append (GTK_BOX (level), self->dots);
  gtk_box_append (GTK_BOX (level), self->level);
  gtk_box_append (GTK_BOX (texts), level);
  gtk_widget_set_hexpand (texts, TRUE);
  gtk_widget_set_valign (texts, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (head), texts);
  gtk_widget_set_vexpand (head, TRUE);
  return head;
}

static void
add_content (ProbeCompanyCard *self)
{
  GtkWidget *overlay = gtk_overlay_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 14);
  GtkWidget *line = make_label (_ (self->character->line), "company-line");

  /* Every card has room for two lines. */
  gtk_label_set_yalign (GTK_LABEL (line), 0);
  gtk_box_append (GTK_BOX (box), make_head (self));
  gtk_box_append (GTK_BOX (box), line);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), box);
  self->avatar = salon_avatar_new (AVATAR);
  gtk_widget_set_halign (self->avatar, GTK_ALIGN_END);
  gtk_widget_set_valign (self->avatar, GTK_ALIGN_START);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), self->avatar);
  gtk_button_set_child (GTK_BUTTON (self->button), overlay);
}

GtkWidget *
probe_company_card_new (const ProbeCharacter *character)
{
  ProbeCompanyCard *self = g_object_new (PROBE_TYPE_COMPANY_CARD, NULL);
  g_autofree char *id = g_strdup_printf ("company-%s", character->key);

  self->character = character;
  self->button = gtk_toggle_button_new ();
  gtk_widget_set_name (self->button, id);
  gtk_widget_add_css_class (self->button, "company-card");
  add_content (self);
  g_signal_connect_swapped (self->button, "toggled", G_CALLBACK (toggled_cb), self);
  gtk_widget_set_parent (self->button, GTK_WIDGET (self));
  return GTK_WIDGET (self);
}

void
probe_company_card_set (ProbeCompanyCard *self, SalonSeatKind level, int colour, const char *why_not)
{
  /* Translators: for screen readers: a computer’s name, what it is like, and how well it plays: “Otto, bold, easy” */
  g_autofree char *label = g_strdup_printf (_ ("%1$s, %2$s, %3$s"), probe_company_card_get_name (self->character),
                                            _ (self->character->manner), salon_seat_kind_get_level (level));

  self->updating = TRUE;
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->button), colour >= 0);
  self->updating = FALSE;
  gtk_widget_set_visible (self->avatar, colour >= 0);
  if (colour >= 0)
    salon_emblem_set_seat (SALON_EMBLEM (self->avatar), (unsigned) colour);
  salon_seat_dots_set_kind (SALON_SEAT_DOTS (self->dots), level);
  gtk_label_set_label (GTK_LABEL (self->level), salon_seat_kind_get_level (level));
  salon_why_grey (self->button, why_not);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  why_not != NULL ? why_not : _ (self->character->line), -1);
}
