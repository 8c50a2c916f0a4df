/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-seat-ring.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "app/salon-programs.h"
#include "app/salon-seat-drag.h"
#include "app/salon-seat-editor.h"
#include "app/salon-seat-names.h"
#include "app/salon-seat-room.h"
#include "widgets/salon-art.h"

struct _SalonSeatRing {
  GtkWidget parent_instance;

  GtkWidget *middle;
  SalonSeatEditor *editor;
  SalonSeatDrag *drag;

  SalonSeating seating;
  GtkWidget *free_chair[SALON_TABLE_SEATS];
  GtkWidget *free_label[SALON_TABLE_SEATS];
  int most;
  SalonSeatDescribe describe; /* nullable */

  SalonSeatRoom room;
};

G_DEFINE_FINAL_TYPE (SalonSeatRing, salon_seat_ring, GTK_TYPE_WIDGET)

enum {
  CHANGED,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

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
  salon_seat_editor_update (self->editor);
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

/* What is done to a seat */

static void
swap (SalonSeatRing *self, int from, int to)
{
  if (from == to)
    return;

  salon_seating_swap (&self->seating, from, to);
  changed (self);
}

static void
removal_wanted_cb (SalonSeatRing *self, int place)
{
  gtk_widget_unparent (GTK_WIDGET (salon_seating_remove (&self->seating, place)));
  changed (self);
  /* The focus goes to the chair that has become free, unless it was one too many. */
  if (place < self->seating.n_places && self->seating.chair[place] == NULL)
    gtk_widget_grab_focus (self->free_chair[place]);
  else
    gtk_widget_grab_focus (GTK_WIDGET (salon_seating_get (&self->seating, 0)));
}

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
dropped_cb (SalonSeatRing *self, SalonSeatChair *chair, double x, double y)
{
  const SalonSeatPlace *place = self->seating.place;
  const int from = salon_seating_find (&self->seating, chair);
  const double unit = self->room.unit;

  gtk_widget_grab_focus (GTK_WIDGET (chair));
  swap (self, from,
        salon_seat_places_nearest (place, self->seating.n_places, place[from].x + x / unit, place[from].y + y / unit));
}

static void
moved_cb (SalonSeatRing *self)
{
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Sitting down */

static SalonSeatChair *
sit_down (SalonSeatRing *self, int place)
{
  SalonSeatChair *chair = SALON_SEAT_CHAIR (salon_seat_chair_new ());
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect_object (chair, "activated", G_CALLBACK (salon_seat_editor_open), self->editor, G_CONNECT_SWAPPED);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), chair);
  gtk_widget_add_controller (GTK_WIDGET (chair), keys);
  gtk_widget_set_parent (GTK_WIDGET (chair), GTK_WIDGET (self));
  salon_seat_chair_set_describe (chair, self->describe);
  self->seating.chair[place] = chair;
  return chair;
}

/* Somebody who is no person comes, with the first colour that nobody has. */
static SalonSeatChair *
add (SalonSeatRing *self, int place, const char *name, SalonSeatKind kind)
{
  const guint colour = salon_seating_next_colour (salon_seating_get_colours (&self->seating), 0);
  SalonSeatChair *chair = sit_down (self, place);

  salon_seat_chair_set_colour (chair, colour);
  salon_seat_chair_set_name (chair, name);
  salon_seat_chair_set_kind (chair, kind);
  salon_seat_chair_set_chooses (chair, TRUE); /* for a person who may sit down there */
  return chair;
}

static void
add_cb (SalonSeatRing *self, GtkWidget *button)
{
  const int place = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "place"));
  g_auto (GStrv) names = salon_seating_get_names (&self->seating);
  g_autofree char *name = salon_seat_names_computer ((const char *const *) names);
  SalonSeatChair *chair = add (self, place, name, SALON_COMPUTER_MEDIUM);

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
  double x, y;

  salon_seat_room_get_chair (&self->room, place, &at);
  salon_seat_room_get_card (&self->room, place, &card);
  gdk_rectangle_union (&at, &card, &both);
  at.x -= both.x;
  at.y -= both.y;
  card.x -= both.x;
  card.y -= both.y;
  salon_seat_chair_set_rectangles (chair, &at, &card);
  if (chair == salon_seat_drag_get (self->drag, &x, &y))
    {
      both.x += (int) x;
      both.y += (int) y;
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
  salon_seat_editor_allocate (self->editor);
}

static void
salon_seat_ring_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  SalonSeatRing *self = SALON_SEAT_RING (widget);
  double x, y;
  const SalonSeatChair *dragged = salon_seat_drag_get (self->drag, &x, &y);

  salon_seat_room_snapshot_rug (&self->room, snapshot);
  for (int i = 0; i < self->seating.n_places; i++)
    {
      const gboolean moved = dragged != NULL && self->seating.chair[i] == dragged;

      salon_seat_room_snapshot_chair (&self->room, snapshot, i, moved ? x : 0, moved ? y : 0);
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

  if (old != NULL && old == salon_seat_editor_get_popover (self->editor))
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

  g_clear_object (&self->editor);
  g_clear_object (&self->drag);
  self->seating.first = NULL;
  self->middle = NULL;
  self->seating.n_places = 0;
  memset (self->seating.chair, 0, sizeof self->seating.chair);
  for (GtkWidget *child; (child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL;)
    gtk_widget_unparent (child);
  salon_seat_room_clear (&self->room);

  G_OBJECT_CLASS (salon_seat_ring_parent_class)->dispose (object);
}

static void
salon_seat_ring_class_init (SalonSeatRingClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = salon_seat_ring_dispose;
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
  for (int i = 0; i < SALON_TABLE_SEATS; i++)
    add_free_chair (self, i);
  self->room.cloth = (GdkRGBA) { .129f, .361f, .38f, 1.f };
  self->most = self->seating.n_places = SALON_TABLE_SEATS;
  salon_seat_places_fill (self->seating.place, self->seating.n_places);

  self->editor = salon_seat_editor_new (GTK_WIDGET (self), &self->seating, &self->room);
  g_signal_connect_object (self->editor, "changed", G_CALLBACK (changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->editor, "swap-wanted", G_CALLBACK (swap), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->editor, "removal-wanted", G_CALLBACK (removal_wanted_cb), self, G_CONNECT_SWAPPED);
  self->drag = salon_seat_drag_new (GTK_WIDGET (self));
  g_signal_connect_object (self->drag, "moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->drag, "dropped", G_CALLBACK (dropped_cb), self, G_CONNECT_SWAPPED);
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

  self->most = most;
  salon_seat_editor_set_least (self->editor, least, at_least);
  update (self);
}

void
salon_seat_ring_set_choice (SalonSeatRing *self, const char *title, const char *hint)
{
  salon_seat_editor_set_choice (self->editor, title, hint);
}

void
salon_seat_ring_set_teams (SalonSeatRing *self, guint most, const char *hint)
{
  salon_seat_editor_set_teams (self->editor, most, hint);
}

void
salon_seat_ring_refuse_programs (SalonSeatRing *self)
{
  salon_seat_editor_refuse_programs (self->editor);
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

  salon_seat_editor_close (self->editor);
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
  return salon_seat_editor_has_choice (self->editor) && salon_seat_chair_get_kind (chair) == SALON_HUMAN
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

const char *
salon_seat_ring_say_stays (SalonSeatRing *self)
{
  return salon_seat_editor_say_stays (self->editor);
}

void
salon_seat_ring_seat (SalonSeatRing *self, const char *name, SalonSeatKind kind, const char *program)
{
  for (int place = 0; place < self->seating.n_places; place++)
    if (self->seating.chair[place] == NULL)
      {
        SalonSeatChair *chair = add (self, place, name, kind);

        salon_seat_chair_set_program (chair, program);
        changed (self);
        return;
      }
}

void
salon_seat_ring_dismiss (SalonSeatRing *self, int seat)
{
  SalonSeatChair *chair = salon_seating_get (&self->seating, seat);

  if (chair == NULL || salon_seat_ring_say_stays (self) != NULL)
    return;

  gtk_widget_unparent (GTK_WIDGET (salon_seating_remove (&self->seating, salon_seating_find (&self->seating, chair))));
  changed (self);
}

void
salon_seat_ring_set_kind (SalonSeatRing *self, int seat, SalonSeatKind kind)
{
  salon_seat_chair_set_kind (salon_seating_get (&self->seating, seat), kind);
  changed (self);
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
