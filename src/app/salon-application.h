/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define SALON_TYPE_APPLICATION (salon_application_get_type ())
G_DECLARE_FINAL_TYPE (SalonApplication, salon_application, SALON, APPLICATION, AdwApplication)

/**
 * SalonApplication:
 *
 * Salon as the desktop knows it: one program, one window, records opened by
 * name, and the actions quit, about, preferences, shortcuts, help, new-game and
 * resume, which can be activated over D-Bus as well.
 */

SalonApplication *salon_application_new (void);

G_END_DECLS
