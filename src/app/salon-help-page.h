/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/salon-help.h"

G_BEGIN_DECLS

#define SALON_TYPE_HELP_PAGE (salon_help_page_get_type ())
G_DECLARE_FINAL_TYPE (SalonHelpPage, salon_help_page, SALON, HELP_PAGE, GtkWidget)

/**
 * SalonHelpPage:
 *
 * “How to play”: a first page with the game in short, its figures and a list of the chapters, and a page for the
 * chapter that was chosen there. It has a header bar of its own. The edition is chosen on the first page and above
 * each chapter, and stays chosen. Escape, Alt+Left and the button of the header bar lead from a chapter back to the
 * first page, and close the help there.
 *
 * Signals: learn (): somebody would rather play than read.
 */

/* See salon_help_show(). */
GtkWidget *salon_help_page_new (const SalonHelp *help, guint edition, const char *lesson, gboolean waits);

G_END_DECLS
