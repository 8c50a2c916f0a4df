#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Kills a table of computers at random moments, hundreds of times.  Each time there must be
a whole record with every move that the program reported as kept, and with at most one move
more than it had time to report; with --any, where moves do not wait for the disk, with any
number of moves more.  Reports in TAP.

usage: kill-test.py ENDLESS-TABLE REFEREE [--any] [--times N] [--seed S]
"""

import argparse
import os
import random
import re
import select
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(TESTS / 'model'), str(TESTS / 'tap')]
import newfile  # noqa: E402
from tap import finish, note, point  # noqa: E402

# Seconds after which the test gives up on a program that prints nothing.
STUCK = 120


class Killed:
    """One run of the program, up to its end."""

    def __init__(self, program, folder):
        self.process = subprocess.Popen([program, folder], stdout=subprocess.PIPE)
        self.lines = []
        self.rest = b''

    def read(self, seconds):
        """Reads the lines that the program prints within that time."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            if not select.select([self.process.stdout], [], [], left)[0]:
                break
            if not self.take():
                break

    def take(self):
        block = os.read(self.process.stdout.fileno(), 1 << 16)
        *lines, self.rest = (self.rest + block).split(b'\n')
        self.lines += [line.decode() for line in lines]
        return bool(block)

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        while self.take():
            pass
        self.process.stdout.close()
        assert self.process.wait() == -signal.SIGKILL, 'it ended by itself'


def moves_on_disk(referee, folder):
    """The number of moves in the record that the next start has to find (None: no record), and
    whether the record is whole.  A new file that is whole, of an unfinished save, comes first."""
    path = newfile.find_whole(folder) or os.path.join(folder, 'current.salon')
    if not os.path.exists(path):
        return None, True
    run = subprocess.run([referee, 'replay', path], capture_output=True, check=False)
    moves = run.stdout.count(b'\n')
    if run.returncode == 0:
        return moves, True
    # While words are laid the only fault of the record is that it ends too early.
    with open(path, 'rb') as file:
        end = file.read().count(b'\n') + 1
    laying = re.search(rb':%d: The record ends before the game begins' % end, run.stderr)
    return 0, laying is not None


def expectations(lines, before):
    """How many moves must be on the disk at least (None: maybe no record), from the lines that
    the program printed; @before were there when it started."""
    least = before
    for line in lines:
        what, _, number = line.partition(' ')
        if what in ('resumed', 'kept'):
            least = int(number)
        else:
            least = None
    return least


def agrees(lines, before, moves, any_more):
    least = expectations(lines, before)
    last = lines[-1].split(' ')[0] if lines else ''
    if least is None:
        # The first record of a game is being written, or a finished game is being put aside.
        return moves in (None, 0) or any_more
    if moves is None:
        # The game is over and put aside, and the program was killed before it printed that.
        return last in ('kept', 'resumed')
    return least <= moves and (any_more or moves <= least + 1)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('program')
    parser.add_argument('referee')
    parser.add_argument('--any', action='store_true')
    parser.add_argument('--times', type=int, default=100)
    parser.add_argument('--seed', type=int, default=random.randrange(1 << 32))
    arguments = parser.parse_args()
    chance = random.Random(arguments.seed)
    note(f'seed {arguments.seed}')

    failed, told, ahead, finished, in_hand, whole_in_hand = [], 0, 0, 0, 0, 0
    with tempfile.TemporaryDirectory() as folder:
        moves = None
        for number in range(arguments.times):
            run = Killed(arguments.program, folder)
            # Some are killed while they start, most in the middle of the game: after its first line, or after a few moves,
            # however long a slow machine takes for them.
            if chance.random() < 0.8:
                wanted = chance.randrange(1, 4)
                end = time.monotonic() + STUCK
                while len(run.lines) < wanted and time.monotonic() < end:
                    run.read(0.05)
            run.read(chance.random() ** 3 * 0.2)
            run.kill()
            before, (moves, whole) = moves, moves_on_disk(arguments.referee, folder)
            resumed = [int(line[8:]) for line in run.lines if line.startswith('resumed')]
            good = whole and agrees(run.lines, before, moves, arguments.any)
            if resumed and resumed[0] != before:
                good = False
            if not good:
                failed.append((number, before, run.lines[-4:], moves, whole))
            told += sum(line.startswith('kept') for line in run.lines)
            finished += run.lines.count('over')
            ahead += moves is not None and bool(run.lines) and moves > (expectations(run.lines, before) or 0)
            whole_in_hand += newfile.find_whole(folder) is not None
            in_hand += any(name.startswith('.salon-') for name in os.listdir(folder))
        # One more start removes incomplete files that are left.
        run = Killed(arguments.program, folder)
        run.read(5)
        run.kill()
        left = [name for name in os.listdir(folder) if name.startswith('.salon-')]
        records = [name for name in os.listdir(folder) if name.startswith('game-')]
        wrong = [name for name in records
                 if subprocess.run([arguments.referee, 'replay', os.path.join(folder, name)],
                                   stdout=subprocess.DEVNULL, check=False).returncode != 0]

    what = 'no move less than was printed' if arguments.any else 'at most one move that was not printed'
    point(not failed, f'{arguments.times} kills: always a whole record, {what}',
          *failed[:5])
    point(told > arguments.times / 10, f'{told} moves were told to be on the disk')
    point(len(left) <= 1, 'nothing half written stays', left)
    point(not wrong, f'{len(records)} games that were put aside are whole', wrong)
    note(f'{arguments.times} kills, {told} moves told, {ahead} times more on the disk, '
         f'{in_hand} times a new file, {whole_in_hand} times a whole one, {finished} games to their end, '
         f'{len(failed)} faults')
    return finish()


if __name__ == '__main__':
    sys.exit(main())
