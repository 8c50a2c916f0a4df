/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/wedges/wedges-card-private.h"

#include <math.h>
#include <string.h>

#include "widgets/salon-art.h"
#include "widgets/salon-style.h"
#include "widgets/wedges/wedges-card-face-say.h"
#include "widgets/wedges/wedges-card-motion.h"
#include "widgets/wedges/wedges-card-unit.h"

#define WIDTH  680 /* of the card, in px at the usual size of text */
#define LEAST  576 /* its height, where there is room */
#define BAND   63
#define MARGIN 12  /* px around the card at least */
#define NARROW 640 /* px: narrower cards have smaller margins */
#define TIGHT  480 /* px: even narrower ones do without words that can be seen elsewhere */
#define LOW    660 /* px: lower cards are closer together */

/* How long a verdict stands that nobody has to take, in ms: longer texts take longer to read. */
#define STAMPED_MS    900
#define READ_MS       2600
#define READ_LETTER   45
#define READ_MOST     9000
#define LETTERS_SPENT 40

/* Where the stamp falls, in shares of the card. */
#define STAMP_X .76
#define STAMP_Y .5

G_DEFINE_FINAL_TYPE (WedgesCard, wedges_card, GTK_TYPE_WIDGET)

/* What is shown */

void
wedges_card_ask (WedgesCard *self, const WedgesCardQuestion *question, const graphene_point_t *from)
{
  g_return_if_fail (WEDGES_IS_CARD (self));
  g_return_if_fail (question != NULL && question->text != NULL && question->name != NULL);

  wedges_card_clear (self);
  self->question = *question;
  self->question.text = NULL;
  self->question.members = NULL;
  self->name = g_strdup (question->name);
  self->question.name = self->name;
  self->phase = WEDGES_CARD_IS_ASKED;
  wedges_card_set_objected (self, FALSE);
  wedges_card_face_ask (&self->face, question);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  wedges_card_take_focus (self);
  if (from != NULL
      && gtk_widget_compute_point (GTK_WIDGET (self), gtk_widget_get_parent (GTK_WIDGET (self)), from, &self->from))
    wedges_card_play (self, WEDGES_CARD_FLIES);
}

void
wedges_card_set_left (WedgesCard *self, double seconds)
{
  g_return_if_fail (WEDGES_IS_CARD (self));

  if (self->phase == WEDGES_CARD_IS_ASKED && self->question.seconds > 0)
    wedges_card_face_set_left (&self->face, self->question.seconds, seconds);
}

static int
get_reading_ms (const WedgesCardAnswer *answer)
{
  const glong letters =
    g_utf8_strlen (answer->answer, -1) + (answer->fact != NULL ? g_utf8_strlen (answer->fact, -1) : 0);

  return (int) MIN (READ_MOST, READ_MS + READ_LETTER * MAX (0, letters - LETTERS_SPENT));
}

void
wedges_card_uncover (WedgesCard *self, const WedgesCardAnswer *answer)
{
  const gboolean focused = gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL;

  g_return_if_fail (WEDGES_IS_CARD (self));
  g_return_if_fail (answer != NULL && answer->answer != NULL);
  g_return_if_fail (self->phase == WEDGES_CARD_IS_ASKED);

  self->phase = answer->verdict == WEDGES_VERDICT_SETTLED ? WEDGES_CARD_IS_SETTLED : WEDGES_CARD_IS_UNCOVERED;
  self->verdict = answer->verdict;
  self->right = answer->right;
  wedges_card_face_answer (&self->face, &self->question, answer);
  wedges_card_play (self, WEDGES_CARD_OPENS);
  wedges_card_guard (self);
  if (focused)
    wedges_card_take_focus (self);
  if (self->phase == WEDGES_CARD_IS_SETTLED && self->question.way == WEDGES_CARD_COMPUTER && !self->question.replayed)
    wedges_card_read_for (self, get_reading_ms (answer));
}

void
wedges_card_stamp (WedgesCard *self, gboolean right)
{
  g_return_if_fail (WEDGES_IS_CARD (self));
  g_return_if_fail (self->phase == WEDGES_CARD_IS_UNCOVERED);

  self->phase = WEDGES_CARD_IS_SETTLED;
  self->right = right;
  self->stamped = TRUE;
  wedges_card_face_end (&self->face);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  wedges_card_play (self, WEDGES_CARD_STAMPS);
  wedges_card_read_for (self, STAMPED_MS);
}

void
wedges_card_clear (WedgesCard *self)
{
  g_return_if_fail (WEDGES_IS_CARD (self));

  wedges_card_skip (self);
  g_clear_handle_id (&self->reading_id, g_source_remove);
  g_clear_pointer (&self->name, g_free);
  memset (&self->question, 0, sizeof self->question);
  self->phase = WEDGES_CARD_IS_EMPTY;
  self->done = 0;
  self->guarded_until = 0;
  self->stamped = FALSE;
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  wedges_card_face_forget (&self->face);
  gtk_widget_set_sensitive (self->face.actions, TRUE);
}

void
wedges_card_set_objected (WedgesCard *self, gboolean objected)
{
  g_return_if_fail (WEDGES_IS_CARD (self));

  wedges_card_face_set_objected (&self->face, objected);
  if (objected)
    self->done |= WEDGES_CARD_DID_OBJECT;
  else
    self->done &= ~(unsigned) WEDGES_CARD_DID_OBJECT;
}

void
wedges_card_allow (WedgesCard *self)
{
  g_return_if_fail (WEDGES_IS_CARD (self));

  self->done &= ~(unsigned) (WEDGES_CARD_DID_ANSWER | WEDGES_CARD_DID_JUDGE);
}

void
wedges_card_set_paused (WedgesCard *self, gboolean paused)
{
  g_return_if_fail (WEDGES_IS_CARD (self));

  self->paused = paused;
}

void
wedges_card_take_focus (WedgesCard *self)
{
  g_return_if_fail (WEDGES_IS_CARD (self));

  if (self->question.replayed)
    return;
  if (self->phase == WEDGES_CARD_IS_ASKED && self->question.way == WEDGES_CARD_TYPED)
    gtk_widget_grab_focus (self->face.entry);
  else if (self->phase == WEDGES_CARD_IS_ASKED && self->question.way == WEDGES_CARD_ALOUD)
    gtk_widget_grab_focus (self->face.uncover);
  else if (self->phase != WEDGES_CARD_IS_EMPTY && self->phase != WEDGES_CARD_IS_ASKED)
    gtk_widget_grab_focus (self->face.gold);
}

/* The widget */

static void
wedges_card_measure (GtkWidget *widget,
                     GtkOrientation orientation,
                     int for_size,
                     int *minimum,
                     int *natural,
                     int *minimum_baseline,
                     int *natural_baseline)
{
  WedgesCard *self = WEDGES_CARD (widget);

  gtk_widget_measure (self->face.box, orientation, -1, minimum, natural, NULL, NULL);
  *natural =
    MAX (*minimum, (int) ((orientation == GTK_ORIENTATION_HORIZONTAL ? WIDTH : LEAST) * wedges_card_unit (widget)));
}

/* No style may change while sizes are given out. */
static gboolean
form_cb (gpointer card)
{
  WedgesCard *self = card;

  self->form_id = 0;
  salon_style_set_class (GTK_WIDGET (self), "narrow", self->narrow);
  salon_style_set_class (GTK_WIDGET (self), "tight", self->tight);
  salon_style_set_class (GTK_WIDGET (self), "low", self->low);
  wedges_card_face_set_form (&self->face, self->tight, self->low);
  return G_SOURCE_REMOVE;
}

static void
choose_form (WedgesCard *self, int width, int height)
{
  const double unit = wedges_card_unit (GTK_WIDGET (self));
  const gboolean narrow = width < NARROW * unit, tight = width < TIGHT * unit, low = height < LOW * unit;

  if (narrow == self->narrow && tight == self->tight && low == self->low)
    return;
  self->narrow = narrow;
  self->tight = tight;
  self->low = low;
  if (self->form_id == 0)
    self->form_id = g_idle_add_full (G_PRIORITY_HIGH_IDLE, form_cb, self, NULL);
}

static void
wedges_card_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  WedgesCard *self = WEDGES_CARD (widget);
  const double unit = wedges_card_unit (widget);
  const int room = MAX (1, height - 2 * MARGIN);
  GtkAllocation place;
  int least, high, wide;

  choose_form (self, width, height);
  gtk_widget_measure (self->face.box, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  wide = MAX (least, MIN (width - 2 * MARGIN, (int) (WIDTH * MAX (unit, 1))));
  gtk_widget_measure (self->face.box, GTK_ORIENTATION_VERTICAL, wide, &least, NULL, NULL, NULL);
  high = MAX (wedges_card_face_measure (&self->face, wide), (int) (LEAST * unit));
  high = MAX (least, MIN (room, high));
  place.x = (width - wide) / 2;
  place.y = MAX (0, (height - high) / 2);
  place.width = wide;
  place.height = high;
  graphene_rect_init (&self->place, (float) place.x, (float) place.y, (float) wide, (float) high);
  gtk_widget_size_allocate (self->face.box, &place, -1);
  wedges_card_face_seek_answer (&self->face);

  wedges_card_paper_prepare (&self->paper, widget, wide, high, unit, (int) (BAND * unit));
  for (int back = 0; self->motion == WEDGES_CARD_FLIES && back < 2; back++)
    wedges_card_paper_prepare_flight (&self->flight[back], widget, wide, high, unit, self->question.category, back);
  if (self->stamped)
    wedges_card_paper_prepare_stamp (&self->stamp, widget, unit, self->right);
}

static void
snapshot_flight (WedgesCard *self, GtkSnapshot *snapshot)
{
  const WedgesCardPose pose = wedges_card_motion_get_flight (self->ms);
  GtkWidget *widget = GTK_WIDGET (self);
  graphene_point_t from, middle;

  if (!gtk_widget_compute_point (gtk_widget_get_parent (widget), widget, &self->from, &from))
    return;
  graphene_rect_get_center (&self->place, &middle);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (from.x + (middle.x - from.x) * (float) pose.x,
                                                          from.y + (middle.y - from.y) * (float) pose.y));
  gtk_snapshot_scale (snapshot, (float) (pose.scale * MAX (pose.width, .01)), (float) pose.scale);
  salon_art_tile_snapshot (&self->flight[pose.back].tile, snapshot, 0, 0);
  gtk_snapshot_restore (snapshot);
}

static void
snapshot_stamp (WedgesCard *self, GtkSnapshot *snapshot)
{
  const WedgesStampPose pose =
    wedges_card_motion_get_stamp (self->motion == WEDGES_CARD_STAMPS ? self->ms : WEDGES_CARD_STAMP_MS);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (self->place.origin.x
                                                            + roundf (self->place.size.width * (float) STAMP_X),
                                                          self->place.origin.y
                                                            + roundf (self->place.size.height * (float) STAMP_Y)));
  if (self->motion == WEDGES_CARD_STAMPS)
    {
      gtk_snapshot_rotate (snapshot, (float) pose.turn);
      gtk_snapshot_scale (snapshot, (float) pose.scale, (float) pose.scale);
    }
  salon_art_tile_fade (&self->stamp.tile, snapshot, 0, 0, pose.opacity);
  gtk_snapshot_restore (snapshot);
}

static void
wedges_card_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  WedgesCard *self = WEDGES_CARD (widget);

  if (self->motion == WEDGES_CARD_FLIES)
    {
      snapshot_flight (self, snapshot);
      return;
    }
  salon_art_tile_snapshot (&self->paper.tile, snapshot, self->place.origin.x, self->place.origin.y);
  GTK_WIDGET_CLASS (wedges_card_parent_class)->snapshot (widget, snapshot);
  if (self->stamped)
    snapshot_stamp (self, snapshot);
}

/* Beside the card the wheel can be looked at, and pointed at. */
static gboolean
wedges_card_contains (GtkWidget *widget, double x, double y)
{
  return graphene_rect_contains_point (&WEDGES_CARD (widget)->place, &GRAPHENE_POINT_INIT ((float) x, (float) y));
}

/* A click ends what moves, and does nothing else. */
static void
pressed_cb (GtkGestureClick *click, int n, double x, double y, WedgesCard *self)
{
  if (self->motion == WEDGES_CARD_FLIES && wedges_card_skip (self))
    gtk_gesture_set_state (GTK_GESTURE (click), GTK_EVENT_SEQUENCE_CLAIMED);
}

/* Now something in it can have the focus: otherwise GTK would choose what that is. */
static void
wedges_card_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (wedges_card_parent_class)->map (widget);

  wedges_card_take_focus (WEDGES_CARD (widget));
}

static void
wedges_card_dispose (GObject *object)
{
  WedgesCard *self = WEDGES_CARD (object);

  wedges_card_stop_playing (self);
  g_clear_handle_id (&self->form_id, g_source_remove);
  wedges_card_picture_clear (&self->paper);
  wedges_card_picture_clear (&self->flight[0]);
  wedges_card_picture_clear (&self->flight[1]);
  wedges_card_picture_clear (&self->stamp);
  wedges_card_face_clear (&self->face);

  G_OBJECT_CLASS (wedges_card_parent_class)->dispose (object);
}

static void
wedges_card_finalize (GObject *object)
{
  g_free (WEDGES_CARD (object)->name);

  G_OBJECT_CLASS (wedges_card_parent_class)->finalize (object);
}

static void
wedges_card_class_init (WedgesCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = wedges_card_dispose;
  G_OBJECT_CLASS (klass)->finalize = wedges_card_finalize;
  widget_class->measure = wedges_card_measure;
  widget_class->size_allocate = wedges_card_size_allocate;
  widget_class->snapshot = wedges_card_snapshot;
  widget_class->contains = wedges_card_contains;
  widget_class->map = wedges_card_map;

  wedges_card_input_class_init (klass);

  gtk_widget_class_set_css_name (widget_class, "wedges-card");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
wedges_card_init (WedgesCard *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkGesture *click = gtk_gesture_click_new ();

  wedges_card_face_make (&self->face);
  gtk_widget_set_parent (self->face.box, widget);
  wedges_card_input_init (self);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  g_signal_connect (click, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (click));

  gtk_widget_set_visible (widget, FALSE);
  wedges_card_face_forget (&self->face);
  salon_art_watch (widget);
}

GtkWidget *
wedges_card_new (void)
{
  return g_object_new (WEDGES_TYPE_CARD, NULL);
}
