/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define SALON_TYPE_SETTINGS (salon_settings_get_type ())
G_DECLARE_FINAL_TYPE (SalonSettings, salon_settings, SALON, SETTINGS, GObject)

/**
 * SalonSettings:
 *
 * What the player prefers. GSettings ends the program when a schema or a key is
 * missing; this keeps what it cannot store in memory instead, beginning with the
 * schema's own defaults, so that the game can always be played.
 *
 * Signals: changed::KEY (const char *key)
 */

typedef enum {
  SALON_SETTING_WINDOW_WIDTH,     /* i, px */
  SALON_SETTING_WINDOW_HEIGHT,    /* i, px */
  SALON_SETTING_WINDOW_MAXIMIZED, /* b */
  SALON_SETTING_LANGUAGE,         /* s: default, en, fr; read when the program starts */
  SALON_SETTING_COLOR_SCHEME,     /* s: default, light, dark */
  SALON_SETTING_ANIMATIONS,       /* b */
  SALON_SETTING_PACE,             /* i, thousandths of a second */
  SALON_SETTING_DRAW_FIRST,       /* b: who begins is drawn by lot */
  SALON_N_SETTINGS,
} SalonSetting;

/* @schema_dirs (nullable): where to look for the schema when the desktop does
 * not know it; NULL for salon_paths_schema_dirs(). */
SalonSettings *salon_settings_new (const char *const *schema_dirs);
/* Whether anything is kept beyond this run. */
gboolean salon_settings_is_kept (SalonSettings *self);
const char *salon_settings_get_key (SalonSetting setting);

/* Asking for a setting of another type is a mistake of the program. */
int salon_settings_get_int (SalonSettings *self, SalonSetting setting);
void salon_settings_set_int (SalonSettings *self, SalonSetting setting, int value);
gboolean salon_settings_get_boolean (SalonSettings *self, SalonSetting setting);
void salon_settings_set_boolean (SalonSettings *self, SalonSetting setting, gboolean value);
/* (transfer full) */
char *salon_settings_get_string (SalonSettings *self, SalonSetting setting);
void salon_settings_set_string (SalonSettings *self, SalonSetting setting, const char *value);

G_END_DECLS
