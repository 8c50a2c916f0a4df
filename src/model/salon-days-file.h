/* SPDX-License-Identifier: GPL-3.0-or-later */

/* One reading of the file of #SalonDays and, if something is to be kept, one writing of it. It knows no object and runs in
 * any thread. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What it gets and gives. */
typedef struct {
  char *directory;
  GPtrArray *unsaved; /* of texts: lines that are to be written */

  GPtrArray *lines; /* of SalonDaysLine: all that is in the file */
  gboolean unread;  /* the file cannot be read: there may be others in it */
  int error;        /* an errno */
  gboolean foreign;
  char *aside; /* the name under which a damaged file was put aside */
} SalonDaysWork;

/* Reads the file and, if there is something to write, writes it, under a lock for which it waits. A damaged file is put aside,
 * and what a later version has written stays. */
void salon_days_work_run (SalonDaysWork *work);
/* @data: a SalonDaysWork */
void salon_days_work_free (gpointer data);

G_END_DECLS
