/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/probe/probe-party-text.h"

#include <glib/gi18n.h>

void
probe_party_results (const ProbeParty *party, ProbePartyResult results[PROBE_PARTY_TABLES])
{
  ProbePartyMovers movers;

  probe_party_movers (party, &movers);
  for (int table = 0; table < PROBE_PARTY_TABLES; table++)
    {
      ProbePartyResult *result = &results[table];
      const int32_t *points = party->points[table];
      int n = 0;

      result->target = (table + 1) % PROBE_PARTY_TABLES;
      result->drawn = movers.drawn[table];
      for (; n < PROBE_PARTY_MOVERS; n++)
        {
          result->place[n] = movers.place[table][n];
          result->moves[n] = true;
        }
      for (int place = 0; place < PROBE_PARTY_PLACES; place++)
        if (place != result->place[0] && place != result->place[1])
          {
            result->place[n] = place;
            result->moves[n] = false;
            n++;
          }
      if (points[result->place[n - 1]] > points[result->place[n - 2]])
        {
          const int last = result->place[n - 1];

          result->place[n - 1] = result->place[n - 2];
          result->place[n - 2] = last;
        }
      for (int i = 0; i < PROBE_PARTY_PLACES; i++)
        result->rank[i] =
          i > 0 && points[result->place[i]] == points[result->place[i - 1]] ? result->rank[i - 1] : i + 1;
    }
}

void
probe_party_rank (const ProbeParty *party, int seat[PROBE_PARTY_SEATS], int rank[PROBE_PARTY_SEATS])
{
  for (int i = 0; i < PROBE_PARTY_SEATS; i++)
    {
      int at = i;

      for (; at > 0 && party->total[seat[at - 1]] < party->total[i]; at--)
        seat[at] = seat[at - 1];
      seat[at] = i;
    }
  for (int i = 0; i < PROBE_PARTY_SEATS; i++)
    rank[i] = i > 0 && party->total[seat[i]] == party->total[seat[i - 1]] ? rank[i - 1] : i + 1;
}

char *
probe_party_text_points (gint64 points)
{
  return g_strdup_printf ("%s%" G_GINT64_FORMAT, points < 0 ? "−" : "", ABS (points));
}

char *
probe_party_text_heading (const ProbeParty *standing, guint rounds)
{
  if (probe_party_round_is_over (standing))
    /* Translators: how many games everybody has played at a party, and how many there will be */
    return g_strdup_printf (_ ("After game %1$u of %2$u"), standing->round, rounds);

  return g_strdup_printf (_ ("Game %1$u of %2$u"), standing->round, rounds);
}

static const char *
get_rank_text (int rank)
{
  static const char *const texts[PROBE_PARTY_PLACES] = { N_ ("first"), N_ ("second"), N_ ("third"), N_ ("fourth") };

  return _ (texts[rank - 1]);
}

char *
probe_party_text_place (const ProbePartyHeader *header,
                        const ProbeParty *party,
                        const ProbePartyResult *result,
                        int table,
                        int index)
{
  const int place = result->place[index];
  const char *name = header->probe.salon.name[party->seat[table][place]];
  g_autofree char *points = probe_party_text_points (party->points[table][place]);

  if (result->moves[index])
    /* Translators: for screen readers: “Ada 185, first, to table 2.” */
    return g_strdup_printf (_ ("%1$s %2$s, %3$s, to table %4$d."), name, points, get_rank_text (result->rank[index]),
                            result->target + 1);

  /* Translators: for screen readers: “Tim 40, fourth.” */
  return g_strdup_printf (_ ("%1$s %2$s, %3$s."), name, points, get_rank_text (result->rank[index]));
}

char *
probe_party_text_moves (const ProbePartyHeader *header, const ProbeParty *party)
{
  ProbePartyResult results[PROBE_PARTY_TABLES];
  GString *all = g_string_new (NULL);

  probe_party_results (party, results);
  for (int table = 0; table < PROBE_PARTY_TABLES; table++)
    for (int i = 0; i < PROBE_PARTY_MOVERS; i++)
      {
        g_autofree char *text = probe_party_text_place (header, party, &results[table], table, i);

        g_string_append_printf (all, "%s%s", all->len > 0 ? " " : "", text);
      }

  return g_string_free (all, FALSE);
}

/* “Ada”, “Ada and Rosa”, “Ada, Rosa and Lea” */
static char *
join_names (const char *const *names, int n)
{
  g_autoptr (GString) first = g_string_new (n > 0 ? names[0] : "");

  for (int i = 1; i < n - 1; i++)
    g_string_append_printf (first, ", %s", names[i]);
  if (n < 2)
    return g_strdup (first->str);

  /* Translators: a list of names, and the last one */
  return g_strdup_printf (C_ ("names", "%1$s and %2$s"), first->str, names[n - 1]);
}

char *
probe_party_text_winners (const ProbePartyHeader *header, const ProbeParty *party)
{
  const char *names[PROBE_PARTY_SEATS];
  g_autofree char *all = NULL, *points = NULL;
  gint64 most = 0;
  int n = 0;

  for (int seat = 0; seat < PROBE_PARTY_SEATS; seat++)
    if (probe_party_leads (party, seat))
      {
        names[n++] = header->probe.salon.name[seat];
        most = party->total[seat];
      }
  all = join_names (names, n);
  points = probe_party_text_points (most);
  /* Translators: %1$s is a name, or several; %2$s is a number of points */
  return g_strdup_printf (ngettext ("%1$s wins the evening with %2$s points",
                                    "%1$s share the evening with %2$s points each", n),
                          all, points);
}

char *
probe_party_text_carried (const SalonHeader *names, const ProbeParty *party, int table)
{
  g_autoptr (GString) all = g_string_new (NULL);

  if (party->round == 1)
    return g_strdup ("");
  for (int place = 0; place < PROBE_PARTY_PLACES; place++)
    {
      const gint64 gained = table < party->over ? party->points[table][place] : 0;
      g_autofree char *points = probe_party_text_points (party->total[party->seat[table][place]] - gained);

      g_string_append_printf (all, "%s%s %s", place > 0 ? ", " : "", names->name[place], points);
    }

  /* Translators: the points that the four at a table have from the games before: “So far: Ada 340, Rosa 245” */
  return g_strdup_printf (_ ("So far: %s"), all->str);
}

char *
probe_party_text_table (ProbePartyGame *game, const ProbeParty *party, int table)
{
  const SalonHeader *header = &probe_party_game_get_header (game)->probe.salon;
  const char *people[PROBE_PARTY_PLACES], *others[PROBE_PARTY_PLACES];
  g_autofree char *first = NULL, *second = NULL;
  int n = 0, m = 0;

  for (int place = 0; place < PROBE_PARTY_PLACES; place++)
    {
      const int seat = party->seat[table][place];

      if (header->kind[seat] == SALON_HUMAN)
        people[n++] = header->name[seat];
      else
        others[m++] = header->name[seat];
    }
  if (n == 0)
    return NULL;

  first = join_names (people, n);
  second = join_names (others, m);
  if (m == 0)
    /* Translators: the number of a table, and who plays there */
    return g_strdup_printf (_ ("Table %1$d: %2$s."), table + 1, first);

  /* Translators: the number of a table, the people there, and the computers who play with them */
  return g_strdup_printf (_ ("Table %1$d: %2$s with %3$s."), table + 1, first, second);
}
