/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stddef.h>

#include "words/words-pack.h"
#include "words/words-source.h"

/* Reads the recipe in the file @path, and the sources it names from the first of the
 * @folders that has them, into a new pack. A recipe is a text of lines that
 * README.md describes. NULL with @error filled when anything in it cannot be
 * understood or read: a list is never built from half its sources. */
WordsPack *words_recipe_read (const char *path, const char *const *folders, size_t n_folders, WordsSourceError *error);
