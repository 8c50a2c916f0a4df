/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-go-on.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "app/salon-house.h"
#include "model/salon-date.h"
#include "widgets/salon-emblem.h"
#include "widgets/salon-tooltip.h"

/* px */
#define EMBLEM_SIZE 12
#define LIST_WIDTH  380
#define LIST_HEIGHT 320

struct _SalonGoOn {
  GtkBox parent_instance;

  AdwBin *picture;
  GtkBox *text;
  GtkBox *buttons;
  GtkLabel *heading;
  GtkLabel *line;
  GtkLabel *turn;
  GtkFlowBox *players;
  GtkSpinner *spinner;
  GtkWidget *resume;
  GtkMenuButton *others;

  gboolean low;
  char *shown; /* the name of the kept game that is shown; NULL for the game in progress */
  SalonShelf *shelf;
  gboolean has_next;
};

G_DEFINE_FINAL_TYPE (SalonGoOn, salon_go_on, GTK_TYPE_BOX)

/* Says in words when the game began; NULL if the record has no date. */
static char *
format_date (const char *date)
{
  g_autoptr (GDateTime) utc = g_date_time_new_from_iso8601 (date, NULL);
  g_autoptr (GDateTime) began = utc != NULL ? g_date_time_to_local (utc) : NULL;
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autoptr (GDateTime) yesterday = g_date_time_add_days (now, -1);
  const char *format;

  if (began == NULL)
    return NULL;

  if (g_date_time_get_year (began) == g_date_time_get_year (now)
      && g_date_time_get_day_of_year (began) == g_date_time_get_day_of_year (now))
    /* Translators: a date for salon_date_format(): today at 18:04 */
    format = _ ("Started today at %H:%M");
  else if (g_date_time_get_year (began) == g_date_time_get_year (yesterday)
           && g_date_time_get_day_of_year (began) == g_date_time_get_day_of_year (yesterday))
    /* Translators: a date for salon_date_format(): yesterday at 18:04 */
    format = _ ("Started yesterday at %H:%M");
  else
    /* Translators: a date for salon_date_format(): on 21 November 2026 */
    format = _ ("Started on %-d %B %Y");

  return salon_date_format (began, format);
}

/* The title that people gave the game or, without one, what kind of game it is, (transfer full). */
static char *
describe (SalonGame *game)
{
  const char *title = salon_game_get_title (game);

  return title != NULL ? g_strdup (title) : salon_house_find (game)->describe (game);
}

/* How far a lesson has come, (transfer full); NULL for any other game. */
static char *
say_lesson (SalonGame *game)
{
  const SalonHouseGame *house = salon_house_find (game);

  return house->start != NULL && salon_game_is_lesson (game) ? house->start->say_lesson (game) : NULL;
}

/* Whose turn it is, (transfer full); NULL where nobody can say that. */
static char *
say_turn (SalonGame *game)
{
  const SalonHouseGame *house = salon_house_find (game);

  if (salon_game_get_stage (game) == SALON_GAME_SETTING_UP)
    return g_strdup (_ (house->setting_up));
  return house->say_turn != NULL ? house->say_turn (game) : NULL;
}

/* The player's name and, where there are points, these too; (transfer full). */
static char *
say_player (SalonGame *game, guint seat)
{
  const SalonHouseGame *house = salon_house_find (game);
  const char *name = salon_game_get_seat_name (game, seat);
  int points;

  if (house->get_points == NULL || !house->get_points (game, seat, &points))
    return g_strdup (name);
  /* Translators: a player’s name, and the points */
  return g_strdup_printf (C_ ("player", "%s %s%d"), name, points < 0 ? "−" : "", ABS (points));
}

/* @colour: -1 for none */
static GtkWidget *
player_new (SalonGame *game, guint seat, int colour)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), *chip = adw_bin_new (), *label;
  GtkWidget *child = gtk_flow_box_child_new ();
  g_autofree char *text = say_player (game, seat);

  label = gtk_label_new (text);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 18);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (chip, "emblem-chip");
  gtk_widget_set_valign (chip, GTK_ALIGN_CENTER);
  if (colour >= 0)
    adw_bin_set_child (ADW_BIN (chip), salon_emblem_new ((unsigned) colour, EMBLEM_SIZE));
  gtk_widget_set_visible (chip, colour >= 0);
  gtk_box_append (GTK_BOX (box), chip);
  gtk_box_append (GTK_BOX (box), label);

  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), box);
  gtk_widget_set_focusable (child, FALSE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  return child;
}

static void
clear_players (SalonGoOn *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->players))) != NULL)
    gtk_flow_box_remove (self->players, child);
}

/* The list of the other games */

/* Everybody with the points, which tell two games of the same people apart; (transfer full). */
static char *
list_players (SalonGame *game)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < salon_game_count_seats (game); i++)
    {
      g_autofree char *player = say_player (game, i);

      g_string_append_printf (text, "%s%s", i > 0 ? ", " : "", player);
    }
  return g_string_free (text, FALSE);
}

static GtkWidget *
row_new (const char *title, const char *subtitle)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  return row;
}

static GtkWidget *
kept_row_new (const SalonKept *kept)
{
  g_autofree char *title = NULL, *players = NULL, *date = NULL, *subtitle = NULL;
  GtkWidget *row;

  if (kept->game == NULL)
    {
      title = g_filename_display_name (kept->name);
      /* Translators: the reason is a sentence */
      subtitle = g_strdup_printf (_ ("It cannot be read: %s"), kept->fault);
      return row_new (title, subtitle);
    }

  title = describe (kept->game);
  players = list_players (kept->game);
  date = format_date (salon_game_get_date (kept->game));
  subtitle = date != NULL ? g_strdup_printf ("%s\n%s", players, date) : g_strdup (players);
  row = row_new (title, subtitle);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  g_object_set_data_full (G_OBJECT (row), "kept", g_strdup (kept->name), g_free);
  return row;
}

static gboolean
is_shown (SalonGoOn *self, const SalonKept *kept)
{
  return g_strcmp0 (self->shown, kept->name) == 0;
}

static void
row_activated_cb (SalonGoOn *self, GtkWidget *row)
{
  g_autofree char *name = g_strdup (g_object_get_data (G_OBJECT (row), "kept"));

  gtk_menu_button_popdown (self->others);
  if (name != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.take-up", "s", name);
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "win.next-game", NULL);
}

static GtkWidget *
make_list (SalonGoOn *self)
{
  GtkWidget *list = gtk_list_box_new ();

  gtk_widget_set_name (list, "kept-games");
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Kept games"), -1);
  g_signal_connect_object (list, "row-activated", G_CALLBACK (row_activated_cb), self, G_CONNECT_SWAPPED);
  if (self->has_next)
    {
      GtkWidget *row = row_new (_ ("Another unfinished game"), NULL);

      gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
      gtk_list_box_append (GTK_LIST_BOX (list), row);
    }
  for (guint i = 0; i < salon_shelf_count (self->shelf); i++)
    if (!is_shown (self, salon_shelf_get (self->shelf, i)))
      gtk_list_box_append (GTK_LIST_BOX (list), kept_row_new (salon_shelf_get (self->shelf, i)));
  return list;
}

/* The button is about to open the list, for the first time or again. */
static void
create_list_cb (GtkMenuButton *button, gpointer data)
{
  GtkWidget *popover = gtk_popover_new (), *scroller = gtk_scrolled_window_new ();

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), LIST_HEIGHT);
  gtk_widget_set_size_request (scroller, LIST_WIDTH, -1);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), make_list (data));
  gtk_popover_set_child (GTK_POPOVER (popover), scroller);
  gtk_widget_add_css_class (popover, "kept-list");
  gtk_menu_button_set_popover (button, popover);
}

static void
show_others (SalonGoOn *self)
{
  const guint listed = salon_shelf_count (self->shelf) - (self->shown != NULL ? 1 : 0) + (self->has_next ? 1 : 0);
  /* Translators: it stands behind the button that resumes a game */
  g_autofree char *label = g_strdup_printf (ngettext ("or %u other", "or %u others", listed), listed);

  gtk_menu_button_set_label (self->others, label);
  gtk_widget_set_visible (GTK_WIDGET (self->others), listed > 0);
}

/* The object */

static void
salon_go_on_dispose (GObject *object)
{
  g_clear_object (&SALON_GO_ON (object)->shelf);

  G_OBJECT_CLASS (salon_go_on_parent_class)->dispose (object);
}

static void
salon_go_on_finalize (GObject *object)
{
  g_free (SALON_GO_ON (object)->shown);

  G_OBJECT_CLASS (salon_go_on_parent_class)->finalize (object);
}

static void
salon_go_on_class_init (SalonGoOnClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = salon_go_on_dispose;
  G_OBJECT_CLASS (klass)->finalize = salon_go_on_finalize;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/salongames/Salon/ui/salon-go-on.ui");
  gtk_widget_class_bind_template_child (widget_class, SalonGoOn, picture);
  gtk_widget_class_bind_template_child (widget_class, SalonGoOn, text);
  gtk_widget_class_bind_template_child (widget_class, SalonGoOn, buttons);
  gtk_widget_class_bind_template_child (widget_class, SalonGoOn, line);
  gtk_widget_class_bind_template_child (widget_class, SalonGoOn, turn);
  gtk_widget_class_bind_template_child (widget_class, SalonGoOn, heading);
  gtk_widget_class_bind_template_child (widget_class, SalonGoOn, players);
  gtk_widget_class_bind_template_child (widget_class, SalonGoOn, spinner);
  gtk_widget_class_bind_template_child (widget_class, SalonGoOn, resume);
  gtk_widget_class_bind_template_child (widget_class, SalonGoOn, others);
}

static void
salon_go_on_init (SalonGoOn *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_menu_button_set_create_popup_func (self->others, create_list_cb, self, NULL);
}

static void
update_low (SalonGoOn *self)
{
  const gboolean waits = gtk_spinner_get_spinning (self->spinner);

  gtk_widget_set_visible (GTK_WIDGET (self->picture), !self->low && adw_bin_get_child (self->picture) != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->players), !self->low && !waits);
  gtk_widget_set_visible (GTK_WIDGET (self->spinner), waits);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->text),
                                  self->low ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (self->text, self->low ? 16 : 2);
  gtk_widget_set_visible (GTK_WIDGET (self->turn), !waits && *gtk_label_get_label (self->turn) != '\0');
  gtk_widget_set_margin_top (GTK_WIDGET (self->buttons), self->low ? 0 : 6);
  gtk_widget_set_hexpand (GTK_WIDGET (self->buttons), self->low);
  gtk_widget_set_halign (GTK_WIDGET (self->buttons), self->low ? GTK_ALIGN_END : GTK_ALIGN_START);
}

/* Says which button resumes: of the game in progress, or of the kept one called @name. */
static void
set_resumes (SalonGoOn *self, const char *name)
{
  GtkActionable *resume = GTK_ACTIONABLE (self->resume);

  g_free (self->shown);
  self->shown = g_strdup (name);
  /* The name comes last: GTK complains about an action whose target does not fit. */
  gtk_actionable_set_action_name (resume, NULL);
  gtk_actionable_set_action_target_value (resume, name != NULL ? g_variant_new_string (name) : NULL);
  gtk_actionable_set_action_name (resume, name != NULL ? "win.take-up" : "win.resume");
}

void
salon_go_on_wait (SalonGoOn *self)
{
  gtk_spinner_set_spinning (self->spinner, TRUE);
  gtk_label_set_label (self->line, _ ("Loading the last game…"));
  adw_bin_set_child (self->picture, NULL);
  clear_players (self);
  set_resumes (self, NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->others), FALSE);
  update_low (self);
}

static void
show_game (SalonGoOn *self, SalonGame *game, const SalonLook *look)
{
  const SalonHouseGame *house = salon_house_find (game);
  g_autofree char *chapter = say_lesson (game), *turn = chapter != NULL ? NULL : say_turn (game);
  g_autofree char *line = chapter != NULL ? g_strdup (chapter) : describe (game);
  g_autofree char *date = format_date (salon_game_get_date (game));

  gtk_label_set_label (self->heading, chapter != NULL ? _ ("Go on learning") : _ ("Go on"));
  gtk_spinner_set_spinning (self->spinner, FALSE);
  gtk_label_set_label (self->line, line);
  gtk_label_set_label (self->turn, turn != NULL ? turn : "");
  salon_tooltip_set (GTK_WIDGET (self->line), date);
  adw_bin_set_child (self->picture, house->make_picture != NULL ? house->make_picture (game, look) : NULL);
  clear_players (self);
  /* Of more players than a table has seats, only the people are shown, and without colours. */
  for (guint i = 0; i < salon_game_count_seats (game); i++)
    if (salon_game_count_seats (game) <= SALON_TABLE_SEATS)
      gtk_flow_box_append (self->players, player_new (game, i, (int) look->colour[i]));
    else if (salon_game_is_person (game, i))
      gtk_flow_box_append (self->players, player_new (game, i, -1));
}

/* The kept game that was put aside last; NULL if there is none. */
static const SalonKept *
find_newest (SalonShelf *shelf)
{
  for (guint i = 0; i < salon_shelf_count (shelf); i++)
    if (salon_shelf_get (shelf, i)->game != NULL)
      return salon_shelf_get (shelf, i);

  return NULL;
}

void
salon_go_on_show (SalonGoOn *self, SalonGame *game, const SalonLook *look, SalonShelf *shelf, gboolean has_next)
{
  const SalonKept *kept = game == NULL ? find_newest (shelf) : NULL;

  g_return_if_fail (game != NULL || kept != NULL);

  g_set_object (&self->shelf, shelf);
  self->has_next = has_next;
  set_resumes (self, kept != NULL ? kept->name : NULL);
  show_game (self, kept != NULL ? kept->game : game, kept != NULL ? &kept->look : look);
  show_others (self);
  update_low (self);
}

void
salon_go_on_set_low (SalonGoOn *self, gboolean low)
{
  self->low = low;
  update_low (self);
}

gboolean
salon_go_on_focus (SalonGoOn *self)
{
  return gtk_widget_grab_focus (self->resume);
}
