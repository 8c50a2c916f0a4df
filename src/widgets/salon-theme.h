/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gdk/gdk.h>

G_BEGIN_DECLS

/* The look that every other one falls back on. */
#define SALON_THEME_DEFAULT "1964"

/**
 * SalonTheme:
 *
 * A look of the table: a folder with pieces of artwork, measures (look.ini) and colours
 * (look.css). What a folder lacks comes from %SALON_THEME_DEFAULT. A theme is read once and
 * lives as long as the program.
 *
 * On the screen it is called a look; #SalonLook of the model is something else, namely who
 * has which colour.
 *
 * Folders are searched in $SALON_LOOKS_DIR, in ../share/salon/looks beside the program, in
 * data/looks of its build folder, where it was installed, and in salon/looks of the user's data
 * directory. The first folder of a name counts, so nobody can put another look in the place of
 * ours. The name of a folder has small letters, digits and hyphens, 40 at most; it is the id of
 * the look.
 */
typedef struct _SalonTheme SalonTheme;

typedef enum {
  SALON_THEME_LIGHT,
  SALON_THEME_DARK,
  SALON_THEME_CONTRAST,
  SALON_THEME_CONTRAST_DARK,
  SALON_N_THEME_MODES,
} SalonThemeMode;

/* What look.ini tells; a space of a tray is 100 wide. */
typedef enum {
  SALON_MEASURE_LETTER_CAP,    /* height of a capital on a card of 92 × 126 */
  SALON_MEASURE_LETTER_MIDDLE, /* its middle, from the upper edge of the card */
  SALON_MEASURE_LIP_MIDDLE,    /* the middle of the values, from the upper edge of the lip */
  SALON_MEASURE_KEY_CAP,       /* height of a capital on a key of 56 */
  SALON_MEASURE_BUTTON_RADIUS, /* of a button's corners, in px */
  SALON_MEASURE_POINTS_RADIUS, /* of the chip in “points”, which is 96 wide */
  SALON_MEASURE_PAD_LINE,      /* height of a line of the pad, in px at a width of 312 */
  SALON_MEASURE_PAD_HEAD,      /* and of its head */
  SALON_MEASURE_PLATE_X,       /* the middle of the emblem on a plate of 270 × 172 */
  SALON_MEASURE_PLATE_Y,
  SALON_MEASURE_PLATE_DISC,   /* radius of the light disc under it; 0 for none */
  SALON_MEASURE_PLATE_EMBLEM, /* height of the emblem */
  SALON_MEASURE_PLATE_TEXT,   /* where the name begins */
  SALON_MEASURE_PAD_SIDE,     /* how much of each side of its paper takes no writing */
  SALON_MEASURE_PAD_COLUMNS,  /* 1: lines divide the columns of the pad */
  SALON_MEASURE_ORDER,        /* place among the looks; ours come first */
  SALON_N_MEASURES,
} SalonMeasure;

typedef enum {
  SALON_KEY_ROUND,
  SALON_KEY_SQUARE,
  SALON_KEY_CAP, /* with a lip below, as computers have them */
} SalonKeyShape;

/**
 * salon_theme_find:
 * @id: of a look
 *
 * Returns: (nullable) (transfer none): the look; %NULL if there is none or it is of no use.
 *   A warning, once, says why.
 */
SalonTheme *salon_theme_find (const char *id);

/**
 * salon_theme_get:
 *
 * Returns: (transfer none): the look, or %SALON_THEME_DEFAULT instead of one that
 *   salon_theme_find() does not give. If even that is missing, it is one without pieces and
 *   with the measures that the program knows; a warning says so.
 */
SalonTheme *salon_theme_get (const char *id);

/**
 * salon_theme_list:
 *
 * Returns: (transfer container) (element-type SalonTheme): all looks that can be used, in their order.
 */
GPtrArray *salon_theme_list (void);

const char *salon_theme_get_id (const SalonTheme *self);
/* As people read it; not translated, as it is a proper name. */
const char *salon_theme_get_name (const SalonTheme *self);
double salon_theme_get_measure (const SalonTheme *self, SalonMeasure measure);
SalonKeyShape salon_theme_get_key_shape (const SalonTheme *self);
/* Whether old totals on the pad are struck out. */
gboolean salon_theme_strikes_totals (const SalonTheme *self);

/**
 * salon_theme_get_advance:
 * @sheet: of glyphs, such as "figures"
 * @id: of a glyph in it
 *
 * Returns: how far the next glyph is from this one, where a capital is 100 high; 0 for a glyph
 *   that no look knows
 */
double salon_theme_get_advance (const SalonTheme *self, const char *sheet, const char *id);

/**
 * salon_theme_get_colour:
 * @role: such as "plate_text": look.css calls it look_plate_text
 *
 * Returns: (nullable): the colour of this role in @mode; %NULL if no look has it. A role that look.css calls like another
 *   one has the colour that the other has in @mode
 */
const GdkRGBA *salon_theme_get_colour (const SalonTheme *self, SalonThemeMode mode, const char *role);

/**
 * salon_theme_make_css:
 *
 * Returns: (transfer full): a style sheet that defines the colour look_ROLE for each role, as it is in @mode
 */
char *salon_theme_make_css (const SalonTheme *self, SalonThemeMode mode);

/* For the artwork */

/* Where a piece comes from that @self lacks; NULL at the end. */
SalonTheme *salon_theme_get_fallback (const SalonTheme *self);
/* What is in the file @name of the folder of @self alone, (transfer full); NULL with an error
 * if there is none (%G_IO_ERROR_NOT_FOUND), or it is no plain file of a mebibyte at most. */
GBytes *salon_theme_read (const SalonTheme *self, const char *name, GError **error);

G_END_DECLS
