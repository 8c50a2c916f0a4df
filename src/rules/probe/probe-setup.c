/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/probe/probe-setup.h"

#include <string.h>

/* Makes @setup the default game of @edition for @seats players: activity cards,
 * two trays for two, the table answers, strict spelling, seat 0 begins, nothing
 * laid.  The number of seats is judged by probe_setup_check(). */
void
probe_setup_init (ProbeSetup *setup, ProbeEdition edition, int seats)
{
  memset (setup, 0, sizeof *setup);
  setup->edition = (uint8_t) edition;
  setup->rules = probe_editions[edition].behaviours;
  setup->seats = (uint8_t) seats;
  setup->trays = seats == 2 ? 2 : 1;
  setup->activity_cards = true;
  setup->supply_unlimited = setup->rules.supply_unlimited;
}

/* Checks that a game may begin from @setup: the options fit each other and every
 * tray holds a row that may be laid (probe-rules.md 1, 2 and 8).  Whether a word
 * is in a word list is for others to say. */
ProbeReason
probe_setup_check (const ProbeSetup *setup)
{
  if (setup->seats < 2)
    return PROBE_TOO_FEW_SEATS;
  if (setup->seats > setup->rules.seats_max || setup->seats > PROBE_MAX_SEATS)
    return PROBE_TOO_MANY_SEATS;
  if (setup->first >= setup->seats)
    return PROBE_NO_SUCH_SEAT;
  if (setup->trays != 1 && setup->trays != 2)
    return PROBE_NO_SUCH_TRAY;
  if (setup->trays == 2 && setup->seats != 2)
    return PROBE_TRAYS_NEED_TWO_SEATS;
  if (setup->answers_by_hand && !setup->rules.answers_by_hand_possible)
    return PROBE_NO_ANSWERS_BY_HAND;

  for (int seat = 0; seat < setup->seats; seat++)
    for (int tray = 0; tray < setup->trays; tray++)
      {
        const ProbeRow *row = &setup->row[seat][tray];
        const ProbeReason reason = row->n == 0 ? PROBE_WORD_MISSING : probe_row_check (setup, row);

        if (reason != PROBE_OK)
          return reason;
      }

  return PROBE_OK;
}

/* Reads a row as a record writes it, `..ROCKET.`: one to twelve capitals and
 * blanks.  Says nothing of whether it may be laid.  On refusal @row is empty. */
ProbeReason
probe_row_parse (const char *text, ProbeRow *row)
{
  const size_t n = strlen (text);

  memset (row, 0, sizeof *row);
  if (n == 0)
    return PROBE_ROW_EMPTY;
  for (size_t i = 0; i < n; i++)
    if (probe_letter_index (text[i]) < 0)
      return PROBE_ROW_NOT_LETTERS;
  if (n > PROBE_SPACES)
    return PROBE_ROW_TOO_LONG;

  memcpy (row->card, text, n);
  row->n = (uint8_t) n;
  return PROBE_OK;
}

/* Writes @row as a record has it; the reverse of probe_row_parse(). */
void
probe_row_format (const ProbeRow *row, char text[PROBE_SPACES + 1])
{
  memcpy (text, row->card, row->n);
  text[row->n] = '\0';
}

/* Gives how many cards of @letter (or of the blank) stand in @row. */
int
probe_row_count (const ProbeRow *row, char letter)
{
  int count = 0;

  for (int i = 0; i < row->n; i++)
    count += row->card[i] == letter;

  return count;
}

/* Copies the letters between the blanks of @row and returns their number, 0 when
 * there is no letter, -1 when a blank or an unknown card stands inside. */
int
probe_row_word (const ProbeRow *row, char word[PROBE_SPACES + 1])
{
  int begin = 0, end = row->n;

  while (begin < end && row->card[begin] == PROBE_BLANK)
    begin++;
  while (end > begin && row->card[end - 1] == PROBE_BLANK)
    end--;
  for (int i = begin; i < end; i++)
    if (row->card[i] < 'A' || row->card[i] > 'Z')
      return -1;

  memcpy (word, row->card + begin, (size_t) (end - begin));
  word[end - begin] = '\0';
  return end - begin;
}

/* Gives how many cards of @letter one tray may hold: what the set has, for
 * letters of an unlimited supply as many as there are spaces (record.md, option
 * supply).  Blanks are always limited to those of the set (probe-rules.md 1). */
int
probe_setup_supply (const ProbeSetup *setup, char letter)
{
  if (letter == PROBE_BLANK)
    return setup->rules.blanks;

  return setup->supply_unlimited ? PROBE_SPACES : probe_letter_cards (setup->rules.letter_set, letter);
}

/* Checks whether @row may be laid in a tray of a game with @setup: blanks only
 * at the ends, length, and cards of the set (probe-rules.md 1, 2 and 6). */
ProbeReason
probe_row_check (const ProbeSetup *setup, const ProbeRow *row)
{
  char word[PROBE_SPACES + 1];
  int length;

  if (row->n == 0)
    return PROBE_ROW_EMPTY;
  if (row->n > PROBE_SPACES)
    return PROBE_ROW_TOO_LONG;
  for (int i = 0; i < row->n; i++)
    if (probe_letter_index (row->card[i]) < 0)
      return PROBE_ROW_NOT_LETTERS;

  length = probe_row_word (row, word);
  if (length < 0)
    return PROBE_BLANK_INSIDE;
  if (length == 0)
    return PROBE_ROW_EMPTY;
  if (length < setup->rules.word_min)
    return PROBE_WORD_TOO_SHORT;
  if (length > setup->rules.word_max)
    return PROBE_WORD_TOO_LONG;
  if (probe_row_count (row, PROBE_BLANK) > setup->rules.blanks)
    return PROBE_TOO_MANY_BLANKS;
  for (int i = 0; i < length; i++)
    if (probe_row_count (row, word[i]) > probe_setup_supply (setup, word[i]))
      return PROBE_NO_LETTER_LEFT;

  return PROBE_OK;
}
