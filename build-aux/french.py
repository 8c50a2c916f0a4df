#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What dictionaries of French say of its words, as lists that a recipe can read:

french.py THESAURUS BRETON ENGLISH DUTCH HUNSPELL ADJECTIVES NOUNS HURTFUL

THESAURUS is mythes-fr's (“word|meanings” and a line “(Adjectif Nom)|…” for each meaning), the next three are
FreeDict's dictionaries from French (gzip; “word /sound/ <n, fem>”, then what it means). ADJECTIVES, NOUNS and
HURTFUL are written, a word a line: what any of them calls so, and for HURTFUL what means first of all an English word
that HUNSPELL, the dictionary of English, marks as not to be suggested.
The Dutch one tells no parts of speech. It has participles only where they are adjectives, and so what it
has counts as an adjective; the recipe asks for participles alone."""

import gzip
import pathlib
import re
import sys

sys.dont_write_bytecode = True      # the source folder may be read-only
from hurtful import marked

HEAD = re.compile(r'(?P<word>[^\s/<(]+) /[^/]*/(?: <(?P<part>[^>]*)>)?$')


def read_thesaurus(path, found):
    word = None
    for line in path.read_text(encoding='utf-8').splitlines():
        if line.startswith(('(', '-')):
            part = line.partition('|')[0]
            found['adjectives'].update([word] if 'Adjectif' in part else [])
            found['nouns'].update([word] if 'Nom' in part.strip('()').split() else [])
        else:
            word = line.partition('|')[0]


def read_freedict(path, found, every=None, marks=()):
    """Reads a dictionary; @every names the set that takes words without a part of speech, and what means one of
    @marks is hurtful."""
    word, word_told = None, True
    with gzip.open(path, 'rt', encoding='utf-8') as lines:
        for line in lines:
            head = HEAD.match(line.rstrip('\n'))
            if head:
                word, part, word_told = head['word'], head['part'] or '', False
                if part.startswith('adj'):
                    found['adjectives'].add(word)
                elif part == 'n' or part.startswith('n,'):
                    found['nouns'].add(word)
                elif every and not part:
                    found[every].add(word)
            elif word and not word_told:
                first = re.match(r'(?:1\. )?(\w+)', line)
                found['hurtful'].update([word] if first and first[1] in marks else [])
                word_told = True


def main():
    thesaurus, breton, english, dutch, hunspell, *outputs = map(pathlib.Path, sys.argv[1:])
    found = {'adjectives': set(), 'nouns': set(), 'hurtful': set()}
    try:
        read_thesaurus(thesaurus, found)
        read_freedict(breton, found)
        read_freedict(english, found, marks=set(marked(hunspell)))
        read_freedict(dutch, found, 'adjectives')
    except (OSError, UnicodeDecodeError, EOFError) as error:
        sys.exit(f'french.py: {error}')
    for output, words in zip(outputs, found.values()):
        plain = sorted(word for word in words if word.isalpha())
        output.write_text(''.join(f'{word}\n' for word in plain), encoding='utf-8')


if __name__ == '__main__':
    main()
