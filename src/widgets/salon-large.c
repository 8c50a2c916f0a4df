/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-large.h"

#include "widgets/salon-style.h"

/* The least width of a large page, in px. */
#define LARGE_WIDTH 1600

static gboolean
apply_cb (gpointer data)
{
  SalonLarge *self = data;

  self->idle_id = 0;
  if (self->clamp != NULL)
    adw_clamp_set_maximum_size (self->clamp, self->large ? self->large_width : self->width);
  salon_style_set_class (self->page, "large", self->large);
  salon_style_set_class (self->page, "small", self->small);

  return G_SOURCE_REMOVE;
}

void
salon_large_update (SalonLarge *self, int width, int height, int from_height)
{
  const gboolean large = width >= LARGE_WIDTH && height >= from_height, small = height < self->small_below;

  if (large == self->large && small == self->small)
    return;

  /* Styles must not change during an allocation. */
  self->large = large;
  self->small = small;
  if (self->idle_id == 0)
    self->idle_id = g_idle_add_full (G_PRIORITY_HIGH_IDLE, apply_cb, self, NULL);
}

void
salon_large_clear (SalonLarge *self)
{
  g_clear_handle_id (&self->idle_id, g_source_remove);
}

double
salon_large_get_scale (GtkWidget *widget)
{
  for (; widget != NULL; widget = gtk_widget_get_parent (widget))
    if (gtk_widget_has_css_class (widget, "large"))
      return SALON_LARGE_SCALE;

  return 1;
}
