/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-end-page.h"

#include "model/probe/probe-end-figures.h"
#include "model/salon-clock.h"
#include "rules/probe/probe-apply.h"
#include "widgets/probe/probe-end-arc.h"
#include "widgets/probe/probe-end-motion.h"
#include "widgets/probe/probe-end-seat.h"
#include "widgets/salon-art.h"
#include "widgets/salon-blend.h"
#include "widgets/salon-large.h"

#define LARGE_HEIGHT 900 /* px of a page on which everything is larger */

#define CROSS_FADE 120 /* ms, with reduced motion */
#define BANDS      2   /* in which the page then takes the place of its picture, a frame for each */

struct _ProbeEndPage {
  SalonEndPage parent_instance;

  ProbeGame *game;
  SalonLook look;
  ProbeEndArc *arc;
  int winner[PROBE_MAX_SEATS], n_winners;
  GPtrArray *rows; /* of ProbeEndSeat, not referenced, from the top */
  SalonLarge large;

  /* While the page appears. */
  guint tick_id;
  gint64 last;       /* time of the last frame, in µs; 0 before the first one */
  double ms, length; /* since it began, and in all */

  /* With reduced motion only a picture of the table fades, into one of the page. */
  gboolean reduced;
  double table; /* how much of it is seen */
  SalonArtTile picture, page;
  SalonBlend blend;
  int live;      /* bands that show the page itself, from the top */
  gboolean torn; /* the page is still drawn in bands, because to draw it otherwise would be to draw it again */
  guint free_id; /* idle callback that frees the pictures */
};

G_DEFINE_FINAL_TYPE (ProbeEndPage, probe_end_page, SALON_TYPE_END_PAGE)

static void
challenge_cb (ProbeEndPage *self, int seat, int target, int tray, gboolean valid)
{
  const ProbeMove move = {
    .type = PROBE_CHALLENGE,
    .seat = (guint8) seat,
    .target = (guint8) target,
    .tray = (guint8) tray,
    .valid = valid != FALSE,
  };

  /* The signal that the game has changed updates the page. The game may refuse a challenge
   * that follows another one quickly, while it is still saving that one. */
  if (!probe_game_play (self->game, &move, NULL))
    gtk_widget_error_bell (GTK_WIDGET (self));
}

/* Crowns @seat: its words join the arc. */
static void
crown (ProbeEndPage *self, const ProbeState *state, int seat)
{
  for (int tray = 0; tray < state->setup.trays; tray++)
    probe_end_arc_add (self->arc, &state->setup.row[seat][tray], self->look.colour[seat],
                       state->setup.rules.blank_is_dot);
}

/* Tells how many cards of a winner stayed hidden, if there is one winner. */
static void
show_remark (ProbeEndPage *self, const ProbeState *state, int winner)
{
  int hidden = 0;
  g_autofree char *remark = NULL;

  for (int tray = 0; winner >= 0 && tray < state->setup.trays; tray++)
    for (int slot = 0; slot < state->setup.row[winner][tray].n; slot++)
      hidden += state->turned_by[winner][tray][slot] == PROBE_TURNED_AT_END;
  if (hidden > 0)
    remark = probe_kept_describe (hidden, state->points[winner][PROBE_FROM_KEPT_CARDS],
                                  state->points[winner][PROBE_FROM_KEPT_BONUS]);
  salon_end_page_set_remark (SALON_END_PAGE (self), remark);
}

/* At the end of a lesson the page says what the lesson has not come to. */
static void
show_lesson (ProbeEndPage *self)
{
  const gboolean lesson = probe_game_get_lesson (self->game) != NULL;
  const ProbeLessonScene scene = { 0 };
  ProbeLessonNote note;

  salon_end_page_set_first_game (SALON_END_PAGE (self), salon_game_is_lesson (SALON_GAME (self->game)));
  if (!lesson)
    return;

  probe_game_make_note (self->game, &scene, &note);
  {
    g_autofree char *said = g_strdup_printf ("%s %s", note.title, note.text);

    salon_end_page_set_remark (SALON_END_PAGE (self), said);
  }
  probe_lesson_clear_note (&note);
}

static void
show_winners (ProbeEndPage *self, const ProbeState *state, const int *order)
{
  const ProbeHeader *header = probe_game_get_header (self->game);
  const char *names[PROBE_MAX_SEATS];
  guint colours[PROBE_MAX_SEATS];
  int n = 0;

  probe_end_arc_clear (self->arc);
  self->n_winners = 0;
  do
    {
      self->winner[self->n_winners++] = order[n];
      names[n] = header->salon.name[order[n]];
      colours[n] = self->look.colour[order[n]];
      crown (self, state, order[n]);
      n++;
    }
  while (n < state->setup.seats && probe_winner (state, order[n]));
  salon_end_page_set_winners (SALON_END_PAGE (self), names, colours, n, probe_score (state, order[0]));
  show_remark (self, state, n == 1 ? order[0] : -1);
}

/* Draws how the totals went: what the pad says at the end of each round. */
static void
show_story (ProbeEndPage *self, const ProbeState *state)
{
  const ProbeHeader *header = probe_game_get_header (self->game);
  const guint rounds = probe_game_get_pad_length (self->game);
  SalonChart *chart = salon_end_page_get_chart (SALON_END_PAGE (self));
  g_autofree int *totals = g_new0 (int, MAX (rounds, 1));
  g_autofree char *best_text = NULL;
  ProbeBest best;

  salon_chart_clear (chart);
  for (int seat = 0; seat < state->setup.seats; seat++)
    {
      int total = 0;

      for (guint round = 0; round < rounds; round++)
        {
          probe_game_get_pad_total (self->game, round, seat, &total);
          totals[round] = total;
        }
      salon_chart_add (chart, header->salon.name[seat], self->look.colour[seat], totals, rounds,
                       probe_winner (state, seat));
    }

  probe_game_get_best (self->game, &best);
  best_text = probe_best_describe (&best, header);
  salon_end_page_set_best (SALON_END_PAGE (self), best_text);
}

/* Finds the ends of the scale that the bars of all seats share. */
static void
get_scale (const ProbeState *state, int *low, int *high)
{
  *low = 0;
  *high = 1;
  for (int seat = 0; seat < state->setup.seats; seat++)
    {
      int shares[PROBE_N_SHARES], above = 0;

      probe_shares_of (state->points[seat], shares);
      for (int share = 0; share < PROBE_SHARE_LOST; share++)
        above += shares[share];
      *low = MIN (*low, shares[PROBE_SHARE_LOST]);
      *high = MAX (*high, above);
    }
}

static void
show_pose (ProbeEndPage *self, double time)
{
  ProbeEndPose pose;

  probe_end_pose_at (time, (int) self->rows->len, &pose);
  salon_end_page_set_pose (SALON_END_PAGE (self), &pose.page);
  probe_end_arc_set_arrived (self->arc, pose.cards);
  for (guint i = 0; i < self->rows->len; i++)
    probe_end_seat_set_growth (self->rows->pdata[i], pose.growth);
}

static void
clear_pictures (ProbeEndPage *self)
{
  g_clear_handle_id (&self->free_id, g_source_remove);
  salon_art_tile_clear (&self->picture);
  salon_art_tile_clear (&self->page);
  salon_blend_clear (&self->blend);
}

static gboolean
free_cb (gpointer data)
{
  ProbeEndPage *self = data;

  self->free_id = 0;
  clear_pictures (self);
  return G_SOURCE_REMOVE;
}

/* The system takes 2 ms to take back the memory of pictures as large as the page, so a frame does not wait for it. */
static void
clear_pictures_later (ProbeEndPage *self)
{
  if (self->free_id == 0)
    self->free_id = g_idle_add_full (GDK_PRIORITY_REDRAW + 1, free_cb, self, NULL);
}

/* Shows all of the page. */
static void
end (ProbeEndPage *self)
{
  if (self->tick_id == 0)
    return;

  gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick_id);
  self->tick_id = 0;
  self->table = 0;
  self->reduced = FALSE;
  self->live = BANDS;
  clear_pictures_later (self);
  show_pose (self, 1);
  salon_end_page_set_appearing (SALON_END_PAGE (self), FALSE);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Shows one more band of the page itself, once its picture has come; returns whether there was one. */
static gboolean
show_band (ProbeEndPage *self)
{
  if (self->page.texture == NULL || self->live == BANDS)
    return FALSE;

  self->torn = TRUE;
  self->live++;
  return TRUE;
}

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  ProbeEndPage *self = PROBE_END_PAGE (widget);
  const gint64 now = gdk_frame_clock_get_frame_time (clock);

  if (self->last != 0)
    self->ms += (double) salon_clock_step (self->last, now) / 1000;
  self->last = now;
  if (self->ms >= self->length && !show_band (self))
    end (self);
  else if (!self->reduced)
    show_pose (self, self->ms / self->length);
  else
    {
      self->table = MAX (0, 1 - self->ms / self->length);
      gtk_widget_queue_draw (widget);
    }
  return G_SOURCE_CONTINUE;
}

static void
draw_node (cairo_t *cr, gconstpointer node)
{
  gsk_render_node_draw ((GskRenderNode *) node, cr);
}

static GskRenderNode *
make_node (ProbeEndPage *self)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  GTK_WIDGET_CLASS (probe_end_page_parent_class)->snapshot (GTK_WIDGET (self), snapshot);
  return gtk_snapshot_free_to_node (snapshot);
}

/* The first frame still shows the table alone, and has its time to make the picture of the page. */
static void
snapshot_reduced (ProbeEndPage *self, GtkSnapshot *snapshot)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const SalonArtTile *const tiles[] = { &self->page, &self->picture };

  if (self->page.texture == NULL)
    {
      const graphene_rect_t whole =
        GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (widget), (float) gtk_widget_get_height (widget));
      g_autoptr (GskRenderNode) node = make_node (self);

      if (node != NULL)
        salon_art_tile_draw (&self->page, widget, &whole, draw_node, node);
      salon_art_tile_snapshot (&self->picture, snapshot, 0, 0);
      return;
    }

  salon_blend_snapshot (&self->blend, snapshot, tiles, (double[]) { 1 - self->table, self->table },
                        G_N_ELEMENTS (tiles));
}

/* GTK finds each band where it was in the frame before, and draws only what is different in it. */
static void
snapshot_bands (ProbeEndPage *self, GtkSnapshot *snapshot)
{
  const int width = gtk_widget_get_width (GTK_WIDGET (self)), height = gtk_widget_get_height (GTK_WIDGET (self));
  g_autoptr (GskRenderNode) node = make_node (self);

  for (int band = 0; band < BANDS; band++)
    {
      const int top = height * band / BANDS, bottom = height * (band + 1) / BANDS;

      gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT (0, (float) top, (float) width, (float) (bottom - top)));
      if (band >= self->live)
        salon_art_tile_snapshot (&self->page, snapshot, 0, 0);
      else if (node != NULL)
        gtk_snapshot_append_node (snapshot, node);
      gtk_snapshot_pop (snapshot);
    }
}

static void
probe_end_page_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  ProbeEndPage *self = PROBE_END_PAGE (widget);

  if (self->torn)
    snapshot_bands (self, snapshot);
  else if (self->reduced && self->picture.texture != NULL)
    snapshot_reduced (self, snapshot);
  else
    GTK_WIDGET_CLASS (probe_end_page_parent_class)->snapshot (widget, snapshot);
}

static void
probe_end_page_unmap (GtkWidget *widget)
{
  ProbeEndPage *self = PROBE_END_PAGE (widget);

  end (self);
  self->torn = FALSE;
  GTK_WIDGET_CLASS (probe_end_page_parent_class)->unmap (widget);
}

static void
probe_end_page_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  salon_large_update (&PROBE_END_PAGE (widget)->large, width, height, LARGE_HEIGHT);
  GTK_WIDGET_CLASS (probe_end_page_parent_class)->size_allocate (widget, width, height, baseline);
}

/* The page has become large, or is so no longer. */
static void
update_large (ProbeEndPage *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    probe_end_seat_set_large (self->rows->pdata[i], gtk_widget_has_css_class (GTK_WIDGET (self), "large"));
}

/* Updates the whole page, because a challenge may change scores and ranks, too. */
static void
update (ProbeEndPage *self)
{
  int scores[PROBE_MAX_SEATS] = { 0 }, order[PROBE_MAX_SEATS] = { 0 }, rank[PROBE_MAX_SEATS] = { 0 };
  GtkWidget *rows[PROBE_MAX_SEATS];
  g_autoptr (GtkSizeGroup) heads = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  g_autoptr (GtkSizeGroup) words = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  g_autoptr (GtkSizeGroup) totals = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  ProbeView view;
  int seats, low, high;

  if (salon_game_get_stage (SALON_GAME (self->game)) != SALON_GAME_FINISHED)
    return;

  end (self);
  probe_game_get_view (self->game, PROBE_NOBODY, &view);
  seats = view.seen.setup.seats;
  for (int seat = 0; seat < seats; seat++)
    scores[seat] = probe_score (&view.seen, seat);
  salon_end_page_rank (scores, seats, order, rank);
  show_winners (self, &view.seen, order);
  show_lesson (self);
  show_story (self, &view.seen);

  get_scale (&view.seen, &low, &high);
  g_ptr_array_set_size (self->rows, 0);
  for (int i = 0; i < seats; i++)
    {
      rows[i] = probe_end_seat_new (self->game, &self->look, order[i], rank[i], low, high);
      g_signal_connect_object (rows[i], "challenge", G_CALLBACK (challenge_cb), self, G_CONNECT_SWAPPED);
      probe_end_seat_align (PROBE_END_SEAT (rows[i]), heads, words, totals);
      g_ptr_array_add (self->rows, rows[i]);
    }
  update_large (self);
  salon_end_page_set_rows (SALON_END_PAGE (self), rows, seats);
}

static void
forget_game (ProbeEndPage *self)
{
  if (self->game)
    g_signal_handlers_disconnect_by_func (self->game, update, self);
  g_clear_object (&self->game);
}

static void
probe_end_page_dispose (GObject *object)
{
  ProbeEndPage *self = PROBE_END_PAGE (object);

  forget_game (self);
  if (self->tick_id != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick_id);
  self->tick_id = 0;
  clear_pictures (self);
  salon_large_clear (&self->large);
  g_clear_pointer (&self->rows, g_ptr_array_unref);

  G_OBJECT_CLASS (probe_end_page_parent_class)->dispose (object);
}

static void
probe_end_page_class_init (ProbeEndPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = probe_end_page_dispose;
  widget_class->size_allocate = probe_end_page_size_allocate;
  widget_class->snapshot = probe_end_page_snapshot;
  widget_class->unmap = probe_end_page_unmap;

  gtk_widget_class_set_css_name (widget_class, "probe-end-page");
}

/* Space ends the motion, and does nothing else then. */
static gboolean
key_pressed_cb (ProbeEndPage *self, guint keyval, guint keycode, GdkModifierType state)
{
  if (self->tick_id == 0 || (keyval != GDK_KEY_space && keyval != GDK_KEY_KP_Space))
    return GDK_EVENT_PROPAGATE;

  end (self);
  return GDK_EVENT_STOP;
}

static void
probe_end_page_init (ProbeEndPage *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  const char *legend[PROBE_N_SHARES];

  salon_art_watch (GTK_WIDGET (self));
  self->large = (SalonLarge) { .page = GTK_WIDGET (self) };
  g_signal_connect (self, "notify::css-classes", G_CALLBACK (update_large), NULL);
  salon_look_init (&self->look);
  self->rows = g_ptr_array_new ();
  self->arc = PROBE_END_ARC (probe_end_arc_new ());
  salon_end_page_set_crown (SALON_END_PAGE (self), GTK_WIDGET (self->arc));
  salon_end_page_set_ground (SALON_END_PAGE (self), "table");
  for (int i = 0; i < PROBE_N_SHARES; i++)
    legend[i] = probe_share_text ((ProbeShare) i);
  salon_end_page_set_legend (SALON_END_PAGE (self), legend, PROBE_N_SHARES);

  g_signal_connect (self, "hurry", G_CALLBACK (end), NULL);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

GtkWidget *
probe_end_page_new (void)
{
  return g_object_new (PROBE_TYPE_END_PAGE, NULL);
}

void
probe_end_page_show (ProbeEndPage *self, ProbeGame *game, const SalonLook *look)
{
  g_return_if_fail (PROBE_IS_END_PAGE (self));
  g_return_if_fail (PROBE_IS_GAME (game));

  g_object_ref (game);
  forget_game (self);
  self->game = game;
  self->look = *look;
  g_signal_connect_swapped (game, "changed", G_CALLBACK (update), self);
  update (self);
  /* The page gets the focus, not a button: the key that ended the game may still be held
   * down and would activate the button. */
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

/* The winners' cards come from where they lay on the table. */
static void
set_origins (ProbeEndPage *self, const ProbeEndTable *table)
{
  const int trays = probe_game_get_header (self->game)->setup.trays;

  for (int i = 0; i < self->n_winners; i++)
    for (int tray = 0; tray < trays; tray++)
      probe_end_arc_set_origin (self->arc, i * trays + tray, table ? table->card[self->winner[i]][tray] : NULL,
                                table ? table->in : NULL);
}

void
probe_end_page_play (ProbeEndPage *self, guint ms, const ProbeEndTable *table)
{
  gboolean animated;

  g_return_if_fail (PROBE_IS_END_PAGE (self));

  end (self);
  clear_pictures (self);
  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations", &animated, NULL);
  if (ms == 0 || self->game == NULL || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;

  self->reduced = !animated;
  self->torn = FALSE;
  self->live = 0;
  self->length = animated ? ms : CROSS_FADE;
  self->ms = 0;
  self->last = 0;
  set_origins (self, table);
  if (animated)
    {
      salon_end_page_set_before (SALON_END_PAGE (self), table ? table->picture : NULL);
      show_pose (self, 0);
    }
  else
    {
      self->table = 1;
      if (table && table->picture)
        salon_art_tile_take (&self->picture, GTK_WIDGET (self), table->picture);
    }
  salon_end_page_set_appearing (SALON_END_PAGE (self), animated);
  self->tick_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
}
