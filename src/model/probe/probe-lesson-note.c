/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the notes of a lesson say: a table with a row for each, and how its gaps are filled in. */

#include "model/probe/probe-lesson.h"

#include <string.h>

#include <glib/gi18n.h>

#include "players/probe/probe-player.h"

/* Letters whose names begin with a vowel: “an E”. */
#define AN_LETTERS "AEFHILMNORSX"

/* What is written in braces is filled in:
 *
 *   {rosa}            the name of the computer
 *   {word}            the learner’s word
 *   {count} {riddle}  see #ProbeLessonScript
 *   {letter}          the letter that the note tells of
 *   {a letter}        the same with an article
 *   {space} {figure}  of the card that was turned
 *   {factor} {points} what it was multiplied by, and what it brought
 *   {next} {a next}   the letter that the note proposes
 *
 * A title begins with a capital letter, whatever stands there. */
typedef struct {
  const char *title;
  const char *text;
  ProbeLessonPoint point;
  const char *missing; /* what the end says when the note never stood; NULL: nothing */
} Row;

static const Row rows[PROBE_N_NOTES] = {
  [PROBE_NOTE_HIDE] = { N_ ("Hide a word"), N_ ("Type any word, or take ours."), PROBE_POINT_SUGGEST, NULL },
  [PROBE_NOTE_LAY] = { N_ ("{word}: a good word to hide"),
                       N_ ("{rosa} will look for it card by card, and you for hers. Nobody sees your green cards. "
                           "Each is worth the brass figure under it."),
                       PROBE_POINT_LAY, NULL },
  [PROBE_NOTE_NO_WORD] = { N_ ("Not in the list"), N_ ("Change a letter, or take ours."), PROBE_POINT_SUGGEST, NULL },
  [PROBE_NOTE_BLANK] = { N_ ("A blank hides where your word begins"),
                         N_ ("It looks like any other card, and has a brass figure like any other."), PROBE_POINT_LAY,
                         N_ ("blanks") },
  [PROBE_NOTE_ASK] = { N_ ("Ask {rosa} for a letter"), N_ ("Her word has {count}. {next} is a good beginning."),
                       PROBE_POINT_KEY, NULL },
  [PROBE_NOTE_HIT] = { N_ ("{a letter}! Space {space} brings you {figure}"),
                       N_ ("The brass figure under a card counts, whatever the letter. You found one, so you may "
                           "ask again."),
                       PROBE_POINT_CARD, NULL },
  [PROBE_NOTE_ASK_AGAIN] = { N_ ("Ask again"), N_ ("Any letter you like; {next} is common."), PROBE_POINT_KEY, NULL },
  [PROBE_NOTE_MISS] = { N_ ("No {letter}: your turn is over"), N_ ("Now it is {rosa}’s turn."), PROBE_POINT_ROSA_TRAY,
                        NULL },
  [PROBE_NOTE_WRONG_BLANK] = { N_ ("No blank: 50 off"), N_ ("Only a wrong blank costs points. Your turn is over."),
                               PROBE_POINT_ROSA_TRAY, NULL },
  [PROBE_NOTE_ROSA] = { N_ ("{rosa}’s turn"),
                        N_ ("She draws, then asks you. The table answers when there is no choice."),
                        PROBE_POINT_ROSA_PLATE, NULL },
  [PROBE_NOTE_ROSA_AGAIN] = { N_ ("{rosa}’s turn"), N_ ("She has drawn a card, and asks you."), PROBE_POINT_ROSA_PLATE,
                              NULL },
  [PROBE_NOTE_WHICH] = { N_ ("Which one do you show?"),
                         N_ ("She gets its figure, and learns where it stands. Cheap is not always best."),
                         PROBE_POINT_OWN_CARD, N_ ("the choice which card to show") },
  [PROBE_NOTE_FOUND] = { N_ ("{rosa} found your {letter}: {points} for her"),
                         N_ ("You lose nothing by it. But everybody sees the card now, and she may ask again."),
                         PROBE_POINT_OWN_CARD, NULL },
  [PROBE_NOTE_DRAW] = { N_ ("Every turn begins with a card"), N_ ("It helps, it costs, or it does nothing. Find out."),
                        PROBE_POINT_DECK, N_ ("the activity cards") },
  [PROBE_NOTE_DRAW_ON] = { N_ ("Your turn"), N_ ("It begins with a card."), PROBE_POINT_DECK, NULL },
  [PROBE_NOTE_DRAW_AGAIN] = { N_ ("No {letter}, but you may draw again"),
                              N_ ("Your card allows it: the turn goes on with another one."), PROBE_POINT_DECK, NULL },
  [PROBE_NOTE_CARD] = { N_ ("Do what the card says"), N_ ("Choose one of your cards."), PROBE_POINT_OWN_CARD, NULL },
  [PROBE_NOTE_TIMES] = { N_ ("×{factor}!"), N_ ("The first card you find counts {factor} times. Try {a next}."),
                         PROBE_POINT_KEY, N_ ("cards that multiply") },
  [PROBE_NOTE_PRODUCT] = { N_ ("{figure} × {factor} = {points}"), N_ ("Ask again: {a next}, perhaps?"), PROBE_POINT_KEY,
                           NULL },
  [PROBE_NOTE_NOW_ASK] = { N_ ("Now ask {rosa}"), N_ ("Any letter you like: {a next}, perhaps?"), PROBE_POINT_KEY,
                           NULL },
  [PROBE_NOTE_SECOND_MISS] = { N_ ("No {letter}, and your turn is over"),
                               N_ ("A miss costs nothing; only a wrong blank takes 50."), PROBE_POINT_ROSA_TRAY, NULL },
  [PROBE_NOTE_IDEA] = { N_ ("An idea?"), N_ ("{riddle} Say what {rosa}’s word is, if you think you know."),
                        PROBE_POINT_NAME_WORD, N_ ("naming a word") },
  [PROBE_NOTE_NAME] = { N_ ("You know it? Say the whole word"),
                        N_ ("{riddle} Right brings every hidden card and 100 more; wrong costs 50 and shows nothing."),
                        PROBE_POINT_NAME_IT, NULL },
  [PROBE_NOTE_NAMED_WRONG] = { N_ ("Not that: 50 off, nothing is shown"), N_ ("Once more, or ask on."),
                               PROBE_POINT_NAME_WORD, NULL },
  [PROBE_NOTE_FEWER] = { N_ ("Fewer than five hidden: ask on"),
                         N_ ("Her word cannot be named any more. The last card brings 50 more."), PROBE_POINT_KEY,
                         NULL },
  [PROBE_NOTE_RIGHT] = { N_ ("Right: {figure} and 100"),
                         N_ ("The figures of all cards that were hidden, and 100 for the name."), PROBE_POINT_PAD,
                         NULL },
  [PROBE_NOTE_LAST_CARD] = { N_ ("The last card: {points} and 50"), N_ ("You have found all of {rosa}’s word."),
                             PROBE_POINT_PAD, NULL },
  [PROBE_NOTE_LAST_TURNS] = { N_ ("{rosa} has two last turns"),
                              N_ ("Your word alone is hidden. What she does not find counts for you: its figures, "
                                  "and 50 more; 100 with five cards or more."),
                              PROBE_POINT_FINAL_TURNS, N_ ("the last turns") },
  [PROBE_NOTE_OWN_OUT] = { N_ ("Your word is out, but you play on"),
                           N_ ("{rosa}’s word alone is hidden: you have two last turns to find it."), PROBE_POINT_DECK,
                           NULL },
  [PROBE_NOTE_OVER] = { N_ ("You have played Probe."), N_ ("You have met it all."), PROBE_POINT_NOTHING, NULL },
};

static const char *const captions[PROBE_CHAPTERS] = {
  N_ ("Your word"), N_ ("Asking"), N_ ("Answering"), N_ ("The card, a miss"), N_ ("Naming"),
};

/* With any of these notes the end begins. */
#define THE_END \
  (1u << PROBE_NOTE_RIGHT | 1u << PROBE_NOTE_LAST_CARD | 1u << PROBE_NOTE_LAST_TURNS | 1u << PROBE_NOTE_OWN_OUT)

/* The gaps of one note. */
typedef struct {
  const ProbeLesson *lesson;
  const ProbeLessonScript *script;
  char word[PROBE_SPACES + 1];
  char next;
} Gaps;

static void
append_letter (GString *to, const Gaps *gaps, char letter, gboolean article)
{
  if (letter == PROBE_BLANK)
    g_string_append (to, article ? _ ("a blank") : _ ("blank"));
  else if (!article)
    g_string_append_c (to, letter);
  else if (strchr (AN_LETTERS, letter) != NULL)
    /* Translators: one letter whose English name begins with a vowel: “an E” */
    g_string_append_printf (to, _ ("an %c"), letter);
  else
    /* Translators: one letter whose English name begins with a consonant: “a T” */
    g_string_append_printf (to, _ ("a %c"), letter);
}

/* Fills in the gap called @name. */
static void
append_gap (GString *to, const Gaps *gaps, const char *name)
{
  const ProbeLesson *lesson = gaps->lesson;

  if (strcmp (name, "rosa") == 0)
    g_string_append (to, gaps->script->rosa);
  else if (strcmp (name, "word") == 0)
    g_string_append (to, gaps->word);
  else if (strcmp (name, "count") == 0)
    g_string_append (to, _ (gaps->script->count));
  else if (strcmp (name, "riddle") == 0)
    g_string_append (to, _ (gaps->script->riddle));
  else if (strcmp (name, "letter") == 0 || strcmp (name, "a letter") == 0)
    append_letter (to, gaps, lesson->letter, name[0] == 'a');
  else if (strcmp (name, "next") == 0 || strcmp (name, "a next") == 0)
    append_letter (to, gaps, gaps->next, name[0] == 'a');
  else if (strcmp (name, "space") == 0)
    g_string_append_printf (to, "%d", lesson->slot + 1);
  else if (strcmp (name, "figure") == 0)
    g_string_append_printf (to, "%d", lesson->figure);
  else if (strcmp (name, "factor") == 0)
    g_string_append_printf (to, "%d", lesson->factor);
  else if (strcmp (name, "points") == 0)
    g_string_append_printf (to, "%d", lesson->points);
  else
    g_string_append_printf (to, "{%s}", name);
}

static char *
fill_in (const char *sentence, const Gaps *gaps)
{
  GString *text = g_string_new (NULL);

  for (const char *c = sentence; *c != '\0'; c++)
    {
      const char *end = *c == '{' ? strchr (c, '}') : NULL;

      if (end != NULL)
        {
          g_autofree char *name = g_strndup (c + 1, (gsize) (end - c - 1));

          append_gap (text, gaps, name);
          c = end;
        }
      else
        g_string_append_c (text, *c);
    }

  return g_string_free (text, FALSE);
}

/* @title (transfer full) with a capital letter at its beginning. */
static char *
capitalize (char *title)
{
  g_autofree char *old = title;
  char first[7] = { 0 };

  g_unichar_to_utf8 (g_unichar_toupper (g_utf8_get_char (old)), first);
  return g_strconcat (first, g_utf8_next_char (old), NULL);
}

/* Lists what the lesson did not come to (transfer full); NULL: it came to everything. */
static char *
list_missing (const ProbeLesson *lesson)
{
  GString *list = NULL;

  for (int step = 0; step < PROBE_N_NOTES; step++)
    if (rows[step].missing != NULL && (lesson->said >> step & 1) == 0)
      {
        if (list == NULL)
          list = g_string_new (_ (rows[step].missing));
        else
          g_string_append_printf (list, ", %s", _ (rows[step].missing));
      }

  return list != NULL ? g_string_free (list, FALSE) : NULL;
}

/* The step that the page adds: what is being laid or named does not follow from the moves. */
static ProbeLessonStep
find_step (const ProbeLesson *lesson, const ProbeLessonScene *scene)
{
  char word[PROBE_SPACES + 1];

  if (scene->naming)
    return PROBE_NOTE_NAME;
  if (scene->row == NULL)
    return (ProbeLessonStep) lesson->step;
  if (scene->row_is_good)
    return memchr (scene->row->card, PROBE_BLANK, scene->row->n) != NULL ? PROBE_NOTE_BLANK : PROBE_NOTE_LAY;

  /* A word that has hardly been begun is not called wrong. */
  return probe_row_word (scene->row, word) >= 3 ? PROBE_NOTE_NO_WORD : PROBE_NOTE_HIDE;
}

/* The first of the learner’s cards that answers to what Rosa asks for. */
static int
find_own_card (const ProbeLesson *lesson, const ProbeView *view)
{
  ProbeMove moves[PROBE_MAX_MOVES];
  const int n = probe_moves (&view->seen, PROBE_LEARNER, moves);

  if (lesson->step == PROBE_NOTE_FOUND || n == 0)
    return lesson->slot;
  return view->seen.phase == PROBE_TO_ANSWER ? probe_cheapest_show (view).slot : moves[0].slot;
}

static void
write_text (ProbeLessonNote *note, const Gaps *gaps)
{
  const ProbeLesson *lesson = gaps->lesson;
  g_autofree char *missing = note->step == PROBE_NOTE_OVER ? list_missing (lesson) : NULL;

  note->title = capitalize (fill_in (_ (rows[note->step].title), gaps));
  if (missing != NULL)
    /* Translators: what the first game did not come to, such as “blanks, naming a word” */
    note->text = g_strdup_printf (_ ("Not met yet: %s."), missing);
  else
    note->text = fill_in (_ (rows[note->step].text), gaps);

  if (note->step == PROBE_NOTE_SECOND_MISS && lesson->product.factor > 0)
    {
      const Gaps product = {
        .lesson = &(ProbeLesson) { .letter = lesson->product.letter,
                                   .figure = lesson->product.figure,
                                   .factor = lesson->product.factor,
                                   .points = lesson->product.points },
        .script = gaps->script,
      };
      g_autofree char *cost = g_steal_pointer (&note->text);
      /* Translators: of a card that multiplied what was found */
      g_autofree char *used =
        fill_in (_ ("Your ×{factor} made the {letter} worth {figure} × {factor} = {points}. It is used up."), &product);

      note->text = g_strdup_printf ("%s %s", cost, used);
    }
}

/* What Rosa has answered stands at her tray as long as the note. */
static char *
write_told (const ProbeLessonNote *note, const Gaps *gaps)
{
  if (rows[note->step].point != PROBE_POINT_ROSA_TRAY)
    return NULL;
  if (gaps->lesson->letter == PROBE_BLANK)
    return g_strdup_printf (_ ("Sorry, no %s"), _ ("blank"));
  return g_strdup_printf (_ ("Sorry, no %s"), (const char[]) { gaps->lesson->letter, '\0' });
}

void
probe_lesson_make_note (const ProbeLesson *lesson,
                        const ProbeLessonScript *script,
                        const ProbeView *view,
                        const ProbeLessonScene *scene,
                        ProbeLessonNote *note)
{
  const ProbeLessonStep step = find_step (lesson, scene);
  Gaps gaps = { .lesson = lesson, .script = script };

  if (scene->row != NULL)
    probe_row_word (scene->row, gaps.word);
  if (view != NULL)
    gaps.next = probe_lesson_next_letter (lesson, script, &view->seen);

  *note = (ProbeLessonNote) {
    .step = step,
    .chapter = scene->naming ? PROBE_CHAPTERS : lesson->chapter,
    .point = rows[step].point,
    .letter = gaps.next,
    .slot = lesson->slot,
  };
  note->caption = g_strdup ((lesson->said & THE_END) != 0 ? _ ("The end") : _ (captions[note->chapter - 1]));
  note->go_on = !scene->naming && probe_lesson_can_go_on (lesson);
  note->tell = step == PROBE_NOTE_NAME;
  if (step == PROBE_NOTE_NAME && !scene->name_complete)
    note->point = PROBE_POINT_TELL;
  if (note->point == PROBE_POINT_OWN_CARD && view != NULL)
    note->slot = find_own_card (lesson, view);
  if (note->point == PROBE_POINT_OWN_CARD && scene->chosen)
    note->point = PROBE_POINT_SHOW;
  write_text (note, &gaps);
  note->told = write_told (note, &gaps);
}

void
probe_lesson_clear_note (ProbeLessonNote *note)
{
  g_clear_pointer (&note->caption, g_free);
  g_clear_pointer (&note->title, g_free);
  g_clear_pointer (&note->text, g_free);
  g_clear_pointer (&note->told, g_free);
}
