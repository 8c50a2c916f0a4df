/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-tray-art.h"

#include "widgets/salon-theme-use.h"

static const char *
value_role (int value)
{
  return value >= 15 ? "value_15" : value >= 10 ? "value_10" : "value_5";
}

void
probe_tray_art_prepare (ProbeTrayArt *art,
                        GtkWidget *widget,
                        const ProbeTrayGeometry *at,
                        const int values[PROBE_SPACES],
                        gboolean own)
{
  salon_art_tile_prepare (&art->board, widget, "probe/tray", NULL, at->width, at->height);
  salon_art_tile_prepare (&art->lip, widget, own ? "probe/lip-own" : "probe/lip", NULL, at->width, at->lip_height);
  for (int i = 0; i < PROBE_SPACES; i++)
    {
      g_autofree char *text = g_strdup_printf ("%d", values[i]);

      salon_figures_prepare (&art->value[i], widget, "figures", text, salon_theme_get_role (value_role (values[i])),
                             at->value_cap);
    }
}

void
probe_tray_art_prepare_glow (ProbeTrayArt *art, GtkWidget *widget, const ProbeTrayGeometry *at)
{
  salon_art_tile_prepare (&art->glow, widget, "asked", NULL, at->width, at->height);
}

void
probe_tray_art_snapshot_lip (const ProbeTrayArt *art, const ProbeTrayGeometry *at, int x, int y, GtkSnapshot *snapshot)
{
  const double middle = salon_theme_get_measure (salon_theme_get_used (), SALON_MEASURE_LIP_MIDDLE);
  const float value_y = (float) (y + at->lip_y + middle * at->lip_scale);

  salon_art_tile_snapshot (&art->lip, snapshot, x, y + at->lip_y);
  for (int i = 0; i < PROBE_SPACES; i++)
    {
      const float value_x = x + at->edge[i] + (float) at->pitch / 2;

      salon_figures_snapshot (&art->value[i], snapshot, value_x - art->value[i].width / 2, value_y);
    }
}

void
probe_tray_art_clear (ProbeTrayArt *art)
{
  salon_art_tile_clear (&art->board);
  salon_art_tile_clear (&art->lip);
  salon_art_tile_clear (&art->glow);
  for (int i = 0; i < PROBE_SPACES; i++)
    salon_figures_clear (&art->value[i]);
}
