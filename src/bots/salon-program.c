/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "bots/salon-program.h"

#include <errno.h>
#include <fcntl.h>
#include <libintl.h>
#include <poll.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define _(message) gettext (message)

/* How long a program that has closed its output may take to end, before it counts as one that goes on. */
#define ENDING_MS 500

/* How often somebody who waits for the end of a program looks. */
#define LOOK_MS 2

char **
salon_program_split (const char *command)
{
  const size_t table = (SALON_PROGRAM_WORDS + 1) * sizeof (char *);
  char **words = malloc (table + strlen (command) + 1);
  char *out, quote = '\0';
  bool inside = false;
  int n = 0;

  if (words == NULL)
    return NULL;
  out = (char *) words + table;
  for (const char *c = command; *c != '\0'; c++)
    {
      if (quote == '\0' && *c == ' ')
        {
          if (inside)
            *out++ = '\0';
          inside = false;
          continue;
        }
      if (!inside && n == SALON_PROGRAM_WORDS)
        {
          free (words);
          return NULL;
        }
      if (!inside)
        words[n++] = out;
      inside = true;
      if (*c == quote)
        quote = '\0';
      else if (quote == '\0' && (*c == '\'' || *c == '"'))
        quote = *c;
      else
        *out++ = *c;
    }
  *out = '\0';
  words[n] = NULL;
  if (n > 0 && words[0][0] != '\0' && quote == '\0')
    return words;

  free (words);
  return NULL;
}

static int64_t
now_ms (void)
{
  struct timespec t;

  clock_gettime (CLOCK_MONOTONIC, &t);

  return (int64_t) t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

/* The child's part of a start: only what may be called between fork() and exec() in a program with threads. */
static void
run (char *const *words, pid_t parent, int input, int output, int report)
{
  sigset_t none;
  int error;

  setpgid (0, 0);
  signal (SIGPIPE, SIG_DFL);
  sigemptyset (&none);
  sigprocmask (SIG_SETMASK, &none, NULL);
  /* What else is open here is none of its business. A kernel that does not know the call leaves that to O_CLOEXEC. */
  close_range (STDERR_FILENO + 1, ~0u, CLOSE_RANGE_CLOEXEC);
  if (prctl (PR_SET_PDEATHSIG, SIGKILL) == 0 && getppid () == parent && dup2 (input, STDIN_FILENO) >= 0
      && dup2 (output, STDOUT_FILENO) >= 0)
    execvp (words[0], words);
  error = errno;
  while (write (report, &error, sizeof error) < 0 && errno == EINTR)
    ;
  _exit (127);
}

/* A pipe whose ends no other program inherits, and which are none of the standard streams. Without a pipe both are 0. */
static bool
make_pipe (int ends[2])
{
  int low[2];

  if (pipe2 (low, O_CLOEXEC) != 0)
    return false;
  for (int i = 0; i < 2; i++)
    ends[i] = fcntl (low[i], F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
  close (low[0]);
  close (low[1]);

  return ends[0] > STDERR_FILENO && ends[1] > STDERR_FILENO;
}

/* Closes @end, if there is one. */
static void
close_end (int *end)
{
  if (*end > STDERR_FILENO)
    close (*end);
  *end = 0;
}

/* Waits until the child has become the program.  Returns false, with errno set, if it could not. */
static bool
became (int report)
{
  int error = 0;
  ssize_t n;

  do
    n = read (report, &error, sizeof error);
  while (n < 0 && errno == EINTR);
  if (n == 0)
    return true;

  errno = n == (ssize_t) sizeof error ? error : EIO;
  return false;
}

bool
salon_program_start (SalonProgram *program, char *const *words)
{
  int input[2] = { 0 }, output[2] = { 0 }, report[2] = { 0 };
  const pid_t parent = getpid ();
  bool good;
  int error;

  memset (program, 0, sizeof *program);
  good = make_pipe (input) && make_pipe (output) && make_pipe (report);
  if (good)
    {
      program->process = fork ();
      if (program->process == 0)
        run (words, parent, input[0], output[1], report[1]);
      good = program->process > 0;
    }
  error = errno;
  close_end (&input[0]);
  close_end (&output[1]);
  close_end (&report[1]);
  program->input = input[1];
  program->output = output[0];
  if (good)
    {
      fcntl (program->input, F_SETFL, O_NONBLOCK);
      fcntl (program->output, F_SETFL, O_NONBLOCK);
      good = became (report[0]);
      error = errno;
    }
  close_end (&report[0]);
  if (!good)
    salon_program_stop (program);

  errno = error;
  return good;
}

void
salon_program_tell (SalonProgram *program, const char *text)
{
  const size_t n = strlen (text);

  if (program->n_sent == program->n_told)
    program->n_sent = program->n_told = 0;
  if (n > program->room - program->n_told)
    {
      const size_t room = 2 * (program->n_told + n);
      char *told = realloc (program->told, room);

      program->no_memory |= told == NULL;
      if (told == NULL)
        return;
      program->told = told;
      program->room = room;
    }
  memcpy (program->told + program->n_told, text, n);
  program->n_told += n;
}

/* Waits until the program has ended, but leaves it to be waited for.  Returns whether it has by @deadline. */
static bool
has_ended (const SalonProgram *program, int64_t deadline, siginfo_t *info)
{
  const struct timespec pause = { .tv_nsec = LOOK_MS * 1000000 };

  for (;;)
    {
      memset (info, 0, sizeof *info);
      if (waitid (P_PID, (id_t) program->process, info, WEXITED | WNOHANG | WNOWAIT) == 0 && info->si_pid != 0)
        return true;
      if (now_ms () >= deadline)
        return false;
      nanosleep (&pause, NULL);
    }
}

/* Says why nothing can be read from the program, or written to it, any more. */
static void
set_ended (SalonProgram *program, const char *closed)
{
  siginfo_t info;

  if (!has_ended (program, now_ms () + ENDING_MS, &info))
    snprintf (program->fault, sizeof program->fault, "%s", closed);
  else if (info.si_code == CLD_EXITED)
    snprintf (program->fault, sizeof program->fault, _ ("it ended with exit status %d"), info.si_status);
  else
    snprintf (program->fault, sizeof program->fault, _ ("it was ended by signal %d"), info.si_status);
}

/* Sends as much of what was told as the pipe takes.  Returns false if the program does not read any more. */
static bool
send_some (SalonProgram *program)
{
  const ssize_t n = write (program->input, program->told + program->n_sent, program->n_told - program->n_sent);

  if (n < 0)
    return errno == EAGAIN || errno == EINTR;
  program->n_sent += (size_t) n;

  return true;
}

/* Reads what there is of an answer.  Returns false, with the fault set, if there is nothing more to come. */
static bool
receive_some (SalonProgram *program)
{
  const ssize_t n = read (program->output, program->line + program->n_line, sizeof program->line - 1 - program->n_line);

  if (n > 0)
    program->n_line += (size_t) n;
  else if (n == 0)
    set_ended (program, _ ("it closed its standard output"));

  return n > 0 || (n < 0 && (errno == EAGAIN || errno == EINTR));
}

/* Takes the line if all of it has come.  Returns false as long as nothing can be said yet; with @line NULL
 * the fault is set. */
static bool
take_line (SalonProgram *program, char **line)
{
  char *end = memchr (program->line, '\n', program->n_line);

  *line = NULL;
  if (end == NULL && program->n_line <= SALON_PROGRAM_LINE)
    return false;

  if (end == NULL)
    snprintf (program->fault, sizeof program->fault, _ ("its line is longer than %d bytes"), SALON_PROGRAM_LINE);
  else if (end + 1 < program->line + program->n_line)
    snprintf (program->fault, sizeof program->fault, "%s", _ ("it said more than one line"));
  else
    *line = program->line;
  if (end != NULL)
    *end = '\0';
  for (char *c = program->line; end != NULL && c < end; c++)
    if (*c == '\0')
      *c = '\x1a';
  program->n_line = 0;

  return true;
}

char *
salon_program_ask (SalonProgram *program, unsigned milliseconds)
{
  const int64_t deadline = now_ms () + milliseconds;
  char *line;

  while (!program->no_memory)
    {
      struct pollfd pipes[2] = { { .fd = program->output, .events = POLLIN },
                                 { .fd = program->n_sent < program->n_told ? program->input : -1, .events = POLLOUT } };
      const int64_t left = deadline - now_ms ();

      if (left <= 0 || (poll (pipes, 2, (int) left) == 0))
        {
          snprintf (program->fault, sizeof program->fault, _ ("it did not answer within %u ms"), milliseconds);
          return NULL;
        }
      /* The question goes first: a program may write its answer without reading. */
      if (pipes[1].revents != 0 && !send_some (program))
        {
          set_ended (program, _ ("it closed its standard input"));
          return NULL;
        }
      if (pipes[0].revents != 0)
        {
          if (!receive_some (program))
            return NULL;
          if (take_line (program, &line))
            return line;
        }
    }
  snprintf (program->fault, sizeof program->fault, "%s", _ ("there is not enough memory"));

  return NULL;
}

bool
salon_program_leave (SalonProgram *program, unsigned milliseconds)
{
  const int64_t deadline = now_ms () + milliseconds;
  siginfo_t info;

  while (program->n_sent < program->n_told && now_ms () < deadline)
    {
      struct pollfd pipe = { .fd = program->input, .events = POLLOUT };

      if (poll (&pipe, 1, (int) (deadline - now_ms ())) != 0 && !send_some (program))
        break;
    }
  close_end (&program->input);
  close_end (&program->output);
  if (has_ended (program, deadline, &info))
    return true;

  snprintf (program->fault, sizeof program->fault, _ ("it did not end within %u ms when it was told to"), milliseconds);
  return false;
}

void
salon_program_kill (const SalonProgram *program)
{
  if (program->process <= 0)
    return;

  /* Its process number is not given to another one before it is waited for. */
  kill (-program->process, SIGKILL);
  kill (program->process, SIGKILL);
}

void
salon_program_stop (SalonProgram *program)
{
  close_end (&program->input);
  close_end (&program->output);
  if (program->process > 0)
    {
      salon_program_kill (program);
      while (waitpid (program->process, NULL, 0) < 0 && errno == EINTR)
        ;
    }
  program->process = 0;
  free (program->told);
  program->told = NULL;
  program->n_sent = program->n_told = program->room = 0;
}
