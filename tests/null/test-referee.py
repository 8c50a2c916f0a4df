#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A referee that knows the null game besides Probe replays both; the one that does not know it says so
at the line that names the game.  Reports in TAP.

usage: test-referee.py NULL-REFEREE REFEREE
"""

import os
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / 'tap'))
from tap import finish, point  # noqa: E402

SETUP = '''salon-record 1
game null
date 2026-11-21T18:04:05Z
title A short evening
seat 1 human Ada
'''
PLAYED = SETUP + 'begin\ndone\n'
PROBE = '''salon-record 1
game probe
edition parker-1964
words en
option activity-cards off
option trays 1
option spelling free
seat 1 human Ada
seat 2 human Hugo
first 1
word 1 ROCKET
word 2 KAYAK
begin
1 ask 2 K
'''

# A record, what is printed of it, and the fault, at its line.
RECORDS = (
    ('the whole game', PLAYED, 'done\n', ''),
    ('a game that is not over', SETUP + 'begin\n', '', ''),
    ('a comment, and no line feed at the end', SETUP + '# here\nbegin\ndone', 'done\n', ''),
    ('a computer, and no date or title', 'salon-record 1\ngame null\nseat 1 computer-hard X\nbegin\ndone\n', 'done\n', ''),
    ('the first line of a veiled record', PLAYED.replace('salon-record 1', 'salon-veiled 1 0123456789abcdef'), 'done\n', ''),
    ('a game of Probe', PROBE, '0 0 | 6 5\n', ''),
    ('an unknown game', PLAYED.replace('game null', 'game nil'), '', '2: This game is not known.'),
    ('a line of Probe', SETUP + 'first 1\nbegin\n', '', '6: This line is not known.'),
    ('an option', SETUP.replace('date', 'option speed 1\ndate') + 'begin\n', '', '3: This line is not known.'),
    ('a date that is none', PLAYED.replace('2026-11', '2026-13'), '', '3: A date is written like 2026-11-21T18:04:05Z.'),
    ('two titles', PLAYED.replace('seat', 'title Another one\nseat'), '', '5: There is already a line of this kind.'),
    ('a title behind the seat', SETUP.replace('title A short evening\n', '') + 'title Late\nbegin\n', '',
     '5: This line comes too late.'),
    ('a second seat', SETUP + 'seat 2 human Hugo\nbegin\n', '', '6: Nobody sits there.'),
    ('no seat', 'salon-record 1\ngame null\nbegin\n', '', '3: The line of a seat is missing.'),
    ('another player', PLAYED.replace('human', 'robot'), '', '5: This kind of player is not known.'),
    ('no beginning', SETUP, '', '6: The record ends before the game begins.'),
    ('another move', SETUP + 'begin\ndone and over\n', '', '7: This line is not known.'),
    ('a move too many', PLAYED + 'done\n', 'done\n', '8: The game is over.'),
    ('a NUL', PLAYED.replace('done', 'do\0ne'), '', '7: The line contains a NUL byte.'),
    ('a line that is too long', PLAYED.replace('done', 'd' * 1025), '', '7: The line is longer than 1,024 bytes.'),
)

def run(program, *arguments, given=''):
    done = subprocess.run([program, *arguments], input=given, env={**os.environ, 'LC_ALL': 'C'},
                          capture_output=True, text=True, check=False)
    return done.returncode, done.stdout, done.stderr


def main():
    null_referee, referee = map(os.path.abspath, sys.argv[1:])
    for name, record, printed, fault in RECORDS:
        found = run(null_referee, 'replay', '-', given=record)
        point(found == (1 if fault else 0, printed, f'-:{fault}\n' if fault else ''), name, found)

    found = run(referee, 'replay', '-', given=PLAYED)
    point(found == (1, '', '-:2: This game is not known.\n'), 'the game is unknown where it has no row', found)
    found = run(null_referee, '--help')
    point(found[0] == 0 and 'For each move of Probe' in found[1] and 'For the move of the null game' in found[1]
          and found[1].count('Usage') == 1, 'the help tells of both games', found)
    found = run(null_referee, 'arena', '--help')
    point(found[0] == 0, 'the commands of the other game are there', found)
    return finish()


if __name__ == '__main__':
    sys.exit(main())
