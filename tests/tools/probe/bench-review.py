#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Prints how long reviews take of games of four computers: processor time of the whole program that makes one, in seconds.
Nothing judges it.

bench-review.py REFEREE [GAMES [SEED]]"""

import glob
import os
import resource
import statistics
import subprocess
import sys
import tempfile

TABLES = (('parker-1964', 'en'), ('miro-1967', 'fr'), ('parker-1982', 'en'))


def used():
    """The processor time, in seconds, of the programs that have ended so far."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def main():
    referee, games, seed = sys.argv[1], *(sys.argv[2:] + ['10', '1'][len(sys.argv) - 2:])[:2]
    for edition, language in TABLES:
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run([referee, 'arena', '--seats', 'hard,medium,hard,easy', '--edition', edition, '--words', language,
                            '--games', games, '--seed', seed, '--records', folder],
                           check=True, stdout=subprocess.DEVNULL)
            seconds, questions = [], []
            for record in glob.glob(os.path.join(folder, '*.salon')):
                before = used()
                told = subprocess.run([referee, 'review', record], check=True, capture_output=True, text=True).stdout
                seconds.append(used() - before)
                questions.append(sum(line[0].isdigit() for line in told.splitlines()))
        print(f'{edition}: {len(seconds)} games of {statistics.median(questions):.0f} questions: median '
              f'{statistics.median(seconds):.2f} s, most {max(seconds):.2f} s')


if __name__ == '__main__':
    main()
