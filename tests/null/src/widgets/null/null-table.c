/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/null/null-table.h"

#include "model/null/null-game.h"

struct _NullTable {
  GtkBox parent_instance;

  GtkWidget *word, *done, *again, *other;
  NullGame *game; /* NULL: none */
};

static void null_table_iface_init (SalonTableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (NullTable,
                               null_table,
                               GTK_TYPE_BOX,
                               G_IMPLEMENT_INTERFACE (SALON_TYPE_TABLE, null_table_iface_init))

static void
update (NullTable *self)
{
  const char *title = self->game != NULL ? salon_game_get_title (SALON_GAME (self->game)) : NULL;
  g_autofree char *status = self->game != NULL ? salon_game_get_status (SALON_GAME (self->game)) : NULL;
  const gboolean over = self->game != NULL && salon_game_get_stage (SALON_GAME (self->game)) == SALON_GAME_FINISHED;

  gtk_label_set_label (GTK_LABEL (self->word), over ? "Done" : "Playing");
  gtk_widget_set_sensitive (self->done,
                            self->game != NULL && !over && salon_game_is_person (SALON_GAME (self->game), 0));
  gtk_widget_set_visible (self->again, over);
  gtk_widget_set_visible (self->other, over);
  salon_table_set_title (SALON_TABLE (self), title != NULL ? title : "Null game");
  salon_table_set_subtitle (SALON_TABLE (self), status);
}

static void
done_cb (NullTable *self)
{
  null_game_say_done (self->game);
}

static void
drop_game (NullTable *self)
{
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
}

static void
set_game (SalonTable *table, SalonGame *game, const SalonLook *look)
{
  NullTable *self = NULL_TABLE (table);

  drop_game (self);
  if (game != NULL)
    {
      self->game = NULL_GAME (g_object_ref (game));
      g_signal_connect_swapped (game, "changed", G_CALLBACK (update), self);
    }
  update (self);
}

static SalonGame *
get_game (SalonTable *table)
{
  return (SalonGame *) NULL_TABLE (table)->game;
}

static void
null_table_iface_init (SalonTableInterface *iface)
{
  iface->set_game = set_game;
  iface->get_game = get_game;
}

static void
null_table_dispose (GObject *object)
{
  drop_game (NULL_TABLE (object));

  G_OBJECT_CLASS (null_table_parent_class)->dispose (object);
}

static void
null_table_class_init (NullTableClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = null_table_dispose;
}

static GtkWidget *
add_button (NullTable *self, const char *label, gpointer callback)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_widget_set_halign (button, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self), button);
  g_signal_connect_object (button, "clicked", G_CALLBACK (callback), self, G_CONNECT_SWAPPED);
  return button;
}

static void
null_table_init (NullTable *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 12);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);

  self->word = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->word, "title-1");
  gtk_box_append (GTK_BOX (self), self->word);
  self->done = add_button (self, "I am done", done_cb);
  self->again = add_button (self, "Play again", salon_table_play_again);
  self->other = add_button (self, "Another game", salon_table_new_game);
  update (self);
}
