/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/wedges/wedges-vote-choice.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "widgets/salon-art.h"
#include "widgets/salon-avatar.h"
#include "widgets/salon-draw.h"
#include "widgets/wedges/wedges-card-band.h"
#include "widgets/wedges/wedges-category.h"

#define AVATAR   22
#define DOT      12 /* px, with the gap behind it 14.5 */
#define DOT_HIGH 5
#define DOT_STEP 14.5

#define EM            14.667 /* px of the usual text */
#define PICTURE       84     /* its height at that size */
#define PICTURE_LEAST 40
#define PICTURE_FILL  .66

/* The record */

#define WEDGES_TYPE_VOTE_RECORD (wedges_vote_record_get_type ())
G_DECLARE_FINAL_TYPE (WedgesVoteRecord, wedges_vote_record, WEDGES, VOTE_RECORD, GtkWidget)

/* A dash for each question, as in the text above it: those that were answered right are green. */
struct _WedgesVoteRecord {
  GtkWidget parent_instance;

  int right, asked;
};

G_DEFINE_FINAL_TYPE (WedgesVoteRecord, wedges_vote_record, GTK_TYPE_WIDGET)

static void
wedges_vote_record_measure (GtkWidget *widget,
                            GtkOrientation orientation,
                            int for_size,
                            int *minimum,
                            int *natural,
                            int *minimum_baseline,
                            int *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_VERTICAL ? DOT_HIGH : 0;
}

static void
wedges_vote_record_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  WedgesVoteRecord *self = WEDGES_VOTE_RECORD (widget);
  const GdkRGBA green = { .15f, .63f, .41f, 1 };
  GdkRGBA grey;
  const double step = self->asked > 0 ? MIN (DOT_STEP, (double) gtk_widget_get_width (widget) / self->asked) : 0;
  const double wide = MAX (1, step * DOT / DOT_STEP);

  salon_draw_get_colour (widget, &grey);
  grey.alpha *= .3f;
  for (int i = 0; i < self->asked; i++)
    {
      GskRoundedRect dash;
      const graphene_rect_t rect = GRAPHENE_RECT_INIT ((float) (i * step), 0, (float) wide, DOT_HIGH);

      gsk_rounded_rect_init_from_rect (&dash, &rect, (float) MIN (2.5, wide / 2));
      gtk_snapshot_push_rounded_clip (snapshot, &dash);
      gtk_snapshot_append_color (snapshot, i < self->right ? &green : &grey, &rect);
      gtk_snapshot_pop (snapshot);
    }
}

static void
wedges_vote_record_class_init (WedgesVoteRecordClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = wedges_vote_record_measure;
  widget_class->snapshot = wedges_vote_record_snapshot;
  gtk_widget_class_set_css_name (widget_class, "wedges-vote-record");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
wedges_vote_record_init (WedgesVoteRecord *self)
{
}

/* The picture */

#define WEDGES_TYPE_VOTE_PICTURE (wedges_vote_picture_get_type ())
G_DECLARE_FINAL_TYPE (WedgesVotePicture, wedges_vote_picture, WEDGES, VOTE_PICTURE, GtkWidget)

/* The picture of a category, lower where there is little height. */
struct _WedgesVotePicture {
  GtkWidget parent_instance;

  int category;
  SalonArtTile tile;
};

G_DEFINE_FINAL_TYPE (WedgesVotePicture, wedges_vote_picture, GTK_TYPE_WIDGET)

typedef struct {
  int category;
  double size;
} Picture;

static void
draw_picture (cairo_t *cr, gconstpointer data)
{
  const Picture *picture = data;

  cairo_scale (cr, picture->size / 40, picture->size / 40);
  wedges_category_draw (cr, picture->category, wedges_category_get_ink (picture->category));
}

static void
wedges_vote_picture_measure (GtkWidget *widget,
                             GtkOrientation orientation,
                             int for_size,
                             int *minimum,
                             int *natural,
                             int *minimum_baseline,
                             int *natural_baseline)
{
  const double unit = salon_draw_get_em (widget) / EM;

  *minimum = orientation == GTK_ORIENTATION_VERTICAL ? (int) (PICTURE_LEAST * MIN (unit, 1)) : PICTURE_LEAST;
  *natural = orientation == GTK_ORIENTATION_VERTICAL ? (int) (PICTURE * unit) : PICTURE_LEAST;
}

static void
wedges_vote_picture_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  WedgesVotePicture *self = WEDGES_VOTE_PICTURE (widget);
  const double size = MIN (width, height) * PICTURE_FILL;
  const float reach = (float) ceil (size * .6);

  salon_art_tile_draw (&self->tile, widget, &GRAPHENE_RECT_INIT (-reach, -reach, 2 * reach, 2 * reach), draw_picture,
                       &(Picture) { self->category, size });
}

static void
wedges_vote_picture_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  salon_art_tile_snapshot (&WEDGES_VOTE_PICTURE (widget)->tile, snapshot,
                           roundf ((float) gtk_widget_get_width (widget) / 2),
                           roundf ((float) gtk_widget_get_height (widget) / 2));
}

static void
wedges_vote_picture_dispose (GObject *object)
{
  salon_art_tile_clear (&WEDGES_VOTE_PICTURE (object)->tile);

  G_OBJECT_CLASS (wedges_vote_picture_parent_class)->dispose (object);
}

static void
wedges_vote_picture_class_init (WedgesVotePictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = wedges_vote_picture_dispose;
  widget_class->measure = wedges_vote_picture_measure;
  widget_class->size_allocate = wedges_vote_picture_size_allocate;
  widget_class->snapshot = wedges_vote_picture_snapshot;
  gtk_widget_class_set_css_name (widget_class, "wedges-vote-picture");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
wedges_vote_picture_init (WedgesVotePicture *self)
{
  salon_art_watch (GTK_WIDGET (self));
}

/* The button */

struct _WedgesVoteChoice {
  GtkButton parent_instance;

  int category;
  GtkWidget *record, *dots, *votes;
  GtkWidget *mark; /* whose vote it would be, after those that are cast */
  char *told;      /* all but the mark */
};

G_DEFINE_FINAL_TYPE (WedgesVoteChoice, wedges_vote_choice, GTK_TYPE_BUTTON)

static GtkWidget *
make_label (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_lines (GTK_LABEL (label), 2);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

static GtkWidget *
make_vote (const char *text, unsigned colour)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), *avatar = salon_avatar_new (AVATAR);

  salon_emblem_set_seat (SALON_EMBLEM (avatar), colour);
  gtk_widget_set_valign (avatar, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), avatar);
  if (text != NULL)
    gtk_box_append (GTK_BOX (box), make_label (text, "vote"));
  return box;
}

/* One vote is told by its name; of several there are the emblems, and the names are told. */
static void
show_votes (WedgesVoteChoice *self, const WedgesBallot *ballot, GString *told)
{
  GtkWidget *child;
  int n = 0, cast = 0;

  while ((child = gtk_widget_get_first_child (self->votes)) != NULL)
    gtk_box_remove (GTK_BOX (self->votes), child);
  self->mark = NULL;
  for (int i = 0; i < ballot->n_voters; i++)
    {
      cast += ballot->voters[i].vote >= 0;
      n += ballot->voters[i].vote == self->category;
    }
  for (int i = 0; i < ballot->n_voters; i++)
    {
      const WedgesVoter *voter = &ballot->voters[i];
      g_autofree char *text = NULL;

      if (voter->vote != self->category)
        continue;
      /* Translators: in an election of a category; %s is who has voted for this one. The first vote counts where others are
       * equal */
      text = g_strdup_printf (i == 0 && cast > 0 ? _ ("%s, first") : C_ ("vote", "%s"), voter->name);
      g_string_append_printf (told, ", %s", text);
      gtk_box_append (GTK_BOX (self->votes), make_vote (n == 1 ? text : NULL, voter->colour));
    }
}

void
wedges_vote_choice_show (WedgesVoteChoice *self, const WedgesBallot *ballot)
{
  const int right = ballot->right[self->category], asked = ballot->asked[self->category];
  WedgesVoteRecord *dots = WEDGES_VOTE_RECORD (self->dots);
  g_autoptr (GString) told = g_string_new (wedges_category_get_name (self->category));
  g_autofree char *record = NULL;

  g_return_if_fail (WEDGES_IS_VOTE_CHOICE (self));

  if (asked == 0)
    record = g_strdup (_ ("not asked yet"));
  else
    /* Translators: how many questions somebody (%s) has answered right (the first %d) of those that were asked */
    record = g_strdup_printf (_ ("%s: %d of %d right"), ballot->name, right, asked);
  gtk_label_set_text (GTK_LABEL (self->record), record);
  g_string_append_printf (told, ", %s", record);
  dots->right = right;
  dots->asked = asked;
  gtk_widget_queue_draw (self->dots);
  show_votes (self, ballot, told);
  g_free (self->told);
  self->told = g_strdup (told->str);
  wedges_vote_choice_set_marked (self, FALSE, NULL, 0);
}

void
wedges_vote_choice_set_marked (WedgesVoteChoice *self, gboolean marked, const char *name, unsigned colour)
{
  g_return_if_fail (WEDGES_IS_VOTE_CHOICE (self));

  if (self->mark != NULL)
    gtk_box_remove (GTK_BOX (self->votes), self->mark);
  self->mark = NULL;
  if (marked)
    {
      gtk_widget_add_css_class (GTK_WIDGET (self), "marked");
      if (name != NULL)
        {
          /* Translators: somebody has not voted yet, but would vote so */
          g_autofree char *text = g_strdup_printf (_ ("%s?"), name);

          self->mark = make_vote (text, colour);
          gtk_box_append (GTK_BOX (self->votes), self->mark);
        }
    }
  else
    {
      gtk_widget_remove_css_class (GTK_WIDGET (self), "marked");
    }
  {
    g_autofree char *told = marked ? g_strdup_printf (_ ("%s, marked"), self->told) : g_strdup (self->told);

    gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, told, -1);
  }
}

static void
wedges_vote_choice_finalize (GObject *object)
{
  g_free (WEDGES_VOTE_CHOICE (object)->told);

  G_OBJECT_CLASS (wedges_vote_choice_parent_class)->finalize (object);
}

static void
wedges_vote_choice_class_init (WedgesVoteChoiceClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = wedges_vote_choice_finalize;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "button");
}

static void
wedges_vote_choice_init (WedgesVoteChoice *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "choice");
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

GtkWidget *
wedges_vote_choice_new (int category)
{
  WedgesVoteChoice *self = g_object_new (WEDGES_TYPE_VOTE_CHOICE, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *text = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *picture = gtk_overlay_new (), *band = wedges_card_band_new (category);
  WedgesVotePicture *sign = g_object_new (WEDGES_TYPE_VOTE_PICTURE, NULL);
  const char key[] = { wedges_category_letters[category], '\0' };
  GtkWidget *cap = gtk_label_new (key);

  self->category = category;
  gtk_widget_set_name (GTK_WIDGET (self), key);
  sign->category = category;
  gtk_overlay_set_child (GTK_OVERLAY (picture), GTK_WIDGET (sign));
  gtk_widget_add_css_class (cap, "key");
  gtk_widget_set_halign (cap, GTK_ALIGN_END);
  gtk_widget_set_valign (cap, GTK_ALIGN_START);
  gtk_overlay_add_overlay (GTK_OVERLAY (picture), cap);
  wedges_card_band_set_child (WEDGES_CARD_BAND (band), picture);
  gtk_box_append (GTK_BOX (box), band);

  self->record = make_label (NULL, "record");
  self->dots = g_object_new (WEDGES_TYPE_VOTE_RECORD, NULL);
  self->votes = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_widget_add_css_class (text, "text");
  gtk_widget_add_css_class (self->votes, "votes");
  gtk_widget_set_vexpand (text, TRUE);
  gtk_box_append (GTK_BOX (text), make_label (wedges_category_get_name (category), "name"));
  gtk_box_append (GTK_BOX (text), self->record);
  gtk_box_append (GTK_BOX (text), self->dots);
  gtk_box_append (GTK_BOX (text), self->votes);
  gtk_box_append (GTK_BOX (box), text);
  gtk_button_set_child (GTK_BUTTON (self), box);
  return GTK_WIDGET (self);
}
