/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Toasts in the header, in the place of the title, that can be dismissed at any moment. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* A toast of plain text, on two lines where one is too short. */
AdwToast *salon_toasts_new (const char *text);
/* Shows @toast (transfer full), as adw_toast_overlay_add_toast() does. While one is on
 * its way in, toasts that are dismissed, by whomever, stay until it is there. */
void salon_toasts_add (AdwToastOverlay *overlay, AdwToast *toast);

G_END_DECLS
