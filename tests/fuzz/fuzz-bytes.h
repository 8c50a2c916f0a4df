/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What fuzz targets share: a condition that holds or ends the program, also in a
 * release build, and bytes that are taken one by one to decide something. */

#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#define REQUIRE(condition)                                                 \
  do                                                                       \
    {                                                                      \
      if (!(condition))                                                    \
        {                                                                  \
          fprintf (stderr, "%s:%d: %s\n", __FILE__, __LINE__, #condition); \
          abort ();                                                        \
        }                                                                  \
    }                                                                      \
  while (0)

typedef struct {
  const uint8_t *at, *end;
} Bytes;

/* The next byte; 0 when all are taken. */
static inline int
bytes_take (Bytes *bytes)
{
  return bytes->at < bytes->end ? *bytes->at++ : 0;
}

/* A number below @limit, from the next byte. */
static inline int
bytes_below (Bytes *bytes, int limit)
{
  return bytes_take (bytes) % limit;
}

static inline bool
bytes_left (const Bytes *bytes)
{
  return bytes->at < bytes->end;
}
