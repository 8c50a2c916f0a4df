/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "rules/probe/probe-veil.h"
#include "rules/salon-random.h"

#define N_BYTES (PROBE_VEIL_DIGITS / 2)
#define N_CARDS 12
#define N_CHECK 4

_Static_assert(N_CARDS == PROBE_SPACES && N_CARDS + N_CHECK == N_BYTES, "a row and its check");

static void
put_hex (const uint8_t *bytes, int n, char *text)
{
  for (int i = 0; i < n; i++)
    {
      *text++ = "0123456789abcdef"[bytes[i] >> 4];
      *text++ = "0123456789abcdef"[bytes[i] & 15];
    }
  *text = '\0';
}

/* Gives false unless @text is @n bytes in lower-case digits and nothing else. */
static bool
take_hex (const char *text, uint8_t *bytes, int n)
{
  static const char digits[] = "0123456789abcdef";

  if (strspn (text, digits) != (size_t) n * 2 || text[n * 2] != '\0')
    return false;
  for (int i = 0; i < n; i++, text += 2)
    bytes[i] = (uint8_t) ((strchr (digits, text[0]) - digits) << 4 | (strchr (digits, text[1]) - digits));

  return true;
}

/* The bytes of @number, the most significant first. */
static void
put_number (uint64_t number, uint8_t *bytes, int n)
{
  for (int i = n - 1; i >= 0; i--, number >>= 8)
    bytes[i] = (uint8_t) number;
}

/* Lays the veil of this place over the bytes, or takes it away. */
static void
turn (uint64_t salt, int place, uint8_t bytes[N_BYTES])
{
  uint8_t veil[N_BYTES];

  put_number (salon_random_at (salt, (uint64_t) (2 * place)), veil, 8);
  put_number (salon_random_at (salt, (uint64_t) (2 * place + 1)), veil + 8, 8);
  for (int i = 0; i < N_BYTES; i++)
    bytes[i] ^= veil[i];
}

/* FNV-1a of the place and the twelve cards. */
static uint32_t
check_of (int place, const uint8_t cards[N_CARDS])
{
  uint32_t check = (UINT32_C (2166136261) ^ (uint32_t) place) * UINT32_C (16777619);

  for (int i = 0; i < N_CARDS; i++)
    check = (check ^ cards[i]) * UINT32_C (16777619);

  return check;
}

static int
place_of (int seat, int tray)
{
  return seat * PROBE_MAX_TRAYS + tray;
}

/* Writes @salt as the first line of a veiled record has it. */
void
probe_salt_format (uint64_t salt, char text[PROBE_SALT_DIGITS + 1])
{
  uint8_t bytes[PROBE_SALT_DIGITS / 2];

  put_number (salt, bytes, sizeof bytes);
  put_hex (bytes, sizeof bytes, text);
}

/* Reads it; gives false when it is none. */
bool
probe_salt_parse (const char *text, uint64_t *salt)
{
  uint8_t bytes[PROBE_SALT_DIGITS / 2];

  if (!take_hex (text, bytes, sizeof bytes))
    return false;

  *salt = 0;
  for (size_t i = 0; i < sizeof bytes; i++)
    *salt = *salt << 8 | bytes[i];
  return true;
}

/* Writes @row, that of @tray of @seat (both from 0), as a veiled record has it. */
void
probe_veil (uint64_t salt, int seat, int tray, const ProbeRow *row, char text[PROBE_VEIL_DIGITS + 1])
{
  const int place = place_of (seat, tray);
  uint8_t bytes[N_BYTES] = { 0 };

  memcpy (bytes, row->card, row->n);
  put_number (check_of (place, bytes), bytes + N_CARDS, N_CHECK);
  turn (salt, place, bytes);
  put_hex (bytes, N_BYTES, text);
}

/* The reverse: @row becomes the row as a plain record has it, still to be judged.
 * Gives NULL, or what is wrong in a sentence marked for translation; it tells
 * nothing of the row. */
const char *
probe_unveil (uint64_t salt, int seat, int tray, const char *text, char row[PROBE_SPACES + 1])
{
  const int place = place_of (seat, tray);
  uint8_t bytes[N_BYTES], check[N_CHECK];
  int n = 0;

  if (!take_hex (text, bytes, N_BYTES))
    return N_ ("A veiled word is 32 digits, 0–9 and a–f.");

  turn (salt, place, bytes);
  put_number (check_of (place, bytes), check, N_CHECK);
  while (n < N_CARDS && bytes[n] != 0)
    n++;
  for (int i = n; i < N_CARDS; i++)
    if (bytes[i] != 0)
      return N_ ("This veiled word does not belong here.");
  if (memcmp (check, bytes + N_CARDS, N_CHECK) != 0)
    return N_ ("This veiled word does not belong here.");

  memcpy (row, bytes, (size_t) n);
  row[n] = '\0';
  return NULL;
}
