#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""salon-referee arena and solo from outside: what they print, that the games are
the same again, that the levels come in their order.

usage: arena-test.py REFEREE
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
NUMBER = r'-?\d+\.\d+'
PLAYER = re.compile(r'player (\S+) wins (\d+) games (\d+) rate (\d+\.\d) low (\d+\.\d) high (\d+\.\d) points (-?\d+\.\d)')
TIME = re.compile(rf'time decisions (\d+) mean-ms ({NUMBER}) p99-ms ({NUMBER}) max-ms ({NUMBER})')
OWN_TIME = re.compile(rf'(decisions|looks) (\S+) (\d+) mean-ms ({NUMBER}) p99-ms ({NUMBER}) max-ms ({NUMBER})')
QUESTIONS = re.compile(rf'questions (\S+) (?:-|({NUMBER}) low ({NUMBER}) high ({NUMBER}))')
POINTS = re.compile(rf'points (\S+) ({NUMBER}) low ({NUMBER}) high ({NUMBER})')


def run(*arguments, environment=None):
    done = subprocess.run([REFEREE, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False,
                          env={**os.environ, 'LC_ALL': 'C.UTF-8', **(environment or {})}, text=True)
    return done.returncode, done.stdout, done.stderr


def timeless(output):
    """The output without what the clock says; the number of decisions stays."""
    return re.sub(r' (mean|p99|max)-ms \S+', '', output)


def arena(seats, games, *more):
    found = run('arena', '--seats', seats, '--games', str(games), *more)
    rates = {m[1]: float(m[4]) for m in map(PLAYER.fullmatch, found[1].splitlines()) if m}
    return found, rates


def test_form():
    found, _ = arena('medium,greedy,greedy', 12, '--seed', '3')
    lines = found[1].splitlines()
    players = [m for m in map(PLAYER.fullmatch, lines) if m]
    point(found[0] == 0 and found[2] == '', 'three players', found)
    point([m[1] for m in players] == ['medium', 'greedy', 'greedy#2'], 'a line each, the second one told apart', lines)
    point(all(PLAYER.fullmatch(line) for line in lines[-4:-1]) and TIME.fullmatch(lines[-1]) is not None,
          'the players’ lines and that of time come last', lines)
    point(all(any(form.fullmatch(line) for form in (PLAYER, TIME, OWN_TIME, QUESTIONS, POINTS)) for line in lines),
          'no other lines', lines)
    point(sum(int(m[2]) for m in players) == 12 and all(m[3] == '12' for m in players), 'the wins add up', lines)
    point(all(abs(float(m[4]) - 100 * int(m[2]) / 12) < 0.06 and float(m[5]) <= float(m[4]) <= float(m[6])
              for m in players), 'the rate, and what bounds it', lines)
    own = [m for m in map(OWN_TIME.fullmatch, lines) if m and m[1] == 'decisions']
    whole = TIME.fullmatch(lines[-1])
    point(sum(int(m[3]) for m in own) == int(whole[1]) and max(float(m[6]) for m in own) == float(whole[4]),
          'the time of all is that of each', lines)
    means = {m[1]: m[2] for m in map(POINTS.fullmatch, lines) if m}
    point(means == {m[1]: m[7] for m in players}, 'the points are the same in both lines', lines)

    # Wilson’s interval, reckoned another way: its ends are where the rate is just within 1.96 deviations.
    found, _ = arena('random,random', 40, '--seed', '5')
    for m in filter(None, map(PLAYER.fullmatch, found[1].splitlines())):
        rate = int(m[2]) / 40
        off = [abs(abs(rate - p) - 1.959964 * (p * (1 - p) / 40) ** 0.5) for p in (float(m[5]) / 100, float(m[6]) / 100)]
        point(max(off) < 0.001, f'the interval of {m[1]}', (m[0], off))


def test_same_again():
    for more in ((), ('--edition', 'parker-1964', '--trays', '2'), ('--edition', 'miro-1967', '--no-activity-cards')):
        one = run('arena', '--seats', 'hard,easy', '--games', '10', '--seed', '7', '--jobs', '1', *more)
        two = run('arena', '--seats', 'hard,easy', '--games', '10', '--seed=7', '--jobs=2', *more)
        point(one[0] == 0 and timeless(one[1]) == timeless(two[1]), f"any number of jobs {' '.join(more)}", (one, two))
    other = run('arena', '--seats', 'hard,easy', '--games', '10', '--seed', '8', *more)
    point(timeless(one[1]) != timeless(other[1]), 'another seed plays other games', other)
    fewer = run('arena', '--seats', 'random,etaoin', '--games', '1')
    again = run('arena', '--seats', 'random,etaoin', '--games', '1', '--seed', '1', '--edition', 'parker-1982',
                '--trays', '1', '--words', 'en', '--jobs', '3')
    point(fewer[0] == 0 and timeless(fewer[1]) == timeless(again[1]), 'what is not given is what the help says', (fewer, again))


EVENING = re.compile(r'player (\S+) points (-?\d+\.\d) rounds (\d+)')


def party(seats, rounds, *more):
    """What was found, and {name: (points, rounds)}, if nothing else is printed."""
    found = run('arena', '--party', '--seats', seats, '--rounds', str(rounds), *more)
    lines = [EVENING.fullmatch(line) for line in found[1].splitlines()]
    return found, {m[1]: (float(m[2]), int(m[3])) for m in lines} if all(lines) else {}


def test_party():
    found, players = party('greedy,etaoin,random', 4, '--seed', '7')
    point(found[0] == 0 and found[2] == '' and [*players] == ['greedy', 'etaoin', 'random'], 'a party: a line a name', found)
    point(all(games == 4 * 4 for _, games in players.values()), 'a party: twelve seats, four for each of three names', found)
    for jobs in ('2', '8'):
        again, _ = party('greedy,etaoin,random', 4, '--seed', '7', '--jobs', jobs)
        point(again == found, f'a party: {jobs} jobs', (found, again))
    point(party('greedy,etaoin,random', 4, '--seed', '8')[0][1] != found[1], 'a party: another seed is another evening', found)
    longer, _ = party('greedy,etaoin,random', 5, '--seed', '7')
    point(longer[0] == 0 and longer[1] != found[1], 'a party: another round', longer)
    _, players = party('easy,random,random,random,random', 1, '--edition', 'parker-1964', '--no-activity-cards')
    point({name: games for name, (_, games) in players.items()} ==
          {'easy': 3, 'random': 3, 'random#2': 2, 'random#3': 2, 'random#4': 2}, 'a party: names are dealt round', players)
    _, players = party(','.join(['random'] * 12), 2)
    point(len(players) == 12 and players['random#12'][1] == 2, 'a party: twelve names', players)
    found, players = party('random', 1, '--edition', 'miro-1967')
    point(players.get('random', (0, 0))[1] == 12, 'a party: one name has all seats', found)
    points = {name: value for name, (value, _) in party('greedy,random', 20, '--seed', '3')[1].items()}
    point(points['greedy'] > points['random'], 'a party: who plays better has more points', points)
    for arguments in (['--rounds', '0'], ['--rounds', '1001'], ['--rounds', 'x'], ['--games', '3'], ['--trays', '2'],
                      ['--seats', ','.join(['random'] * 13)], ['--seats', 'human'], ['--edition', 'x'], ['--party=1']):
        found = run('arena', '--party', *arguments)
        point(found[0] == 2 and found[1] == '' and found[2].count('\n') == 1, f"arena --party {' '.join(arguments)}", found)
    found = run('arena', '--rounds', '3')
    point(found[0] == 2 and found[1] == '' and found[2].count('\n') == 1, 'arena --rounds without a party', found)


def test_arguments():
    for arguments in (['--seats', 'hard'], ['--seats', 'hard,'], ['--seats', ''], ['--seats', 'hard,human'],
                      ['--seats', 'hard,HARD'], ['--seats', 'a,b,c,d,e,f,g'], ['--seats', 'easy,easy,easy,easy,easy'],
                      ['--seats', 'easy,easy,easy', '--trays', '2'], ['--edition', 'parker-1983'], ['--trays', '0'],
                      ['--trays', '3'], ['--games', '0'], ['--games', '-1'], ['--games', '1e3'], ['--games', ''],
                      ['--games', '99999999999999999999999'], ['--seed', 'x'], ['--seed', '18446744073709551616'],
                      ['--jobs', '0'], ['--jobs', '257'], ['--words', 'de'], ['--words', '../en'], ['--games'],
                      ['--games', '1', '--games', '1'], ['--no-activity-cards=1'], ['--nonsense'], ['nonsense'], ['-']):
        found = run('arena', *arguments)
        point(found[0] == 2 and found[1] == '' and found[2].startswith('salon-referee: ') and found[2].count('\n') == 1,
              f"arena {' '.join(arguments)}", found)
    for arguments in (['--player', 'medium'], ['--player', ''], ['--sample', '0'], ['--sample', '1.5'], ['--seed', ''],
                      ['--words', 'xx'], ['--words'], ['--games', '3'], ['hard']):
        found = run('solo', *arguments)
        point(found[0] == 2 and found[1] == '' and found[2].startswith('salon-referee: ') and found[2].count('\n') == 1,
              f"solo {' '.join(arguments)}", found)
    for command in ('arena', 'solo'):
        found = run(command, '--help')
        point(found[0] == 0 and f'salon-referee {command}' in found[1] and found[2] == '', f'{command} --help', found)
    with tempfile.TemporaryDirectory() as folder:
        with open(os.path.join(folder, 'fr.words'), 'wb') as file:
            file.write(b'no list at all')
        for command in ('arena', 'solo'):
            found = run(command, '--words', 'fr', environment={'SALON_WORDS_DIR': folder})
            point(found[0] == 1 and found[1] == '' and found[2].startswith('salon-referee: ')
                  and 'fr.words' in found[2] and found[2].count('\n') == 1, f'{command} with a list that is none', found)
    if os.path.exists('/dev/full'):
        with open('/dev/full', 'wb') as full:
            done = subprocess.run([REFEREE, 'arena', '--seats', 'random,random', '--games', '1'], stdout=full,
                                  stderr=subprocess.PIPE, check=False)
            point(done.returncode == 1 and done.stderr.startswith(b'salon-referee: '), 'nowhere to write to', done)


def test_levels():
    """Generous bounds and few games: the figures are in the players' README."""
    for seats, least, most in (('easy,beginner', 60, 100), ('beginner,random', 50, 100), ('medium,easy', 60, 100), ('hard,medium', 55, 100), ('easy,etaoin', 25, 75),
                               ('hard,etaoin', 85, 100), ('hard,greedy', 55, 100), ('etaoin,random', 60, 100)):
        found, rates = arena(seats, 60, '--seed', '2', '--jobs', '2')
        rate = rates.get(seats.split(',')[0], -1)
        point(least <= rate <= most, f'{seats}: {rate} of 100', found)


def test_solo():
    last = re.compile(r'misses (\d+\.\d{3}) words (\d+)')

    def solo(*arguments):
        found = run('solo', *arguments)
        lines = found[1].splitlines()
        m = last.fullmatch(lines[-1]) if lines else None
        return (float(m[1]), int(m[2])) if found[0] == 0 and m else (None, found)

    misses, n = solo('--words', 'en', '--player', 'greedy')
    point(n == 71420 and misses is not None and 2.04 < misses < 2.07, 'greedy needs what is known of it', (misses, n))
    misses, n = solo('--words', 'en', '--player', 'hard')
    point(n == 71420 and misses is not None and misses <= 2.02, f'hard needs {misses}', (misses, n))
    etaoin, random = solo('--player', 'etaoin'), solo('--player', 'random')
    point(etaoin[1] == random[1] == 71420 and 2 < etaoin[0] < random[0], 'etaoin and random need more', (etaoin, random))
    one, again, other = (solo('--player', 'greedy', '--sample', '500', '--seed', seed) for seed in '112')
    point(one == again and one != other and one[1] == 500, 'a sample is the same again', (one, again, other))
    point(solo('--player', 'greedy', '--sample', '71420') == solo('--player', 'greedy'), 'a sample of all')
    point(solo('--player', 'greedy', '--sample', '1')[1] == 1, 'a sample of one')


def main():
    test_form()
    test_same_again()
    test_party()
    test_arguments()
    test_levels()
    test_solo()
    return finish()


if __name__ == '__main__':
    sys.exit(main())
