/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/salon-hand.h"

#include <math.h>

#define LETTERS 26

/* In a text of this alphabet a mark has a byte of its own, after the letter that it stands on. */
enum {
  ACUTE = 1,
  GRAVE,
  CIRCUMFLEX,
  DIAERESIS,
  TILDE,
  CARON,
  CEDILLA,
  N_MARKS,
};

typedef struct {
  double width; /* in units, from the middle of one outer stroke to that of the other */
  const char *path;
} Glyph;

/* M, L, C and Z as in SVG, all absolute; the middle is at 0 0. */
static const Glyph letters[LETTERS] = {
  ['A' - 'A'] = { 86, "M -43 50 L -5 -46 C -1.7 -51.3 1.7 -51.3 5 -46 L 43 50 M -26 14 L 26 14" },
  ['B'
    - 'A'] = { 68,
               "M -34 -50 L -34 50 M -34 -50 L 4 -50 C 15.4 -47.7 23.6 -37.6 23.6 -26 C 23.6 -14.4 15.4 -4.3 4 -2 L -34 -2 M 4 -2 L 6 -2 C 20.4 -2 32 9.6 32 24 C 32 38.4 20.4 50 6 50 L -34 50" },
  ['C' - 'A'] = { 78,
                  "M 39 -29 C 31 -43 20 -50 6 -50 C -21 -50 -39 -30 -39 0 C -39 30 -21 50 6 50 C 20 50 31 43 39 29" },
  ['D' - 'A'] = { 78, "M -39 -50 L -39 50 L -9 50 C 21 50 39 30 39 0 C 39 -30 21 -50 -9 -50 Z" },
  ['E' - 'A'] = { 60, "M 30 -50 L -30 -50 L -30 50 L 30 50 M -30 -2 L 20 -2" },
  ['F' - 'A'] = { 58, "M 29 -50 L -29 -50 L -29 50 M -29 0 L 19 0" },
  ['G'
    - 'A'] = { 82,
               "M 39 -28 C 31 -43 20 -50 6 -50 C -23 -50 -41 -30 -41 0 C -41 30 -23 50 6 50 C 23 50 35 43 41 32 L 41 4 L 9 4" },
  ['H' - 'A'] = { 72, "M -36 -50 L -36 50 M 36 -50 L 36 50 M -36 -2 L 36 -2" },
  ['I' - 'A'] = { 0, "M 0 -50 L 0 50" },
  ['J' - 'A'] = { 48, "M 24 -50 L 24 18 C 24 40 14 50 0 50 C -14 50 -22 41 -24 28" },
  ['K' - 'A'] = { 70, "M -35 -50 L -35 50 M 31 -50 L -33 12 M -11 -8 L 35 50" },
  ['L' - 'A'] = { 56, "M -28 -50 L -28 50 L 28 50" },
  ['M' - 'A'] = { 92, "M -46 50 L -46 -50 L 0 16 L 46 -50 L 46 50" },
  ['N' - 'A'] = { 74, "M -37 50 L -37 -50 L 37 50 L 37 -50" },
  ['O'
    - 'A'] = { 88,
               "M 0 -50 C 27.3 -50 44 -30 44 0 C 44 30 27.3 50 0 50 C -27.3 50 -44 30 -44 0 C -44 -30 -27.3 -50 0 -50 Z" },
  ['P' - 'A'] = { 64, "M -32 50 L -32 -50 L 5 -50 C 20.2 -50 32.5 -37.7 32.5 -22.5 C 32.5 -7.3 20.2 5 5 5 L -32 5" },
  ['Q'
    - 'A'] = { 88,
               "M 0 -50 C 27.3 -50 44 -30 44 0 C 44 30 27.3 50 0 50 C -27.3 50 -44 30 -44 0 C -44 -30 -27.3 -50 0 -50 Z M 8 22 L 42 56" },
  ['R'
    - 'A'] = { 70,
               "M -35 50 L -35 -50 L 2 -50 C 16.6 -50 28.5 -38.1 28.5 -23.5 C 28.5 -8.9 16.6 3 2 3 L -35 3 M 3 3 L 35 50" },
  ['S'
    - 'A'] = { 68,
               "M 31 -32 C 25 -44 15 -50 1 -50 C -20 -50 -31 -40 -31 -25 C -31 -9 -18 -5.5 1 -1 C 21 3.5 34 8 34 25 C 34 41 21 50 1 50 C -17 50 -28 43 -34 30" },
  ['T' - 'A'] = { 76, "M -38 -50 L 38 -50 M 0 -50 L 0 50" },
  ['U' - 'A'] = { 72, "M -36 -50 L -36 10 C -36 36 -22 50 0 50 C 22 50 36 36 36 10 L 36 -50" },
  ['V' - 'A'] = { 80, "M -40 -50 L 0 50 L 40 -50" },
  ['W' - 'A'] = { 116, "M -58 -50 L -29 50 L 0 -38 L 29 50 L 58 -50" },
  ['X' - 'A'] = { 74, "M -37 -50 L 37 50 M 37 -50 L -37 50" },
  ['Y' - 'A'] = { 76, "M -38 -50 L 0 2 L 38 -50 M 0 2 L 0 50" },
  ['Z' - 'A'] = { 70, "M -33 -50 L 33 -50 L -35 50 L 35 50" },
};

static const Glyph small_u = { 46, "M -23 -16 L -23 24 C -23 42 -14 50 0 50 C 14 50 23 41 23 26 M 23 -16 L 23 50" };

static const Glyph digits[] = {
  { 64, "M 0 -50 C 20 -50 32 -30 32 0 C 32 30 20 50 0 50 C -20 50 -32 30 -32 0 C -32 -30 -20 -50 0 -50 Z" },
  { 24, "M -14 -34 L 8 -50 L 8 50" },
  { 60, "M -28 -26 C -26 -42 -14 -50 0 -50 C 18 -50 28 -40 28 -24 C 28 -4 -6 16 -30 50 L 30 50" },
  { 58,
    "M -26 -38 C -18 -47 -8 -50 2 -50 C 17 -50 26 -41 26 -27 C 26 -12 14 -3 -6 -3 C 16 -3 29 7 29 24 C 29 40 17 50 0 50 C -12 50 -22 46 -29 36" },
  { 66, "M 14 50 L 14 -50 L -33 20 L 33 20" },
  { 58,
    "M 24 -50 L -20 -50 L -24 -6 C -16 -12 -8 -14 0 -14 C 18 -14 29 -2 29 17 C 29 37 17 50 -2 50 C -14 50 -23 45 -29 37" },
  { 60,
    "M 22 -44 C 0 -54 -30 -38 -30 12 C -30 36 -18 50 0 50 C 18 50 30 37 30 18 C 30 0 18 -12 1 -12 C -14 -12 -26 -4 -30 12" },
  { 60, "M -30 -50 L 30 -50 L -10 50" },
  { 58,
    "M 0 -4 C -15 -8 -25 -16 -25 -28 C -25 -41 -14 -50 0 -50 C 14 -50 25 -41 25 -28 C 25 -16 15 -8 0 -4 C -18 2 -29 10 -29 25 C -29 40 -16 50 0 50 C 16 50 29 40 29 25 C 29 10 18 2 0 -4 Z" },
  { 60,
    "M -22 44 C 0 54 30 38 30 -12 C 30 -36 18 -50 0 -50 C -18 -50 -30 -37 -30 -18 C -30 0 -18 12 -1 12 C 14 12 26 4 30 -12" },
};

static const struct {
  char sign;
  Glyph glyph;
} signs[] = {
  { ' ', { 26, "" } },
  { '\'', { 8, "M 3 -54 L -3 -32" } },
  { '-', { 34, "M -17 4 L 17 4" } },
  { '.', { 4, "M 0 48 L 0 50" } },
  { ',', { 8, "M 3 46 L -5 66" } },
  { ':', { 4, "M 0 -18 L 0 -16 M 0 34 L 0 36" } },
};

/* Marks have no width: they stand above or below the letter. */
static const struct {
  gunichar combining;
  const char *path;
} marks[N_MARKS] = {
  [ACUTE] = { 0x301, "M -6 -62 L 10 -78" },
  [GRAVE] = { 0x300, "M 6 -62 L -10 -78" },
  [CIRCUMFLEX] = { 0x302, "M -15 -62 L 0 -77 L 15 -62" },
  [DIAERESIS] = { 0x308, "M -13 -70 L -13 -69 M 13 -70 L 13 -69" },
  [TILDE] = { 0x303, "M -18 -66 C -10 -78 -4 -76 2 -70 C 8 -64 12 -64 18 -74" },
  [CARON] = { 0x30c, "M -15 -77 L 0 -62 L 15 -77" },
  [CEDILLA] = { 0x327, "M 4 52 C 10 58 8 68 -6 68" },
};

/* The hands of the seats differ in slant and width. */
static const SalonHand hands[] = {
  { .stroke = 11.5, .gap = 25, .slant = -4, .width = 1.02, .wander = 2 },
  { .stroke = 10.8, .gap = 24, .slant = -15, .width = .92, .wander = 2 },
  { .stroke = 11.8, .gap = 26, .slant = 2, .width = 1.1, .wander = 2 },
  { .stroke = 10.6, .gap = 23, .slant = -8, .width = .88, .wander = 2 },
  { .stroke = 11.2, .gap = 25, .slant = -12, .width = 1.06, .wander = 2 },
  { .stroke = 11.0, .gap = 24, .slant = 3, .width = .9, .wander = 2 },
  { .stroke = 11.6, .gap = 26, .slant = -1, .width = .96, .wander = 2 },
  { .stroke = 10.8, .gap = 23, .slant = -6, .width = 1.1, .wander = 2 },
};

const SalonHand *
salon_hand_get (guint seat)
{
  return &hands[seat % G_N_ELEMENTS (hands)];
}

static gboolean
is_mark (char letter)
{
  return letter > 0 && letter < N_MARKS;
}

static Glyph
find (char letter)
{
  if (letter >= 'A' && letter <= 'Z')
    return letters[letter - 'A'];
  if (letter >= '0' && letter <= '9')
    return digits[letter - '0'];
  if (is_mark (letter))
    return (Glyph) { .path = marks[(guint) letter].path };
  for (guint i = 0; i < G_N_ELEMENTS (signs); i++)
    if (signs[i].sign == letter)
      return signs[i].glyph;
  return small_u;
}

static void
read_numbers (const char **text, double *numbers, int n)
{
  for (int i = 0; i < n; i++)
    numbers[i] = g_ascii_strtod (*text, (char **) text);
}

void
salon_hand_append (cairo_t *cr, char letter)
{
  double n[6];

  for (const char *at = find (letter).path; *at != '\0';)
    switch (*at++)
      {
      case 'M':
        read_numbers (&at, n, 2);
        cairo_move_to (cr, n[0], n[1]);
        break;
      case 'L':
        read_numbers (&at, n, 2);
        cairo_line_to (cr, n[0], n[1]);
        break;
      case 'C':
        read_numbers (&at, n, 6);
        cairo_curve_to (cr, n[0], n[1], n[2], n[3], n[4], n[5]);
        break;
      case 'Z':
        cairo_close_path (cr);
        break;
      default: /* a space */
        break;
      }
}

static void
stroke_round (cairo_t *cr, double width)
{
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (cr, width);
  cairo_stroke (cr);
}

double
salon_hand_measure (const SalonHand *hand, const char *word)
{
  double length = 0;

  for (const char *at = word; *at != '\0'; at++)
    if (!is_mark (*at))
      length += find (*at).width * hand->width + hand->gap;
  return length > 0 ? length - hand->gap + hand->stroke : 0;
}

/* A number from -1 to 1 that belongs to this letter of this word. */
static double
wander (const char *word, int letter, int what)
{
  guint32 hash = 2166136261u;

  for (const char *at = word; *at != '\0'; at++)
    hash = (hash ^ (guint32) *at) * 16777619u;
  hash = (hash ^ (guint32) (letter * 4 + what)) * 16777619u;
  hash ^= hash >> 15;
  hash *= 0x2c1b3c6du;
  hash ^= hash >> 13;
  return hash / 2147483648. - 1;
}

/* The letters that the mark of a letter belong to are turned alike, so that it stands where it should. */
static int
find_bearer (const char *word, int letter)
{
  while (letter > 0 && is_mark (word[letter]))
    letter--;
  return letter;
}

void
salon_hand_draw (cairo_t *cr, const SalonHand *hand, const char *word, double height)
{
  double x = hand->stroke / 2, before = x;

  cairo_save (cr);
  cairo_scale (cr, height / 100, height / 100);
  for (int i = 0; word[i] != '\0'; i++)
    {
      const int bearer = find_bearer (word, i);
      const double width = find (word[bearer]).width * hand->width;
      cairo_matrix_t slant;

      if (!is_mark (word[i]))
        before = x;
      cairo_matrix_init (&slant, 1, 0, tan (hand->slant * G_PI / 180), 1, 0, 0);
      cairo_save (cr);
      cairo_translate (cr, before + width / 2, wander (word, bearer, 0) * hand->wander);
      cairo_transform (cr, &slant);
      cairo_rotate (cr, wander (word, bearer, 1) * hand->wander * G_PI / 180);
      cairo_scale (cr, hand->width * (1 + wander (word, bearer, 2) * hand->wander / 60),
                   1 + wander (word, bearer, 3) * hand->wander / 60);
      salon_hand_append (cr, word[i]);
      cairo_restore (cr);
      stroke_round (cr, hand->stroke);
      if (!is_mark (word[i]))
        x += width + hand->gap;
    }
  cairo_restore (cr);
}

/* The letters that are two in capitals, and signs that look alike. */
static const struct {
  gunichar from;
  const char *to;
} spellings[] = {
  { 0xc6, "AE" }, { 0x152, "OE" }, { 0xdf, "SS" },  { 0x1e9e, "SS" }, { 0x2019, "'" },
  { 0x2bc, "'" }, { 0x2010, "-" }, { 0x2013, "-" }, { 0xa0, " " },    { 0x202f, " " },
};

static gboolean
spell (GString *spelt, gunichar letter)
{
  for (int i = ACUTE; i < N_MARKS; i++)
    if (marks[i].combining == letter && spelt->len > 0)
      {
        g_string_append_c (spelt, (char) i);
        return TRUE;
      }
  for (guint i = 0; i < G_N_ELEMENTS (spellings); i++)
    if (spellings[i].from == letter)
      {
        g_string_append (spelt, spellings[i].to);
        return TRUE;
      }
  for (guint i = 0; i < G_N_ELEMENTS (signs); i++)
    if ((gunichar) signs[i].sign == letter)
      {
        g_string_append_c (spelt, signs[i].sign);
        return TRUE;
      }
  if ((letter < 'A' || letter > 'Z') && (letter < '0' || letter > '9'))
    return FALSE;
  g_string_append_c (spelt, (char) letter);
  return TRUE;
}

char *
salon_hand_spell (const char *text)
{
  g_autofree char *apart = g_utf8_normalize (text, -1, G_NORMALIZE_DEFAULT);
  g_autoptr (GString) spelt = g_string_new (NULL);

  for (const char *at = apart; at != NULL && *at != '\0'; at = g_utf8_next_char (at))
    if (!spell (spelt, g_unichar_toupper (g_utf8_get_char (at))))
      return NULL;
  return apart != NULL ? g_strdup (spelt->str) : NULL;
}
