/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-seat-tag.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>

#include "widgets/salon-draw.h"
#include "widgets/salon-press.h"
#include "widgets/salon-tag-face.h"
#include "widgets/salon-theme-use.h"
#include "widgets/salon-tooltip.h"

#define PRESS_ACTION "tag.press"

struct _SalonSeatTag {
  GtkWidget parent_instance;

  SalonTagFace face; /* its texts are owned here */
  char *turn_text;
  char *company; /* what the tooltip says of a computer */
  gboolean in_turn;
  gboolean selected;
  gboolean gliding; /* the filled plate is on its way, @glide px from this plate */
  graphene_point_t glide;
  double filled; /* 0 … 1 */
  double badge_size;
  guint drawn; /* how many times */
};

G_DEFINE_FINAL_TYPE (SalonSeatTag, salon_seat_tag, GTK_TYPE_WIDGET)

static guint activated_signal;

char *
salon_format_signed (int points, gboolean plus)
{
  /* The minus sign is U+2212. The number is negated as unsigned, because -INT_MIN
   * overflows an int. */
  return g_strdup_printf ("%s%u",
                          points < 0           ? "\342\210\222"
                          : plus && points > 0 ? "+"
                                               : "",
                          points < 0 ? 0u - (unsigned) points : (unsigned) points);
}

char *
salon_format_points (int points)
{
  g_autofree char *number = salon_format_signed (points, FALSE);

  /* Translators: a player's score; %s is a number, perhaps with a minus sign */
  return g_strdup_printf (ngettext ("%s point", "%s points", abs (points)), number);
}

static const char *
get_turn_text (SalonSeatTag *self)
{
  /* Translators: of a player whose move it is */
  return self->turn_text ? self->turn_text : C_ ("seat", "in turn");
}

static void
update (SalonSeatTag *self)
{
  g_autofree char *points = salon_format_points (self->face.points);
  g_autoptr (GString) label = g_string_new (self->face.name);
  const char *parts[4] = { NULL };
  g_autofree char *description = NULL;
  int n = 0;

  if (self->company)
    parts[n++] = self->company;
  if (self->face.note)
    parts[n++] = self->face.note;
  if (self->face.badge)
    parts[n++] = self->face.badge;
  description = g_strjoinv (", ", (char **) parts);

  g_string_append_printf (label, ", %s", points);
  if (self->in_turn)
    g_string_append_printf (label, ", %s", get_turn_text (self));
  if (self->selected)
    g_string_append_printf (label, ", %s", C_ ("seat", "chosen"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label->str,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
press_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_signal_emit (widget, activated_signal, 0);
}

/* The widget */

static void
salon_seat_tag_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  SalonSeatTag *self = SALON_SEAT_TAG (widget);

  if (width >= 8 && height >= 8)
    salon_tag_face_prepare (&self->face, widget, width, height);
}

static void
salon_seat_tag_measure (GtkWidget *widget,
                        GtkOrientation orientation,
                        int for_size,
                        int *minimum,
                        int *natural,
                        int *minimum_baseline,
                        int *natural_baseline)
{
  *minimum = 8;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 160 : 102;
}

static void
salon_seat_tag_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  SalonSeatTag *self = SALON_SEAT_TAG (widget);
  const gboolean dark = self->filled >= .5;
  const graphene_rect_t whole =
    GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  /* Shadows, the ring and the focus stand out. */
  const float more = MAX (MAX (self->face.plate[0].left, self->face.plate[1].left), 8);
  graphene_rect_t extents;

  graphene_rect_inset_r (&whole, -more, -more, &extents);
  salon_draw_push_whole (snapshot, &extents, self->drawn++);
  if (self->filled < 1 || self->gliding)
    salon_tag_face_snapshot_plate (&self->face, snapshot, 0);
  if (self->gliding)
    {
      gtk_snapshot_push_clip (snapshot, &whole);
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &self->glide);
      salon_tag_face_snapshot_plate (&self->face, snapshot, 1);
      gtk_snapshot_restore (snapshot);
      gtk_snapshot_pop (snapshot);
    }
  else if (self->filled >= 1)
    salon_tag_face_snapshot_plate (&self->face, snapshot, 1);
  else if (self->filled > 0)
    {
      gtk_snapshot_push_opacity (snapshot, self->filled);
      salon_tag_face_snapshot_plate (&self->face, snapshot, 1);
      gtk_snapshot_pop (snapshot);
    }
  salon_tag_face_snapshot (&self->face, snapshot, dark, self->badge_size);

  if (gtk_widget_has_css_class (widget, "activatable") && gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_PRELIGHT)
    {
      GdkRGBA accent = *salon_theme_get_role ("accent");

      accent.alpha = .6f;
      salon_draw_ring (snapshot, &whole, 10, 1, 3, &accent);
    }
  if (gtk_widget_has_visible_focus (widget))
    salon_draw_focus (snapshot, &whole, 10, 1);
  gtk_snapshot_pop (snapshot);
}

static void
salon_seat_tag_state_flags_changed (GtkWidget *widget, GtkStateFlags previous)
{
  GTK_WIDGET_CLASS (salon_seat_tag_parent_class)->state_flags_changed (widget, previous);
  gtk_widget_queue_draw (widget);
}

static void
salon_seat_tag_dispose (GObject *object)
{
  SalonSeatTag *self = SALON_SEAT_TAG (object);

  salon_tag_face_clear (&self->face);
  g_clear_pointer (&self->face.name, g_free);
  g_clear_pointer (&self->face.note, g_free);
  g_clear_pointer (&self->face.badge, g_free);
  g_clear_pointer (&self->turn_text, g_free);
  g_clear_pointer (&self->face.manner, g_free);
  g_clear_pointer (&self->company, g_free);

  G_OBJECT_CLASS (salon_seat_tag_parent_class)->dispose (object);
}

static void
salon_seat_tag_class_init (SalonSeatTagClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = salon_seat_tag_dispose;
  widget_class->measure = salon_seat_tag_measure;
  widget_class->size_allocate = salon_seat_tag_size_allocate;
  widget_class->snapshot = salon_seat_tag_snapshot;
  widget_class->state_flags_changed = salon_seat_tag_state_flags_changed;

  activated_signal =
    g_signal_new ("activated", SALON_TYPE_SEAT_TAG, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_css_name (widget_class, "salon-seat-tag");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  salon_press_install (widget_class, PRESS_ACTION, press_cb);
}

static void
salon_seat_tag_init (SalonSeatTag *self)
{
  self->badge_size = 1;
  GtkWidget *widget = GTK_WIDGET (self);

  self->face.name = g_strdup ("");
  self->face.unit = .592;
  self->face.text = 1;
  salon_press_setup (widget, PRESS_ACTION);
  salon_art_watch (widget);
  update (self);
}

GtkWidget *
salon_seat_tag_new (void)
{
  return g_object_new (SALON_TYPE_SEAT_TAG, NULL);
}

/* Shows another text in one of the plate's places. */
static void
set_text (SalonSeatTag *self, char **place, const char *text)
{
  if (g_strcmp0 (text, *place) == 0)
    return;
  g_free (*place);
  *place = g_strdup (text);
  update (self);
}

void
salon_seat_tag_set_name (SalonSeatTag *self, const char *name)
{
  g_return_if_fail (SALON_IS_SEAT_TAG (self));

  g_free (self->face.name);
  self->face.name = g_strdup (name ? name : "");
  update (self);
}

void
salon_seat_tag_set_colour (SalonSeatTag *self, unsigned colour)
{
  g_return_if_fail (SALON_IS_SEAT_TAG (self));

  self->face.colour = colour;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
salon_seat_tag_set_form (SalonSeatTag *self, SalonSeatTagForm form, double unit, double text)
{
  g_return_if_fail (SALON_IS_SEAT_TAG (self));

  if (form == self->face.form && unit == self->face.unit && text == self->face.text)
    return;
  self->face.form = form;
  self->face.unit = unit;
  self->face.text = text;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
salon_seat_tag_set_note (SalonSeatTag *self, const char *note)
{
  g_return_if_fail (SALON_IS_SEAT_TAG (self));

  set_text (self, &self->face.note, note);
}

void
salon_seat_tag_set_company (SalonSeatTag *self,
                            const char *manner,
                            const char *level,
                            int dots,
                            int most,
                            const char *about)
{
  g_autofree char *words =
    manner && level ? g_strdup_printf ("%s, %s", manner, level) : g_strdup (manner ? manner : level);

  g_return_if_fail (SALON_IS_SEAT_TAG (self));
  g_return_if_fail (level || manner || !about);

  self->face.dots = level ? dots : 0;
  self->face.most_dots = level ? most : 0;
  set_text (self, &self->face.manner, manner);
  g_free (self->company);
  self->company = about ? g_strdup_printf ("%s. %s", words, about) : g_steal_pointer (&words);
  salon_tooltip_set (GTK_WIDGET (self), self->company);
  update (self);
}

void
salon_seat_tag_set_badge (SalonSeatTag *self, const char *badge)
{
  g_return_if_fail (SALON_IS_SEAT_TAG (self));

  set_text (self, &self->face.badge, badge);
}

void
salon_seat_tag_set_badge_size (SalonSeatTag *self, double size)
{
  g_return_if_fail (SALON_IS_SEAT_TAG (self));

  if (size == self->badge_size)
    return;
  self->badge_size = size;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
salon_seat_tag_set_filled (SalonSeatTag *self, double filled)
{
  g_return_if_fail (SALON_IS_SEAT_TAG (self));

  filled = CLAMP (filled, 0, 1);
  if (!self->gliding && filled == self->filled)
    return;
  self->gliding = FALSE;
  self->filled = filled;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
salon_seat_tag_set_glide (SalonSeatTag *self, double dx, double dy, double filled)
{
  g_return_if_fail (SALON_IS_SEAT_TAG (self));

  self->gliding = TRUE;
  self->glide = GRAPHENE_POINT_INIT ((float) dx, (float) dy);
  self->filled = filled;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
salon_seat_tag_snapshot_filled (SalonSeatTag *self, GtkSnapshot *snapshot)
{
  g_return_if_fail (SALON_IS_SEAT_TAG (self));

  salon_tag_face_snapshot_plate (&self->face, snapshot, 1);
}

void
salon_seat_tag_set_points (SalonSeatTag *self, int points)
{
  g_return_if_fail (SALON_IS_SEAT_TAG (self));

  if (points == self->face.points)
    return;
  self->face.points = points;
  update (self);
}

void
salon_seat_tag_set_in_turn (SalonSeatTag *self, gboolean in_turn)
{
  g_return_if_fail (SALON_IS_SEAT_TAG (self));

  in_turn = !!in_turn;
  if (in_turn != self->in_turn)
    {
      self->in_turn = in_turn;
      update (self);
    }
  if (!self->gliding)
    salon_seat_tag_set_filled (self, in_turn ? 1 : 0);
}

void
salon_seat_tag_set_turn_text (SalonSeatTag *self, const char *text)
{
  g_return_if_fail (SALON_IS_SEAT_TAG (self));

  set_text (self, &self->turn_text, text);
}

void
salon_seat_tag_set_selected (SalonSeatTag *self, gboolean selected)
{
  g_return_if_fail (SALON_IS_SEAT_TAG (self));

  selected = !!selected;
  if (selected == self->selected)
    return;
  self->selected = selected;
  update (self);
}

void
salon_seat_tag_set_activatable (SalonSeatTag *self, gboolean activatable)
{
  g_return_if_fail (SALON_IS_SEAT_TAG (self));

  salon_press_set_enabled (GTK_WIDGET (self), PRESS_ACTION, activatable);
}
