/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "model/salon-marks.h"

#include <glib/gi18n.h>

static const struct {
  int seconds;
  const char *text;
} marks[] = {
  { 60, N_ ("One minute left.") },
  { 30, N_ ("30 seconds left.") },
  { 10, N_ ("10 seconds left.") },
};

const char *
salon_marks_tell (gint64 before, gint64 now)
{
  for (gsize i = 0; i < G_N_ELEMENTS (marks); i++)
    {
      const gint64 mark = marks[i].seconds * G_TIME_SPAN_SECOND;

      if (before > mark && now <= mark)
        return _ (marks[i].text);
    }

  return NULL;
}

gint64
salon_marks_wait (gint64 left)
{
  for (gsize i = 0; i < G_N_ELEMENTS (marks); i++)
    if (left > marks[i].seconds * G_TIME_SPAN_SECOND)
      return left - marks[i].seconds * G_TIME_SPAN_SECOND;

  return left;
}
