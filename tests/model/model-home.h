/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A data directory with a store, as a fixture, and the files in it. */

#pragma once

#include "model/salon-store.h"

typedef struct {
  char *directory;
  SalonStore *store;
} ModelHome;

void model_home_set_up (ModelHome *home, gconstpointer data);
void model_home_tear_down (ModelHome *home, gconstpointer data);

/* Writes a file there; @length −1: up to its NUL. */
void model_home_put (ModelHome *home, const char *name, const char *bytes, gssize length);
/* The number of files there whose names begin with @prefix. */
guint model_home_count (ModelHome *home, const char *prefix);
/* Checks that the bytes of a file are still these. */
void model_home_assert_kept (ModelHome *home, const char *name, const char *expected);
