/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-replay-page.h"

#include <glib/gi18n-lib.h>

#include "app/salon-house.h"
#include "app/salon-replay-begin.h"
#include "app/salon-replay-eyes.h"
#include "app/salon-replay-go-on.h"
#include "app/salon-replay-keys.h"
#include "app/salon-replay-panel.h"
#include "app/salon-replay-paper.h"
#include "app/salon-replay-side.h"
#include "app/salon-replay-strip.h"
#include "app/salon-replay-title.h"
#include "app/salon-replay-turns.h"
#include "app/salon-replay-walk.h"
#include "widgets/salon-replay-table.h"
#include "widgets/salon-style.h"
#include "widgets/salon-theme.h"
#include "widgets/salon-why.h"

struct _SalonReplayPage {
  GtkWidget parent_instance;

  SalonRoomMeans means; /* with references */
  GBytes *record;
  const SalonHouseGame *house;
  SalonReplay *replay;
  SalonLook look;
  SalonReplayWalk *walk;
  gboolean turned; /* where the game turned is known */

  GtkWidget *table;
  GtkWidget *strip, *panel, *side, *eyes, *paper;
  GtkWidget *eyes_menu, *go_on_menu; /* in the panel, where the side has no room */
  GtkWidget *popover;                /* asks who plays on */

  GCancellable *beginning; /* a new game is being made; NULL: none is */
};

static void salon_replay_page_iface_init (SalonRoomInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (SalonReplayPage,
                               salon_replay_page,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (SALON_TYPE_ROOM, salon_replay_page_iface_init))

/* Why no game can go on from @position; NULL if one can. */
static const char *
say_why_not (SalonReplayPage *self, guint position)
{
  if (salon_replay_can_go_on (self->replay, position))
    return NULL;
  if (salon_replay_get_state (self->replay, NULL) == SALON_REPLAY_UNFINISHED)
    return _ ("A game that is not over goes on only from where it stands, at its own table.");

  return _ ("Here the game is over: nobody can go on from it.");
}

/* Has panel, strip and paper say where people have come. @told: the strip says it already. */
static void
came_cb (SalonReplayPage *self, gboolean told)
{
  const guint position = salon_replay_walk_get_position (self->walk);
  g_autofree char *sentence = salon_replay_tell (self->replay, position);
  g_autofree char *start = salon_replay_name_start (self->replay, position);
  const char *why_not = say_why_not (self, position);
  SalonReplayStrip *strip = SALON_REPLAY_STRIP (self->strip);

  salon_replay_panel_show (SALON_REPLAY_PANEL (self->panel), position, sentence);
  salon_replay_strip_show_speaker (strip, position);
  if (!told)
    {
      salon_replay_strip_show_sentence (strip, sentence);
      salon_replay_strip_say (strip, position, sentence);
    }
  salon_replay_paper_show (SALON_REPLAY_PAPER (self->paper), start, why_not);
  salon_why_grey (self->go_on_menu, why_not);
}

static void
told_cb (SalonReplayPage *self, const char *sentence)
{
  salon_replay_strip_show_sentence (SALON_REPLAY_STRIP (self->strip), sentence);
}

static void
eyes_cb (SalonReplayPage *self, guint eyes)
{
  if (!salon_replay_allows_eyes (self->replay, eyes))
    return;

  salon_replay_eyes_choose (SALON_REPLAY_EYES (self->eyes), eyes);
  salon_replay_walk_look (self->walk, eyes);
}

/* Going on */

static void
begun_cb (gpointer page, gpointer unused)
{
  g_clear_object (&SALON_REPLAY_PAGE (page)->beginning);
}

static void
begin_cb (SalonReplayPage *self, const SalonReplayPlayers *players)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *record =
    salon_replay_go_on (self->replay, salon_replay_walk_get_position (self->walk), players, &error);

  if (record == NULL)
    {
      salon_room_tell (SALON_ROOM (self), error->message);
      return;
    }
  if (self->beginning != NULL)
    return;

  self->beginning = g_cancellable_new ();
  salon_replay_begin (SALON_ROOM (self), record, &self->look, self->beginning, begun_cb);
}

/* Asks how, beside the button that there is. */
static void
go_on_cb (SalonReplayPage *self)
{
  GtkWidget *button = salon_replay_paper_get_button (SALON_REPLAY_PAPER (self->paper));
  const guint position = salon_replay_walk_get_position (self->walk);

  if (!salon_replay_can_go_on (self->replay, position) || self->beginning != NULL)
    return;

  salon_replay_walk_halt (self->walk);
  g_object_ref (self->popover);
  if (gtk_widget_get_parent (self->popover) != NULL)
    gtk_widget_unparent (self->popover);
  gtk_widget_set_parent (self->popover, gtk_widget_get_mapped (button) ? button : self->go_on_menu);
  g_object_unref (self->popover);
  salon_replay_go_on_ask (SALON_REPLAY_GO_ON (self->popover), self->replay, position);
  gtk_popover_popup (GTK_POPOVER (self->popover));
}

static void
review_cb (SalonReplayPage *self)
{
  g_autoptr (GError) error = NULL;
  SalonRoom *review = self->house->make_review (&self->means, self->record, &self->look, &error);

  if (review != NULL)
    salon_room_show_room (SALON_ROOM (self), review);
  else
    salon_room_tell (SALON_ROOM (self), error->message);
}

static gboolean
key_pressed_cb (SalonReplayPage *self, guint keyval, guint keycode, GdkModifierType modifiers)
{
  const SalonReplayKey key = salon_replay_key_find (GTK_WIDGET (self), keyval, modifiers);

  switch (key.type)
    {
    case SALON_REPLAY_KEY_WAY:
      salon_replay_walk_go (self->walk, key.way);
      return GDK_EVENT_STOP;
    case SALON_REPLAY_KEY_PLAY:
      salon_replay_walk_play_or_stop (self->walk);
      return GDK_EVENT_STOP;
    case SALON_REPLAY_KEY_EYES:
      eyes_cb (self, key.eyes);
      return GDK_EVENT_STOP;
    case SALON_REPLAY_KEY_GO_ON:
      go_on_cb (self);
      return GDK_EVENT_STOP;
    case SALON_REPLAY_KEY_NONE:
    default:
      return GDK_EVENT_PROPAGATE;
    }
}

/* The room */

static char *
get_title (SalonRoom *room)
{
  SalonReplayPage *self = SALON_REPLAY_PAGE (room);
  g_autofree char *game = salon_replay_describe (self->replay);

  return salon_replay_make_title (salon_replay_get_title (self->replay), game);
}

static char *
get_subtitle (SalonRoom *room)
{
  SalonReplayPage *self = SALON_REPLAY_PAGE (room);
  g_autofree char *game = salon_replay_describe (self->replay);
  const char *fault;
  const SalonReplayState state = salon_replay_get_state (self->replay, &fault);
  char *subtitle = salon_replay_make_subtitle (salon_replay_get_title (self->replay), game,
                                               salon_replay_get_date (self->replay), state, fault);

  return salon_replay_add_uncounted (subtitle,
                                     salon_replay_comments_tell_help (salon_replay_get_comments (self->replay)));
}

static const char *
get_theme (SalonRoom *room)
{
  SalonReplayPage *self = SALON_REPLAY_PAGE (room);

  return self->house->get_replay_theme != NULL ? self->house->get_replay_theme (self->replay) : SALON_THEME_DEFAULT;
}

static void
take_focus (SalonRoom *room)
{
  salon_replay_panel_focus (SALON_REPLAY_PANEL (SALON_REPLAY_PAGE (room)->panel));
}

static void
salon_replay_page_iface_init (SalonRoomInterface *iface)
{
  iface->get_title = get_title;
  iface->get_subtitle = get_subtitle;
  iface->get_theme = get_theme;
  iface->focus = take_focus;
}

/* Turning points are looked for whenever the page comes into sight, because the review may have been made meanwhile. */

static void
turned_cb (GObject *page, const guint *moves, guint n)
{
  SalonReplayPage *self = SALON_REPLAY_PAGE (page);

  /* Whoever made the page may have said them meanwhile; and it may be gone. */
  if (!self->turned && self->table != NULL)
    salon_replay_page_set_turning_points (self, moves, n);
}

/* The object */

static void
salon_replay_page_map (GtkWidget *widget)
{
  SalonReplayPage *self = SALON_REPLAY_PAGE (widget);

  GTK_WIDGET_CLASS (salon_replay_page_parent_class)->map (widget);
  if (!self->turned && salon_replay_get_state (self->replay, NULL) == SALON_REPLAY_FINISHED)
    salon_replay_find_turns (self->house, self->record, G_OBJECT (self), turned_cb);
}

/* Nobody looks on. */
static void
salon_replay_page_unmap (GtkWidget *widget)
{
  if (SALON_REPLAY_PAGE (widget)->walk != NULL)
    salon_replay_walk_stop (SALON_REPLAY_PAGE (widget)->walk);
  GTK_WIDGET_CLASS (salon_replay_page_parent_class)->unmap (widget);
}

static void
salon_replay_page_dispose (GObject *object)
{
  SalonReplayPage *self = SALON_REPLAY_PAGE (object);

  if (self->walk != NULL)
    g_signal_handlers_disconnect_by_data (self->walk, self);
  g_clear_object (&self->walk);
  if (self->beginning != NULL)
    g_cancellable_cancel (self->beginning);
  if (self->popover != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->popover, self);
      if (gtk_widget_get_parent (self->popover) != NULL)
        gtk_widget_unparent (self->popover);
      g_clear_object (&self->popover);
    }
  if (self->table != NULL)
    g_signal_handlers_disconnect_by_data (self->table, self);
  g_clear_pointer (&self->table, gtk_widget_unparent);
  g_clear_object (&self->replay);
  g_clear_object (&self->means.settings);
  g_clear_object (&self->means.store);
  g_clear_object (&self->means.library);
  g_clear_pointer (&self->record, g_bytes_unref);

  G_OBJECT_CLASS (salon_replay_page_parent_class)->dispose (object);
}

static void
salon_replay_page_finalize (GObject *object)
{
  g_clear_object (&SALON_REPLAY_PAGE (object)->beginning);

  G_OBJECT_CLASS (salon_replay_page_parent_class)->finalize (object);
}

static void
salon_replay_page_class_init (SalonReplayPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = salon_replay_page_dispose;
  object_class->finalize = salon_replay_page_finalize;
  widget_class->map = salon_replay_page_map;
  widget_class->unmap = salon_replay_page_unmap;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "salon-replay-page");
}

static void
salon_replay_page_init (SalonReplayPage *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  salon_style_load ("salon-replay");
  gtk_widget_add_css_class (GTK_WIDGET (self), "felt");
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

/* The two keys of the panel for what the side has no room for. */
static void
make_menus (SalonReplayPage *self)
{
  GtkWidget *popover = gtk_popover_new ();

  self->eyes_menu = gtk_menu_button_new ();
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (self->eyes_menu), "view-reveal-symbolic");
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (self->eyes_menu), popover);
  gtk_widget_add_css_class (popover, "replay-eyes");
  gtk_widget_set_tooltip_text (self->eyes_menu, _ ("Whose eyes"));
  self->go_on_menu = gtk_button_new_from_icon_name ("list-add-symbolic");
  gtk_widget_set_tooltip_text (self->go_on_menu, _ ("Go on from here…"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->eyes_menu), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Whose eyes"),
                                  -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->go_on_menu), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Go on from here…"), -1);
  g_signal_connect_swapped (self->go_on_menu, "clicked", G_CALLBACK (go_on_cb), self);
  gtk_widget_set_valign (self->eyes_menu, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (self->go_on_menu, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (self->eyes_menu, "on-panel");
  gtk_widget_add_css_class (self->go_on_menu, "on-panel");
  gtk_widget_set_visible (self->eyes_menu, FALSE);
  gtk_widget_set_visible (self->go_on_menu, FALSE);
  salon_replay_panel_append (SALON_REPLAY_PANEL (self->panel), self->eyes_menu);
  salon_replay_panel_append (SALON_REPLAY_PANEL (self->panel), self->go_on_menu);
}

/* Moves the eyes between the side and their menu, and shows the keys for what the side has no room for. */
static void
room_cb (SalonReplayPage *self, int room)
{
  GtkPopover *popover = gtk_menu_button_get_popover (GTK_MENU_BUTTON (self->eyes_menu));
  const gboolean beside = room != SALON_REPLAY_SIDE_NONE;

  gtk_widget_set_visible (self->go_on_menu, room >= SALON_REPLAY_SIDE_TOP);
  gtk_widget_set_visible (self->eyes_menu, !beside && gtk_widget_get_visible (self->eyes));
  if ((gtk_widget_get_parent (self->eyes) == self->side) == beside)
    return;

  g_object_ref (self->eyes);
  if (beside)
    {
      gtk_popover_set_child (popover, NULL);
      salon_replay_side_set_top (SALON_REPLAY_SIDE (self->side), self->eyes);
    }
  else
    {
      salon_replay_side_set_top (SALON_REPLAY_SIDE (self->side), NULL);
      gtk_popover_set_child (popover, self->eyes);
    }
  g_object_unref (self->eyes);
}

/* The row of the house for games of this kind. */
static const SalonHouseGame *
find_house (SalonReplay *replay)
{
  for (const SalonHouseGame *const *row = salon_house_games; *row != NULL; row++)
    if ((*row)->get_replay_type != NULL && G_TYPE_CHECK_INSTANCE_TYPE (replay, (*row)->get_replay_type ()))
      return *row;

  g_return_val_if_reached (NULL);
}

static void
set_replay (SalonReplayPage *self, SalonReplay *replay, const SalonLook *look)
{
  self->replay = g_object_ref (replay);
  self->look = *look;
  self->house = find_house (replay);
  self->panel = salon_replay_panel_new ();
  make_menus (self);
  self->eyes = salon_replay_eyes_new ();
  self->paper = salon_replay_paper_new (self->house->make_review != NULL
                                        && salon_replay_get_state (replay, NULL) == SALON_REPLAY_FINISHED);
  self->side = salon_replay_side_new (self->paper, salon_replay_paper_get_note (SALON_REPLAY_PAPER (self->paper)));
  salon_replay_side_set_top (SALON_REPLAY_SIDE (self->side), self->eyes);
  self->popover = g_object_ref_sink (salon_replay_go_on_new ());
  self->table = g_object_new (self->house->get_replay_table_type (), NULL);
  self->strip = salon_replay_strip_new (replay, look);
  salon_replay_table_set_parts (SALON_REPLAY_TABLE (self->table), self->strip, self->panel, self->side);
  gtk_widget_set_parent (self->table, GTK_WIDGET (self));

  g_signal_connect_swapped (self->eyes, "chosen", G_CALLBACK (eyes_cb), self);
  g_signal_connect_swapped (self->paper, "go-on", G_CALLBACK (go_on_cb), self);
  g_signal_connect_swapped (self->paper, "review", G_CALLBACK (review_cb), self);
  g_signal_connect_swapped (self->side, "room", G_CALLBACK (room_cb), self);
  g_signal_connect_swapped (self->table, "told", G_CALLBACK (told_cb), self);
  g_signal_connect_swapped (self->popover, "begin", G_CALLBACK (begin_cb), self);

  salon_replay_table_set_replay (SALON_REPLAY_TABLE (self->table), replay, look);
  salon_replay_panel_set_replay (SALON_REPLAY_PANEL (self->panel), replay, look);
  salon_replay_eyes_set_replay (SALON_REPLAY_EYES (self->eyes), replay, look);
  gtk_widget_set_visible (self->eyes, salon_replay_eyes_is_choice (SALON_REPLAY_EYES (self->eyes)));

  self->walk = salon_replay_walk_new (replay, SALON_REPLAY_TABLE (self->table), SALON_REPLAY_PANEL (self->panel),
                                      self->means.settings);
  g_signal_connect_swapped (self->walk, "came", G_CALLBACK (came_cb), self);
  /* A game that goes on is shown as it stands; one that is over begins. */
  salon_replay_walk_jump (self->walk, salon_replay_get_state (replay, NULL) == SALON_REPLAY_FINISHED ? 0 : G_MAXUINT);
}

SalonRoom *
salon_replay_page_new (const SalonRoomMeans *means, GBytes *record, const SalonLook *look, GError **error)
{
  gsize length;
  const char *text = g_bytes_get_data (record, &length);
  g_autoptr (SalonReplay) replay =
    salon_replay_read (salon_house_get_kinds (), text != NULL ? text : "", length, error);

  return replay != NULL ? salon_replay_page_new_read (means, record, replay, look) : NULL;
}

SalonRoom *
salon_replay_page_new_read (const SalonRoomMeans *means, GBytes *record, SalonReplay *replay, const SalonLook *look)
{
  SalonReplayPage *self = g_object_new (SALON_TYPE_REPLAY_PAGE, NULL);

  g_set_object (&self->means.settings, means->settings);
  g_set_object (&self->means.store, means->store);
  g_set_object (&self->means.library, means->library);
  self->record = g_bytes_ref (record);
  set_replay (self, replay, look);
  return SALON_ROOM (self);
}

/* The eyes in @replay of whoever looks on in @before with @eyes; an onlooker’s if they did not play there. */
static guint
find_same_eyes (SalonReplay *replay, SalonReplay *before, guint eyes)
{
  const char *name;

  if (eyes == SALON_EYES_ALL && salon_replay_allows_eyes (replay, eyes))
    return eyes;
  if (eyes >= salon_replay_count_seats (before))
    return SALON_EYES_ONLOOKER;

  name = salon_replay_get_seat_name (before, 0, eyes);
  for (guint seat = 0; seat < salon_replay_count_seats (replay); seat++)
    if (salon_replay_allows_eyes (replay, seat) && g_str_equal (salon_replay_get_seat_name (replay, 0, seat), name))
      return seat;

  return SALON_EYES_ONLOOKER;
}

void
salon_replay_page_follow (SalonReplayPage *self, SalonReplayPage *before)
{
  g_return_if_fail (SALON_IS_REPLAY_PAGE (self) && SALON_IS_REPLAY_PAGE (before));

  salon_replay_panel_follow (SALON_REPLAY_PANEL (self->panel), SALON_REPLAY_PANEL (before->panel));
  eyes_cb (self, find_same_eyes (self->replay, before->replay, salon_replay_walk_get_eyes (before->walk)));
}

void
salon_replay_page_show_move (SalonReplayPage *self, guint move)
{
  g_return_if_fail (SALON_IS_REPLAY_PAGE (self));

  salon_replay_walk_jump (self->walk, salon_replay_find_move (self->replay, move));
}

void
salon_replay_page_set_turning_points (SalonReplayPage *self, const guint *moves, guint n)
{
  g_autofree guint *positions = NULL;

  g_return_if_fail (SALON_IS_REPLAY_PAGE (self));

  positions = g_new (guint, MAX (n, 1));
  for (guint i = 0; i < n; i++)
    positions[i] = salon_replay_find_move (self->replay, moves[i]);
  salon_replay_walk_set_points (self->walk, positions, n);
  self->turned = n > 0;
}
