/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/cubes/cubes-missed-filters.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "widgets/cubes/cubes-tray.h"

struct _CubesMissedFilters {
  GtkWidget parent_instance;

  GtkWidget *letters, *familiar, *all, *over, *over_label;
  GtkWidget *letter[CUBES_LONG_WORD + 1]; /* NULL: there is no such choice */
  gboolean updating;
};

G_DEFINE_FINAL_TYPE (CubesMissedFilters, cubes_missed_filters, GTK_TYPE_WIDGET)

enum {
  LETTERS,
  FAMILIAR,
  ANY_CUBE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
letters_cb (CubesMissedFilters *self, GtkToggleButton *button)
{
  if (self->updating || !gtk_toggle_button_get_active (button))
    return;
  for (int i = 0; i <= CUBES_LONG_WORD; i++)
    if (self->letter[i] == GTK_WIDGET (button))
      g_signal_emit (self, signals[LETTERS], 0, i);
}

static void
familiar_cb (CubesMissedFilters *self, GtkToggleButton *button)
{
  if (!self->updating && gtk_toggle_button_get_active (button))
    g_signal_emit (self, signals[FAMILIAR], 0, GTK_WIDGET (button) == self->familiar);
}

static void
over_clicked_cb (CubesMissedFilters *self)
{
  g_signal_emit (self, signals[ANY_CUBE], 0);
}

/* Writes what @button is for, and how many words it would leave. */
static void
set_choice (GtkWidget *button, const char *text, guint n)
{
  g_autofree char *name = g_markup_escape_text (text, -1);
  g_autofree char *markup = g_strdup_printf ("<b>%s</b>  %u", name, n);
  g_autofree char *words = g_strdup_printf (ngettext ("%u word", "%u words", n), n);
  g_autofree char *aloud = g_strdup_printf ("%s, %s", text, words);

  gtk_label_set_markup (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), markup);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, aloud, -1);
}

static void
set_choices (CubesMissedFilters *self, const CubesFilter *filter, const CubesFilterCounts *counts)
{
  for (int i = 0; i <= CUBES_LONG_WORD; i++)
    {
      /* Translators: words of any number of letters */
      g_autofree char *text =
        i == 0 ? g_strdup (C_ ("letters", "All")) : g_strdup_printf (i < CUBES_LONG_WORD ? "%d" : "%d+", i);

      if (self->letter[i] == NULL)
        continue;
      set_choice (self->letter[i], text, counts->letters[i]);
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->letter[i]), filter->letters == i);
    }
  set_choice (self->familiar, _ ("Familiar"), counts->familiar);
  set_choice (self->all, _ ("All words"), counts->all);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (filter->familiar ? self->familiar : self->all), TRUE);
}

static void
set_over (CubesMissedFilters *self, int cell, const char *faces)
{
  gtk_widget_set_visible (self->over, cell >= 0);
  if (cell >= 0)
    {
      g_autofree char *face = cubes_tray_name_face (faces[cell]);
      g_autofree char *place = cubes_tray_name_cell (cell);
      /* Translators: words that lead over a cube: its letter, and its place such as “e3” */
      g_autofree char *text = g_strdup_printf (_ ("over the cube %1$s %2$s"), face, place);

      gtk_label_set_label (GTK_LABEL (self->over_label), text);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->over), GTK_ACCESSIBLE_PROPERTY_LABEL, text,
                                      GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, _ ("Words over any cube"), -1);
    }
}

/* Making it */

static GtkWidget *
make_caption (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, "missed-caption");
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  return label;
}

static GtkWidget *
make_choice (CubesMissedFilters *self, GtkWidget *box, GtkWidget *group, GCallback callback)
{
  GtkWidget *button = gtk_toggle_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), gtk_label_new (NULL));
  gtk_widget_add_css_class (button, "missed-choice");
  if (group != NULL)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), GTK_TOGGLE_BUTTON (group));
  g_signal_connect_swapped (button, "toggled", callback, self);
  gtk_box_append (GTK_BOX (box), button);
  return button;
}

static GtkWidget *
make_over (CubesMissedFilters *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  self->over = gtk_button_new ();
  self->over_label = gtk_label_new (NULL);
  gtk_box_append (GTK_BOX (box), self->over_label);
  gtk_box_append (GTK_BOX (box), g_object_new (GTK_TYPE_IMAGE, "icon-name", "window-close-symbolic", "accessible-role",
                                               GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL));
  gtk_button_set_child (GTK_BUTTON (self->over), box);
  gtk_widget_set_tooltip_text (self->over, _ ("Words over any cube"));
  gtk_widget_add_css_class (self->over, "missed-over");
  gtk_widget_set_valign (self->over, GTK_ALIGN_CENTER);
  gtk_widget_set_visible (self->over, FALSE);
  g_signal_connect_swapped (self->over, "clicked", G_CALLBACK (over_clicked_cb), self);
  return self->over;
}

static GtkWidget *
make_choices (CubesMissedFilters *self)
{
  GtkWidget *filters = gtk_flow_box_new (), *tiers = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *parts[] = { gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), tiers };

  self->letters = parts[0];
  gtk_box_append (GTK_BOX (self->letters), make_caption (_ ("Letters")));
  gtk_widget_add_css_class (tiers, "missed-linked");
  self->familiar = make_choice (self, tiers, NULL, G_CALLBACK (familiar_cb));
  self->all = make_choice (self, tiers, self->familiar, G_CALLBACK (familiar_cb));

  /* What does not fit beside the letters goes below them. */
  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (filters), GTK_SELECTION_NONE);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (filters), 3);
  gtk_flow_box_set_column_spacing (GTK_FLOW_BOX (filters), 14);
  gtk_flow_box_set_row_spacing (GTK_FLOW_BOX (filters), 6);
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      GtkWidget *child = gtk_flow_box_child_new ();

      gtk_widget_set_focusable (child, FALSE);
      gtk_widget_set_halign (child, GTK_ALIGN_START);
      gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), parts[i]);
      gtk_flow_box_append (GTK_FLOW_BOX (filters), child);
    }
  gtk_widget_add_css_class (filters, "missed-filters");
  return filters;
}

static void
cubes_missed_filters_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (cubes_missed_filters_parent_class)->dispose (object);
}

static void
cubes_missed_filters_class_init (CubesMissedFiltersClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cubes_missed_filters_dispose;

  signals[LETTERS] = g_signal_new ("letters", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  signals[FAMILIAR] =
    g_signal_new ("familiar", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_BOOLEAN);
  signals[ANY_CUBE] = g_signal_new ("any-cube", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_css_name (widget_class, "cubes-missed-filters");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
cubes_missed_filters_init (CubesMissedFilters *self)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8), *bold = make_caption (_ ("Bold: familiar words"));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (gtk_widget_get_layout_manager (GTK_WIDGET (self))),
                                  GTK_ORIENTATION_VERTICAL);
  gtk_widget_set_parent (make_choices (self), GTK_WIDGET (self));
  gtk_widget_add_css_class (line, "missed-line");
  gtk_box_append (GTK_BOX (line), make_over (self));
  gtk_widget_set_hexpand (bold, TRUE);
  gtk_label_set_xalign (GTK_LABEL (bold), 1);
  gtk_box_append (GTK_BOX (line), bold);
  gtk_widget_set_parent (line, GTK_WIDGET (self));
}

GtkWidget *
cubes_missed_filters_new (void)
{
  return g_object_new (CUBES_TYPE_MISSED_FILTERS, NULL);
}

void
cubes_missed_filters_set_least (CubesMissedFilters *self, int least)
{
  GtkWidget *child;

  g_return_if_fail (CUBES_IS_MISSED_FILTERS (self));

  while ((child = gtk_widget_get_last_child (self->letters)) != NULL
         && child != gtk_widget_get_first_child (self->letters))
    gtk_box_remove (GTK_BOX (self->letters), child);
  memset (self->letter, 0, sizeof self->letter);
  self->letter[0] = make_choice (self, self->letters, NULL, G_CALLBACK (letters_cb));
  for (int i = least; i <= CUBES_LONG_WORD; i++)
    self->letter[i] = make_choice (self, self->letters, self->letter[0], G_CALLBACK (letters_cb));
}

void
cubes_missed_filters_update (CubesMissedFilters *self,
                             const CubesFilter *filter,
                             const CubesFilterCounts *counts,
                             const char *faces)
{
  g_return_if_fail (CUBES_IS_MISSED_FILTERS (self));

  self->updating = TRUE;
  set_choices (self, filter, counts);
  set_over (self, filter->cell, faces);
  self->updating = FALSE;
}
