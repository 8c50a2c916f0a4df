/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-end-head.h"

#include <glib/gi18n-lib.h>

#include "widgets/salon-avatar.h"
#include "widgets/salon-colours.h"
#include "widgets/salon-seat-tag.h"

static GtkWidget *
make_label (const char *text, const char *css_class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", 0.f, "wrap", TRUE, "wrap-mode",
                                   PANGO_WRAP_WORD_CHAR, "natural-wrap-mode", GTK_NATURAL_WRAP_NONE, NULL);

  gtk_widget_add_css_class (label, css_class);
  return label;
}

GtkWidget *
salon_end_head_new (int rank, const char *name, guint colour, int score, gboolean wins)
{
  /* Translators: the first place in the order of the players */
  g_autofree char *place = rank == 1 ? g_strdup (C_ ("rank", "1."))
                                     /* Translators: a later place: 2nd, 3rd, … */
                                     : g_strdup_printf (C_ ("rank", "%d."), rank);
  g_autofree char *points = salon_format_points (score);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *avatar = salon_avatar_new (34);
  GtkWidget *score_label = make_label (points, "points");

  salon_avatar_set_name (SALON_AVATAR (avatar), name);
  salon_avatar_set_colour (SALON_AVATAR (avatar), salon_colour_get (colour));
  gtk_widget_add_css_class (head, "end-head");
  gtk_box_append (GTK_BOX (head), make_label (place, "rank"));
  gtk_box_append (GTK_BOX (head), avatar);
  gtk_box_append (GTK_BOX (head), make_label (name, "name"));
  if (wins)
    {
      GtkWidget *mark = make_label (C_ ("end of a game", "winner"), "wins");

      gtk_widget_set_valign (mark, GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (head), mark);
    }
  gtk_widget_set_hexpand (score_label, TRUE);
  gtk_widget_set_halign (score_label, GTK_ALIGN_END);
  gtk_box_append (GTK_BOX (head), score_label);
  return head;
}
