/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The games of an arena, which threads share among them. Each thread takes the next game that nobody plays; so what a game
 * is like must follow from its number alone. */

#pragma once

#include <stddef.h>
#include <stdint.h>

/* Plays game @number, from 0, with @worker, which belongs to the thread. Returns NULL, or what was wrong, marked for
 * translation. */
typedef const char *(*RefereePlayGame) (void *worker, uint64_t number);

/**
 * referee_jobs_play:
 * @workers: @jobs values of @size bytes, one for each thread
 * @jobs: at least 1; where the system gives no more threads, fewer play
 *
 * Plays @games games. When one of them has a fault, no more begin.
 *
 * Returns: NULL, or the fault, marked for translation
 */
const char *referee_jobs_play (uint64_t games, void *workers, size_t size, unsigned jobs, RefereePlayGame play_game);
