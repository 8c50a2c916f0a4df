/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stddef.h>

/* Memory in pages of its own, for what takes megabytes. The system has it back as soon as it is freed, in whichever thread;
 * malloc() would keep it for the thread, for good. */

/* @size bytes, not 0; NULL if there is not enough memory. */
void *words_pages_new (size_t size);

/* Frees what words_pages_new() has returned for @size bytes; NULL is allowed. */
void words_pages_free (void *pages, size_t size);
