/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-note.h"

struct _SalonNote {
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkWidget *icon;
  GtkWidget *label;
};

G_DEFINE_FINAL_TYPE (SalonNote, salon_note, GTK_TYPE_WIDGET)

static const struct {
  const char *icon;
  const char *css_class;
} kinds[] = {
  [SALON_NOTE_HINT] = { "dialog-information-symbolic", "hint" },
  [SALON_NOTE_GOOD] = { "object-select-symbolic", "good" },
  [SALON_NOTE_WRONG] = { "dialog-warning-symbolic", "wrong" },
};

static void
salon_note_dispose (GObject *object)
{
  SalonNote *self = SALON_NOTE (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (salon_note_parent_class)->dispose (object);
}

static void
salon_note_class_init (SalonNoteClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = salon_note_dispose;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "salon-note");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_STATUS);
}

static void
salon_note_init (SalonNote *self)
{
  self->icon = g_object_new (GTK_TYPE_IMAGE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  self->label = g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, NULL);
  self->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  gtk_box_append (GTK_BOX (self->box), self->icon);
  gtk_box_append (GTK_BOX (self->box), self->label);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  gtk_widget_add_css_class (GTK_WIDGET (self), "table-note");
  salon_note_say (self, SALON_NOTE_HINT, "");
}

void
salon_note_say (SalonNote *self, SalonNoteKind kind, const char *text)
{
  g_return_if_fail (SALON_IS_NOTE (self));
  g_return_if_fail (kind < G_N_ELEMENTS (kinds));

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (i == kind)
      gtk_widget_add_css_class (GTK_WIDGET (self), kinds[i].css_class);
    else
      gtk_widget_remove_css_class (GTK_WIDGET (self), kinds[i].css_class);
  gtk_image_set_from_icon_name (GTK_IMAGE (self->icon), kinds[kind].icon);
  gtk_label_set_label (GTK_LABEL (self->label), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

const char *
salon_note_get_text (SalonNote *self)
{
  g_return_val_if_fail (SALON_IS_NOTE (self), NULL);

  return gtk_label_get_label (GTK_LABEL (self->label));
}
