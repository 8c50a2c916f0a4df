# SPDX-License-Identifier: GPL-3.0-or-later
"""Whole games at the table, with the mouse."""

import re

from salon_display import main
from table_player import Person, lay

FAST = {'pace': '0', 'draw-first': 'false'}


def test_a_game_against_two_computers(program):
    program.click_on('button', 'Lay the words')
    lay(program, 'ROCKET', before=2, after=1)
    program.find('grid', 'Player’s tray')
    program.screenshot('table-begun')
    moves = 0

    def watch():
        nonlocal moves
        moves += 1
        if moves in (3, 12):
            program.screenshot(f'table-after-{moves}-moves')

    Person(program, 'Player').play_to_the_end(watch)
    program.screenshot('table-end')
    assert re.search(r'wins? with|share', program.find('heading', re.compile('win|share')).name)


main(settings=FAST)
