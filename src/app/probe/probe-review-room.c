/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/probe/probe-review-room.h"

#include <glib/gi18n.h>

#include "app/salon-replay-page.h"
#include "app/salon-replay-title.h"
#include "model/probe/probe-replay.h"
#include "model/probe/probe-review-cache.h"
#include "model/probe/probe-review-text.h"
#include "widgets/probe/probe-review-page.h"
#include "widgets/probe/probe-table.h"

struct _ProbeReviewRoom {
  GtkWidget parent_instance;

  SalonRoomMeans means; /* with references */
  GBytes *record;
  SalonLook look;
  ProbeReviewJob *job;
  GtkWidget *page;
};

static void probe_review_room_iface_init (SalonRoomInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (ProbeReviewRoom,
                               probe_review_room,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (SALON_TYPE_ROOM, probe_review_room_iface_init))

static char *
get_title (SalonRoom *room)
{
  return g_strdup (_ ("How it went"));
}

/* The title of the game, or how many play, and the edition; and that it does not count. */
static char *
get_subtitle (SalonRoom *room)
{
  const ProbeReviewGame *game = probe_review_job_get_game (PROBE_REVIEW_ROOM (room)->job);
  const ProbeSetup *setup = &game->header.setup;
  g_autofree char *players = g_strdup_printf (ngettext ("%d player", "%d players", setup->seats), setup->seats);
  const char *title = *game->header.salon.title != '\0' ? game->header.salon.title : players;
  char *subtitle = g_strdup_printf ("%s · %s", title, probe_editions[setup->edition].title);

  return salon_replay_add_uncounted (subtitle, game->helped);
}

static const char *
get_theme (SalonRoom *room)
{
  const ProbeReviewGame *game = probe_review_job_get_game (PROBE_REVIEW_ROOM (room)->job);

  return probe_table_get_theme_of ((ProbeEdition) game->header.setup.edition);
}

static void
focus (SalonRoom *room)
{
  probe_review_page_focus (PROBE_REVIEW_PAGE (PROBE_REVIEW_ROOM (room)->page));
}

static void
probe_review_room_iface_init (SalonRoomInterface *iface)
{
  iface->get_title = get_title;
  iface->get_subtitle = get_subtitle;
  iface->get_theme = get_theme;
  iface->focus = focus;
}

/* Tells the replay where the game turned, if that is known. */
static void
mark_turns (ProbeReviewRoom *self, SalonReplayPage *replay)
{
  guint turns[PROBE_REVIEW_TURNS], n;

  if (probe_review_job_get_state (self->job) != PROBE_REVIEW_JOB_DONE)
    return;
  n = probe_review_find_turns (self->job, turns);
  for (guint i = 0; i < n; i++)
    turns[i] = probe_review_game_get_ask (probe_review_job_get_game (self->job), turns[i])->move;
  salon_replay_page_set_turning_points (replay, turns, n);
}

static void
see_table_cb (ProbeReviewRoom *self, guint move)
{
  g_autoptr (GError) error = NULL;
  SalonRoom *replay;

  replay = salon_replay_page_new (&self->means, self->record, &self->look, &error);
  if (replay == NULL)
    salon_room_tell (SALON_ROOM (self), error->message);
  else
    {
      mark_turns (self, SALON_REPLAY_PAGE (replay));
      salon_replay_page_show_move (SALON_REPLAY_PAGE (replay), move);
      salon_room_show_room (SALON_ROOM (self), replay);
    }
}

static void
probe_review_room_dispose (GObject *object)
{
  ProbeReviewRoom *self = PROBE_REVIEW_ROOM (object);

  g_clear_pointer (&self->page, gtk_widget_unparent);
  g_clear_object (&self->job);
  g_clear_object (&self->means.settings);
  g_clear_object (&self->means.store);
  g_clear_pointer (&self->record, g_bytes_unref);

  G_OBJECT_CLASS (probe_review_room_parent_class)->dispose (object);
}

static void
probe_review_room_class_init (ProbeReviewRoomClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = probe_review_room_dispose;

  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "probe-review-room");
}

static void
probe_review_room_init (ProbeReviewRoom *self)
{
  gtk_widget_set_name (GTK_WIDGET (self), "review");
}

void
probe_review_use_cache (void)
{
  static gsize done;
  g_autofree char *path = NULL;

  if (!g_once_init_enter (&done))
    return;
  path = g_build_filename (g_get_user_cache_dir (), "salon", "reviews", NULL);
  probe_review_cache_use (path);
  g_once_init_leave (&done, 1);
}

SalonRoom *
probe_review_room_new (const SalonRoomMeans *means, GBytes *record, const SalonLook *look, GError **error)
{
  ProbeReviewJob *job = probe_review_job_new (record, error);
  ProbeReviewRoom *self;

  if (job == NULL)
    return NULL;
  probe_review_use_cache ();
  self = g_object_new (PROBE_TYPE_REVIEW_ROOM, NULL);
  self->means.settings = g_object_ref (means->settings);
  self->means.store = g_object_ref (means->store);
  self->record = g_bytes_ref (record);
  self->look = *look;
  self->job = job;
  self->page = probe_review_page_new (job, look, TRUE);
  g_signal_connect_swapped (self->page, "see-table", G_CALLBACK (see_table_cb), self);
  gtk_widget_set_parent (self->page, GTK_WIDGET (self));
  return SALON_ROOM (self);
}
