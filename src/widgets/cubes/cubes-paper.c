/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/cubes/cubes-paper.h"

#include <glib/gi18n-lib.h>

#include "widgets/cubes/cubes-paper-sheet.h"
#include "widgets/salon-avatar.h"

#define AVATAR     28 /* px */
#define NAME_CHARS 8  /* of a name stand there, however narrow the paper is */

struct _CubesPaper {
  GtkWidget parent_instance;

  GtkWidget *head;
  SalonAvatar *avatar;
  GtkLabel *title, *count;
  GtkScrolledWindow *scroller;
  CubesPaperSheet *sheet;
  GtkWidget *foot; /* made when there are points */
  GtkLabel *caption, *points;
  GtkWidget *most;
};

G_DEFINE_FINAL_TYPE (CubesPaper, cubes_paper, GTK_TYPE_WIDGET)

enum {
  STRIKE,
  CHALLENGE,
  NOTICED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
strike_cb (CubesPaper *self, const char *word)
{
  g_signal_emit (self, signals[STRIKE], 0, word);
}

static void
challenge_cb (CubesPaper *self, const char *word)
{
  g_signal_emit (self, signals[CHALLENGE], 0, word);
}

static void
noticed_cb (CubesPaper *self, int line, const char *word)
{
  g_signal_emit (self, signals[NOTICED], 0, line, word);
}

static void
cubes_paper_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (cubes_paper_parent_class)->dispose (object);
}

static void
cubes_paper_class_init (CubesPaperClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cubes_paper_dispose;

  signals[STRIKE] =
    g_signal_new ("strike", CUBES_TYPE_PAPER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[CHALLENGE] =
    g_signal_new ("challenge", CUBES_TYPE_PAPER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[NOTICED] = g_signal_new ("noticed", CUBES_TYPE_PAPER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                                   G_TYPE_INT, G_TYPE_STRING);

  gtk_widget_class_set_css_name (widget_class, "cubes-paper");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkLabel *
add_label (GtkWidget *box, const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (box), label);
  return GTK_LABEL (label);
}

static void
cubes_paper_init (CubesPaper *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (gtk_widget_get_layout_manager (widget)), GTK_ORIENTATION_VERTICAL);

  self->head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 7);
  gtk_widget_add_css_class (self->head, "paper-head");
  gtk_widget_set_parent (self->head, widget);
  self->avatar = SALON_AVATAR (salon_avatar_new (AVATAR));
  gtk_widget_set_valign (GTK_WIDGET (self->avatar), GTK_ALIGN_CENTER);
  gtk_widget_set_visible (GTK_WIDGET (self->avatar), FALSE);
  gtk_box_append (GTK_BOX (self->head), GTK_WIDGET (self->avatar));
  self->title = add_label (self->head, "paper-title");
  gtk_label_set_xalign (self->title, 0);
  gtk_label_set_ellipsize (self->title, PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (GTK_WIDGET (self->title), TRUE);
  self->count = add_label (self->head, "paper-count");
  gtk_label_set_ellipsize (self->count, PANGO_ELLIPSIZE_END);

  self->scroller = GTK_SCROLLED_WINDOW (gtk_scrolled_window_new ());
  gtk_scrolled_window_set_policy (self->scroller, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_widget_set_vexpand (GTK_WIDGET (self->scroller), TRUE);
  gtk_widget_set_hexpand (GTK_WIDGET (self->scroller), TRUE);
  gtk_widget_set_parent (GTK_WIDGET (self->scroller), widget);
  self->sheet = CUBES_PAPER_SHEET (cubes_paper_sheet_new ());
  gtk_scrolled_window_set_child (self->scroller, GTK_WIDGET (self->sheet));
  g_signal_connect_swapped (self->sheet, "strike", G_CALLBACK (strike_cb), self);
  g_signal_connect_swapped (self->sheet, "challenge", G_CALLBACK (challenge_cb), self);
  g_signal_connect_swapped (self->sheet, "noticed", G_CALLBACK (noticed_cb), self);

  gtk_widget_set_focusable (GTK_WIDGET (self->sheet), FALSE);
  gtk_widget_set_overflow (widget, GTK_OVERFLOW_HIDDEN);
}

GtkWidget *
cubes_paper_new (void)
{
  return g_object_new (CUBES_TYPE_PAPER, NULL);
}

void
cubes_paper_set_owner (CubesPaper *self, const char *title, guint seat, guint colour, gboolean shown)
{
  g_return_if_fail (CUBES_IS_PAPER (self));

  gtk_label_set_label (self->title, title);
  gtk_label_set_width_chars (self->title, (int) MIN (NAME_CHARS, g_utf8_strlen (title, -1)));
  salon_emblem_set_seat (SALON_EMBLEM (self->avatar), colour);
  gtk_widget_set_visible (GTK_WIDGET (self->avatar), shown);
  cubes_paper_sheet_set_owner (self->sheet, seat, colour);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->sheet), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
}

void
cubes_paper_set_lines (CubesPaper *self, const CubesPaperLine *lines, guint n)
{
  g_autofree char *count = NULL;
  guint words = 0;

  g_return_if_fail (CUBES_IS_PAPER (self));

  for (guint i = 0; i < n; i++)
    words += lines[i].word != NULL;
  count = g_strdup_printf (ngettext ("%u word", "%u words", words), words);
  gtk_label_set_label (self->count, count);
  cubes_paper_sheet_set_lines (self->sheet, lines, n);
}

void
cubes_paper_set_line (CubesPaper *self, guint line, const CubesPaperLine *shown)
{
  g_return_if_fail (CUBES_IS_PAPER (self));

  cubes_paper_sheet_set_line (self->sheet, line, shown);
}

void
cubes_paper_set_words (CubesPaper *self, const char *const *words, guint n)
{
  g_autofree CubesPaperLine *lines = g_new0 (CubesPaperLine, n);

  for (guint i = 0; i < n; i++)
    lines[i].word = words[i];
  cubes_paper_set_lines (self, lines, n);
}

void
cubes_paper_set_crossed (CubesPaper *self, guint line, double crossed)
{
  g_return_if_fail (CUBES_IS_PAPER (self));

  cubes_paper_sheet_set_crossed (self->sheet, line, crossed);
}

void
cubes_paper_set_typed (CubesPaper *self, const char *letters)
{
  g_return_if_fail (CUBES_IS_PAPER (self));

  cubes_paper_sheet_set_typed (self->sheet, letters);
}

void
cubes_paper_set_strikes (CubesPaper *self, gboolean strikes)
{
  g_return_if_fail (CUBES_IS_PAPER (self));

  cubes_paper_sheet_set_strikes (self->sheet, strikes);
}

void
cubes_paper_set_lit (CubesPaper *self, int line)
{
  g_return_if_fail (CUBES_IS_PAPER (self));

  cubes_paper_sheet_set_lit (self->sheet, line);
}

void
cubes_paper_show_line (CubesPaper *self, guint line)
{
  g_return_if_fail (CUBES_IS_PAPER (self));

  cubes_paper_sheet_show_line (self->sheet, line);
}

GtkWidget *
cubes_paper_get_row (CubesPaper *self, const char *word)
{
  g_return_val_if_fail (CUBES_IS_PAPER (self), NULL);

  return cubes_paper_sheet_get_row (self->sheet, word);
}

void
cubes_paper_set_dense (CubesPaper *self, guint lines, gboolean buttons)
{
  g_return_if_fail (CUBES_IS_PAPER (self));

  gtk_widget_add_css_class (GTK_WIDGET (self), "dense");
  cubes_paper_sheet_set_dense (self->sheet, lines, buttons);
}

static void
make_foot (CubesPaper *self)
{
  self->foot = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  gtk_widget_add_css_class (self->foot, "paper-foot");
  gtk_widget_set_parent (self->foot, GTK_WIDGET (self));
  self->caption = add_label (self->foot, "paper-caption");
  gtk_label_set_xalign (self->caption, 0);
  gtk_label_set_ellipsize (self->caption, PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (GTK_WIDGET (self->caption), TRUE);
  /* Translators: at the foot of the best list of a round */
  self->most = gtk_label_new (_ ("most points"));
  gtk_widget_add_css_class (self->most, "paper-most");
  gtk_widget_set_valign (self->most, GTK_ALIGN_CENTER);
  gtk_widget_set_halign (self->most, GTK_ALIGN_START);
  gtk_widget_set_hexpand (self->most, TRUE);
  gtk_box_append (GTK_BOX (self->foot), self->most);
  self->points = add_label (self->foot, "paper-points");
}

void
cubes_paper_set_total (CubesPaper *self, const char *caption, int points, gboolean best)
{
  g_autofree char *figure = g_strdup_printf ("%d", points);

  g_return_if_fail (CUBES_IS_PAPER (self));

  if (self->foot == NULL)
    make_foot (self);
  gtk_label_set_label (self->caption, caption);
  gtk_label_set_label (self->points, figure);
  /* The best list says so in place of the caption. */
  gtk_widget_set_visible (self->most, best);
  gtk_widget_set_visible (GTK_WIDGET (self->caption), !best);
  if (best)
    gtk_widget_add_css_class (GTK_WIDGET (self), "best");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "best");
}

void
cubes_paper_set_scrolling (CubesPaper *self, GtkAdjustment *adjustment, gboolean bar)
{
  g_return_if_fail (CUBES_IS_PAPER (self));

  gtk_scrolled_window_set_vadjustment (self->scroller, adjustment);
  gtk_scrolled_window_set_policy (self->scroller, GTK_POLICY_NEVER, bar ? GTK_POLICY_AUTOMATIC : GTK_POLICY_EXTERNAL);
}

void
cubes_paper_focus (CubesPaper *self)
{
  g_return_if_fail (CUBES_IS_PAPER (self));

  if (!cubes_paper_sheet_focus_word (self->sheet))
    gtk_widget_grab_focus (GTK_WIDGET (self));
}
