#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The French cubes have what build-aux/french-cubes.py aims at: with today's lists a roll holds as
many words as a roll of the English ones.  Reports in TAP.

usage: french-cubes-test.py FRENCH_CUBES_PY EN.words FR.words ENGLISH.cubes FRENCH.cubes
"""

import re
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / 'tap'))
from tap import finish, point  # noqa: E402

PROGRAM, ENGLISH_WORDS, FRENCH_WORDS, ENGLISH_CUBES, FRENCH_CUBES = sys.argv[1:]


def run(*arguments):
    return subprocess.run([sys.executable, PROGRAM, *arguments], capture_output=True, text=True, check=False)


def main():
    done = run('--compare', ENGLISH_WORDS, FRENCH_WORDS, ENGLISH_CUBES, FRENCH_CUBES)
    found = re.fullmatch('English ([0-9]+) French ([0-9]+)\n', done.stdout)
    point(found is not None and 0.95 <= int(found[2]) / int(found[1]) <= 1.05, 'a roll holds as many words', done)

    cubes = [line.replace('Qu', 'Q') for line in Path(FRENCH_CUBES).read_text(encoding='utf-8').splitlines()
             if not line.startswith('#')]
    point(set(''.join(cubes)) == set('ABCDEFGHIJKLMNOPQRSTUVWXYZ'), 'no letter is missing')
    point(sum('Q' in cube for cube in cubes) == 1 and sum(set(cube) <= set('AEIOU') for cube in cubes) in range(9, 14),
          'Qu is on one cube, and the vowels have cubes of their own', cubes)

    with tempfile.TemporaryDirectory() as folder:
        wrong = Path(folder, 'en.words')
        wrong.write_bytes(b'SALONWDS' + bytes(100))
        done = run(wrong, FRENCH_WORDS, ENGLISH_CUBES, Path(folder, 'out'))
        point(done.returncode == 1 and done.stderr == f'{wrong}: no word list of version 2\n', 'no word list', done)
        wrong.write_bytes(Path(ENGLISH_WORDS).read_bytes()[:100])
        done = run(wrong, FRENCH_WORDS, ENGLISH_CUBES, Path(folder, 'out'))
        point(done.returncode == 1 and done.stderr == f'{wrong}: the word list is damaged\n', 'half a word list', done)
        done = run(Path(folder, 'none'), FRENCH_WORDS, ENGLISH_CUBES, Path(folder, 'out'))
        point(done.returncode == 1 and 'No such file' in done.stderr and not Path(folder, 'out').exists(), 'no file', done)
    return finish()


if __name__ == '__main__':
    sys.exit(main())
