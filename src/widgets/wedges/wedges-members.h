/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define WEDGES_TYPE_MEMBERS (wedges_members_get_type ())
G_DECLARE_FINAL_TYPE (WedgesMembers, wedges_members, WEDGES, MEMBERS, GtkWidget)

/**
 * WedgesMembers:
 *
 * The members of a team on its plate, a chip each, in as many rows as there is room for. Of a team of more than eight, and where
 * there is room for one row alone, those are shown who come next, and how many others there are. Without members it is
 * invisible.
 */

GtkWidget *wedges_members_new (void);
/* @names: (nullable): ending with NULL
 * @marked: whose turn it is or comes next, from 0; −1 where they consult each other
 * @now: the marked one answers now */
void wedges_members_set (WedgesMembers *self, const char *const *names, int marked, gboolean now);

G_END_DECLS
