/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/salon-veil.h"

#include <string.h>

#include "rules/salon-random.h"

static const char digits[] = "0123456789abcdef";

static void
put_byte (uint8_t byte, char *text)
{
  text[0] = digits[byte >> 4];
  text[1] = digits[byte & 15];
}

static uint8_t
take_byte (const char *text)
{
  return (uint8_t) ((strchr (digits, text[0]) - digits) << 4 | (strchr (digits, text[1]) - digits));
}

/* Tells whether @text is @n lower-case digits and nothing else. */
static bool
is_digits (const char *text, size_t n)
{
  return strspn (text, digits) == n && text[n] == '\0';
}

/* Byte @i of @number, the most significant first; @bytes is how many it has. */
static uint8_t
byte_of (uint64_t number, int bytes, size_t i)
{
  return (uint8_t) (number >> (8 * (bytes - 1 - (int) i)));
}

/* Byte @i of the stream of @place, for secrets padded to @size bytes.  A place takes as many outputs of
 * the generator, of eight bytes each, as its secret and check have need of. */
static uint8_t
stream_at (uint64_t salt, uint32_t place, size_t size, size_t i)
{
  const uint64_t outputs = (size + 4 + 7) / 8;

  return byte_of (salon_random_at (salt, place * outputs + i / 8), 8, i % 8);
}

/* FNV-1a of the place and the secret with its padding. */
static uint32_t
check_of (uint32_t place, const char *secret, size_t size)
{
  const size_t n = strlen (secret);
  uint32_t check = (UINT32_C (2166136261) ^ place) * UINT32_C (16777619);

  for (size_t i = 0; i < size; i++)
    check = (check ^ (i < n ? (uint8_t) secret[i] : 0)) * UINT32_C (16777619);

  return check;
}

void
salon_salt_format (uint64_t salt, char text[SALON_SALT_DIGITS + 1])
{
  for (size_t i = 0; i < SALON_SALT_DIGITS / 2; i++)
    put_byte (byte_of (salt, SALON_SALT_DIGITS / 2, i), text + 2 * i);
  text[SALON_SALT_DIGITS] = '\0';
}

bool
salon_salt_parse (const char *text, uint64_t *salt)
{
  if (!is_digits (text, SALON_SALT_DIGITS))
    return false;

  *salt = 0;
  for (size_t i = 0; i < SALON_SALT_DIGITS; i += 2)
    *salt = *salt << 8 | take_byte (text + i);
  return true;
}

void
salon_veil (uint64_t salt, uint32_t place, const char *secret, size_t size, char *text)
{
  const size_t n = strlen (secret);
  const uint32_t check = check_of (place, secret, size);

  for (size_t i = 0; i < size + 4; i++)
    {
      const uint8_t plain = i >= size ? byte_of (check, 4, i - size) : i < n ? (uint8_t) secret[i] : 0;

      put_byte (plain ^ stream_at (salt, place, size, i), text + 2 * i);
    }
  text[SALON_VEIL_DIGITS (size)] = '\0';
}

SalonUnveiled
salon_unveil (uint64_t salt, uint32_t place, const char *text, size_t size, char *secret)
{
  uint32_t check = 0;
  bool padded = true;

  if (!is_digits (text, SALON_VEIL_DIGITS (size)))
    return SALON_UNVEIL_NO_DIGITS;

  for (size_t i = 0; i < size + 4; i++)
    {
      const uint8_t plain = take_byte (text + 2 * i) ^ stream_at (salt, place, size, i);

      if (i < size)
        secret[i] = (char) plain;
      else
        check = check << 8 | plain;
    }
  secret[size] = '\0';
  for (size_t i = strlen (secret); i < size; i++)
    padded = padded && secret[i] == '\0';

  return padded && check == check_of (place, secret, size) ? SALON_UNVEILED : SALON_UNVEIL_NOT_HERE;
}
