/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the units of WedgesPacksForm share: the fields, what comes of them and how it is kept (wedges-packs-form.c), a file that
 * is imported (-import.c) and a mix (-mix.c). */

#pragma once

#include "app/wedges/wedges-packs-form.h"

G_BEGIN_DECLS

struct _WedgesPacksForm {
  SalonFloor parent_instance;

  WedgesPacks *packs;
  WedgesPacksReading *reading; /* (nullable): what was read last; NULL: nothing to make cards of */
  gboolean refused;            /* what was chosen since then cannot be read, so nothing comes of it */
  gboolean is_mix;
  GArray *places;         /* of guint: where each foreign category goes */
  GCancellable *thinking; /* (nullable): while it is read or mixed anew */
  gboolean keeping;
  guint following;       /* files that come after this one */
  char *offered_licence; /* what the form itself has written into these two; whoever writes something else keeps it */
  guint offered_language;

  GtkWidget *title, *language, *licence, *keep, *columns[N_WEDGES_COLUMNS];
  GtkBox *right; /* the categories, or the packs */
  GtkLabel *sum, *left;
};

/* wedges-packs-form.c */

/* Shows what comes of what is chosen; has screen readers say it, because what somebody chooses has changed it. */
void wedges_packs_form_show_sum (WedgesPacksForm *self);
void wedges_packs_form_tell_sum (WedgesPacksForm *self);
/* @style: (nullable): a style class */
GtkWidget *wedges_packs_form_make_label (const char *text, const char *style);
GtkWidget *wedges_packs_form_make_heading (const char *text);
/* A drop-down called @name, heard as @label, with the first one of @choices chosen. */
GtkWidget *wedges_packs_form_make_choice (const char *name, const char *label, const char *const *choices);
/* Removes what the sheet on the right shows. */
void wedges_packs_form_empty_right (WedgesPacksForm *self);
/* The choice that stands for @language; "": that of the program. */
guint wedges_packs_form_find_language (const char *language);
/* Guesses where each category goes. */
void wedges_packs_form_guess_places (WedgesPacksForm *self);
/* What is being read is not wanted any more. */
void wedges_packs_form_think_anew (WedgesPacksForm *self);
/* Takes what was read; @data: (transfer full): the form. */
void wedges_packs_form_thought_cb (GObject *source, GAsyncResult *result, gpointer data);
/* The sheet on the left: title, language, licence. */
GtkWidget *wedges_packs_form_make_fields (WedgesPacksForm *self);
/* Puts everything together. @fields: the left sheet. */
void wedges_packs_form_build (WedgesPacksForm *self, GtkWidget *fields);

/* wedges-packs-form-import.c */

/* Shows where each category of the file goes. */
void wedges_packs_form_show_categories (WedgesPacksForm *self);

G_END_DECLS
