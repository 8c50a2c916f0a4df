/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rules/probe/probe-setup.h"

G_BEGIN_DECLS

#define PROBE_TYPE_ROW_PICTURE (probe_row_picture_get_type ())
G_DECLARE_FINAL_TYPE (ProbeRowPicture, probe_row_picture, PROBE, ROW_PICTURE, GtkWidget)

/**
 * ProbeRowPicture:
 *
 * A row of cards in small, to be recognised by. Presentation only: the button it
 * stands in has a name.
 */

GtkWidget *probe_row_picture_new (void);
/* Places of @row that are 0 are drawn as hidden cards. */
void probe_row_picture_set (ProbeRowPicture *self, const ProbeRow *row, const GdkRGBA *colour);

G_END_DECLS
