/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/salon-pace-sample.h"

#include <adwaita.h>
#include <math.h>

#define WIDTH   26
#define HEIGHT  36
#define RADIUS  4
#define TURN_MS 620 /* at the even pace */

struct _SalonPaceSample {
  GtkWidget parent_instance;

  AdwAnimation *turn;
  double turned; /* 0: the side before; 1: the side now */
  gboolean face; /* the side now */
};

G_DEFINE_FINAL_TYPE (SalonPaceSample, salon_pace_sample, GTK_TYPE_WIDGET)

static void
turn_cb (double value, SalonPaceSample *self)
{
  self->turned = value;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
salon_pace_sample_measure (GtkWidget *widget,
                           GtkOrientation orientation,
                           int for_size,
                           int *minimum,
                           int *natural,
                           int *minimum_baseline,
                           int *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? WIDTH : HEIGHT;
}

static void
salon_pace_sample_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  static const GdkRGBA paper = { 1, .98f, .925f, 1 }, back = { .125f, .353f, .373f, 1 };
  static const GdkRGBA edges[] = { { 0, 0, 0, .35f }, { 0, 0, 0, .35f }, { 0, 0, 0, .35f }, { 0, 0, 0, .35f } };
  static const float widths[] = { 1, 1, 1, 1 };
  SalonPaceSample *self = SALON_PACE_SAMPLE (widget);
  const gboolean face = self->turned < .5 ? !self->face : self->face;
  const float open = (float) MAX (fabs (cos (G_PI * self->turned)), .03);
  const graphene_rect_t card = GRAPHENE_RECT_INIT (-WIDTH / 2.f, -HEIGHT / 2.f, WIDTH, HEIGHT);
  const graphene_rect_t mark = GRAPHENE_RECT_INIT (-6, -6, 12, 12);
  GskRoundedRect outline, disc;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (gtk_widget_get_width (widget) / 2.f,
                                                          gtk_widget_get_height (widget) / 2.f));
  gtk_snapshot_scale (snapshot, open, 1);
  gsk_rounded_rect_init_from_rect (&outline, &card, RADIUS);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, face ? &paper : &back, &card);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_append_border (snapshot, &outline, widths, edges);
  gsk_rounded_rect_init_from_rect (&disc, &mark, face ? 2 : 6);
  gtk_snapshot_push_rounded_clip (snapshot, &disc);
  gtk_snapshot_append_color (snapshot, face ? &back : &paper, &mark);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_restore (snapshot);
}

static void
salon_pace_sample_dispose (GObject *object)
{
  g_clear_object (&SALON_PACE_SAMPLE (object)->turn);
  G_OBJECT_CLASS (salon_pace_sample_parent_class)->dispose (object);
}

static void
salon_pace_sample_class_init (SalonPaceSampleClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = salon_pace_sample_dispose;
  widget_class->measure = salon_pace_sample_measure;
  widget_class->snapshot = salon_pace_sample_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
salon_pace_sample_init (SalonPaceSample *self)
{
  self->turned = 1;
  self->turn =
    adw_timed_animation_new (GTK_WIDGET (self), 0, 1, TURN_MS,
                             adw_callback_animation_target_new ((AdwAnimationTargetFunc) turn_cb, self, NULL));
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->turn), ADW_EASE_IN_OUT_SINE);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

GtkWidget *
salon_pace_sample_new (void)
{
  return g_object_new (SALON_TYPE_PACE_SAMPLE, NULL);
}

void
salon_pace_sample_play (SalonPaceSample *self, SalonPace pace)
{
  g_return_if_fail (SALON_IS_PACE_SAMPLE (self));

  self->face = !self->face;
  adw_timed_animation_set_duration (ADW_TIMED_ANIMATION (self->turn), (guint) (TURN_MS * salon_pace_get_factor (pace)));
  adw_animation_play (self->turn);
}
