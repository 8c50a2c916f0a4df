/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "card-scene.h"

#include "rules/wedges/wedges-board.h"

#define DJANGO "Which instrument did Django Reinhardt play, with two fingers of his left hand nearly useless?"
#define RIVER  "Which river passes through Vienna, Bratislava, Budapest and Belgrade?"
#define GAS    "Which gas makes up nearly four fifths of the air around us?"
#define GUITAR_FACT                                                                              \
  "He had lost the use of the two fingers in a fire of his caravan, and found a way of playing " \
  "for the other two and the thumb."
#define RIVER_FACT "It runs through ten countries, more than any other river, and ends in a delta on the Black Sea."

/* 1,000 bytes: nobody writes so long a question, but a pack may have one. */
#define LONG                                                                                            \
  "In the year in which the great exhibition opened its doors, with its palace of iron and glass, and " \
  "in which people came from all over the world to look at engines, carpets, diamonds and reapers, a "  \
  "man who had never before been seen outside his valley walked to the capital with a wheelbarrow "     \
  "full of cheese, sold all of it on the first morning, bought a bell for the church of his village, "  \
  "walked back with it, and found on his arrival that the church had been struck by lightning, that "   \
  "the priest had left with the collection, and that the mayor had given his house to somebody else; "  \
  "whereupon he hung up the bell in his own barn, rang it every evening at six, and lived to be so "    \
  "old that three mayors, two priests and a bishop came to ask him to stop, which he declined, as he "  \
  "said, because it was the only thing that he had ever bought and was not going to be sold again. "    \
  "Which cheese, named after the valley and still made there in summer on the high pastures, had he "   \
  "taken to the capital in that barrow?"

static const char *const larks[] = { "Inès", "Omar", "Lea", "Tom", "Wim", NULL };

#define ADA        .name = "Ada", .colour = 0
#define FROM(b, c) .box = (b), .card = (c)

static const CardScene scenes[] = {
  { .name = "aloud",
    .question = { WEDGES_CARD_ALOUD, WEDGES_CARD_FOR_WEDGE, WEDGES_ENTERTAINMENT, DJANGO, FROM (1, 26), ADA,
                  .member = -1, .seconds = 30 },
    .left = 21 },
  { .name = "aloud",
    .french = TRUE,
    .question = { WEDGES_CARD_ALOUD, WEDGES_CARD_FOR_WEDGE, WEDGES_ENTERTAINMENT,
                  "De quel instrument Django Reinhardt jouait-il, avec deux doigts de la main gauche presque inutiles ?",
                  FROM (1, 26), ADA, .member = -1, .seconds = 30 },
    .left = 21 },
  { .name = "open",
    .question = { WEDGES_CARD_ALOUD, WEDGES_CARD_FOR_WEDGE, WEDGES_ENTERTAINMENT, DJANGO, FROM (1, 26), ADA,
                  .member = -1, .seconds = 30 },
    .left = 21,
    .uncovered = TRUE,
    .answer = { WEDGES_VERDICT_OPEN, "The guitar", .fact = GUITAR_FACT } },
  { .name = "stamp",
    .question = { WEDGES_CARD_ALOUD, WEDGES_CARD_FOR_WEDGE, WEDGES_ENTERTAINMENT, DJANGO, FROM (1, 26), ADA,
                  .member = -1, .seconds = 30 },
    .uncovered = TRUE,
    .answer = { WEDGES_VERDICT_OPEN, "The guitar", .fact = GUITAR_FACT },
    .stamp = 1 },
  { .name = "typed",
    .question = { WEDGES_CARD_TYPED, WEDGES_CARD_FOR_ROLL, WEDGES_SCIENCE, GAS, FROM (1, 44), .name = "The Larks",
                  .members = larks, .member = 0, .seconds = 30 },
    .left = 13 },
  { .name = "alone-aloud",
    .question = { WEDGES_CARD_ALOUD, WEDGES_CARD_FOR_GAME, WEDGES_SCIENCE, GAS, FROM (1, 44), .name = "The Larks",
                  .members = larks, .member = 0, .seconds = 30 },
    .left = 4 },
  { .name = "typed-any-time",
    .question = { WEDGES_CARD_TYPED, WEDGES_CARD_FOR_ROLL, WEDGES_GEOGRAPHY, RIVER, FROM (0, 27), ADA, .member = -1 } },
  { .name = "proposed",
    .question = { WEDGES_CARD_TYPED, WEDGES_CARD_FOR_ROLL, WEDGES_GEOGRAPHY, RIVER, FROM (0, 27), ADA, .member = -1 },
    .uncovered = TRUE,
    .answer = { WEDGES_VERDICT_PROPOSED, "The Danube", "Donau|Duna|Dunaj|Dunav", RIVER_FACT, "The Danub", TRUE,
                "1 letter away from The Danube." } },
  { .name = "proposed",
    .french = TRUE,
    .question = { WEDGES_CARD_TYPED, WEDGES_CARD_FOR_ROLL, WEDGES_GEOGRAPHY,
                  "Quel fleuve traverse Vienne, Bratislava, Budapest et Belgrade ?", FROM (0, 27), ADA, .member = -1 },
    .uncovered = TRUE,
    .answer = { WEDGES_VERDICT_PROPOSED, "Le Danube", "Donau|Duna|Dunaj|Dunav",
                "Il traverse ou borde dix pays, plus qu’aucun autre fleuve, et finit en delta sur la mer Noire.",
                "Le Danub", TRUE, "À une lettre de « Le Danube »." } },
  { .name = "wrong",
    .question = { WEDGES_CARD_TYPED, WEDGES_CARD_FOR_ROLL, WEDGES_HISTORY,
                  "Of which country was Teheran made the capital in 1795?", FROM (0, 27), .name = "Marie", .colour = 1,
                  .member = -1 },
    .uncovered = TRUE,
    .answer = { WEDGES_VERDICT_PROPOSED, "Iran", "Persia", "It was a small town below the Alborz then.", "Iraq", FALSE,
                "That answers another question: Iraq." } },
  { .name = "late",
    .question = { WEDGES_CARD_TYPED, WEDGES_CARD_FOR_ROLL, WEDGES_SPORTS, "How many pins stand in ninepins?",
                  FROM (0, 27), .name = "Nora", .colour = 3, .member = -1, .one_box = TRUE },
    .uncovered = TRUE,
    .answer = { WEDGES_VERDICT_SETTLED, "Nine", .late = TRUE } },
  { .name = "thinking",
    .question = { WEDGES_CARD_COMPUTER, WEDGES_CARD_FOR_WEDGE, WEDGES_ART, "Who wrote “Middlemarch”?", FROM (0, 27),
                  .name = "Beatrix", .colour = 4, .member = -1 } },
  { .name = "computer",
    .question = { WEDGES_CARD_COMPUTER, WEDGES_CARD_FOR_WEDGE, WEDGES_ART, "Who wrote “Middlemarch”?", FROM (0, 27),
                  .name = "Beatrix", .colour = 4, .member = -1 },
    .uncovered = TRUE,
    .answer = { WEDGES_VERDICT_SETTLED, "George Eliot", "Mary Ann Evans",
                "It appeared in eight parts in 1871 and 1872, and she thought of it as two novels at first.",
                "Charlotte Brontë", FALSE } },
  { .name = "long",
    .question = { WEDGES_CARD_TYPED, WEDGES_CARD_FOR_ROLL, WEDGES_HISTORY, LONG, FROM (0, 27),
                  .name = "Marie-Antoinette de Longeville", .colour = 1, .member = -1, .seconds = 60 },
    .left = 60 },
  { .name = "long-answer",
    .question = { WEDGES_CARD_TYPED, WEDGES_CARD_FOR_WEDGE, WEDGES_HISTORY, LONG, FROM (0, 27),
                  .name = "Marie-Antoinette de Longeville", .colour = 1, .member = -1 },
    .uncovered = TRUE,
    .answer = { WEDGES_VERDICT_PROPOSED,
                "The cheese of the upper valley, which is called the little one because the great one was eaten first",
                "little cheese|petit fromage|kleiner Käse|the small one of the upper valley|cheese",
                RIVER_FACT RIVER_FACT,
                "the big yellow one with the many holes that smells so strongly that nobody wants to sit beside it",
                FALSE, "Not near to any answer that counts." } },
};

const CardScene *
card_scene_find (const char *name, gboolean french)
{
  for (int other = 0; other < 2; other++)
    for (guint i = 0; i < G_N_ELEMENTS (scenes); i++)
      if (g_strcmp0 (scenes[i].name, name) == 0 && scenes[i].french == (other == 0 ? french : FALSE))
        return &scenes[i];
  return &scenes[0];
}

void
card_scene_show (WedgesCard *card, const CardScene *scene, const graphene_point_t *from)
{
  wedges_card_ask (card, &scene->question, from);
  if (scene->question.seconds > 0)
    wedges_card_set_left (card, scene->left);
  if (!scene->uncovered)
    return;
  wedges_card_uncover (card, &scene->answer);
  if (scene->stamp != 0)
    wedges_card_stamp (card, scene->stamp == 1);
}
