/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-seat-ring.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "app/salon-programs.h"
#include "app/salon-seat-names.h"
#include "app/salon-seat-popover.h"
#include "app/salon-seat-room.h"
#include "widgets/salon-art.h"

struct _SalonSeatRing {
  GtkWidget parent_instance;

  GtkWidget *middle;
  SalonSeatPopover *popover; /* NULL until it is opened */
  SalonSeatChair *opened;    /* the one that the popover is for; NULL while it is closed */

  SalonSeating seating;
  GtkWidget *free_chair[SALON_TABLE_SEATS];
  GtkWidget *free_label[SALON_TABLE_SEATS];
  int least, most;
  char *at_least;
  SalonSeatDescribe describe; /* nullable */
  char *choice, *choice_hint; /* NULL: there is no choice */
  gboolean no_programs;

  SalonSeatRoom room;
  SalonSeatChair *dragged; /* nullable */
  double drag_x, drag_y;   /* how far, in px */
};

G_DEFINE_FINAL_TYPE (SalonSeatRing, salon_seat_ring, GTK_TYPE_WIDGET)

enum {
  CHANGED,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

static void
update_popover (SalonSeatRing *self)
{
  if (self->opened != NULL)
    salon_seat_popover_show (self->popover, self->opened, salon_seating_get_colours (&self->seating),
                             salon_seating_count (&self->seating) > self->least ? NULL : self->at_least);
}

/* Shows everything that depends on who sits where. */
static void
update (SalonSeatRing *self)
{
  SalonSeating *seating = &self->seating;
  int seat = 0;

  salon_seating_set_places (seating, MAX (self->most, salon_seating_count (seating)));
  for (int i = 0; i < SALON_TABLE_SEATS; i++)
    {
      const gboolean is_free = i < seating->n_places && seating->chair[i] == NULL;

      gtk_widget_set_child_visible (self->free_chair[i], is_free);
      gtk_widget_set_visible (self->free_chair[i], is_free);
      gtk_widget_set_visible (self->free_label[i], is_free);
      if (i < seating->n_places && seating->chair[i] != NULL)
        {
          salon_seat_chair_set_place (seating->chair[i], seat, seating->chair[i] == seating->first, seat >= self->most);
          seat++;
        }
    }
  update_popover (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Called when the player has changed something. */
static void
changed (SalonSeatRing *self)
{
  update (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* The popover */

static void
renamed_cb (SalonSeatRing *self, const char *name)
{
  salon_seat_chair_set_name (self->opened, name);
  changed (self);
}

static void
kind_wanted_cb (SalonSeatRing *self, guint kind)
{
  salon_seat_chair_set_kind (self->opened, (SalonSeatKind) kind);
  changed (self);
}

static void
colour_wanted_cb (SalonSeatRing *self, guint colour)
{
  salon_seating_give_colour (&self->seating, self->opened, colour);
  changed (self);
}

static void
chooses_wanted_cb (SalonSeatRing *self, gboolean chooses)
{
  salon_seat_chair_set_chooses (self->opened, chooses);
  changed (self);
}

static void
swap (SalonSeatRing *self, int from, int to)
{
  if (from == to)
    return;

  salon_seating_swap (&self->seating, from, to);
  changed (self);
}

static void
step_wanted_cb (SalonSeatRing *self, int step)
{
  const int from = salon_seating_find (&self->seating, self->opened);

  swap (self, from, (from + step + self->seating.n_places) % self->seating.n_places);
}

static void
removal_wanted_cb (SalonSeatRing *self)
{
  const int place = salon_seating_find (&self->seating, self->opened);

  gtk_popover_popdown (GTK_POPOVER (self->popover));
  gtk_widget_unparent (GTK_WIDGET (salon_seating_remove (&self->seating, place)));
  changed (self);
  /* The focus goes to the chair that has become free, unless it was one too many. */
  if (place < self->seating.n_places && self->seating.chair[place] == NULL)
    gtk_widget_grab_focus (self->free_chair[place]);
  else
    gtk_widget_grab_focus (GTK_WIDGET (salon_seating_get (&self->seating, 0)));
}

static void
closed_cb (SalonSeatRing *self)
{
  SalonSeatChair *chair = g_steal_pointer (&self->opened);

  if (chair != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (chair));
}

static SalonSeatPopover *
get_popover (SalonSeatRing *self)
{
  if (self->popover != NULL)
    return self->popover;

  self->popover = SALON_SEAT_POPOVER (salon_seat_popover_new ());
  salon_seat_popover_set_choice (self->popover, self->choice, self->choice_hint);
  if (self->no_programs)
    salon_seat_popover_refuse_programs (self->popover);
  g_signal_connect_swapped (self->popover, "renamed", G_CALLBACK (renamed_cb), self);
  g_signal_connect_swapped (self->popover, "kind-wanted", G_CALLBACK (kind_wanted_cb), self);
  g_signal_connect_swapped (self->popover, "colour-wanted", G_CALLBACK (colour_wanted_cb), self);
  g_signal_connect_swapped (self->popover, "chooses-wanted", G_CALLBACK (chooses_wanted_cb), self);
  g_signal_connect_swapped (self->popover, "step-wanted", G_CALLBACK (step_wanted_cb), self);
  g_signal_connect_swapped (self->popover, "removal-wanted", G_CALLBACK (removal_wanted_cb), self);
  g_signal_connect_swapped (self->popover, "closed", G_CALLBACK (closed_cb), self);
  gtk_widget_set_parent (GTK_WIDGET (self->popover), GTK_WIDGET (self));
  return self->popover;
}

/* The popover stands above or below the card of a seat at a long side of the table, if it has room there. Elsewhere it
 * stands beside the card, where it can be as high as the window. */
static GtkPositionType
choose_position (SalonSeatRing *self, int place, const GdkRectangle *card)
{
  const SalonSeatPlace *at = &self->seating.place[place];
  const GtkPositionType beside = at->x < 0 ? GTK_POS_RIGHT : GTK_POS_LEFT;
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));
  graphene_point_t corner;
  int height, room;

  if (at->side == SALON_SEAT_LEFT || at->side == SALON_SEAT_RIGHT || root == NULL
      || !gtk_widget_compute_point (GTK_WIDGET (self), root, &GRAPHENE_POINT_INIT ((float) card->x, (float) card->y),
                                    &corner))
    return beside;

  gtk_widget_measure (GTK_WIDGET (self->popover), GTK_ORIENTATION_VERTICAL, -1, NULL, &height, NULL, NULL);
  room = at->side == SALON_SEAT_BELOW ? (int) corner.y : gtk_widget_get_height (root) - (int) corner.y - card->height;
  if (height > room)
    return beside;
  return at->side == SALON_SEAT_BELOW ? GTK_POS_TOP : GTK_POS_BOTTOM;
}

static void
point_popover (SalonSeatRing *self)
{
  const int place = salon_seating_find (&self->seating, self->opened);
  GdkRectangle card;

  salon_seat_room_get_card (&self->room, place, &card);
  gtk_popover_set_pointing_to (GTK_POPOVER (self->popover), &card);
  gtk_popover_set_position (GTK_POPOVER (self->popover), choose_position (self, place, &card));
}

static void
activated_cb (SalonSeatChair *chair, SalonSeatRing *self)
{
  SalonSeatPopover *popover = get_popover (self);

  if (self->opened != NULL)
    return;

  self->opened = chair;
  update_popover (self);
  point_popover (self);
  gtk_popover_popup (GTK_POPOVER (popover));
  salon_seat_popover_focus_name (popover);
}

/* Moving by the keyboard and by dragging */

static gboolean
step (SalonSeatChair *chair, int dx, int dy)
{
  SalonSeatRing *self = SALON_SEAT_RING (gtk_widget_get_ancestor (GTK_WIDGET (chair), SALON_TYPE_SEAT_RING));
  const int from = salon_seating_find (&self->seating, chair);

  swap (self, from, salon_seat_places_step (self->seating.place, self->seating.n_places, from, dx, dy));
  return GDK_EVENT_STOP;
}

static gboolean
key_pressed_cb (SalonSeatChair *chair, guint keyval, guint keycode, GdkModifierType state)
{
  if (state & (GDK_CONTROL_MASK | GDK_SHIFT_MASK))
    return GDK_EVENT_PROPAGATE;

  switch (keyval)
    {
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      return step (chair, -1, 0);
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      return step (chair, 1, 0);
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      return step (chair, 0, -1);
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      return step (chair, 0, 1);
    default:
      return GDK_EVENT_PROPAGATE;
    }
}

static void
drag_begin_cb (GtkGestureDrag *drag, double x, double y, SalonSeatRing *self)
{
  GtkWidget *picked = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);
  GtkWidget *chair =
    picked == NULL ? NULL
                   : (SALON_IS_SEAT_CHAIR (picked) ? picked : gtk_widget_get_ancestor (picked, SALON_TYPE_SEAT_CHAIR));

  self->drag_x = self->drag_y = 0;
  if (chair == NULL)
    gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_DENIED);
  else
    self->dragged = SALON_SEAT_CHAIR (chair);
}

static void
drag_update_cb (GtkGestureDrag *drag, double x, double y, SalonSeatRing *self)
{
  if (self->dragged == NULL
      || (self->drag_x == 0 && self->drag_y == 0
          && !gtk_drag_check_threshold (GTK_WIDGET (self), 0, 0, (int) x, (int) y)))
    return;

  gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_CLAIMED);
  self->drag_x = x;
  self->drag_y = y;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
drag_end_cb (GtkGestureDrag *drag, double x, double y, SalonSeatRing *self)
{
  SalonSeatChair *chair = g_steal_pointer (&self->dragged);
  const gboolean moved = self->drag_x != 0 || self->drag_y != 0;

  self->drag_x = self->drag_y = 0;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (chair == NULL || !moved)
    return;

  {
    const int from = salon_seating_find (&self->seating, chair);
    const double unit = self->room.unit;

    gtk_widget_grab_focus (GTK_WIDGET (chair));
    swap (self, from,
          salon_seat_places_nearest (self->seating.place, self->seating.n_places,
                                     self->seating.place[from].x + x / unit, self->seating.place[from].y + y / unit));
  }
}

/* Sitting down */

static SalonSeatChair *
sit_down (SalonSeatRing *self, int place)
{
  SalonSeatChair *chair = SALON_SEAT_CHAIR (salon_seat_chair_new ());
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect (chair, "activated", G_CALLBACK (activated_cb), self);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), chair);
  gtk_widget_add_controller (GTK_WIDGET (chair), keys);
  gtk_widget_set_parent (GTK_WIDGET (chair), GTK_WIDGET (self));
  salon_seat_chair_set_describe (chair, self->describe);
  self->seating.chair[place] = chair;
  return chair;
}

static void
add_cb (SalonSeatRing *self, GtkWidget *button)
{
  const int place = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "place"));
  g_auto (GStrv) names = salon_seating_get_names (&self->seating);
  g_autofree char *name = salon_seat_names_computer ((const char *const *) names);
  const guint colour = salon_seating_next_colour (salon_seating_get_colours (&self->seating), 0);
  SalonSeatChair *chair = sit_down (self, place);

  salon_seat_chair_set_colour (chair, colour);
  salon_seat_chair_set_name (chair, name);
  salon_seat_chair_set_kind (chair, SALON_COMPUTER_MEDIUM);
  changed (self);
  gtk_widget_grab_focus (GTK_WIDGET (chair));
}

/* The widget */

static void
salon_seat_ring_measure (GtkWidget *widget,
                         GtkOrientation orientation,
                         int for_size,
                         int *minimum,
                         int *natural,
                         int *minimum_baseline,
                         int *natural_baseline)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (!GTK_IS_NATIVE (child))
      gtk_widget_measure (child, orientation, -1, NULL, NULL, NULL, NULL);

  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 420 : 340;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 948 : 753;
}

static void
allocate_free (SalonSeatRing *self, int place)
{
  GdkRectangle at;
  int width, height;

  salon_seat_room_get_chair (&self->room, place, &at);
  gtk_widget_size_allocate (self->free_chair[place], &at, -1);
  gtk_widget_measure (self->free_label[place], GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  width = MIN (width, salon_seat_room_get_card_limit (&self->room, place));
  gtk_widget_measure (self->free_label[place], GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  salon_seat_room_set_card (&self->room, place, width, height);
  salon_seat_room_get_card (&self->room, place, &at);
  gtk_widget_size_allocate (self->free_label[place], &at, -1);
}

static void
allocate_chair (SalonSeatRing *self, int place)
{
  SalonSeatChair *chair = self->seating.chair[place];
  GdkRectangle at, card, both;

  salon_seat_room_get_chair (&self->room, place, &at);
  salon_seat_room_get_card (&self->room, place, &card);
  gdk_rectangle_union (&at, &card, &both);
  at.x -= both.x;
  at.y -= both.y;
  card.x -= both.x;
  card.y -= both.y;
  salon_seat_chair_set_rectangles (chair, &at, &card);
  if (chair == self->dragged)
    {
      both.x += (int) self->drag_x;
      both.y += (int) self->drag_y;
    }
  gtk_widget_size_allocate (GTK_WIDGET (chair), &both, -1);
}

/* The largest of the cards decides how large the room is drawn. */
static void
measure_cards (SalonSeatRing *self, int *width, int *height)
{
  *width = *height = 0;
  for (int i = 0; i < self->seating.n_places; i++)
    if (self->seating.chair[i] != NULL)
      {
        int w, h;

        salon_seat_chair_measure_card (self->seating.chair[i], &w, &h);
        *width = MAX (*width, w);
        *height = MAX (*height, h);
      }
}

/* A card that is less wide than it would have to be may be higher than the others. */
static int
get_card_height (SalonSeatRing *self, int place, int width, int height)
{
  const int limit = salon_seat_room_get_card_limit (&self->room, place);

  if (self->seating.chair[place] == NULL || width <= limit)
    return height;
  return MAX (height, salon_seat_chair_measure_height (self->seating.chair[place], limit));
}

static void
salon_seat_ring_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  SalonSeatRing *self = SALON_SEAT_RING (widget);
  int card_width, card_height;
  GdkRectangle table;

  measure_cards (self, &card_width, &card_height);
  salon_seat_room_fit (&self->room, self->seating.place, self->seating.n_places, width, height, card_height);
  card_height = MAX (card_height, (int) (SALON_SEAT_CARD_HEIGHT * self->room.unit));
  for (int i = 0; i < self->seating.n_places; i++)
    {
      salon_seat_room_set_card (&self->room, i, card_width, get_card_height (self, i, card_width, card_height));
      if (self->seating.chair[i] != NULL)
        allocate_chair (self, i);
      else
        allocate_free (self, i);
    }
  salon_seat_room_get_table (&self->room, &table);
  if (self->middle != NULL)
    gtk_widget_size_allocate (self->middle, &table, -1);
  for (int i = 0; i < self->seating.n_places; i++)
    salon_seat_room_prepare (&self->room, widget, i,
                             self->seating.chair[i] != NULL ? (int) salon_seat_chair_get_colour (self->seating.chair[i])
                                                            : -1);
  if (self->opened != NULL)
    {
      point_popover (self);
      gtk_popover_present (GTK_POPOVER (self->popover));
    }
}

static void
salon_seat_ring_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  SalonSeatRing *self = SALON_SEAT_RING (widget);

  salon_seat_room_snapshot_rug (&self->room, snapshot);
  for (int i = 0; i < self->seating.n_places; i++)
    {
      const gboolean dragged = self->dragged != NULL && self->seating.chair[i] == self->dragged;

      salon_seat_room_snapshot_chair (&self->room, snapshot, i, dragged ? self->drag_x : 0, dragged ? self->drag_y : 0);
    }
  salon_seat_room_snapshot_table (&self->room, snapshot);
  if (self->middle != NULL)
    gtk_widget_snapshot_child (widget, self->middle, snapshot);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (child != self->middle)
      gtk_widget_snapshot_child (widget, child, snapshot);
}

static gboolean
salon_seat_ring_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (salon_seating_get (&SALON_SEAT_RING (widget)->seating, 0)));
}

/* Tab goes round the table, chair by chair, whether or not they are taken. */
static gboolean
salon_seat_ring_focus (GtkWidget *widget, GtkDirectionType direction)
{
  SalonSeatRing *self = SALON_SEAT_RING (widget);
  GtkWidget *old = gtk_widget_get_focus_child (widget);
  const gboolean forward = direction == GTK_DIR_TAB_FORWARD;
  int place = forward ? -1 : self->seating.n_places;

  if (!forward && direction != GTK_DIR_TAB_BACKWARD)
    return GTK_WIDGET_CLASS (salon_seat_ring_parent_class)->focus (widget, direction);

  if (old != NULL && old == (GtkWidget *) self->popover)
    return gtk_widget_child_focus (old, direction);
  for (int i = 0; i < self->seating.n_places; i++)
    if (old != NULL && (old == (GtkWidget *) self->seating.chair[i] || old == self->free_chair[i]))
      place = i;
  for (place += forward ? 1 : -1; place >= 0 && place < self->seating.n_places; place += forward ? 1 : -1)
    if (gtk_widget_grab_focus (self->seating.chair[place] != NULL ? GTK_WIDGET (self->seating.chair[place])
                                                                  : self->free_chair[place]))
      return TRUE;

  return FALSE;
}

static void
salon_seat_ring_dispose (GObject *object)
{
  SalonSeatRing *self = SALON_SEAT_RING (object);

  self->opened = self->seating.first = self->dragged = NULL;
  self->popover = NULL;
  self->middle = NULL;
  self->seating.n_places = 0;
  memset (self->seating.chair, 0, sizeof self->seating.chair);
  for (GtkWidget *child; (child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL;)
    gtk_widget_unparent (child);
  salon_seat_room_clear (&self->room);

  G_OBJECT_CLASS (salon_seat_ring_parent_class)->dispose (object);
}

static void
salon_seat_ring_finalize (GObject *object)
{
  SalonSeatRing *self = SALON_SEAT_RING (object);

  g_free (self->at_least);
  g_free (self->choice);
  g_free (self->choice_hint);

  G_OBJECT_CLASS (salon_seat_ring_parent_class)->finalize (object);
}

static void
salon_seat_ring_class_init (SalonSeatRingClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = salon_seat_ring_dispose;
  G_OBJECT_CLASS (klass)->finalize = salon_seat_ring_finalize;
  widget_class->measure = salon_seat_ring_measure;
  widget_class->size_allocate = salon_seat_ring_size_allocate;
  widget_class->snapshot = salon_seat_ring_snapshot;
  widget_class->grab_focus = salon_seat_ring_grab_focus;
  widget_class->focus = salon_seat_ring_focus;

  signals[CHANGED] =
    g_signal_new ("changed", SALON_TYPE_SEAT_RING, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "salon-seat-ring");
}

static void
add_free_chair (SalonSeatRing *self, int place)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("list-add-symbolic"), *label = gtk_label_new (_ ("Add a player"));

  gtk_widget_set_name (button, "add-player");
  gtk_widget_add_css_class (button, "free-chair");
  gtk_widget_set_halign (gtk_widget_get_first_child (button), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (gtk_widget_get_first_child (button), GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Add a player"), -1);
  g_object_set_data (G_OBJECT (button), "place", GINT_TO_POINTER (place));
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (add_cb), self);
  gtk_widget_set_parent (button, GTK_WIDGET (self));
  self->free_chair[place] = button;

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (label, "free-chair-label");
  gtk_widget_set_can_target (label, FALSE);
  gtk_widget_set_parent (label, GTK_WIDGET (self));
  self->free_label[place] = label;
}

static void
salon_seat_ring_init (SalonSeatRing *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();

  for (int i = 0; i < SALON_TABLE_SEATS; i++)
    add_free_chair (self, i);
  self->room.cloth = (GdkRGBA) { .129f, .361f, .38f, 1.f };
  self->most = self->seating.n_places = SALON_TABLE_SEATS;
  salon_seat_places_fill (self->seating.place, self->seating.n_places);

  g_signal_connect (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  g_signal_connect (drag, "drag-end", G_CALLBACK (drag_end_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Who is playing?"), -1);
  salon_art_watch (GTK_WIDGET (self));
}

void
salon_seat_ring_set_middle (SalonSeatRing *self, GtkWidget *middle)
{
  g_return_if_fail (self->middle == NULL);

  self->middle = middle;
  gtk_widget_insert_after (middle, GTK_WIDGET (self), NULL);
}

void
salon_seat_ring_set_cloth (SalonSeatRing *self, const GdkRGBA *cloth)
{
  self->room.cloth = *cloth;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
salon_seat_ring_set_limits (SalonSeatRing *self, int least, int most, const char *at_least)
{
  g_return_if_fail (least >= 1 && least <= most && most <= SALON_TABLE_SEATS);

  self->least = least;
  self->most = most;
  g_free (self->at_least);
  self->at_least = g_strdup (at_least);
  update (self);
}

void
salon_seat_ring_set_choice (SalonSeatRing *self, const char *title, const char *hint)
{
  g_free (self->choice);
  self->choice = g_strdup (title);
  g_free (self->choice_hint);
  self->choice_hint = g_strdup (hint);
  if (self->popover != NULL)
    salon_seat_popover_set_choice (self->popover, title, hint);
}

void
salon_seat_ring_refuse_programs (SalonSeatRing *self)
{
  self->no_programs = TRUE;
}

void
salon_seat_ring_set_company (SalonSeatRing *self, SalonSeatDescribe describe)
{
  self->describe = describe;
  for (int i = 0; i < self->seating.n_places; i++)
    if (self->seating.chair[i] != NULL)
      salon_seat_chair_set_describe (self->seating.chair[i], describe);
}

void
salon_seat_ring_set (SalonSeatRing *self,
                     const SalonHeader *header,
                     int seats,
                     const guint *colours,
                     const gboolean *chooses,
                     int first)
{
  g_return_if_fail (seats >= 1 && seats <= SALON_TABLE_SEATS);

  if (self->opened != NULL)
    gtk_popover_popdown (GTK_POPOVER (self->popover));
  for (int i = 0; i < self->seating.n_places; i++)
    if (self->seating.chair[i] != NULL)
      gtk_widget_unparent (GTK_WIDGET (g_steal_pointer (&self->seating.chair[i])));
  self->seating.n_places = 0;
  self->seating.first = NULL;
  for (int i = 0; i < seats; i++)
    {
      SalonSeatChair *chair = sit_down (self, i);

      salon_seat_chair_set_name (chair, header->name[i]);
      salon_seat_chair_set_kind (chair, header->kind[i]);
      salon_seat_chair_set_program (chair, salon_programs_find ((guint) i, header->name[i]));
      salon_seat_chair_set_colour (chair, colours[i]);
      salon_seat_chair_set_chooses (chair, chooses[i]);
      if (header->kind[i] != SALON_HUMAN)
        salon_seat_chair_set_chooses (chair, TRUE); /* for a person who may sit down there */
      if (i == first)
        self->seating.first = chair;
    }
  self->seating.n_places = seats;
  update (self);
}

static gboolean
chooses (SalonSeatRing *self, SalonSeatChair *chair)
{
  return self->choice != NULL && salon_seat_chair_get_kind (chair) == SALON_HUMAN
         && salon_seat_chair_get_chooses (chair);
}

void
salon_seat_ring_get (SalonSeatRing *self, SalonHeader *header, guint *colours, gboolean *chosen, int n)
{
  const guint taken = salon_seating_get_colours (&self->seating);
  const int seats = salon_seating_count (&self->seating);
  guint colour = 0;

  for (int i = 0; i < seats; i++)
    {
      SalonSeatChair *chair = salon_seating_get (&self->seating, i);

      g_strlcpy (header->name[i], salon_seat_chair_get_name (chair), sizeof header->name[i]);
      header->kind[i] = (uint8_t) salon_seat_chair_get_kind (chair);
      salon_programs_remember ((guint) i, header->name[i], salon_seat_chair_get_program (chair));
      colours[i] = salon_seat_chair_get_colour (chair);
      chosen[i] = chooses (self, chair);
    }
  for (int i = seats; i < n; i++)
    {
      chosen[i] = FALSE;
      colours[i] = salon_seating_next_colour (taken, colour);
      colour = colours[i] + 1;
    }
}

void
salon_seat_ring_set_first (SalonSeatRing *self, int first)
{
  self->seating.first = first >= 0 ? salon_seating_get (&self->seating, first) : NULL;
  update (self);
}

const SalonSeating *
salon_seat_ring_get_seating (SalonSeatRing *self)
{
  return &self->seating;
}
