/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/cubes/cubes-help-pictures.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "app/cubes/cubes-help.h"
#include "rules/cubes/cubes-state.h"
#include "widgets/cubes/cubes-tray.h"
#include "widgets/salon-style.h"

#define TRAY   132 /* px, the least size of a tray */
#define MARGIN 6
#define LISTS  2
#define LINES  3

/* Where the Bar lies in the pictures. */
#define CORNER CUBES_NW

/* Translators: words that can be traced on the grid of the pictures, whose rows are WGLHW OYTHA IDSKA EEAEL EOTRT, with
 * four letters or more. Write words of your language in capitals; the test of the help says whether they are right. */
static const char *const master_words[] = {
  NC_ ("word on the grid", "DEAR"),
  NC_ ("word on the grid", "LEASED"),
  NC_ ("word on the grid", "READS"),
  NC_ ("word on the grid", "SKATER"),
};

/* Translators: likewise, but without the first row and the first column, and of three letters or more */
static const char *const bar_words[] = {
  NC_ ("word on the small grid", "SEA"),
  NC_ ("word on the small grid", "DARES"),
  NC_ ("word on the small grid", "TEAR"),
};

static const struct {
  const char *word, *traced, *reason;
} wrong_words[CUBES_HELP_N_FAULTS] = {
  /* Translators: a word that needs a cube of the grid twice, how it begins as far as it goes, and why it ends there */
  [CUBES_HELP_TWICE] = { NC_ ("wrong word", "SEEDS"), NC_ ("wrong word", "SEED"), N_ ("there is only one S") },
  /* Translators: a word that would have to skip a cube, how it begins as far as it goes, and why it ends there */
  [CUBES_HELP_SKIPPED] = { NC_ ("wrong word", "SALT"), NC_ ("wrong word", "SA"), N_ ("no L touches this A") },
};

const char *
cubes_help_get_right_word (guint edition, guint i)
{
  if (edition == CUBES_HELP_MASTER)
    return i < G_N_ELEMENTS (master_words) ? g_dpgettext2 (GETTEXT_PACKAGE, "word on the grid", master_words[i]) : NULL;

  return i < G_N_ELEMENTS (bar_words) ? g_dpgettext2 (GETTEXT_PACKAGE, "word on the small grid", bar_words[i]) : NULL;
}

const char *
cubes_help_get_wrong_word (CubesHelpFault fault, const char **traced)
{
  *traced = g_dpgettext2 (GETTEXT_PACKAGE, "wrong word", wrong_words[fault].traced);
  return g_dpgettext2 (GETTEXT_PACKAGE, "wrong word", wrong_words[fault].word);
}

/* A tray, and below it a line with a word and what is said of it. */
typedef struct {
  GtkWidget *box, *tray, *sign, *word, *remark;
} Figure;

static CubesCorner
get_corner (guint edition)
{
  return edition == CUBES_HELP_MASTER ? CUBES_NO_BAR : CORNER;
}

static GtkWidget *
make_tray (guint edition)
{
  const CubesTrayScene scene = {
    .faces = CUBES_HELP_GRID, .upright = TRUE, .shakes = 1, .corner = get_corner (edition)
  };
  GtkWidget *tray = cubes_tray_new ();

  cubes_tray_set_scene (CUBES_TRAY (tray), &scene, FALSE);
  cubes_tray_set_use (CUBES_TRAY (tray), CUBES_TRAY_SHOWS);
  gtk_widget_set_size_request (tray, TRAY, TRAY);
  gtk_widget_set_vexpand (tray, TRUE);
  gtk_widget_set_hexpand (tray, TRUE);
  gtk_widget_set_margin_top (tray, MARGIN);
  gtk_widget_set_margin_bottom (tray, MARGIN);
  gtk_widget_set_can_target (tray, FALSE);
  gtk_widget_set_focusable (tray, FALSE);
  return tray;
}

static void
make_figure (Figure *self, guint edition)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->tray = make_tray (edition);
  self->sign = g_object_new (GTK_TYPE_IMAGE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  self->word = gtk_label_new (NULL);
  self->remark = g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, "xalign", 0.f, "hexpand", TRUE, NULL);
  gtk_widget_set_valign (self->sign, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (line, "help-verdict");
  gtk_widget_add_css_class (self->word, "help-word");
  gtk_box_append (GTK_BOX (line), self->sign);
  gtk_box_append (GTK_BOX (line), self->word);
  gtk_box_append (GTK_BOX (line), self->remark);
  gtk_box_append (GTK_BOX (self->box), self->tray);
  gtk_box_append (GTK_BOX (self->box), line);
}

static void
show_path (Figure *self, guint edition, const char *word)
{
  guint8 path[CUBES_CELLS];
  const int n = cubes_trace (CUBES_HELP_GRID, cubes_open_cells (get_corner (edition)), word, path);

  cubes_tray_set_path (CUBES_TRAY (self->tray), path, n);
}

static GtkWidget *
put_on_cloth (GtkWidget *child)
{
  GtkWidget *cloth = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  salon_style_load ("cubes/cubes-help");
  gtk_widget_add_css_class (cloth, "help-cloth");
  gtk_widget_add_css_class (cloth, "whole");
  gtk_widget_set_hexpand (child, TRUE);
  gtk_widget_set_vexpand (child, TRUE);
  gtk_box_append (GTK_BOX (cloth), child);
  return cloth;
}

GtkWidget *
cubes_help_picture_grid (guint edition)
{
  return put_on_cloth (make_tray (edition));
}

/* The right words, one after the other */

typedef struct {
  Figure figure;
  guint edition, i;
} RightWords;

static void
show_right_word (GtkWidget *button, RightWords *self)
{
  const char *word = cubes_help_get_right_word (self->edition, self->i);
  const int letters = (int) strlen (word);
  g_autofree char *points =
    g_strdup_printf (ngettext ("%d letters: %d point", "%d letters: %d points", cubes_word_points (letters)), letters,
                     cubes_word_points (letters));
  g_autofree char *description = g_strdup_printf ("%s, %s", word, points);

  show_path (&self->figure, self->edition, word);
  gtk_label_set_label (GTK_LABEL (self->figure.word), word);
  gtk_label_set_label (GTK_LABEL (self->figure.remark), points);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
}

static void
next_cb (GtkWidget *button, RightWords *self)
{
  self->i = cubes_help_get_right_word (self->edition, self->i + 1) != NULL ? self->i + 1 : 0;
  show_right_word (button, self);
}

GtkWidget *
cubes_help_picture_right (guint edition)
{
  GtkWidget *button = gtk_button_new ();
  RightWords *self = g_new0 (RightWords, 1);

  salon_style_load ("cubes/cubes-help");
  self->edition = edition;
  make_figure (&self->figure, edition);
  gtk_image_set_from_icon_name (GTK_IMAGE (self->figure.sign), "object-select-symbolic");
  gtk_widget_add_css_class (self->figure.sign, "right");
  gtk_button_set_child (GTK_BUTTON (button), self->figure.box);
  gtk_widget_add_css_class (button, "help-picture");
  gtk_widget_set_tooltip_text (button, _ ("Show another word"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Show another word"), -1);
  g_signal_connect_data (button, "clicked", G_CALLBACK (next_cb), self, (GClosureNotify) (GCallback) g_free, 0);
  show_right_word (button, self);
  return button;
}

/* A wrong one */

GtkWidget *
cubes_help_picture_wrong (guint edition, CubesHelpFault fault)
{
  Figure figure;
  const char *traced, *word = cubes_help_get_wrong_word (fault, &traced);

  make_figure (&figure, edition);
  show_path (&figure, CUBES_HELP_MASTER, traced);
  gtk_image_set_from_icon_name (GTK_IMAGE (figure.sign), "window-close-symbolic");
  gtk_widget_add_css_class (figure.sign, "wrong");
  gtk_label_set_label (GTK_LABEL (figure.word), word);
  gtk_label_set_label (GTK_LABEL (figure.remark), _ (wrong_words[fault].reason));
  return put_on_cloth (figure.box);
}

GtkWidget *
cubes_help_picture_words (guint edition)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  gtk_box_set_homogeneous (GTK_BOX (box), TRUE);
  gtk_box_append (GTK_BOX (box), cubes_help_picture_right (edition));
  for (int fault = 0; fault < CUBES_HELP_N_FAULTS; fault++)
    gtk_box_append (GTK_BOX (box), cubes_help_picture_wrong (edition, (CubesHelpFault) fault));
  return box;
}

/* Lists */

static void
add_line (GtkWidget *list, const char *word, gboolean shared)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  g_autofree char *points = g_strdup_printf ("%d", cubes_word_points ((int) strlen (word)));
  /* Translators: a word that stands on several lists */
  g_autofree char *said = shared ? g_strdup_printf (_ ("%s, crossed off"), word) : g_strdup (word);
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", word, "xalign", 0.f, "hexpand", TRUE, NULL);

  if (shared)
    {
      g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

      pango_attr_list_insert (attributes, pango_attr_strikethrough_new (TRUE));
      gtk_label_set_attributes (GTK_LABEL (label), attributes);
      gtk_widget_add_css_class (label, "crossed");
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, said, -1);
  gtk_box_append (GTK_BOX (line), label);
  gtk_box_append (GTK_BOX (line), gtk_label_new (shared ? "—" : points));
  gtk_box_append (GTK_BOX (list), line);
}

GtkWidget *
cubes_help_picture_lists (guint edition)
{
  /* Which of the right words stand on each list; all but the first ones are on both. */
  static const guint lines[LISTS][LINES] = { { 1, 2, 0 }, { 3, 2, 0 } };
  static const char *const names[LISTS] = { "Ada", "Hugo" };
  GtkWidget *both = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);

  gtk_box_set_homogeneous (GTK_BOX (both), TRUE);
  gtk_widget_add_css_class (both, "help-lists");
  gtk_widget_set_valign (both, GTK_ALIGN_CENTER);
  for (int i = 0; i < LISTS; i++)
    {
      GtkWidget *list = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
      GtkWidget *head = g_object_new (GTK_TYPE_LABEL, "label", names[i], "xalign", 0.f, NULL);

      gtk_widget_add_css_class (list, "help-list");
      gtk_widget_add_css_class (head, "head");
      gtk_box_append (GTK_BOX (list), head);
      for (int line = 0; line < LINES; line++)
        add_line (list, cubes_help_get_right_word (CUBES_HELP_MASTER, lines[i][line]), line > 0);
      gtk_box_append (GTK_BOX (both), list);
    }
  return put_on_cloth (both);
}

/* Points */

GtkWidget *
cubes_help_picture_points (guint edition)
{
  GtkWidget *grid = gtk_grid_new ();
  const int first = cubes_least_letters (edition == CUBES_HELP_MASTER ? CUBES_MASTER : CUBES_BAR_AFTER);

  gtk_widget_add_css_class (grid, "help-points");
  gtk_widget_set_halign (grid, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (grid, GTK_ALIGN_CENTER);
  gtk_grid_attach (GTK_GRID (grid), gtk_label_new (_ ("letters")), 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), gtk_label_new (C_ ("column", "points")), 1, 0, 1, 1);
  for (int letters = first; letters <= 8; letters++)
    {
      /* Translators: so many letters, or more */
      g_autofree char *left = g_strdup_printf (letters < 8 ? "%d" : _ ("%d and more"), letters);
      g_autofree char *right = g_strdup_printf ("%d", cubes_word_points (letters));
      GtkWidget *points = gtk_label_new (right);

      gtk_widget_add_css_class (points, "figure");
      gtk_grid_attach (GTK_GRID (grid), gtk_label_new (left), 0, letters - first + 1, 1, 1);
      gtk_grid_attach (GTK_GRID (grid), points, 1, letters - first + 1, 1, 1);
    }
  return put_on_cloth (grid);
}
