/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Why something cannot be used now: a widget that is greyed says so as its tooltip and as its accessible description,
 * and the page that it is on can tell it when somebody presses it. */

#pragma once

#include <gtk/gtk.h>

#include "widgets/salon-table.h"

G_BEGIN_DECLS

/* @reason: (nullable): a sentence; %NULL if the widget can be used. It takes the place of the widget's
 * tooltip as long as there is one. */
void salon_why_set (GtkWidget *widget, const char *reason);
/* The same for a widget that is greyed for that reason alone: it is made sensitive or insensitive. */
void salon_why_grey (GtkWidget *widget, const char *reason);
/* Returns: (nullable) (transfer none): the reason of @widget */
const char *salon_why_get (GtkWidget *widget);
/* Lets @table tell the reason when somebody presses, by mouse or touch, what has one. */
void salon_why_watch (SalonTable *table);

G_END_DECLS
