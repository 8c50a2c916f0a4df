/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-library-title.h"

#include "widgets/salon-bulb.h"
#include "widgets/salon-tooltip.h"

#define GAP 6 /* px between title and bulb */

struct _SalonLibraryTitle {
  GtkWidget parent_instance;

  GtkWidget *text;
  GtkWidget *bulb; /* NULL until it is needed */
};

G_DEFINE_FINAL_TYPE (SalonLibraryTitle, salon_library_title, GTK_TYPE_WIDGET)

/* The width that the text has if nothing of it is cut. */
static int
measure_text (GtkWidget *text)
{
  g_autoptr (PangoLayout) layout =
    gtk_widget_create_pango_layout (text, gtk_inscription_get_text (GTK_INSCRIPTION (text)));
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  return width;
}

static gboolean
query_cut_cb (GtkWidget *text, int x, int y, gboolean by_keyboard, GtkTooltip *tooltip)
{
  if (measure_text (text) <= gtk_widget_get_width (text))
    return FALSE;

  gtk_tooltip_set_text (tooltip, gtk_inscription_get_text (GTK_INSCRIPTION (text)));
  return TRUE;
}

GtkWidget *
salon_library_column_text_new (const char *style, guint chars)
{
  GtkWidget *text = g_object_new (GTK_TYPE_INSCRIPTION, "min-chars", chars, "nat-chars", chars, "text-overflow",
                                  GTK_INSCRIPTION_OVERFLOW_ELLIPSIZE_END, "xalign", 0.f, "has-tooltip", TRUE, NULL);

  g_signal_connect (text, "query-tooltip", G_CALLBACK (query_cut_cb), NULL);
  gtk_widget_add_css_class (text, style);
  return text;
}

void
salon_library_column_text_set (GtkWidget *text, const char *words)
{
  gtk_inscription_set_text (GTK_INSCRIPTION (text), words);
}

/* The title with its bulb */

static void
salon_library_title_measure (GtkWidget *widget,
                             GtkOrientation orientation,
                             int for_size,
                             int *minimum,
                             int *natural,
                             int *minimum_baseline,
                             int *natural_baseline)
{
  SalonLibraryTitle *self = SALON_LIBRARY_TITLE (widget);

  gtk_widget_measure (self->text, orientation, -1, minimum, natural, minimum_baseline, natural_baseline);
  if (self->bulb != NULL)
    gtk_widget_measure (self->bulb, orientation, -1, NULL, NULL, NULL, NULL);
}

static void
salon_library_title_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  SalonLibraryTitle *self = SALON_LIBRARY_TITLE (widget);
  const gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int text = width, bulb = 0, left;

  if (self->bulb != NULL && gtk_widget_get_child_visible (self->bulb))
    {
      gtk_widget_measure (self->bulb, GTK_ORIENTATION_HORIZONTAL, -1, &bulb, NULL, NULL, NULL);
      text = CLAMP (width - GAP - bulb, 0, measure_text (self->text));
      left = rtl ? width - text - GAP - bulb : text + GAP;
      gtk_widget_size_allocate (self->bulb, &(GtkAllocation) { left, 0, bulb, height }, -1);
    }
  left = rtl ? width - text : 0;
  gtk_widget_size_allocate (self->text, &(GtkAllocation) { left, 0, text, height }, baseline);
}

static void
salon_library_title_dispose (GObject *object)
{
  SalonLibraryTitle *self = SALON_LIBRARY_TITLE (object);

  g_clear_pointer (&self->text, gtk_widget_unparent);
  g_clear_pointer (&self->bulb, gtk_widget_unparent);

  G_OBJECT_CLASS (salon_library_title_parent_class)->dispose (object);
}

static void
salon_library_title_class_init (SalonLibraryTitleClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = salon_library_title_dispose;
  widget_class->measure = salon_library_title_measure;
  widget_class->size_allocate = salon_library_title_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "salon-library-title");
}

static void
salon_library_title_init (SalonLibraryTitle *self)
{
}

GtkWidget *
salon_library_title_new (guint chars)
{
  SalonLibraryTitle *self = g_object_new (SALON_TYPE_LIBRARY_TITLE, NULL);

  self->text = salon_library_column_text_new ("title", chars);
  gtk_widget_set_parent (self->text, GTK_WIDGET (self));
  return GTK_WIDGET (self);
}

void
salon_library_title_set (SalonLibraryTitle *self, const char *title, const char *uncounted)
{
  salon_library_column_text_set (self->text, title);
  if (self->bulb == NULL && uncounted != NULL)
    {
      self->bulb = salon_bulb_new (GTK_ACCESSIBLE_ROLE_IMG);
      gtk_widget_set_parent (self->bulb, GTK_WIDGET (self));
    }
  if (self->bulb == NULL)
    return;

  gtk_widget_set_child_visible (self->bulb, uncounted != NULL);
  if (uncounted != NULL)
    {
      salon_tooltip_set (self->bulb, uncounted);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->bulb), GTK_ACCESSIBLE_PROPERTY_LABEL, uncounted, -1);
    }
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}
