/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The guided first game: every note of its table is reached, whatever the learner does; who does what the notes
 * say comes to the end, in both languages; and a lesson that was left goes on with the same note. */

#include <string.h>

#include "model-table.h"
#include "model/probe/probe-lesson.h"

#define HEAD(title, word)                                                                                              \
  "salon-record 1\ngame probe\nedition parker-1964\nwords en\noption trays 1\ndate 2026-11-22T10:00:00Z\ntitle " title \
  "\nseat 1 human Ada\nseat 2 computer-easy Rosa\nfirst 1\nword 1 PICNIC\nword 2 " word "\nbegin\n"
#define LESSON HEAD ("Learn in three minutes", "BUTTERFLY")

/* The moves of a game up to the learner’s second turn. */
#define FIRST  "1 draw normal\n1 ask 2 E\n2 show 5\n1 ask 2 S\n2 no\n"
#define ROSA   "2 draw normal\n2 ask 1 I\n1 show 5\n2 ask 1 E\n1 no\n"
#define SECOND "1 draw times-3\n1 ask 2 T\n2 show 3\n1 ask 2 A\n2 no\n"
#define AGAIN  "2 draw normal\n2 ask 1 A\n1 no\n"

/* One state of the game, the note that has to stand, and what it points at. */
typedef struct {
  const char *name;
  const char *moves;
  ProbeLessonStep step;
  int chapter;
  ProbeLessonPoint point;
  char letter;
  const char *title;
  const char *text;
} State;

static const State states[] = {
  { "the first question", "1 draw normal\n", PROBE_NOTE_ASK, 2, PROBE_POINT_KEY, 'E', "Ask Rosa for a letter",
    "Her word has nine. E is a good beginning." },
  { "a hit", "1 draw normal\n1 ask 2 E\n2 show 5\n", PROBE_NOTE_HIT, 2, PROBE_POINT_CARD, 0,
    "An E! Space 5 brings you 10", NULL },
  { "a consonant", "1 draw normal\n1 ask 2 T\n2 show 3\n", PROBE_NOTE_HIT, 2, PROBE_POINT_CARD, 0,
    "A T! Space 3 brings you 15", NULL },
  { "a hit where a miss was meant", "1 draw normal\n1 ask 2 E\n2 show 5\n1 ask 2 L\n2 show 8\n", PROBE_NOTE_HIT, 2,
    PROBE_POINT_CARD, 0, "An L! Space 8 brings you 10", NULL },
  { "a miss", FIRST, PROBE_NOTE_MISS, 2, PROBE_POINT_ROSA_TRAY, 0, "No S: your turn is over", NULL },
  { "a wrong blank", "1 draw normal\n1 ask 2 .\n2 no\n", PROBE_NOTE_WRONG_BLANK, 2, PROBE_POINT_ROSA_TRAY, 0,
    "No blank: 50 off", NULL },
  { "Rosa’s turn", FIRST "2 draw normal\n", PROBE_NOTE_ROSA, 3, PROBE_POINT_ROSA_PLATE, 0, "Rosa’s turn", NULL },
  { "two cards fit", FIRST "2 draw normal\n2 ask 1 I\n", PROBE_NOTE_WHICH, 3, PROBE_POINT_OWN_CARD, 0,
    "Which one do you show?", NULL },
  { "one card fits", FIRST "2 draw normal\n2 ask 1 N\n", PROBE_NOTE_ROSA, 3, PROBE_POINT_ROSA_PLATE, 0, NULL, NULL },
  { "Rosa has found a card", FIRST "2 draw normal\n2 ask 1 N\n1 show 4\n", PROBE_NOTE_FOUND, 3, PROBE_POINT_OWN_CARD, 0,
    "Rosa found your N: 15 for her", NULL },
  { "a card is to be drawn", FIRST ROSA, PROBE_NOTE_DRAW, 4, PROBE_POINT_DECK, 0, "Every turn begins with a card",
    NULL },
  { "the card multiplies", FIRST ROSA "1 draw times-3\n", PROBE_NOTE_TIMES, 4, PROBE_POINT_KEY, 'T', "×3!",
    "The first card you find counts 3 times. Try a T." },
  { "the product", FIRST ROSA "1 draw times-3\n1 ask 2 T\n2 show 3\n", PROBE_NOTE_PRODUCT, 4, PROBE_POINT_KEY, 'A',
    "15 × 3 = 45", "Ask again: an A, perhaps?" },
  { "the second miss", FIRST ROSA SECOND, PROBE_NOTE_SECOND_MISS, 4, PROBE_POINT_ROSA_TRAY, 0,
    "No A, and your turn is over",
    "A miss costs nothing; only a wrong blank takes 50. Your ×3 made the T worth 15 × 3 = 45. It is used up." },
  { "a miss before anything was multiplied", FIRST ROSA "1 draw times-3\n1 ask 2 A\n2 no\n", PROBE_NOTE_SECOND_MISS, 4,
    PROBE_POINT_ROSA_TRAY, 0, NULL, "A miss costs nothing; only a wrong blank takes 50." },
  { "a card that does nothing", FIRST ROSA "1 draw normal\n", PROBE_NOTE_NOW_ASK, 4, PROBE_POINT_KEY, 'A',
    "Now ask Rosa", NULL },
  { "another turn of Rosa’s", FIRST ROSA SECOND "2 draw normal\n", PROBE_NOTE_ROSA_AGAIN, 4, PROBE_POINT_ROSA_PLATE, 0,
    NULL, NULL },
  { "a third turn", FIRST ROSA SECOND AGAIN, PROBE_NOTE_DRAW_ON, 4, PROBE_POINT_DECK, 0, "Your turn", NULL },
  { "an idea", FIRST ROSA SECOND AGAIN "1 draw normal\n", PROBE_NOTE_IDEA, 5, PROBE_POINT_NAME_WORD, 0, "An idea?",
    NULL },
  { "five hidden cards",
    "1 draw normal\n1 ask 2 E\n2 show 5\n1 ask 2 T\n2 show 3\n1 ask 2 L\n2 show 8\n1 ask 2 Y\n2 show 9\n",
    PROBE_NOTE_IDEA, 5, PROBE_POINT_NAME_WORD, 0, "An idea?", NULL },
  { "fewer than five",
    "1 draw normal\n1 ask 2 E\n2 show 5\n1 ask 2 T\n2 show 3\n1 ask 2 L\n2 show 8\n1 ask 2 Y\n2 show 9\n1 ask 2 T\n2 show 4\n",
    PROBE_NOTE_FEWER, 5, PROBE_POINT_KEY, 'R', "Fewer than five hidden: ask on", NULL },
  { "named wrong", FIRST ROSA SECOND AGAIN "1 draw normal\n1 interrupt 2 BUTTERING\n", PROBE_NOTE_NAMED_WRONG, 5,
    PROBE_POINT_NAME_WORD, 0, "Not that: 50 off, nothing is shown", NULL },
  { "named right", FIRST ROSA SECOND AGAIN "1 draw normal\n1 interrupt 2 BUTTERFLY\n", PROBE_NOTE_RIGHT, 5,
    PROBE_POINT_PAD, 0, "Right: 65 and 100", NULL },
  { "the last card",
    "1 draw normal\n1 ask 2 E\n2 show 5\n1 ask 2 T\n2 show 3\n1 ask 2 L\n2 show 8\n1 ask 2 Y\n2 show 9\n1 ask 2 T\n2 show 4\n"
    "1 ask 2 R\n2 show 6\n1 ask 2 U\n2 show 2\n1 ask 2 B\n2 show 1\n1 ask 2 F\n2 show 7\n",
    PROBE_NOTE_LAST_CARD, 5, PROBE_POINT_PAD, 0, "The last card: 5 and 50", NULL },
  { "the learner’s last card is found",
    FIRST
    "2 draw normal\n2 ask 1 P\n1 show 1\n2 ask 1 I\n1 show 2\n2 ask 1 I\n1 show 5\n2 ask 1 C\n1 show 3\n2 ask 1 C\n1 show 6\n"
    "2 ask 1 N\n1 show 4\n",
    PROBE_NOTE_OWN_OUT, 5, PROBE_POINT_DECK, 0, "Your word is out, but you play on", NULL },
  { "later turns begin with a card, too", FIRST ROSA SECOND AGAIN "1 draw normal\n1 ask 2 O\n2 no\n" AGAIN,
    PROBE_NOTE_DRAW_ON, 5, PROBE_POINT_DECK, 0, NULL, NULL },
  { "the card lets the learner draw again", FIRST ROSA "1 draw additional-turn\n1 ask 2 A\n2 no\n",
    PROBE_NOTE_DRAW_AGAIN, 4, PROBE_POINT_DECK, 0, "No A, but you may draw again", NULL },
  { "Rosa draws again", FIRST "2 draw additional-turn\n2 ask 1 A\n1 no\n", PROBE_NOTE_ROSA_AGAIN, 3,
    PROBE_POINT_ROSA_PLATE, 0, NULL, NULL },
};

static void
check_state (gconstpointer data)
{
  const State *state = data;
  g_autofree char *record = g_strconcat (LESSON, state->moves, NULL);
  g_autoptr (ProbeGame) game = model_game (record, NULL);
  const ProbeLessonScene scene = { 0 };
  ProbeLessonNote note;

  g_assert_nonnull (probe_game_get_lesson (game));
  g_assert_cmpint (probe_game_get_lesson (game)->step, ==, state->step);
  probe_game_make_note (game, &scene, &note);
  g_assert_cmpint (note.step, ==, state->step);
  g_assert_cmpint (note.chapter, ==, state->chapter);
  g_assert_cmpint (note.point, ==, state->point);
  if (state->letter != 0)
    g_assert_cmpint (note.letter, ==, state->letter);
  if (state->title != NULL)
    g_assert_cmpstr (note.title, ==, state->title);
  if (state->text != NULL)
    g_assert_cmpstr (note.text, ==, state->text);
  probe_lesson_clear_note (&note);
}

/* What of the learner's card the note points at, when Rosa asks for a letter that is there twice. */
static void
test_points_at_cards (void)
{
  g_autoptr (ProbeGame) which = model_game (LESSON FIRST "2 draw normal\n2 ask 1 C\n", NULL);
  g_autoptr (ProbeGame) found = model_game (LESSON FIRST "2 draw normal\n2 ask 1 C\n1 show 3\n", NULL);
  const ProbeLessonScene scene = { 0 };
  ProbeLessonNote note;

  probe_game_make_note (which, &scene, &note);
  /* PICNIC: the last one costs less, but the first one tells less. */
  g_assert_cmpint (note.slot, ==, 2);
  probe_lesson_clear_note (&note);
  probe_game_make_note (found, &scene, &note);
  g_assert_cmpint (note.slot, ==, 2);
  probe_lesson_clear_note (&note);
}

/* The answer to a question stands as long as its note, and only then. */
static void
test_told (void)
{
  g_autoptr (ProbeGame) miss = model_game (LESSON FIRST, NULL);
  g_autoptr (ProbeGame) blank = model_game (LESSON "1 draw normal\n1 ask 2 .\n2 no\n", NULL);
  g_autoptr (ProbeGame) after = model_game (LESSON FIRST "2 draw normal\n", NULL);
  const ProbeLessonScene scene = { 0 };
  ProbeLessonNote note;

  probe_game_make_note (miss, &scene, &note);
  g_assert_cmpstr (note.told, ==, "Sorry, no S");
  probe_lesson_clear_note (&note);
  probe_game_make_note (blank, &scene, &note);
  g_assert_cmpstr (note.told, ==, "Sorry, no blank");
  probe_lesson_clear_note (&note);
  probe_game_make_note (after, &scene, &note);
  g_assert_null (note.told);
  g_assert_null (strstr (note.text, "S."));
  probe_lesson_clear_note (&note);
}

/* Laying and naming do not follow from moves. */
static void
test_pages (void)
{
  static const struct {
    const char *row;
    ProbeLessonStep step;
    ProbeLessonPoint point;
  } rows[] = {
    { "", PROBE_NOTE_HIDE, PROBE_POINT_SUGGEST },        { "PX", PROBE_NOTE_HIDE, PROBE_POINT_SUGGEST },
    { "PICN", PROBE_NOTE_NO_WORD, PROBE_POINT_SUGGEST }, { "PICNIC", PROBE_NOTE_LAY, PROBE_POINT_LAY },
    { ".PICNIC", PROBE_NOTE_BLANK, PROBE_POINT_LAY },
  };
  g_autofree char *record = probe_lesson_make_record (&probe_lesson_scripts[0], "Ada", "2026-11-22T10:00:00Z");
  g_autoptr (ProbeGame) game = model_game (record, NULL);
  ProbeLessonNote note;

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      ProbeRow row = { .n = (guint8) strlen (rows[i].row) };
      ProbeLessonScene scene = { .row = &row };

      memcpy (row.card, rows[i].row, row.n);
      scene.row_is_good = probe_game_judge_row (game, &row, NULL);
      probe_game_make_note (game, &scene, &note);
      g_assert_cmpint (note.step, ==, rows[i].step);
      g_assert_cmpint (note.point, ==, rows[i].point);
      g_assert_cmpint (note.chapter, ==, 1);
      if (i == 3)
        g_assert_cmpstr (note.title, ==, "PICNIC: a good word to hide");
      probe_lesson_clear_note (&note);
    }
}

static void
test_naming (void)
{
  g_autoptr (ProbeGame) game = model_game (LESSON FIRST ROSA SECOND AGAIN, NULL);
  ProbeLessonScene scene = { .naming = TRUE };
  ProbeLessonNote note;
  ProbeRow row;

  probe_game_make_note (game, &scene, &note);
  g_assert_cmpint (note.step, ==, PROBE_NOTE_NAME);
  g_assert_cmpint (note.point, ==, PROBE_POINT_TELL);
  g_assert_true (note.tell);
  g_assert_false (note.go_on);
  probe_lesson_clear_note (&note);

  scene.name_complete = TRUE;
  probe_game_make_note (game, &scene, &note);
  g_assert_cmpint (note.point, ==, PROBE_POINT_NAME_IT);
  probe_lesson_clear_note (&note);

  probe_game_tell_row (game, &row);
  g_assert_cmpmem (row.card, row.n, "BUTTERFLY", 9);
}

/* The end names what the game did not come to. */
static void
test_over (void)
{
  const ProbeLessonScene scene = { 0 };
  ProbeLessonNote note;
  ProbeLesson lesson;

  probe_lesson_init (&lesson);
  lesson.step = PROBE_NOTE_OVER;
  probe_lesson_make_note (&lesson, &probe_lesson_scripts[0], NULL, &scene, &note);
  g_assert_cmpstr (note.title, ==, "You have played Probe.");
  g_assert_nonnull (strstr (note.text, "Not met yet: blanks, "));
  g_assert_nonnull (strstr (note.text, "naming a word"));
  probe_lesson_clear_note (&note);

  lesson.said = G_MAXUINT32;
  probe_lesson_make_note (&lesson, &probe_lesson_scripts[0], NULL, &scene, &note);
  g_assert_cmpstr (note.text, ==, "You have met it all.");
  probe_lesson_clear_note (&note);
}

/* Every note of every language: short titles, no gap left open. */
static void
test_texts (void)
{
  for (const ProbeLessonScript *script = probe_lesson_scripts; script->words != NULL; script++)
    for (int step = 0; step < PROBE_N_NOTES; step++)
      {
        ProbeRow row = model_row ("PICNIC");
        const ProbeLessonScene scene = { .row = step <= PROBE_NOTE_BLANK ? &row : NULL, .row_is_good = TRUE };
        ProbeLesson lesson = { .step = (guint8) step,
                               .chapter = 1,
                               .letter = 'W',
                               .slot = 11,
                               .figure = 15,
                               .factor = 5,
                               .points = 75,
                               .said = G_MAXUINT32 };
        ProbeLessonNote note;
        ProbeView view = { 0 };

        probe_lesson_make_note (&lesson, script, &view, &scene, &note);
        g_assert_cmpint (g_utf8_strlen (note.title, -1), >, 2);
        g_assert_cmpint (g_utf8_strlen (note.title, -1), <=, 38);
        g_assert_null (strchr (note.title, '{'));
        g_assert_null (strchr (note.text, '{'));
        g_assert_true (g_unichar_toupper (g_utf8_get_char (note.title)) == g_utf8_get_char (note.title));
        probe_lesson_clear_note (&note);
      }
}

/* A lesson is told by its title and by Rosa's word; anything else is an ordinary game. */
static void
test_ordinary (void)
{
  g_autoptr (ProbeGame) lesson = model_game (LESSON, NULL);
  g_autoptr (ProbeGame) title = model_game (HEAD ("Sunday", "BUTTERFLY"), NULL);
  g_autoptr (ProbeGame) word = model_game (HEAD ("Learn in three minutes", "ROCKET"), NULL);
  g_autofree char *next = salon_game_get_next_setup (SALON_GAME (lesson), FALSE);
  g_autofree char *none = salon_game_get_bookmark (SALON_GAME (title));

  g_assert_true (salon_game_is_lesson (SALON_GAME (lesson)));
  g_assert_false (salon_game_is_lesson (SALON_GAME (title)));
  g_assert_false (salon_game_is_lesson (SALON_GAME (word)));
  g_assert_null (probe_game_get_lesson (title));
  g_assert_null (none);
  g_assert_null (strstr (next, "title")); /* one more game is an ordinary one */
}

/* The note that stands again when the game is opened; the game closes between. */
static ProbeGame *
reopen (ProbeGame *game)
{
  g_autofree char *record = model_kept_record (game);
  g_autofree char *bookmark = salon_game_get_bookmark (SALON_GAME (game));
  ProbeGame *again = model_game (record, NULL);

  salon_game_set_bookmark (SALON_GAME (again), bookmark);
  return again;
}

static void
test_left_and_resumed (void)
{
  g_autoptr (ProbeGame) game = model_game (LESSON "1 draw normal\n1 ask 2 E\n2 show 5\n", NULL);
  g_autoptr (ProbeGame) unread = reopen (game);
  g_autoptr (ProbeGame) read = NULL, other = NULL, quiet = NULL;

  g_assert_cmpint (probe_game_get_lesson (unread)->step, ==, PROBE_NOTE_HIT);
  probe_game_read_note (game);
  g_assert_cmpint (probe_game_get_lesson (game)->step, ==, PROBE_NOTE_ASK_AGAIN);
  read = reopen (game);
  g_assert_cmpint (probe_game_get_lesson (read)->step, ==, PROBE_NOTE_ASK_AGAIN);

  /* A bookmark of another place, or of another game, changes nothing. */
  other = model_game (LESSON FIRST, NULL);
  salon_game_set_bookmark (SALON_GAME (other), "2026-11-22T10:00:00Z 3 1");
  salon_game_set_bookmark (SALON_GAME (other), "2025-11-22T10:00:00Z 5 1");
  salon_game_set_bookmark (SALON_GAME (other), "2026-11-22T10:00:00Z");
  salon_game_set_bookmark (SALON_GAME (other), "");
  g_assert_true (probe_lesson_can_go_on (probe_game_get_lesson (other)));
  salon_game_set_bookmark (SALON_GAME (other), "2026-11-22T10:00:00Z 5 999999999");
  g_assert_false (probe_lesson_can_go_on (probe_game_get_lesson (other)));

  probe_game_end_lesson (game);
  g_assert_null (probe_game_get_lesson (game));
  g_assert_true (salon_game_is_lesson (SALON_GAME (game)));
  quiet = reopen (game);
  g_assert_null (probe_game_get_lesson (quiet));
}

/* Rosa’s last turns are explained, however her word was found. */
static void
test_last_turns (void)
{
  static const char *const moves[] = {
    FIRST ROSA SECOND AGAIN "1 draw normal\n1 interrupt 2 BUTTERFLY\n",
    FIRST ROSA SECOND AGAIN "1 interrupt 2 BUTTERFLY\n",
  };

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      g_autofree char *record = g_strconcat (LESSON, moves[i], NULL);
      g_autoptr (ProbeGame) game = model_game (record, NULL);
      const ProbeLesson *lesson = probe_game_get_lesson (game);

      g_assert_cmpint (lesson->step, ==, PROBE_NOTE_RIGHT);
      probe_game_read_note (game);
      if (i == 1)
        {
          g_assert_cmpint (lesson->step, ==, PROBE_NOTE_DRAW_ON);
          g_assert_true (probe_game_draw (game, NULL));
        }
      g_assert_cmpint (lesson->step, ==, PROBE_NOTE_LAST_TURNS);
      g_assert_true (lesson->waits);
    }
}

/* Rosa waits for the learner. */
static void
test_rosa_waits (void)
{
  g_autoptr (ProbeGame) game = model_game (LESSON FIRST, NULL);
  ProbeView view;

  model_settle (game);
  probe_game_get_view (game, PROBE_NOBODY, &view);
  g_assert_cmpint (view.seen.moves, ==, 5);
  probe_game_read_note (game);
  model_settle (game);
  probe_game_get_view (game, PROBE_NOBODY, &view);
  g_assert_cmpint (view.seen.moves, ==, 6);
  g_assert_cmpint (probe_game_get_lesson (game)->step, ==, PROBE_NOTE_ROSA);
}

/* Does what the note says. Returns a bit for what it was. */
static guint
obey (ProbeGame *game)
{
  const ProbeLessonScene scene = { 0 };
  g_autoptr (GError) error = NULL;
  ProbeLessonNote note;
  ProbeMove move = { .seat = PROBE_LEARNER, .target = PROBE_ROSA };
  guint done;

  probe_game_make_note (game, &scene, &note);
  done = 1u << note.step;
  if (note.go_on)
    probe_game_read_note (game);
  else
    switch ((int) note.point)
      {
      case PROBE_POINT_DECK:
        probe_game_draw (game, &error);
        break;
      case PROBE_POINT_KEY:
        move.type = PROBE_ASK;
        move.letter = note.letter;
        probe_game_play (game, &move, &error);
        break;
      case PROBE_POINT_OWN_CARD:
        move = (ProbeMove) { .type = note.step == PROBE_NOTE_CARD ? PROBE_EXPOSE : PROBE_SHOW,
                             .seat = PROBE_LEARNER,
                             .slot = (guint8) note.slot };
        probe_game_play (game, &move, &error);
        break;
      case PROBE_POINT_NAME_WORD:
        move.type = PROBE_INTERRUPT;
        probe_game_tell_row (game, &move.row);
        probe_game_play (game, &move, &error);
        break;
      default:
        g_error ("the note “%s” leads nowhere", note.title);
      }
  g_assert_no_error (error);
  probe_lesson_clear_note (&note);
  model_settle (game);
  return done;
}

static void
test_obeyed (gconstpointer data)
{
  const ProbeLessonScript *script = data;
  guint done = 0;

  for (guint64 seed = 1; seed <= 12; seed++)
    {
      g_autofree char *record = probe_lesson_make_record (script, "Ada", "2026-11-22T10:00:00Z");
      g_autoptr (GError) error = NULL;
      g_autoptr (ProbeGame) game = probe_game_new_from_record (record, strlen (record), seed, NULL, &error);
      ProbeRow row = model_row (script->yours);
      int steps = 0;

      g_assert_no_error (error);
      g_assert_true (probe_game_lay (game, PROBE_LEARNER, 0, &row, &error));
      model_settle (game);
      while (salon_game_get_stage (SALON_GAME (game)) == SALON_GAME_PLAYING)
        {
          done |= obey (game);
          g_assert_cmpint (steps, <, 60);
          steps++;
        }
      g_assert_cmpint (probe_game_get_lesson (game)->step, ==, PROBE_NOTE_OVER);
    }

  /* Whoever does what the notes say meets at least this. */
  for (guint i = 0; i < 10; i++)
    {
      static const ProbeLessonStep met[] = { PROBE_NOTE_ASK,       PROBE_NOTE_HIT,         PROBE_NOTE_ASK_AGAIN,
                                             PROBE_NOTE_MISS,      PROBE_NOTE_ROSA,        PROBE_NOTE_DRAW,
                                             PROBE_NOTE_TIMES,     PROBE_NOTE_SECOND_MISS, PROBE_NOTE_RIGHT,
                                             PROBE_NOTE_LAST_TURNS };

      g_assert_true (done >> met[i] & 1);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (states); i++)
    {
      g_autofree char *path = g_strdup_printf ("/lesson/notes/%s", states[i].name);

      g_test_add_data_func (path, &states[i], check_state);
    }
  g_test_add_func ("/lesson/points at cards", test_points_at_cards);
  g_test_add_func ("/lesson/the answer is told while its note stands", test_told);
  g_test_add_func ("/lesson/laying", test_pages);
  g_test_add_func ("/lesson/naming", test_naming);
  g_test_add_func ("/lesson/the end", test_over);
  g_test_add_func ("/lesson/texts", test_texts);
  g_test_add_func ("/lesson/ordinary games", test_ordinary);
  g_test_add_func ("/lesson/left and resumed", test_left_and_resumed);
  g_test_add_func ("/lesson/last turns", test_last_turns);
  g_test_add_func ("/lesson/Rosa waits", test_rosa_waits);
  g_test_add_data_func ("/lesson/obeyed in English", &probe_lesson_scripts[0], test_obeyed);
  g_test_add_data_func ("/lesson/obeyed in French", &probe_lesson_scripts[1], test_obeyed);

  return g_test_run ();
}
