/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/probe/probe-pad.h"

#include <glib/gi18n-lib.h>

#include "widgets/salon-seat-tag.h"

static guint
get_length (gpointer game)
{
  return probe_game_get_pad_length (game);
}

static gboolean
get_total (gpointer game, guint line, int seat, int *total)
{
  return probe_game_get_pad_total (game, line, seat, total);
}

static gboolean
get_newest (gpointer game, int seat, guint *line)
{
  return probe_game_get_pad_newest (game, seat, line);
}

static const SalonPadScores scores = { get_length, get_total, get_newest };

/* What was multiplied last in this turn of @seat, which is in turn, as in “15×3”; "" for nothing
 * (transfer full). */
static char *
write_terms (ProbeGame *game, int seat)
{
  guint n;
  const ProbeToken *token = probe_game_get_tokens (game, PROBE_NOBODY, &n);

  for (guint i = n; i-- > 0;)
    if (token[i].type == PROBE_TOKEN_CARD && token[i].seat == seat && token[i].factor > 1)
      return g_strdup_printf ("%d×%d", (token[i].points - (token[i].last ? PROBE_LAST_CARD : 0)) / token[i].factor,
                              token[i].factor);

  return g_strdup ("");
}

/* Returns the points that others than @turn have gained or lost in this turn (transfer full). */
static char *
write_others (ProbeGame *game, int turn)
{
  const ProbeHeader *header = probe_game_get_header (game);
  GString *others = g_string_new (NULL);

  for (int seat = 0; seat < header->setup.seats; seat++)
    {
      const int points = probe_game_get_turn_points (game, seat);
      g_autofree char *text = salon_format_signed (points, TRUE);

      if (seat != turn && points != 0)
        g_string_append_printf (others, "%s%s %s", others->len > 0 ? " · " : "", header->salon.name[seat], text);
    }

  return g_string_free (others, FALSE);
}

/* Writes the points of this turn: those of the player in turn, and those of others. */
static void
update_turn (SalonPad *pad, ProbeGame *game)
{
  const gboolean over = salon_game_get_stage (SALON_GAME (game)) == SALON_GAME_FINISHED;
  const ProbeHeader *header = probe_game_get_header (game);
  SalonPadTurn foot = { "", "", 0, "", "", FALSE, "" };
  g_autofree char *spoken = NULL, *terms = NULL, *sum = NULL, *others = NULL;
  ProbeView view;
  int turn, points;
  guint line = 0;

  if (salon_game_get_stage (SALON_GAME (game)) == SALON_GAME_SETTING_UP)
    {
      salon_pad_set_turn (pad, &foot);
      salon_pad_set_place (pad, -1, 0);
      return;
    }

  probe_game_get_view (game, PROBE_NOBODY, &view);
  turn = view.seen.turn;
  points = probe_game_get_turn_points (game, turn);
  /* Translators: at the foot of the score pad; %s is a player’s name */
  spoken = g_strdup_printf (over ? _ ("Last turn: %s") : _ ("This turn: %s"), header->salon.name[turn]);
  terms = write_terms (game, turn);
  sum = points != 0 ? salon_format_signed (points, TRUE) : g_strdup ("");
  others = write_others (game, turn);
  foot = (SalonPadTurn) {
    /* Translators: at the foot of the score pad, beside the emblem of the player and the points */
    .title = over ? _ ("Last turn") : _ ("This turn"),
    .spoken = spoken,
    .seat = turn,
    .terms = terms,
    .sum = sum,
    .good = points > 0,
    .others = others,
  };
  salon_pad_set_turn (pad, &foot);
  if (probe_game_get_pad_place (game, turn, &line))
    salon_pad_set_place (pad, turn, line);
  else
    salon_pad_set_place (pad, -1, 0);
}

void
probe_pad_update (SalonPad *pad, ProbeGame *game, const SalonLook *look)
{
  const ProbeHeader *header = probe_game_get_header (game);

  salon_pad_set_seats (pad, header->setup.seats, header->salon.name, look->colour);
  salon_pad_show (pad, &scores, game);
  update_turn (pad, game);
}
