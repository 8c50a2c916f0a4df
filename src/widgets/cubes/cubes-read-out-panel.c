/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/cubes/cubes-read-out-panel.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static GtkLabel *
add_label (GtkWidget *box, const char *css_class, float xalign)
{
  GtkWidget *label = gtk_label_new ("");

  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (box), label);
  return GTK_LABEL (label);
}

void
cubes_read_out_panel_make (CubesReadOutPanel *self)
{
  GtkWidget *panel = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4), *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  self->box = panel;
  gtk_widget_add_css_class (panel, "cubes-panel");
  gtk_box_append (GTK_BOX (panel), head);
  self->word = add_label (head, "panel-word", 0);
  gtk_label_set_ellipsize (self->word, PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (GTK_WIDGET (self->word), TRUE);
  self->letters = add_label (head, "panel-letters", 1);
  self->fate = add_label (panel, "panel-fate", 0);
  gtk_label_set_yalign (self->fate, 0);
  gtk_label_set_wrap (self->fate, TRUE);
  gtk_label_set_wrap_mode (self->fate, PANGO_WRAP_WORD_CHAR);
  gtk_label_set_lines (self->fate, 3);
  gtk_label_set_ellipsize (self->fate, PANGO_ELLIPSIZE_END);
  gtk_widget_set_vexpand (GTK_WIDGET (self->fate), TRUE);
}

void
cubes_read_out_panel_show_word (CubesReadOutPanel *self, const char *word, const char *fate)
{
  const int n = (int) strlen (word);
  g_autofree char *letters = g_strdup_printf (ngettext ("%d letter", "%d letters", (gulong) n), n);

  gtk_label_set_label (self->word, word);
  gtk_label_set_label (self->letters, letters);
  gtk_label_set_label (self->fate, fate);
}

void
cubes_read_out_panel_show_text (CubesReadOutPanel *self, const char *text)
{
  gtk_label_set_label (self->word, "");
  gtk_label_set_label (self->letters, "");
  gtk_label_set_label (self->fate, text != NULL ? text : "");
}
