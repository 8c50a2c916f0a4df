/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/probe/probe-seats.h"

#include <glib/gi18n.h>

#include "rules/probe/probe-apply.h"
#include "widgets/probe/probe-tray.h"
#include "widgets/salon-colours.h"
#include "widgets/salon-seat-tag.h"

#define GAP            8
#define TAG_WIDTH      150 /* of a plate of the usual height */
#define TAG_HEIGHT     40
#define MIN_TRAY_WIDTH 296

/* The main seat's trays are at least this much wider than the others, and at
 * most that much where there is room left. */
#define MAIN_SCALE      1.15
#define MAIN_SCALE_MOST 2.0

/* The plates' size follows their text. */
typedef struct {
  int width, height;
} TagSize;

typedef struct {
  GtkWidget *tag;
  GtkWidget *tray[PROBE_MAX_TRAYS];
} Seat;

struct _ProbeSeats {
  GtkWidget parent_instance;

  int n_seats;
  int n_trays;
  int main_seat;
  TagSize tag;
  Seat seat[PROBE_MAX_SEATS];
  guint askable;
};

G_DEFINE_FINAL_TYPE (ProbeSeats, probe_seats, GTK_TYPE_WIDGET)

enum {
  SEAT_ACTIVATED,
  TRAY_ACTIVATED,
  SPACE_ACTIVATED,
  LETTER_DROPPED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* Layout */

/* How the opponents stand: in columns, with the plates beside or above. */
typedef struct {
  int columns;
  gboolean above;
  gboolean crowded; /* the main seat is one among the others */
  int tray_width;   /* of an opponent */
} Plan;

static gboolean
has_main (ProbeSeats *self)
{
  return self->main_seat != PROBE_NOBODY;
}

static int
n_opponents (ProbeSeats *self)
{
  return self->n_seats - (has_main (self) ? 1 : 0);
}

static int
main_width (ProbeSeats *self, const Plan *plan, int width)
{
  return MIN ((int) (plan->tray_width * MAIN_SCALE), width - self->tag.width - GAP);
}

/* Seats in the columns. */
static int
n_cells (ProbeSeats *self, const Plan *plan)
{
  return plan->crowded ? self->n_seats : n_opponents (self);
}

/* The height that @plan takes. */
static int
plan_height (ProbeSeats *self, const Plan *plan, int width)
{
  const int rows = (n_cells (self, plan) + plan->columns - 1) / plan->columns;
  const int tray = probe_tray_get_height_for_width (plan->tray_width);
  int row = tray * self->n_trays + GAP / 2 * (self->n_trays - 1);
  int height;

  if (plan->above)
    row += self->tag.height + GAP / 4;
  else
    row = MAX (row, self->tag.height);
  height = rows * row + MAX (0, rows - 1) * GAP;
  if (has_main (self) && !plan->crowded)
    height += GAP
              + MAX (self->tag.height, self->n_trays * probe_tray_get_height_for_width (main_width (self, plan, width))
                                         + GAP / 2 * (self->n_trays - 1));
  return height;
}

/* Makes the trays of @plan as wide as fits. FALSE when they cannot be wide enough. */
static gboolean
widen (ProbeSeats *self, Plan *plan, int width, int height)
{
  const int column = (width - (plan->columns - 1) * GAP * 2) / plan->columns;
  int most = column - (plan->above ? 0 : self->tag.width + GAP);
  int least = MIN_TRAY_WIDTH;

  if (plan->columns == 1 && has_main (self) && !plan->crowded)
    most = (int) (most / MAIN_SCALE);
  if (most < least)
    return FALSE;

  /* The height grows with the width of the trays. */
  while (least < most)
    {
      plan->tray_width = (least + most + 1) / 2;
      if (plan_height (self, plan, width) <= height)
        least = plan->tray_width;
      else
        most = plan->tray_width - 1;
    }
  plan->tray_width = least;

  return plan_height (self, plan, width) <= height;
}

/* All plates are as high as the highest, and as wide as is usual for that height. */
static void
measure_tags (ProbeSeats *self)
{
  self->tag.height = 0;
  for (int seat = 0; seat < self->n_seats; seat++)
    {
      int height;

      gtk_widget_measure (self->seat[seat].tag, GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
      self->tag.height = MAX (self->tag.height, height);
    }
  self->tag.width = TAG_WIDTH * MAX (self->tag.height, TAG_HEIGHT) / TAG_HEIGHT;
}

/* The plan with the largest trays that fit. Where the main seat finds no room of
 * its own it stands among the others. */
static Plan
best_plan (ProbeSeats *self, int width, int height)
{
  Plan best = { .columns = 1, .tray_width = 0 };

  for (int crowded = 0; crowded <= 1 && best.tray_width == 0; crowded++)
    for (int columns = 1; columns <= MIN (3, MAX (1, n_opponents (self))); columns++)
      for (int above = 0; above <= 1; above++)
        {
          Plan plan = { columns, above, crowded, 0 };

          /* One column with plates beside the trays is the easiest to read;
           * anything else must be worth it. */
          if (widen (self, &plan, width, height)
              && plan.tray_width > best.tray_width * (columns == 1 && above ? 125 : 103) / 100)
            best = plan;
        }

  if (best.tray_width == 0)
    best = (Plan) { n_opponents (self) > 2 ? 2 : 1, n_opponents (self) > 2, n_opponents (self) > 2, MIN_TRAY_WIDTH };
  return best;
}

/* The main seat may grow into @height that nobody else needs. */
static int
widest_main (ProbeSeats *self, const Plan *plan, int width, int height)
{
  const int gaps = GAP / 2 * (self->n_trays - 1);
  const int fits = probe_tray_get_width_for_height (MAX (1, (height - gaps) / self->n_trays));
  const int most = MIN ((int) (plan->tray_width * MAIN_SCALE_MOST), width - self->tag.width - GAP);

  return MAX (main_width (self, plan, width), MIN (fits, most));
}

static void
place (GtkWidget *widget, int x, int y, int width, int height)
{
  int least_width, least_height;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least_width, NULL, NULL, NULL);
  width = MAX (width, least_width);
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, &least_height, NULL, NULL, NULL);
  height = MAX (height, least_height);
  gtk_widget_size_allocate (widget, &(GtkAllocation) { x, y, width, height }, -1);
}

/* Places one seat with its corner at @x, @y and returns its height. */
static int
place_seat (ProbeSeats *self, int seat, int x, int y, int tray_width, gboolean above)
{
  const int tray_height = probe_tray_get_height_for_width (tray_width);
  const int trays_height = self->n_trays * tray_height + GAP / 2 * (self->n_trays - 1);
  const int tray_x = above ? x : x + self->tag.width + GAP;
  const int tray_y = above ? y + self->tag.height + GAP / 4 : y + MAX (0, (self->tag.height - trays_height) / 2);

  if (above)
    place (self->seat[seat].tag, x, y, MIN (tray_width, self->tag.width * 2), self->tag.height);
  else
    place (self->seat[seat].tag, x, y + MAX (0, (trays_height - self->tag.height) / 2), self->tag.width,
           self->tag.height);
  for (int tray = 0; tray < self->n_trays; tray++)
    place (self->seat[seat].tray[tray], tray_x, tray_y + tray * (tray_height + GAP / 2), tray_width, tray_height);

  return above ? self->tag.height + GAP / 4 + trays_height : MAX (self->tag.height, trays_height);
}

static void
probe_seats_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  ProbeSeats *self = PROBE_SEATS (widget);
  Plan plan;
  int used, extra, y, column_width, i = 0, row_height = 0;

  if (self->n_seats == 0)
    return;

  measure_tags (self);
  plan = best_plan (self, width, height);
  used = plan_height (self, &plan, width);
  column_width = (width + GAP * 2) / plan.columns;
  /* What is left over goes between the rows, but not without end. */
  extra = CLAMP ((height - used) / (n_cells (self, &plan) / plan.columns + 2), 0, GAP * 3);
  y = CLAMP ((height - used) / 2 - extra, 0, GAP * 2);

  for (int n = 0; n < self->n_seats; n++)
    {
      const int seat = has_main (self) ? (self->main_seat + 1 + n) % self->n_seats : n;

      if (seat == self->main_seat && !plan.crowded)
        continue;
      row_height = place_seat (self, seat, i % plan.columns * column_width, y, plan.tray_width, plan.above);
      if (++i % plan.columns == 0 || i == n_cells (self, &plan))
        y += row_height + GAP + extra;
    }
  if (has_main (self) && !plan.crowded)
    place_seat (self, self->main_seat, 0, y, widest_main (self, &plan, width, height - y), FALSE);
}

static void
probe_seats_measure (GtkWidget *widget,
                     GtkOrientation orientation,
                     int for_size,
                     int *minimum,
                     int *natural,
                     int *minimum_baseline,
                     int *natural_baseline)
{
  ProbeSeats *self = PROBE_SEATS (widget);
  const gboolean many = n_opponents (self) > 3;
  const Plan small = { many ? 2 : 1, many, many, MIN_TRAY_WIDTH };

  measure_tags (self);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = self->tag.width + GAP + MIN_TRAY_WIDTH + 100;
      *natural = self->tag.width + GAP + 640;
    }
  else
    {
      *minimum = self->n_seats == 0 ? 0 : plan_height (self, &small, self->tag.width + GAP + MIN_TRAY_WIDTH + 100);
      *natural = *minimum * 2;
    }
}

/* Signals */

static int
seat_of (ProbeSeats *self, gconstpointer widget, int *tray)
{
  for (int seat = 0; seat < self->n_seats; seat++)
    for (*tray = 0; *tray < self->n_trays; ++*tray)
      if (self->seat[seat].tray[*tray] == widget || self->seat[seat].tag == widget)
        return seat;

  g_return_val_if_reached (0);
}

static void
tag_activated_cb (GtkWidget *tag, ProbeSeats *self)
{
  int tray;

  g_signal_emit (self, signals[SEAT_ACTIVATED], 0, seat_of (self, tag, &tray));
}

static void
tray_activated_cb (GtkWidget *widget, ProbeSeats *self)
{
  int tray = 0;
  const int seat = seat_of (self, widget, &tray);

  if (self->askable & 1u << seat)
    g_signal_emit (self, signals[SEAT_ACTIVATED], 0, seat);
  else
    g_signal_emit (self, signals[TRAY_ACTIVATED], 0, seat, tray);
}

static void
space_activated_cb (GtkWidget *widget, int slot, ProbeSeats *self)
{
  int tray = 0;
  const int seat = seat_of (self, widget, &tray);

  g_signal_emit (self, signals[SPACE_ACTIVATED], 0, seat, tray, slot);
}

static void
letter_dropped_cb (GtkWidget *widget, int letter, int slot, ProbeSeats *self)
{
  int tray;

  g_signal_emit (self, signals[LETTER_DROPPED], 0, letter, seat_of (self, widget, &tray));
}

static void
remove_seats (ProbeSeats *self)
{
  for (int seat = 0; seat < PROBE_MAX_SEATS; seat++)
    {
      g_clear_pointer (&self->seat[seat].tag, gtk_widget_unparent);
      for (int tray = 0; tray < PROBE_MAX_TRAYS; tray++)
        g_clear_pointer (&self->seat[seat].tray[tray], gtk_widget_unparent);
    }
  self->n_seats = 0;
}

static void
probe_seats_dispose (GObject *object)
{
  remove_seats (PROBE_SEATS (object));
  G_OBJECT_CLASS (probe_seats_parent_class)->dispose (object);
}

static void
probe_seats_class_init (ProbeSeatsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = probe_seats_dispose;
  widget_class->size_allocate = probe_seats_size_allocate;
  widget_class->measure = probe_seats_measure;

  signals[SEAT_ACTIVATED] = g_signal_new ("seat-activated", PROBE_TYPE_SEATS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 1, G_TYPE_INT);
  signals[TRAY_ACTIVATED] = g_signal_new ("tray-activated", PROBE_TYPE_SEATS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 2, G_TYPE_INT, G_TYPE_INT);
  signals[SPACE_ACTIVATED] = g_signal_new ("space-activated", PROBE_TYPE_SEATS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                           G_TYPE_NONE, 3, G_TYPE_INT, G_TYPE_INT, G_TYPE_INT);
  signals[LETTER_DROPPED] = g_signal_new ("letter-dropped", PROBE_TYPE_SEATS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 2, G_TYPE_INT, G_TYPE_INT);
  gtk_widget_class_set_css_name (widget_class, "probe-seats");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
probe_seats_init (ProbeSeats *self)
{
  self->main_seat = PROBE_NOBODY;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Players"), -1);
}

GtkWidget *
probe_seats_new (void)
{
  return g_object_new (PROBE_TYPE_SEATS, NULL);
}

static char *
tray_name (ProbeSeats *self, const ProbeHeader *header, int seat, int tray)
{
  if (self->n_trays == 1)
    /* Translators: whose tray */
    return g_strdup_printf (_ ("%s’s tray"), header->salon.name[seat]);
  return g_strdup_printf (tray == 0 ? _ ("%s’s left tray") : _ ("%s’s right tray"), header->salon.name[seat]);
}

static GtkWidget *
make_tray (ProbeSeats *self, const ProbeHeader *header, const SalonLook *look, int seat, int tray)
{
  ProbeTray *widget = PROBE_TRAY (probe_tray_new ());
  g_autofree char *name = tray_name (self, header, seat, tray);
  g_autofree char *id = g_strdup_printf ("tray-%d-%d", seat + 1, tray + 1);
  int values[PROBE_SPACES];

  for (int i = 0; i < PROBE_SPACES; i++)
    values[i] = probe_space_value (i);
  probe_tray_set_values (widget, values);
  probe_tray_set_colour (widget, salon_colour_get (look->colour[seat]));
  probe_tray_set_name (widget, name);
  probe_tray_set_blank_name (widget, header->setup.rules.blank_is_dot ? _ ("dot") : _ ("blank"));
  gtk_widget_set_name (GTK_WIDGET (widget), id);
  g_signal_connect (widget, "activated", G_CALLBACK (tray_activated_cb), self);
  g_signal_connect (widget, "space-activated", G_CALLBACK (space_activated_cb), self);
  g_signal_connect (widget, "letter-dropped", G_CALLBACK (letter_dropped_cb), self);

  return GTK_WIDGET (widget);
}

static GtkWidget *
make_tag (ProbeSeats *self, const ProbeHeader *header, const SalonLook *look, int seat)
{
  SalonSeatTag *tag = SALON_SEAT_TAG (salon_seat_tag_new ());
  g_autofree char *id = g_strdup_printf ("tag-%d", seat + 1);

  salon_seat_tag_set_name (tag, header->salon.name[seat]);
  salon_seat_tag_set_colour (tag, salon_colour_get (look->colour[seat]));
  gtk_widget_set_name (GTK_WIDGET (tag), id);
  g_signal_connect (tag, "activated", G_CALLBACK (tag_activated_cb), self);

  return GTK_WIDGET (tag);
}

void
probe_seats_set_up (ProbeSeats *self, const ProbeHeader *header, const SalonLook *look, int main_seat)
{
  remove_seats (self);
  self->n_seats = header->setup.seats;
  self->n_trays = header->setup.trays;
  self->main_seat = main_seat;

  /* The order of the children is the order of the focus: as they are seen. */
  for (int n = 0; n < self->n_seats; n++)
    {
      const int seat = has_main (self) ? (main_seat + 1 + n) % self->n_seats : n;

      self->seat[seat].tag = make_tag (self, header, look, seat);
      gtk_widget_set_parent (self->seat[seat].tag, GTK_WIDGET (self));
      for (int tray = 0; tray < self->n_trays; tray++)
        {
          self->seat[seat].tray[tray] = make_tray (self, header, look, seat, tray);
          gtk_widget_set_parent (self->seat[seat].tray[tray], GTK_WIDGET (self));
        }
    }
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
update_tray (ProbeSeats *self, const ProbeView *view, int seat, int tray)
{
  const ProbeState *state = &view->seen;
  const ProbeRow *row = &state->setup.row[seat][tray];
  ProbeTray *widget = PROBE_TRAY (self->seat[seat].tray[tray]);

  for (int slot = 0; slot < PROBE_SPACES; slot++)
    {
      const gboolean hidden = state->hidden[seat][tray] >> slot & 1;
      const gboolean pulled = state->phase != PROBE_OVER && state->turned_at[seat][tray][slot] > state->turn_began;

      if (slot >= row->n)
        probe_tray_set_space (widget, slot, PROBE_LETTER_NONE, PROBE_SPACE_EMPTY, FALSE);
      else if (!hidden)
        probe_tray_set_space (widget, slot, row->card[slot], PROBE_SPACE_EXPOSED, pulled);
      else if (view->seat == seat)
        probe_tray_set_space (widget, slot, row->card[slot], PROBE_SPACE_OWN, FALSE);
      else
        probe_tray_set_space (widget, slot, PROBE_LETTER_NONE, PROBE_SPACE_HIDDEN, FALSE);
    }
}

void
probe_seats_update (ProbeSeats *self, const ProbeView *view, const ProbeChoices *choices)
{
  const ProbeState *state = &view->seen;

  self->askable = choices->askable;
  for (int seat = 0; seat < self->n_seats; seat++)
    {
      SalonSeatTag *tag = SALON_SEAT_TAG (self->seat[seat].tag);
      const gboolean askable = choices->askable >> seat & 1;
      const gboolean selected = choices->selected >> seat & 1;

      salon_seat_tag_set_points (tag, probe_score (state, seat));
      salon_seat_tag_set_in_turn (tag, state->phase != PROBE_OVER && state->turn == seat);
      salon_seat_tag_set_selected (tag, selected);
      salon_seat_tag_set_activatable (tag, askable || choices->lookable >> seat & 1);
      for (int tray = 0; tray < self->n_trays; tray++)
        {
          ProbeTray *widget = PROBE_TRAY (self->seat[seat].tray[tray]);

          update_tray (self, view, seat, tray);
          probe_tray_set_targetable (widget, askable || choices->trays[seat] >> tray & 1);
          probe_tray_set_accepts_letters (widget, askable);
          probe_tray_set_selected (widget, selected);
          probe_tray_set_activatable (widget, choices->spaces[seat][tray]);
        }
    }
}

void
probe_seats_skip (ProbeSeats *self)
{
  for (int seat = 0; seat < self->n_seats; seat++)
    for (int tray = 0; tray < self->n_trays; tray++)
      probe_tray_skip_animations (PROBE_TRAY (self->seat[seat].tray[tray]));
}

gboolean
probe_seats_focus (ProbeSeats *self)
{
  for (int seat = 0; seat < self->n_seats; seat++)
    for (int tray = 0; tray < self->n_trays; tray++)
      {
        ProbeTray *widget = PROBE_TRAY (self->seat[seat].tray[tray]);

        if (probe_tray_get_activatable (widget) != 0)
          return probe_tray_focus_space (widget, -1);
        if (probe_tray_get_targetable (widget))
          return gtk_widget_grab_focus (GTK_WIDGET (widget));
      }

  return FALSE;
}
