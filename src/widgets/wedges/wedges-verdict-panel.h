/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define WEDGES_TYPE_VERDICT_PANEL (wedges_verdict_panel_get_type ())
G_DECLARE_FINAL_TYPE (WedgesVerdictPanel, wedges_verdict_panel, WEDGES, VERDICT_PANEL, GtkWidget)

/**
 * WedgesVerdictPanel:
 *
 * What stands beside a card: who judges, who of the team answers, how near an answer has to be, or who votes; and what follows
 * from right and wrong. It is to be read only.
 */

/* Somebody in a list. */
typedef struct {
  const char *name;
  int colour;       /* of the seat; −1: no emblem, it is a member of a team */
  const char *note; /* (nullable): such as “votes now” */
  int category;     /* that they voted for; −1: none */
  gboolean now;     /* it is their turn */
} WedgesPanelRow;

GtkWidget *wedges_verdict_panel_new (void);

/* Lists who judges what is said aloud: everybody else at the table.
 * @rows: their names and colours */
void wedges_verdict_panel_show_judges (WedgesVerdictPanel *self, const WedgesPanelRow *rows, int n_rows);
/* Lists who of a team answers when.
 * @members: ending with NULL
 * @now: who answers, from 0; −1: all consult each other */
void wedges_verdict_panel_show_team (WedgesVerdictPanel *self, const char *team, const char *const *members, int now);
/* Lists who votes for the category of the last question of @player, from their left; those before @voter have voted. */
void wedges_verdict_panel_show_votes (WedgesVerdictPanel *self,
                                      const char *player,
                                      const WedgesPanelRow *rows,
                                      int n_rows,
                                      int voter);
/* Says how near a typed answer has to be. */
void wedges_verdict_panel_show_near (WedgesVerdictPanel *self);
/* Shows none of the lists above. */
void wedges_verdict_panel_show_nothing (WedgesVerdictPanel *self);
/* Says below what a right and a wrong answer bring; both NULL: nothing. */
void wedges_verdict_panel_set_follows (WedgesVerdictPanel *self, const char *right, const char *wrong);

G_END_DECLS
