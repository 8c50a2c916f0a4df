/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-lay-page.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "model/probe/probe-lay-text.h"
#include "model/probe/probe-text.h"
#include "widgets/probe/probe-flight.h"
#include "widgets/probe/probe-lay-tray.h"
#include "widgets/probe/probe-letter-set.h"
#include "widgets/probe/probe-shelf.h"
#include "widgets/probe/probe-sounds.h"
#include "widgets/probe/probe-typing.h"
#include "widgets/salon-column.h"
#include "widgets/salon-end-head.h"
#include "widgets/salon-large.h"
#include "widgets/salon-note.h"
#include "widgets/salon-why.h"

#define DISC         36  /* px, before the heading */
#define LARGE_HEIGHT 900 /* px of a page on which texts and buttons are larger, */
#define SMALL_BELOW  620 /* and below which everything but the cards is closer together */

struct _ProbeLayPage {
  GtkWidget parent_instance;

  GtkWidget *scroller;
  ProbeFlight *flight; /* lies over the scroller */
  GtkWidget *head, *lane;
  GtkWidget *disc;
  GtkLabel *heading;
  GtkLabel *hint;
  GtkWidget *before;
  GtkLabel *before_label;
  ProbeShelf *shelf;
  GtkWidget *after;
  GtkLabel *after_label;
  SalonNote *status;
  GtkLabel *set_title;
  ProbeLetterSet *set;
  GtkWidget *left;
  GtkWidget *suggest;
  GtkWidget *clear;
  GtkWidget *back;
  GtkWidget *done;
  ProbeTray *tray;    /* of the shelf */
  ProbeLayTray *laid; /* what lies in it */
  SalonLarge large;

  ProbeGame *game; /* NULL while nobody lays a word */
  guint colour;    /* of the seat, for salon_colour_get() */
  int seat;
  int laid_tray;
  ProbeLayRow row;
  ProbeLayRow hidden; /* the unfinished row that the page keeps while it is hidden */
  GCancellable *suggesting;
};

G_DEFINE_FINAL_TYPE (ProbeLayPage, probe_lay_page, GTK_TYPE_WIDGET)

enum {
  LAID,
  EDITED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static const ProbeSetup *
get_setup (ProbeLayPage *self)
{
  return &probe_game_get_header (self->game)->setup;
}

/* If the focused widget has become insensitive, or nothing has the focus, gives the focus
 * to the page; otherwise typed keys would go nowhere. */
static void
keep_focus (ProbeLayPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;

  if (root && gtk_widget_get_mapped (GTK_WIDGET (self))
      && (!focus || (gtk_widget_is_ancestor (focus, GTK_WIDGET (self)) && !gtk_widget_is_sensitive (focus))))
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

static int
cards_left (ProbeLayPage *self, char letter)
{
  return probe_setup_supply (get_setup (self), letter) - probe_lay_row_count (&self->row, letter);
}

static void
update_set (ProbeLayPage *self)
{
  for (int i = 0; i < PROBE_LETTERS; i++)
    {
      const char letter = probe_letter_at (i);
      const gboolean counted = letter == PROBE_BLANK || !get_setup (self)->supply_unlimited;

      probe_letter_set_set_left (self->set, letter, counted ? MAX (cards_left (self, letter), 0) : -1);
    }
}

/* Why the word cannot be laid yet; never with the word itself, because it may be told on the screen for a while. */
static const char *
find_why (const ProbeRow *row, ProbeReason reason)
{
  if (row->n == 0)
    return _ (probe_reason_text (PROBE_ROW_EMPTY));
  if (reason != PROBE_OK)
    return _ (probe_reason_text (reason));
  return _ ("The note below the tray says what is wrong with the word.");
}

static void
update_status (ProbeLayPage *self, const char *notice)
{
  g_autofree char *message = NULL;
  ProbeRow row;
  ProbeReason reason;
  SalonNoteKind kind = SALON_NOTE_WRONG;

  probe_lay_row_to (&self->row, &row);
  gtk_widget_set_sensitive (self->done, probe_game_judge_row (self->game, &row, &message));
  reason = probe_row_check (get_setup (self), &row);
  salon_why_set (self->done, gtk_widget_get_sensitive (self->done) ? NULL : find_why (&row, reason));
  /* A word that is still too short is not shown as a mistake. */
  if (!notice && (reason == PROBE_ROW_EMPTY || reason == PROBE_WORD_TOO_SHORT))
    kind = SALON_NOTE_HINT;
  else if (!notice && gtk_widget_get_sensitive (self->done))
    kind = SALON_NOTE_GOOD;
  if (!notice && row.n == 0)
    notice = _ ("The tray is empty. Its first card is the first one that the others will read.");
  salon_note_say (self->status, kind, notice ? notice : message);
  memset (&row, 0, sizeof row);
}

/* Updates everything that the page shows, from the row and @notice.
 * @notice: (nullable): the sentence to show; NULL for one about the row */
static void
update (ProbeLayPage *self, const char *notice)
{
  const gboolean room = probe_lay_row_size (&self->row) < PROBE_SPACES;
  const gboolean blanks = room && cards_left (self, PROBE_BLANK) > 0;
  const char *no_blank = _ (probe_reason_text (room ? PROBE_TOO_MANY_BLANKS : PROBE_ROW_TOO_LONG));
  const char *empty = _ (probe_reason_text (PROBE_ROW_EMPTY));

  probe_lay_tray_show (self->laid, &self->row);
  update_set (self);
  gtk_widget_set_sensitive (self->before, blanks);
  gtk_widget_set_sensitive (self->after, blanks && self->row.length > 0);
  gtk_widget_set_sensitive (self->clear, probe_lay_row_size (&self->row) > 0);
  salon_why_set (self->before, blanks ? NULL : no_blank);
  salon_why_set (self->after, !blanks ? no_blank : self->row.length > 0 ? NULL : empty);
  salon_why_set (self->clear, probe_lay_row_size (&self->row) > 0 ? NULL : empty);
  update_status (self, notice);
  keep_focus (self);
  g_signal_emit (self, signals[EDITED], 0);
}

/* Updates the page after one card was put into the row or taken from it, and lets that card travel between
 * its pile and the tray. Cards that are still on their way arrive first.
 * @before: the row as it was */
static void
update_with_card (ProbeLayPage *self, const ProbeLayRow *before)
{
  ProbeRow was, is;
  graphene_rect_t pile, place;
  int slot = 0;

  probe_flight_land (self->flight);
  probe_lay_row_to (before, &was);
  probe_lay_row_to (&self->row, &is);
  while (slot < MIN (was.n, is.n) && was.card[slot] == is.card[slot])
    slot++;

  if (was.n == is.n + 1)
    {
      probe_lay_tray_get_place (self->laid, slot, &place);
      probe_letter_set_get_place (self->set, was.card[slot], GTK_WIDGET (self), &pile);
      update (self, NULL);
      probe_flight_send (self->flight, was.card[slot], get_setup (self)->rules.blank_is_dot, self->colour, &place,
                         &pile, NULL);
    }
  else
    {
      update (self, NULL);
      if (is.n == was.n + 1)
        {
          probe_sounds_play_put ();
          probe_lay_tray_get_place (self->laid, slot, &place);
          probe_letter_set_get_place (self->set, is.card[slot], GTK_WIDGET (self), &pile);
          probe_flight_send (self->flight, is.card[slot], get_setup (self)->rules.blank_is_dot, self->colour, &pile,
                             &place, GTK_WIDGET (probe_lay_tray_get_card (self->laid, slot)));
        }
    }
  memset (&was, 0, sizeof was);
  memset (&is, 0, sizeof is);
}

static void
stop_suggesting (ProbeLayPage *self)
{
  g_cancellable_cancel (self->suggesting);
  g_clear_object (&self->suggesting);
  salon_why_grey (self->suggest, NULL);
}

/* Returns whether a card of @letter can be taken from the set. If not, shows the reason. */
static gboolean
may_take (ProbeLayPage *self, char letter)
{
  g_autofree char *notice = NULL;

  if (!self->game)
    return FALSE;
  stop_suggesting (self);
  if (probe_lay_row_size (&self->row) >= PROBE_SPACES)
    {
      update (self, _ ("The tray is full: twelve cards."));
      return FALSE;
    }
  if (cards_left (self, letter) > 0)
    return TRUE;

  notice = probe_lay_text_none_left (get_setup (self), letter);
  update (self, notice);
  return FALSE;
}

static void
type_letter (ProbeLayPage *self, char letter)
{
  ProbeLayRow before;

  if (!may_take (self, letter))
    return;

  before = self->row;
  if (probe_lay_row_type (&self->row, letter))
    update_with_card (self, &before);
  else
    update (self, probe_lay_text_blank_inside (get_setup (self)));
  probe_lay_row_clear (&before);
}

static void
chosen_cb (ProbeLayPage *self, int letter)
{
  ProbeLayRow before = self->row;

  if (may_take (self, (char) letter) && probe_lay_row_append (&self->row, (char) letter))
    update_with_card (self, &before);
  probe_lay_row_clear (&before);
}

static void
blank_cb (ProbeLayPage *self, GtkWidget *button)
{
  ProbeLayRow before = self->row;

  if (may_take (self, PROBE_BLANK) && probe_lay_row_blank (&self->row, button == self->after))
    update_with_card (self, &before);
  probe_lay_row_clear (&before);
  /* The page takes the focus from the button, so that Enter lays the word instead of adding another
   * blank. */
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
take_back (ProbeLayPage *self, int slot)
{
  ProbeLayRow before = self->row;

  if (!self->game)
    return;

  stop_suggesting (self);
  probe_lay_row_take (&self->row, slot);
  update_with_card (self, &before);
  probe_lay_row_clear (&before);
}

static void
moved_cb (ProbeLayPage *self, int from, int to)
{
  if (!self->game)
    return;

  probe_lay_row_move (&self->row, from, to);
  update (self, NULL);
}

static void
dropped_cb (ProbeLayPage *self, int letter, int slot)
{
  if (!self->game || !may_take (self, (char) letter) || !probe_lay_row_insert (&self->row, (char) letter, slot))
    return;

  /* The hand has brought the card already; it need not travel. */
  probe_sounds_play_put ();
  update (self, NULL);
}

static void
clear_cb (ProbeLayPage *self)
{
  if (!self->game)
    return;

  stop_suggesting (self);
  probe_lay_row_clear (&self->row);
  update (self, NULL);
}

static void
suggested_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (ProbeLayPage) self = data;
  g_autoptr (GError) error = NULL;
  ProbeRow row;
  gboolean found = probe_game_suggest_finish (PROBE_GAME (source), result, &row, &error);

  /* If the request was cancelled, the page may already belong to another person. */
  if (!self->suggesting || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  g_clear_object (&self->suggesting);
  salon_why_grey (self->suggest, NULL);
  if (found)
    probe_lay_row_from (&self->row, &row);
  update (self, found ? NULL : error ? error->message : _ ("No word was found."));
  memset (&row, 0, sizeof row);
}

static void
suggest_cb (ProbeLayPage *self)
{
  if (!self->game || self->suggesting)
    return;

  self->suggesting = g_cancellable_new ();
  salon_why_grey (self->suggest, _ ("A word is being looked for."));
  keep_focus (self);
  probe_game_suggest_async (self->game, self->suggesting, suggested_cb, g_object_ref (self));
}

static void
done_cb (ProbeLayPage *self)
{
  g_autoptr (ProbeLayPage) alive = g_object_ref (self);
  g_autoptr (GError) error = NULL;
  ProbeRow row;
  gboolean laid;

  if (!self->game || !gtk_widget_get_sensitive (self->done))
    return;

  stop_suggesting (self);
  probe_lay_row_to (&self->row, &row);
  /* probe_game_lay() may make the table begin the next person's word on this page at once,
   * so this person's letters are removed before. */
  probe_lay_row_clear (&self->row);
  laid = probe_game_lay (self->game, self->seat, self->laid_tray, &row, &error);
  if (laid)
    {
      if (self->game && probe_lay_row_size (&self->row) == 0)
        probe_lay_tray_show (self->laid, &self->row);
      g_signal_emit (self, signals[LAID], 0);
    }
  else
    {
      probe_lay_row_from (&self->row, &row);
      update (self, error ? error->message : NULL);
    }
  memset (&row, 0, sizeof row);
}

/* Takes the left word back from the table, to change it. */
static void
back_cb (ProbeLayPage *self)
{
  g_autoptr (ProbeLayPage) alive = g_object_ref (self);
  ProbeRow row;

  if (!self->game)
    return;

  stop_suggesting (self);
  /* The signal that the game has changed makes the table begin with the left tray on this page. */
  if (probe_game_take_back (self->game, self->seat, self->laid_tray - 1, &row) && self->game)
    {
      if (self->laid_tray > 0)
        probe_lay_page_begin (self, self->game, self->seat, self->laid_tray - 1, self->colour);
      probe_lay_row_from (&self->row, &row);
      update (self, NULL);
    }
  memset (&row, 0, sizeof row);
}

static gboolean
key_pressed_cb (ProbeLayPage *self, guint keyval, guint keycode, GdkModifierType state)
{
  /* If another widget of the page has the focus, arrow keys belong to that widget. */
  const gboolean here = gtk_widget_has_focus (GTK_WIDGET (self));
  const int steps = probe_typing_steps (keyval);
  char letters[PROBE_TYPING_MAX + 1];
  int n;

  if (!self->game || state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK))
    return FALSE;
  if (steps != 0)
    {
      if (here)
        {
          probe_lay_row_step (&self->row, steps);
          update (self, NULL);
        }
      return here;
    }

  switch (keyval)
    {
    case GDK_KEY_BackSpace:
    case GDK_KEY_Delete:
    case GDK_KEY_KP_Delete:
      stop_suggesting (self);
      if (!probe_lay_row_erase (&self->row, keyval != GDK_KEY_BackSpace))
        gtk_widget_error_bell (GTK_WIDGET (self));
      update (self, NULL);
      return TRUE;
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
    case GDK_KEY_ISO_Enter:
      done_cb (self);
      return TRUE;
    default:
      n = probe_typing_letters (keyval, letters);
      for (int i = 0; i < n; i++)
        type_letter (self, letters[i]);
      return n > 0;
    }
}

static void
probe_lay_page_dispose (GObject *object)
{
  ProbeLayPage *self = PROBE_LAY_PAGE (object);

  salon_large_clear (&self->large);
  g_cancellable_cancel (self->suggesting);
  g_clear_object (&self->suggesting);
  g_clear_object (&self->game);
  g_clear_object (&self->laid);
  probe_lay_row_clear (&self->row);
  probe_lay_row_clear (&self->hidden);
  if (self->flight)
    gtk_widget_unparent (GTK_WIDGET (self->flight));
  self->flight = NULL;
  g_clear_pointer (&self->scroller, gtk_widget_unparent);

  G_OBJECT_CLASS (probe_lay_page_parent_class)->dispose (object);
}

/* A page that gets the focus before it is seen has it silently; screen readers hear of it when it is seen. */
static void
probe_lay_page_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (probe_lay_page_parent_class)->map (widget);

  if (gtk_widget_is_focus (widget))
    {
      gtk_root_set_focus (gtk_widget_get_root (widget), NULL);
      gtk_widget_grab_focus (widget);
    }
}

static GtkSizeRequestMode
probe_lay_page_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
probe_lay_page_measure (GtkWidget *widget,
                        GtkOrientation orientation,
                        int for_size,
                        int *minimum,
                        int *natural,
                        int *minimum_baseline,
                        int *natural_baseline)
{
  ProbeLayPage *self = PROBE_LAY_PAGE (widget);
  int ignored;

  /* What flies has all of the page; but GTK warns of children that are allocated without having been measured. */
  gtk_widget_measure (GTK_WIDGET (self->flight), orientation, -1, &ignored, &ignored, NULL, NULL);
  gtk_widget_measure (self->scroller, orientation, for_size, minimum, natural, NULL, NULL);
}

static void
probe_lay_page_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  ProbeLayPage *self = PROBE_LAY_PAGE (widget);
  const GtkAllocation whole = { 0, 0, width, height };

  salon_large_update (&self->large, width, height, LARGE_HEIGHT);
  gtk_widget_size_allocate (self->scroller, &whole, -1);
  gtk_widget_size_allocate (GTK_WIDGET (self->flight), &whole, -1);
}

static void
probe_lay_page_class_init (ProbeLayPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = probe_lay_page_dispose;
  widget_class->map = probe_lay_page_map;

  signals[LAID] = g_signal_new ("laid", PROBE_TYPE_LAY_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[EDITED] =
    g_signal_new ("edited", PROBE_TYPE_LAY_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (PROBE_TYPE_FLIGHT);
  g_type_ensure (PROBE_TYPE_LETTER_SET);
  g_type_ensure (SALON_TYPE_COLUMN);
  g_type_ensure (SALON_TYPE_NOTE);
  g_type_ensure (PROBE_TYPE_SHELF);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/salongames/Salon/ui/probe/probe-lay-page.ui");
#define BIND(child) gtk_widget_class_bind_template_child (widget_class, ProbeLayPage, child)
  BIND (scroller);
  BIND (flight);
  BIND (disc);
  BIND (heading);
  BIND (hint);
  BIND (head);
  BIND (lane);
  BIND (before);
  BIND (before_label);
  BIND (shelf);
  BIND (after);
  BIND (after_label);
  BIND (status);
  BIND (set_title);
  BIND (set);
  BIND (suggest);
  BIND (clear);
  BIND (back);
  BIND (left);
  BIND (done);
#undef BIND

  widget_class->get_request_mode = probe_lay_page_get_request_mode;
  widget_class->measure = probe_lay_page_measure;
  widget_class->size_allocate = probe_lay_page_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "probe-lay-page");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
probe_lay_page_init (ProbeLayPage *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  self->large = (SalonLarge) { .page = GTK_WIDGET (self), .small_below = SMALL_BELOW };
  self->tray = probe_shelf_get_tray (self->shelf);
  self->laid = probe_lay_tray_new (self->tray, GTK_WIDGET (self));
  g_signal_connect_object (self->laid, "taken", G_CALLBACK (take_back), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->laid, "moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->laid, "dropped", G_CALLBACK (dropped_cb), self, G_CONNECT_SWAPPED);
  salon_note_set_slip (self->status);

  g_signal_connect_swapped (self->before, "clicked", G_CALLBACK (blank_cb), self);
  g_signal_connect_swapped (self->after, "clicked", G_CALLBACK (blank_cb), self);
  g_signal_connect_swapped (self->set, "chosen", G_CALLBACK (chosen_cb), self);
  g_signal_connect_swapped (self->suggest, "clicked", G_CALLBACK (suggest_cb), self);
  g_signal_connect_swapped (self->clear, "clicked", G_CALLBACK (clear_cb), self);
  g_signal_connect_swapped (self->back, "clicked", G_CALLBACK (back_cb), self);
  g_signal_connect_swapped (self->done, "clicked", G_CALLBACK (done_cb), self);

  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

GtkWidget *
probe_lay_page_new (void)
{
  return g_object_new (PROBE_TYPE_LAY_PAGE, NULL);
}

static void
set_accessible_label (gpointer widget, const char *label)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static void
update_texts (ProbeLayPage *self)
{
  const ProbeHeader *header = probe_game_get_header (self->game);
  g_autofree char *heading = probe_lay_text_heading (header, self->seat, self->laid_tray);
  g_autofree char *hint = probe_lay_text_hint (&header->setup);
  /* Translators: %s is a player’s name */
  g_autofree char *tray = g_strdup_printf (_ ("%s’s tray"), header->salon.name[self->seat]);

  gtk_label_set_label (self->heading, heading);
  set_accessible_label (self, heading);
  gtk_label_set_label (self->hint, hint);
  gtk_label_set_label (self->before_label, probe_lay_text_blank (&header->setup, FALSE));
  gtk_label_set_label (self->after_label, probe_lay_text_blank (&header->setup, TRUE));
  if (header->setup.rules.blank_is_dot)
    gtk_widget_add_css_class (GTK_WIDGET (self), "dots");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "dots");
  set_accessible_label (self->before, probe_lay_text_add_blank (&header->setup, FALSE));
  set_accessible_label (self->after, probe_lay_text_add_blank (&header->setup, TRUE));
  gtk_label_set_label (self->set_title, header->setup.supply_unlimited ? _ ("Your letter cards, as many as you need")
                                                                       : _ ("Your letter cards"));
  gtk_widget_set_visible (self->left, !header->setup.supply_unlimited);
  probe_tray_set_blank_is_dot (self->tray, header->setup.rules.blank_is_dot);
  probe_tray_set_name (self->tray, tray);
}

/* Removes the game and its letters from all widgets. */
static void
take_away (ProbeLayPage *self)
{
  stop_suggesting (self);
  probe_flight_land (self->flight);
  probe_lay_row_clear (&self->row);
  probe_lay_tray_clear (self->laid);
  salon_note_say (self->status, SALON_NOTE_HINT, "");
  gtk_widget_set_sensitive (self->done, FALSE);
  salon_why_set (self->done, NULL);
  if (self->game)
    update_set (self);
  g_clear_object (&self->game);
}

/* Puts the emblem of the seat before the heading. */
static void
show_disc (ProbeLayPage *self)
{
  GtkWidget *before = gtk_widget_get_first_child (self->disc);

  if (before)
    gtk_box_remove (GTK_BOX (self->disc), before);
  gtk_box_append (GTK_BOX (self->disc), salon_end_disc_new (self->colour, DISC));
}

/* Sets everything up for the word of @seat that goes into @tray. An unfinished row that is kept for
 * another word is forgotten. */
static void
set_up (ProbeLayPage *self, ProbeGame *game, int seat, int tray, unsigned colour)
{
  take_away (self);
  if (seat != self->seat || tray != self->laid_tray)
    probe_lay_row_clear (&self->hidden);
  self->game = g_object_ref (game);
  self->colour = colour;
  self->seat = seat;
  self->laid_tray = tray;
  gtk_widget_set_visible (self->back, tray > 0);
  probe_tray_set_colour (self->tray, colour);
  probe_tray_set_blank_name (self->tray, probe_text_blank (get_setup (self)));
  probe_letter_set_begin (self->set, get_setup (self), colour);
  show_disc (self);
  update_texts (self);
}

void
probe_lay_page_announce (ProbeLayPage *self, ProbeGame *game, int seat, int tray, unsigned colour)
{
  g_return_if_fail (PROBE_IS_LAY_PAGE (self));
  g_return_if_fail (PROBE_IS_GAME (game));

  set_up (self, game, seat, tray, colour);
  update (self, NULL);
  take_away (self);
}

void
probe_lay_page_begin (ProbeLayPage *self, ProbeGame *game, int seat, int tray, unsigned colour)
{
  g_return_if_fail (PROBE_IS_LAY_PAGE (self));
  g_return_if_fail (PROBE_IS_GAME (game));

  set_up (self, game, seat, tray, colour);
  self->row = self->hidden;
  probe_lay_row_clear (&self->hidden);
  update (self, NULL);
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

void
probe_lay_page_hide (ProbeLayPage *self)
{
  g_return_if_fail (PROBE_IS_LAY_PAGE (self));

  if (self->game)
    self->hidden = self->row;
  take_away (self);
}

void
probe_lay_page_clear (ProbeLayPage *self)
{
  g_return_if_fail (PROBE_IS_LAY_PAGE (self));

  probe_lay_row_clear (&self->hidden);
  take_away (self);
}

void
probe_lay_page_set_notes (ProbeLayPage *self, gboolean notes)
{
  g_return_if_fail (PROBE_IS_LAY_PAGE (self));

  gtk_widget_set_visible (self->lane, notes);
  gtk_widget_set_visible (self->head, !notes);
  gtk_widget_set_visible (GTK_WIDGET (self->hint), !notes);
}

void
probe_lay_page_get_row (ProbeLayPage *self, ProbeRow *row)
{
  g_return_if_fail (PROBE_IS_LAY_PAGE (self));

  probe_lay_row_to (&self->row, row);
}
