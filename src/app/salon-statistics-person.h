/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/salon-house.h"
#include "model/salon-statistics.h"

G_BEGIN_DECLS

#define SALON_TYPE_STATISTICS_PERSON (salon_statistics_person_get_type ())
G_DECLARE_FINAL_TYPE (SalonStatisticsPerson, salon_statistics_person, SALON, STATISTICS_PERSON, GObject)

/**
 * SalonStatisticsPerson:
 *
 * What statistics say of one person: figures, rivals and what the game adds, on sheets that are scrolled, and the streak,
 * which stands above them. Of whoever has played few games there are figures alone.
 */

SalonStatisticsPerson *salon_statistics_person_new (void);
/* The sheets, and the line of the streak (transfer none); the caller puts each of them somewhere. */
GtkWidget *salon_statistics_person_get_content (SalonStatisticsPerson *self);
GtkWidget *salon_statistics_person_get_streak (SalonStatisticsPerson *self);

/* Shows @person (nullable), who is in @list, by the games of @game, or by all games if that is NULL. @store has the
 * records. */
void salon_statistics_person_show (SalonStatisticsPerson *self,
                                   const SalonPerson *person,
                                   GPtrArray *list,
                                   const SalonHouseGame *game,
                                   SalonStore *store);
/* Drops what the game shows of the person. Called before the list is gone. */
void salon_statistics_person_clear (SalonStatisticsPerson *self);
/* In a narrow page the sheets stand one below the other, and the streak has no picture. */
void salon_statistics_person_set_narrow (SalonStatisticsPerson *self, gboolean narrow);

G_END_DECLS
