/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The lines of the set-up that games share, each with its taking and its putting. */

#include <string.h>

#include "rules/salon-record.h"
#include "rules/salon-utf8.h"

#define BIT(n) (1u << (n))

/* Letters of the longest word that may have come with a newer Salon. */
#define UNKNOWN_MAX 32

#define LETTERS "abcdefghijklmnopqrstuvwxyz"
#define DIGITS  "0123456789"

const char *const salon_seat_kind_names[SALON_N_SEAT_KINDS] = {
  [SALON_HUMAN] = "human",
  [SALON_COMPUTER_BEGINNER] = "computer-beginner",
  [SALON_COMPUTER_EASY] = "computer-easy",
  [SALON_COMPUTER_MEDIUM] = "computer-medium",
  [SALON_COMPUTER_HARD] = "computer-hard",
  [SALON_BOT] = "bot",
};

/* Fields */

const char *
salon_cut (char **rest)
{
  char *field = *rest;
  char *space = field == NULL ? NULL : strchr (field, ' ');

  if (space != NULL)
    *space++ = '\0';
  *rest = space;

  return field;
}

int
salon_look_up (const char *field, const char *const *words, int n)
{
  for (int i = 0; i < n; i++)
    if (field != NULL && words[i] != NULL && strcmp (field, words[i]) == 0)
      return i;

  return -1;
}

bool
salon_parse_number (const char *field, uint64_t least, uint64_t most, uint64_t *number)
{
  uint64_t value = 0;

  if (field == NULL || field[0] == '\0' || (field[0] == '0' && field[1] != '\0'))
    return false;
  for (; *field != '\0'; field++)
    {
      const uint64_t digit = (uint64_t) (*field - '0');

      if (*field < '0' || *field > '9' || value > (most - digit) / 10 || digit > most)
        return false;
      value = value * 10 + digit;
    }
  if (value < least)
    return false;

  *number = value;
  return true;
}

int
salon_parse_seat (const SalonReader *reader, const char *field)
{
  uint64_t number;

  return salon_parse_number (field, 1, reader->record.rules->seats_max, &number) ? (int) number - 1 : -1;
}

/* Whether the first field of @text is written in small letters, digits and hyphens, the first of them one of @first. */
static bool
is_written_so (const char *text, const char *first)
{
  const size_t n = text == NULL ? 0 : strcspn (text, " ");

  return n > 0 && n <= UNKNOWN_MAX && strchr (first, text[0]) != NULL && strspn (text, LETTERS DIGITS "-") == n;
}

const char *
salon_reader_unknown (SalonReader *reader, const char *text, const char *fault)
{
  reader->unknown = is_written_so (text, LETTERS);
  return fault;
}

const char *
salon_reader_unknown_value (SalonReader *reader, const char *text, const char *fault)
{
  reader->unknown = is_written_so (text, LETTERS DIGITS);
  return fault;
}

/* Options */

/* Gives the option whose name @text begins with, and what stands after the name and its space; the option
 * without a name that ends the table when there is none. */
static const SalonOption *
find_option (const SalonOption *options, const char *text, const char **value)
{
  for (; options->name != NULL; options++)
    {
      const size_t n = strlen (options->name);

      if (text == NULL || strncmp (text, options->name, n) != 0 || (text[n] != ' ' && text[n] != '\0'))
        continue;
      *value = text[n] == ' ' ? text + n + 1 : NULL;
      break;
    }

  return options;
}

const char *
salon_take_option (SalonReader *reader, char *rest)
{
  const SalonRules *rules = reader->record.rules;
  const char *text = NULL;
  const SalonOption *option = find_option (rules->options, rest, &text);
  const int i = (int) (option - rules->options);
  uint64_t value;
  int word;

  if (option->name == NULL)
    return salon_reader_unknown (reader, rest, N_ ("This option is not known."));
  if (reader->option_line[i] != 0)
    return N_ ("This option has already been given.");
  word = salon_look_up (text, option->words, SALON_OPTION_WORDS);
  if (word >= 0)
    value = (uint64_t) word;
  else if (option->most == 0 || !salon_parse_number (text, option->least, option->most, &value))
    return salon_reader_unknown_value (reader, text, N_ ("This option has no such value."));

  reader->option_line[i] = reader->line;
  return rules->set_option (reader, i, value);
}

void
salon_put_options (const SalonRules *rules, const SalonHeader *header, SalonText *out)
{
  uint64_t value;

  for (int i = 0; rules->options[i].name != NULL; i++)
    if (rules->get_option (header, i, &value))
      {
        const SalonOption *option = &rules->options[i];
        const char *word = value < SALON_OPTION_WORDS ? option->words[value] : NULL;

        if (word != NULL)
          salon_text_format (out, "option %s %s\n", option->name, word);
        else
          salon_text_format (out, "option %s %llu\n", option->name, (unsigned long long) value);
      }
}

/* Date and title */

/* Reads a number of @digits digits that @end follows; -1 when there is none. */
static int
take_number (const char **at, int digits, char end)
{
  int number = 0;

  for (; digits > 0; digits--, (*at)++)
    {
      if (**at < '0' || **at > '9')
        return -1;
      number = number * 10 + (**at - '0');
    }
  if (**at != end)
    return -1;

  (*at)++;
  return number;
}

/* 2026-11-21T18:04:05Z, a day of the calendar; a leap second may be told. */
static bool
is_date (const char *text)
{
  static const uint8_t days[] = { 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31 };
  static const struct {
    int digits;
    char end;
  } parts[] = { { 4, '-' }, { 2, '-' }, { 2, 'T' }, { 2, ':' }, { 2, ':' }, { 2, 'Z' } };
  int part[6];
  bool leap;

  for (int i = 0; i < 6; i++)
    {
      part[i] = take_number (&text, parts[i].digits, parts[i].end);
      if (part[i] < 0)
        return false;
    }

  leap = part[0] % 4 == 0 && (part[0] % 100 != 0 || part[0] % 400 == 0);
  return *text == '\0' && part[1] >= 1 && part[1] <= 12 && part[2] >= 1
         && part[2] <= days[part[1] - 1] + (part[1] == 2 && leap) && part[3] <= 23 && part[4] <= 59 && part[5] <= 60;
}

const char *
salon_take_date (SalonReader *reader, char *rest)
{
  if (rest == NULL || !is_date (rest))
    return N_ ("A date is written like 2026-11-21T18:04:05Z.");

  strcpy (reader->record.header->date, rest);
  return NULL;
}

void
salon_put_date (const SalonRules *rules, const SalonHeader *header, SalonText *out)
{
  if (header->date[0] != '\0')
    salon_text_put_line (out, "date ", header->date);
}

const char *
salon_take_title (SalonReader *reader, char *rest)
{
  if (rest == NULL || rest[0] == '\0')
    return N_ ("The title is missing.");
  if (!salon_utf8_is_printable (rest))
    return N_ ("A title cannot contain control characters.");

  strcpy (reader->record.header->title, rest);
  return NULL;
}

void
salon_put_title (const SalonRules *rules, const SalonHeader *header, SalonText *out)
{
  if (header->title[0] != '\0')
    salon_text_put_line (out, "title ", header->title);
}

/* Seats */

const char *
salon_name_check (const char *name)
{
  if (name[0] == '\0')
    return N_ ("A player needs a name.");
  if (!salon_utf8_is_printable (name))
    return N_ ("A name cannot contain control characters.");
  if (salon_utf8_length (name) > SALON_NAME_CHARACTERS)
    return N_ ("A name has at most 40 characters.");

  return NULL;
}

const char *
salon_take_seat (SalonReader *reader, char *rest)
{
  SalonHeader *header = reader->record.header;
  const int seat = salon_parse_seat (reader, salon_cut (&rest));
  const char *word = salon_cut (&rest), *name = rest == NULL ? "" : rest, *fault;
  const int kind = salon_look_up (word, salon_seat_kind_names, SALON_N_SEAT_KINDS);

  if (seat < 0)
    return N_ ("Nobody sits there.");
  if (seat < reader->seats)
    return N_ ("The seats must be listed in order, each once.");
  if (kind < 0)
    return salon_reader_unknown (reader, word, N_ ("This kind of player is not known."));
  fault = salon_name_check (name);
  if (fault != NULL)
    return fault;

  header->kind[seat] = (uint8_t) kind;
  strcpy (header->name[seat], name);
  reader->seated |= (uint16_t) BIT (seat);
  reader->seats = (uint8_t) (seat + 1);
  return NULL;
}

void
salon_put_seat (const SalonHeader *header, int seat, SalonText *out)
{
  salon_text_format (out, "seat %d %s %s\n", seat + 1, salon_seat_kind_names[header->kind[seat]], header->name[seat]);
}
