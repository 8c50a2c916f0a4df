/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/probe/probe-choosing.h"

G_BEGIN_DECLS

#define PROBE_TYPE_CHOICE_PANEL (probe_choice_panel_get_type ())
G_DECLARE_FINAL_TYPE (ProbeChoicePanel, probe_choice_panel, PROBE, CHOICE_PANEL, GtkWidget)

/**
 * ProbeChoicePanel:
 *
 * What lies on the panel while a person chooses which of their cards to show: why they are asked, the cards as slips
 * of paper if there are few, and the buttons to show the chosen one and to take it back. It does not decide
 * anything itself.
 *
 * Widget names: “choice-title”, “choice-status”, “choice-hint” (labels), “choice-1” … (the slips), and the buttons
 * “choice-show”, “choice-back” and “choice-no”.
 *
 * Signals:
 *
 *  - chosen (int index): the slip of a card was clicked
 *  - shown (): the button that shows the chosen card
 *  - take-back (): the button that takes the choice back
 *  - no (): the button “No, I have none”
 */

/* Everything that the panel shows. */
typedef struct {
  const ProbeChoosing *choosing;
  const ProbeHeader *header;
  const char *title, *status, *hint; /* hint is left out where it has no room */
  guint colour;                      /* of the seat, for salon_colour_get() */
  gboolean say_no;                   /* the button “No, I have none” is there */
} ProbeChoiceScene;

GtkWidget *probe_choice_panel_new (void);
/* Shows @scene in place of all that was shown before. */
void probe_choice_panel_update (ProbeChoicePanel *self, const ProbeChoiceScene *scene);
/* Forgets all cards. */
void probe_choice_panel_clear (ProbeChoicePanel *self);
/* Gives the focus to the slip @index or, if there are no slips, to the button that shows the card. FALSE if neither
 * can take it. */
gboolean probe_choice_panel_focus (ProbeChoicePanel *self, int index);
/* Whether one of its buttons, not a slip, has the focus. */
gboolean probe_choice_panel_has_focus_on_button (ProbeChoicePanel *self);

G_END_DECLS
