#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Slurs and profanities in English, as a list that a recipe can read:

hurtful.py DICTIONARY NOUNS OUTPUT

DICTIONARY is Hunspell's for English: it marks with “!” what should not be suggested. NOUNS is WordNet's data.noun, in a
folder with the other data files: its nouns for ethnic slurs, disparagement and obscenity point at the words they are
the names of. OUTPUT is written, a word a line, with the regular plurals and forms of verbs."""

import pathlib
import sys

PARTS = {'n': 'noun', 'v': 'verb', 'a': 'adj', 's': 'adj', 'r': 'adv'}
NAMES = {'ethnic_slur', 'disparagement', 'obscenity'}


def marked(path):
    """The entries of a dictionary that are not to be suggested."""
    for line in path.read_text(encoding='utf-8').splitlines()[1:]:
        word, _, flags = line.split('\t')[0].partition('/')
        if '!' in flags:
            yield word


def read_synset(line):
    """The words of a line of WordNet's, and its pointers: kind, place, part of speech, which words."""
    fields = line.split(b' | ')[0].decode('utf-8').split()
    n_words = int(fields[3], 16)
    words = fields[4:4 + 2 * n_words:2]
    pointers = fields[5 + 2 * n_words:]
    return words, [pointers[i:i + 4] for i in range(0, 4 * int(fields[4 + 2 * n_words]), 4)]


def hurting(nouns):
    """The words, and their parts of speech, that WordNet says are slurs or obscene."""
    data = {part: nouns.with_name(f'data.{name}').read_bytes() for part, name in PARTS.items()}
    for line in data['n'].splitlines():
        if line.startswith(b'  ') or not any(name.encode() in line for name in NAMES):
            continue                              # the licence, and most lines
        words, pointers = read_synset(line)
        if not NAMES.intersection(words):
            continue
        for kind, place, part, which in pointers:
            if kind == '-u':
                theirs = read_synset(data[part][int(place):].partition(b'\n')[0])[0]
                one = int(which[2:], 16)
                for word in [theirs[one - 1]] if one else theirs:
                    yield word, part


def forms(word, part):
    yield word
    yield word + ('es' if word.endswith(('s', 'x', 'ch', 'sh')) else 's')
    if word.endswith('y'):
        yield word[:-1] + 'ies'
    if part == 'v':
        stem = word.removesuffix('e')
        yield from (stem + 'ed', stem + 'ing')


def main():
    dictionary, nouns, output = map(pathlib.Path, sys.argv[1:])
    try:
        found = {(word, 'n') for word in marked(dictionary)} | set(hurting(nouns))
    except (OSError, UnicodeDecodeError, ValueError, IndexError, KeyError) as error:
        sys.exit(f'hurtful.py: {error!r}')
    words = {form for word, part in found if word.isascii() and word.isalpha() and word.islower()
             for form in forms(word, part)}
    output.write_text(''.join(f'{word}\n' for word in sorted(words)), encoding='ascii')


if __name__ == '__main__':
    main()
