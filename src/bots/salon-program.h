/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A program at the other end of two pipes, which is asked for one line at a time.  It is not trusted: whatever
 * it does or leaves undone, every call here comes back within the time that it was given. */

#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

/* Bytes of an answer without its LF. */
#define SALON_PROGRAM_LINE 1024

/* Words of a command. */
#define SALON_PROGRAM_WORDS 64

/* Bytes of a sentence about a program, with its NUL. */
#define SALON_PROGRAM_FAULT 256

/* All zero: no program, and what every function below but salon_program_start() leaves alone. */
typedef struct {
  pid_t process;  /* 0 while none runs */
  int input;      /* the pipe to its standard input; no standard stream, so 0: none */
  int output;     /* the pipe from its standard output, as above */
  char *told;     /* what salon_program_tell() was given; NULL: nothing ever */
  size_t n_told;  /* bytes at @told */
  size_t n_sent;  /* how many of them the program has been sent */
  size_t room;    /* bytes there is room for at @told */
  size_t n_line;  /* bytes at @line */
  bool no_memory; /* something could not be kept at @told */
  char line[SALON_PROGRAM_LINE + 2];
  char fault[SALON_PROGRAM_FAULT]; /* after a failure: what the program did, translated */
} SalonProgram;

/* Splits @command into words at its spaces.  Between two ' or two " spaces belong to the word, and the quotation
 * marks do not; nothing else has a meaning, and no shell is asked.  Returns the words with a NULL at the end, to be
 * freed with free(), or NULL for a command without a word, with an open quotation mark or with more than
 * SALON_PROGRAM_WORDS words, and when there is no memory. */
char **salon_program_split (const char *command);

/* Runs the program @words[0], which is searched for in PATH, with these arguments; its messages on standard error
 * are left to the caller's.  It inherits nothing else that is open.  The program is killed if the calling thread ends
 * before it.  @program becomes one that salon_program_stop() has to be called for.  Returns false, with errno set, if
 * it cannot be run.  The caller has to ignore SIGPIPE, or to block it in its thread. */
bool salon_program_start (SalonProgram *program, char *const *words);

/* Keeps @text for the program, which is sent it at the next question. */
void salon_program_tell (SalonProgram *program, const char *text);

/* Sends what was told and waits for a line.  Returns it without its LF (it may have any other bytes, a NUL is
 * replaced by a SUB), or NULL with @fault set, if that takes longer than @milliseconds, if the line is too long, if
 * more than a line comes, or if the program ends or closes a pipe. */
char *salon_program_ask (SalonProgram *program, unsigned milliseconds);

/* Sends what was told and closes the pipes; then the program has to end.  Returns false, with @fault set, if it
 * does not within @milliseconds.  Whatever it did before, and its exit status, do not matter. */
bool salon_program_leave (SalonProgram *program, unsigned milliseconds);

/* Kills the program and all of its process group, so that whoever asks it gets an answer at once, and leaves
 * everything else to salon_program_stop().  Any thread may call it while no other one starts or stops @program. */
void salon_program_kill (const SalonProgram *program);

/* Kills the program and all of its process group, if it still runs, and frees what @program has. */
void salon_program_stop (SalonProgram *program);
