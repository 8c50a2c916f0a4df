/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-library-line.h"

#include <glib/gi18n-lib.h>

#include "app/salon-library-open.h"
#include "app/salon-library-players.h"
#include "app/salon-library-text.h"
#include "widgets/salon-bulb.h"
#include "widgets/salon-style.h"
#include "widgets/salon-tooltip.h"

/* px; style classes make the pictures larger in a large window */
#define PICTURE_WIDTH  112
#define PICTURE_HEIGHT 52
#define TITLE_CHARS    26

/* So many players have a name; the others are counted. */
#define PLAYERS 4

struct _SalonLibraryLine {
  AdwBin parent_instance;

  SalonLibraryRow *row;
  SalonLibraryPictures *pictures;
  gboolean setting;
  gboolean chosen;
  gboolean filled;

  /* The heading, NULL until it is needed. */
  GtkWidget *heading;
  GtkWidget *month, *count;

  /* The game, NULL until it is needed. */
  GtkWidget *game;
  GtkWidget *spine;
  GtkWidget *check;
  GtkWidget *picture;
  GtkWidget *warning;
  GtkWidget *text;
  GtkWidget *title;
  GtkWidget *line;
  GtkWidget *players;
  GtkWidget *aided, *copy, *reviewed;
  GtkWidget *look_back, *show;
};

G_DEFINE_FINAL_TYPE (SalonLibraryLine, salon_library_line, ADW_TYPE_BIN)

enum {
  CHOSEN,
  SHOW_FILE,
  LOOK_BACK,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static GtkWidget *
label_new (const char *style)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  salon_tooltip_show_cut (GTK_LABEL (label));
  gtk_widget_add_css_class (label, style);
  return label;
}

/* A label of a fixed column: it has the width of the column, however long its text is. */
static GtkWidget *
column_label_new (const char *style)
{
  GtkWidget *label = label_new (style);

  gtk_label_set_width_chars (GTK_LABEL (label), TITLE_CHARS);
  gtk_label_set_max_width_chars (GTK_LABEL (label), TITLE_CHARS);
  return label;
}

/* Headings */

static void
make_heading (SalonLibraryLine *self)
{
  self->heading = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12));
  self->month = label_new ("month");
  self->count = label_new ("count");
  gtk_widget_set_valign (self->count, GTK_ALIGN_BASELINE);
  gtk_box_append (GTK_BOX (self->heading), self->month);
  gtk_box_append (GTK_BOX (self->heading), self->count);
  gtk_widget_add_css_class (self->heading, "month-row");
}

static void
show_heading (SalonLibraryLine *self)
{
  const guint n = salon_library_row_count_games (self->row);
  g_autofree char *count = g_strdup_printf (ngettext ("%u game", "%u games", n), n);

  if (self->heading == NULL)
    make_heading (self);
  gtk_label_set_label (GTK_LABEL (self->month), salon_library_row_get_month (self->row));
  gtk_label_set_label (GTK_LABEL (self->count), count);
  adw_bin_set_child (ADW_BIN (self), self->heading);
}

/* Games */

static void
toggled_cb (SalonLibraryLine *self)
{
  if (!self->setting)
    g_signal_emit (self, signals[CHOSEN], 0);
}

static void
show_file_cb (SalonLibraryLine *self)
{
  g_signal_emit (self, signals[SHOW_FILE], 0);
}

static void
look_back_cb (SalonLibraryLine *self)
{
  g_signal_emit (self, signals[LOOK_BACK], 0);
}

static GtkWidget *
button_new (SalonLibraryLine *self, const char *label, GCallback clicked)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "paper");
  g_signal_connect_object (button, "clicked", clicked, self, G_CONNECT_SWAPPED);
  return button;
}

/* The picture, or the sign of a file that cannot be read, in the same place. */
static GtkWidget *
make_frame (SalonLibraryLine *self)
{
  GtkWidget *frame = gtk_overlay_new ();

  self->picture = salon_library_picture_new (self->pictures);
  self->warning = gtk_image_new_from_icon_name ("dialog-warning-symbolic");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->warning), GTK_ACCESSIBLE_PROPERTY_LABEL, "", -1);
  gtk_widget_add_css_class (self->warning, "damaged-picture");
  gtk_overlay_set_child (GTK_OVERLAY (frame), self->picture);
  gtk_overlay_add_overlay (GTK_OVERLAY (frame), self->warning);
  gtk_widget_set_size_request (frame, PICTURE_WIDTH, PICTURE_HEIGHT);
  gtk_widget_set_valign (frame, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (frame, "picture");
  return frame;
}

static void tell (SalonLibraryLine *self);
static gboolean is_reviewed (SalonLibraryLine *self);

static void
show_reviewed (SalonLibraryLine *self)
{
  const gboolean reviewed = is_reviewed (self);

  if (reviewed == gtk_widget_get_visible (self->reviewed))
    return;

  gtk_widget_set_visible (self->reviewed, reviewed);
  tell (self);
}

/* What is so with a game, as a sign and a word; the row says it, too. */
static GtkWidget *
sign_new (const char *icon, const char *word)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_box_append (GTK_BOX (box), gtk_image_new_from_icon_name (icon));
  gtk_box_append (GTK_BOX (box), gtk_label_new (word));
  gtk_widget_add_css_class (box, "sign");
  gtk_widget_set_visible (box, FALSE);
  return box;
}

static void
make_game (SalonLibraryLine *self)
{
  GtkWidget *text = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkBox *game;

  self->game = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
  game = GTK_BOX (self->game);
  gtk_widget_add_css_class (self->game, "game-row");

  self->spine = adw_bin_new ();
  gtk_widget_add_css_class (self->spine, "spine");
  self->check = gtk_check_button_new ();
  gtk_widget_set_focusable (self->check, FALSE);
  gtk_widget_set_valign (self->check, GTK_ALIGN_CENTER);
  g_signal_connect_object (self->check, "toggled", G_CALLBACK (toggled_cb), self, G_CONNECT_SWAPPED);

  self->title = column_label_new ("title");
  self->line = column_label_new ("line");
  gtk_box_append (GTK_BOX (text), self->title);
  gtk_box_append (GTK_BOX (text), self->line);
  gtk_widget_set_valign (text, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (text, "text");
  self->text = text;

  self->players = salon_library_players_new (PLAYERS, TRUE);
  gtk_widget_set_valign (self->players, GTK_ALIGN_CENTER);
  gtk_widget_set_halign (self->players, GTK_ALIGN_START);
  gtk_widget_set_hexpand (self->players, TRUE);
  self->aided = salon_bulb_new (GTK_ACCESSIBLE_ROLE_IMG);
  gtk_widget_add_css_class (self->aided, "aided");
  /* Translators: a copy of another game */
  self->copy = sign_new ("edit-copy-symbolic", C_ ("a game", "Copy"));
  salon_tooltip_set (self->copy, salon_library_say_copy ());
  /* Translators: there is a review of the game */
  self->reviewed = sign_new ("object-select-symbolic", C_ ("a game", "Reviewed"));
  self->look_back = button_new (self, "", G_CALLBACK (look_back_cb));
  self->show = button_new (self, _ ("Show the file"), G_CALLBACK (show_file_cb));

  gtk_box_append (game, self->spine);
  gtk_box_append (game, self->check);
  gtk_box_append (game, make_frame (self));
  gtk_box_append (game, text);
  gtk_box_append (game, self->players);
  gtk_box_append (game, self->aided);
  gtk_box_append (game, self->copy);
  gtk_box_append (game, self->reviewed);
  gtk_box_append (game, self->look_back);
  gtk_box_append (game, self->show);
  g_signal_connect_object (self->picture, "reviewed", G_CALLBACK (show_reviewed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->picture, "notify::child", G_CALLBACK (show_reviewed), self, G_CONNECT_SWAPPED);
}

static void
set_spine (SalonLibraryLine *self, SalonLibraryEntry *entry)
{
  const SalonHouseGame *house = salon_house_find_kind (salon_library_entry_get_kind (entry));
  static const char *const classes[] = { "table-1", "table-2", "table-3" };
  int table = -1;

  for (guint i = 0; house != NULL && salon_house_games[i] != NULL; i++)
    {
      table += salon_house_games[i]->sentence != NULL;
      if (salon_house_games[i]->sentence != NULL && salon_house_games[i]->help == house->help)
        break;
    }
  for (int i = 0; i < (int) G_N_ELEMENTS (classes); i++)
    salon_style_set_class (self->spine, classes[i], house != NULL && i == table);
}

static void
show_game (SalonLibraryLine *self)
{
  SalonLibraryEntry *entry = salon_library_row_get_entry (self->row);
  const SalonSummary *summary = salon_library_entry_get_summary (entry);
  g_autofree char *title = salon_library_say_title (entry);
  g_autofree char *line = summary != NULL ? salon_library_say_game (entry) : salon_library_say_fault (entry);
  const char *aided = summary != NULL ? salon_library_say_aided (summary) : NULL;

  if (self->game == NULL)
    make_game (self);
  set_spine (self, entry);
  salon_library_picture_set_entry (SALON_LIBRARY_PICTURE (self->picture), summary != NULL ? entry : NULL);
  gtk_widget_set_visible (self->picture, summary != NULL);
  gtk_widget_set_visible (self->warning, summary == NULL);
  gtk_label_set_label (GTK_LABEL (self->title), title);
  gtk_label_set_label (GTK_LABEL (self->line), line);
  if (summary != NULL)
    salon_library_players_set_entry (SALON_LIBRARY_PLAYERS (self->players), entry);
  /* All players begin in one column; a fault has all the room. */
  gtk_widget_set_hexpand (self->text, summary == NULL);
  gtk_widget_set_visible (self->players, summary != NULL);
  gtk_widget_set_visible (self->aided, aided != NULL);
  salon_tooltip_set (self->aided, aided);
  gtk_widget_set_visible (self->copy, salon_library_row_is_copy (self->row));
  /* Who clicks on a game that is over looks back at it anyway. */
  gtk_widget_set_visible (self->look_back, salon_library_can_look_back (entry));
  /* Translators: a button; the game up to where its file is damaged */
  gtk_button_set_label (GTK_BUTTON (self->look_back), summary == NULL ? _ ("Replay the rest") : _ ("Look back"));
  gtk_widget_set_visible (self->show, summary == NULL);
  /* What is damaged stays as it is; the game on the table is changed there. */
  gtk_widget_set_sensitive (self->check, summary != NULL && salon_library_entry_get_name (entry) != NULL);
  gtk_widget_set_opacity (self->check, gtk_widget_get_sensitive (self->check) ? 1 : 0);
  salon_style_set_class (self->game, "damaged", summary == NULL);
  adw_bin_set_child (ADW_BIN (self), self->game);
}

static gboolean
is_reviewed (SalonLibraryLine *self)
{
  return self->filled && salon_library_picture_is_reviewed (SALON_LIBRARY_PICTURE (self->picture));
}

/* The list’s own widget around the line is what the keyboard reaches and a screen reader tells. */
static void
tell (SalonLibraryLine *self)
{
  GtkWidget *item = gtk_widget_get_parent (GTK_WIDGET (self));
  SalonLibraryEntry *entry = self->row != NULL ? salon_library_row_get_entry (self->row) : NULL;
  g_autofree char *text = NULL;
  SalonLibrarySigns signs = 0;

  if (item == NULL || self->row == NULL)
    return;

  if (salon_library_row_is_copy (self->row))
    signs |= SALON_LIBRARY_COPY;
  if (is_reviewed (self))
    signs |= SALON_LIBRARY_REVIEWED;
  if (salon_library_line_is_chosen (self))
    signs |= SALON_LIBRARY_CHOSEN;
  text = entry != NULL ? salon_library_say_all (entry, signs) : g_strdup (salon_library_row_get_month (self->row));
  gtk_accessible_update_property (GTK_ACCESSIBLE (item), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  if (entry != NULL && self->filled)
    {
      g_autofree char *title = salon_library_say_title (entry);

      gtk_accessible_update_property (GTK_ACCESSIBLE (self->check), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
    }
}

/* The object */

static void
salon_library_line_dispose (GObject *object)
{
  SalonLibraryLine *self = SALON_LIBRARY_LINE (object);

  adw_bin_set_child (ADW_BIN (self), NULL);
  g_clear_object (&self->heading);
  g_clear_object (&self->game);
  g_clear_object (&self->row);
  g_clear_object (&self->pictures);

  G_OBJECT_CLASS (salon_library_line_parent_class)->dispose (object);
}

static void
salon_library_line_class_init (SalonLibraryLineClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = salon_library_line_dispose;
  signals[CHOSEN] =
    g_signal_new ("chosen", SALON_TYPE_LIBRARY_LINE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SHOW_FILE] =
    g_signal_new ("show-file", SALON_TYPE_LIBRARY_LINE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[LOOK_BACK] =
    g_signal_new ("look-back", SALON_TYPE_LIBRARY_LINE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
salon_library_line_init (SalonLibraryLine *self)
{
}

GtkWidget *
salon_library_line_new (SalonLibraryPictures *pictures)
{
  SalonLibraryLine *self = g_object_new (SALON_TYPE_LIBRARY_LINE, NULL);

  self->pictures = g_object_ref (pictures);
  return GTK_WIDGET (self);
}

void
salon_library_line_set_row (SalonLibraryLine *self, SalonLibraryRow *row, gboolean chosen)
{
  g_set_object (&self->row, row);
  if (row == NULL)
    {
      if (self->picture != NULL)
        salon_library_picture_set_entry (SALON_LIBRARY_PICTURE (self->picture), NULL);
      return;
    }

  self->filled = FALSE;
  salon_style_set_class (GTK_WIDGET (self), "unfilled", salon_library_row_get_entry (row) != NULL);
  if (salon_library_row_get_entry (row) == NULL)
    show_heading (self);
  else
    adw_bin_set_child (ADW_BIN (self), NULL);
  salon_library_line_set_chosen (self, chosen);
}

void
salon_library_line_fill (SalonLibraryLine *self)
{
  if (self->filled || self->row == NULL || salon_library_row_get_entry (self->row) == NULL)
    return;

  self->filled = TRUE;
  show_game (self);
  salon_style_set_class (GTK_WIDGET (self), "unfilled", FALSE);
  salon_library_line_set_chosen (self, self->chosen);
}

SalonLibraryRow *
salon_library_line_get_row (SalonLibraryLine *self)
{
  return self->row;
}

void
salon_library_line_set_chosen (SalonLibraryLine *self, gboolean chosen)
{
  self->chosen = chosen;
  if (self->filled)
    {
      self->setting = TRUE;
      gtk_check_button_set_active (GTK_CHECK_BUTTON (self->check), chosen);
      self->setting = FALSE;
      salon_style_set_class (self->game, "chosen", chosen);
    }
  tell (self);
}

gboolean
salon_library_line_is_chosen (SalonLibraryLine *self)
{
  return self->filled ? gtk_check_button_get_active (GTK_CHECK_BUTTON (self->check)) : self->chosen;
}
