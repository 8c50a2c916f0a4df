/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "words/words-fold.h"
#include "words/words-list.h"

/* Makes a list file. Only the builder and the tests use it: unlike the reader it allocates, and
 * it ends the program when there is no memory. */
typedef struct WordsPack WordsPack;

/* Spellings that go into one list; those of SCOWL are 800,000. Each makes at most one word, so the
 * list has no more words than its reader allows; and with this many of the longest spellings its
 * file is not too large either. */
#define WORDS_PACK_ENTRIES_MAX WORDS_LIST_MAX

/* An empty pack for a valid language tag and words of up to @longest letters, at
 * least 1 and at most WORDS_LENGTH_MAX; @tells_headwords when the words' flags will. */
WordsPack *words_pack_new (const char *language, size_t longest, bool tells_headwords);
void words_pack_free (WordsPack *pack);

/* The list is for a game whose words have at least @shortest letters, not more than the longest has, and which takes
 * all forms of a word if @all_forms. Without this call a word may have one letter, and a game may take headwords only. */
void words_pack_suit (WordsPack *pack, size_t shortest, bool all_forms);

/* From the tier @doubtful on the source is not to be trusted: there a refusal
 * of the same letters wins over the word. Without this call none does. */
void words_pack_doubt (WordsPack *pack, uint8_t doubtful);

/* Adds the word spelled @text (@size bytes of UTF-8). When it comes several
 * times, also under another spelling, the smallest tier counts; of its flags
 * HEADWORD and HURTFUL are kept when any has it, VARIANT when the one of the smallest
 * tier has it. Where any is a headword, only the headwords of these letters count for tier and flags
 * (but HURTFUL), and their spellings come first. The pack sets the other flags itself. Gives the reason
 * when the spelling cannot be laid at all, and does not add it. */
WordsVerdict words_pack_add (WordsPack *pack, const char *text, size_t size, uint8_t tier, uint8_t flags);

/* Notes that @text is known but not to be laid, for the @reason, one of those from
 * WORDS_NOT_HEADWORD on. A word of the same letters wins over it, except that
 * reasons of grammar stay beside a word that is no headword, and other reasons too in a list that tells headwords:
 * there it says why the word is none. Of several reasons the one with the
 * smallest @tier is kept, and among equals the smallest. */
WordsVerdict words_pack_refuse (WordsPack *pack, const char *text, size_t size, uint8_t tier, WordsVerdict reason);

/* Whether there were more spellings than a list has room for; those have been left out. */
bool words_pack_is_full (const WordsPack *pack);

/* The list file's bytes, to be freed by the caller. The pack cannot be added to any more. */
uint8_t *words_pack_finish (WordsPack *pack, size_t *size);

/* Sets the size and checksum in the header of @bytes anew, if there is room for a header. For
 * tests, which spoil a list and want it read nevertheless. */
void words_pack_seal (uint8_t *bytes, size_t size);

/* Writes @bytes to @path so that at any moment either the old or the new file
 * is there: a program that begins just now must not find half a list. False with errno set on failure. */
bool words_pack_write (const uint8_t *bytes, size_t size, const char *path);
