/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/probe/probe-table-lesson.h"

#include <glib/gi18n.h>
#include <string.h>

#include "widgets/probe/probe-board.h"
#include "widgets/probe/probe-guide.h"
#include "widgets/probe/probe-lay-page.h"
#include "widgets/probe/probe-table-show.h"

static gboolean
has_notes (ProbeTable *self)
{
  return self->game != NULL && probe_game_get_lesson (self->game) != NULL;
}

const char *
probe_table_lesson_title (ProbeTable *self, const char *title)
{
  return self->game != NULL && salon_game_is_lesson (SALON_GAME (self->game))
           ? salon_game_get_title (SALON_GAME (self->game))
           : title;
}

/* Where things are */

/* Finds the widget called @name below @widget, or @widget itself. */
static GtkWidget *
find_named (GtkWidget *widget, const char *name)
{
  if (strcmp (gtk_widget_get_name (widget), name) == 0)
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_named (child, name);

      if (found != NULL)
        return found;
    }

  return NULL;
}

static GtkWidget *
get_space (ProbeTable *self, int seat, int slot)
{
  ProbeTray *tray = probe_board_get_tray (PROBE_BOARD (self->board), seat, 0);

  return tray != NULL ? GTK_WIDGET (probe_tray_get_space (tray, slot)) : NULL;
}

/* The spaces of Rosa’s tray behind her word, where her answer is said; the last ones if there are none. */
static void
find_answer (ProbeTable *self, ProbeGuidePlace *place)
{
  ProbeView view;
  int slot;

  probe_game_get_view (self->game, PROBE_NOBODY, &view);
  slot = MIN (view.seen.setup.row[PROBE_ROSA][0].n, PROBE_SPACES - 2);
  place->target = get_space (self, PROBE_ROSA, slot);
  place->until = get_space (self, PROBE_ROSA, slot + 1);
}

/* Finds the widget that @note points at, on the page that is shown. */
static void
find_target (ProbeTable *self, const ProbeLessonNote *note, ProbeGuidePlace *place)
{
  GtkWidget *page = gtk_stack_get_visible_child (GTK_STACK (self->stack));
  ProbeBoard *board = PROBE_BOARD (self->board);
  GtkWidget *panel = page == self->stage ? find_named (page, "panel") : NULL;

  switch (note->point)
    {
    case PROBE_POINT_SUGGEST:
      place->target = find_named (page, "lay-suggest");
      break;
    case PROBE_POINT_LAY:
      place->target = find_named (page, "lay-done");
      break;
    case PROBE_POINT_KEY:
      place->target = probe_board_get_key (board, note->letter);
      place->panel = panel;
      break;
    case PROBE_POINT_CARD:
      place->target = get_space (self, PROBE_ROSA, note->slot);
      break;
    case PROBE_POINT_OWN_CARD:
      place->target = get_space (self, PROBE_LEARNER, note->slot);
      break;
    case PROBE_POINT_SHOW:
      place->target = find_named (page, "choice-show");
      place->panel = panel;
      break;
    case PROBE_POINT_ROSA_PLATE:
      place->target = probe_board_get_plate (board, PROBE_ROSA);
      place->end = TRUE;
      break;
    case PROBE_POINT_ROSA_TRAY:
      find_answer (self, place);
      break;
    case PROBE_POINT_DECK:
      place->target = find_named (page, "pile");
      break;
    case PROBE_POINT_NAME_WORD:
      place->target = find_named (page, "name-word");
      place->panel = panel;
      break;
    case PROBE_POINT_NAME_IT:
      place->target = find_named (page, "name-done");
      place->panel = panel;
      break;
    case PROBE_POINT_PAD:
      place->target = GTK_WIDGET (probe_board_get_pad (board));
      break;
    case PROBE_POINT_FINAL_TURNS:
      place->target = find_named (page, "final-turns");
      place->panel = panel;
      break;
    case PROBE_POINT_NOTHING:
    case PROBE_POINT_TELL:
    default:
      break;
    }
}

static void
find_place (ProbeTable *self, const ProbeLessonNote *note, ProbeGuidePlace *place)
{
  GtkWidget *page = gtk_stack_get_visible_child (GTK_STACK (self->stack));

  *place = (ProbeGuidePlace) {
    .lane = find_named (page, "lane"),
    .column = page == self->stage ? find_named (page, "panel") : page,
    .typing = page == self->lay || self->naming,
  };
  if (page != self->stage)
    place->column = place->lane;
  find_target (self, note, place);
}

/* The note */

/* Whether there is a page with a lane, and nothing moves on it. */
static gboolean
can_show (ProbeTable *self)
{
  GtkWidget *page = gtk_stack_get_visible_child (GTK_STACK (self->stack));

  if (!has_notes (self) || gtk_widget_get_visible (self->curtain))
    return FALSE;
  return page == self->lay || page == self->stage;
}

void
probe_table_lesson_update (ProbeTable *self)
{
  GtkWidget *page = gtk_stack_get_visible_child (GTK_STACK (self->stack));
  ProbeLessonScene scene = {
    .naming = self->naming,
    .chosen = page == self->stage && probe_board_has_chosen (PROBE_BOARD (self->board)),
  };
  ProbeLessonNote note;
  ProbeGuidePlace place;
  ProbeRow row;

  if (!can_show (self))
    {
      probe_guide_hide (PROBE_GUIDE (self->guide));
      return;
    }
  /* The note before stands until what has happened was shown. */
  if (page == self->stage && probe_table_is_behind (self))
    return;
  /* The learner’s first card is drawn at once; nothing is said before. */
  if (page == self->stage && self->last.seen.moves == 0)
    {
      probe_guide_hide (PROBE_GUIDE (self->guide));
      return;
    }

  if (page == self->lay)
    {
      probe_lay_page_get_row (PROBE_LAY_PAGE (self->lay), &row);
      scene.row = &row;
      scene.row_is_good = probe_game_judge_row (self->game, &row, NULL);
    }
  else if (self->naming)
    scene.name_complete = probe_board_is_named (PROBE_BOARD (self->board));

  probe_game_make_note (self->game, &scene, &note);
  find_place (self, &note, &place);
  probe_guide_show (PROBE_GUIDE (self->guide), &note, &place);
  probe_lesson_clear_note (&note);
}

static void
go_on_cb (ProbeTable *self)
{
  probe_table_show_stop (self);
  probe_game_read_note (self->game);
}

static void
tell_cb (ProbeTable *self)
{
  ProbeRow row;

  probe_game_tell_row (self->game, &row);
  probe_board_fill_name (PROBE_BOARD (self->board), &row);
}

/* Leaving */

static void
stay_cb (ProbeTable *self)
{
  gtk_popover_popdown (GTK_POPOVER (self->leaving));
}

static void
without_notes_cb (ProbeTable *self)
{
  gtk_popover_popdown (GTK_POPOVER (self->leaving));
  probe_game_end_lesson (self->game);
}

static void
stop_cb (ProbeTable *self)
{
  gtk_popover_popdown (GTK_POPOVER (self->leaving));
  gtk_widget_activate_action (GTK_WIDGET (self), "win.home", NULL);
}

static void
add_answer (ProbeTable *self, GtkWidget *box, const char *label, const char *name, GCallback clicked_cb)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  gtk_widget_set_name (button, name);
  g_signal_connect_swapped (button, "clicked", clicked_cb, self);
  gtk_box_append (GTK_BOX (box), button);
}

/* The question is asked at the button that leaves the lesson; the game is kept, whatever the answer is. */
static void
leave_cb (ProbeTable *self)
{
  GtkWidget *button = find_named (self->guide, "guide-leave");

  if (self->leaving == NULL)
    {
      GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8), *label = gtk_label_new (_ ("Leave the lesson?"));

      gtk_widget_add_css_class (label, "heading");
      gtk_box_append (GTK_BOX (box), label);
      add_answer (self, box, _ ("_Play on without notes"), "leave-notes", G_CALLBACK (without_notes_cb));
      add_answer (self, box, _ ("Stop _here"), "leave-stop", G_CALLBACK (stop_cb));
      add_answer (self, box, _ ("_Stay"), "leave-stay", G_CALLBACK (stay_cb));
      self->leaving = gtk_popover_new ();
      gtk_widget_set_name (self->leaving, "leave");
      gtk_widget_add_css_class (self->leaving, "guide-leaving");
      gtk_popover_set_child (GTK_POPOVER (self->leaving), box);
      gtk_widget_set_parent (self->leaving, button);
    }
  gtk_popover_popup (GTK_POPOVER (self->leaving));
}

/* Keys */

/* F6 goes from the note to the trays, from there to the panel, and round. */
static gboolean
go_round (ProbeTable *self)
{
  GtkWidget *page = gtk_stack_get_visible_child (GTK_STACK (self->stack));
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  GtkWidget *panel = find_named (page, "panel"), *seats = find_named (page, "seats");

  if (focus != NULL && gtk_widget_is_ancestor (focus, self->guide) && seats != NULL
      && gtk_widget_child_focus (seats, GTK_DIR_TAB_FORWARD))
    return TRUE;
  if (focus != NULL && panel != NULL && !gtk_widget_is_ancestor (focus, panel)
      && gtk_widget_child_focus (panel, GTK_DIR_TAB_FORWARD))
    return TRUE;

  probe_guide_focus (PROBE_GUIDE (self->guide));
  return TRUE;
}

static gboolean
key_pressed_cb (ProbeTable *self, guint keyval, guint keycode, GdkModifierType modifiers)
{
  if (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_SHIFT_MASK)
      || !gtk_widget_get_visible (self->guide))
    return GDK_EVENT_PROPAGATE;

  if (keyval == GDK_KEY_F6)
    return go_round (self);
  if (keyval != GDK_KEY_Escape)
    return GDK_EVENT_PROPAGATE;
  leave_cb (self);
  return GDK_EVENT_STOP;
}

/* The game */

void
probe_table_lesson_show_game (ProbeTable *self)
{
  probe_board_set_notes (PROBE_BOARD (self->board), has_notes (self));
  probe_lay_page_set_notes (PROBE_LAY_PAGE (self->lay), has_notes (self));
}

void
probe_table_lesson_init (ProbeTable *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->guide = probe_guide_new ();
  gtk_widget_set_parent (self->guide, GTK_WIDGET (self));
  g_signal_connect_swapped (self->guide, "go-on", G_CALLBACK (go_on_cb), self);
  g_signal_connect_swapped (self->guide, "tell", G_CALLBACK (tell_cb), self);
  g_signal_connect_swapped (self->guide, "leave", G_CALLBACK (leave_cb), self);
  g_signal_connect_swapped (self->lay, "edited", G_CALLBACK (probe_table_lesson_update), self);
  g_signal_connect_swapped (self->board, "decision-changed", G_CALLBACK (probe_table_lesson_update), self);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}
