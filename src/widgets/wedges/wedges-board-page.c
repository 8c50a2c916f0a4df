/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/wedges/wedges-board-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "widgets/salon-context.h"
#include "widgets/wedges/wedges-boxes.h"
#include "widgets/wedges/wedges-card.h"
#include "widgets/wedges/wedges-chronicle.h"
#include "widgets/wedges/wedges-die.h"
#include "widgets/wedges/wedges-legend.h"
#include "widgets/wedges/wedges-plate.h"
#include "widgets/wedges/wedges-prompt.h"
#include "widgets/wedges/wedges-verdict-panel.h"
#include "widgets/wedges/wedges-vote.h"
#include "widgets/wedges/wedges-wheel.h"

G_DEFINE_FINAL_TYPE (WedgesBoardPage, wedges_board_page, GTK_TYPE_WIDGET)

enum {
  MESSAGE,
  SETTLED,
  PAUSE,
  HURRY,
  RESULTS,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

void
wedges_board_emit_settled (WedgesBoardPage *self)
{
  g_signal_emit (self, signals[SETTLED], 0);
}

/* What people do */

static void
tell (WedgesBoardPage *self, const GError *error)
{
  if (error == NULL)
    return;
  g_signal_emit (self, signals[MESSAGE], 0, error->message);
  /* The card and the six categories tell each wish once; they may tell another one now. */
  wedges_card_allow (WEDGES_CARD (self->card));
  wedges_board_show (self);
}

static void
roll (WedgesBoardPage *self)
{
  g_autoptr (GError) error = NULL;

  if (!wedges_board_is_open (self) || (self->shown.phase != WEDGES_FIRST_ROLL && self->shown.phase != WEDGES_TO_ROLL))
    return;
  wedges_game_roll (self->game, wedges_game_get_person (self->game), &error);
  tell (self, error);
}

/* The button below the die rolls it or, once the game is over, leads back to its end. */
static void
go_cb (WedgesBoardPage *self)
{
  if (self->shown.phase == WEDGES_OVER)
    g_signal_emit (self, signals[RESULTS], 0);
  else
    roll (self);
}

static void
chosen_space_cb (WedgesBoardPage *self, int space)
{
  g_autoptr (GError) error = NULL;

  if (!wedges_board_is_open (self))
    return;
  wedges_game_move_to (self->game, wedges_game_get_person (self->game), space, &error);
  tell (self, error);
}

static void
chosen_category_cb (WedgesBoardPage *self, int category)
{
  g_autoptr (GError) error = NULL;
  const int person = wedges_game_get_person (self->game);

  if (self->shown.phase == WEDGES_TO_VOTE)
    wedges_game_vote (self->game, person, category, &error);
  else
    wedges_game_choose (self->game, person, category, &error);
  tell (self, error);
}

static void
agreed_cb (WedgesBoardPage *self, int category)
{
  g_autoptr (GError) error = NULL;

  wedges_game_vote_together (self->game, category, &error);
  tell (self, error);
}

static void
uncover_cb (WedgesBoardPage *self)
{
  g_autoptr (GError) error = NULL;

  wedges_game_uncover (self->game, &error);
  tell (self, error);
}

static void
judged_cb (WedgesBoardPage *self, gboolean right)
{
  g_autoptr (GError) error = NULL;

  if (wedges_game_get_card_stage (self->game) == WEDGES_CARD_PROPOSED)
    wedges_game_confirm (self->game, right, &error);
  else
    wedges_game_judge (self->game, right, &error);
  tell (self, error);
}

static void
typed_cb (WedgesBoardPage *self, const char *text)
{
  g_autoptr (GError) error = NULL;

  wedges_game_answer_typed (self->game, wedges_game_get_person (self->game), text, &error);
  tell (self, error);
}

static void
gave_up_cb (WedgesBoardPage *self)
{
  g_autoptr (GError) error = NULL;

  wedges_game_give_up (self->game, wedges_game_get_person (self->game), &error);
  tell (self, error);
}

static void
objected_cb (WedgesBoardPage *self)
{
  g_autoptr (GError) error = NULL;

  wedges_game_object (self->game, &error);
  wedges_card_set_objected (WEDGES_CARD (self->card), wedges_game_has_objected (self->game));
  tell (self, error);
}

static void
take_back_cb (WedgesBoardPage *self)
{
  g_autoptr (GError) error = NULL;

  if (!wedges_game_can_take_back (self->game))
    return;
  wedges_game_take_back (self->game, &error);
  tell (self, error);
}

static void
pointed_cb (WedgesBoardPage *self, int space)
{
  self->pointed = space;
  wedges_board_show_prompt (self);
}

static void
light_cb (WedgesBoardPage *self, int category)
{
  wedges_wheel_light (WEDGES_WHEEL (self->wheel), category);
}

static void
pause_cb (WedgesBoardPage *self, gboolean paused)
{
  g_signal_emit (self, signals[PAUSE], 0, paused);
}

static void
hurry_cb (WedgesBoardPage *self)
{
  g_signal_emit (self, signals[HURRY], 0);
}

/* Keys */

/* Returns the category that has the letter @keyval, or −1. */
static int
find_category (guint keyval)
{
  const guint upper = gdk_keyval_to_upper (keyval);

  for (int category = 0; category < WEDGES_CATEGORIES; category++)
    if (upper == (guint) wedges_category_letters[category])
      return category;
  return -1;
}

static int
find_number (guint keyval)
{
  if (keyval >= GDK_KEY_1 && keyval <= GDK_KEY_9)
    return (int) (keyval - GDK_KEY_0);
  return keyval >= GDK_KEY_KP_1 && keyval <= GDK_KEY_KP_9 ? (int) (keyval - GDK_KEY_KP_0) : 0;
}

/* Where the wheel lies open: Space rolls, Backspace takes the last verdict back, figures choose a space, letters light those of a category. */
static gboolean
press_board (WedgesBoardPage *self, guint keyval)
{
  const int category = find_category (keyval), number = find_number (keyval);

  if (keyval == GDK_KEY_space || keyval == GDK_KEY_KP_Space)
    {
      go_cb (self);
      return TRUE;
    }
  if (keyval == GDK_KEY_BackSpace)
    {
      take_back_cb (self);
      return TRUE;
    }
  if (number > 0)
    return wedges_wheel_choose_number (WEDGES_WHEEL (self->wheel), number);
  if (category >= 0)
    {
      wedges_legend_press (WEDGES_LEGEND (self->legend), category);
      return TRUE;
    }
  if (keyval == GDK_KEY_Escape)
    wedges_legend_clear (WEDGES_LEGEND (self->legend));
  return FALSE;
}

gboolean
wedges_board_page_press (WedgesBoardPage *self, guint keyval, GdkModifierType modifiers)
{
  g_return_val_if_fail (WEDGES_IS_BOARD_PAGE (self), FALSE);

  if (self->game == NULL || (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return FALSE;
  if (gtk_widget_get_visible (self->card))
    return wedges_card_press (WEDGES_CARD (self->card), keyval, modifiers);
  if (gtk_widget_get_visible (self->vote))
    return wedges_vote_press (WEDGES_VOTE_PAGE (self->vote), keyval, modifiers);
  return press_board (self, keyval);
}

/* Functions that the table calls */

/* The wheel has tins of its own; they are those of the plates. */
static void
set_seats (WedgesBoardPage *self)
{
  const WedgesHeader *header = wedges_game_get_header (self->game);
  WedgesWheelSeat seats[WEDGES_MAX_SEATS];

  for (int seat = 0; seat < header->setup.seats; seat++)
    seats[seat] = (WedgesWheelSeat) {
      .colour = self->look.colour[seat],
      .name = header->salon.name[seat],
      .token = wedges_plate_get_token (WEDGES_PLATE (self->plate[seat])),
    };
  wedges_wheel_set_seats (WEDGES_WHEEL (self->wheel), seats, header->setup.seats);
}

/* Those who are ahead in the roll for the beginning have all rolled the same. */
static void
guess_rolls (WedgesBoardPage *self)
{
  memset (self->rolled, 0, sizeof self->rolled);
  for (int seat = 0; seat < self->shown.setup.seats; seat++)
    if ((self->shown.leading >> seat & 1) != 0)
      self->rolled[seat] = self->shown.best;
}

/* Shows the game as it is now, whatever was shown before; nothing moves. */
static void
show_game (WedgesBoardPage *self)
{
  self->shown = *wedges_game_get_state (self->game);
  self->stage = wedges_game_get_card_stage (self->game);
  set_seats (self);
  wedges_wheel_update (WEDGES_WHEEL (self->wheel), NULL, &self->shown, FALSE);
  if (self->shown.phase == WEDGES_TO_MOVE)
    wedges_die_roll (WEDGES_DIE_TRAY (self->die), self->shown.die,
                     wedges_game_get_header (self->game)->salon.name[self->shown.seat], FALSE);
  else
    wedges_die_wait (WEDGES_DIE_TRAY (self->die));
  wedges_board_show (self);
  if (self->shown.phase != WEDGES_TO_ANSWER)
    return;
  wedges_board_ask (self, FALSE);
  if (self->stage != WEDGES_CARD_ASKED)
    wedges_board_show_answer (self, FALSE);
  wedges_board_run_clock (self);
}

void
wedges_board_page_set_game (WedgesBoardPage *self, WedgesGame *game, const SalonLook *look)
{
  g_return_if_fail (WEDGES_IS_BOARD_PAGE (self));

  wedges_board_forget_move (self);
  wedges_card_clear (WEDGES_CARD (self->card));
  wedges_legend_clear (WEDGES_LEGEND (self->legend));
  g_set_object (&self->game, game);
  if (game == NULL)
    return;

  self->look = *look;
  self->shown = *wedges_game_get_state (game);
  guess_rolls (self);
  show_game (self);
}

void
wedges_board_page_take_back (WedgesBoardPage *self)
{
  g_return_if_fail (WEDGES_IS_BOARD_PAGE (self));

  wedges_board_page_skip (self);
  wedges_board_forget_move (self);
  wedges_legend_clear (WEDGES_LEGEND (self->legend));
  show_game (self);
}

void
wedges_board_page_update (WedgesBoardPage *self)
{
  g_return_if_fail (WEDGES_IS_BOARD_PAGE (self));

  if (self->game == NULL)
    return;
  set_seats (self);
  wedges_board_show (self);
  wedges_card_set_objected (WEDGES_CARD (self->card), wedges_game_has_objected (self->game));
  if (self->step == WEDGES_STEP_NONE)
    wedges_board_run_clock (self);
}

/* What is asked is not seen while the time for the answer stands still. The place without a card would take the clicks on
 * the wheel. */
static void
show_card_place (WedgesBoardPage *self)
{
  WedgesTime time = { 0 };
  gboolean hidden;

  if (self->game != NULL)
    wedges_game_get_time (self->game, &time);
  hidden = self->paused && time.whole > 0 && self->stage == WEDGES_CARD_ASKED;
  gtk_widget_set_visible (self->card_place, gtk_widget_get_visible (self->card) && !hidden);
}

void
wedges_board_page_set_paused (WedgesBoardPage *self, gboolean paused, gboolean by_hand)
{
  g_return_if_fail (WEDGES_IS_BOARD_PAGE (self));

  self->paused = paused;
  self->by_hand = by_hand;
  wedges_card_set_paused (WEDGES_CARD (self->card), paused);
  show_card_place (self);
  if (self->game != NULL)
    wedges_board_show (self);
}

void
wedges_board_page_set_hurry (WedgesBoardPage *self, gboolean can)
{
  g_return_if_fail (WEDGES_IS_BOARD_PAGE (self));

  if (can == self->can_hurry)
    return;
  self->can_hurry = can;
  wedges_board_show_prompt (self);
}

static gboolean
is_in (GtkWidget *focus, GtkWidget *place)
{
  return focus != NULL && focus != place && gtk_widget_is_ancestor (focus, place);
}

/* Whether the focus is where it can stay. */
static gboolean
is_focused (WedgesBoardPage *self, GtkWidget *focus)
{
  /* What lies on the wheel may not be mapped yet. */
  if (is_in (focus, self->wheel))
    return self->shown.phase == WEDGES_TO_MOVE;
  return is_in (focus, GTK_WIDGET (self)) && gtk_widget_get_mapped (focus) && gtk_widget_is_sensitive (focus);
}

void
wedges_board_page_take_focus (WedgesBoardPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  g_return_if_fail (WEDGES_IS_BOARD_PAGE (self));

  if (wedges_board_is_open (self))
    {
      if (gtk_widget_get_visible (self->card))
        wedges_card_take_focus (WEDGES_CARD (self->card));
      else if (gtk_widget_get_visible (self->vote))
        wedges_vote_take_focus (WEDGES_VOTE_PAGE (self->vote));
      else if (!wedges_prompt_focus (WEDGES_PROMPT (self->prompt)))
        gtk_widget_child_focus (self->wheel, GTK_DIR_TAB_FORWARD);
    }
  /* Keys are heard all the same. */
  if (root == NULL || !is_focused (self, gtk_root_get_focus (root)))
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

void
wedges_board_page_keep_focus (WedgesBoardPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  g_return_if_fail (WEDGES_IS_BOARD_PAGE (self));

  if (root != NULL && gtk_widget_get_mapped (GTK_WIDGET (self)) && !is_focused (self, gtk_root_get_focus (root)))
    wedges_board_page_take_focus (self);
}

char *
wedges_board_page_get_subtitle (WedgesBoardPage *self)
{
  WedgesBoardView view;

  g_return_val_if_fail (WEDGES_IS_BOARD_PAGE (self), NULL);

  wedges_board_get_view (self, &view);
  return wedges_board_text_subtitle (&view);
}

GtkWidget *
wedges_board_page_get_plate (WedgesBoardPage *self, int seat)
{
  g_return_val_if_fail (WEDGES_IS_BOARD_PAGE (self), NULL);

  return self->game != NULL && seat < self->shown.setup.seats ? self->plate[seat] : NULL;
}

/* The object */

/* The card lies over the wheel, and a wedge flies over the plates: the wheel and what lies on it are drawn last. */
static void
wedges_board_page_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  WedgesBoardPage *self = WEDGES_BOARD_PAGE (widget);

  for (int seat = 0; seat < WEDGES_MAX_SEATS; seat++)
    gtk_widget_snapshot_child (widget, self->plate[seat], snapshot);
  gtk_widget_snapshot_child (widget, self->chronicle, snapshot);
  gtk_widget_snapshot_child (widget, self->die, snapshot);
  gtk_widget_snapshot_child (widget, self->prompt, snapshot);
  gtk_widget_snapshot_child (widget, self->legend, snapshot);
  gtk_widget_snapshot_child (widget, self->panel, snapshot);
  gtk_widget_snapshot_child (widget, self->boxes, snapshot);
  gtk_widget_snapshot_child (widget, self->wheel, snapshot);
  gtk_widget_snapshot_child (widget, self->vote, snapshot);
  gtk_widget_snapshot_child (widget, self->card_place, snapshot);
}

static void
wedges_board_page_dispose (GObject *object)
{
  WedgesBoardPage *self = WEDGES_BOARD_PAGE (object);

  wedges_board_forget_move (self);
  g_clear_handle_id (&self->size_id, g_source_remove);
  g_clear_object (&self->game);
  for (GtkWidget *child; (child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL;)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (wedges_board_page_parent_class)->dispose (object);
}

static void
wedges_board_page_class_init (WedgesBoardPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = wedges_board_page_dispose;
  widget_class->measure = wedges_board_page_measure;
  widget_class->size_allocate = wedges_board_page_size_allocate;
  widget_class->snapshot = wedges_board_page_snapshot;

  signals[MESSAGE] = g_signal_new ("message", WEDGES_TYPE_BOARD_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[SETTLED] =
    g_signal_new ("settled", WEDGES_TYPE_BOARD_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[PAUSE] = g_signal_new ("pause", WEDGES_TYPE_BOARD_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                 1, G_TYPE_BOOLEAN);
  signals[HURRY] =
    g_signal_new ("hurry", WEDGES_TYPE_BOARD_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[RESULTS] =
    g_signal_new ("results", WEDGES_TYPE_BOARD_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_css_name (widget_class, "wedges-board-page");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
add (WedgesBoardPage *self, GtkWidget *child)
{
  gtk_widget_set_parent (child, GTK_WIDGET (self));
  return child;
}

static void
connect_signals (WedgesBoardPage *self)
{
  g_signal_connect_swapped (self->prompt, "go", G_CALLBACK (go_cb), self);
  g_signal_connect_swapped (self->prompt, "pause", G_CALLBACK (pause_cb), self);
  g_signal_connect_swapped (self->prompt, "hurry", G_CALLBACK (hurry_cb), self);
  g_signal_connect_swapped (self->prompt, "take-back", G_CALLBACK (take_back_cb), self);
  g_signal_connect_swapped (self->die, "thrown", G_CALLBACK (roll), self);
  g_signal_connect_swapped (self->wheel, "chosen", G_CALLBACK (chosen_space_cb), self);
  g_signal_connect_swapped (self->wheel, "pointed", G_CALLBACK (pointed_cb), self);
  g_signal_connect_swapped (self->vote, "chosen", G_CALLBACK (chosen_category_cb), self);
  g_signal_connect_swapped (self->vote, "agreed", G_CALLBACK (agreed_cb), self);
  g_signal_connect_swapped (self->card, "uncover", G_CALLBACK (uncover_cb), self);
  g_signal_connect_swapped (self->card, "judged", G_CALLBACK (judged_cb), self);
  g_signal_connect_swapped (self->card, "typed", G_CALLBACK (typed_cb), self);
  g_signal_connect_swapped (self->card, "gave-up", G_CALLBACK (gave_up_cb), self);
  g_signal_connect_swapped (self->card, "objected", G_CALLBACK (objected_cb), self);
  g_signal_connect_swapped (self->legend, "light", G_CALLBACK (light_cb), self);
  wedges_board_connect_motion (self);
}

/* The children come in the order in which screen readers meet them: what is due, the die, the spaces, the card, the seats,
 * what was asked last, the boxes. */
static void
wedges_board_page_init (WedgesBoardPage *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("The table"), -1);
  self->pointed = -1;

  self->prompt = add (self, wedges_prompt_new ());
  self->die = add (self, wedges_die_new ());
  self->wheel = add (self, wedges_wheel_new ());
  self->vote = add (self, wedges_vote_new ());
  self->card_place = add (self, g_object_new (GTK_TYPE_BOX, NULL));
  self->card = wedges_card_new ();
  gtk_widget_set_hexpand (self->card, TRUE);
  gtk_widget_set_vexpand (self->card, TRUE);
  gtk_box_append (GTK_BOX (self->card_place), self->card);
  g_signal_connect_swapped (self->card, "notify::visible", G_CALLBACK (show_card_place), self);
  gtk_widget_set_visible (self->card_place, FALSE);
  self->panel = add (self, wedges_verdict_panel_new ());
  for (guint seat = 0; seat < WEDGES_MAX_SEATS; seat++)
    {
      g_autofree char *name = g_strdup_printf ("plate-%u", seat + 1);

      self->plate[seat] = add (self, wedges_plate_new ());
      gtk_widget_set_name (self->plate[seat], name);
      salon_context_add (self->plate[seat], "win.hand-over", seat);
    }
  self->chronicle = add (self, wedges_chronicle_new ());
  self->legend = add (self, wedges_legend_new ());
  self->boxes = add (self, wedges_boxes_new ());
  connect_signals (self);
}

GtkWidget *
wedges_board_page_new (void)
{
  return g_object_new (WEDGES_TYPE_BOARD_PAGE, NULL);
}
