/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/cubes/cubes-found-panel.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "widgets/salon-avatar.h"
#include "widgets/salon-colours.h"
#include "widgets/salon-text.h"

#define BAR     18 /* px high */
#define EMBLEM  14
#define LINE    1.2 /* between two shares of the bar */
#define COLUMNS 3   /* of the buttons; with large text there is one less */
#define LARGE   1.3 /* times the usual size of text */

/* Several lists, each seat, nobody. */
#define N_SHARES (CUBES_MAX_SEATS + 2)

static const GdkRGBA several_colour = { 0xe8 / 255.f, 0xed / 255.f, 0xf4 / 255.f, 1 };

struct _CubesFoundPanel {
  GtkWidget parent_instance;

  GtkLabel *percent, *words, *rest;
  GtkWidget *bar, *choices;
  GtkWidget *choice[N_SHARES]; /* NULL where there is no such share */
  CubesShares shares;
  guint colour[CUBES_MAX_SEATS];
  int seats, whose;
  gboolean updating;
};

G_DEFINE_FINAL_TYPE (CubesFoundPanel, cubes_found_panel, GTK_TYPE_WIDGET)

enum {
  CHOSEN,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* Whose words the choice number @i is for. */
static int
whose_choice (int i)
{
  return i == 0 ? CUBES_FOUND_BY_SEVERAL : i == N_SHARES - 1 ? CUBES_FOUND_BY_NOBODY : i - 1;
}

static guint
count_words (CubesFoundPanel *self, int whose)
{
  if (whose == CUBES_FOUND_BY_NOBODY)
    return self->shares.words - self->shares.found_words;
  return whose == CUBES_FOUND_BY_SEVERAL ? self->shares.several : self->shares.alone[whose];
}

static void
draw_bar_cb (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  CubesFoundPanel *self = data;
  const double radius = height / 2.;
  double x = 0;

  cairo_arc (cr, radius, radius, radius, G_PI_2, 3 * G_PI_2);
  cairo_arc (cr, width - radius, radius, radius, -G_PI_2, G_PI_2);
  cairo_close_path (cr);
  cairo_clip (cr);
  cairo_set_source_rgba (cr, .04, .09, .16, .6);
  cairo_paint (cr);
  if (self->shares.words == 0)
    return;
  for (int i = 0; i < N_SHARES - 1; i++)
    {
      const int whose = whose_choice (i);
      const double share = width * (double) count_words (self, whose) / self->shares.words;

      if (share <= 0)
        continue;
      gdk_cairo_set_source_rgba (cr, whose < 0 ? &several_colour : salon_colour_get (self->colour[whose]));
      cairo_rectangle (cr, x, 0, share, height);
      cairo_fill (cr);
      x += share;
      cairo_set_source_rgba (cr, 1, 1, 1, .8);
      cairo_rectangle (cr, x - LINE, 0, LINE, height);
      cairo_fill (cr);
    }
}

static void
toggled_cb (CubesFoundPanel *self, GtkToggleButton *button)
{
  if (self->updating || !gtk_toggle_button_get_active (button))
    return;
  for (int i = 0; i < N_SHARES; i++)
    if (self->choice[i] == GTK_WIDGET (button))
      g_signal_emit (self, signals[CHOSEN], 0, whose_choice (i));
}

static GtkWidget *
make_mark (CubesFoundPanel *self, int whose)
{
  GtkWidget *mark;

  if (whose >= 0)
    {
      mark = salon_avatar_new (EMBLEM);
      salon_emblem_set_seat (SALON_EMBLEM (mark), self->colour[whose]);
    }
  else
    {
      mark = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
      gtk_widget_add_css_class (mark, "found-mark");
      gtk_widget_add_css_class (mark, whose == CUBES_FOUND_BY_NOBODY ? "nobody" : "several");
    }
  gtk_widget_set_valign (mark, GTK_ALIGN_CENTER);
  return mark;
}

/* Adds the choice of words of @whose after the @n that there are. */
static void
add_choice (CubesFoundPanel *self, int i, int n, const char *text)
{
  GtkWidget *button = gtk_toggle_button_new (), *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 5);
  GtkWidget *label = gtk_label_new (text);
  const int columns = salon_text_get_scale (GTK_WIDGET (self)) < LARGE ? COLUMNS : COLUMNS - 1;

  gtk_box_append (GTK_BOX (box), make_mark (self, whose_choice (i)));
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), label);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "found-choice");
  gtk_widget_set_hexpand (button, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  if (n > 0)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button),
                                 GTK_TOGGLE_BUTTON (gtk_widget_get_first_child (self->choices)));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), whose_choice (i) == self->whose);
  g_signal_connect_swapped (button, "toggled", G_CALLBACK (toggled_cb), self);
  gtk_grid_attach (GTK_GRID (self->choices), button, n % columns, n / columns, 1, 1);
  self->choice[i] = button;
}

static void
cubes_found_panel_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (cubes_found_panel_parent_class)->dispose (object);
}

static void
cubes_found_panel_class_init (CubesFoundPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cubes_found_panel_dispose;

  signals[CHOSEN] =
    g_signal_new ("chosen", CUBES_TYPE_FOUND_PANEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);

  gtk_widget_class_set_css_name (widget_class, "cubes-found-panel");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkLabel *
add_label (GtkWidget *box, const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (box), label);
  return GTK_LABEL (label);
}

static void
cubes_found_panel_init (CubesFoundPanel *self)
{
  GtkWidget *panel = gtk_box_new (GTK_ORIENTATION_VERTICAL, 9), *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 1);

  gtk_widget_add_css_class (panel, "cubes-panel");
  gtk_widget_set_parent (panel, GTK_WIDGET (self));
  self->percent = add_label (head, "found-percent");
  gtk_label_set_ellipsize (self->percent, PANGO_ELLIPSIZE_NONE);
  gtk_widget_set_valign (lines, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (lines, TRUE);
  self->words = add_label (lines, "found-words");
  self->rest = add_label (lines, "panel-fate");
  for (int i = 0; i < 2; i++)
    {
      gtk_label_set_ellipsize (i == 0 ? self->words : self->rest, PANGO_ELLIPSIZE_NONE);
      gtk_label_set_wrap (i == 0 ? self->words : self->rest, TRUE);
    }
  gtk_box_append (GTK_BOX (head), lines);
  gtk_box_append (GTK_BOX (panel), head);

  self->bar = g_object_new (GTK_TYPE_DRAWING_AREA, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                            "content-height", BAR, NULL);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self->bar), draw_bar_cb, self, NULL);
  gtk_box_append (GTK_BOX (panel), self->bar);

  self->choices = gtk_grid_new ();
  gtk_grid_set_column_homogeneous (GTK_GRID (self->choices), TRUE);
  gtk_box_append (GTK_BOX (panel), self->choices);
}

GtkWidget *
cubes_found_panel_new (void)
{
  return g_object_new (CUBES_TYPE_FOUND_PANEL, NULL);
}

static void
set_figures (CubesFoundPanel *self)
{
  const CubesShares *shares = &self->shares;
  /* Translators: a share of a hundred */
  g_autofree char *percent = g_strdup_printf (_ ("%u %%"), cubes_shares_percent (shares->found_words, shares->words));
  g_autofree char *words =
    self->seats > 1
      /* Translators: words that are on anybody’s list */
      ? g_strdup_printf (ngettext ("Together you found %u word", "Together you found %u words", shares->found_words),
                         shares->found_words)
      : g_strdup_printf (ngettext ("You found %u word", "You found %u words", shares->found_words),
                         shares->found_words);
  /* Translators: words that lie in the grid, and the points of those that were found, of all points */
  g_autofree char *rest =
    g_strdup_printf (_ ("of %1$u, and %2$u of %3$u points."), shares->words, shares->found_points, shares->points);

  gtk_label_set_label (self->percent, percent);
  gtk_label_set_label (self->words, words);
  gtk_label_set_label (self->rest, rest);
}

void
cubes_found_panel_update (CubesFoundPanel *self,
                          const CubesShares *shares,
                          const char (*names)[SALON_NAME_SIZE],
                          int seats,
                          const SalonLook *look,
                          int whose)
{
  GtkWidget *child;
  gboolean had_focus;
  int n = 0;

  g_return_if_fail (CUBES_IS_FOUND_PANEL (self));

  had_focus = gtk_widget_get_focus_child (self->choices) != NULL;
  self->updating = TRUE;
  self->shares = *shares;
  self->seats = seats;
  self->whose = whose;
  memcpy (self->colour, look->colour, sizeof self->colour);
  set_figures (self);
  while ((child = gtk_widget_get_first_child (self->choices)) != NULL)
    gtk_grid_remove (GTK_GRID (self->choices), child);
  memset (self->choice, 0, sizeof self->choice);
  for (int i = 0; i < N_SHARES; i++)
    {
      const int of = whose_choice (i);
      g_autofree char *text = NULL;

      if (of >= seats || (of == CUBES_FOUND_BY_SEVERAL && seats < 2))
        continue;
      if (of == CUBES_FOUND_BY_NOBODY)
        /* Translators: how many words nobody found */
        text = g_strdup_printf (_ ("nobody %u"), count_words (self, of));
      else if (of == CUBES_FOUND_BY_SEVERAL)
        /* Translators: how many words are on several lists */
        text = g_strdup_printf (_ ("several lists %u"), count_words (self, of));
      else if (seats > 1)
        /* Translators: a name, and how many words only that list has */
        text = g_strdup_printf (_ ("%1$s alone %2$u"), names[of], count_words (self, of));
      else
        text = g_strdup_printf ("%s %u", names[of], count_words (self, of));
      add_choice (self, i, n++, text);
      /* Keys go on from the choice that was made. */
      if (had_focus && of == whose)
        gtk_widget_grab_focus (self->choice[i]);
    }
  self->updating = FALSE;
  gtk_widget_queue_draw (self->bar);
}
