/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/cubes/cubes-read-out-page.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "model/cubes/cubes-read-out.h"
#include "widgets/cubes/cubes-page-button.h"
#include "widgets/cubes/cubes-read-out-layout.h"
#include "widgets/cubes/cubes-read-out-panel.h"
#include "widgets/cubes/cubes-read-out-papers.h"
#include "widgets/cubes/cubes-sharing.h"
#include "widgets/cubes/cubes-sounds.h"
#include "widgets/cubes/cubes-tray.h"
#include "widgets/cubes/cubes-worth.h"
#include "widgets/salon-pages.h"
#include "widgets/salon-place.h"
#include "widgets/salon-sound.h"

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
  CubesReadOutPapers *papers;
  CubesReadOutPanel panel;
  GtkWidget *hint;
  CubesReadOutParts parts;

  guint tick_id;
  gint64 began; /* µs on the frame clock; 0: with the next frame */
  guint ms;     /* of the reading */
  guint read;   /* lines that have been read */
  guint said;   /* lines whose events screen readers have been given */
  gint64 since; /* when the page appeared, or the reading began */
};

G_DEFINE_FINAL_TYPE (CubesReadOutPage, cubes_read_out_page, GTK_TYPE_WIDGET)

enum {
  GO_ON,
  MISSED,
  READ,
  SAY,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static int
count_seats (CubesReadOutPage *self)
{
  return self->view != NULL ? self->view->seen.setup.seats : 0;
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

/* How the round ended: whether somebody else’s points were beaten, and who has the most; NULL: nobody has any. */
static char *
say_result (CubesReadOutPage *self)
{
  g_autofree char *best = say_best (self);
  g_autofree char *judged = self->view->seen.rounds == 1 ? cubes_game_judge_rival (self->game) : NULL;

  if (judged == NULL)
    return g_steal_pointer (&best);
  return best != NULL ? g_strconcat (judged, " ", best, NULL) : g_steal_pointer (&judged);
}

/* While no word is looked at, the panel says how the round ended. */
static void
clear_panel (CubesReadOutPage *self)
{
  g_autofree char *result = is_reading (self) ? NULL : say_result (self);

  cubes_read_out_panel_show_text (&self->panel, result);
  cubes_tray_set_path (self->tray, NULL, 0);
}

static void
show_word (CubesReadOutPage *self, int seat, const CubesWord *word)
{
  g_autofree char *fate = cubes_read_out_explain (&self->view->seen, get_names (self), seat, word);
  uint8_t path[CUBES_CELLS];

  cubes_read_out_panel_show_word (&self->panel, word->letters, fate);
  cubes_tray_set_path (self->tray, path,
                       cubes_trace (self->view->seen.faces, cubes_open_cells ((CubesCorner) self->view->seen.corner),
                                    word->letters, path));
}

static void
noticed_cb (CubesReadOutPage *self, int seat, int line)
{
  const CubesWord *word = line >= 0 ? cubes_read_out_papers_get_word (self->papers, (guint) line, seat) : NULL;

  if (is_reading (self) || self->view == NULL)
    return;
  cubes_read_out_papers_light (self->papers, line >= 0 && self->lines[line].kind == CUBES_READ_SHARED ? line : -1);
  cubes_read_out_papers_light_one (self->papers, seat, line);
  if (word != NULL)
    show_word (self, seat, word);
  else
    clear_panel (self);
}

static void
show_papers (CubesReadOutPage *self)
{
  cubes_read_out_papers_update (self->papers, self->game, self->view, &self->look, self->lines, self->n, self->read,
                                !is_reading (self));
}

/* The reading */

/* Returns the seat whose word stands first on @line. */
static int
first_seat (CubesReadOutPage *self, guint line)
{
  int seat = 0;

  while (seat < count_seats (self) - 1 && cubes_read_out_papers_get_word (self->papers, line, seat) == NULL)
    seat++;
  return seat;
}

/* Has screen readers say that a word is crossed off, or what is wrong with it and whose it is: once for all lists that
 * have it. What counts is no event; the lists tell it to whoever looks there. */
static void
say_word (CubesReadOutPage *self, int seat, const CubesWord *word)
{
  const CubesState *seen = &self->view->seen;
  const guint finders = cubes_read_out_finders (seen, word->letters);
  g_autofree char *names = NULL, *aloud = NULL, *whole = NULL;

  if (word->verdict == CUBES_SCORED || (finders & ((1u << seat) - 1)) != 0)
    return;
  aloud = cubes_read_out_tell (seen, get_names (self), word);
  names = cubes_read_out_names (get_names (self), finders);
  /* What is crossed off is told with its names. */
  whole = word->verdict == CUBES_SHARED ? g_strconcat (aloud, ".", NULL)
                                        /* Translators: read aloud: “Seeds, needs a second S”, and whose word it is */
                                        : g_strdup_printf (_ ("%1$s, %2$s."), aloud, names);
  g_signal_emit (self, signals[SAY], 0, whole);
}

/* Has screen readers say what happens on the lines before @end, if they have not said it. */
static void
say_lines (CubesReadOutPage *self, guint end)
{
  for (; self->said < end; self->said++)
    for (int seat = 0; seat < count_seats (self); seat++)
      {
        const CubesWord *word = cubes_read_out_papers_get_word (self->papers, self->said, seat);

        if (word != NULL)
          say_word (self, seat, word);
      }
}

/* The line whose turn it is begins: its word, and its path. */
static void
begin_line (CubesReadOutPage *self, guint line)
{
  const gboolean shared = self->lines[line].kind == CUBES_READ_SHARED;
  const int seat = first_seat (self, line);
  const CubesWord *word = cubes_read_out_papers_get_word (self->papers, line, seat);

  say_lines (self, line + 1);
  cubes_read_out_papers_light (self->papers, shared ? (int) line : -1);
  cubes_read_out_papers_show_line (self->papers, line);
  if (!shared || word == NULL)
    return;
  show_word (self, seat, word);
  salon_sound_play (CUBES_SOUND_STROKE);
}

static void
set_buttons (CubesReadOutPage *self)
{
  const gboolean over = self->game != NULL && cubes_game_get_due (self->game) == CUBES_DUE_OVER;

  cubes_page_button_set_label (self->parts.go_on, is_reading (self) ? _ ("Hurry on")
                                                  : over            ? _ ("The result")
                                                                    : _ ("The standing"));
  cubes_page_button_set_key (self->parts.go_on, is_reading (self) ? _ ("Space") : "↵");
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
  self->read = self->said = self->n;
  cubes_read_out_papers_light (self->papers, -1);
  clear_panel (self);
  show_papers (self);
  /* The lists scroll together, so after the end of a long list a short one shows empty paper. */
  if (self->n > 0)
    cubes_read_out_papers_show_line (self->papers, 0);
  set_buttons (self);
  /* The game has told all points, and whether somebody else’s were beaten. */
  best = say_best (self);
  if (best != NULL)
    g_signal_emit (self, signals[SAY], 0, best);
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
      say_lines (self, self->n);
      end_reading (self);
      return;
    }

  now = self->read;
  if (now != before || ms == 0)
    {
      cubes_read_out_papers_set_read (self->papers, now);
      begin_line (self, now);
    }
  if (self->lines[now].kind == CUBES_READ_SHARED)
    cubes_read_out_papers_cross (self->papers, now,
                                 MAX (.01,
                                      (ms - self->times[now]) / (double) (self->times[now + 1] - self->times[now])));
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
  self->read = self->said = 0;
  self->began = 0;
  self->since = g_get_monotonic_time ();
  self->tick_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
  set_buttons (self);
  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations", &animated, NULL);
  if (!animated || self->n == 0)
    {
      say_lines (self, self->n);
      end_reading (self);
      return;
    }
  show_papers (self);
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

static void
print_cb (CubesReadOutPage *self)
{
  cubes_sharing_print (GTK_WIDGET (self), self->game);
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
      cubes_read_out_papers_focus (self->papers, (int) (keyval - GDK_KEY_1));
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
  salon_place_measure_all (widget, orientation);
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 480 : 360;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 1280 : 750;
}

static void
cubes_read_out_page_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CubesReadOutPage *self = CUBES_READ_OUT_PAGE (widget);

  cubes_read_out_layout (&self->parts, widget, count_seats (self), width, height);
}

/* The object */

static void
cubes_read_out_page_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (cubes_read_out_page_parent_class)->map (widget);
  CUBES_READ_OUT_PAGE (widget)->since = g_get_monotonic_time ();
  salon_pages_take_focus (widget);
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
  salon_large_clear (&self->parts.large);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
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
  signals[SAY] = g_signal_new ("say", CUBES_TYPE_READ_OUT_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                               G_TYPE_STRING);

  gtk_widget_class_set_css_name (widget_class, "cubes-read-out-page");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

/* What can be done here, and the grid for paper. */
static GtkWidget *
make_foot (CubesReadOutPage *self)
{
  GtkWidget *foot = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *print = gtk_button_new_from_icon_name ("document-print-symbolic");

  self->hint = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->hint), TRUE);
  gtk_label_set_xalign (GTK_LABEL (self->hint), 0);
  gtk_widget_set_hexpand (self->hint, TRUE);
  gtk_widget_add_css_class (self->hint, "cubes-hint");
  gtk_widget_set_name (print, "print-grid");
  gtk_widget_add_css_class (print, "on-felt");
  gtk_widget_add_css_class (print, "grid-action");
  gtk_widget_set_valign (print, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (print, _ ("Print this grid with a score sheet"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (print), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Print the grid"), -1);
  g_signal_connect_swapped (print, "clicked", G_CALLBACK (print_cb), self);
  gtk_box_append (GTK_BOX (foot), self->hint);
  gtk_box_append (GTK_BOX (foot), print);
  return foot;
}

static void
cubes_read_out_page_init (CubesReadOutPage *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkEventController *keys = gtk_event_controller_key_new (), *enter = gtk_event_controller_key_new ();

  gtk_widget_set_focusable (widget, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("The lists"), -1);
  salon_look_init (&self->look);
  self->parts.large = (SalonLarge) { .page = widget, .small_below = 640 };

  self->tray = CUBES_TRAY (cubes_tray_new ());
  cubes_tray_set_use (self->tray, CUBES_TRAY_SHOWS);
  self->parts.tray = GTK_WIDGET (self->tray);
  cubes_read_out_panel_make (&self->panel);
  self->parts.panel = self->panel.box;
  self->parts.worth = cubes_worth_new ();
  self->parts.go_on = cubes_page_button_new ("gold", "");
  gtk_widget_set_name (self->parts.go_on, "go-on");
  self->parts.missed = cubes_page_button_new ("on-felt", _ ("What nobody found"));
  gtk_widget_set_name (self->parts.missed, "missed");
  cubes_page_button_set_key (self->parts.missed, "F");
  self->parts.foot = make_foot (self);
  self->papers = CUBES_READ_OUT_PAPERS (cubes_read_out_papers_new ());
  self->parts.papers = GTK_WIDGET (self->papers);
  g_signal_connect_swapped (self->papers, "noticed", G_CALLBACK (noticed_cb), self);

  /* In the order in which they are read. */
  gtk_widget_set_parent (self->parts.tray, widget);
  gtk_widget_set_parent (self->parts.panel, widget);
  gtk_widget_set_parent (self->parts.worth, widget);
  gtk_widget_set_parent (self->parts.papers, widget);
  gtk_widget_set_parent (self->parts.go_on, widget);
  gtk_widget_set_parent (self->parts.missed, widget);
  gtk_widget_set_parent (self->parts.foot, widget);

  g_signal_connect_swapped (self->parts.go_on, "clicked", G_CALLBACK (go_on_cb), self);
  g_signal_connect_swapped (self->parts.missed, "clicked", G_CALLBACK (missed_cb), self);
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
  cubes_worth_set_least (self->parts.worth, cubes_least_letters ((CubesGrid) view->seen.setup.grid));
  show_tray (self);
  show_papers (self);
  set_buttons (self);
  if (!is_reading (self))
    clear_panel (self);
}
