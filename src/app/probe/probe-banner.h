/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define PROBE_TYPE_BANNER (probe_banner_get_type ())
G_DECLARE_FINAL_TYPE (ProbeBanner, probe_banner, PROBE, BANNER, GtkWidget)

/**
 * ProbeBanner:
 *
 * A band of colour on which five letter cards spell the name of the house. A
 * picture: it says nothing to a screen reader.
 */

GtkWidget *probe_banner_new (void);
void probe_banner_set_colour (ProbeBanner *self, const GdkRGBA *colour);

G_END_DECLS
