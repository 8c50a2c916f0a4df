#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Prints how often questions hit that the review says hit so often (record.md, Review), and what luck comes to.

calibration.py REFEREE [GAMES [JOBS [SEED]]]

Plays GAMES games of computer players, of all editions, with two to four seats, easy, medium and hard alike, reviews their
records, and compares. Ends with status 1 if anything is further off than the specification allows: in a tenth with 1,000
questions or more said and hit may differ by 3 points, and for each kind of owner on average; mean luck may differ from 0
by three standard errors."""

import collections
import concurrent.futures
import glob
import math
import os
import subprocess
import sys
import tempfile

KINDS = ('easy', 'medium', 'hard')
SEATS = ('easy,medium', 'medium,hard', 'hard,easy', 'easy,medium,hard', 'easy,medium,hard,easy', 'easy,medium,hard,medium',
         'easy,medium,hard,hard')
TABLES = [(edition, language, seats, trays)
          for edition, language in (('parker-1964', 'en'), ('miro-1967', 'fr'), ('parker-1982', 'en'))
          for seats in SEATS for trays in (('1', '2') if seats.count(',') == 1 else ('1',))]
ENOUGH = 1000
OFF = 3.0


def play(referee, folder, table, games, seed):
    """Plays games at one table and returns their records."""
    edition, language, seats, trays = table
    here = os.path.join(folder, '-'.join(table))
    subprocess.run([referee, 'arena', '--seats', seats, '--edition', edition, '--words', language, '--trays', trays,
                    '--games', str(games), '--seed', str(seed), '--records', here],
                   check=True, stdout=subprocess.DEVNULL)
    return sorted(glob.glob(os.path.join(here, '*.salon')))


def review(referee, record):
    """Returns the questions of a record as (said, hit, kind of the owner or None), and the (kind, luck) of its seats."""
    lines = subprocess.run([referee, 'review', record], check=True, capture_output=True, text=True).stdout.splitlines()
    kind, moves = {}, None
    with open(record, encoding='utf-8') as file:
        for line in file.read().splitlines():
            if moves is not None:
                moves.append(line.split())
            elif line.startswith('seat '):
                kind[line.split()[1]] = line.split()[2].removeprefix('computer-')
            elif line == 'begin':
                moves = []
    questions, luck = [], []
    for line in lines:
        fields = line.split()
        if fields[0] == 'player':
            assert int(fields[5]) + int(fields[7]) == int(fields[9]), line
            luck.append((kind[fields[1]], int(fields[5])))
            continue
        at = int(fields[0])
        ask, hit = moves[at - 1], False
        while at < len(moves) and moves[at][1] in ('show', 'no'):
            hit |= moves[at][1] == 'show'
            at += 1
        questions.append((float(fields[2]), hit, kind.get(ask[2])))
    return questions, luck


class Sum:
    def __init__(self):
        self.n, self.said, self.hit = 0, 0.0, 0

    def add(self, said, hit):
        self.n, self.said, self.hit = self.n + 1, self.said + said, self.hit + hit

    def show(self, name):
        """Prints the line and returns whether it is as it has to be."""
        if self.n == 0:
            return True
        said, hit = 100 * self.said / self.n, 100 * self.hit / self.n
        bad = self.n >= ENOUGH and abs(said - hit) > OFF
        print(f'{name:16} {self.n:7} said {said:5.1f} hit {hit:5.1f} off {said - hit:+5.1f}{"  too far" if bad else ""}')
        return not bad


def main():
    referee = sys.argv[1]
    games, jobs, seed = [int(arg) for arg in sys.argv[2:]] + [4000, 1, 1][len(sys.argv) - 2:]
    tenths, kinds = collections.defaultdict(Sum), collections.defaultdict(Sum)
    both, luck, good = collections.defaultdict(Sum), collections.defaultdict(list), True

    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        each = -(-games // len(TABLES))
        records = [record for found in pool.map(lambda i: play(referee, folder, TABLES[i], each, seed + i),
                                                range(len(TABLES))) for record in found]
        for questions, lucks in pool.map(lambda record: review(referee, record), records):
            for said, hit, kind in questions:
                tenths[min(int(said * 10), 9)].add(said, hit)
                if kind is not None:
                    kinds[kind].add(said, hit)
                    both[kind, min(int(said * 10), 9)].add(said, hit)
            for kind, points in lucks:
                luck[kind].append(points)

    print(f'{len(records)} games')
    for tenth in range(10):
        good &= tenths[tenth].show(f'.{tenth} to .{tenth + 1}' if tenth < 9 else '.9 to 1')
    for kind in KINDS:
        good &= kinds[kind].show(kind)
    for kind, tenth in sorted(both):
        both[kind, tenth].show(f'  {kind} .{tenth}')
    luck['all'] = [points for kind in KINDS for points in luck[kind]]
    for kind in ('all',) + KINDS:
        n, mean = len(luck[kind]), sum(luck[kind]) / len(luck[kind])
        error = math.sqrt(sum((points - mean) ** 2 for points in luck[kind]) / (n - 1) / n)
        bad = kind == 'all' and abs(mean) > 3 * error
        print(f'luck {kind:11} {n:7} mean {mean:+6.2f} ± {error:.2f}{"  too far" if bad else ""}')
        good &= not bad
    return 0 if good else 1


if __name__ == '__main__':
    sys.exit(main())
