/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/cubes/cubes-hand-over.h"

#include <glib/gi18n-lib.h>

#include "widgets/cubes/cubes-hourglass.h"
#include "widgets/cubes/cubes-round-text.h"
#include "widgets/cubes/cubes-tray.h"
#include "widgets/cubes/cubes-widgets.h"
#include "widgets/salon-avatar.h"
#include "widgets/salon-large.h"

/* For how many microseconds the page has to be visible before a press may lift the lid; see salon-curtain.c. */
#define IN_SIGHT (700 * 1000)

/* The design: the tray is so large for the page, and so far from the texts, in px; the hourglass stands at its lower
 * right corner. */
#define TRAY_HIGH  .66
#define TRAY_WIDE  .39
#define TRAY_LEAST 180
#define GAP        96
#define GAP_LEAST  64
#define TEXTS      560
#define GLASS      .3 /* of the height of the tray */
#define OVER       .04

#define LARGE_HEIGHT 860 /* of a page on which everything is larger */
#define SMALL_HEIGHT 593 /* below this texts are closer together */
#define AVATAR       116
#define AVATAR_SMALL 34
#define COLUMNS      4 /* of seats */

struct _CubesHandOver {
  GtkWidget parent_instance;

  GtkWidget *tray, *glass, *texts;
  GtkWidget *avatar, *title, *reason, *lift, *lift_label, *or_enter, *order, *folded;
  char *seats;     /* what the row of seats shows */
  gboolean shared; /* several people use the screen */
  guint tick_id;   /* not 0 from the first frame of the page until a press may lift the lid */
  gint64 drawn;    /* frame time, in µs, from which IN_SIGHT counts; 0: not counting yet */
  SalonLarge large;
};

G_DEFINE_FINAL_TYPE (CubesHandOver, cubes_hand_over, GTK_TYPE_WIDGET)

enum {
  LIFT,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* When a press may lift the lid. The time is counted by frames, because what was pressed while the program was busy is
 * delivered before the next one. */

static void
stop_counting (CubesHandOver *self)
{
  if (self->tick_id != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick_id);
  self->tick_id = 0;
  self->drawn = 0;
}

static void
allow (CubesHandOver *self)
{
  gtk_widget_set_sensitive (self->lift, TRUE);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_widget_grab_focus (self->lift);
}

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  CubesHandOver *self = CUBES_HAND_OVER (widget);
  const gint64 now = gdk_frame_clock_get_frame_time (clock);

  if (self->drawn == 0)
    self->drawn = now;
  if (now - self->drawn < IN_SIGHT)
    return G_SOURCE_CONTINUE;

  self->tick_id = 0;
  allow (self);
  return G_SOURCE_REMOVE;
}

static void
count_anew (CubesHandOver *self)
{
  stop_counting (self);
  if (!self->shared)
    {
      allow (self);
      return;
    }
  gtk_widget_set_sensitive (self->lift, FALSE);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    {
      gtk_widget_grab_focus (GTK_WIDGET (self));
      self->tick_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
    }
}

static void
window_used_cb (CubesHandOver *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    count_anew (self);
}

static void
cubes_hand_over_root (GtkWidget *widget)
{
  CubesHandOver *self = CUBES_HAND_OVER (widget);
  GtkWidget *window;

  GTK_WIDGET_CLASS (cubes_hand_over_parent_class)->root (widget);
  window = GTK_WIDGET (gtk_widget_get_root (widget));
  g_signal_connect_swapped (window, "notify::is-active", G_CALLBACK (window_used_cb), self);
}

static void
cubes_hand_over_unroot (GtkWidget *widget)
{
  CubesHandOver *self = CUBES_HAND_OVER (widget);
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (widget));

  g_signal_handlers_disconnect_by_data (window, self);

  GTK_WIDGET_CLASS (cubes_hand_over_parent_class)->unroot (widget);
}

static void
cubes_hand_over_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (cubes_hand_over_parent_class)->map (widget);
  count_anew (CUBES_HAND_OVER (widget));
}

static void
cubes_hand_over_unmap (GtkWidget *widget)
{
  stop_counting (CUBES_HAND_OVER (widget));
  gtk_widget_set_sensitive (CUBES_HAND_OVER (widget)->lift, FALSE);
  GTK_WIDGET_CLASS (cubes_hand_over_parent_class)->unmap (widget);
}

/* Where everything stands */

static void
cubes_hand_over_measure (GtkWidget *widget,
                         GtkOrientation orientation,
                         int for_size,
                         int *minimum,
                         int *natural,
                         int *minimum_baseline,
                         int *natural_baseline)
{
  CubesHandOver *self = CUBES_HAND_OVER (widget);
  int least, wanted;

  gtk_widget_measure (self->texts, orientation, -1, &least, &wanted, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      least += TRAY_LEAST + 2 * GAP_LEAST;
      wanted += TRAY_LEAST + 2 * GAP;
    }
  *minimum = least;
  *natural = MAX (least, wanted);
}

static void
cubes_hand_over_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CubesHandOver *self = CUBES_HAND_OVER (widget);
  const int tray = MAX (TRAY_LEAST, (int) MIN (TRAY_HIGH * height, TRAY_WIDE * width));
  const int glass = (int) (GLASS * tray), wide = glass * 100 / 170;
  const int gap = MAX (width < 1100 ? GAP_LEAST : GAP, tray / 5);
  int least, texts, left, over;

  salon_large_update (&self->large, width, height, LARGE_HEIGHT);
  gtk_widget_measure (self->texts, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  texts = MAX (least, MIN (self->large.large ? TEXTS * 4 / 3 : TEXTS, width - tray - 2 * gap));
  left = MAX (gap / 2, (width - tray - gap - texts) / 2);
  gtk_widget_size_allocate (self->tray, &(GtkAllocation) { left, (height - tray) / 2, tray, tray }, -1);
  over = left + tray - (int) (OVER * tray);
  gtk_widget_size_allocate (self->glass, &(GtkAllocation) { over, (height + tray) / 2 - glass, wide, glass }, -1);
  gtk_widget_size_allocate (self->texts, &(GtkAllocation) { left + tray + gap, 0, texts, height }, -1);
}

/* Who was there, who is there now, and who comes then */

static gboolean
is_waited_for (CubesGame *game, int seat)
{
  return !cubes_game_is_done (game, seat);
}

/* What stands below the name of a person. */
static char *
describe_seat (CubesGame *game, const CubesView *view, int seat, int now)
{
  if (seat == now)
    return g_strdup (_ ("now"));
  if (is_waited_for (game, seat))
    /* Translators: in the row of people who write one after the other: this one comes later */
    return g_strdup (_ ("then"));
  return cubes_round_text_words (view->seen.list[seat].n);
}

static GtkWidget *
make_seat (const char *name, const char *status, guint colour, gboolean now, gboolean done)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8), *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 1);
  GtkWidget *avatar = salon_avatar_new (AVATAR_SMALL), *overlay = gtk_overlay_new ();
  GtkWidget *who = gtk_label_new (name), *what = gtk_label_new (status);

  salon_emblem_set_seat (SALON_EMBLEM (avatar), colour);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), avatar);
  if (done)
    {
      GtkWidget *check = gtk_image_new_from_icon_name ("object-select-symbolic");

      gtk_widget_add_css_class (check, "done");
      gtk_widget_set_halign (check, GTK_ALIGN_END);
      gtk_widget_set_valign (check, GTK_ALIGN_START);
      gtk_overlay_add_overlay (GTK_OVERLAY (overlay), check);
    }
  gtk_widget_set_valign (overlay, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), overlay);
  gtk_label_set_ellipsize (GTK_LABEL (who), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (who), 0);
  gtk_widget_add_css_class (who, "name");
  gtk_box_append (GTK_BOX (texts), who);
  gtk_label_set_ellipsize (GTK_LABEL (what), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (what), 0);
  gtk_widget_add_css_class (what, "status");
  gtk_box_append (GTK_BOX (texts), what);
  gtk_widget_set_valign (texts, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (texts, TRUE);
  gtk_box_append (GTK_BOX (box), texts);
  gtk_widget_add_css_class (box, "seat-of-order");
  if (now)
    gtk_widget_add_css_class (box, "now");
  return box;
}

/* Makes the row anew if anything in it is different. */
static void
show_order (CubesHandOver *self, CubesGame *game, const SalonLook *look, int now)
{
  const CubesHeader *header = cubes_game_get_header (game);
  const int shaker = cubes_game_get_shaker (game), seats = header->setup.seats;
  g_autofree CubesView *view = g_new (CubesView, 1);
  g_autoptr (GString) key = g_string_new (NULL);
  GtkWidget *made[CUBES_MAX_SEATS];
  int n = 0;

  cubes_game_get_view (game, CUBES_ONLOOKER, view);
  for (int i = 0; i < seats; i++)
    {
      const int seat = (shaker + i) % seats;
      const gboolean done = seat != now && !is_waited_for (game, seat);
      g_autofree char *status = NULL;

      if (!salon_game_is_person (SALON_GAME (game), (guint) seat))
        continue;
      status = describe_seat (game, view, seat, now);
      g_string_append_printf (key, "%s/%s/%u/%d;", header->salon.name[seat], status, look->colour[seat], seat == now);
      made[n++] =
        g_object_ref_sink (make_seat (header->salon.name[seat], status, look->colour[seat], seat == now, done));
    }

  if (g_strcmp0 (key->str, self->seats) != 0)
    {
      for (GtkWidget *child; (child = gtk_widget_get_first_child (self->order)) != NULL;)
        gtk_grid_remove (GTK_GRID (self->order), child);
      for (int i = 0; i < n; i++)
        gtk_grid_attach (GTK_GRID (self->order), made[i], i % COLUMNS, i / COLUMNS, 1, 1);
      g_free (self->seats);
      self->seats = g_strdup (key->str);
    }
  for (int i = 0; i < n; i++)
    g_object_unref (made[i]);
  gtk_widget_set_visible (self->order, n > 1);
}

/* The texts */

static void
show_texts (CubesHandOver *self, CubesGame *game, CubesHandOverKind kind, int seat)
{
  const char *name = seat == CUBES_ONLOOKER ? NULL : cubes_game_get_header (game)->salon.name[seat];
  g_autofree char *title = cubes_round_text_hand_over (kind, name);
  g_autofree char *reason = cubes_round_text_reason (game, kind, self->shared);
  g_autofree char *button = cubes_round_text_lift (kind, self->shared ? name : NULL);

  gtk_label_set_text (GTK_LABEL (self->title), title);
  gtk_label_set_text (GTK_LABEL (self->reason), reason);
  gtk_label_set_text (GTK_LABEL (self->lift_label), button);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->lift), GTK_ACCESSIBLE_PROPERTY_LABEL, button, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, reason, -1);
}

void
cubes_hand_over_update (CubesHandOver *self, CubesGame *game, const SalonLook *look, CubesHandOverKind kind, int seat)
{
  CubesTime time;

  g_return_if_fail (CUBES_IS_HAND_OVER (self));

  self->shared = salon_game_count_people (SALON_GAME (game)) > 1 && seat != CUBES_ONLOOKER;
  gtk_widget_set_visible (self->avatar, seat != CUBES_ONLOOKER);
  if (seat != CUBES_ONLOOKER)
    salon_emblem_set_seat (SALON_EMBLEM (self->avatar), look->colour[seat]);
  show_texts (self, game, kind, seat);
  show_order (self, game, look, seat);
  gtk_widget_set_visible (self->folded, self->shared && kind != CUBES_HAND_OVER_BAR);

  cubes_game_get_time (game, &time);
  gtk_widget_set_visible (self->glass, time.whole > 0 && kind != CUBES_HAND_OVER_TYPE);
  cubes_hourglass_set_time (CUBES_HOURGLASS (self->glass), (double) time.left / G_USEC_PER_SEC,
                            (double) time.whole / G_USEC_PER_SEC, FALSE);
}

void
cubes_hand_over_focus (CubesHandOver *self)
{
  g_return_if_fail (CUBES_IS_HAND_OVER (self));

  gtk_widget_grab_focus (gtk_widget_is_sensitive (self->lift) ? self->lift : GTK_WIDGET (self));
}

/* An assistive technology can activate the button while it is insensitive. */
static void
lift_cb (CubesHandOver *self)
{
  if (gtk_widget_is_sensitive (self->lift))
    g_signal_emit (self, signals[LIFT], 0);
}

/* The object */

static void
cubes_hand_over_dispose (GObject *object)
{
  CubesHandOver *self = CUBES_HAND_OVER (object);

  stop_counting (self);
  salon_large_clear (&self->large);
  g_clear_pointer (&self->tray, gtk_widget_unparent);
  g_clear_pointer (&self->glass, gtk_widget_unparent);
  g_clear_pointer (&self->texts, gtk_widget_unparent);
  g_clear_pointer (&self->seats, g_free);

  G_OBJECT_CLASS (cubes_hand_over_parent_class)->dispose (object);
}

static void
cubes_hand_over_class_init (CubesHandOverClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cubes_hand_over_dispose;
  widget_class->measure = cubes_hand_over_measure;
  widget_class->size_allocate = cubes_hand_over_size_allocate;
  widget_class->root = cubes_hand_over_root;
  widget_class->unroot = cubes_hand_over_unroot;
  widget_class->map = cubes_hand_over_map;
  widget_class->unmap = cubes_hand_over_unmap;

  signals[LIFT] = g_signal_new ("lift", CUBES_TYPE_HAND_OVER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_css_name (widget_class, "cubes-hand-over");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
make_button_row (CubesHandOver *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 20);

  /* A long name takes two lines where text is large. */
  self->lift_label = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->lift_label), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (self->lift_label), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_justify (GTK_LABEL (self->lift_label), GTK_JUSTIFY_CENTER);
  self->lift = gtk_button_new ();
  gtk_button_set_child (GTK_BUTTON (self->lift), self->lift_label);
  gtk_widget_set_name (self->lift, "lift");
  gtk_widget_add_css_class (self->lift, "gold");
  gtk_widget_set_sensitive (self->lift, FALSE);
  g_signal_connect_swapped (self->lift, "clicked", G_CALLBACK (lift_cb), self);
  gtk_box_append (GTK_BOX (row), self->lift);
  self->or_enter = gtk_label_new (_ ("or press Enter"));
  gtk_label_set_wrap (GTK_LABEL (self->or_enter), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (self->or_enter), GTK_NATURAL_WRAP_NONE);
  gtk_widget_add_css_class (self->or_enter, "dim");
  gtk_box_append (GTK_BOX (row), self->or_enter);
  return row;
}

static void
cubes_hand_over_init (CubesHandOver *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 14);

  self->large.page = GTK_WIDGET (self);
  self->large.small_below = SMALL_HEIGHT;
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);

  /* The tray is only a picture here. */
  self->tray = cubes_tray_new ();
  gtk_widget_set_can_focus (self->tray, FALSE);
  gtk_widget_set_can_target (self->tray, FALSE);
  gtk_widget_set_parent (self->tray, GTK_WIDGET (self));
  self->glass = cubes_hourglass_new ();
  gtk_widget_set_parent (self->glass, GTK_WIDGET (self));

  self->avatar = salon_avatar_new (AVATAR);
  gtk_widget_set_halign (self->avatar, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (box), self->avatar);
  self->title = cubes_widgets_add_label (box, NULL, "title");
  self->reason = cubes_widgets_add_label (box, NULL, "reason");
  gtk_box_append (GTK_BOX (box), make_button_row (self));
  self->order = gtk_grid_new ();
  gtk_grid_set_row_spacing (GTK_GRID (self->order), 10);
  gtk_grid_set_column_spacing (GTK_GRID (self->order), 10);
  gtk_grid_set_column_homogeneous (GTK_GRID (self->order), TRUE);
  gtk_widget_add_css_class (self->order, "order");
  gtk_box_append (GTK_BOX (box), self->order);
  self->folded = cubes_widgets_add_label (box, NULL, "dim");
  gtk_label_set_text (GTK_LABEL (self->folded),
                      _ ("Lists are folded away. Nobody reads them before the time is up for all."));
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);

  self->texts = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->texts), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->texts), box);
  gtk_widget_set_parent (self->texts, GTK_WIDGET (self));
}

GtkWidget *
cubes_hand_over_new (void)
{
  return g_object_new (CUBES_TYPE_HAND_OVER, NULL);
}
