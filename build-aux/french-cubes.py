#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the French cubes of our own: french-cubes.py EN.words FR.words ENGLISH.cubes OUTPUT.cubes

No set of 25 French cubes is known, so these are Salon's. Their aim: a roll of all 25 holds as
many French words of four letters and more as a roll of the English cubes holds English ones, by
the two word lists; no letter is missing; and no roll is all vowels or all consonants.

  - The letters of the French words, each word counted once, say how many of the 150 faces
    have which letter. They are raised to a power: the smaller it is, the more faces have rare letters,
    and the fewer words a roll holds. The power is the one number that is looked for.
  - Every letter has a face. The six rarest share one cube, as they do in the English set, so
    that no roll has two of them; Q is Qu.
  - The vowels are dealt out to cubes of their own, the consonants to the others, as evenly as it
    goes, so that the number of vowels hardly changes from roll to roll.

The same lists give the same cubes on every machine.

       french-cubes.py --compare EN.words FR.words ENGLISH.cubes FRENCH.cubes

tells the mean words of a roll of both sets instead. The rolls are chosen by chance, but always
the same ones."""

import random
import struct
import sys
from pathlib import Path

sys.dont_write_bytecode = True      # the source folder may be read-only
from cubes import CUBES, read_cubes
from datafile import read_file

FACES, SIDE, LEAST = 6, 5, 4
VOWELS = 'AEIOUY'
LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
ROLLS, STEPS, SEED, MOST_POWER = 240, 8, 1997, 1.2
MAGIC, VERSION = b'SALONWDS', 2     # see src/words/README.md

NEIGHBOURS = [[row * SIDE + column
               for row in range(max(cell // SIDE - 1, 0), min(cell // SIDE + 2, SIDE))
               for column in range(max(cell % SIDE - 1, 0), min(cell % SIDE + 2, SIDE))
               if row * SIDE + column != cell]
              for cell in range(SIDE * SIDE)]


def read_words(path):
    """The words of a packed list that have at least four letters."""
    words = []
    try:
        data = Path(path).read_bytes()
        if data[:8] != MAGIC or struct.unpack_from('<I', data, 16)[0] != VERSION:
            sys.exit(f'{path}: no word list of version {VERSION}')
        for length in range(LEAST, struct.unpack_from('<I', data, 36)[0] + 1):
            count, start = struct.unpack_from('<II', data, 56 + 32 * (length - 1))
            block = data[start:start + count * length].decode('ascii')
            words += [block[at:at + length] for at in range(0, len(block), length)]
    except OSError as error:
        sys.exit(f'{path}: {error.strerror}')
    except (struct.error, UnicodeDecodeError):
        sys.exit(f'{path}: the word list is damaged')
    return words


def make_tree(words):
    """The words as cubes, QU being one of them: a dictionary of the next letters, '' at the end of a word."""
    root = {}
    for word in words:
        node = root
        for letter in word.replace('QU', '#').replace('Q', '!').replace('#', 'Q'):
            node = node.setdefault(letter, {})
        node[''] = {}
    return root


def count_words(tree, faces):
    """The different words that the grid holds."""
    found = set()

    def go_on(node, cell, used):
        node = node.get(faces[cell])
        if node is None:
            return
        if '' in node:
            found.add(id(node))
        used |= 1 << cell
        for other in NEIGHBOURS[cell]:
            if not used >> other & 1:
                go_on(node, other, used)

    for cell in range(SIDE * SIDE):
        go_on(tree, cell, 0)
    return len(found)


def mean_words(tree, cubes, rolls=ROLLS):
    """The mean words of a roll; the rolls are the same each time."""
    chance = random.Random(SEED)
    total = 0
    for _ in range(rolls):
        order = chance.sample(range(CUBES), CUBES)
        total += count_words(tree, [cubes[cube][int(chance.random() * FACES)] for cube in order])
    return total / rolls


def share_out(weights, places):
    """How many of the places each letter has: in proportion, but at least one."""
    counts = dict.fromkeys(weights, 1)
    while sum(counts.values()) < places:
        counts[max(counts, key=lambda letter: (weights[letter] / (counts[letter] + 1), letter))] += 1
    return counts


def deal(counts, cubes):
    """Deals the faces out: a letter's go to cubes after one another, so that no cube has more of it than it must."""
    dealt = [''] * cubes
    at = 0
    for letter in sorted(counts, key=lambda letter: (-counts[letter], letter)):
        for _ in range(counts[letter]):
            dealt[at % cubes] += letter
            at += 1
    return dealt


def make_cubes(uses, power):
    rare = sorted(LETTERS, key=lambda letter: (uses[letter], letter))[:FACES]
    weights = {letter: uses[letter] ** power for letter in LETTERS if letter not in rare}
    share = sum(weights.get(vowel, 0) for vowel in VOWELS) / sum(weights.values())
    n_vowels = round(share * (CUBES - 1))
    sets = []
    for letters, cubes in ((VOWELS, n_vowels), (set(LETTERS) - set(VOWELS), CUBES - 1 - n_vowels)):
        sets += deal(share_out({letter: weights[letter] for letter in letters if letter in weights}, cubes * FACES), cubes)
    return sorted(''.join(sorted(cube)) for cube in [*sets, ''.join(rare)])


def main():
    compare = sys.argv[1:2] == ['--compare']
    english_words, french_words, english_cubes, french_cubes = sys.argv[1 + compare:]
    english = mean_words(make_tree(read_words(english_words)), read_file(Path(english_cubes), read_cubes))
    words = read_words(french_words)
    tree = make_tree(words)
    if compare:
        french = mean_words(tree, read_file(Path(french_cubes), read_cubes))
        print(f'English {english:.0f} French {french:.0f}')
        return

    letters = ''.join(words)
    uses = {letter: letters.count(letter) for letter in LETTERS}
    low, high, best = 0.0, MOST_POWER, (float('inf'), None)
    for _ in range(STEPS):
        power = (low + high) / 2
        cubes = make_cubes(uses, power)
        french = mean_words(tree, cubes)
        print(f'power {power:.3f}: English {english:.0f} French {french:.0f}', file=sys.stderr)
        best = min(best, (abs(french - english), cubes))
        low, high = (low, power) if french > english else (power, high)
    lines = ['# 25 cubes for French, made for Salon: nobody is known to have sold any. build-aux/french-cubes.py made them of the',
             '# letters of the French word list, so that a roll holds as many words as one of the English cubes.',
             '# One cube a line, its six faces in the order of the alphabet; Qu is one face.']
    lines += [cube.replace('Q', 'Qu') for cube in best[1]]
    Path(french_cubes).write_text('\n'.join(lines) + '\n', encoding='utf-8')


if __name__ == '__main__':
    main()
