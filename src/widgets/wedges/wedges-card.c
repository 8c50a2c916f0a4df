/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/wedges/wedges-card.h"

#include <math.h>
#include <string.h>

#include "model/salon-clock.h"
#include "widgets/salon-art.h"
#include "widgets/wedges/wedges-card-face-say.h"
#include "widgets/wedges/wedges-card-face.h"
#include "widgets/wedges/wedges-card-flap.h"
#include "widgets/wedges/wedges-card-motion.h"
#include "widgets/wedges/wedges-card-paper.h"
#include "widgets/wedges/wedges-card-unit.h"

#define WIDTH  680 /* of the card, in px at the usual size of text */
#define LEAST  576 /* its height, where there is room */
#define BAND   63
#define MARGIN 12  /* px around the card at least */
#define NARROW 640 /* px: narrower cards have smaller margins */
#define TIGHT  480 /* px: even narrower ones do without words that can be seen elsewhere */
#define LOW    660 /* px: lower cards are closer together */

/* A click or a key that was meant for what was there before must not judge: a double click, Enter twice. */
#define GUARD_MS 350

/* How long a verdict stands that nobody has to take, in ms: longer texts take longer to read. */
#define STAMPED_MS    900
#define READ_MS       2600
#define READ_LETTER   45
#define READ_MOST     9000
#define READ_STEP     100
#define LETTERS_SPENT 40

/* Where the stamp falls, in shares of the card. */
#define STAMP_X .76
#define STAMP_Y .5

/* What the card is about. */
typedef enum {
  EMPTY,
  ASKED,     /* the answer is not known */
  UNCOVERED, /* the verdict is open, or proposed */
  SETTLED,   /* it is read, or stamped */
} Stage;

typedef enum {
  REST,
  FLIGHT,
  FLAP,
  STAMP,
} Motion;

/* What was emitted for what is shown. */
enum {
  DID_ANSWER = 1 << 0, /* uncovered, typed, or gave up */
  DID_JUDGE = 1 << 1,
  DID_GO_ON = 1 << 2,
  DID_OBJECT = 1 << 3,
};

struct _WedgesCard {
  GtkWidget parent_instance;

  WedgesCardFace face;

  Stage stage;
  WedgesCardQuestion question; /* without its text and its team */
  char *name;                  /* of the question */
  WedgesCardVerdict verdict;
  gboolean right; /* the proposed verdict, or the one that is stamped */
  unsigned done;
  gint64 guarded_until; /* µs, g_get_monotonic_time() */

  gboolean paused;
  Motion motion;
  double ms;
  gint64 last; /* frame, in µs; 0 before the first one */
  guint tick_id;
  graphene_point_t from; /* where the card comes from, in its parent: it has no place of its own before it is seen */
  gboolean stamped;
  int reading;      /* ms until the verdict was read; 0: somebody has to go on */
  guint reading_id; /* a source */

  WedgesCardPicture paper, flight[2], stamp;
  graphene_rect_t place; /* of the card */
  gboolean narrow, tight, low;
  guint form_id; /* a source: the card gets this form */
};

G_DEFINE_FINAL_TYPE (WedgesCard, wedges_card, GTK_TYPE_WIDGET)

enum {
  UNCOVER,
  JUDGED,
  TYPED,
  GAVE_UP,
  WENT_ON,
  OBJECTED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* What people do */

/* Whether something may be done now that was not done before. */
static gboolean
may (WedgesCard *self, Stage stage, unsigned what)
{
  return self->stage == stage && (self->done & what) == 0 && !self->paused
         && g_get_monotonic_time () >= self->guarded_until;
}

static void
guard (WedgesCard *self)
{
  self->guarded_until = g_get_monotonic_time () + GUARD_MS * G_TIME_SPAN_MILLISECOND;
}

static void
uncover (WedgesCard *self)
{
  if (self->question.way != WEDGES_CARD_ALOUD || !may (self, ASKED, DID_ANSWER))
    return;
  self->done |= DID_ANSWER;
  g_signal_emit (self, signals[UNCOVER], 0);
}

static void
give_up (WedgesCard *self)
{
  if (self->question.way != WEDGES_CARD_TYPED || !may (self, ASKED, DID_ANSWER))
    return;
  self->done |= DID_ANSWER;
  g_signal_emit (self, signals[GAVE_UP], 0);
}

static char *
get_typed (WedgesCard *self)
{
  return g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->face.entry))));
}

static void
type (WedgesCard *self)
{
  g_autofree char *text = get_typed (self);

  if (self->question.way != WEDGES_CARD_TYPED || *text == '\0' || !may (self, ASKED, DID_ANSWER))
    return;
  self->done |= DID_ANSWER;
  g_signal_emit (self, signals[TYPED], 0, text);
}

static void
judge (WedgesCard *self, gboolean right)
{
  if (!may (self, UNCOVERED, DID_JUDGE))
    return;
  self->done |= DID_JUDGE;
  wedges_card_skip (self);
  g_signal_emit (self, signals[JUDGED], 0, right);
}

static void
go_on (WedgesCard *self)
{
  if (self->stage != SETTLED || (self->done & DID_GO_ON) != 0)
    return;
  self->done |= DID_GO_ON;
  g_clear_handle_id (&self->reading_id, g_source_remove);
  g_signal_emit (self, signals[WENT_ON], 0);
}

static void
object (WedgesCard *self)
{
  if (self->stage == EMPTY || (self->done & DID_OBJECT) != 0)
    return;
  self->done |= DID_OBJECT;
  g_signal_emit (self, signals[OBJECTED], 0);
}

/* The gold button, and Enter. */
static void
take (WedgesCard *self)
{
  if (self->stage == ASKED)
    type (self);
  else if (self->stage == UNCOVERED)
    judge (self, self->verdict == WEDGES_VERDICT_OPEN || self->right);
  else if (may (self, SETTLED, DID_GO_ON))
    go_on (self);
}

/* The other button. */
static void
refuse (WedgesCard *self)
{
  if (self->stage == ASKED)
    give_up (self);
  else
    judge (self, self->verdict == WEDGES_VERDICT_PROPOSED && !self->right);
}

static void
typed_cb (WedgesCard *self)
{
  g_autofree char *text = get_typed (self);

  if (self->stage == ASKED)
    gtk_widget_set_sensitive (self->face.gold, *text != '\0');
}

gboolean
wedges_card_press (WedgesCard *self, guint keyval, GdkModifierType modifiers)
{
  g_return_val_if_fail (WEDGES_IS_CARD (self), FALSE);

  if (self->stage == EMPTY || self->question.replayed
      || (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return FALSE;
  switch (gdk_keyval_to_lower (keyval))
    {
    case GDK_KEY_space:
    case GDK_KEY_KP_Space:
      /* It belongs to what is typed. */
      if (self->stage == ASKED && self->question.way == WEDGES_CARD_TYPED)
        return FALSE;
      if (wedges_card_is_moving (self))
        return wedges_card_skip (self);
      if (self->stage == ASKED && self->question.way == WEDGES_CARD_ALOUD)
        uncover (self);
      else if (self->stage == SETTLED)
        take (self);
      else
        return FALSE;
      return TRUE;
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
    case GDK_KEY_ISO_Enter:
      if (self->stage == UNCOVERED && self->verdict == WEDGES_VERDICT_OPEN)
        return FALSE;
      if (self->stage == ASKED && self->question.way != WEDGES_CARD_TYPED)
        return FALSE;
      take (self);
      return TRUE;
    case GDK_KEY_r:
    case GDK_KEY_w:
      if (self->stage != UNCOVERED || self->verdict != WEDGES_VERDICT_OPEN)
        return FALSE;
      judge (self, gdk_keyval_to_lower (keyval) == GDK_KEY_r);
      return TRUE;
    case GDK_KEY_n:
      if (self->stage != UNCOVERED || self->verdict != WEDGES_VERDICT_PROPOSED)
        return FALSE;
      judge (self, !self->right);
      return TRUE;
    case GDK_KEY_Escape:
      if (self->stage != ASKED || self->question.way != WEDGES_CARD_TYPED)
        return FALSE;
      give_up (self);
      return TRUE;
    default:
      return FALSE;
    }
}

/* The focus is in the card. What is typed into the field belongs to the field, and a button that has the focus has its own
 * keys. */
static gboolean
key_cb (GtkEventControllerKey *keys, guint keyval, guint code, GdkModifierType modifiers, WedgesCard *self)
{
  return wedges_card_press (self, keyval, modifiers);
}

/* Motion */

static void
stop_ticks (WedgesCard *self)
{
  if (self->tick_id != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick_id);
  self->tick_id = 0;
  self->last = 0;
}

gboolean
wedges_card_is_moving (WedgesCard *self)
{
  g_return_val_if_fail (WEDGES_IS_CARD (self), FALSE);

  return self->motion != REST;
}

gboolean
wedges_card_skip (WedgesCard *self)
{
  g_return_val_if_fail (WEDGES_IS_CARD (self), FALSE);

  if (self->motion == REST)
    return FALSE;
  stop_ticks (self);
  if (self->motion == FLAP)
    wedges_card_flap_set_slid (WEDGES_CARD_FLAP (self->face.flap), 1);
  self->motion = REST;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  return TRUE;
}

static double
get_length (const WedgesCard *self)
{
  return self->motion == FLIGHT ? WEDGES_CARD_FLIGHT_MS
         : self->motion == FLAP ? WEDGES_CARD_FLAP_MS
                                : WEDGES_CARD_STAMP_MS;
}

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  WedgesCard *self = WEDGES_CARD (widget);
  const gint64 now = gdk_frame_clock_get_frame_time (clock);

  if (self->last != 0 && !self->paused)
    self->ms += (double) salon_clock_step (self->last, now) / G_TIME_SPAN_MILLISECOND;
  self->last = now;
  if (self->ms >= get_length (self))
    {
      /* Its source goes with it. */
      wedges_card_skip (self);
      return G_SOURCE_CONTINUE;
    }
  if (self->motion == FLAP)
    wedges_card_flap_set_slid (WEDGES_CARD_FLAP (self->face.flap), wedges_card_motion_get_flap (self->ms));
  else
    gtk_widget_queue_draw (widget);
  return G_SOURCE_CONTINUE;
}

static gboolean
is_animated (WedgesCard *self)
{
  gboolean animated = TRUE;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations", &animated, NULL);
  return animated;
}

static void
move (WedgesCard *self, Motion motion)
{
  wedges_card_skip (self);
  self->motion = motion;
  self->ms = 0;
  if (motion == FLAP)
    wedges_card_flap_set_slid (WEDGES_CARD_FLAP (self->face.flap), 0);
  if (!is_animated (self) || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    wedges_card_skip (self);
  else
    self->tick_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* A verdict is read */

static gboolean
reading_cb (gpointer card)
{
  WedgesCard *self = card;

  if (self->paused)
    return G_SOURCE_CONTINUE;
  self->reading -= READ_STEP;
  if (self->reading > 0)
    return G_SOURCE_CONTINUE;
  self->reading_id = 0;
  go_on (self);
  return G_SOURCE_REMOVE;
}

static void
read_for (WedgesCard *self, int ms)
{
  g_clear_handle_id (&self->reading_id, g_source_remove);
  self->reading = ms;
  self->reading_id = g_timeout_add (READ_STEP, reading_cb, self);
}

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
  self->stage = ASKED;
  wedges_card_set_objected (self, FALSE);
  wedges_card_face_ask (&self->face, question);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  wedges_card_take_focus (self);
  if (from != NULL
      && gtk_widget_compute_point (GTK_WIDGET (self), gtk_widget_get_parent (GTK_WIDGET (self)), from, &self->from))
    move (self, FLIGHT);
}

void
wedges_card_set_left (WedgesCard *self, double seconds)
{
  g_return_if_fail (WEDGES_IS_CARD (self));

  if (self->stage == ASKED && self->question.seconds > 0)
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
  g_return_if_fail (self->stage == ASKED);

  self->stage = answer->verdict == WEDGES_VERDICT_SETTLED ? SETTLED : UNCOVERED;
  self->verdict = answer->verdict;
  self->right = answer->right;
  wedges_card_face_answer (&self->face, &self->question, answer);
  move (self, FLAP);
  guard (self);
  if (focused)
    wedges_card_take_focus (self);
  if (self->stage == SETTLED && self->question.way == WEDGES_CARD_COMPUTER && !self->question.replayed)
    read_for (self, get_reading_ms (answer));
}

void
wedges_card_stamp (WedgesCard *self, gboolean right)
{
  g_return_if_fail (WEDGES_IS_CARD (self));
  g_return_if_fail (self->stage == UNCOVERED);

  self->stage = SETTLED;
  self->right = right;
  self->stamped = TRUE;
  wedges_card_face_end (&self->face);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  move (self, STAMP);
  read_for (self, STAMPED_MS);
}

void
wedges_card_clear (WedgesCard *self)
{
  g_return_if_fail (WEDGES_IS_CARD (self));

  wedges_card_skip (self);
  g_clear_handle_id (&self->reading_id, g_source_remove);
  g_clear_pointer (&self->name, g_free);
  memset (&self->question, 0, sizeof self->question);
  self->stage = EMPTY;
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
    self->done |= DID_OBJECT;
  else
    self->done &= ~(unsigned) DID_OBJECT;
}

void
wedges_card_allow (WedgesCard *self)
{
  g_return_if_fail (WEDGES_IS_CARD (self));

  self->done &= ~(unsigned) (DID_ANSWER | DID_JUDGE);
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
  if (self->stage == ASKED && self->question.way == WEDGES_CARD_TYPED)
    gtk_widget_grab_focus (self->face.entry);
  else if (self->stage == ASKED && self->question.way == WEDGES_CARD_ALOUD)
    gtk_widget_grab_focus (self->face.uncover);
  else if (self->stage != EMPTY && self->stage != ASKED)
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

static void
set_class (GtkWidget *widget, const char *name, gboolean has)
{
  if (has)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}

/* No style may change while sizes are given out. */
static gboolean
form_cb (gpointer card)
{
  WedgesCard *self = card;

  self->form_id = 0;
  set_class (GTK_WIDGET (self), "narrow", self->narrow);
  set_class (GTK_WIDGET (self), "tight", self->tight);
  set_class (GTK_WIDGET (self), "low", self->low);
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
  for (int back = 0; self->motion == FLIGHT && back < 2; back++)
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
  const WedgesStampPose pose = wedges_card_motion_get_stamp (self->motion == STAMP ? self->ms : WEDGES_CARD_STAMP_MS);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (self->place.origin.x
                                                            + roundf (self->place.size.width * (float) STAMP_X),
                                                          self->place.origin.y
                                                            + roundf (self->place.size.height * (float) STAMP_Y)));
  if (self->motion == STAMP)
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

  if (self->motion == FLIGHT)
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
  if (self->motion == FLIGHT && wedges_card_skip (self))
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

  stop_ticks (self);
  g_clear_handle_id (&self->reading_id, g_source_remove);
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

static guint
add_signal (const char *name, GType parameter)
{
  return g_signal_new (name, WEDGES_TYPE_CARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                       parameter != G_TYPE_NONE, parameter);
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

  signals[UNCOVER] = add_signal ("uncover", G_TYPE_NONE);
  signals[JUDGED] = add_signal ("judged", G_TYPE_BOOLEAN);
  signals[TYPED] = add_signal ("typed", G_TYPE_STRING);
  signals[GAVE_UP] = add_signal ("gave-up", G_TYPE_NONE);
  signals[WENT_ON] = add_signal ("went-on", G_TYPE_NONE);
  signals[OBJECTED] = add_signal ("objected", G_TYPE_NONE);

  gtk_widget_class_set_css_name (widget_class, "wedges-card");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
wedges_card_init (WedgesCard *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  wedges_card_face_make (&self->face);
  gtk_widget_set_parent (self->face.box, widget);
  g_signal_connect_swapped (self->face.uncover, "clicked", G_CALLBACK (uncover), self);
  g_signal_connect_swapped (self->face.gold, "clicked", G_CALLBACK (take), self);
  g_signal_connect_swapped (self->face.plain, "clicked", G_CALLBACK (refuse), self);
  g_signal_connect_swapped (self->face.object, "clicked", G_CALLBACK (object), self);
  g_signal_connect_swapped (self->face.entry, "activate", G_CALLBACK (type), self);
  g_signal_connect_swapped (self->face.entry, "changed", G_CALLBACK (typed_cb), self);

  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (widget, keys);
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
