#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Replays random games, whole, unfinished and spoiled, with salon-referee and
with oracle.py: both must print the same lines and find fault with the same
line.  Reports in TAP; what they disagree about is shown as a record.

usage: compare.py REFEREE SALON-WORDS [--games N] [--seed S] [--keep FOLDER]
"""

import argparse
import collections
import os
import re
import subprocess
import sys
from pathlib import Path

import games
import oracle

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / 'tap'))
from tap import finish, note, point  # noqa: E402

VERBS = ['draw', 'ask', 'show', 'no', 'expose', 'tray', 'pick', 'interrupt', 'challenge']


# More disagreements than this would say nothing new.
ENOUGH = 20

# A timeout in seconds that is never reached, however busy the machine is.
STUCK = 60


class List:
    """What the word list says of a word: asked once of salon-words."""

    def __init__(self, program):
        self.program, self.known = program, {}

    def __call__(self, language, word, headwords):
        key = language, word, headwords
        if key not in self.known:
            command = [self.program, 'check'] + ['--headwords'] * headwords + [language, word]
            self.known[key] = subprocess.run(
                command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False
            ).returncode == 0
        return self.known[key]


class Comparison:
    def __init__(self, referee, in_list, keep):
        self.referee, self.in_list, self.keep = referee, in_list, keep
        self.environment = {**os.environ, 'LC_ALL': 'C'}
        self.compared = self.refused = self.disagreed = 0

    def ask_referee(self, record):
        try:
            run = subprocess.run([self.referee, 'replay', '-'], input=record, capture_output=True,
                                 env=self.environment, check=False, timeout=STUCK)
        except subprocess.TimeoutExpired:
            return [], 'it does not come to an end'
        printed = run.stdout.decode().split('\n')
        fault = re.fullmatch(rb'-:([1-9][0-9]*): .+\n', run.stderr)
        if printed.pop() != '' or run.returncode != (1 if fault else 0) \
                or (run.stderr and not fault):
            return printed, f'status {run.returncode}, {run.stderr!r}'
        return printed, int(fault[1]) if fault else None

    def compare(self, record):
        """True when both agree."""
        printed, line, reason = oracle.replay(record, self.in_list)
        theirs = self.ask_referee(record)
        self.compared += 1
        self.refused += line is not None
        if theirs == (printed, line):
            return True
        self.disagreed += 1
        self.show(record, printed, line, reason, *theirs)
        if self.disagreed == ENOUGH:
            print(f'Bail out! {ENOUGH} disagreements are enough')
            sys.exit(1)
        return False

    def show(self, record, printed, line, reason, their_printed, their_line):
        print(f'# oracle: {len(printed)} moves, fault {line} ({reason}); '
              f'referee: {len(their_printed)} moves, fault {their_line}')
        for number, (ours, theirs) in enumerate(zip(printed, their_printed), 1):
            if ours != theirs:
                print(f'# move {number}: oracle {ours}, referee {theirs}')
                break
        if self.keep:
            with open(os.path.join(self.keep, f'disagreement-{self.disagreed}.salon'), 'wb') as file:
                file.write(record)
        elif self.disagreed <= 3:
            for text in record.split(b'\n'):
                print('#   ' + repr(text)[2:-1])


def seen_moves(record, seen, edition):
    for line in record:
        fields = line.decode().split(' ')
        if len(fields) > 1 and fields[1] in VERBS and fields[0].isdigit():
            seen[edition, fields[1]] += 1
            if fields[1] == 'draw':
                seen[edition, fields[2]] += 1


def expected(edition):
    """The moves and cards that enough games of an edition must have."""
    rules = oracle.EDITIONS[edition]
    verbs = [verb for verb in VERBS if rules['deck'] is oracle.DECK_36 or verb not in ('tray', 'pick')]
    return verbs + list(rules['deck'])


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('referee')
    parser.add_argument('words')
    parser.add_argument('--games', type=int, default=240)
    parser.add_argument('--seed', type=int, default=1964)
    parser.add_argument('--keep')
    arguments = parser.parse_args()

    in_list = List(arguments.words)
    maker = games.Maker(arguments.seed, in_list)
    comparison = Comparison(arguments.referee, in_list, arguments.keep)
    seen = collections.Counter()
    editions = list(oracle.EDITIONS)
    point(len(maker.good[False]) > 50, 'the list has the common words')
    for edition in editions:
        good = dict.fromkeys(['rows', 'games', 'positions', 'spoiled', 'veiled'], True)
        for record in games.row_records(edition):
            good['rows'] &= comparison.compare(record)
        for _ in range(arguments.games // len(editions)):
            lines, game = maker.record(edition)
            seen_moves(lines, seen, edition)
            seen[edition, 'over'] += game.over
            seen[edition, 'final'] += game.last is not None
            record = b'\n'.join(lines) + b'\n'
            good['games'] &= comparison.compare(record)
            # Try moves that are allowed at this point, and others.
            for move in sorted({*(maker.near_move(game) for _ in range(3)), maker.any_move()}):
                good['positions'] &= comparison.compare(record + move.encode() + b'\n')
            for stopped in maker.rare[-4:]:
                good['positions'] &= comparison.compare(stopped)
            for _ in range(3):
                good['spoiled'] &= comparison.compare(maker.spoil(lines))
            # The same game veiled, whole and spoiled.
            veiled = oracle.veil_record(record, maker.random.getrandbits(64))
            good['veiled'] &= oracle.unveil_record(veiled) == record and comparison.compare(veiled)
            good['veiled'] &= comparison.compare(maker.spoil(veiled.split(b'\n')[:-1]))
        for name, agreed in good.items():
            point(agreed, f'{edition}: {name}')
        missing = [what for what in expected(edition) + ['over', 'final'] if not seen[edition, what]]
        point(not missing, f'{edition}: every move and card came up {missing or ""}')
    note(f'{comparison.compared} records compared, {comparison.refused} refused, '
         f'{comparison.disagreed} disagreements, {sum(seen[e, "over"] for e in editions)} games to their end')
    return finish()


if __name__ == '__main__':
    sys.exit(main())
