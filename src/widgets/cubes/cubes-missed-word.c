/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/cubes/cubes-missed-word.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "widgets/cubes/cubes-paint.h"
#include "widgets/salon-art.h"
#include "widgets/salon-draw.h"

/* In shares of the font: sizes of print, and the distance from the left edge. */
#define WORD    1.06
#define SMALL   .84
#define INSET   .75
#define CORNERS .5

struct _CubesMissedWord {
  GtkWidget parent_instance;

  char *word;
  int letters; /* of a heading; 0 for a word */
  int points;
  gboolean familiar, hovered, focused;
  PangoLayout *name, *worth;
};

G_DEFINE_FINAL_TYPE (CubesMissedWord, cubes_missed_word, GTK_TYPE_WIDGET)

enum {
  NOTICED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static char *
say_points (int points)
{
  return g_strdup_printf (ngettext ("%d point", "%d points", (gulong) points), points);
}

static void
contains_pointer_cb (CubesMissedWord *self, GParamSpec *pspec, GtkEventController *motion)
{
  self->hovered = gtk_event_controller_motion_contains_pointer (GTK_EVENT_CONTROLLER_MOTION (motion));
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_signal_emit (self, signals[NOTICED], 0);
}

static void
is_focus_cb (CubesMissedWord *self, GParamSpec *pspec, GtkEventController *focus)
{
  self->focused = gtk_event_controller_focus_is_focus (GTK_EVENT_CONTROLLER_FOCUS (focus));
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_signal_emit (self, signals[NOTICED], 0);
}

static void
pressed_cb (CubesMissedWord *self)
{
  if (self->letters == 0)
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

static PangoLayout *
print (CubesMissedWord *self, const char *text, double share, gboolean bold)
{
  PangoLayout *layout = salon_draw_layout (GTK_WIDGET (self), text, share * salon_draw_get_em (GTK_WIDGET (self)));
  PangoFontDescription *font = pango_font_description_copy (pango_layout_get_font_description (layout));

  pango_font_description_set_weight (font, bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  return layout;
}

static void
cubes_missed_word_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CubesMissedWord *self = CUBES_MISSED_WORD (widget);
  const double inset = INSET * salon_draw_get_em (widget);
  g_autofree char *heading = NULL, *worth = NULL;
  int end;

  g_clear_object (&self->name);
  g_clear_object (&self->worth);
  if (self->letters > 0)
    {
      heading = g_strdup_printf (ngettext ("%d letter", "%d letters", (gulong) self->letters), self->letters);
      worth = say_points (self->points);
      self->name = print (self, heading, SMALL, TRUE);
      self->worth = print (self, worth, SMALL, FALSE);
    }
  else if (self->word != NULL)
    {
      worth = g_strdup_printf ("%d", self->points);
      self->name = print (self, self->word, WORD, self->familiar);
      self->worth = print (self, worth, 1, TRUE);
    }
  else
    return;
  pango_layout_get_pixel_size (self->worth, &end, NULL);
  pango_layout_set_width (self->name, (int) (MAX (1, width - 2.5 * inset - end) * PANGO_SCALE));
  pango_layout_set_ellipsize (self->name, PANGO_ELLIPSIZE_END);
}

static void
draw_layout (CubesMissedWord *self, GtkSnapshot *snapshot, PangoLayout *layout, double x, const GdkRGBA *colour)
{
  graphene_point_t origin;

  salon_draw_centre (GTK_WIDGET (self), layout, 0, round (gtk_widget_get_height (GTK_WIDGET (self)) / 2.), &origin);
  origin.x = (float) round (x);
  salon_draw_text (snapshot, layout, &origin, colour);
}

static void
draw_light (CubesMissedWord *self, GtkSnapshot *snapshot, const graphene_rect_t *box, float radius)
{
  static const GdkRGBA gold = { 0xfa / 255.f, 0xdc / 255.f, 0x78 / 255.f, 1 };
  static const GdkRGBA edge = { 0xc9 / 255.f, 0x94 / 255.f, 0x09 / 255.f, 1 };
  GskRoundedRect round;

  gsk_rounded_rect_init_from_rect (&round, box, radius);
  gtk_snapshot_push_rounded_clip (snapshot, &round);
  gtk_snapshot_append_color (snapshot, &gold, box);
  gtk_snapshot_pop (snapshot);
  salon_draw_ring (snapshot, box, radius, -1, 1, &edge);
}

static void
cubes_missed_word_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CubesMissedWord *self = CUBES_MISSED_WORD (widget);
  const float width = (float) gtk_widget_get_width (widget), height = (float) gtk_widget_get_height (widget);
  const double inset = INSET * salon_draw_get_em (widget);
  const graphene_rect_t box = GRAPHENE_RECT_INIT (2, 1, width - 4, height - 2);
  const gboolean noticed = cubes_missed_word_is_noticed (self);
  int end;

  if (self->name == NULL)
    return;
  if (noticed)
    draw_light (self, snapshot, &box, (float) (CORNERS * inset / INSET));
  draw_layout (self, snapshot, self->name, inset,
               cubes_paint (self->letters > 0           ? CUBES_PAINT_HEADING
                            : self->familiar || noticed ? CUBES_PAINT_PENCIL
                                                        : CUBES_PAINT_TEXT));
  if (self->letters > 0)
    gtk_snapshot_append_color (snapshot, cubes_paint (CUBES_PAINT_RULE),
                               &GRAPHENE_RECT_INIT ((float) round (inset / 2), height - 3,
                                                    width - (float) round (inset), 2));
  if (self->letters > 0 || noticed)
    {
      pango_layout_get_pixel_size (self->worth, &end, NULL);
      draw_layout (self, snapshot, self->worth, width - inset - end,
                   cubes_paint (self->letters > 0 ? CUBES_PAINT_TEXT : CUBES_PAINT_RIGHT));
    }
  if (gtk_widget_has_visible_focus (widget))
    salon_draw_focus (snapshot, &box, (float) (CORNERS * inset / INSET), -4);
}

static void
cubes_missed_word_dispose (GObject *object)
{
  CubesMissedWord *self = CUBES_MISSED_WORD (object);

  g_clear_object (&self->name);
  g_clear_object (&self->worth);
  g_clear_pointer (&self->word, g_free);

  G_OBJECT_CLASS (cubes_missed_word_parent_class)->dispose (object);
}

static void
cubes_missed_word_class_init (CubesMissedWordClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cubes_missed_word_dispose;
  widget_class->size_allocate = cubes_missed_word_size_allocate;
  widget_class->snapshot = cubes_missed_word_snapshot;

  signals[NOTICED] =
    g_signal_new ("noticed", CUBES_TYPE_MISSED_WORD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_css_name (widget_class, "cubes-missed-word");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST_ITEM);
}

static void
cubes_missed_word_init (CubesMissedWord *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new (), *focus = gtk_event_controller_focus_new ();
  GtkGesture *press = gtk_gesture_click_new ();

  g_signal_connect_swapped (motion, "notify::contains-pointer", G_CALLBACK (contains_pointer_cb), self);
  g_signal_connect_swapped (focus, "notify::is-focus", G_CALLBACK (is_focus_cb), self);
  g_signal_connect_swapped (press, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  gtk_widget_add_controller (GTK_WIDGET (self), focus);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (press));
  salon_art_watch (GTK_WIDGET (self));
}

GtkWidget *
cubes_missed_word_new (void)
{
  return g_object_new (CUBES_TYPE_MISSED_WORD, NULL);
}

static void
set (CubesMissedWord *self, const char *word, int letters, int points, gboolean familiar)
{
  g_autofree char *worth = say_points (points), *told = NULL, *heading = NULL;

  if (g_strcmp0 (word, self->word) == 0 && letters == self->letters && points == self->points
      && familiar == self->familiar)
    return;
  g_free (self->word);
  self->word = g_strdup (word);
  self->letters = letters;
  self->points = points;
  self->familiar = familiar;
  if (letters > 0)
    heading = g_strdup_printf (ngettext ("%d letter", "%d letters", (gulong) letters), letters);
  told = g_strdup_printf ("%s, %s", letters > 0 ? heading : word, worth);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, told, -1);
  gtk_widget_set_focusable (GTK_WIDGET (self), letters == 0);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
cubes_missed_word_set_word (CubesMissedWord *self, const char *word, gboolean familiar, int points)
{
  g_return_if_fail (CUBES_IS_MISSED_WORD (self));

  set (self, word, 0, points, familiar);
}

void
cubes_missed_word_set_heading (CubesMissedWord *self, int letters, int points)
{
  g_return_if_fail (CUBES_IS_MISSED_WORD (self));

  set (self, NULL, letters, points, TRUE);
}

gboolean
cubes_missed_word_is_noticed (CubesMissedWord *self)
{
  g_return_val_if_fail (CUBES_IS_MISSED_WORD (self), FALSE);

  return self->letters == 0 && (self->hovered || self->focused);
}
