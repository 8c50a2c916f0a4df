/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Runs a fuzz target as an ordinary test. Linked with a file that defines
 * LLVMFuzzerTestOneInput, it feeds it every file of the directories (or the
 * files) named on the command line, then mutated variants of them, made with
 * a fixed seed so that each run tries the same inputs. Built with clang's
 * -fsanitize=fuzzer the target is linked without this file.
 *
 *   fuzz-x [--runs N] [--seed S] [--max-size BYTES] PATH…
 *
 * An input that kills the program is left in the file fuzz-last-input when
 * SALON_FUZZ_KEEP is set, to be given again as a PATH. */

#include <dirent.h>
#include <errno.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "fuzz-target.h"
#include "rules/salon-random.h"

typedef struct {
  uint8_t *data;
  size_t size;
  char *name;
} Input;

static Input *inputs;
static size_t n_inputs;
static uint64_t random_state = 0x5a10f;
static size_t max_size = 1 << 16;

static void *
allocate (void *old, size_t size)
{
  void *memory = realloc (old, size == 0 ? 1 : size);

  if (memory == NULL)
    {
      fputs ("out of memory\n", stderr);
      exit (99);
    }

  return memory;
}

static size_t
below (size_t limit)
{
  return limit == 0 ? 0 : (size_t) (salon_random_next (&random_state) % limit);
}

static int
compare_inputs (const void *a, const void *b)
{
  return strcmp (((const Input *) a)->name, ((const Input *) b)->name);
}

static bool
read_file (const char *path)
{
  FILE *file = fopen (path, "rb");
  Input input = { NULL, 0, NULL };
  size_t got;

  if (file == NULL)
    {
      fprintf (stderr, "%s: %s\n", path, strerror (errno));
      return false;
    }

  do
    {
      input.data = allocate (input.data, input.size + 65536);
      got = fread (input.data + input.size, 1, 65536, file);
      input.size += got;
    }
  while (got > 0);
  fclose (file);

  input.name = allocate (NULL, strlen (path) + 1);
  strcpy (input.name, path);
  inputs = allocate (inputs, (n_inputs + 1) * sizeof *inputs);
  inputs[n_inputs++] = input;

  return true;
}

static bool
read_path (const char *path)
{
  struct stat info;
  struct dirent *entry;
  DIR *directory;
  bool good = true;

  if (stat (path, &info) != 0)
    {
      fprintf (stderr, "%s: %s\n", path, strerror (errno));
      return false;
    }
  if (!S_ISDIR (info.st_mode))
    return read_file (path);

  directory = opendir (path);
  if (directory == NULL)
    {
      fprintf (stderr, "%s: %s\n", path, strerror (errno));
      return false;
    }
  while ((entry = readdir (directory)) != NULL)
    {
      size_t size = strlen (path) + strlen (entry->d_name) + 2;
      char *name;

      if (entry->d_name[0] == '.')
        continue;
      name = allocate (NULL, size);
      snprintf (name, size, "%s/%s", path, entry->d_name);
      good = read_path (name) && good;
      free (name);
    }
  closedir (directory);

  return good;
}

/* The target gets a copy of exactly the right size, so that an address
 * sanitizer sees the first byte read past its end. */
static void
feed (const uint8_t *data, size_t size)
{
  uint8_t *copy = allocate (NULL, size);

  if (size > 0)
    memcpy (copy, data, size);
  if (getenv ("SALON_FUZZ_KEEP") != NULL)
    {
      FILE *file = fopen ("fuzz-last-input", "wb");

      if (file != NULL)
        {
          fwrite (copy, 1, size, file);
          fclose (file);
        }
    }
  LLVMFuzzerTestOneInput (copy, size);
  free (copy);
}

static size_t
cut_line (const uint8_t *data, size_t size, size_t *length)
{
  size_t start = below (size), end;

  while (start > 0 && data[start - 1] != '\n')
    start--;
  for (end = start; end < size && data[end] != '\n'; end++)
    ;
  *length = end < size ? end + 1 - start : end - start;

  return start;
}

/* One random change of @data in place, which has room for max_size bytes. Gives the new size. */
static size_t
mutate (uint8_t *data, size_t size)
{
  static const uint8_t telling[] = { 0,   1,   ' ', '\n', '\r', '\t', '.',  '#',  '-',
                                     '0', '9', 'A', 'Z',  'a',  0x7f, 0x80, 0xc3, 0xff };
  const Input *other = &inputs[below (n_inputs)];
  size_t place = below (size + 1), length, from;

  switch (below (9))
    {
    case 0: /* flip a bit */
      if (place < size)
        data[place] ^= (uint8_t) (1u << below (8));
      break;

    case 1: /* any byte */
      if (place < size)
        data[place] = (uint8_t) salon_random_next (&random_state);
      break;

    case 2: /* a byte that often means something */
      if (place < size)
        data[place] = telling[below (sizeof telling)];
      break;

    case 3: /* cut short */
      size = place;
      break;

    case 4: /* take out */
      length = below (17);
      if (place + length <= size)
        {
          memmove (data + place, data + place + length, size - place - length);
          size -= length;
        }
      break;

    case 5: /* put in */
      length = below (17);
      if (size + length <= max_size)
        {
          memmove (data + place + length, data + place, size - place);
          for (size_t i = 0; i < length; i++)
            data[place + i] = below (2) ? telling[below (sizeof telling)] : (uint8_t) salon_random_next (&random_state);
          size += length;
        }
      break;

    case 6: /* a line out, or twice */
      if (size > 0)
        {
          from = cut_line (data, size, &length);
          if (below (2) && size + length <= max_size)
            {
              memmove (data + from + length, data + from, size - from);
              size += length;
            }
          else
            {
              memmove (data + from, data + from + length, size - from - length);
              size -= length;
            }
        }
      break;

    case 7: /* a piece of another input */
      from = below (other->size + 1);
      length = below (other->size - from + 1);
      if (length > 0 && place + length <= max_size)
        {
          memcpy (data + place, other->data + from, length);
          if (place + length > size)
            size = place + length;
        }
      break;

    default: /* a number of four bytes, small, large or next to another */
      if (place + 4 <= size)
        {
          static const uint32_t numbers[] = { 0, 1, 2, 0x7fffffff, 0x80000000, 0xfffffffe, 0xffffffff, 0x10000 };
          uint32_t number = numbers[below (sizeof numbers / sizeof *numbers)];

          place &= ~(size_t) 3;
          for (size_t i = 0; i < 4; i++)
            data[place + i] = (uint8_t) (number >> (8 * i));
        }
      break;
    }

  return size;
}

static bool
read_number (const char *text, uint64_t *number)
{
  char *end;

  if (text == NULL || *text < '0' || *text > '9')
    return false;
  errno = 0;
  *number = strtoull (text, &end, 0);

  return errno == 0 && *end == '\0';
}

int
main (int argc, char **argv)
{
  uint64_t runs = 2000, seed = random_state, largest = max_size;
  uint8_t *buffer;

  for (int i = 1; i < argc; i++)
    {
      uint64_t *number = strcmp (argv[i], "--runs") == 0       ? &runs
                         : strcmp (argv[i], "--seed") == 0     ? &seed
                         : strcmp (argv[i], "--max-size") == 0 ? &largest
                                                               : NULL;

      if (number != NULL)
        {
          if (!read_number (i + 1 < argc ? argv[++i] : NULL, number))
            {
              fprintf (stderr, "%s needs a number\n", argv[i - 1]);
              return 2;
            }
        }
      else if (!read_path (argv[i]))
        return 2;
    }
  if (n_inputs == 0)
    {
      fputs ("usage: [--runs N] [--seed S] [--max-size BYTES] PATH…\n", stderr);
      return 2;
    }

  /* The order of a directory is the file system's; ours must be the same everywhere. */
  qsort (inputs, n_inputs, sizeof *inputs, compare_inputs);
  random_state = seed;
  max_size = (size_t) largest;

  feed ((const uint8_t *) "", 0);
  for (size_t i = 0; i < n_inputs; i++)
    feed (inputs[i].data, inputs[i].size);

  buffer = allocate (NULL, max_size);
  for (uint64_t run = 0; run < runs; run++)
    {
      const Input *input = &inputs[below (n_inputs)];
      size_t size = input->size < max_size ? input->size : max_size;

      memcpy (buffer, input->data, size);
      for (size_t changes = 1 + below (4); changes > 0; changes--)
        size = mutate (buffer, size);
      feed (buffer, size);
    }

  printf ("%zu inputs, %llu variants\n", n_inputs, (unsigned long long) runs);
  for (size_t i = 0; i < n_inputs; i++)
    {
      free (inputs[i].data);
      free (inputs[i].name);
    }
  free (inputs);
  free (buffer);

  return 0;
}
