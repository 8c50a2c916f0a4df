/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/probe/probe-yardstick.h"

#include <stdlib.h>
#include <string.h>

#include "players/probe/probe-level.h"
#include "rules/probe/probe-apply.h"

/* Words laid are no rarer, and not shorter if there are others. */
#define FAIR_TIER    60
#define FAIR_LETTERS 4
#define FAIR_BLANKS  3

/* Words drawn by lot before all are tried in turn. */
#define DRAWS 200

/* The low bits of an entry of the order. */
#define INDEX_BITS 24

struct ProbeYardstickWords {
  const WordsList *list;
  size_t count;
  size_t fair;         /* the first so many are of tier 60 or below */
  uint8_t letters[26]; /* commonest first */
  uint32_t *order;     /* length << INDEX_BITS | index, commonest words first */
};

_Static_assert(WORDS_LIST_MAX <= 1u << INDEX_BITS, "an entry of the order has room for every index");
_Static_assert(PROBE_SPACES < 1u << (32 - INDEX_BITS), "an entry of the order has room for every length");

static size_t
word_length (uint32_t entry)
{
  return entry >> INDEX_BITS;
}

static const char *
word_letters (const ProbeYardstickWords *words, uint32_t entry)
{
  const size_t length = word_length (entry);

  return words_list_block (words->list, length) + (entry & ((1u << INDEX_BITS) - 1)) * length;
}

static void
sort_letters (ProbeYardstickWords *words, const uint32_t found[26])
{
  for (int letter = 0; letter < 26; letter++)
    {
      int place = letter;

      for (; place > 0 && found[words->letters[place - 1]] < found[letter]; place--)
        words->letters[place] = words->letters[place - 1];
      words->letters[place] = (uint8_t) letter;
    }
}

ProbeYardstickWords *
probe_yardstick_words_new (const WordsList *list, bool headwords)
{
  const uint8_t required = headwords && words_list_tells_headwords (list) ? WORDS_FLAG_HEADWORD : 0;
  ProbeYardstickWords *words = calloc (1, sizeof *words);
  size_t begin[UINT8_MAX + 2] = { 0 };
  uint32_t found[26] = { 0 };

  if (words == NULL)
    return NULL;
  words->list = list;
  words->order = malloc ((words_list_total (list) + 1) * sizeof *words->order);
  if (words->order == NULL)
    {
      free (words);
      return NULL;
    }

  /* First count the words of each tier, then put them where those before end. */
  for (int pass = 0; pass < 2; pass++)
    {
      for (size_t length = 1; length <= PROBE_SPACES; length++)
        {
          const size_t count = words_list_count (list, length);
          const uint8_t *tiers = words_list_tiers (list, length);
          const uint8_t *flags = words_list_flags (list, length);
          const char *word = words_list_block (list, length);

          for (size_t i = 0; i < count; i++, word += length)
            {
              uint32_t letters = 0;

              if ((flags[i] & required) != required)
                continue;
              if (pass == 1)
                {
                  words->order[begin[tiers[i]]++] = (uint32_t) (length << INDEX_BITS | i);
                  continue;
                }
              begin[tiers[i] + 1]++;
              for (size_t k = 0; k < length; k++)
                letters |= 1u << (word[k] - 'A');
              for (; letters != 0; letters &= letters - 1)
                found[__builtin_ctz (letters)]++;
            }
        }
      if (pass == 0)
        for (int tier = 0; tier <= UINT8_MAX; tier++)
          begin[tier + 1] += begin[tier];
    }
  words->count = begin[UINT8_MAX + 1];
  words->fair = begin[FAIR_TIER];
  sort_letters (words, found);

  return words;
}

void
probe_yardstick_words_free (ProbeYardstickWords *words)
{
  if (words != NULL)
    free (words->order);
  free (words);
}

const uint8_t *
probe_yardstick_letters (const ProbeYardstickWords *words)
{
  return words->letters;
}

void
probe_yardstick_init (ProbeYardstick *yardstick,
                      ProbeYardstickKind kind,
                      const ProbeYardstickWords *words,
                      uint64_t seed)
{
  memset (yardstick, 0, sizeof *yardstick);
  yardstick->kind = (uint8_t) kind;
  yardstick->words = words;
  yardstick->seed = seed;
}

static bool
hurts (const ProbeYardstickWords *words, uint32_t entry)
{
  const size_t index = entry & ((1u << INDEX_BITS) - 1);

  return (words_list_flags (words->list, word_length (entry))[index] & WORDS_FLAG_HURTFUL) != 0;
}

static bool
take_word (const ProbeYardstickWords *words, const ProbeSetup *setup, uint32_t entry, size_t least, ProbeRow *row)
{
  const size_t length = word_length (entry);

  memset (row, 0, sizeof *row);
  if (length < least || hurts (words, entry))
    return false;
  memcpy (row->card, word_letters (words, entry), length);
  row->n = (uint8_t) length;

  return probe_row_check (setup, row) == PROBE_OK;
}

static bool
find_word (const ProbeYardstick *yardstick, const ProbeSetup *setup, ProbeRow *row)
{
  const ProbeYardstickWords *words = yardstick->words;

  for (uint64_t i = 0; i < DRAWS && words->fair > 0; i++)
    if (take_word (words, setup, words->order[probe_random (yardstick->seed, yardstick->laid, i) % words->fair],
                   FAIR_LETTERS, row))
      return true;
  for (size_t i = 0; i < words->count; i++)
    if (take_word (words, setup, words->order[i], 1, row))
      return true;

  memset (row, 0, sizeof *row);
  return false;
}

bool
probe_yardstick_lay (ProbeYardstick *yardstick, const ProbeSetup *setup, ProbeRow *row)
{
  ProbeRow word;
  int most, blanks, before;

  if (!find_word (yardstick, setup, &word))
    {
      *row = word;
      return false;
    }

  most = PROBE_SPACES - word.n;
  if (most > FAIR_BLANKS)
    most = FAIR_BLANKS;
  if (most > setup->rules.blanks)
    most = setup->rules.blanks;
  blanks = (int) (probe_random (yardstick->seed, yardstick->laid, DRAWS) % (unsigned) (most + 1));
  before = (int) (probe_random (yardstick->seed, yardstick->laid, DRAWS + 1) % (unsigned) (blanks + 1));
  yardstick->laid++;

  memset (row, 0, sizeof *row);
  row->n = (uint8_t) (word.n + blanks);
  memset (row->card, PROBE_BLANK, row->n);
  memcpy (row->card + before, word.card, word.n);
  return true;
}

/* Where words of one length may lie in a row, and what is exposed of them. */
typedef struct {
  int n;
  uint8_t before[PROBE_SPACES];
} Places;

/* What is asked of one tray: of how many rows each letter is hidden in. */
typedef struct {
  uint32_t n;
  uint32_t with[26];
} Fitting;

static void
find_places (const ProbeState *seen, int seat, int tray, Places places[PROBE_SPACES + 1])
{
  const ProbeRow *row = &seen->setup.row[seat][tray];
  const unsigned all = (1u << row->n) - 1, hidden = seen->hidden[seat][tray];
  const bool no_blank = seen->denied[seat] >> probe_letter_index (PROBE_BLANK) & 1;
  const int min = seen->setup.rules.word_min;
  unsigned letters = 0;

  for (int slot = 0; slot < row->n; slot++)
    if (!(hidden >> slot & 1) && row->card[slot] != PROBE_BLANK)
      letters |= 1u << slot;
  memset (places, 0, (PROBE_SPACES + 1) * sizeof *places);
  for (int length = min; length <= row->n && length <= seen->setup.rules.word_max; length++)
    for (int before = 0; before <= row->n - length && row->n - length <= seen->setup.rules.blanks; before++)
      {
        const unsigned window = ((1u << length) - 1) << before;
        const unsigned blanks = all & ~hidden & ~letters;

        if ((letters & ~window) == 0 && (blanks & window) == 0 && !(no_blank && (hidden & ~window) != 0))
          places[length].before[places[length].n++] = (uint8_t) before;
      }
}

/* Counts the hidden letters of the commonest rows that fit what is seen of @tray. */
static void
find_fitting (const ProbeYardstickWords *words, const ProbeState *seen, int seat, int tray, Fitting *fitting)
{
  const char *card = seen->setup.row[seat][tray].card;
  const unsigned hidden = seen->hidden[seat][tray];
  Places places[PROBE_SPACES + 1];

  memset (fitting, 0, sizeof *fitting);
  find_places (seen, seat, tray, places);
  for (size_t i = 0; i < words->count; i++)
    {
      const size_t length = word_length (words->order[i]);
      const char *word;

      if (places[length].n == 0)
        continue;
      word = word_letters (words, words->order[i]);
      for (int place = 0; place < places[length].n; place++)
        {
          const int before = places[length].before[place];
          uint32_t letters = 0;
          bool fits = true;

          for (size_t k = 0; k < length && fits; k++)
            if (hidden >> (before + (int) k) & 1)
              letters |= 1u << (word[k] - 'A');
            else
              fits = word[k] == card[before + (int) k];
          if (!fits || (letters & seen->denied[seat]))
            continue;
          for (; letters != 0; letters &= letters - 1)
            fitting->with[__builtin_ctz (letters)]++;
          if (++fitting->n == PROBE_YARDSTICK_CANDIDATES)
            return;
        }
    }
}

/* How likely @letter is to be hidden in one of @seat's trays, of 65536. */
static uint32_t
likely (const Fitting *fitting, int trays, int letter)
{
  uint64_t nowhere = 1u << 16;

  for (int tray = 0; tray < trays; tray++)
    if (fitting[tray].n > 0)
      nowhere = nowhere * (fitting[tray].n - fitting[tray].with[letter]) / fitting[tray].n;

  return (uint32_t) ((1u << 16) - nowhere);
}

static bool
shown (const ProbeState *seen, int seat, char letter)
{
  for (int tray = 0; tray < seen->setup.trays; tray++)
    for (int slot = 0; slot < seen->setup.row[seat][tray].n; slot++)
      if (!(seen->hidden[seat][tray] >> slot & 1) && seen->setup.row[seat][tray].card[slot] == letter)
        return true;

  return false;
}

/* Asks for the commonest letter that @seat has neither denied nor shown, then for
 * those shown, which may be there once more, and at last for a blank. */
static char
common_letter (const ProbeYardstickWords *words, const ProbeState *seen, int seat)
{
  for (int again = 0; again < 2; again++)
    for (int i = 0; i < 26; i++)
      {
        const char letter = probe_letter_at (words->letters[i]);

        if (!(seen->denied[seat] >> words->letters[i] & 1) && (again || !shown (seen, seat, letter)))
          return letter;
      }

  return PROBE_BLANK;
}

static bool
put_to_all (const ProbeState *seen)
{
  return seen->first_guess && probe_card_kinds[seen->card].effect == PROBE_EFFECT_ALL_EXPOSE;
}

static void
ask (const ProbeYardstick *yardstick, const ProbeView *view, ProbeMove *move)
{
  const ProbeState *seen = &view->seen;
  uint32_t most = 0;

  *move = (ProbeMove) { .type = PROBE_ASK, .seat = view->seat, .target = PROBE_NOBODY };
  for (int i = 1; i < seen->setup.seats; i++)
    {
      const int seat = (view->seat + i) % seen->setup.seats;
      Fitting fitting[PROBE_MAX_TRAYS] = { 0 };

      if (probe_hidden_of (seen, seat) == 0)
        continue;
      if (move->target == PROBE_NOBODY)
        {
          move->target = (uint8_t) seat;
          move->letter = common_letter (yardstick->words, seen, seat);
        }
      if (yardstick->kind != PROBE_YARDSTICK_GREEDY)
        break;

      for (int tray = 0; tray < seen->setup.trays; tray++)
        if (seen->hidden[seat][tray] != 0)
          find_fitting (yardstick->words, seen, seat, tray, &fitting[tray]);
      for (int letter = 0; letter < 26; letter++)
        {
          const uint32_t share = likely (fitting, seen->setup.trays, letter);

          if (share <= most)
            continue;
          most = share;
          move->target = (uint8_t) seat;
          move->letter = probe_letter_at (letter);
        }
      /* All that fit are exposed but for the blanks around them. */
      if (most == 0 && fitting[0].n + fitting[1].n > 0 && move->target == seat)
        move->letter = PROBE_BLANK;
    }
  if (put_to_all (seen))
    move->target = PROBE_EVERYBODY;
}

/* The card that is worth least, or most where it is another's. */
static const ProbeMove *
plain_choice (const ProbeMove *moves, int n)
{
  const ProbeMove *best = &moves[0];

  for (int i = 1; i < n; i++)
    {
      const int worth = probe_space_value (moves[i].slot), least = probe_space_value (best->slot);

      if (moves[i].type == PROBE_PICK ? worth > least : worth < least)
        best = &moves[i];
    }

  return best;
}

bool
probe_yardstick_choose (const ProbeYardstick *yardstick, const ProbeView *view, ProbeMove *move)
{
  ProbeMove moves[PROBE_MAX_MOVES];
  int n = 0, due;

  memset (move, 0, sizeof *move);
  if (probe_decider (&view->seen) != view->seat)
    return false;

  if (view->seen.phase == PROBE_TO_DRAW)
    {
      *move = (ProbeMove) { .type = PROBE_DRAW, .seat = view->seat, .kind = PROBE_NO_CARD };
      return true;
    }
  if (view->seen.phase == PROBE_TO_ASK && yardstick->kind != PROBE_YARDSTICK_RANDOM)
    {
      ask (yardstick, view, move);
      return true;
    }

  /* Where people answer by hand a “no” is legal that is a lie. */
  due = probe_moves (&view->seen, view->seat, moves);
  for (int i = 0; i < due; i++)
    if (moves[i].type != PROBE_CHALLENGE && !(moves[i].type == PROBE_NO && due > 1 && moves[i + 1].type == PROBE_SHOW))
      moves[n++] = moves[i];
  if (n == 0)
    return false;
  *move = yardstick->kind == PROBE_YARDSTICK_RANDOM
            ? moves[probe_random (yardstick->seed, view->seen.moves, UINT64_MAX) % (unsigned) n]
            : *plain_choice (moves, n);

  return true;
}
