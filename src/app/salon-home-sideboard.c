/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-home-sideboard.h"

#include <glib/gi18n-lib.h>

#include "app/salon-go-on.h"
#include "app/salon-home-drawer.h"
#include "app/salon-home-piece.h"
#include "app/salon-house.h"
#include "app/salon-today.h"
#include "app/salon-welcome.h"
#include "widgets/salon-draw.h"

/* Height of the drawers: at least, in a large window, and in a low one. In px. */
#define DRAWERS_HEIGHT       148
#define DRAWERS_LARGE_HEIGHT 236
#define DRAWERS_LOW_HEIGHT   48

/* Widths of a drawer beside others and of one that is alone. In px. */
#define DRAWER_WIDTH      300
#define LONE_DRAWER_WIDTH 520

/* What a low sideboard needs at most of the width before it has been measured, in em. */
#define LOW_WIDTH 46

#define BUTTON_GAP 6 /* px above a drawer's button */

/* How much room the sideboard takes. */
typedef enum {
  FORM_WIDE,  /* all drawers side by side, with pictures */
  FORM_CLOSE, /* the drawers of rooms that have only a name lie on each other */
  FORM_LOW,   /* two rows: games, and rooms */
  N_FORMS,
} Form;

struct _SalonHomeSideboard {
  GtkBox parent_instance;

  GtkBox *games;
  GtkBox *rooms; /* which has, besides, */
  GtkBox *doors;
  GtkWidget *set_table;
  GtkWidget *set_text;
  GtkWidget *set_line;
  GtkWidget *set_button;
  GtkWidget *boxes;
  SalonHomeDrawer *door[SALON_N_DOORS]; /* to rooms; NULL: none from here */
  SalonGoOn *go_on;                     /* NULL until there is something to go on with */
  SalonWelcome *welcome;                /* NULL until it is first needed */
  SalonToday *today;                    /* NULL: no game has a puzzle */
  gboolean welcomes;

  Form form;
  guint form_id;      /* a source: the drawers will get their form */
  int needs[N_FORMS]; /* the width that each needed when it was there last; 0: not known */
};

G_DEFINE_FINAL_TYPE (SalonHomeSideboard, salon_home_sideboard, GTK_TYPE_BOX)

static guint formed_signal;

/* Its form */

/* A drawer that is the only one for games stands in the middle of its part of the sideboard. */
static void
update_set_table (SalonHomeSideboard *self)
{
  const gboolean alone = !self->welcomes && (self->go_on == NULL || !gtk_widget_get_visible (GTK_WIDGET (self->go_on)));
  const int width = alone ? LONE_DRAWER_WIDTH : DRAWER_WIDTH;

  gtk_widget_set_hexpand (self->set_table, alone);
  gtk_widget_set_halign (self->set_table, alone ? GTK_ALIGN_CENTER : GTK_ALIGN_FILL);
  gtk_widget_set_size_request (self->set_table, self->welcomes || self->form != FORM_WIDE ? -1 : width, -1);
}

/* Forgets what the sideboards need: they have got another content. */
static void
forget_needs (SalonHomeSideboard *self)
{
  memset (self->needs, 0, sizeof self->needs);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static gboolean
form_cb (gpointer data)
{
  SalonHomeSideboard *self = data;
  const gboolean low = self->form == FORM_LOW, wide = self->form == FORM_WIDE;

  self->form_id = 0;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), low ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->doors),
                                  self->form == FORM_CLOSE ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_homogeneous (self->doors, !wide);
  gtk_widget_set_hexpand (GTK_WIDGET (self->doors), low);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->set_text),
                                  low ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self->set_text), low ? 16 : 4);
  gtk_widget_set_visible (self->set_line, !low);
  gtk_widget_set_margin_top (self->set_button, low ? 0 : BUTTON_GAP);
  gtk_widget_set_visible (self->boxes, !low);
  update_set_table (self);
  for (int i = 0; i < SALON_N_DOORS; i++)
    if (self->door[i] != NULL)
      salon_home_drawer_set_low (self->door[i], !wide);
  if (self->go_on != NULL)
    salon_go_on_set_low (self->go_on, low);
  if (self->welcome != NULL)
    salon_welcome_set_low (self->welcome, low);
  if (self->today != NULL)
    salon_today_set_low (self->today, low);
  g_signal_emit (self, formed_signal, 0);
  return G_SOURCE_REMOVE;
}

void
salon_home_sideboard_choose (SalonHomeSideboard *self, int width, gboolean low)
{
  Form form = FORM_LOW;

  if (!low && width >= self->needs[FORM_WIDE])
    form = FORM_WIDE;
  else if (!low && width >= self->needs[FORM_CLOSE])
    form = FORM_CLOSE;
  if (form == self->form)
    return;

  self->form = form;
  /* Widgets must not be shown or hidden during an allocation. */
  if (self->form_id == 0)
    self->form_id = g_idle_add_full (G_PRIORITY_HIGH_IDLE, form_cb, self, NULL);
}

gboolean
salon_home_sideboard_is_settled (SalonHomeSideboard *self)
{
  return self->form_id == 0;
}

gboolean
salon_home_sideboard_is_low (SalonHomeSideboard *self)
{
  return self->form == FORM_LOW;
}

int
salon_home_sideboard_measure (SalonHomeSideboard *self)
{
  int least;

  gtk_widget_measure (GTK_WIDGET (self), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  if (self->form_id == 0)
    self->needs[self->form] = least;
  return least;
}

int
salon_home_sideboard_limit (SalonHomeSideboard *self, int least)
{
  if (self->form == FORM_LOW)
    return least;
  return MIN (least, self->needs[FORM_LOW] > 0 ? self->needs[FORM_LOW]
                                               : (int) (LOW_WIDTH * salon_draw_get_em (GTK_WIDGET (self))));
}

int
salon_home_sideboard_get_height (SalonHomeSideboard *self, gboolean large)
{
  if (self->form == FORM_LOW)
    return DRAWERS_LOW_HEIGHT;
  return large ? DRAWERS_LARGE_HEIGHT : DRAWERS_HEIGHT;
}

/* Drawers */

static void
show_go_on (SalonHomeSideboard *self, gboolean shown)
{
  if (self->go_on != NULL)
    gtk_widget_set_visible (GTK_WIDGET (self->go_on), shown);
  update_set_table (self);
  forget_needs (self);
}

/* The drawers behind which there is a room. */
static void
add_doors (SalonHomeSideboard *self)
{
  static const SalonDoor doors[] = { SALON_DOOR_LIBRARY, SALON_DOOR_STATISTICS };

  for (guint i = 0; i < G_N_ELEMENTS (doors); i++)
    if (salon_door_is_there (doors[i], NULL))
      {
        self->door[doors[i]] = SALON_HOME_DRAWER (salon_home_drawer_new (doors[i]));
        gtk_box_append (self->doors, GTK_WIDGET (self->door[doors[i]]));
      }
}

static SalonGoOn *
get_go_on (SalonHomeSideboard *self)
{
  if (self->go_on == NULL)
    {
      self->go_on = g_object_new (SALON_TYPE_GO_ON, NULL);
      gtk_box_prepend (self->games, GTK_WIDGET (self->go_on));
      salon_go_on_set_low (self->go_on, self->form == FORM_LOW);
    }

  show_go_on (self, TRUE);
  return self->go_on;
}

void
salon_home_sideboard_wait (SalonHomeSideboard *self)
{
  salon_go_on_wait (get_go_on (self));
}

void
salon_home_sideboard_show (SalonHomeSideboard *self,
                           SalonGame *game,
                           const SalonLook *look,
                           SalonShelf *shelf,
                           gboolean has_next)
{
  if (game == NULL && salon_shelf_count_games (shelf) == 0)
    {
      show_go_on (self, FALSE);
      return;
    }

  salon_go_on_show (get_go_on (self), game, look, shelf, has_next);
}

void
salon_home_sideboard_welcome (SalonHomeSideboard *self, gboolean welcome, const char *chapter)
{
  if (welcome && self->welcome == NULL)
    {
      self->welcome = SALON_WELCOME (salon_welcome_new (salon_house_games[0]->start));
      gtk_widget_set_hexpand (GTK_WIDGET (self->welcome), TRUE);
      gtk_box_prepend (self->games, GTK_WIDGET (self->welcome));
      salon_welcome_set_low (self->welcome, self->form == FORM_LOW);
    }
  if (self->welcome != NULL)
    {
      gtk_widget_set_visible (GTK_WIDGET (self->welcome), welcome);
      salon_welcome_set_lesson (self->welcome, chapter);
    }
  if (welcome == self->welcomes)
    return;

  self->welcomes = welcome;
  if (welcome)
    show_go_on (self, FALSE);
  gtk_button_set_label (GTK_BUTTON (self->set_button), welcome ? _ ("_Choose") : _ ("_New game"));
}

void
salon_home_sideboard_show_today (SalonHomeSideboard *self, SalonDays *days)
{
  for (guint i = 0; salon_house_games[i] != NULL && self->today == NULL; i++)
    if (salon_house_games[i]->make_puzzle != NULL)
      {
        self->today = SALON_TODAY (salon_today_new ());
        salon_today_follow (self->today, days, salon_house_games[i]->kind->name);
        salon_today_set_low (self->today, self->form == FORM_LOW);
        gtk_box_prepend (self->rooms, GTK_WIDGET (self->today));
        forget_needs (self);
      }
}

void
salon_home_sideboard_set_games (SalonHomeSideboard *self, guint n)
{
  g_autofree char *line = g_strdup_printf (ngettext ("%u game", "%u games", n), n);

  salon_home_drawer_set_line (self->door[SALON_DOOR_LIBRARY], n > 0 ? line : NULL);
}

gboolean
salon_home_sideboard_focus (SalonHomeSideboard *self)
{
  if (self->welcomes && salon_welcome_focus (self->welcome))
    return TRUE;
  return self->go_on != NULL && gtk_widget_get_visible (GTK_WIDGET (self->go_on)) && salon_go_on_focus (self->go_on);
}

/* The object */

static void
salon_home_sideboard_dispose (GObject *object)
{
  SalonHomeSideboard *self = SALON_HOME_SIDEBOARD (object);

  g_clear_handle_id (&self->form_id, g_source_remove);

  G_OBJECT_CLASS (salon_home_sideboard_parent_class)->dispose (object);
}

static void
salon_home_sideboard_class_init (SalonHomeSideboardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = salon_home_sideboard_dispose;

  g_type_ensure (SALON_TYPE_HOME_PIECE);
  gtk_widget_class_set_css_name (widget_class, "salon-home-sideboard");
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/salongames/Salon/ui/salon-home-sideboard.ui");
  gtk_widget_class_bind_template_child (widget_class, SalonHomeSideboard, games);
  gtk_widget_class_bind_template_child (widget_class, SalonHomeSideboard, rooms);
  gtk_widget_class_bind_template_child (widget_class, SalonHomeSideboard, doors);
  gtk_widget_class_bind_template_child (widget_class, SalonHomeSideboard, set_table);
  gtk_widget_class_bind_template_child (widget_class, SalonHomeSideboard, set_text);
  gtk_widget_class_bind_template_child (widget_class, SalonHomeSideboard, set_line);
  gtk_widget_class_bind_template_child (widget_class, SalonHomeSideboard, set_button);
  gtk_widget_class_bind_template_child (widget_class, SalonHomeSideboard, boxes);

  formed_signal =
    g_signal_new ("formed", SALON_TYPE_HOME_SIDEBOARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
salon_home_sideboard_init (SalonHomeSideboard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  add_doors (self);
  show_go_on (self, FALSE);
}
