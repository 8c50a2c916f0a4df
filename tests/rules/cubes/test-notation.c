/* SPDX-License-Identifier: GPL-3.0-or-later */

/* cubes-rules.md 4: moves as text.  A move has one form only, and what is anything else is no move. */

#include <stdio.h>
#include <string.h>

#include "cubes-scene.h"
#include "tap.h"

static const char *const moves[] = {
  "1 bar NW",
  "2 bar NE",
  "7 bar SW",
  "8 bar SE",
  "1 shake WGLHWOYTHAIDSKAEEAELEOTRT",
  "1 shake OQENTYTRSITARACNEDELTELIR",
  "1 write A",
  "8 write QUEUE",
  "1 write ABCDEFGHIJKLMNOPQRSTUVWXYZ",
  "1 write READ @0",
  "1 write READ @9",
  "1 write READ @10",
  "1 write READ @3600",
  "1 strike READ",
  "3 time",
  "1 challenge 2 READ valid",
  "8 challenge 1 ABCDEFGHIJKLMNOPQRSTUVWXYZ invalid",
};

static const char *const no_moves[] = {
  "",
  " ",
  "1",
  "1 ",
  "0 time",
  "9 time",
  "01 time",
  "+1 time",
  "-1 time",
  " 1 time",
  "1  time",
  "time",
  "1 Time",
  "1 time ",
  "1 time 2",
  "1 times",
  "a time",
  "1\ttime",
  "10 time",
  "1 pass",
  /* bar */
  "1 bar",
  "1 bar ",
  "1 bar N",
  "1 bar nw",
  "1 bar NWW",
  "1 bar  NW",
  "1 bar NW ",
  "1 bar NW NE",
  "1 bar none",
  /* shake */
  "1 shake",
  "1 shake ",
  "1 shake WGLHWOYTHAIDSKAEEAELEOTR",
  "1 shake WGLHWOYTHAIDSKAEEAELEOTRTT",
  "1 shake wGLHWOYTHAIDSKAEEAELEOTRT",
  "1 shake WGLHW OYTHAIDSKAEEAELEOTRT",
  "1 shake WGLHWOYTHAIDSKAEEAELEOTRT ",
  "1 shake OQuENTYTRSITARACNEDELTELI",
  "1 shake WGLHWOYTHAIDSKAEEAELEOTR.",
  "1 shake WGLHWOYTHAIDSKAEEAELEOTRT @1",
  /* write */
  "1 write",
  "1 write ",
  "1 write read",
  "1 write RE AD",
  "1 write READ ",
  "1 write ABCDEFGHIJKLMNOPQRSTUVWXYZA",
  "1 write \xc3\x89T\xc3\x89",
  "1 write READ 5",
  "1 write READ @",
  "1 write READ@5",
  "1 write READ @05",
  "1 write READ @00",
  "1 write READ @3601",
  "1 write READ @-1",
  "1 write READ @+1",
  "1 write READ @5 ",
  "1 write READ @5.0",
  "1 write READ  @5",
  "1 write READ @5 @6",
  "1 write READ @99999999999999999999",
  "1 write @5",
  /* strike */
  "1 strike",
  "1 strike ",
  "1 strike read",
  "1 strike READ @5",
  "1 strike READ ",
  /* challenge */
  "1 challenge",
  "1 challenge 2",
  "1 challenge 2 READ",
  "1 challenge 2 READ ",
  "1 challenge 2 READ Valid",
  "1 challenge 2 READ valid ",
  "1 challenge 0 READ valid",
  "1 challenge 9 READ valid",
  "1 challenge 2 read valid",
  "1 challenge READ valid",
  "1 challenge 2  valid",
  "1 challenge 02 READ valid",
  "1 challenge 2 READ valid 3",
};

static void
test_moves (void)
{
  for (size_t i = 0; i < sizeof moves / sizeof *moves; i++)
    {
      const CubesVeil veil = { UINT64_C (0x0123456789abcdef), (uint32_t) i };
      char text[CUBES_MOVE_TEXT], veiled[CUBES_MOVE_TEXT];
      const char *unknown, *fault;
      CubesMove move, again;
      size_t n;

      fault = cubes_move_parse (moves[i], NULL, &move, &unknown);
      n = cubes_move_format (&move, NULL, text);
      tap_ok (fault == NULL && unknown == NULL && n == strlen (text) && strcmp (text, moves[i]) == 0, "%s", moves[i]);

      n = cubes_move_format (&move, &veil, veiled);
      fault = cubes_move_parse (veiled, &veil, &again, &unknown);
      tap_ok (fault == NULL && n == strlen (veiled) && memcmp (&move, &again, sizeof move) == 0
                && (strcmp (text, veiled) == 0) == (move.type != CUBES_WRITE && move.type != CUBES_STRIKE),
              "%s under a veil", moves[i]);
    }
}

static void
test_no_moves (void)
{
  for (size_t i = 0; i < sizeof no_moves / sizeof *no_moves; i++)
    {
      const char *unknown;
      CubesMove move;
      const char *fault = cubes_move_parse (no_moves[i], NULL, &move, &unknown);

      tap_ok (fault != NULL
                && (unknown == NULL || (unknown >= no_moves[i] && unknown <= no_moves[i] + strlen (no_moves[i]))),
              "“%s”: %s", no_moves[i], fault == NULL ? "a move" : fault);
    }
}

static void
test_unknown (void)
{
  const char *unknown;
  CubesMove move;
  const char *line = "1 upset 3";

  cubes_move_parse (line, NULL, &move, &unknown);
  tap_ok (unknown == line + 2, "a move that a newer Salon may know is told from a damaged one");
  cubes_move_parse ("1 write read", NULL, &move, &unknown);
  tap_ok (unknown == NULL, "a known one is damaged");
}

int
main (void)
{
  test_moves ();
  test_no_moves ();
  test_unknown ();

  return tap_done ();
}
