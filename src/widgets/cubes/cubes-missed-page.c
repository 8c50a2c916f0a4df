/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/cubes/cubes-missed-page.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#include "model/cubes/cubes-grid-text.h"
#include "model/cubes/cubes-missed.h"
#include "widgets/cubes/cubes-found-panel.h"
#include "widgets/cubes/cubes-missed-sheet.h"
#include "widgets/cubes/cubes-page-button.h"
#include "widgets/cubes/cubes-tray.h"
#include "widgets/salon-large.h"
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
  GtkWidget *hint, *foot, *paper, *letters, *familiar, *all, *over, *over_label, *waiting;
  GtkLabel *title, *count;
  GtkWidget *letter[CUBES_LONG_WORD + 1]; /* NULL: there is no such choice */
  CubesMissedSheet *sheet;
  GtkWidget *scroller;
  SalonLarge large;
  gboolean updating;
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
set_choices (CubesMissedPage *self)
{
  CubesFilterCounts counts;

  cubes_filter_count (&self->filter, self->words, self->n, &counts);
  for (int i = 0; i <= CUBES_LONG_WORD; i++)
    {
      /* Translators: words of any number of letters */
      g_autofree char *text =
        i == 0 ? g_strdup (C_ ("letters", "All")) : g_strdup_printf (i < CUBES_LONG_WORD ? "%d" : "%d+", i);

      if (self->letter[i] == NULL)
        continue;
      set_choice (self->letter[i], text, counts.letters[i]);
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->letter[i]), self->filter.letters == i);
    }
  set_choice (self->familiar, _ ("Familiar"), counts.familiar);
  set_choice (self->all, _ ("All words"), counts.all);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->filter.familiar ? self->familiar : self->all), TRUE);
}

static void
set_over (CubesMissedPage *self)
{
  const int cell = self->filter.cell;

  gtk_widget_set_visible (self->over, cell >= 0);
  if (cell >= 0)
    {
      g_autofree char *face = cubes_tray_name_face (self->view->seen.faces[cell]);
      g_autofree char *place = cubes_tray_name_cell (cell);
      /* Translators: words that lead over a cube: its letter, and its place such as “e3” */
      g_autofree char *text = g_strdup_printf (_ ("over the cube %1$s %2$s"), face, place);

      gtk_label_set_label (GTK_LABEL (self->over_label), text);
    }
}

static char *
make_title (CubesMissedPage *self)
{
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
  CubesShares shares;
  guint n = 0;

  self->updating = TRUE;
  for (guint i = 0; i < self->n; i++)
    if (cubes_filter_takes (&self->filter, &self->words[i]))
      chosen[n++] = i;
  count = g_strdup_printf (ngettext ("%u word", "%u words", n), n);
  gtk_label_set_label (self->title, title);
  gtk_label_set_label (self->count, self->words != NULL ? count : "");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->sheet), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  cubes_missed_sheet_set_words (self->sheet, self->words, chosen, n);
  set_choices (self);
  set_over (self);
  gtk_widget_set_visible (self->waiting, self->words == NULL || n == 0);
  gtk_label_set_label (GTK_LABEL (self->waiting),
                       self->words == NULL ? _ ("The grid is being looked through…") : _ ("There is no such word."));

  cubes_shares_count (self->words, self->n, &shares);
  cubes_found_panel_update (self->found, &shares, get_names (self), self->view->seen.setup.seats, &self->look,
                            self->filter.whose);
  self->updating = FALSE;
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
letters_cb (CubesMissedPage *self, GtkToggleButton *button)
{
  if (self->updating || !gtk_toggle_button_get_active (button))
    return;
  for (int i = 0; i <= CUBES_LONG_WORD; i++)
    if (self->letter[i] == GTK_WIDGET (button))
      self->filter.letters = i;
  show_words (self);
}

static void
familiar_cb (CubesMissedPage *self, GtkToggleButton *button)
{
  if (self->updating || !gtk_toggle_button_get_active (button))
    return;
  self->filter.familiar = GTK_WIDGET (button) == self->familiar;
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
over_clicked_cb (CubesMissedPage *self)
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

/* The most points that a person has had in the round; computers are not to be beaten. */
static int
get_points (CubesMissedPage *self)
{
  const CubesHeader *header = cubes_game_get_header (self->game);
  const CubesRound *round = cubes_game_get_round (self->game, cubes_game_count_rounds (self->game) - 1);
  int most = 0;

  for (int seat = 0; seat < header->setup.seats; seat++)
    if (header->salon.kind[seat] == SALON_HUMAN)
      most = MAX (most, round->points[seat]);
  return most;
}

/* The grid becomes a sentence that somebody else can paste on the page for a grid of their own. */
static void
copy_cb (CubesMissedPage *self)
{
  g_autofree char *text = cubes_grid_text_write (self->view->seen.faces, get_points (self));

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
  gtk_widget_activate_action (GTK_WIDGET (self), "win.tell", "s", _ ("Copied: paste the letters into a message."));
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
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_should_layout (child))
      gtk_widget_measure (child, orientation, -1, NULL, NULL, NULL, NULL);
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
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  GTK_WIDGET_CLASS (cubes_missed_page_parent_class)->map (widget);
  /* The page gets the focus, not a button: keys that are still held down must not press it. */
  if (focus == NULL || !gtk_widget_is_ancestor (focus, widget))
    gtk_widget_grab_focus (widget);
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

static GtkWidget *
make_choice (CubesMissedPage *self, GtkWidget *box, GtkWidget *group, GCallback callback)
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

static void
make_letters (CubesMissedPage *self, int least)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_last_child (self->letters)) != NULL
         && child != gtk_widget_get_first_child (self->letters))
    gtk_box_remove (GTK_BOX (self->letters), child);
  memset (self->letter, 0, sizeof self->letter);
  self->letter[0] = make_choice (self, self->letters, NULL, G_CALLBACK (letters_cb));
  for (int i = least; i <= CUBES_LONG_WORD; i++)
    self->letter[i] = make_choice (self, self->letters, self->letter[0], G_CALLBACK (letters_cb));
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
make_over (CubesMissedPage *self)
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
make_filters (CubesMissedPage *self)
{
  GtkWidget *filters = gtk_flow_box_new (), *tiers = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *parts[] = { gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), tiers };

  self->letters = parts[0];
  add_label (self->letters, _ ("Letters"), "missed-caption");
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

static GtkWidget *
make_paper (CubesMissedPage *self)
{
  GtkWidget *paper = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkLabel *bold;

  gtk_widget_add_css_class (paper, "cubes-sheet-of-paper");
  gtk_widget_set_overflow (paper, GTK_OVERFLOW_HIDDEN);
  gtk_box_append (GTK_BOX (paper), make_head (self));
  gtk_box_append (GTK_BOX (paper), make_filters (self));
  gtk_widget_add_css_class (line, "missed-line");
  gtk_box_append (GTK_BOX (line), make_over (self));
  bold = add_label (line, _ ("Bold: familiar words"), "missed-caption");
  gtk_widget_set_hexpand (GTK_WIDGET (bold), TRUE);
  gtk_label_set_xalign (bold, 1);
  gtk_box_append (GTK_BOX (paper), line);

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

/* The way back, and the grid for somebody else. */
static GtkWidget *
make_foot (CubesMissedPage *self)
{
  GtkWidget *foot = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10), *back, *copy;

  back = cubes_page_button_new ("on-felt", _ ("Back to the lists"));
  gtk_widget_set_name (back, "back");
  gtk_widget_set_hexpand (back, TRUE);
  cubes_page_button_set_key (back, "F");
  g_signal_connect_swapped (back, "clicked", G_CALLBACK (back_cb), self);
  gtk_box_append (GTK_BOX (foot), back);

  copy = gtk_button_new_from_icon_name ("edit-copy-symbolic");
  gtk_widget_set_name (copy, "copy-grid");
  gtk_widget_add_css_class (copy, "on-felt");
  gtk_widget_add_css_class (copy, "copy-grid");
  gtk_widget_set_tooltip_text (copy, _ ("Copy this grid and its best score, for somebody else to beat"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (copy), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Copy the grid"), -1);
  g_signal_connect_swapped (copy, "clicked", G_CALLBACK (copy_cb), self);
  gtk_box_append (GTK_BOX (foot), copy);
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
      make_letters (self, cubes_least_letters ((CubesGrid) view->seen.setup.grid));
    }
  scene.upright = cubes_game_get_header (game)->upright;
  memcpy (scene.faces, view->seen.faces, sizeof scene.faces);
  cubes_tray_set_scene (self->tray, &scene, FALSE);
  cubes_tray_set_filter (self->tray, self->filter.cell);
  fetch_words (self);
  show_words (self);
}
