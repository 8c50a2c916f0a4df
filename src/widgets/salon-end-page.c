/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-end-page.h"

#include <glib/gi18n-lib.h>

#include "widgets/salon-backdrop.h"
#include "widgets/salon-draw.h"
#include "widgets/salon-end-head.h"
#include "widgets/salon-seat-tag.h"

#define DISC     46  /* px, beside the heading */
#define LARGE_EM 18. /* px; with larger text there is room for fewer buttons */

#define FAINTEST (1. / 255) /* an opacity that has a node */

#define LONG 30 /* letters; a longer heading is written smaller, so that it leaves room for the rows */

typedef struct {
  SalonBackdrop *backdrop;
  GtkWidget *sheet;
  GtkWidget *winners;
  GtkWidget *discs;
  GtkLabel *heading;
  GtkWidget *crown;
  GtkLabel *remark;
  GtkWidget *quick;
  GtkWidget *story;
  SalonChart *chart;
  GtkLabel *best;
  GtkWidget *legend;
  GtkWidget *seats;
  GtkWidget *offer;
  GtkLabel *offer_line;
  GtkWidget *offer_take;
  GtkWidget *again;
  GtkWidget *review;
  GtkWidget *replay;
  GtkWidget *new_game;
  GtkWidget *table;
  GtkWidget *actions;
  GtkWidget *hurry;
} SalonEndPagePrivate;

G_DEFINE_TYPE_WITH_PRIVATE (SalonEndPage, salon_end_page, GTK_TYPE_WIDGET)

enum {
  OFFER_TAKEN,
  PLAY_AGAIN,
  NEW_GAME,
  TABLE,
  HURRY,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static SalonEndPagePrivate *
get_private (SalonEndPage *self)
{
  return salon_end_page_get_instance_private (self);
}

static void
offer_taken_cb (SalonEndPage *self)
{
  g_signal_emit (self, signals[OFFER_TAKEN], 0);
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
hurry_cb (SalonEndPage *self)
{
  g_signal_emit (self, signals[HURRY], 0);
}

/* The way to the replay gives way where text is large: the review leads there as well, and so does the main menu. */
static void
update_replay (SalonEndPage *self)
{
  SalonEndPagePrivate *priv = get_private (self);
  /* A large page has the room that its large text needs. */
  const gboolean large =
    salon_draw_get_em (GTK_WIDGET (self)) > LARGE_EM && !gtk_widget_has_css_class (GTK_WIDGET (self), "large");

  if (priv->replay == NULL)
    return; /* the page is being made, or ends */
  gtk_widget_set_visible (priv->replay,
                          gtk_widget_get_sensitive (priv->replay) && !(large && gtk_widget_get_visible (priv->review)));
}

static void
salon_end_page_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (salon_end_page_parent_class)->css_changed (widget, change);
  update_replay (SALON_END_PAGE (widget));
}

static void
salon_end_page_dispose (GObject *object)
{
  SalonEndPagePrivate *priv = get_private (SALON_END_PAGE (object));

  if (priv->backdrop)
    gtk_widget_unparent (GTK_WIDGET (priv->backdrop));
  priv->backdrop = NULL;
  g_clear_pointer (&priv->sheet, gtk_widget_unparent);

  G_OBJECT_CLASS (salon_end_page_parent_class)->dispose (object);
}

/* The backdrop and the sheet lie upon each other, each as large as the page. A layout manager would keep the pages of
 * the games, which derive from this one, from hearing of their size. */

static void
salon_end_page_measure (GtkWidget *widget,
                        GtkOrientation orientation,
                        int for_size,
                        int *minimum,
                        int *natural,
                        int *minimum_baseline,
                        int *natural_baseline)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_should_layout (child))
      {
        int least, liked;

        gtk_widget_measure (child, orientation, for_size, &least, &liked, NULL, NULL);
        *minimum = MAX (*minimum, least);
        *natural = MAX (*natural, liked);
      }
}

static void
salon_end_page_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_should_layout (child))
      gtk_widget_size_allocate (child, &(GtkAllocation) { 0, 0, width, height }, -1);
}

static GtkSizeRequestMode
salon_end_page_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
salon_end_page_class_init (SalonEndPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = salon_end_page_dispose;
  widget_class->css_changed = salon_end_page_css_changed;
  widget_class->measure = salon_end_page_measure;
  widget_class->size_allocate = salon_end_page_size_allocate;
  widget_class->get_request_mode = salon_end_page_get_request_mode;

  signals[OFFER_TAKEN] =
    g_signal_new ("offer-taken", SALON_TYPE_END_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[PLAY_AGAIN] =
    g_signal_new ("play-again", SALON_TYPE_END_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[NEW_GAME] =
    g_signal_new ("new-game", SALON_TYPE_END_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[TABLE] = g_signal_new ("table", SALON_TYPE_END_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[HURRY] = g_signal_new ("hurry", SALON_TYPE_END_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (SALON_TYPE_CHART);
  g_type_ensure (SALON_TYPE_BACKDROP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/salongames/Salon/ui/salon-end-page.ui");
#define BIND(child) gtk_widget_class_bind_template_child_private (widget_class, SalonEndPage, child)
  BIND (backdrop);
  BIND (sheet);
  BIND (winners);
  BIND (discs);
  BIND (heading);
  BIND (crown);
  BIND (remark);
  BIND (quick);
  BIND (story);
  BIND (chart);
  BIND (best);
  BIND (legend);
  BIND (seats);
  BIND (offer);
  BIND (offer_line);
  BIND (offer_take);
  BIND (again);
  BIND (review);
  BIND (replay);
  BIND (new_game);
  BIND (table);
  BIND (actions);
  BIND (hurry);
#undef BIND

  gtk_widget_class_set_css_name (widget_class, "salon-end-page");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
salon_end_page_init (SalonEndPage *self)
{
  SalonEndPagePrivate *priv = get_private (self);

  gtk_widget_init_template (GTK_WIDGET (self));
  salon_backdrop_set_source (priv->backdrop, priv->crown);
  g_signal_connect_swapped (priv->offer_take, "clicked", G_CALLBACK (offer_taken_cb), self);
  g_signal_connect_swapped (priv->again, "clicked", G_CALLBACK (again_cb), self);
  g_signal_connect_swapped (priv->new_game, "clicked", G_CALLBACK (new_game_cb), self);
  g_signal_connect_swapped (priv->table, "clicked", G_CALLBACK (table_cb), self);
  g_signal_connect_swapped (priv->hurry, "clicked", G_CALLBACK (hurry_cb), self);
  g_signal_connect_object (priv->replay, "notify::sensitive", G_CALLBACK (update_replay), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (priv->review, "notify::visible", G_CALLBACK (update_replay), self, G_CONNECT_SWAPPED);
  update_replay (self);
}

/* Returns “Ada”, “Ada and Marie” or “Ada, Marie and Hugo”. */
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

static void
empty_box (GtkWidget *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (box)))
    gtk_box_remove (GTK_BOX (box), child);
}

void
salon_end_page_set_heading (SalonEndPage *self, const char *heading)
{
  GtkLabel *label;

  g_return_if_fail (SALON_IS_END_PAGE (self));

  label = get_private (self)->heading;
  gtk_label_set_label (label, heading);
  if (g_utf8_strlen (heading, -1) > LONG)
    gtk_widget_add_css_class (GTK_WIDGET (label), "long");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (label), "long");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, heading, -1);
}

void
salon_end_page_add_action (SalonEndPage *self, GtkWidget *button)
{
  g_return_if_fail (SALON_IS_END_PAGE (self));

  gtk_box_append (GTK_BOX (get_private (self)->actions), button);
}

void
salon_end_page_set_winners (SalonEndPage *self, const char *const *names, const guint *seats, int n, int score)
{
  SalonEndPagePrivate *priv = get_private (self);
  g_autofree char *heading = NULL;

  g_return_if_fail (SALON_IS_END_PAGE (self));
  g_return_if_fail (n >= 0);

  heading = n > 0 ? describe_winners (names, n, score) : g_strdup (_ ("Nobody has won"));
  salon_end_page_set_heading (self, heading);
  empty_box (priv->discs);
  for (int i = 0; i < n; i++)
    gtk_box_append (GTK_BOX (priv->discs), salon_end_disc_new (seats[i], DISC));
}

static void
set_optional_text (GtkLabel *label, const char *text)
{
  gtk_label_set_label (label, text ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL);
}

void
salon_end_page_set_crown (SalonEndPage *self, GtkWidget *crown)
{
  g_return_if_fail (SALON_IS_END_PAGE (self));

  empty_box (get_private (self)->crown);
  gtk_box_append (GTK_BOX (get_private (self)->crown), crown);
}

void
salon_end_page_set_ground (SalonEndPage *self, const char *piece)
{
  g_return_if_fail (SALON_IS_END_PAGE (self));

  salon_backdrop_set_ground (get_private (self)->backdrop, piece);
}

void
salon_end_page_set_before (SalonEndPage *self, GdkTexture *before)
{
  g_return_if_fail (SALON_IS_END_PAGE (self));

  salon_backdrop_set_before (get_private (self)->backdrop, before);
}

void
salon_end_page_set_first_game (SalonEndPage *self, gboolean first)
{
  SalonEndPagePrivate *priv = get_private (self);

  gtk_widget_set_visible (priv->quick, first);
  gtk_widget_set_visible (GTK_WIDGET (priv->again), !first);
}

void
salon_end_page_set_remark (SalonEndPage *self, const char *remark)
{
  g_return_if_fail (SALON_IS_END_PAGE (self));

  set_optional_text (get_private (self)->remark, remark);
}

void
salon_end_page_set_best (SalonEndPage *self, const char *best)
{
  g_return_if_fail (SALON_IS_END_PAGE (self));

  set_optional_text (get_private (self)->best, best);
}

void
salon_end_page_set_story_seen (SalonEndPage *self, gboolean seen)
{
  g_return_if_fail (SALON_IS_END_PAGE (self));

  gtk_widget_set_visible (get_private (self)->story, seen);
}

SalonChart *
salon_end_page_get_chart (SalonEndPage *self)
{
  g_return_val_if_fail (SALON_IS_END_PAGE (self), NULL);

  return get_private (self)->chart;
}

void
salon_end_page_set_legend (SalonEndPage *self, const char *const *texts, int n)
{
  GtkWidget *legend;

  g_return_if_fail (SALON_IS_END_PAGE (self));

  legend = get_private (self)->legend;
  empty_box (legend);
  for (int i = 0; i < n; i++)
    {
      g_autofree char *css_class = g_strdup_printf ("share-%d", i);
      GtkWidget *entry = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 5);
      GtkWidget *swatch = g_object_new (GTK_TYPE_BOX, "valign", GTK_ALIGN_CENTER, NULL);

      gtk_widget_add_css_class (swatch, "share");
      gtk_widget_add_css_class (swatch, "swatch");
      gtk_widget_add_css_class (swatch, css_class);
      gtk_box_append (GTK_BOX (entry), swatch);
      gtk_box_append (GTK_BOX (entry),
                      g_object_new (GTK_TYPE_LABEL, "label", texts[i], "ellipsize", PANGO_ELLIPSIZE_END, NULL));
      gtk_box_append (GTK_BOX (legend), entry);
    }
}

/* GTK draws the whole page when something comes that had no node before, so what will come is there, too faint to be seen, from
 * the last frame in which the light changes, because that one is drawn whole in any case. */
static void
appear (GtkWidget *widget, double share, const SalonEndPose *pose)
{
  gtk_widget_set_opacity (widget, CLAMP (share, pose->light >= 1 ? FAINTEST : 0, 1));
}

void
salon_end_page_set_pose (SalonEndPage *self, const SalonEndPose *pose)
{
  SalonEndPagePrivate *priv = get_private (self);
  GtkWidget *const with_story[] = { priv->story, priv->legend,   priv->offer,  priv->again,
                                    priv->table, priv->new_game, priv->actions };
  int i = 0;

  g_return_if_fail (SALON_IS_END_PAGE (self));

  salon_backdrop_set_before_share (priv->backdrop, pose->before);
  salon_backdrop_set_light (priv->backdrop, pose->light);
  appear (priv->winners, pose->heading, pose);
  appear (GTK_WIDGET (priv->remark), pose->heading, pose);
  for (guint part = 0; part < G_N_ELEMENTS (with_story); part++)
    appear (with_story[part], pose->story, pose);
  for (GtkWidget *row = gtk_widget_get_first_child (priv->seats); row; row = gtk_widget_get_next_sibling (row), i++)
    appear (row, pose->rows - i, pose);
}

void
salon_end_page_set_appearing (SalonEndPage *self, gboolean appearing)
{
  GtkWidget *hurry;

  g_return_if_fail (SALON_IS_END_PAGE (self));

  hurry = get_private (self)->hurry;
  if (!appearing && gtk_widget_is_focus (hurry))
    gtk_widget_grab_focus (GTK_WIDGET (self));
  gtk_widget_set_visible (hurry, appearing);
}

void
salon_end_page_set_rows (SalonEndPage *self, GtkWidget *const *rows, int n)
{
  GtkWidget *seats = get_private (self)->seats;
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;
  const gboolean had_focus = focus && gtk_widget_is_ancestor (focus, seats);

  empty_box (seats);
  for (int i = 0; i < n; i++)
    {
      /* A few rows take a part of the room that the crown leaves. */
      gtk_widget_set_vexpand (rows[i], n > 2);
      gtk_box_append (GTK_BOX (seats), rows[i]);
    }
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

void
salon_end_page_set_next (SalonEndPage *self, const char *next)
{
  SalonEndPagePrivate *priv = get_private (self);

  gtk_button_set_label (GTK_BUTTON (priv->again), next != NULL ? next : _ ("_Play again"));
  gtk_widget_set_visible (priv->new_game, next == NULL);
}

void
salon_end_page_set_offer (SalonEndPage *self, const char *line, const char *label)
{
  SalonEndPagePrivate *priv = get_private (self);

  g_return_if_fail (SALON_IS_END_PAGE (self));

  if (line == NULL && gtk_widget_is_focus (priv->offer_take))
    gtk_widget_grab_focus (GTK_WIDGET (self));
  gtk_label_set_label (priv->offer_line, line != NULL ? line : "");
  gtk_button_set_label (GTK_BUTTON (priv->offer_take), label != NULL ? label : "");
  gtk_accessible_update_property (GTK_ACCESSIBLE (priv->offer_take), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  line != NULL ? line : "", -1);
  gtk_widget_set_visible (priv->offer, line != NULL);
}
