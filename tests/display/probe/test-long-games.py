# SPDX-License-Identifier: GPL-3.0-or-later
"""A game of very many moves is opened and played like any other: SALON_MOVES of them."""

import os
import re
import time

from salon_display import main, note, wait
from table_player import kept, record, says, score, sit_down

MOVES = int(os.environ.get('SALON_MOVES', '100000'))
PEOPLE = 'human Ada, human Hugo, human Marie'
WORDS = '..ROCKET TREASURER. KAYAK'
YOUNG = record(PEOPLE, WORDS, '1 ask 2 S, 2 show 5', cards='off')
MORE = 150e6                    # bytes that a long game may take, beyond a young one


def resident(program):
    """Bytes of memory that the program has to itself."""
    with open(f'/proc/{program.process.pid}/smaps_rollup', encoding='ascii') as file:
        return 1024 * sum(int(line.split()[1]) for line in file if line.startswith('Private_'))


def last_moves(program):
    """The last two moves on the disk; they are in clear there."""
    with open(f'{program.home}/.local/share/salon/current.salon', 'rb') as file:
        file.seek(-40, os.SEEK_END)
        return file.read().decode().splitlines()[-2:]


def ask(program):
    """Ada asks Hugo for a letter that he has not, with the mouse."""
    program.click(program.find('grid', 'Hugo’s tray'))
    says(program, 'Ada, ask Hugo for…')
    program.click_on('button', 'X')


def open_and_play(program, moves, rounds, points):
    """Opens a record with these moves, which bring Ada so many points and are so many
    rounds, and makes the next one: Ada is in turn."""
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
    assert len(list(program.app.walk())) < young_nodes + 200
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
    """One line on the pad, however many of them."""
    open_and_play(program, '1 interrupt 2 QUEEN\n' * MOVES, 1, -50 * MOVES)


@kept(YOUNG)
def test_rounds_without_end(program):
    """A line for each of them."""
    rounds = MOVES // 6
    open_and_play(program, '1 ask 2 X\n2 no\n2 ask 3 X\n3 no\n3 ask 1 X\n1 no\n' * rounds, rounds, 0)


main(settings={'pace': '0', 'draw-first': 'false'})
