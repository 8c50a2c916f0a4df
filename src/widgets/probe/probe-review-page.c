/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-review-page.h"

#include <glib/gi18n.h>

#include "widgets/probe/probe-review-list.h"
#include "widgets/probe/probe-review-player.h"
#include "widgets/probe/probe-review-question.h"
#include "widgets/probe/probe-review-side.h"
#include "widgets/probe/probe-widgets.h"
#include "widgets/salon-art.h"
#include "widgets/salon-large.h"
#include "widgets/salon-style.h"
#include "widgets/salon-text.h"
#include "widgets/salon-theme-use.h"

#define MARGIN 20
#define GUTTER 16
#define TABBED 1150 /* a page less wide, in px with usual text, has tabs */
#define LARGE  900  /* the height of a large page */

typedef enum {
  PART_LIST,
  PART_QUESTION,
  PART_SIDE,
  N_PARTS,
} Part;

struct _ProbeReviewPage {
  GtkWidget parent_instance;

  ProbeReviewJob *job;
  SalonLook look;
  GtkWidget *tabs, *tab[N_PARTS], *part[N_PARTS];
  GtkWidget *player;   /* (nullable): in front of the parts while it is visible */
  GtkWidget *scroller; /* of the player, where the window is too narrow for it */
  gboolean tabbed, shows_player;
  SalonLarge large;
};

G_DEFINE_FINAL_TYPE (ProbeReviewPage, probe_review_page, GTK_TYPE_WIDGET)

enum {
  SEE_TABLE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static ProbeReviewList *
get_list (ProbeReviewPage *self)
{
  return PROBE_REVIEW_LIST (self->part[PART_LIST]);
}

/* Layout */

static Part
get_open_tab (ProbeReviewPage *self)
{
  for (int part = 0; part < N_PARTS; part++)
    if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->tab[part])))
      return (Part) part;
  return PART_QUESTION;
}

/* Which children are seen, of tabs, parts and player. */
static void
show_children (ProbeReviewPage *self)
{
  const Part open = get_open_tab (self);

  gtk_widget_set_child_visible (self->tabs, self->tabbed && !self->shows_player);
  for (int part = 0; part < N_PARTS; part++)
    gtk_widget_set_child_visible (self->part[part], !self->shows_player && (!self->tabbed || open == (Part) part));
  if (self->player != NULL)
    gtk_widget_set_child_visible (self->scroller, self->shows_player);
}

static void
probe_review_page_measure (GtkWidget *widget,
                           GtkOrientation orientation,
                           int for_size,
                           int *minimum,
                           int *natural,
                           int *minimum_baseline,
                           int *natural_baseline)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_widget_measure (child, orientation, -1, NULL, NULL, NULL, NULL);
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 640 : 400;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 1280 : 740;
}

static void
allocate_parts (ProbeReviewPage *self, int width, int height)
{
  const double text = salon_text_get_scale (GTK_WIDGET (self));
  const gboolean large = width >= 1600;
  const int margin = large ? 2 * MARGIN : MARGIN, gutter = large ? 2 * GUTTER : GUTTER;
  const int list = (int) ((large ? 480 : 256) * MIN (text, large ? 1.2 : 1.25)),
            side = (int) ((large ? 640 : 312) * MIN (text, 1.2));
  const int top = margin, room = height - 2 * margin;

  gtk_widget_size_allocate (self->part[PART_LIST], &(GdkRectangle) { margin, top, list, room }, -1);
  gtk_widget_size_allocate (self->part[PART_QUESTION],
                            &(GdkRectangle) { margin + list + gutter, top,
                                              width - 2 * margin - 2 * gutter - list - side, room },
                            -1);
  gtk_widget_size_allocate (self->part[PART_SIDE], &(GdkRectangle) { width - margin - side, top, side, room }, -1);
}

static void
allocate_tabs (ProbeReviewPage *self, int width, int height)
{
  const int margin = 12;
  int tabs;

  gtk_widget_measure (self->tabs, GTK_ORIENTATION_VERTICAL, width - 2 * margin, &tabs, NULL, NULL, NULL);
  gtk_widget_size_allocate (self->tabs, &(GdkRectangle) { margin, margin / 2, width - 2 * margin, tabs }, -1);
  for (int part = 0; part < N_PARTS; part++)
    if (gtk_widget_get_child_visible (self->part[part]))
      gtk_widget_size_allocate (self->part[part],
                                &(GdkRectangle) { margin, tabs + margin, width - 2 * margin,
                                                  height - tabs - 2 * margin },
                                -1);
}

static gboolean
keep_focus_cb (gpointer data)
{
  ProbeReviewPage *self = data;

  if (gtk_widget_get_mapped (GTK_WIDGET (self)) && gtk_widget_get_focus_child (GTK_WIDGET (self)) == NULL)
    probe_review_page_focus (self);
  return G_SOURCE_REMOVE;
}

static void
probe_review_page_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  ProbeReviewPage *self = PROBE_REVIEW_PAGE (widget);
  const int margin = width >= 1600 ? 2 * MARGIN : MARGIN;
  const gboolean tabbed = width < TABBED * salon_text_get_scale (widget);

  /* The focus would go to the window’s buttons with the part that it is in, and no key of the page would do anything. */
  if (tabbed && !self->tabbed && gtk_widget_get_focus_child (widget) != NULL)
    g_idle_add_full (G_PRIORITY_HIGH_IDLE, keep_focus_cb, g_object_ref (self), g_object_unref);
  self->tabbed = tabbed;
  show_children (self);
  if (self->shows_player)
    gtk_widget_size_allocate (self->scroller,
                              &(GdkRectangle) { margin, margin, width - 2 * margin, height - 2 * margin }, -1);
  else if (self->tabbed)
    allocate_tabs (self, width, height);
  else
    allocate_parts (self, width, height);
  salon_large_update (&self->large, width, height, LARGE);
}

/* What is shown */

static void
show_question (ProbeReviewPage *self, guint ask)
{
  probe_review_question_set (PROBE_REVIEW_QUESTION (self->part[PART_QUESTION]), ask);
  probe_review_side_choose (PROBE_REVIEW_SIDE (self->part[PART_SIDE]), ask);
}

static void
chosen_in_list_cb (ProbeReviewPage *self, guint ask)
{
  show_question (self, ask);
}

static void
open_question (ProbeReviewPage *self, guint ask)
{
  probe_review_list_choose (get_list (self), ask);
  show_question (self, ask);
}

static void
progressed_cb (ProbeReviewPage *self)
{
  probe_review_list_update (get_list (self));
  probe_review_side_update (PROBE_REVIEW_SIDE (self->part[PART_SIDE]));
  show_question (self, probe_review_list_get_chosen (get_list (self)));
}

static void
step_cb (ProbeReviewPage *self, int by)
{
  probe_review_list_step (get_list (self), by);
}

/* After the last turning point comes the first one. */
static void
next_turn (ProbeReviewPage *self)
{
  const guint chosen = probe_review_list_get_chosen (get_list (self));
  guint turns[PROBE_REVIEW_TURNS], n, next;

  if (probe_review_job_get_state (self->job) != PROBE_REVIEW_JOB_DONE
      || (n = probe_review_find_turns (self->job, turns)) == 0)
    {
      gtk_widget_error_bell (GTK_WIDGET (self));
      return;
    }
  next = turns[0];
  for (guint i = n; i-- > 0;)
    if (turns[i] > chosen)
      next = turns[i];
  open_question (self, next);
}

static void
see_table (ProbeReviewPage *self)
{
  const guint ask = probe_review_list_get_chosen (get_list (self));

  g_signal_emit (self, signals[SEE_TABLE], 0,
                 probe_review_game_get_ask (probe_review_job_get_game (self->job), ask)->move);
}

static void
stop_cb (ProbeReviewPage *self)
{
  probe_review_job_stop (self->job);
}

static void
go_on_cb (ProbeReviewPage *self)
{
  probe_review_job_start (self->job);
}

/* Players */

static void
leave_player (ProbeReviewPage *self)
{
  self->shows_player = FALSE;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  show_children (self);
  probe_review_page_focus (self);
}

static void
moment_cb (ProbeReviewPage *self, guint ask)
{
  leave_player (self);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->tab[PART_QUESTION]), TRUE);
  open_question (self, ask);
}

static void
show_player (ProbeReviewPage *self, int seat)
{
  if (probe_review_job_get_state (self->job) != PROBE_REVIEW_JOB_DONE)
    return;
  if (self->player == NULL)
    {
      self->player = probe_review_player_new (self->job, &self->look);
      g_signal_connect_swapped (self->player, "back", G_CALLBACK (leave_player), self);
      g_signal_connect_swapped (self->player, "chosen", G_CALLBACK (moment_cb), self);
      self->scroller = gtk_scrolled_window_new ();
      gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER);
      gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), self->player);
      gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
    }
  probe_review_player_set (PROBE_REVIEW_PLAYER (self->player), seat);
  self->shows_player = TRUE;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  show_children (self);
  gtk_widget_child_focus (self->player, GTK_DIR_TAB_FORWARD);
}

/* P: the players one after the other, then the questions again. */
static void
next_player (ProbeReviewPage *self)
{
  const int n = probe_review_job_get_game (self->job)->header.setup.seats;

  if (!self->shows_player)
    show_player (self, 0);
  else if (probe_review_player_get (PROBE_REVIEW_PLAYER (self->player)) + 1 < n)
    show_player (self, probe_review_player_get (PROBE_REVIEW_PLAYER (self->player)) + 1);
  else
    leave_player (self);
}

static gboolean
key_cb (GtkEventControllerKey *keys, guint key, guint code, GdkModifierType state, ProbeReviewPage *self)
{
  if (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK))
    return GDK_EVENT_PROPAGATE;
  switch (gdk_keyval_to_lower (key))
    {
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      if (self->shows_player)
        return GDK_EVENT_PROPAGATE;
      probe_review_list_step (get_list (self), key == GDK_KEY_Up || key == GDK_KEY_KP_Up ? -1 : 1);
      return GDK_EVENT_STOP;
    case GDK_KEY_t:
      if (self->shows_player)
        leave_player (self);
      next_turn (self);
      return GDK_EVENT_STOP;
    case GDK_KEY_p:
      next_player (self);
      return GDK_EVENT_STOP;
    case GDK_KEY_v:
      see_table (self);
      return GDK_EVENT_STOP;
    case GDK_KEY_Escape:
      if (!self->shows_player)
        return GDK_EVENT_PROPAGATE;
      leave_player (self);
      return GDK_EVENT_STOP;
    default:
      return GDK_EVENT_PROPAGATE;
    }
}

/* The widget */

static void
tab_cb (ProbeReviewPage *self)
{
  show_children (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
make_tabs (ProbeReviewPage *self)
{
  static const char *const labels[N_PARTS] = { N_ ("Questions"), N_ ("Question"), N_ ("Players") };
  static const char *const names[N_PARTS] = { "review-tab-questions", "review-tab-question", "review-tab-players" };

  self->tabs = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_add_css_class (self->tabs, "review-tabs");
  gtk_box_set_homogeneous (GTK_BOX (self->tabs), TRUE);
  for (int part = 0; part < N_PARTS; part++)
    {
      self->tab[part] = gtk_toggle_button_new_with_label (_ (labels[part]));
      gtk_widget_set_name (self->tab[part], names[part]);
      if (part > 0)
        gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (self->tab[part]), GTK_TOGGLE_BUTTON (self->tab[0]));
      g_signal_connect_swapped (self->tab[part], "toggled", G_CALLBACK (tab_cb), self);
      gtk_box_append (GTK_BOX (self->tabs), self->tab[part]);
    }
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->tab[PART_QUESTION]), TRUE);
  gtk_widget_set_parent (self->tabs, GTK_WIDGET (self));
}

static void
probe_review_page_dispose (GObject *object)
{
  ProbeReviewPage *self = PROBE_REVIEW_PAGE (object);

  salon_large_clear (&self->large);
  if (self->job != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->job, self);
      probe_review_job_stop (self->job);
    }
  for (GtkWidget *child; (child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL;)
    gtk_widget_unparent (child);
  self->player = self->scroller = NULL;
  g_clear_object (&self->job);

  G_OBJECT_CLASS (probe_review_page_parent_class)->dispose (object);
}

static void
probe_review_page_class_init (ProbeReviewPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = probe_review_page_dispose;
  widget_class->measure = probe_review_page_measure;
  widget_class->size_allocate = probe_review_page_size_allocate;

  signals[SEE_TABLE] = g_signal_new ("see-table", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                     G_TYPE_NONE, 1, G_TYPE_UINT);

  gtk_widget_class_set_css_name (widget_class, "probe-review-page");
}

static void
probe_review_page_init (ProbeReviewPage *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  probe_widgets_load_style ();
  salon_style_load ("probe/probe-review");
  gtk_widget_add_css_class (GTK_WIDGET (self), "felt");
  gtk_widget_add_css_class (GTK_WIDGET (self), "review-page");
  self->large.page = GTK_WIDGET (self);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  salon_art_watch (GTK_WIDGET (self));
  /* In high contrast every sheet has an edge. */
  salon_style_follow_contrast (GTK_WIDGET (self));
}

/* The style class changes outside of allocations, so children may change here. */
static void
classes_cb (ProbeReviewPage *self)
{
  probe_review_question_set_large (PROBE_REVIEW_QUESTION (self->part[PART_QUESTION]),
                                   gtk_widget_has_css_class (GTK_WIDGET (self), "large"));
}

GtkWidget *
probe_review_page_new (ProbeReviewJob *job, const SalonLook *look, gboolean has_table)
{
  ProbeReviewPage *self = g_object_new (PROBE_TYPE_REVIEW_PAGE, NULL);
  GtkWidget **part = self->part;

  self->job = g_object_ref (job);
  self->look = *look;
  part[PART_LIST] = probe_review_list_new (job, look);
  part[PART_QUESTION] = probe_review_question_new (job, look);
  part[PART_SIDE] = probe_review_side_new (job, look);
  make_tabs (self);
  for (int i = 0; i < N_PARTS; i++)
    gtk_widget_set_parent (part[i], GTK_WIDGET (self));
  g_signal_connect_swapped (part[PART_LIST], "chosen", G_CALLBACK (chosen_in_list_cb), self);
  g_signal_connect_swapped (part[PART_SIDE], "chosen", G_CALLBACK (open_question), self);
  g_signal_connect_swapped (part[PART_SIDE], "player", G_CALLBACK (show_player), self);
  g_signal_connect_swapped (part[PART_QUESTION], "step", G_CALLBACK (step_cb), self);
  g_signal_connect_swapped (part[PART_QUESTION], "next-turn", G_CALLBACK (next_turn), self);
  g_signal_connect_swapped (part[PART_QUESTION], "see-table", G_CALLBACK (see_table), self);
  g_signal_connect_swapped (part[PART_QUESTION], "stop", G_CALLBACK (stop_cb), self);
  g_signal_connect_swapped (part[PART_QUESTION], "go-on", G_CALLBACK (go_on_cb), self);
  probe_review_question_set_has_table (PROBE_REVIEW_QUESTION (part[PART_QUESTION]), has_table);
  g_signal_connect_swapped (job, "progressed", G_CALLBACK (progressed_cb), self);
  g_signal_connect (self, "notify::css-classes", G_CALLBACK (classes_cb), NULL);
  open_question (self, 0);
  probe_review_job_start (job);
  return GTK_WIDGET (self);
}

void
probe_review_page_focus (ProbeReviewPage *self)
{
  const Part open = self->tabbed ? get_open_tab (self) : PART_LIST;

  gtk_widget_child_focus (self->part[open], GTK_DIR_TAB_FORWARD);
}
