/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/probe/probe-seats.h"

#include <glib/gi18n.h>

#include "model/probe/probe-text.h"
#include "rules/probe/probe-apply.h"
#include "widgets/probe/probe-company.h"
#include "widgets/probe/probe-pair-ring.h"
#include "widgets/probe/probe-side-mark.h"
#include "widgets/salon-context.h"

typedef struct {
  GtkWidget *tag;
  GtkWidget *side[PROBE_MAX_TRAYS]; /* NULL with one tray for each seat */
  GtkWidget *tray[PROBE_MAX_TRAYS];

  /* With two trays. Which trays were open when the first glow was lit decides what has a glow until none is. */
  GtkWidget *ring;
  double asked[PROBE_MAX_TRAYS];
  gboolean selected;
  guint open, lit; /* a bit per tray */
} Seat;

struct _ProbeSeats {
  GtkWidget parent_instance;

  int n_seats;
  int n_trays;
  int main_seat;
  Seat seat[PROBE_MAX_SEATS];
  ProbeBoardLayout layout;
  guint askable;
  int in_turn;           /* the seat whose plate is filled, or PROBE_NOBODY */
  int gliding;           /* the seat to which the filled plate glides, or PROBE_NOBODY */
  graphene_point_t gold; /* where it is, px */
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

static void probe_seats_snapshot (GtkWidget *widget, GtkSnapshot *snapshot);

/* Layout */

static gboolean
has_main (ProbeSeats *self)
{
  return self->main_seat != PROBE_NOBODY;
}

/* Returns the seat that people see in row @n; the main seat is in the last one. */
static int
seat_in_row (ProbeSeats *self, int n)
{
  return has_main (self) ? (self->main_seat + 1 + n) % self->n_seats : n;
}

static void
place (GtkWidget *widget, const GdkRectangle *rect)
{
  gtk_widget_size_allocate (widget, rect, -1);
}

/* Places one seat. A plate that has a row of its own beside two trays is higher than wide. */
static void
place_seat (ProbeSeats *self, int seat, const ProbeSeatPlace *to)
{
  const double text = self->layout.text_scale;
  SalonSeatTagForm form = SALON_SEAT_TAG_BESIDE;

  if (to->plate.width > to->plate.height * 4)
    form = SALON_SEAT_TAG_SLIM;
  else if (self->n_trays > 1)
    form = SALON_SEAT_TAG_HIGH;
  salon_seat_tag_set_form (SALON_SEAT_TAG (self->seat[seat].tag), form, to->p / 100, text);
  place (self->seat[seat].tag, &to->plate);
  for (int tray = 0; tray < self->n_trays; tray++)
    {
      probe_tray_set_tall (PROBE_TRAY (self->seat[seat].tray[tray]), text >= PROBE_LARGE_TEXT);
      place (self->seat[seat].tray[tray], &to->tray[tray]);
      if (self->seat[seat].side[tray])
        place (self->seat[seat].side[tray], &to->side[tray]);
    }
  if (self->seat[seat].ring)
    {
      GdkRectangle pair;

      gdk_rectangle_union (&to->tray[0], &to->tray[1], &pair);
      place (self->seat[seat].ring, &pair);
    }
}

static void
probe_seats_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  ProbeSeats *self = PROBE_SEATS (widget);

  if (self->layout.n_seats != self->n_seats)
    return;
  for (int n = 0; n < self->n_seats; n++)
    place_seat (self, seat_in_row (self, n), &self->layout.seat[n]);
}

/* The board decides on the size; but GTK warns of children that are allocated without
 * having been measured. */
static void
probe_seats_measure (GtkWidget *widget,
                     GtkOrientation orientation,
                     int for_size,
                     int *minimum,
                     int *natural,
                     int *minimum_baseline,
                     int *natural_baseline)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    gtk_widget_measure (child, orientation, -1, minimum, natural, NULL, NULL);
  *minimum = *natural = 1;
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
  self->gliding = PROBE_NOBODY;
  for (int seat = 0; seat < PROBE_MAX_SEATS; seat++)
    {
      g_clear_pointer (&self->seat[seat].tag, gtk_widget_unparent);
      g_clear_pointer (&self->seat[seat].ring, gtk_widget_unparent);
      for (int tray = 0; tray < PROBE_MAX_TRAYS; tray++)
        {
          g_clear_pointer (&self->seat[seat].side[tray], gtk_widget_unparent);
          g_clear_pointer (&self->seat[seat].tray[tray], gtk_widget_unparent);
        }
      self->seat[seat] = (Seat) { NULL };
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
  widget_class->snapshot = probe_seats_snapshot;

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
  self->main_seat = self->in_turn = self->gliding = PROBE_NOBODY;
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
  probe_tray_set_colour (widget, look->colour[seat]);
  probe_tray_set_name (widget, name);
  probe_tray_set_blank_name (widget, header->setup.rules.blank_is_dot ? _ ("dot") : _ ("blank"));
  probe_tray_set_blank_is_dot (widget, header->setup.rules.blank_is_dot);
  probe_tray_set_own (widget, seat == self->main_seat);
  probe_tray_set_paired (widget, self->n_trays > 1);
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
  salon_seat_tag_set_colour (tag, look->colour[seat]);
  probe_company_tell (tag, &header->salon, seat);
  gtk_widget_set_name (GTK_WIDGET (tag), id);
  g_signal_connect (tag, "activated", G_CALLBACK (tag_activated_cb), self);
  salon_context_add (GTK_WIDGET (tag), "win.hand-over", (guint) seat);

  return GTK_WIDGET (tag);
}

void
probe_seats_set_up (ProbeSeats *self, const ProbeHeader *header, const SalonLook *look, int main_seat)
{
  remove_seats (self);
  self->n_seats = header->setup.seats;
  self->n_trays = header->setup.trays;
  self->main_seat = main_seat;

  /* Tab moves the focus in the order of the children, so they are added in the order in
   * which people see them. */
  for (int n = 0; n < self->n_seats; n++)
    {
      const int seat = seat_in_row (self, n);

      self->seat[seat].tag = make_tag (self, header, look, seat);
      gtk_widget_set_parent (self->seat[seat].tag, GTK_WIDGET (self));
      if (self->n_trays > 1)
        {
          self->seat[seat].ring = probe_pair_ring_new ();
          gtk_widget_set_parent (self->seat[seat].ring, GTK_WIDGET (self));
        }
      for (int tray = 0; tray < self->n_trays; tray++)
        {
          if (self->n_trays > 1)
            {
              self->seat[seat].side[tray] = probe_side_mark_new (tray);
              gtk_widget_set_parent (self->seat[seat].side[tray], GTK_WIDGET (self));
            }
          self->seat[seat].tray[tray] = make_tray (self, header, look, seat, tray);
          gtk_widget_set_parent (self->seat[seat].tray[tray], GTK_WIDGET (self));
        }
    }
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* Shows a hidden card of the row that is being named. Only the place of the next letter has a frame. */
static void
show_guess (ProbeTray *tray, const ProbeGuess *guess, int slot)
{
  const char card = guess->row.card[slot];

  probe_tray_set_space (tray, slot, card, card ? PROBE_SPACE_GUESS : PROBE_SPACE_HIDDEN, FALSE);
}

static ProbeCardStanding
find_standing (const ProbeChoices *choices, int tray, int slot, guint spaces)
{
  if (tray == choices->chosen_tray && slot == choices->chosen_slot)
    return PROBE_CARD_CHOSEN;
  return spaces >> slot & 1 ? PROBE_CARD_CANDIDATE : PROBE_CARD_ASIDE;
}

static void
update_tray (ProbeSeats *self, const ProbeView *view, const ProbeChoices *choices, int seat, int tray)
{
  const ProbeState *state = &view->seen;
  const ProbeRow *row = &state->setup.row[seat][tray];
  const gboolean guessed = choices->guess && choices->guess_seat == seat && choices->guess_tray == tray;
  ProbeTray *widget = PROBE_TRAY (self->seat[seat].tray[tray]);

  for (int slot = 0; slot < PROBE_SPACES; slot++)
    {
      const gboolean hidden = state->hidden[seat][tray] >> slot & 1;
      const gboolean pulled = state->phase != PROBE_OVER && state->turned_at[seat][tray][slot] > state->turn_began;
      ProbeCardStanding standing = PROBE_CARD_STANDS;

      if (slot >= row->n)
        probe_tray_set_space (widget, slot, PROBE_LETTER_NONE, PROBE_SPACE_EMPTY, FALSE);
      else if (!hidden)
        probe_tray_set_space (widget, slot, row->card[slot], PROBE_SPACE_EXPOSED, pulled);
      else if (guessed)
        show_guess (widget, choices->guess, slot);
      else if (row->card[slot] != PROBE_UNKNOWN)
        probe_tray_set_space (widget, slot, row->card[slot], PROBE_SPACE_OWN, FALSE);
      else
        probe_tray_set_space (widget, slot, PROBE_LETTER_NONE, PROBE_SPACE_HIDDEN, FALSE);

      if (choices->choosing && hidden && slot < row->n && view->seat == seat)
        standing = find_standing (choices, tray, slot, choices->spaces[seat][tray]);
      else if (guessed && hidden)
        standing = slot == choices->guess->caret ? PROBE_CARD_STANDS : PROBE_CARD_UNMARKED;
      probe_space_set_standing (probe_tray_get_space (widget, slot), standing);
    }
}

/* Returns how many cards of the seat are hidden. @tray: PROBE_MAX_TRAYS for all trays */
static int
count_hidden (ProbeSeats *self, const ProbeState *state, int seat, int tray)
{
  int hidden = 0;

  for (int t = 0; t < self->n_trays; t++)
    if (tray == t || tray == PROBE_MAX_TRAYS)
      hidden += __builtin_popcount (state->hidden[seat][t]);
  return hidden;
}

/* Returns what the card in play does, if that can be said in figures. */
static const char *
find_badge (const ProbeState *state, int seat)
{
  const char *title;

  if (state->phase == PROBE_OVER || state->turn != seat || state->card == PROBE_NO_CARD)
    return NULL;
  title = probe_text_card_title ((ProbeKind) state->card);
  return g_unichar_isalpha (g_utf8_get_char (title)) ? NULL : title;
}

static void
update_tag (ProbeSeats *self, const ProbeState *state, int seat)
{
  SalonSeatTag *tag = SALON_SEAT_TAG (self->seat[seat].tag);
  const gboolean in_turn = state->phase != PROBE_OVER && state->turn == seat;
  const int hidden = count_hidden (self, state, seat, PROBE_MAX_TRAYS);
  /* Translators: how many cards of a player nobody has found yet */
  g_autofree char *note = g_strdup_printf (ngettext ("%d hidden", "%d hidden", (gulong) hidden), hidden);

  salon_seat_tag_set_points (tag, probe_score (state, seat));
  salon_seat_tag_set_in_turn (tag, in_turn);
  salon_seat_tag_set_note (tag, state->setup.row[seat][0].n > 0 ? note : NULL);
  salon_seat_tag_set_badge (tag, find_badge (state, seat));
  for (int tray = 0; tray < self->n_trays; tray++)
    if (self->seat[seat].side[tray])
      probe_side_mark_update (PROBE_SIDE_MARK (self->seat[seat].side[tray]), count_hidden (self, state, seat, tray),
                              in_turn);
}

/* Returns whether the tray has no hidden card left and thus cannot be asked any more. */
static gboolean
is_out (ProbeSeats *self, const ProbeState *state, int seat, int tray)
{
  return state->phase != PROBE_OVER && state->setup.row[seat][0].n > 0 && count_hidden (self, state, seat, tray) == 0;
}

/* The pair has one glow if both trays are asked and were open, and otherwise each tray has its own. */
static void
show_asked (ProbeSeats *self, int seat)
{
  const Seat *of = &self->seat[seat];
  const gboolean pair = of->lit == (1u << self->n_trays) - 1 && of->asked[0] > 0 && of->asked[1] > 0;

  probe_pair_ring_set_asked (PROBE_PAIR_RING (of->ring), pair ? MIN (of->asked[0], of->asked[1]) : 0);
  for (int tray = 0; tray < self->n_trays; tray++)
    probe_tray_set_asked (PROBE_TRAY (of->tray[tray]), !pair && of->lit >> tray & 1 ? of->asked[tray] : 0);
}

void
probe_seats_set_asked (ProbeSeats *self, int seat, int tray, double asked)
{
  Seat *of;

  g_return_if_fail (PROBE_IS_SEATS (self));
  g_return_if_fail (seat >= 0 && seat < self->n_seats && tray >= 0 && tray < self->n_trays);

  of = &self->seat[seat];
  if (of->ring == NULL)
    {
      probe_tray_set_asked (PROBE_TRAY (of->tray[tray]), asked);
      return;
    }
  if (of->asked[0] <= 0 && of->asked[1] <= 0)
    of->lit = of->open;
  of->asked[tray] = asked;
  show_asked (self, seat);
}

/* The trays of a pair are selected together. */
static void
select_pair (ProbeSeats *self, int seat, gboolean selected)
{
  Seat *of = &self->seat[seat];

  if (of->ring == NULL || selected == of->selected)
    return;
  of->selected = selected;
  for (int tray = 0; tray < self->n_trays; tray++)
    probe_seats_set_asked (self, seat, tray, selected ? 1 : 0);
}

void
probe_seats_update (ProbeSeats *self, const ProbeView *view, const ProbeChoices *choices)
{
  const ProbeState *state = &view->seen;

  self->askable = choices->askable;
  self->in_turn = state->phase != PROBE_OVER ? state->turn : PROBE_NOBODY;
  for (int seat = 0; seat < self->n_seats; seat++)
    {
      SalonSeatTag *tag = SALON_SEAT_TAG (self->seat[seat].tag);
      const gboolean askable = choices->askable >> seat & 1;
      const gboolean selected = choices->selected >> seat & 1;

      self->seat[seat].open = 0;
      for (int tray = 0; tray < self->n_trays; tray++)
        self->seat[seat].open |= count_hidden (self, state, seat, tray) > 0 ? 1u << tray : 0;
      select_pair (self, seat, selected);
      update_tag (self, state, seat);
      salon_seat_tag_set_selected (tag, selected);
      salon_seat_tag_set_activatable (tag, askable || choices->lookable >> seat & 1);
      for (int tray = 0; tray < self->n_trays; tray++)
        {
          ProbeTray *widget = PROBE_TRAY (self->seat[seat].tray[tray]);

          update_tray (self, view, choices, seat, tray);
          probe_tray_set_out (widget, is_out (self, state, seat, tray) ? 1 : 0);
          probe_tray_set_targetable (widget, askable || choices->trays[seat] >> tray & 1);
          probe_tray_set_accepts_letters (widget, askable);
          probe_tray_set_selected (widget, selected);
          probe_tray_set_activatable (widget, choices->spaces[seat][tray]);
        }
    }
}

void
probe_seats_set_layout (ProbeSeats *self, const ProbeBoardLayout *layout)
{
  g_return_if_fail (PROBE_IS_SEATS (self));

  self->layout = *layout;
}

ProbeTray *
probe_seats_get_tray (ProbeSeats *self, int seat, int tray)
{
  g_return_val_if_fail (PROBE_IS_SEATS (self), NULL);
  g_return_val_if_fail (seat >= 0 && seat < self->n_seats && tray >= 0 && tray < self->n_trays, NULL);

  return PROBE_TRAY (self->seat[seat].tray[tray]);
}

SalonSeatTag *
probe_seats_get_tag (ProbeSeats *self, int seat)
{
  g_return_val_if_fail (PROBE_IS_SEATS (self), NULL);
  g_return_val_if_fail (seat >= 0 && seat < self->n_seats, NULL);

  return SALON_SEAT_TAG (self->seat[seat].tag);
}

static void
glide_on (ProbeSeats *self, int seat, const graphene_point_t *gold, double filled)
{
  graphene_rect_t tag;

  if (gtk_widget_compute_bounds (self->seat[seat].tag, GTK_WIDGET (self), &tag))
    salon_seat_tag_set_glide (SALON_SEAT_TAG (self->seat[seat].tag), gold->x - tag.origin.x, gold->y - tag.origin.y,
                              filled);
}

void
probe_seats_set_glide (ProbeSeats *self, int from, int to, double way)
{
  graphene_rect_t begin, end;

  g_return_if_fail (PROBE_IS_SEATS (self));

  if (!gtk_widget_compute_bounds (self->seat[from].tag, GTK_WIDGET (self), &begin)
      || !gtk_widget_compute_bounds (self->seat[to].tag, GTK_WIDGET (self), &end))
    return;

  graphene_point_interpolate (&begin.origin, &end.origin, way, &self->gold);
  self->gliding = to;
  glide_on (self, from, &self->gold, 1 - way);
  glide_on (self, to, &self->gold, way);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
probe_seats_rest (ProbeSeats *self)
{
  g_return_if_fail (PROBE_IS_SEATS (self));

  self->gliding = PROBE_NOBODY;
  for (int seat = 0; seat < self->n_seats; seat++)
    {
      salon_seat_tag_set_filled (SALON_SEAT_TAG (self->seat[seat].tag), seat == self->in_turn);
      salon_seat_tag_set_badge_size (SALON_SEAT_TAG (self->seat[seat].tag), 1);
      for (int tray = 0; tray < self->n_trays; tray++)
        probe_tray_set_pose_all_off (PROBE_TRAY (self->seat[seat].tray[tray]));
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* The filled plate passes below all others. */
static void
probe_seats_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  ProbeSeats *self = PROBE_SEATS (widget);

  if (self->gliding != PROBE_NOBODY)
    {
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &self->gold);
      salon_seat_tag_snapshot_filled (SALON_SEAT_TAG (self->seat[self->gliding].tag), snapshot);
      gtk_snapshot_restore (snapshot);
    }
  GTK_WIDGET_CLASS (probe_seats_parent_class)->snapshot (widget, snapshot);
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
