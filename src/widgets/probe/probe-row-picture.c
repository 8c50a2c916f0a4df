/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-row-picture.h"

#include "widgets/probe/probe-card.h"
#include "widgets/salon-draw.h"

#define PITCH_LEAST 11
#define PITCH_USUAL 16
#define PITCH_MOST  26

struct _ProbeRowPicture {
  GtkWidget parent_instance;

  ProbeRow row;
  GdkRGBA colour;
};

G_DEFINE_FINAL_TYPE (ProbeRowPicture, probe_row_picture, GTK_TYPE_WIDGET)

static int
height_of (int pitch)
{
  return (int) ((pitch - 2) * PROBE_CARD_RATIO) + 1;
}

static GtkSizeRequestMode
probe_row_picture_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
probe_row_picture_measure (GtkWidget *widget,
                           GtkOrientation orientation,
                           int for_size,
                           int *minimum,
                           int *natural,
                           int *minimum_baseline,
                           int *natural_baseline)
{
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = PROBE_SPACES * PITCH_LEAST;
      *natural = PROBE_SPACES * PITCH_USUAL;
    }
  else
    {
      const int pitch = for_size < 0 ? PITCH_USUAL : for_size / PROBE_SPACES;

      *minimum = *natural = height_of (CLAMP (pitch, PITCH_LEAST, PITCH_MOST));
    }
}

static void
probe_row_picture_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  static const GdkRGBA face = { 1.f, .99f, .96f, 1.f };
  static const GdkRGBA edge = { 0, 0, 0, .35f };
  ProbeRowPicture *self = PROBE_ROW_PICTURE (widget);
  const int pitch = CLAMP (gtk_widget_get_width (widget) / PROBE_SPACES, PITCH_LEAST, PITCH_MOST);
  const int height = height_of (pitch);

  for (int i = 0; i < self->row.n; i++)
    {
      const char card = self->row.card[i];
      const char text[] = { card == PROBE_BLANK ? '\0' : card, '\0' };
      const graphene_rect_t place = GRAPHENE_RECT_INIT (i * pitch, 0, pitch - 2, height);
      GskRoundedRect outline;

      gsk_rounded_rect_init_from_rect (&outline, &place, 2);
      gtk_snapshot_push_rounded_clip (snapshot, &outline);
      gtk_snapshot_append_color (snapshot, card ? &face : &self->colour, &place);
      if (card)
        gtk_snapshot_append_color (snapshot, &self->colour, &GRAPHENE_RECT_INIT (i * pitch, 0, pitch - 2, 2));
      gtk_snapshot_pop (snapshot);
      gtk_snapshot_append_border (snapshot, &outline, (float[]) { .5f, .5f, .5f, .5f },
                                  (GdkRGBA[]) { edge, edge, edge, edge });

      if (card == PROBE_BLANK)
        {
          const float dot = pitch * .25f;
          GskRoundedRect round;

          gsk_rounded_rect_init_from_rect (&round,
                                           &GRAPHENE_RECT_INIT (i * pitch + (pitch - 2 - dot) / 2, (height - dot) / 2,
                                                                dot, dot),
                                           dot / 2);
          gtk_snapshot_push_rounded_clip (snapshot, &round);
          gtk_snapshot_append_color (snapshot, &salon_ink, &round.bounds);
          gtk_snapshot_pop (snapshot);
        }
      else if (card)
        {
          g_autoptr (PangoLayout) layout = salon_draw_layout (widget, text, height * .62);
          graphene_point_t origin;

          salon_draw_centre (widget, layout, i * pitch + (pitch - 2) / 2., height * .55, &origin);
          salon_draw_text (snapshot, layout, &origin, &salon_ink);
        }
    }
}

static void
probe_row_picture_class_init (ProbeRowPictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->get_request_mode = probe_row_picture_get_request_mode;
  widget_class->measure = probe_row_picture_measure;
  widget_class->snapshot = probe_row_picture_snapshot;

  gtk_widget_class_set_css_name (widget_class, "probe-row-picture");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
probe_row_picture_init (ProbeRowPicture *self)
{
  gtk_widget_set_direction (GTK_WIDGET (self), GTK_TEXT_DIR_LTR);
}

GtkWidget *
probe_row_picture_new (void)
{
  return g_object_new (PROBE_TYPE_ROW_PICTURE, NULL);
}

void
probe_row_picture_set (ProbeRowPicture *self, const ProbeRow *row, const GdkRGBA *colour)
{
  g_return_if_fail (PROBE_IS_ROW_PICTURE (self));

  self->row = *row;
  self->colour = *colour;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
