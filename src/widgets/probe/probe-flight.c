/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-flight.h"

#include <math.h>

#include "rules/probe/probe-setup.h"
#include "widgets/salon-art.h"
#include "widgets/salon-colours.h"
#include "widgets/salon-theme-use.h"

#define LEAST_MS  180
#define MOST_MS   280
#define CARD_UNIT 92. /* width of a card in the measures of a look */

typedef struct {
  graphene_rect_t from, to;
  GtkWidget *card; /* weak */
  gint64 began;    /* frame time in µs; 0 before the first frame */
  gint64 duration; /* µs */
  SalonArtTile face, letter;
  double letter_y; /* from the upper edge of the card */
} Card;

struct _ProbeFlight {
  GtkWidget parent_instance;

  GPtrArray *cards;
  guint tick_id;
  gint64 now;
};

G_DEFINE_FINAL_TYPE (ProbeFlight, probe_flight, GTK_TYPE_WIDGET)

guint
probe_flight_get_duration (double distance, double width)
{
  return (guint) (LEAST_MS + (MOST_MS - LEAST_MS) * CLAMP (distance / MAX (width, 1), 0, 1));
}

double
probe_flight_get_progress (double t)
{
  const double left = 1 - CLAMP (t, 0, 1);

  return 1 - left * left * left;
}

static void
card_free (gpointer data)
{
  Card *card = data;

  if (card->card)
    {
      gtk_widget_set_opacity (card->card, 1);
      g_object_remove_weak_pointer (G_OBJECT (card->card), (gpointer *) &card->card);
    }
  salon_art_tile_clear (&card->face);
  salon_art_tile_clear (&card->letter);
  g_free (card);
}

static void
stop_ticking (ProbeFlight *self)
{
  if (self->tick_id != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick_id);
  self->tick_id = 0;
}

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  ProbeFlight *self = PROBE_FLIGHT (widget);

  self->now = gdk_frame_clock_get_frame_time (clock);
  for (guint i = self->cards->len; i-- > 0;)
    {
      Card *card = self->cards->pdata[i];

      if (card->began == 0)
        card->began = self->now;
      if (self->now - card->began >= card->duration)
        g_ptr_array_remove_index (self->cards, i);
    }
  gtk_widget_queue_draw (widget);
  if (self->cards->len > 0)
    return G_SOURCE_CONTINUE;

  self->tick_id = 0;
  return G_SOURCE_REMOVE;
}

static float
between (float from, float to, double progress)
{
  return from + (to - from) * (float) progress;
}

static void
snapshot_card (ProbeFlight *self, GtkSnapshot *snapshot, const Card *card)
{
  const double t = card->began == 0 ? 0 : (self->now - card->began) / (double) card->duration;
  const double progress = probe_flight_get_progress (t);
  const float scale = between (card->from.size.width / card->to.size.width, 1, progress);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (between (card->from.origin.x, card->to.origin.x, progress),
                                                          between (card->from.origin.y, card->to.origin.y, progress)));
  gtk_snapshot_scale (snapshot, scale, scale);
  salon_art_tile_snapshot (&card->face, snapshot, 0, 0);
  salon_art_tile_snapshot (&card->letter, snapshot, card->to.size.width / 2, (float) card->letter_y);
  gtk_snapshot_restore (snapshot);
}

static void
probe_flight_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  ProbeFlight *self = PROBE_FLIGHT (widget);

  for (guint i = 0; i < self->cards->len; i++)
    snapshot_card (self, snapshot, self->cards->pdata[i]);
}

static void
probe_flight_unmap (GtkWidget *widget)
{
  probe_flight_land (PROBE_FLIGHT (widget));
  GTK_WIDGET_CLASS (probe_flight_parent_class)->unmap (widget);
}

static void
probe_flight_dispose (GObject *object)
{
  ProbeFlight *self = PROBE_FLIGHT (object);

  stop_ticking (self);
  g_clear_pointer (&self->cards, g_ptr_array_unref);

  G_OBJECT_CLASS (probe_flight_parent_class)->dispose (object);
}

static void
probe_flight_class_init (ProbeFlightClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = probe_flight_dispose;
  widget_class->snapshot = probe_flight_snapshot;
  widget_class->unmap = probe_flight_unmap;

  gtk_widget_class_set_css_name (widget_class, "probe-flight");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
probe_flight_init (ProbeFlight *self)
{
  self->cards = g_ptr_array_new_with_free_func (card_free);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_set_direction (GTK_WIDGET (self), GTK_TEXT_DIR_LTR);
}

/* Renders the card once, in the size that it has when it arrives. */
static void
prepare (ProbeFlight *self, Card *card, char letter, gboolean dots, guint seat)
{
  GtkWidget *widget = GTK_WIDGET (self);
  SalonTheme *theme = salon_theme_get_used ();
  const double unit = card->to.size.width / CARD_UNIT;
  const char text[2] = { letter, '\0' };

  salon_art_tile_prepare (&card->face, widget, "probe/card-face", salon_colour_get (seat), (int) card->to.size.width,
                          (int) card->to.size.height);
  card->letter_y = salon_theme_get_measure (theme, SALON_MEASURE_LETTER_MIDDLE) * unit;
  if (letter != PROBE_BLANK || dots)
    salon_art_glyph_prepare (&card->letter, widget, "letters", letter == PROBE_BLANK ? "blank" : text,
                             salon_theme_get_role ("card_ink"),
                             salon_theme_get_measure (theme, SALON_MEASURE_LETTER_CAP) * unit);
}

void
probe_flight_send (ProbeFlight *self,
                   char letter,
                   gboolean dots,
                   guint seat,
                   const graphene_rect_t *from,
                   const graphene_rect_t *to,
                   GtkWidget *target)
{
  const double right = to->origin.x - from->origin.x, down = to->origin.y - from->origin.y;
  gboolean animated;
  Card *card;

  g_return_if_fail (PROBE_IS_FLIGHT (self));

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations", &animated, NULL);
  if (!animated || !gtk_widget_get_mapped (GTK_WIDGET (self)) || from->size.width < 1 || to->size.width < 1)
    return;

  card = g_new0 (Card, 1);
  card->from = *from;
  card->to = *to;
  card->duration =
    1000 * (gint64) probe_flight_get_duration (hypot (right, down), gtk_widget_get_width (GTK_WIDGET (self)));
  prepare (self, card, letter, dots, seat);
  if (target)
    {
      card->card = target;
      g_object_add_weak_pointer (G_OBJECT (target), (gpointer *) &card->card);
      gtk_widget_set_opacity (target, 0);
    }
  g_ptr_array_add (self->cards, card);
  if (self->tick_id == 0)
    self->tick_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
probe_flight_land (ProbeFlight *self)
{
  g_return_if_fail (PROBE_IS_FLIGHT (self));

  stop_ticking (self);
  g_ptr_array_set_size (self->cards, 0);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
