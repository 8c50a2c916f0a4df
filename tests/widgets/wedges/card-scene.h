/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "widgets/wedges/wedges-card.h"

/* A question, and its answer if the card shows it. */
typedef struct {
  const char *name;
  gboolean french;
  WedgesCardQuestion question;
  double left; /* seconds */
  gboolean uncovered;
  WedgesCardAnswer answer;
  int stamp; /* 1: right, 2: wrong */
} CardScene;

/* The scene called @name in the language, or in English, or the first one. */
const CardScene *card_scene_find (const char *name, gboolean french);
/* @from: (nullable): see wedges_card_ask() */
void card_scene_show (WedgesCard *card, const CardScene *scene, const graphene_point_t *from);
