/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Programs at the desktop's table: none runs before somebody has chosen it, one plays whole games, those that
 * misbehave are sent away and cost nobody the game, and all of them end with it.
 *
 * usage: test-bots BOT, the bot of the documentation */

#include <string.h>

#include "await.h"
#include "bots/salon-program.h"
#include "model-table.h"
#include "model/probe/probe-bot-seat.h"
#include "model/probe/probe-text.h"

#define SETUP                                                                                              \
  "salon-record 1\ngame probe\nedition parker-1964\nwords en\noption activity-cards off\noption trays 1\n" \
  "option answers table\noption spelling strict\noption supply box\n"
#define SEATS "seat 1 human Ada\nseat 2 bot Max\nfirst 1\n"
#define LAID  SETUP SEATS "word 1 KAYAK\nword 2 ROCKET\n"
/* Max is to ask, and knows what Ada has denied. */
#define BEGUN LAID "begin\n1 ask 2 X\n2 no\n2 ask 1 E\n1 no\n1 ask 2 Z\n2 no\n"

static const char *bot_py;

/* A program of @script, for sh, in @directory; (transfer full). */
static char *
write_program (const char *directory, const char *name, const char *script)
{
  char *path = g_build_filename (directory, name, NULL);
  g_autofree char *text = g_strconcat ("#!/bin/sh\n", script, NULL);

  g_assert_true (g_file_set_contents_full (path, text, -1, G_FILE_SET_CONTENTS_NONE, 0755, NULL));
  return path;
}

/* A busy machine is no slow program: one that has as long as at the table gets longer. The linker calls this function in
 * place of the real one. */
char *__real_salon_program_ask (SalonProgram *program, unsigned milliseconds);
char *__wrap_salon_program_ask (SalonProgram *program, unsigned milliseconds);

char *
__wrap_salon_program_ask (SalonProgram *program, unsigned milliseconds)
{
  return __real_salon_program_ask (program, milliseconds >= PROBE_BOT_LIMIT ? 12 * milliseconds : milliseconds);
}

static void
told_cb (char **last, const char *sentence)
{
  g_free (*last);
  *last = g_strdup (sentence);
}

static gboolean
waits (ProbeGame *game)
{
  const char *failure;

  return salon_game_lacks_program (SALON_GAME (game), 1, &failure);
}

static const char *
get_failure (ProbeGame *game)
{
  const char *failure;

  salon_game_lacks_program (SALON_GAME (game), 1, &failure);
  return failure;
}

static void
seat (ProbeGame *game, const char *path)
{
  g_autoptr (GError) error = NULL;

  salon_game_seat_program (SALON_GAME (game), 1, path, &error);
  g_assert_no_error (error);
  g_assert_false (waits (game));
}

static void
until_sent_away (ProbeGame *game)
{
  await (waits (game));
}

/* Whether @path is there and ends with @last: then @text has what it contains, (transfer full). */
static gboolean
ends_with (const char *path, const char *last, char **text)
{
  g_free (*text);
  return g_file_get_contents (path, text, NULL, NULL) && g_str_has_suffix (*text, last);
}

/* Waits until @path, which a program writes, is there and ends with @last; (transfer full). */
static char *
await_file (const char *path, const char *last)
{
  char *text = NULL;

  await (ends_with (path, last, &text));
  return text;
}

/* Whether @process has ended, and is at most still listed until somebody asks how. */
static gboolean
is_over (pid_t process)
{
  g_autofree char *path = g_strdup_printf ("/proc/%d/stat", (int) process), *state = NULL;

  return !g_file_get_contents (path, &state, NULL, NULL) || strstr (state, ") Z ") != NULL;
}

/* Waits until no process has the number that stands in the file @path. */
static void
await_end (const char *path)
{
  g_autofree char *text = await_file (path, "\n");
  const pid_t process = (pid_t) g_ascii_strtoll (text, NULL, 10);

  g_assert_cmpint (process, >, 1);
  await (is_over (process));
}

/* A game that is opened and resumed runs nothing, however long somebody looks at it. */
static void
test_waiting (void)
{
  static const char *const records[] = { SETUP SEATS, LAID "begin\n", BEGUN };

  for (guint i = 0; i < G_N_ELEMENTS (records); i++)
    {
      g_autoptr (ProbeGame) game = model_game (records[i], NULL);
      const ProbeHeader *header = probe_game_get_header (game);
      g_autofree char *record = NULL, *options = probe_text_options (header, NULL);

      g_assert_cmpint (header->salon.kind[1], ==, SALON_BOT);
      if (i == 0)
        {
          ProbeRow row = model_row ("KAYAK");

          g_assert_true (probe_game_lay (game, 0, 0, &row, NULL));
        }
      model_settle (game);
      g_assert_true (waits (game));
      g_assert_null (get_failure (game));
      g_assert_cmpint (salon_game_get_stage (SALON_GAME (game)), ==,
                       i == 0 ? SALON_GAME_SETTING_UP : SALON_GAME_PLAYING);
      g_assert_cmpint (probe_game_get_waiting (game), ==, i == 2 ? 1 : PROBE_NOBODY);
      g_assert_false (probe_game_is_human (game, 1));
      g_assert_true (g_str_has_prefix (options, "1 program plays · no activity cards · "));
      record = model_record (game);
      g_assert_nonnull (strstr (record, "seat 2 bot Max\n"));
    }
}

/* Only where a bot sits, only once it is on the table, and only until the game is over. */
static void
test_refused (void)
{
  g_autoptr (ProbeGame) game = model_game (BEGUN, NULL);
  g_autoptr (GError) error = NULL;

  g_assert_false (salon_game_seat_program (SALON_GAME (game), 0, bot_py, &error));
  g_assert_error (error, PROBE_GAME_ERROR, PROBE_GAME_ERROR_SEAT);
  g_clear_error (&error);
  salon_game_close (SALON_GAME (game));
  g_assert_false (salon_game_seat_program (SALON_GAME (game), 1, bot_py, &error));
  g_assert_error (error, PROBE_GAME_ERROR, PROBE_GAME_ERROR_SEAT);
}

/* The bot of the documentation plays a whole game against a computer, from its first word on. */
static void
test_whole_game (void)
{
  static const char *const editions[] = { "parker-1964", "parker-1982" };

  for (guint i = 0; i < G_N_ELEMENTS (editions); i++)
    {
      g_autofree char *directory = model_directory ();
      g_autofree char *script = g_strdup_printf ("echo $$ > \"$0.pid\"\nexec python3 '%s'\n", bot_py);
      g_autofree char *path = write_program (directory, "bot", script), *pid = g_strconcat (path, ".pid", NULL);
      g_autoptr (ProbeGame) game = NULL;
      g_autofree char *record = NULL;
      ProbeHeader header;

      model_header (&header, i == 0 ? PROBE_PARKER_1964 : PROBE_PARKER_1982, 3, "eee");
      header.salon.kind[1] = SALON_BOT;
      game = probe_game_new (&header, 1, NULL, NULL);
      seat (game, path);
      while (salon_game_get_stage (SALON_GAME (game)) != SALON_GAME_FINISHED)
        {
          await_turn ();
          g_assert_null (get_failure (game));
        }
      g_assert_false (waits (game));
      record = model_record (game);
      g_assert_nonnull (strstr (record, "\n2 ask "));
      g_assert_null (strstr (record, directory));
      g_assert_null (strstr (record, "bot.py"));
      await_end (pid);
      model_remove (g_steal_pointer (&directory));
    }
}

/* Somebody who comes late is told the game so far, as the seat has seen it, and the words that it has. */
static void
test_late (void)
{
  g_autofree char *directory = model_directory ();
  g_autofree char *script = g_strdup_printf ("tee \"$0.told\" | python3 '%s'\n", bot_py);
  g_autofree char *path = write_program (directory, "bot", script), *told_path = g_strconcat (path, ".told", NULL);
  g_autofree char *told = NULL;
  g_autoptr (ProbeGame) game = model_game (BEGUN, NULL);

  seat (game, path);
  told = await_file (told_path, "move 10000 ask\n");
  g_assert_true (g_str_has_prefix (told, "salon-bot 1\nsalon-record 1\n"));
  g_assert_nonnull (strstr (told, "seat 1 human Ada\nseat 2 bot Max\nfirst 1\nyou 2\nword 2 ROCKET\n"
                                  "row 1 ?????\nrow 2 ??????\nbegin\n1 ask 2 X\n2 no\n2 ask 1 E\n1 no\n"));
  g_assert_null (strstr (told, "KAYAK"));
  g_assert_null (strstr (told, "veil"));

  /* It does not ask for E again. */
  while (!probe_game_is_thinking (game) || probe_game_get_person (game) == PROBE_NOBODY)
    {
      g_autofree char *record = model_record (game);

      if (strstr (record, "2 ask 1 A\n") != NULL)
        break;
      g_assert_null (get_failure (game));
      await_turn ();
    }
  model_remove (g_steal_pointer (&directory));
}

/* Two trays, one of which somebody has laid before. */
static void
test_half_laid (void)
{
  static const char record[] =
    "salon-record 1\ngame probe\nedition parker-1964\nwords en\noption activity-cards off\n"
    "option trays 2\noption answers table\noption spelling strict\noption supply unlimited\n"
    "seat 1 human Ada\nseat 2 bot Max\nfirst 1\nword 1L KAYAK\nword 1R STRING\nword 2L PEPPER\n";
  g_autofree char *directory = model_directory ();
  g_autofree char *script = g_strdup_printf ("tee \"$0.told\" | python3 '%s'\n", bot_py);
  g_autofree char *path = write_program (directory, "bot", script), *told_path = g_strconcat (path, ".told", NULL);
  g_autofree char *told = NULL, *laid = NULL;
  g_autoptr (ProbeGame) game = model_game (record, NULL);

  /* While the game is put aside, nothing is laid. */
  salon_game_freeze (SALON_GAME (game));
  seat (game, path);
  told = await_file (told_path, "lay 10000 2R\n");
  g_assert_nonnull (strstr (told, "you 2\nword 2L PEPPER\nlay"));
  g_assert_cmpint (salon_game_get_stage (SALON_GAME (game)), ==, SALON_GAME_SETTING_UP);
  salon_game_thaw (SALON_GAME (game));
  await (salon_game_get_stage (SALON_GAME (game)) != SALON_GAME_SETTING_UP);
  laid = model_record (game);
  g_assert_nonnull (strstr (laid, "word 2R MEADOW\n"));
  model_remove (g_steal_pointer (&directory));
}

#define GREET      "read a; echo salon-bot 1; "
#define UNTIL_MOVE "while read a b c; do case $a in move) break; esac; done; "

/* Each is sent away with a sentence that everybody may hear; then the next one plays on. */
static void
test_faults (void)
{
  static const struct {
    const char *name, *script, *failure;
  } faults[] = {
    { "crashes", "kill -SEGV $$", "it was ended by signal 11" },
    { "ends", "exit 3", "it ended with exit status 3" },
    { "floods", GREET UNTIL_MOVE "yes", "it said more than one line" },
    { "is no bot", "read a; echo hello; sleep 100", "it answered “hello”: that is no greeting" },
    { "plays for another", GREET UNTIL_MOVE "echo 1 ask 2 E; sleep 100",
      "it answered “1 ask 2 E”: that is another seat" },
    { "dies while it plays", GREET UNTIL_MOVE "kill -9 $$", "it was ended by signal 9" },
  };
  g_autofree char *directory = model_directory (), *missing = g_build_filename (directory, "missing", NULL);
  g_autofree char *text = g_build_filename (directory, "text", NULL), *before = NULL, *after = NULL, *news = NULL;
  g_autoptr (ProbeGame) game = model_game (BEGUN, NULL);

  g_signal_connect_swapped (game, "told", G_CALLBACK (told_cb), &news);
  before = model_record (game);
  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      g_autofree char *path = write_program (directory, faults[i].name, faults[i].script);

      seat (game, path);
      until_sent_away (game);
      g_assert_cmpstr (get_failure (game), ==, faults[i].failure);
      g_assert_true (g_str_has_prefix (news, "The program of Max has to leave: it "));
      g_assert_nonnull (strstr (news, faults[i].failure));
    }

  seat (game, missing);
  until_sent_away (game);
  g_assert_cmpstr (get_failure (game), ==, "it cannot be run: No such file or directory");
  g_assert_true (g_file_set_contents (text, "hello", -1, NULL));
  seat (game, text);
  until_sent_away (game);
  g_assert_cmpstr (get_failure (game), ==, "it cannot be run: Permission denied");

  /* Nothing was lost. */
  after = model_record (game);
  g_assert_cmpstr (before, ==, after);
  seat (game, bot_py);
  await (probe_game_get_person (game) != PROBE_NOBODY);
  g_assert_null (get_failure (game));
  model_remove (g_steal_pointer (&directory));
}

/* What it has laid, or would have shown, is not said. */
static void
test_secret_faults (void)
{
  g_autofree char *directory = model_directory (), *news = NULL;
  g_autofree char *lays = write_program (directory, "lays",
                                         GREET "while read a b c; do case $a in lay) break; esac; "
                                               "done; echo word 2 QQROCKET; sleep 100");
  g_autofree char *denies = write_program (directory, "denies", GREET UNTIL_MOVE "echo 2 show 4; sleep 100");
  g_autoptr (ProbeGame) laying = model_game (SETUP SEATS, NULL);
  g_autoptr (ProbeGame) asked = model_game (LAID "begin\n1 ask 2 R\n", NULL);

  g_signal_connect_swapped (laying, "told", G_CALLBACK (told_cb), &news);
  seat (laying, lays);
  until_sent_away (laying);
  g_assert_cmpstr (get_failure (laying), ==, "its answer was against the rules");
  g_assert_null (strstr (news, "ROCKET"));

  seat (asked, denies);
  until_sent_away (asked);
  g_assert_cmpstr (get_failure (asked), ==, "its answer was against the rules");
  model_remove (g_steal_pointer (&directory));
}

typedef struct {
  guint n;
  ProbeBotAnswerType type;
  char *failure;
} Heard;

static void
heard_cb (ProbeBotSeat *program, const ProbeBotAnswer *answer, gpointer data)
{
  Heard *heard = data;

  heard->n++;
  heard->type = answer->type;
  g_free (heard->failure);
  heard->failure = g_strdup (answer->failure);
}

/* Nobody waits for a program that says nothing, but the seat. */
static void
test_silence (void)
{
  g_autofree char *directory = model_directory ();
  g_autofree char *path = write_program (directory, "silent", "exec sleep 1000");
  ProbeBotPlace place = { .path = path, .seat = 1, .limit = 200 };
  g_autoptr (ProbeBotSeat) program = NULL;
  Heard heard = { 0 };

  model_header (&place.header, PROBE_PARKER_1964, 2, "hh");
  place.header.salon.kind[1] = SALON_BOT;
  program = probe_bot_seat_new (&place, heard_cb, &heard);
  await (heard.n > 0);
  g_assert_cmpint (heard.type, ==, PROBE_BOT_FAILED);
  g_assert_cmpstr (heard.failure, ==, "it did not answer within 200 ms");
  g_free (heard.failure);
  model_remove (g_steal_pointer (&directory));
}

typedef enum {
  BY_CLOSING,
  BY_DROPPING,
  BY_ANOTHER,
  BY_HAND_OVER,
  N_WAYS,
} Way;

/* With the game, or with its seat, a program ends, and so does what it has started. */
static void
test_end (void)
{
  for (Way way = 0; way < N_WAYS; way++)
    {
      g_autofree char *directory = model_directory ();
      g_autofree char *path =
        write_program (directory, "bot",
                       "trap '' TERM HUP INT\nsh -c 'trap \"\" TERM HUP INT; echo $$ > \"$1.child\"; "
                       "while :; do sleep 1000; done' sh \"$0\" &\n"
                       "echo $$ > \"$0.pid\"\n" GREET "while :; do sleep 1000; done\n");
      g_autofree char *pid = g_strconcat (path, ".pid", NULL), *child = g_strconcat (path, ".child", NULL);
      g_autofree char *other = write_program (directory, "other", "exec sleep 1000"), *file = NULL;
      g_autofree char *news = NULL;
      ProbeGame *game = model_game (BEGUN, NULL);

      g_signal_connect_swapped (game, "told", G_CALLBACK (told_cb), &news);
      seat (game, path);
      file = await_file (child, "\n");
      g_clear_pointer (&file, g_free);
      file = await_file (pid, "\n");
      if (way == BY_CLOSING)
        salon_game_close (SALON_GAME (game));
      else if (way == BY_DROPPING)
        g_clear_object (&game);
      else if (way == BY_ANOTHER)
        seat (game, other);
      else
        {
          g_assert_true (salon_game_hand_over (SALON_GAME (game), 1, SALON_COMPUTER_EASY, "Max", NULL));
          g_assert_cmpstr (news, ==, "From now on a computer plays for Max.");
        }
      await_end (pid);
      await_end (child);
      if (way == BY_HAND_OVER)
        {
          g_assert_false (waits (game));
          await (probe_game_get_person (game) != PROBE_NOBODY);
        }
      g_clear_object (&game);
      model_remove (g_steal_pointer (&directory));
    }
}

/* A person may name a word while the program thinks: its answer counts for nothing, and it is told and asked again. */
static void
test_overtaken (void)
{
  g_autofree char *directory = model_directory ();
  g_autofree char *path = write_program (
    directory, "bot",
    "read a; echo salon-bot 1\n"
    "n=0; while read a b c; do case $a in move) n=$((n+1)); echo $n > \"$0.asked\"\n"
    "if [ $n = 1 ]; then while [ ! -e \"$0.go\" ]; do sleep 0.01; done; echo 2 ask 1 Q; else echo 2 ask 1 W; fi; esac; done");
  g_autofree char *asked = g_strconcat (path, ".asked", NULL), *go = g_strconcat (path, ".go", NULL);
  g_autofree char *file = NULL, *record = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (ProbeGame) game = model_game (
    SETUP
    "seat 1 human Ada\nseat 2 bot Max\nseat 3 human Cleo\nfirst 2\nword 1 KAYAK\nword 2 ROCKET\nword 3 STRING\nbegin\n",
    NULL);
  ProbeMove named = { .type = PROBE_INTERRUPT, .seat = 0, .target = 2, .row = model_row ("STRING") };

  seat (game, path);
  file = await_file (asked, "1\n");
  g_assert_true (probe_game_is_thinking (game));
  probe_game_play (game, &named, &error);
  g_assert_no_error (error);
  g_assert_true (g_file_set_contents (go, "", 0, NULL));
  for (;;)
    {
      g_free (record);
      record = model_record (game);
      if (strstr (record, "\n2 ask ") != NULL)
        break;
      g_assert_null (get_failure (game));
      await_turn ();
    }
  g_assert_nonnull (strstr (record, "begin\n1 interrupt 3 STRING\n2 ask 1 W\n"));
  model_remove (g_steal_pointer (&directory));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 2);
  bot_py = argv[1];
  model_watchdog ();
  g_test_add_func ("/bots/waiting", test_waiting);
  g_test_add_func ("/bots/refused", test_refused);
  g_test_add_func ("/bots/whole-game", test_whole_game);
  g_test_add_func ("/bots/late", test_late);
  g_test_add_func ("/bots/half-laid", test_half_laid);
  g_test_add_func ("/bots/faults", test_faults);
  g_test_add_func ("/bots/secret-faults", test_secret_faults);
  g_test_add_func ("/bots/silence", test_silence);
  g_test_add_func ("/bots/end", test_end);
  g_test_add_func ("/bots/overtaken", test_overtaken);
  return g_test_run ();
}
