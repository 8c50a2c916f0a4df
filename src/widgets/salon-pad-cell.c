/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-pad-cell.h"

#include <glib/gi18n-lib.h>

#include "widgets/salon-draw.h"
#include "widgets/salon-seat-tag.h"

/* A column has room for the first of these at least, written this much smaller, and
 * would like to have room for the second. Whatever is no longer than the first has one
 * size in all columns. */
#define LEAST       "\342\210\222888"
#define LEAST_SCALE .75
#define LIKED       "\342\210\2228888"

/* How much of the ink is left of a total that is struck out. */
#define OLD_INK .72f

struct _SalonPadCell {
  GtkWidget parent_instance;

  char *name;
  char *text; /* NULL: nothing is written */
  gboolean struck;
};

G_DEFINE_FINAL_TYPE (SalonPadCell, salon_pad_cell, GTK_TYPE_WIDGET)

enum {
  PROP_0,
  PROP_TEXT,
  PROP_STRUCK,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

/* Digits of one width, so that columns of numbers stand in line. What is struck out is no
 * matter of style classes: lines are written while sizes are given out, and a new style
 * would ask for sizes again. */
static PangoLayout *
make_layout (SalonPadCell *self, const char *text)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_font_features_new ("tnum"));
  if (self->struck)
    pango_attr_list_insert (attributes, pango_attr_strikethrough_new (TRUE));
  else
    pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_layout_set_attributes (layout, attributes);
  return layout;
}

static int
text_width (SalonPadCell *self, const char *text)
{
  g_autoptr (PangoLayout) layout = make_layout (self, text);
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  return width;
}

static void
salon_pad_cell_measure (GtkWidget *widget,
                        GtkOrientation orientation,
                        int for_size,
                        int *minimum,
                        int *natural,
                        int *minimum_baseline,
                        int *natural_baseline)
{
  SalonPadCell *self = SALON_PAD_CELL (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = (int) (text_width (self, LEAST) * LEAST_SCALE);
      *natural = text_width (self, LIKED);
    }
  else
    {
      g_autoptr (PangoLayout) layout = make_layout (self, LEAST);

      pango_layout_get_pixel_size (layout, NULL, minimum);
      *natural = *minimum;
    }
}

static void
salon_pad_cell_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  SalonPadCell *self = SALON_PAD_CELL (widget);
  const float width = gtk_widget_get_width (widget);
  const float height = gtk_widget_get_height (widget);
  g_autoptr (PangoLayout) layout = NULL;
  int text_w, text_h;
  float scale;
  GdkRGBA ink;

  if (!self->text)
    return;

  layout = make_layout (self, self->text);
  pango_layout_get_pixel_size (layout, &text_w, &text_h);
  scale = MIN (1.f, (width - 2) / (float) MAX (text_w, text_width (self, LEAST)));
  salon_draw_get_colour (widget, &ink);
  if (self->struck)
    ink.alpha *= OLD_INK;

  gtk_snapshot_save (snapshot);
  /* On whole pixels where nothing is scaled. */
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((int) ((width - text_w * scale) / 2),
                                                          (int) ((height - text_h * scale) / 2)));
  gtk_snapshot_scale (snapshot, scale, scale);
  gtk_snapshot_append_layout (snapshot, layout, &ink);
  gtk_snapshot_restore (snapshot);
}

static void
salon_pad_cell_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (salon_pad_cell_parent_class)->css_changed (widget, change);
  gtk_widget_queue_draw (widget);
}

static void
salon_pad_cell_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_TEXT:
      g_value_set_string (value, SALON_PAD_CELL (object)->text);
      break;
    case PROP_STRUCK:
      g_value_set_boolean (value, SALON_PAD_CELL (object)->struck);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
salon_pad_cell_finalize (GObject *object)
{
  SalonPadCell *self = SALON_PAD_CELL (object);

  g_free (self->name);
  g_free (self->text);

  G_OBJECT_CLASS (salon_pad_cell_parent_class)->finalize (object);
}

static void
salon_pad_cell_class_init (SalonPadCellClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = salon_pad_cell_get_property;
  object_class->finalize = salon_pad_cell_finalize;
  widget_class->measure = salon_pad_cell_measure;
  widget_class->snapshot = salon_pad_cell_snapshot;
  widget_class->css_changed = salon_pad_cell_css_changed;

  props[PROP_TEXT] = g_param_spec_string ("text", NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  props[PROP_STRUCK] = g_param_spec_boolean ("struck", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  gtk_widget_class_set_css_name (widget_class, "salon-pad-cell");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_CELL);
}

static void
salon_pad_cell_init (SalonPadCell *self)
{
}

GtkWidget *
salon_pad_cell_new (const char *name)
{
  SalonPadCell *self = g_object_new (SALON_TYPE_PAD_CELL, NULL);

  self->name = g_strdup (name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, "", -1);
  return GTK_WIDGET (self);
}

void
salon_pad_cell_write (SalonPadCell *self, const int *total, gboolean struck)
{
  g_autofree char *text = total ? salon_format_signed (*total, FALSE) : NULL;

  if (g_strcmp0 (self->text, text) == 0 && self->struck == struck)
    return;

  if (total)
    {
      g_autofree char *points = salon_format_points (*total);
      /* Translators: who, and how many points */
      g_autofree char *spoken = g_strdup_printf (_ ("%s: %s"), self->name, points);

      gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
    }
  else
    {
      gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, "", -1);
    }

  g_free (self->text);
  self->text = g_steal_pointer (&text);
  self->struck = struck != FALSE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_TEXT]);
}
