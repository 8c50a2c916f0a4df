/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/cubes/cubes-own-grid.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "model/salon-reading.h"
#include "rules/cubes/cubes-edition.h"
#include "widgets/cubes/cubes-print.h"
#include "widgets/cubes/cubes-tray.h"
#include "widgets/salon-style.h"

/* px */
#define TRAY   260 /* the least size of the tray */
#define COLUMN 300

struct _CubesOwnGrid {
  GtkWidget parent_instance;

  GtkWidget *box, *tray, *entry, *status;
  GtkWidget *play, *solve, *copy, *print;

  CubesGridText text;
  guint editions[2], edition;
  gboolean either, bar;
  guint shakes;
};

G_DEFINE_FINAL_TYPE (CubesOwnGrid, cubes_own_grid, GTK_TYPE_WIDGET)

enum {
  PLAY,
  N_SIGNALS,
};
static guint signals[N_SIGNALS];

/* Whether people lay the Bar here; the text that somebody has sent may say where it lies, or that there is none. */
static gboolean
chooses_corner (CubesOwnGrid *self)
{
  return self->bar && !self->text.told;
}

/* What is wrong with the letters, or still missing, as a sentence, (transfer full); NULL: they can lie there. Decides which
 * cubes show them. */
static char *
get_fault (CubesOwnGrid *self)
{
  const guint n = self->text.n, editions = self->either || self->text.words[0] != '\0' ? 2 : 1;

  if (n > CUBES_CELLS)
    return g_strdup_printf (_ ("%u letters are too many: the tray has room for %d."), n, CUBES_CELLS);
  if (n < CUBES_CELLS)
    return g_strdup_printf (ngettext ("%d letter is missing.", "%d letters are missing.", CUBES_CELLS - n),
                            CUBES_CELLS - n);

  for (guint i = 0; i < editions; i++)
    {
      g_autofree char *fault = cubes_grid_text_get_fault (self->editions[i], self->text.faces);

      self->edition = self->editions[i];
      if (fault == NULL)
        return NULL;
    }

  return cubes_grid_text_get_fault (self->editions[0], self->text.faces);
}

/* What a text that somebody has sent says of the game, besides the letters: “Nora’s 28 to beat · 3 minutes · English”. */
static char *
describe_game (const CubesGridText *text)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  if (text->rival.points > 0)
    g_ptr_array_add (parts, cubes_rival_describe (&text->rival));
  if (text->told)
    g_ptr_array_add (parts, g_strdup (text->corner == CUBES_NO_BAR ? _ ("Master grid") : C_ ("grid", "with the Bar")));
  if (text->minutes > 0)
    g_ptr_array_add (parts,
                     g_strdup_printf (ngettext ("%d minute", "%d minutes", (gulong) text->minutes), text->minutes));
  else if (text->minutes == 0)
    g_ptr_array_add (parts, g_strdup (_ ("no time limit")));
  if (text->words[0] != '\0')
    g_ptr_array_add (parts,
                     g_strdup (g_str_equal (text->words, "fr") ? C_ ("words", "French") : C_ ("words", "English")));
  if (text->rival.points > 0)
    g_ptr_array_add (parts, g_strdup (C_ ("grid", "without computers")));
  g_ptr_array_add (parts, NULL);
  return g_strjoinv (" · ", (char **) parts->pdata);
}

static char *
say_ready (CubesOwnGrid *self)
{
  g_autofree char *game = describe_game (&self->text);

  if (game[0] != '\0')
    return g_strconcat (_ ("All cubes are in place."), "\n", game, NULL);
  if (chooses_corner (self))
    return g_strdup (_ ("All cubes are in place. Click a corner of the tray for the Bar."));
  return g_strdup (_ ("All cubes are in place."));
}

static void
show_tray (CubesOwnGrid *self, gboolean ready)
{
  CubesTrayScene scene = { .upright = TRUE, .shakes = self->shakes, .corner = self->text.corner };

  if (ready)
    g_strlcpy (scene.faces, self->text.faces, sizeof scene.faces);
  cubes_tray_set_scene (CUBES_TRAY (self->tray), &scene, FALSE);
  cubes_tray_set_use (CUBES_TRAY (self->tray), ready && chooses_corner (self) ? CUBES_TRAY_BARS : CUBES_TRAY_SHOWS);
}

static void
changed_cb (CubesOwnGrid *self)
{
  g_autofree char *fault = NULL, *ready = NULL;
  GtkWidget *const buttons[] = { self->play, self->solve, self->copy, self->print };

  cubes_grid_text_read (gtk_editable_get_text (GTK_EDITABLE (self->entry)), &self->text);
  fault = get_fault (self);
  ready = fault == NULL ? say_ready (self) : NULL;
  gtk_label_set_label (GTK_LABEL (self->status), fault != NULL ? fault : ready);
  if (fault != NULL && self->text.n >= CUBES_CELLS)
    gtk_widget_add_css_class (self->status, "fault");
  else
    gtk_widget_remove_css_class (self->status, "fault");
  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    gtk_widget_set_sensitive (buttons[i], fault == NULL);
  show_tray (self, fault == NULL);
}

/* Chance lays the cubes. */
static void
shake_cb (CubesOwnGrid *self)
{
  guint64 random = salon_reading_seed ();
  char faces[CUBES_CELLS + 1];

  cubes_edition_roll ((int) self->editions[0], &random, faces);
  self->shakes++;
  gtk_editable_set_text (GTK_EDITABLE (self->entry), faces);
}

static void
play_cb (CubesOwnGrid *self)
{
  g_signal_emit (self, signals[PLAY], 0, FALSE);
}

static void
solve_cb (CubesOwnGrid *self)
{
  g_signal_emit (self, signals[PLAY], 0, TRUE);
}

static void
copy_cb (CubesOwnGrid *self)
{
  CubesGridText grid = self->text;
  g_autofree char *text = NULL;

  grid.corner = cubes_own_grid_get_corner (self);
  text = cubes_grid_text_write (&grid);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
  gtk_label_set_label (GTK_LABEL (self->status), _ ("Copied: paste the letters into a message."));
}

static void
printed_cb (CubesOwnGrid *self, GtkPrintOperationResult result, GtkPrintOperation *operation)
{
  g_autofree char *fault = cubes_print_get_fault (operation, result);

  if (fault == NULL)
    return;
  gtk_label_set_label (GTK_LABEL (self->status), fault);
  gtk_widget_add_css_class (self->status, "fault");
}

static void
print_cb (CubesOwnGrid *self)
{
  g_autoptr (GtkPrintOperation) operation = cubes_print_new (self->text.faces, cubes_own_grid_get_corner (self));

  g_signal_connect_object (operation, "done", G_CALLBACK (printed_cb), self, G_CONNECT_SWAPPED);
  cubes_print_run (operation, GTK_WIDGET (self));
}

/* Making it */

static void
add_label (GtkWidget *box, const char *text, const char *style)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", 0.f, "wrap", TRUE, NULL);

  gtk_widget_add_css_class (label, style);
  gtk_box_append (GTK_BOX (box), label);
}

static GtkWidget *
add_button (CubesOwnGrid *self, GtkWidget *box, const char *name, const char *text, GCallback clicked)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (text);

  gtk_widget_set_name (button, name);
  gtk_widget_set_hexpand (button, TRUE);
  g_signal_connect_swapped (button, "clicked", clicked, self);
  gtk_box_append (GTK_BOX (box), button);
  return button;
}

static GtkWidget *
make_column (CubesOwnGrid *self)
{
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10), *two = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *others = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  add_label (column, _ ("The letters"), "help-heading");
  add_label (column,
             _ ("Type the letters of your cubes row by row, Q for Qu, or paste a grid that somebody has sent you."),
             "help-text");
  self->entry = gtk_entry_new ();
  gtk_widget_set_name (self->entry, "own-grid-letters");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("The letters"), -1);
  g_signal_connect_swapped (self->entry, "changed", G_CALLBACK (changed_cb), self);
  gtk_box_append (GTK_BOX (column), self->entry);
  self->status = g_object_new (GTK_TYPE_LABEL, "xalign", 0.f, "wrap", TRUE, NULL);
  gtk_widget_add_css_class (self->status, "help-status");
  gtk_box_append (GTK_BOX (column), self->status);
  gtk_widget_set_name (self->status, "own-grid-status");
  gtk_accessible_update_relation (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY, self->status,
                                  NULL, -1);

  self->play = add_button (self, column, "own-grid-play", _ ("_Play this grid"), G_CALLBACK (play_cb));
  gtk_widget_add_css_class (self->play, "accent");
  self->solve = add_button (self, column, "own-grid-solve", _ ("_Show its words"), G_CALLBACK (solve_cb));
  gtk_widget_add_css_class (self->solve, "paper");
  self->copy = add_button (self, two, "own-grid-copy", _ ("_Copy the letters"), G_CALLBACK (copy_cb));
  gtk_widget_add_css_class (self->copy, "paper");
  gtk_box_append (GTK_BOX (column), two);
  self->print = add_button (self, others, "own-grid-print", _ ("P_rint…"), G_CALLBACK (print_cb));
  gtk_widget_add_css_class (self->print, "paper");
  gtk_widget_add_css_class (add_button (self, others, "own-grid-shake", _ ("S_hake"), G_CALLBACK (shake_cb)), "paper");
  gtk_box_append (GTK_BOX (column), others);
  gtk_widget_add_css_class (column, "own-grid");
  gtk_widget_set_size_request (column, COLUMN, -1);
  gtk_widget_set_valign (column, GTK_ALIGN_CENTER);
  return column;
}

static void
cubes_own_grid_dispose (GObject *object)
{
  g_clear_pointer (&CUBES_OWN_GRID (object)->box, gtk_widget_unparent);

  G_OBJECT_CLASS (cubes_own_grid_parent_class)->dispose (object);
}

static void
cubes_own_grid_class_init (CubesOwnGridClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cubes_own_grid_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "cubes-own-grid");

  signals[PLAY] = g_signal_new ("play", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                1, G_TYPE_BOOLEAN);
}

static void
cubes_own_grid_init (CubesOwnGrid *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 24);

  salon_style_load ("salon-help");
  salon_style_load ("cubes/cubes-help");
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_add_css_class (self->box, "felt");
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  gtk_box_append (GTK_BOX (self->box), adw_header_bar_new ());

  self->tray = cubes_tray_new ();
  gtk_widget_set_size_request (self->tray, TRAY, TRAY);
  gtk_widget_set_hexpand (self->tray, TRUE);
  gtk_widget_set_vexpand (self->tray, TRUE);
  gtk_box_append (GTK_BOX (row), self->tray);
  gtk_box_append (GTK_BOX (row), make_column (self));
  gtk_widget_add_css_class (row, "own-grid-row");
  gtk_box_append (GTK_BOX (self->box), row);
}

GtkWidget *
cubes_own_grid_new (guint edition, guint other, gboolean either, gboolean bar)
{
  CubesOwnGrid *self = g_object_new (CUBES_TYPE_OWN_GRID, NULL);

  self->editions[0] = self->edition = edition;
  self->editions[1] = other;
  self->either = either;
  self->bar = bar;
  changed_cb (self);
  return GTK_WIDGET (self);
}

const CubesGridText *
cubes_own_grid_get_text (CubesOwnGrid *self)
{
  return &self->text;
}

guint
cubes_own_grid_get_edition (CubesOwnGrid *self)
{
  return self->edition;
}

CubesCorner
cubes_own_grid_get_corner (CubesOwnGrid *self)
{
  const CubesCorner corner = cubes_tray_get_corner (CUBES_TRAY (self->tray));

  if (!chooses_corner (self))
    return self->text.corner;
  return corner == CUBES_NO_BAR ? CUBES_NW : corner;
}
