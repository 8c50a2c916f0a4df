# SPDX-License-Identifier: GPL-3.0-or-later
"""The program is killed in the middle of a game, and the next start finds the game as it was. If it is
asked to end, it ends properly."""

import random
import signal

from salon_display import SANDBOXED, Program, Skipped, main, note, wait
from table_player import home_with, moves_of, record, record_of, sit_down

# The pace is slow enough that the game is not over before the program is killed.
SLOW = {'pace': '700', 'draw-first': 'false'}
SEATS = 'computer-easy Hugo, computer-easy Marie, computer-easy Paul'
WORDS = 'TREASURER. ..ROCKET KAYAK'
TIMES = 6


def test_killed_again_and_again(program):
    program.stop()              # there is one program at a time
    home = home_with(record(SEATS, WORDS))
    chance = random.Random(6)
    moves = []
    for number in range(TIMES):
        killed = Program(home=home, settings=SLOW)
        killed.start()
        try:
            sit_down(killed)
            assert moves_of(killed)[:len(moves)] == moves, number
            more = len(moves) + chance.randrange(1, 4)
            wait(lambda: len(moves_of(killed)) >= more or killed.sees('button', 'Play again'), 'moves')
        finally:
            killed.kill()
        moves = moves_of(killed)
        if killed.complaints():
            raise AssertionError(killed.complaints())
    note(f'{TIMES} kills, {len(moves)} moves')
    assert len(moves) > TIMES


def test_asked_to_end(program):
    if SANDBOXED:
        raise Skipped('a sandbox passes no signals on')
    program.stop()
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        with Program(settings=SLOW) as asked:
            asked.click_on('button', 'Lay the words')
            asked.find('button', 'Lay this word')
            wait(lambda: record_of(asked), 'the record')
            asked.process.send_signal(number)
            wait(asked.ended, 'the end')
            assert asked.process.returncode == 0, number


main(settings=SLOW)
