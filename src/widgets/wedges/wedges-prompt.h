/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define WEDGES_TYPE_PROMPT (wedges_prompt_get_type ())
G_DECLARE_FINAL_TYPE (WedgesPrompt, wedges_prompt, WEDGES, PROMPT, GtkWidget)

/**
 * WedgesPrompt:
 *
 * Below the die: two lines that say what is due, or the button that does it. While nobody at the screen has to do anything, and
 * while the time runs, two small buttons pause the game and hurry it; a third one takes a verdict back, beside the large one too. It is always as high, so nothing moves from one thing
 * to the next.
 *
 * Signals:
 *
 *  - go (): the button was pressed.
 *  - pause (gboolean paused): the button to pause, or to go on after that.
 *  - hurry (): the button to hurry.
 *  - take-back (): the button to take the last verdict back.
 */

typedef struct {
  const char *first, *second; /* lines, "" for none; not while there is a button */
  const char *button;         /* (nullable): its label */
  const char *key;            /* that presses it, as it is written on keyboards */
  gboolean can_pause;         /* the buttons are there */
  gboolean can_hurry;         /* there is something to hurry */
  gboolean paused;
  gboolean can_take_back; /* the last verdict can be taken back */
} WedgesPromptScene;

GtkWidget *wedges_prompt_new (void);
void wedges_prompt_set_scene (WedgesPrompt *self, const WedgesPromptScene *scene);
/* Whether @line, as the second one, is seen whole; not before the prompt has its size. */
gboolean wedges_prompt_has_room (WedgesPrompt *self, const char *line);
/* How high it is, in px, visible or not. */
int wedges_prompt_get_height (WedgesPrompt *self);
/* Gives the keyboard focus to the button. Returns whether there is one. */
gboolean wedges_prompt_focus (WedgesPrompt *self);

G_END_DECLS
