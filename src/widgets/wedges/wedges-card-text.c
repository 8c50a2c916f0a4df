/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/wedges/wedges-card-text.h"

#include <math.h>

#include "widgets/salon-draw.h"
#include "widgets/wedges/wedges-card-unit.h"

/* A text of more lines wants to be smaller. */
#define LINES 3

struct _WedgesCardText {
  GtkWidget parent_instance;

  char *text;
  int most, usual, least;
  PangoWeight weight;

  PangoLayout *layout; /* as it is drawn; NULL before sizes were given out */
};

G_DEFINE_FINAL_TYPE (WedgesCardText, wedges_card_text, GTK_TYPE_WIDGET)

static PangoLayout *
make_layout (WedgesCardText *self, int size, int width)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), self->text);
  PangoFontDescription *font =
    pango_font_description_copy (pango_context_get_font_description (gtk_widget_get_pango_context (GTK_WIDGET (self))));

  pango_font_description_set_absolute_size (font, size * wedges_card_unit (GTK_WIDGET (self)) * PANGO_SCALE);
  pango_font_description_set_weight (font, self->weight);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  if (width >= 0)
    pango_layout_set_width (layout, width * PANGO_SCALE);
  return layout;
}

static int
get_height (PangoLayout *layout)
{
  int height;

  pango_layout_get_pixel_size (layout, NULL, &height);
  return height;
}

/* The size that the text wants in @width px, in the layout that is returned. */
static PangoLayout *
make_wanted (WedgesCardText *self, int width, int *size)
{
  for (*size = self->most; *size > self->usual; (*size)--)
    {
      PangoLayout *layout = make_layout (self, *size, width);

      if (pango_layout_get_line_count (layout) <= LINES)
        return layout;
      g_object_unref (layout);
    }
  return make_layout (self, *size, width);
}

static void
wedges_card_text_measure (GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  WedgesCardText *self = WEDGES_CARD_TEXT (widget);
  g_autoptr (PangoLayout) wanted = NULL;
  g_autoptr (PangoLayout) least = NULL;
  int size;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = (int) (4 * self->most * wedges_card_unit (widget));
      *natural = MAX (*minimum, (int) (16 * self->most * wedges_card_unit (widget)));
      return;
    }
  wanted = make_wanted (self, for_size, &size);
  least = make_layout (self, self->least, for_size);
  *natural = get_height (wanted);
  *minimum = MIN (*natural, get_height (least));
}

static void
wedges_card_text_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  WedgesCardText *self = WEDGES_CARD_TEXT (widget);
  int size;

  g_clear_object (&self->layout);
  self->layout = make_wanted (self, width, &size);
  while (size > self->least && get_height (self->layout) > height)
    {
      g_object_unref (self->layout);
      self->layout = make_layout (self, --size, width);
    }
}

static void
wedges_card_text_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  WedgesCardText *self = WEDGES_CARD_TEXT (widget);
  GdkRGBA colour;

  if (self->layout == NULL)
    return;
  salon_draw_get_colour (widget, &colour);
  salon_draw_text (snapshot, self->layout, &GRAPHENE_POINT_INIT (0, 0), &colour);
}

static void
wedges_card_text_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (wedges_card_text_parent_class)->css_changed (widget, change);

  g_clear_object (&WEDGES_CARD_TEXT (widget)->layout);
  gtk_widget_queue_resize (widget);
}

static void
wedges_card_text_dispose (GObject *object)
{
  g_clear_object (&WEDGES_CARD_TEXT (object)->layout);

  G_OBJECT_CLASS (wedges_card_text_parent_class)->dispose (object);
}

static void
wedges_card_text_finalize (GObject *object)
{
  g_free (WEDGES_CARD_TEXT (object)->text);

  G_OBJECT_CLASS (wedges_card_text_parent_class)->finalize (object);
}

static GtkSizeRequestMode
wedges_card_text_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
wedges_card_text_class_init (WedgesCardTextClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = wedges_card_text_dispose;
  G_OBJECT_CLASS (klass)->finalize = wedges_card_text_finalize;
  widget_class->get_request_mode = wedges_card_text_get_request_mode;
  widget_class->measure = wedges_card_text_measure;
  widget_class->size_allocate = wedges_card_text_size_allocate;
  widget_class->snapshot = wedges_card_text_snapshot;
  widget_class->css_changed = wedges_card_text_css_changed;
  gtk_widget_class_set_css_name (widget_class, "wedges-card-text");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LABEL);
}

static void
wedges_card_text_init (WedgesCardText *self)
{
  self->text = g_strdup ("");
}

GtkWidget *
wedges_card_text_new (int most, int usual, int least, PangoWeight weight)
{
  WedgesCardText *self = g_object_new (WEDGES_TYPE_CARD_TEXT, NULL);

  self->most = most;
  self->usual = usual;
  self->least = least;
  self->weight = weight;
  return GTK_WIDGET (self);
}

void
wedges_card_text_set (WedgesCardText *self, const char *text)
{
  g_return_if_fail (WEDGES_IS_CARD_TEXT (self));
  g_return_if_fail (text != NULL);

  g_free (self->text);
  self->text = g_strdup (text);
  g_clear_object (&self->layout);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
