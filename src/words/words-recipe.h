/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdbool.h>
#include <stddef.h>

#include "words/words-pack.h"

/* What is wrong in a recipe or in a source it names. */
typedef struct {
  const char    *message;       /* untranslated */
  char           file[1024];
  unsigned long  line;          /* from 1; 0 when it is about the whole file */
  char           detail[256];   /* the offending text, or what the system says; may be empty */
} WordsRecipeError;

/* Reads the recipe in the file @path, and the sources it names from the folder @source_dir, into a
 * new pack. A recipe is a text of lines that README.md describes. NULL with @error filled when
 * anything in it cannot be understood or read: a list is never built from half its sources. */
WordsPack *words_recipe_read (const char       *path,
                              const char       *source_dir,
                              WordsRecipeError *error);
