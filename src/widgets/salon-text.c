/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-text.h"

#define USUAL_PT 11.
#define USUAL    (USUAL_PT * 96 / 72) /* px */

/* From this share of the usual size on, text is large. */
#define LARGE_TEXT 1.25

/* A setting counts Xft dots in 1024ths of an inch’s; this many are the usual size. */
#define USUAL_DPI (96 * 1024)

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

/* Returns how many times its usual size the font of the desktop has; 1 if nobody knows. */
static double
get_font_scale (const char *name)
{
  PangoFontDescription *font = pango_font_description_from_string (name != NULL ? name : "");
  const double size = pango_font_description_get_size (font) / (double) PANGO_SCALE;
  const double usual = pango_font_description_get_size_is_absolute (font) ? USUAL : USUAL_PT;

  pango_font_description_free (font);
  return size > 0 ? size / usual : 1;
}

/* A desktop enlarges text by a factor, which GTK is told as dots, or with a larger font. */
gboolean
salon_text_is_large (void)
{
  GtkSettings *settings = gtk_settings_get_default ();
  g_autofree char *font = NULL;
  int dpi = USUAL_DPI;

  if (settings != NULL)
    g_object_get (settings, "gtk-xft-dpi", &dpi, "gtk-font-name", &font, NULL);
  return get_font_scale (font) * MAX (dpi, 1) >= LARGE_TEXT * USUAL_DPI;
}
