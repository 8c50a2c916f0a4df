/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Games of Wedges that are kept, and what people do then: see fuzz-kept-game.h. */

#include <stdlib.h>

#include "fuzz-kept-game.h"
#include "fuzz-model.h"
#include "fuzz-target.h"
#include "model/wedges/wedges-game.h"

#define CARDS 3

static char *folder;
static void
remove_files (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *file = g_build_filename (path, name, NULL);

      remove_files (file);
      g_remove (file);
    }
}

static void
remove_folder (void)
{
  remove_files (folder);
  g_rmdir (folder);
  g_free (folder);
}

/* A bank and a data folder of its own, once. */
static void
begin (void)
{
  GString *bank;
  g_autofree char *path = NULL;

  if (folder != NULL)
    return;

  fuzz_model_begin ();
  folder = g_dir_make_tmp ("salon-fuzz-XXXXXX", NULL);
  REQUIRE (folder != NULL);
  atexit (remove_folder);
  g_setenv ("XDG_DATA_HOME", folder, TRUE);
  g_setenv ("SALON_QUESTIONS_DIR", folder, TRUE);
  bank = g_string_new (NULL);
  for (int card = 1; card <= CARDS; card++)
    {
      g_string_append (bank, "card\n");
      for (const char *letter = wedges_category_letters; *letter != '\0'; letter++)
        g_string_append_printf (bank, "%c %d thing\nWhat?\n= Thing %c %d\n", *letter, card, *letter, card);
    }
  path = g_build_filename (folder, "en.questions", NULL);
  REQUIRE (g_file_set_contents (path, bank->str, -1, NULL));
  g_string_free (bank, TRUE);
}

static void
call (SalonGame *which, Bytes *bytes)
{
  WedgesGame *game = WEDGES_GAME (which);
  static const char *const texts[] = { "Thing S 1", "thing", "", "\xff" };
  const int what = bytes_below (bytes, 16), value = bytes_below (bytes, WEDGES_SPACES + 2) - 1;
  const int seat = value % (WEDGES_MAX_SEATS + 1);

  switch (what)
    {
    case 0:
      wedges_game_roll (game, seat, NULL);
      break;
    case 1:
      wedges_game_move_to (game, wedges_game_get_person (game), value, NULL);
      break;
    case 2:
      wedges_game_choose (game, wedges_game_get_person (game), seat, NULL);
      break;
    case 3:
      wedges_game_vote (game, wedges_game_get_person (game), seat, NULL);
      break;
    case 4:
      wedges_game_vote_together (game, seat, NULL);
      break;
    case 5:
      wedges_game_uncover (game, NULL);
      break;
    case 6:
      wedges_game_judge (game, value & 1, NULL);
      break;
    case 7:
      wedges_game_answer_typed (game, seat, texts[value & 3], NULL);
      break;
    case 8:
      wedges_game_confirm (game, value & 1, NULL);
      break;
    case 9:
      wedges_game_give_up (game, seat, NULL);
      break;
    case 10:
      wedges_game_object (game, NULL);
      break;
    case 11:
      wedges_game_set_paused (game, value & 1);
      break;
    case 12:
      if (seat >= 0 && seat < wedges_game_get_header (game)->setup.seats)
        salon_game_hand_over (SALON_GAME (game), (guint) seat, value & 1 ? SALON_HUMAN : SALON_COMPUTER_EASY, "Rosa",
                              NULL);
      break;
    case 13:
      fuzz_kept_wait (value & 3);
      wedges_game_count_time (game);
      break;
    default:
      g_main_context_iteration (NULL, FALSE);
      break;
    }
}

/* While a question is due, nobody but who uncovers it gets its answer. */
static void
look_at (SalonGame *which)
{
  WedgesGame *game = WEDGES_GAME (which);
  const WedgesCardStage stage = wedges_game_get_card_stage (game);
  WedgesAsked question;
  WedgesAnswer answer;

  REQUIRE (wedges_game_get_question (game, &question) == (stage != WEDGES_CARD_NONE));
  REQUIRE (wedges_game_get_answer (game, &answer) == (stage > WEDGES_CARD_ASKED));
  REQUIRE (stage <= WEDGES_CARD_ASKED || g_utf8_validate (answer.given, -1, NULL));
}

static SalonGame *
open_record (const char *text, gsize length, guint64 seed, GError **error)
{
  return (SalonGame *) wedges_game_new_asleep (text, length, seed, error);
}

static void
set_clock (SalonGame *game)
{
  wedges_game_set_clock (WEDGES_GAME (game), fuzz_kept_now);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  static const FuzzKeptGame kept = { open_record, set_clock, call, look_at };

  begin ();
  fuzz_kept_run (&kept, data, size);
  return 0;
}
