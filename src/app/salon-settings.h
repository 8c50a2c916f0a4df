/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define SALON_TYPE_SETTINGS (salon_settings_get_type ())
G_DECLARE_FINAL_TYPE (SalonSettings, salon_settings, SALON, SETTINGS, GObject)

/**
 * SalonSettings:
 *
 * The player's preferences. GSettings ends the program when a schema or a key is missing.
 * This object keeps such settings in memory instead, with the schema's defaults to begin
 * with, so that the game can always be played.
 *
 * Signals:
 *
 *  - changed::KEY (const char *key): the setting @key has another value.
 */

typedef enum {
  SALON_SETTING_WINDOW_WIDTH,     /* i, px */
  SALON_SETTING_WINDOW_HEIGHT,    /* i, px */
  SALON_SETTING_WINDOW_MAXIMIZED, /* b */
  SALON_SETTING_LANGUAGE,         /* s: default, en, fr; read when the program starts */
  SALON_SETTING_COLOR_SCHEME,     /* s: default, light, dark */
  SALON_SETTING_LOOK,             /* s: default (as the edition), or the id of a look */
  SALON_SETTING_ANIMATIONS,       /* b */
  SALON_SETTING_PACE,             /* i, thousandths of a second */
  SALON_SETTING_HELPS,            /* b: whether moves may be taken back, and there are hints */
  SALON_SETTING_DRAW_FIRST,       /* b: whether a draw decides who begins */
  SALON_SETTING_SOUND,            /* s: default, on, off */
  SALON_SETTING_VOLUME,           /* i, of 100 */
  SALON_SETTING_HAS_PLAYED,       /* b: whether somebody has played a game, or a lesson to its end */
  SALON_SETTING_HAS_WON,          /* b: whether a person has won against computers */
  SALON_SETTING_BOOKMARK,         /* s: see salon_game_get_bookmark() */
  SALON_SETTING_COMPANY,          /* s: what a #SalonCompany counts */
  SALON_N_SETTINGS,
} SalonSetting;

/* @schema_dirs (nullable) are folders in which the schema is searched if GSettings does not
 * find it; NULL means those of salon_paths_schema_dirs(). */
SalonSettings *salon_settings_new (const char *const *schema_dirs);
/* Whether settings are stored, and not only in memory. */
gboolean salon_settings_is_kept (SalonSettings *self);
/* The name of @setting in the schema and in the signal “changed”. */
const char *salon_settings_get_key (SalonSetting setting);

/* Get and set a setting; its type must be the one noted above. A value that GSettings refuses
 * (out of range, or locked down) leaves the setting as it was. */
int salon_settings_get_int (SalonSettings *self, SalonSetting setting);
void salon_settings_set_int (SalonSettings *self, SalonSetting setting, int value);
gboolean salon_settings_get_boolean (SalonSettings *self, SalonSetting setting);
void salon_settings_set_boolean (SalonSettings *self, SalonSetting setting, gboolean value);
/* (transfer full) */
char *salon_settings_get_string (SalonSettings *self, SalonSetting setting);
void salon_settings_set_string (SalonSettings *self, SalonSetting setting, const char *value);

G_END_DECLS
