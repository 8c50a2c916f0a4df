/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/salon-offer.h"

#include <glib/gi18n-lib.h>

#include "app/salon-house.h"
#include "model/salon-company.h"
#include "widgets/salon-seat-kind.h"

struct _SalonOffer {
  GObject parent_instance;

  SalonSettings *settings;
  SalonGame *game; /* NULL: none that counts */
};

G_DEFINE_FINAL_TYPE (SalonOffer, salon_offer, G_TYPE_OBJECT)

enum {
  OFFERED,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

/* The level of the best computer; %SALON_HUMAN if there is none. */
static SalonSeatKind
find_level (SalonGame *game)
{
  SalonSeatKind best = SALON_HUMAN;

  for (guint seat = 0; seat < salon_game_count_seats (game); seat++)
    best = MAX (best, salon_game_get_seat_kind (game, seat));
  return best;
}

/* 1 if the only person has the most points, -1 if others have more, 0 if they are shared. */
static int
find_result (SalonGame *game)
{
  const SalonHouseGame *house = salon_house_find (game);
  int person = G_MININT, others = G_MININT;

  for (guint seat = 0; seat < salon_game_count_seats (game); seat++)
    {
      int *most = salon_game_is_person (game, seat) ? &person : &others;
      int points;

      if (house->get_points (game, seat, &points))
        *most = MAX (*most, points);
    }
  return (person > others) - (person < others);
}

static void
offer (SalonOffer *self, SalonSeatKind level, int step)
{
  const char *other = salon_seat_kind_get_level (salon_company_step (level, step));
  /* Translators: a level of the computers: “beginner”, “easy”, “medium”, “hard” */
  g_autofree char *line = g_strdup_printf (step > 0 ? _ ("You have won three times running. Another level: %s?")
                                                    : _ ("You have lost three times running. Another level: %s?"),
                                           other);
  /* Translators: begins another game with the same players; “easy”, “medium”… */
  g_autofree char *label = g_strdup_printf (_ ("Play again: %s"), other);

  g_signal_emit (self, signals[OFFERED], 0, step, line, label);
}

static void
changed_cb (SalonOffer *self)
{
  g_autofree char *kept = NULL, *text = NULL;
  SalonCompany company;
  SalonSeatKind level;
  int step;

  if (salon_game_get_stage (self->game) != SALON_GAME_FINISHED)
    return;

  level = find_level (self->game);
  kept = salon_settings_get_string (self->settings, SALON_SETTING_COMPANY);
  salon_company_read (&company, kept);
  step = salon_company_count (&company, level, find_result (self->game), salon_game_get_date (self->game));
  text = salon_company_write (&company);
  salon_settings_set_string (self->settings, SALON_SETTING_COMPANY, text);
  salon_offer_set_game (self, NULL);
  if (step != 0)
    offer (self, level, step);
}

/* Somebody else plays on: the result is nobody’s. */
static void
seated_cb (SalonOffer *self)
{
  if (salon_game_get_stage (self->game) == SALON_GAME_PLAYING)
    salon_offer_set_game (self, NULL);
}

static gboolean
counts (SalonGame *game)
{
  const SalonSeatKind level = salon_game_can_hand_over (game) ? find_level (game) : SALON_HUMAN;

  return level != SALON_HUMAN && level != SALON_BOT && salon_game_count_people (game) == 1
         && !salon_game_is_lesson (game) && salon_house_find (game)->get_points != NULL;
}

void
salon_offer_set_game (SalonOffer *self, SalonGame *game)
{
  if (game == self->game)
    return;

  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
  if (game == NULL || !counts (game))
    return;

  self->game = g_object_ref (game);
  g_signal_connect_swapped (game, "changed", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (game, "seated", G_CALLBACK (seated_cb), self);
}

static void
salon_offer_dispose (GObject *object)
{
  SalonOffer *self = SALON_OFFER (object);

  salon_offer_set_game (self, NULL);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (salon_offer_parent_class)->dispose (object);
}

static void
salon_offer_class_init (SalonOfferClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = salon_offer_dispose;

  signals[OFFERED] = g_signal_new ("offered", SALON_TYPE_OFFER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 3,
                                   G_TYPE_INT, G_TYPE_STRING, G_TYPE_STRING);
}

static void
salon_offer_init (SalonOffer *self)
{
}

SalonOffer *
salon_offer_new (SalonSettings *settings)
{
  SalonOffer *self = g_object_new (SALON_TYPE_OFFER, NULL);

  self->settings = g_object_ref (settings);
  return self;
}
