/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/probe/probe-end-figures.h"

#include <glib/gi18n.h>

#include "model/probe/probe-text.h"

static ProbeShare
share_of (ProbeSource source)
{
  switch (source)
    {
    case PROBE_FROM_ASKING:
      return PROBE_SHARE_SHOWN;
    case PROBE_FROM_LAST_CARDS:
      return PROBE_SHARE_LAST;
    case PROBE_FROM_EXPOSURES:
    case PROBE_FROM_CARDS:
      return PROBE_SHARE_ACTIVITY;
    case PROBE_FROM_NAMING:
      return PROBE_SHARE_NAMED;
    case PROBE_FROM_KEPT_CARDS:
    case PROBE_FROM_KEPT_BONUS:
      return PROBE_SHARE_KEPT;
    case PROBE_FROM_MISNAMING:
    case PROBE_FROM_WRONG_BLANKS:
    case PROBE_FROM_DENIALS:
    case PROBE_FROM_SPELLING:
    case PROBE_N_SOURCES:
    default:
      return PROBE_SHARE_LOST;
    }
}

void
probe_shares_of (const gint32 points[PROBE_N_SOURCES], int shares[PROBE_N_SHARES])
{
  for (int share = 0; share < PROBE_N_SHARES; share++)
    shares[share] = 0;
  for (int source = 0; source < PROBE_N_SOURCES; source++)
    shares[points[source] < 0 ? PROBE_SHARE_LOST : share_of ((ProbeSource) source)] += points[source];
}

const char *
probe_share_text (ProbeShare share)
{
  switch (share)
    {
    case PROBE_SHARE_SHOWN:
      /* Translators: this and the five that follow say in a few words where points came from */
      return _ ("cards shown");
    case PROBE_SHARE_ACTIVITY:
      /* Translators: how many there are, or the points that they brought */
      return C_ ("figures", "activity cards");
    case PROBE_SHARE_LAST:
      return _ ("last cards");
    case PROBE_SHARE_NAMED:
      return _ ("words named");
    case PROBE_SHARE_KEPT:
      return _ ("kept hidden");
    case PROBE_SHARE_LOST:
    case PROBE_N_SHARES:
    default:
      return _ ("lost");
    }
}

/* Appends @points with a true minus sign. */
static void
append_points (GString *text, int points)
{
  g_string_append_printf (text, "%s%d", points < 0 ? "−" : "", ABS (points));
}

char *
probe_shares_describe (const int shares[PROBE_N_SHARES])
{
  GString *text = g_string_new (_ ("Where the points came from"));
  int total = 0;
  gboolean first = TRUE;

  for (int share = 0; share < PROBE_N_SHARES; share++)
    {
      total += shares[share];
      if (shares[share] == 0)
        continue;
      g_string_append_printf (text, "%s%s ", first ? ": " : ", ", probe_share_text ((ProbeShare) share));
      append_points (text, shares[share]);
      first = FALSE;
    }
  g_string_append_printf (text, ". %s: ", _ ("Total"));
  append_points (text, total);
  return g_string_free (text, FALSE);
}

void
probe_best_follow (ProbeBest *self, const ProbeEvents *events)
{
  const ProbeEvent *turned = NULL;

  for (int i = 0; i < events->n; i++)
    {
      const ProbeEvent *event = &events->event[i];

      if (event->type == PROBE_EVENT_TURNED)
        turned = event;
      else if (event->type == PROBE_EVENT_POINTS && event->source == PROBE_FROM_ASKING && turned != NULL
               && event->points > self->points)
        *self = (ProbeBest) {
          .points = event->points,
          .asker = event->seat,
          .owner = turned->seat,
          .tray = turned->tray,
          .slot = turned->slot,
          .letter = turned->letter,
        };
    }
}

char *
probe_best_describe (const ProbeBest *self, const ProbeHeader *header)
{
  g_autofree char *letter = NULL;
  g_autofree char *name = NULL;

  if (self->points == 0)
    return NULL;

  letter = probe_text_letter (&header->setup, self->letter);
  name = probe_text_name (header, self->owner);
  /* Translators: a letter or the name of the blank, whose card it was, its space and the points */
  return g_strdup_printf (_ ("Best question: %1$s from %2$s, space %3$d, +%4$d"), letter, name, self->slot + 1,
                          self->points);
}

char *
probe_kept_describe (int hidden, int cards, int bonus)
{
  g_autofree char *kept = NULL;

  if (hidden == 0)
    return NULL;

  /* Translators: of a word whose cards were not all shown */
  kept = g_strdup_printf (ngettext ("%1$d card still hidden at the end: %2$d points",
                                    "%1$d cards still hidden at the end: %2$d points", (gulong) hidden),
                          hidden, cards);
  if (bonus == 0)
    return g_steal_pointer (&kept);

  /* Translators: %1$s is “8 cards still hidden at the end: 85 points” */
  return g_strdup_printf (_ ("%1$s and the bonus of %2$d"), kept, bonus);
}
