/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players-position.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "words/words-pack.h"

static void
give_up (const char *what, const char *text)
{
  fprintf (stderr, "%s: %s\n", what, text);
  abort ();
}

/* The bytes of the lists made so far. */
#define LISTS_MAX 64

static uint8_t *kept[LISTS_MAX];
static size_t n_kept;

static void
forget_lists (void)
{
  while (n_kept > 0)
    free (kept[--n_kept]);
}

/* Makes a list of the words in @text, parted by spaces.  A number is the tier of
 * the words after it, at first 35; a word that ends in "!" is a headword, in "~" a hurtful
 * word, in "~!" both.  The list's bytes stay until the program ends. */
WordsList *
players_list (const char *text, bool tells_headwords)
{
  WordsPack *pack = words_pack_new ("en", WORDS_LENGTH_MAX, tells_headwords);
  char *copy = strdup (text), *rest = copy, *word;
  uint8_t tier = 35, *bytes;
  WordsList *list;
  size_t size;

  while ((word = strsep (&rest, " ")) != NULL)
    {
      size_t n = strlen (word);
      uint8_t flags = 0;

      if (n == 0)
        continue;
      if (isdigit ((unsigned char) *word))
        {
          tier = (uint8_t) atoi (word);
          continue;
        }
      if (word[n - 1] == '!')
        {
          flags = WORDS_FLAG_HEADWORD;
          n--;
        }
      if (word[n - 1] == '~')
        {
          flags |= WORDS_FLAG_HURTFUL;
          n--;
        }
      if (words_pack_add (pack, word, n, tier, flags) != WORDS_OK)
        give_up ("no word", word);
    }
  bytes = words_pack_finish (pack, &size);
  words_pack_free (pack);
  free (copy);
  if (n_kept == LISTS_MAX)
    give_up ("too many lists", text);
  if (n_kept == 0)
    atexit (forget_lists);
  kept[n_kept++] = bytes;
  list = words_list_open_memory (bytes, size, NULL);
  if (list == NULL)
    give_up ("no list", text);

  return list;
}

/* Makes @state a game of @edition, without activity cards, where seat 0 is to
 * ask.  @text has one row a seat, parted by spaces, two joined by "/" where each
 * player has two trays; small letters and "," are cards turned already. */
void
players_position (ProbeState *state, ProbeEdition edition, const char *text)
{
  uint16_t turned[PROBE_MAX_SEATS][PROBE_MAX_TRAYS] = { 0 };
  ProbeSetup setup;
  int seat = 0, tray = 0;

  probe_setup_init (&setup, edition, 1);
  setup.activity_cards = false;
  for (const char *c = text; *c != '\0'; c++)
    if (*c == ' ')
      {
        seat++;
        tray = 0;
        setup.seats++;
      }
    else if (*c == '/')
      {
        setup.trays = 2;
        tray++;
      }
    else
      {
        ProbeRow *row = &setup.row[seat][tray];

        if (islower ((unsigned char) *c) || *c == ',')
          turned[seat][tray] |= (uint16_t) (1u << row->n);
        row->card[row->n++] = *c == ',' ? PROBE_BLANK : (char) toupper ((unsigned char) *c);
      }

  if (probe_begin (&setup, state) != PROBE_OK)
    give_up ("no position", text);
  for (int s = 0; s < setup.seats; s++)
    for (int t = 0; t < setup.trays; t++)
      {
        state->hidden[s][t] &= (uint16_t) ~turned[s][t];
        for (int slot = 0; slot < PROBE_SPACES; slot++)
          if (turned[s][t] >> slot & 1)
            state->turned_by[s][t][slot] = PROBE_TURNED_ASKED;
      }
}

/* Makes @seat have denied each of @letters. */
void
players_denied (ProbeState *state, int seat, const char *letters)
{
  for (; *letters != '\0'; letters++)
    state->denied[seat] |= 1u << probe_letter_index (*letters);
}
