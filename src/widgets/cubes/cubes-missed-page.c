/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/cubes/cubes-missed-page.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#include "model/cubes/cubes-missed.h"
#include "widgets/cubes/cubes-found-panel.h"
#include "widgets/cubes/cubes-missed-filters.h"
#include "widgets/cubes/cubes-missed-sheet.h"
#include "widgets/cubes/cubes-page-button.h"
#include "widgets/cubes/cubes-sharing.h"
#include "widgets/cubes/cubes-tray.h"
#include "widgets/salon-large.h"
#include "widgets/salon-pages.h"
#include "widgets/salon-place.h"
#include "widgets/salon-text.h"

/* Sizes in px, where the text has its usual size. */
#define LARGE_HEIGHT 800
#define SIDE         .36 /* the left column’s share of the width */
#define LEAST_SIDE   280
#define MARGIN       24
#define SMALL_MARGIN 12
#define GAP          14
#define LEAST_TRAY   150

struct _CubesMissedPage {
  GtkWidget parent_instance;

  CubesGame *game;
  CubesView *view;
  SalonLook look;
  CubesFilter filter;
  CubesGridWord *words; /* NULL while they are not known */
  guint n;
  guint rounds; /* that had been scored when the page was shown */

  CubesTray *tray;
  CubesFoundPanel *found;
  GtkWidget *hint, *foot, *paper, *waiting;
  GtkLabel *title, *count;
  CubesMissedFilters *filters;
  CubesMissedSheet *sheet;
  GtkWidget *scroller;
  SalonLarge large;
};

G_DEFINE_FINAL_TYPE (CubesMissedPage, cubes_missed_page, GTK_TYPE_WIDGET)

enum {
  BACK,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static const char (*get_names (CubesMissedPage *self))[SALON_NAME_SIZE]
{
  return cubes_game_get_header (self->game)->salon.name;
}

/* What is shown */

static char *
make_title (CubesMissedPage *self)
{
  const CubesState *seen = &self->view->seen;

  /* The game only shows the words of somebody's own grid; nobody has looked for them. */
  if (seen->setup.seats == 1 && seen->list[0].n == 0)
    return g_strdup (_ ("The words of this grid"));
  if (self->filter.whose == CUBES_FOUND_BY_NOBODY)
    return g_strdup (_ ("What nobody found"));
  if (self->filter.whose == CUBES_FOUND_BY_SEVERAL)
    return g_strdup (_ ("What several lists have"));
  /* Translators: words that only the list of this player has */
  return g_strdup_printf (_ ("What %s alone found"), get_names (self)[self->filter.whose]);
}

static void
show_words (CubesMissedPage *self)
{
  g_autofree guint *chosen = g_new (guint, self->n + 1);
  g_autofree char *title = make_title (self), *count = NULL;
  CubesFilterCounts counts;
  CubesShares shares;
  guint n = 0;

  for (guint i = 0; i < self->n; i++)
    if (cubes_filter_takes (&self->filter, &self->words[i]))
      chosen[n++] = i;
  count = g_strdup_printf (ngettext ("%u word", "%u words", n), n);
  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->count, self->words != NULL ? count : "");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->sheet), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  cubes_missed_sheet_set_words (self->sheet, self->words, chosen, n);
  cubes_filter_count (&self->filter, self->words, self->n, &counts);
  cubes_missed_filters_update (self->filters, &self->filter, &counts, self->view->seen.faces);
  gtk_widget_set_visible (self->waiting, self->words == NULL || n == 0);
  gtk_label_set_label (GTK_LABEL (self->waiting), self->words != NULL ? _ ("There is no such word.")
                                                  : cubes_game_lacks_words (self->game)
                                                    ? _ ("There is no word list to look them up in.")
                                                    : _ ("The grid is being looked through…"));

  cubes_shares_count (self->words, self->n, &shares);
  cubes_found_panel_update (self->found, &shares, get_names (self), self->view->seen.setup.seats, &self->look,
                            self->filter.whose);
}

static void
noticed_cb (CubesMissedPage *self, int index)
{
  if (index >= 0 && (guint) index < self->n)
    cubes_tray_set_path (self->tray, self->words[index].path, self->words[index].n_cubes);
  else
    cubes_tray_set_path (self->tray, NULL, 0);
}

/* What is chosen */

static void
letters_cb (CubesMissedPage *self, int letters)
{
  self->filter.letters = letters;
  show_words (self);
}

static void
familiar_cb (CubesMissedPage *self, gboolean familiar)
{
  self->filter.familiar = familiar;
  show_words (self);
}

static void
whose_cb (CubesMissedPage *self, int whose)
{
  self->filter.whose = whose;
  self->filter.letters = 0;
  show_words (self);
}

static void
filter_changed_cb (CubesMissedPage *self)
{
  if (self->view == NULL)
    return;
  self->filter.cell = cubes_tray_get_filter (self->tray);
  show_words (self);
}

static void
any_cube_cb (CubesMissedPage *self)
{
  cubes_tray_set_filter (self->tray, -1);
  filter_changed_cb (self);
  cubes_missed_sheet_focus_word (self->sheet);
}

static void
back_cb (CubesMissedPage *self)
{
  g_signal_emit (self, signals[BACK], 0);
}

static void
copy_cb (CubesMissedPage *self)
{
  cubes_sharing_copy (GTK_WIDGET (self), self->game);
}

static void
print_cb (CubesMissedPage *self)
{
  cubes_sharing_print (GTK_WIDGET (self), self->game);
}

static gboolean
key_pressed_cb (CubesMissedPage *self, guint keyval, guint keycode, GdkModifierType state)
{
  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0
      || (keyval != GDK_KEY_f && keyval != GDK_KEY_F && keyval != GDK_KEY_Escape))
    return FALSE;
  back_cb (self);
  return TRUE;
}

/* Sizes */

static void
cubes_missed_page_measure (GtkWidget *widget,
                           GtkOrientation orientation,
                           int for_size,
                           int *minimum,
                           int *natural,
                           int *minimum_baseline,
                           int *natural_baseline)
{
  salon_place_measure_all (widget, orientation);
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 600 : 360;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 1280 : 750;
}

static int
height_of (GtkWidget *child, int width)
{
  int liked;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &liked, NULL, NULL);
  return liked;
}

static void
cubes_missed_page_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CubesMissedPage *self = CUBES_MISSED_PAGE (widget);
  const double scale = salon_text_get_scale (widget);
  const gboolean small = width < 1100 || height < 640;
  const int margin = (int) round ((small ? SMALL_MARGIN : MARGIN) * MIN (scale, 2));
  const int gap = (int) round (GAP * MIN (scale, 1.7));
  int side = (int) round (MAX (LEAST_SIDE * MIN (scale, 1.25), SIDE * width));
  int top = margin, least, back, found, hint, tray;
  GtkAllocation place;

  salon_large_update (&self->large, width, height, LARGE_HEIGHT);
  gtk_widget_measure (GTK_WIDGET (self->found), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  side = MAX (side, least);
  back = height_of (self->foot, side);
  found = height_of (GTK_WIDGET (self->found), side);
  hint = small ? 0 : height_of (self->hint, side) + gap;

  tray = MAX (LEAST_TRAY, MIN (side, height - 2 * margin - back - found - hint - 2 * gap));
  gtk_widget_size_allocate (GTK_WIDGET (self->tray), &(GtkAllocation) { margin + (side - tray) / 2, top, tray, tray },
                            -1);
  top += tray + gap;
  gtk_widget_set_child_visible (self->hint, !small);
  if (!small)
    gtk_widget_size_allocate (self->hint, &(GtkAllocation) { margin, top, side, hint - gap }, -1);
  top += hint;
  gtk_widget_size_allocate (GTK_WIDGET (self->found), &(GtkAllocation) { margin, top, side, found }, -1);
  top = MAX (top + found + gap, height - margin - back);
  gtk_widget_size_allocate (self->foot, &(GtkAllocation) { margin, top, side, back }, -1);

  gtk_widget_measure (self->paper, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  place = (GtkAllocation) { margin + side + gap, margin, MAX (least, width - 2 * margin - side - gap),
                            MAX (height_of (self->paper, -1) / 2, height - 2 * margin) };
  gtk_widget_size_allocate (self->paper, &place, -1);
}

/* The object */

static void
cubes_missed_page_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (cubes_missed_page_parent_class)->map (widget);
  salon_pages_take_focus (widget);
}

static void
cubes_missed_page_dispose (GObject *object)
{
  CubesMissedPage *self = CUBES_MISSED_PAGE (object);
  GtkWidget *child;

  salon_large_clear (&self->large);
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (cubes_missed_page_parent_class)->dispose (object);
}

static void
cubes_missed_page_finalize (GObject *object)
{
  CubesMissedPage *self = CUBES_MISSED_PAGE (object);

  g_free (self->view);
  g_free (self->words);

  G_OBJECT_CLASS (cubes_missed_page_parent_class)->finalize (object);
}

static void
cubes_missed_page_class_init (CubesMissedPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = cubes_missed_page_dispose;
  object_class->finalize = cubes_missed_page_finalize;
  widget_class->map = cubes_missed_page_map;
  widget_class->measure = cubes_missed_page_measure;
  widget_class->size_allocate = cubes_missed_page_size_allocate;

  signals[BACK] = g_signal_new ("back", CUBES_TYPE_MISSED_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_css_name (widget_class, "cubes-missed-page");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkLabel *
add_label (GtkWidget *box, const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, css_class);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (box), label);
  return GTK_LABEL (label);
}

static GtkWidget *
make_head (CubesMissedPage *self)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);

  gtk_widget_add_css_class (head, "paper-head");
  self->title = add_label (head, "", "paper-title");
  gtk_label_set_xalign (self->title, 0);
  gtk_widget_set_hexpand (GTK_WIDGET (self->title), TRUE);
  self->count = add_label (head, "", "paper-count");
  return head;
}

static GtkWidget *
make_paper (CubesMissedPage *self)
{
  GtkWidget *paper = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_add_css_class (paper, "cubes-sheet-of-paper");
  gtk_widget_set_overflow (paper, GTK_OVERFLOW_HIDDEN);
  gtk_box_append (GTK_BOX (paper), make_head (self));
  self->filters = CUBES_MISSED_FILTERS (cubes_missed_filters_new ());
  g_signal_connect_swapped (self->filters, "letters", G_CALLBACK (letters_cb), self);
  g_signal_connect_swapped (self->filters, "familiar", G_CALLBACK (familiar_cb), self);
  g_signal_connect_swapped (self->filters, "any-cube", G_CALLBACK (any_cube_cb), self);
  gtk_box_append (GTK_BOX (paper), GTK_WIDGET (self->filters));

  self->waiting = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->waiting, "missed-waiting");
  gtk_box_append (GTK_BOX (paper), self->waiting);
  self->sheet = CUBES_MISSED_SHEET (cubes_missed_sheet_new ());
  g_signal_connect_swapped (self->sheet, "noticed", G_CALLBACK (noticed_cb), self);
  self->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), GTK_WIDGET (self->sheet));
  /* The bar says that there is more. */
  gtk_scrolled_window_set_overlay_scrolling (GTK_SCROLLED_WINDOW (self->scroller), FALSE);
  gtk_widget_set_vexpand (self->scroller, TRUE);
  gtk_widget_add_css_class (self->scroller, "missed-words");
  gtk_box_append (GTK_BOX (paper), self->scroller);
  return paper;
}

/* A button beside the way back, which is as large. */
static void
add_action (CubesMissedPage *self,
            GtkWidget *foot,
            const char *name,
            const char *icon,
            const char *label,
            const char *hint,
            GCallback clicked)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_set_name (button, name);
  gtk_widget_add_css_class (button, "on-felt");
  gtk_widget_add_css_class (button, "grid-action");
  gtk_widget_set_tooltip_text (button, hint);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  g_signal_connect_swapped (button, "clicked", clicked, self);
  gtk_box_append (GTK_BOX (foot), button);
}

/* The way back, and the grid for somebody else and for paper. */
static GtkWidget *
make_foot (CubesMissedPage *self)
{
  GtkWidget *foot = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10), *back;

  back = cubes_page_button_new ("on-felt", _ ("Back to the lists"));
  gtk_widget_set_name (back, "back");
  gtk_widget_set_hexpand (back, TRUE);
  cubes_page_button_set_key (back, "F");
  g_signal_connect_swapped (back, "clicked", G_CALLBACK (back_cb), self);
  gtk_box_append (GTK_BOX (foot), back);
  add_action (self, foot, "copy-grid", "edit-copy-symbolic", _ ("Copy the grid"),
              _ ("Copy this grid and its best score, for somebody else to beat"), G_CALLBACK (copy_cb));
  add_action (self, foot, "print-grid", "document-print-symbolic", _ ("Print the grid"),
              _ ("Print this grid with a score sheet"), G_CALLBACK (print_cb));
  return foot;
}

static void
cubes_missed_page_init (CubesMissedPage *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_widget_set_focusable (widget, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("What nobody found"), -1);
  salon_look_init (&self->look);
  self->filter = (CubesFilter) { .whose = CUBES_FOUND_BY_NOBODY, .cell = -1 };
  self->large = (SalonLarge) { .page = widget, .small_below = 640 };

  self->tray = CUBES_TRAY (cubes_tray_new ());
  cubes_tray_set_use (self->tray, CUBES_TRAY_FILTERS);
  g_signal_connect_swapped (self->tray, "filter-changed", G_CALLBACK (filter_changed_cb), self);
  self->hint = gtk_label_new (_ ("Click a cube to see only the words that use it."));
  gtk_label_set_wrap (GTK_LABEL (self->hint), TRUE);
  gtk_label_set_justify (GTK_LABEL (self->hint), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (self->hint, "cubes-hint");
  self->found = CUBES_FOUND_PANEL (cubes_found_panel_new ());
  g_signal_connect_swapped (self->found, "chosen", G_CALLBACK (whose_cb), self);
  self->foot = make_foot (self);
  self->paper = make_paper (self);

  gtk_widget_set_parent (GTK_WIDGET (self->tray), widget);
  gtk_widget_set_parent (self->hint, widget);
  gtk_widget_set_parent (self->paper, widget);
  gtk_widget_set_parent (GTK_WIDGET (self->found), widget);
  gtk_widget_set_parent (self->foot, widget);

  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (widget, keys);
}

GtkWidget *
cubes_missed_page_new (void)
{
  return g_object_new (CUBES_TYPE_MISSED_PAGE, NULL);
}

/* The game’s words are good until the next round only, so the page keeps its own. */
static void
fetch_words (CubesMissedPage *self)
{
  const CubesGridWord *words = cubes_game_get_words (self->game, &self->n);

  cubes_missed_sheet_set_words (self->sheet, NULL, NULL, 0);
  g_free (self->words);
  self->words = words != NULL ? g_memdup2 (words, MAX (1, self->n) * sizeof *words) : NULL;
  if (words == NULL)
    self->n = 0;
}

static void
solved_cb (CubesMissedPage *self)
{
  fetch_words (self);
  show_words (self);
}

static void
follow (CubesMissedPage *self, CubesGame *game)
{
  if (self->game == game)
    return;
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_set_object (&self->game, game);
  g_signal_connect_swapped (game, "solved", G_CALLBACK (solved_cb), self);
  self->rounds = 0;
}

void
cubes_missed_page_update (CubesMissedPage *self, CubesGame *game, const CubesView *view, const SalonLook *look)
{
  CubesTrayScene scene = { .corner = (CubesCorner) view->seen.corner, .shakes = view->seen.rounds };

  g_return_if_fail (CUBES_IS_MISSED_PAGE (self));
  g_return_if_fail (CUBES_IS_GAME (game));
  g_return_if_fail (cubes_is_read_out (&view->seen));

  follow (self, game);
  g_free (self->view);
  self->view = g_memdup2 (view, sizeof *view);
  self->look = *look;
  if (self->rounds != view->seen.rounds)
    {
      self->rounds = view->seen.rounds;
      self->filter = (CubesFilter) { .whose = CUBES_FOUND_BY_NOBODY, .cell = -1 };
      cubes_missed_filters_set_least (self->filters, cubes_least_letters ((CubesGrid) view->seen.setup.grid));
    }
  scene.upright = cubes_game_get_header (game)->upright;
  memcpy (scene.faces, view->seen.faces, sizeof scene.faces);
  cubes_tray_set_scene (self->tray, &scene, FALSE);
  cubes_tray_set_filter (self->tray, self->filter.cell);
  fetch_words (self);
  show_words (self);
}
