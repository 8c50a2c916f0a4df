/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define SALON_TYPE_APPLICATION (salon_application_get_type ())
G_DECLARE_FINAL_TYPE (SalonApplication, salon_application, SALON, APPLICATION, AdwApplication)

/**
 * SalonApplication:
 *
 * The program as the desktop sees it. It has one main window, opens the files that it is
 * given, and has the actions quit, about, preferences, shortcuts, help, new-game and
 * resume, which can also be activated over D-Bus.
 */

/* Makes the application, not yet registered on the session bus. */
SalonApplication *salon_application_new (void);

G_END_DECLS
