# SPDX-License-Identifier: GPL-3.0-or-later
"""While people read something else, the table waits for them: the computers make no move, and go on
afterwards."""

import time

from salon_display import main, wait, windows, xdotool
from table_player import kept, moves_of, record, sit_down

# Computers alone, who have something to ask for a long time.
GAME = record('computer-easy Ada, computer-easy Hugo, computer-easy Marie',
              'QUIZZICALLY PROTECTORATE ZYGOMORPHIC', cards='off', spelling='free')
# Longer than the quick table takes for two moves.
A_WHILE = 3


def plays(program):
    """Waits until the computers, or the table, have made a move."""
    before = len(moves_of(program))
    wait(lambda: len(moves_of(program)) > before, 'a move of the computers')


def rests(program):
    """Checks that nobody makes a move. The last one may still be on its way to the disk."""
    time.sleep(1)
    before = moves_of(program)
    time.sleep(A_WHILE)
    assert moves_of(program) == before, moves_of(program)


@kept(GAME)
def test_by_hand(program):
    sit_down(program)
    plays(program)
    program.click_on('button', 'Pause')
    rests(program)
    program.click_on('button', 'Go on')
    plays(program)


def reads(program, key):
    """Opens a window of the program, checks that the table waits meanwhile, and closes it."""
    plays(program)
    before = windows()
    program.key(key)
    if program.toolkit < (4, 10):
        # Without a window manager, keys go to the window under the mouse.
        _, x, y, width, height = wait(lambda: [window for window in windows() if window not in before],
                                      'the window')[0]
        xdotool('mousemove', x + width // 2, y + height // 2)
    rests(program)
    program.key('Escape')
    wait(lambda: windows() == before, 'the window to go')
    # Without a window manager nobody makes the window active again; a press at the table tells that people
    # play on.
    xdotool('mousemove', 20, 500, 'click', 1)
    plays(program)


@kept(GAME)
def test_help(program):
    sit_down(program)
    reads(program, 'F1')


@kept(GAME)
def test_preferences(program):
    sit_down(program)
    reads(program, 'ctrl+comma')


@kept(GAME)
def test_a_question(program):
    """Whether a copy is saved, which shows the secret words."""
    sit_down(program)
    reads(program, 'ctrl+s')


@kept(GAME)
def test_another_page(program):
    sit_down(program)
    plays(program)
    program.click_on('button', 'Home')
    program.find('button', 'Sit down')
    rests(program)
    program.click_on('button', 'Sit down')
    plays(program)


@kept(GAME, size=(1024, 600))
def test_another_window(program):
    """The root window gets the keyboard, as if it belonged to another program."""
    sit_down(program)
    plays(program)
    window = max(windows(), key=lambda window: window[3] * window[4])[0]
    root = xdotool('search', '--maxdepth', '0', '--name', '').split()[0]
    xdotool('mousemove', 1200, 700, 'windowfocus', root)
    rests(program)
    xdotool('windowfocus', window)
    plays(program)


main(settings={'pace': '600', 'draw-first': 'false'})
