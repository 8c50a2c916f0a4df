/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What people do on a list with pointer and keys: which word is noticed, which one has the focus, and what they want done
 * with it. */

#include "widgets/cubes/cubes-paper-sheet-private.h"

void
cubes_paper_sheet_tell_noticed (CubesPaperSheet *self, CubesPaperRow *first)
{
  GtkWidget *focus = gtk_widget_get_focus_child (GTK_WIDGET (self));
  int line;

  if (self->by_keys && focus != NULL)
    first = CUBES_PAPER_ROW (focus);
  line = first != NULL && cubes_paper_row_is_noticed (first) ? cubes_paper_sheet_find_line (self, first) : -1;

  for (guint i = 0; line < 0 && i < self->rows->len; i++)
    if (cubes_paper_sheet_get_line (self, i) != NULL
        && cubes_paper_row_is_noticed (cubes_paper_sheet_get_line (self, i)))
      line = (int) i;
  if (line == self->noticed)
    return;
  self->noticed = line;
  g_signal_emit (self, cubes_paper_sheet_signals[CUBES_PAPER_SHEET_NOTICED], 0, line,
                 line >= 0 ? cubes_paper_sheet_get_word (self, (guint) line) : NULL);
}

static void
noticed_cb (CubesPaperSheet *self, CubesPaperRow *changed)
{
  const int line = cubes_paper_sheet_find_line (self, changed);

  /* The widget itself does not know yet that it has the focus. */
  if (line >= 0 && gtk_widget_get_focus_child (GTK_WIDGET (self)) == GTK_WIDGET (changed))
    self->current = (guint) line;
  cubes_paper_sheet_tell_noticed (self, changed);
}

/* GTK tells a motion also when something moves below the pointer. */
static void
motion_cb (CubesPaperSheet *self, double x, double y)
{
  const gboolean moved = x != self->x || y != self->y;

  self->x = x;
  self->y = y;
  if (moved && self->by_keys)
    {
      GtkWidget *at = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);
      GtkWidget *row = at != NULL ? gtk_widget_get_ancestor (at, CUBES_TYPE_PAPER_ROW) : NULL;

      self->by_keys = FALSE;
      cubes_paper_sheet_tell_noticed (self, row != NULL ? CUBES_PAPER_ROW (row) : NULL);
    }
}

static void
act (CubesPaperSheet *self, CubesPaperRow *row, guint signal)
{
  g_autofree char *word = g_strdup (cubes_paper_row_get_word (row));

  if (word != NULL)
    g_signal_emit (self, cubes_paper_sheet_signals[signal], 0, word);
}

static void
acted_cb (CubesPaperSheet *self, CubesPaperRow *row)
{
  act (self, row, self->strikes ? CUBES_PAPER_SHEET_STRIKE : CUBES_PAPER_SHEET_CHALLENGE);
}

/* Gives the focus to the first word from @line on, in steps of @step. */
static gboolean
focus_from (CubesPaperSheet *self, int line, int step)
{
  for (; line >= 0 && line < (int) self->rows->len; line += step)
    if (cubes_paper_sheet_get_word (self, (guint) line) != NULL)
      {
        cubes_paper_sheet_scroll_to_line (self, (guint) line);
        self->by_keys = TRUE;
        return gtk_widget_grab_focus (GTK_WIDGET (cubes_paper_sheet_get_line (self, (guint) line)));
      }
  return FALSE;
}

gboolean
cubes_paper_sheet_focus_word (CubesPaperSheet *self)
{
  const int line = (int) self->current;

  g_return_val_if_fail (CUBES_IS_PAPER_SHEET (self), FALSE);

  return focus_from (self, line, 1) || focus_from (self, line, -1) || focus_from (self, 0, 1);
}

/* The list is one stop of the Tab key; the arrows go from word to word. */
gboolean
cubes_paper_sheet_focus (GtkWidget *widget, GtkDirectionType direction)
{
  if (gtk_widget_get_focus_child (widget) != NULL)
    return FALSE;
  return cubes_paper_sheet_focus_word (CUBES_PAPER_SHEET (widget));
}

static gboolean
key_pressed_cb (CubesPaperSheet *self, guint keyval, guint keycode, GdkModifierType state)
{
  GtkWidget *focus = gtk_widget_get_focus_child (GTK_WIDGET (self));
  const int line = cubes_paper_sheet_find_line (self, focus);
  const int page = MAX (1, self->page);

  if (focus == NULL || (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return FALSE;
  switch (keyval)
    {
    case GDK_KEY_Up:
      focus_from (self, line - 1, -1);
      return TRUE;
    case GDK_KEY_Down:
      focus_from (self, line + 1, 1);
      return TRUE;
    case GDK_KEY_Left:
      return self->columns > 1 && focus_from (self, line - page, -1);
    case GDK_KEY_Right:
      return self->columns > 1 && focus_from (self, line + page, 1);
    case GDK_KEY_Home:
      focus_from (self, 0, 1);
      return TRUE;
    case GDK_KEY_End:
      focus_from (self, (int) self->rows->len - 1, -1);
      return TRUE;
    case GDK_KEY_Page_Up:
      focus_from (self, MAX (0, line - page), 1);
      return TRUE;
    case GDK_KEY_Page_Down:
      focus_from (self, MIN ((int) self->rows->len - 1, line + page), -1);
      return TRUE;
    case GDK_KEY_Delete:
    case GDK_KEY_KP_Delete:
      if (!self->strikes)
        return FALSE;
      act (self, CUBES_PAPER_ROW (focus), CUBES_PAPER_SHEET_STRIKE);
      return TRUE;
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
      if (!cubes_paper_row_is_challenging (CUBES_PAPER_ROW (focus)))
        return FALSE;
      act (self, CUBES_PAPER_ROW (focus), CUBES_PAPER_SHEET_CHALLENGE);
      return TRUE;
    default:
      return FALSE;
    }
}

void
cubes_paper_sheet_watch (CubesPaperSheet *self, CubesPaperRow *row)
{
  g_signal_connect_swapped (row, "noticed", G_CALLBACK (noticed_cb), self);
  g_signal_connect_swapped (row, "acted", G_CALLBACK (acted_cb), self);
}

void
cubes_paper_sheet_add_controllers (CubesPaperSheet *self)
{
  GtkEventController *keys = gtk_event_controller_key_new (), *motion = gtk_event_controller_motion_new ();

  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  /* Before the rows hear of it. */
  gtk_event_controller_set_propagation_phase (motion, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (motion, "enter", G_CALLBACK (motion_cb), self);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (motion_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
}
