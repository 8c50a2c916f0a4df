/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/cubes/cubes-read-out-page.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#include "model/cubes/cubes-read-out.h"
#include "widgets/cubes/cubes-challenge.h"
#include "widgets/cubes/cubes-page-button.h"
#include "widgets/cubes/cubes-paper.h"
#include "widgets/cubes/cubes-sounds.h"
#include "widgets/cubes/cubes-tray.h"
#include "widgets/cubes/cubes-worth.h"
#include "widgets/salon-large.h"
#include "widgets/salon-sound.h"
#include "widgets/salon-text.h"

/* Sizes in px, where the text has its usual size. */
#define LARGE_HEIGHT 800
#define SIDE         .235 /* the left column’s share of the width */
#define LEAST_SIDE   216
#define MARGIN       24
#define SMALL_MARGIN 12
#define GAP          14
#define LEAST_TRAY   150
#define SHADOW       8 /* room for it around the papers */

/* For so long, in µs, no key does anything on a page that has just appeared: somebody may still be typing a word. */
#define CALM 700000

struct _CubesReadOutPage {
  GtkWidget parent_instance;

  CubesGame *game;
  CubesView *view;
  SalonLook look;
  CubesReadLine *lines;
  guint n, *times;

  CubesTray *tray;
  GtkWidget *panel, *worth, *go_on, *missed, *hint, *scroller;
  GtkLabel *word, *letters, *fate;
  GtkWidget *teller; /* says to assistive technologies what is being read */
  GtkWidget *papers;
  CubesPaper *paper[CUBES_MAX_SEATS];
  GtkAdjustment *vertical;
  SalonLarge large;

  guint tick_id;
  gint64 began; /* µs on the frame clock; 0: with the next frame */
  guint ms;     /* of the reading */
  guint read;   /* lines that have been read */
  gint64 since; /* when the page appeared, or the reading began */
};

G_DEFINE_FINAL_TYPE (CubesReadOutPage, cubes_read_out_page, GTK_TYPE_WIDGET)

enum {
  GO_ON,
  MISSED,
  READ,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static int
count_seats (CubesReadOutPage *self)
{
  return self->view->seen.setup.seats;
}

static const char (*get_names (CubesReadOutPage *self))[SALON_NAME_SIZE]
{
  return cubes_game_get_header (self->game)->salon.name;
}

static gboolean
is_reading (CubesReadOutPage *self)
{
  return self->tick_id != 0;
}

/* Returns the word of @seat on @line, or NULL. */
static const CubesWord *
get_word (CubesReadOutPage *self, guint line, int seat)
{
  const int index = line < self->n ? self->lines[line].word[seat] : -1;

  return index >= 0 ? &self->view->seen.list[seat].word[index] : NULL;
}

/* What the panel and the tray show */

/* Who has the most points of the round, as a sentence; NULL if nobody has any. */
static char *
say_best (CubesReadOutPage *self)
{
  const CubesState *seen = &self->view->seen;
  g_autofree char *names = NULL;
  guint best = 0;
  int points = 0;

  for (int seat = 0; seat < seen->setup.seats; seat++)
    if (cubes_read_out_is_best (seen, seat))
      {
        best |= 1u << seat;
        points = cubes_read_out_points (seen, seat);
      }
  if (best == 0)
    return NULL;
  names = cubes_read_out_names (get_names (self), best);
  /* Translators: names, and how many points they have */
  return g_strdup_printf (ngettext ("Most points: %1$s, %2$d.", "Most points: %1$s, %2$d.", (gulong) points), names,
                          points);
}

/* While no word is looked at, the panel says how the round ended. */
static void
clear_panel (CubesReadOutPage *self)
{
  g_autofree char *best = is_reading (self) ? NULL : say_best (self);

  gtk_label_set_label (self->word, "");
  gtk_label_set_label (self->letters, "");
  gtk_label_set_label (self->fate, best != NULL ? best : "");
  cubes_tray_set_path (self->tray, NULL, 0);
}

static void
show_word (CubesReadOutPage *self, int seat, const CubesWord *word)
{
  const int n = (int) strlen (word->letters);
  g_autofree char *letters = g_strdup_printf (ngettext ("%d letter", "%d letters", (gulong) n), n);
  g_autofree char *fate = cubes_read_out_explain (&self->view->seen, get_names (self), seat, word);
  uint8_t path[CUBES_CELLS];

  gtk_label_set_label (self->word, word->letters);
  gtk_label_set_label (self->letters, letters);
  gtk_label_set_label (self->fate, fate);
  cubes_tray_set_path (self->tray, path,
                       cubes_trace (self->view->seen.faces, cubes_open_cells ((CubesCorner) self->view->seen.corner),
                                    word->letters, path));
}

static void
light_line (CubesReadOutPage *self, int line)
{
  for (int seat = 0; seat < count_seats (self); seat++)
    cubes_paper_set_lit (self->paper[seat], line);
}

static void
noticed_cb (CubesReadOutPage *self, int line, const char *word, CubesPaper *paper)
{
  if (is_reading (self) || self->view == NULL)
    return;
  light_line (self, line >= 0 && self->lines[line].kind == CUBES_READ_SHARED ? line : -1);
  for (int seat = 0; seat < count_seats (self); seat++)
    {
      if (self->paper[seat] != paper)
        continue;
      cubes_paper_set_lit (paper, line);
      if (line >= 0 && get_word (self, (guint) line, seat) != NULL)
        show_word (self, seat, get_word (self, (guint) line, seat));
      else
        clear_panel (self);
    }
}

static void
challenge_cb (CubesReadOutPage *self, const char *word, CubesPaper *paper)
{
  for (int seat = 0; seat < count_seats (self); seat++)
    if (self->paper[seat] == paper && cubes_paper_get_row (paper, word) != NULL)
      cubes_challenge_ask (GTK_WIDGET (self), cubes_paper_get_row (paper, word), self->game, seat, word);
}

/* The lists */

/* Sets @shown to what @seat’s paper has on @line while @read lines have been read. */
static void
set_line (CubesReadOutPage *self, CubesPaperLine *shown, guint line, int seat, char **told, char **reason)
{
  const CubesWord *word = get_word (self, line, seat);
  const CubesState *seen = &self->view->seen;

  if (self->lines[line].kind == CUBES_READ_SHARED_HEADING)
    shown->heading = _ ("Crossed off");
  else if (self->lines[line].kind == CUBES_READ_OWN_HEADING)
    shown->heading = _ ("Counted");
  if (word == NULL)
    return;

  shown->word = word->letters;
  if (line >= self->read)
    return;
  *told = cubes_read_out_tell (seen, get_names (self), word);
  *reason = cubes_read_out_reason (seen, word);
  shown->told = *told;
  shown->reason = *reason;
  shown->crossed = word->verdict == CUBES_SHARED ? 1 : 0;
  if (word->verdict == CUBES_SCORED)
    {
      shown->points = cubes_word_points ((int) strlen (word->letters));
      shown->challenging = seen->setup.spelling_free && seen->setup.seats > 1 && word->ruling == CUBES_NOT_CHALLENGED
                           && !is_reading (self);
    }
}

static void
show_paper (CubesReadOutPage *self, int seat)
{
  const gboolean done = !is_reading (self);
  g_autofree CubesPaperLine *shown = g_new0 (CubesPaperLine, self->n);
  g_auto (GStrv) told = g_new0 (char *, 2 * self->n + 1);
  guint n_told = 0;
  int points = 0;

  for (guint line = 0; line < self->n; line++)
    {
      char *aloud = NULL, *reason = NULL;

      set_line (self, &shown[line], line, seat, &aloud, &reason);
      if (aloud != NULL)
        told[n_told++] = aloud;
      if (reason != NULL)
        told[n_told++] = reason;
      points += shown[line].points;
    }
  cubes_paper_set_owner (self->paper[seat], get_names (self)[seat], (guint) seat, self->look.colour[seat], TRUE);
  cubes_paper_set_dense (self->paper[seat], self->n);
  cubes_paper_set_lines (self->paper[seat], shown, self->n);
  cubes_paper_set_total (self->paper[seat], _ ("This round"), points,
                         done && count_seats (self) > 1 && cubes_read_out_is_best (&self->view->seen, seat));
}

static void
show_papers (CubesReadOutPage *self)
{
  for (int seat = 0; seat < count_seats (self); seat++)
    show_paper (self, seat);
}

static void
make_papers (CubesReadOutPage *self)
{
  const int seats = count_seats (self);

  for (int seat = 0; seat < CUBES_MAX_SEATS; seat++)
    {
      if (seat >= seats && self->paper[seat] != NULL)
        {
          gtk_box_remove (GTK_BOX (self->papers), GTK_WIDGET (self->paper[seat]));
          self->paper[seat] = NULL;
        }
      if (seat >= seats || self->paper[seat] != NULL)
        continue;
      self->paper[seat] = CUBES_PAPER (cubes_paper_new ());
      g_signal_connect_swapped (self->paper[seat], "noticed", G_CALLBACK (noticed_cb), self);
      g_signal_connect_swapped (self->paper[seat], "challenge", G_CALLBACK (challenge_cb), self);
      gtk_box_append (GTK_BOX (self->papers), GTK_WIDGET (self->paper[seat]));
    }
  for (int seat = 0; seat < seats; seat++)
    cubes_paper_set_scrolling (self->paper[seat], self->vertical, seat == seats - 1);
}

/* The reading */

static void
tell (CubesReadOutPage *self, const char *text)
{
  gtk_label_set_label (GTK_LABEL (self->teller), text);
}

/* Returns the seat whose word stands first on @line. */
static int
first_seat (CubesReadOutPage *self, guint line)
{
  int seat = 0;

  while (seat < count_seats (self) - 1 && get_word (self, line, seat) == NULL)
    seat++;
  return seat;
}

/* The line whose turn it is begins: its word, and its path. */
static void
begin_line (CubesReadOutPage *self, guint line)
{
  const gboolean shared = self->lines[line].kind == CUBES_READ_SHARED;
  const int seat = first_seat (self, line);
  const CubesWord *word = get_word (self, line, seat);
  g_autofree char *aloud = NULL;

  light_line (self, shared ? (int) line : -1);
  cubes_paper_show_line (self->paper[0], line);
  if (!shared || word == NULL)
    return;
  show_word (self, seat, word);
  aloud = cubes_read_out_tell (&self->view->seen, get_names (self), word);
  tell (self, aloud);
  salon_sound_play (CUBES_SOUND_STROKE);
}

static void
set_buttons (CubesReadOutPage *self)
{
  const gboolean over = self->game != NULL && cubes_game_get_due (self->game) == CUBES_DUE_OVER;

  cubes_page_button_set_label (self->go_on, is_reading (self) ? _ ("Hurry on")
                                            : over            ? _ ("The result")
                                                              : _ ("The standing"));
  cubes_page_button_set_key (self->go_on, is_reading (self) ? _ ("Space") : "↵");
  gtk_label_set_label (GTK_LABEL (self->hint), is_reading (self) ? "" : _ ("Hover a word to see its path."));
}

static void
end_reading (CubesReadOutPage *self)
{
  g_autofree char *best = NULL;

  if (!is_reading (self))
    return;
  gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick_id);
  self->tick_id = 0;
  self->read = self->n;
  light_line (self, -1);
  clear_panel (self);
  show_papers (self);
  set_buttons (self);
  best = say_best (self);
  if (best != NULL)
    tell (self, best);
  g_signal_emit (self, signals[READ], 0);
}

/* Shows the reading as it is after @ms. */
static void
show_moment (CubesReadOutPage *self, guint ms)
{
  const guint before = self->read;
  guint now;

  self->ms = ms;
  while (self->read < self->n && self->times[self->read + 1] <= ms)
    self->read++;
  if (self->read >= self->n)
    {
      end_reading (self);
      return;
    }

  now = self->read;
  if (now != before || ms == 0)
    {
      show_papers (self);
      begin_line (self, now);
    }
  for (int seat = 0; seat < count_seats (self); seat++)
    if (self->lines[now].kind == CUBES_READ_SHARED && get_word (self, now, seat) != NULL)
      cubes_paper_set_crossed (self->paper[seat], now,
                               MAX (.01, (ms - self->times[now]) / (double) (self->times[now + 1] - self->times[now])));
}

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  CubesReadOutPage *self = CUBES_READ_OUT_PAGE (widget);
  const gint64 now = gdk_frame_clock_get_frame_time (clock);

  if (self->began == 0)
    self->began = now;
  show_moment (self, (guint) ((now - self->began) / 1000));
  return self->tick_id != 0 ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

void
cubes_read_out_page_read (CubesReadOutPage *self)
{
  gboolean animated = TRUE;

  g_return_if_fail (CUBES_IS_READ_OUT_PAGE (self));
  g_return_if_fail (self->view != NULL);

  if (is_reading (self))
    return;
  self->read = 0;
  self->began = 0;
  self->since = g_get_monotonic_time ();
  self->tick_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
  set_buttons (self);
  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations", &animated, NULL);
  if (!animated || self->n == 0)
    end_reading (self);
  else
    show_moment (self, 0);
}

/* Buttons and keys */

static void
go_on_cb (CubesReadOutPage *self)
{
  if (is_reading (self))
    end_reading (self);
  else
    g_signal_emit (self, signals[GO_ON], 0);
}

static void
missed_cb (CubesReadOutPage *self)
{
  end_reading (self);
  g_signal_emit (self, signals[MISSED], 0);
}

static gboolean
key_pressed_cb (CubesReadOutPage *self, guint keyval, guint keycode, GdkModifierType state)
{
  const guint modifiers = state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK);

  if (self->view == NULL)
    return FALSE;
  if (modifiers == 0 && g_get_monotonic_time () - self->since < CALM)
    return TRUE;
  if (modifiers == GDK_ALT_MASK && keyval >= GDK_KEY_1 && keyval < GDK_KEY_1 + (guint) count_seats (self))
    {
      cubes_paper_focus (self->paper[keyval - GDK_KEY_1]);
      return TRUE;
    }
  if (modifiers != 0)
    return FALSE;
  if ((keyval == GDK_KEY_space || keyval == GDK_KEY_KP_Space) && is_reading (self))
    end_reading (self);
  else if (keyval == GDK_KEY_f || keyval == GDK_KEY_F)
    missed_cb (self);
  else
    return FALSE;
  return TRUE;
}

/* Enter goes on wherever the focus is, except where it does something else. */
static gboolean
enter_pressed_cb (CubesReadOutPage *self, guint keyval, guint keycode, GdkModifierType state)
{
  if ((keyval != GDK_KEY_Return && keyval != GDK_KEY_KP_Enter) || self->view == NULL)
    return FALSE;
  go_on_cb (self);
  return TRUE;
}

/* Sizes */

static void
cubes_read_out_page_measure (GtkWidget *widget,
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
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 480 : 360;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 1280 : 750;
}

/* Gives @child its height for the left column, with its lower edge at @bottom. Returns its upper edge. */
static int
place_above (GtkWidget *child, int left, int bottom, int width)
{
  int least, liked;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  width = MAX (width, least);
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, &least, &liked, NULL, NULL);
  gtk_widget_size_allocate (child, &(GtkAllocation) { left, bottom - liked, width, liked }, -1);
  return bottom - liked;
}

static void
place_if_room (GtkWidget *child, int left, int *top, int bottom, int width, int gap)
{
  int least, liked;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, &least, &liked, NULL, NULL);
  gtk_widget_set_child_visible (child, *top + liked <= bottom);
  if (*top + liked > bottom)
    return;
  gtk_widget_size_allocate (child, &(GtkAllocation) { left, *top, width, liked }, -1);
  *top += liked + gap;
}

static void
cubes_read_out_page_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CubesReadOutPage *self = CUBES_READ_OUT_PAGE (widget);
  const double scale = salon_text_get_scale (widget);
  const int margin = (int) round ((width < 1100 || height < 640 ? SMALL_MARGIN : MARGIN) * MIN (scale, 2));
  const int gap = (int) round (GAP * MIN (scale, 1.7)), outside = MIN (margin, SHADOW);
  int side = (int) round (MAX (LEAST_SIDE * MIN (scale, 1.25), SIDE * width));
  int top, bottom = height - margin, least, panel, tray;
  GtkAllocation place;

  salon_large_update (&self->large, width, height, LARGE_HEIGHT);
  gtk_widget_measure (self->panel, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  side = MAX (side, least);

  gtk_widget_set_child_visible (self->hint, height >= 640);
  if (height >= 640)
    bottom = place_above (self->hint, margin, bottom, side) - gap;
  bottom = place_above (self->missed, margin, bottom, side) - gap;
  bottom = place_above (self->go_on, margin, bottom, side) - gap;

  gtk_widget_measure (self->panel, GTK_ORIENTATION_VERTICAL, side, &panel, NULL, NULL, NULL);
  tray = MAX (MIN (side, bottom - margin - gap - panel), LEAST_TRAY);
  gtk_widget_size_allocate (GTK_WIDGET (self->tray),
                            &(GtkAllocation) { margin + (side - tray) / 2, margin, tray, tray }, -1);
  top = margin + tray + gap;
  gtk_widget_size_allocate (self->panel, &(GtkAllocation) { margin, top, side, panel }, -1);
  top += panel + gap;
  place_if_room (self->worth, margin, &top, bottom, side, gap);
  gtk_widget_size_allocate (self->teller, &(GtkAllocation) { margin, height - 1, 1, 1 }, -1);

  top = margin - outside;
  place = (GtkAllocation) { margin + side + gap - outside, top, MAX (1, width - 2 * margin - side - gap + 2 * outside),
                            MAX (1, height - 2 * top) };
  gtk_widget_size_allocate (self->scroller, &place, -1);
}

/* The object */

static void
cubes_read_out_page_map (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  GTK_WIDGET_CLASS (cubes_read_out_page_parent_class)->map (widget);
  CUBES_READ_OUT_PAGE (widget)->since = g_get_monotonic_time ();
  /* The page gets the focus, not a button: keys that are still held down must not press it. */
  if (focus == NULL || !gtk_widget_is_ancestor (focus, widget))
    gtk_widget_grab_focus (widget);
}

static void
cubes_read_out_page_unmap (GtkWidget *widget)
{
  end_reading (CUBES_READ_OUT_PAGE (widget));

  GTK_WIDGET_CLASS (cubes_read_out_page_parent_class)->unmap (widget);
}

static void
cubes_read_out_page_dispose (GObject *object)
{
  CubesReadOutPage *self = CUBES_READ_OUT_PAGE (object);
  GtkWidget *child;

  if (self->tick_id != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick_id);
  self->tick_id = 0;
  salon_large_clear (&self->large);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->vertical);
  g_clear_object (&self->game);

  G_OBJECT_CLASS (cubes_read_out_page_parent_class)->dispose (object);
}

static void
cubes_read_out_page_finalize (GObject *object)
{
  CubesReadOutPage *self = CUBES_READ_OUT_PAGE (object);

  g_free (self->view);
  g_free (self->lines);
  g_free (self->times);

  G_OBJECT_CLASS (cubes_read_out_page_parent_class)->finalize (object);
}

static void
cubes_read_out_page_class_init (CubesReadOutPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = cubes_read_out_page_dispose;
  object_class->finalize = cubes_read_out_page_finalize;
  widget_class->measure = cubes_read_out_page_measure;
  widget_class->size_allocate = cubes_read_out_page_size_allocate;
  widget_class->map = cubes_read_out_page_map;
  widget_class->unmap = cubes_read_out_page_unmap;

  signals[GO_ON] =
    g_signal_new ("go-on", CUBES_TYPE_READ_OUT_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[MISSED] =
    g_signal_new ("missed", CUBES_TYPE_READ_OUT_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[READ] =
    g_signal_new ("read", CUBES_TYPE_READ_OUT_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_css_name (widget_class, "cubes-read-out-page");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkLabel *
add_label (GtkWidget *box, const char *css_class, float xalign)
{
  GtkWidget *label = gtk_label_new ("");

  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (box), label);
  return GTK_LABEL (label);
}

static GtkWidget *
make_panel (CubesReadOutPage *self)
{
  GtkWidget *panel = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4), *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  gtk_widget_add_css_class (panel, "cubes-panel");
  gtk_box_append (GTK_BOX (panel), head);
  self->word = add_label (head, "panel-word", 0);
  gtk_label_set_ellipsize (self->word, PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (GTK_WIDGET (self->word), TRUE);
  self->letters = add_label (head, "panel-letters", 1);
  self->fate = add_label (panel, "panel-fate", 0);
  gtk_label_set_yalign (self->fate, 0);
  gtk_label_set_wrap (self->fate, TRUE);
  gtk_label_set_wrap_mode (self->fate, PANGO_WRAP_WORD_CHAR);
  gtk_label_set_lines (self->fate, 3);
  gtk_label_set_ellipsize (self->fate, PANGO_ELLIPSIZE_END);
  gtk_widget_set_vexpand (GTK_WIDGET (self->fate), TRUE);
  return panel;
}

static void
cubes_read_out_page_init (CubesReadOutPage *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkEventController *keys = gtk_event_controller_key_new (), *enter = gtk_event_controller_key_new ();

  gtk_widget_set_focusable (widget, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("The lists"), -1);
  salon_look_init (&self->look);
  self->vertical = g_object_ref_sink (gtk_adjustment_new (0, 0, 0, 0, 0, 0));
  self->large = (SalonLarge) { .page = widget, .small_below = 640 };

  self->tray = CUBES_TRAY (cubes_tray_new ());
  cubes_tray_set_use (self->tray, CUBES_TRAY_SHOWS);
  self->panel = make_panel (self);
  self->worth = cubes_worth_new ();
  self->go_on = cubes_page_button_new ("gold", "");
  gtk_widget_set_name (self->go_on, "go-on");
  self->missed = cubes_page_button_new ("on-felt", _ ("What nobody found"));
  gtk_widget_set_name (self->missed, "missed");
  cubes_page_button_set_key (self->missed, "F");
  self->hint = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->hint), TRUE);
  gtk_label_set_justify (GTK_LABEL (self->hint), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (self->hint, "cubes-hint");
  self->teller =
    g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_STATUS, "name", "read-out", "opacity", 0.,
                  "can-target", FALSE, "width-chars", 0, "max-width-chars", 0, "ellipsize", PANGO_ELLIPSIZE_END, NULL);
  self->papers = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  gtk_box_set_homogeneous (GTK_BOX (self->papers), TRUE);
  gtk_widget_set_margin_start (self->papers, SHADOW);
  gtk_widget_set_margin_end (self->papers, SHADOW);
  gtk_widget_set_margin_top (self->papers, SHADOW);
  gtk_widget_set_margin_bottom (self->papers, SHADOW);
  self->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), self->papers);

  /* In the order in which they are read. */
  gtk_widget_set_parent (self->teller, widget);
  gtk_widget_set_parent (GTK_WIDGET (self->tray), widget);
  gtk_widget_set_parent (self->panel, widget);
  gtk_widget_set_parent (self->worth, widget);
  gtk_widget_set_parent (self->scroller, widget);
  gtk_widget_set_parent (self->go_on, widget);
  gtk_widget_set_parent (self->missed, widget);
  gtk_widget_set_parent (self->hint, widget);

  g_signal_connect_swapped (self->go_on, "clicked", G_CALLBACK (go_on_cb), self);
  g_signal_connect_swapped (self->missed, "clicked", G_CALLBACK (missed_cb), self);
  g_signal_connect_swapped (enter, "key-pressed", G_CALLBACK (enter_pressed_cb), self);
  gtk_widget_add_controller (widget, enter);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (widget, keys);
}

GtkWidget *
cubes_read_out_page_new (void)
{
  return g_object_new (CUBES_TYPE_READ_OUT_PAGE, NULL);
}

static void
show_tray (CubesReadOutPage *self)
{
  CubesTrayScene scene = { .upright = cubes_game_get_header (self->game)->upright,
                           .corner = (CubesCorner) self->view->seen.corner,
                           .shakes = self->view->seen.rounds };

  memcpy (scene.faces, self->view->seen.faces, sizeof scene.faces);
  cubes_tray_set_scene (self->tray, &scene, FALSE);
}

void
cubes_read_out_page_update (CubesReadOutPage *self, CubesGame *game, const CubesView *view, const SalonLook *look)
{
  g_return_if_fail (CUBES_IS_READ_OUT_PAGE (self));
  g_return_if_fail (CUBES_IS_GAME (game));
  g_return_if_fail (cubes_is_read_out (&view->seen));

  g_set_object (&self->game, game);
  g_free (self->view);
  self->view = g_memdup2 (view, sizeof *view);
  self->look = *look;
  g_free (self->lines);
  g_free (self->times);
  self->lines = cubes_read_out_lines (&view->seen, &self->n);
  self->times = cubes_read_out_times (self->lines, self->n);
  if (!is_reading (self) || self->read > self->n)
    self->read = self->n;
  make_papers (self);
  cubes_worth_set_least (self->worth, cubes_least_letters ((CubesGrid) view->seen.setup.grid));
  show_tray (self);
  show_papers (self);
  set_buttons (self);
  if (!is_reading (self))
    clear_panel (self);
}
