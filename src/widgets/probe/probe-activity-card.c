/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-activity-card.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "widgets/probe/probe-effect.h"
#include "widgets/salon-art.h"
#include "widgets/salon-draw.h"
#include "widgets/salon-figures.h"
#include "widgets/salon-theme-use.h"

/* In the units of the artwork. */
#define HEAD_MIDDLE    46 /* of what the coloured part shows */
#define PICTURE_SCALE  1.05
#define PICTURE_WIDTH  (96 * PICTURE_SCALE)
#define PICTURE_HEIGHT (72 * PICTURE_SCALE)
#define FIGURES_CAP    50
#define FIGURES_WIDTH  96
#define TEXT_TOP       98
#define TEXT_HEIGHT    74
#define TEXT_WIDTH     116
#define TEXT_SIZE      14
#define TEXT_LEAST     10

struct _ProbeActivityCard {
  GtkWidget parent_instance;

  const char *effect; /* name of the pictogram, or NULL */
  char *title;
  char *text;
  gboolean has_text;
  double turned;
  double distance;
  gboolean posed; /* it is drawn as @turn, @dx and @dy have it */
  double turn;
  float dx, dy; /* px */

  SalonArtTile face, back, pictogram;
  SalonFigures figures; /* of the title, if there is no pictogram */
  PangoLayout *text_layout;
  graphene_point_t text_origin;
};

G_DEFINE_FINAL_TYPE (ProbeActivityCard, probe_activity_card, GTK_TYPE_WIDGET)

/* Returns the largest layout of @text that fits into @width × @height, in a font of @least
 * to @most px. The layout in the smallest font is returned whether it fits or not. */
static PangoLayout *
fit (GtkWidget *widget, const char *text, double most, double least, int width, int height)
{
  PangoLayout *layout = NULL;

  for (int step = 0;; step++)
    {
      const double size = most - .5 * step;
      PangoFontDescription *font;
      int w, h;

      layout = salon_draw_layout (widget, text, MAX (size, least));
      font = pango_font_description_copy (pango_layout_get_font_description (layout));
      pango_font_description_set_weight (font, PANGO_WEIGHT_NORMAL);
      pango_layout_set_font_description (layout, font);
      pango_font_description_free (font);
      pango_layout_set_alignment (layout, PANGO_ALIGN_CENTER);
      pango_layout_set_width (layout, width * PANGO_SCALE);
      pango_layout_set_wrap (layout, size > least ? PANGO_WRAP_WORD : PANGO_WRAP_WORD_CHAR);
      pango_layout_get_pixel_size (layout, &w, &h);
      if ((w <= width && h <= height) || size <= least)
        return layout;
      g_object_unref (layout);
    }
}

/* Makes the lines of @layout as even as they can be in so many lines, down to two thirds of its @width. */
static void
even_out (PangoLayout *layout, int width)
{
  const int lines = pango_layout_get_line_count (layout);
  int best = width;

  for (int narrower = width; lines > 1 && narrower >= width * 2 / 3; narrower -= 2)
    {
      int drawn;

      pango_layout_set_width (layout, narrower * PANGO_SCALE);
      pango_layout_get_pixel_size (layout, &drawn, NULL);
      if (pango_layout_get_line_count (layout) != lines || drawn > narrower)
        break;
      best = narrower;
    }
  pango_layout_set_width (layout, best * PANGO_SCALE);
}

static void
prepare_head (ProbeActivityCard *self, double unit)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const char *title = self->title ? self->title : "";
  const double natural = salon_figures_measure ("figures", title, FIGURES_CAP);
  const double cap = FIGURES_CAP * MIN (1, FIGURES_WIDTH / MAX (natural, 1));

  if (self->effect)
    {
      salon_figures_clear (&self->figures);
      salon_art_tile_prepare (&self->pictogram, widget, self->effect, NULL, (int) round (PICTURE_WIDTH * unit),
                              (int) round (PICTURE_HEIGHT * unit));
    }
  else
    {
      salon_art_tile_clear (&self->pictogram);
      salon_figures_prepare (&self->figures, widget, "figures", title, salon_theme_get_role ("activity_figure"),
                             cap * unit);
    }
}

static void
probe_activity_card_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  ProbeActivityCard *self = PROBE_ACTIVITY_CARD (widget);
  const double unit = (double) width / PROBE_ACTIVITY_WIDTH;
  const int text_width = (int) round (TEXT_WIDTH * unit);
  const int text_height = (int) round (TEXT_HEIGHT * unit);
  int drawn;

  salon_art_tile_prepare (&self->face, widget, "probe/activity-face", NULL, width, height);
  salon_art_tile_prepare (&self->back, widget, "probe/activity-back", NULL, width, height);
  prepare_head (self, unit);

  g_clear_object (&self->text_layout);
  if (text_width < 8 || !self->has_text)
    return;
  self->text_layout =
    fit (widget, self->text ? self->text : "", TEXT_SIZE * unit, TEXT_LEAST * unit, text_width, text_height);
  even_out (self->text_layout, text_width);
  pango_layout_get_pixel_size (self->text_layout, NULL, &drawn);
  graphene_point_init (&self->text_origin,
                       (float) ((width - pango_layout_get_width (self->text_layout) / (double) PANGO_SCALE) / 2),
                       (float) round (TEXT_TOP * unit + (text_height - drawn) / 2.));
}

static void
probe_activity_card_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  ProbeActivityCard *self = PROBE_ACTIVITY_CARD (widget);
  const float width = gtk_widget_get_width (widget);
  const float unit = width / PROBE_ACTIVITY_WIDTH;
  const double seen = MAX (fabs (cos (G_PI * self->turned)), .01);

  if (self->posed)
    {
      const float open = (float) (2 * self->turn - 1);

      if (open <= 0)
        return;
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (self->dx + width * (1 - open) / 2, self->dy));
      gtk_snapshot_scale (snapshot, open, 1);
    }
  else if (self->turned < 1)
    {
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) ((self->turned - 1) * self->distance
                                                                       + width * (1 - seen) / 2),
                                                              0));
      gtk_snapshot_scale (snapshot, (float) seen, 1);
      if (self->turned < .5)
        {
          salon_art_tile_snapshot (&self->back, snapshot, 0, 0);
          return;
        }
    }

  salon_art_tile_snapshot (&self->face, snapshot, 0, 0);
  if (self->effect)
    salon_art_tile_snapshot (&self->pictogram, snapshot, roundf ((width - (float) PICTURE_WIDTH * unit) / 2),
                             roundf ((HEAD_MIDDLE - (float) PICTURE_HEIGHT / 2) * unit));
  else
    salon_figures_snapshot (&self->figures, snapshot, (width - self->figures.width) / 2, HEAD_MIDDLE * unit);
  if (self->text_layout)
    salon_draw_text (snapshot, self->text_layout, &self->text_origin, salon_theme_get_role ("activity_ink"));
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
  salon_figures_clear (&self->figures);
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
  self->has_text = TRUE;
  salon_art_watch (GTK_WIDGET (self));
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

const char *
probe_activity_card_get_text (ProbeActivityCard *self)
{
  return self->text ? self->text : "";
}

void
probe_activity_card_set_has_text (ProbeActivityCard *self, gboolean has_text)
{
  has_text = !!has_text;
  if (has_text == self->has_text)
    return;
  self->has_text = has_text;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
probe_activity_card_set_turned (ProbeActivityCard *self, double turned, double distance)
{
  self->turned = turned;
  self->distance = distance;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
probe_activity_card_set_pose (ProbeActivityCard *self, double turn, double dx, double dy)
{
  self->posed = turn != 1 || dx != 0 || dy != 0;
  self->turn = turn;
  self->dx = (float) dx;
  self->dy = (float) dy;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
