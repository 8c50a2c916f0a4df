/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rules/cubes/cubes-grid.h"

G_BEGIN_DECLS

#define CUBES_TYPE_TRAY (cubes_tray_get_type ())
G_DECLARE_FINAL_TYPE (CubesTray, cubes_tray, CUBES, TRAY, GtkWidget)

/**
 * CubesTray:
 *
 * The tray with its 25 cubes, the lid and the Bar. It is as large as its smaller side allows, its shadow lies outside
 * of it, and a shake and the lid need 20 px and more around it.
 *
 * What lies there is a #CubesTrayScene. What people do in it depends on its #CubesTrayUse. Places are those of the
 * record, a1 is 0, however the tray is turned. Arrow keys walk from cube to cube as one sees them; Enter, Backspace
 * and Escape are the page's, and so are letters.
 *
 * Assistive technologies find a grid with five rows of five cells, upright and by the places of the record. As long as
 * the lid is on, or the scene has no faces, no letter is in it, nor in anything that is drawn.
 *
 * Signals:
 *
 *  - path-changed (): somebody has traced something else with pointer or keys.
 *  - write (): somebody clicks on the last cube of the word once more.
 *  - refused (int cell): somebody has clicked on a cube that does not touch the last one of the word, which stays as it was.
 *  - corner-chosen (): somebody has chosen another corner for the Bar.
 *  - filter-changed (): somebody has chosen another cube as a filter, or none.
 *  - cue (int cue): a #CubesTrayCue is due, and with it its sound.
 *  - settled (): nothing moves any more, and the last scene is seen. It comes also when the motion was skipped, or
 *    there was none, but never before cubes_tray_set_scene() has returned.
 */

/* What lies there. */
typedef struct {
  char faces[CUBES_CELLS + 1]; /* as in CubesState; "" when nobody may see them, or nobody has shaken */
  gboolean upright;            /* the faces stand upright instead of lying as they fell */
  gboolean lid;                /* the lid is on; faces are not looked at then */
  guint shakes;                /* how often the cubes were shaken: when there are more than before, they are again */
  gboolean seen;               /* whoever looks knows how the cubes lie: when the lid comes off, no letter settles */
  CubesCorner corner;          /* of the Bar that lies there */
} CubesTrayScene;

/* What people do there. */
typedef enum {
  CUBES_TRAY_SHOWS,   /* nothing: they see it */
  CUBES_TRAY_TRACES,  /* trace words */
  CUBES_TRAY_BARS,    /* choose the corner for the Bar, which is translucent */
  CUBES_TRAY_FILTERS, /* choose a cube: words have to lead over it */
} CubesTrayUse;

/* What one hears. */
typedef enum {
  CUBES_TRAY_CUE_LID,   /* the lid knocks on the frame */
  CUBES_TRAY_CUE_SHAKE, /* the cubes rattle */
  CUBES_TRAY_CUE_BAR,   /* the Bar is laid */
} CubesTrayCue;

/* Makes a tray with the lid on. */
GtkWidget *cubes_tray_new (void);

/**
 * cubes_tray_set_scene:
 * @moving: whether the way from the scene before to this one is seen: lid on, shake, lid off, letters settle; the Bar
 *   is laid. Where animations are switched off, or the tray is not mapped, it is not.
 *
 * Shows @scene. Path and filter are taken away when the cubes or the Bar are others than before. A motion that leads to
 * @scene goes on.
 */
void cubes_tray_set_scene (CubesTray *self, const CubesTrayScene *scene, gboolean moving);
/* Ends the motion at once. */
void cubes_tray_skip (CubesTray *self);
gboolean cubes_tray_is_moving (CubesTray *self);

/* @use is without effect while something moves, and while the lid is on. */
void cubes_tray_set_use (CubesTray *self, CubesTrayUse use);

/* Turns the tray by @quarters clockwise, from what one sees. While the Bar is being chosen it lies straight, and a shake
 * leaves it straight. */
void cubes_tray_turn (CubesTray *self, int quarters);
/* By how many quarters clockwise it lies; setting it ends what moves, and is not seen. */
int cubes_tray_get_quarters (CubesTray *self);
void cubes_tray_set_quarters (CubesTray *self, int quarters);

/**
 * cubes_tray_set_path:
 * @path: (nullable): places in the order of the word; %NULL for none
 *
 * Shows the path of a word; no signal is emitted. A path that goes fades from its first cube to its last, for which
 * nothing waits.
 */
void cubes_tray_set_path (CubesTray *self, const uint8_t *path, int n);
/* Returns: how many places @path (out) got */
int cubes_tray_get_path (CubesTray *self, uint8_t path[CUBES_CELLS]);

/* Shows the Bar at @corner while one chooses; no signal is emitted. */
void cubes_tray_set_corner (CubesTray *self, CubesCorner corner);
/* Returns: the corner that is chosen or lies there */
CubesCorner cubes_tray_get_corner (CubesTray *self);

/* @cell: -1 for none; no signal is emitted */
void cubes_tray_set_filter (CubesTray *self, int cell);
int cubes_tray_get_filter (CubesTray *self);

/**
 * cubes_tray_set_time:
 * @left: seconds
 * @all: seconds; 0 when no time is taken, or none is to be seen
 *
 * Shows on the rim how much time is left. It is red in the last 15 seconds.
 */
void cubes_tray_set_time (CubesTray *self, double left, double all);

/* Returns: (transfer full): the name of a face, "Qu" for Q */
char *cubes_tray_name_face (char face);
/* Returns: (transfer full): how people say a place: "d2" */
char *cubes_tray_name_cell (int cell);

G_END_DECLS
