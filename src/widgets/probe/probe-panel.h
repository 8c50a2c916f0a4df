/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "model/probe/probe-game.h"
#include "model/probe/probe-naming.h"
#include "model/salon-look.h"
#include "widgets/probe/probe-choice-panel.h"
#include "widgets/probe/probe-letter-pad.h"

G_BEGIN_DECLS

#define PROBE_TYPE_PANEL (probe_panel_get_type ())
G_DECLARE_FINAL_TYPE (ProbePanel, probe_panel, PROBE, PANEL, GtkWidget)

/**
 * ProbePanel:
 *
 * The panel below the trays: a line that says what to do, the buttons that go with it, and the
 * keys to ask with. While somebody names a word, the same keys fill in the row; while a person chooses which card to
 * show, a ProbeChoicePanel takes the place of all that. Nothing in it moves from one question to the next. Buttons that
 * nobody can use are not there; the keys rest dimmed while none of the people is in turn, and are not there if none of
 * them ever will be.
 *
 * Widget names: “status” and “hint” (labels), “final-turns” (label), “letters”, and the buttons
 * “answer-no”, “hide-word”, “challenge”, “name-word”, “results”, “undo”, “help”, “hurry” and “pause”; while a word is being named
 * “name-who-1” … (who names it), “name-cancel” and “name-done”.
 *
 * Signals:
 *
 *  - chosen (int letter): the key of a letter or the blank was pressed
 *  - no (), hide-word (), name-word (), results (): the button for that was pressed
 *  - challenged (int seat, int target, int tray, gboolean valid): as of ProbeChallengeButton
 *  - skip (): somebody does not want to wait until the last move has been shown
 *  - who (int seat): another one of the people names the word
 *  - named (), cancelled (): the row is named as it is; nobody names a word after all
 *  - picked (int index), shown (), taken-back (): as of ProbeChoicePanel
 *  - undo (), help (): somebody wants to take back what they did last, or to have a hint
 *  - pause (gboolean pause): computers and table have to wait, or to go on
 */

/* Everything that the panel shows. */
typedef struct {
  const char *prompt;      /* what to do, and who */
  const char *hint;        /* (nullable): more about it */
  const char *final_turns; /* (nullable): how many final turns are left */
  gboolean asks;           /* the keys can be pressed */
  gboolean watched;        /* no person will ask any more: there are no keys, only the line with the prompt */
  gboolean resting;        /* none of the people is in turn: the keys are dimmed */
  char selected;           /* letter that is chosen already, or PROBE_LETTER_NONE */
  gboolean say_no;         /* the button “No, I have none” is there */
  gboolean hide_word;      /* “Hide my word” */
  gboolean results;        /* “Results” */
  gboolean name_word;      /* “Name a word…” */
  gboolean can_name;       /* it can be pressed */
  gboolean hurry;          /* a move is being shown, which can be cut short */
  gboolean can_pause;      /* there is somebody to wait for: the button to pause is there */
  gboolean helps;          /* the buttons to take something back and for a hint are there */
  char hinted;             /* the letter of the hint that was given, or PROBE_LETTER_NONE */
  ProbeGame *game;
  guint people; /* the seats of people, one bit for each */

  const char *why_keys;  /* (nullable): why the keys cannot be pressed */
  const char *why_name;  /* (nullable): why no word can be named */
  const char *why_undo;  /* (nullable): why nothing can be taken back */
  const char *why_hint;  /* (nullable): why there is no hint */
  guint32 struck;        /* bit per letter: it was asked for in vain; only with the learner's aid */
  const SalonLook *look; /* (nullable): for who names a word */

  const ProbeNaming *naming;      /* (nullable): a word is being named */
  const char *doubt;              /* (nullable): what may be wrong with it */
  const ProbeChoiceScene *choice; /* (nullable): a card is being chosen */
} ProbePanelScene;

GtkWidget *probe_panel_new (void);
/* Shows @scene in place of all that was shown before. */
void probe_panel_update (ProbePanel *self, const ProbePanelScene *scene);
/* Draws the button as in a pause, or not; emits nothing. */
void probe_panel_set_paused (ProbePanel *self, gboolean paused);
/* Says how the board wants the panel to be: @head px for the line with the prompt, and distances of the keys as
 * for probe_letter_pad_set_pitch(). Without this call it fits all into its size. */
void probe_panel_set_layout (ProbePanel *self, int head, int key_width, int key_height);
/* Where a card is chosen. */
ProbeChoicePanel *probe_panel_get_choice (ProbePanel *self);
/* The label that counts the final turns. */
GtkWidget *probe_panel_get_counter (ProbePanel *self);
/* The keys. */
ProbeLetterPad *probe_panel_get_letters (ProbePanel *self);

G_END_DECLS
