/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/salon-utf8.h"

#include <string.h>

size_t
salon_utf8_decode (const char *bytes, size_t n, uint32_t *character)
{
  static const uint32_t least[] = { 0, 0, 0x80, 0x800, 0x10000 };
  const unsigned char *at = (const unsigned char *) bytes;
  size_t length;
  uint32_t c;

  if (n == 0)
    return 0;

  if (at[0] < 0x80)
    {
      *character = at[0];
      return 1;
    }

  if ((at[0] & 0xe0) == 0xc0)
    length = 2, c = at[0] & 0x1f;
  else if ((at[0] & 0xf0) == 0xe0)
    length = 3, c = at[0] & 0x0f;
  else if ((at[0] & 0xf8) == 0xf0)
    length = 4, c = at[0] & 0x07;
  else
    return 0;

  if (n < length)
    return 0;
  for (size_t i = 1; i < length; i++)
    {
      if ((at[i] & 0xc0) != 0x80)
        return 0;
      c = c << 6 | (at[i] & 0x3f);
    }
  if (c < least[length] || c > 0x10ffff || (c >= 0xd800 && c <= 0xdfff))
    return 0;

  *character = c;
  return length;
}

bool
salon_utf8_is_valid (const char *bytes, size_t n)
{
  size_t i = 0;

  while (i < n)
    {
      uint32_t character;
      const size_t length = salon_utf8_decode (bytes + i, n - i, &character);

      if (length == 0)
        return false;
      i += length;
    }

  return true;
}

bool
salon_utf8_is_printable (const char *text)
{
  const size_t n = strlen (text);
  size_t i = 0;

  while (i < n)
    {
      uint32_t character;
      const size_t length = salon_utf8_decode (text + i, n - i, &character);

      if (length == 0 || character < 0x20 || (character >= 0x7f && character <= 0x9f))
        return false;
      i += length;
    }

  return true;
}

size_t
salon_utf8_length (const char *text)
{
  size_t characters = 0;

  for (; *text != '\0'; text++)
    characters += (*text & 0xc0) != 0x80;

  return characters;
}
