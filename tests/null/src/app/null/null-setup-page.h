/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/salon-setup-page.h"

G_BEGIN_DECLS

#define NULL_TYPE_SETUP_PAGE (null_setup_page_get_type ())
G_DECLARE_FINAL_TYPE (NullSetupPage, null_setup_page, NULL, SETUP_PAGE, GtkBox)

/**
 * NullSetupPage:
 *
 * A #SalonSetupPage that asks for a name.
 */

G_END_DECLS
