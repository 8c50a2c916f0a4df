/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-activity-card.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "widgets/probe/probe-effect.h"
#include "widgets/salon-art.h"
#include "widgets/salon-draw.h"

struct _ProbeActivityCard {
  GtkWidget parent_instance;

  const char *effect; /* name of the pictogram, or NULL */
  char *title;
  char *text;
  double turned;
  double distance;

  SalonArtTile face, back, pictogram;
  int picture_size;
  PangoLayout *title_layout, *text_layout;
  graphene_point_t title_origin, text_origin;
};

G_DEFINE_FINAL_TYPE (ProbeActivityCard, probe_activity_card, GTK_TYPE_WIDGET)

/* The largest layout up to @most px that keeps within width × height. */
static PangoLayout *
fit (GtkWidget *widget, const char *text, gboolean bold, double most, double least, int width, int height)
{
  PangoLayout *layout = NULL;

  for (int step = 0;; step++)
    {
      const double size = most - step * .5;
      int w, h;

      layout = salon_draw_layout (widget, text, MAX (size, least));
      if (!bold)
        {
          g_autoptr (PangoAttrList) attrs = pango_attr_list_new ();

          pango_attr_list_insert (attrs, pango_attr_weight_new (PANGO_WEIGHT_NORMAL));
          pango_layout_set_attributes (layout, attrs);
        }
      pango_layout_set_alignment (layout, PANGO_ALIGN_CENTER);
      pango_layout_set_width (layout, width * PANGO_SCALE);
      pango_layout_set_wrap (layout, size > least ? PANGO_WRAP_WORD : PANGO_WRAP_WORD_CHAR);
      pango_layout_get_pixel_size (layout, &w, &h);
      if ((w <= width && h <= height) || size <= least)
        return layout;
      g_object_unref (layout);
    }
}

static void
probe_activity_card_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  ProbeActivityCard *self = PROBE_ACTIVITY_CARD (widget);
  const int inset = (int) round (width * .09);
  const int inner = width - 2 * inset;
  const int bottom = height - inset;
  int y = (int) round (height * .075);
  int title_height, text_height;

  salon_art_tile_prepare (&self->face, widget, "probe/activity-face", NULL, width, height);
  salon_art_tile_prepare (&self->back, widget, "probe/activity-back", NULL, width, height);
  self->picture_size = (int) round (height * .22);
  if (self->effect)
    {
      salon_art_tile_prepare (&self->pictogram, widget, self->effect, NULL, self->picture_size, self->picture_size);
      y += self->picture_size + (int) round (height * .015);
    }
  else
    {
      salon_art_tile_clear (&self->pictogram);
    }

  g_clear_object (&self->title_layout);
  g_clear_object (&self->text_layout);
  if (inner < 8)
    return;

  self->title_layout =
    fit (widget, self->title ? self->title : "", TRUE, height * .145, 8, inner, (int) round (height * .18));
  pango_layout_get_pixel_size (self->title_layout, NULL, &title_height);
  graphene_point_init (&self->title_origin, inset, y);
  y += title_height + (int) round (height * .01);

  self->text_layout = fit (widget, self->text ? self->text : "", FALSE, height * .084, 7.5, inner, MAX (bottom - y, 8));
  pango_layout_get_pixel_size (self->text_layout, NULL, &text_height);
  graphene_point_init (&self->text_origin, inset, y + MAX (0, (bottom - y - text_height) / 2));
}

static void
probe_activity_card_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  static const GdkRGBA title_colour = { 0xa0 / 255.f, 0x35 / 255.f, 0.f, 1.f };
  ProbeActivityCard *self = PROBE_ACTIVITY_CARD (widget);
  const float width = gtk_widget_get_width (widget);
  const double seen = MAX (fabs (cos (G_PI * self->turned)), .01);

  if (self->turned < 1)
    {
      gtk_snapshot_translate (snapshot,
                              &GRAPHENE_POINT_INIT ((self->turned - 1) * self->distance + width * (1 - seen) / 2, 0));
      gtk_snapshot_scale (snapshot, seen, 1);
      if (self->turned < .5)
        {
          salon_art_tile_snapshot (&self->back, snapshot, 0, 0);
          return;
        }
    }

  salon_art_tile_snapshot (&self->face, snapshot, 0, 0);
  salon_art_tile_snapshot (&self->pictogram, snapshot, roundf ((width - self->picture_size) / 2),
                           roundf (gtk_widget_get_height (widget) * .075f));
  if (self->title_layout)
    salon_draw_text (snapshot, self->title_layout, &self->title_origin, &title_colour);
  if (self->text_layout)
    salon_draw_text (snapshot, self->text_layout, &self->text_origin, &salon_ink);
}

static void
probe_activity_card_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (probe_activity_card_parent_class)->css_changed (widget, change);
  gtk_widget_queue_allocate (widget);
}

static void
probe_activity_card_dispose (GObject *object)
{
  ProbeActivityCard *self = PROBE_ACTIVITY_CARD (object);

  salon_art_tile_clear (&self->face);
  salon_art_tile_clear (&self->back);
  salon_art_tile_clear (&self->pictogram);
  g_clear_object (&self->title_layout);
  g_clear_object (&self->text_layout);
  g_clear_pointer (&self->title, g_free);
  g_clear_pointer (&self->text, g_free);

  G_OBJECT_CLASS (probe_activity_card_parent_class)->dispose (object);
}

static void
probe_activity_card_class_init (ProbeActivityCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = probe_activity_card_dispose;
  widget_class->size_allocate = probe_activity_card_size_allocate;
  widget_class->snapshot = probe_activity_card_snapshot;
  widget_class->css_changed = probe_activity_card_css_changed;

  gtk_widget_class_set_css_name (widget_class, "probe-activity-card");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LABEL);
}

static void
probe_activity_card_init (ProbeActivityCard *self)
{
  self->turned = 1;
  salon_art_watch_scale (GTK_WIDGET (self));
}

void
probe_activity_card_set (ProbeActivityCard *self, const char *kind, const char *title, const char *text)
{
  g_autofree char *label = NULL;

  g_free (self->title);
  g_free (self->text);
  self->title = g_strdup (title);
  self->text = g_strdup (text);
  self->effect = probe_effect_get_art (kind);

  /* Translators: read aloud for the activity card that lies face up; %1$s is its
   * title, such as “×3”, %2$s its text, a sentence */
  label = g_strdup_printf (_ ("Activity card %1$s: %2$s"), title ? title : "", text ? text : "");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
probe_activity_card_set_turned (ProbeActivityCard *self, double turned, double distance)
{
  self->turned = turned;
  self->distance = distance;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
