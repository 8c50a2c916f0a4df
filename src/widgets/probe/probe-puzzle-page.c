/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-puzzle-page.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#include "model/probe/probe-puzzle-text.h"
#include "widgets/probe/probe-puzzle-panel.h"
#include "widgets/probe/probe-puzzle-pegs.h"
#include "widgets/probe/probe-puzzle-sheet.h"
#include "widgets/probe/probe-puzzle-tray.h"
#include "widgets/probe/probe-sounds.h"
#include "widgets/probe/probe-typing.h"
#include "widgets/probe/probe-widgets.h"
#include "widgets/salon-emblem.h"
#include "widgets/salon-held-key.h"
#include "widgets/salon-place.h"
#include "widgets/salon-sound.h"
#include "widgets/salon-style.h"
#include "widgets/salon-text.h"
#include "widgets/salon-theme-use.h"

/* Widths of the column at the right, in px, and from which size of the page on it is there. */
#define SIDE        312
#define SIDE_LARGE  640
#define LARGE_TEXT  1.7 /* of the style sheet */
#define WIDE        1120
#define HIGH        640
#define LARGE_HIGH  1000
#define SMALL_BELOW 640

/* px around and between */
#define MARGIN 20
#define TOP    16
#define GUTTER 20

/* In pitches of a tray: its height, its width with its plate, the plate, the gap between both, and the heights of what stands below
 * the trays. */
#define TRAY_HIGH    PROBE_PUZZLE_TRAY_HIGH
#define TRAY_WIDE    PROBE_PUZZLE_TRAY_WIDE
#define PLATE_WIDE   2.7
#define PLATE_GAP    PROBE_PUZZLE_TRAY_GAP
#define PLATE_WIDEST 4.2
#define ROW_GAP      .2
#define BELOW_GAP    .26
#define PEGS_HIGH    1.62
#define STRIP_HIGH   1.11
#define PANEL_HIGH   3.02

#define SMALLEST_PITCH 30.

/* px of the shape beside the sentence, where text has its usual size. */
#define EMBLEM 20

struct _ProbePuzzlePage {
  SalonFloor parent_instance;

  ProbePuzzleTray *tray[PROBE_PUZZLE_TRAYS];
  ProbePuzzlePegs *pegs;
  GtkWidget *strip, *emblem, *sentence, *standing;
  ProbePuzzlePanel *panel;
  GtkWidget *side, *column, *side_button, *popover;
  ProbePuzzleCalendar *calendar;
  ProbePuzzleResult *result;

  ProbePuzzle puzzle;
  gboolean has_puzzle;
  guint chosen; /* the tray that is asked */
  ProbePuzzleNaming naming;

  gboolean narrow; /* the side is in the popover */
  double text;     /* how large the text is for which the shapes were made */
  guint fit_id;

  GtkEventController *window_keys; /* in the window, while the page is in one */
  guint held;                      /* hardware code of the key that is down, of those that press or ask; 0: none */
  gboolean repeated;               /* the key that is being handled is that one */
};

G_DEFINE_FINAL_TYPE (ProbePuzzlePage, probe_puzzle_page, SALON_TYPE_FLOOR)

enum {
  ASKED,
  NAMED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static gboolean
can_ask (ProbePuzzlePage *self, guint tray)
{
  return self->has_puzzle && self->puzzle.hidden[tray] != 0;
}

/* What is shown */

static void
show (ProbePuzzlePage *self)
{
  ProbePuzzlePanelScene panel = {
    .has_puzzle = self->has_puzzle,
    .tray = self->chosen,
    .asks = can_ask (self, self->chosen),
    .naming = self->naming.on,
    .missing = probe_puzzle_naming_count_missing (&self->naming),
  };

  for (guint i = 0; i < PROBE_PUZZLE_TRAYS; i++)
    {
      const ProbePuzzleTrayScene tray = { self->has_puzzle ? &self->puzzle : NULL, &self->naming, i == self->chosen };

      probe_puzzle_tray_show (self->tray[i], &tray);
      panel.open += can_ask (self, i);
    }
  probe_puzzle_panel_show (self->panel, &panel);
}

/* Which tray is asked */

static void
choose (ProbePuzzlePage *self, guint tray)
{
  if (!can_ask (self, tray) || self->naming.on)
    return;

  self->chosen = tray;
  probe_puzzle_panel_set_on (self->panel, '\0');
  salon_emblem_set_seat (SALON_EMBLEM (self->emblem), probe_puzzle_get_colour (tray));
  show (self);
}

/* The chosen tray if it has hidden cards, or else the next one that has. */
static void
choose_open (ProbePuzzlePage *self)
{
  for (guint i = 0; i < PROBE_PUZZLE_TRAYS && !can_ask (self, self->chosen); i++)
    self->chosen = (self->chosen + 1) % PROBE_PUZZLE_TRAYS;
}

static void
tray_cb (ProbePuzzlePage *self, gconstpointer tray)
{
  for (guint i = 0; i < PROBE_PUZZLE_TRAYS; i++)
    if ((gconstpointer) self->tray[i] == tray)
      choose (self, i);
}

/* Naming a word */

static void
name_cb (ProbePuzzlePage *self)
{
  if (!can_ask (self, self->chosen))
    return;

  probe_puzzle_naming_begin (&self->naming, self->puzzle.hidden[self->chosen]);
  show (self);
  probe_puzzle_panel_focus_keys (self->panel);
}

static void
cancel_cb (ProbePuzzlePage *self)
{
  probe_puzzle_naming_end (&self->naming);
  show (self);
  probe_puzzle_panel_focus_keys (self->panel);
}

static void
done_cb (ProbePuzzlePage *self)
{
  char word[PROBE_SPACES + 1];

  if (!self->naming.on || probe_puzzle_naming_count_missing (&self->naming) > 0)
    return;

  probe_puzzle_naming_get_word (&self->naming, &self->puzzle, self->chosen, word);
  probe_puzzle_naming_end (&self->naming);
  g_signal_emit (self, signals[NAMED], 0, self->chosen, word);
  /* Not on a letter: whoever presses Enter once more must not ask for it. */
  probe_puzzle_panel_focus_name (self->panel);
}

static void
space_cb (ProbePuzzlePage *self, int space)
{
  probe_puzzle_naming_move (&self->naming, (guint) space);
  show (self);
}

/* Keys */

static void
letter_cb (ProbePuzzlePage *self, int letter)
{
  if (!can_ask (self, self->chosen))
    return;

  if (self->naming.on)
    {
      probe_puzzle_naming_type (&self->naming, (char) letter);
      show (self);
    }
  else
    {
      probe_puzzle_panel_set_on (self->panel, (char) letter);
      g_signal_emit (self, signals[ASKED], 0, self->chosen, letter);
    }
}

/* What a key does while a word is being named, other than to type. */
static gboolean
naming_key (ProbePuzzlePage *self, guint keyval)
{
  switch (keyval)
    {
    case GDK_KEY_Escape:
      cancel_cb (self);
      return TRUE;
    case GDK_KEY_BackSpace:
      probe_puzzle_naming_erase (&self->naming);
      show (self);
      return TRUE;
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
      if (probe_puzzle_naming_count_missing (&self->naming) > 0)
        return FALSE;
      done_cb (self);
      return TRUE;
    default:
      return FALSE;
    }
}

static gboolean
key_cb (ProbePuzzlePage *self, guint keyval, guint code, GdkModifierType state)
{
  char letters[PROBE_TYPING_MAX + 1];

  if ((state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return FALSE;
  if (self->repeated)
    return TRUE;
  if (gtk_widget_get_visible (self->popover))
    return FALSE;
  if (self->naming.on && naming_key (self, keyval))
    return TRUE;
  if (keyval >= GDK_KEY_1 && keyval < GDK_KEY_1 + PROBE_PUZZLE_TRAYS)
    {
      choose (self, keyval - GDK_KEY_1);
      return TRUE;
    }
  if (probe_typing_letters (keyval, letters) == 0 || letters[0] == PROBE_BLANK)
    return FALSE;
  /* Œ may be typed of a word, but is not one question. */
  if (!self->naming.on && letters[1] != '\0')
    return FALSE;
  for (const char *letter = letters; *letter != '\0'; letter++)
    letter_cb (self, *letter);
  return TRUE;
}

/* Whether a key presses the button that has the focus, or asks for a letter. */
static gboolean
is_acting (guint keyval)
{
  char letters[PROBE_TYPING_MAX + 1];

  return salon_held_key_is_for_buttons (keyval) || probe_typing_letters (keyval, letters) > 0;
}

/* A key that is held down does one thing: no question can be taken back. This is heard in the whole window, before the
 * page, because the key may be released elsewhere. */
static gboolean
held_cb (ProbePuzzlePage *self, guint keyval, guint code)
{
  self->repeated = code == self->held;
  if (is_acting (keyval))
    self->held = code;
  return GDK_EVENT_PROPAGATE;
}

static void
released_cb (ProbePuzzlePage *self, guint keyval, guint code)
{
  if (code == self->held)
    self->held = 0;
}

/* Another window gets the release of a key that is let go there. */
static void
active_changed_cb (ProbePuzzlePage *self)
{
  self->held = 0;
}

static void
probe_puzzle_page_root (GtkWidget *widget)
{
  ProbePuzzlePage *self = PROBE_PUZZLE_PAGE (widget);
  GtkRoot *window;

  GTK_WIDGET_CLASS (probe_puzzle_page_parent_class)->root (widget);
  window = gtk_widget_get_root (widget);
  self->held = 0;
  self->window_keys = gtk_event_controller_key_new ();
  gtk_event_controller_set_propagation_phase (self->window_keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (self->window_keys, "key-pressed", G_CALLBACK (held_cb), self);
  g_signal_connect_swapped (self->window_keys, "key-released", G_CALLBACK (released_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (window), self->window_keys);
  g_signal_connect_swapped (window, "notify::is-active", G_CALLBACK (active_changed_cb), self);
}

static void
probe_puzzle_page_unroot (GtkWidget *widget)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (widget));

  g_signal_handlers_disconnect_by_data (window, widget);
  gtk_widget_remove_controller (window, g_steal_pointer (&PROBE_PUZZLE_PAGE (widget)->window_keys));
  GTK_WIDGET_CLASS (probe_puzzle_page_parent_class)->unroot (widget);
}

/* Where everything stands */

static void
move_side (ProbePuzzlePage *self)
{
  if (self->narrow == (gtk_widget_get_parent (self->side) != GTK_WIDGET (self)))
    return;

  g_object_ref (self->side);
  if (self->narrow)
    {
      gtk_widget_unparent (self->side);
      gtk_popover_set_child (GTK_POPOVER (self->popover), self->side);
    }
  else
    {
      gtk_popover_popdown (GTK_POPOVER (self->popover));
      gtk_popover_set_child (GTK_POPOVER (self->popover), NULL);
      gtk_widget_set_parent (self->side, GTK_WIDGET (self));
    }
  g_object_unref (self->side);
  gtk_widget_set_child_visible (self->side, TRUE);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->side),
                                  self->narrow ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
}

static gboolean
fit_cb (gpointer data)
{
  ProbePuzzlePage *self = data;

  self->fit_id = 0;
  move_side (self);
  gtk_widget_set_visible (self->side_button, self->narrow);
  for (guint i = 0; i < PROBE_PUZZLE_TRAYS; i++)
    probe_puzzle_tray_set_text_scale (self->tray[i], self->text);
  salon_emblem_set_size (SALON_EMBLEM (self->emblem), (int) (EMBLEM * self->text));
  return G_SOURCE_REMOVE;
}

/* Widgets must not change their parents or sizes during an allocation. */
static void
fit (ProbePuzzlePage *self, gboolean narrow, double text)
{
  if (narrow == self->narrow && text == self->text)
    return;

  self->narrow = narrow;
  self->text = text;
  if (self->fit_id == 0)
    self->fit_id = g_idle_add_full (G_PRIORITY_HIGH_IDLE, fit_cb, self, NULL);
}

static void
place (GtkWidget *widget, double x, double y, double width, double height)
{
  const GtkAllocation there = { (int) x, (int) y, (int) MAX (1, width), (int) MAX (1, height) };

  gtk_widget_size_allocate (widget, &there, -1);
}

static void
place_trays (ProbePuzzlePage *self, double left, double plate, double p)
{
  const double tray = round (TRAY_WIDE * p), gap = round (PLATE_GAP * p);

  for (guint i = 0; i < PROBE_PUZZLE_TRAYS; i++)
    {
      probe_puzzle_tray_set_lengths (self->tray[i], (int) round (plate), p);
      place (GTK_WIDGET (self->tray[i]), left, TOP + i * round ((TRAY_HIGH + ROW_GAP) * p), round (plate) + gap + tray,
             round (TRAY_HIGH * p));
    }
}

static void
probe_puzzle_page_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  ProbePuzzlePage *self = PROBE_PUZZLE_PAGE (widget);
  const gboolean large = salon_floor_is_large (SALON_FLOOR (self));
  /* How much larger the user’s text is than usual on a page of this size. */
  const double text = MAX (1, salon_text_get_scale (widget) / (large ? LARGE_TEXT : 1));
  const gboolean narrow = width < WIDE * text || height < HIGH * text;
  const double margin = large ? 2 * MARGIN : narrow ? .6 * MARGIN : MARGIN;
  const double wish = (large ? SIDE_LARGE : SIDE) * text;
  const double side = narrow ? 0 : wish + (large ? 2 : 1) * GUTTER;
  const double room = width - 2 * margin - side;
  const double pegs = salon_place_measure_least (GTK_WIDGET (self->pegs), GTK_ORIENTATION_VERTICAL, (int) room);
  const double strip = salon_place_measure_least (self->strip, GTK_ORIENTATION_VERTICAL, (int) room),
               panel = salon_place_measure_least (GTK_WIDGET (self->panel), GTK_ORIENTATION_VERTICAL, (int) room);
  const double gaps = 2 * ROW_GAP + 3 * BELOW_GAP;
  const double high = height - TOP - margin;
  double p = high / (3 * TRAY_HIGH + gaps + PEGS_HIGH + STRIP_HIGH + PANEL_HIGH), pegs_high, strip_high, y, left, plate;

  fit (self, narrow, salon_text_get_scale (widget));
  /* Where the text is large for the window, the trays leave it the room that it needs. */
  for (int i = 0; i < 3; i++)
    p = (high - MAX (pegs, PEGS_HIGH * p) - MAX (strip, STRIP_HIGH * p) - MAX (panel, PANEL_HIGH * p))
        / (3 * TRAY_HIGH + gaps);
  p = MAX (SMALLEST_PITCH, MIN (p, room / (PLATE_WIDE + PLATE_GAP + TRAY_WIDE)));
  /* Where the trays are low there is room for wider plates, which need it. */
  plate = MIN (PLATE_WIDEST * text * p, room - (PLATE_GAP + TRAY_WIDE) * p);
  plate = narrow ? MAX (PLATE_WIDE * p, plate) : PLATE_WIDE * p;
  left = margin + round ((room - plate - (PLATE_GAP + TRAY_WIDE) * p) / 2);

  place_trays (self, MAX (margin, left), plate, p);
  y = TOP + round ((3 * TRAY_HIGH + 2 * ROW_GAP + BELOW_GAP) * p);
  pegs_high = MAX (pegs, round (PEGS_HIGH * p));
  strip_high = MAX (strip, round (STRIP_HIGH * p));
  place (GTK_WIDGET (self->pegs), margin, y, room, pegs_high);
  y += pegs_high + round (BELOW_GAP * p);
  place (self->strip, margin, y, room, strip_high);
  y += strip_high + round (BELOW_GAP * p);
  place (GTK_WIDGET (self->panel), margin, y, room, height - margin - y);
  if (gtk_widget_get_parent (self->side) == widget)
    {
      gtk_widget_set_child_visible (self->side, !narrow);
      place (self->side, width - margin - wish, TOP, wish, height - TOP - margin);
    }

  SALON_FLOOR_CLASS (probe_puzzle_page_parent_class)->parent_class.size_allocate (widget, width, height, baseline);
}

static void
probe_puzzle_page_measure (GtkWidget *widget,
                           GtkOrientation orientation,
                           int for_size,
                           int *minimum,
                           int *natural,
                           int *minimum_baseline,
                           int *natural_baseline)
{
  ProbePuzzlePage *self = PROBE_PUZZLE_PAGE (widget);
  int least = 0, other;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    gtk_widget_measure (child, orientation, -1, &other, NULL, NULL, NULL);
  gtk_widget_measure (GTK_WIDGET (self->panel), orientation, -1, &least, NULL, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      gtk_widget_measure (GTK_WIDGET (self->pegs), orientation, -1, &other, NULL, NULL, NULL);
      *minimum = MAX (MAX (least, other) + 2 * MARGIN, (int) (SMALLEST_PITCH * (PLATE_WIDE + TRAY_WIDE) + 3 * MARGIN));
    }
  else
    *minimum = least + salon_place_measure_least (GTK_WIDGET (self->pegs), GTK_ORIENTATION_VERTICAL, -1)
               + salon_place_measure_least (self->strip, GTK_ORIENTATION_VERTICAL, -1)
               + (int) (SMALLEST_PITCH * (3 * TRAY_HIGH + 2)) + 2 * MARGIN;
  *natural = MAX (*minimum, orientation == GTK_ORIENTATION_HORIZONTAL ? 1240 : 720);
}

/* The object */

static void
probe_puzzle_page_dispose (GObject *object)
{
  g_clear_handle_id (&PROBE_PUZZLE_PAGE (object)->fit_id, g_source_remove);

  G_OBJECT_CLASS (probe_puzzle_page_parent_class)->dispose (object);
}

static void
probe_puzzle_page_class_init (ProbePuzzlePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = probe_puzzle_page_dispose;
  widget_class->root = probe_puzzle_page_root;
  widget_class->unroot = probe_puzzle_page_unroot;
  widget_class->measure = probe_puzzle_page_measure;
  widget_class->size_allocate = probe_puzzle_page_size_allocate;

  signals[ASKED] = g_signal_new ("asked", PROBE_TYPE_PUZZLE_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                 2, G_TYPE_UINT, G_TYPE_INT);
  signals[NAMED] = g_signal_new ("named", PROBE_TYPE_PUZZLE_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                 2, G_TYPE_UINT, G_TYPE_STRING);
  gtk_widget_class_set_css_name (widget_class, "probe-puzzle-page");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
make_label (const char *class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "xalign", 0., "wrap", TRUE, NULL);

  gtk_widget_add_css_class (label, class);
  return label;
}

static void
make_trays (ProbePuzzlePage *self)
{
  for (guint i = 0; i < PROBE_PUZZLE_TRAYS; i++)
    {
      self->tray[i] = PROBE_PUZZLE_TRAY (probe_puzzle_tray_new (i));
      g_signal_connect_swapped (self->tray[i], "chosen", G_CALLBACK (tray_cb), self);
      g_signal_connect_swapped (self->tray[i], "space-chosen", G_CALLBACK (space_cb), self);
      gtk_widget_set_parent (GTK_WIDGET (self->tray[i]), GTK_WIDGET (self));
    }
}

static void
make_strip (ProbePuzzlePage *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *lines = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "valign", GTK_ALIGN_CENTER,
                                   "hexpand", TRUE, NULL);

  self->emblem = salon_emblem_new (probe_puzzle_get_colour (0), EMBLEM);
  gtk_widget_set_valign (self->emblem, GTK_ALIGN_CENTER);
  self->sentence = g_object_new (GTK_TYPE_LABEL, "xalign", 0., "wrap", TRUE, "accessible-role",
                                 GTK_ACCESSIBLE_ROLE_STATUS, "name", "sentence", NULL);
  gtk_widget_add_css_class (self->sentence, "sentence");
  self->standing = make_label ("standing");
  gtk_box_append (GTK_BOX (lines), self->sentence);
  gtk_box_append (GTK_BOX (lines), self->standing);
  gtk_box_append (GTK_BOX (box), self->emblem);
  gtk_box_append (GTK_BOX (box), lines);
  gtk_widget_add_css_class (box, "puzzle-strip");
  self->strip = probe_puzzle_sheet_new ("chronicle.9", box);
  gtk_widget_set_parent (self->strip, GTK_WIDGET (self));
}

static void
make_panel (ProbePuzzlePage *self)
{
  self->panel = PROBE_PUZZLE_PANEL (probe_puzzle_panel_new ());
  g_signal_connect_swapped (self->panel, "letter", G_CALLBACK (letter_cb), self);
  g_signal_connect_swapped (self->panel, "name", G_CALLBACK (name_cb), self);
  g_signal_connect_swapped (self->panel, "cancel", G_CALLBACK (cancel_cb), self);
  g_signal_connect_swapped (self->panel, "done", G_CALLBACK (done_cb), self);
  gtk_widget_set_parent (GTK_WIDGET (self->panel), GTK_WIDGET (self));
}

static void
make_side (ProbePuzzlePage *self)
{
  self->side = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  gtk_widget_add_css_class (self->side, "puzzle-side");
  self->calendar = PROBE_PUZZLE_CALENDAR (probe_puzzle_calendar_new ());
  self->result = PROBE_PUZZLE_RESULT (probe_puzzle_result_new ());
  self->column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  gtk_widget_set_vexpand (self->column, TRUE);
  gtk_widget_set_hexpand (self->column, TRUE);
  gtk_box_append (GTK_BOX (self->column), GTK_WIDGET (self->result));
  gtk_box_append (GTK_BOX (self->side), GTK_WIDGET (self->calendar));
  gtk_box_append (GTK_BOX (self->side), self->column);
  gtk_widget_set_parent (self->side, GTK_WIDGET (self));

  self->popover = gtk_popover_new ();
  gtk_widget_add_css_class (self->popover, "puzzle-popover");
  self->side_button = g_object_new (GTK_TYPE_MENU_BUTTON, "icon-name", "x-office-calendar-symbolic", "popover",
                                    self->popover, "direction", GTK_ARROW_UP, "name", "calendar-button", "valign",
                                    GTK_ALIGN_CENTER, "visible", FALSE, "tooltip-text", _ ("Calendar and signs"), NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->side_button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Calendar and signs"), -1);
  probe_puzzle_pegs_add (self->pegs, self->side_button);
}

static void
theme_changed_cb (ProbePuzzlePage *self)
{
  salon_style_set_class (GTK_WIDGET (self), "plain", salon_theme_get_mode () >= SALON_THEME_CONTRAST);
}

static void
probe_puzzle_page_init (ProbePuzzlePage *self)
{
  static const SalonFloorStyle style = { "house:probe/puzzle-floor", SMALL_BELOW, LARGE_HIGH, TRUE };
  GtkEventController *keys = gtk_event_controller_key_new ();

  probe_widgets_load_style ();
  salon_style_load ("probe/probe-puzzle");
  salon_floor_set_style (SALON_FLOOR (self), &style);
  make_trays (self);
  self->pegs = PROBE_PUZZLE_PEGS (probe_puzzle_pegs_new ());
  gtk_widget_set_name (GTK_WIDGET (self->pegs), "pegs");
  gtk_widget_set_parent (GTK_WIDGET (self->pegs), GTK_WIDGET (self));
  make_strip (self);
  make_panel (self);
  make_side (self);
  /* Before a button that has the focus takes Enter or Backspace. */
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  salon_theme_connect (self, G_CALLBACK (theme_changed_cb));
  theme_changed_cb (self);
  show (self);
}

GtkWidget *
probe_puzzle_page_new (void)
{
  return g_object_new (PROBE_TYPE_PUZZLE_PAGE, NULL);
}

/* What is heard of the last move. A wrong question is heard when its peg drops. */
static void
sound (ProbePuzzlePage *self)
{
  const ProbePuzzleMove *last = &self->puzzle.moves[self->puzzle.n_moves - 1];

  if (last->outcome == PROBE_PUZZLE_WRONG)
    return;
  if (probe_puzzle_is_over (&self->puzzle))
    salon_sound_play (SALON_SOUND_END);
  else if (self->puzzle.hidden[last->tray] == 0)
    salon_sound_play (SALON_SOUND_CHORD);
  else
    salon_sound_play (SALON_SOUND_CARD);
}

void
probe_puzzle_page_update (ProbePuzzlePage *self, const ProbePuzzleScene *scene)
{
  const ProbePuzzle *puzzle = scene->puzzle;
  const ProbePuzzleMove *last = NULL;

  g_return_if_fail (PROBE_IS_PUZZLE_PAGE (self));

  probe_puzzle_naming_end (&self->naming);
  if (puzzle == NULL || !self->has_puzzle || puzzle->day != self->puzzle.day)
    {
      self->chosen = 0;
      probe_puzzle_panel_set_on (self->panel, '\0');
    }
  self->has_puzzle = puzzle != NULL;
  self->puzzle = puzzle != NULL ? *puzzle : (ProbePuzzle) { .par = -1 };
  if (self->puzzle.n_moves > 0)
    last = &self->puzzle.moves[self->puzzle.n_moves - 1];
  if (last != NULL)
    self->chosen = last->tray;
  salon_emblem_set_seat (SALON_EMBLEM (self->emblem), probe_puzzle_get_colour (self->chosen));
  gtk_widget_set_visible (self->emblem, last != NULL);
  choose_open (self);
  if (!can_ask (self, self->chosen))
    probe_puzzle_panel_set_on (self->panel, '\0');

  gtk_label_set_label (GTK_LABEL (self->sentence), scene->sentence);
  gtk_label_set_label (GTK_LABEL (self->standing), scene->standing);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->sentence), GTK_ACCESSIBLE_PROPERTY_LABEL, scene->sentence, -1);
  probe_puzzle_pegs_set (self->pegs, self->puzzle.wrong, self->puzzle.par,
                         scene->moved && last != NULL && last->outcome == PROBE_PUZZLE_WRONG);
  show (self);
  if (scene->moved && last != NULL)
    sound (self);
}

ProbePuzzleCalendar *
probe_puzzle_page_get_calendar (ProbePuzzlePage *self)
{
  return self->calendar;
}

ProbePuzzleResult *
probe_puzzle_page_get_result (ProbePuzzlePage *self)
{
  return self->result;
}

void
probe_puzzle_page_add (ProbePuzzlePage *self, GtkWidget *widget)
{
  gtk_box_prepend (GTK_BOX (self->column), widget);
}

void
probe_puzzle_page_focus (ProbePuzzlePage *self)
{
  g_return_if_fail (PROBE_IS_PUZZLE_PAGE (self));

  if (can_ask (self, self->chosen))
    probe_puzzle_panel_focus_keys (self->panel);
  else
    {
      if (self->narrow)
        gtk_widget_grab_focus (self->side_button);
      else
        probe_puzzle_result_focus (self->result);
    }
}

void
probe_puzzle_page_close_side (ProbePuzzlePage *self)
{
  g_return_if_fail (PROBE_IS_PUZZLE_PAGE (self));

  gtk_popover_popdown (GTK_POPOVER (self->popover));
}
