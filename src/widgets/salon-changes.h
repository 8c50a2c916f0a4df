/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* At most so many rectangles; GTK draws the whole window where it finds more than thirty. */
#define SALON_CHANGES_MOST 12

/**
 * SalonChanges:
 *
 * Where two pictures of one widget differ. What is in no rectangle is the same in both.
 */
typedef struct {
  graphene_rect_t rect[SALON_CHANGES_MOST]; /* they begin and end at whole px */
  int n;
} SalonChanges;

/**
 * salon_changes_find:
 * @before: (nullable): how a widget was drawn, in px
 * @after: (nullable): how it is drawn now
 *
 * Finds where the two differ. A part that a widget draws again in the same way may count as
 * changed; a part that has changed always does.
 */
void salon_changes_find (SalonChanges *changes, GskRenderNode *before, GskRenderNode *after);
gboolean salon_changes_equal (const SalonChanges *one, const SalonChanges *two);

G_END_DECLS
