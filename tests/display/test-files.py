# SPDX-License-Identifier: GPL-3.0-or-later
"""Games from files and into files, through the file chooser; and files whose disk does
not answer."""

import contextlib
import fcntl
import glob
import os
import re
import signal

from salon_display import Absent, main, wait, windows
from table_player import kept, record, sit_down

BEGUN = record('human Ada, computer-hard Hugo, human Nora', '..ROCKET TREASURER. KAYAK',
               '1 ask 2 E, 2 show 3', cards='off')
FINISHED = record('human Ada, human Nora', 'A I', '1 ask 2 I, 2 show 1, 2 ask 1 A, 1 show 1',
                  cards='off', trays=1)
SECRETS = re.compile('rocket|treasurer|kayak', re.IGNORECASE)


def write(program, name, content):
    """A file in the program's home; its path."""
    path = os.path.join(program.home, name)
    with open(path, 'wb') as file:
        file.write(content if isinstance(content, bytes) else content.encode())
    return path


def read(path):
    with open(path, encoding='utf-8') as file:
        return file.read()


def holds(copy, text):
    """Whether a record says all that text says, and has its moves; it names every option."""
    return (set(text.splitlines()) <= set(copy.splitlines()) and
            copy.partition('begin\n')[2] == text.partition('begin\n')[2])


def name_of_file(program):
    """The chooser's entry, once it has the focus."""
    return program.find('text box', where=lambda node: node.focused)


def put_path(program, entry, path):
    """Types where the file is; what the entry completes by itself is taken away."""
    program.key('ctrl+a')
    program.type(path)
    program.key('shift+End', 'Delete')
    wait(lambda: entry.text == path, 'the path in the chooser')


def menu_item(program, name):
    return program.find(name=re.compile('^' + name), where=lambda node: 'menu item' in node.role)


def finish(program, title):
    """Return, until the chooser goes: its list of completions, if it happens to be
    open, takes one for itself."""
    while program.sees(name=title):
        program.key('Return')
        try:
            wait(lambda: not program.sees(name=title) or program.sees('button', 'Replace'), 'it to go', 2)
            return
        except Absent:
            pass


def choose_to_open(program, path):
    """Opens the chooser by its keys and types where the file is."""
    program.key('ctrl+o')
    program.find(name='Open a game')
    program.key('ctrl+l')
    entry = name_of_file(program)
    put_path(program, entry, path)
    finish(program, 'Open a game')


def refuses(program, path, told):
    """Opening path is answered by a sentence that names it, and changes nothing."""
    choose_to_open(program, path)
    heading = f'“{os.path.basename(path)}” cannot be opened'
    program.find('label', heading)
    program.find('label', re.compile(told))
    program.key('Escape')
    program.find_gone('label', heading)


def agree_to_copy(program):
    program.key('ctrl+s')
    program.find('label', 'Save a copy with the hidden words?')
    program.click_on('button', 'Save a copy…')


def choose_to_save(program, path):
    """In the chooser that is open, types where the copy shall be."""
    program.find(name='Save a copy of the game')
    entry = name_of_file(program)
    put_path(program, entry, path)
    finish(program, 'Save a copy of the game')


def test_a_game_is_opened(program):
    program.find('button', 'Start')
    path = write(program, 'sunday.salon', BEGUN)
    program.key('F10')
    program.click(menu_item(program, 'Open…'))
    program.find(name='Open a game')
    program.screenshot('file-open')
    program.key('Escape')
    program.find_gone(name='Open a game')
    choose_to_open(program, path)
    program.find('grid', 'Hugo’s tray')
    assert not SECRETS.search(program.tree())


def test_leaving_the_chooser_changes_nothing(program):
    program.find('button', 'Start')
    for _ in range(2):
        program.key('ctrl+o')
        program.find(name='Open a game')
        program.key('Escape')
        program.find_gone(name='Open a game')
    program.find('button', 'Start')


def test_what_is_no_game_is_refused(program):
    program.find('button', 'Start')
    refuses(program, write(program, 'notes.salon', b'\x00\xff milk, eggs'), '^line 1: ')
    refuses(program, write(program, 'next-year.salon', 'salon-record 2\n'), '^A newer version of Salon made this game; line 1: ')
    refuses(program, write(program, 'moved.salon', BEGUN + '2 ask 1 E\n1 show 9\n'), '^line [0-9]+: ')
    path = write(program, 'endless.salon', BEGUN)
    os.truncate(path, 33 * 1024 * 1024)
    refuses(program, path, '^This is not a saved game')
    path = os.path.join(program.home, 'pipe.salon')
    os.mkfifo(path)
    refuses(program, path, '^This is not a saved game')
    refuses(program, '/proc/self/mem.salon', '.')
    program.find('button', 'Start')


def test_a_link_to_nowhere_is_refused(program):
    program.find('button', 'Start')
    path = os.path.join(program.home, 'gone.salon')
    os.symlink(os.path.join(program.home, 'nothing'), path)
    choose_to_open(program, path)
    # The chooser itself may say so.
    program.find('label', re.compile('gone.salon|does not exist|No such file'))


def test_nothing_is_saved_without_a_game(program):
    program.find('button', 'Start')
    program.key('F10')
    assert not menu_item(program, 'Save a copy…').sensitive
    program.key('Escape')


@kept(BEGUN)
def test_a_copy_of_a_game_in_progress(program):
    """It is asked for first: the copy holds what nobody should see."""
    sit_down(program)
    program.key('ctrl+s')
    program.find('label', 'Save a copy with the hidden words?')
    program.screenshot('file-question')
    program.key('Escape')
    program.find_gone('label', 'Save a copy with the hidden words?')
    agree_to_copy(program)
    program.find(name='Save a copy of the game')
    assert wait(lambda: name_of_file(program).text, 'a name') == 'Probe.salon'
    program.screenshot('file-save')
    path = os.path.join(program.home, 'sunday.salon')
    choose_to_save(program, path)
    program.find('label', 'Saved as “sunday.salon”')
    program.screenshot('file-saved')
    copy = read(path)
    assert copy.startswith('salon-record 1\ngame probe\n'), copy
    assert holds(copy, BEGUN), copy
    assert not SECRETS.search(program.tree())


@kept(BEGUN)
def test_what_the_chooser_remembers(program):
    """Every program is told what was used recently: the player's files, and nothing of the folder where Salon
    keeps the unfinished game."""
    sit_down(program)
    agree_to_copy(program)
    choose_to_save(program, os.path.join(program.home, 'sunday.salon'))
    program.find('label', 'Saved as “sunday.salon”')
    choose_to_open(program, write(program, 'monday.salon', BEGUN.replace('Hugo', 'Zoe')))
    program.find('grid', 'Zoe’s tray')
    folder = os.path.join(program.home, '.local/share')
    wait(lambda: len(glob.glob(f'{folder}/salon/*.salon')) == 2, 'both games to be kept there')
    assert program.action('quit')
    wait(program.ended, 'the end')
    remembered = read(f'{folder}/recently-used.xbel')
    assert '/sunday.salon"' in remembered and '/monday.salon"' in remembered, remembered
    assert '/salon/' not in remembered, remembered


@kept(FINISHED.replace('1 show 1\n', ''))
def test_a_copy_of_a_finished_game(program):
    """Nothing is secret any more, and nothing is asked."""
    sit_down(program)
    program.find('button', 'Play again')
    program.key('ctrl+shift+s')
    path = os.path.join(program.home, 'ended.salon')
    choose_to_save(program, path)
    program.find('label', 'Saved as “ended.salon”')
    assert holds(read(path), FINISHED), read(path)


@kept(BEGUN)
def test_a_copy_over_another_file(program):
    """The chooser asks before, and the whole of the old one is gone after."""
    sit_down(program)
    path = write(program, 'old.salon', 'x' * 100000)
    agree_to_copy(program)
    choose_to_save(program, path)
    program.click_on('button', 'Replace')
    program.find('label', 'Saved as “old.salon”')
    assert holds(read(path), BEGUN), read(path)


@kept(BEGUN)
def test_a_copy_that_cannot_be_written(program):
    sit_down(program)
    agree_to_copy(program)
    choose_to_save(program, '/proc/copy.salon')
    program.find('label', '“copy.salon” cannot be written')
    program.screenshot('file-failed')
    program.key('Escape')
    program.find_gone('label', '“copy.salon” cannot be written')
    # It is no harm to the game.
    program.find('grid', 'Hugo’s tray')


@kept(BEGUN)
def test_a_copy_that_fails_when_the_window_is_closed(program):
    """A pipe is waited for until somebody reads it, and then is no file."""
    sit_down(program)
    path = f'{program.home}/pipe.salon'
    os.mkfifo(path)
    agree_to_copy(program)
    choose_to_save(program, path)
    program.click_on('button', 'Replace')
    program.find_gone(name='Save a copy of the game')
    program.key('ctrl+w')
    wait(lambda: not windows(), 'the window to go')
    os.close(os.open(path, os.O_RDONLY | os.O_NONBLOCK))
    program.find('label', '“pipe.salon” cannot be written')
    program.key('Escape')
    # It does not stand in the way of the game.
    sit_down(program)


@kept(BEGUN)
def test_quitting_with_the_chooser_open(program):
    sit_down(program)
    agree_to_copy(program)
    program.find(name='Save a copy of the game')
    assert program.action('quit')
    wait(program.ended, 'the end')


@contextlib.contextmanager
def hanging(path):
    """As long as this lasts, whoever opens the file waits, as on a disk that is gone: the
    system asks its owner first (who has 45 seconds to answer)."""
    signal.signal(signal.SIGIO, signal.SIG_IGN)
    with open(path, 'rb+') as file:
        fcntl.fcntl(file, fcntl.F_SETLEASE, fcntl.F_WRLCK)
        yield


def opens(program, path):
    """Opens a file that hangs; waits until it is told."""
    program.open_file(path)
    program.find('label', f'Opening “{os.path.basename(path)}”…')


def test_a_file_that_takes_long(program):
    """It is told, and can be left; the window goes on meanwhile."""
    program.find('button', 'Start')
    path = write(program, 'slow.salon', BEGUN)
    with hanging(path):
        opens(program, path)
        program.screenshot('file-slow')
        program.click_on('radio', 'Parker 1982')
        program.find('radio', 'Parker 1982', where=lambda node: node.checked)
        program.click_on('button', 'Cancel')
        program.find_gone('label', 'Opening “slow.salon”…')
        opens(program, path)
    program.find('grid', 'Hugo’s tray')
    program.find_gone('label', 'Opening “slow.salon”…')


def test_the_last_wish_counts(program):
    """Of a file that hangs, another one and a game begun."""
    program.find('button', 'Start')
    slow = write(program, 'slow.salon', BEGUN)
    quick = write(program, 'quick.salon', BEGUN.replace('Hugo', 'Zoe'))
    with hanging(slow):
        opens(program, slow)
        program.open_file(quick)
        program.find('grid', 'Zoe’s tray')
        program.find_gone('label', 'Opening “slow.salon”…')
        opens(program, slow)
        program.key('ctrl+n')
        program.click_on('button', 'Start')
        program.find('button', 'Lay this word')
        program.find_gone('label', 'Opening “slow.salon”…')
    # What is opened now is read after the one that has hung.
    program.open_file(slow)
    program.find('grid', 'Hugo’s tray')
    assert not program.sees('grid', 'Zoe’s tray')


def test_closed_while_a_file_hangs(program):
    program.find('button', 'Start')
    path = write(program, 'slow.salon', BEGUN)
    with hanging(path):
        opens(program, path)
        program.key('ctrl+w')
        wait(program.ended, 'the end')


# GTK's own chooser loses a few paths; everything else is still told.
main(env={'ASAN_OPTIONS': 'detect_leaks=0'})
