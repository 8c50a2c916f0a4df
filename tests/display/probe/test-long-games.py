# SPDX-License-Identifier: GPL-3.0-or-later
"""A game of SALON_MOVES moves, which are very many, is opened and played like any other."""

import os
import re
import time

from salon_display import main, note, wait
from table_player import kept, record, says, score, sit_down

MOVES = int(os.environ.get('SALON_MOVES', '100000'))
PEOPLE = 'human Ada, human Hugo, human Marie'
WORDS = '..ROCKET TREASURER. KAYAK'
YOUNG = record(PEOPLE, WORDS, '1 ask 2 S, 2 show 5', cards='off')
# Bytes that a long game may take in addition to a short one. The sanitizers keep what was freed, up to 256 MB.
MORE = 20e6 + 130 * MOVES + (256e6 if float(os.environ.get('SALON_PATIENCE', '1')) > 1 else 0)


def resident(program):
    """The private memory of the program, in bytes."""
    with open(f'/proc/{program.process.pid}/smaps_rollup', encoding='ascii') as file:
        return 1024 * sum(int(line.split()[1]) for line in file if line.startswith('Private_'))


def last_moves(program):
    """The last two moves in the record on the disk, where moves are in clear."""
    with open(f'{program.home}/.local/share/salon/current.salon', 'rb') as file:
        file.seek(-40, os.SEEK_END)
        return file.read().decode().splitlines()[-2:]


def ask(program):
    """With the mouse, Ada asks Hugo for a letter that his word does not have."""
    program.click(program.find('grid', 'Hugo’s tray'))
    says(program, 'Ada, ask Hugo for…')
    program.click_on('button', 'X')


def open_and_play(program, moves, rounds, points):
    """Opens a record with these moves, after which it is Ada's turn, and makes the next move. Ada must
    have the given points, and the pad the given number of rounds."""
    sit_down(program)
    program.find('grid', 'Score pad')
    young, young_nodes = resident(program), len(list(program.app.walk()))

    path = os.path.join(os.path.realpath(program.home), 'long.salon')
    with open(path, 'w', encoding='ascii') as file:
        file.write(record(PEOPLE, WORDS, cards='off'))
        file.write(moves)
    begin = time.monotonic()
    program.open_file(path)
    longest = 0

    def opened():
        nonlocal longest
        asked = time.monotonic()
        assert program.app.name
        longest = max(longest, time.monotonic() - asked)
        return score(program, 'Ada') == points and program.sees('row', f'Round {rounds}')

    wait(opened, 'the long game')
    note(f'{len(moves) / 1e6:.1f} MB opened in {time.monotonic() - begin:.2f} s, '
         f'answers within {longest * 1000:.0f} ms')
    wait(lambda: len(list(program.app.walk())) < young_nodes + 200, 'as few widgets as a young game has')
    begin = time.monotonic()
    ask(program)
    says(program, 'Hugo has no X.')
    wait(lambda: program.sees('label', re.compile('Hugo, ask')), 'the next turn')
    note(f'the move was seen after {time.monotonic() - begin:.2f} s')
    program.screenshot(f'long-game-{rounds}')
    wait(lambda: last_moves(program) == ['1 ask 2 X', '2 no'], 'the move on the disk')
    more = resident(program) - young
    note(f'{more / 1e6:.1f} MB more than with a young game')
    assert more < MORE, more


@kept(YOUNG)
def test_refused_namings(program):
    """Namings that are wrong do not end the turn, so the pad has one line."""
    open_and_play(program, '1 interrupt 2 QUEEN\n' * MOVES, 1, -50 * MOVES)


@kept(YOUNG)
def test_rounds_without_end(program):
    """The pad has a line for each round."""
    rounds = MOVES // 6
    open_and_play(program, '1 ask 2 X\n2 no\n2 ask 3 X\n3 no\n3 ask 1 X\n1 no\n' * rounds, rounds, 0)


main(settings={'pace': '0', 'draw-first': 'false'})
