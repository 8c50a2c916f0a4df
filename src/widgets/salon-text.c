/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-text.h"

#define USUAL (11 * 96 / 72.) /* px */

double
salon_text_get_scale (GtkWidget *widget)
{
  PangoContext *context = gtk_widget_get_pango_context (widget);
  const PangoFontDescription *font = pango_context_get_font_description (context);
  double px = pango_font_description_get_size (font) / (double) PANGO_SCALE;

  if (!pango_font_description_get_size_is_absolute (font))
    px *= MAX (pango_cairo_context_get_resolution (context), 48) / 72;
  return px > 0 ? CLAMP (px / USUAL, .75, 4) : 1;
}
