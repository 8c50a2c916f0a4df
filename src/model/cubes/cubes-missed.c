/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/cubes/cubes-missed.h"

#include <string.h>

static gboolean
has_finders (const CubesGridWord *word, int whose)
{
  if (whose == CUBES_FOUND_BY_NOBODY)
    return word->found == 0;
  if (whose == CUBES_FOUND_BY_SEVERAL)
    return (word->found & (word->found - 1)) != 0;
  return word->found == 1u << whose;
}

static gboolean
leads_over (const CubesGridWord *word, int cell)
{
  return cell < 0 || memchr (word->path, cell, word->n_cubes) != NULL;
}

static int
letters_group (const CubesGridWord *word)
{
  return MIN (word->n_letters, CUBES_LONG_WORD);
}

gboolean
cubes_filter_takes (const CubesFilter *filter, const CubesGridWord *word)
{
  return has_finders (word, filter->whose) && leads_over (word, filter->cell)
         && (word->tier == CUBES_FAMILIAR || !filter->familiar)
         && (filter->letters == 0 || filter->letters == letters_group (word));
}

void
cubes_filter_count (const CubesFilter *filter, const CubesGridWord *words, guint n, CubesFilterCounts *counts)
{
  CubesFilter any_letters = *filter, any_tier = *filter;

  any_letters.letters = 0;
  any_tier.familiar = FALSE;
  memset (counts, 0, sizeof *counts);
  for (guint i = 0; i < n; i++)
    {
      if (cubes_filter_takes (&any_letters, &words[i]))
        {
          counts->letters[0]++;
          counts->letters[letters_group (&words[i])]++;
        }
      if (cubes_filter_takes (&any_tier, &words[i]))
        {
          counts->all++;
          counts->familiar += words[i].tier == CUBES_FAMILIAR;
        }
    }
}

void
cubes_shares_count (const CubesGridWord *words, guint n, CubesShares *shares)
{
  memset (shares, 0, sizeof *shares);
  for (guint i = 0; i < n; i++)
    {
      shares->words++;
      shares->points += (guint) words[i].points;
      if (words[i].found == 0)
        continue;
      shares->found_words++;
      shares->found_points += (guint) words[i].points;
      if (has_finders (&words[i], CUBES_FOUND_BY_SEVERAL))
        shares->several++;
      else
        shares->alone[__builtin_ctz (words[i].found)]++;
    }
}

guint
cubes_shares_percent (guint part, guint all)
{
  if (part == 0 || all == 0)
    return 0;
  if (part >= all)
    return 100;
  return CLAMP ((part * 200 + all) / (2 * all), 1, 99);
}
