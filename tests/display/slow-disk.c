/* SPDX-License-Identifier: GPL-3.0-or-later */

/* To be loaded before the program: a disk that takes everything at once, but what is
 * below the folder SALON_SLOW_FOLDER not as long as there is a file SALON_SLOW_DISK. */

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

int
fsync (int fd)
{
  const char *folder = getenv ("SALON_SLOW_FOLDER"), *sign = getenv ("SALON_SLOW_DISK");
  char link[64], path[PATH_MAX] = "";

  snprintf (link, sizeof link, "/proc/self/fd/%d", fd);
  if (folder == NULL || sign == NULL || readlink (link, path, sizeof path - 1) < 0)
    return 0;
  while (strncmp (path, folder, strlen (folder)) == 0 && access (sign, F_OK) == 0)
    nanosleep (&(struct timespec) { .tv_nsec = 10000000 }, NULL);
  return 0;
}
