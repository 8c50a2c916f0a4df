/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/cubes/cubes-round-page-private.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "model/cubes/cubes-text.h"
#include "widgets/cubes/cubes-clock.h"
#include "widgets/cubes/cubes-panel.h"
#include "widgets/cubes/cubes-paper.h"
#include "widgets/cubes/cubes-plate.h"
#include "widgets/cubes/cubes-round-layout.h"
#include "widgets/cubes/cubes-round-text.h"
#include "widgets/cubes/cubes-slip.h"
#include "widgets/cubes/cubes-sounds.h"
#include "widgets/cubes/cubes-tools.h"
#include "widgets/cubes/cubes-tray.h"
#include "widgets/salon-context.h"
#include "widgets/salon-sound.h"

/* How often the time is shown anew, in ms: often enough for the rim, which is 13 px longer each second. */
#define CLOCK_MS 200

/* The last seconds, in which the sand is heard. */
#define LAST_SECONDS 15

/* Sizes of the page, in px. */
#define LARGE_HEIGHT 860 /* of a page on which everything is larger */
#define LEAST_WIDTH  860
#define LEAST_HEIGHT 460

G_DEFINE_FINAL_TYPE (CubesRoundPage, cubes_round_page, GTK_TYPE_WIDGET)

enum {
  MESSAGE,
  PAUSE,
  SETTLED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

void
cubes_round_page_tell (CubesRoundPage *self, const GError *error)
{
  if (error != NULL)
    g_signal_emit (self, signals[MESSAGE], 0, error->message);
}

CubesSlipGrid
cubes_round_page_get_grid (CubesRoundPage *self)
{
  return (CubesSlipGrid) {
    .faces = self->view->seen.faces,
    .open = cubes_open_cells ((CubesCorner) self->view->seen.corner),
    .least = cubes_least_letters ((CubesGrid) self->view->seen.setup.grid),
  };
}

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

static void
run_clock (CubesRoundPage *self)
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

static gboolean
chooses_corner (CubesRoundPage *self)
{
  const int turn = cubes_game_get_turn (self->game);

  return cubes_game_get_due (self->game) == CUBES_DUE_BAR
         && salon_game_is_person (SALON_GAME (self->game), (guint) turn);
}

/* Whether the lid is on: nobody may see the cubes now, unless there are none yet and the Bar is laid. */
static gboolean
has_lid (CubesRoundPage *self)
{
  const CubesDue due = cubes_game_get_due (self->game);

  return self->view->seen.faces[0] == '\0' ? !chooses_corner (self) : due == CUBES_DUE_LID || due == CUBES_DUE_SHAKE;
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

static void
show_tray (CubesRoundPage *self, gboolean moving)
{
  const gboolean lid = has_lid (self);
  CubesTrayScene scene = {
    .upright = cubes_game_get_header (self->game)->upright,
    .lid = lid,
    .shakes = count_shakes (self),
    .corner = (CubesCorner) self->view->seen.corner,
  };
  CubesTrayUse use = CUBES_TRAY_SHOWS;

  if (!lid)
    g_strlcpy (scene.faces, self->view->seen.faces, sizeof scene.faces);
  if (chooses_corner (self))
    use = CUBES_TRAY_BARS;
  else if (self->writer != CUBES_ONLOOKER)
    use = CUBES_TRAY_TRACES;
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

static void
show_panel (CubesRoundPage *self)
{
  const gboolean corners = chooses_corner (self), moving = cubes_round_page_is_moving (self);
  g_autofree char *title = cubes_round_text_due (self->game), *text = cubes_round_text_due_reason (self->game);
  const CubesPanelScene scene = {
    .title = title,
    .text = text,
    .button = moving ? NULL : cubes_round_text_due_button (self->game),
    .note_title = corners ? _ ("No counts and no hints") : NULL,
    .note = corners
              ? _ ("Which corner is rich is for the shaker to see. Click a corner of the tray, or drag the Bar across.")
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

/* Who can end the time now, and how. On paper the panel has the button while the time runs. */
static void
show_tools (CubesRoundPage *self)
{
  const gboolean lists = cubes_game_get_due (self->game) == CUBES_DUE_LISTS;
  const gboolean writes = self->writer != CUBES_ONLOOKER;
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

  cubes_tools_set_scene (CUBES_TOOLS (self->tools), self->open,
                         writes ? (others || lists ? _ ("I am done…") : _ ("Call time…")) : NULL, rest,
                         writes && !lists && seats > 1);
}

/* What stands below the tray while nobody writes. */
static void
show_caption (CubesRoundPage *self)
{
  const char *caption = "";

  if (chooses_corner (self) && self->open)
    caption =
      _ ("16 cubes stay. Everybody writes as soon as the Bar lies.\nStudy the cubes as long as the table lets you.");
  else if (chooses_corner (self))
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
  const gboolean writes = self->writer != CUBES_ONLOOKER;

  gtk_widget_set_visible (self->slip, writes);
  gtk_widget_set_visible (self->hint, writes);
  gtk_widget_set_visible (self->paper, writes);
  gtk_widget_set_visible (self->panel, !writes);
  gtk_widget_set_visible (self->caption, !writes);
}

void
cubes_round_page_update (CubesRoundPage *self, int eye, gboolean moving)
{
  const int before = self->writer;

  g_return_if_fail (CUBES_IS_ROUND_PAGE (self) && self->game != NULL);

  self->eye = eye;
  cubes_game_get_view (self->game, eye, self->view);
  self->writer = is_writing (self) ? eye : CUBES_ONLOOKER;
  if (self->writer != before)
    {
      cubes_round_page_clear_word (self);
      cubes_paper_set_words (CUBES_PAPER (self->paper), NULL, 0);
      self->whispered = -1;
    }

  show_tray (self, moving);
  show_plates (self);
  show_parts (self);
  if (self->writer != CUBES_ONLOOKER)
    show_paper (self);
  else
    show_panel (self);
  self->goes = self->goes && self->writer == CUBES_ONLOOKER;
  show_tools (self);
  show_caption (self);
  show_time (self);
  run_clock (self);
}

void
cubes_round_page_hide (CubesRoundPage *self)
{
  const CubesTrayScene nothing = { .lid = TRUE, .shakes = 0, .corner = CUBES_NO_BAR };

  g_return_if_fail (CUBES_IS_ROUND_PAGE (self));

  cubes_round_page_clear_word (self);
  cubes_paper_set_words (CUBES_PAPER (self->paper), NULL, 0);
  cubes_panel_set_scene (CUBES_PANEL (self->panel), &(CubesPanelScene) { .title = "", .text = "", .faces = "" });
  cubes_tray_set_use (CUBES_TRAY (self->tray), CUBES_TRAY_SHOWS);
  cubes_tray_set_scene (CUBES_TRAY (self->tray), &nothing, FALSE);
  self->eye = self->writer = CUBES_ONLOOKER;
  self->open = self->goes = FALSE;
  g_clear_handle_id (&self->clock_id, g_source_remove);
}

/* What people do besides writing */

static void
turn_cb (CubesRoundPage *self)
{
  if (self->open)
    cubes_tray_turn (CUBES_TRAY (self->tray), 1);
}

static void
finish_cb (CubesRoundPage *self)
{
  g_autoptr (GError) error = NULL;

  if (self->writer == CUBES_ONLOOKER)
    return;
  cubes_game_finish (self->game, self->writer, &error);
  cubes_round_page_tell (self, error);
}

static void
call_time_cb (CubesRoundPage *self)
{
  g_autoptr (GError) error = NULL;

  cubes_game_call_time (self->game, &error);
  cubes_round_page_tell (self, error);
}

/* A person who may do for all what is due to everybody; CUBES_ONLOOKER if only computers play. */
static int
find_person (CubesRoundPage *self)
{
  const int seats = (int) salon_game_count_seats (SALON_GAME (self->game)), turn = cubes_game_get_turn (self->game);

  if (turn != CUBES_ONLOOKER)
    return turn;
  for (int seat = 0; seat < seats; seat++)
    if (salon_game_is_person (SALON_GAME (self->game), (guint) seat))
      return seat;
  return CUBES_ONLOOKER;
}

/* Does what the button of the panel says. */
static void
go_cb (CubesRoundPage *self)
{
  g_autoptr (GError) error = NULL;
  CubesGame *game = self->game;

  if (!self->goes || !cubes_panel_is_ready (CUBES_PANEL (self->panel)))
    return;
  switch (cubes_game_get_due (game))
    {
    case CUBES_DUE_BAR:
      cubes_game_lay_bar (game, find_person (self), cubes_tray_get_corner (CUBES_TRAY (self->tray)), &error);
      break;
    case CUBES_DUE_SHAKE:
      cubes_game_shake (game, find_person (self), &error);
      break;
    case CUBES_DUE_LID:
      cubes_game_lift_lid (game, find_person (self), &error);
      break;
    case CUBES_DUE_WRITE:
      if (!cubes_game_hurry (game))
        cubes_game_finish (game, find_person (self), &error);
      break;
    case CUBES_DUE_LISTS:
    case CUBES_DUE_END:
    case CUBES_DUE_NEXT:
    case CUBES_DUE_OVER:
    default:
      break;
    }
  cubes_round_page_tell (self, error);
}

static void
pause_cb (CubesRoundPage *self)
{
  g_signal_emit (self, signals[PAUSE], 0);
}

/* Shows in the tray what was chosen on the panel, and the other way round. */
static void
panel_corner_cb (CubesRoundPage *self)
{
  cubes_tray_set_corner (CUBES_TRAY (self->tray), cubes_panel_get_corner (CUBES_PANEL (self->panel)));
}

static void
tray_corner_cb (CubesRoundPage *self)
{
  cubes_panel_set_corner (CUBES_PANEL (self->panel), cubes_tray_get_corner (CUBES_TRAY (self->tray)));
}

static void
cue_cb (CubesRoundPage *self, int cue)
{
  salon_sound_play (cue == CUBES_TRAY_CUE_SHAKE ? CUBES_SOUND_RATTLE : CUBES_SOUND_LID);
}

static void
settled_cb (CubesRoundPage *self)
{
  g_signal_emit (self, signals[SETTLED], 0);
  if (self->game != NULL && gtk_widget_get_mapped (GTK_WIDGET (self)))
    cubes_round_page_keep_focus (self);
}

/* Keys */

static void
choose_corner (CubesRoundPage *self, CubesCorner corner)
{
  cubes_tray_set_corner (CUBES_TRAY (self->tray), corner);
  tray_corner_cb (self);
}

/* While the Bar is laid: figures name a corner, and arrows move the Bar to the next one. */
static gboolean
bar_key (CubesRoundPage *self, guint keyval)
{
  const CubesCorner corner = cubes_tray_get_corner (CUBES_TRAY (self->tray));
  const gboolean south = corner == CUBES_SW || corner == CUBES_SE, east = corner == CUBES_NE || corner == CUBES_SE;

  switch (keyval)
    {
    case GDK_KEY_1:
    case GDK_KEY_KP_1:
      choose_corner (self, CUBES_NW);
      return TRUE;
    case GDK_KEY_2:
    case GDK_KEY_KP_2:
      choose_corner (self, CUBES_NE);
      return TRUE;
    case GDK_KEY_3:
    case GDK_KEY_KP_3:
      choose_corner (self, CUBES_SW);
      return TRUE;
    case GDK_KEY_4:
    case GDK_KEY_KP_4:
      choose_corner (self, CUBES_SE);
      return TRUE;
    case GDK_KEY_Left:
      choose_corner (self, south ? CUBES_SW : CUBES_NW);
      return TRUE;
    case GDK_KEY_Right:
      choose_corner (self, south ? CUBES_SE : CUBES_NE);
      return TRUE;
    case GDK_KEY_Up:
      choose_corner (self, east ? CUBES_NE : CUBES_NW);
      return TRUE;
    case GDK_KEY_Down:
      choose_corner (self, east ? CUBES_SE : CUBES_SW);
      return TRUE;
    default:
      return FALSE;
    }
}

static gboolean
key_pressed_cb (CubesRoundPage *self, guint keyval, guint keycode, GdkModifierType modifiers)
{
  const gboolean control = (modifiers & GDK_CONTROL_MASK) != 0;

  if (self->game == NULL)
    return GDK_EVENT_PROPAGATE;
  if (control && (keyval == GDK_KEY_t || keyval == GDK_KEY_T))
    {
      turn_cb (self);
      return GDK_EVENT_STOP;
    }
  if (keyval == GDK_KEY_Pause)
    {
      pause_cb (self);
      return GDK_EVENT_STOP;
    }
  if (self->writer != CUBES_ONLOOKER)
    return cubes_round_page_write_key (self, keyval, modifiers);
  if (control || modifiers & GDK_ALT_MASK)
    return GDK_EVENT_PROPAGATE;
  if (keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter)
    {
      go_cb (self);
      return GDK_EVENT_STOP;
    }
  return chooses_corner (self) && bar_key (self, keyval);
}

void
cubes_round_page_keep_focus (CubesRoundPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self)) && gtk_widget_get_mapped (focus)
      && gtk_widget_is_sensitive (focus))
    return;
  if (self->writer == CUBES_ONLOOKER && cubes_panel_focus (CUBES_PANEL (self->panel)))
    return;
  /* While the cubes move, no cube can have it; keys are heard all the same. */
  if (!gtk_widget_child_focus (self->tray, GTK_DIR_TAB_FORWARD))
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

gboolean
cubes_round_page_is_moving (CubesRoundPage *self)
{
  return cubes_tray_is_moving (CUBES_TRAY (self->tray));
}

void
cubes_round_page_skip (CubesRoundPage *self)
{
  cubes_tray_skip (CUBES_TRAY (self->tray));
}

GtkWidget *
cubes_round_page_get_plate (CubesRoundPage *self, int seat)
{
  return self->game != NULL && seat < (int) salon_game_count_seats (SALON_GAME (self->game)) ? self->plate[seat] : NULL;
}

/* Where everything stands */

static int
measure (GtkWidget *child, GtkOrientation orientation, int for_size)
{
  int least, natural;

  gtk_widget_measure (child, orientation, for_size, &least, &natural, NULL, NULL);
  return natural;
}

static int
measure_least (GtkWidget *child, GtkOrientation orientation, int for_size)
{
  int least;

  gtk_widget_measure (child, orientation, for_size, &least, NULL, NULL, NULL);
  return least;
}

/* The tray stays where it is while nobody writes, so there is room for the hint then, too. */
static int
measure_hint (CubesRoundPage *self)
{
  if (gtk_widget_get_visible (self->hint))
    self->hint_height = measure (self->hint, GTK_ORIENTATION_VERTICAL, 400);
  return MAX (self->hint_height, measure (self->note, GTK_ORIENTATION_VERTICAL, 400));
}

static gboolean
tighten_cb (gpointer page)
{
  CubesRoundPage *self = page;

  self->tight_id = 0;
  cubes_panel_set_tight (CUBES_PANEL (self->panel), self->tight);
  return G_SOURCE_REMOVE;
}

/* In a small window the panel has only what it needs. That must not change during an allocation. */
static void
tighten (CubesRoundPage *self, int width, int height)
{
  const gboolean tight = width < CUBES_ROUND_NARROW || height < CUBES_ROUND_LOW;

  if (tight == self->tight)
    return;
  self->tight = tight;
  if (self->tight_id == 0)
    self->tight_id = g_idle_add_full (G_PRIORITY_HIGH_IDLE, tighten_cb, self, NULL);
}

static void
measure_parts (CubesRoundPage *self, int width, int height, CubesRoundNeeds *needs)
{
  const gboolean low = height < CUBES_ROUND_LOW;
  const int clock = measure (self->clock, GTK_ORIENTATION_HORIZONTAL, -1);
  const int tools = measure (self->tools, GTK_ORIENTATION_HORIZONTAL, -1);

  *needs = (CubesRoundNeeds) {
    .width = width,
    .height = height,
    .seats = self->game != NULL ? (int) salon_game_count_seats (SALON_GAME (self->game)) : 0,
    .left = MAX (clock, tools),
    .large = self->large.large,
    .slip = cubes_slip_get_height (CUBES_SLIP (self->slip), low),
    .tools = measure (self->tools, GTK_ORIENTATION_VERTICAL, -1),
    .note = measure (self->note, GTK_ORIENTATION_VERTICAL, 200),
    .hint = measure_hint (self),
  };
  for (int seat = 0; seat < needs->seats; seat++)
    {
      const int plate = low ? measure_least (self->plate[seat], GTK_ORIENTATION_VERTICAL, -1)
                            : measure (self->plate[seat], GTK_ORIENTATION_VERTICAL, -1);

      needs->plate = MAX (needs->plate, plate);
    }
}

static void
put (GtkWidget *child, const GdkRectangle *place)
{
  const gboolean there = place->width > 0 && place->height > 0;

  gtk_widget_set_child_visible (child, there);
  if (!there || !gtk_widget_get_visible (child))
    return;
  measure_least (child, GTK_ORIENTATION_HORIZONTAL, -1);
  gtk_widget_size_allocate (child, place, -1);
}

/* The panel is as high as it needs to be, down to where the list would end. */
static void
put_panel (GtkWidget *panel, const GdkRectangle *list)
{
  GdkRectangle place = *list;

  if (!gtk_widget_get_visible (panel))
    return;
  place.height = MIN (place.height, measure (panel, GTK_ORIENTATION_VERTICAL, place.width));
  put (panel, &place);
}

static void
cubes_round_page_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CubesRoundPage *self = CUBES_ROUND_PAGE (widget);
  CubesRoundNeeds needs;
  CubesRoundLayout layout;
  GdkRectangle below;

  salon_large_update (&self->large, width, height, LARGE_HEIGHT);
  tighten (self, width, height);
  measure_parts (self, width, height, &needs);
  cubes_round_layout (&needs, &layout);
  put (self->clock, &layout.time);
  put (self->tools, &layout.tools);
  put (self->tray, &layout.tray);
  put (self->slip, &layout.slip);
  put (self->hint, &layout.hint);
  put (self->paper, &layout.list);
  put_panel (self->panel, &layout.list);
  put (self->note, needs.seats > 1 ? &layout.note : &(GdkRectangle) { 0 });
  for (int seat = 0; seat < CUBES_MAX_SEATS; seat++)
    put (self->plate[seat], &layout.plate[seat]);
  below = layout.slip;
  below.height = MAX (measure (self->caption, GTK_ORIENTATION_VERTICAL, below.width), 1);
  put (self->caption, &below);
}

static void
cubes_round_page_measure (GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? LEAST_WIDTH : LEAST_HEIGHT;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 1280 : 753;
}

static void
cubes_round_page_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (cubes_round_page_parent_class)->map (widget);
  run_clock (CUBES_ROUND_PAGE (widget));
}

static void
cubes_round_page_unmap (GtkWidget *widget)
{
  CubesRoundPage *self = CUBES_ROUND_PAGE (widget);

  g_clear_handle_id (&self->clock_id, g_source_remove);
  GTK_WIDGET_CLASS (cubes_round_page_parent_class)->unmap (widget);
}

/* The object */

static void
cubes_round_page_dispose (GObject *object)
{
  CubesRoundPage *self = CUBES_ROUND_PAGE (object);

  g_clear_handle_id (&self->clock_id, g_source_remove);
  g_clear_handle_id (&self->tight_id, g_source_remove);
  salon_large_clear (&self->large);
  g_clear_object (&self->game);
  if (self->tray != NULL)
    g_signal_handlers_disconnect_by_data (self->tray, self);
  self->tray = NULL;
  for (GtkWidget *child; (child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL;)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (cubes_round_page_parent_class)->dispose (object);
}

static void
cubes_round_page_finalize (GObject *object)
{
  g_free (CUBES_ROUND_PAGE (object)->view);

  G_OBJECT_CLASS (cubes_round_page_parent_class)->finalize (object);
}

static void
cubes_round_page_class_init (CubesRoundPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = cubes_round_page_dispose;
  object_class->finalize = cubes_round_page_finalize;
  widget_class->measure = cubes_round_page_measure;
  widget_class->size_allocate = cubes_round_page_size_allocate;
  widget_class->map = cubes_round_page_map;
  widget_class->unmap = cubes_round_page_unmap;

  signals[MESSAGE] = g_signal_new ("message", CUBES_TYPE_ROUND_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[PAUSE] =
    g_signal_new ("pause", CUBES_TYPE_ROUND_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SETTLED] =
    g_signal_new ("settled", CUBES_TYPE_ROUND_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_css_name (widget_class, "cubes-round-page");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
make_label (const char *text, const char *kind)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, kind);
  return label;
}

/* The children come in the order in which screen readers meet them: time, tray, slip, own list, the others, buttons. */
static void
cubes_round_page_init (CubesRoundPage *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  self->large.page = GTK_WIDGET (self);
  self->view = g_new0 (CubesView, 1);
  self->eye = self->writer = CUBES_ONLOOKER;

  self->clock = cubes_clock_new ();
  self->tray = cubes_tray_new ();
  self->slip = cubes_slip_new ();
  self->hint =
    make_label (_ ("Type, drag over the cubes, or click them one by one. Esc takes the word back."), "hint-of-round");
  gtk_label_set_justify (GTK_LABEL (self->hint), GTK_JUSTIFY_CENTER);
  self->caption = make_label (NULL, "caption-of-round");
  gtk_label_set_justify (GTK_LABEL (self->caption), GTK_JUSTIFY_CENTER);
  gtk_label_set_lines (GTK_LABEL (self->caption), 2);
  gtk_label_set_ellipsize (GTK_LABEL (self->caption), PANGO_ELLIPSIZE_END);
  self->paper = cubes_paper_new ();
  cubes_paper_set_strikes (CUBES_PAPER (self->paper), TRUE);
  self->panel = cubes_panel_new ();
  self->note = make_label (_ ("Others’ words and all points stay hidden until the time is up."), "hint-of-round");
  gtk_label_set_xalign (GTK_LABEL (self->note), 0);
  self->tools = cubes_tools_new ();

  gtk_widget_set_parent (self->clock, GTK_WIDGET (self));
  gtk_widget_set_parent (self->tray, GTK_WIDGET (self));
  gtk_widget_set_parent (self->slip, GTK_WIDGET (self));
  gtk_widget_set_parent (self->hint, GTK_WIDGET (self));
  gtk_widget_set_parent (self->caption, GTK_WIDGET (self));
  gtk_widget_set_parent (self->paper, GTK_WIDGET (self));
  gtk_widget_set_parent (self->panel, GTK_WIDGET (self));
  for (int seat = 0; seat < CUBES_MAX_SEATS; seat++)
    {
      self->plate[seat] = cubes_plate_new ();
      salon_context_add (self->plate[seat], "win.hand-over", (guint) seat);
      gtk_widget_set_parent (self->plate[seat], GTK_WIDGET (self));
    }
  gtk_widget_set_parent (self->note, GTK_WIDGET (self));
  gtk_widget_set_parent (self->tools, GTK_WIDGET (self));

  cubes_round_page_connect_writing (self);
  g_signal_connect_swapped (self->tray, "corner-chosen", G_CALLBACK (tray_corner_cb), self);
  g_signal_connect_swapped (self->tray, "cue", G_CALLBACK (cue_cb), self);
  g_signal_connect_swapped (self->tray, "settled", G_CALLBACK (settled_cb), self);
  g_signal_connect_swapped (self->panel, "go", G_CALLBACK (go_cb), self);
  g_signal_connect_swapped (self->panel, "corner-chosen", G_CALLBACK (panel_corner_cb), self);
  g_signal_connect_swapped (self->tools, "turn", G_CALLBACK (turn_cb), self);
  g_signal_connect_swapped (self->tools, "finish", G_CALLBACK (finish_cb), self);
  g_signal_connect_swapped (self->tools, "call-time", G_CALLBACK (call_time_cb), self);
  g_signal_connect_swapped (self->clock, "pause", G_CALLBACK (pause_cb), self);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

GtkWidget *
cubes_round_page_new (void)
{
  return g_object_new (CUBES_TYPE_ROUND_PAGE, NULL);
}

void
cubes_round_page_set_game (CubesRoundPage *self, CubesGame *game, const SalonLook *look)
{
  guint seats;

  g_return_if_fail (CUBES_IS_ROUND_PAGE (self));

  cubes_round_page_hide (self);
  g_set_object (&self->game, game);
  seats = game != NULL ? salon_game_count_seats (SALON_GAME (game)) : 0;
  if (look != NULL)
    self->look = *look;
  for (guint seat = 0; seat < CUBES_MAX_SEATS; seat++)
    gtk_widget_set_visible (self->plate[seat], seat < seats);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}
