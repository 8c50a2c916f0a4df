/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Toasts that can be dismissed at any moment without a crash in libadwaita 1.2; see
 * salon-toasts.c. */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Makes a toast of plain text. It takes two lines if one is too short. */
AdwToast *salon_toasts_new (const char *text);
/* Shows @toast (transfer full), as adw_toast_overlay_add_toast() does. If any toast of
 * @overlay is dismissed, by the player or the program, while one is still appearing, the
 * dismissal waits until that one has finished appearing. */
void salon_toasts_add (AdwToastOverlay *overlay, AdwToast *toast);

G_END_DECLS
