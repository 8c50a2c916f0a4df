/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The veil over the secrets of a record (doc/veiled-record.md): nobody who opens the file reads them by
 * chance.  It is no encryption.
 *
 * A secret is a short text.  It belongs to a place, a number that the game gives it, and is padded with
 * zeros to the size that all secrets of the game have.  A check of four bytes follows it, and over all of
 * that lies the stream of its place. */

#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Hexadecimal digits, 0–9 and a–f: of a salt, and of a secret that is padded to @size bytes. */
#define SALON_SALT_DIGITS       16
#define SALON_VEIL_DIGITS(size) (2 * ((size) + 4))

/* Writes @salt as the first line of a veiled record has it. */
void salon_salt_format (uint64_t salt, char text[SALON_SALT_DIGITS + 1]);

/* Reads it; gives false when @text is no salt. */
bool salon_salt_parse (const char *text, uint64_t *salt);

/* Writes @secret, which has at most @size bytes, as a veiled record has it at @place: @text has room for
 * SALON_VEIL_DIGITS (@size) digits and a NUL. */
void salon_veil (uint64_t salt, uint32_t place, const char *secret, size_t size, char *text);

typedef enum {
  SALON_UNVEILED,
  SALON_UNVEIL_NO_DIGITS, /* @text is not as many digits as it should be, and nothing else */
  SALON_UNVEIL_NOT_HERE,  /* the check is wrong: this was veiled with another salt or for another place */
} SalonUnveiled;

/* The reverse: @secret, which has room for @size bytes and a NUL, is the text as it was; it may hold any
 * bytes but a NUL, and is still to be judged. */
SalonUnveiled salon_unveil (uint64_t salt, uint32_t place, const char *text, size_t size, char *secret);
