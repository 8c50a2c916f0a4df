/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-replay-strip.h"

#include "app/salon-compat.h"
#include "widgets/salon-emblem.h"
#include "widgets/salon-replay-box.h"
#include "widgets/salon-tooltip.h"

struct _SalonReplayStrip {
  GtkWidget parent_instance;

  SalonReplay *replay;
  SalonLook look;
  GtkWidget *box, *emblem, *sentence;
};

G_DEFINE_FINAL_TYPE (SalonReplayStrip, salon_replay_strip, GTK_TYPE_WIDGET)

void
salon_replay_strip_show_speaker (SalonReplayStrip *self, guint position)
{
  const guint seat = salon_replay_get_speaker (self->replay, position);

  g_return_if_fail (SALON_IS_REPLAY_STRIP (self));

  gtk_widget_set_visible (self->emblem, seat != SALON_REPLAY_NOBODY);
  if (seat != SALON_REPLAY_NOBODY)
    salon_emblem_set_seat (SALON_EMBLEM (self->emblem), self->look.colour[seat % SALON_TABLE_SEATS]);
}

void
salon_replay_strip_show_sentence (SalonReplayStrip *self, const char *sentence)
{
  g_return_if_fail (SALON_IS_REPLAY_STRIP (self));

  gtk_label_set_label (GTK_LABEL (self->sentence), sentence);
}

void
salon_replay_strip_say (SalonReplayStrip *self, guint position, const char *sentence)
{
  g_autofree char *name = salon_replay_name_position (self->replay, position);
  g_autofree char *text = g_strdup_printf ("%s. %s", name, sentence);

  g_return_if_fail (SALON_IS_REPLAY_STRIP (self));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  salon_compat_announce (GTK_WIDGET (self), text);
}

static void
salon_replay_strip_dispose (GObject *object)
{
  SalonReplayStrip *self = SALON_REPLAY_STRIP (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->replay);

  G_OBJECT_CLASS (salon_replay_strip_parent_class)->dispose (object);
}

static void
salon_replay_strip_class_init (SalonReplayStripClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = salon_replay_strip_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "salon-replay-strip");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_STATUS);
}

static void
salon_replay_strip_init (SalonReplayStrip *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  gtk_widget_add_css_class (row, "replay-sentence");
  self->emblem = salon_emblem_new (0, 16);
  gtk_widget_set_valign (self->emblem, GTK_ALIGN_CENTER);
  self->sentence = gtk_label_new (NULL);
  gtk_widget_set_name (self->sentence, "replay-sentence");
  gtk_label_set_xalign (GTK_LABEL (self->sentence), 0);
  gtk_label_set_wrap (GTK_LABEL (self->sentence), TRUE);
  gtk_label_set_lines (GTK_LABEL (self->sentence), 2);
  gtk_label_set_ellipsize (GTK_LABEL (self->sentence), PANGO_ELLIPSIZE_END);
  salon_tooltip_show_cut (GTK_LABEL (self->sentence));
  gtk_widget_set_hexpand (self->sentence, TRUE);
  gtk_box_append (GTK_BOX (row), self->emblem);
  gtk_box_append (GTK_BOX (row), self->sentence);
  self->box = salon_replay_box_new ("chronicle.9", row);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

GtkWidget *
salon_replay_strip_new (SalonReplay *replay, const SalonLook *look)
{
  SalonReplayStrip *self = g_object_new (SALON_TYPE_REPLAY_STRIP, NULL);

  self->replay = g_object_ref (replay);
  self->look = *look;
  return GTK_WIDGET (self);
}
