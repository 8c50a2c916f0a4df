/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows the table's widgets in all their states, to be looked at and to be
 * driven from outside. Never installed. What is activated is printed, one line each. */

#include <adwaita.h>
#include <locale.h>

#include "widgets/probe/probe-deck.h"
#include "widgets/probe/probe-letter-pad.h"
#include "widgets/probe/probe-tray.h"
#include "widgets/probe/probe-widgets.h"
#include "widgets/salon-art.h"
#include "widgets/salon-avatar.h"
#include "widgets/salon-colours.h"
#include "widgets/salon-seat-tag.h"
#include "widgets/salon-style.h"
#include "widgets/salon-widgets.h"

static const int values[PROBE_SPACES] = { 5, 10, 15, 15, 10, 5, 5, 10, 15, 15, 10, 5 };

static char *page_name;
static gboolean dark;
static int width = 1280, height = 800;

static const GOptionEntry entries[] = { { "page", 'p', 0, G_OPTION_ARG_STRING, &page_name,
                                          "table, many, cards, deck or colours", "NAME" },
                                        { "dark", 'd', 0, G_OPTION_ARG_NONE, &dark, "Dark style", NULL },
                                        { "width", 'W', 0, G_OPTION_ARG_INT, &width, "Of the window", "PX" },
                                        { "height", 'H', 0, G_OPTION_ARG_INT, &height, "Of the window", "PX" },
                                        { NULL } };

static void
tell_cb (GtkWidget *widget, gpointer data)
{
  g_print ("%s activated\n", (const char *) data);
}

static void
tell_int_cb (GtkWidget *widget, int number, gpointer data)
{
  g_print ("%s %d\n", (const char *) data, number);
}

static void
tell_drop_cb (GtkWidget *widget, int letter, int space, gpointer data)
{
  g_print ("%s dropped %c at %d\n", (const char *) data, letter, space);
}

static void
turn_cb (ProbeTray *tray, int i, gpointer data)
{
  probe_tray_set_space (tray, i, 'K', PROBE_SPACE_EXPOSED, TRUE);
}

static void
draw_cb (ProbeDeck *deck, gpointer data)
{
  probe_deck_show_card (deck, "all-expose", "Everybody", "Your first guess is put to all opponents at once.");
}

/* @row: a capital for an exposed card, a small letter for one's own, '?' for a
 * hidden one, '.' and ',' for the blank exposed or one's own. */
static GtkWidget *
make_tray (const char *name, unsigned colour, const char *row, int pulled)
{
  GtkWidget *widget = probe_tray_new ();
  ProbeTray *tray = PROBE_TRAY (widget);
  g_autofree char *full = g_strdup_printf ("%s’s tray", name);

  probe_tray_set_values (tray, values);
  probe_tray_set_colour (tray, colour);
  probe_tray_set_name (tray, full);
  for (int i = 0; row[i]; i++)
    {
      ProbeSpaceState state = PROBE_SPACE_EXPOSED;
      char letter = row[i];

      if (letter == '?')
        {
          state = PROBE_SPACE_HIDDEN;
          letter = PROBE_LETTER_NONE;
        }
      else if (letter == ',' || g_ascii_islower (letter))
        {
          state = PROBE_SPACE_OWN;
          letter = letter == ',' ? PROBE_BLANK : g_ascii_toupper (letter);
        }
      probe_tray_set_space (tray, i, letter, state, i == pulled);
    }
  g_signal_connect (tray, "space-activated", G_CALLBACK (tell_int_cb), (gpointer) name);
  g_signal_connect (tray, "space-activated", G_CALLBACK (turn_cb), NULL);
  g_signal_connect (tray, "activated", G_CALLBACK (tell_cb), (gpointer) name);
  g_signal_connect (tray, "letter-dropped", G_CALLBACK (tell_drop_cb), (gpointer) name);
  gtk_widget_set_hexpand (widget, TRUE);
  gtk_widget_set_vexpand (widget, TRUE);
  return widget;
}

static GtkWidget *
make_tag (const char *name, unsigned colour, int points)
{
  SalonSeatTag *tag = SALON_SEAT_TAG (salon_seat_tag_new ());

  salon_seat_tag_set_name (tag, name);
  salon_seat_tag_set_colour (tag, colour);
  salon_seat_tag_set_points (tag, points);
  g_signal_connect (tag, "activated", G_CALLBACK (tell_cb), (gpointer) name);
  gtk_widget_set_valign (GTK_WIDGET (tag), GTK_ALIGN_CENTER);
  gtk_widget_set_size_request (GTK_WIDGET (tag), 138, -1);
  return GTK_WIDGET (tag);
}

static GtkWidget *
make_seat (GtkWidget *tag, GtkWidget *tray)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  gtk_box_append (GTK_BOX (box), tag);
  gtk_box_append (GTK_BOX (box), tray);
  return box;
}

static GtkWidget *
make_pad_panel (void)
{
  GtkWidget *panel = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *title = gtk_label_new ("Ask Hugo for…");
  GtkWidget *hint = gtk_label_new ("a wrong dot costs 50 points");
  GtkWidget *pad = probe_letter_pad_new ();

  gtk_widget_add_css_class (panel, "table-panel");
  gtk_widget_add_css_class (title, "heading");
  gtk_widget_add_css_class (hint, "hint");
  gtk_widget_set_hexpand (hint, TRUE);
  gtk_widget_set_halign (hint, GTK_ALIGN_END);
  gtk_box_append (GTK_BOX (line), title);
  gtk_box_append (GTK_BOX (line), hint);
  gtk_box_append (GTK_BOX (panel), line);
  gtk_box_append (GTK_BOX (panel), pad);
  probe_letter_pad_set_name (PROBE_LETTER_PAD (pad), "Ask Hugo for…");
  probe_letter_pad_set_blank_name (PROBE_LETTER_PAD (pad), "dot");
  probe_letter_pad_set_selected (PROBE_LETTER_PAD (pad), 'E');
  probe_letter_pad_set_letter_sensitive (PROBE_LETTER_PAD (pad), 'Q', FALSE);
  probe_letter_pad_set_draggable (PROBE_LETTER_PAD (pad), TRUE);
  g_signal_connect (pad, "chosen", G_CALLBACK (tell_int_cb), (gpointer) "chosen");
  return panel;
}

static GtkWidget *
make_deck (const char *kind, const char *title, const char *text, int left, gboolean drawable)
{
  GtkWidget *deck = probe_deck_new ();

  probe_deck_set_left (PROBE_DECK (deck), left);
  probe_deck_set_drawable (PROBE_DECK (deck), drawable);
  if (title)
    probe_deck_show_card (PROBE_DECK (deck), kind, title, text);
  g_signal_connect (deck, "draw", G_CALLBACK (tell_cb), (gpointer) "draw");
  g_signal_connect (deck, "draw", G_CALLBACK (draw_cb), NULL);
  return deck;
}

/* The scene of the design's picture of the table. */
static GtkWidget *
make_table_page (void)
{
  GtkWidget *page = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 24);
  GtkWidget *left = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *right = gtk_box_new (GTK_ORIENTATION_VERTICAL, 16);
  GtkWidget *gold = gtk_button_new_with_label ("Name a word…");
  GtkWidget *paper = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *head = gtk_label_new ("Score pad");
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *tags[4] = { make_tag ("Marie", 1, 85), make_tag ("Hugo", 2, -20), make_tag ("Nora", 3, 140),
                         make_tag ("Ada", 0, 110) };
  GtkWidget *trays[4] = { make_tray ("Marie", 1, "??R?E???", 2), make_tray ("Hugo", 2, ".????T????.?", -1),
                          make_tray ("Nora", 3, "?A??A??", -1), make_tray ("Ada", 0, ",,rOckEt,", 6) };

  probe_tray_set_targetable (PROBE_TRAY (trays[0]), TRUE);
  probe_tray_set_targetable (PROBE_TRAY (trays[1]), TRUE);
  probe_tray_set_selected (PROBE_TRAY (trays[1]), TRUE);
  probe_tray_set_accepts_letters (PROBE_TRAY (trays[1]), TRUE);
  probe_tray_set_activatable (PROBE_TRAY (trays[2]), 0x6d);
  salon_seat_tag_set_in_turn (SALON_SEAT_TAG (tags[3]), TRUE);
  salon_seat_tag_set_turn_text (SALON_SEAT_TAG (tags[3]), "to ask");
  salon_seat_tag_set_selected (SALON_SEAT_TAG (tags[1]), TRUE);
  salon_seat_tag_set_activatable (SALON_SEAT_TAG (tags[0]), TRUE);

  for (int i = 0; i < 4; i++)
    gtk_box_append (GTK_BOX (left), make_seat (tags[i], trays[i]));
  gtk_widget_add_css_class (gold, "gold");
  gtk_widget_set_halign (gold, GTK_ALIGN_END);
  gtk_box_append (GTK_BOX (left), gold);
  gtk_box_append (GTK_BOX (left), make_pad_panel ());
  gtk_widget_set_hexpand (left, TRUE);

  gtk_widget_add_css_class (paper, "pad-paper");
  gtk_widget_add_css_class (head, "pad-head");
  gtk_widget_set_vexpand (lines, TRUE);
  gtk_widget_set_vexpand (paper, TRUE);
  gtk_box_append (GTK_BOX (paper), head);
  gtk_box_append (GTK_BOX (paper), lines);
  gtk_box_append (GTK_BOX (right), make_deck ("times-3", "×3", "Triple the value of your first guess.", 30, TRUE));
  gtk_box_append (GTK_BOX (right), paper);

  gtk_box_append (GTK_BOX (page), left);
  gtk_box_append (GTK_BOX (page), right);
  gtk_widget_set_margin_start (page, 24);
  gtk_widget_set_margin_end (page, 24);
  gtk_widget_set_margin_top (page, 18);
  gtk_widget_set_margin_bottom (page, 18);
  return page;
}

/* Six seats, as small as a small window makes them. */
static GtkWidget *
make_many_page (void)
{
  static const char *const rows[] = { "??R?E???", ".????T????.?", "?A??A??", "rocket", "WWMMQQJJ", ".?.?.?" };
  static const char *const names[] = { "Marie", "Hugo", "Nora", "Ada", "Zoë", "Maximilian" };
  GtkWidget *page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  for (unsigned i = 0; i < 6; i++)
    {
      GtkWidget *tag = make_tag (names[i], i, (int) i * 35 - 50);

      salon_seat_tag_set_in_turn (SALON_SEAT_TAG (tag), i == 3);
      gtk_box_append (GTK_BOX (page), make_seat (tag, make_tray (names[i], i, rows[i], i == 4 ? 1 : -1)));
    }
  gtk_widget_set_margin_start (page, 12);
  return page;
}

static GtkWidget *
make_cards_page (void)
{
  GtkWidget *page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 26);
  GtkWidget *avatars = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 20);

  for (int size = 0; size < 4; size++)
    {
      static const int widths[] = { 27, 46, 70, 120 };
      GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 14);

      for (int i = 0; i < 10; i++)
        {
          ProbeCard *card = PROBE_CARD (probe_card_new ());
          static const char letters[] = { 0, 'R', '.', 'W', 'Q', '.', 'A', 'A', 'C', 'J' };

          probe_card_set_colour (card, (unsigned) i);
          probe_card_set_letter (card, letters[i]);
          probe_card_set_secret (card, i == 4 || i == 5);
          if (i >= 6)
            probe_card_set_count (card, 9 - i);
          probe_card_set_pulled (card, i == 3);
          probe_card_set_highlight (card, i == 0);
          probe_card_set_activatable (card, i == 1 || i >= 6);
          probe_card_set_draggable (card, TRUE);
          g_signal_connect (card, "activated", G_CALLBACK (tell_cb), (gpointer) "card");
          gtk_widget_set_size_request (GTK_WIDGET (card), widths[size], (int) (widths[size] * PROBE_CARD_RATIO + .5));
          gtk_widget_set_valign (GTK_WIDGET (card), GTK_ALIGN_CENTER);
          gtk_box_append (GTK_BOX (row), GTK_WIDGET (card));
        }
      gtk_box_append (GTK_BOX (page), row);
    }
  for (unsigned i = 0; i < SALON_N_COLOURS; i++)
    {
      GtkWidget *avatar = salon_avatar_new (20 + 18 * (int) i);

      salon_emblem_set_seat (SALON_EMBLEM (avatar), i);
      gtk_box_append (GTK_BOX (avatars), avatar);
    }
  gtk_box_append (GTK_BOX (page), avatars);
  gtk_widget_set_margin_start (page, 24);
  gtk_widget_set_margin_top (page, 24);
  return page;
}

static GtkWidget *
make_deck_page (void)
{
  static const struct {
    const char *kind, *title, *text;
  } cards[] = {
    { "additional-turn", "Another turn", "After a wrong guess, draw again and go on." },
    { "left-exposes", "Left", "The player on your left turns a card for you." },
    { "right-exposes", "Right", "The player on your right turns a card for you." },
    { "own-blank", "Your dot", "Turn one of your own hidden dots." },
    { "times-5", "×5", "Your first guess counts five times." },
    { "add-25", "+25", "25 points for you." },
    { "deduct-10", "−10", "You lose 10 points." },
    { "all-expose", "Everybody", "Your first guess is put to all opponents at once." },
    { "no-blank-penalty", "No penalty", "A wrong dot costs nothing this turn." },
    { "left-your-choice", "You choose", "Point at a card of the player on your left: it is turned." },
    { "right-your-choice", "Vous choisissez",
      "Montrez une carte du joueur de droite : il la retourne et vous en marquez la valeur." },
    { "normal", "Normal", "Ask as usual." },
  };
  GtkWidget *grid = gtk_grid_new ();

  for (int i = 0; i < (int) G_N_ELEMENTS (cards); i++)
    {
      GtkWidget *deck = make_deck (cards[i].kind, cards[i].title, cards[i].text, i * 4, i % 4 == 1);

      gtk_widget_set_hexpand (deck, TRUE);
      gtk_widget_set_vexpand (deck, TRUE);
      gtk_grid_attach (GTK_GRID (grid), deck, i % 4, i / 4, 1, 1);
    }
  return grid;
}

static void
activate_cb (GApplication *app)
{
  GtkWidget *window = adw_application_window_new (GTK_APPLICATION (app));
  GtkWidget *page;

  salon_style_load ("salon");
  probe_widgets_load_style ();
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                      dark ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_FORCE_LIGHT);
  if (g_strcmp0 (page_name, "many") == 0)
    page = make_many_page ();
  else if (g_strcmp0 (page_name, "cards") == 0)
    page = make_cards_page ();
  else if (g_strcmp0 (page_name, "deck") == 0)
    page = make_deck_page ();
  else
    page = make_table_page ();

  {
    GtkWidget *felt = adw_bin_new ();

    gtk_widget_add_css_class (felt, "felt");
    adw_bin_set_child (ADW_BIN (felt), page);
    adw_application_window_set_content (ADW_APPLICATION_WINDOW (window), felt);
  }
  gtk_window_set_title (GTK_WINDOW (window), "Gallery");
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_window_present (GTK_WINDOW (window));
}

int
main (int argc, char *argv[])
{
  g_autoptr (AdwApplication) app = NULL;

  setlocale (LC_ALL, "");
  salon_widgets_init ();
  app = adw_application_new ("io.github.salongames.Gallery", G_APPLICATION_NON_UNIQUE);
  g_application_add_main_option_entries (G_APPLICATION (app), entries);
  g_signal_connect (app, "activate", G_CALLBACK (activate_cb), NULL);
  return g_application_run (G_APPLICATION (app), argc, argv);
}
