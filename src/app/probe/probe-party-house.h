/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/salon-house.h"

/* The row of the party in the house. It has no table of its own in the home: the way to it is the page on which a table
 * of Probe is set. */
extern const SalonHouseGame probe_party_house_game;
