# SPDX-License-Identifier: GPL-3.0-or-later
"""The installed Flatpak, played as people do. SALON_PROGRAM is run-installed."""

import os
import re
import time

from salon_display import Program, Skipped, main, wait, windows, with_options, xdotool
from table_player import Person, lay, moves_of, record, record_of
from tongue import Tongue

FAST = {'pace': '0', 'draw-first': 'false'}
FRENCH = Tongue('fr')


def test_a_game_to_its_end(program):
    program.click_on('button', 'Lay the words')
    lay(program, 'ROCKET', before=2, after=1)
    Person(program, 'Player').play_to_the_end()
    program.screenshot('flatpak-end')
    assert re.search('wins? with|share', program.find('heading', re.compile('win|share')).name)


def test_an_unfinished_game_is_found_again(program):
    program.click_on('button', 'Lay the words')
    lay(program, 'ROCKET')
    person = Person(program, 'Player')
    wait(person.status, 'something to do')
    person.act()
    wait(lambda: moves_of(program), 'a move')  # no more of them: computers in luck end a game soon
    left = record_of(program)
    program.key('ctrl+q')
    wait(program.ended, 'the end')
    with Program(home=program.home) as again:
        again.click_on('button', 'Sit down')
        again.find('grid', 'Player’s tray')
        assert record_of(again).startswith(left)


@with_options(env={'LC_ALL': '', 'LANG': 'fr_FR.UTF-8'})
def test_french(program):
    program.find('button', FRENCH('_Lay the words'))
    program.screenshot('flatpak-french')
    program.key('ctrl+comma')
    program.find('label', FRENCH('Pace of the computer players'))


def test_preferences_are_kept(program):
    program.find('button', 'Lay the words')
    program.click_on('radio', 'Parker 1982')
    program.click_on('button', 'Lay the words')
    program.find('button', 'Lay this word')
    program.key('ctrl+q')
    wait(program.ended, 'the end')
    with Program(home=program.home) as again:
        again.find('button', 'Sit down')
        again.key('ctrl+n')
        again.find('radio', 'Parker 1982', where=lambda node: node.checked)


def need_documents(program):
    """Files come in by a file system of their own. In a place apart, where the tests
    play, only root can mount it."""
    if os.getuid() != 0 and "Can't get document portal" in program.stderr():
        raise Skipped('only root can hand files into a sandbox here')


def test_a_file_is_handed_in(program):
    """As a file manager does it. The file lies where the sandbox cannot look."""
    need_documents(program)
    program.find('button', 'Lay the words')
    path = os.path.join(os.environ['HOME'], 'sunday.salon')
    with open(path, 'w', encoding='utf-8') as file:
        file.write(record('human Ada, human Nora', 'ROCKET.. -'))
    program.open_file(path)
    program.find('button', 'I am Nora')
    assert 'ROCKET' in record_of(program)


class Chooser:
    """The desktop's own file chooser, a window of another program that sees what the
    sandbox does not. It is opened by a key or a button of ours."""

    def __init__(self, program, opener):
        self.program = program
        before = {window[0] for window in windows()}
        if isinstance(opener, str):
            program.key(opener)
        else:
            program.click(opener)

        def opened():
            return [window for window in windows() if window[0] not in before]

        self.window, x, y, width, height = wait(opened, 'the chooser')[0]
        # Keys go to what is under the pointer.
        xdotool('mousemove', x + width // 2, y + height - 60)

    def focused(self, role=None):
        """What has the focus there; None while that is nothing of this role."""
        chooser = self.program.bus.application_named('xdg-desktop-portal-gtk')
        found = [child for child in chooser.walk() if child.focused] if chooser else []
        return found[0] if found and role in (None, found[0].role) else None

    def choose(self, path):
        """Types where a file is, or shall be."""
        wait(self.focused, 'the chooser to be ready')
        self.program.key('ctrl+a')
        self.program.type(path[0])              # this opens an entry where there is none
        entry = wait(lambda: self.focused('text'), 'an entry')
        self.program.type(path[1:])
        wait(lambda: entry.text == path, 'the path in the chooser')

        def gone():
            self.program.key('Return')          # its list of completions may take one
            time.sleep(1)
            return self.window not in (window[0] for window in windows())

        wait(gone, 'the chooser to go')


def test_files_by_the_desktops_chooser(program):
    need_documents(program)
    program.find('button', 'Lay the words')
    path = os.path.join(os.environ['HOME'], 'monday.salon')
    copy = os.path.join(os.environ['HOME'], 'tuesday.salon')
    with open(path, 'w', encoding='utf-8') as file:
        file.write(record('human Ada, human Nora', 'ROCKET.. TREASURER'))
    Chooser(program, 'ctrl+o').choose(path)
    program.find('grid', 'Nora’s tray')
    program.key('ctrl+s')
    program.find('label', 'Save a copy with the hidden words?')
    button = program.find('button', 'Save a copy…')
    Chooser(program, button).choose(copy)
    program.find('label', 'Saved as “tuesday.salon”')
    with open(copy, encoding='utf-8') as file:
        assert 'word 2 TREASURER' in file.read()


main(settings=FAST)
