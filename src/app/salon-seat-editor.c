/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-seat-editor.h"

#include "app/salon-seat-popover.h"

struct _SalonSeatEditor {
  GObject parent_instance;

  GtkWidget *parent;
  SalonSeating *seating;
  const SalonSeatRoom *room;
  SalonSeatPopover *popover; /* NULL until it is opened */
  SalonSeatChair *opened;    /* the one that the popover is for; NULL while it is closed */

  int least;
  char *at_least;
  char *choice, *choice_hint; /* NULL: there is no choice */
  char *teams;                /* a sentence about them; NULL: there are none */
  guint most_members;
  gboolean no_programs;
};

G_DEFINE_FINAL_TYPE (SalonSeatEditor, salon_seat_editor, G_TYPE_OBJECT)

enum {
  CHANGED,
  SWAP_WANTED,
  REMOVAL_WANTED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* What the popover asks for */

static void
changed (SalonSeatEditor *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
renamed_cb (SalonSeatEditor *self, const char *name)
{
  salon_seat_chair_set_name (self->opened, name);
  changed (self);
}

static void
kind_wanted_cb (SalonSeatEditor *self, guint kind)
{
  salon_seat_chair_set_kind (self->opened, (SalonSeatKind) kind);
  changed (self);
}

static void
members_wanted_cb (SalonSeatEditor *self, const char *const *names)
{
  salon_seat_chair_set_members (self->opened, names);
  changed (self);
}

static void
colour_wanted_cb (SalonSeatEditor *self, guint colour)
{
  salon_seating_give_colour (self->seating, self->opened, colour);
  changed (self);
}

static void
chooses_wanted_cb (SalonSeatEditor *self, gboolean chooses)
{
  salon_seat_chair_set_chooses (self->opened, chooses);
  changed (self);
}

static void
step_wanted_cb (SalonSeatEditor *self, int step)
{
  const int from = salon_seating_find (self->seating, self->opened);

  g_signal_emit (self, signals[SWAP_WANTED], 0, from,
                 (from + step + self->seating->n_places) % self->seating->n_places);
}

static void
removal_wanted_cb (SalonSeatEditor *self)
{
  const int place = salon_seating_find (self->seating, self->opened);

  gtk_popover_popdown (GTK_POPOVER (self->popover));
  g_signal_emit (self, signals[REMOVAL_WANTED], 0, place);
}

static void
closed_cb (SalonSeatEditor *self)
{
  SalonSeatChair *chair = g_steal_pointer (&self->opened);

  if (chair != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (chair));
}

static SalonSeatPopover *
get_popover (SalonSeatEditor *self)
{
  if (self->popover != NULL)
    return self->popover;

  self->popover = SALON_SEAT_POPOVER (salon_seat_popover_new ());
  salon_seat_popover_set_choice (self->popover, self->choice, self->choice_hint);
  if (self->teams != NULL)
    salon_seat_popover_set_teams (self->popover, self->teams);
  if (self->no_programs)
    salon_seat_popover_refuse_programs (self->popover);
  g_signal_connect_object (self->popover, "renamed", G_CALLBACK (renamed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->popover, "kind-wanted", G_CALLBACK (kind_wanted_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->popover, "members-wanted", G_CALLBACK (members_wanted_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->popover, "colour-wanted", G_CALLBACK (colour_wanted_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->popover, "chooses-wanted", G_CALLBACK (chooses_wanted_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->popover, "step-wanted", G_CALLBACK (step_wanted_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->popover, "removal-wanted", G_CALLBACK (removal_wanted_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->popover, "closed", G_CALLBACK (closed_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_set_parent (GTK_WIDGET (self->popover), self->parent);
  return self->popover;
}

/* The popover stands above or below the card of a seat at a long side of the table, if it has room there. Elsewhere it
 * stands beside the card, where it can be as high as the window. */
static GtkPositionType
choose_position (SalonSeatEditor *self, int place, const GdkRectangle *card)
{
  const SalonSeatPlace *at = &self->seating->place[place];
  const GtkPositionType beside = at->x < 0 ? GTK_POS_RIGHT : GTK_POS_LEFT;
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (self->parent));
  graphene_point_t corner;
  int height, room;

  if (at->side == SALON_SEAT_LEFT || at->side == SALON_SEAT_RIGHT || root == NULL
      || !gtk_widget_compute_point (self->parent, root, &GRAPHENE_POINT_INIT ((float) card->x, (float) card->y),
                                    &corner))
    return beside;

  gtk_widget_measure (GTK_WIDGET (self->popover), GTK_ORIENTATION_VERTICAL, -1, NULL, &height, NULL, NULL);
  room = at->side == SALON_SEAT_BELOW ? (int) corner.y : gtk_widget_get_height (root) - (int) corner.y - card->height;
  if (height > room)
    return beside;
  return at->side == SALON_SEAT_BELOW ? GTK_POS_TOP : GTK_POS_BOTTOM;
}

static void
point_popover (SalonSeatEditor *self)
{
  const int place = salon_seating_find (self->seating, self->opened);
  GdkRectangle card;

  salon_seat_room_get_card (self->room, place, &card);
  gtk_popover_set_pointing_to (GTK_POPOVER (self->popover), &card);
  gtk_popover_set_position (GTK_POPOVER (self->popover), choose_position (self, place, &card));
}

void
salon_seat_editor_update (SalonSeatEditor *self)
{
  const guint members = salon_seating_count_members (self->seating);

  if (self->opened != NULL)
    salon_seat_popover_show (self->popover, self->opened, salon_seating_get_colours (self->seating),
                             self->most_members > members ? self->most_members - members : 0,
                             salon_seat_editor_say_stays (self));
}

void
salon_seat_editor_open (SalonSeatEditor *self, SalonSeatChair *chair)
{
  SalonSeatPopover *popover = get_popover (self);

  if (self->opened != NULL)
    return;

  self->opened = chair;
  salon_seat_editor_update (self);
  point_popover (self);
  gtk_popover_popup (GTK_POPOVER (popover));
  salon_seat_popover_focus_name (popover);
}

void
salon_seat_editor_close (SalonSeatEditor *self)
{
  if (self->opened != NULL)
    gtk_popover_popdown (GTK_POPOVER (self->popover));
}

void
salon_seat_editor_allocate (SalonSeatEditor *self)
{
  if (self->opened == NULL)
    return;

  point_popover (self);
  gtk_popover_present (GTK_POPOVER (self->popover));
}

GtkWidget *
salon_seat_editor_get_popover (SalonSeatEditor *self)
{
  return (GtkWidget *) self->popover;
}

/* What the game has */

void
salon_seat_editor_set_least (SalonSeatEditor *self, int least, const char *at_least)
{
  self->least = least;
  g_free (self->at_least);
  self->at_least = g_strdup (at_least);
}

const char *
salon_seat_editor_say_stays (SalonSeatEditor *self)
{
  return salon_seating_count (self->seating) > self->least ? NULL : self->at_least;
}

void
salon_seat_editor_set_choice (SalonSeatEditor *self, const char *title, const char *hint)
{
  g_free (self->choice);
  self->choice = g_strdup (title);
  g_free (self->choice_hint);
  self->choice_hint = g_strdup (hint);
  if (self->popover != NULL)
    salon_seat_popover_set_choice (self->popover, title, hint);
}

gboolean
salon_seat_editor_has_choice (SalonSeatEditor *self)
{
  return self->choice != NULL;
}

void
salon_seat_editor_set_teams (SalonSeatEditor *self, guint most, const char *hint)
{
  self->most_members = most;
  g_free (self->teams);
  self->teams = g_strdup (hint);
}

void
salon_seat_editor_refuse_programs (SalonSeatEditor *self)
{
  self->no_programs = TRUE;
}

/* The object */

static void
salon_seat_editor_finalize (GObject *object)
{
  SalonSeatEditor *self = SALON_SEAT_EDITOR (object);

  g_free (self->at_least);
  g_free (self->choice);
  g_free (self->choice_hint);
  g_free (self->teams);

  G_OBJECT_CLASS (salon_seat_editor_parent_class)->finalize (object);
}

static guint
new_signal (const char *name, guint n)
{
  return g_signal_new (name, SALON_TYPE_SEAT_EDITOR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, n, G_TYPE_INT,
                       G_TYPE_INT);
}

static void
salon_seat_editor_class_init (SalonSeatEditorClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = salon_seat_editor_finalize;

  signals[CHANGED] = new_signal ("changed", 0);
  signals[SWAP_WANTED] = new_signal ("swap-wanted", 2);
  signals[REMOVAL_WANTED] = new_signal ("removal-wanted", 1);
}

static void
salon_seat_editor_init (SalonSeatEditor *self)
{
}

SalonSeatEditor *
salon_seat_editor_new (GtkWidget *parent, SalonSeating *seating, const SalonSeatRoom *room)
{
  SalonSeatEditor *self = g_object_new (SALON_TYPE_SEAT_EDITOR, NULL);

  self->parent = parent;
  self->seating = seating;
  self->room = room;
  return self;
}
