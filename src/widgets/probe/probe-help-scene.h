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
 * A picture of the help, made of the pieces of the table: a part of a tray, or the deck. Its cards are live: they
 * turn when it is asked to.
 */

/* What the pictures show, in the order of a turn. */
typedef enum {
  PROBE_SCENE_HIDE,
  PROBE_SCENE_DRAW,
  PROBE_SCENE_ASK,
  PROBE_SCENE_MISS,
  PROBE_SCENE_NAME,
  PROBE_SCENE_END,
  PROBE_N_SCENES,
} ProbeScene;

GtkWidget *probe_help_scene_new (ProbeScene scene, ProbeEdition edition);
/* Turns the cards, or turns them back; the deck shows another card each time. */
void probe_help_scene_turn (ProbeHelpScene *self);
/* Says what can be seen, (transfer full), for whoever cannot see it. */
char *probe_help_scene_describe (ProbeHelpScene *self);

G_END_DECLS
