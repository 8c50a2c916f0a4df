/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/wedges/wedges-end-seat.h"

#include <glib/gi18n-lib.h>

#include "widgets/salon-end-head.h"
#include "widgets/wedges/wedges-category.h"
#include "widgets/wedges/wedges-token.h"

#define MANY      5 /* seats: from here on the rows are low */
#define TOKEN     54
#define TOKEN_LOW 42
#define SIGN      26

/* How many of the questions of a category were answered right. */
static GtkWidget *
make_record (int category, guint right, guint asked)
{
  GtkWidget *record = g_object_new (GTK_TYPE_BOX, "spacing", 7, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  /* Translators: of the questions in a category, “5 of 7” were answered right */
  g_autofree char *text = asked > 0 ? g_strdup_printf (_ ("%1$u of %2$u"), right, asked) : g_strdup ("–");
  g_autofree char *told =
    asked > 0
      /* Translators: a category, and how many of its questions were answered right */
      ? g_strdup_printf (_ ("%1$s: %2$u of %3$u right"), wedges_category_get_name (category), right, asked)
      /* Translators: a category of which nothing was asked */
      : g_strdup_printf (_ ("%s: not asked"), wedges_category_get_name (category));
  GtkWidget *sign = wedges_sign_new (category, SIGN);

  gtk_widget_set_valign (sign, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (record), sign);
  gtk_box_append (GTK_BOX (record),
                  g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", 0.f, "width-chars", 6, NULL));
  gtk_widget_set_tooltip_text (record, told);
  gtk_accessible_update_property (GTK_ACCESSIBLE (record), GTK_ACCESSIBLE_PROPERTY_LABEL, told, -1);
  return record;
}

/* The six categories in the order of a card. */
static GtkWidget *
make_records (WedgesGame *game, int seat)
{
  const WedgesFigures *figures = wedges_game_get_figures (game, seat);
  GtkWidget *records = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);

  gtk_box_set_homogeneous (GTK_BOX (records), TRUE);
  gtk_widget_set_hexpand (records, TRUE);
  for (int category = 0; category < WEDGES_CATEGORIES; category++)
    gtk_box_append (GTK_BOX (records), make_record (category, figures->right[category], figures->asked[category]));
  return records;
}

GtkWidget *
wedges_end_seat_new (WedgesGame *game, const SalonLook *look, int seat, int rank, GtkSizeGroup *heads)
{
  const WedgesHeader *header = wedges_game_get_header (game);
  const gboolean low = header->setup.seats >= MANY;
  GtkWidget *row = g_object_new (GTK_TYPE_BOX, "spacing", 20, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  GtkWidget *head, *token;
  g_autofree char *name = g_strdup_printf ("end-seat-%d", seat + 1);

  gtk_widget_set_name (row, name);
  gtk_widget_add_css_class (row, "end-row");
  if (low)
    gtk_widget_add_css_class (row, "low");
  if (rank == 1)
    gtk_widget_add_css_class (row, "winner");
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, header->salon.name[seat], -1);
  head = salon_end_head_new (rank, header->salon.name[seat], look->colour[seat]);
  gtk_size_group_add_widget (heads, head);
  gtk_box_append (GTK_BOX (row), head);
  token = wedges_token_new (low ? TOKEN_LOW : TOKEN);
  wedges_token_set_colour (WEDGES_TOKEN (token), look->colour[seat]);
  wedges_token_set_wedges (WEDGES_TOKEN (token), wedges_game_get_state (game)->wedges[seat], FALSE);
  gtk_box_append (GTK_BOX (row), token);
  gtk_box_append (GTK_BOX (row), make_records (game, seat));
  return row;
}
