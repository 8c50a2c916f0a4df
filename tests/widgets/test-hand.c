/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The drawn alphabet: what it can spell, and that marks stand on their letters. */

#include <cairo.h>
#include <string.h>

#include "widgets/salon-hand.h"

static void
test_spell (void)
{
  static const struct {
    const char *text, *spelt; /* marks are left out; NULL: there is no such sign */
  } texts[] = {
    { "", "" },
    { "The Danub", "THE DANUB" },
    { "Ève d’Œuf-Straße 1914", "EVE D'OEUF-STRASSE 1914" },
    { "Brontë", "BRONTE" },
    { "Français, 3.5", "FRANCAIS, 3.5" },
    { "Дунай", NULL },
    { "100 %", NULL },
    { "\xff", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *spelt = salon_hand_spell (texts[i].text);
      g_autoptr (GString) plain = g_string_new (NULL);

      for (const char *at = spelt; at != NULL && *at != '\0'; at++)
        if (*at >= ' ')
          g_string_append_c (plain, *at);
      g_assert_cmpstr (spelt != NULL ? plain->str : NULL, ==, texts[i].spelt);
    }
}

/* How much ink there is above the capitals. */
static int
count_above (const char *text)
{
  g_autofree char *spelt = salon_hand_spell (text);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_A8, 100, 40);
  cairo_t *cr = cairo_create (surface);
  int above = 0;

  cairo_translate (cr, 4, 22);
  salon_hand_draw (cr, salon_hand_get (0), spelt, 20);
  cairo_surface_flush (surface);
  for (int y = 0; y < 9; y++)
    for (int x = 0; x < 100; x++)
      above += cairo_image_surface_get_data (surface)[y * cairo_image_surface_get_stride (surface) + x] > 100;
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return above;
}

static void
test_marks (void)
{
  g_autofree char *plain = salon_hand_spell ("ELEVE"), *marked = salon_hand_spell ("élève");

  g_assert_cmpint (strlen (marked), ==, strlen (plain) + 2);
  for (guint seat = 0; seat < 8; seat++)
    g_assert_cmpfloat (salon_hand_measure (salon_hand_get (seat), plain), ==,
                       salon_hand_measure (salon_hand_get (seat), marked));
  g_assert_cmpint (count_above ("eleve"), ==, 0);
  g_assert_cmpint (count_above ("élève"), >, 4);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/hand/spell", test_spell);
  g_test_add_func ("/hand/marks", test_marks);
  return g_test_run ();
}
