/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/probe/probe-puzzle-room.h"

#include <glib/gi18n-lib.h>

#include "app/salon-compat.h"
#include "app/salon-house.h"
#include "app/salon-language.h"
#include "model/probe/probe-puzzle-text.h"
#include "model/salon-days.h"
#include "widgets/probe/probe-puzzle-page.h"

/* The calendar begins here. */
#define FIRST_YEAR 2026

struct _ProbePuzzleRoom {
  GtkWidget parent_instance;

  SalonDays *days;
  ProbePuzzlePage *page;
  GPtrArray *doors; /* of Door */

  SalonDay day;   /* whose puzzle is shown */
  SalonDay month; /* of the calendar */
  const char *language;
  ProbePuzzle puzzle;
  gboolean is_there;
  gboolean anew; /* what was kept of the puzzle does not fit it any more */
  char *fault;   /* (nullable): why there is no puzzle */
  GCancellable *making;
};

static void probe_puzzle_room_iface_init (SalonRoomInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (ProbePuzzleRoom,
                               probe_puzzle_room,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (SALON_TYPE_ROOM, probe_puzzle_room_iface_init))

/* The button to another game of the same day. */
typedef struct {
  const SalonHouseGame *game;
  GtkWidget *button, *line;
} Door;

/* What a worker makes of a day. */
typedef struct {
  SalonDay day;
  char *language;
  char *kept; /* (nullable): what was kept of that day */

  ProbePuzzle puzzle;
  gboolean anew;
  char *fault;
} Making;

static void
making_free (gpointer data)
{
  Making *making = data;

  g_free (making->language);
  g_free (making->kept);
  g_free (making->fault);
  g_free (making);
}

/* Calendar and signs */

static void
fill_day (ProbePuzzleRoom *self, SalonDay day, ProbePuzzleDay *known)
{
  SalonDaysNote note;
  ProbePuzzle result;

  if (!salon_days_find (self->days, day, self->language, PROBE_PUZZLE_NAME, &note))
    return;

  known->done = note.done && probe_puzzle_read_result (&result, day, self->language, note.text);
  known->begun = !note.done;
  if (known->done)
    {
      known->wrong = result.wrong;
      known->par = result.par;
    }
}

static void
show_calendar (ProbePuzzleRoom *self)
{
  const SalonDay today = salon_day_today (), next = salon_day_get_month (self->month, 1);
  ProbePuzzleMonth month = {
    .month = self->month,
    .today = today,
    .shown = self->day,
    .can_go_back = self->month > salon_day_make (FIRST_YEAR, 1, 1),
  };
  g_autofree char *running =
    probe_puzzle_say_running (salon_days_count_running (self->days, self->language, PROBE_PUZZLE_NAME, today));

  for (SalonDay day = self->month; day < next; day++)
    fill_day (self, day, &month.days[day - self->month]);
  month.running = running;
  probe_puzzle_calendar_show (probe_puzzle_page_get_calendar (self->page), &month);
}

/* How people call @day. */
static char *
name_day (SalonDay day)
{
  const SalonDay today = salon_day_today ();

  if (day == today)
    return g_strdup (_ ("Today"));
  if (day + 1 == today)
    return g_strdup (_ ("Yesterday"));
  return probe_puzzle_say_day (day);
}

/* The signs of the puzzle that is shown, if it is over, and otherwise those of the last one before it that is. */
static void
show_result (ProbePuzzleRoom *self)
{
  ProbePuzzleResult *result = probe_puzzle_page_get_result (self->page);
  g_autofree char *name = NULL;
  SalonDay day = self->day;
  SalonDaysNote note;
  ProbePuzzle before;

  if (self->is_there && probe_puzzle_is_over (&self->puzzle))
    {
      name = name_day (day);
      probe_puzzle_result_show (result, &self->puzzle, name);
      return;
    }

  while ((day = salon_days_find_before (self->days, self->language, PROBE_PUZZLE_NAME, day)) != 0)
    if (salon_days_find (self->days, day, self->language, PROBE_PUZZLE_NAME, &note)
        && probe_puzzle_read_result (&before, day, self->language, note.text))
      {
        name = name_day (day);
        probe_puzzle_result_show (result, &before, name);
        return;
      }
  probe_puzzle_result_show (result, NULL, NULL);
}

static void
show_doors (ProbePuzzleRoom *self)
{
  for (guint i = 0; i < self->doors->len; i++)
    {
      const Door *door = g_ptr_array_index (self->doors, i);
      g_autofree char *line = door->game->say_day (self->days, self->day);

      gtk_label_set_label (GTK_LABEL (door->line), line != NULL ? line : "");
      gtk_widget_set_visible (door->line, line != NULL);
      gtk_accessible_update_property (GTK_ACCESSIBLE (door->button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                      line != NULL ? line : "", -1);
    }
}

static void
show_side (ProbePuzzleRoom *self)
{
  show_calendar (self);
  show_result (self);
  show_doors (self);
}

/* The puzzle */

/* @moved: the last move was just made, and @sentence says what came of it. */
static void
show_puzzle (ProbePuzzleRoom *self, gboolean moved, const char *sentence)
{
  g_autofree char *standing = self->is_there ? probe_puzzle_say_standing (&self->puzzle) : NULL;
  const gboolean over = self->is_there && probe_puzzle_is_over (&self->puzzle);
  ProbePuzzleScene scene = {
    .puzzle = self->is_there ? &self->puzzle : NULL,
    .moved = moved,
    .sentence = sentence,
    .standing = standing != NULL ? standing : "",
  };

  if (sentence == NULL && !self->is_there)
    scene.sentence = self->fault != NULL ? self->fault : _ ("The trays are being laid…");
  else if (sentence == NULL)
    scene.sentence = self->anew ? _ ("The word list has changed since this puzzle was begun: it begins anew.")
                     : over     ? _ ("This puzzle is solved.")
                     : self->puzzle.n_moves > 0 ? _ ("You have begun this puzzle. Go on.")
                                                : _ ("Uncover three words with as few wrong questions as you can.");
  probe_puzzle_page_update (self->page, &scene);
  if (moved)
    salon_compat_announce (GTK_WIDGET (self->page), scene.sentence);
}

static void
make_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Making *making = data;
  WordsError error = { 0 };
  WordsList *words = words_list_open_language (making->language, &error);

  if (words == NULL)
    making->fault = g_strdup (_ ("There is no puzzle, because the word list cannot be read."));
  else if (!probe_puzzle_init (&making->puzzle, words, making->day))
    making->fault = g_strdup (_ ("There is no puzzle, because the word list has too few words."));
  else
    {
      making->anew = making->kept != NULL && !probe_puzzle_read (&making->puzzle, making->kept);
      if (making->puzzle.par < 0)
        probe_puzzle_reckon (&making->puzzle, words);
    }
  words_list_close (words);
  g_task_return_boolean (task, TRUE);
}

static void
made_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  ProbePuzzleRoom *self = PROBE_PUZZLE_ROOM (source);
  Making *making = g_task_get_task_data (G_TASK (result));

  if (g_task_get_cancellable (G_TASK (result)) != self->making)
    return;

  g_clear_object (&self->making);
  self->puzzle = making->puzzle;
  self->is_there = making->fault == NULL;
  self->anew = making->anew;
  self->fault = g_steal_pointer (&making->fault);
  show_puzzle (self, FALSE, NULL);
  show_side (self);
  probe_puzzle_page_focus (self->page);
}

/* Has a worker make the puzzle of self->day. */
static void
make (ProbePuzzleRoom *self)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GTask) task = g_task_new (self, cancellable, made_cb, NULL);
  Making *making = g_new0 (Making, 1);
  SalonDaysNote note;

  making->day = self->day;
  making->language = g_strdup (self->language);
  if (salon_days_find (self->days, self->day, self->language, PROBE_PUZZLE_NAME, &note))
    making->kept = g_strdup (note.text);
  g_set_object (&self->making, cancellable);
  g_task_set_task_data (task, making, making_free);
  g_task_run_in_thread (task, make_in_thread);
}

static void
show_day (ProbePuzzleRoom *self, SalonDay day)
{
  self->day = day;
  self->month = salon_day_get_month (day, 0);
  self->is_there = FALSE;
  g_clear_pointer (&self->fault, g_free);
  salon_room_retitled (SALON_ROOM (self));
  show_puzzle (self, FALSE, NULL);
  show_side (self);
  /* Until it is known what was done of that day, nothing is begun. */
  if (salon_days_is_read (self->days))
    make (self);
}

static void
days_changed_cb (ProbePuzzleRoom *self)
{
  if (!self->is_there && self->making == NULL && self->fault == NULL)
    make (self);
  show_side (self);
}

static void
keep (ProbePuzzleRoom *self)
{
  g_autofree char *text = probe_puzzle_write (&self->puzzle);
  const SalonDaysNote note = { self->day, self->language, PROBE_PUZZLE_NAME, probe_puzzle_is_over (&self->puzzle),
                               text };

  self->anew = FALSE;
  salon_days_keep (self->days, &note);
}

static void
after_move (ProbePuzzleRoom *self, guint tray, const char *asked, int outcome)
{
  g_autofree char *sentence = probe_puzzle_say (&self->puzzle, tray, asked, outcome);

  keep (self);
  show_puzzle (self, TRUE, sentence);
  if (probe_puzzle_is_over (&self->puzzle))
    probe_puzzle_page_focus (self->page);
}

static void
asked_cb (ProbePuzzleRoom *self, guint tray, int letter)
{
  const char asked[2] = { (char) letter, '\0' };

  after_move (self, tray, asked, probe_puzzle_ask (&self->puzzle, tray, (char) letter));
}

static void
named_cb (ProbePuzzleRoom *self, guint tray, const char *word)
{
  after_move (self, tray, word,
              probe_puzzle_name (&self->puzzle, tray, word) ? PROBE_PUZZLE_NAMED : PROBE_PUZZLE_WRONG);
}

/* What people want of the side */

static void
chosen_cb (ProbePuzzleRoom *self, guint day)
{
  probe_puzzle_page_close_side (self->page);
  if (day != self->day)
    show_day (self, day);
}

static void
turned_cb (ProbePuzzleRoom *self, int step)
{
  self->month = salon_day_get_month (self->month, step);
  show_calendar (self);
}

static void
copied_cb (ProbePuzzleRoom *self)
{
  salon_room_tell (SALON_ROOM (self), _ ("The signs are copied"));
}

static void
door_cb (ProbePuzzleRoom *self, GtkWidget *button)
{
  const SalonHouseGame *house = g_object_get_data (G_OBJECT (button), "game");
  g_autoptr (GError) error = NULL;
  SalonLook look;
  g_autoptr (SalonGame) game = house->make_day (self->day, &look, &error);

  probe_puzzle_page_close_side (self->page);
  if (game != NULL)
    salon_room_begin (SALON_ROOM (self), game, &look);
  else
    salon_room_tell (SALON_ROOM (self), error->message);
}

static void
add_door (ProbePuzzleRoom *self, const SalonHouseGame *game)
{
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  Door *door = g_new0 (Door, 1);

  gtk_widget_set_valign (lines, GTK_ALIGN_CENTER);
  door->game = game;
  door->line = gtk_label_new (NULL);
  gtk_widget_add_css_class (door->line, "second");
  gtk_box_append (GTK_BOX (lines), gtk_label_new (_ (game->day_title)));
  gtk_box_append (GTK_BOX (lines), door->line);
  door->button = gtk_button_new ();
  gtk_widget_set_name (door->button, "day-game");
  gtk_button_set_child (GTK_BUTTON (door->button), lines);
  gtk_widget_add_css_class (door->button, "door");
  gtk_accessible_update_property (GTK_ACCESSIBLE (door->button), GTK_ACCESSIBLE_PROPERTY_LABEL, _ (game->day_title),
                                  -1);
  g_object_set_data (G_OBJECT (door->button), "game", (gpointer) game);
  g_signal_connect_swapped (door->button, "clicked", G_CALLBACK (door_cb), self);
  g_ptr_array_add (self->doors, door);
  probe_puzzle_page_add (self->page, door->button);
}

/* The room */

static char *
probe_puzzle_room_get_title (SalonRoom *room)
{
  return g_strdup (PROBE_PUZZLE_ROOM (room)->day == salon_day_today () ? _ ("Today’s word")
                                                                       : _ ("The word of the day"));
}

static char *
probe_puzzle_room_get_subtitle (SalonRoom *room)
{
  g_autofree char *date = probe_puzzle_say_day (PROBE_PUZZLE_ROOM (room)->day);

  /* Translators: a date, of a puzzle */
  return g_strdup_printf (_ ("%s · the same for everybody"), date);
}

static void
probe_puzzle_room_focus (SalonRoom *room)
{
  probe_puzzle_page_focus (PROBE_PUZZLE_ROOM (room)->page);
}

static void
probe_puzzle_room_iface_init (SalonRoomInterface *iface)
{
  iface->get_title = probe_puzzle_room_get_title;
  iface->get_subtitle = probe_puzzle_room_get_subtitle;
  iface->focus = probe_puzzle_room_focus;
}

static void
probe_puzzle_room_dispose (GObject *object)
{
  ProbePuzzleRoom *self = PROBE_PUZZLE_ROOM (object);

  if (self->days != NULL)
    {
      /* The program may be about to end. */
      salon_days_flush (self->days);
      g_signal_handlers_disconnect_by_data (self->days, self);
    }
  g_clear_object (&self->days);
  g_clear_object (&self->making);
  g_clear_pointer (&self->doors, g_ptr_array_unref);
  if (self->page != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->page));
  self->page = NULL;

  G_OBJECT_CLASS (probe_puzzle_room_parent_class)->dispose (object);
}

static void
probe_puzzle_room_finalize (GObject *object)
{
  g_free (PROBE_PUZZLE_ROOM (object)->fault);

  G_OBJECT_CLASS (probe_puzzle_room_parent_class)->finalize (object);
}

static void
probe_puzzle_room_class_init (ProbePuzzleRoomClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = probe_puzzle_room_dispose;
  G_OBJECT_CLASS (klass)->finalize = probe_puzzle_room_finalize;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
probe_puzzle_room_init (ProbePuzzleRoom *self)
{
  self->language = salon_language_is ("fr") ? "fr" : "en";
  self->doors = g_ptr_array_new_with_free_func (g_free);
  self->page = PROBE_PUZZLE_PAGE (probe_puzzle_page_new ());
  gtk_widget_set_name (GTK_WIDGET (self->page), "puzzle");
  gtk_widget_set_parent (GTK_WIDGET (self->page), GTK_WIDGET (self));
  for (guint i = 0; salon_house_games[i] != NULL; i++)
    if (salon_house_games[i]->make_day != NULL)
      add_door (self, salon_house_games[i]);

  g_signal_connect_swapped (self->page, "asked", G_CALLBACK (asked_cb), self);
  g_signal_connect_swapped (self->page, "named", G_CALLBACK (named_cb), self);
  g_signal_connect_swapped (probe_puzzle_page_get_calendar (self->page), "chosen", G_CALLBACK (chosen_cb), self);
  g_signal_connect_swapped (probe_puzzle_page_get_calendar (self->page), "turned", G_CALLBACK (turned_cb), self);
  g_signal_connect_swapped (probe_puzzle_page_get_result (self->page), "copied", G_CALLBACK (copied_cb), self);
}

SalonRoom *
probe_puzzle_room_new (const SalonRoomMeans *means)
{
  ProbePuzzleRoom *self = g_object_new (PROBE_TYPE_PUZZLE_ROOM, NULL);

  self->days = salon_days_get_shared (salon_store_get_directory (means->store));
  g_signal_connect_swapped (self->days, "changed", G_CALLBACK (days_changed_cb), self);
  show_day (self, salon_day_today ());
  return SALON_ROOM (self);
}
