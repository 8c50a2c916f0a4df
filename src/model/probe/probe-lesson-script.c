/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/probe/probe-lesson-script.h"

#include <string.h>

#include <glib/gi18n.h>

const ProbeLessonScript probe_lesson_scripts[] = {
  {
    .words = "en",
    .title = "Learn in three minutes",
    .rosa = "Rosa",
    .word = "BUTTERFLY",
    .count = N_ ("nine"),
    .riddle = N_ ("It likes flowers and cannot sting."),
    .yours = "PICNIC",
    .finds = "ETLYRUBF",
    .misses = "SAONIHDCMPGWVKJXZQ",
  },
  {
    .words = "fr",
    .title = "Apprendre en trois minutes",
    .rosa = "Rosa",
    .word = "PAPILLON",
    .count = N_ ("eight"),
    .riddle = N_ ("It likes flowers and cannot sting."),
    .yours = "BONBON",
    .finds = "AILONP",
    .misses = "ERSTUCDMBGVFHQXJYZKW",
  },
  { NULL },
};

/* The learner and Rosa draw in turn. Nothing surprises the learner until the first card that multiplies. */
static const ProbeKind deck[] = {
  PROBE_NORMAL, PROBE_NORMAL, PROBE_TIMES_3, PROBE_NORMAL, PROBE_NORMAL, PROBE_NORMAL, PROBE_NORMAL, PROBE_NORMAL,
  PROBE_NORMAL, PROBE_NORMAL, PROBE_NORMAL,  PROBE_NORMAL, PROBE_NORMAL, PROBE_NORMAL, PROBE_NORMAL, PROBE_NORMAL,
};

const ProbeLessonScript *
probe_lesson_find (const ProbeHeader *header)
{
  const ProbeSetup *setup = &header->setup;
  char row[PROBE_SPACES + 1];

  if (setup->edition != PROBE_PARKER_1964 || setup->seats != 2 || setup->trays != 1
      || header->salon.kind[PROBE_LEARNER] != SALON_HUMAN || header->salon.kind[PROBE_ROSA] == SALON_HUMAN)
    return NULL;

  probe_row_format (&setup->row[PROBE_ROSA][0], row);
  for (const ProbeLessonScript *script = probe_lesson_scripts; script->words != NULL; script++)
    if (strcmp (header->words, script->words) == 0 && strcmp (header->salon.title, script->title) == 0
        && strcmp (row, script->word) == 0)
      return script;

  return NULL;
}

char *
probe_lesson_make_record (const ProbeLessonScript *script, const char *person, const char *date)
{
  char text[PROBE_HEADER_TEXT];
  ProbeHeader header;

  probe_header_init (&header, PROBE_PARKER_1964, 2);
  header.setup.trays = 1;
  header.setup.first = PROBE_LEARNER;
  header.salon.kind[PROBE_ROSA] = PROBE_LESSON_LEVEL;
  g_strlcpy (header.words, script->words, sizeof header.words);
  g_strlcpy (header.salon.date, date, sizeof header.salon.date);
  g_strlcpy (header.salon.title, script->title, sizeof header.salon.title);
  g_strlcpy (header.salon.name[PROBE_LEARNER], person, sizeof header.salon.name[0]);
  g_strlcpy (header.salon.name[PROBE_ROSA], script->rosa, sizeof header.salon.name[0]);
  probe_row_parse (script->word, &header.setup.row[PROBE_ROSA][0]);
  probe_header_write (&header, text, sizeof text);
  return g_strdup (text);
}

ProbeKind
probe_lesson_card (guint n)
{
  return n < G_N_ELEMENTS (deck) ? deck[n] : PROBE_NO_CARD;
}
