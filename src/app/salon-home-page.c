/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-home-page.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "app/salon-home-room.h"
#include "app/salon-home-sideboard.h"
#include "app/salon-house.h"
#include "widgets/salon-large.h"
#include "widgets/salon-place.h"
#include "widgets/salon-style.h"
#include "widgets/salon-theme-use.h"

#define LARGE_HEIGHT 900

/* What has to be there of the room above the sideboard. In px. */
#define MIN_ROOM 240

/* How bright a lamp is: when nobody is at a table, when it is turned up, and when another one is. By
 * day it is off. */
#define LIGHT_EVENING      .85
#define LIGHT_EVENING_DOWN (.6 * LIGHT_EVENING)
#define LIGHT_EVENING_UP   1.
#define LIGHT_DAY_UP       .6
#define LIGHT_MS           180

struct _SalonHomePage {
  GtkWidget parent_instance;

  SalonHomeSideboard *sideboard;
  gboolean welcomes;
  GtkWidget *header;

  int n_tables;
  GtkWidget *button[SALON_HOME_TABLES];
  guint game[SALON_HOME_TABLES]; /* which of the house it is for */
  SalonHomeTableArt art[SALON_HOME_TABLES];
  AdwAnimation *lighting[SALON_HOME_TABLES];
  double light[SALON_HOME_TABLES];

  SalonHomeSpace space;
  SalonHomeLayout layout;
  SalonHomeRoom room;
  SalonLarge large;
  gboolean settled; /* the sideboard has a form for which there is room; nothing is made or drawn before that */
};

G_DEFINE_FINAL_TYPE (SalonHomePage, salon_home_page, GTK_TYPE_WIDGET)

static guint sit_down_signal;

/* In high contrast there are only the tables. */
static gboolean
is_plain (void)
{
  return salon_theme_get_mode () >= SALON_THEME_CONTRAST;
}

/* Light */

static gboolean
is_up (SalonHomePage *self, int table)
{
  const GtkStateFlags flags = gtk_widget_get_state_flags (self->button[table]);

  return (flags & (GTK_STATE_FLAG_PRELIGHT | GTK_STATE_FLAG_FOCUSED)) != 0;
}

static double
choose_light (SalonHomePage *self, int table, gboolean any_up)
{
  const gboolean evening = salon_theme_get_mode () == SALON_THEME_DARK;

  if (is_plain ())
    return 0;
  if (is_up (self, table) || (self->welcomes && table == 0))
    return evening ? LIGHT_EVENING_UP : LIGHT_DAY_UP;
  if (!evening)
    return 0;
  return any_up ? LIGHT_EVENING_DOWN : LIGHT_EVENING;
}

static void
light_cb (double value, gpointer data)
{
  SalonHomePage *self = SALON_HOME_PAGE (g_object_get_data (data, "page"));

  self->light[GPOINTER_TO_INT (g_object_get_data (data, "table"))] = value;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
update_light (SalonHomePage *self)
{
  gboolean any_up = FALSE;

  for (int i = 0; i < self->n_tables; i++)
    any_up = any_up || is_up (self, i);
  for (int i = 0; i < self->n_tables; i++)
    {
      AdwTimedAnimation *lighting = ADW_TIMED_ANIMATION (self->lighting[i]);
      const double light = choose_light (self, i, any_up);

      if (adw_timed_animation_get_value_to (lighting) == light)
        continue;
      adw_timed_animation_set_value_from (lighting, self->light[i]);
      adw_timed_animation_set_value_to (lighting, light);
      adw_animation_play (self->lighting[i]);
    }
}

static void
theme_changed_cb (SalonHomePage *self)
{
  if (is_plain ())
    gtk_widget_add_css_class (GTK_WIDGET (self), "plain");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "plain");
  update_light (self);
}

/* Tables */

static void
clicked_cb (const GtkWidget *button, SalonHomePage *self)
{
  for (int i = 0; i < self->n_tables; i++)
    if (self->button[i] == button)
      g_signal_emit (self, sit_down_signal, 0, self->game[i]);
}

/* @sentences: of all tables; they are equally high, so that the titles stand on one line */
static GtkWidget *
make_button (const SalonHouseGame *game, GtkSizeGroup *sentences)
{
  GtkWidget *button = gtk_button_new (), *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *title = gtk_label_new (_ (game->title)), *sentence = gtk_label_new (_ (game->sentence));

  gtk_widget_add_css_class (title, "table-title");
  gtk_widget_add_css_class (sentence, "table-sentence");
  gtk_label_set_wrap (GTK_LABEL (sentence), TRUE);
  /* A long sentence breaks near its middle: two lines of a few letters less than the table is wide. */
  gtk_label_set_max_width_chars (GTK_LABEL (sentence), 44);
  gtk_widget_set_halign (sentence, GTK_ALIGN_CENTER);
  gtk_label_set_justify (GTK_LABEL (sentence), GTK_JUSTIFY_CENTER);
  gtk_label_set_yalign (GTK_LABEL (sentence), 0);
  gtk_size_group_add_widget (sentences, sentence);
  gtk_box_append (GTK_BOX (box), title);
  gtk_box_append (GTK_BOX (box), sentence);
  gtk_widget_set_valign (box, GTK_ALIGN_END);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "home-table");
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, _ (game->title),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, _ (game->sentence), -1);
  return button;
}

static void
add_table (SalonHomePage *self, guint index, GtkSizeGroup *sentences)
{
  const SalonHouseGame *game = salon_house_games[index];
  const int i = self->n_tables++;
  AdwAnimationTarget *target;

  self->game[i] = index;
  self->button[i] = make_button (game, sentences);
  self->art[i] = (SalonHomeTableArt) { game->on_table, game->cloth, game->home_table, game->home_lamp };
  gtk_widget_insert_before (self->button[i], GTK_WIDGET (self), GTK_WIDGET (self->sideboard));
  g_signal_connect_object (self->button[i], "clicked", G_CALLBACK (clicked_cb), self, 0);
  g_signal_connect_object (self->button[i], "state-flags-changed", G_CALLBACK (update_light), self, G_CONNECT_SWAPPED);

  target = adw_callback_animation_target_new (light_cb, self->button[i], NULL);
  g_object_set_data (G_OBJECT (self->button[i]), "page", self);
  g_object_set_data (G_OBJECT (self->button[i]), "table", GINT_TO_POINTER (i));
  self->lighting[i] = adw_timed_animation_new (GTK_WIDGET (self), 0, 0, LIGHT_MS, target);
}

/* Layout */

/* The texts of the tables are smaller above a low sideboard. */
static void
formed_cb (SalonHomePage *self)
{
  if (salon_home_sideboard_is_low (self->sideboard))
    gtk_widget_add_css_class (GTK_WIDGET (self), "low");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "low");
}

static int
get_header_height (SalonHomePage *self)
{
  return self->header != NULL ? salon_place_measure (self->header, GTK_ORIENTATION_VERTICAL, -1) : 0;
}

static void
plan (SalonHomePage *self, int width, int height)
{
  GtkWidget *drawers = GTK_WIDGET (self->sideboard);
  SalonHomeSpace *space = &self->space;
  int label;

  space->header = get_header_height (self);
  space->width = width;
  space->height = height + space->header;
  space->n_tables = self->n_tables;
  space->label = 0;
  space->sideboard = MAX (salon_home_sideboard_get_height (self->sideboard, self->large.large),
                          salon_place_measure (drawers, GTK_ORIENTATION_VERTICAL,
                                               MAX (salon_home_sideboard_measure (self->sideboard),
                                                    width - 2 * (SALON_HOME_MARGIN + SALON_HOME_RIM))));
  /* The higher the texts below the tables are, the smaller are the tables, and the narrower the texts. */
  do
    {
      label = space->label;
      self->layout = salon_home_layout (space);
      for (int i = 0; i < self->n_tables; i++)
        space->label = MAX (space->label, salon_place_measure (self->button[i], GTK_ORIENTATION_VERTICAL,
                                                               self->layout.scene[i].button.width));
    }
  while (space->label > label);
}

static void
allocate (GtkWidget *widget, GdkRectangle place, int header)
{
  place.y -= header;
  gtk_widget_size_allocate (widget, &place, -1);
}

static void
salon_home_page_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  SalonHomePage *self = SALON_HOME_PAGE (widget);

  plan (self, width, height);
  salon_home_sideboard_choose (self->sideboard, self->layout.drawers.width, salon_home_is_low (self->space.height));
  salon_large_update (&self->large, width, self->space.height, LARGE_HEIGHT);
  if (!self->settled && salon_home_sideboard_is_settled (self->sideboard))
    {
      self->settled = TRUE;
      gtk_widget_queue_draw (widget);
    }
  if (self->settled)
    salon_home_room_prepare (&self->room, widget, &self->space, &self->layout, self->art);
  for (int i = 0; i < self->n_tables; i++)
    allocate (self->button[i], self->layout.scene[i].button, self->space.header);
  allocate (GTK_WIDGET (self->sideboard), self->layout.drawers, self->space.header);
}

static void
salon_home_page_measure (GtkWidget *widget,
                         GtkOrientation orientation,
                         int for_size,
                         int *minimum,
                         int *natural,
                         int *minimum_baseline,
                         int *natural_baseline)
{
  SalonHomePage *self = SALON_HOME_PAGE (widget);
  const int around = 2 * (SALON_HOME_MARGIN + SALON_HOME_RIM), least = salon_home_sideboard_measure (self->sideboard);

  if (orientation == GTK_ORIENTATION_VERTICAL && for_size >= 0)
    for_size = MAX (for_size - around, least);
  gtk_widget_measure (GTK_WIDGET (self->sideboard), orientation,
                      orientation == GTK_ORIENTATION_VERTICAL ? for_size : -1, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = salon_home_sideboard_limit (self->sideboard, *minimum);
  *minimum += orientation == GTK_ORIENTATION_HORIZONTAL ? around : MIN_ROOM;
  *natural += orientation == GTK_ORIENTATION_HORIZONTAL ? around : MIN_ROOM;
}

static void
salon_home_page_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  SalonHomePage *self = SALON_HOME_PAGE (widget);

  if (!self->settled)
    return;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (0, (float) -self->space.header));
  salon_home_room_snapshot (&self->room, snapshot, &self->space, &self->layout, self->light);
  gtk_snapshot_restore (snapshot);
  for (int i = 0; i < self->n_tables; i++)
    gtk_widget_snapshot_child (widget, self->button[i], snapshot);
  gtk_widget_snapshot_child (widget, GTK_WIDGET (self->sideboard), snapshot);
}

/* The object */

static void
salon_home_page_dispose (GObject *object)
{
  SalonHomePage *self = SALON_HOME_PAGE (object);

  salon_large_clear (&self->large);
  salon_home_room_clear (&self->room);
  for (int i = 0; i < self->n_tables; i++)
    {
      if (self->lighting[i] != NULL)
        adw_animation_pause (self->lighting[i]);
      g_clear_object (&self->lighting[i]);
      g_clear_pointer (&self->button[i], gtk_widget_unparent);
    }
  self->n_tables = 0;
  if (self->sideboard != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->sideboard));
  self->sideboard = NULL;
  g_clear_object (&self->header);

  G_OBJECT_CLASS (salon_home_page_parent_class)->dispose (object);
}

static void
salon_home_page_class_init (SalonHomePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = salon_home_page_dispose;
  widget_class->measure = salon_home_page_measure;
  widget_class->size_allocate = salon_home_page_size_allocate;
  widget_class->snapshot = salon_home_page_snapshot;

  g_type_ensure (SALON_TYPE_HOME_SIDEBOARD);
  gtk_widget_class_set_css_name (widget_class, "salon-home-page");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/salongames/Salon/ui/salon-home-page.ui");
  gtk_widget_class_bind_template_child (widget_class, SalonHomePage, sideboard);

  sit_down_signal = g_signal_new ("sit-down", SALON_TYPE_HOME_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                  1, G_TYPE_UINT);
}

static void
salon_home_page_init (SalonHomePage *self)
{
  g_autoptr (GtkSizeGroup) sentences = gtk_size_group_new (GTK_SIZE_GROUP_VERTICAL);

  salon_style_load ("salon-home");
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (self->sideboard, "formed", G_CALLBACK (formed_cb), self, G_CONNECT_SWAPPED);
  self->large = (SalonLarge) { .page = GTK_WIDGET (self) };
  for (guint i = 0; self->n_tables < SALON_HOME_TABLES && salon_house_games[i] != NULL; i++)
    if (salon_house_games[i]->sentence != NULL)
      add_table (self, i, sentences);
  salon_art_watch (GTK_WIDGET (self));
  salon_theme_connect (self, G_CALLBACK (theme_changed_cb));
  theme_changed_cb (self);
}

void
salon_home_page_set_header (SalonHomePage *self, GtkWidget *header)
{
  g_set_object (&self->header, header);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* Says below the first table what kind of game that is: to somebody who is welcomed, in more words. */
static void
show_sentence (SalonHomePage *self)
{
  const SalonHouseGame *game = salon_house_games[0];
  GtkWidget *box = gtk_button_get_child (GTK_BUTTON (self->button[0]));
  const char *sentence = self->welcomes ? game->start->sentence : game->sentence;

  gtk_label_set_label (GTK_LABEL (gtk_widget_get_last_child (box)), _ (sentence));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button[0]), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, _ (sentence),
                                  -1);
}

void
salon_home_page_wait (SalonHomePage *self)
{
  salon_home_sideboard_wait (self->sideboard);
}

void
salon_home_page_show (SalonHomePage *self, SalonGame *game, const SalonLook *look, SalonShelf *shelf, gboolean has_next)
{
  salon_home_sideboard_show (self->sideboard, game, look, shelf, has_next);
}

void
salon_home_page_welcome (SalonHomePage *self, gboolean welcome, const char *chapter)
{
  welcome = welcome && salon_house_games[0]->start != NULL;
  salon_home_sideboard_welcome (self->sideboard, welcome, chapter);
  if (welcome == self->welcomes)
    return;

  self->welcomes = welcome;
  show_sentence (self);
  update_light (self);
  /* The table had the focus as long as nothing was known of whoever starts. */
  if (welcome && gtk_widget_has_focus (self->button[0]))
    salon_home_sideboard_focus (self->sideboard);
}

void
salon_home_page_show_today (SalonHomePage *self, SalonDays *days)
{
  salon_home_sideboard_show_today (self->sideboard, days);
}

void
salon_home_page_set_games (SalonHomePage *self, guint n)
{
  salon_home_sideboard_set_games (self->sideboard, n);
}

void
salon_home_page_focus (SalonHomePage *self)
{
  if (!salon_home_sideboard_focus (self->sideboard))
    gtk_widget_grab_focus (self->button[0]);
}
