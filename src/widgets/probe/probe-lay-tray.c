/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-lay-tray.h"

#include <string.h>

#include "widgets/salon-drag.h"

struct _ProbeLayTray {
  GObject parent_instance;

  ProbeTray *tray;
  GtkWidget *page;
  int dragged; /* the slot whose card is being dragged, or -1 */
};

G_DEFINE_FINAL_TYPE (ProbeLayTray, probe_lay_tray, G_TYPE_OBJECT)

enum {
  TAKEN,
  MOVED,
  DROPPED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* What lies in it */

void
probe_lay_tray_show (ProbeLayTray *self, const ProbeLayRow *shown)
{
  /* The slot of the next letter gets a mark: a card that it pushes on, or the first free space. If it comes between
   * the word and blanks behind it, the mark is on that space too, because on a blank it would seem to mean that. */
  const gboolean at_end = shown->caret == shown->length && shown->after > 0;
  int caret;
  ProbeRow row;

  probe_lay_row_to (shown, &row);
  caret = at_end ? row.n : shown->before + shown->caret;
  for (int i = 0; i < PROBE_SPACES; i++)
    if (i < row.n)
      probe_tray_set_space (self->tray, i, row.card[i], PROBE_SPACE_OWN, FALSE);
    else
      probe_tray_set_space (self->tray, i, PROBE_LETTER_NONE, PROBE_SPACE_EMPTY, FALSE);
  /* No card is turned over here, so cards appear without an animation. */
  probe_tray_skip_animations (self->tray);
  probe_tray_set_activatable (self->tray, (1u << row.n) - 1);
  probe_tray_set_highlighted (self->tray, row.n < PROBE_SPACES ? 1u << caret : 0);
  /* A space that can be activated gets a gold frame. Here this would be every card, since
   * each can be taken back, so only the card at the mark keeps its frame. */
  for (int i = 0; i < row.n; i++)
    probe_card_set_highlight (probe_space_get_card (probe_tray_get_space (self->tray, i)),
                              i == caret && row.n < PROBE_SPACES);
  memset (&row, 0, sizeof row);
}

void
probe_lay_tray_clear (ProbeLayTray *self)
{
  const ProbeLayRow empty = { 0 };

  self->dragged = -1;
  probe_lay_tray_show (self, &empty);
  probe_tray_set_highlighted (self->tray, 0);
}

ProbeCard *
probe_lay_tray_get_card (ProbeLayTray *self, int slot)
{
  return probe_space_get_card (probe_tray_get_space (self->tray, slot));
}

void
probe_lay_tray_get_place (ProbeLayTray *self, int slot, graphene_rect_t *place)
{
  ProbeSpace *space = probe_tray_get_space (self->tray, slot);
  ProbeCard *card = probe_space_get_card (space);

  if (card && gtk_widget_compute_bounds (GTK_WIDGET (card), self->page, place) && place->size.width >= 1)
    return;
  if (!gtk_widget_compute_bounds (GTK_WIDGET (space), self->page, place))
    graphene_rect_init (place, 0, 0, 0, 0);
}

/* What people do */

static void
taken_cb (ProbeLayTray *self, int slot)
{
  g_signal_emit (self, signals[TAKEN], 0, slot);
}

static void
dropped_cb (ProbeLayTray *self, int letter, int slot)
{
  const int from = self->dragged;

  self->dragged = -1;
  if (from >= 0)
    g_signal_emit (self, signals[MOVED], 0, from, slot);
  else
    g_signal_emit (self, signals[DROPPED], 0, letter, slot);
}

/* A card in the tray can be dragged to another place of the tray, or out of it, which
 * takes the card back. */
static GdkContentProvider *
drag_prepare_cb (GtkDragSource *source, double x, double y, ProbeLayTray *self)
{
  GtkWidget *space = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (source));
  const char text[2] = { probe_space_get_letter (PROBE_SPACE (space)), '\0' };
  ProbeCard *card = probe_space_get_card (PROBE_SPACE (space));

  if (!card || !text[0])
    return NULL;

  for (int i = 0; i < PROBE_SPACES; i++)
    if (GTK_WIDGET (probe_tray_get_space (self->tray, i)) == space)
      self->dragged = i;
  return salon_drag_text (source, text, GTK_WIDGET (card), x, y);
}

static void
drag_end_cb (ProbeLayTray *self)
{
  self->dragged = -1;
}

static gboolean
drop_outside_cb (ProbeLayTray *self)
{
  const int slot = self->dragged;

  if (slot < 0)
    return FALSE;
  self->dragged = -1;
  g_signal_emit (self, signals[TAKEN], 0, slot);
  return TRUE;
}

/* The object */

static guint
new_signal (const char *name, guint n)
{
  return g_signal_new (name, PROBE_TYPE_LAY_TRAY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, n, G_TYPE_INT,
                       G_TYPE_INT);
}

static void
probe_lay_tray_class_init (ProbeLayTrayClass *klass)
{
  signals[TAKEN] = new_signal ("taken", 1);
  signals[MOVED] = new_signal ("moved", 2);
  signals[DROPPED] = new_signal ("dropped", 2);
}

static void
probe_lay_tray_init (ProbeLayTray *self)
{
  self->dragged = -1;
}

static void
setup_tray (ProbeLayTray *self)
{
  int values[PROBE_SPACES];

  gtk_widget_set_name (GTK_WIDGET (self->tray), "lay-tray");
  probe_tray_set_xalign (self->tray, .5);
  probe_tray_set_accepts_letters (self->tray, TRUE);
  for (int i = 0; i < PROBE_SPACES; i++)
    {
      GtkDragSource *source = gtk_drag_source_new ();

      values[i] = probe_space_value (i);
      g_signal_connect_object (source, "prepare", G_CALLBACK (drag_prepare_cb), self, 0);
      g_signal_connect_object (source, "drag-end", G_CALLBACK (drag_end_cb), self, G_CONNECT_SWAPPED);
      gtk_widget_add_controller (GTK_WIDGET (probe_tray_get_space (self->tray, i)), GTK_EVENT_CONTROLLER (source));
    }
  probe_tray_set_values (self->tray, values);
  g_signal_connect_object (self->tray, "space-activated", G_CALLBACK (taken_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->tray, "letter-dropped", G_CALLBACK (dropped_cb), self, G_CONNECT_SWAPPED);
}

ProbeLayTray *
probe_lay_tray_new (ProbeTray *tray, GtkWidget *page)
{
  ProbeLayTray *self = g_object_new (PROBE_TYPE_LAY_TRAY, NULL);
  GtkDropTarget *outside = gtk_drop_target_new (G_TYPE_STRING, GDK_ACTION_COPY);

  self->tray = tray;
  self->page = page;
  setup_tray (self);
  g_signal_connect_object (outside, "drop", G_CALLBACK (drop_outside_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (page, GTK_EVENT_CONTROLLER (outside));
  return self;
}
