/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-start-page.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "app/salon-banner.h"
#include "app/salon-house.h"
#include "widgets/salon-avatar.h"
#include "widgets/salon-colours.h"
#include "widgets/salon-large.h"

/* px */
#define AVATAR_SIZE         24
#define CONTENT_WIDTH       480
#define LARGE_CONTENT_WIDTH 660
#define LARGE_HEIGHT        1000

struct _SalonStartPage {
  GtkWidget parent_instance;

  GtkWidget *scroller;
  AdwClamp *clamp;
  GtkLabel *heading;
  SalonBanner *banner;
  GtkSpinner *spinner;
  GtkLabel *title;
  GtkLabel *when;
  GtkFlowBox *players;
  GtkWidget *resume;

  SalonLarge large;
};

G_DEFINE_FINAL_TYPE (SalonStartPage, salon_start_page, GTK_TYPE_WIDGET)

/* When the game began, as one says it; NULL if the record does not tell. */
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
    /* Translators: a date for g_date_time_format(): today at 18:04 */
    format = _ ("Started today at %H:%M");
  else if (g_date_time_get_year (began) == g_date_time_get_year (yesterday)
           && g_date_time_get_day_of_year (began) == g_date_time_get_day_of_year (yesterday))
    /* Translators: a date for g_date_time_format(): yesterday at 18:04 */
    format = _ ("Started yesterday at %H:%M");
  else
    /* Translators: a date for g_date_time_format(): on 21 November 2026 */
    format = _ ("Started on %-d %B %Y");

  return g_date_time_format (began, format);
}

static GtkWidget *
player_new (const char *name, guint colour)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *avatar = salon_avatar_new (AVATAR_SIZE), *label = gtk_label_new (name);
  GtkWidget *child = gtk_flow_box_child_new ();

  salon_avatar_set_name (SALON_AVATAR (avatar), name);
  salon_avatar_set_colour (SALON_AVATAR (avatar), salon_colour_get (colour));
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_box_append (GTK_BOX (box), avatar);
  gtk_box_append (GTK_BOX (box), label);

  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), box);
  gtk_widget_set_focusable (child, FALSE);
  return child;
}

static void
salon_start_page_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  SalonStartPage *self = SALON_START_PAGE (widget);

  gtk_widget_allocate (self->scroller, width, height, baseline, NULL);
  salon_large_update (&self->large, width, height, LARGE_HEIGHT);
}

static void
salon_start_page_measure (GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  SalonStartPage *self = SALON_START_PAGE (widget);

  gtk_widget_measure (self->scroller, orientation, for_size, minimum, natural, minimum_baseline, natural_baseline);
}

static void
salon_start_page_dispose (GObject *object)
{
  SalonStartPage *self = SALON_START_PAGE (object);

  salon_large_clear (&self->large);
  g_clear_pointer (&self->scroller, gtk_widget_unparent);

  G_OBJECT_CLASS (salon_start_page_parent_class)->dispose (object);
}

static void
salon_start_page_class_init (SalonStartPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = salon_start_page_dispose;
  widget_class->measure = salon_start_page_measure;
  widget_class->size_allocate = salon_start_page_size_allocate;

  g_type_ensure (SALON_TYPE_BANNER);
  gtk_widget_class_set_css_name (widget_class, "salon-start-page");
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/salongames/Salon/ui/salon-start-page.ui");
  gtk_widget_class_bind_template_child (widget_class, SalonStartPage, scroller);
  gtk_widget_class_bind_template_child (widget_class, SalonStartPage, clamp);
  gtk_widget_class_bind_template_child (widget_class, SalonStartPage, heading);
  gtk_widget_class_bind_template_child (widget_class, SalonStartPage, banner);
  gtk_widget_class_bind_template_child (widget_class, SalonStartPage, spinner);
  gtk_widget_class_bind_template_child (widget_class, SalonStartPage, title);
  gtk_widget_class_bind_template_child (widget_class, SalonStartPage, when);
  gtk_widget_class_bind_template_child (widget_class, SalonStartPage, players);
  gtk_widget_class_bind_template_child (widget_class, SalonStartPage, resume);
}

static void
salon_start_page_init (SalonStartPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->large = (SalonLarge) {
    .page = GTK_WIDGET (self),
    .clamp = self->clamp,
    .width = CONTENT_WIDTH,
    .large_width = LARGE_CONTENT_WIDTH,
  };
}

/* Either the game is told, or that it is being read. */
static void
set_waiting (SalonStartPage *self, gboolean waiting)
{
  gtk_label_set_label (self->heading, waiting ? _ ("Welcome back") : _ ("A game is waiting for you"));
  gtk_spinner_set_spinning (self->spinner, waiting);
  gtk_widget_set_visible (GTK_WIDGET (self->spinner), waiting);
  gtk_widget_set_visible (GTK_WIDGET (self->when), !waiting);
  gtk_widget_set_visible (GTK_WIDGET (self->players), !waiting);
}

void
salon_start_page_wait (SalonStartPage *self)
{
  set_waiting (self, TRUE);
  gtk_label_set_label (self->title, _ ("Loading the last game…"));
}

void
salon_start_page_offer (SalonStartPage *self, SalonGame *game, const SalonLook *look)
{
  const SalonHouseGame *house = salon_house_find (game);
  const char *title = salon_game_get_title (game);
  const char *stage = salon_game_get_stage (game) == SALON_GAME_SETTING_UP ? _ (house->setting_up) : _ ("in progress");
  g_autofree char *description = house->describe (game), *date = format_date (salon_game_get_date (game));
  g_autofree char *when = date != NULL ? g_strdup_printf ("%s · %s", date, stage) : g_strdup (stage);
  GtkWidget *child;

  set_waiting (self, FALSE);
  salon_banner_set_colour (self->banner, house->get_colour (game));
  gtk_label_set_label (self->title, title != NULL ? title : description);
  gtk_label_set_label (self->when, when);

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->players))) != NULL)
    gtk_flow_box_remove (self->players, child);
  for (guint i = 0; i < salon_game_count_seats (game); i++)
    gtk_flow_box_append (self->players, player_new (salon_game_get_seat_name (game, i), look->colour[i]));
}

void
salon_start_page_focus (SalonStartPage *self)
{
  gtk_widget_grab_focus (self->resume);
}
