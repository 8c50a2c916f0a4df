/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words/words-pages.h"

#include <sys/mman.h>

void *
words_pages_new (size_t size)
{
  void *pages = mmap (NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

  return pages != MAP_FAILED ? pages : NULL;
}

void
words_pages_free (void *pages, size_t size)
{
  if (pages != NULL)
    munmap (pages, size);
}
