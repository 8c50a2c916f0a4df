/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/cubes/cubes-read-out-papers.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "widgets/cubes/cubes-challenge.h"
#include "widgets/cubes/cubes-paper.h"

#define GAP    10 /* px, between two lists */
#define SHADOW 8  /* px, room for it around the lists */

struct _CubesReadOutPapers {
  GtkWidget parent_instance;

  CubesGame *game; /* NULL before the first update, as all that belongs to the page */
  const CubesView *view;
  const CubesReadLine *lines;
  guint n, read;
  gboolean done;

  GtkWidget *scroller, *box;
  CubesPaper *paper[CUBES_MAX_SEATS];
  int points[CUBES_MAX_SEATS]; /* of the lines that have been read */
  GtkAdjustment *vertical;
};

G_DEFINE_FINAL_TYPE (CubesReadOutPapers, cubes_read_out_papers, GTK_TYPE_WIDGET)

enum {
  NOTICED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static int
count_seats (CubesReadOutPapers *self)
{
  return self->view != NULL ? self->view->seen.setup.seats : 0;
}

static const char (*get_names (CubesReadOutPapers *self))[SALON_NAME_SIZE]
{
  return cubes_game_get_header (self->game)->salon.name;
}

const CubesWord *
cubes_read_out_papers_get_word (CubesReadOutPapers *self, guint line, int seat)
{
  const int index = line < self->n ? self->lines[line].word[seat] : -1;

  return index >= 0 ? &self->view->seen.list[seat].word[index] : NULL;
}

static int
find_seat (CubesReadOutPapers *self, gconstpointer paper)
{
  int seat = 0;

  while (self->paper[seat] != paper)
    seat++;
  return seat;
}

static void
noticed_cb (CubesReadOutPapers *self, int line, const char *word, CubesPaper *paper)
{
  if (self->view != NULL)
    g_signal_emit (self, signals[NOTICED], 0, find_seat (self, paper), line);
}

static void
challenge_cb (CubesReadOutPapers *self, const char *word, CubesPaper *paper)
{
  GtkWidget *row = cubes_paper_get_row (paper, word);

  if (row != NULL)
    cubes_challenge_ask (GTK_WIDGET (self), row, self->game, find_seat (self, paper), word);
}

/* What the lists show */

/* Whether the game has challenges at all. */
static gboolean
can_challenge (CubesReadOutPapers *self)
{
  return self->view->seen.setup.spelling_free && count_seats (self) > 1;
}

/* Sets @shown to what the list of @seat has on @line; its texts become @told and @reason, (transfer full). */
static void
set_line (CubesReadOutPapers *self, CubesPaperLine *shown, guint line, int seat, char **told, char **reason)
{
  const CubesWord *word = cubes_read_out_papers_get_word (self, line, seat);
  const CubesState *seen = &self->view->seen;

  if (self->lines[line].kind == CUBES_READ_SHARED_HEADING)
    shown->heading = _ ("Crossed off");
  else if (self->lines[line].kind == CUBES_READ_OWN_HEADING)
    shown->heading = _ ("Counted");
  if (word == NULL)
    return;

  shown->word = word->letters;
  if (line >= self->read)
    return;
  shown->told = *told = cubes_read_out_tell (seen, get_names (self), word);
  shown->reason = *reason = cubes_read_out_reason (seen, word);
  shown->crossed = word->verdict == CUBES_SHARED ? 1 : 0;
  if (word->verdict == CUBES_SCORED)
    {
      shown->points = cubes_word_points ((int) strlen (word->letters));
      shown->challenging = self->done && can_challenge (self) && word->ruling == CUBES_NOT_CHALLENGED;
    }
}

static void
show_total (CubesReadOutPapers *self, int seat)
{
  cubes_paper_set_total (self->paper[seat], _ ("This round"), self->points[seat],
                         self->done && count_seats (self) > 1 && cubes_read_out_is_best (&self->view->seen, seat));
}

static void
show_paper (CubesReadOutPapers *self, int seat, const SalonLook *look)
{
  g_autofree CubesPaperLine *shown = g_new0 (CubesPaperLine, self->n);
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);

  self->points[seat] = 0;
  for (guint line = 0; line < self->n; line++)
    {
      char *told = NULL, *reason = NULL;

      set_line (self, &shown[line], line, seat, &told, &reason);
      g_ptr_array_add (texts, told);
      g_ptr_array_add (texts, reason);
      self->points[seat] += shown[line].points;
    }
  cubes_paper_set_owner (self->paper[seat], get_names (self)[seat], (guint) seat, look->colour[seat], TRUE);
  cubes_paper_set_dense (self->paper[seat], self->n, can_challenge (self));
  cubes_paper_set_lines (self->paper[seat], shown, self->n);
  show_total (self, seat);
}

void
cubes_read_out_papers_set_read (CubesReadOutPapers *self, guint read)
{
  const guint before = self->read;

  g_return_if_fail (CUBES_IS_READ_OUT_PAPERS (self));
  g_return_if_fail (read >= before && read <= self->n);

  self->read = read;
  for (int seat = 0; seat < count_seats (self); seat++)
    {
      for (guint line = before; line < read; line++)
        {
          g_autofree char *told = NULL, *reason = NULL;
          CubesPaperLine shown = { 0 };

          set_line (self, &shown, line, seat, &told, &reason);
          cubes_paper_set_line (self->paper[seat], line, &shown);
          self->points[seat] += shown.points;
        }
      show_total (self, seat);
    }
}

void
cubes_read_out_papers_light (CubesReadOutPapers *self, int line)
{
  g_return_if_fail (CUBES_IS_READ_OUT_PAPERS (self));

  for (int seat = 0; seat < count_seats (self); seat++)
    cubes_paper_set_lit (self->paper[seat], line);
}

void
cubes_read_out_papers_light_one (CubesReadOutPapers *self, int seat, int line)
{
  g_return_if_fail (CUBES_IS_READ_OUT_PAPERS (self));
  g_return_if_fail (seat < count_seats (self));

  cubes_paper_set_lit (self->paper[seat], line);
}

void
cubes_read_out_papers_cross (CubesReadOutPapers *self, guint line, double crossed)
{
  g_return_if_fail (CUBES_IS_READ_OUT_PAPERS (self));

  for (int seat = 0; seat < count_seats (self); seat++)
    if (cubes_read_out_papers_get_word (self, line, seat) != NULL)
      cubes_paper_set_crossed (self->paper[seat], line, crossed);
}

int
cubes_read_out_papers_get_whole_width (CubesReadOutPapers *self)
{
  int least;

  g_return_val_if_fail (CUBES_IS_READ_OUT_PAPERS (self), 0);

  gtk_widget_measure (self->box, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  return least;
}

void
cubes_read_out_papers_show_line (CubesReadOutPapers *self, guint line)
{
  g_return_if_fail (CUBES_IS_READ_OUT_PAPERS (self));

  /* They scroll together. */
  if (self->paper[0] != NULL)
    cubes_paper_show_line (self->paper[0], line);
}

void
cubes_read_out_papers_focus (CubesReadOutPapers *self, int seat)
{
  g_return_if_fail (CUBES_IS_READ_OUT_PAPERS (self));
  g_return_if_fail (seat < count_seats (self));

  cubes_paper_focus (self->paper[seat]);
}

/* The object */

static void
cubes_read_out_papers_dispose (GObject *object)
{
  CubesReadOutPapers *self = CUBES_READ_OUT_PAPERS (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_object (&self->vertical);
  g_clear_object (&self->game);
  self->view = NULL;

  G_OBJECT_CLASS (cubes_read_out_papers_parent_class)->dispose (object);
}

static void
cubes_read_out_papers_class_init (CubesReadOutPapersClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cubes_read_out_papers_dispose;

  signals[NOTICED] = g_signal_new ("noticed", CUBES_TYPE_READ_OUT_PAPERS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 2, G_TYPE_INT, G_TYPE_INT);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "cubes-read-out-papers");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
cubes_read_out_papers_init (CubesReadOutPapers *self)
{
  self->vertical = g_object_ref_sink (gtk_adjustment_new (0, 0, 0, 0, 0, 0));
  self->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, GAP);
  gtk_box_set_homogeneous (GTK_BOX (self->box), TRUE);
  gtk_widget_set_margin_start (self->box, SHADOW);
  gtk_widget_set_margin_end (self->box, SHADOW);
  gtk_widget_set_margin_top (self->box, SHADOW);
  gtk_widget_set_margin_bottom (self->box, SHADOW);
  self->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), self->box);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
}

GtkWidget *
cubes_read_out_papers_new (void)
{
  return g_object_new (CUBES_TYPE_READ_OUT_PAPERS, NULL);
}

static void
make_papers (CubesReadOutPapers *self)
{
  const int seats = count_seats (self);

  for (int seat = 0; seat < CUBES_MAX_SEATS; seat++)
    {
      if (seat >= seats && self->paper[seat] != NULL)
        {
          gtk_box_remove (GTK_BOX (self->box), GTK_WIDGET (self->paper[seat]));
          self->paper[seat] = NULL;
        }
      if (seat >= seats || self->paper[seat] != NULL)
        continue;
      self->paper[seat] = CUBES_PAPER (cubes_paper_new ());
      g_signal_connect_swapped (self->paper[seat], "noticed", G_CALLBACK (noticed_cb), self);
      g_signal_connect_swapped (self->paper[seat], "challenge", G_CALLBACK (challenge_cb), self);
      gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->paper[seat]));
    }
  for (int seat = 0; seat < seats; seat++)
    cubes_paper_set_scrolling (self->paper[seat], self->vertical, seat == seats - 1);
}

void
cubes_read_out_papers_update (CubesReadOutPapers *self,
                              CubesGame *game,
                              const CubesView *view,
                              const SalonLook *look,
                              const CubesReadLine *lines,
                              guint n,
                              guint read,
                              gboolean done)
{
  g_return_if_fail (CUBES_IS_READ_OUT_PAPERS (self));
  g_return_if_fail (CUBES_IS_GAME (game));
  g_return_if_fail (read <= n);

  g_set_object (&self->game, game);
  self->view = view;
  self->lines = lines;
  self->n = n;
  self->read = read;
  self->done = done;
  make_papers (self);
  for (int seat = 0; seat < count_seats (self); seat++)
    show_paper (self, seat, look);
}
