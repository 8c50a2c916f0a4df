/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-puzzle-calendar.h"

#include <glib/gi18n-lib.h>

#include "model/probe/probe-puzzle-text.h"
#include "widgets/salon-tooltip.h"
#include "widgets/salon-why.h"

#define DAYS_OF_WEEK 7

/* Any Monday. */
#define SOME_MONDAY 1

struct _ProbePuzzleCalendar {
  GtkWidget parent_instance;

  GtkWidget *box, *title, *back, *forward, *grid, *running;
};

G_DEFINE_FINAL_TYPE (ProbePuzzleCalendar, probe_puzzle_calendar, GTK_TYPE_WIDGET)

enum {
  CHOSEN,
  TURNED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
back_cb (ProbePuzzleCalendar *self)
{
  g_signal_emit (self, signals[TURNED], 0, -1);
}

static void
forward_cb (ProbePuzzleCalendar *self)
{
  g_signal_emit (self, signals[TURNED], 0, 1);
}

static void
chosen_cb (ProbePuzzleCalendar *self, GtkWidget *button)
{
  g_signal_emit (self, signals[CHOSEN], 0, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "day")));
}

static void
probe_puzzle_calendar_dispose (GObject *object)
{
  g_clear_pointer (&PROBE_PUZZLE_CALENDAR (object)->box, gtk_widget_unparent);

  G_OBJECT_CLASS (probe_puzzle_calendar_parent_class)->dispose (object);
}

static void
probe_puzzle_calendar_class_init (ProbePuzzleCalendarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = probe_puzzle_calendar_dispose;
  signals[CHOSEN] = g_signal_new ("chosen", PROBE_TYPE_PUZZLE_CALENDAR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[TURNED] = g_signal_new ("turned", PROBE_TYPE_PUZZLE_CALENDAR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_INT);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "probe-puzzle-calendar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

/* A label whose text stands in the name of what it is part of. */
static GtkWidget *
make_part (const char *text)
{
  return g_object_new (GTK_TYPE_LABEL, "label", text, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
}

static GtkWidget *
make_label (const char *text, const char *class)
{
  GtkWidget *label = gtk_label_new (text);

  if (class != NULL)
    gtk_widget_add_css_class (label, class);
  return label;
}

static GtkWidget *
make_turn (ProbePuzzleCalendar *self, const char *icon, const char *name, GCallback callback)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_add_css_class (button, "flat");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  salon_tooltip_set (button, name);
  g_signal_connect_swapped (button, "clicked", callback, self);
  return button;
}

/* One of the two lines that say what the ground of a number means. */
static void
add_key (GtkWidget *legend, const char *class, const char *text)
{
  GtkWidget *sample = make_part ("");

  gtk_widget_add_css_class (sample, "mark");
  gtk_widget_add_css_class (sample, class);
  gtk_widget_add_css_class (sample, "sample");
  gtk_widget_set_valign (sample, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (legend), sample);
  gtk_box_append (GTK_BOX (legend), make_label (text, "second"));
}

static void
probe_puzzle_calendar_init (ProbePuzzleCalendar *self)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *legend = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_add_css_class (self->box, "calendar-sheet");
  self->back = make_turn (self, "go-previous-symbolic", _ ("Previous month"), G_CALLBACK (back_cb));
  self->forward = make_turn (self, "go-next-symbolic", _ ("Next month"), G_CALLBACK (forward_cb));
  gtk_widget_set_name (self->back, "month-back");
  gtk_widget_set_name (self->forward, "month-forward");
  self->title = make_label (NULL, "calendar-month");
  gtk_widget_set_hexpand (self->title, TRUE);
  gtk_box_append (GTK_BOX (head), self->back);
  gtk_box_append (GTK_BOX (head), self->title);
  gtk_box_append (GTK_BOX (head), self->forward);
  gtk_widget_add_css_class (head, "calendar-head");
  gtk_box_append (GTK_BOX (self->box), head);

  self->grid =
    g_object_new (GTK_TYPE_GRID, "column-homogeneous", TRUE, "row-homogeneous", FALSE, "vexpand", TRUE, NULL);
  gtk_widget_add_css_class (self->grid, "calendar-days");
  gtk_box_append (GTK_BOX (self->box), self->grid);

  self->running = g_object_new (GTK_TYPE_LABEL, "xalign", 1., "hexpand", TRUE, "ellipsize", PANGO_ELLIPSIZE_END, NULL);
  gtk_widget_add_css_class (self->running, "running");
  gtk_widget_set_name (self->running, "days-running");
  /* Translators: below a calendar of puzzles: solved with as few wrong questions as a good player needs, or fewer */
  add_key (legend, "at-par", _ ("par or better"));
  /* Translators: below a calendar of puzzles: solved with more wrong questions than a good player needs */
  add_key (legend, "above-par", C_ ("puzzle", "more"));
  gtk_box_append (GTK_BOX (legend), self->running);
  gtk_widget_add_css_class (legend, "calendar-legend");
  gtk_box_append (GTK_BOX (self->box), legend);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

GtkWidget *
probe_puzzle_calendar_new (void)
{
  return g_object_new (PROBE_TYPE_PUZZLE_CALENDAR, NULL);
}

/* What stands below the number of a day. */
static GtkWidget *
make_mark (const ProbePuzzleDay *day, gboolean to_come)
{
  g_autofree char *wrong = g_strdup_printf ("%u", day->wrong);
  GtkWidget *mark = make_part (day->done ? wrong : day->begun ? "•••" : to_come ? "" : "·");

  gtk_widget_add_css_class (mark, day->done ? "mark" : "no-mark");
  if (day->done)
    gtk_widget_add_css_class (mark, (int) day->wrong <= day->par ? "at-par" : "above-par");
  gtk_widget_set_halign (mark, GTK_ALIGN_CENTER);
  return mark;
}

/* “Friday 6 November, 9 wrong, par 7” */
static char *
describe (const ProbePuzzleMonth *month, SalonDay day, const ProbePuzzleDay *known)
{
  g_autofree char *date = probe_puzzle_say_day (day);

  if (known->done)
    /* Translators: a date, the wrong questions of that day, and those that a good player needs */
    return g_strdup_printf (_ ("%s, %u wrong, par %d"), date, known->wrong, known->par);
  if (known->begun)
    /* Translators: a date, on which the puzzle was begun and is not solved yet */
    return g_strdup_printf (_ ("%s, begun"), date);
  if (day == month->today)
    /* Translators: a date */
    return g_strdup_printf (_ ("%s, today"), date);
  return g_steal_pointer (&date);
}

static GtkWidget *
make_day (ProbePuzzleCalendar *self, const ProbePuzzleMonth *month, SalonDay day, guint of_month)
{
  const ProbePuzzleDay *known = &month->days[of_month - 1];
  const gboolean to_come = day > month->today;
  g_autofree char *number = g_strdup_printf ("%u", of_month);
  g_autofree char *name = g_strdup_printf ("day-%u", of_month);
  g_autofree char *told = describe (month, day, known);
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *figure = make_part (number), *button;

  gtk_widget_add_css_class (figure, "number");
  gtk_box_append (GTK_BOX (lines), figure);
  gtk_box_append (GTK_BOX (lines), make_mark (known, to_come));
  button = g_object_new (GTK_TYPE_BUTTON, "name", name, "child", lines, "sensitive", !to_come, NULL);
  gtk_widget_add_css_class (button, "calendar-day");
  if (day == month->shown)
    gtk_widget_add_css_class (button, "shown");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, told, -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_PRESSED,
                               day == month->shown ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
  g_object_set_data (G_OBJECT (button), "day", GUINT_TO_POINTER (day));
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (chosen_cb), self);
  return button;
}

void
probe_puzzle_calendar_show (ProbePuzzleCalendar *self, const ProbePuzzleMonth *month)
{
  const SalonDay next = salon_day_get_month (month->month, 1);
  guint year, of_year, of_month, weekday, this_year, other;
  g_autofree char *title = NULL;
  GtkWidget *child;

  g_return_if_fail (PROBE_IS_PUZZLE_CALENDAR (self));

  salon_day_get (month->month, &year, &of_year, &of_month, &weekday);
  salon_day_get (month->today, &this_year, &other, &other, &other);
  /* Translators: a month such as “November”, and such as “November 2025”, for salon_date_format() */
  title = salon_day_format (month->month, year == this_year ? C_ ("date", "%OB") : C_ ("date", "%OB %Y"));
  gtk_label_set_label (GTK_LABEL (self->title), title);
  salon_why_grey (self->back, month->can_go_back ? NULL : _ ("There are no older puzzles."));
  salon_why_grey (self->forward, next <= month->today ? NULL : _ ("The next month has not begun yet."));
  gtk_label_set_label (GTK_LABEL (self->running), month->running != NULL ? month->running : "");
  gtk_widget_set_visible (self->running, month->running != NULL);

  while ((child = gtk_widget_get_first_child (self->grid)) != NULL)
    gtk_grid_remove (GTK_GRID (self->grid), child);
  for (guint i = 0; i < DAYS_OF_WEEK; i++)
    {
      g_autofree char *name = salon_day_format (SOME_MONDAY + i, "%a");

      gtk_grid_attach (GTK_GRID (self->grid), make_label (name, "weekday"), (int) i, 0, 1, 1);
    }
  for (SalonDay day = month->month; day < next; day++)
    {
      const guint i = day - month->month + weekday - 1;

      gtk_grid_attach (GTK_GRID (self->grid), make_day (self, month, day, day - month->month + 1),
                       (int) (i % DAYS_OF_WEEK), (int) (1 + i / DAYS_OF_WEEK), 1, 1);
    }
}
