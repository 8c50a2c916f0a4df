/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the pages of a review are put together from. For the files probe-review-*.c. */

#pragma once

#include <gtk/gtk.h>

#include "model/probe/probe-review-text.h"
#include "model/salon-look.h"

G_BEGIN_DECLS

/* A label that wraps; @css_class: (nullable) */
GtkWidget *probe_review_label (const char *text, const char *css_class);
/* A label of one line, which is cut with an ellipsis. */
GtkWidget *probe_review_line (const char *text, const char *css_class);
/* A sheet of paper: a box of this orientation. */
GtkWidget *probe_review_paper (GtkOrientation orientation, int spacing);
/* A thin line across a sheet. */
GtkWidget *probe_review_rule (void);
/* Removes all children of a box. */
void probe_review_empty (GtkWidget *box);
/* A number in the figures of the look, @cap px high. */
GtkWidget *probe_review_number (int number, double cap);
/* The colour of a seat, for salon_colour_get(). */
guint probe_review_colour (const SalonLook *look, int seat);
/* Makes a tray that shows @state as an onlooker sees it, or with all cards open. */
GtkWidget *probe_review_tray (const ProbeReviewGame *game,
                              const ProbeState *state,
                              int seat,
                              int tray,
                              guint colour,
                              gboolean open);

G_END_DECLS
