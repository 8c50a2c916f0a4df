/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rules/probe/probe-edition.h"

G_BEGIN_DECLS

#define PROBE_TYPE_HELP_SCENE (probe_help_scene_get_type ())
G_DECLARE_FINAL_TYPE (ProbeHelpScene, probe_help_scene, PROBE, HELP_SCENE, GtkWidget)

/**
 * ProbeHelpScene:
 *
 * A picture of the help, made of the pieces of the table: a part of a tray, two whole ones, the deck, or a word in an
 * arc; over it a bubble with what is said, and a chip with what it brings. Its cards are live: they turn when it is
 * asked to. The wider it is, the more of the tray can be seen.
 */

/* What the pictures show; the first ones are the steps of a game, in their order. */
typedef enum {
  PROBE_SCENE_HIDE,
  PROBE_SCENE_DRAW,
  PROBE_SCENE_ASK,
  PROBE_SCENE_MISS,
  PROBE_SCENE_NAME,
  PROBE_SCENE_END,
  PROBE_N_STEPS,
  PROBE_SCENE_PAIR = PROBE_N_STEPS, /* the two trays of one player */
  PROBE_N_SCENES,
} ProbeScene;

GtkWidget *probe_help_scene_new (ProbeScene scene, ProbeEdition edition);
/* Turns the cards, or turns them back; the deck shows another card each time. */
void probe_help_scene_turn (ProbeHelpScene *self);
/* Says what can be seen, (transfer full), for whoever cannot see it. */
char *probe_help_scene_describe (ProbeHelpScene *self);

G_END_DECLS
