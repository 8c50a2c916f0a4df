/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-review-parts.h"

#include <glib/gi18n.h>

#include "model/probe/probe-text.h"
#include "widgets/probe/probe-shelf.h"
#include "widgets/salon-number.h"
#include "widgets/salon-tooltip.h"

GtkWidget *
probe_review_label (const char *text, const char *css_class)
{
  GtkWidget *label =
    g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", 0.f, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, NULL);

  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

GtkWidget *
probe_review_line (const char *text, const char *css_class)
{
  GtkWidget *label =
    g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", 0.f, "ellipsize", PANGO_ELLIPSIZE_END, NULL);

  salon_tooltip_show_cut (GTK_LABEL (label));
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

GtkWidget *
probe_review_paper (GtkOrientation orientation, int spacing)
{
  GtkWidget *box = gtk_box_new (orientation, spacing);

  gtk_widget_add_css_class (box, "review-paper");
  return box;
}

GtkWidget *
probe_review_rule (void)
{
  GtkWidget *rule = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  gtk_widget_add_css_class (rule, "review-rule");
  return rule;
}

void
probe_review_empty (GtkWidget *box)
{
  for (GtkWidget *child; (child = gtk_widget_get_first_child (box)) != NULL;)
    gtk_box_remove (GTK_BOX (box), child);
}

GtkWidget *
probe_review_number (int number, double cap)
{
  GtkWidget *widget = salon_number_new (cap);

  salon_number_set (SALON_NUMBER (widget), number);
  salon_number_reserve (SALON_NUMBER (widget), number);
  gtk_widget_set_valign (widget, GTK_ALIGN_CENTER);
  return widget;
}

guint
probe_review_colour (const SalonLook *look, int seat)
{
  return look->colour[seat];
}

GtkWidget *
probe_review_tray (const ProbeReviewGame *game,
                   const ProbeState *state,
                   int seat,
                   int tray,
                   guint colour,
                   gboolean open)
{
  const ProbeRow *row = &game->header.setup.row[seat][tray];
  GtkWidget *shelf = g_object_new (PROBE_TYPE_SHELF, NULL);
  ProbeTray *widget = probe_shelf_get_tray (PROBE_SHELF (shelf));
  g_autofree char *owner = probe_text_name (&game->header, seat);
  g_autofree char *name = g_strdup_printf (_ ("%s’s tray"), owner);

  int values[PROBE_SPACES];

  for (int i = 0; i < PROBE_SPACES; i++)
    values[i] = probe_space_value (i);
  probe_tray_set_values (widget, values);
  probe_tray_set_colour (widget, colour);
  probe_tray_set_name (widget, name);
  probe_tray_set_blank_name (widget, probe_text_blank (&game->header.setup));
  probe_tray_set_blank_is_dot (widget, game->header.setup.rules.blank_is_dot);
  for (int i = 0; i < PROBE_SPACES; i++)
    {
      const gboolean hidden = !open && (state->hidden[seat][tray] >> i & 1);

      if (i >= row->n)
        probe_tray_set_space (widget, i, 0, PROBE_SPACE_EMPTY, FALSE);
      else if (hidden)
        probe_tray_set_space (widget, i, 0, PROBE_SPACE_HIDDEN, FALSE);
      else
        probe_tray_set_space (widget, i, row->card[i], PROBE_SPACE_EXPOSED, FALSE);
    }
  probe_tray_skip_animations (widget);
  gtk_widget_set_hexpand (shelf, TRUE);
  return shelf;
}
