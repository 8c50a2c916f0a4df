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

/* What the turn has brought: to the one who has it, and to others on the way.
 */
static void
update_turn (SalonPad *pad, ProbeGame *game)
{
  const gboolean over = salon_game_get_stage (SALON_GAME (game)) == SALON_GAME_FINISHED;
  const ProbeHeader *header = probe_game_get_header (game);
  g_autoptr (GString) others = g_string_new (NULL);
  g_autofree char *title = NULL;
  g_autofree char *sum = NULL;
  ProbeView view;
  int turn;

  if (salon_game_get_stage (SALON_GAME (game)) == SALON_GAME_SETTING_UP)
    {
      salon_pad_set_turn (pad, "", "", 0, "");
      return;
    }

  probe_game_get_view (game, PROBE_NOBODY, &view);
  turn = view.seen.turn;
  for (int seat = 0; seat < header->setup.seats; seat++)
    {
      const int points = probe_game_get_turn_points (game, seat);
      g_autofree char *text = salon_format_signed (points, TRUE);

      if (seat == turn)
        sum = g_steal_pointer (&text);
      else if (points != 0)
        g_string_append_printf (others, "%s%s %s", others->len > 0 ? " · " : "", header->salon.name[seat], text);
    }

  /* Translators: at the foot of the score pad; %s is a player’s name */
  title = g_strdup_printf (over ? _ ("Last turn: %s") : _ ("This turn: %s"), header->salon.name[turn]);
  salon_pad_set_turn (pad, title, sum, turn, others->str);
}

void
probe_pad_update (SalonPad *pad, ProbeGame *game, const SalonLook *look)
{
  const ProbeHeader *header = probe_game_get_header (game);

  salon_pad_set_seats (pad, header->setup.seats, header->salon.name, look->colour);
  salon_pad_show (pad, &scores, game);
  update_turn (pad, game);
}
