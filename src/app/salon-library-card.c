/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-library-card.h"

#include <glib/gi18n-lib.h>

#include "app/salon-library-open.h"
#include "app/salon-library-players.h"
#include "app/salon-library-rows.h"
#include "app/salon-library-text.h"
#include "app/salon-library-title.h"
#include "widgets/salon-tooltip.h"

#define EMBLEMS     6
#define TITLE_CHARS 12 /* at least; the card is wider */

struct _SalonLibraryCard {
  AdwBin parent_instance;

  SalonLibraryEntry *entry;
  GtkWidget *sheet; /* the card itself, a button */
  GtkWidget *picture;
  GtkWidget *line;
  /* (nullable): for the button that looks back, which is no child of the sheet, as that is a button itself */
  GtkWidget *room;
};

G_DEFINE_FINAL_TYPE (SalonLibraryCard, salon_library_card, ADW_TYPE_BIN)

enum {
  GO_ON,
  LOOK_BACK,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* Whose turn it is, as soon as the game was read. */
static void
read_cb (SalonLibraryCard *self)
{
  const char *turn = salon_library_picture_get_turn (SALON_LIBRARY_PICTURE (self->picture));
  const char *edition = salon_library_say_edition (self->entry);
  g_autofree char *line = NULL;

  if (turn == NULL)
    return;

  line = edition[0] != '\0' ? g_strdup_printf ("%s · %s", turn, edition) : g_strdup (turn);
  gtk_label_set_label (GTK_LABEL (self->line), line);
}

static void
sheet_clicked_cb (SalonLibraryCard *self)
{
  g_signal_emit (self, signals[GO_ON], 0);
}

static void
look_back_clicked_cb (SalonLibraryCard *self)
{
  g_signal_emit (self, signals[LOOK_BACK], 0);
}

static gboolean
salon_library_card_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (SALON_LIBRARY_CARD (widget)->sheet);
}

static void
salon_library_card_finalize (GObject *object)
{
  g_clear_object (&SALON_LIBRARY_CARD (object)->entry);

  G_OBJECT_CLASS (salon_library_card_parent_class)->finalize (object);
}

static void
salon_library_card_class_init (SalonLibraryCardClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = salon_library_card_finalize;
  GTK_WIDGET_CLASS (klass)->grab_focus = salon_library_card_grab_focus;
  signals[GO_ON] =
    g_signal_new ("go-on", SALON_TYPE_LIBRARY_CARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[LOOK_BACK] =
    g_signal_new ("look-back", SALON_TYPE_LIBRARY_CARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
salon_library_card_init (SalonLibraryCard *self)
{
}

static GtkWidget *
label_new (const char *text, const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  salon_tooltip_show_cut (GTK_LABEL (label));
  gtk_widget_add_css_class (label, style);
  return label;
}

static const char *
find_spine (SalonLibraryEntry *entry)
{
  static const char *const classes[] = { "table-1", "table-2", "table-3" };
  guint table = 0;

  for (guint i = 0; salon_house_games[i] != NULL; i++)
    if (salon_house_games[i]->sentence != NULL)
      {
        if (table < G_N_ELEMENTS (classes) && salon_library_is_of_table (entry, salon_house_games[i]))
          return classes[table];
        table++;
      }

  return "table-none";
}

/* The button stands on the sheet, in the room that this leaves for it. */
static gboolean
place_cb (GtkOverlay *overlay, GtkWidget *child, GdkRectangle *place, gpointer data)
{
  SalonLibraryCard *self = data;
  graphene_rect_t room;

  if (!gtk_widget_compute_bounds (self->room, GTK_WIDGET (overlay), &room))
    return FALSE;

  *place = (GdkRectangle) { (int) room.origin.x, (int) room.origin.y, (int) room.size.width, (int) room.size.height };
  return TRUE;
}

static GtkWidget *
make_look_back (SalonLibraryCard *self, const char *title)
{
  GtkWidget *button = gtk_button_new_with_label (_ ("Look back"));
  /* Translators: the title of a game that is not over, at whose moves so far one may look */
  g_autofree char *name = g_strdup_printf (_ ("Look back at “%s”"), title);
  g_autoptr (GtkSizeGroup) group = gtk_size_group_new (GTK_SIZE_GROUP_BOTH);

  gtk_size_group_add_widget (group, button);
  gtk_size_group_add_widget (group, self->room);
  gtk_widget_add_css_class (button, "paper");
  gtk_widget_add_css_class (button, "look-back");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect_object (button, "clicked", G_CALLBACK (look_back_clicked_cb), self, G_CONNECT_SWAPPED);
  return button;
}

GtkWidget *
salon_library_card_new (SalonLibraryPictures *pictures, SalonLibraryEntry *entry)
{
  SalonLibraryCard *self = g_object_new (SALON_TYPE_LIBRARY_CARD, NULL);
  GtkWidget *card = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0), *inside = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *overlay = gtk_overlay_new (), *spine = adw_bin_new (), *foot = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *go_on = label_new (_ ("Go on"), "go-on"), *players, *head = salon_library_title_new (TITLE_CHARS);
  g_autofree char *title = salon_library_say_title (entry), *game = salon_library_say_game (entry);
  g_autofree char *all = salon_library_say_all (entry, 0);

  self->entry = g_object_ref (entry);
  self->picture = salon_library_picture_new (pictures);
  gtk_widget_set_vexpand (self->picture, TRUE);
  self->line = label_new (game, "line");
  g_signal_connect_object (self->picture, "read", G_CALLBACK (read_cb), self, G_CONNECT_SWAPPED);
  salon_library_picture_set_entry (SALON_LIBRARY_PICTURE (self->picture), entry);

  players = salon_library_players_new (EMBLEMS, FALSE);
  salon_library_players_set_entry (SALON_LIBRARY_PLAYERS (players), entry);
  gtk_widget_set_hexpand (players, TRUE);
  gtk_box_append (GTK_BOX (foot), players);
  if (salon_library_can_look_back (entry))
    {
      self->room = adw_bin_new ();
      gtk_box_append (GTK_BOX (foot), self->room);
    }
  gtk_box_append (GTK_BOX (foot), go_on);
  gtk_box_append (GTK_BOX (inside), self->picture);
  /* What is damaged is no card. */
  salon_library_title_set (SALON_LIBRARY_TITLE (head), title,
                           salon_library_say_aided (salon_library_entry_get_summary (entry)));
  gtk_box_append (GTK_BOX (inside), head);
  gtk_box_append (GTK_BOX (inside), self->line);
  gtk_box_append (GTK_BOX (inside), foot);
  gtk_widget_set_hexpand (inside, TRUE);
  gtk_widget_add_css_class (inside, "inside");
  gtk_widget_add_css_class (spine, "spine");
  gtk_widget_add_css_class (spine, find_spine (entry));
  gtk_box_append (GTK_BOX (card), spine);
  gtk_box_append (GTK_BOX (card), inside);

  self->sheet = gtk_button_new ();
  gtk_button_set_child (GTK_BUTTON (self->sheet), card);
  gtk_widget_add_css_class (self->sheet, "library-card");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->sheet), GTK_ACCESSIBLE_PROPERTY_LABEL, all, -1);
  g_signal_connect_object (self->sheet, "clicked", G_CALLBACK (sheet_clicked_cb), self, G_CONNECT_SWAPPED);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), self->sheet);
  if (self->room != NULL)
    {
      gtk_overlay_add_overlay (GTK_OVERLAY (overlay), make_look_back (self, title));
      g_signal_connect_object (overlay, "get-child-position", G_CALLBACK (place_cb), self, 0);
    }
  adw_bin_set_child (ADW_BIN (self), overlay);
  return GTK_WIDGET (self);
}

SalonLibraryEntry *
salon_library_card_get_entry (SalonLibraryCard *self)
{
  return self->entry;
}
