/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/cubes/cubes-paint.h"

#include "widgets/salon-text.h"
#include "widgets/salon-theme-use.h"

#define RGB(hex)                                                                          \
  {                                                                                       \
    ((hex) >> 16 & 0xff) / 255.f, ((hex) >> 8 & 0xff) / 255.f, ((hex) &0xff) / 255.f, 1.f \
  }
#define RGBA(hex, alpha)                                                                      \
  {                                                                                           \
    ((hex) >> 16 & 0xff) / 255.f, ((hex) >> 8 & 0xff) / 255.f, ((hex) &0xff) / 255.f, (alpha) \
  }

/* Light, dark, high contrast. */
static const GdkRGBA paints[CUBES_N_PAINTS][3] = {
  [CUBES_PAINT_PAPER] = { RGB (0xfffceb), RGB (0xf0ead2), RGB (0xffffff) },
  [CUBES_PAINT_RULE] = { RGBA (0x9fc3e6, .85f), RGBA (0x8fb0cf, .85f), RGB (0x767676) },
  [CUBES_PAINT_MARGIN] = { RGB (0xe8a8a0), RGB (0xd59a92), RGB (0x767676) },
  [CUBES_PAINT_HEADING] = { RGB (0x1f4674), RGB (0x1f4674), RGB (0x000000) },
  [CUBES_PAINT_TEXT] = { RGB (0x56535c), RGB (0x504d56), RGB (0x000000) },
  [CUBES_PAINT_PENCIL] = { RGB (0x3a3942), RGB (0x3a3942), RGB (0x000000) },
  [CUBES_PAINT_STROKE] = { RGBA (0x2c2a33, .9f), RGBA (0x2c2a33, .9f), RGB (0x000000) },
  [CUBES_PAINT_RIGHT] = { RGB (0x12633b), RGB (0x0f5733), RGB (0x004d26) },
  [CUBES_PAINT_WRONG] = { RGB (0xb3261e), RGB (0xa31f18), RGB (0x9c0006) },
  [CUBES_PAINT_LIT] = { RGBA (0xf5c211, .3f), RGBA (0xe0ac00, .34f), RGB (0xffe27a) },
  [CUBES_PAINT_BEFORE] = { RGBA (0xf5a011, .36f), RGBA (0xe08c00, .4f), RGB (0xffc46b) },
  [CUBES_PAINT_MAPLE] = { RGB (0xecd9b0), RGB (0xd6c29a), RGB (0xffffff) },
  [CUBES_PAINT_MAPLE_EDGE] = { RGB (0xc4a36d), RGB (0xae8f5d), RGB (0xffffff) },
  [CUBES_PAINT_MAPLE_TEXT] = { RGB (0x3d2713), RGB (0x332010), RGB (0x000000) },
  [CUBES_PAINT_HOLE] = { RGB (0x5d3f20), RGB (0x4d3419), RGB (0x000000) },
};

const GdkRGBA *
cubes_paint (CubesPaint paint)
{
  const SalonThemeMode mode = salon_theme_get_mode ();

  g_return_val_if_fail (paint < CUBES_N_PAINTS, &paints[CUBES_PAINT_TEXT][0]);

  return &paints[paint][mode >= SALON_THEME_CONTRAST ? 2 : mode == SALON_THEME_DARK ? 1 : 0];
}

gboolean
cubes_paint_is_plain (void)
{
  return salon_theme_get_mode () >= SALON_THEME_CONTRAST || salon_text_is_large ();
}
