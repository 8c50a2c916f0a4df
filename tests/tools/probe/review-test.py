#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""salon-referee review and arena --records from outside: what is written and printed, that it is the same again, that the
sums agree with the score, and what is refused.

usage: review-test.py REFEREE
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
QUESTION = re.compile(r'(\d+) (\d) ([01]\.\d{6}) (-?\d+\.\d\d) ([1-6]|\*):([A-Z.]) (-?\d+\.\d\d)')
PLAYER = re.compile(r'player (\d) accuracy (\d+) luck (-?\d+) play (-?\d+) points (-?\d+)')

# A game that is over, in which everything is certain: nobody can lay anything but this.
SURE = '''salon-record 1
game probe
edition parker-1964
words en
option activity-cards off
option trays 1
seat 1 human Ada
seat 2 human Ben
first 1
word 1 I
word 2 ROCKET
begin
1 ask 2 R
2 show 1
1 interrupt 2 POCKET
'''


def run(*arguments, text=None):
    done = subprocess.run([REFEREE, *arguments], input=text, capture_output=True, check=False, text=True,
                          env={**os.environ, 'LC_ALL': 'C.UTF-8'})
    return done.returncode, done.stdout, done.stderr


def moves_of(record):
    lines = record.read_text(encoding='utf-8').splitlines()
    return [line.split() for line in lines[lines.index('begin') + 1:]]


def check_review(record, name):
    """The lines of a review agree with the record and with what replay prints."""
    status, output, error = run('review', str(record))
    lines, moves = output.splitlines(), moves_of(record)
    asked = [m for m in map(QUESTION.fullmatch, lines) if m]
    players = [m for m in map(PLAYER.fullmatch, lines) if m]
    point(status == 0 and error == '' and len(asked) + len(players) == len(lines), f'{name}: it is reviewed', error)
    point([int(m[1]) for m in asked] == [i + 1 for i, move in enumerate(moves) if move[1] == 'ask'],
          f'{name}: a line for each question', len(asked))
    point(all(m[2] == moves[int(m[1]) - 1][0] and (m[5] == '*') == (moves[int(m[1]) - 1][2] == '*') for m in asked),
          f'{name}: who asked, and whom', lines)
    point(all(float(m[4]) <= float(m[7]) and 0 <= float(m[3]) <= 1 for m in asked), f'{name}: none is better than the best',
          lines)
    scores = run('replay', str(record))[1].splitlines()[-1].split(' | ')[0].split()
    point([m[5] for m in players] == scores, f'{name}: the points are those of the game', (players, scores))
    point(all(int(m[3]) + int(m[4]) == int(m[5]) for m in players), f'{name}: luck and play are the points', lines)
    for m in players:
        mine = [q for q in asked if q[2] == m[1]]
        best = sum(float(q[7]) for q in mine)
        share = 100 * sum(float(q[4]) for q in mine) / best if best > 0 else 100
        point(abs(int(m[2]) - min(max(share, 0), 100)) <= 0.6, f'{name}: the accuracy of player {m[1]}', (m[0], share))
    wrong = [m[0] for m in asked
             if m[3] in ('0.000000', '1.000000') and m[5] != '*'
             and (moves[int(m[1])][1] == 'show') != (m[3] == '1.000000') and moves[int(m[1]) - 1][2] != '*']
    point(wrong == [], f'{name}: what is certain is true', wrong)


def test_records(folder):
    tables = [('parker-1964', 'en', 'hard,medium,easy,beginner', '1'), ('miro-1967', 'fr', 'medium,hard', '2'),
              ('parker-1982', 'en', 'hard,easy,medium', '1')]
    for edition, language, seats, trays in tables:
        where = [folder / f'{edition}-{jobs}' for jobs in (1, 3)]
        found = [run('arena', '--seats', seats, '--edition', edition, '--words', language, '--trays', trays, '--games', '3',
                     '--seed', '9', '--jobs', str(jobs), '--records', str(path)) for jobs, path in zip((1, 3), where)]
        names = [f'game-{i:06}.salon' for i in range(1, 4)]
        point(all(f[0] == 0 for f in found) and all(sorted(os.listdir(path)) == names for path in where),
              f'{edition}: a file for each game', found)
        point(all((where[0] / name).read_bytes() == (where[1] / name).read_bytes() for name in names),
              f'{edition}: the same bytes with any number of threads')
        for name in names:
            text = (where[0] / name).read_text(encoding='utf-8')
            kinds = sorted(line.split()[2:4] for line in text.splitlines() if line.startswith('seat '))
            point('\ndate ' not in text and kinds == sorted([f'computer-{s}', s] for s in seats.split(',')),
                  f'{edition}: who played, and no date', kinds)
        check_review(where[0] / names[0], edition)
    again = [run('review', str(folder / 'miro-1967-1' / 'game-000001.salon'))[1] for _ in range(2)]
    point(again[0] == again[1], 'the same review again')
    run('arena', '--seats', 'greedy,stranger', '--games', '1', '--records', str(folder / 'bots'))
    text = (folder / 'bots' / 'game-000001.salon').read_text(encoding='utf-8')
    point('seat 1 bot greedy\nseat 2 bot stranger\n' in text or 'seat 1 bot stranger\nseat 2 bot greedy\n' in text,
          'yardsticks are bots', text)


def refuse(arguments, name, status=1, text=None):
    found = run(*arguments, text=text)
    point(found[0] == status and found[1] == '' and found[2].count('\n') == 1, f'{name}: refused', found)


def test_refused(folder):
    record = folder / 'parker-1964-1' / 'game-000001.salon'
    good = record.read_text(encoding='utf-8')
    refuse(['review', '-'], 'a game that is not over', text=SURE)
    refuse(['review', '-'], 'a game that was cut', text=good[:len(good) // 2].rsplit('\n', 1)[0] + '\n')
    refuse(['review', '-'], 'a game with a move that cannot be', text=good + '1 ask 2 Q\n')
    refuse(['review', '-'], 'a line that is too long', text=good + '#' * 2000 + '\n')
    refuse(['review', '-'], 'another game', text=good.replace('game probe', 'game cubes'))
    refuse(['review', '-'], 'a party', text=good.replace('game probe', 'game party'))
    refuse(['review', '-'], 'nothing', text='')
    refuse(['review', str(folder / 'nowhere')], 'a file that is not there')
    refuse(['review', str(folder)], 'a folder')
    refuse(['review'], 'no file', status=2)
    refuse(['review', str(record), str(record)], 'two files', status=2)
    refuse(['arena', '--party', '--records', str(folder)], 'records of a party', status=2)
    (folder / 'file').write_text('')
    refuse(['arena', '--games', '1', '--records', str(folder / 'file' / 'under')], 'a folder that cannot be made')
    refuse(['arena', '--games', '1', '--records', str(folder / 'file')], 'a file for a folder')
    point(run('review', '-', text=good.rstrip('\n'))[0] == 0, 'the last line may lack its end')
    point(run('review', '-', text=good.replace('begin\n', 'begin\n# hint 1\n# taken back 3\n\n'))
          == run('review', '-', text=good), 'comments count as no moves')


def main():
    with tempfile.TemporaryDirectory() as folder:
        test_records(Path(folder))
        test_refused(Path(folder))
    finish()


if __name__ == '__main__':
    main()
