/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A library that is preloaded into the program and imitates a slow disk for files below the folder
 * SALON_SLOW_FOLDER. While the file SALON_SLOW_DISK exists, syncing one of them does not end. While the
 * file SALON_SLOW_READING exists, reading a game in progress does not end. Otherwise syncing returns at
 * once, without doing anything. The three names are environment variables with a path. */

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

/* If the path of @fd begins with that of the folder and @below, waits as long as the file exists whose
 * path is in the environment variable @sign. */
static void
wait_for (int fd, const char *sign, const char *below)
{
  const char *folder = getenv ("SALON_SLOW_FOLDER");
  char link[64], path[PATH_MAX] = "", slow[PATH_MAX];

  sign = getenv (sign);
  if (folder == NULL || sign == NULL)
    return;

  snprintf (link, sizeof link, "/proc/self/fd/%d", fd);
  snprintf (slow, sizeof slow, "%s%s", folder, below);
  if (readlink (link, path, sizeof path - 1) < 0)
    return;
  while (strncmp (path, slow, strlen (slow)) == 0 && access (sign, F_OK) == 0)
    nanosleep (&(struct timespec) { .tv_nsec = 10000000 }, NULL);
}

int
fsync (int fd)
{
  wait_for (fd, "SALON_SLOW_DISK", "");
  return 0;
}

ssize_t
read (int fd, void *buf, size_t nbytes)
{
  wait_for (fd, "SALON_SLOW_READING", "/current");
  return syscall (SYS_read, fd, buf, nbytes);
}
