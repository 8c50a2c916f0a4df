/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-seat-dots.h"

#include "widgets/salon-draw.h"

/* Of the height of a line: a dot, the line round it, and the way from dot to dot. */
#define DOT  .5
#define LINE .085
#define STEP .68

struct _SalonSeatDots {
  GtkWidget parent_instance;

  SalonSeatKind kind;
};

G_DEFINE_FINAL_TYPE (SalonSeatDots, salon_seat_dots, GTK_TYPE_WIDGET)

static int
count_levels (void)
{
  return SALON_BOT - SALON_COMPUTER_BEGINNER;
}

/* The height of a small letter's line, in px. */
static double
get_em (GtkWidget *widget)
{
  const PangoFontDescription *font = pango_context_get_font_description (gtk_widget_get_pango_context (widget));
  const double size = (double) pango_font_description_get_size (font) / PANGO_SCALE;

  return pango_font_description_get_size_is_absolute (font) ? size : size * 96 / 72;
}

static void
salon_seat_dots_measure (GtkWidget *widget,
                         GtkOrientation orientation,
                         int for_size,
                         int *minimum,
                         int *natural,
                         int *minimum_baseline,
                         int *natural_baseline)
{
  const double em = get_em (widget);
  const double size =
    orientation == GTK_ORIENTATION_VERTICAL ? em * (DOT + LINE) : em * (STEP * (count_levels () - 1) + DOT + LINE);

  *minimum = *natural = (int) (size + 1.5);
}

static void
salon_seat_dots_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  const double em = get_em (widget), size = em * DOT, top = (gtk_widget_get_height (widget) - size) / 2;
  const int level = (int) SALON_SEAT_DOTS (widget)->kind - SALON_COMPUTER_BEGINNER + 1;
  GdkRGBA colour;

  salon_draw_get_colour (widget, &colour);
  for (int i = 0; i < count_levels (); i++)
    {
      const float line = i < level ? (float) size / 2 : (float) (em * LINE);
      GskRoundedRect dot;

      gsk_rounded_rect_init_from_rect (&dot,
                                       &GRAPHENE_RECT_INIT ((float) (em * (LINE / 2 + STEP * i)), (float) top,
                                                            (float) size, (float) size),
                                       (float) size / 2);
      gtk_snapshot_append_border (snapshot, &dot, (float[4]) { line, line, line, line },
                                  (GdkRGBA[4]) { colour, colour, colour, colour });
    }
}

static void
salon_seat_dots_class_init (SalonSeatDotsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = salon_seat_dots_measure;
  widget_class->snapshot = salon_seat_dots_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  gtk_widget_class_set_css_name (widget_class, "salon-seat-dots");
}

static void
salon_seat_dots_init (SalonSeatDots *self)
{
  self->kind = SALON_COMPUTER_BEGINNER;
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

GtkWidget *
salon_seat_dots_new (SalonSeatKind kind)
{
  SalonSeatDots *self = g_object_new (SALON_TYPE_SEAT_DOTS, NULL);

  self->kind = kind;
  return GTK_WIDGET (self);
}

void
salon_seat_dots_set_kind (SalonSeatDots *self, SalonSeatKind kind)
{
  self->kind = kind;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
