#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""salon-referee arena --game wedges from outside: what it prints, that the games are the same again, that each level
beats the one below, and that its records can be replayed.

usage: arena-test.py REFEREE [GAMES]
"""

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / 'tap'))
from tap import finish, point  # noqa: E402

REFEREE = os.path.abspath(sys.argv[1])
GAMES = int(sys.argv[2]) if len(sys.argv) > 2 else 500
NUMBER = r'(\d+\.\d)'
PLAYER = re.compile(rf'player (\S+) wins (\d+) games (\d+) rate {NUMBER} low {NUMBER} high {NUMBER} points {NUMBER}')
TURNS = re.compile(rf'turns (\S+) {NUMBER} least (\d+) most (\d+) questions {NUMBER} right {NUMBER}')

# The share of questions that each level knows, in percent, and the turns that it needs alone.
RANGES = {'beginner': (35, 48, 40, 80), 'easy': (45, 56, 24, 40), 'medium': (55, 66, 14, 24), 'hard': (67, 78, 8, 15)}


def run(*arguments, **variables):
    done = subprocess.run([REFEREE, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False,
                          env={**os.environ, 'LC_ALL': 'C.UTF-8', **variables}, text=True)
    return done.returncode, done.stdout, done.stderr


def arena(seats, *more, games=GAMES):
    """What was found, and {name: match} of both kinds of lines."""
    found = run('arena', '--game', 'wedges', '--seats', seats, '--games', str(games), '--seed', '7', *more)
    lines = found[1].splitlines()
    players = {m[1]: m for m in map(PLAYER.fullmatch, lines) if m}
    turns = {m[1]: m for m in map(TURNS.fullmatch, lines) if m}
    point(found[0] == 0 and found[2] == '' and len(lines) == len(players) + len(turns),
          f'{seats} {" ".join(more)}: nothing but lines of turns and players', found)
    return lines, players, turns


def test_form():
    lines, players, turns = arena('hard,easy,hard,random', games=12)
    point(list(players) == ['hard', 'easy', 'hard#2', 'random'] and list(turns) == list(players),
          'a line of each kind for each, the second one told apart', lines)
    point(all(PLAYER.fullmatch(line) for line in lines[-4:]), 'the wins come last', lines)
    point(sum(int(m[2]) for m in players.values()) == 12 and all(m[3] == '12' for m in players.values()),
          'the wins add up', lines)
    point(all(abs(float(m[4]) - 100 * int(m[2]) / 12) < 0.06 and float(m[5]) <= float(m[4]) <= float(m[6])
              for m in players.values()), 'the rate, and what bounds it', lines)
    point(all(0 <= float(m[7]) <= 6 and (m[2] != '12' or m[7] == '6.0') for m in players.values()), 'wedges', lines)
    point(all(int(m[3]) <= float(m[2]) <= int(m[4]) for m in turns.values()), 'turns of each', lines)


def test_alone():
    turns = {}
    for level, (least, most, few, many) in RANGES.items():
        lines, players, found = arena(level)
        turns[level] = float(found[level][2])
        point(players[level][2] == str(GAMES) and players[level][7] == '6.0', f'{level} alone wins with six wedges', lines)
        point(least <= float(found[level][6]) <= most, f'{level} knows {found[level][6]} %', lines)
        point(few <= turns[level] <= many, f'{level} needs {turns[level]} turns', lines)
    lines, _players, found = arena('random', games=GAMES // 4)
    point(float(found['random'][2]) >= 5 * turns['medium'], 'who moves at random needs five times as many at least', lines)


def test_levels():
    for bank in ('en', 'fr'):
        levels = list(RANGES)
        for below, level in zip(levels, levels[1:]):
            lines, players, _turns = arena(f'{level},{below}', '--questions', bank)
            point(float(players[level][4]) >= 65, f'{level} beats {below}, {bank}', lines)
            point(float(players[level][7]) > float(players[below][7]), f'and has more wedges, {bank}', lines)


def test_same_again():
    command = ['arena', '--game', 'wedges', '--seats', 'hard,beginner,medium', '--games', '20']
    one, two = run(*command, '--jobs', '1'), run(*command, '--jobs=3', '--seed', '1')
    point(one == two and one[0] == 0, 'any number of jobs', (one, two))
    for more in (('--seed', '2'), ('--questions', 'fr')):
        other = run(*command, *more)
        point(other[0] == 0 and other[1] != one[1], f'other games {" ".join(more)}', other)
    one = run('arena', '--game', 'wedges', '--games', '3')
    two = run('arena', '--game=wedges', '--games', '3', '--seats', 'hard,medium', '--questions', 'en', '--seed', '1')
    point(one == two and one[0] == 0, 'what is not given is what the help says', (one, two))


def test_records():
    with tempfile.TemporaryDirectory() as scratch:
        folder, again = Path(scratch) / 'games', Path(scratch) / 'again'
        command = ['arena', '--game', 'wedges', '--seats', 'hard,easy,random', '--games', '6', '--records']
        plain = run(*command[:-1])
        point(run(*command, str(folder)) == plain and plain[0] == 0, 'the games are the same when they are recorded')
        run(*command, str(again), '--jobs', '2')
        files = sorted(folder.iterdir())
        point([file.name for file in files] == [f'game-{n:06}.salon' for n in range(1, 7)], 'a record for each', files)
        point([file.read_bytes() for file in files] == [file.read_bytes() for file in sorted(again.iterdir())],
              'the same bytes again')
        played = [run('replay', str(file)) for file in files]
        point(all(code == 0 and ' | over ' in said.splitlines()[-1] for code, said, _error in played),
              'each is replayed to its end', played)
        text = files[0].read_text(encoding='utf-8')
        point('\noption judge typed\n' in text and '\nseat 1 computer-hard hard\nseat 2 computer-easy easy\n' in text
              and re.search(r'^\d answer right .+$', text, re.MULTILINE)
              and re.search(r'^\d answer wrong .+$', text, re.MULTILINE), 'levels, and answers as they were given', text)
        done = run(*command, str(files[0]))
        point(done[0] == 1 and done[1] == '' and str(files[0]) in done[2], 'a folder that cannot be written to', done)


def test_arguments():
    for arguments, said in (
        (('--seats', 'hard,expert'), '--seats: no player is called “expert”'),
        (('--seats', ''), '--seats: no player is called “”'),
        (('--seats', ','.join(['easy'] * 7)), '--seats: at most 6 players'),
        (('--questions', 'de'), '--questions must be en or fr, not “de”'),
        (('--games', '0'), '--games must be a whole number from 1 to 1000000, not “0”'),
        (('--jobs', '257'), '--jobs must be a whole number from 1 to 256, not “257”'),
        (('--words', 'en'), 'unknown option --words'),
        (('more',), 'unexpected argument more: only options are allowed here'),
    ):
        done = run('arena', '--game', 'wedges', *arguments)
        point(done == (2, '', f'salon-referee: {said}\n'), f'refused: {" ".join(arguments)[:40]}', done)
    point(run('arena', '--help', '--game', 'wedges')[1].startswith('Usage: salon-referee arena --game wedges'), 'the help')
    with tempfile.TemporaryDirectory() as scratch:
        bank = Path(scratch) / 'en.questions'
        bank.write_text('card 1\n\nG 3 river\nWhich?\n= Tigris\n', encoding='utf-8')
        done = run('arena', '--game', 'wedges', '--games', '1', SALON_QUESTIONS_DIR=scratch)
        point(done == (1, '', 'salon-referee: the bank has fewer than two whole cards\n'), 'a bank of one question', done)


def main():
    test_form()
    test_alone()
    test_levels()
    test_same_again()
    test_records()
    test_arguments()
    return finish()


if __name__ == '__main__':
    sys.exit(main())
