/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How a word is written: with keys, by dragging over the cubes, or by clicking on them. */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "widgets/cubes/cubes-paper.h"
#include "widgets/cubes/cubes-round-page-private.h"
#include "widgets/cubes/cubes-slip.h"
#include "widgets/cubes/cubes-sounds.h"
#include "widgets/cubes/cubes-tray.h"
#include "widgets/salon-sound.h"
#include "words/words-fold.h"

/* The letters of a key at most: œ is two. */
#define KEY_LETTERS 4

/* The word on the slip */

CubesSlipGrid
cubes_round_page_get_grid (CubesRoundPage *self)
{
  return (CubesSlipGrid) {
    .faces = self->view->seen.faces,
    .open = cubes_open_cells ((CubesCorner) self->view->seen.corner),
    .least = cubes_least_letters ((CubesGrid) self->view->seen.setup.grid),
  };
}

static const CubesList *
get_list (CubesRoundPage *self)
{
  return &self->view->seen.list[self->writer];
}

static gboolean
is_on_list (CubesRoundPage *self)
{
  int place;

  return cubes_list_find (get_list (self), self->word.word, &place) >= 0;
}

static CubesSlipState
judge (CubesRoundPage *self, char **phrase)
{
  const CubesSlipGrid grid = cubes_round_page_get_grid (self);
  CubesSlipState state;

  *phrase = cubes_writing_judge (&self->word, &grid, is_on_list (self), &state);
  return state;
}

/* Has screen readers say what there is to say of the word. */
static void
say_word (CubesRoundPage *self, const char *phrase)
{
  g_autofree char *aloud = cubes_slip_tell (self->word.word, phrase, self->asking);

  cubes_round_page_say (self, aloud);
}

/* Says once that a word cannot be traced, at the letter from which it cannot. A Q may still get its U. */
static void
say_obstacle (CubesRoundPage *self, CubesSlipState state, const char *phrase)
{
  const gsize letters = strlen (self->word.word);

  if (state != CUBES_SLIP_UNTRACED)
    {
      self->untraced = FALSE;
      return;
    }
  if (self->untraced || self->word.word[letters - 1] == 'Q')
    return;

  self->untraced = TRUE;
  say_word (self, phrase);
}

void
cubes_round_page_show_word (CubesRoundPage *self)
{
  g_autofree char *phrase = NULL;
  CubesSlipState state;

  if (self->writer == CUBES_ONLOOKER)
    return;

  self->done = FALSE;
  state = judge (self, &phrase);
  cubes_slip_show (CUBES_SLIP (self->slip), self->word.word, state, phrase, self->asking);
  say_obstacle (self, state, phrase);
  cubes_tray_set_path (CUBES_TRAY (self->tray), self->word.path, self->word.n_path);
  cubes_paper_set_typed (CUBES_PAPER (self->paper), self->word.word[0] != '\0' ? self->word.word : NULL);
}

/* Takes the word away, without a word on the slip about it. */
static void
forget_word (CubesRoundPage *self)
{
  cubes_writing_clear (&self->word);
  self->asking = self->untraced = FALSE;
  cubes_tray_set_path (CUBES_TRAY (self->tray), NULL, 0);
  cubes_paper_set_typed (CUBES_PAPER (self->paper), NULL);
}

void
cubes_round_page_clear_word (CubesRoundPage *self)
{
  forget_word (self);
  self->done = FALSE;
  cubes_slip_show (CUBES_SLIP (self->slip), "", CUBES_SLIP_EMPTY, NULL, FALSE);
}

void
cubes_round_page_show_list (CubesRoundPage *self)
{
  const CubesList *list = get_list (self);
  g_autofree const char **words = g_new (const char *, list->n + 1);

  for (int i = 0; i < list->n; i++)
    words[i] = list->word[i].letters;
  cubes_paper_set_words (CUBES_PAPER (self->paper), words, list->n);
}

/* Writing it */

/* The word leaves the slip for the next one, and stays there faintly until that comes. */
static void
put_away (CubesRoundPage *self, const char *phrase, gboolean right)
{
  char word[CUBES_LETTERS + 1];

  g_strlcpy (word, self->word.word, sizeof word);
  self->asking = FALSE;
  /* If the time ran out meanwhile, the word is nobody’s any more. */
  if (word[0] != '\0')
    say_word (self, phrase);
  forget_word (self);
  cubes_slip_show_done (CUBES_SLIP (self->slip), word, phrase, right);
  self->done = TRUE;
}

/* Writes the word, whether it can be traced or not. */
static void
write_down (CubesRoundPage *self)
{
  g_autoptr (GError) error = NULL;
  char word[CUBES_LETTERS + 1];

  g_strlcpy (word, self->word.word, sizeof word);
  if (!cubes_game_write (self->game, self->writer, word, &error))
    {
      put_away (self, error->message, FALSE);
      return;
    }

  salon_sound_play (SALON_SOUND_PENCIL);
  switch (cubes_game_get_opinion (self->game, word))
    {
    case CUBES_LISTED:
      put_away (self, _ ("written · in the word list"), TRUE);
      break;
    case CUBES_STRANGE:
      put_away (self, _ ("written · not in the word list"), FALSE);
      break;
    case CUBES_UNTOLD:
    default:
      put_away (self, _ ("written"), TRUE);
      break;
    }
}

/* Paper forbids nothing: what cannot be traced is written when somebody says so twice. */
static void
write_word (CubesRoundPage *self)
{
  g_autofree char *phrase = NULL;

  if (self->writer == CUBES_ONLOOKER)
    return;

  switch (judge (self, &phrase))
    {
    case CUBES_SLIP_EMPTY:
      break;
    case CUBES_SLIP_ON_LIST:
      put_away (self, phrase, FALSE);
      break;
    case CUBES_SLIP_SHORT:
    case CUBES_SLIP_UNTRACED:
      if (!self->asking)
        {
          self->asking = self->untraced = TRUE;
          cubes_round_page_show_word (self);
          say_word (self, phrase);
          break;
        }
      write_down (self);
      break;
    case CUBES_SLIP_TRACED:
    default:
      write_down (self);
      break;
    }
}

static void
strike (CubesRoundPage *self, const char *word)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *copy = g_strdup (word);

  if (self->writer == CUBES_ONLOOKER)
    return;
  if (cubes_game_strike (self->game, self->writer, copy, &error))
    salon_sound_play (CUBES_SOUND_STROKE);
  cubes_round_page_tell (self, error);
  /* What the slip said of a word that was written may not be true any more. */
  if (self->done)
    cubes_round_page_clear_word (self);
  else
    cubes_round_page_show_word (self);
}

static void
strike_last (CubesRoundPage *self)
{
  const CubesList *list = get_list (self);

  if (list->n > 0)
    strike (self, list->word[list->n - 1].letters);
}

/* Keys */

/* Whether the word on the slip was to be written, cannot be traced, and cannot become right by more letters: whoever types
 * on then means the next word. */
static gboolean
is_given_up (CubesRoundPage *self)
{
  const gsize length = strlen (self->word.word);
  g_autofree char *phrase = NULL;

  return self->asking && self->word.word[length - 1] != 'Q' && judge (self, &phrase) == CUBES_SLIP_UNTRACED;
}

static gboolean
add_letters (CubesRoundPage *self, guint keyval)
{
  const gunichar character = gdk_keyval_to_unicode (keyval);
  const CubesSlipGrid grid = cubes_round_page_get_grid (self);
  char text[7] = { 0 }, letters[KEY_LETTERS + 1];
  size_t n = 0;

  if (!g_unichar_isalpha (character))
    return FALSE;
  g_unichar_to_utf8 (character, text);
  if (words_fold (text, strlen (text), letters, KEY_LETTERS, &n) != WORDS_OK)
    return FALSE;

  if (is_given_up (self))
    forget_word (self);
  for (size_t i = 0; i < n; i++)
    cubes_writing_add (&self->word, &grid, letters[i]);
  self->asking = FALSE;
  cubes_round_page_show_word (self);
  return TRUE;
}

static void
take_back (CubesRoundPage *self)
{
  const CubesSlipGrid grid = cubes_round_page_get_grid (self);

  cubes_writing_take_back (&self->word, &grid);
  self->asking = FALSE;
  cubes_round_page_show_word (self);
}

static gboolean
control_key (CubesRoundPage *self, guint keyval)
{
  if (keyval != GDK_KEY_z && keyval != GDK_KEY_Z)
    return FALSE;

  strike_last (self);
  return TRUE;
}

gboolean
cubes_round_page_write_key (CubesRoundPage *self, guint keyval, GdkModifierType modifiers)
{
  if (self->writer == CUBES_ONLOOKER || modifiers & (GDK_ALT_MASK | GDK_SUPER_MASK))
    return FALSE;
  if (modifiers & GDK_CONTROL_MASK)
    return control_key (self, keyval);

  switch (keyval)
    {
    case GDK_KEY_BackSpace:
      take_back (self);
      return TRUE;
    case GDK_KEY_Escape:
      if (self->word.word[0] == '\0' && !self->done)
        return FALSE;
      cubes_round_page_clear_word (self);
      return TRUE;
    case GDK_KEY_Return:
    case GDK_KEY_KP_Enter:
    case GDK_KEY_ISO_Enter:
      write_word (self);
      return TRUE;
    default:
      return add_letters (self, keyval);
    }
}

/* The pointer */

static void
path_changed_cb (CubesRoundPage *self)
{
  const CubesSlipGrid grid = cubes_round_page_get_grid (self);
  uint8_t path[CUBES_CELLS];
  int n;

  if (self->writer == CUBES_ONLOOKER)
    return;
  n = cubes_tray_get_path (CUBES_TRAY (self->tray), path);
  cubes_writing_follow (&self->word, &grid, path, n);
  self->asking = FALSE;
  cubes_round_page_show_word (self);
}

/* Says why a click on the cube at @cell has not changed the word. */
static void
refused_cb (CubesRoundPage *self, int cell)
{
  const char *faces = self->view->seen.faces;
  g_autofree char *face = NULL, *last = NULL, *phrase = NULL;

  if (self->writer == CUBES_ONLOOKER || self->word.n_path == 0)
    return;

  face = cubes_tray_name_face (faces[cell]);
  last = cubes_tray_name_face (faces[self->word.path[self->word.n_path - 1]]);
  /* Translators: why a click on a cube does not change a word; both %s are letters: “this T does not touch the E” */
  phrase = g_strdup_printf (_ ("this %1$s does not touch the %2$s"), face, last);
  self->asking = FALSE;
  cubes_slip_show (CUBES_SLIP (self->slip), self->word.word, CUBES_SLIP_UNTRACED, phrase, FALSE);
  say_word (self, phrase);
}

void
cubes_round_page_connect_writing (CubesRoundPage *self)
{
  g_signal_connect_swapped (self->slip, "clear", G_CALLBACK (cubes_round_page_clear_word), self);
  g_signal_connect_swapped (self->slip, "write", G_CALLBACK (write_word), self);
  g_signal_connect_swapped (self->tray, "path-changed", G_CALLBACK (path_changed_cb), self);
  g_signal_connect_swapped (self->tray, "write", G_CALLBACK (write_word), self);
  g_signal_connect_swapped (self->tray, "refused", G_CALLBACK (refused_cb), self);
  g_signal_connect_swapped (self->paper, "strike", G_CALLBACK (strike), self);
}
