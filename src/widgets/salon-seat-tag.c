/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-seat-tag.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>

#include "widgets/salon-avatar.h"
#include "widgets/salon-draw.h"
#include "widgets/salon-press.h"

#define PRESS_ACTION "tag.press"

struct _SalonSeatTag {
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkWidget *avatar;
  GtkWidget *name;
  GtkWidget *score;
  GtkWidget *turn; /* a chip on the plate's upper edge */

  char *turn_text;
  int points;
  gboolean in_turn;
  gboolean selected;
};

G_DEFINE_FINAL_TYPE (SalonSeatTag, salon_seat_tag, GTK_TYPE_WIDGET)

static guint activated_signal;

char *
salon_format_signed (int points, gboolean plus)
{
  /* U+2212, the minus sign. The sign of INT_MIN is taken off as unsigned. */
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
  g_autofree char *points = salon_format_points (self->points);
  g_autofree char *turn = g_strdup_printf ("\342\226\270 %s", get_turn_text (self)); /* ▸ */
  g_autoptr (GString) label = g_string_new (gtk_label_get_text (GTK_LABEL (self->name)));

  gtk_label_set_text (GTK_LABEL (self->score), points);
  gtk_label_set_text (GTK_LABEL (self->turn), turn);
  gtk_widget_set_visible (self->turn, self->in_turn);
  if (self->in_turn)
    gtk_widget_add_css_class (GTK_WIDGET (self), "in-turn");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "in-turn");

  g_string_append_printf (label, ", %s", points);
  if (self->in_turn)
    g_string_append_printf (label, ", %s", get_turn_text (self));
  if (self->selected)
    g_string_append_printf (label, ", %s", C_ ("seat", "chosen"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label->str, -1);
}

static void
press_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_signal_emit (widget, activated_signal, 0);
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
  SalonSeatTag *self = SALON_SEAT_TAG (widget);
  int ignored;

  gtk_widget_measure (self->turn, orientation, -1, &ignored, &ignored, NULL, NULL);
  gtk_widget_measure (self->box, orientation, for_size, minimum, natural, NULL, NULL);
}

static void
salon_seat_tag_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  SalonSeatTag *self = SALON_SEAT_TAG (widget);
  GtkRequisition chip;
  int x, up, chip_width;

  gtk_widget_allocate (self->box, width, height, -1, NULL);
  if (!gtk_widget_should_layout (self->turn))
    return;

  gtk_widget_get_preferred_size (self->turn, &chip, NULL);
  gtk_widget_measure (self->turn, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &chip_width, NULL, NULL);
  chip_width = MAX (chip.width, MIN (chip_width, width - 16));
  x = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL ? 8 : width - chip_width - 8;
  /* Over the edge, but not over the name. */
  up = chip.height * 3 / 4;
  gtk_widget_allocate (self->turn, chip_width, chip.height, -1,
                       gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (x, -up)));
}

static void
salon_seat_tag_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  GTK_WIDGET_CLASS (salon_seat_tag_parent_class)->snapshot (widget, snapshot);

  if (gtk_widget_has_visible_focus (widget))
    salon_draw_focus (snapshot,
                      &GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget), gtk_widget_get_height (widget)), 10, 1);
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

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_pointer (&self->turn, gtk_widget_unparent);
  g_clear_pointer (&self->turn_text, g_free);

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

/* The plate says everything in its own name; its parts are not read again. Heaps of marks over a
 * letter do not reach out of it. */
static GtkWidget *
make_label (const char *css_class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "ellipsize",
                                   PANGO_ELLIPSIZE_END, "overflow", GTK_OVERFLOW_HIDDEN, "xalign", 0.f, NULL);

  gtk_widget_add_css_class (label, css_class);
  return label;
}

static void
salon_seat_tag_init (SalonSeatTag *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkWidget *lines = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "orientation",
                                   GTK_ORIENTATION_VERTICAL, "valign", GTK_ALIGN_CENTER, NULL);

  self->box = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "spacing", 9, NULL);
  self->avatar = salon_avatar_new (28);
  self->name = make_label ("name");
  self->score = make_label ("points");
  self->turn = make_label ("turn");
  gtk_widget_set_visible (self->turn, FALSE);

  gtk_box_append (GTK_BOX (lines), self->name);
  gtk_box_append (GTK_BOX (lines), self->score);
  gtk_box_append (GTK_BOX (self->box), self->avatar);
  gtk_box_append (GTK_BOX (self->box), lines);
  gtk_widget_set_parent (self->box, widget);
  gtk_widget_set_parent (self->turn, widget);

  salon_press_setup (widget, PRESS_ACTION);
  update (self);
}

GtkWidget *
salon_seat_tag_new (void)
{
  return g_object_new (SALON_TYPE_SEAT_TAG, NULL);
}

void
salon_seat_tag_set_name (SalonSeatTag *self, const char *name)
{
  g_return_if_fail (SALON_IS_SEAT_TAG (self));

  salon_avatar_set_name (SALON_AVATAR (self->avatar), name);
  gtk_label_set_text (GTK_LABEL (self->name), name ? name : "");
  update (self);
}

void
salon_seat_tag_set_colour (SalonSeatTag *self, const GdkRGBA *colour)
{
  g_return_if_fail (SALON_IS_SEAT_TAG (self));

  salon_avatar_set_colour (SALON_AVATAR (self->avatar), colour);
}

void
salon_seat_tag_set_points (SalonSeatTag *self, int points)
{
  g_return_if_fail (SALON_IS_SEAT_TAG (self));

  self->points = points;
  update (self);
}

void
salon_seat_tag_set_in_turn (SalonSeatTag *self, gboolean in_turn)
{
  g_return_if_fail (SALON_IS_SEAT_TAG (self));

  self->in_turn = in_turn;
  update (self);
}

void
salon_seat_tag_set_turn_text (SalonSeatTag *self, const char *text)
{
  g_return_if_fail (SALON_IS_SEAT_TAG (self));

  if (g_strcmp0 (text, self->turn_text) == 0)
    return;
  g_free (self->turn_text);
  self->turn_text = g_strdup (text);
  update (self);
}

void
salon_seat_tag_set_selected (SalonSeatTag *self, gboolean selected)
{
  g_return_if_fail (SALON_IS_SEAT_TAG (self));

  self->selected = selected;
  if (selected)
    gtk_widget_add_css_class (GTK_WIDGET (self), "selected");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "selected");
  update (self);
}

void
salon_seat_tag_set_activatable (SalonSeatTag *self, gboolean activatable)
{
  g_return_if_fail (SALON_IS_SEAT_TAG (self));

  salon_press_set_enabled (GTK_WIDGET (self), PRESS_ACTION, activatable);
}
