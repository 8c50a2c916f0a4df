/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-party-die.h"

#include "widgets/salon-draw.h"

/* px */
#define SIZE   18.f
#define RADIUS 4.f
#define LINE   1.6f
#define DOT    1.9f
#define APART  4.5f /* of the outer dots, from the middle */

struct _ProbePartyDie {
  GtkWidget parent_instance;

  double turns;
};

G_DEFINE_FINAL_TYPE (ProbePartyDie, probe_party_die, GTK_TYPE_WIDGET)

static void
probe_party_die_measure (GtkWidget *widget,
                         GtkOrientation orientation,
                         int for_size,
                         int *minimum,
                         int *natural,
                         int *minimum_baseline,
                         int *natural_baseline)
{
  *minimum = *natural = (int) SIZE + 2;
}

static void
append_disc (GtkSnapshot *snapshot, float middle, float radius, const GdkRGBA *colour)
{
  const graphene_rect_t box = GRAPHENE_RECT_INIT (middle - radius, middle - radius, 2 * radius, 2 * radius);
  GskRoundedRect disc;

  gsk_rounded_rect_init_from_rect (&disc, &box, radius);
  gtk_snapshot_push_rounded_clip (snapshot, &disc);
  gtk_snapshot_append_color (snapshot, colour, &box);
  gtk_snapshot_pop (snapshot);
}

static void
probe_party_die_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  const float widths[] = { LINE, LINE, LINE, LINE };
  GskRoundedRect side;
  GdkRGBA colour;

  salon_draw_get_colour (widget, &colour);
  {
    const GdkRGBA colours[] = { colour, colour, colour, colour };

    gtk_snapshot_save (snapshot);
    gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) gtk_widget_get_width (widget) / 2,
                                                            (float) gtk_widget_get_height (widget) / 2));
    gtk_snapshot_rotate (snapshot, (float) (360 * PROBE_PARTY_DIE (widget)->turns));
    gsk_rounded_rect_init_from_rect (&side, &GRAPHENE_RECT_INIT (-SIZE / 2, -SIZE / 2, SIZE, SIZE), RADIUS);
    gtk_snapshot_append_border (snapshot, &side, widths, colours);
    for (int dot = -1; dot <= 1; dot++)
      append_disc (snapshot, (float) dot * APART, DOT, &colour);
    gtk_snapshot_restore (snapshot);
  }
}

static void
probe_party_die_class_init (ProbePartyDieClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = probe_party_die_measure;
  widget_class->snapshot = probe_party_die_snapshot;

  gtk_widget_class_set_css_name (widget_class, "probe-party-die");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
probe_party_die_init (ProbePartyDie *self)
{
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

GtkWidget *
probe_party_die_new (void)
{
  return g_object_new (PROBE_TYPE_PARTY_DIE, NULL);
}

void
probe_party_die_set_turns (ProbePartyDie *self, double turns)
{
  if (turns == self->turns)
    return;

  self->turns = turns;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
