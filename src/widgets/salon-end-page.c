/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-end-page.h"

#include <glib/gi18n-lib.h>

#include "widgets/salon-column.h"
#include "widgets/salon-seat-tag.h"

typedef struct {
  GtkWidget *sheet;
  GtkLabel *heading;
  GtkWidget *seats;
  GtkWidget *again;
  GtkWidget *new_game;
  GtkWidget *table;
} SalonEndPagePrivate;

G_DEFINE_TYPE_WITH_PRIVATE (SalonEndPage, salon_end_page, GTK_TYPE_WIDGET)

enum {
  PLAY_AGAIN,
  NEW_GAME,
  TABLE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static SalonEndPagePrivate *
get_private (SalonEndPage *self)
{
  return salon_end_page_get_instance_private (self);
}

static void
again_cb (SalonEndPage *self)
{
  g_signal_emit (self, signals[PLAY_AGAIN], 0);
}

static void
new_game_cb (SalonEndPage *self)
{
  g_signal_emit (self, signals[NEW_GAME], 0);
}

static void
table_cb (SalonEndPage *self)
{
  g_signal_emit (self, signals[TABLE], 0);
}

static void
salon_end_page_dispose (GObject *object)
{
  g_clear_pointer (&get_private (SALON_END_PAGE (object))->sheet, gtk_widget_unparent);

  G_OBJECT_CLASS (salon_end_page_parent_class)->dispose (object);
}

static void
salon_end_page_class_init (SalonEndPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = salon_end_page_dispose;

  signals[PLAY_AGAIN] =
    g_signal_new ("play-again", SALON_TYPE_END_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[NEW_GAME] =
    g_signal_new ("new-game", SALON_TYPE_END_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[TABLE] = g_signal_new ("table", SALON_TYPE_END_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (SALON_TYPE_COLUMN);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/salongames/Salon/ui/salon-end-page.ui");
#define BIND(child) gtk_widget_class_bind_template_child_private (widget_class, SalonEndPage, child)
  BIND (sheet);
  BIND (heading);
  BIND (seats);
  BIND (again);
  BIND (new_game);
  BIND (table);
#undef BIND

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "salon-end-page");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
salon_end_page_init (SalonEndPage *self)
{
  SalonEndPagePrivate *priv = get_private (self);

  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_swapped (priv->again, "clicked", G_CALLBACK (again_cb), self);
  g_signal_connect_swapped (priv->new_game, "clicked", G_CALLBACK (new_game_cb), self);
  g_signal_connect_swapped (priv->table, "clicked", G_CALLBACK (table_cb), self);
}

/* “Ada”, “Ada and Marie”, “Ada, Marie and Hugo” */
static char *
join_names (const char *const *names, int n)
{
  g_autoptr (GString) list = g_string_new (names[0]);

  for (int i = 1; i < n; i++)
    {
      /* Translators: between the names in a list, and before the last of them */
      g_string_append (list, i < n - 1 ? C_ ("list of names", ", ") : C_ ("list of names", " and "));
      g_string_append (list, names[i]);
    }
  return g_string_free (g_steal_pointer (&list), FALSE);
}

static char *
describe_winners (const char *const *names, int n, int score)
{
  g_autofree char *points = salon_format_points (score);
  g_autofree char *list = join_names (names, n);

  if (n > 1)
    /* Translators: several names, and “245 points” */
    return g_strdup_printf (_ ("%1$s share the win with %2$s"), list, points);

  /* Translators: a name, and “245 points” */
  return g_strdup_printf (_ ("%1$s wins with %2$s"), list, points);
}

void
salon_end_page_set_winners (SalonEndPage *self, const char *const *names, int n, int score)
{
  g_autofree char *heading = NULL;

  g_return_if_fail (SALON_IS_END_PAGE (self));
  g_return_if_fail (n > 0);

  heading = describe_winners (names, n, score);
  gtk_label_set_label (get_private (self)->heading, heading);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, heading, -1);
}

void
salon_end_page_set_rows (SalonEndPage *self, GtkWidget *const *rows, int n)
{
  GtkWidget *seats = get_private (self)->seats;
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;
  const gboolean had_focus = focus && gtk_widget_is_ancestor (focus, seats);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (seats)))
    gtk_box_remove (GTK_BOX (seats), child);
  for (int i = 0; i < n; i++)
    gtk_box_append (GTK_BOX (seats), rows[i]);
  if (had_focus)
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

void
salon_end_page_rank (const int *scores, int seats, int *order, int *rank)
{
  for (int seat = 0; seat < seats; seat++)
    {
      int at = seat;

      while (at > 0 && scores[order[at - 1]] < scores[seat])
        {
          order[at] = order[at - 1];
          at--;
        }
      order[at] = seat;
    }
  for (int i = 0; i < seats; i++)
    rank[i] = i > 0 && scores[order[i]] == scores[order[i - 1]] ? rank[i - 1] : i + 1;
}
