/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-figures.h"

#include <math.h>

#include "widgets/salon-theme-use.h"

#define GAP 40. /* for what the sheet does not have; a capital is 100 high */

/* The id of the glyph for @character, in @id. */
static const char *
find_glyph (gunichar character, char id[3])
{
  if (character >= '0' && character <= '9')
    {
      id[0] = 'n';
      id[1] = (char) character;
      id[2] = '\0';
      return id;
    }
  if (character >= 'A' && character <= 'Z')
    {
      id[0] = (char) character;
      id[1] = '\0';
      return id;
    }

  switch (character)
    {
    case '+':
      return "plus";
    case '-':
    case 0x2212: /* − */
      return "minus";
    case 'x':
    case 0xd7: /* × */
      return "times";
    case '?':
      return "question";
    default:
      return NULL;
    }
}

/* In px. */
static double
get_advance (const char *sheet, const char *glyph, double cap_height)
{
  const double advance = glyph != NULL ? salon_theme_get_advance (salon_theme_get_used (), sheet, glyph) : 0;

  return (advance > 0 ? advance : GAP) * cap_height / 100;
}

void
salon_figures_prepare (SalonFigures *self,
                       GtkWidget *widget,
                       const char *sheet,
                       const char *text,
                       const GdkRGBA *colour,
                       double cap_height)
{
  const double scale = salon_art_get_scale (widget);
  double width = 0;
  int n = 0;

  for (; *text != '\0' && n < SALON_FIGURES_MAX; text = g_utf8_next_char (text), n++)
    {
      char id[3];
      const char *glyph = find_glyph (g_utf8_get_char (text), id);
      const double advance = get_advance (sheet, glyph, cap_height);

      if (glyph != NULL)
        salon_art_glyph_prepare (&self->tile[n], widget, sheet, glyph, colour, cap_height);
      else
        salon_art_tile_clear (&self->tile[n]);
      /* Whole device pixels keep each glyph sharp. */
      self->middle[n] = (float) (round ((width + advance / 2) * scale) / scale);
      width += advance;
    }

  for (int i = n; i < self->n; i++)
    salon_art_tile_clear (&self->tile[i]);
  self->n = n;
  self->width = (float) width;
}

float
salon_figures_measure (const char *sheet, const char *text, double cap_height)
{
  double width = 0;

  for (int n = 0; *text != '\0' && n < SALON_FIGURES_MAX; text = g_utf8_next_char (text), n++)
    {
      char id[3];

      width += get_advance (sheet, find_glyph (g_utf8_get_char (text), id), cap_height);
    }

  return (float) width;
}

void
salon_figures_snapshot (const SalonFigures *self, GtkSnapshot *snapshot, float x, float y)
{
  for (int i = 0; i < self->n; i++)
    salon_art_tile_snapshot (&self->tile[i], snapshot, x + self->middle[i], y);
}

void
salon_figures_clear (SalonFigures *self)
{
  for (int i = 0; i < self->n; i++)
    salon_art_tile_clear (&self->tile[i]);
  self->n = 0;
}
