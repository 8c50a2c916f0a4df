/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Another level is offered after three equal results running, once. */

#include "model/salon-company.h"

#include <string.h>

#define EASY   SALON_COMPUTER_EASY
#define MEDIUM SALON_COMPUTER_MEDIUM

static guint games;

/* Counts one more game; the company is kept as text in between, as by the program. */
static int
count (SalonCompany *company, SalonSeatKind level, int result)
{
  g_autofree char *date = g_strdup_printf ("2026-01-01T00:%02u:%02uZ", games / 60, games % 60);
  const int offer = salon_company_count (company, level, result, date);
  g_autofree char *text = salon_company_write (company);
  SalonCompany kept;

  games++;
  salon_company_read (&kept, text);
  g_assert_cmpmem (&kept, sizeof kept, company, sizeof *company);
  return offer;
}

static void
test_offer (void)
{
  for (int result = -1; result <= 1; result += 2)
    {
      SalonCompany company = { 0 };

      g_assert_cmpint (count (&company, EASY, result), ==, 0);
      g_assert_cmpint (count (&company, EASY, result), ==, 0);
      g_assert_cmpint (count (&company, EASY, result), ==, result);
      for (int i = 0; i < 7; i++)
        g_assert_cmpint (count (&company, EASY, result), ==, 0);
      /* Three of the other sort, and then of this one again. */
      g_assert_cmpint (count (&company, EASY, -result), ==, 0);
      g_assert_cmpint (count (&company, EASY, -result), ==, 0);
      g_assert_cmpint (count (&company, EASY, -result), ==, -result);
      g_assert_cmpint (count (&company, EASY, result), ==, 0);
      g_assert_cmpint (count (&company, EASY, result), ==, 0);
      g_assert_cmpint (count (&company, EASY, result), ==, result);
    }
}

static void
test_broken (void)
{
  SalonCompany company = { 0 };

  for (int i = 0; i < 4; i++)
    {
      g_assert_cmpint (count (&company, EASY, 1), ==, 0);
      g_assert_cmpint (count (&company, EASY, 1), ==, 0);
      g_assert_cmpint (count (&company, EASY, i % 2 - 1), ==, 0);
    }
  g_assert_cmpint (count (&company, EASY, 1), ==, 0);
  g_assert_cmpint (count (&company, EASY, 1), ==, 0);
  /* Another level: it begins anew, also for what was offered. */
  for (int i = 0; i < 3; i++)
    g_assert_cmpint (count (&company, i == 1 ? EASY : MEDIUM, 1), ==, 0);
  g_assert_cmpint (count (&company, MEDIUM, 1), ==, 0);
  g_assert_cmpint (count (&company, MEDIUM, 1), ==, 1);
  g_assert_cmpint (count (&company, EASY, 1), ==, 0);
  for (int i = 0; i < 2; i++)
    g_assert_cmpint (count (&company, MEDIUM, 1), ==, 0);
  g_assert_cmpint (count (&company, MEDIUM, 1), ==, 1);
}

static void
test_ends (void)
{
  SalonCompany company = { 0 };

  for (int i = 0; i < 5; i++)
    g_assert_cmpint (count (&company, SALON_COMPUTER_HARD, 1), ==, 0);
  for (int i = 0; i < 5; i++)
    g_assert_cmpint (count (&company, SALON_COMPUTER_BEGINNER, -1), ==, 0);
  g_assert_cmpint (salon_company_step (SALON_COMPUTER_HARD, 1), ==, SALON_COMPUTER_HARD);
  g_assert_cmpint (salon_company_step (SALON_COMPUTER_BEGINNER, -1), ==, SALON_COMPUTER_BEGINNER);
  g_assert_cmpint (salon_company_step (EASY, 1), ==, MEDIUM);
}

/* The same game counts once. */
static void
test_once (void)
{
  SalonCompany company = { 0 };

  for (int i = 0; i < 5; i++)
    g_assert_cmpint (salon_company_count (&company, EASY, 1, "2026-11-21T18:04:05Z"), ==, 0);
  g_assert_cmpint (company.run, ==, 1);
  g_assert_cmpint (salon_company_count (&company, EASY, 1, "2026-11-21T18:04:06Z"), ==, 0);
  g_assert_cmpint (company.run, ==, 2);
}

static void
test_damaged (void)
{
  static const char *const texts[] = {
    "",
    "computer-easy",
    "computer-easy 2 0",
    "computer-easy two 0 x",
    "computer-easy 2 2 x",
    "computer-easy 2000 0 x",
    "computer-easy 99999999999999999999 0 x",
    "computer-easy 2 0 x x",
    "computer-easy 2 0 2026-11-21T18:04:05Z-and-more",
    "bot 2 0 x",
    "computer 2 0 x",
    "computer-easyy 2 0 x",
    "\xff\xfe 2 0 x",
  };
  const SalonCompany nothing = { 0 };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      SalonCompany company;

      memset (&company, 1, sizeof company);
      salon_company_read (&company, texts[i]);
      g_assert_cmpmem (&company, sizeof company, &nothing, sizeof nothing);
    }
}

static void
test_setup (void)
{
  g_autofree char *better = salon_company_step_setup ("edition parker-1964\nseat 1 human computer-easy\n"
                                                      "seat 2 computer-easy Otto\nseat 3 computer-hard Seat 3\n"
                                                      "seat 4 bot computer-easy\nfirst 1\n",
                                                      1);
  g_autofree char *weaker = salon_company_step_setup ("seat 2 computer-beginner Pim\nseat 3 computer-medium Ines", -1);

  g_assert_cmpstr (better, ==,
                   "edition parker-1964\nseat 1 human computer-easy\nseat 2 computer-medium Otto\n"
                   "seat 3 computer-hard Seat 3\nseat 4 bot computer-easy\nfirst 1\n");
  g_assert_cmpstr (weaker, ==, "seat 2 computer-beginner Pim\nseat 3 computer-easy Ines");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/company/offer", test_offer);
  g_test_add_func ("/company/broken", test_broken);
  g_test_add_func ("/company/ends", test_ends);
  g_test_add_func ("/company/once", test_once);
  g_test_add_func ("/company/damaged", test_damaged);
  g_test_add_func ("/company/setup", test_setup);

  return g_test_run ();
}
