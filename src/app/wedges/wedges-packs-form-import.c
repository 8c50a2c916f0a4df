/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The form of a file that is imported: where its categories go, and what the columns of a table are. */

#include "app/wedges/wedges-packs-form-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "model/wedges/wedges-deal.h"
#include "model/wedges/wedges-text.h"

/* Categories */

static void
placed_cb (WedgesPacksForm *self, GParamSpec *property, GtkDropDown *choice)
{
  const guint category = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (choice), "category"));

  g_array_index (self->places, guint, category) = gtk_drop_down_get_selected (choice);
  wedges_packs_form_show_sum (self);
  wedges_packs_form_tell_sum (self);
}

/* A line with a foreign category, its questions, and where they go. */
static GtkWidget *
make_category (WedgesPacksForm *self, guint i, const char *const *choices)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12), *text = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  guint n;
  const char *name = wedges_import_get_category (self->reading->import, i, &n);
  g_autofree char *count = g_strdup_printf (ngettext ("%u question", "%u questions", n), n);
  const char *shown = *name == '\0' ? _ ("Without a category")
                      : strlen (name) == 1 && wedges_deal_guess (name) < WEDGES_DEAL_ANY
                        ? wedges_text_category ((int) wedges_deal_guess (name))
                        : name;
  /* Translators: a category of questions, and “12 questions” */
  g_autofree char *label = g_strdup_printf (_ ("%1$s, %2$s"), shown, count), *widget = g_strdup_printf ("place-%u", i);
  GtkWidget *choice = wedges_packs_form_make_choice (widget, label, choices);

  gtk_drop_down_set_selected (GTK_DROP_DOWN (choice), g_array_index (self->places, guint, i));
  g_object_set_data (G_OBJECT (choice), "category", GUINT_TO_POINTER (i));
  g_signal_connect_object (choice, "notify::selected", G_CALLBACK (placed_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_set_hexpand (text, TRUE);
  gtk_box_append (GTK_BOX (text), wedges_packs_form_make_label (shown, "packs-name"));
  gtk_box_append (GTK_BOX (text), wedges_packs_form_make_label (count, "packs-label"));
  gtk_box_append (GTK_BOX (line), text);
  gtk_box_append (GTK_BOX (line), choice);
  gtk_widget_add_css_class (line, "packs-line");
  return line;
}

void
wedges_packs_form_show_categories (WedgesPacksForm *self)
{
  const char *choices[WEDGES_N_DEAL + 1] = { NULL };

  for (guint i = 0; i < QUESTIONS_CATEGORIES; i++)
    choices[i] = wedges_text_category ((int) i);
  choices[WEDGES_DEAL_ANY] = _ ("wherever one is missing");
  choices[WEDGES_DEAL_NONE] = _ ("leave out");

  wedges_packs_form_empty_right (self);
  gtk_box_append (self->right, wedges_packs_form_make_heading (_ ("Where the questions go")));
  for (guint i = 0; i < wedges_import_count_categories (self->reading->import); i++)
    {
      guint n;

      wedges_import_get_category (self->reading->import, i, &n);
      if (n > 0)
        gtk_box_append (self->right, make_category (self, i, choices));
    }
}

/* Columns */

static void
column_cb (WedgesPacksForm *self)
{
  WedgesColumns columns;

  for (guint i = 0; i < N_WEDGES_COLUMNS; i++)
    columns.column[i] = (int) gtk_drop_down_get_selected (GTK_DROP_DOWN (self->columns[i])) - 1;
  wedges_packs_form_think_anew (self);
  wedges_packs_read_bytes_async (self->reading->name, self->reading->bytes, &columns, self->thinking,
                                 wedges_packs_form_thought_cb, g_object_ref (self));
  wedges_packs_form_show_sum (self);
}

/* Adds what each column of a table is, below the other fields. */
static void
add_columns (WedgesPacksForm *self, GtkWidget *box)
{
  static const char *const meanings[N_WEDGES_COLUMNS] = {
    [WEDGES_COLUMN_QUESTION] = N_ ("Question"),   [WEDGES_COLUMN_ANSWER] = N_ ("Answer"),
    [WEDGES_COLUMN_FORMS] = N_ ("Other answers"), [WEDGES_COLUMN_FACT] = N_ ("Fact"),
    [WEDGES_COLUMN_CATEGORY] = N_ ("Category"),   [WEDGES_COLUMN_DIFFICULTY] = N_ ("Difficulty"),
  };
  const WedgesImport *import = self->reading->import;
  const WedgesColumns columns = wedges_import_get_columns (import);
  g_autoptr (GPtrArray) choices = g_ptr_array_new ();

  /* Translators: no column of the table */
  g_ptr_array_add (choices, (gpointer) C_ ("column", "none"));
  for (guint i = 0; i < wedges_import_count_columns (import); i++)
    g_ptr_array_add (choices, (gpointer) wedges_import_get_column (import, i));
  g_ptr_array_add (choices, NULL);

  gtk_box_append (GTK_BOX (box), wedges_packs_form_make_heading (_ ("Columns of the table")));
  for (guint i = 0; i < N_WEDGES_COLUMNS; i++)
    {
      GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12),
                *label = wedges_packs_form_make_label (_ (meanings[i]), NULL);
      g_autofree char *name = g_strdup_printf ("column-%u", i);

      self->columns[i] = wedges_packs_form_make_choice (name, _ (meanings[i]), (const char *const *) choices->pdata);
      gtk_drop_down_set_selected (GTK_DROP_DOWN (self->columns[i]), (guint) (columns.column[i] + 1));
      g_signal_connect_object (self->columns[i], "notify::selected", G_CALLBACK (column_cb), self, G_CONNECT_SWAPPED);
      gtk_widget_set_hexpand (label, TRUE);
      gtk_box_append (GTK_BOX (line), label);
      gtk_box_append (GTK_BOX (line), self->columns[i]);
      gtk_box_append (GTK_BOX (box), line);
    }
}

/* The room */

/* What the title is unless the file says it: its name, without the ending (transfer full). */
static char *
make_title (const char *name)
{
  const char *dot = strrchr (name, '.');
  char *title = dot != NULL && dot != name ? g_strndup (name, (gsize) (dot - name)) : g_strdup (name);

  return g_strdelimit (title, "_", ' ');
}

SalonRoom *
wedges_packs_form_new_import (WedgesPacks *packs, WedgesPacksReading *reading, guint following)
{
  WedgesPacksForm *self = g_object_new (WEDGES_TYPE_PACKS_FORM, NULL);
  const QuestionsHead *head = wedges_import_get_head (reading->import);
  g_autofree char *title = *head->title != '\0' ? g_strdup (head->title) : make_title (reading->name);
  GtkWidget *fields;

  self->packs = g_object_ref (packs);
  self->reading = reading;
  self->following = following;
  wedges_packs_form_guess_places (self);
  fields = wedges_packs_form_make_fields (self);
  if (wedges_import_count_columns (reading->import) > 0)
    add_columns (self, fields);
  wedges_packs_form_build (self, fields);
  gtk_editable_set_text (GTK_EDITABLE (self->title), title);
  gtk_editable_set_text (GTK_EDITABLE (self->licence), head->licence);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->language), wedges_packs_form_find_language (head->language));
  wedges_packs_form_show_categories (self);
  wedges_packs_form_show_sum (self);
  return SALON_ROOM (self);
}
