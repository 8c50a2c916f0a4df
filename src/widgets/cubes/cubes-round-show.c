/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the page of a round shows: the time, and for one pair of eyes what lies on the table. */

#include "widgets/cubes/cubes-round-page-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "model/cubes/cubes-text.h"
#include "widgets/cubes/cubes-clock.h"
#include "widgets/cubes/cubes-panel.h"
#include "widgets/cubes/cubes-paper.h"
#include "widgets/cubes/cubes-plate.h"
#include "widgets/cubes/cubes-round-text.h"
#include "widgets/cubes/cubes-sounds.h"
#include "widgets/cubes/cubes-tools.h"
#include "widgets/cubes/cubes-tray.h"
#include "widgets/salon-sound.h"

/* How often the time is shown anew, in ms: often enough for the rim, which is 13 px longer each second. */
#define CLOCK_MS 200

/* The last seconds, in which the sand is heard. */
#define LAST_SECONDS 15

/* The time */

static void
show_time (CubesRoundPage *self)
{
  const gint64 whole = cubes_game_get_header (self->game)->setup.minutes * 60 * G_USEC_PER_SEC;
  CubesTime time;
  double left, all;

  cubes_game_get_time (self->game, &time);
  /* Before it begins, all of it is left. Without a limit none is shown; computers among themselves have one all the same. */
  if (cubes_game_get_due (self->game) < CUBES_DUE_WRITE || whole == 0)
    time.left = time.whole = whole;
  left = (double) time.left / G_USEC_PER_SEC;
  all = (double) time.whole / G_USEC_PER_SEC;
  cubes_clock_set_time (CUBES_CLOCK (self->clock), left, all, time.runs);
  cubes_tray_set_time (CUBES_TRAY (self->tray), left, time.runs ? all : 0);

  if (time.runs && all > 0 && left < LAST_SECONDS && (int) left != self->whispered)
    {
      self->whispered = (int) left;
      salon_sound_play (CUBES_SOUND_SAND);
    }
}

static gboolean
clock_cb (gpointer page)
{
  CubesRoundPage *self = page;

  /* The time may be up now, and the game another one when this returns. */
  cubes_game_count_time (self->game);
  if (self->clock_id != 0)
    show_time (self);
  return self->clock_id != 0 ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

void
cubes_round_page_run_clock (CubesRoundPage *self)
{
  CubesTime time = { 0 };

  if (self->game != NULL)
    cubes_game_get_time (self->game, &time);
  if (time.runs && gtk_widget_get_mapped (GTK_WIDGET (self)))
    {
      if (self->clock_id == 0)
        self->clock_id = g_timeout_add (CLOCK_MS, clock_cb, self);
    }
  else
    {
      g_clear_handle_id (&self->clock_id, g_source_remove);
    }
}

/* What is shown */

/* Whether the eye sees the list that is being written. */
static gboolean
is_writing (CubesRoundPage *self)
{
  const CubesDue due = cubes_game_get_due (self->game);

  return self->eye != CUBES_ONLOOKER && cubes_game_get_turn (self->game) == self->eye
         && (due == CUBES_DUE_WRITE || due == CUBES_DUE_LISTS);
}

gboolean
cubes_round_page_chooses_corner (CubesRoundPage *self)
{
  const int turn = cubes_game_get_turn (self->game);

  return cubes_game_get_due (self->game) == CUBES_DUE_BAR && turn == self->eye
         && salon_game_is_person (SALON_GAME (self->game), (guint) turn);
}

/* Whether the lid is on: nobody may see the cubes now, unless there are none yet and the Bar is laid. */
static gboolean
has_lid (CubesRoundPage *self)
{
  const CubesDue due = cubes_game_get_due (self->game);

  return self->view->seen.faces[0] == '\0' ? !cubes_round_page_chooses_corner (self)
                                           : due == CUBES_DUE_LID || due == CUBES_DUE_SHAKE;
}

static guint
count_shakes (CubesRoundPage *self)
{
  const CubesDue due = cubes_game_get_due (self->game);
  const gboolean shaken =
    due != CUBES_DUE_SHAKE
    && !(due == CUBES_DUE_BAR && cubes_game_get_header (self->game)->setup.grid == CUBES_BAR_BEFORE);

  return self->view->seen.rounds + (shaken && due < CUBES_DUE_NEXT ? 1 : 0);
}

static CubesRoundLeft *
get_left (CubesRoundPage *self)
{
  return &self->left[self->eye == CUBES_ONLOOKER ? CUBES_MAX_SEATS : self->eye];
}

/* Keeps what whoever looks now leaves behind. */
static void
leave (CubesRoundPage *self)
{
  CubesRoundLeft *left = get_left (self);

  if (!self->open)
    return;
  left->seen = TRUE;
  left->quarters = cubes_tray_get_quarters (CUBES_TRAY (self->tray));
  if (self->writer != CUBES_ONLOOKER)
    left->word = self->word;
}

void
cubes_round_page_forget (CubesRoundPage *self, int seat)
{
  g_return_if_fail (CUBES_IS_ROUND_PAGE (self));

  memset (&self->left[seat], 0, sizeof self->left[seat]);
}

/* What was left behind belongs to the cubes that lay there then. */
static void
forget_left (CubesRoundPage *self)
{
  const guint shakes = count_shakes (self);

  if (shakes != self->left_shakes)
    memset (self->left, 0, sizeof self->left);
  self->left_shakes = shakes;
}

static void
show_tray (CubesRoundPage *self, gboolean moving)
{
  const gboolean lid = has_lid (self);
  CubesTrayScene scene = {
    .seen = get_left (self)->seen,
    .upright = cubes_game_get_header (self->game)->upright,
    .lid = lid,
    .shakes = count_shakes (self),
    .corner = (CubesCorner) self->view->seen.corner,
  };
  CubesTrayUse use = CUBES_TRAY_SHOWS;

  if (!lid)
    g_strlcpy (scene.faces, self->view->seen.faces, sizeof scene.faces);
  if (cubes_round_page_chooses_corner (self))
    use = CUBES_TRAY_BARS;
  else if (self->writer != CUBES_ONLOOKER)
    use = CUBES_TRAY_TRACES;
  if (!self->open)
    cubes_tray_set_quarters (CUBES_TRAY (self->tray), get_left (self)->quarters);
  self->open = !lid && scene.faces[0] != '\0';
  cubes_tray_set_scene (CUBES_TRAY (self->tray), &scene, moving);
  cubes_tray_set_use (CUBES_TRAY (self->tray), use);
}

static void
show_plates (CubesRoundPage *self)
{
  const CubesHeader *header = cubes_game_get_header (self->game);
  const CubesDue due = cubes_game_get_due (self->game);
  const int turn = cubes_game_get_turn (self->game), shaker = cubes_game_get_shaker (self->game);

  for (int seat = 0; seat < header->setup.seats; seat++)
    {
      const int words = self->view->seen.list[seat].n;
      const gboolean person = salon_game_is_person (SALON_GAME (self->game), (guint) seat);
      g_autofree char *note = cubes_round_text_note (self->game, seat, words),
                      *counted = cubes_round_text_words (words);
      const CubesPlateScene scene = {
        .name = header->salon.name[seat],
        .colour = self->look.colour[seat],
        .note = note,
        .words = words,
        .counts = g_str_equal (note, counted),
        .writes = due == CUBES_DUE_WRITE && (person ? turn == seat : !cubes_game_is_done (self->game, seat)),
        .turn = turn == seat,
        .shaker = seat == shaker && (due == CUBES_DUE_BAR || due == CUBES_DUE_SHAKE),
      };

      cubes_plate_set_scene (CUBES_PLATE (self->plate[seat]), &scene);
    }
}

void
cubes_round_page_show_due (CubesRoundPage *self)
{
  const gboolean corners = cubes_round_page_chooses_corner (self), moving = cubes_round_page_is_moving (self);
  g_autofree char *title = cubes_round_text_due (self->game), *text = cubes_round_text_due_reason (self->game);
  const CubesPanelScene scene = {
    .title = title,
    .text = text,
    .button = moving || (cubes_game_get_due (self->game) == CUBES_DUE_BAR && !corners)
                ? NULL
                : cubes_round_text_due_button (self->game),
    .note_title = corners ? _ ("No counts and no hints") : NULL,
    .note = corners
              ? _ ("Which corner is best is for the shaker to see. Click a corner of the tray, or drag the Bar there.")
              : NULL,
    .corners = corners,
    .faces = self->open ? self->view->seen.faces : "",
    .corner = corners ? cubes_tray_get_corner (CUBES_TRAY (self->tray)) : CUBES_NO_BAR,
  };

  self->goes = scene.button != NULL;
  if (corners && scene.corner == CUBES_NO_BAR)
    cubes_tray_set_corner (CUBES_TRAY (self->tray), CUBES_NW);
  cubes_panel_set_scene (CUBES_PANEL (self->panel), &scene);
  cubes_panel_set_corner (CUBES_PANEL (self->panel), cubes_tray_get_corner (CUBES_TRAY (self->tray)));
}

/* Who can end the time now, and how. */
static void
show_tools (CubesRoundPage *self)
{
  const gboolean lists = cubes_game_get_due (self->game) == CUBES_DUE_LISTS;
  const gboolean writes = self->writer != CUBES_ONLOOKER,
                 paper = self->open && cubes_round_text_is_on_paper (self->game);
  const guint seats = salon_game_count_seats (SALON_GAME (self->game));
  const gboolean others = salon_game_count_people (SALON_GAME (self->game)) > 1;
  const char *rest = NULL;

  if (writes && lists)
    rest = _ ("Have you typed all words of your sheet?");
  else if (writes && seats > 1)
    rest = others
             ? _ ("When you are done, the next player writes. When time is called, nobody writes any more.")
             : _ ("When you are done, the others write on until the time is up. When time is called, nobody writes any "
                  "more.");
  else if (writes)
    rest = _ ("When you are done, your list is read out.");
  else if (paper)
    rest = _ ("When time is called, nobody writes any more, and each types their list.");

  /* While the Bar is being chosen, the tray lies straight. */
  cubes_tools_set_scene (CUBES_TOOLS (self->tools), self->open && !cubes_round_page_chooses_corner (self),
                         writes ? (others || lists ? _ ("I am done…") : _ ("Call time…")) : NULL, rest,
                         paper || (writes && !lists && seats > 1));
}

/* What stands below the tray while nobody writes. */
static void
show_caption (CubesRoundPage *self)
{
  const char *caption = "";

  if (cubes_round_page_chooses_corner (self) && self->open)
    caption = _ (
      "16 cubes stay. The time begins as soon as the Bar is in place.\nStudy the cubes as long as the others let you.");
  else if (cubes_round_page_chooses_corner (self))
    caption = _ ("16 cubes stay. Then the cubes are shaken.");
  gtk_label_set_text (GTK_LABEL (self->caption), caption);
}

static void
show_paper (CubesRoundPage *self)
{
  g_autofree char *name = cubes_text_name (cubes_game_get_header (self->game), self->writer), *title = NULL;

  /* Translators: whose list it is: “Ada’s list” */
  title = g_strdup_printf (_ ("%s’s list"), name);
  cubes_paper_set_owner (CUBES_PAPER (self->paper), title, (guint) self->writer, self->look.colour[self->writer],
                         FALSE);
  cubes_round_page_show_list (self);
}

/* Shows what of the page is needed now. */
static void
show_parts (CubesRoundPage *self)
{
  const gboolean writes = self->writer != CUBES_ONLOOKER, corners = cubes_round_page_chooses_corner (self);
  const CubesDue due = cubes_game_get_due (self->game);
  const gboolean people = salon_game_count_people (SALON_GAME (self->game)) > 0;

  gtk_widget_set_visible (self->slip, writes);
  gtk_widget_set_visible (self->hint, writes);
  gtk_widget_set_visible (self->paper, writes);
  gtk_widget_set_visible (self->panel, !writes);
  gtk_widget_set_visible (self->counts, !writes && !corners);
  /* Whoever writes on paper, or has finished, needs no keys. */
  gtk_widget_set_visible (self->keys, !writes && !corners && people && due < CUBES_DUE_WRITE
                                        && cubes_game_get_habits (self->game)->way == CUBES_WAY_CURTAIN);
  gtk_widget_set_visible (self->caption, !writes);
}

void
cubes_round_page_update (CubesRoundPage *self, int eye, gboolean moving)
{
  const int before = self->writer;

  g_return_if_fail (CUBES_IS_ROUND_PAGE (self) && self->game != NULL);

  if (eye != self->eye)
    {
      leave (self);
      self->open = FALSE;
    }
  self->eye = eye;
  cubes_game_get_view (self->game, eye, self->view);
  forget_left (self);
  self->writer = is_writing (self) ? eye : CUBES_ONLOOKER;
  if (self->writer != before)
    {
      if (before != CUBES_ONLOOKER)
        cubes_round_page_say (self, NULL);
      cubes_round_page_clear_word (self);
      cubes_paper_set_words (CUBES_PAPER (self->paper), NULL, 0);
      self->whispered = -1;
      if (self->writer != CUBES_ONLOOKER)
        self->word = get_left (self)->word;
    }

  show_tray (self, moving);
  show_plates (self);
  show_parts (self);
  if (self->writer != CUBES_ONLOOKER)
    show_paper (self);
  else
    cubes_round_page_show_due (self);
  if (self->writer != before && self->word.word[0] != '\0')
    cubes_round_page_show_word (self);
  self->goes = self->goes && self->writer == CUBES_ONLOOKER;
  show_tools (self);
  show_caption (self);
  show_time (self);
  cubes_round_page_run_clock (self);
}

void
cubes_round_page_hide (CubesRoundPage *self)
{
  /* However often the cubes were shaken: what is shown next is no shake. */
  const CubesTrayScene nothing = { .lid = TRUE, .shakes = G_MAXUINT, .corner = CUBES_NO_BAR };

  g_return_if_fail (CUBES_IS_ROUND_PAGE (self));

  leave (self);
  if (self->writer != CUBES_ONLOOKER)
    cubes_round_page_say (self, NULL);
  cubes_round_page_clear_word (self);
  cubes_paper_set_words (CUBES_PAPER (self->paper), NULL, 0);
  cubes_panel_set_scene (CUBES_PANEL (self->panel), &(CubesPanelScene) { .title = "", .text = "", .faces = "" });
  cubes_tray_set_use (CUBES_TRAY (self->tray), CUBES_TRAY_SHOWS);
  cubes_tray_set_scene (CUBES_TRAY (self->tray), &nothing, FALSE);
  cubes_tools_set_scene (CUBES_TOOLS (self->tools), FALSE, NULL, NULL, FALSE);
  self->eye = self->writer = CUBES_ONLOOKER;
  self->open = self->goes = FALSE;
  g_clear_handle_id (&self->clock_id, g_source_remove);
}
