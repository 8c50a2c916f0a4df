#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""salon-referee arena --game cubes from outside: what it prints, that the games are the same again, that the levels
write as much as they should, and which game a command belongs to.

usage: arena-test.py REFEREE [GAMES]
"""

import os
import re
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / 'tap'))
from tap import finish, point  # noqa: E402

REFEREE = os.path.abspath(sys.argv[1])
GAMES = int(sys.argv[2]) if len(sys.argv) > 2 else 500
NUMBER = r'(-?\d+\.\d)'
PLAYER = re.compile(rf'player (\S+) wins (\d+) games (\d+) rate {NUMBER} low {NUMBER} high {NUMBER} points {NUMBER} words {NUMBER}')
WORDS = re.compile(rf'words (\S+) {NUMBER} least (\d+) most (\d+) shared {NUMBER} familiar {NUMBER} of {NUMBER}')

# The words that each level writes in a round of Master, of the English list.
RANGES = {'beginner': (4, 8), 'easy': (8, 14), 'medium': (18, 30), 'hard': (40, 1000)}


def run(*arguments):
    done = subprocess.run([REFEREE, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False,
                          env={**os.environ, 'LC_ALL': 'C.UTF-8'}, text=True)
    return done.returncode, done.stdout, done.stderr


def arena(seats, *more, games=GAMES):
    """What was found, and {name: match} of both kinds of lines."""
    found = run('arena', '--game', 'cubes', '--seats', seats, '--games', str(games), '--seed', '7', *more)
    lines = found[1].splitlines()
    players = {m[1]: m for m in map(PLAYER.fullmatch, lines) if m}
    words = {m[1]: m for m in map(WORDS.fullmatch, lines) if m}
    point(found[0] == 0 and found[2] == '' and len(lines) == len(players) + len(words),
          f'{seats} {" ".join(more)}: nothing but lines of words and players', found)
    return lines, players, words


def test_form():
    lines, players, words = arena('hard,easy,hard', games=10)
    point(list(players) == ['hard', 'easy', 'hard#2'] and list(words) == list(players),
          'a line of each kind for each, the second one told apart', lines)
    point(all(PLAYER.fullmatch(line) for line in lines[-3:]), 'the wins come last', lines)
    point(sum(int(m[2]) for m in players.values()) == 10 and all(m[3] == '10' for m in players.values()),
          'the wins add up', lines)
    point(all(abs(float(m[4]) - 10 * int(m[2])) < 0.06 and float(m[5]) <= float(m[4]) <= float(m[6])
              for m in players.values()), 'the rate, and what bounds it', lines)
    point(all(m[2] == players[name][8] and int(m[3]) <= float(m[2]) <= int(m[4]) and float(m[5]) <= float(m[2])
              and float(m[6]) <= min(float(m[2]), float(m[7])) for name, m in words.items()), 'words of each', lines)
    lines, players, words = arena('medium', games=10)
    point(players['medium'][2] == '10' and words['medium'][5] == '0.0', 'one seat plays alone', lines)


def test_same_again():
    for more in ((), ('--grid', 'bar-after'), ('--grid', 'bar-before', '--words', 'fr'), ('--minutes', 'none')):
        command = ['arena', '--game', 'cubes', '--seats', 'hard,beginner,medium', '--games', '12', *more]
        one, two = run(*command, '--jobs', '1'), run(*command, '--jobs=3', '--seed', '1')
        point(one == two and one[0] == 0, f'any number of jobs {" ".join(more)}', (one, two))
        other = run(*command, '--seed', '2')
        point(other[1] != one[1], f'another seed plays other games {" ".join(more)}', other)
    one = run('arena', '--game', 'cubes', '--games', '3')
    two = run('arena', '--game=cubes', '--games', '3', '--seats', 'hard,medium', '--grid', 'master', '--minutes', '3',
              '--edition', 'deluxe-1997', '--words', 'en', '--seed', '1')
    point(one == two and one[0] == 0, 'what is not given is what the help says', (one, two))
    one = run('arena', '--game', 'cubes', '--games', '3', '--words', 'fr')
    two = run('arena', '--game', 'cubes', '--games', '3', '--words', 'fr', '--edition', 'salon-fr')
    point(one == two and one[0] == 0, 'French words, French cubes', (one, two))


def check_ladder(*more, ranges=None):
    """Each level beats the one below in three rounds of four or more."""
    levels = list(RANGES)
    for below, level in zip(levels, levels[1:]):
        lines, players, words = arena(f'{level},{below}', *more)
        point(float(players[level][4]) >= 75, f'{level} beats {below} {" ".join(more)}', lines)
        if ranges is None:
            continue
        for name in (below, level):
            least, most = ranges[name]
            point(least <= float(words[name][2]) <= most, f'{name} writes {words[name][2]} words', lines)
    if ranges is not None:
        point(float(words['hard'][6]) >= float(words['hard'][7]) / 2, 'hard writes half of the familiar words', lines)


def test_levels():
    check_ladder(ranges=RANGES)
    check_ladder('--grid', 'bar-after')
    check_ladder('--words', 'fr')
    check_ladder('--words', 'fr', '--grid', 'bar-before')


def test_arguments():
    for arguments, said in (
        (('--seats', 'hard,expert'), '--seats: no player is called “expert”'),
        (('--seats', ''), '--seats: no player is called “”'),
        (('--seats', ','.join(['easy'] * 9)), '--seats: at most 8 players'),
        (('--grid', 'large'), '--grid: no grid is called “large”'),
        (('--edition', 'parker-1964'), 'no edition is called “parker-1964”'),
        (('--minutes', '11'), '--minutes must be a whole number from 1 to 10, not “11”'),
        (('--minutes', '0'), '--minutes must be a whole number from 1 to 10, not “0”'),
        (('--games', '0'), '--games must be a whole number from 1 to 1000000, not “0”'),
        (('--jobs', '257'), '--jobs must be a whole number from 1 to 256, not “257”'),
        (('--words', 'de'), '--words must be en or fr, not “de”'),
        (('--party',), 'unknown option --party'),
        (('more',), 'unexpected argument more: only options are allowed here'),
    ):
        done = run('arena', '--game', 'cubes', *arguments)
        point(done == (2, '', f'salon-referee: {said}\n'), f'refused: {" ".join(arguments)[:40]}', done)


def test_game():
    for arguments, said in (
        (('arena', '--game', 'chess'), 'no game “chess” has a command arena'),
        (('solve', '--game', 'probe'), 'no game “probe” has a command solve'),
        (('arena', '--game'), '--game needs a value'),
        (('arena', '--game', 'cubes', '--game=cubes'), '--game is given twice'),
        (('arena', '--gamer', 'cubes'), 'unknown option --gamer'),
        (('solve', '--', '--game'), '“--game”: a grid has 16 or 25 letters A to Z'),
    ):
        done = run(*arguments)
        point(done == (2, '', f'salon-referee: {said}\n'), ' '.join(arguments), done)
    point('yardstick' in run('arena', '--help')[1] and run('arena', '--game', 'probe', '--help') == run('arena', '--help'),
          'the first game that has a command')
    point(run('arena', '--help', '--game', 'cubes')[1].startswith('Usage: salon-referee arena --game cubes'),
          'the help of the other game')
    point(run('solve', '--help', '--game', 'cubes') == run('solve', '--help'), 'a command of one game')


def main():
    test_form()
    test_same_again()
    test_levels()
    test_arguments()
    test_game()
    return finish()


if __name__ == '__main__':
    sys.exit(main())
