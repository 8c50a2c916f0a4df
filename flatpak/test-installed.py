# SPDX-License-Identifier: GPL-3.0-or-later
"""The installed Flatpak, played as people do. SALON_PROGRAM is run-installed."""

import os
import re
import subprocess

from salon_display import Program, main, wait, with_options
from table_player import Person, lay, moves_of, record, record_of
from tongue import Tongue

FAST = {'pace': '0', 'draw-first': 'false'}
FRENCH = Tongue('fr')


def test_a_game_to_its_end(program):
    program.click_on('button', 'Start')
    lay(program, 'ROCKET', before=2, after=1)
    Person(program, 'Player').play_to_the_end()
    program.screenshot('flatpak-end')
    assert re.search('wins? with|share', program.find('heading', re.compile('win|share')).name)


def test_an_unfinished_game_is_found_again(program):
    program.click_on('button', 'Start')
    lay(program, 'ROCKET')
    person = Person(program, 'Player')
    while len(moves_of(program)) < 4:
        wait(person.status, 'something to do')
        person.act()
    wait(person.status, 'something to do')
    left = record_of(program)
    program.key('ctrl+q')
    wait(program.ended, 'the end')
    with Program(home=program.home) as again:
        again.click_on('button', 'Go on with the game')
        again.find('grid', 'Player’s tray')
        assert record_of(again).startswith(left)


@with_options(env={'LC_ALL': '', 'LANG': 'fr_FR.UTF-8'})
def test_french(program):
    program.find('button', FRENCH('_Start'))
    program.screenshot('flatpak-french')
    program.key('ctrl+comma')
    program.find('label', FRENCH('Pace of the computers'))


def test_preferences_are_kept(program):
    program.find('button', 'Start')
    program.click_on('radio', 'Parker 1982')
    program.click_on('button', 'Start')
    program.find('button', 'Lay this word')
    program.key('ctrl+q')
    wait(program.ended, 'the end')
    with Program(home=program.home) as again:
        again.find('button', 'Go on with the game')
        again.key('ctrl+n')
        again.find('radio', 'Parker 1982', where=lambda node: node.checked)


def test_a_file_is_handed_in(program):
    """As a file manager does it. The file lies where the sandbox cannot look."""
    program.find('button', 'Start')
    path = os.path.join(os.environ['HOME'], 'sunday.salon')
    with open(path, 'w', encoding='utf-8') as file:
        file.write(record('human Ada, human Nora', 'ROCKET.. -'))
    subprocess.run([os.environ['SALON_PROGRAM'], path], check=True,
                   env=dict(os.environ, HOME=program.home))
    program.find('button', 'I am Nora')
    assert 'ROCKET' in record_of(program)


main(settings=FAST)
