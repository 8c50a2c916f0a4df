#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The record of a party (record.md, The party) from outside: evenings that this file makes, with a second
implementation of the rules (oracle.py) and of who moves on, are replayed by salon-referee; one rule after the other
is broken, and the line must be named.

usage: party-test.py REFEREE
"""

import os
import random
import subprocess
import sys
from pathlib import Path

import games
import oracle

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / 'tap'))
from tap import finish, point  # noqa: E402

REFEREE = os.path.abspath(sys.argv[1])
SALT = 0x0123456789abcdef


def replay(record):
    done = subprocess.run([REFEREE, 'replay', '-'], input=record, capture_output=True, check=False,
                          env={**os.environ, 'LC_ALL': 'C'})
    return done.returncode, done.stdout.decode(), done.stderr.decode()


class Lots:
    def __init__(self, seed):
        self.state = seed

    def below(self, n):
        self.state = (self.state + 0x9e3779b97f4a7c15) % 2**64
        z = self.state
        z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9 % 2**64
        z = (z ^ z >> 27) * 0x94d049bb133111eb % 2**64
        return (z ^ z >> 31) % n


def best_two(points, lots):
    """The places of the two best, the better one first."""
    chosen, left = [], list(range(4))
    while len(chosen) < 2:
        best = max(points[place] for place in left)
        equal = [place for place in left if points[place] == best]
        place = equal[lots.below(len(equal)) if len(equal) > 2 - len(chosen) else 0]
        chosen.append(place)
        left.remove(place)
    return chosen


class Evening:
    """An evening as lines, and for each line what replay has printed when it stands behind it."""

    def __init__(self, seed, edition='parker-1964', rounds=2, activity=True, hand=False):
        self.random = random.Random(seed)
        self.maker = games.Maker(seed, lambda *_: True)
        self.maker.trays, self.maker.missing = 1, 0.5
        self.edition, self.activity, self.hand = edition, activity, hand
        lots = self.random.randrange(1, 2**63)
        self.lines = ['salon-record 1', 'game party', f'edition {edition}', 'words en',
                      f"option activity-cards {'on' if activity else 'off'}",
                      f"option answers {'hand' if hand else 'table'}", 'option spelling free',
                      'date 2026-11-21T18:04:05Z', 'title Twelve friends',
                      *(f'seat {seat} {self.random.choice(games.KINDS)} Guest {seat}' for seat in range(1, 13)),
                      f'lots {lots}', 'begin']
        self.prints = {}   # number of a line, from 1: what is printed after it
        self.resumable = {len(self.lines)}
        self.over = {}     # number of a line: the totals, where a game is over
        self.lots = Lots(lots)
        self.totals = [0] * 12
        seats = list(range(12))
        for number in range(1, rounds + 1):
            points = [self.game(number, table, seats[4 * table:4 * table + 4]) for table in range(3)]
            best = [best_two(points[table], self.lots) for table in range(3)]
            after = list(seats)
            for table in range(3):
                there = (table + 1) % 3
                for mover, place in zip(best[table], sorted(best[there])):
                    after[4 * there + place] = seats[4 * table + mover]
            seats = after

    def add(self, line):
        self.lines.append(line)

    def game(self, number, table, seats):
        self.add(f"round {number} table {table + 1} seats {' '.join(str(seat + 1) for seat in seats)}")
        if (number, table) != (1, 0):
            self.prints[len(self.lines)] = 'party ' + ' '.join(map(str, self.totals))
        first = self.random.randrange(4)
        rules = oracle.EDITIONS[self.edition]
        rows = [[self.maker.row(rules, True, rules['supply'])] for _ in range(4)]
        if self.random.random() < 0.5 and rules['shortest'] == 1:
            rows = [[letter] for letter in 'ABCD']
        self.add(f'first {first + 1}')
        for place in range(4):
            self.add(f'word {place + 1} {rows[place][0]}')
        self.add('begin')
        self.resumable.add(len(self.lines))
        game = oracle.Game(self.edition, rows, first, 1, self.activity, self.hand, True)
        self.maker.spared = self.random.randrange(4)
        before = list(self.totals)
        while True:
            if self.random.random() < 0.02:
                self.add('# taken back 1')
                self.note(game, seats, before)
            move = self.maker.next_move(game)
            if move is None:
                break
            game.move(move)
            self.add(move)
            self.prints[len(self.lines)] = game.line()
            self.note(game, seats, before)
        scores = [int(score) for score in game.line().split(' | ')[0].split()]
        for seat, score in zip(seats, scores):
            self.totals[seat] = before[seat] + score
        return scores

    def note(self, game, seats, before):
        """The record may end here; if the game is over, with these totals."""
        self.resumable.add(len(self.lines))
        if game.over:
            totals = list(before)
            for seat, score in zip(seats, game.line().split(' | ')[0].split()):
                totals[seat] += int(score)
            self.over[len(self.lines)] = totals

    def record(self, n=None):
        return ('\n'.join(self.lines[:n]) + '\n').encode()

    def expected(self, n):
        """What replay says of the first n lines: status, output, the line at fault."""
        printed = [self.prints[line] for line in range(1, n + 1) if line in self.prints]
        if n not in self.resumable:
            return 1, printed, n + 1
        if n in self.over:
            printed.append('party ' + ' '.join(map(str, self.over[n])))
        return 0, printed, None

    def agrees(self, n):
        status, printed, line = self.expected(n)
        found = replay(self.record(n))
        return found[0] == status and found[1].splitlines() == printed \
            and (found[2].startswith(f'-:{line}: ') if line else found[2] == '')

    def first_line(self, start, after=0):
        """The number of the first line after line `after` that begins so."""
        return next(n for n in range(after + 1, len(self.lines) + 1) if self.lines[n - 1].startswith(start))


def refused(name, lines, at):
    found = replay(('\n'.join(lines) + '\n').encode())
    point(found[0] == 1 and found[2].startswith(f'-:{at}: ') and found[2].count('\n') == 1, name, (at, found[2]))


def test_evenings():
    for seed, edition, hand in ((1, 'parker-1964', False), (2, 'parker-1964', True), (3, 'miro-1967', True),
                                (4, 'parker-1982', False), (5, 'parker-1964', False), (6, 'miro-1967', False)):
        evening = Evening(seed, edition, 4, seed % 2 == 0, hand)
        point(evening.agrees(len(evening.lines)), f'an evening in {edition}, {len(evening.lines)} lines')
        picks = evening.random.sample(range(1, len(evening.lines)), 40) + \
            [evening.first_line('round 2 table 1') + extra for extra in range(-2, 9)] + list(range(1, 25))
        wrong = [n for n in picks if not evening.agrees(n)]
        point(not wrong, f'{edition}: cut anywhere, it may be gone on with or the line after the last is at fault', wrong)


def test_set_up():
    good = Evening(7, rounds=1)
    lines, begin = good.lines[:30], good.first_line('begin')

    def change(name, at, *new, fault=None):
        """Line `at` becomes the lines `new`."""
        refused(name, lines[:at - 1] + list(new) + lines[at:], fault or at)

    change('set-up: option trays 2 is refused at its line', 5, 'option trays 2')
    point(replay(('\n'.join(lines[:4] + ['option trays 1'] + lines[4:begin]) + '\n').encode()) == (0, '', ''),
          'set-up: option trays 1 is what there is')
    seat = good.first_line('seat 12')
    change('set-up: eleven seats', seat, fault=begin - 1)
    change('set-up: a seat is left out', seat - 5, fault=begin - 1)
    change('set-up: thirteen seats', seat, lines[seat - 1], 'seat 13 human Eve', fault=seat + 1)
    change('set-up: a seat twice', seat, lines[seat - 1], lines[seat - 1], fault=seat + 1)
    lots = good.first_line('lots')
    change('set-up: no lots', lots, fault=begin - 1)
    change('set-up: no lots and no seat', lots - 1, *lines[lots:begin][-1:], fault=lots - 1)
    for wrong in ('0', '-1', '01', '9223372036854775808', '18446744073709551617', '1 2', 'x', ''):
        change(f'set-up: lots “{wrong}”', lots, f'lots {wrong}')
    change('set-up: lots alone', lots, 'lots')
    change('set-up: lots twice', lots, lines[lots - 1], lines[lots - 1], fault=lots + 1)
    change('set-up: lots come after the seats', seat, lines[lots - 1], lines[seat - 1], fault=seat + 1)
    for wrong in ('first 1', 'word 1 ROCKET'):
        change(f'set-up: “{wrong}” belongs to a game', begin, wrong, 'begin')
    for number in ('1', '9223372036854775807'):
        point(replay(('\n'.join(lines[:lots - 1] + [f'lots {number}', 'begin']) + '\n').encode())[0] == 0,
              f'set-up: lots {number}')
    four = [line.replace('parker-1964', 'parker-1982').replace('answers hand', 'answers table') for line in lines[:begin]]
    point(replay(('\n'.join(four) + '\n').encode()) == (0, '', ''), 'set-up: the four of 1982 are those of a table')
    four[5] = 'option answers hand'
    refused('set-up: the options fit the edition', four, 6)


def test_rounds():
    good = Evening(8, rounds=2, activity=False)
    lines = good.lines
    first = good.first_line('round 1 table 1')
    second, third = good.first_line('round 1 table 2'), good.first_line('round 2 table 1')

    def change(name, at, *new, fault=None):
        refused(name, lines[:at - 1] + list(new) + lines[at:], fault or at)

    for wrong in ('round 1 table 1 seats 1 2 4 3', 'round 1 table 1 seats 5 6 7 8', 'round 1 table 2 seats 5 6 7 8',
                  'round 2 table 1 seats 1 2 3 4', 'round 01 table 1 seats 1 2 3 4', 'round 1 table 1 seats 1 2 3 4 ',
                  'round 1 table 1 seats 1 2 3', 'round 1 table 1  seats 1 2 3 4', 'round', 'round 1', 'rounds 1',
                  'Round 1 table 1 seats 1 2 3 4', 'first 1', 'begin', '1 ask 2 A', 'seat 1 human Ada', 'lots 5',
                  'round 1 table 1 seats 1 2 3 4' + ' 5' * 400, 'round 99999999999999999999 table 1 seats 1 2 3 4'):
        change(f'rounds: “{wrong[:40]}” is not the first one', first, wrong)
    change('rounds: strictly one table after the other', second, lines[second - 1].replace('table 2', 'table 3'))
    change('rounds: the same one again', second, lines[first - 1])
    fields = lines[third - 1].split()
    change('rounds: the order of the places follows too', third, ' '.join([*fields[:5], fields[6], fields[5], *fields[7:]]))
    stays = 'round 2 table 1 seats 1 2 3 4'
    change('rounds: somebody has to move on', third, stays)
    begun = good.first_line('begin', first)
    refused('rounds: not before the game is over', [*lines[:begun + 1], lines[second - 1]], begun + 2)
    refused('rounds: not between a round and its begin', lines[:first] + [lines[second - 1]], first + 1)
    lots = good.first_line('lots')
    other = [*lines[:lots - 1], 'lots 1', *lines[lots:]]
    point(replay(('\n'.join(other[:third - 1]) + '\n').encode())[0] == 0, 'rounds: lots change nothing within a round')

    at = good.first_line('first', first)
    change('games: first is always written', at, fault=good.first_line('begin', first) - 1)
    for wrong in ('first 5', 'first 0', 'first 1L', 'first', 'first 12'):
        change(f'games: “{wrong}”', at, wrong)
    change('games: first twice', at, lines[at - 1], lines[at - 1], fault=at + 1)
    change('games: first comes first', at, lines[at], lines[at - 1], fault=at + 1)
    for wrong in ('option spelling free', 'date 2026-11-21T18:04:05Z', 'title x', 'seat 5 human Eve', 'edition parker-1964',
                  'words en', 'game probe', 'salon-record 1', 'lots 1', 'pause', '1 ask 2 A'):
        change(f'games: nothing else stands before begin, “{wrong}”', at, wrong, lines[at - 1])
    change('games: a word is missing', at + 3, fault=at + 4)
    change('games: a fifth word', at + 4, lines[at + 3], 'word 5 ROCKET', fault=at + 5)
    change('games: words in their order', at + 1, lines[at + 1], lines[at], fault=at + 2)
    change('games: a word that may not be laid', at + 1, 'word 1 RO.KET')
    change('games: seats count 1–4 by their place', at + 6, '5 ask 1 A')
    change('games: begin stands alone', at + 5, 'begin 1')
    change('games: begin once', at + 5, 'begin', 'begin', fault=at + 6)
    quiet = lines[:at] + ['', '# a comment', '#'] + lines[at:]
    point(replay(('\n'.join(quiet) + '\n').encode())[:2] == replay(good.record())[:2], 'comments and empty lines are skipped')

    strict = [line.replace('spelling free', 'spelling strict') for line in lines[:at]]
    refused('games: strict spelling asks the list', [*strict, 'word 1 QZX'], at + 1)
    point(replay(('\n'.join([*strict, *(f'word {n} ROCKET' for n in range(1, 5)), 'begin']) + '\n').encode()) == (0, '', ''),
          'games: words of the list may be laid')


def test_kinds():
    """Who sits somewhere changes nothing that replay says: a bot, too, may sit at any seat of a party."""
    evening = Evening(13, rounds=2)
    for kind in games.KINDS:
        lines = [f'seat {fields[1]} {kind} {fields[3]}' if len(fields := line.split(' ', 3)) == 4 and fields[0] == 'seat' else line
                 for line in evening.lines]
        point(sum(f' {kind} ' in line for line in lines) == 12
              and replay(('\n'.join(lines) + '\n').encode()) == replay(evening.record()), f'kinds: twelve of {kind}')
    seat = evening.first_line('seat 12')
    for wrong in ('bots', 'Bot', 'computer-bot', 'bot-1'):
        refused(f'kinds: “{wrong}” is none', [*evening.lines[:seat - 1], f'seat 12 {wrong} Eve', *evening.lines[seat:]], seat)


def test_challenges():
    """A challenge after the end counts for who moves on."""
    head = Evening(9, rounds=0, activity=False).lines
    words = ['word 1 A', 'word 2 B', 'word 3 C', 'word 4 D', 'begin']
    # Each of 2, 3 and 4 is found by 1; then 2 finds 1, at once in its final turn.
    moves = ['1 ask 2 B', '2 show 1', '1 ask 3 C', '3 show 1', '1 ask 4 D', '4 show 1', '2 ask 1 A', '1 show 1']

    def table(number, seats, extra=()):
        return [f'round 1 table {number} seats {seats}', 'first 1', *words, *moves, *extra]

    end = [*table(2, '5 6 7 8'), *table(3, '9 10 11 12')]
    plain = head + table(1, '1 2 3 4') + end
    challenged = head + table(1, '1 2 3 4', ['1 challenge 2 invalid', '2 challenge 3 invalid']) + end
    found = [replay(('\n'.join(lines) + '\n').encode()) for lines in (plain, challenged)]
    point(found[0][:2] == (0, found[0][1]) and found[0][1].endswith('party 165 55 0 0 165 55 0 0 165 55 0 0\n')
          and found[1][1].endswith('party 165 -45 -100 0 165 55 0 0 165 55 0 0\n'), 'points after a challenge', found)
    for lines, seats in ((plain, '9 10 3 4'), (challenged, '9 2 3 10')):
        found = replay(('\n'.join([*lines, f'round 2 table 1 seats {seats}', 'first 1', *words]) + '\n').encode())
        point(found[0] == 0 and found[2] == '', f'who moves on: {seats}', found)


def test_veil():
    evening = Evening(10, rounds=2)
    number, veiled = 0, []
    for line in evening.lines:
        if line.startswith('round '):
            salt = Lots((SALT + (100 + number) * 0x9e3779b97f4a7c15) % 2**64).below(2**64)
            number += 1
        if line.startswith('word '):
            _, label, row = line.split(' ')
            line = f'word {label} {oracle.veil(salt, label, row)}'
        veiled.append(line)
    veiled[0] = f'salon-veiled 1 {SALT:016x}'
    point(replay(('\n'.join(veiled) + '\n').encode()) == replay(evening.record()), 'a veiled evening is the same evening')
    at = evening.first_line('word 2')
    later = evening.first_line('word 2', at)
    moved = veiled[:at - 1] + [veiled[later - 1]] + veiled[at:]
    refused('veil: a word of another game', moved, at)
    refused('veil: a word in clear', veiled[:at - 1] + [evening.lines[at - 1]] + veiled[at:], at)
    plain = evening.lines[:at - 1] + [veiled[at - 1]] + evening.lines[at:]
    refused('veil: a veiled word in a record in clear', plain, at)


def test_limits():
    """1,000 rounds of the shortest games: everybody is found by the first, and the second finds the first."""
    head = Evening(11, rounds=0, activity=False).lines
    lots = Lots(int(head[-2].split()[1]))
    game = ['first 1', 'word 1 A', 'word 2 B', 'word 3 C', 'word 4 D', 'begin', '1 ask 2 B', '2 show 1', '1 ask 3 C', '3 show 1',
            '1 ask 4 D', '4 show 1', '2 ask 1 A', '1 show 1']
    lines, seats = list(head), list(range(1, 13))
    for number in range(1, 1002):
        for table in range(3):
            lines += [f"round {number} table {table + 1} seats {' '.join(map(str, seats[4 * table:4 * table + 4]))}", *game]
        after = list(seats)
        for table in range(3):
            for mover, place in zip(best_two([165, 55, 0, 0], lots), (0, 1)):
                after[4 * ((table + 1) % 3) + place] = seats[4 * table + mover]
        seats = after
    last = len(head) + 1000 * 3 * (len(game) + 1)
    found = replay(('\n'.join(lines[:last]) + '\n').encode())
    totals = [int(total) for total in found[1].splitlines()[-1].split()[1:]]
    point(found[0] == 0 and sum(totals) == 1000 * 3 * 220, '1,000 rounds', (found[0], found[2], totals))
    refused('one more round', lines, last + 1)


def test_hostile():
    evening = Evening(12, rounds=2)
    wrong = []
    for seed in range(300):
        evening.maker.random.seed(seed)
        spoiled = evening.maker.spoil([line.encode() for line in evening.lines])
        status, _, error = replay(spoiled)
        fields = error.split(':')
        told = error.count('\n') == 1 and fields[0] == '-' and 1 <= int(fields[1]) <= spoiled.count(b'\n') + 2
        if not (status == 0 and error == '' or status == 1 and told):
            wrong.append((seed, status, error))
    point(not wrong, '300 spoiled evenings: replayed, or a line is named', wrong)


def main():
    test_evenings()
    test_set_up()
    test_rounds()
    test_kinds()
    test_challenges()
    test_veil()
    test_limits()
    test_hostile()
    return finish()


if __name__ == '__main__':
    sys.exit(main())
